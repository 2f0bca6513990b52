# Šta kažu stranice u pregledaču. Rečenice o onome što se dešava za stolom dolaze sa servera, iz announce.ftl.
#
# $player je ime kako je uneto, $players spisak imena; $own je yes kad je reč o onome ko čita. Natpis na glavnom
# dugmetu (web-primary-...) ima najviše 18 znakova, sa imenom od najviše 6. Na dugmetu je zapovedni način, „ti“.

## Karte; $rank i $suit biraju kao u announce.ftl

web-card = { card-nom }
# Slova na kartama, od keca do kralja: latinična u oba pisma.
web-card-indices = A 2 3 4 5 6 7 8 9 10 J Q K
web-card-in-hand = { $card }, { $place } od { $n }
web-card-makes = { $card }, { $place } od { $n }, zbir { $count }
web-card-makes-and-pegs = { $card }, { $place } od { $n }, zbir { $count }, poeni: { $points }
# Ispod karte: zbir koji daje i poeni koje donosi.
web-makes-and-pegs = { $count }, +{ $points }
web-card-too-much = { $card }, { $place } od { $n }, zbir bi bio { $count }
web-card-for-crib = { $card }, { $place } od { $n }, izabrano za krib
web-card-chosen = { $card }, { $place } od { $n }, izabrano
web-would-be = bilo bi { $count }
web-auto-card = auto
web-too-much = Zbir bi bio { $count }, a granica je 31. Možete da igrate: { $cards }.
web-too-much-go = Zbir bi bio { $count }, a granica je 31. Nijednu kartu ne možete da odigrate: recite „dalje“.

## Stranica

web-title = kribo
web-description = Kribidž s društvom ili s računarom
web-failure = Server se ne javlja. Učitajte stranicu ponovo za koji trenutak.
web-noscript = Ovoj stranici treba JavaScript. Naredbi „kribo play“ u terminalu ne treba.
web-title-turn = ● Vi ste na potezu – { $title }
web-page-title = { $page } – kribo
# Samo ako pregledač ne zna datume na srpskom.
web-moment = { $day }. { $month }. { $year }. { $hour }:{ $minute }
web-loading = Samo trenutak…
web-error-connection = Nema veze sa serverom.
web-error-server = Server nije mogao da odgovori.
web-text-mode = Tekstualni režim
web-text-short = Tekst
web-table-mode = Nazad za sto
web-pages = Stranice
web-lobby = Igraj
web-menu = Meni
web-close = Zatvori
web-no = Ne
web-save = Sačuvaj
web-more = Još
web-help = Pomoć
web-you = Vi
web-name = Ime
web-your-name = Vaše ime
web-name-here = Ko ovde seda?
web-sit-down = Sedni
# Imena za početak, sa razmacima između njih.
web-guest-names = Saša Vanja Sava Matija Soko Zeka Lane Pčela Maca Vrabac
web-two-names = { $one } i { $other }
web-chat-line = { $player }: { $text }

## Predvorje

