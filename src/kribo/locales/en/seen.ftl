# What is told of a track of the board, of a count in full, and of rare hands.

## Tracks. $last is what the last move was; $line is S or SS (skunk, double skunk) or L (lurch).

web-readout = { $side } { $score }, back peg { $rear } ({ $last }), { $left } to go
web-readout-still = { $side } { $score }, { $left } to go
web-readout-line = { $before }, { $line ->
    [SS] { $n ->
        [0] at the double skunk line
       *[other] { $n } short of the double skunk line
    }
    [L] { $n ->
        [0] at the lurch line
       *[other] { $n } short of the lurch line
    }
   *[S] { $n ->
        [0] at the skunk line
       *[other] { $n } short of the skunk line
    }
}
web-readout-past = { $before }, past the { $line ->
    [L] lurch line
   *[S] skunk line
}

## A count in full

web-explain = Explain
web-explain-title = { $whose }: { $points }
web-explain-so-far = so far { $total }
web-explain-rule = Rule { $clause }
web-explain-nothing = Nothing in these cards counts.

## A hand of 28 or 29. $n is so much, $ways how many of $all hands are worth it.

web-certificate-title = { $where ->
    [crib] A crib of { $n }
   *[hand] A hand of { $n }
}
web-certificate-button = Certificate: { $player }, { $n }
web-certificate-note = { $player }: { $where ->
    [crib] a crib
   *[hand] a hand
 } of { $n }! The menu has a certificate of it.
web-certificate-cards = { $cards }; starter { $starter }.
web-certificate-ways = Of the { $all } ways to hold four cards and a starter, { $ways } are worth { $n }.
web-certificate-deals = Whoever is dealt six cards and keeps the best four has such a hand once in { $deals } deals.
web-certificate-link = Link to the replay, once the game is over
web-print = Print
