# Stranice naredbe `kribo help`: pregled, pa po jedna stranica za svaku naredbu.
# Red ne sme da počne znakom [ * . ili }, jer u Fluent-u nešto znače; tada se piše {"["}.

## Pregled

help =
    kribo: kribidž po pravilima – za igru, brojanje i učenje.

    Upotreba: kribo COMMAND [WORDS] [--options]

    Igra:
      play        partija za ovom tastaturom, s botovima ili među sobom
      resume      nastavak partije koja je prekinuta
      replay      partija ponovo, korak po korak
      variants    koje igre postoje, i njihove opcije
      rules       pravila igre
      serve       igraonica za pregledače, na ovom računaru ili za druge
      join        sedanje za sto na kribo serveru, red po red

    Brojanje i učenje:
      score       vrednost ruke ili kriba sa početnom kartom
      pegs        šta donosi svaka karta odigrana na zbir
      play-out    celo odigravanje između poznatih ruku, kartu po kartu
      stats       koliko često koja ruka koliko vredi
      simulate    partije između botova, koliko god hoćete

    Mašina za igru:
      discard       svi načini da se odbaci iz ruke, najbolji prvi
      peg           sve karte koje mogu da se odigraju, najbolje prve
      analyse       ocena partije: greške, veština i sreća
      engine        mašina za druge programe, red po red JSON-a
      selftest      sve ruke izbrojane na ovom računaru, uz poznate brojeve
      build-tables  podaci za mašinu, napravljeni iznova

    O programu:
      help        ova stranica; kribo help COMMAND govori sve o jednoj naredbi
      --version   verzija
      --lang TAG  jezik: en, eo, ru, sr-Latn, sr-Cyrl. Bez toga odlučuje KRIBO_LANG,
                  pa sistem; može da stoji bilo gde

    Karta se piše rang, pa boja: 5H, 10K, AP, ili engleski: 5H, TD (10D), AS.

    Primeri:
      kribo play
      kribo score 5C 5D 5S JH 5H
      kribo pegs 7H 8C 9D
      kribo help play

## Igraonica

help-serve =
    Upotreba: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]

    Otvara igraonicu: stranicu za pregledače na kojoj ljudi i botovi igraju za
    stolovima. Kaže koju adresu treba otvoriti. Ctrl-C je zaustavlja; kad je ponovo
    pokrenete, partije se nastavljaju.

      --host ADDRESS   ko može da joj pristupi: 127.0.0.1 je samo ovaj računar, i
                       tako je ako ne kažete drukčije; 0.0.0.0 su svi na mreži
      --port NUMBER    8000 ako ne kažete drukčije
      --database URL   gde se sve čuva: sqlite:///PATH, ili memory: da se ništa ne
                       čuva. Bez ove opcije, datoteka u vašoj fascikli za podatke

    Kako da je otvorite za druge, piše u docs/hosting.md.

## Brojanje

help-score =
    Upotreba: kribo score CARDS [--crib] [--json]

    Koliko vredi ruka ili krib: izbrojano naglas, pa stavka po stavka.
    CARDS su 4 do 6 karata, a poslednja je početna.

    --crib    broji krib: ista boja važi samo uz početnu kartu
    --json    jedan red za programe: poeni i stavke
    -         umesto CARDS: u svakom redu standardnog ulaza jedna ruka, za svaku
              jedan red odgovora; izlazni status je 2 ako neki red nije valjao

    Primeri:
    kribo score 5H 5C 5S JD 5D
    kribo score --crib 2S 5S 8S JS QD
    kribo score - --json < hands.txt

help-pegs =
    Upotreba: kribo pegs CARDS [--json]

    Šta donosi svaka karta jednog zbira. CARDS su karte redom kako su odigrane,
    čije god bile; poen za „dalje“ ili za poslednju kartu ovde se ne računa.

    --json    jedan red za programe: poeni svake karte, i zbir
    -         umesto CARDS: u svakom redu standardnog ulaza jedan zbir, za svaki
              jedan red odgovora; izlazni status je 2 ako neki red nije valjao

    Primeri:
    kribo pegs 7H 8D 9C
    kribo pegs 4H 5D 6C 3S --json

