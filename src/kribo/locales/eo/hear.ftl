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
web-notice-denied = Ĉi tiu retumilo ne permesas al kribo montri sciigojn. Ĝiaj propraj agordoj povas tion ŝanĝi.
