# What the pages in a browser say. Sentences about what happens at a table come from the server, in announce.ftl.
#
# $player is a name as it was typed, $players a list of names; $own is yes where the reader is meant. The label of a
# primary button (web-primary-...) has at most 18 characters, with a name of at most 6. Buttons are infinitives.

## Cards; $rank and $suit select as in announce.ftl

web-card = { card-nom }
# The letters on the cards, from ace to king. They are drawn: use those that the alphabet of the cards has.
web-card-indices = A 2 3 4 5 6 7 8 9 10 F D R
web-card-in-hand = { $card }, { $place } el { $n }
web-card-makes = { $card }, { $place } el { $n }, faras { $count }
web-card-makes-and-pegs = { $card }, { $place } el { $n }, faras { $count } kaj gajnas { $points }
# Under a card: the count that it makes, and the points that it pegs.
web-makes-and-pegs = { $count }, +{ $points }
web-card-too-much = { $card }, { $place } el { $n }, farus { $count }
web-card-for-crib = { $card }, { $place } el { $n }, elektita por la kribo
web-card-chosen = { $card }, { $place } el { $n }, elektita
web-would-be = farus { $count }
web-auto-card = aŭtomate
web-too-much = Tio farus { $count }, sed la limo estas 31. Meteblaj: { $cards }.
web-too-much-go = Tio farus { $count }, sed la limo estas 31. Neniu via karto meteblas: diru ek.

## The page

web-title = kribo
web-description = Kribaĝo kun amikoj aŭ kontraŭ la komputilo
web-failure = La programo kribo ne estas atingebla. Post momento ŝargu la paĝon denove.
web-noscript = Ĉi tiu paĝo bezonas JavaScript. La komando “kribo play” en terminalo ne bezonas ĝin.
web-title-turn = ● Via vico – { $title }
web-page-title = { $page } – kribo
# Browsers mostly know no dates in Esperanto.
web-moment = { $day }-a de { $month ->
    [1] januaro
    [2] februaro
    [3] marto
    [4] aprilo
    [5] majo
    [6] junio
    [7] julio
    [8] aŭgusto
    [9] septembro
    [10] oktobro
    [11] novembro
   *[12] decembro
} { $year }, { $hour }:{ $minute }
web-loading = Momenton…
web-error-connection = Mankas konekto al la servilo.
web-error-server = La servilo ne povis respondi.
web-text-mode = Teksta reĝimo
web-text-short = Teksto
web-table-mode = Fini tekstan reĝimon
web-pages = Paĝoj
web-lobby = Ludi
web-menu = Menuo
web-close = Fermi
web-no = Ne
web-save = Konservi
web-more = Pli
web-help = Helpo
web-you = Vi
web-name = Nomo
web-your-name = Via nomo
web-name-here = Kiu sidiĝas ĉi tie?
web-sit-down = Sidiĝi
# Names to begin with, with spaces between them.
web-guest-names = Stelo Zefiro Lumo Maro Nubo Tilio Verdo Kanto Monto Rozo
web-two-names = { $one } kaj { $other }
web-chat-line = { $player }: { $text }

## Lobby

