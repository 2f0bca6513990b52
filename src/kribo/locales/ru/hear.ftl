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
