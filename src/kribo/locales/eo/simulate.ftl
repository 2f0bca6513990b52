# What `kribo simulate` says, and why it refuses.

## The report

simulate-title = { $variant }, { $games } { $games ->
    [one] partio
   *[other] partioj
}, semo { $seed }
simulate-title-stopped = { $variant }, haltigita post { $played } el { $games } partioj, semo { $seed }
# The heads of the columns: sides, their bots, games and shares of games won, and points a game by source.
simulate-column = { $column ->
    [side] flanko
    [bots] robotoj
    [wins] venkoj
    [percent] procentoj
    [interval] de - ĝis
    [skunks] mefitoj
    [pegging] kejlumado
    [hand] manoj
    [crib] kriboj
    [heels] kalkanoj
    [start] kompenso
    [bids] ofertoj
    [deal] disdono
    [points] poentoj
    [deviation] devio
   *[calls] postuloj
}
simulate-interval = { $low } - { $high }
simulate-position = { $position ->
    [pone] pono
    [eldest] unua ludanto
    [dealer] disdonanto
   *[other] loko { $position }
}
simulate-duplicate = Ĉiu disdono estas ludita { $games } fojojn, kaj la ludantoj interŝanĝas la lokojn.
simulate-first-dealer = La unua disdonanto venkis en { $percent } % de la partioj ({ $low } - { $high }).
simulate-pace = La poentoj de la flankoj estas averaĝoj por unu partio. Po { $deals } disdonoj en partio, { $speed } partioj en sekundo.
simulate-progress = { $played } el { $games } partioj

## Refusals

error-unknown-player = Ludanto “{ $player }” ne ekzistas. Ludantoj: { $known }.
error-number-of-bots = { $variant } bezonas { $needed } robotojn, po unu por ĉiu loko, aŭ unu nomon por ĉiuj; vi donis { $found }.