web-play-computer = Kontraŭ komputilo
web-play-computer-help = Ĝi vidas nur siajn proprajn kartojn.
web-play-now = Ludi nun
web-play-friend = Kun amiko
web-play-friend-help = Sendu ligilon, aŭ diru ses literojn. Konto ne necesas.
web-have-code = Mi havas kodon
web-code-field = Kodo de la tablo
web-code-go = Iri tien
web-own-rules = Propra tablo
web-own-rules-help = Du ĝis ses ludantoj, ajna celo, ajnaj reguloj.
web-make-table = Elekti regulojn
web-game = Ludo
web-strength = Forto
web-resume = Via partio kun { $players } daŭras
web-resume-open = Via tablo atendas ludantojn
web-side-score = { $side } { $score }
web-status = { $status ->
    [yours] Estas via vico.
    [open] Estas liberaj lokoj.
    [paused] La partio paŭzas.
    [between] La partio finiĝis; eblas komenci alian.
    [closed] La tablo estas fermita.
   *[playing] La partio daŭras.
}
web-more-games = { $n ->
    [one] Ankoraŭ unu partio
   *[other] Ankoraŭ { $n } partioj
}
web-tables = Malfermaj tabloj
web-no-tables = Nun neniu tablo estas malferma. Invitu amikon, aŭ faru tablon, kiun aliaj trovos ĉi tie.
web-seats-taken = { $taken } el { $seats }
web-join = Aliĝi
web-watch = Spekti
web-variant = { $name ->
    [six-card] Seskarta, la kutima ludo
    [five-card] Kvinkarta, la malnova ludo
    [seven-card] Sepkarta, ĝis 181
    [auction] Aŭkcia: oni vendas la kribon
    [three-handed] Tri ludantoj
    [four-handed] Kvar ludantoj, ĉiu por si
    [partners] Kvar ludantoj, du teamoj
    [five-handed] Kvin ludantoj
    [six-handed] Ses ludantoj, ĉiu por si
    [six-two-teams] Ses ludantoj, du teamoj
    [six-three-teams] Ses ludantoj, tri teamoj
    [partners-five-card] Du teamoj po du, ĝis 61
    [partners-six-dealt] Du teamoj po du, po ses kartoj
   *[other] { $name } ({ $seats })
}
web-variant-short = { $name ->
    [six-card] Seskarta
    [five-card] Kvinkarta
    [seven-card] Sepkarta
    [auction] Aŭkcia
    [three-handed] Triope
    [four-handed] Kvarope
    [partners] Du kontraŭ du
    [five-handed] Kvinope
    [six-handed] Sesope
    [six-two-teams] Sesope, du teamoj
    [six-three-teams] Sesope, tri teamoj
    [partners-five-card] Du kontraŭ du, kvinkarte
    [partners-six-dealt] Du kontraŭ du, po ses
    [options] Opcioj
    [counting] Kalkulado
   *[other] { $name }
}
web-variant-target = { web-variant-short } ĝis { $target }, { $counting ->
    [auto] la programo kalkulas
    [assisted] vi kalkulas, erarojn oni korektas
    [self] vi kalkulas
    [muggins] vi kalkulas, kun kapto
   *[strict] vi kalkulas, eraroj kostas
}

## A table of one’s own

web-make-game = La ludo
web-make-more = Ĉiuj aliaj reguloj
web-make-seats = La tablo
web-make-summary = Kion oni ludos
web-make-open = Malfermi tablon
web-make-listed = Aliaj trovas ĝin en la listo
web-make-spectators = Aliaj rajtas spekti
web-make-chat = Babilado
web-make-clock = Horloĝo
web-make-pace = Komputiloj ludas
web-make-absence = Se iu longe forestas
web-preset = Laŭ la kutimo de
web-preset-none = Neniu aparte
web-preset-name = { $name ->
    [classic] La plej multaj
    [esperanto] Esperantistoj
    [russian] Rusoj: kvinkarta
    [playroom] Ludejo: severa kalkulado
    [acc] Usonaj kluboj: naŭ partioj
   *[other] { $name }
}
web-chat-kind = { $value ->
    [presets] Nur pretaj frazoj
   *[free] Frazoj kaj libera teksto
}
web-clock-kind = { $value ->
    [untimed] Sen horloĝo
    [relaxed] Por ĉiu decido
   *[live] Por la tuta partio
}
web-clock-seconds = Sekundoj
web-clock-bank = Sekundoj por partio
web-clock-increment = Aldonaj sekundoj
web-pace = { $value ->
    [human] Kun homa rapido
   *[instant] Tuj
}
web-absence = { $value ->
    [pause] La partio atendas
   *[bot] Komputilo anstataŭas
}
web-seat-number = Loko { $n }
web-seat-name = Ludanto { $n }
web-seat-open = Libera loko
web-somebody-here = Ĉe ĉi tiu aparato
web-computer = Komputilo
web-computer-level = Komputilo: { $level }
web-option-target = Celo
web-option-first_dealer = Unua disdonanto
web-option-next_dealer = Sekva disdonanto en matĉo
web-option-heels = Fanta ekkarto
web-option-three_for_last = Kompensaj poentoj
web-option-single_go = Post “ek”
web-option-crib_flush = Samemblema kribo
web-option-bicycle_go = “Ek” inter tri ludantoj
web-option-seven_crib = Grando de la kribo
web-option-auction_when = Tempo de la aŭkcio
web-option-auction_open = Unua oferto
web-option-auction_heels = Fanta ekkarto ĉe aŭkcio
web-option-counting = Kalkulado
web-option-count_seconds = Tempo por kalkuli
web-option-transfer = Kiu ricevas poentojn de eraro
web-option-timeout_round = Duono, kiam la tempo finiĝas
web-option-timeout_keep = La alia duono
web-option-manual_pegging = Kalkulado dum la kejlumado
web-option-call_seconds = Sekundoj por postuli
web-option-over_penalty = Troaj poentoj
web-option-short_hand = Unu karto malpli
web-option-skunk = Mefito
web-option-match_points = Matĉaj poentoj
web-option-match = Matĉo
web-option-stakes = Veto
web-option-discard_final = Repreno de forsendo
web-option-number = Nombro
web-match-form = { $form ->
    [best-of-N] Plimulto el pluraj partioj
    [first-to-P] Ĝis certa nombro da matĉaj poentoj
   *[N-games] Certa nombro da partioj
}

