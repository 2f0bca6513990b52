# The count of a hand as it is said aloud: each item with the total so far.
# $total and $times are number words; $len is the number of cards of a run or a flush.
# $pos is "first" for the item that opens the count and "next" for every later one.

## Number words, as far as a hand can score

number-word = { $n ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
    [30] thirty
    [31] thirty-one
    [32] thirty-two
    [33] thirty-three
    [34] thirty-four
    [35] thirty-five
    [36] thirty-six
    [37] thirty-seven
    [38] thirty-eight
    [39] thirty-nine
    [40] forty
    [41] forty-one
    [42] forty-two
    [43] forty-three
    [44] forty-four
    [45] forty-five
    [46] forty-six
   *[other] { $n }
}

## Items of a count

how-many-cards = { $len ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
}
cadence-fifteen = fifteen { $total }
cadence-fifteens = { $times } fifteens, { $total }
cadence-run = { $pos ->
    [first] a run of { how-many-cards } is { $total }
   *[next] and a run of { how-many-cards } is { $total }
}
run-shape = { $shape ->
    [double] a double run
    [triple] a triple run
    [quadruple] a quadruple run
    [double-double] a double double run
    [six-fold] a six-fold run
   *[eight-fold] an eight-fold run
}
cadence-multi-run = { $pos ->
    [first] { run-shape } of { how-many-cards } is { $total }
   *[next] and { run-shape } of { how-many-cards } is { $total }
}
cadence-pair = { $pos ->
    [first] a pair is { $total }
   *[next] and a pair is { $total }
}
cadence-pair-royal = { $pos ->
    [first] a pair royal is { $total }
   *[next] and a pair royal is { $total }
}
cadence-double-pair-royal = { $pos ->
    [first] a double pair royal is { $total }
   *[next] and a double pair royal is { $total }
}
cadence-flush = { $pos ->
    [first] a flush of { how-many-cards } is { $total }
   *[next] and a flush of { how-many-cards } is { $total }
}
cadence-nobs = { $pos ->
    [first] one for his nobs is { $total }
   *[next] and one for his nobs is { $total }
}

## The whole count

# The items said so far, and one more.
cadence-more = { $before }, { $item }
# The first letter of $items is a capital already.
cadence-line = { $items }.
cadence-zero = Nothing: zero.
cadence-nineteen = Nineteen! (That is to say, zero.)
