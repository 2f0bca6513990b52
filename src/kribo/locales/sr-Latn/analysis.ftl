# Šta kažu `kribo discard`, `kribo peg` i `kribo analyse`.

## Savet

advice-throws = { $deals ->
    [yes] Delite vi i krib je vaš.
   *[no] Deli protivnik i krib je njegov.
} Imate { $mine }, protivnik { $theirs }, igra se do { $target }.
advice-plays = { $deals ->
    [yes] Delite vi.
   *[no] Deli protivnik.
} Imate { $mine }, protivnik { $theirs }, igra se do { $target }. Zbir je { $count }.
# Zaglavlja stupaca. Izgledi na pobedu su u procentima; gubi je koliko se zaostaje za najboljim.
advice-column = { $column ->
    [throw] u krib
    [keep] ostaje
    [card] karta
    [hand] ruka
    [crib] krib
    [for] za
    [against] protiv
    [net] svega
    [win] pobede %
    [behind] gubi
   *[band] { "" }
}
band = { $band ->
    [best] najbolje
    [good] dobro
    [inaccuracy] nepreciznost
    [mistake] greška
   *[blunder] gruba greška
}
advice-best = { $choice }: { $reason ->
    [hand] u ruci ostaje { $points } poena više nego uz { $other }.
    [crib] krib je za vas bolji nego uz { $other }, razlika { $points } poena.
    [pegging] u odigravanju je bolje nego { $other }, razlika { $points } poena.
    [for] u odigravanju dobijate { $points } poena više nego uz { $other }.
    [against] u odigravanju protivnik dobija { $points } poena manje nego uz { $other }.
    [position] { $other } donosi { $points } poena više, ali pri ovom rezultatu ređe pobeđuje.
   *[none] jednako dobro kao { $other }.
}
advice-starters = Najbolje početne karte: { $best } (ruka vredi { $most }), najgore: { $worst } (ruka vredi { $least }).
advice-progress = Izgledi na pobedu u partiji do { $target }: izračunato { $percent } %
advice-go = Nijedna karta ne može: recite „dalje“.
advice-only = { $choice } je jedina karta koja može.

## Ocena partije

analyse-game = { $variant } do { $target }: { $players }. Konačan rezultat: { $scores }.
analyse-unfinished = { $variant } do { $target }: { $players }. Partija nije završena, rezultat: { $scores }.
analyse-not-judged = Mašina ocenjuje kribidž sa šest karata udvoje, a ovo je { $variant }: to još ne ume da oceni.
analyse-column = { $column ->
    [player] igrač
    [discards] odbacivanja
    [plays] odigrane
    [accuracy] preciznost
    [rating] rejting
    [counting] brojanje
    [skill] veština
   *[luck] sreća
}
analyse-key = Preciznost je 100 % kad nema greške; rejting je desetostruki prosečni gubitak po odluci, 0 kad gubitka nema. Veština, brojanje i sreća su u procentima pobeda.
analyse-luck = Sreća ({ $player }): prvo deljenje { $cut }, podeljene karte { $deal }, početne karte { $starter }, protivnikove karte { $cards }.
analyse-sum = { $player }: { $result } % partije manje 50 % = veština { $skill } - veština { $other } + sreća { $luck }.
analyse-clean = Ništa što bi se pouzdano moglo nazvati greškom.
analyse-throw = Deljenje { $deal }, { $player } odbacuje { $chosen }, bolje je { $best }: { $loss } % pobeda, { band }.
analyse-play = Deljenje { $deal }, { $player } igra { $chosen }, bolje je { $best }: { $loss } % pobeda, { band }.
analyse-count = Deljenje { $deal }, { $player } u brojanju gubi { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}: { $loss } % pobeda.
analyse-resign = Deljenje { $deal }, { $player } predaje partiju sa { $loss } % izgleda na pobedu.
analyse-why = { $reason ->
    [hand] U ruci ostaje { $points } poena više.
    [crib] Krib je bolji, razlika { $points } poena.
    [pegging] U odigravanju je bolje, razlika { $points } poena.
    [for] U odigravanju donosi { $points } poena više.
    [against] U odigravanju protivnik dobija { $points } poena manje.
    [position] Donosi { $points } manje poena, ali pri tom rezultatu češće pobeđuje.
   *[none] Po poenima nema razlike.
}
analyse-progress = odluka { $done } od { $all }

## Odbijanja

error-six-cards = Navedite karte koje ste dobili: treba ih { $needed }, a ima ih { $found }.
error-dealer-and-pone = --dealer i --pone isključuju jedno drugo. Navedite samo jedno.
error-scores-too-high = { $score } nije ispod cilja { $target }: ta partija bi bila završena.
error-four-cards = Od četiri zadržane karte neke su u ruci, a neke odigrane: { $held } u ruci i { $laid } uz --mine ne daju četiri.
error-discarded-two = U kribu su dve vaše karte: navedite obe iza --discarded.
error-not-played = { $card } stoji iza --mine, ali ne i iza --played. Uz --played idu sve odigrane karte, redom.
error-no-such-play = Nijedno odigravanje ne vodi u ovaj položaj u kom ste vi na potezu. Proverite redosled odigranih karata, ko ih je odigrao i ko deli.
error-exact-needs-kernel = --exact traži prevedeno jezgro, a njega nema. Izostavite --exact: razlika je ispod 0,001 poena.