help-play-out =
    Upotreba: kribo play-out --hands HAND HAND ... --dealer SEAT [--single]
               {"["}--json] CARDS

    Celo odigravanje jednog deljenja, kartu po kartu: zbir, poeni, svako „dalje“ i
    rezultat. CARDS su karte redom kako su odigrane; čije su i ko kaže „dalje“,
    sledi iz pravila. Između ruku i CARDS mora da stoji neka opcija ili --.

    --hands     dve do šest ruku, svaka pod navodnicima, od mesta 1 u smeru
                kazaljke na satu
    --dealer    mesto koje deli; počinje mesto levo od njega
    --single    odigravanje se završava prvim zbirom, kao u kribidžu sa pet karata
    --json      jedan red za programe

    Primeri:
    kribo play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC

help-stats =
    Upotreba: kribo stats show [--keep NUMBER] [--crib] [--json]

    Koliko se često javlja koliko poena: tačni brojevi za sve ruke sa svim početnim
    kartama.

    --keep    koliko je karata u ruci, od 3 do 5; 4 ako se ne navede
    --crib    ista boja broji se kao u kribu
    --json    jedan red za programe

    Primeri:
    kribo stats show
    kribo stats show --keep 3 --crib --json

help-simulate =
    Upotreba: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER]
               {"["}--duplicate] [--workers NUMBER] [--options] [--json]

    Partije između botova: ko pobeđuje, s kolikom razlikom i odakle dolaze poeni.

    --bots      igrač na svakom mestu, sa zarezima između, ili jedan za sva:
                  random   bilo šta što pravila dopuštaju
                  greedy   najviše poena odmah
                  basic    razuman igrač
                  1 do 8, top   nivoi mašine, od najslabijeg
    --games     koliko partija; 1000 ako se ne navede
    --seed      isto seme, iste partije; 1 ako se ne navede
    --duplicate svako deljenje igra se tako da svaka strana bude jednom na svakom
                mestu, pa je sreća svima ista; --games se tada zaokružuje naviše,
                na cele grupe
    --workers   koliko partija odjednom; koliko ima procesora ako se ne navede;
                menja samo vreme
    --json      jedan red za programe; spiskovi idu po stranama, botovi po mestima

    Igra se bira kao u kribo play: --variant, --players, --teams, --preset,
    --target, --counting, --count-seconds, --match, --stakes, --option.

    Procenti imaju raspon, od - do, u kom je istina 95 puta od 100.
    Ctrl-C prekida i ispisuje što je dotle odigrano.

    Primeri:
    kribo simulate --bots basic,greedy --games 10
    kribo simulate --bots basic,greedy --games 10 --duplicate
    kribo simulate --bots basic --variant three-handed --games 2 --json
    kribo simulate --bots greedy --option counting=strict --target 61 --games 5

## Mašina

help-discard =
    Upotreba: kribo discard CARDS [--dealer] [--scores MINE THEIRS]
               {"["}--target NUMBER] [--exact] [--json]

    Svih 15 načina da se odbace dve od šest karata, u kribidžu sa šest karata
    udvoje. Najbolji je prvi: po izgledima na pobedu, a gde su oni jednaki, po onome
    što piše pod „svega“.

    --dealer    delite vi i krib je vaš
    --pone      deli protivnik; tako je i ako se ne navede ništa
    --scores    vaš rezultat, pa protivnikov; 0 0 ako se ne navede
    --target    koliko poena treba za pobedu, 121 ako se ne navede
    --exact     krib se računa sa svim rukama koje protivnik može da ima; prvi put
                traje pola minuta
    --json      jedan red za programe

    Pod „ruka“ i „krib“ su prosečni poeni, a pod „za“ i „protiv“ vaši i protivnikovi
    poeni u odigravanju. „Svega“ je ruka i za, manje protiv, i krib, koji se oduzima
    ako nije vaš. „Gubi“ je za koliko je procenata pobeda izbor slabiji od
    najboljeg.

    Primeri:
    kribo discard 5H 6C 7D JS QS KD --dealer
    kribo discard 2C 3D 5H 8S JC KD --scores 100 110 --json

