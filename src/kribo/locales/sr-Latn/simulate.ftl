# Šta kaže `kribo simulate`, i zašto odbija.

## Izveštaj

simulate-title = { $variant }, { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}, seme { $seed }
simulate-title-stopped = { $variant }, prekinuto posle { $played } od { $games } partija, seme { $seed }
# Zaglavlja stupaca: strane, njihovi botovi, partije i udeo dobijenih, i poeni po partiji odakle dolaze.
simulate-column = { $column ->
    [side] strana
    [bots] botovi
    [wins] pobede
    [percent] procenat
    [interval] od - do
    [skunks] tvor
    [pegging] odigravanje
    [hand] ruke
    [crib] kribovi
    [heels] žandar
    [start] početak
    [bids] ponude
    [deal] po deljenju
    [points] poeni
    [deviation] odstupanje
   *[calls] hvatanje
}
simulate-interval = { $low } - { $high }
simulate-position = { $position ->
    [pone] prva ruka
    [eldest] prva ruka
    [dealer] delilac
   *[other] mesto { $position }
}
simulate-duplicate = Svako deljenje igra se { $games } puta, uz zamenu mesta.
simulate-first-dealer = Ko prvi deli, dobija { $percent } % partija ({ $low } - { $high }).
simulate-pace = Poeni strana su prosek po partiji. Deljenja po partiji: { $deals }, partija u sekundi: { $speed }.
simulate-progress = { $played } od { $games } partija

## Odbijanja

error-unknown-player = Nema igrača „{ $player }“. Igrači: { $known }.
error-number-of-bots = Za { $variant } treba botova: { $needed }, po jedan za svako mesto, ili jedno ime za sva; navedeno ih je { $found }.
