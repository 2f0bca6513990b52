# Šta kažu naredbe `score`, `pegs`, `play-out` i `stats`, i zašto odbijaju.

## Redovi standardnog ulaza

error-line = greška: { $sentence }

## score

item-kind = { $kind ->
    [fifteen] petnaest
    [pair] par
    [run] niz
    [flush] ista boja
   *[nobs] žandar u boji
}
item-total = ukupno
# Jedna ruka u jednom redu: $count je cela rečenica.
score-line = { $count } Ukupno: { $total }.
error-cards-of-a-show = Za bodovanje treba od { $least } do { $most } karata, a poslednja je početna; { $found ->
    [0] ovde nema nijedne
    [one] ovde je { $found }
    [few] ovde su { $found }
   *[other] ovde ih je { $found }
 }.

## pegs

peg-fifteen = petnaest, dva poena
peg-thirty-one = trideset jedan, dva poena
peg-pair = par, dva poena
peg-pair-royal = tri iste, šest poena
peg-double-pair-royal = četiri iste, dvanaest poena
peg-run = niz od { how-many-cards }, { $len ->
    [3] tri poena
    [4] četiri poena
    [5] pet poena
    [6] šest poena
   *[7] sedam poena
}
peg-last = jedan poen za poslednju kartu
# Jedna karta može da donese više od jednog.
peg-more = { $before }; { $item }
pegs-line = { $points }; zbir { $count }
error-no-cards = Niste naveli nijednu kartu. Napišite bar jednu, na primer 7H.
error-over-31 = Na zbir { $count } ne može { $card }: granica je 31.

## play-out

play-out-card = Mesto { $seat }: { $card }, zbir { $count }. Rezultat: { $scores }.
play-out-pegs = Mesto { $seat }: { $card }, zbir { $count }. Donosi { $points }: { $why }. Rezultat: { $scores }.
play-out-go = Mesto { $seat }: dalje!
play-out-last = Mesto { $seat }: { peg-last }. Rezultat: { $scores }.
play-out-restart = Zbir se vraća na nulu. Počinje mesto { $seat }.
error-option-missing = Nedostaje { $option }: ova naredba ne može bez toga.
error-number-of-hands = U jednom deljenju ima od { $least } do { $most } ruku, a { $found ->
    [one] ovde je { $found }
    [few] ovde su { $found }
   *[other] ovde ih je { $found }
 }.
error-empty-hand = Ruka na mestu { $seat } nema nijednu kartu.
error-card-after-play = Ne može { $card }: odigravanje je završeno.
error-card-already-laid = Već je odigrana karta { $card }. Na potezu je mesto { $turn } i može da igra: { $playable }.
error-card-not-held = Niko ne drži kartu { $card }. Na potezu je mesto { $turn } i može da igra: { $playable }.
error-card-out-of-turn = Kartu { $card } drži mesto { $seat }, a na potezu je mesto { $turn } i može da igra: { $playable }.
error-card-over-31 = Na zbir { $count } ne može { $card }: granica je 31. Mesto { $turn } može da igra: { $playable }.
error-cards-to-lay = Odigravanje nije završeno. Ostale su: { $cards }. Na potezu je mesto { $turn } i može da igra: { $playable }.
error-count-not-over = Ovaj zbir nije završen. Na potezu je mesto { $turn } i može da igra: { $playable }.

## stats

stats-score = poeni
stats-hands = ruke
stats-percent = procenat
stats-mean = Prosek: { $mean } poena po ruci, na { $total } ruku.
error-unknown-statistics = Nema statistike „{ $text }“. Postoje: { $known }.
