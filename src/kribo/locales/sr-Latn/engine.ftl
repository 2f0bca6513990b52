# Šta kažu `kribo selftest` i `kribo build-tables`.

selftest-row = { $name ->
    [hands] izbrojano ruku
    [mean] prosek
   *[points] ruke od { $name }
}: { $found }, { $right ->
    [True] kao što je objavljeno
   *[False] a objavljeno je { $published }
}
selftest-time = { $kernel ->
    [c] izbrojano jedna po jedna
   *[python] izbrojano po rangovima, jer jezgro ovde nije prevedeno
}, za { $seconds } s

build-made = { $file }: { $bytes } B, { $seconds } s

error-unknown-table = „{ $table }“ ne može da se napravi. Može: { $known }.

# Šta `kribo engine` odgovara na red koji ne valja. Drugi programi to pokazuju ili upisuju u dnevnik.

error-line-not-json = Red nije JSON. Upit je jedan JSON objekat u jednom redu.
error-line-not-object = Red jeste JSON, ali nije objekat. Upit je objekat sa poljem „ask“.
error-line-too-long = Red je predugačak. Upit ima najviše { $most } znakova.
error-unknown-ask = Nema upita „{ $ask }“. Upiti: { $known }.
error-bad-ask-field = Polje „{ $field }“ nedostaje ili nije kako treba. Treba { $wanted ->
    [word] tekst
    [number] ceo broj
    [numbers] spisak celih brojeva
    [cards] spisak karata, na primer {"["}"5H", "TD"{"]"}
    [options] objekat sa opcijama, čije su vrednosti tekstovi
   *[other] true ili false
}.
error-cards-in-field = Polju „{ $field }“ ovde treba { $needed ->
    [one] { $needed } karta
    [few] { $needed } karte
   *[other] { $needed } karata
}, a ima ih { $found }.
error-number-of-scores = U { $variant } ima strana: { $needed }, a u „scores“ brojeva: { $found }. Treba po jedan za svaku.
error-score-out-of-range = Dok partija traje, rezultat je od { $least } do { $most }.
error-dealer-by-seat = U { $variant } „dealer“ je mesto koje deli, od 0 do { $most }, ili true za onoga koga pitate.
error-nothing-to-discard = To mesto u ovom deljenju nema šta da odbaci.
error-nothing-to-play = To mesto nema karata u ruci. „hand“ je ono što je još u ruci, bez karata koje su u „played“.
error-played-by-seat = U „played“ treba spisaka karata: { $needed }, po jedan za svako mesto.
error-pile-not-played = „pile“ se ne slaže sa „played“: karte tekućeg zbira su poslednje u spisku onoga ko ih je odigrao.
error-pile-too-high = Karte iz „pile“ daju { $count }, a granica je 31.
error-no-auction = U { $variant } se za krib ne licitira.
error-not-your-bid = Po „bids“ i „dealer“ sada ne nudi onaj koga pitate. Počinje prva ruka.
error-cannot-analyse = Za { $variant } kandidati još ne mogu da se prikažu sa vrednostima; može samo six-card. Pitajte „discard“ ili „play“.
