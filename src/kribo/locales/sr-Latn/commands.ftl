# Šta može da se otkuca za stolom.
#
# Svaka poruka command-NAME je spisak reči od kojih svaka daje tu naredbu. Engleske reči važe na svakom jeziku.
# Nijedna reč ne sme da stoji u dva spiska, ni u ćirilici ni u latinici koja se iz nje izvodi. Pojedinačna slova
# stoje na tasterima engleskih (h na H, c na C, dž na X). Nema k, t, a i d: to su kralj, desetka, kec i dama.

## Pitanja i želje

command-help = ? pomoć šta
command-rules = pravila
command-hand = h ruka karte
command-count = c zbir
command-starter = dž početna
command-table = v sto odigrane
command-scores = s rezultat poeni
command-details = ss detaljno
command-turn = potez
command-dealer = r delilac krib
command-legal = l mogu
command-again = ponovi
command-breakdown = b razrada
command-who = ko
command-options = opcije
command-clock = sat vreme
command-brief = kratko
command-normal = obično
command-full = opširno puno
command-quit = kraj izađi

## Potezi

command-discard = odbaci
command-takeback = u vrati poništi
command-bid = ponudi nudim
command-pass = pas
command-cut = preseci seci izvuci
command-play = p igraj
command-go = dalje
command-heels = pete
command-claim = prijavi
command-muggins = m uhvati
command-no = ne
command-resign = predaj predajem

## Karte: rangovi od keca i boje od trefa, sa crtom između znakova za isto.
## Dosta je početak reči za boju ako nijedna druga tako ne počinje.

rank-signs = A/A 2 3 4 5 6 7 8 9 10/T/T J/J/Ž Q/D/Lj K/K
suit-words = tref/t/♣/♧ karo/k/♦/♢ herc/h/♥/♡ pik/p/♠/♤

## Šta ne može da se pročita, i šta bi moglo

error-nothing-typed = Niste otkucali ništa. Otkucajte ? da vidite šta možete.
error-not-understood = „{ $text }“ nije jasno. { $stage ->
    [CuttingForDeal] Recite broj karte koju izvlačite ili samo „izvuci“.
    [Discarding] Navedite karte po mestu u ruci ili po oznaci, na primer 1 4 ili 5H JK.
    [Bidding] Recite broj ili „pas“.
    [Cutting] Recite broj mesta na kom presecate ili samo „preseci“.
    [Playing] Navedite kartu po oznaci ili po mestu u ruci, na primer 5H ili 1. Ako ne možete, recite „dalje“.
    [Announcing] Recite broj poena.
    [Counting] Recite broj poena.
    [Calling] Recite koliko je poena propušteno ili „ne“.
   *[other] Sada se od vas ništa ne traži.
} Otkucajte ? da vidite sve što možete.
error-not-a-count = „{ $text }“ ovde nije broj. Napišite ceo broj, na primer 8.
error-no-such-place = Na mestu { $place } nemate kartu. { $most ->
    [0] Ruka vam je prazna.
    [one] Imate { $most } kartu: { $cards }.
    [few] Imate { $most } karte: { $cards }.
   *[other] Imate { $most } karata: { $cards }.
} Kartu navodite po mestu, brojeći sleva, ili po rangu i boji.
error-rank-not-held = Nemate kartu „{ $text }“. { $cards ->
    [none] Ruka vam je prazna.
   *[other] Imate: { $cards }.
}
error-which-card = Imate više karata „{ $text }“. Recite koju mislite: { $cards }.
error-only-watching = Ovu partiju samo gledate. Smete da pitate kako stoji: otkucajte ? da vidite šta sve može da se pita.

## Šta odgovara ?: prvo ono što se sada traži, pa ono što može uvek da se pita

possible-now = { $stage ->
    [CuttingForDeal] Sada: broj izvlači kartu sa tog mesta, „izvuci“ bilo koju.
    [Discarding] Sada: navedite karte za krib, po mestu u ruci (1 4) ili po oznaci (5H JK).
    [Bidding] Sada: broj je vaša ponuda za krib u poenima, „pas“ je odustajanje.
    [Cutting] Sada: broj preseca špil na tom mestu, „preseci“ bilo gde.
    [Playing] Sada: navedite kartu po oznaci (5H) ili po mestu u ruci (1); dosta je i rang (J) ako imate samo jednu takvu kartu. Ako nijedna ne može, recite „dalje“.
    [Announcing] Sada: broj kaže koliko poena donosi karta.
    [Counting] Sada: broj kaže koliko poena vrede karte.
    [Calling] Sada: broj hvata toliko propuštenih poena, „ne“ prihvata prijavu.
   *[other] Sada se od vas ništa ne traži.
}
possible-heels = pete – prijavljuje dva poena za početnog žandara, ako vi delite; uradite to pre nego što odigrate kartu
possible-always =
    Uvek možete da pitate:
    ruka – vaše karte, zbir – koliki je i od kojih karata, početna – početna karta
    sto – sve odigrane karte, mogu – šta daje svaka vaša karta
    potez – ko je na potezu, krib – ko deli i čiji je krib
    rezultat – dokle je ko stigao, detaljno – isto, sa svim pojedinostima
    razrada – poslednje brojanje, stavka po stavka
    ponovi – šta je poslednje rečeno, ponovi 5 – poslednjih pet događaja
    ko – ko je za stolom, opcije – opcije partije, pravila – pravila igre
    kratko, obično ili opširno – koliko da se govori
    sat – koliko još vremena imate za brojanje
    vrati – uzimate nazad odbačene karte dok drugi još biraju
    kraj – čuva partiju i izlazi
possible-resign = predaj – predajete partiju
