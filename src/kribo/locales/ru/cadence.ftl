# Подсчёт руки вслух: что считаем и сколько уже набралось. Число после тире — сумма с начала подсчёта.
# $total и $times — числительные словами, в именительном; $len — сколько карт в секвенсе или в масть.
# $pos — "first" у первого слагаемого и "next" у остальных.

## Number words, as far as a hand can score

number-word = { $n ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
    [16] шестнадцать
    [17] семнадцать
    [18] восемнадцать
    [19] девятнадцать
    [20] двадцать
    [21] двадцать один
    [22] двадцать два
    [23] двадцать три
    [24] двадцать четыре
    [25] двадцать пять
    [26] двадцать шесть
    [27] двадцать семь
    [28] двадцать восемь
    [29] двадцать девять
    [30] тридцать
    [31] тридцать один
    [32] тридцать два
    [33] тридцать три
    [34] тридцать четыре
    [35] тридцать пять
    [36] тридцать шесть
    [37] тридцать семь
    [38] тридцать восемь
    [39] тридцать девять
    [40] сорок
    [41] сорок один
    [42] сорок два
    [43] сорок три
    [44] сорок четыре
    [45] сорок пять
    [46] сорок шесть
   *[other] { $n }
}

## Items of a count

# Именительный: «четыре в масть».
how-many-cards = { $len ->
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
   *[7] семь
}
# Родительный: «секвенс из четырёх».
how-many-cards-gen = { $len ->
    [3] трёх
    [4] четырёх
    [5] пяти
    [6] шести
   *[7] семи
}
cadence-fifteen = пятнадцать — { $total }
# От пяти пятнадцаток и больше, поэтому всегда «раз».
cadence-fifteens = { $times } раз пятнадцать — { $total }
cadence-run = { $pos ->
    [first] секвенс из { how-many-cards-gen } — { $total }
   *[next] и секвенс из { how-many-cards-gen } — { $total }
}
run-shape = { $shape ->
    [double] двойной секвенс
    [triple] тройной секвенс
    [quadruple] четырёхкратный секвенс
    [double-double] четверной секвенс
    [six-fold] шестикратный секвенс
   *[eight-fold] восьмикратный секвенс
}
cadence-multi-run = { $pos ->
    [first] { run-shape } из { how-many-cards-gen } — { $total }
   *[next] и { run-shape } из { how-many-cards-gen } — { $total }
}
cadence-pair = { $pos ->
    [first] пара — { $total }
   *[next] и пара — { $total }
}
cadence-pair-royal = { $pos ->
    [first] королевская пара — { $total }
   *[next] и королевская пара — { $total }
}
cadence-double-pair-royal = { $pos ->
    [first] двойная королевская пара — { $total }
   *[next] и двойная королевская пара — { $total }
}
cadence-flush = { $pos ->
    [first] { how-many-cards } в масть — { $total }
   *[next] и { how-many-cards } в масть — { $total }
}
cadence-nobs = { $pos ->
    [first] валет в масть — { $total }
   *[next] и валет в масть — { $total }
}

## The whole count

# The items said so far, and one more.
cadence-more = { $before }, { $item }
# The first letter of $items is a capital already.
cadence-line = { $items }.
cadence-zero = Ничего: ноль.
cadence-nineteen = Девятнадцать! (То есть ноль.)
