# Шта се саопштава, како и када: подешавања странице, и дневник.

## Саопштења

web-set-spoken = Саопштења
web-set-spoken-by = Ко их чита
web-spoken = { $value ->
    [regions] Читач екрана
    [notify] Читач екрана, на нови начин
   *[voice] Глас овог прегледача
}
web-set-voice = Глас
web-voice-usual = Уобичајени
web-voice-others = Други језици
web-voice-none = Овај прегледач нема глас за ваш језик.
web-set-rate = Брзина говора
web-set-loudness = Јачина говора
web-voice-try = Послушај
web-voice-sample = Овако ће звучати ваша партија.
web-set-channels = Шта се саопштава, и када
# Врста вести; наслов, а у web-rule-spoken-of почетак ознаке.
web-channel = { $channel ->
    [error] Шта није могуће
    [turn] Шта се тражи од вас
    [score] Поени и бројање
    [play] Ток партије
    [own] Шта радите ви
    [table] Места, паузе, веза
   *[chat] Разговор
}
web-rule-spoken = Наглас
web-rule-spoken-of = { web-channel }: наглас
web-rule-notice = Обавештење
web-rule-notice-of = { web-channel }: обавештење
web-rule = { $rule ->
    [always] Увек
    [focused] Само док сам овде
    [unfocused] Само док сам другде
   *[never] Никад
}
web-notice-denied = Прегледач не дозвољава да kribo приказује обавештења. То се мења у подешавањима самог прегледача.
