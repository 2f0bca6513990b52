# Шта се саопштава, како и када: подешавања странице, и дневник.

## Саопштења

web-set-spoken = Саопштења
web-set-spoken-by = Ко их чита
web-spoken = { $value ->
    [regions] Читач екрана
    [notify] Читач екрана, на најновији начин
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
web-notice-denied = Прегледач не дозвољава програму kribo да приказује обавештења. То се мења у подешавањима самог прегледача.

## Дневник

web-log-view = { $channel ->
    [all] Све
    [game] Игра
    [chat] Разговор
   *[system] Систем
}
# Каже се кад се изабере други приказ; $n је број редова.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } ред
    [few] { $n } реда
   *[other] { $n } редова
}
web-log-empty = Овде још нема ничега.
web-log-keys = Стрелице горе и доле, Page Up и Page Down, Home и End иду по редовима и читају их. Alt са стрелицом лево или десно мења приказ. Ctrl са размакницом копира ред.
web-log-take = Копирај и сачувај
web-log-copy-line = Копирај ред
web-log-copy = Копирај све
web-log-save = Сачувај као текст
web-log-times = Време
web-log-gap = Оно што се у међувремену дешавало овде се није видело.
web-copy-failed = Прегледач није дозволио копирање.
web-yes = Да
# Домаћин је променио подешавање стола.
web-decided = { $setting }: { $value }.
web-stood-up = Место ослобађа { $player }.
web-bot-sat-down = За сто седа рачунар: { $player }.
