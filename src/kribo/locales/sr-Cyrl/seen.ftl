# Шта се каже о стази на табли, о целом бројању и о ретким рукама.

## Стазе. $last је последњи потез; $line је S или SS (твор, двоструки твор) или L (марс).

web-readout = { $side } { $score }, задњи клинчић { $rear } ({ $last }), још { $left }
web-readout-still = { $side } { $score }, још { $left }
web-readout-line = { $before }, { $line ->
    [SS] { $n ->
        [0] на линији двоструког твора
       *[other] до линије двоструког твора { $n }
    }
    [L] { $n ->
        [0] на линији марса
       *[other] до линије марса { $n }
    }
   *[S] { $n ->
        [0] на линији твора
       *[other] до линије твора { $n }
    }
}
web-readout-past = { $before }, иза линије { $line ->
    [L] марса
   *[S] твора
}

## Цело бројање

web-explain = Објасни
web-explain-title = { $whose }: { $points }
web-explain-so-far = досад { $total }
web-explain-rule = Правило { $clause }
web-explain-nothing = Ове карте не доносе ниједан поен.

## Рука од 28 или 29. $n је толико, $ways колико од $all руку толико вреди.

web-certificate-title = { $where ->
    [crib] Криб од { $n }
   *[hand] Рука од { $n }
}
web-certificate-button = Сведочанство: { $player }, { $n }
web-certificate-note = { $player }: { $where ->
    [crib] криб
   *[hand] рука
 } од { $n }! Сведочанство је у менију.
web-certificate-cards = { $cards }; почетна: { $starter }.
web-certificate-ways = Четири карте и почетна могу се добити на { $all } начина; { $n } поена { $ways ->
    [one] доноси { $ways }
    [few] доносе { $ways }
   *[other] доноси { $ways }
 } од њих.
web-certificate-deals = Ко од шест карата задржи најбоље четири, добија такву руку једном у { $deals } дељења.
web-certificate-link = Веза до понављања, кад се партија заврши
web-print = Штампај
