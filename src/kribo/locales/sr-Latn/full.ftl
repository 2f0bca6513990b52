# Šta ceo ekran u terminalu kaže pored rečenica iz igre. Napomene stoje u jednom redu od 80 znakova zajedno sa natpisom
# glavnog dugmeta, dakle imaju najviše 50 znakova.

full-enter = Enter
full-hint = Tab: kucanje naredbe   ?: pomoć
full-hint-choose = ← → razmak: izbor   Tab: kucanje   ?: pomoć
full-hint-lay = ← → izbor   Tab: kucanje   ?: pomoć
full-hint-number = cifre ili ↑ ↓   Tab: kucanje   ?: pomoć
full-over = Partija je završena.
full-too-small = Prozor je suviše mali. Za ceo ekran treba kolona: { $width }, redova: { $height }. Povećajte prozor ili smanjite slova u njemu.

# Pre odgovora na ?, tamo gde ima tastera i naredbi.
full-keys =
    ← → Home End vode od karte do karte, cifra do karte s tim brojem, a razmak je označava za krib.
    Gde se traži broj: cifre ili ↑ ↓. Backspace vraća.
    Enter radi ono što piše pored njega. g kaže „dalje“, j traži dva poena za žandara.
    S – rezultat sa pojedinostima, w – ko je za stolom, o – opcije partije, V – koliko da se govori.
    Tab počinje i završava kucanje naredbe. Page Up i Page Down listaju dnevnik.
    Ctrl+Q čuva partiju i izlazi.

error-full-needs-terminal = { $reason ->
    [plain] --full i --plain traže suprotno. Ostavite samo jedno od njih.
    [reader] KRIBO_A11Y traži obične redove, kakvi su potrebni čitaču ekrana, pa --full ovde ne ide. Izostavite --full.
    [dumb] Ovaj terminal (TERM=dumb) ume da prikaže samo redove. Izostavite --full.
   *[pipe] Za ceo ekran treba terminal, a ulaz ili izlaz ovde to nije. Izostavite --full.
}
error-full-not-installed = Za ceo ekran treba Textual, koji nije instaliran. Instalirajte ga: pip install "kribo[full]", ili izostavite --full.
