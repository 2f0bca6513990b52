# Šta se saopštava, kako i kada: podešavanja stranice, i dnevnik.

## Saopštenja

web-set-spoken = Saopštenja
web-set-spoken-by = Ko ih čita
web-spoken = { $value ->
    [regions] Čitač ekrana
    [notify] Čitač ekrana, na najnoviji način
   *[voice] Glas ovog pregledača
}
web-set-voice = Glas
web-voice-usual = Uobičajeni
web-voice-others = Drugi jezici
web-voice-none = Ovaj pregledač nema glas za vaš jezik.
web-set-rate = Brzina govora
web-set-loudness = Jačina govora
web-voice-try = Poslušaj
web-voice-sample = Ovako će zvučati vaša partija.
web-set-channels = Šta se saopštava, i kada
# Vrsta vesti; naslov, a u web-rule-spoken-of početak oznake.
web-channel = { $channel ->
    [error] Šta nije moguće
    [turn] Šta se traži od vas
    [score] Poeni i brojanje
    [play] Tok partije
    [own] Šta radite vi
    [table] Mesta, pauze, veza
   *[chat] Razgovor
}
web-rule-spoken = Naglas
web-rule-spoken-of = { web-channel }: naglas
web-rule-notice = Obaveštenje
web-rule-notice-of = { web-channel }: obaveštenje
web-rule = { $rule ->
    [always] Uvek
    [focused] Samo dok sam ovde
    [unfocused] Samo dok sam drugde
   *[never] Nikad
}
web-notice-denied = Pregledač ne dozvoljava programu kribo da prikazuje obaveštenja. To se menja u podešavanjima samog pregledača.

## Dnevnik

web-log-view = { $channel ->
    [all] Sve
    [game] Igra
    [chat] Razgovor
   *[system] Sistem
}
# Kaže se kad se izabere drugi prikaz; $n je broj redova.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } red
    [few] { $n } reda
   *[other] { $n } redova
}
web-log-empty = Ovde još nema ničega.
web-log-keys = Strelice gore i dole, Page Up i Page Down, Home i End idu po redovima i čitaju ih. Alt sa strelicom levo ili desno menja prikaz. Ctrl sa razmaknicom kopira red.
web-log-take = Kopiraj i sačuvaj
web-log-copy-line = Kopiraj red
web-log-copy = Kopiraj sve
web-log-save = Sačuvaj kao tekst
web-log-times = Vreme
web-log-gap = Ono što se u međuvremenu dešavalo ovde se nije videlo.
web-copy-failed = Pregledač nije dozvolio kopiranje.
web-yes = Da
# Domaćin je promenio podešavanje stola.
web-decided = { $setting }: { $value }.
web-stood-up = Mesto oslobađa { $player }.
web-bot-sat-down = Za sto seda računar: { $player }.