## Before a game

web-room = Kiuj ludas
web-sit = Sidiĝi en loko { $n }
web-seat-here = Loko { $n } por iu ĉe ĉi tiu aparato
web-bot-to-seat = Sidigi komputilon en loko { $n }
web-stand = Ekstari
web-free = Liberigi la lokon
web-free-seat = Liberigi la lokon de { $player }
web-invite = Inviti
web-invite-help = Kiu havas ĉi tiun ligilon aŭ kodon, povas sidiĝi.
web-code = Kodo { $code }
web-link = Ligilo al ĉi tiu tablo
web-copy = Kopii
web-copied = Kopiita
web-qr = La ligilo al ĉi tiu tablo kiel QR-kodo
web-rules-here = Reguloj de ĉi tiu tablo
web-rules-page = Ĉiuj reguloj de ĉi tiu ludo
web-rules-own-page = Malfermi en aparta paĝo

## The table

web-board = Tabulo
web-table = Tablo
web-beside = Apud la tablo
web-your-place = Via loko
web-scores = Stato
web-heading-play = Kejlumado
web-heading-show = Elmontrado
web-heading-bidding = Aŭkcio pri la kribo
web-heading-cut = { $what ->
    [deal] Lotado
   *[starter] Divido
}
web-game-to = Partio ĝis { $target }
web-game-line = Ĝis { $target } · Disdono { $deal } · { $crib }
web-plate = { $side }: { $score }
web-to-go = restas { $n }
web-lap = rondo { $lap }/{ $laps }
web-games = { $n ->
    [one] { $n } partio
   *[other] { $n } partioj
}
web-track = { $side } { $score }, malantaŭe { $rear }
web-dealer = Disdonanto
web-dealer-letter = D
web-holds = { $player } tenas { cards-acc }
web-partner = partnero
web-plays-with-you = Kun vi: { $players }
web-away = forestas
web-bot-stands-in = komputilo anstataŭas
web-time-left = restas
web-time-low = { $seconds ->
    [one] Restas { $seconds } sekundo.
   *[other] Restas { $seconds } sekundoj.
}
web-hand = Via mano, { cards }
web-hand-chosen = { web-hand }, { $chosen ->
    [one] { $chosen } elektita
   *[other] { $chosen } elektitaj
}
web-crib-own = Via kribo
web-crib-of = Kribo de { $player }
web-crib-nobody = La kribo
web-crib-holds = { $crib }, { cards }
web-starter = ekkarto
web-run = Kartoj de ĉi tiu sumo, { $n }; sumo { $count }
web-runs-before = Antaŭaj sumoj
web-count-label = Sumo { $count }, ĝis 31 restas { $left }
web-to-31 = ĝis 31: { $n }
web-lead = Komencas { $player }
web-lead-own = Vi komencas
web-ask-discard = { $whose ->
    [own] { $n ->
        [one] Unu karton al via kribo
        [2] Du kartojn al via kribo
       *[other] { $n } kartojn al via kribo
    }
    [nobody] { $n ->
        [one] Unu karton al la kribo
        [2] Du kartojn al la kribo
       *[other] { $n } kartojn al la kribo
    }
   *[other] { $n ->
        [one] Unu karton al la kribo de { $player }
        [2] Du kartojn al la kribo de { $player }
       *[other] { $n } kartojn al la kribo de { $player }
    }
}
web-ask-cut-for-deal = { $first ->
    [high] La plej alta karto disdonas
   *[low] La plej malalta karto disdonas
}
web-ask-cut-starter = Dividu la kartaron por la ekkarto
web-ask-claim = { $where ->
    [hand] Kalkulu vian manon
    [crib] Kalkulu vian kribon
   *[play] Kiom donas via karto?
}
web-ask-call = Ĉu mankas poentoj? Postulu ilin, aŭ akceptu la anoncon.
web-discard-help = Nenio estas fina, ĝis vi premas la butonon.
web-bids = Ofertoj
web-cut-place = Karto { $n }
web-last-count = Lasta kalkulo
web-no-count = Ankoraŭ nenio estas kalkulita.
web-show-order = Ordo de la elmontrado
web-whose = { $own ->
    [yes] { $where ->
        [crib] Via kribo
       *[hand] Via mano
    }
   *[no] { $where ->
        [crib] Kribo de { $player }
       *[hand] Mano de { $player }
    }
}
web-chip = { $kind ->
    [fifteen] 15-{ $total }
    [pair] paro { $total }
    [run] sinsekvo { $total }
    [flush] samemblemaj { $total }
   *[nobs] nazo { $total }
}
web-count-nothing = Nenio
web-so-far = ĝis nun
web-total = poentoj
web-claims = { $own ->
    [yes] Vi anoncas { $n }
   *[no] { $player } anoncas { $n }
}
web-claim-wrong = { $own ->
    [yes] Vi anoncis { $claim }; la ĝusta valoro estas { $n }.
   *[no] { $player } anoncis { $claim }; la ĝusta valoro estas { $n }.
}
web-call-go = ek
web-call-last-card = lasta karto: unu
web-call-heels = du pro la kalkanoj
web-auto = { $what ->
    [SaidGo] aŭtomate: ek
   *[Played] aŭtomate: karto
}
web-resigned = La partio finiĝis per rezigno.
web-you-won = Vi venkas
web-won = Venkas { $side }
web-level = { $skunk ->
    [lurch] duobla malvenko
   *[other] { $level ->
        [2] duobla mefito
       *[1] mefito
    }
}
web-pass-device = Transdonu la aparaton al { $player }
web-pass-device-help = Nenio montriĝas, ĝis { $player } estas sola ĉe ĝi.

