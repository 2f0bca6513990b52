# La klavoj de la tablo en retumilo, kaj la paĝo, kie oni ŝanĝas ilin.
#
# $action estas tio, kion klavo faras, kiel web-ask kaj web-keys-action diras ĝin; $key estas klavo, kiel ĝi montriĝas.

web-keys = Klavoj
web-keys-intro = Klavo estas loko sur la klavaro, sama en ĉiu klavararanĝo. Por ŝanĝi klavon, elektu “Ŝanĝi” kaj premu alian. Ĉio konserviĝas en ĉi tiu aparato.
web-keys-reader = Ekranlegilo, kiu legas paĝon linion post linio, retenas la unuopajn klavojn por si: ili alvenas ĉi tien, kiam vi ŝaltis ĝian reĝimon, kiu transdonas klavojn. Klavoj kun Alt, la menuo kaj la teksta reĝimo funkcias ankaŭ sen tio.
web-keys-where = Kie la unuopaj klavoj funkcias
web-keys-place = { $value ->
    [page] Ĉie ĉe la tablo
   *[table] Nur sur la mano, la tablo kaj la butonoj de la ludo
}
web-keys-group = { $group ->
    [ask] Demandoj
    [table] Ĉe la tablo
   *[go] Lokoj
}
web-keys-action = { $action ->
    [earlier] Legi la kronikon malantaŭen
    [later] Legi la kronikon antaŭen
    [talk] Diri ion
    [number] Al la nombroj
    [pause] Paŭzi kaj daŭrigi
    [verbosity] Kiom detale rakonti
    [sound] Sono aŭ silento
    [go-hand] Al mia mano
    [go-table] Al la tablo
    [go-log] Al la kroniko
   *[go-talk] Al la frazoj
}
web-keys-change = Ŝanĝi
web-keys-change-of = Ŝanĝi: { $action }, nun { $key }
web-keys-usual = Kutima klavo
web-keys-usual-of = Kutima klavo: { $key }, { $action }
web-keys-none = neniu klavo
web-keys-clear = Neniu klavo
web-keys-press = Nova klavo: { $action }
web-keys-press-help = Premu literon aŭ signon, sole aŭ kun Shift aŭ Alt. Per Escape nenio ŝanĝiĝas.
web-keys-cancel = Nuligi
web-keys-refused = Ĉi tiun klavon oni ne povas elekti. Elektu literon aŭ signon, sole aŭ kun Shift aŭ Alt.
web-keys-clash = { $key } jam estas uzata: { $action }.
web-keys-swap = Interŝanĝi klavojn
web-keys-set = { $action }: { $key }.
web-keys-all-usual = Ĉiuj klavoj kiel kutime
web-keys-all-set = Ĉiuj klavoj denove estas kiel kutime.
web-keys-fixed-title = Ĉiam samaj
web-keys-fixed = { $what ->
    [move] Per la sagoj maldekstren kaj dekstren, Home kaj End vi iras de karto al karto.
    [card] Karton elektas la spacoklavo aŭ la numero de ĝia loko; ciferoj ankaŭ faras nombrojn.
    [confirm] La enigklavo faras tion, kion diras la ĉefa butono.
    [undo] La retroklavo aŭ Ctrl+Z reprenas elekton aŭ formetitajn kartojn.
    [menu] Escape malfermas la menuon.
    [help] F1 helpas, Shift+F1 montras la regulojn de ĉi tiu tablo.
   *[phrase] Alt+1 ĝis Alt+9 diras la unuajn naŭ frazojn.
}

## Kion la helpo diras

web-keys-off = La unuopaj klavoj estas malŝaltitaj.
web-keys-only-table = La unuopaj klavoj funkcias nur sur la mano, la tablo kaj la butonoj de la ludo.
web-keys-change-all = Ŝanĝi la klavojn

## Signoj, kies sono diras pli ol ilia aspekto

web-key-sign = { $sign ->
    [comma] komo (,)
    [period] punkto (.)
    [slash] oblikva streko (/)
   *[question] demandosigno (?)
}
