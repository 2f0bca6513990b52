# Что говорится о дорожке доски, о подсчёте целиком и о редких руках.

## Дорожки. $last — последний ход; $line — S или SS (скунс, двойной скунс) или L (марс).

web-readout = { $side } { $score }, задний колышек { $rear } ({ $last }), осталось { $left }
web-readout-still = { $side } { $score }, осталось { $left }
web-readout-line = { $before }, { $line ->
    [SS] { $n ->
        [0] у линии двойного скунса
       *[other] до линии двойного скунса { $n }
    }
    [L] { $n ->
        [0] у линии марса
       *[other] до линии марса { $n }
    }
   *[S] { $n ->
        [0] у линии скунса
       *[other] до линии скунса { $n }
    }
}
web-readout-past = { $before }, за линией { $line ->
    [L] марса
   *[S] скунса
}

## Подсчёт целиком

web-explain = Разобрать
web-explain-title = { $whose }: { $points }
web-explain-so-far = уже { $total }
web-explain-rule = Правило { $clause }
web-explain-nothing = В этих картах очков нет.

## Рука в 28 или 29. $n — столько, $ways — сколько из $all рук столько стоят.

web-certificate-title = { $where ->
    [crib] Криб на { $n } очков
   *[hand] Рука на { $n } очков
}
web-certificate-button = Свидетельство: { $player }, { $n }
web-certificate-note = { $player }: { $where ->
    [crib] криб
   *[hand] рука
 } на { $n } очков! Свидетельство об этом — в меню.
web-certificate-cards = { $cards }; стартовая: { $starter }.
web-certificate-ways = Взять четыре карты и стартовую можно { $all } способами; { $n } очков приносят { $ways } из них.
web-certificate-deals = Если из шести карт оставлять лучшие четыре, такая рука приходит один раз на { $deals } сдач.
web-certificate-link = Ссылка на повтор (после окончания партии)
web-print = Напечатать
