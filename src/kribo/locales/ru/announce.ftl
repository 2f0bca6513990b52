# Что говорится за столом: что произошло и что стол отвечает на вопросы.
#
# $player — имя, как его ввели: только именительный падеж (подлежащее, после двоеточия или в скобках).
# $players и $side — списки имён и слова «Вы», тоже в именительном. NAME-self говорится самому игроку,
# NAME-other — всем остальным; -team-self и -team-other — о стороне из нескольких человек. NAME-brief и
# NAME-full — для тех, кто просил говорить кратко или полно.
# О других — только настоящее время: прошедшее выдаёт род.
# $card и $cards — буквы (5Ч ВБ), а для полной речи слова из card-nom; $card_acc и $cards_acc — винительный.

## Cards and players

card-letters = { $rank ->
    [ace] Т
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] В
    [queen] Д
   *[king] К
}{ $suit ->
    [spades] П
    [hearts] Ч
    [diamonds] Б
   *[clubs] Т
}
card-nom = { $rank ->
    [ace] туз
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
   *[king] король
} { suit-gen }
card-acc = { $rank ->
    [ace] туза
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
   *[king] короля
} { suit-gen }
suit-gen = { $suit ->
    [spades] пик
    [hearts] червей
    [diamonds] бубён
   *[clubs] треф
}
you = Вы
# The items of a list so far, and one more.
list-more = { $before }, { $item }
# The players of a side, where other sides stand beside it.
team-more = { $before } и { $item }

## Counted things; $n decides the form

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
points-acc = { points }
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
cards-acc = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
holes-to-go = { $n ->
    [one] осталась { $n } лунка
    [few] осталось { $n } лунки
   *[many] осталось { $n } лунок
}

## Who deals, and the deal

cut-for-deal-self = Вы тянете { $card_acc }.
cut-for-deal-other = { $player } тянет { $card_acc }.
cut-for-deal-self-full = Жребий: вы тянете { $card_acc }.
cut-for-deal-other-full = Жребий: { $player } тянет { $card_acc }.
cut-tied = Карты равные. Тянут ещё раз: { $players }.
lots-self = По жребию сдавать начинаете вы.
lots-other = По жребию сдавать начинает { $player }.
deal-self = Сдача { $number }: сдаёте вы.
deal-other = Сдача { $number }: сдаёт { $player }.
crib-owner-self = Криб ваш.
crib-owner-other = Криб получает { $player }.
dealt-unseen = Карты розданы.
dealt-self = { your-hand }
dealt-other = Карты ({ $player }): { $cards }.
discarded-unseen = { $player } сбрасывает { cards-acc }.
discarded-self = Вы сбрасываете { $cards_acc }.
discarded-other = { $player } сбрасывает { $cards_acc }.
took-back-self = Вы берёте сброс назад.
took-back-other = { $player } берёт сброс назад.
bid-self = Вы предлагаете { points-acc }.
bid-other = { $player } предлагает { points-acc }.
pass-self = Вы пасуете.
pass-other = { $player } пасует.
crib-bought-self = Вы покупаете криб за { points-acc }.
crib-bought-other = { $player } покупает криб за { points-acc }.
starter-cut-self = Колоду снимаете вы. Стартовая карта: { $card }.
starter-cut-other = Колоду снимает { $player }. Стартовая карта: { $card }.
starter-cut-self-brief = Стартовая: { $card }.
starter-cut-other-brief = Стартовая: { $card }.
heels-lost-self = Вы положили карту, не объявив валета: 2 очка за пятки пропали.
heels-lost-other = { $player } не объявляет валета: 2 очка за пятки пропали.

## The play

played-self = Вы кладёте { $card_acc }. Сумма { $count }.
played-other = { $player } кладёт { $card_acc }. Сумма { $count }.
played-self-brief = Вы: { $card }, { $count }.
played-other-brief = { $player }: { $card }, { $count }.
played-self-full = Вы кладёте { $card_acc }. Сумма — { $count }.
played-other-full = { $player } кладёт { $card_acc }. Сумма — { $count }.
go-self = Вы говорите: «Дальше!»
go-other = { $player } говорит: «Дальше!»
go-self-full = Сумма — { $count }. Вы говорите: «Дальше!»
go-other-full = Сумма — { $count }. { $player } говорит: «Дальше!»
count-restart-self = Сумма снова ноль. Заходите вы.
count-restart-other = Сумма снова ноль. Заходит { $player }.
count-restart-self-brief = Сумма 0. Заходите вы.
count-restart-other-brief = Сумма 0. Заходит { $player }.

