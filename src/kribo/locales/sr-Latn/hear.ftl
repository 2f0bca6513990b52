# Šta se saopštava, kako i kada: podešavanja stranice, i dnevnik.

## Saopštenja

web-set-spoken = Saopštenja
web-set-spoken-by = Ko ih čita
web-spoken = { $value ->
    [regions] Čitač ekrana
    [notify] Čitač ekrana, na novi način
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
web-notice-denied = Pregledač ne dozvoljava da kribo prikazuje obaveštenja. To se menja u podešavanjima samog pregledača.
