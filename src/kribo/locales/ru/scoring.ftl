# Что говорят команды `score`, `pegs`, `play-out` и `stats` и почему отказывают.

## Lines of standard input

error-line = ошибка: { $sentence }

## score

item-kind = { $kind ->
    [fifteen] пятнадцать
    [pair] пара
    [run] секвенс
    [flush] масть
   *[nobs] валет в масть
}
item-total = итого
# One hand on one line: $count is a whole sentence.
score-line = { $count } Итого: { $total }.
error-cards-of-a-show = Для подсчёта нужно от { $least } до { $most } карт, последняя из них — стартовая. Дано: { $found }.

## pegs

peg-fifteen = пятнадцать, два очка
peg-thirty-one = тридцать один, два очка
peg-pair = пара, два очка
peg-pair-royal = королевская пара, шесть очков
peg-double-pair-royal = двойная королевская пара, двенадцать очков
peg-run = секвенс из { how-many-cards-gen }, { $len ->
    [3] три очка
    [4] четыре очка
    [5] пять очков
    [6] шесть очков
   *[7] семь очков
}
peg-last = одно очко за последнюю карту
# Several things that one card pegs.
peg-more = { $before }; { $item }
pegs-line = { $points }; сумма { $count }
error-no-cards = Карты не названы. Напишите хотя бы одну, например 7Ч.
error-over-31 = При сумме { $count } положить { $card } нельзя: предел — 31.

## play-out

play-out-card = Место { $seat }: { $card }, сумма { $count }. Счёт: { $scores }.
play-out-pegs = Место { $seat }: { $card }, сумма { $count }: { $why }; всего { $points }. Счёт: { $scores }.
play-out-go = Место { $seat }: «Дальше!»
play-out-last = Место { $seat }: { peg-last }. Счёт: { $scores }.
play-out-restart = Сумма снова ноль. Заходит место { $seat }.
error-option-missing = Нет { $option }, а без него эта команда не работает.
error-number-of-hands = Рук в сдаче бывает от { $least } до { $most }, а дано { $found }.
error-empty-hand = На месте { $seat } нет карт.
error-card-after-play = Положить { $card } нельзя: розыгрыш окончен.
error-card-already-laid = Карта { $card } уже на столе. Ход у места { $turn }, подходит: { $playable }.
error-card-not-held = Карты { $card } ни у кого нет. Ход у места { $turn }, подходит: { $playable }.
error-card-out-of-turn = Карта { $card } у места { $seat }, а ход у места { $turn }, подходит: { $playable }.
error-card-over-31 = При сумме { $count } положить { $card } нельзя: предел — 31. Ход у места { $turn }, подходит: { $playable }.
error-cards-to-lay = Розыгрыш не окончен. Осталось положить: { $cards }. Ход у места { $turn }, подходит: { $playable }.
error-count-not-over = Цикл не закончен. Ход у места { $turn }, подходит: { $playable }.

## stats

stats-score = очки
stats-hands = рук
stats-percent = процент
stats-mean = В среднем { $mean } очка. Всего рук: { $total }.
error-unknown-statistics = Статистики «{ $text }» нет. Есть: { $known }.
