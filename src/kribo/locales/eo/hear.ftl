# What is announced, how and when: settings of the page, and the log.

## Announcements

web-set-spoken = Voĉlegado
web-set-spoken-by = Voĉlegas
web-spoken = { $value ->
    [regions] Ekranlegilo
    [notify] Ekranlegilo, per la plej nova metodo de retumiloj
   *[voice] Voĉo de ĉi tiu retumilo
}
web-set-voice = Voĉo
web-voice-usual = La kutima
web-voice-others = Aliaj lingvoj
web-voice-none = Ĉi tiu retumilo ne havas voĉon por via lingvo.
web-set-rate = Rapido de la voĉo
web-set-loudness = Laŭteco de la voĉo
web-voice-try = Aŭskulti
web-voice-sample = Tiel sonos via partio.
web-set-channels = Kion voĉlegi, kaj kiam
# A kind of news; it is a heading, and in web-rule-spoken-of the beginning of a label.
web-channel = { $channel ->
    [error] Kio ne eblas
    [turn] Kion oni petas de vi
    [score] Poentoj kaj kalkuloj
    [play] Kio okazas en la ludo
    [own] Kion vi mem faras
    [table] Lokoj, paŭzoj, konekto
   *[chat] Babilado
}
web-rule-spoken = Voĉlegi
web-rule-spoken-of = { web-channel }: voĉlegi
web-rule-notice = Sciigi
web-rule-notice-of = { web-channel }: sciigi
web-rule = { $rule ->
    [always] Ĉiam
    [focused] Nur dum mi estas ĉi tie
    [unfocused] Nur dum mi estas aliloke
   *[never] Neniam
}
web-notice-denied = Ĉi tiu retumilo ne permesas al la programo kribo montri sciigojn. Ĝiaj propraj agordoj povas tion ŝanĝi.

## The log

web-log-view = { $channel ->
    [all] Ĉio
    [game] Ludo
    [chat] Babilado
   *[system] Sistemo
}
# Said when another view is chosen; $n is the number of lines.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } linio
   *[other] { $n } linioj
}
web-log-empty = Ankoraŭ nenio estas ĉi tie.
web-log-keys = Per la sagoj supren kaj malsupren, Page Up kaj Page Down, Home kaj End vi legas la liniojn. Per Alt kun la sago maldekstren aŭ dekstren vi ŝanĝas tion, kion montras la kroniko. Per Ctrl kun la spacoklavo vi kopias la linion.
web-log-take = Kopii kaj konservi
web-log-copy-line = Kopii la linion
web-log-copy = Kopii ĉion
web-log-save = Konservi tekste
web-log-times = Horoj
web-log-gap = Kio okazis intertempe, tion oni ĉi tie ne vidis.
web-copy-failed = Ĉi tiu retumilo ne permesis kopii.
web-yes = Jes
# The host changed a setting of the table.
web-decided = { $setting }: { $value }.
web-stood-up = { $player } liberigas la lokon.
web-bot-sat-down = Komputilo sidiĝas: { $player }.
