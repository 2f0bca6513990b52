# What the commands `score`, `pegs`, `play-out` and `stats` say, and why they refuse.

## Lines of standard input

error-line = eraro: { $sentence }

## score

item-kind = { $kind ->
    [fifteen] dekkvino
    [pair] paro
    [run] sinsekvo
    [flush] samemblemaj
   *[nobs] samemblema fanto
}
item-total = entute
# One hand on one line: $count is a whole sentence.
score-line = { $count } Entute: { $total }.
error-cards-of-a-show = Por kalkuli necesas { $least } ĝis { $most } kartoj, el kiuj la lasta estas la ekkarto; { $found ->
    [0] vi donis neniun
   *[other] vi donis { $found }
 }.

## pegs

peg-fifteen = dekkvino, du poentoj
peg-thirty-one = tridekunuo, du poentoj
peg-pair = paro, du poentoj
peg-pair-royal = reĝa paro, ses poentoj
peg-double-pair-royal = duoble reĝa paro, dek du poentoj
peg-run = sinsekvo de { how-many-cards }, { how-many-cards } poentoj
peg-last = unu poento pro la lasta karto
# Several things that one card pegs.
peg-more = { $before }; { $item }
pegs-line = { $points }; sumo { $count }
error-no-cards = Mankas kartoj. Skribu almenaŭ unu, ekzemple 7K.
error-over-31 = Al la sumo { $count } oni ne povas meti { $card }: la limo estas 31.

## play-out

play-out-card = Loko { $seat }: { $card }, sumo { $count }. Stato: { $scores }.
play-out-pegs = Loko { $seat }: { $card }, sumo { $count }; +{ $points }: { $why }. Stato: { $scores }.
play-out-go = Loko { $seat } diras: ek!
play-out-last = Loko { $seat }: { peg-last }. Stato: { $scores }.
play-out-restart = La sumo revenas al nulo. Komencas loko { $seat }.
error-option-missing = Mankas { $option }, kaj sen ĝi ĉi tiu komando ne funkcias.
error-number-of-hands = Disdono havas { $least } ĝis { $most } manojn; vi donis { $found }.
error-empty-hand = La mano de loko { $seat } estas malplena.
error-card-after-play = Ne eblas meti { $card }: la kejlumado jam finiĝis.
error-card-already-laid = { $card } jam kuŝas. Vico de loko { $turn }. Meteblaj: { $playable }.
error-card-not-held = Neniu havas { $card }. Vico de loko { $turn }. Meteblaj: { $playable }.
error-card-out-of-turn = { $card } apartenas al loko { $seat }, sed la vico estas de loko { $turn }. Meteblaj: { $playable }.
error-card-over-31 = Al la sumo { $count } oni ne povas meti { $card }: la limo estas 31. Vico de loko { $turn }. Meteblaj: { $playable }.
error-cards-to-lay = La kejlumado ankoraŭ ne finiĝis. Restas metendaj: { $cards }. Vico de loko { $turn }. Meteblaj: { $playable }.
error-count-not-over = La sumo ankoraŭ ne estas fermita. Vico de loko { $turn }. Meteblaj: { $playable }.

## stats

stats-score = poentoj
stats-hands = manoj
stats-percent = procentoj
stats-mean = Meza valoro: { $mean } poentoj en { $total } manoj.
error-unknown-statistics = Statistiko “{ $text }” ne ekzistas. Ekzistas: { $known }.
