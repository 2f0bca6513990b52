# Šta nije u redu, po jedna poruka za svaku grešku: prvo šta ne valja, pa šta bi valjalo.
# Promenljive su činjenice o grešci.

## Čitanje karata i jezika

error-bad-card = „{ $token }“ nije karta. Napišite rang (A 2 3 4 5 6 7 8 9 10 J Q K), pa boju (P H K T ili engleske oznake S H D C), na primer 5H ili 10K.
error-card-twice = Karta { $card } je navedena dvaput, a svaka je u špilu samo jednom.
error-unknown-language = Nema jezika „{ $language }“. Jezici: { $known }.

## Čitanje komandne linije

error-unknown-command = kribo nema naredbu „{ $command }“. Probajte: { $known }. Sve naredbe: kribo help
error-unknown-option = Ovde nema opcije „{ $option }“. Probajte: { $known }
error-option-needs-value = Iza { $option } mora da stoji vrednost: { $option } VALUE. Vrednost koja počinje sa „-“ piše se { $option }=VALUE.
error-option-needs-values = Iza { $option } treba { $needed ->
    [one] { $needed } vrednost
    [few] { $needed } vrednosti
   *[other] { $needed } vrednosti
}, a { $found ->
    [one] tu je { $found }
    [few] tu su { $found }
   *[other] ima ih { $found }
 }.
error-option-takes-no-value = { $option } nema vrednost: pišite bez „={ $text }“.
error-option-twice = { $option } je navedeno dvaput. Navedite jednom.
error-not-a-number = Iza { $option } treba ceo broj, a „{ $text }“ to nije.
error-number-out-of-range = Za { $option } može broj od { $least } do { $most }, a ne { $number }.
error-bad-choice = Za { $option } ne može „{ $text }“. Može: { $choices }.
error-cannot-print = Odgovor ne može da se ispiše na standardni izlaz. Možda je disk pun.
error-too-few-words = { $found ->
    [0] Iza naredbe mora da stoji: { $words }. Sve o naredbi: kribo help COMMAND
   *[other] Premalo reči za { $words }: treba bar { $needed }, a { $found ->
    [one] tu je { $found }
    [few] tu su { $found }
   *[other] ima ih { $found }
 }.
}
error-too-many-words = „{ $extra }“ je višak: { $most ->
    [0] ovde mogu samo opcije.
    [one] ovde može samo jedna reč.
    [few] ovde mogu najviše { $most } reči.
   *[other] ovde može najviše { $most } reči.
 }

## Izbor igre

error-unknown-variant = Nema varijante „{ $variant }“. Varijante: { $known }.
error-unknown-option-name = { $variant } nema opciju „{ $option }“. Opcije: { $known }.
error-bad-option-value = Opcija { $option } ne može da bude „{ $value }“. Može: { $values }.
error-no-such-deal = { $variant } ne može da se igra. Treba od dva do šest mesta, jednako na svakoj strani, od tri do pet zadržanih karata i krib od četiri ili pet, a sve iz jednog špila.
error-bad-target = Ne može da se igra do { $target }. Cilj je od { $least } do { $most }.
error-option-needs-counting = Opcija { $option } ne znači ništa dok ruke broji program. Stavite counting na jedno od: { $values }.

error-unknown-preset = Nema gotovog podešavanja „{ $preset }“. Postoje: { $known }.

## Potezi koji sada ne mogu
## Mesta se ovde broje od 0, pa ih nijedna rečenica ne pominje; spisak bez karata je reč `none`.

error-not-now = To sada ne može. { $stage ->
    [DrawingLots] Žrebom se određuje ko prvi deli.
    [ShufflingToCut] Špil se meša za izvlačenje delioca.
    [CuttingForDeal] Izvlači se karta za prvo deljenje.
    [Dealing] Karte se dele.
    [Discarding] Karte se odbacuju u krib.
    [Bidding] Licitira se za krib.
    [Cutting] Treba preseći špil za početnu kartu.
    [Playing] U toku je odigravanje: igrajte kartu ili recite „dalje“.
    [Announcing] Prvo recite koliko donosi karta koju ste upravo odigrali.
    [Counting] Broje se ruke i krib.
    [Calling] Traje hvatanje: uhvatite poene ili prihvatite prijavu.
   *[Over] Partija je završena.
}
error-no-such-seat = Nema tog mesta: u ovoj partiji ima { $seats } mesta.
error-not-your-turn = Niste na potezu. Sačekajte ostale.
error-not-cutting = Sada nemate šta da izvlačite. Izvlači samo onaj ko još nije.
error-no-such-position = Na mestu { $position } nema karte. Izaberite od { $least } do { $most }.
error-position-taken = Karta na mestu { $position } već je izvučena. Izaberite drugu.
error-bad-pack = To nije špil: u njemu svaka od 52 karte mora da bude jednom.
error-discarded-already = Sada nemate šta da odbacite. Sačekajte ostale.
error-discard-number = { $given ->
    [0] Niste izabrali nijednu kartu.
    [one] Izabrali ste { $given } kartu.
    [few] Izabrali ste { $given } karte.
   *[other] Izabrali ste { $given } karata.
 } U krib treba da odbacite { $number ->
    [one] jednu kartu
    [few] { $number } karte
   *[other] { $number } karata
 }.
error-card-not-yours = Nemate kartu { $card }. { $cards ->
    [none] Ruka vam je prazna.
   *[other] Imate: { $cards }.
}
error-would-pass-31 = { $card }: zbir bi bio { $count }, a granica je 31. { $playable ->
    [none] Nijednu kartu ne možete da odigrate: recite „dalje“.
   *[other] Možete da igrate: { $playable }.
}
error-nothing-to-take-back = Još ništa niste odbacili, pa nemate šta da uzmete nazad.
error-discard-is-final = U ovoj partiji odbačene karte ne mogu da se uzmu nazad.
error-must-pass = Više od { $most } ne može niko da ponudi. Recite „pas“.
error-must-open = Morate da ponudite: od { $least } do { $most }.
error-bad-bid = Ne možete da ponudite { $points }. Ponudite od { $least } do { $most } ili recite „pas“.
error-no-heels = Nema početnog žandara za kojeg biste dobili poene. Nastavite odigravanje.
error-must-play = Ne možete da kažete „dalje“ dok imate šta da igrate: { $playable }.
error-claim-out-of-range = Ne može { $points }. Recite broj od { $least } do { $most }.
error-claim-is-counted = U ovoj partiji poene broji program: ima ih { $points }.
error-no-call-left = Uz ovu prijavu više nemate šta da hvatate. Sačekajte ostale.
error-no-clock-runs = Za to mesto sat ne radi.
error-resign-needs-two-sides = Za stolom { $sides ->
    [few] su { $sides } strane
   *[other] je { $sides } strana
}, pa niko ne može da preda partiju. Predaje se samo kad igraju dve strane.
