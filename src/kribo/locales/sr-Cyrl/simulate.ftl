# Шта каже `kribo simulate`, и зашто одбија.

## Извештај

simulate-title = { $variant }, { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}, семе { $seed }
simulate-title-stopped = { $variant }, прекинуто после { $played } од { $games } партија, семе { $seed }
# Заглавља ступаца: стране, њихови ботови, партије и удео добијених, и поени по партији одакле долазе.
simulate-column = { $column ->
    [side] страна
    [bots] ботови
    [wins] победе
    [percent] проценат
    [interval] од - до
    [skunks] твор
    [pegging] одигравање
    [hand] руке
    [crib] крибови
    [heels] жандар
    [start] почетак
    [bids] понуде
    [deal] по дељењу
    [points] поени
    [deviation] одступање
   *[calls] хватање
}
simulate-interval = { $low } - { $high }
simulate-position = { $position ->
    [pone] прва рука
    [eldest] прва рука
    [dealer] делилац
   *[other] место { $position }
}
simulate-duplicate = Свако дељење игра се { $games } пута, уз замену места.
simulate-first-dealer = Ко први дели, добија { $percent } % партија ({ $low } - { $high }).
simulate-pace = Поени страна су просек по партији. Дељења по партији: { $deals }, партија у секунди: { $speed }.
simulate-progress = { $played } од { $games } партија

## Одбијања

error-unknown-player = Нема играча „{ $player }“. Играчи: { $known }.
error-number-of-bots = За { $variant } треба ботова: { $needed }, по један за свако место, или једно име за сва; наведено их је { $found }.
