# Kio diriĝas pri trako de la tabulo, pri tuta kalkulo kaj pri maloftaj manoj.

## Trakoj. $last estas, kiom faris la lasta movo; $line estas S aŭ SS (mefito, duobla mefito) aŭ L (duobla malvenko).

web-readout = { $side } { $score }, malantaŭa kejlo { $rear } ({ $last }), restas { $left }
web-readout-still = { $side } { $score }, restas { $left }
web-readout-line = { $before }, { $line ->
    [SS] { $n ->
        [0] ĉe la linio de duobla mefito
       *[other] ĝis la linio de duobla mefito { $n }
    }
    [L] { $n ->
        [0] ĉe la linio de duobla malvenko
       *[other] ĝis la linio de duobla malvenko { $n }
    }
   *[S] { $n ->
        [0] ĉe la linio de mefito
       *[other] ĝis la linio de mefito { $n }
    }
}
web-readout-past = { $before }, trans la linio de { $line ->
    [L] duobla malvenko
   *[S] mefito
}

## Tuta kalkulo

web-explain = Klarigi
web-explain-title = { $whose }: { $points }
web-explain-so-far = ĝis nun { $total }
web-explain-rule = Regulo { $clause }
web-explain-nothing = En ĉi tiuj kartoj nenio donas poentojn.

## Mano de 28 aŭ 29. $n estas tiom, $ways kiom el $all manoj tiom valoras.

web-certificate-title = { $where ->
    [crib] Kribo de { $n } poentoj
   *[hand] Mano de { $n } poentoj
}
web-certificate-button = Atesto: { $player }, { $n }
web-certificate-note = { $player }: { $where ->
    [crib] kribo
   *[hand] mano
 } de { $n } poentoj! Atesto pri ĝi estas en la menuo.
web-certificate-cards = { $cards }; ekkarto: { $starter }.
web-certificate-ways = { $ways } el la { $all } eblaj kombinoj de kvar kartoj kaj ekkarto valoras { $n }.
web-certificate-deals = Kiu ricevas ses kartojn kaj tenas la kvar plej bonajn, tiu havas tian manon unufoje en { $deals } disdonoj.
web-certificate-link = Ligilo al la reludo, post la fino de la partio
web-print = Presi
