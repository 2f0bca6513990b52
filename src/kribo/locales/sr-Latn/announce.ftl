# Šta se kaže za stolom: šta se dogodilo, i šta sto odgovara kad ga neko pita.
#
# $player je ime kako je uneto, uvek u nominativu: subjekat, iza dvotačke ili u zagradi. $players i $side su
# spiskovi imena i reči „Vi“. NAME-self se kaže igraču o kome je reč, NAME-other ostalima; -team-self i -team-other
# govore o strani sa više igrača. NAME-brief i NAME-full čuju oni koji su tako izabrali.
# $card i $cards su oznake (5H JK), a za one koji hoće sve rečima grade se sa card-nom; $card_acc je akuzativ.
# O drugima samo prezent („igra“, „dobija“): prošlo vreme otkriva rod, a množina uz „vi“ ne otkriva.

## Karte i igrači

# Slova na kartama su A J Q K, latinična i u ćirilici.
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
    [jack] J
    [queen] Q
   *[king] K
}{ $suit ->
    [spades] P
    [hearts] H
    [diamonds] K
   *[clubs] T
}
card-nom = { $rank ->
    [ace] kec
    [two] dvojka
    [three] trojka
    [four] četvorka
    [five] petica
    [six] šestica
    [seven] sedmica
    [eight] osmica
    [nine] devetka
    [ten] desetka
    [jack] žandar
    [queen] dama
   *[king] kralj
} { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
card-acc = { $rank ->
    [ace] keca
    [two] dvojku
    [three] trojku
    [four] četvorku
    [five] peticu
    [six] šesticu
    [seven] sedmicu
    [eight] osmicu
    [nine] devetku
    [ten] desetku
    [jack] žandara
    [queen] damu
   *[king] kralja
} { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
you = Vi
# Stavke spiska dotle, i još jedna.
list-more = { $before }, { $item }
# Igrači jedne strane, kad uz nju stoje druge.
team-more = { $before } i { $item }

## Reči uz brojeve; oblik bira $n

points = { $n ->
    [one] { $n } poen
    [few] { $n } poena
   *[other] { $n } poena
}
points-acc = { points }
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
cards-acc = { $n ->
    [one] { $n } kartu
    [few] { $n } karte
   *[other] { $n } karata
}
holes-to-go = { $n ->
    [0] na cilju
    [one] još { $n } rupa
    [few] još { $n } rupe
   *[other] još { $n } rupa
}

## Ko deli, i deljenje

cut-for-deal-self = Izvlačite { $card_acc }.
cut-for-deal-other = { $player } izvlači { $card_acc }.
cut-for-deal-self-full = Izvlačite { $card_acc }.
cut-for-deal-other-full = { $player } izvlači { $card_acc }.
cut-tied = Nerešeno. Ponovo izvlače: { $players }.
lots-self = Žrebom je odlučeno: prvo delite vi.
lots-other = Žrebom je odlučeno: prvo deli { $player }.
deal-self = Deljenje { $number }: delite vi.
deal-other = Deljenje { $number }: deli { $player }.
crib-owner-self = Krib je vaš.
crib-owner-other = Krib dobija { $player }.
dealt-unseen = Karte su podeljene.
dealt-self = { your-hand }
dealt-other = Ruka ({ $player }): { $cards }.
discarded-unseen = { $player } odbacuje { cards-acc } u krib.
discarded-self = U krib odbacujete { $cards_acc }.
discarded-other = { $player } u krib odbacuje { $cards_acc }.
took-back-self = Uzimate nazad odbačene karte.
took-back-other = { $player } uzima nazad odbačene karte.
bid-self = Nudite { points-acc } za krib.
bid-other = { $player } nudi { points-acc } za krib.
pass-self = Kažete: pas.
pass-other = { $player } kaže: pas.
crib-bought-self = Krib je vaš za { points-acc }.
crib-bought-other = Za { points-acc } krib dobija { $player }.
starter-cut-self = Presecate špil. Početna karta: { $card }.
starter-cut-other = { $player } preseca špil. Početna karta: { $card }.
starter-cut-self-brief = Početna: { $card }.
starter-cut-other-brief = Početna: { $card }.
heels-lost-self = Odigrali ste kartu, a žandara niste prijavili: propala su 2 poena za početnog žandara.
heels-lost-other = { $player } ne prijavljuje žandara: propala su 2 poena za početnog žandara.

## Odigravanje

played-self = Igrate { $card_acc }. Zbir { $count }.
played-other = { $player } igra { $card_acc }. Zbir { $count }.
played-self-brief = Vi: { $card }, { $count }.
played-other-brief = { $player }: { $card }, { $count }.
played-self-full = Igrate { $card_acc }. Zbir je { $count }.
played-other-full = { $player } igra { $card_acc }. Zbir je { $count }.
go-self = Kažete: dalje!
go-other = { $player } kaže: dalje!
go-self-full = Zbir je { $count }. Kažete: dalje!
go-other-full = Zbir je { $count }. { $player } kaže: dalje!
count-restart-self = Zbir se vraća na nulu. Počinjete vi.
count-restart-other = Zbir se vraća na nulu. Počinje { $player }.
count-restart-self-brief = Zbir 0. Počinjete vi.
count-restart-other-brief = Zbir 0. Počinje { $player }.

## Brojanje

claimed-self = { $where ->
    [hand] Za ruku prijavljujete { points-acc }.
    [crib] Za krib prijavljujete { points-acc }.
   *[play] Za tu kartu prijavljujete { points-acc }.
}
claimed-other = { $where ->
    [hand] { $player } za ruku prijavljuje { points-acc }.
    [crib] { $player } za krib prijavljuje { points-acc }.
   *[play] { $player } za tu kartu prijavljuje { points-acc }.
}
claimed-nineteen-self = Kažete: devetnaest! To jest nula.
claimed-nineteen-other = { $player } kaže: devetnaest! To jest nula.
show-hand-self = Vaša ruka: { $cards }. Početna: { $starter }.
show-hand-other = Ruka ({ $player }): { $cards }. Početna: { $starter }.
show-crib-self = Vaš krib: { $cards }. Početna: { $starter }.
show-crib-other = Krib ({ $player }): { $cards }. Početna: { $starter }.
pile = Karte ovog zbira: { $cards }.
count-in-play = Poslednja karta donosi { points-acc }: { $why }.
count-is = Vredi { points-acc }.
claim-wrong-self = Prijavili ste { $claim }, a tačno je { $n }.
claim-wrong-other = { $player } prijavljuje { $claim }, a tačno je { $n }.
timed-out-self = Vreme vam je isteklo.
timed-out-other = { $player }: vreme je isteklo.
call-none-self = Prihvatate prijavu.
call-none-other = { $player } prihvata prijavu.
call-right-self = Hvatate { points-acc }, i to s pravom.
call-right-other = { $player } hvata { points-acc }, i to s pravom.
call-wrong-self = Hvatate { points-acc }, ali toliko nije propušteno.
call-wrong-other = { $player } hvata { points-acc }, ali toliko nije propušteno.

## Poeni: $n je koliko je vredelo, $score rezultat posle toga, nikad iznad cilja

pegged-three-for-last-self = Poeni prvoj ruci: dobijate { points-acc } jer ne delite. Ukupno { $score }.
pegged-three-for-last-other = Poeni prvoj ruci: { $player } dobija { points-acc } jer ne deli. Ukupno { $score }.
pegged-bid-self = Za krib plaćate { points-acc }. Ukupno { $score }.
pegged-bid-other = { $player } plaća { points-acc } za krib. Ukupno { $score }.
pegged-heels-self = Početni žandar: dobijate { points-acc }. Ukupno { $score }.
pegged-heels-other = Početni žandar: { $player } dobija { points-acc }. Ukupno { $score }.
# $why je ono što igrači kažu: „petnaest, dva poena; par, dva poena“.
pegged-play-self = Dobijate { $n }: { $why }. Ukupno { $score }.
pegged-play-other = { $player } dobija { $n }: { $why }. Ukupno { $score }.
pegged-claim-self = Dobijate { points-acc }. Ukupno { $score }.
pegged-claim-other = { $player } dobija { points-acc }. Ukupno { $score }.
pegged-go-self = Dobijate { points-acc } za „dalje“. Ukupno { $score }.
pegged-go-other = { $player } dobija { points-acc } za „dalje“. Ukupno { $score }.
pegged-last-card-self = Dobijate { points-acc } za poslednju kartu. Ukupno { $score }.
pegged-last-card-other = { $player } dobija { points-acc } za poslednju kartu. Ukupno { $score }.
pegged-hand-self = Dobijate { points-acc } za ruku. Ukupno { $score }.
pegged-hand-other = { $player } dobija { points-acc } za ruku. Ukupno { $score }.
pegged-crib-self = Dobijate { points-acc } za krib. Ukupno { $score }.
pegged-crib-other = { $player } dobija { points-acc } za krib. Ukupno { $score }.
missed-points-acc = { $n ->
    [one] { $n } propušten poen
    [few] { $n } propuštena poena
   *[other] { $n } propuštenih poena
}
pegged-missed-self = Dobijate { missed-points-acc }. Ukupno { $score }.
pegged-missed-other = { $player } dobija { missed-points-acc }. Ukupno { $score }.
invented-points-acc = { $n ->
    [one] { $n } nepostojeći poen
    [few] { $n } nepostojeća poena
   *[other] { $n } nepostojećih poena
}
pegged-invented-self = Dobijate { invented-points-acc }. Ukupno { $score }.
pegged-invented-other = { $player } dobija { invented-points-acc }. Ukupno { $score }.
pegged-muggins-self = Hvatanje: dobijate { points-acc }. Ukupno { $score }.
pegged-muggins-other = Hvatanje: { $player } dobija { points-acc }. Ukupno { $score }.
pegged-timeout-self = Dobijate { points-acc } jer je vreme isteklo. Ukupno { $score }.
pegged-timeout-other = { $player } dobija { points-acc } jer je vreme isteklo. Ukupno { $score }.

## Kraj partije

resigned-self = Predajete partiju.
resigned-other = { $player } predaje partiju.
won-self = Pobedili ste!
won-other = Pobeđuje { $player }.
won-team-self = Vaš tim je pobedio!
won-team-other = Pobeđuju: { $players }.
final-scores = Konačan rezultat: { $scores }.
# Stavka spiska.
side-score = { $side }: { $score }
skunk = Tvor: { $players }.
double-skunk = Dvostruki tvor: { $players }.
lurch = Mars: { $players }.

## Šta se pita

your-hand = Vaša ruka: { $cards }.
no-hand = U ruci nemate nijednu kartu.
waiting = Na potezu: { $players }.
waiting-for-chance = Sledi deljenje karata.
game-over = Partija je završena.
ask-cut-for-deal = { $first_dealer ->
    [high] Izvucite kartu, najviša deli: broj od 1 do { $most } ili „izvuci“ za bilo koju.
   *[low] Izvucite kartu, najniža deli: broj od 1 do { $most } ili „izvuci“ za bilo koju.
}
ask-discard-own = Izaberite { cards-acc } za svoj krib.
ask-discard-team = Izaberite { cards-acc } za krib svog tima (broji ga { $player }).
ask-discard-other = Izaberite { cards-acc } za tuđi krib ({ $player }).
ask-discard-unsold = Izaberite { cards-acc } za krib, koji još nije prodat.
ask-bid-first = Ponudite za krib: od { $least } do { $most }.
ask-bid = Ponudite za krib od { $least } do { $most } ili recite „pas“.
ask-bid-one = Uzmite krib za { $least } ili recite „pas“.
ask-pass = Više niko ne može da ponudi. Recite „pas“.
ask-cut-starter = Presecite špil: broj od { $least } do { $most } ili „preseci“ za bilo koje mesto.
ask-lead = Počinjete vi. Igrajte kartu.
ask-play = Vi ste na potezu. Zbir { $count }. Igrajte kartu.
ask-play-of = Vi ste na potezu. Zbir { $count }. Možete da igrate: { $cards }.
ask-play-or-go = Vi ste na potezu. Zbir { $count }. Igrajte kartu ili recite „dalje“.
ask-go = Vi ste na potezu. Zbir { $count }. Nijednu kartu ne možete da odigrate: recite „dalje“.
ask-claim-card = Koliko poena donosi vaša karta?
ask-claim = Koliko poena?
ask-call = Koliko je poena propušteno? Recite broj ili „ne“.
ask-call-either = Koliko je propuštenih ili nepostojećih poena? Recite broj ili „ne“.

## Odgovori

phase = { $stage ->
    [DrawingLots] Žrebom se određuje ko prvi deli.
    [ShufflingToCut] Špil se meša za izvlačenje delioca.
    [CuttingForDeal] Izvlačenje delioca.
    [Dealing] Deljenje.
    [Discarding] Odbacivanje u krib.
    [Bidding] Licitacija za krib.
    [Cutting] Presecanje za početnu kartu.
    [Playing] Odigravanje.
    [Announcing] Odigravanje: broji se odigrana karta.
    [Counting] Bodovanje.
    [Calling] Hvatanje propuštenih poena.
   *[Over] Partija je završena.
}
count-now = Zbir { $count }. Karte ovog zbira: { $cards }.
count-zero = Zbir 0. U ovom zbiru još nema karata.
no-count = Sada nema zbira: odigravanje nije u toku.
starter-is = Početna karta: { $card }.
no-starter = Početna karta još nije otvorena.
laid-self = Odigrali ste: { $cards }.
laid-other = Odigrane karte ({ $player }): { $cards }.
laid-nothing-self = Niste odigrali nijednu kartu.
laid-nothing-other = Odigrane karte ({ $player }): nijedna.
holds-other = { $player } ima { cards-acc } u ruci.
your-discard = Odbacili ste: { $cards }.
nothing-laid = Na stolu nema nijedne karte.
side-line = { $side }: { $score }. Ulica { $street } od { $streets }, { holes-to-go }.
side-line-brief = { $side }: { $score }.
lead = { $side }: u vođstvu, razlika { points }.
level = Rezultat je izjednačen.
score-detail = { $side }: prednji klinčić { $score }, zadnji { $rear }, { holes-to-go }.
skunk-near = { $side }: do spasa od tvora { $n ->
    [one] još { $n } poen
    [few] još { $n } poena
   *[other] još { $n } poena
}.
skunk-safe = { $side }: tvor više ne preti.
target-is = Igra se do { $target }.
no-deal-yet = Još niko ne deli.
dealer-self = Delite vi.
dealer-other = Deli { $player }.
crib-unsold = Krib još nije prodat.
makes = { $card }: zbir { $count }.
makes-points = { $card }: zbir { $count }; { $why }.
makes-too-much = { $card }: zbir bi bio { $count }, više od 31.
no-card-fits = Nijednu kartu ne možete da odigrate: recite „dalje“.
may-say-go = Možete i da kažete „dalje“.
nothing-counted = Još ništa nije izbrojano.
# Red u spisku onoga što je donelo poene.
counted-item = { item-kind }: { $cards }, { points }.
counted-total = Ukupno: { $n }.
seat-person = Mesto { $seat }: { $player }.
seat-bot = Mesto { $seat }: { $player }, bot { $bot ->
    [random] koji igra nasumice
    [greedy] koji grabi svaki poen
    [basic] koji igra razumno
    [top] najvišeg nivoa
   *[other] nivoa { $bot }
}.
# Kako se botovi zovu: nivo jakog igrača; drugi i svaki sledeći isti imaju broj.
bot-name = { $bot ->
    [random] Nasumični
    [greedy] Pohlepni
    [basic] Razumni
    [top] Šampion
   *[other] Nivo { $bot }
}
bot-again = { $bot ->
    [random] { $name } { $number }
    [greedy] { $name } { $number }
    [basic] { $name } { $number }
   *[other] { $name } ({ $number })
}
team = Strana { $side }: { $players }.

## Ishodi

# $items je spisak onoga što kaže slip-source.
slip-line = { $side }: { $items }. Ukupno { $total }.
slip-source = { $source ->
    [pegging] odigravanje { $n }
    [hand] ruke { $n }
    [crib] kribovi { $n }
    [heels] početni žandar { $n }
    [start] poeni prvoj ruci { $n }
    [bids] licitacija { $n }
   *[calls] tuđe greške { $n }
}
slip-nothing = ništa
slip-left-self = Niste izbrojali { points-acc }.
slip-left-other = Neizbrojano ({ $player }): { points }.
games-won = Dobijene partije: { $scores }.
match-points = Poeni za meč: { $scores }.
game-points = Poeni za partije: { $scores }.
spread-points = Ukupna razlika: { $scores }.
stakes-stand = Ulozi: { $scores }.
match-won-self = Dobili ste meč!
match-won-other = Meč dobija { $player }.
match-won-team-self = Vaš tim je dobio meč!
match-won-team-other = Meč dobijaju: { $players }.
match-drawn = Meč je nerešen. Prvi su: { $players }.
plus = +{ $n }
minus = −{ $n }

## Opcije igre; $value je izabrana vrednost, $n isto to kao broj

option-target = Igra se do { $value }.
option-first_dealer = { $value ->
    [low] Prvi deli onaj ko izvuče najnižu kartu.
    [high] Prvi deli onaj ko izvuče najvišu kartu.
   *[random] Ko prvi deli, odlučuje žreb.
}
option-next_dealer = { $value ->
    [loser] U meču sledeću partiju prvi deli gubitnik.
    [winner] U meču sledeću partiju prvi deli pobednik.
    [alternate] U meču prvo deljenje ide redom, iz partije u partiju.
   *[cut] U meču se pred svaku partiju ponovo određuje ko prvi deli.
}
option-heels = { $value ->
    [automatic] Dva poena za početnog žandara upisuju se odmah.
   *[claimed] Dva poena za početnog žandara delilac mora da prijavi pre svoje prve karte.
}
option-three_for_last = { $value ->
    [once] Tri poena prvoj ruci upisuju se jednom, pre prvog deljenja.
    [each_deal] Tri poena prvoj ruci upisuju se u svakom deljenju.
   *[never] Nema tri poena prvoj ruci.
}
option-single_go = { $value ->
    [must] Kad jedan kaže „dalje“, drugi mora da igra dokle god može.
   *[may] Kad jedan kaže „dalje“, drugi sme da stane iako ima kartu koju može da odigra.
}
option-crib_flush = { $value ->
    [five] Ista boja u kribu važi samo uz početnu kartu.
   *[four] Ista boja u kribu važi i bez početne karte.
}
option-bicycle_go = { $value ->
    [off] Posle „dalje“ svi ostali igraju dokle god mogu.
   *[on] Kad jedan kaže „dalje“, pa ne može ni sledeći, treći više ne igra.
}
option-seven_crib = { $n ->
    [5] U kribu je pet karata, jedna od njih iz špila.
   *[4] U kribu su četiri karte.
}
option-auction_when = { $value ->
    [after_discards] Za krib se licitira posle odbacivanja.
   *[before_discards] Za krib se licitira pre odbacivanja.
}
option-auction_open = { $value ->
    [must] Prvi mora da ponudi.
   *[may_pass] I prvi sme da kaže „pas“.
}
option-auction_heels = { $value ->
    [dealer] Poeni za početnog žandara pripadaju deliocu.
   *[owner] Poeni za početnog žandara pripadaju vlasniku kriba.
}
option-counting = { $value ->
    [auto] Ruke broji program.
    [assisted] Igrači broje, a program ispravlja greške bez kazne.
    [self] Igrači broje, a što propuste, propada.
    [muggins] Igrači broje, a što propuste, protivnici smeju da uhvate.
   *[strict] Igrači broje, a propušteni i nepostojeći poeni idu protivnicima.
}
option-count_seconds = { $value ->
    [off] Za brojanje nema vremenskog ograničenja.
   *[other] Rok za brojanje: { $n ->
        [one] { $n } sekunda
        [few] { $n } sekunde
       *[other] { $n } sekundi
    }.
}
option-transfer = { $value ->
    [all] Poene zbog greške dobija svaka protivnička strana, u celosti.
    [next] Poene zbog greške dobija sledeća protivnička strana.
    [split] Poeni zbog greške dele se među protivničkim stranama.
   *[caller] Poene zbog greške dobija prvi protivnik koji ih uhvati.
}
option-timeout_round = { $value ->
    [half_up] Kad vreme istekne, polovina neparnog broja zaokružuje se naviše, u korist protivnika.
    [down] Kad vreme istekne, polovina neparnog broja zaokružuje se naniže, na štetu protivnika.
   *[even] Kad vreme istekne, polovina neparnog broja zaokružuje se na paran broj.
}
option-timeout_keep = { $value ->
    [rest] Kad vreme istekne, druga polovina ostaje igraču.
   *[nothing] Kad vreme istekne, igraču ne ostaje ništa.
}
option-manual_pegging = { $value ->
    [off] Poene u odigravanju broji program.
   *[on] Igrači sami broje i poene svake odigrane karte.
}
option-call_seconds = { $n ->
    [one] Rok za hvatanje: { $n } sekunda.
    [few] Rok za hvatanje: { $n } sekunde.
   *[other] Rok za hvatanje: { $n } sekundi.
}
option-over_penalty = { $value ->
    [off] Uz hvatanje, nepostojeći poeni se samo brišu.
   *[on] Uz hvatanje, nepostojeći poeni idu protivnicima.
}
option-short_hand = { $value ->
    [right] Kartu manje dobija i igrač desno od delioca, i ništa ne odbacuje.
   *[opposite] Kartu manje dobija i igrač preko puta delioca, i ništa ne odbacuje.
}
option-skunk = { $value ->
    [margins] Poraz sa razlikom od 31 ili više poena je tvor, od 61 ili više dvostruki tvor.
    [lines] Poraz ispod rupe 91 je tvor, ispod rupe 61 dvostruki tvor.
    [lurch] Poraz ispod polovine cilja je mars i računa se dvostruko.
   *[off] Tvor se ne računa.
}
option-match_points = Pobeda, tvor i dvostruki tvor donose poena za meč: { $value }.
# $value je oblik meča, $n broj u njemu.
option-match = { $value ->
    [best-of] Meč dobija onaj ko dobije većinu od { $n } partija.
    [first-to] Meč dobija onaj ko prvi skupi { $n ->
        [one] { $n } poen
        [few] { $n } poena
       *[other] { $n } poena
    } za meč.
    [games] Meč ima { $n ->
        [one] { $n } partiju
        [few] { $n } partije
       *[other] { $n } partija
    }.
   *[single] Igra se jedna partija.
}
option-stakes = { $n ->
    [0] Igra se bez uloga.
   *[other] Ulog je { $value }.
}
option-discard_final = { $value ->
    [when_all_in] Odbačene karte mogu da se uzmu nazad dok svi ne odbace.
   *[at_once] Odbačene karte ne mogu da se uzmu nazad.
}
option-say_go = { $value ->
    [for_me] „Dalje“ kaže program kad nijednu kartu ne možete da odigrate.
   *[myself] „Dalje“ kažete sami.
}

## Odbijanja koja pominju igrača; ostala su u errors.ftl

error-not-your-turn-at-table = Niste na potezu. Na potezu je { $player }.
