# What is announced, how and when: settings of the page, and the log.

## Announcements

web-set-spoken = Сообщения
web-set-spoken-by = Кто читает вслух
web-spoken = { $value ->
    [regions] Программа экранного доступа
    [notify] Программа экранного доступа, новым способом
   *[voice] Голос браузера
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
# A kind of news; it is a heading, and in web-rule-spoken-of the beginning of a label.
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

## The log

web-log-view = { $channel ->
    [all] Всё
    [game] Игра
    [chat] Разговор
   *[system] Система
}
# Said when another view is chosen; $n is the number of lines.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
}
web-log-empty = Здесь пока ничего нет.
web-log-keys = Стрелки вверх и вниз, Page Up и Page Down, Home и End читают строки. Alt со стрелкой влево или вправо меняет вид. Ctrl с пробелом копирует строку.
web-log-take = Копия и файл
web-log-copy-line = Копировать строку
web-log-copy = Копировать всё
web-log-save = Сохранить текстом
web-log-times = Время
web-log-gap = Что было за это время, здесь не видели.
web-copy-failed = Браузер не разрешил копировать.
web-yes = Да
# The host changed a setting of the table.
web-decided = { $setting }: { $value }.
web-stood-up = { $player } освобождает место.
web-bot-sat-down = За стол садится компьютер: { $player }.