## The primary button, and those beside it

web-primary-next = Daŭrigi
web-primary-start = Komenci partion
web-primary-sit = Sidiĝi
web-primary-resume = Daŭrigi partion
web-primary-rematch = Revanĉo
web-primary-next-game = Sekva partio
web-primary-i-am = Mi estas { $player }
web-primary-it-is-me = Jen mi
cut-where = { $what ->
    [deal] Tiri ie ajn
   *[starter] Dividi ie ajn
}
web-primary-cut = { cut-where }
web-primary-cut-at = { $what ->
    [deal] Tiri karton { $n }
   *[starter] Dividi ĉe { $n }
}
web-primary-choose-cards = { $n ->
    [one] Elektu 1 karton
   *[other] Elektu { $n } kartojn
}
web-primary-discard = { $n } al la kribo
web-primary-discard-own = { $n } al via kribo
web-primary-discard-other = { $n } al alies kribo
web-primary-choose-card = Elektu karton
web-primary-play = Meti { $suit ->
    [spades] pikan
    [hearts] keran
    [diamonds] karoan
   *[clubs] trefan
} { $index }
web-primary-go = Ek!
web-primary-choose-bid = Elektu oferton
web-primary-bid = Oferti { $n }
web-primary-choose-claim = Elektu nombron
web-primary-claim = Anonci { $n }
web-primary-muggins = Postuli { $n }
web-primary-let-stand = Akcepti
web-pass = Pasi
web-all-at-once = Ĉion tuj
web-put-back = Reen en la manon
web-take-back = Repreni
web-claim-heels = Du pro la kalkanoj
web-cut-anywhere = { cut-where }
web-undo = Repreni
web-waiting = Atendo
web-waiting-turn = Vico de { $player }
web-waiting-count = Kalkulado
web-waiting-start = Atendo de komenco
web-waiting-seats = { $n ->
    [one] Unu loko liberas
   *[other] { $n } lokoj liberas
}
web-waiting-pause = Paŭzo
web-waiting-game = La partio finiĝis
web-watching = Vi spektas
web-closed-short = Fermita
web-pad-claim = Kiom anonci
web-pad-muggins = Kiom postuli
web-pad-bid = Kiom oferti