web-play-computer = Igraj s računarom
web-play-computer-help = Vidi samo svoje karte.
web-play-now = Igraj odmah
web-play-friend = Igraj s društvom
web-play-friend-help = Pošaljite vezu ili izdiktirajte šest znakova. Nalog nije potreban.
web-have-code = Imam šifru
web-code-field = Šifra stola
web-code-go = Idi tamo
web-own-rules = Sto po vašoj meri
web-own-rules-help = Od dvoje do šestoro igrača, cilj i pravila po volji.
web-make-table = Izaberi pravila
web-game = Igra
web-strength = Jačina
web-resume = Partija vas čeka: { $players }
web-resume-open = Vaš sto čeka igrače
web-side-score = { $side } { $score }
web-status = { $status ->
    [yours] Vi ste na potezu.
    [open] Ima slobodnih mesta.
    [paused] Partija je na pauzi.
    [between] Partija je završena; može nova.
    [closed] Sto je zatvoren.
   *[playing] Partija je u toku.
}
web-more-games = { $n ->
    [1] Još jedna partija
    [one] Još { $n } partija
    [few] Još { $n } partije
   *[other] Još { $n } partija
}
web-tables = Otvoreni stolovi
web-no-tables = Sada nijedan sto nije otvoren. Pozovite društvo ili otvorite sto koji će drugi ovde naći.
web-seats-taken = { $taken } od { $seats }
web-join = Pridruži se
web-watch = Gledaj
web-variant = { $name ->
    [six-card] Sa šest karata, standardna igra
    [five-card] Sa pet karata, stara igra
    [seven-card] Sa sedam karata, do 181
    [auction] Sa licitacijom: za krib se nudi
    [three-handed] Utroje
    [four-handed] Učetvoro, svako za sebe
    [partners] Učetvoro, dvoje protiv dvoje
    [five-handed] Upetoro
    [six-handed] Ušestoro, svako za sebe
    [six-two-teams] Ušestoro, dva tima
    [six-three-teams] Ušestoro, tri tima
    [partners-five-card] Dvoje protiv dvoje, do 61
    [partners-six-dealt] Dvoje protiv dvoje, deli se šest
   *[other] { $name } ({ $seats })
}
web-variant-short = { $name ->
    [six-card] Sa šest karata
    [five-card] Sa pet karata
    [seven-card] Sa sedam karata
    [auction] Sa licitacijom
    [three-handed] Utroje
    [four-handed] Učetvoro
    [partners] Dvoje protiv dvoje
    [five-handed] Upetoro
    [six-handed] Ušestoro
    [six-two-teams] Ušestoro, dva tima
    [six-three-teams] Ušestoro, tri tima
    [partners-five-card] Dvoje protiv dvoje, do 61
    [partners-six-dealt] Dvoje protiv dvoje, po 6
    [options] Opcije
    [counting] Brojanje
   *[other] { $name }
}
# Kratko ime te igre već kazuje cilj.
web-variant-target = { $name ->
    [partners-five-card] Dvoje protiv dvoje
   *[other] { web-variant-short }
} do { $target }, { $counting ->
    [auto] broji program
    [assisted] brojite vi, greške se ispravljaju
    [self] brojite vi
    [muggins] brojite vi, sa hvatanjem
   *[strict] brojite vi, greške se plaćaju
}

## Sopstveni sto

web-make-game = Igra
web-make-more = Sva ostala pravila
web-make-seats = Sto
web-make-summary = Šta će se igrati
web-make-open = Otvori sto
web-make-listed = Vidi se u spisku stolova
web-make-spectators = Drugi smeju da gledaju
web-make-chat = Razgovor
web-make-clock = Sat
web-make-pace = Računari igraju
web-make-absence = Kad nekoga dugo nema
web-preset = Igraj kao
web-preset-none = Po svome
web-preset-name = { $name ->
    [classic] Većina igrača
    [esperanto] Esperantisti
    [russian] Rusi: pet karata
    [playroom] Igraonica: strogo brojanje
    [acc] Klubovi u Americi: devet partija
   *[other] { $name }
}
web-chat-kind = { $value ->
    [presets] Samo gotove rečenice
   *[free] Gotove rečenice i slobodno pisanje
}
web-clock-kind = { $value ->
    [untimed] Bez sata
    [relaxed] Za svaku odluku
   *[live] Za celu partiju
}
web-clock-seconds = Sekunde
web-clock-bank = Sekunde za partiju
web-clock-increment = Dodatne sekunde
web-pace = { $value ->
    [human] Ljudskim tempom
   *[instant] Odmah
}
web-absence = { $value ->
    [pause] Partija čeka
   *[bot] Igra računar
}
web-seat-number = Mesto { $n }
web-seat-name = Igrač { $n }
web-seat-open = Slobodno mesto
web-somebody-here = Na ovom uređaju
web-computer = Računar
web-computer-level = Računar: { $level }
web-option-target = Cilj
web-option-first_dealer = Ko prvi deli
web-option-next_dealer = Ko deli u meču
web-option-heels = Početni žandar
web-option-three_for_last = Poeni prvoj ruci
web-option-single_go = Posle „dalje“
web-option-crib_flush = Ista boja u kribu
web-option-bicycle_go = „Dalje“ utroje
web-option-seven_crib = Veličina kriba
web-option-auction_when = Kad se licitira
web-option-auction_open = Prva ponuda
web-option-auction_heels = Žandar u licitaciji
web-option-counting = Brojanje
web-option-count_seconds = Vreme za brojanje
web-option-transfer = Kome propušteni poeni
web-option-timeout_round = Pola poena kad vreme istekne
web-option-timeout_keep = Druga polovina
web-option-manual_pegging = Brojanje u odigravanju
web-option-call_seconds = Sekunde za hvatanje
web-option-over_penalty = Nepostojeći poeni
web-option-short_hand = Kome karta manje
web-option-skunk = Tvor
web-option-match_points = Poeni za meč
web-option-match = Meč
web-option-stakes = Ulog
web-option-discard_final = Vraćanje odbačenih karata
web-option-number = Broj
web-match-form = { $form ->
    [best-of-N] Na većinu partija
    [first-to-P] Do određenih poena za meč
   *[N-games] Određen broj partija
}

