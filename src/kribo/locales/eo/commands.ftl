# What a person may type at a table.
#
# The words of English work as well, and so do its single letters, which the help shows in brackets.

## Questions and wishes

command-help = helpo helpu
command-rules = reguloj regularo
command-hand = mano
command-count = sumo
command-starter = ekkarto
command-table = tablo
command-scores = poentoj stato
command-details = kejloj
command-turn = vico
command-dealer = disdonanto kribo
command-legal = eblaj eble meteblaj
command-again = denove ripetu ripeti
command-breakdown = detaloj
command-who = kiuj kiu
command-options = opcioj
command-clock = horloĝo tempo
command-brief = mallonge
command-normal = normale
command-full = plene
command-quit = fini finu foriri

## Actions

command-discard = sendi sendu forsendi
command-takeback = malfari repreni reprenu
command-bid = oferti ofertu
command-pass = pas pasi
command-cut = dividi dividu tiri tiru
command-play = meti metu
command-go = ek ek!
command-heels = kalkanoj
command-claim = anonci anoncu
command-muggins = kapti kaptu kapto postuli postulu
command-no = ne akcepti
command-resign = rezigni rezignu

## Cards: by rank from the ace and by suit from clubs, with a stroke between signs of one.
## The beginning of a suit’s word is enough where no other suit begins so; an exact sign goes before.

rank-signs = A 2 3 4 5 6 7 8 9 10/X/T F/J D/Q R/K
suit-words = t/trefo/trefa/♣/♧ r/rombo/romba/karoo/karoa/♦/♢ k/kero/kera/♥/♡ p/piko/pika/♠/♤

## What cannot be read, and what could be

error-nothing-typed = Vi tajpis nenion. Tajpu ? por vidi, kio eblas.
error-not-understood = Ne kompreneblas: “{ $text }”. { $stage ->
    [CuttingForDeal] Diru la numeron de la tirata karto, aŭ “tiri”.
    [Discarding] Nomu la kartojn laŭ iliaj lokoj en la mano aŭ per literoj, ekzemple 1 4 aŭ 5K FR.
    [Bidding] Diru nombron, aŭ “pas”.
    [Cutting] Diru la numeron de la loko, aŭ “dividi”.
    [Playing] Nomu karton per literoj aŭ laŭ ĝia loko en la mano, ekzemple 5K aŭ 1, aŭ diru “ek”.
    [Announcing] Diru la nombron de poentoj.
    [Counting] Diru la nombron de poentoj.
    [Calling] Diru la nombron de forgesitaj poentoj, aŭ “ne”.
   *[other] Nun oni nenion petas de vi.
} Tajpu ? por vidi ĉion, kio eblas.
error-not-a-count = “{ $text }” ne estas taŭga nombro. Skribu entjeron, ekzemple 8.
error-no-such-place = { $cards ->
    [none] Karto { $place } ne ekzistas: via mano estas malplena.
   *[other] Karto { $place } ne ekzistas en via mano. Vi havas { $most ->
        [one] unu karton
       *[other] { $most } kartojn
    }: { $cards }. Nomu karton laŭ ĝia loko, nombrante de maldekstre, aŭ per rango kaj emblemo.
}
error-rank-not-held = Vi ne havas karton “{ $text }”. Vi havas: { $cards ->
    [none] neniun
   *[other] { $cards }
}.
error-which-card = Vi havas pli ol unu karton “{ $text }”. Diru, kiun: { $cards }.
error-only-watching = Vi nur spektas ĉi tiun partion. Demandi pri la stato vi rajtas: tajpu ? por vidi kiel.

## What ? answers: first what the stage asks for, then what can always be asked

possible-now = { $stage ->
    [CuttingForDeal] Nun: per numero vi tiras la karton en tiu loko, per “tiri” iun ajn.
    [Discarding] Nun: nomu la kartojn por la kribo, laŭ iliaj lokoj en la mano (1 4) aŭ per literoj (5K FR).
    [Bidding] Nun: per nombro vi ofertas tiom da poentoj por la kribo, per “pas” vi pasas.
    [Cutting] Nun: per numero vi dividas la kartaron en tiu loko, per “dividi” ie ajn.
    [Playing] Nun: nomu karton per literoj (5K) aŭ laŭ ĝia loko en la mano (1); la rango (F) sufiĉas, se vi havas nur unu tian. Se neniu karto meteblas, diru “ek”.
    [Announcing] Nun: diru, kiom da poentoj donas la karto.
    [Counting] Nun: diru, kiom da poentoj donas la kartoj.
    [Calling] Nun: per nombro vi postulas tiom da poentoj, per “ne” vi akceptas la anoncon.
   *[other] Nun oni nenion petas de vi.
}
possible-heels = per “kalkanoj” vi postulas du poentojn, se la ekkarto estas fanto kaj vi disdonas; faru tion, antaŭ ol meti karton.
possible-always =
    Ĉiam eblas, ankaŭ per la angla litero en krampoj:
    mano (h), sumo (c), ekkarto (x); tablo (v): ĉiuj metitaj kartoj
    eblaj (l): kion faras ĉiu via karto; vico (t): kies vico estas
    disdonanto (r); poentoj (s); kejloj (ss): la stato kun ĉiuj detaloj
    detaloj (b): la lasta kalkulo, ero post ero
    denove (a): ripetas la lastan mesaĝon; denove 5: la lastajn kvin
    kiuj: kiuj ĉeestas; opcioj: laŭ kiuj opcioj oni ludas; reguloj: la regularo
    mallonge, normale aŭ plene: kiom detale la programo rakontas
    horloĝo (k): kiom da tempo restas por kalkuli
    repreni (u): reprenas viajn kartojn, dum aliaj ankoraŭ elektas
    fini: konservas la partion kaj foriras
possible-resign = rezigni: vi fordonas la partion