## What happens to a table

web-paused-by = { $player } paŭzigas la partion.
web-paused-away = La partio paŭzas, ĝis ĉiuj revenas.
web-paused-for = La partio atendas. Forestas: { $players }
web-goes-on = La partio daŭras.
web-closed = La tablo estas fermita.
web-sat-down = { $player } sidiĝas.
web-went-away = { $player } forestas.
web-came-back = { $player } revenas.
web-stand-in = Komputilo ludas anstataŭ { $player }.
web-connection-lost = La konekto rompiĝis. Nova provo…
web-connection-back = La konekto revenis.

## Log and talk

web-tab = { $tab ->
    [log] Kroniko
    [talk] Babilado
   *[rules] Reguloj
}
web-log = Kio okazis
web-log-views = Kion montras la kroniko
web-phrases = Frazoj
web-say = Diri ion
web-send = Sendi
web-talk-watching = Spektantoj ne babilas.
web-mute = Silentigi
web-block = Bloki
web-shunned = Homoj, kiujn vi ne aŭdas
web-shunned-how = { $how ->
    [block] blokita
   *[mute] silentigita
}
web-unshun = Denove aŭdi

## Menu

web-menu-now = Nun
web-menu-table = Tablo
web-menu-stop = Ĉesi
web-menu-ask = Demandi
web-menu-log = Kroniko
web-menu-talk = Babilado
web-menu-rules = Reguloj de ĉi tiu tablo
web-menu-settings = Agordoj
web-menu-text = Ŝalti aŭ malŝalti tekstan reĝimon
web-menu-host = Agordoj de la tablo
web-menu-pause = Paŭzi
web-menu-stand-in = Ludigi komputilon anstataŭ { $player }
web-menu-resign = Rezigni
web-menu-leave = Foriri
web-resign-sure = Ĉu rezigni? La partio kalkuliĝos kiel malvenko.
web-leave-sure = Ĉu foriri? La partio atendas vin, kaj vi povas reveni.
web-leave-sure-bot = Ĉu foriri? Ĝis vi revenos, komputilo ludas anstataŭ vi.
web-sheet = { $sheet ->
    [menu] Menuo
    [log] Kroniko
    [talk] Babilado
    [rules] Reguloj de ĉi tiu tablo
    [invite] Inviti
    [host] Agordoj de la tablo
    [settings] Agordoj
   *[confirm] Ĉu vi certas?
}
web-ask = { $query ->
    [count] Sumo
    [hand] Mia mano
    [starter] Ekkarto
    [table] Metitaj kartoj
    [scores] Stato
    [details] Stato detale
    [turn] Kies vico
    [dealer] Disdonanto
    [legal] Kion mi povas meti
    [again] Ripeti
    [breakdown] Lasta kalkulo
    [clock] Horloĝo
    [who] Kiuj ĉeestas
    [options] Reguloj
   *[help] Helpo
}

## Text mode