## Counting

claimed-self = { $where ->
    [hand] За руку вы объявляете { points-acc }.
    [crib] За криб вы объявляете { points-acc }.
   *[play] За эту карту вы объявляете { points-acc }.
}
claimed-other = { $where ->
    [hand] За руку { $player } объявляет { points-acc }.
    [crib] За криб { $player } объявляет { points-acc }.
   *[play] За эту карту { $player } объявляет { points-acc }.
}
claimed-nineteen-self = Вы говорите «девятнадцать», то есть ноль.
claimed-nineteen-other = { $player } говорит «девятнадцать», то есть ноль.
show-hand-self = Ваша рука: { $cards }. Стартовая: { $starter }.
show-hand-other = Рука ({ $player }): { $cards }. Стартовая: { $starter }.
show-crib-self = Ваш криб: { $cards }. Стартовая: { $starter }.
show-crib-other = Криб ({ $player }): { $cards }. Стартовая: { $starter }.
pile = Карты этого цикла: { $cards }.
count-in-play = За последнюю карту — { points }: { $why }.
count-is = Итого: { $n }.
claim-wrong-self = Вы объявили { $claim }, а правильно — { $n }.
claim-wrong-other = { $player } объявляет { $claim }, а правильно — { $n }.
timed-out-self = Ваше время вышло.
timed-out-other = Время вышло ({ $player }).
call-none-self = Вы не возражаете.
call-none-other = { $player } не возражает.
call-right-self = Вы перехватываете { points-acc }, и по праву.
call-right-other = { $player } перехватывает { points-acc }, и по праву.
call-wrong-self = Вы пытаетесь перехватить { points-acc }, но столько не пропущено.
call-wrong-other = { $player } пытается перехватить { points-acc }, но столько не пропущено.

## Points: $n is what it was worth, $score the score after it, never above the target

pegged-three-for-last-self = Вам { points } как первой руке. Счёт { $score }.
pegged-three-for-last-other = { $player } получает { points-acc } как первая рука. Счёт { $score }.
pegged-bid-self = Вы платите за криб { points-acc }. Счёт { $score }.
pegged-bid-other = { $player } платит за криб { points-acc }. Счёт { $score }.
pegged-heels-self = Стартовый валет: вам { points }. Счёт { $score }.
pegged-heels-other = Стартовый валет: { $player } получает { points-acc }. Счёт { $score }.
# $why is what players call: «пятнадцать, два очка; пара, два очка».
pegged-play-self = Вам { $n }: { $why }. Счёт { $score }.
pegged-play-other = { $player } получает { $n }: { $why }. Счёт { $score }.
pegged-claim-self = Вам { points }. Счёт { $score }.
pegged-claim-other = { $player } получает { points-acc }. Счёт { $score }.
pegged-go-self = Вам { points } за «дальше». Счёт { $score }.
pegged-go-other = { $player } получает { points-acc } за «дальше». Счёт { $score }.
pegged-last-card-self = Вам { points } за последнюю карту. Счёт { $score }.
pegged-last-card-other = { $player } получает { points-acc } за последнюю карту. Счёт { $score }.
pegged-hand-self = Вам { points } за руку. Счёт { $score }.
pegged-hand-other = { $player } получает { points-acc } за руку. Счёт { $score }.
pegged-crib-self = Вам { points } за криб. Счёт { $score }.
pegged-crib-other = { $player } получает { points-acc } за криб. Счёт { $score }.
pegged-missed-self = Пропущенное достаётся вам: { points }. Счёт { $score }.
pegged-missed-other = Пропущенное получает { $player }: { points-acc }. Счёт { $score }.
pegged-invented-self = Лишнее достаётся вам: { points }. Счёт { $score }.
pegged-invented-other = Лишнее получает { $player }: { points-acc }. Счёт { $score }.
pegged-muggins-self = Перехват: вам { points }. Счёт { $score }.
pegged-muggins-other = Перехват: { $player } получает { points-acc }. Счёт { $score }.
pegged-timeout-self = Время вышло: вам { points }. Счёт { $score }.
pegged-timeout-other = Время вышло: { $player } получает { points-acc }. Счёт { $score }.

## The end of a game

