# What `kribo simulate` says, and why it refuses.

## The report

simulate-title = { $variant }, { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
simulate-title-stopped = { $variant }, stopped after { $played } of { $games } games, seed { $seed }
# The heads of the columns: sides, their bots, games and shares of games won, and points a game by source.
simulate-column = { $column ->
    [side] side
    [bots] bots
    [wins] wins
    [percent] percent
    [interval] from - to
    [skunks] skunks
    [pegging] pegging
    [hand] hands
    [crib] cribs
    [heels] heels
    [start] start
    [bids] bids
    [deal] a deal
    [points] points
    [deviation] deviation
   *[calls] calls
}
simulate-interval = { $low } - { $high }
simulate-position = { $position ->
    [pone] pone
    [eldest] eldest
    [dealer] dealer
   *[other] seat { $position }
}
simulate-duplicate = Every deal is played { $games } times, the players changing places.
simulate-first-dealer = The first dealer won { $percent } % of the games ({ $low } - { $high }).
simulate-pace = Points of the sides are the mean of a game. { $deals } deals a game, { $speed } games a second.
simulate-progress = { $played } of { $games } games

## Refusals

error-unknown-player = There is no player “{ $player }”. Players: { $known }.
error-number-of-bots = { $variant } needs { $needed } bots, one for each seat, or one name for all; { $found } were given.
