# What is said at the table: what happened, and what the table answers when it is asked.
#
# $player stays in the nominative: it is the subject, or stands after “de”, “al”, “ĉe”, “kun” or a colon.
# No ending is ever added to a variable. The accusative of a card is $card_acc, that of a number of things
# points-acc or cards-acc; after a preposition, “estas”, “mankas” or a colon the nominative stands.

## Cards and players

card-letters = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] F
    [queen] D
   *[king] R
}{ $suit ->
    [spades] P
    [hearts] K
    [diamonds] R
   *[clubs] T
}
card-nom = { $suit ->
    [spades] pika
    [hearts] kera
    [diamonds] karoa
   *[clubs] trefa
} { $rank ->
    [ace] aso
    [two] duo
    [three] trio
    [four] kvaro
    [five] kvino
    [six] seso
    [seven] sepo
    [eight] oko
    [nine] naŭo
    [ten] deko
    [jack] fanto
    [queen] damo
   *[king] reĝo
}
card-acc = { $suit ->
    [spades] pikan
    [hearts] keran
    [diamonds] karoan
   *[clubs] trefan
} { $rank ->
    [ace] ason
    [two] duon
    [three] trion
    [four] kvaron
    [five] kvinon
    [six] seson
    [seven] sepon
    [eight] okon
    [nine] naŭon
    [ten] dekon
    [jack] fanton
    [queen] damon
   *[king] reĝon
}
you = Vi
# The items of a list so far, and one more.
list-more = { $before }, { $item }
# The players of a side, where other sides stand beside it.
team-more = { $before } kaj { $item }

## Counted things; $n decides the form

points = { $n ->
    [one] { $n } poento
   *[other] { $n } poentoj
}
points-acc = { $n ->
    [one] { $n } poenton
   *[other] { $n } poentojn
}
cards = { $n ->
    [one] { $n } karto
   *[other] { $n } kartoj
}
cards-acc = { $n ->
    [one] { $n } karton
   *[other] { $n } kartojn
}
holes-to-go = { $n ->
    [one] restas { $n } truo
   *[other] restas { $n } truoj
}

## Who deals, and the deal

cut-for-deal-self = Vi tiras { $card_acc }.
cut-for-deal-other = { $player } tiras { $card_acc }.
cut-for-deal-self-full = Vi tiras la { $card_acc }.
cut-for-deal-other-full = { $player } tiras la { $card_acc }.
cut-tied = Egalaj kartoj. Denove tiras: { $players }.
lots-self = La loto decidas: vi disdonas unua.
lots-other = La loto decidas: { $player } disdonas unua.
deal-self = Disdono { $number }: disdonas vi.
deal-other = Disdono { $number }: disdonas { $player }.
crib-owner-self = La kribo estas via.
crib-owner-other = La kribo apartenas al { $player }.
dealt-unseen = La kartoj estas disdonitaj.
dealt-self = { your-hand }
dealt-other = Mano de { $player }: { $cards }.
discarded-unseen = { $player } sendas { cards-acc } al la kribo.
discarded-self = Vi sendas { $cards_acc } al la kribo.
discarded-other = { $player } sendas { $cards_acc } al la kribo.
took-back-self = Vi reprenas viajn kartojn el la kribo.
took-back-other = { $player } reprenas siajn kartojn el la kribo.
bid-self = Vi ofertas { points-acc }.
bid-other = { $player } ofertas { points-acc }.
pass-self = Vi pasas.
pass-other = { $player } pasas.
crib-bought-self = Vi aĉetas la kribon kontraŭ { points }.
crib-bought-other = { $player } aĉetas la kribon kontraŭ { points }.
starter-cut-self = Vi dividas la kartaron. Ekkarto: { $card }.
starter-cut-other = { $player } dividas la kartaron. Ekkarto: { $card }.
starter-cut-self-brief = Ekkarto: { $card }.
starter-cut-other-brief = Ekkarto: { $card }.
heels-lost-self = Vi metis karton kaj ne postulis la 2 poentojn pro la kalkanoj: ili estas perditaj.
heels-lost-other = { $player } ne postulis la 2 poentojn pro la kalkanoj: ili estas perditaj.

