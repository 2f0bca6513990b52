# Шта кажу наредбе `score`, `pegs`, `play-out` и `stats`, и зашто одбијају.

## Редови стандардног улаза

error-line = грешка: { $sentence }

## score

item-kind = { $kind ->
    [fifteen] петнаест
    [pair] пар
    [run] низ
    [flush] иста боја
   *[nobs] жандар у боји
}
item-total = укупно
# Једна рука у једном реду: $count је цела реченица.
score-line = { $count } Укупно: { $total }.
error-cards-of-a-show = За бодовање треба од { $least } до { $most } карата, а последња је почетна; { $found ->
    [0] овде нема ниједне
    [one] овде је { $found }
    [few] овде су { $found }
   *[other] овде их је { $found }
 }.

## pegs

peg-fifteen = петнаест, два поена
peg-thirty-one = тридесет један, два поена
peg-pair = пар, два поена
peg-pair-royal = три исте, шест поена
peg-double-pair-royal = четири исте, дванаест поена
peg-run = низ од { how-many-cards }, { $len ->
    [3] три поена
    [4] четири поена
    [5] пет поена
    [6] шест поена
   *[7] седам поена
}
peg-last = један поен за последњу карту
# Једна карта може да донесе више од једног.
peg-more = { $before }; { $item }
pegs-line = { $points }; збир { $count }
error-no-cards = Нисте навели ниједну карту. Напишите бар једну, на пример 7Х.
error-over-31 = На збир { $count } не може { $card }: граница је 31.

## play-out

play-out-card = Место { $seat }: { $card }, збир { $count }. Резултат: { $scores }.
play-out-pegs = Место { $seat }: { $card }, збир { $count }. Доноси { $points }: { $why }. Резултат: { $scores }.
play-out-go = Место { $seat }: даље!
play-out-last = Место { $seat }: { peg-last }. Резултат: { $scores }.
play-out-restart = Збир се враћа на нулу. Почиње место { $seat }.
error-option-missing = Недостаје { $option }: ова наредба не може без тога.
error-number-of-hands = У једном дељењу има од { $least } до { $most } руку, а { $found ->
    [one] овде је { $found }
    [few] овде су { $found }
   *[other] овде их је { $found }
 }.
error-empty-hand = Рука на месту { $seat } нема ниједну карту.
error-card-after-play = Не може { $card }: одигравање је завршено.
error-card-already-laid = Већ је одиграна карта { $card }. На потезу је место { $turn } и може да игра: { $playable }.
error-card-not-held = Нико не држи карту { $card }. На потезу је место { $turn } и може да игра: { $playable }.
error-card-out-of-turn = Карту { $card } држи место { $seat }, а на потезу је место { $turn } и може да игра: { $playable }.
error-card-over-31 = На збир { $count } не може { $card }: граница је 31. Место { $turn } може да игра: { $playable }.
error-cards-to-lay = Одигравање није завршено. Остале су: { $cards }. На потезу је место { $turn } и може да игра: { $playable }.
error-count-not-over = Овај збир није завршен. На потезу је место { $turn } и може да игра: { $playable }.

## stats

stats-score = поени
stats-hands = руке
stats-percent = проценат
stats-mean = Просек: { $mean } поена по руци, на { $total } руку.
error-unknown-statistics = Нема статистике „{ $text }“. Постоје: { $known }.
