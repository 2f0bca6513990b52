# What went wrong, one message for each error code: what was wrong, then what would be right.
# The variables are the facts of the error.

## Reading cards and languages

error-bad-card = “{ $token }” ne estas karto. Skribu la rangon (A 2 3 4 5 6 7 8 9 10 F D R) kaj poste la emblemon (T R K P), ekzemple 5K aŭ 10R. Ĉiam validas ankaŭ la anglaj literoj (T J Q K, C D H S).
error-card-twice = La karto { $card } aperas dufoje. Ĉiu karto estas nur unu fojon en la kartaro.
error-unknown-language = Lingvo “{ $language }” ne ekzistas ĉi tie. Lingvoj: { $known }.

## Reading the command line

error-unknown-command = kribo ne havas komandon “{ $command }”. Provu: { $known }. Ĉiuj komandoj: kribo help
error-unknown-option = Opcio “{ $option }” ne ekzistas ĉi tie. Provu: { $known }
error-option-needs-value = Post { $option } mankas valoro, do: { $option } VALUE. Valoron, kiu komenciĝas per “-”, skribu { $option }=VALUE.
error-option-needs-values = Post { $option } devas stari { $needed } valoroj; vi donis { $found }.
error-option-takes-no-value = { $option } estas sen valoro; forigu “={ $text }”.
error-option-twice = { $option } aperas dufoje. Donu ĝin nur unu fojon.
error-not-a-number = Post { $option } devas stari entjero, kaj “{ $text }” ne estas tia.
error-number-out-of-range = { $option } devas esti de { $least } ĝis { $most }, ne { $number }.
error-bad-choice = { $option } ne povas esti “{ $text }”. Eblas: { $choices }.
error-cannot-print = Ne eblas skribi la respondon al la norma eligo. Eble la disko estas plena.
error-too-few-words = { $found ->
    [0] Post la komando devas stari: { $words }. Ĉio pri komando: kribo help COMMAND
   *[other] Mankas vortoj por { $words }: necesas almenaŭ { $needed }, kaj vi donis { $found }.
}
error-too-many-words = “{ $extra }” estas tro: { $most ->
    [0] ĉi tie staru neniuj vortoj, nur opcioj.
    [one] ĉi tie staru nur unu vorto.
   *[other] ĉi tie staru ne pli ol { $most } vortoj.
 }

## Choosing a game

error-unknown-variant = Varianto “{ $variant }” ne ekzistas. Variantoj: { $known }.
error-unknown-option-name = { $variant } ne havas opcion “{ $option }”. Ĝiaj opcioj: { $known }.
error-bad-option-value = La opcio { $option } ne povas esti “{ $value }”. Eblas: { $values }.
error-no-such-deal = { $variant } ne ludeblas: necesas du ĝis ses lokoj en egalaj flankoj, tri ĝis kvin tenataj kartoj el la disdonitaj, kaj kribo de kvar aŭ kvin kartoj, ĉio el unu kartaro.
error-bad-target = Partio ĝis { $target } ne eblas. La celo estas de { $least } ĝis { $most }.
error-option-needs-counting = La opcio { $option } havas sencon nur, kiam la ludantoj mem kalkulas. Elektu por counting unu el: { $values }.

error-unknown-preset = Opciaro “{ $preset }” ne ekzistas. Ekzistas: { $known }.

## Actions that cannot be made now
## Seats count from 0 here, so no sentence names one; a list without cards is the word `none`.

error-not-now = Tio nun ne eblas. { $stage ->
    [DrawingLots] La loto decidas pri la unua disdono.
    [ShufflingToCut] La kartaro estas pretigata por la lotado.
    [CuttingForDeal] La ludantoj tiras kartojn pri la unua disdono.
    [Dealing] La kartoj estas disdonataj.
    [Discarding] La ludantoj elektas kartojn por la kribo.
    [Bidding] Daŭras la aŭkcio pri la kribo.
    [Cutting] Oni devas dividi la kartaron por la ekkarto.
    [Playing] Daŭras la kejlumado: metu karton aŭ diru “ek”.
    [Announcing] Unue diru, kiom da poentoj donas la ĵus metita karto.
    [Counting] Daŭras la elmontrado.
    [Calling] Oni rajtas postuli forgesitajn poentojn aŭ akcepti la anoncon.
   *[Over] La partio finiĝis.
}
error-no-such-seat = Tiu loko ne ekzistas: ĉe ĉi tiu partio estas { $seats } lokoj.
error-not-your-turn = Ne estas via vico. Atendu la aliajn.
error-not-cutting = Vi nun havas nenion por tiri. Tiras nur tiuj, kiuj ankoraŭ ne tiris.
error-no-such-position = En loko { $position } ne estas karto. Elektu lokon de { $least } ĝis { $most }.
error-position-taken = La karto en loko { $position } jam estas tirita. Elektu alian.
error-bad-pack = Tio ne estas kartaro: ĝi devas enhavi ĉiun el la 52 kartoj unu fojon.
error-discarded-already = Vi nun havas nenion por forsendi. Atendu la aliajn.
error-discard-number = { $given ->
    [0] Vi elektis neniun karton.
    [one] Vi elektis unu karton.
   *[other] Vi elektis { $given } kartojn.
 } Sendu al la kribo { $number ->
    [one] unu karton
   *[other] { $number } kartojn
 }.
error-card-not-yours = Vi ne havas { $card }. Vi havas: { $cards ->
    [none] neniun karton
   *[other] { $cards }
}.
error-would-pass-31 = { $card } farus { $count }, sed la limo estas 31. { $playable ->
    [none] Neniu via karto meteblas. Diru: ek.
   *[other] Meteblaj: { $playable }.
}
error-nothing-to-take-back = Vi havas nenion por repreni. Unue sendu kartojn al la kribo.
error-discard-is-final = Laŭ ĉi tiu regularo la forsenditajn kartojn oni ne rajtas repreni.
error-must-pass = Neniu povas oferti pli ol { $most }. Diru: pas.
error-must-open = Vi devas oferti. Ofertu de { $least } ĝis { $most }.
error-bad-bid = Oferto de { $points } ne eblas. Ofertu de { $least } ĝis { $most }, aŭ diru: pas.
error-no-heels = Ne estas fanto, pro kiu vi povus postuli du poentojn. Daŭrigu la kejlumadon.
error-must-play = Vi ne rajtas diri “ek”, dum vi povas meti karton. Meteblaj: { $playable }.
error-claim-out-of-range = Tiom da poentoj ne eblas: { $points }. Diru nombron de { $least } ĝis { $most }.
error-claim-is-counted = En ĉi tiu partio la programo kalkulas por vi: la valoro estas { $points }.
error-no-call-left = Pri ĉi tiu anonco vi ne plu rajtas ion postuli. Atendu la aliajn.
error-no-clock-runs = Por tiu loko ne kuras tempo.
error-resign-needs-two-sides = Kun { $sides } flankoj ĉe la tablo neniu povas rezigni. Rezigni eblas nur, kie ludas du flankoj.