## The play

played-self = Vi metas { $card_acc }. Sumo { $count }.
played-other = { $player } metas { $card_acc }. Sumo { $count }.
played-self-brief = Vi: { $card }, { $count }.
played-other-brief = { $player }: { $card }, { $count }.
played-self-full = Vi metas la { $card_acc }. La sumo estas { $count }.
played-other-full = { $player } metas la { $card_acc }. La sumo estas { $count }.
go-self = Vi diras: ek!
go-other = { $player } diras: ek!
go-self-full = La sumo estas { $count }. Vi diras: ek!
go-other-full = La sumo estas { $count }. { $player } diras: ek!
count-restart-self = La sumo revenas al nulo. Komencas vi.
count-restart-other = La sumo revenas al nulo. Komencas { $player }.
count-restart-self-brief = Sumo 0. Komencas vi.
count-restart-other-brief = Sumo 0. Komencas { $player }.

## Counting

claimed-self = { $where ->
    [hand] Vi anoncas { points-acc } por via mano.
    [crib] Vi anoncas { points-acc } por via kribo.
   *[play] Vi anoncas { points-acc } por la metita karto.
}
claimed-other = { $where ->
    [hand] { $player } anoncas { points-acc } por sia mano.
    [crib] { $player } anoncas { points-acc } por sia kribo.
   *[play] { $player } anoncas { points-acc } por la metita karto.
}
claimed-nineteen-self = Vi diras: dek naŭ! Tio estas: nulo.
claimed-nineteen-other = { $player } diras: dek naŭ! Tio estas: nulo.
show-hand-self = Via mano: { $cards }. Ekkarto: { $starter }.
show-hand-other = Mano de { $player }: { $cards }. Ekkarto: { $starter }.
show-crib-self = Via kribo: { $cards }. Ekkarto: { $starter }.
show-crib-other = Kribo de { $player }: { $cards }. Ekkarto: { $starter }.
pile = Kartoj de ĉi tiu sumo: { $cards }.
count-in-play = La lasta karto donas { points-acc }: { $why }.
count-is = Valoro: { $n }.
claim-wrong-self = Vi anoncis { $claim }. La ĝusta valoro estas { $n }.
claim-wrong-other = { $player } anoncis { $claim }. La ĝusta valoro estas { $n }.
timed-out-self = Via tempo finiĝis.
timed-out-other = La tempo de { $player } finiĝis.
call-none-self = Vi akceptas la anoncon.
call-none-other = { $player } akceptas la anoncon.
call-right-self = Vi postulas { points-acc }, kaj prave.
call-right-other = { $player } postulas { points-acc }, kaj prave.
call-wrong-self = Vi postulas { points-acc }, sed malprave.
call-wrong-other = { $player } postulas { points-acc }, sed malprave.

## Points: $n is what it was worth, $score the score after it, never above the target