resigned-self = Вы сдались.
resigned-other = { $player } сдаётся.
won-self = Вы выиграли партию.
won-other = Партию выигрывает { $player }.
won-team-self = Ваша команда выиграла партию.
won-team-other = Партию выигрывают: { $players }.
final-scores = Итоговый счёт: { $scores }.
# An item of a list.
side-score = { $side }: { $score }
skunk = Проигрыш со скунсом: { $players }.
double-skunk = Проигрыш с двойным скунсом: { $players }.
lurch = Проигрыш с марсом: { $players }.

## What is asked

your-hand = Ваши карты: { $cards }.
no-hand = Карт у вас нет.
waiting = Ждём хода: { $players }.
waiting-for-chance = Сейчас раздадут карты.
game-over = Партия окончена.
ask-cut-for-deal = { $first_dealer ->
    [high] Жребий: сдаёт тот, у кого карта старше. Назовите число от 1 до { $most } или скажите «тянуть», чтобы вытянуть наугад.
   *[low] Жребий: сдаёт тот, у кого карта младше. Назовите число от 1 до { $most } или скажите «тянуть», чтобы вытянуть наугад.
}
ask-discard-own = Сбросьте { cards-acc } в свой криб.
ask-discard-team = Сбросьте { cards-acc } в криб своей команды (его считает { $player }).
ask-discard-other = Сбросьте { cards-acc } в чужой криб ({ $player }).
ask-discard-unsold = Сбросьте { cards-acc } в криб. Он ещё не куплен.
ask-bid-first = Предложите за криб от { $least } до { $most }.
ask-bid = Предложите за криб от { $least } до { $most } или скажите «пас».
ask-bid-one = Возьмите криб за { $least } или скажите «пас».
ask-pass = Больше предложить нельзя. Скажите «пас».
ask-cut-starter = Снимите колоду: число от { $least } до { $most } или «снять» наугад.
ask-lead = Заходите вы. Положите карту.
ask-play = Ваш ход. Сумма { $count }. Положите карту.
ask-play-of = Ваш ход. Сумма { $count }. Подходит: { $cards }.
ask-play-or-go = Ваш ход. Сумма { $count }. Положите карту или скажите «дальше».
ask-go = Ваш ход. Сумма { $count }. Подходящей карты нет: скажите «дальше».
ask-claim-card = Сколько очков даёт ваша карта?
ask-claim = Сколько очков?
ask-call = Назовите, сколько очков пропущено, или скажите «нет».
ask-call-either = Назовите, сколько очков пропущено или объявлено лишних, либо скажите «нет».

## Answers

phase = { $stage ->
    [DrawingLots] Жребий: кому сдавать.
    [ShufflingToCut] Колоду тасуют для жребия.
    [CuttingForDeal] Жребий: тянут карты, кому сдавать.
    [Dealing] Сдача: карты раздают.
    [Discarding] Сброс в криб.
    [Bidding] Торги за криб.
    [Cutting] Снимают колоду.
    [Playing] Розыгрыш.
    [Announcing] Розыгрыш: считают карту.
    [Counting] Показ.
    [Calling] Можно перехватить очки.
   *[Over] Партия окончена.
}
count-now = Сумма { $count }. Карты этого цикла: { $cards }.
count-zero = Сумма 0. В этом цикле карт ещё нет.
no-count = Суммы сейчас нет: розыгрыш не идёт.
starter-is = Стартовая карта: { $card }.
no-starter = Стартовая карта ещё не открыта.
laid-self = Ваши карты на столе: { $cards }.
laid-other = Карты на столе ({ $player }): { $cards }.
laid-nothing-self = Ваших карт на столе нет.
laid-nothing-other = Карт на столе нет ({ $player }).
holds-other = { $n ->
    [0] { $player } больше не держит карт.
   *[other] { $player } держит { cards-acc }.
}
your-discard = Ваш сброс: { $cards }.
nothing-laid = На столе карт нет.
side-line = { $side }: { $score }. Улица { $street } из { $streets }, { holes-to-go }.
side-line-brief = { $side }: { $score }.
lead = { $side } впереди, перевес { points }.
level = Счёт равный.
score-detail = { $side }: передний колышек { $score }, задний { $rear }, { holes-to-go }.
skunk-near = { $side }: чтобы уйти от скунса, нужно ещё { points-acc }.
skunk-safe = { $side }: скунс не грозит.
target-is = Партия до { $target }.
no-deal-yet = Пока никто не сдаёт.
dealer-self = Сдаёте вы.
dealer-other = Сдаёт { $player }.
crib-unsold = Криб ещё не куплен.
makes = { $card }: сумма { $count }.
makes-points = { $card }: сумма { $count }; { $why }.
makes-too-much = { $card }: было бы { $count }, больше 31.
no-card-fits = Подходящей карты нет: скажите «дальше».
may-say-go = Можно и сказать «дальше».
nothing-counted = Подсчёта ещё не было.
# A line of a list of what scored.
counted-item = { item-kind }: { $cards }, { points }.
counted-total = Итого: { $n }.
seat-person = Место { $seat }: { $player }.
seat-bot = Место { $seat }: { $player }, бот { $bot ->
    [random] «случайный»
    [greedy] «жадный»
    [basic] «простой»
    [top] высшего уровня
   *[other] уровня { $bot }
}.
# What bots are called: a level of the strong player; the second and later ones of a kind have a number.
bot-name = { $bot ->
    [random] Случайный
    [greedy] Жадный
    [basic] Простой
    [top] Чемпион
   *[other] Уровень { $bot }
}
bot-again = { $bot ->
    [random] { $name } { $number }
    [greedy] { $name } { $number }
    [basic] { $name } { $number }
   *[other] { $name } ({ $number })
}
team = Команда { $side }: { $players }.

