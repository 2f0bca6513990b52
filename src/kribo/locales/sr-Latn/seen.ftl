# Šta se kaže o stazi na tabli, o celom brojanju i o retkim rukama.

## Staze. $last je poslednji potez; $line je S ili SS (tvor, dvostruki tvor) ili L (mars).

web-readout = { $side } { $score }, zadnji klinčić { $rear } ({ $last }), još { $left }
web-readout-still = { $side } { $score }, još { $left }
web-readout-line = { $before }, { $line ->
    [SS] { $n ->
        [0] na liniji dvostrukog tvora
       *[other] do linije dvostrukog tvora { $n }
    }
    [L] { $n ->
        [0] na liniji marsa
       *[other] do linije marsa { $n }
    }
   *[S] { $n ->
        [0] na liniji tvora
       *[other] do linije tvora { $n }
    }
}
web-readout-past = { $before }, iza linije { $line ->
    [L] marsa
   *[S] tvora
}

## Celo brojanje

web-explain = Objasni
web-explain-title = { $whose }: { $points }
web-explain-so-far = dosad { $total }
web-explain-rule = Pravilo { $clause }
web-explain-nothing = Ove karte ne donose nijedan poen.

## Ruka od 28 ili 29. $n je toliko, $ways koliko od $all ruku toliko vredi.

web-certificate-title = { $where ->
    [crib] Krib od { $n }
   *[hand] Ruka od { $n }
}
web-certificate-button = Svedočanstvo: { $player }, { $n }
web-certificate-note = { $player }: { $where ->
    [crib] krib
   *[hand] ruka
 } od { $n }! Svedočanstvo je u meniju.
web-certificate-cards = { $cards }; početna: { $starter }.
web-certificate-ways = Četiri karte i početna mogu se dobiti na { $all } načina; { $n } poena { $ways ->
    [one] donosi { $ways }
    [few] donose { $ways }
   *[other] donosi { $ways }
 } od njih.
web-certificate-deals = Ko od šest karata zadrži najbolje četiri, dobija takvu ruku jednom u { $deals } deljenja.
web-certificate-link = Veza do ponavljanja, kad se partija završi
web-print = Štampaj