pegged-three-for-last-self = Kompenso: vi ne disdonas kaj gajnas { points-acc }. Entute { $score }.
pegged-three-for-last-other = Kompenso: { $player } ne disdonas kaj gajnas { points-acc }. Entute { $score }.
pegged-bid-self = Vi pagas { points-acc } por la kribo. Entute { $score }.
pegged-bid-other = { $player } pagas { points-acc } por la kribo. Entute { $score }.
pegged-heels-self = Du pro la kalkanoj: vi gajnas { points-acc }. Entute { $score }.
pegged-heels-other = Du pro la kalkanoj: { $player } gajnas { points-acc }. Entute { $score }.
# $why is what players call: “dekkvino, du poentoj; paro, du poentoj”.
pegged-play-self = Vi gajnas { $n }: { $why }. Entute { $score }.
pegged-play-other = { $player } gajnas { $n }: { $why }. Entute { $score }.
pegged-claim-self = Vi gajnas { points-acc }. Entute { $score }.
pegged-claim-other = { $player } gajnas { points-acc }. Entute { $score }.
pegged-go-self = Vi gajnas { points-acc } pro “ek”. Entute { $score }.
pegged-go-other = { $player } gajnas { points-acc } pro “ek”. Entute { $score }.
pegged-last-card-self = Vi gajnas { points-acc } pro la lasta karto. Entute { $score }.
pegged-last-card-other = { $player } gajnas { points-acc } pro la lasta karto. Entute { $score }.
pegged-hand-self = Via mano donas { points-acc }. Entute { $score }.
pegged-hand-other = La mano donas { points-acc } al { $player }. Entute { $score }.
pegged-crib-self = Via kribo donas { points-acc }. Entute { $score }.
pegged-crib-other = La kribo donas { points-acc } al { $player }. Entute { $score }.
pegged-missed-self = { $n ->
    [one] Vi ricevas { $n } forgesitan poenton.
   *[other] Vi ricevas { $n } forgesitajn poentojn.
} Entute { $score }.
pegged-missed-other = { $n ->
    [one] { $player } ricevas { $n } forgesitan poenton.
   *[other] { $player } ricevas { $n } forgesitajn poentojn.
} Entute { $score }.
pegged-invented-self = { $n ->
    [one] Vi ricevas { $n } troan poenton.
   *[other] Vi ricevas { $n } troajn poentojn.
} Entute { $score }.
pegged-invented-other = { $n ->
    [one] { $player } ricevas { $n } troan poenton.
   *[other] { $player } ricevas { $n } troajn poentojn.
} Entute { $score }.
pegged-muggins-self = Kapto: vi prenas { points-acc }. Entute { $score }.
pegged-muggins-other = Kapto: { $player } prenas { points-acc }. Entute { $score }.
pegged-timeout-self = Vi ricevas { points-acc }, ĉar la tempo finiĝis. Entute { $score }.
pegged-timeout-other = { $player } ricevas { points-acc }, ĉar la tempo finiĝis. Entute { $score }.

## The end of a game

resigned-self = Vi rezignas.
resigned-other = { $player } rezignas.
won-self = Vi venkas!
won-other = Venkas { $player }.
won-team-self = Via teamo venkas!
won-team-other = Venkas: { $players }.
final-scores = Fina stato. { $scores }.
# An item of a list.
side-score = { $side }: { $score }
skunk = Mefiton suferas: { $players }.
double-skunk = Duoblan mefiton suferas: { $players }.
lurch = Duoble malvenkas: { $players }.

## What is asked

your-hand = Via mano: { $cards }.
no-hand = Via mano estas malplena.
waiting = Vico de { $players }.
waiting-for-chance = La kartoj tuj estos disdonitaj.
game-over = La partio finiĝis.
ask-cut-for-deal = { $first_dealer ->
    [high] Lotado: kiu tiros la plej altan karton, tiu disdonos. Diru numeron de 1 ĝis { $most }, aŭ “tiri” por hazarda karto.
   *[low] Lotado: kiu tiros la plej malaltan karton, tiu disdonos. Diru numeron de 1 ĝis { $most }, aŭ “tiri” por hazarda karto.
}
ask-discard-own = Elektu { cards-acc } por via kribo.
ask-discard-team = Elektu { cards-acc } por la kribo de via teamo; ĝin kalkulos { $player }.
ask-discard-other = Elektu { cards-acc } por la kribo de { $player }.
ask-discard-unsold = Elektu { cards-acc } por la kribo, kiu ankoraŭ ne estas vendita.
ask-bid-first = Ofertu de { $least } ĝis { $most } por la kribo.
ask-bid = Ofertu de { $least } ĝis { $most } por la kribo, aŭ diru: pas.
ask-bid-one = Prenu la kribon kontraŭ { $least }, aŭ diru: pas.
ask-pass = Neniu povas oferti pli. Diru: pas.
ask-cut-starter = Dividu la kartaron: diru numeron de { $least } ĝis { $most }, aŭ “dividi” por hazarda loko.
ask-lead = Vi komencas. Metu karton.
ask-play = Via vico. Sumo { $count }. Metu karton.
ask-play-of = Via vico. Sumo { $count }. Meteblaj: { $cards }.
ask-play-or-go = Via vico. Sumo { $count }. Metu karton, aŭ diru: ek.
ask-go = Via vico. Sumo { $count }. Neniu via karto meteblas. Diru: ek.
ask-claim-card = Kiom da poentoj donas via karto?
ask-claim = Kiom da poentoj?
ask-call = Ĉu mankas poentoj? Postulu ilin per nombro, aŭ diru: ne.
ask-call-either = Ĉu poentoj mankas aŭ troas? Postulu ilin per nombro, aŭ diru: ne.

