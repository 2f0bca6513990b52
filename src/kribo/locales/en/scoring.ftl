# What the commands `score`, `pegs`, `play-out` and `stats` say, and why they refuse.

## Lines of standard input

error-line = error: { $sentence }

## score

item-kind = { $kind ->
    [fifteen] fifteen
    [pair] pair
    [run] run
    [flush] flush
   *[nobs] his nobs
}
item-total = total
# One hand on one line: $count is a whole sentence.
score-line = { $count } Total: { $total }.
error-cards-of-a-show = A show needs { $least } to { $most } cards, the last of them the starter; { $found ->
    [0] none was
    [one] { $found } was
   *[other] { $found } were
 } given.

## pegs

peg-fifteen = fifteen for two
peg-thirty-one = thirty-one for two
peg-pair = pair for two
peg-pair-royal = pair royal for six
peg-double-pair-royal = double pair royal for twelve
peg-run = run of { how-many-cards } for { how-many-cards }
peg-last = one for last
# Several things that one card pegs.
peg-more = { $before }, { $item }
pegs-line = { $points }; count { $count }
error-no-cards = No cards were given. Write at least one, for example 7H.
error-over-31 = { $card } cannot be laid on a count of { $count }: the limit is 31.

## play-out

play-out-card = Seat { $seat }: { $card }, count { $count }. Scores: { $scores }.
play-out-pegs = Seat { $seat }: { $card }, count { $count }: { $why }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Scores: { $scores }.
play-out-go = Seat { $seat } says go.
play-out-last = Seat { $seat }: { peg-last }. Scores: { $scores }.
play-out-restart = The count goes back to zero. Seat { $seat } leads.
error-option-missing = { $option } is missing, and this command needs it.
error-number-of-hands = A deal has { $least } to { $most } hands; { $found ->
    [one] { $found } was
   *[other] { $found } were
 } given.
error-empty-hand = The hand of seat { $seat } has no cards.
error-card-after-play = { $card } cannot be laid: the play is over.
error-card-already-laid = { $card } was laid before. It is the turn of seat { $turn }, which can play: { $playable }.
error-card-not-held = Nobody holds { $card }. It is the turn of seat { $turn }, which can play: { $playable }.
error-card-out-of-turn = { $card } belongs to seat { $seat }, and it is the turn of seat { $turn }, which can play: { $playable }.
error-card-over-31 = { $card } cannot be laid on a count of { $count }: the limit is 31. Seat { $turn } can play: { $playable }.
error-cards-to-lay = The play is not over. Still to be laid: { $cards }. It is the turn of seat { $turn }, which can play: { $playable }.
error-count-not-over = The count is not over. It is the turn of seat { $turn }, which can play: { $playable }.

## stats

stats-score = score
stats-hands = hands
stats-percent = percent
stats-mean = Mean: { $mean } points over { $total } hands.
error-unknown-statistics = There are no statistics of “{ $text }”. Known: { $known }.