help-peg =
    Upotreba: kribo peg CARDS --discarded CARDS --starter CARD
               {"["}--played CARDS --mine CARDS] [--dealer] [--scores MINE THEIRS]
               {"["}--target NUMBER] [--json]

    Svaka karta koju možete da odigrate u nekom trenutku kribidža sa šest karata
    udvoje; prva je ona sa najboljim izgledima na pobedu. CARDS su karte koje još
    držite.

    --discarded  dve karte koje ste odbacili
    --starter    početna karta
    --played     sve karte odigrane u ovom deljenju, vaše i protivnikove, redom
    --mine       koje ste od njih odigrali vi
    --dealer     delite vi; bez toga ili uz --pone deli protivnik
    --scores     vaš sadašnji rezultat, pa protivnikov; 0 0 ako se ne navede
    --target     koliko poena treba za pobedu, 121 ako se ne navede
    --json       jedan red za programe

    „Za“ i „protiv“ je koliko ćete od ovog trenutka prosečno dobiti vi, a koliko
    protivnik. Od karata istog ranga navodi se samo jedna.

    Primeri:
    kribo peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD
    kribo peg 5H QD JC 4D --discarded 8C KS --starter TD --scores 110 117 --json

help-analyse =
    Upotreba: kribo analyse FILE [--exact] [--json]

    Ocenjuje zapis partije kribidža sa šest karata udvoje, odluku po odluku: koliko
    se svakim odbacivanjem i svakom odigranom kartom gubi prema najboljem izboru, u
    procentima pobeda, sa razlogom za svaku grešku; i šta je u partiji donela sreća,
    a šta veština.

    --exact     krib se pri odbacivanju računa sa svim rukama koje protivnik može
                da ima
    --json      jedan red za programe

    Gubitak ispod 0,1 je najbolje, ispod 0,5 dobro, ispod 1,5 nepreciznost, ispod 4
    greška, a preko toga gruba greška. Što može biti slučajnost, ne zove se greškom.

    Primeri:
    kribo analyse cribbage.kribo

help-engine =
    Upotreba: kribo engine [--level LEVEL]

    Mašina za druge programe. Svaki red standardnog ulaza je upit, jedan JSON
    objekat; na svaki dolazi jedan odgovor, jedan red JSON-a na standardnom izlazu.
    I na neispravan upit stiže odgovor: {"{"}"error": {"{"}"code", "message"{"}}"}.
    Rad se završava kad se završi ulaz.

    --level     1 do 8 ili top: ko odgovara; top ako se ne navede

    Upiti su discard, play, bid, claim, analyse i levels; opisani su u
    docs/engine-protocol.md.

    Primeri:
    echo '{"{"}"ask": "levels"{"}"}' | kribo engine

help-selftest =
    Upotreba: kribo selftest [--json]

    Broji na ovom računaru svih 12.994.800 ruku od četiri karte sa početnom, jednu
    po jednu ako je jezgro prevedeno, i stavlja ishod uz objavljene brojeve. Izlazni
    status je 1 ako se ma koji razlikuje.

    --json    jedan red za programe

    Primeri:
    kribo selftest

help-build-tables =
    Upotreba: kribo build-tables [--only NAME]... [--out FOLDER]

    Pravi podatke za mašinu od početka, svaki put iste do poslednjeg bajta, i
    upisuje ih u popis koji stoji uz njih.

    --only    samo jedno od onoga što se pravi; može i više puta
    --out     fascikla u koju se upisuje; ako se ne navede, ona u kojoj je kribo

    Primeri:
    kribo build-tables --only show --out .

## Igra

