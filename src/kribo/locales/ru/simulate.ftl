# Что говорит `kribo simulate` и почему отказывает.

## The report

simulate-title = { $variant }, { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, seed { $seed }
simulate-title-stopped = { $variant }, прервано: сыграно { $played } из { $games }, seed { $seed }
# The heads of the columns: sides, their bots, games and shares of games won, and points a game by source.
simulate-column = { $column ->
    [side] сторона
    [bots] боты
    [wins] победы
    [percent] процент
    [interval] от - до
    [skunks] скунсы
    [pegging] розыгрыш
    [hand] руки
    [crib] крибы
    [heels] валет
    [start] фора
    [bids] торги
    [deal] за сдачу
    [points] очки
    [deviation] отклонение
   *[calls] ошибки
}
simulate-interval = { $low } - { $high }
simulate-position = { $position ->
    [pone] первая рука
    [eldest] первая рука
    [dealer] сдающий
   *[other] место { $position }
}
simulate-duplicate = Каждая раздача сыграна по { $games } { $games ->
    [one] разу
    [few] раза
   *[many] раз
}, с пересадкой игроков.
simulate-first-dealer = Первый сдающий выиграл { $percent } % партий ({ $low } - { $high }).
simulate-pace = Очки сторон — в среднем за партию. Сдач за партию { $deals }, партий в секунду { $speed }.
simulate-progress = { $played } из { $games } партий

## Refusals

error-unknown-player = Игрока «{ $player }» нет. Есть: { $known }.
error-number-of-bots = Для варианта { $variant } нужно ботов: { $needed }, по одному на место, или один на все места. Дано: { $found }.
