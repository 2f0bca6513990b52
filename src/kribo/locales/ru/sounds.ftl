# Звуки в браузере и их настройки.
web-set-volume-game = Громкость: игра
web-set-volume-cues = Громкость: ход, время, ошибки
web-set-volume-chat = Громкость: разговор, приход и уход
web-set-stereo = Звуки каждого игрока — со своего места, ваши — слева
web-set-captions = Подписывать звуки
web-set-cues-turn = Когда мой ход
web-set-cues-low = Когда у меня мало времени
web-cue = { $value ->
    [sound] Звук
    [frame] Рамка вокруг окна
    [vibration] Вибрация
   *[title] Заголовок окна
}
web-title-low = ◷ Мало времени — { $title }
web-sounds-learn = Изучить звуки
web-sounds-help = У каждого звука своя высота и свой ритм.
web-sound-hear = Послушать
web-sound-hear-one = { web-sound-hear }: { $sound }
web-sound-caption = звук: { $sounds }
# Один и тот же звук несколько раз.
web-sound-times = { $sound } ×{ $n }
web-sound-name = { $name ->
    [deal] сдача
    [cut] вытянутая карта
    [crib] карты в криб
    [bid] предложение
    [starter] стартовая карта
    [heels] стартовый валет
    [card-mine] ваша карта
    [card-other] чужая карта
    [fifteen] пятнадцать
    [pair] пара
    [run] секвенс
    [thirty-one] тридцать один
    [go] «дальше»
    [peg] колышек
    [back] колышек назад
    [count] шаг подсчёта
    [muggins] перехват
    [won] победа
    [lost] поражение
    [skunk] скунс
    [turn] ваш ход
    [low] мало времени
    [timeout] время вышло
    [error] ошибка
    [chat] разговор
    [join] кто-то пришёл
   *[leave] кто-то ушёл
}
