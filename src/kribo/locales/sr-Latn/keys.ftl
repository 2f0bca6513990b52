# Tasteri za stolom u pregledaču, i stranica na kojoj se menjaju.
#
# $action je ono što taster radi, rečima web-ask i web-keys-action; $key je taster kako se prikazuje.

web-keys = Tasteri
web-keys-intro = Taster je mesto na tastaturi, isto u svakom rasporedu. Da biste ga promenili, izaberite „Promeni“ i pritisnite drugi. Sve se čuva na ovom uređaju.
web-keys-reader = Čitač ekrana koji stranicu čita red po red zadržava pojedinačne tastere za sebe: ovamo stižu kad je prebačen na prosleđivanje tastera. Tasteri sa Alt, meni i tekstualni režim rade i bez toga.
web-keys-where = Gde rade pojedinačni tasteri
web-keys-place = { $value ->
    [page] Svuda za stolom
   *[table] Samo na ruci, na stolu i na dugmadima igre
}
web-keys-group = { $group ->
    [ask] Pitanja
    [table] Za stolom
   *[go] Kretanje
}
web-keys-action = { $action ->
    [earlier] Čitaj dnevnik unazad
    [later] Čitaj dnevnik unapred
    [talk] Reci nešto
    [number] Do brojeva
    [pause] Pauza i nastavak
    [verbosity] Opširnost
    [sound] Uključi ili isključi zvuk
    [go-hand] Do moje ruke
    [go-table] Do stola
    [go-log] Do dnevnika
   *[go-talk] Do gotovih rečenica
}
web-keys-change = Promeni
web-keys-change-of = Promeni: { $action }, sada { $key }
web-keys-usual = Podrazumevano
web-keys-usual-of = Podrazumevano: { $key }, { $action }
web-keys-none = bez tastera
web-keys-clear = Bez tastera
web-keys-press = Novi taster: { $action }
web-keys-press-help = Pritisnite slovo ili znak, po želji uz Shift ili Alt. Escape ostavlja sve kako je bilo.
web-keys-cancel = Odustani
web-keys-refused = Ovaj taster ne može da se izabere. Uzmite slovo ili znak, po želji uz Shift ili Alt.
web-keys-clash = Taster { $key } je već zauzet: { $action }.
web-keys-swap = Zameni ta dva tastera
web-keys-set = { $action }: { $key }.
web-keys-all-usual = Vrati sve podrazumevane
web-keys-all-set = Svi tasteri su opet podrazumevani.
web-keys-fixed-title = Uvek isti
web-keys-fixed = { $what ->
    [move] Strelice levo i desno, Home i End idu od karte do karte.
    [card] Razmaknica ili broj mesta bira kartu; ciframa se unose i brojevi.
    [confirm] Enter radi ono što piše na glavnom dugmetu.
    [undo] Backspace ili Ctrl+Z poništava izbor ili uzima nazad odbačene karte.
    [menu] Escape otvara meni.
    [help] F1 otvara pomoć, Shift+F1 pokazuje pravila za ovim stolom.
   *[phrase] Alt+1 do Alt+9 izgovaraju prvih devet gotovih rečenica.
}

## Šta kaže pomoć

web-keys-off = Pojedinačni tasteri su isključeni.
web-keys-only-table = Pojedinačni tasteri rade samo na ruci, na stolu i na dugmadima igre.
web-keys-change-all = Promeni tastere

## Znaci čiji naziv kazuje više od izgleda

web-key-sign = { $sign ->
    [comma] zarez (,)
    [period] tačka (.)
    [slash] kosa crta (/)
   *[question] upitnik (?)
}
