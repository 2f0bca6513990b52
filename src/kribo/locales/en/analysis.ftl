# What `kribo discard`, `kribo peg` and `kribo analyse` say.

## Advice

advice-throws = { $deals ->
    [yes] You deal, so the crib is yours.
   *[no] The other player deals and has the crib.
} You have { $mine }, the other player { $theirs }, and { $target } wins.
advice-plays = { $deals ->
    [yes] You deal.
   *[no] The other player deals.
} You have { $mine }, the other player { $theirs }, and { $target } wins. The count is { $count }.
# The heads of the columns. The chance of winning is in per cent; behind is how far it is behind the best.
advice-column = { $column ->
    [throw] throw
    [keep] keep
    [card] card
    [hand] hand
    [crib] crib
    [for] for
    [against] against
    [net] net
    [win] wins %
    [behind] behind
   *[band] { "" }
}
band = { $band ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
advice-best = { $choice }: { $reason ->
    [hand] it keeps { $points } more in hand than { $other }.
    [crib] the crib is { $points } points better for you than with { $other }.
    [pegging] it pegs { $points } points better than { $other }.
    [for] it pegs { $points } more than { $other }.
    [against] it lets the other player peg { $points } less than { $other }.
    [position] { $other } is { $points } points better, but at these scores it wins less often.
   *[none] it is as good as { $other }.
}
advice-starters = Best starters { $best } (hand of { $most }), worst { $worst } (hand of { $least }).
advice-progress = Chances of winning to { $target }: { $percent } % computed
advice-go = No card fits: say go.
advice-only = { $choice } is the only card that fits.

## The review of a game

analyse-game = { $variant } to { $target }: { $players }. Final score: { $scores }.
analyse-unfinished = { $variant } to { $target }: { $players }. Not finished, scores: { $scores }.
analyse-not-judged = The engine judges six-card cribbage between two, and this game is { $variant }: it cannot be judged yet.
analyse-column = { $column ->
    [player] player
    [discards] discards
    [plays] cards laid
    [accuracy] accuracy
    [rating] rating
    [counting] counting
    [skill] skill
   *[luck] luck
}
analyse-key = Accuracy is 100 % without a mistake; rating is ten times the mean loss of a decision, 0 without one. Skill, counting and luck are in per cent of wins.
analyse-luck = Luck of { $player }: who dealt first { $cut }, cards dealt { $deal }, starters { $starter }, what the other held { $cards }.
analyse-sum = { $player }: { $result } % of a game less 50 % = skill { $skill } - skill { $other } + luck { $luck }.
analyse-clean = Nothing that can surely be called a mistake.
analyse-throw = Deal { $deal }, { $player } threw { $chosen }, better { $best }: { $loss } % of wins, { $band ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}.
analyse-play = Deal { $deal }, { $player } laid { $chosen }, better { $best }: { $loss } % of wins, { $band ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}.
analyse-count = Deal { $deal }, { $player } lost { $points } { $points ->
    [one] point
   *[other] points
} in counting: { $loss } % of wins.
analyse-resign = Deal { $deal }, { $player } gave up a game with { $loss } % of wins left.
analyse-why = { $reason ->
    [hand] It keeps { $points } more in hand.
    [crib] The crib is { $points } points better with it.
    [pegging] It pegs { $points } points better.
    [for] It pegs { $points } more.
    [against] It lets the other player peg { $points } less.
    [position] It makes { $points } points less, but wins more often at these scores.
   *[none] By points there is no difference.
}
analyse-progress = { $done } of { $all } actions

## Refusals

error-six-cards = Name the { $needed } cards that were dealt to you; { $found } were given.
error-dealer-and-pone = --dealer and --pone contradict each other. Give one of them.
error-scores-too-high = { $score } is not below the target of { $target }: that game would be over.
error-four-cards = Of four cards kept some are held and some are laid: { $held } held and { $laid } with --mine do not make four.
error-discarded-two = Two cards lie in the crib from you: name both after --discarded.
error-not-played = { $card } is named after --mine, but not after --played. --played lists all cards laid, in order.
error-no-such-play = No play comes to this position with you on turn. Check the order of the cards laid, who laid them, and who deals.
error-exact-needs-kernel = --exact needs the compiled kernel, and it is not there. Leave --exact out: the difference is below 0.001 points.
