# Šta kažu naredbe play, resume, replay, variants i rules, i zašto odbijaju.

## Za tastaturom

game-is = Igra se { $variant }, do { $target }.
welcome = Otkucajte ? kad god hoćete da vidite šta možete, a „pravila“ da pročitate kako se igra.
pass-keyboard = Za tastaturu sada seda { $player }. Pritisnite Enter kad niko drugi ne gleda.
nothing-said = Još se ništa nije dogodilo.
no-clock = Sat sada ne radi.
clock-runs = { $n ->
    [one] Još { $n } sekunda.
    [few] Još { $n } sekunde.
   *[other] Još { $n } sekundi.
}
verbosity = { $verbosity ->
    [brief] Odsad se govori kratko.
    [full] Odsad se govori opširno.
   *[normal] Odsad se govori kao obično.
}
resign-sure = Predajete partiju? Otkucajte „da“ ili bilo šta drugo da nastavite.
# Šta resign-sure prihvata kao potvrdu: reči sa razmacima između njih.
resign-yes = da d yes y
next-game = Pritisnite Enter za partiju { $number } ili otkucajte „kraj“.
saved-finished = Sačuvano u { $file }.
saved-unfinished = Sačuvano u { $file }. Za nastavak: { $command }
not-saved = Partija nije mogla da se sačuva u datoteku, pa je evo ovde. Kopirajte ove redove u datoteku, pa ćete moći da je nastavite.

## replay

game-number = Partija { $number }.
record-unfinished = Zapis se ovde završava; partija nije završena.

## variants

variant-line = { $name }: { $players } igrača, { $same ->
    [yes] svakome se deli { $most }
   *[no] deli se { $least } ili { $most }
}, zadržava se { $keep }, u kribu { $crib }, do { $target }.
variant-line-teams = { $name }: { $players } igrača u { $sides } tima, { $same ->
    [yes] svakome se deli { $most }
   *[no] deli se { $least } ili { $most }
}, zadržava se { $keep }, u kribu { $crib }, do { $target }.
options-head = Svaka opcija ima vrednost koja je ovde navedena dok ne izaberete drugu; ostale stoje ispod nje.
option-usual = { $option }={ $value }: { $meaning }
option-or = ili { $value }: { $meaning }
option-form = Moguće vrednosti: { $values }

## Zašto odbijaju

error-unknown-page = Nema pravila „{ $page }“. Probajte: { $known }.
error-option-without-value = „{ $text }“ ne postavlja nijednu opciju. Pišite --option NAME=VALUE, na primer --option crib_flush=four.
error-option-given-otherwise = { $option } i { $other } određuju isto. Navedite samo jedno.
error-seats-and-players = Broj igrača nije isti: uz --seats ih je { $seats }, a uz --players { $players }.
error-variant-and-players = { $variant } je za { $seats } igrača, a traženo ih je { $players }.
error-variant-and-teams = { $sides ->
    [0] { $variant } se igra bez timova, a traženo ih je { $teams }.
   *[other] { $variant } se igra u { $sides } tima, a traženo ih je { $teams }.
}
error-no-such-teams = { $teams ->
    [0] Nema igre za { $players } igrača. Može da igra od dvoje do šestoro.
    [one] Nema igre za { $players } igrača u { $teams } timu. Četvoro može u 2 tima, šestoro u 2 ili 3.
    [few] Nema igre za { $players } igrača u { $teams } tima. Četvoro može u 2 tima, šestoro u 2 ili 3.
   *[other] Nema igre za { $players } igrača u { $teams } timova. Četvoro može u 2 tima, šestoro u 2 ili 3.
}
error-number-of-seats = { $variant } je za { $needed } igrača, a uz --seats ih je { $found }.
error-you-and-others = „you“ može samo kad ste jedini čovek za stolom. Dajte svakome ime.
error-name-twice = Dva igrača imaju isto ime: { $name }. Dajte im različita.
error-file-exists = { $file } već postoji. Dajte ime nove datoteke ili nastavite tu partiju: kribo resume { $file }
error-cannot-write = { $file } ne može da se upiše: te fascikle nema ili nemate pravo na upis u nju.
error-cannot-read = { $file } ne može da se pročita: { $reason ->
    [missing] nema takve datoteke.
    [forbidden] nemate pravo da je čitate.
    [folder] to je fascikla.
    [huge] prevelika je za zapis partije.
   *[other] sistem odbija.
}
error-record-not-text = Red { $line } nije tekst u UTF-8, a zapis jeste.
error-not-one-match = Partija { $game } iz te datoteke ne nastavlja meč koji u njoj počinje, pa ne može da se igra dalje.
error-match-is-over = U { $file } više nema šta da se igra. Da je pogledate ponovo: kribo replay { $file }