## Answers

phase = { $stage ->
    [DrawingLots] Lotado pri la unua disdono.
    [ShufflingToCut] La kartaro estas miksata por la lotado.
    [CuttingForDeal] Lotado: ĉiu tiras karton pri la unua disdono.
    [Dealing] Disdono.
    [Discarding] Elekto por la kribo.
    [Bidding] Aŭkcio pri la kribo.
    [Cutting] Divido por la ekkarto.
    [Playing] Kejlumado.
    [Announcing] Kejlumado: oni kalkulas la lastan karton.
    [Counting] Elmontrado.
    [Calling] Eblas postuli forgesitajn poentojn.
   *[Over] La partio finiĝis.
}
count-now = Sumo { $count }. Kuŝas: { $cards }.
count-zero = Sumo 0. Ankoraŭ neniu karto kuŝas.
no-count = Nun ne estas sumo, ĉar oni ne kejlumas.
starter-is = Ekkarto: { $card }.
no-starter = La ekkarto ankoraŭ ne estas konata.
laid-self = Vi metis: { $cards }.
laid-other = { $player } metis: { $cards }.
laid-nothing-self = Vi ankoraŭ ne metis karton.
laid-nothing-other = { $player } ankoraŭ ne metis karton.
holds-other = { $player } tenas { cards-acc }.
your-discard = Viaj kartoj en la kribo: { $cards }.
nothing-laid = Neniu karto kuŝas sur la tablo.
side-line = { $side }: { $score }. Strato { $street } el { $streets }, { holes-to-go }.
side-line-brief = { $side }: { $score }.
lead = { $side }: antaŭas je { points }.
level = La stato estas egala.
score-detail = { $side }: antaŭa kejlo { $score }, malantaŭa kejlo { $rear }, { holes-to-go }.
skunk-near = { $n ->
    [one] { $side }: mankas { $n } poento por eviti mefiton.
   *[other] { $side }: mankas { $n } poentoj por eviti mefiton.
}
skunk-safe = { $side }: mefito ne plu minacas.
target-is = Oni ludas ĝis { $target }.
no-deal-yet = Ankoraŭ neniu estas disdonanto.
dealer-self = Disdonas vi.
dealer-other = Disdonas { $player }.
crib-unsold = La kribo ankoraŭ ne estas vendita.
makes = { $card }: sumo { $count }.
makes-points = { $card }: sumo { $count }; { $why }.
makes-too-much = { $card }: farus { $count }, pli ol 31.
no-card-fits = Neniu via karto meteblas. Diru: ek.
may-say-go = Vi rajtas ankaŭ diri: ek.
nothing-counted = Ankoraŭ nenio estas kalkulita.
# A line of a list of what scored.
counted-item = { item-kind }: { $cards }, { points }.
counted-total = Entute: { $n }.
seat-person = Loko { $seat }: { $player }.
seat-bot = Loko { $seat }: { $player }, roboto { $bot ->
    [random] ({ $bot }), kiu ludas hazarde
    [greedy] ({ $bot }), kiu tuj prenas la plej multajn poentojn
    [basic] ({ $bot }), kiu ludas prudente
    [top] de la plej alta nivelo
   *[other] de nivelo { $bot }
}.
# What bots are called: a level of the strong player; the second and later ones of a kind have a number.
bot-name = { $bot ->
    [random] Hazardulo
    [greedy] Avidulo
    [basic] Prudentulo
    [top] Ĉampiono
   *[other] Nivelo { $bot }
}
bot-again = { $bot ->
    [random] { $name } { $number }
    [greedy] { $name } { $number }
    [basic] { $name } { $number }
   *[other] { $name } ({ $number })
}
team = Teamo { $side }: { $players }.

