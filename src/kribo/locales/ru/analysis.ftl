# Что говорят `kribo discard`, `kribo peg` и `kribo analyse`.
# $points в советах — дробь, поэтому всегда «очка».

## Advice

advice-throws = { $deals ->
    [yes] Сдаёте вы, криб ваш.
   *[no] Сдаёт соперник, криб чужой.
} У вас { $mine }, у соперника { $theirs }, игра до { $target }.
advice-plays = { $deals ->
    [yes] Сдаёте вы.
   *[no] Сдаёт соперник.
} У вас { $mine }, у соперника { $theirs }, игра до { $target }. Сумма { $count }.
# The heads of the columns. The chance of winning is in per cent; behind is how far it is behind the best.
advice-column = { $column ->
    [throw] сброс
    [keep] оставить
    [card] карта
    [hand] рука
    [crib] криб
    [for] свои
    [against] чужие
    [net] итог
    [win] победы %
    [behind] отстаёт
   *[band] { "" }
}
band = { $band ->
    [best] лучшее
    [good] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
advice-best = { $choice }: { $reason ->
    [hand] в руке остаётся на { $points } очка больше, чем при { $other }.
    [crib] криб для вас выгоднее на { $points } очка, чем при { $other }.
    [pegging] розыгрыш выгоднее на { $points } очка, чем при { $other }.
    [for] в розыгрыше на { $points } очка больше, чем при { $other }.
    [against] соперник набирает в розыгрыше на { $points } очка меньше, чем при { $other }.
    [position] { $other } выгоднее на { $points } очка, но при таком счёте реже выигрывает.
   *[none] не хуже, чем { $other }.
}
advice-starters = Лучшие стартовые { $best } (рука { $most }), худшие { $worst } (рука { $least }).
advice-progress = Шансы на победу в партии до { $target }: вычислено { $percent } %
advice-go = Подходящей карты нет: скажите «дальше».
advice-only = { $choice } — единственная подходящая карта.

## The review of a game

analyse-game = { $variant }, до { $target }: { $players }. Итоговый счёт: { $scores }.
analyse-unfinished = { $variant }, до { $target }: { $players }. Не доиграно, счёт: { $scores }.
analyse-not-judged = Движок разбирает криббедж на шести картах на двоих, а это { $variant }: такое разбирать он пока не умеет.
analyse-column = { $column ->
    [player] игрок
    [discards] сбросы
    [plays] ходы
    [accuracy] точность
    [rating] рейтинг
    [counting] подсчёт
    [skill] мастерство
   *[luck] везение
}
analyse-key = Точность без ошибок — 100 %; рейтинг — средняя потеря за решение, умноженная на десять, без ошибок 0. Мастерство, подсчёт и везение — в процентах побед.
analyse-luck = Везение ({ $player }): первая сдача { $cut }, свои карты { $deal }, стартовые { $starter }, чужие карты { $cards }.
analyse-sum = { $player }: { $result } % партии минус 50 % = мастерство { $skill } - мастерство соперника { $other } + везение { $luck }.
analyse-clean = Ничего, что можно уверенно назвать ошибкой.
analyse-throw = Сдача { $deal }, { $player }: сброс { $chosen }, лучше { $best }. Потеряно { $loss } % побед, { $band ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}.
analyse-play = Сдача { $deal }, { $player }: карта { $chosen }, лучше { $best }. Потеряно { $loss } % побед, { $band ->
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}.
analyse-count = Сдача { $deal }, { $player }: на подсчёте потеряно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, это { $loss } % побед.
analyse-resign = Сдача { $deal }: { $player } сдаётся, хотя оставалось { $loss } % побед.
analyse-why = { $reason ->
    [hand] В руке остаётся на { $points } очка больше.
    [crib] Криб выгоднее на { $points } очка.
    [pegging] Розыгрыш выгоднее на { $points } очка.
    [for] В розыгрыше на { $points } очка больше.
    [against] Соперник набирает в розыгрыше на { $points } очка меньше.
    [position] На { $points } очка меньше, но при таком счёте чаще выигрывает.
   *[none] По очкам разницы нет.
}
analyse-progress = { $done } из { $all } решений

## Refusals

error-six-cards = Назовите карты, которые вам сдали: нужно { $needed }, а дано { $found }.
error-dealer-and-pone = --dealer и --pone противоречат друг другу. Оставьте что-то одно.
error-scores-too-high = При счёте { $score } игра до { $target } уже окончена.
error-four-cards = Из четырёх оставленных карт одни на руках, другие на столе: на руках { $held }, в --mine { $laid }, а вместе это не четыре.
error-discarded-two = Ваших карт в крибе две: назовите обе после --discarded.
error-not-played = Карта { $card } есть в --mine, но её нет в --played. В --played нужны все карты на столе, по порядку.
error-no-such-play = Такого положения с вашим ходом быть не может. Проверьте порядок карт, кто их положил и кто сдаёт.
error-exact-needs-kernel = Для --exact нужно собранное ядро, а его нет. Уберите --exact: разница меньше 0,001 очка.