## Results

# $items is a list of what slip-source says.
slip-line = { $side }: { $items }. Всего { $total }.
slip-source = { $source ->
    [pegging] розыгрыш { $n }
    [hand] руки { $n }
    [crib] крибы { $n }
    [heels] стартовый валет { $n }
    [start] очки первой руки { $n }
    [bids] торги { $n }
   *[calls] чужие ошибки { $n }
}
slip-nothing = ничего
slip-left-self = Вы потеряли на подсчёте { points-acc }.
slip-left-other = { $player } теряет на подсчёте { points-acc }.
games-won = Выиграно партий: { $scores }.
match-points = Матчевые очки: { $scores }.
game-points = Очки за партии: { $scores }.
spread-points = Разница: { $scores }.
stakes-stand = Ставки: { $scores }.
match-won-self = Вы выиграли матч.
match-won-other = Матч выигрывает { $player }.
match-won-team-self = Ваша команда выиграла матч.
match-won-team-other = Матч выигрывают: { $players }.
match-drawn = Ничья в матче: { $players }.
plus = +{ $n }
minus = −{ $n }

## Options of a game; $value is what was chosen, $n the same as a number

option-target = Партия идёт до { $value }.
option-first_dealer = { $value ->
    [low] Первым сдаёт тот, кто вытянул младшую карту.
    [high] Первым сдаёт тот, кто вытянул старшую карту.
   *[random] Кому сдавать первым, решает жребий.
}
option-next_dealer = { $value ->
    [loser] В матче следующую партию начинает сдавать проигравший.
    [winner] В матче следующую партию начинает сдавать победитель.
    [alternate] В матче первая сдача переходит по кругу от партии к партии.
   *[cut] В матче первая сдача разыгрывается заново перед каждой партией.
}
option-heels = { $value ->
    [automatic] Два очка за стартового валета записываются сразу.
   *[claimed] Два очка за стартового валета сдающий должен объявить, прежде чем положит карту.
}
option-three_for_last = { $value ->
    [once] Первая рука получает три очка один раз, перед первой сдачей.
    [each_deal] Первая рука получает три очка в каждой сдаче.
   *[never] Первая рука не получает трёх очков.
}
option-single_go = { $value ->
    [must] После «дальше» другой игрок продолжает, пока у него есть подходящие карты.
   *[may] После «дальше» другой игрок может остановиться, даже если у него есть подходящая карта.
}
option-crib_flush = { $value ->
    [five] Масть в крибе засчитывается только вместе со стартовой картой.
   *[four] Масть в крибе засчитывается и без стартовой карты.
}
option-bicycle_go = { $value ->
    [off] После «дальше» все остальные кладут карты, пока есть подходящие.
   *[on] Если один сказал «дальше» и следующему тоже нечего положить, третий карт не кладёт.
}
option-seven_crib = { $n ->
    [5] В крибе пять карт, одна из них взята из колоды.
   *[4] В крибе четыре карты.
}
option-auction_when = { $value ->
    [after_discards] Торги за криб идут после сброса.
   *[before_discards] Торги за криб идут до сброса.
}
option-auction_open = { $value ->
    [must] Начинающий торги обязан что-то предложить.
   *[may_pass] Начинающий торги тоже может спасовать.
}
option-auction_heels = { $value ->
    [dealer] Очки за стартового валета получает сдающий.
   *[owner] Очки за стартового валета получает владелец криба.
}
option-counting = { $value ->
    [auto] Очки считает программа.
    [assisted] Считают игроки; ошибки исправляются без штрафа.
    [self] Считают игроки; что пропущено, то пропало.
    [muggins] Считают игроки; пропущенные очки может перехватить соперник.
   *[strict] Считают игроки; пропущенные и лишние очки достаются соперникам.
}
option-count_seconds = { $value ->
    [off] Время на подсчёт не ограничено.
   *[other] { $n ->
        [one] На подсчёт даётся { $n } секунда.
        [few] На подсчёт даётся { $n } секунды.
       *[many] На подсчёт даётся { $n } секунд.
    }
}
option-transfer = { $value ->
    [all] Очки за ошибку целиком получает каждая сторона соперников.
    [next] Очки за ошибку получает следующая по кругу сторона соперников.
    [split] Очки за ошибку делятся между сторонами соперников.
   *[caller] Очки за ошибку получает тот соперник, который заметил её первым.
}
option-timeout_round = { $value ->
    [half_up] Если время вышло, половина нечётного числа очков округляется в пользу соперников.
    [down] Если время вышло, половина нечётного числа очков округляется вниз.
   *[even] Если время вышло, половина нечётного числа очков округляется до чётного.
}
option-timeout_keep = { $value ->
    [rest] Если время вышло, вторая половина остаётся игроку.
   *[nothing] Если время вышло, игрок не получает ничего.
}
option-manual_pegging = { $value ->
    [off] Очки в розыгрыше считает программа.
   *[on] Очки в розыгрыше тоже считают игроки.
}
option-call_seconds = { $n ->
    [one] На перехват даётся { $n } секунда.
    [few] На перехват даётся { $n } секунды.
   *[many] На перехват даётся { $n } секунд.
}
option-over_penalty = { $value ->
    [off] При игре с перехватом лишние очки просто не засчитываются.
   *[on] При игре с перехватом лишние очки достаются соперникам.
}
option-short_hand = { $value ->
    [right] Игрок справа от сдающего тоже получает на карту меньше и ничего не сбрасывает.
   *[opposite] Игрок напротив сдающего тоже получает на карту меньше и ничего не сбрасывает.
}
option-skunk = { $value ->
    [margins] Проигрыш с разрывом в 31 очко и больше — скунс, в 61 очко и больше — двойной скунс.
    [lines] Кто не дошёл до лунки 91, проигрывает со скунсом, кто не дошёл до 61 — с двойным.
    [lurch] Кто не прошёл и половины пути, проигрывает с марсом, то есть вдвойне.
   *[off] Скунсов нет.
}
option-match_points = Матчевые очки за победу, за скунс и за двойной скунс: { $value }.
# $value is the form of the match, $n the number in it.
option-match = { $value ->
    [best-of] { $n ->
        [one] Матч выигрывает тот, кто возьмёт большинство из { $n } партии.
        [few] Матч выигрывает тот, кто возьмёт большинство из { $n } партий.
       *[many] Матч выигрывает тот, кто возьмёт большинство из { $n } партий.
    }
    [first-to] Матч выигрывает тот, кто первым наберёт { match-points-acc }.
    [games] В матче { games }.
   *[single] Играется одна партия.
}
match-points-acc = { $n ->
    [one] { $n } матчевое очко
    [few] { $n } матчевых очка
   *[many] { $n } матчевых очков
}
games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
option-stakes = { $n ->
    [0] Играют без ставок.
   *[other] Ставка: { $value }.
}
option-discard_final = { $value ->
    [when_all_in] Сброс можно взять назад, пока не сбросили все.
   *[at_once] Сброс нельзя взять назад.
}
option-say_go = { $value ->
    [for_me] Если подходящей карты нет, программа говорит «дальше» за вас.
   *[myself] «Дальше» вы говорите сами.
}

## Refusals that name a player; the others are in errors.ftl

error-not-your-turn-at-table = Сейчас не ваш ход. Ждём хода: { $player }.
