# Šta igraonica kaže sama od sebe, i zašto odbija.

## Šta može da se kaže za stolom jednim pritiskom, ljudima bilo kog jezika

phrase-hello = Zdravo!
phrase-good-luck = Srećno!
phrase-well-played = Lepo odigrano!
phrase-nice-hand = Dobra ruka!
phrase-thanks = Hvala!
phrase-sorry = Izvinite!
phrase-one-moment = Samo trenutak, molim.
phrase-back = Evo me ponovo.
phrase-rematch = Još jednu?
phrase-goodbye = Doviđenja!

## Stolovi

table-clock = { $kind ->
    [relaxed] Rok za svaku odluku: { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }. Kad istekne, odlučuje program.
    [live] Za partiju svako ima { $bank ->
        [one] { $bank } sekundu
        [few] { $bank } sekunde
       *[other] { $bank } sekundi
    }, i još { $increment } posle svake odluke. Kad isteknu, odlučuje program.
   *[untimed] Igra se bez sata.
}

## Naredba serve

serve-open = kribo je na { $address }
serve-stop = Pritisnite Ctrl-C za kraj.
serve-database = Sve se čuva u { $database }

error-cannot-listen = kribo ne može da koristi port { $port } na { $host }: { $reason ->
    [taken] drži ga drugi program. Izaberite drugi pomoću --port.
   *[other] ovaj računar ne dozvoljava. Izaberite drugo pomoću --host i --port.
}
error-bad-database = kribo ne poznaje bazu vrste „{ $database }“. Napišite sqlite:///PATH, ili memory: da se ništa ne čuva.
error-cannot-open-database = Baza { $database } ne može da se otvori: { $reason ->
    [too-new] napravio ju je noviji kribo. Koristite njega.
   *[unreadable] datoteka ili njena fascikla nije dostupna za čitanje i upis, ili to nije baza.
}

## Ljudi

error-not-known = Za stolom vas još ne znaju. Prvo izaberite ime.
error-wrong-password = Nema naloga sa tim imenom i tom lozinkom.
error-bad-account = Ime naloga ima od { $least } do { $most } znakova.
error-bad-password = Lozinka ima od { $least } do { $most } znakova.
error-account-taken = Nalog „{ $account }“ je tuđ. Izaberite drugo ime.
error-account-already = Već imate nalog: „{ $account }“.
error-no-such-person = Nema takve osobe.

## Traženje stola

error-no-such-table = Nema tog stola. Možda je zatvoren.
error-no-such-code = Nema stola sa tom šifrom. Šifra je šest slova i cifara.
error-no-such-game = Nema te partije.
error-no-such-page = Na ovoj adresi nema ničega.
error-table-closed = Ovaj sto je zatvoren jer za njim više nije bilo nikoga. Otvorite drugi.

## Sedanje za sto

error-no-seat-there = Nema tog mesta: za ovim stolom ima { $seats } mesta.
error-seat-taken = Tu već sedi { $name }. Izaberite slobodno mesto.
error-seat-refused = Za ovaj sto ne možete da sednete. Izaberite drugi.
error-seats-open = { $number ->
    [one] Slobodno je još { $number } mesto.
    [few] Slobodna su još { $number } mesta.
   *[other] Slobodno je još { $number } mesta.
} Popunite ljudima ili botovima, pa počnite.
error-wrong-number-of-seats = Ova igra ima { $needed } mesta, a navedeno ih je { $found }.
error-nobody-sits = Na jednom od mesta morate da sedite vi.
error-not-your-seat = To mesto nije vaše.
error-own-seat = To je vaše mesto. Ustanite s njega.
error-not-sitting = To može samo onaj ko sedi za ovim stolom. Prvo zauzmite mesto.
error-not-host = To može samo domaćin ovog stola.
error-others-sit-here = Za ovim stolom sede i drugi. Samo izađite.
error-no-spectators = Domaćin ovog stola ne želi posmatrače.
error-bad-clock = { $setting ->
    [bank] Vreme za partiju
    [increment] Dodatak posle odluke
   *[seconds] Vreme za odluku
} mora da bude od { $least } do { $most } sekundi, a ne { $number }.

## Tok partija

error-not-between-games = { $status ->
    [open] Prva partija još nije počela.
   *[other] To može samo pre partije ili između dve partije.
}
error-not-playing = { $status ->
    [open] Partija još nije počela.
    [paused] Partija je na pauzi. Prvo je nastavite.
    [between] Partija je završena. Počnite sledeću.
   *[other] Ovde nije u toku nijedna partija.
}
error-not-paused = Partija nije na pauzi.
error-not-away = Na tom mestu niko nije odsutan dovoljno dugo. Sačekajte malo.
error-nothing-to-cut = Sada nema šta da se preseca.
error-stale = Partija je u međuvremenu odmakla. Pogledajte ponovo, pa odlučite.
error-not-over = Partija nije završena. Karte će se videti na kraju.
error-game-damaged = { $version ->
    [0] Ova partija je igrana po pravilima koja ovaj kribo ne zna, pa ne može da se prikaže.
   *[other] Sačuvana partija je oštećena na potezu { $version }, pa ne može da se nastavi.
}

## Razgovor

error-unknown-phrase = Nema rečenice „{ $phrase }“. Postoje: { $known }.
error-chat-presets-only = Za ovim stolom mogu samo gotove rečenice.
error-chat-partners = Partneri ne razgovaraju dok deljenje traje. Do kraja partije poslužite se gotovim rečenicama.
error-bad-chat = Poruka treba da ima od 1 do { $most } vidljivih znakova.

## Čitanje onoga što je poslato

error-bad-json = To nije JSON.
error-not-json = Pošaljite JSON, sa zaglavljem Content-Type: application/json.
error-bad-body = Zahtev nije ispravan: { $reason }.
error-bad-query = Adresa nije ispravna: { $reason }.
error-bad-message = Poruka ne može da se pročita: { $reason }.
error-number-too-big = Taj broj je prevelik. Najveći je { $most }.
error-too-big = { $what ->
    [message] Poruka je prevelika.
   *[body] Zahtev je prevelik.
} Može da ima { $most } bajtova.
error-too-many = { $what ->
    [tables] Sedite za previše stolova. Prvo zatvorite neki.
    [sockets] Otvoreno je previše veza. Prvo zatvorite neku.
    [watchers] Ovaj sto gleda previše ljudi. Pokušajte kasnije.
    [guests] Sa vaše adrese došlo je previše gostiju. Pokušajte kasnije ili se prijavite na nalog.
    [passwords] Probano je previše lozinki. Sačekajte minut.
    [chat] Pišete previše odjednom. Sačekajte trenutak.
    [records] To je previše zapisa odjednom. Uzmite manje ili sačekajte trenutak.
    [codes] Probano je previše šifara. Sačekajte minut.
   *[other] To je previše odjednom. Sačekajte trenutak.
}
error-wrong-origin = To je tražio drugi sajt, pa je odbijeno.
error-method-not-allowed = Ova adresa ne prima takav zahtev.
error-our-fault = U programu kribo je nešto pošlo naopako; ništa nije promenjeno. Pokušajte ponovo.
