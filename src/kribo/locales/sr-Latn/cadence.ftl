# Brojanje ruke naglas: svaka stavka sa zbirom dotle.
# $total i $times su brojevi ispisani rečima; $len je broj karata niza ili boje.
# $pos je "first" za stavku kojom brojanje počinje, a "next" za svaku sledeću.

## Brojevi, dokle ruka može da vredi

number-word = { $n ->
    [0] nula
    [1] jedan
    [2] dva
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
    [7] sedam
    [8] osam
    [9] devet
    [10] deset
    [11] jedanaest
    [12] dvanaest
    [13] trinaest
    [14] četrnaest
    [15] petnaest
    [16] šesnaest
    [17] sedamnaest
    [18] osamnaest
    [19] devetnaest
    [20] dvadeset
    [21] dvadeset jedan
    [22] dvadeset dva
    [23] dvadeset tri
    [24] dvadeset četiri
    [25] dvadeset pet
    [26] dvadeset šest
    [27] dvadeset sedam
    [28] dvadeset osam
    [29] dvadeset devet
    [30] trideset
    [31] trideset jedan
    [32] trideset dva
    [33] trideset tri
    [34] trideset četiri
    [35] trideset pet
    [36] trideset šest
    [37] trideset sedam
    [38] trideset osam
    [39] trideset devet
    [40] četrdeset
    [41] četrdeset jedan
    [42] četrdeset dva
    [43] četrdeset tri
    [44] četrdeset četiri
    [45] četrdeset pet
    [46] četrdeset šest
   *[other] { $n }
}

## Stavke brojanja

how-many-cards = { $len ->
    [3] tri
    [4] četiri
    [5] pet
    [6] šest
   *[7] sedam
}
cadence-fifteen = petnaest – { $total }
cadence-fifteens = { $times } puta petnaest – { $total }
cadence-run = { $pos ->
    [first] niz od { how-many-cards } – { $total }
   *[next] i niz od { how-many-cards } – { $total }
}
# Dva para u nizu i četiri iste u nizu daju po četiri niza.
run-shape = { $shape ->
    [double] dvostruki
    [triple] trostruki
    [quadruple] četvorostruki
    [double-double] četvorostruki
    [six-fold] šestostruki
   *[eight-fold] osmostruki
}
cadence-multi-run = { $pos ->
    [first] { run-shape } niz od { how-many-cards } – { $total }
   *[next] i { run-shape } niz od { how-many-cards } – { $total }
}
cadence-pair = { $pos ->
    [first] par – { $total }
   *[next] i par – { $total }
}
cadence-pair-royal = { $pos ->
    [first] tri iste – { $total }
   *[next] i tri iste – { $total }
}
cadence-double-pair-royal = { $pos ->
    [first] četiri iste – { $total }
   *[next] i četiri iste – { $total }
}
cadence-flush = { $pos ->
    [first] { how-many-cards } u boji – { $total }
   *[next] i { how-many-cards } u boji – { $total }
}
cadence-nobs = { $pos ->
    [first] žandar u boji – { $total }
   *[next] i žandar u boji – { $total }
}

## Celo brojanje

# Stavke izgovorene dotle, i još jedna.
cadence-more = { $before }, { $item }
# Prvo slovo od $items već je veliko.
cadence-line = { $items }.
cadence-zero = Ništa: nula.
cadence-nineteen = Devetnaest! (To jest nula.)