## Pred partiju

web-room = Ko igra
web-sit = Sedni na mesto { $n }
web-seat-here = Mesto { $n } za nekoga na ovom uređaju
web-bot-to-seat = Računar na mesto { $n }
web-stand = Ustani
web-free = Oslobodi mesto
web-free-seat = Oslobodi mesto ({ $player })
web-invite = Pozovi
web-invite-help = Ko ima ovu vezu ili šifru, može da sedne za sto.
web-code = Šifra { $code }
web-link = Veza do stola
web-copy = Kopiraj
web-copied = Kopirano
web-qr = Veza do stola kao QR kod
web-rules-here = Pravila za ovim stolom
web-rules-page = Sva pravila ove igre
web-rules-own-page = Otvori na zasebnoj stranici

## Sto

web-board = Tabla
web-table = Sto
web-beside = Pored stola
web-your-place = Vaše mesto
web-scores = Rezultat
web-heading-play = Odigravanje
web-heading-show = Bodovanje
web-heading-bidding = Licitacija
web-heading-cut = { $what ->
    [deal] Izvlačenje delioca
   *[starter] Presecanje
}
web-game-to = Partija do { $target }
web-game-line = Partija do { $target } · Deljenje { $deal } · { $crib }
web-plate = { $side }: { $score }
web-to-go = još { $n }
web-lap = krug { $lap }/{ $laps }
web-games = { $n ->
    [one] { $n } partija
    [few] { $n } partije
   *[other] { $n } partija
}
web-track = { $side } { $score }, zadnji klinčić { $rear }
web-dealer = Delilac
web-dealer-letter = D
web-holds = { $player } ima { cards-acc } u ruci
web-partner = partner
web-plays-with-you = S vama: { $players }
web-away = nije tu
web-bot-stands-in = igra računar
web-time-left = preostalo
web-time-low = { $seconds ->
    [one] Još { $seconds } sekunda.
    [few] Još { $seconds } sekunde.
   *[other] Još { $seconds } sekundi.
}
web-hand = Vaša ruka, { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
web-hand-chosen = { web-hand }, izabrano: { $chosen }
web-crib-own = Vaš krib
web-crib-of = Krib ({ $player })
web-crib-nobody = Krib
web-crib-holds = { $crib }, { $n ->
    [one] { $n } karta
    [few] { $n } karte
   *[other] { $n } karata
}
web-starter = početna
web-run = Karte ovog zbira: { $n }; zbir { $count }
web-runs-before = Raniji zbirovi
web-count-label = Zbir { $count }, do 31 još { $left }
web-to-31 = do 31 još { $n }
web-lead = Počinje { $player }
web-lead-own = Počinjete vi
web-ask-discard = { $whose ->
    [own] { $n ->
        [one] Jedna karta u vaš krib
        [2] Dve karte u vaš krib
        [few] { $n } karte u vaš krib
       *[other] { $n } karata u vaš krib
    }
    [nobody] { $n ->
        [one] Jedna karta u krib
        [2] Dve karte u krib
        [few] { $n } karte u krib
       *[other] { $n } karata u krib
    }
   *[other] { $n ->
        [one] Jedna karta u krib ({ $player })
        [2] Dve karte u krib ({ $player })
        [few] { $n } karte u krib ({ $player })
       *[other] { $n } karata u krib ({ $player })
    }
}
web-ask-cut-for-deal = { $first ->
    [high] Deli najviša karta
   *[low] Deli najniža karta
}
web-ask-cut-starter = Presecite špil za početnu kartu
web-ask-claim = { $where ->
    [hand] Izbrojte ruku
    [crib] Izbrojte krib
   *[play] Koliko donosi vaša karta?
}
web-ask-call = Je li nešto propušteno? Uhvatite poene ili prihvatite prijavu.
web-discard-help = Ništa nije konačno dok ne pritisnete dugme.
web-bids = Ponude
web-cut-place = Karta { $n }
web-last-count = Poslednje brojanje
web-no-count = Još ništa nije izbrojano.
web-show-order = Redosled bodovanja
web-whose = { $own ->
    [yes] { $where ->
        [crib] Vaš krib
       *[hand] Vaša ruka
    }
   *[no] { $where ->
        [crib] Krib ({ $player })
       *[hand] Ruka ({ $player })
    }
}
web-chip = { $kind ->
    [fifteen] 15 – { $total }
    [pair] par – { $total }
    [run] niz – { $total }
    [flush] boja – { $total }
   *[nobs] žandar – { $total }
}
web-count-nothing = Ništa
web-so-far = dosad
web-total = ukupno
web-claims = { $own ->
    [yes] Prijavljujete { $n }
   *[no] { $player } prijavljuje { $n }
}
web-claim-wrong = { $own ->
    [yes] Prijavili ste { $claim }, a tačno je { $n }.
   *[no] { $player } prijavljuje { $claim }, a tačno je { $n }.
}
web-call-go = dalje!
web-call-last-card = jedan za poslednju
web-call-heels = žandar, dva poena
web-auto = { $what ->
    [SaidGo] auto: dalje
   *[Played] auto: karta
}
web-resigned = Partija je predata.
web-you-won = Pobedili ste
web-won = Pobeda: { $side }
web-level = { $skunk ->
    [lurch] mars
   *[other] { $level ->
        [2] dvostruki tvor
       *[1] tvor
    }
}
web-pass-device = Uređaj sada uzima { $player }
web-pass-device-help = Ništa se ne pokazuje dok uređaj ne preuzme { $player }.

## Glavno dugme, i ona pored njega

web-primary-next = Nastavi
web-primary-start = Počni partiju
web-primary-sit = Sedni
web-primary-resume = Nastavi partiju
web-primary-rematch = Revanš
web-primary-next-game = Sledeća partija
web-primary-i-am = Ja sam { $player }
web-primary-it-is-me = To sam ja
cut-where = { $what ->
    [deal] Izvuci bilo koju
   *[starter] Preseci bilo gde
}
web-primary-cut = { cut-where }
web-primary-cut-at = { $what ->
    [deal] Izvuci kartu { $n }
   *[starter] Preseci kod { $n }
}
web-primary-choose-cards = { $n ->
    [one] Izaberi { $n } kartu
    [few] Izaberi { $n } karte
   *[other] Izaberi { $n } karata
}
web-primary-discard = { $n } u krib
web-primary-discard-own = { $n } u svoj krib
web-primary-discard-other = { $n } u krib: { $player }
web-primary-choose-card = Izaberi kartu
web-primary-play = Igraj { $index } { $suit ->
    [spades] pik
    [hearts] herc
    [diamonds] karo
   *[clubs] tref
}
web-primary-go = Dalje!
web-primary-choose-bid = Izaberi ponudu
web-primary-bid = Ponudi { $n }
web-primary-choose-claim = Izaberi broj
web-primary-claim = Prijavi { $n }
web-primary-muggins = Uhvati { $n }
web-primary-let-stand = Prihvati
web-pass = Pas
web-all-at-once = Sve odjednom
web-put-back = Vrati
web-take-back = Uzmi nazad
web-claim-heels = Prijavi žandara
web-cut-anywhere = { cut-where }
web-undo = Uzmi nazad
web-waiting = Čeka se
web-waiting-turn = Na potezu: { $player }
web-waiting-count = Broji se
web-waiting-start = Čeka se početak
web-waiting-seats = { $n ->
    [one] Slobodno: { $n } mesto
    [few] Slobodno: { $n } mesta
   *[other] Slobodno: { $n } mesta
}
web-waiting-pause = Pauza
web-waiting-game = Partija je završena
web-watching = Gledate
web-closed-short = Zatvoreno
web-pad-claim = Poeni za prijavu
web-pad-muggins = Poeni za hvatanje
web-pad-bid = Poeni za ponudu

## Šta se dešava sa stolom

web-paused-by = Pauzu pravi { $player }.
web-paused-away = Partija je na pauzi dok se svi ne vrate.
web-paused-for = Čeka se: { $players }
web-goes-on = Partija se nastavlja.
web-closed = Sto je zatvoren.
web-sat-down = Za sto seda { $player }.
web-went-away = { $player } više nije tu.
web-came-back = { $player } se vraća.
web-stand-in = Računar preuzima mesto ({ $player }).
web-connection-lost = Veza je prekinuta. Pokušavam ponovo…
web-connection-back = Veza je ponovo tu.

## Dnevnik i razgovor

web-tab = { $tab ->
    [log] Dnevnik
    [talk] Razgovor
   *[rules] Pravila
}
web-log = Šta se dogodilo
web-log-views = Šta pokazuje dnevnik
web-phrases = Gotove rečenice
web-say = Recite nešto
web-send = Pošalji
web-talk-watching = Ko gleda, ne učestvuje u razgovoru.
web-mute = Utišaj
web-block = Blokiraj
web-shunned = Koga ne čujete
web-shunned-how = { $how ->
    [block] blokirano
   *[mute] utišano
}
web-unshun = Neka se čuje

## Meni

web-menu-now = Sada
web-menu-table = Sto
web-menu-stop = Kraj
web-menu-ask = Pitaj
web-menu-log = Dnevnik
web-menu-talk = Razgovor
web-menu-rules = Pravila za stolom
web-menu-settings = Podešavanja
web-menu-text = Tekstualni režim
web-menu-host = Podešavanja stola
web-menu-pause = Pauza
web-menu-stand-in = Neka računar zameni: { $player }
web-menu-resign = Predaj partiju
web-menu-leave = Izađi
web-resign-sure = Predajete partiju? Računa se kao poraz.
web-leave-sure = Izlazite? Partija vas čeka i možete da se vratite.
web-leave-sure-bot = Izlazite? Dok se ne vratite, umesto vas igra računar.
web-sheet = { $sheet ->
    [menu] Meni
    [log] Dnevnik
    [talk] Razgovor
    [rules] Pravila za ovim stolom
    [invite] Poziv
    [host] Podešavanja stola
    [settings] Podešavanja
   *[confirm] Jeste li sigurni?
}
web-ask = { $query ->
    [count] Zbir
    [hand] Moja ruka
    [starter] Početna karta
    [table] Odigrane karte
    [scores] Rezultat
    [details] Rezultat podrobno
    [turn] Ko je na potezu
    [dealer] Ko deli
    [legal] Šta mogu da igram
    [again] Ponovi
    [breakdown] Poslednje brojanje
    [clock] Sat
    [who] Ko je tu
    [options] Pravila
   *[help] Pomoć
}

## Tekstualni režim

web-text-now = Sada
web-text-command = Naredba
web-text-enter = Unesi
web-text-help = Otkucajte ? da vidite sve naredbe igre. Za sto: počni, sledeća, pauza, nastavi, sedni, ustani, napusti. Red koji počinje sa / ide ostalima za stolom; „reci 3“ izgovara treću gotovu rečenicu.
web-text-no-phrase = Takve rečenice nema. Postoje od 1 do { $n }.
web-text-no-seat = Nema slobodnih mesta.
# Dve reči pored table-command-... iz join.ftl, svaka s drugima koje znače isto.
web-words-sit = sedni
web-words-stand = ustani

## Partije i ponavljanja

web-games-page = Moje partije
web-no-games = Još nema partija.
web-import = Uvezi zapis
web-imported = { $n ->
    [1] Uvezena je jedna partija.
    [one] Uvezena je { $n } partija.
    [few] Uvezene su { $n } partije.
   *[other] Uvezeno je { $n } partija.
}
web-export = Zapis
web-see-replay = Ponavljanje
web-scores-list = { $scores }
web-replay = Ponavljanje
web-replay-of = { $players }
web-replay-controls = Koraci
web-replay-first = Na početak
web-replay-back = Korak nazad
web-replay-play = Pusti
web-replay-pause = Pauza
web-replay-forward = Korak napred
web-replay-last = Na kraj
web-replay-place = Mesto u partiji
web-replay-step = { $at } od { $last }
web-replay-eyes = Pogled
web-replay-all = Sve karte
web-replay-moves = Potezi
web-replay-begin = Početak
web-deal = Deljenje { $n }

## Pravila

web-rules = Pravila

## Podešavanja

web-settings = Podešavanja
web-set-look = Izgled
web-set-theme = Boje ekrana
web-theme = { $value ->
    [auto] Kao sistem
    [light] Svetlo
    [dark] Tamno
   *[contrast] Visok kontrast
}
web-set-size = Veličina teksta
web-size = { $value } %
web-set-font = Slova
web-font = { $value ->
    [usual] Kao obično
   *[clear] Lako raspoznatljiva
}
web-set-spacing = Razmaci
web-spacing = { $value ->
    [usual] Kao obično
   *[wide] Široki
}
web-set-deck = Špil
web-deck = { $value ->
    [two] U dve boje
   *[four] U četiri boje
}
web-set-faces = Karte
web-faces = { $value ->
    [auto] Prema ekranu
    [classic] Klasične
   *[jumbo] Velike
}
web-set-letters = Slova na kartama
web-letters = { $value ->
    [local] Prema jeziku
   *[international] Međunarodna: A, J, Q, K
}
web-set-text = Tekstualni režim
web-set-play = Tok igre
web-set-speed = Brzina
web-speed = { $value ->
    [instant] Odmah
    [fast] Brzo
    [normal] Obično
    [slow] Sporo
   *[step] Korak po korak
}
web-set-confirm = Karta se igra
web-confirm = { $value ->
    [auto] Kako je na uređaju uobičajeno
    [button] Izborom, pa dugmetom
    [again] S dva klika
   *[once] Jednim klikom
}
web-set-forced = Jedinu moguću kartu igra program
web-set-say-go = „Dalje“ kaže program kad nijedna karta ne može
web-set-keys = Pojedinačni tasteri: pitanja i odgovori
web-set-hear = Zvuk i govor
web-sound = Zvuk
web-sound-state = { $on ->
    [yes] Zvuk je uključen.
   *[no] Zvuk je isključen.
}
web-set-verbosity = Opširnost
web-verbosity = { $value ->
    [brief] Kratko
    [normal] Obično
   *[full] Opširno
}
web-language = Jezik
web-is-nobody = Ovde još nemate ime.
web-is-guest = Vi ste gost. Ako otvorite nalog, partije vam ostaju i kad vas pregledač zaboravi.
web-is-account = Vaš nalog: { $account }
web-account-make = Otvori nalog
web-account-make-button = Otvori
web-account-name = Nalog
web-password = Lozinka
web-login = Prijavi se
web-login-button = Prijavi se
web-logout = Odjavi se
