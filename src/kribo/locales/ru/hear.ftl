# О чём сообщается, как и когда: настройки страницы и журнал.

## Сообщения

web-set-spoken = Сообщения
web-set-spoken-by = Кто читает вслух
web-spoken = { $value ->
    [regions] Программа экранного доступа
    [notify] Программа экранного доступа, новейшим способом
   *[voice] Голос этого браузера
}
web-set-voice = Голос
web-voice-usual = Обычный
web-voice-others = Другие языки
web-voice-none = В этом браузере нет голоса для вашего языка.
web-set-rate = Скорость речи
web-set-loudness = Громкость речи
web-voice-try = Послушать
web-voice-sample = Так будет звучать ваша партия.
web-set-channels = О чём и когда сообщать
# Род новостей; это заголовок, а в web-rule-spoken-of — начало подписи.
web-channel = { $channel ->
    [error] Что сделать нельзя
    [turn] Что от вас требуется
    [score] Очки и подсчёты
    [play] Ход игры
    [own] Что делаете вы сами
    [table] Места, паузы, связь
   *[chat] Разговор
}
web-rule-spoken = Вслух
web-rule-spoken-of = { web-channel }: вслух
web-rule-notice = Уведомление
web-rule-notice-of = { web-channel }: уведомление
web-rule = { $rule ->
    [always] Всегда
    [focused] Только пока я здесь
    [unfocused] Только пока я в другом окне
   *[never] Никогда
}
web-notice-denied = Браузер не разрешает kribo показывать уведомления. Это меняется в настройках самого браузера.

## Журнал

web-log-view = { $channel ->
    [all] Всё
    [game] Игра
    [chat] Разговор
   *[system] Система
}
# Говорится, когда выбран другой вид; $n — число строк.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
}
web-log-empty = Здесь пока ничего нет.
web-log-keys = Стрелки вверх и вниз, Page Up и Page Down, Home и End переходят по строкам и читают их. Alt со стрелкой влево или вправо меняет вид. Ctrl с пробелом копирует строку.
web-log-take = Копия и сохранение
web-log-copy-line = Копировать строку
web-log-copy = Копировать всё
web-log-save = Сохранить текстом
web-log-times = Время
web-log-gap = Что произошло за это время, здесь не видно.
web-copy-failed = Браузер не разрешил копировать.
web-yes = Да
# Хозяин сменил настройку стола.
web-decided = { $setting }: { $value }.
web-stood-up = { $player } освобождает место.
web-bot-sat-down = За стол садится компьютер: { $player }.