## Results

# $items is a list of what slip-source says.
slip-line = { $side }: { $items }. Entute { $total }.
slip-source = { $source ->
    [pegging] kejlumado { $n }
    [hand] manoj { $n }
    [crib] kriboj { $n }
    [heels] kalkanoj { $n }
    [start] kompenso { $n }
    [bids] ofertoj { $n }
   *[calls] eraroj de aliaj { $n }
}
slip-nothing = nenio
slip-left-self = Vi lasis { points-acc } sur la tablo.
slip-left-other = { $player } lasis { points-acc } sur la tablo.
games-won = Gajnitaj partioj. { $scores }.
match-points = Matĉaj poentoj. { $scores }.
game-points = Partiaj poentoj. { $scores }.
spread-points = Totala diferenco. { $scores }.
stakes-stand = Vetoj. { $scores }.
match-won-self = Vi venkas en la matĉo!
match-won-other = En la matĉo venkas { $player }.
match-won-team-self = Via teamo venkas en la matĉo!
match-won-team-other = En la matĉo venkas: { $players }.
match-drawn = La matĉo finiĝas egale: { $players }.
plus = +{ $n }
minus = −{ $n }

## Options of a game; $value is what was chosen, $n the same as a number

option-target = Oni ludas ĝis { $value }.
option-first_dealer = { $value ->
    [low] Kiu tiras la plej malaltan karton, tiu disdonas unua.
    [high] Kiu tiras la plej altan karton, tiu disdonas unua.
   *[random] La loto decidas, kiu disdonas unua.
}
option-next_dealer = { $value ->
    [loser] En matĉo la malvenkinto disdonas unua en la sekva partio.
    [winner] En matĉo la venkinto disdonas unua en la sekva partio.
    [alternate] En matĉo la unua disdono rondiras de partio al partio.
   *[cut] En matĉo oni lotas antaŭ ĉiu partio, kiu disdonu unua.
}
option-heels = { $value ->
    [automatic] Fanta ekkarto tuj donas du poentojn.
   *[claimed] La du poentojn pro fanta ekkarto la disdonanto devas postuli antaŭ sia unua karto.
}
option-three_for_last = { $value ->
    [once] Tri kompensajn poentojn oni donas unu fojon, antaŭ la unua disdono.
    [each_deal] Tri kompensajn poentojn oni donas en ĉiu disdono.
   *[never] Oni ludas sen kompensaj poentoj.
}
option-single_go = { $value ->
    [must] Post “ek” la alia devas meti plu, dum eblas.
   *[may] Post “ek” la alia rajtas ĉesi, eĉ se iu karto meteblas.
}
option-crib_flush = { $value ->
    [five] En la kribo samemblemaj kartoj validas nur kun samemblema ekkarto.
   *[four] En la kribo samemblemaj kartoj validas ankaŭ sen la ekkarto.
}
option-bicycle_go = { $value ->
    [off] Post “ek” ĉiuj aliaj metas plu, dum eblas.
   *[on] Se unu diras “ek” kaj ankaŭ la sekva ne povas meti, la tria ne metas plu.
}
option-seven_crib = { $n ->
    [5] La kribo havas kvin kartojn, unu el ili rekte el la kartaro.
   *[4] La kribo havas kvar kartojn.
}
option-auction_when = { $value ->
    [after_discards] La aŭkcio pri la kribo okazas post la forsendo.
   *[before_discards] La aŭkcio pri la kribo okazas antaŭ la forsendo.
}
option-auction_open = { $value ->
    [must] La unua en la aŭkcio devas oferti.
   *[may_pass] Eĉ la unua en la aŭkcio rajtas pasi.
}
option-auction_heels = { $value ->
    [dealer] La du poentojn pro fanta ekkarto gajnas la disdonanto.
   *[owner] La du poentojn pro fanta ekkarto gajnas la posedanto de la kribo.
}
option-counting = { $value ->
    [auto] La programo kalkulas la manojn.
    [assisted] La ludantoj kalkulas; erarojn la programo korektas sen puno.
    [self] La ludantoj kalkulas; forgesitaj poentoj perdiĝas.
    [muggins] La ludantoj kalkulas; forgesitajn poentojn la kontraŭuloj rajtas kapti.
   *[strict] La ludantoj kalkulas; forgesitajn kaj troajn poentojn ricevas la kontraŭuloj.
}
option-count_seconds = { $value ->
    [off] Oni kalkulas sen tempolimo.
   *[other] Por ĉiu kalkulo estas { $n } sekundoj.
}
option-transfer = { $value ->
    [all] La poentojn de eraro plene ricevas ĉiu kontraŭa flanko.
    [next] La poentojn de eraro ricevas la sekva kontraŭa flanko.
    [split] La poentojn de eraro la kontraŭaj flankoj dividas inter si.
   *[caller] La poentojn de eraro ricevas la unua kontraŭulo, kiu postulas ilin.
}
option-timeout_round = { $value ->
    [half_up] Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan supren.
    [down] Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan malsupren.
   *[even] Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan al para nombro.
}
option-timeout_keep = { $value ->
    [rest] Kiam la tempo finiĝas, la alia duono restas al la ludanto.
   *[nothing] Kiam la tempo finiĝas, al la ludanto restas nenio.
}
option-manual_pegging = { $value ->
    [off] Dum la kejlumado kalkulas la programo.
   *[on] Ankaŭ dum la kejlumado la ludantoj mem kalkulas ĉiun karton.
}
option-call_seconds = { $n ->
    [one] Postuli eblas dum { $n } sekundo.
   *[other] Postuli eblas dum { $n } sekundoj.
}
option-over_penalty = { $value ->
    [off] Ĉe kapto troaj poentoj simple ne validas.
   *[on] Ĉe kapto troajn poentojn ricevas la kontraŭuloj.
}
option-short_hand = { $value ->
    [right] Ankaŭ la ludanto dekstre de la disdonanto ricevas unu karton malpli kaj forsendas neniun.
   *[opposite] Ankaŭ la ludanto vidalvide al la disdonanto ricevas unu karton malpli kaj forsendas neniun.
}
option-skunk = { $value ->
    [margins] Malvenko je 31 aŭ pli estas mefito, je 61 aŭ pli duobla mefito.
    [lines] Kiu ne atingis truon 91, tiu suferas mefiton; kiu ne atingis truon 61, duoblan mefiton.
    [lurch] Kiu havas malpli ol duonon de la celo, tiu malvenkas duoble.
   *[off] Oni ludas sen mefitoj.
}
option-match_points = Matĉaj poentoj por venko, mefito kaj duobla mefito: { $value }.
# $value is the form of the match, $n the number in it.
option-match = { $value ->
    [best-of] Kiu gajnas la plimulton el { $n } partioj, tiu venkas en la matĉo.
    [first-to] Kiu unua havas { $n ->
        [one] { $n } matĉan poenton
       *[other] { $n } matĉajn poentojn
    }, tiu venkas en la matĉo.
    [games] La matĉo havas { $n } partiojn.
   *[single] Oni ludas unu solan partion.
}
option-stakes = { $n ->
    [0] Oni ludas sen veto.
   *[other] La veto estas { $value }.
}
option-discard_final = { $value ->
    [when_all_in] Forsenditajn kartojn oni rajtas repreni, ĝis ĉiuj forsendis.
   *[at_once] Forsenditajn kartojn oni ne rajtas repreni.
}
option-say_go = { $value ->
    [for_me] La programo diras “ek” por vi, kiam neniu via karto meteblas.
   *[myself] Vi mem diras “ek”.
}

## Refusals that name a player; the others are in errors.ftl

error-not-your-turn-at-table = Ne estas via vico. Vico de { $player }.
