# The count of a hand as it is said aloud: each item with the total so far, without a verb.
# $total and $times are number words; $len is the number of cards of a run or a flush.
# $pos is "first" for the item that opens the count and "next" for every later one.

## Number words, as far as a hand can score

number-word = { $n ->
    [0] nulo
    [1] unu
    [2] du
    [3] tri
    [4] kvar
    [5] kvin
    [6] ses
    [7] sep
    [8] ok
    [9] naŭ
    [10] dek
    [11] dek unu
    [12] dek du
    [13] dek tri
    [14] dek kvar
    [15] dek kvin
    [16] dek ses
    [17] dek sep
    [18] dek ok
    [19] dek naŭ
    [20] dudek
    [21] dudek unu
    [22] dudek du
    [23] dudek tri
    [24] dudek kvar
    [25] dudek kvin
    [26] dudek ses
    [27] dudek sep
    [28] dudek ok
    [29] dudek naŭ
    [30] tridek
    [31] tridek unu
    [32] tridek du
    [33] tridek tri
    [34] tridek kvar
    [35] tridek kvin
    [36] tridek ses
    [37] tridek sep
    [38] tridek ok
    [39] tridek naŭ
    [40] kvardek
    [41] kvardek unu
    [42] kvardek du
    [43] kvardek tri
    [44] kvardek kvar
    [45] kvardek kvin
    [46] kvardek ses
   *[other] { $n }
}

## Items of a count

how-many-cards = { $len ->
    [3] tri
    [4] kvar
    [5] kvin
    [6] ses
   *[7] sep
}
cadence-fifteen = dekkvino — { $total }
cadence-fifteens = { $times } dekkvinoj — { $total }
cadence-run = { $pos ->
    [first] sinsekvo de { how-many-cards } — { $total }
   *[next] kaj sinsekvo de { how-many-cards } — { $total }
}
run-shape = { $shape ->
    [double] duobla sinsekvo
    [triple] triobla sinsekvo
    [quadruple] kvarobla sinsekvo
    [double-double] kvarobla sinsekvo
    [six-fold] sesobla sinsekvo
   *[eight-fold] okobla sinsekvo
}
cadence-multi-run = { $pos ->
    [first] { run-shape } de { how-many-cards } — { $total }
   *[next] kaj { run-shape } de { how-many-cards } — { $total }
}
cadence-pair = { $pos ->
    [first] paro — { $total }
   *[next] kaj paro — { $total }
}
cadence-pair-royal = { $pos ->
    [first] reĝa paro — { $total }
   *[next] kaj reĝa paro — { $total }
}
cadence-double-pair-royal = { $pos ->
    [first] duoble reĝa paro — { $total }
   *[next] kaj duoble reĝa paro — { $total }
}
cadence-flush = { $pos ->
    [first] { how-many-cards } samemblemaj — { $total }
   *[next] kaj { how-many-cards } samemblemaj — { $total }
}
cadence-nobs = { $pos ->
    [first] unu pro la nazo — { $total }
   *[next] kaj unu pro la nazo — { $total }
}

## The whole count

# The items said so far, and one more.
cadence-more = { $before }, { $item }
# The first letter of $items is a capital already.
cadence-line = { $items }.
cadence-zero = Nenio: nulo.
cadence-nineteen = Dek naŭ! (Tio estas: nulo.)