help-play =
    Upotreba: kribo play [--seats NAMES] [--options]

    Partija kribidža za ovom tastaturom, red po red. Prvo piše šta se dogodilo, pa
    vas program pita. Otkucajte ? kad god hoćete da vidite šta možete.

    Ko igra:
    --seats     ime za svako mesto, sa zarezima između, u smeru kazaljke na satu.
                1 do 8, top, basic, greedy i random su botovi; you ili svako drugo
                ime jeste čovek. Ako je ljudi više, tastatura ide od jednog do
                drugog. Početnik može da pobedi nivo 1; bez --seats igrate protiv
                najjačeg, top.

    Šta se igra:
    --variant   igra; spisak daje kribo variants
    --players   2 do 6; bira igru ako je ne bira --variant
    --teams     2 ili 3, za četiri ili šest igrača
    --preset    classic, esperanto, russian, playroom ili acc
    --target    koliko poena treba za pobedu
    --counting  auto, assisted, self, muggins ili strict
    --count-seconds   off, ili 15 do 90 sekundi da se ruka izbroji
    --match     single, best-of-N, first-to-P ili N-games
    --stakes    koliko plaća ko izgubi partiju, u zamišljenom novcu
    --option    svaka druga opcija, NAME=VALUE; može i više puta.
                Uz say_go=myself „dalje“ kažete sami.
    --dealer    mesto koje prvo deli, od 1; inače se izvlači

    I još:
    --seed      bilo koji tekst: isto seme, iste karte
    --save      nova datoteka u kojoj se partija čuva

    Kako se govori:
    --verbosity brief (kratko), normal (obično) ili full (opširno); pamti KRIBO_VERBOSITY
    --cards     letters (slovima: 5H) ili words (rečima: petica herc); pamti KRIBO_CARDS
    --speak     i naglas, preko speech-dispatcher-a ili glasom macOS-a
    --plain     samo red po red, kao uz KRIBO_A11Y=1
    --full      na celom ekranu, sa tablom i kartama; treba terminal od 80 kolona i 24
                reda. Uz čitač ekrana ostanite pri redovima
    --pace      uz --full: instant (odmah), fast (brzo), normal (obično) ili slow
                (sporo); pamti KRIBO_PACE

    Kad otkucate „kraj“ ili se ulaz završi, partija se čuva i piše kako da je
    nastavite.

    Primeri:
    kribo play
    kribo play --seats you,3
    kribo play --seats Ana,Bo --target 61
    kribo play --players 4 --teams 2 --counting muggins
    kribo play --preset acc --save league.kribo

help-resume =
    Upotreba: kribo resume FILE [--seed TEXT] [--say-go] [--options]

    Nastavlja prekinutu partiju ili meč. Nastavak se upisuje u FILE.

    --seed      seme s kojim je partija počela, da dođe do istih karata
    --say-go    „dalje“ kažete sami

    Kako se govori, kao u kribo play: --verbosity, --cards, --speak, --plain, --full,
    --pace.

    Primeri:
    kribo resume cribbage.kribo

help-replay =
    Upotreba: kribo replay FILE [--options]

    Prenosi svaku partiju iz zapisa, od prve karte do poslednje, sa otvorenim kartama
    i rezultatom pred svako deljenje. Gde je zapis oštećen ili krši pravila,
    ispisuje red i razlog, a izlazni status je 2.

    Kako se govori, kao u kribo play: --verbosity, --cards, --speak, --plain.

    Primeri:
    kribo replay cribbage.kribo

help-join =
    Upotreba: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]

    Sedate za sto na kribo serveru; sve ide red po red, kao u kribo play. URL je veza do
    stola, kako je pokazuje pregledač, ili adresa servera: tamo birate sto ili otvarate
    svoj. Otkucajte ? kad god hoćete da vidite šta možete.

    --name      ko ste tamo; bez toga ko ste bili poslednji put, ili vas program pita
    --code      šest slova i cifara, šifra stola
    --seat      mesto na koje sedate, od 1; inače prvo slobodno
    --watch     gledate i ne sedate

    Kad otvarate sto, na adresi servera:
    --bots      botovi za naredna mesta, sa zarezima između: 1 do 8, top, basic, greedy
                ili random; ostala mesta su slobodna
    --clock     untimed, 60 (sekundi za svaku odluku) ili 300+5 (za partiju, i dodatak
                posle svake odluke)
    --chat      presets (gotove rečenice) ili free (bilo koji tekst)
    --listed    drugi nalaze sto u spisku
    Igra se bira kao u kribo play: --variant, --players, --teams, --preset, --target,
    --counting, --count-seconds, --match, --stakes, --option.

    I još:
    --verbosity, --speak, --plain, --full i --pace, kao u kribo play
    --save      nova datoteka u kojoj se čuvaju partije odigrane do kraja

    Ctrl-C ili „kraj“ izlazi, a mesto ostaje vaše i piše kako da se vratite. Prekinuta
    veza vraća se sama.

    Primeri:
    kribo join https://example.org/t/k7m2p9q4x3rt --name Ana
    kribo join localhost:8000 --code 7QKM4X
    kribo join localhost:8000 --bots 3 --target 61

help-variants =
    Upotreba: kribo variants [NAME] [--json]

    Koje igre postoje; ili, za igru koju navedete, njene opcije i vrednosti.

    --json      jedan red za programe

    Primeri:
    kribo variants
    kribo variants five-card
    kribo variants --json

help-rules =
    Upotreba: kribo rules NAME

    Pravila igre ili stranice o brojanju i o opcijama, u Markdown-u.

    Primeri:
    kribo rules six-card
    kribo rules counting