web-text-now = Nun
web-text-command = Komando
web-text-enter = Enigi
web-text-help = Per ? vi vidas ĉiujn komandojn de la ludo. Por la tablo: “komenci”, “sekva”, “paŭzi”, “daŭrigi”, “sidiĝi”, “ekstari”, “forlasi”. Linion, kiu komenciĝas per /, aŭdas la aliaj; “diri 3” diras la trian frazon.
web-text-no-phrase = Tia frazo ne ekzistas. Eblas diri de 1 ĝis { $n }.
web-text-no-seat = Neniu loko liberas.
# Two words more than the table-command-... of join.ftl, each with others that mean the same.
web-words-sit = sidiĝi sidiĝu
web-words-stand = ekstari ekstaru

## Games and replays

web-games-page = Miaj partioj
web-no-games = Ankoraŭ neniu.
web-import = Importi protokolon
web-imported = { $n ->
    [one] Unu partio estas importita.
   *[other] { $n } partioj estas importitaj.
}
web-export = Protokolo
web-see-replay = Reludo
web-scores-list = { $scores }
web-replay = Reludo
web-replay-of = { $players }
web-replay-controls = Paŝoj
web-replay-first = Al la komenco
web-replay-back = Paŝo reen
web-replay-play = Ludi
web-replay-pause = Paŭzi
web-replay-forward = Paŝo antaŭen
web-replay-last = Al la fino
web-replay-place = Momento de la partio
web-replay-step = { $at } el { $last }
web-replay-eyes = Vidpunkto
web-replay-all = Ĉiuj
web-replay-moves = Agoj
web-replay-begin = Komenco
web-deal = Disdono { $n }

## Rules

web-rules = Reguloj

## Settings

web-settings = Agordoj
web-set-look = Aspekto
web-set-theme = Koloroj
web-theme = { $value ->
    [auto] Kiel la sistemo
    [light] Hela
    [dark] Malhela
   *[contrast] Alta kontrasto
}
web-set-size = Grandeco de teksto
web-size = { $value } %
web-set-font = Literoj
web-font = { $value ->
    [usual] Kiel kutime
   *[clear] Facile distingeblaj
}
web-set-spacing = Interspacoj
web-spacing = { $value ->
    [usual] Kiel kutime
   *[wide] Larĝaj
}
web-set-deck = Emblemoj
web-deck = { $value ->
    [two] Du koloroj
   *[four] Kvar koloroj
}
web-set-faces = Kartoj
web-faces = { $value ->
    [auto] Laŭ la ekrano
    [classic] Klasikaj
   *[jumbo] Grandaj
}
web-set-letters = Literoj sur la kartoj
web-letters = { $value ->
    [local] Esperantaj: A, F, D, R
   *[international] Internaciaj: A, J, Q, K
}
web-set-text = Teksta reĝimo
web-set-play = Ludado
web-set-speed = Rapido
web-speed = { $value ->
    [instant] Tuj
    [fast] Rapide
    [normal] Normale
    [slow] Malrapide
   *[step] Paŝon post paŝo
}
web-set-confirm = Kiel meti karton
web-confirm = { $value ->
    [auto] Laŭ la kutimo de ĉi tiu aparato
    [button] Elekti ĝin, poste premi la butonon
    [again] Klaki ĝin dufoje
   *[once] Klaki ĝin unufoje
}
web-set-forced = Aŭtomate meti la solan meteblan karton
web-set-say-go = Aŭtomate diri “ek”, kiam neniu karto meteblas
web-set-keys = Unuopaj klavoj demandas kaj respondas
web-set-hear = Sonoj kaj voĉo
web-sound = Sono
web-sound-state = { $on ->
    [yes] Sono ŝaltita.
   *[no] Sono malŝaltita.
}
web-set-verbosity = Kiom detale rakonti
web-verbosity = { $value ->
    [brief] Mallonge
    [normal] Normale
   *[full] Plene
}
web-language = Lingvo
web-is-nobody = Vi ankoraŭ ne havas nomon ĉi tie.
web-is-guest = Vi estas gasto. Konto konservas viajn partiojn, eĉ kiam ĉi tiu retumilo forgesas vin.
web-is-account = Via konto: { $account }
web-account-make = Krei konton
web-account-make-button = Krei
web-account-name = Konto
web-password = Pasvorto
web-login = Ensaluti
web-login-button = Ensaluti
web-logout = Elsaluti
