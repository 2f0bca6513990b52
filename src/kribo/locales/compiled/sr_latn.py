"""Made by `python -m kribo.locales.compile` from ../sr-Latn/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'advice-throws': (Select('deals', {'yes': 'Delite vi i krib je vaš.', 'no': 'Deli protivnik i krib je njegov.'}, 'no'), ' Imate ', Variable(name='mine'), ', protivnik ', Variable(name='theirs'), ', igra se do ', Variable(name='target'), '.',),
    'advice-plays': (Select('deals', {'yes': 'Delite vi.', 'no': 'Deli protivnik.'}, 'no'), ' Imate ', Variable(name='mine'), ', protivnik ', Variable(name='theirs'), ', igra se do ', Variable(name='target'), '. Zbir je ', Variable(name='count'), '.',),
    'advice-column': (Select('column', {'throw': 'u krib', 'keep': 'ostaje', 'card': 'karta', 'hand': 'ruka', 'crib': 'krib', 'for': 'za', 'against': 'protiv', 'net': 'svega', 'win': 'pobede %', 'behind': 'gubi', 'band': ''}, 'band'),),
    'band': (Select('band', {'best': 'najbolje', 'good': 'dobro', 'inaccuracy': 'nepreciznost', 'mistake': 'greška', 'blunder': 'gruba greška'}, 'blunder'),),
    'advice-best': (Variable(name='choice'), ': ', Select('reason', {'hand': ('u ruci ostaje ', Variable(name='points'), ' poena više nego uz ', Variable(name='other'), '.',), 'crib': ('krib je za vas bolji nego uz ', Variable(name='other'), ', razlika ', Variable(name='points'), ' poena.',), 'pegging': ('u odigravanju je bolje nego ', Variable(name='other'), ', razlika ', Variable(name='points'), ' poena.',), 'for': ('u odigravanju dobijate ', Variable(name='points'), ' poena više nego uz ', Variable(name='other'), '.',), 'against': ('u odigravanju protivnik dobija ', Variable(name='points'), ' poena manje nego uz ', Variable(name='other'), '.',), 'position': (Variable(name='other'), ' donosi ', Variable(name='points'), ' poena više, ali pri ovom rezultatu ređe pobeđuje.',), 'none': ('jednako dobro kao ', Variable(name='other'), '.',)}, 'none'),),
    'advice-starters': ('Najbolje početne karte: ', Variable(name='best'), ' (ruka vredi ', Variable(name='most'), '), najgore: ', Variable(name='worst'), ' (ruka vredi ', Variable(name='least'), ').',),
    'advice-progress': ('Izgledi na pobedu u partiji do ', Variable(name='target'), ': izračunato ', Variable(name='percent'), ' %',),
    'advice-go': 'Nijedna karta ne može: recite „dalje“.',
    'advice-only': (Variable(name='choice'), ' je jedina karta koja može.',),
    'analyse-game': (Variable(name='variant'), ' do ', Variable(name='target'), ': ', Variable(name='players'), '. Konačan rezultat: ', Variable(name='scores'), '.',),
    'analyse-unfinished': (Variable(name='variant'), ' do ', Variable(name='target'), ': ', Variable(name='players'), '. Partija nije završena, rezultat: ', Variable(name='scores'), '.',),
    'analyse-not-judged': ('Mašina ocenjuje kribidž sa šest karata udvoje, a ovo je ', Variable(name='variant'), ': to još ne ume da oceni.',),
    'analyse-column': (Select('column', {'player': 'igrač', 'discards': 'odbacivanja', 'plays': 'odigrane', 'accuracy': 'preciznost', 'rating': 'rejting', 'counting': 'brojanje', 'skill': 'veština', 'luck': 'sreća'}, 'luck'),),
    'analyse-key': 'Preciznost je 100 % kad nema greške; rejting je desetostruki prosečni gubitak po odluci, 0 kad gubitka nema. Veština, brojanje i sreća su u procentima pobeda.',
    'analyse-luck': ('Sreća (', Variable(name='player'), '): prvo deljenje ', Variable(name='cut'), ', podeljene karte ', Variable(name='deal'), ', početne karte ', Variable(name='starter'), ', protivnikove karte ', Variable(name='cards'), '.',),
    'analyse-sum': (Variable(name='player'), ': ', Variable(name='result'), ' % partije manje 50 % = veština ', Variable(name='skill'), ' - veština ', Variable(name='other'), ' + sreća ', Variable(name='luck'), '.',),
    'analyse-clean': 'Ništa što bi se pouzdano moglo nazvati greškom.',
    'analyse-throw': ('Deljenje ', Variable(name='deal'), ', ', Variable(name='player'), ' odbacuje ', Variable(name='chosen'), ', bolje je ', Variable(name='best'), ': ', Variable(name='loss'), ' % pobeda, ', Select('band', {'best': 'najbolje', 'good': 'dobro', 'inaccuracy': 'nepreciznost', 'mistake': 'greška', 'blunder': 'gruba greška'}, 'blunder'), '.',),
    'analyse-play': ('Deljenje ', Variable(name='deal'), ', ', Variable(name='player'), ' igra ', Variable(name='chosen'), ', bolje je ', Variable(name='best'), ': ', Variable(name='loss'), ' % pobeda, ', Select('band', {'best': 'najbolje', 'good': 'dobro', 'inaccuracy': 'nepreciznost', 'mistake': 'greška', 'blunder': 'gruba greška'}, 'blunder'), '.',),
    'analyse-count': ('Deljenje ', Variable(name='deal'), ', ', Variable(name='player'), ' u brojanju gubi ', Select('points', {'one': (Variable(name='points'), ' poen',), 'few': (Variable(name='points'), ' poena',), 'other': (Variable(name='points'), ' poena',)}, 'other'), ': ', Variable(name='loss'), ' % pobeda.',),
    'analyse-resign': ('Deljenje ', Variable(name='deal'), ', ', Variable(name='player'), ' predaje partiju sa ', Variable(name='loss'), ' % izgleda na pobedu.',),
    'analyse-why': (Select('reason', {'hand': ('U ruci ostaje ', Variable(name='points'), ' poena više.',), 'crib': ('Krib je bolji, razlika ', Variable(name='points'), ' poena.',), 'pegging': ('U odigravanju je bolje, razlika ', Variable(name='points'), ' poena.',), 'for': ('U odigravanju donosi ', Variable(name='points'), ' poena više.',), 'against': ('U odigravanju protivnik dobija ', Variable(name='points'), ' poena manje.',), 'position': ('Donosi ', Variable(name='points'), ' manje poena, ali pri tom rezultatu češće pobeđuje.',), 'none': 'Po poenima nema razlike.'}, 'none'),),
    'analyse-progress': ('odluka ', Variable(name='done'), ' od ', Variable(name='all'),),
    'error-six-cards': ('Navedite karte koje ste dobili: treba ih ', Variable(name='needed'), ', a ima ih ', Variable(name='found'), '.',),
    'error-dealer-and-pone': '--dealer i --pone isključuju jedno drugo. Navedite samo jedno.',
    'error-scores-too-high': (Variable(name='score'), ' nije ispod cilja ', Variable(name='target'), ': ta partija bi bila završena.',),
    'error-four-cards': ('Od četiri zadržane karte neke su u ruci, a neke odigrane: ', Variable(name='held'), ' u ruci i ', Variable(name='laid'), ' uz --mine ne daju četiri.',),
    'error-discarded-two': 'U kribu su dve vaše karte: navedite obe iza --discarded.',
    'error-not-played': (Variable(name='card'), ' stoji iza --mine, ali ne i iza --played. Uz --played idu sve odigrane karte, redom.',),
    'error-no-such-play': 'Nijedno odigravanje ne vodi u ovaj položaj u kom ste vi na potezu. Proverite redosled odigranih karata, ko ih je odigrao i ko deli.',
    'error-exact-needs-kernel': '--exact traži prevedeno jezgro, a njega nema. Izostavite --exact: razlika je ispod 0,001 poena.',
    'card-letters': (Select('rank', {'ace': 'A', 'two': '2', 'three': '3', 'four': '4', 'five': '5', 'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': '10', 'jack': 'J', 'queen': 'Q', 'king': 'K'}, 'king'), Select('suit', {'spades': 'P', 'hearts': 'H', 'diamonds': 'K', 'clubs': 'T'}, 'clubs'),),
    'card-nom': (Select('rank', {'ace': 'kec', 'two': 'dvojka', 'three': 'trojka', 'four': 'četvorka', 'five': 'petica', 'six': 'šestica', 'seven': 'sedmica', 'eight': 'osmica', 'nine': 'devetka', 'ten': 'desetka', 'jack': 'žandar', 'queen': 'dama', 'king': 'kralj'}, 'king'), ' ', Select('suit', {'spades': 'pik', 'hearts': 'herc', 'diamonds': 'karo', 'clubs': 'tref'}, 'clubs'),),
    'card-acc': (Select('rank', {'ace': 'keca', 'two': 'dvojku', 'three': 'trojku', 'four': 'četvorku', 'five': 'peticu', 'six': 'šesticu', 'seven': 'sedmicu', 'eight': 'osmicu', 'nine': 'devetku', 'ten': 'desetku', 'jack': 'žandara', 'queen': 'damu', 'king': 'kralja'}, 'king'), ' ', Select('suit', {'spades': 'pik', 'hearts': 'herc', 'diamonds': 'karo', 'clubs': 'tref'}, 'clubs'),),
    'you': 'Vi',
    'list-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'team-more': (Variable(name='before'), ' i ', Variable(name='item'),),
    'points': (Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'),),
    'points-acc': (Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'),),
    'cards': (Select('n', {'one': (Variable(name='n'), ' karta',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'),),
    'cards-acc': (Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'),),
    'holes-to-go': (Select('n', {0: 'na cilju', 'one': ('još ', Variable(name='n'), ' rupa',), 'few': ('još ', Variable(name='n'), ' rupe',), 'other': ('još ', Variable(name='n'), ' rupa',)}, 'other'),),
    'cut-for-deal-self': ('Izvlačite ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other': (Variable(name='player'), ' izvlači ', Variable(name='card_acc'), '.',),
    'cut-for-deal-self-full': ('Izvlačite ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other-full': (Variable(name='player'), ' izvlači ', Variable(name='card_acc'), '.',),
    'cut-tied': ('Nerešeno. Ponovo izvlače: ', Variable(name='players'), '.',),
    'lots-self': 'Žrebom je odlučeno: prvo delite vi.',
    'lots-other': ('Žrebom je odlučeno: prvo deli ', Variable(name='player'), '.',),
    'deal-self': ('Deljenje ', Variable(name='number'), ': delite vi.',),
    'deal-other': ('Deljenje ', Variable(name='number'), ': deli ', Variable(name='player'), '.',),
    'crib-owner-self': 'Krib je vaš.',
    'crib-owner-other': ('Krib dobija ', Variable(name='player'), '.',),
    'dealt-unseen': 'Karte su podeljene.',
    'dealt-self': ('Vaša ruka: ', Variable(name='cards'), '.',),
    'dealt-other': ('Ruka (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'discarded-unseen': (Variable(name='player'), ' odbacuje ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' u krib.',),
    'discarded-self': ('U krib odbacujete ', Variable(name='cards_acc'), '.',),
    'discarded-other': (Variable(name='player'), ' u krib odbacuje ', Variable(name='cards_acc'), '.',),
    'took-back-self': 'Uzimate nazad odbačene karte.',
    'took-back-other': (Variable(name='player'), ' uzima nazad odbačene karte.',),
    'bid-self': ('Nudite ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za krib.',),
    'bid-other': (Variable(name='player'), ' nudi ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za krib.',),
    'pass-self': 'Kažete: pas.',
    'pass-other': (Variable(name='player'), ' kaže: pas.',),
    'crib-bought-self': ('Krib je vaš za ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'crib-bought-other': ('Za ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' krib dobija ', Variable(name='player'), '.',),
    'starter-cut-self': ('Presecate špil. Početna karta: ', Variable(name='card'), '.',),
    'starter-cut-other': (Variable(name='player'), ' preseca špil. Početna karta: ', Variable(name='card'), '.',),
    'starter-cut-self-brief': ('Početna: ', Variable(name='card'), '.',),
    'starter-cut-other-brief': ('Početna: ', Variable(name='card'), '.',),
    'heels-lost-self': 'Odigrali ste kartu, a žandara niste prijavili: propala su 2 poena za početnog žandara.',
    'heels-lost-other': (Variable(name='player'), ' ne prijavljuje žandara: propala su 2 poena za početnog žandara.',),
    'played-self': ('Igrate ', Variable(name='card_acc'), '. Zbir ', Variable(name='count'), '.',),
    'played-other': (Variable(name='player'), ' igra ', Variable(name='card_acc'), '. Zbir ', Variable(name='count'), '.',),
    'played-self-brief': ('Vi: ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-other-brief': (Variable(name='player'), ': ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-self-full': ('Igrate ', Variable(name='card_acc'), '. Zbir je ', Variable(name='count'), '.',),
    'played-other-full': (Variable(name='player'), ' igra ', Variable(name='card_acc'), '. Zbir je ', Variable(name='count'), '.',),
    'go-self': 'Kažete: dalje!',
    'go-other': (Variable(name='player'), ' kaže: dalje!',),
    'go-self-full': ('Zbir je ', Variable(name='count'), '. Kažete: dalje!',),
    'go-other-full': ('Zbir je ', Variable(name='count'), '. ', Variable(name='player'), ' kaže: dalje!',),
    'count-restart-self': 'Zbir se vraća na nulu. Počinjete vi.',
    'count-restart-other': ('Zbir se vraća na nulu. Počinje ', Variable(name='player'), '.',),
    'count-restart-self-brief': 'Zbir 0. Počinjete vi.',
    'count-restart-other-brief': ('Zbir 0. Počinje ', Variable(name='player'), '.',),
    'claimed-self': (Select('where', {'hand': ('Za ruku prijavljujete ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',), 'crib': ('Za krib prijavljujete ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',), 'play': ('Za tu kartu prijavljujete ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',)}, 'play'),),
    'claimed-other': (Select('where', {'hand': (Variable(name='player'), ' za ruku prijavljuje ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',), 'crib': (Variable(name='player'), ' za krib prijavljuje ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',), 'play': (Variable(name='player'), ' za tu kartu prijavljuje ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',)}, 'play'),),
    'claimed-nineteen-self': 'Kažete: devetnaest! To jest nula.',
    'claimed-nineteen-other': (Variable(name='player'), ' kaže: devetnaest! To jest nula.',),
    'show-hand-self': ('Vaša ruka: ', Variable(name='cards'), '. Početna: ', Variable(name='starter'), '.',),
    'show-hand-other': ('Ruka (', Variable(name='player'), '): ', Variable(name='cards'), '. Početna: ', Variable(name='starter'), '.',),
    'show-crib-self': ('Vaš krib: ', Variable(name='cards'), '. Početna: ', Variable(name='starter'), '.',),
    'show-crib-other': ('Krib (', Variable(name='player'), '): ', Variable(name='cards'), '. Početna: ', Variable(name='starter'), '.',),
    'pile': ('Karte ovog zbira: ', Variable(name='cards'), '.',),
    'count-in-play': ('Poslednja karta donosi ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ': ', Variable(name='why'), '.',),
    'count-is': ('Vredi ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'claim-wrong-self': ('Prijavili ste ', Variable(name='claim'), ', a tačno je ', Variable(name='n'), '.',),
    'claim-wrong-other': (Variable(name='player'), ' prijavljuje ', Variable(name='claim'), ', a tačno je ', Variable(name='n'), '.',),
    'timed-out-self': 'Vreme vam je isteklo.',
    'timed-out-other': (Variable(name='player'), ': vreme je isteklo.',),
    'call-none-self': 'Prihvatate prijavu.',
    'call-none-other': (Variable(name='player'), ' prihvata prijavu.',),
    'call-right-self': ('Hvatate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ', i to s pravom.',),
    'call-right-other': (Variable(name='player'), ' hvata ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ', i to s pravom.',),
    'call-wrong-self': ('Hvatate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ', ali toliko nije propušteno.',),
    'call-wrong-other': (Variable(name='player'), ' hvata ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ', ali toliko nije propušteno.',),
    'pegged-three-for-last-self': ('Poeni prvoj ruci: dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' jer ne delite. Ukupno ', Variable(name='score'), '.',),
    'pegged-three-for-last-other': ('Poeni prvoj ruci: ', Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' jer ne deli. Ukupno ', Variable(name='score'), '.',),
    'pegged-bid-self': ('Za krib plaćate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-bid-other': (Variable(name='player'), ' plaća ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za krib. Ukupno ', Variable(name='score'), '.',),
    'pegged-heels-self': ('Početni žandar: dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-heels-other': ('Početni žandar: ', Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-play-self': ('Dobijate ', Variable(name='n'), ': ', Variable(name='why'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-play-other': (Variable(name='player'), ' dobija ', Variable(name='n'), ': ', Variable(name='why'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-claim-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-claim-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-go-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za „dalje“. Ukupno ', Variable(name='score'), '.',),
    'pegged-go-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za „dalje“. Ukupno ', Variable(name='score'), '.',),
    'pegged-last-card-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za poslednju kartu. Ukupno ', Variable(name='score'), '.',),
    'pegged-last-card-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za poslednju kartu. Ukupno ', Variable(name='score'), '.',),
    'pegged-hand-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za ruku. Ukupno ', Variable(name='score'), '.',),
    'pegged-hand-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za ruku. Ukupno ', Variable(name='score'), '.',),
    'pegged-crib-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za krib. Ukupno ', Variable(name='score'), '.',),
    'pegged-crib-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za krib. Ukupno ', Variable(name='score'), '.',),
    'missed-points-acc': (Select('n', {'one': (Variable(name='n'), ' propušten poen',), 'few': (Variable(name='n'), ' propuštena poena',), 'other': (Variable(name='n'), ' propuštenih poena',)}, 'other'),),
    'pegged-missed-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' propušten poen',), 'few': (Variable(name='n'), ' propuštena poena',), 'other': (Variable(name='n'), ' propuštenih poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-missed-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' propušten poen',), 'few': (Variable(name='n'), ' propuštena poena',), 'other': (Variable(name='n'), ' propuštenih poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'invented-points-acc': (Select('n', {'one': (Variable(name='n'), ' nepostojeći poen',), 'few': (Variable(name='n'), ' nepostojeća poena',), 'other': (Variable(name='n'), ' nepostojećih poena',)}, 'other'),),
    'pegged-invented-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' nepostojeći poen',), 'few': (Variable(name='n'), ' nepostojeća poena',), 'other': (Variable(name='n'), ' nepostojećih poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-invented-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' nepostojeći poen',), 'few': (Variable(name='n'), ' nepostojeća poena',), 'other': (Variable(name='n'), ' nepostojećih poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-muggins-self': ('Hvatanje: dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-muggins-other': ('Hvatanje: ', Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '. Ukupno ', Variable(name='score'), '.',),
    'pegged-timeout-self': ('Dobijate ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' jer je vreme isteklo. Ukupno ', Variable(name='score'), '.',),
    'pegged-timeout-other': (Variable(name='player'), ' dobija ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' jer je vreme isteklo. Ukupno ', Variable(name='score'), '.',),
    'resigned-self': 'Predajete partiju.',
    'resigned-other': (Variable(name='player'), ' predaje partiju.',),
    'won-self': 'Pobedili ste!',
    'won-other': ('Pobeđuje ', Variable(name='player'), '.',),
    'won-team-self': 'Vaš tim je pobedio!',
    'won-team-other': ('Pobeđuju: ', Variable(name='players'), '.',),
    'final-scores': ('Konačan rezultat: ', Variable(name='scores'), '.',),
    'side-score': (Variable(name='side'), ': ', Variable(name='score'),),
    'skunk': ('Tvor: ', Variable(name='players'), '.',),
    'double-skunk': ('Dvostruki tvor: ', Variable(name='players'), '.',),
    'lurch': ('Mars: ', Variable(name='players'), '.',),
    'your-hand': ('Vaša ruka: ', Variable(name='cards'), '.',),
    'no-hand': 'U ruci nemate nijednu kartu.',
    'waiting': ('Na potezu: ', Variable(name='players'), '.',),
    'waiting-for-chance': 'Sledi deljenje karata.',
    'game-over': 'Partija je završena.',
    'ask-cut-for-deal': (Select('first_dealer', {'high': ('Izvucite kartu, najviša deli: broj od 1 do ', Variable(name='most'), ' ili „izvuci“ za bilo koju.',), 'low': ('Izvucite kartu, najniža deli: broj od 1 do ', Variable(name='most'), ' ili „izvuci“ za bilo koju.',)}, 'low'),),
    'ask-discard-own': ('Izaberite ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' za svoj krib.',),
    'ask-discard-team': ('Izaberite ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' za krib svog tima (broji ga ', Variable(name='player'), ').',),
    'ask-discard-other': ('Izaberite ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' za tuđi krib (', Variable(name='player'), ').',),
    'ask-discard-unsold': ('Izaberite ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' za krib, koji još nije prodat.',),
    'ask-bid-first': ('Ponudite za krib: od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'ask-bid': ('Ponudite za krib od ', Variable(name='least'), ' do ', Variable(name='most'), ' ili recite „pas“.',),
    'ask-bid-one': ('Uzmite krib za ', Variable(name='least'), ' ili recite „pas“.',),
    'ask-pass': 'Više niko ne može da ponudi. Recite „pas“.',
    'ask-cut-starter': ('Presecite špil: broj od ', Variable(name='least'), ' do ', Variable(name='most'), ' ili „preseci“ za bilo koje mesto.',),
    'ask-lead': 'Počinjete vi. Igrajte kartu.',
    'ask-play': ('Vi ste na potezu. Zbir ', Variable(name='count'), '. Igrajte kartu.',),
    'ask-play-of': ('Vi ste na potezu. Zbir ', Variable(name='count'), '. Možete da igrate: ', Variable(name='cards'), '.',),
    'ask-play-or-go': ('Vi ste na potezu. Zbir ', Variable(name='count'), '. Igrajte kartu ili recite „dalje“.',),
    'ask-go': ('Vi ste na potezu. Zbir ', Variable(name='count'), '. Nijednu kartu ne možete da odigrate: recite „dalje“.',),
    'ask-claim-card': 'Koliko poena donosi vaša karta?',
    'ask-claim': 'Koliko poena?',
    'ask-call': 'Koliko je poena propušteno? Recite broj ili „ne“.',
    'ask-call-either': 'Koliko je propuštenih ili nepostojećih poena? Recite broj ili „ne“.',
    'phase': (Select('stage', {'DrawingLots': 'Žrebom se određuje ko prvi deli.', 'ShufflingToCut': 'Špil se meša za izvlačenje delioca.', 'CuttingForDeal': 'Izvlačenje delioca.', 'Dealing': 'Deljenje.', 'Discarding': 'Odbacivanje u krib.', 'Bidding': 'Licitacija za krib.', 'Cutting': 'Presecanje za početnu kartu.', 'Playing': 'Odigravanje.', 'Announcing': 'Odigravanje: broji se odigrana karta.', 'Counting': 'Bodovanje.', 'Calling': 'Hvatanje propuštenih poena.', 'Over': 'Partija je završena.'}, 'Over'),),
    'count-now': ('Zbir ', Variable(name='count'), '. Karte ovog zbira: ', Variable(name='cards'), '.',),
    'count-zero': 'Zbir 0. U ovom zbiru još nema karata.',
    'no-count': 'Sada nema zbira: odigravanje nije u toku.',
    'starter-is': ('Početna karta: ', Variable(name='card'), '.',),
    'no-starter': 'Početna karta još nije otvorena.',
    'laid-self': ('Odigrali ste: ', Variable(name='cards'), '.',),
    'laid-other': ('Odigrane karte (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'laid-nothing-self': 'Niste odigrali nijednu kartu.',
    'laid-nothing-other': ('Odigrane karte (', Variable(name='player'), '): nijedna.',),
    'holds-other': (Variable(name='player'), ' ima ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' u ruci.',),
    'your-discard': ('Odbacili ste: ', Variable(name='cards'), '.',),
    'nothing-laid': 'Na stolu nema nijedne karte.',
    'side-line': (Variable(name='side'), ': ', Variable(name='score'), '. Ulica ', Variable(name='street'), ' od ', Variable(name='streets'), ', ', Select('n', {0: 'na cilju', 'one': ('još ', Variable(name='n'), ' rupa',), 'few': ('još ', Variable(name='n'), ' rupe',), 'other': ('još ', Variable(name='n'), ' rupa',)}, 'other'), '.',),
    'side-line-brief': (Variable(name='side'), ': ', Variable(name='score'), '.',),
    'lead': (Variable(name='side'), ': u vođstvu, razlika ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'level': 'Rezultat je izjednačen.',
    'score-detail': (Variable(name='side'), ': prednji klinčić ', Variable(name='score'), ', zadnji ', Variable(name='rear'), ', ', Select('n', {0: 'na cilju', 'one': ('još ', Variable(name='n'), ' rupa',), 'few': ('još ', Variable(name='n'), ' rupe',), 'other': ('još ', Variable(name='n'), ' rupa',)}, 'other'), '.',),
    'skunk-near': (Variable(name='side'), ': do spasa od tvora ', Select('n', {'one': ('još ', Variable(name='n'), ' poen',), 'few': ('još ', Variable(name='n'), ' poena',), 'other': ('još ', Variable(name='n'), ' poena',)}, 'other'), '.',),
    'skunk-safe': (Variable(name='side'), ': tvor više ne preti.',),
    'target-is': ('Igra se do ', Variable(name='target'), '.',),
    'no-deal-yet': 'Još niko ne deli.',
    'dealer-self': 'Delite vi.',
    'dealer-other': ('Deli ', Variable(name='player'), '.',),
    'crib-unsold': 'Krib još nije prodat.',
    'makes': (Variable(name='card'), ': zbir ', Variable(name='count'), '.',),
    'makes-points': (Variable(name='card'), ': zbir ', Variable(name='count'), '; ', Variable(name='why'), '.',),
    'makes-too-much': (Variable(name='card'), ': zbir bi bio ', Variable(name='count'), ', više od 31.',),
    'no-card-fits': 'Nijednu kartu ne možete da odigrate: recite „dalje“.',
    'may-say-go': 'Možete i da kažete „dalje“.',
    'nothing-counted': 'Još ništa nije izbrojano.',
    'counted-item': (Select('kind', {'fifteen': 'petnaest', 'pair': 'par', 'run': 'niz', 'flush': 'ista boja', 'nobs': 'žandar u boji'}, 'nobs'), ': ', Variable(name='cards'), ', ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'counted-total': ('Ukupno: ', Variable(name='n'), '.',),
    'seat-person': ('Mesto ', Variable(name='seat'), ': ', Variable(name='player'), '.',),
    'seat-bot': ('Mesto ', Variable(name='seat'), ': ', Variable(name='player'), ', bot ', Select('bot', {'random': 'koji igra nasumice', 'greedy': 'koji grabi svaki poen', 'basic': 'koji igra razumno', 'top': 'najvišeg nivoa', 'other': ('nivoa ', Variable(name='bot'),)}, 'other'), '.',),
    'bot-name': (Select('bot', {'random': 'Nasumični', 'greedy': 'Pohlepni', 'basic': 'Razumni', 'top': 'Šampion', 'other': ('Nivo ', Variable(name='bot'),)}, 'other'),),
    'bot-again': (Select('bot', {'random': (Variable(name='name'), ' ', Variable(name='number'),), 'greedy': (Variable(name='name'), ' ', Variable(name='number'),), 'basic': (Variable(name='name'), ' ', Variable(name='number'),), 'other': (Variable(name='name'), ' (', Variable(name='number'), ')',)}, 'other'),),
    'team': ('Strana ', Variable(name='side'), ': ', Variable(name='players'), '.',),
    'slip-line': (Variable(name='side'), ': ', Variable(name='items'), '. Ukupno ', Variable(name='total'), '.',),
    'slip-source': (Select('source', {'pegging': ('odigravanje ', Variable(name='n'),), 'hand': ('ruke ', Variable(name='n'),), 'crib': ('kribovi ', Variable(name='n'),), 'heels': ('početni žandar ', Variable(name='n'),), 'start': ('poeni prvoj ruci ', Variable(name='n'),), 'bids': ('licitacija ', Variable(name='n'),), 'calls': ('tuđe greške ', Variable(name='n'),)}, 'calls'),),
    'slip-nothing': 'ništa',
    'slip-left-self': ('Niste izbrojali ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'slip-left-other': ('Neizbrojano (', Variable(name='player'), '): ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), '.',),
    'games-won': ('Dobijene partije: ', Variable(name='scores'), '.',),
    'match-points': ('Poeni za meč: ', Variable(name='scores'), '.',),
    'game-points': ('Poeni za partije: ', Variable(name='scores'), '.',),
    'spread-points': ('Ukupna razlika: ', Variable(name='scores'), '.',),
    'stakes-stand': ('Ulozi: ', Variable(name='scores'), '.',),
    'match-won-self': 'Dobili ste meč!',
    'match-won-other': ('Meč dobija ', Variable(name='player'), '.',),
    'match-won-team-self': 'Vaš tim je dobio meč!',
    'match-won-team-other': ('Meč dobijaju: ', Variable(name='players'), '.',),
    'match-drawn': ('Meč je nerešen. Prvi su: ', Variable(name='players'), '.',),
    'plus': ('+', Variable(name='n'),),
    'minus': ('−', Variable(name='n'),),
    'option-target': ('Igra se do ', Variable(name='value'), '.',),
    'option-first_dealer': (Select('value', {'low': 'Prvi deli onaj ko izvuče najnižu kartu.', 'high': 'Prvi deli onaj ko izvuče najvišu kartu.', 'random': 'Ko prvi deli, odlučuje žreb.'}, 'random'),),
    'option-next_dealer': (Select('value', {'loser': 'U meču sledeću partiju prvi deli gubitnik.', 'winner': 'U meču sledeću partiju prvi deli pobednik.', 'alternate': 'U meču prvo deljenje ide redom, iz partije u partiju.', 'cut': 'U meču se pred svaku partiju ponovo određuje ko prvi deli.'}, 'cut'),),
    'option-heels': (Select('value', {'automatic': 'Dva poena za početnog žandara upisuju se odmah.', 'claimed': 'Dva poena za početnog žandara delilac mora da prijavi pre svoje prve karte.'}, 'claimed'),),
    'option-three_for_last': (Select('value', {'once': 'Tri poena prvoj ruci upisuju se jednom, pre prvog deljenja.', 'each_deal': 'Tri poena prvoj ruci upisuju se u svakom deljenju.', 'never': 'Nema tri poena prvoj ruci.'}, 'never'),),
    'option-single_go': (Select('value', {'must': 'Kad jedan kaže „dalje“, drugi mora da igra dokle god može.', 'may': 'Kad jedan kaže „dalje“, drugi sme da stane iako ima kartu koju može da odigra.'}, 'may'),),
    'option-crib_flush': (Select('value', {'five': 'Ista boja u kribu važi samo uz početnu kartu.', 'four': 'Ista boja u kribu važi i bez početne karte.'}, 'four'),),
    'option-bicycle_go': (Select('value', {'off': 'Posle „dalje“ svi ostali igraju dokle god mogu.', 'on': 'Kad jedan kaže „dalje“, pa ne može ni sledeći, treći više ne igra.'}, 'on'),),
    'option-seven_crib': (Select('n', {5: 'U kribu je pet karata, jedna od njih iz špila.', 4: 'U kribu su četiri karte.'}, 4),),
    'option-auction_when': (Select('value', {'after_discards': 'Za krib se licitira posle odbacivanja.', 'before_discards': 'Za krib se licitira pre odbacivanja.'}, 'before_discards'),),
    'option-auction_open': (Select('value', {'must': 'Prvi mora da ponudi.', 'may_pass': 'I prvi sme da kaže „pas“.'}, 'may_pass'),),
    'option-auction_heels': (Select('value', {'dealer': 'Poeni za početnog žandara pripadaju deliocu.', 'owner': 'Poeni za početnog žandara pripadaju vlasniku kriba.'}, 'owner'),),
    'option-counting': (Select('value', {'auto': 'Ruke broji program.', 'assisted': 'Igrači broje, a program ispravlja greške bez kazne.', 'self': 'Igrači broje, a što propuste, propada.', 'muggins': 'Igrači broje, a što propuste, protivnici smeju da uhvate.', 'strict': 'Igrači broje, a propušteni i nepostojeći poeni idu protivnicima.'}, 'strict'),),
    'option-count_seconds': (Select('value', {'off': 'Za brojanje nema vremenskog ograničenja.', 'other': ('Rok za brojanje: ', Select('n', {'one': (Variable(name='n'), ' sekunda',), 'few': (Variable(name='n'), ' sekunde',), 'other': (Variable(name='n'), ' sekundi',)}, 'other'), '.',)}, 'other'),),
    'option-transfer': (Select('value', {'all': 'Poene zbog greške dobija svaka protivnička strana, u celosti.', 'next': 'Poene zbog greške dobija sledeća protivnička strana.', 'split': 'Poeni zbog greške dele se među protivničkim stranama.', 'caller': 'Poene zbog greške dobija prvi protivnik koji ih uhvati.'}, 'caller'),),
    'option-timeout_round': (Select('value', {'half_up': 'Kad vreme istekne, polovina neparnog broja zaokružuje se naviše, u korist protivnika.', 'down': 'Kad vreme istekne, polovina neparnog broja zaokružuje se naniže, na štetu protivnika.', 'even': 'Kad vreme istekne, polovina neparnog broja zaokružuje se na paran broj.'}, 'even'),),
    'option-timeout_keep': (Select('value', {'rest': 'Kad vreme istekne, druga polovina ostaje igraču.', 'nothing': 'Kad vreme istekne, igraču ne ostaje ništa.'}, 'nothing'),),
    'option-manual_pegging': (Select('value', {'off': 'Poene u odigravanju broji program.', 'on': 'Igrači sami broje i poene svake odigrane karte.'}, 'on'),),
    'option-call_seconds': (Select('n', {'one': ('Rok za hvatanje: ', Variable(name='n'), ' sekunda.',), 'few': ('Rok za hvatanje: ', Variable(name='n'), ' sekunde.',), 'other': ('Rok za hvatanje: ', Variable(name='n'), ' sekundi.',)}, 'other'),),
    'option-over_penalty': (Select('value', {'off': 'Uz hvatanje, nepostojeći poeni se samo brišu.', 'on': 'Uz hvatanje, nepostojeći poeni idu protivnicima.'}, 'on'),),
    'option-short_hand': (Select('value', {'right': 'Kartu manje dobija i igrač desno od delioca, i ništa ne odbacuje.', 'opposite': 'Kartu manje dobija i igrač preko puta delioca, i ništa ne odbacuje.'}, 'opposite'),),
    'option-skunk': (Select('value', {'margins': 'Poraz sa razlikom od 31 ili više poena je tvor, od 61 ili više dvostruki tvor.', 'lines': 'Poraz ispod rupe 91 je tvor, ispod rupe 61 dvostruki tvor.', 'lurch': 'Poraz ispod polovine cilja je mars i računa se dvostruko.', 'off': 'Tvor se ne računa.'}, 'off'),),
    'option-match_points': ('Pobeda, tvor i dvostruki tvor donose poena za meč: ', Variable(name='value'), '.',),
    'option-match': (Select('value', {'best-of': ('Meč dobija onaj ko dobije većinu od ', Variable(name='n'), ' partija.',), 'first-to': ('Meč dobija onaj ko prvi skupi ', Select('n', {'one': (Variable(name='n'), ' poen',), 'few': (Variable(name='n'), ' poena',), 'other': (Variable(name='n'), ' poena',)}, 'other'), ' za meč.',), 'games': ('Meč ima ', Select('n', {'one': (Variable(name='n'), ' partiju',), 'few': (Variable(name='n'), ' partije',), 'other': (Variable(name='n'), ' partija',)}, 'other'), '.',), 'single': 'Igra se jedna partija.'}, 'single'),),
    'option-stakes': (Select('n', {0: 'Igra se bez uloga.', 'other': ('Ulog je ', Variable(name='value'), '.',)}, 'other'),),
    'option-discard_final': (Select('value', {'when_all_in': 'Odbačene karte mogu da se uzmu nazad dok svi ne odbace.', 'at_once': 'Odbačene karte ne mogu da se uzmu nazad.'}, 'at_once'),),
    'option-say_go': (Select('value', {'for_me': '„Dalje“ kaže program kad nijednu kartu ne možete da odigrate.', 'myself': '„Dalje“ kažete sami.'}, 'myself'),),
    'error-not-your-turn-at-table': ('Niste na potezu. Na potezu je ', Variable(name='player'), '.',),
    'number-word': (Select('n', {0: 'nula', 1: 'jedan', 2: 'dva', 3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam', 8: 'osam', 9: 'devet', 10: 'deset', 11: 'jedanaest', 12: 'dvanaest', 13: 'trinaest', 14: 'četrnaest', 15: 'petnaest', 16: 'šesnaest', 17: 'sedamnaest', 18: 'osamnaest', 19: 'devetnaest', 20: 'dvadeset', 21: 'dvadeset jedan', 22: 'dvadeset dva', 23: 'dvadeset tri', 24: 'dvadeset četiri', 25: 'dvadeset pet', 26: 'dvadeset šest', 27: 'dvadeset sedam', 28: 'dvadeset osam', 29: 'dvadeset devet', 30: 'trideset', 31: 'trideset jedan', 32: 'trideset dva', 33: 'trideset tri', 34: 'trideset četiri', 35: 'trideset pet', 36: 'trideset šest', 37: 'trideset sedam', 38: 'trideset osam', 39: 'trideset devet', 40: 'četrdeset', 41: 'četrdeset jedan', 42: 'četrdeset dva', 43: 'četrdeset tri', 44: 'četrdeset četiri', 45: 'četrdeset pet', 46: 'četrdeset šest', 'other': (Variable(name='n'),)}, 'other'),),
    'how-many-cards': (Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7),),
    'cadence-fifteen': ('petnaest – ', Variable(name='total'),),
    'cadence-fifteens': (Variable(name='times'), ' puta petnaest – ', Variable(name='total'),),
    'cadence-run': (Select('pos', {'first': ('niz od ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' – ', Variable(name='total'),), 'next': ('i niz od ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' – ', Variable(name='total'),)}, 'next'),),
    'run-shape': (Select('shape', {'double': 'dvostruki', 'triple': 'trostruki', 'quadruple': 'četvorostruki', 'double-double': 'četvorostruki', 'six-fold': 'šestostruki', 'eight-fold': 'osmostruki'}, 'eight-fold'),),
    'cadence-multi-run': (Select('pos', {'first': (Select('shape', {'double': 'dvostruki', 'triple': 'trostruki', 'quadruple': 'četvorostruki', 'double-double': 'četvorostruki', 'six-fold': 'šestostruki', 'eight-fold': 'osmostruki'}, 'eight-fold'), ' niz od ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' – ', Variable(name='total'),), 'next': ('i ', Select('shape', {'double': 'dvostruki', 'triple': 'trostruki', 'quadruple': 'četvorostruki', 'double-double': 'četvorostruki', 'six-fold': 'šestostruki', 'eight-fold': 'osmostruki'}, 'eight-fold'), ' niz od ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' – ', Variable(name='total'),)}, 'next'),),
    'cadence-pair': (Select('pos', {'first': ('par – ', Variable(name='total'),), 'next': ('i par – ', Variable(name='total'),)}, 'next'),),
    'cadence-pair-royal': (Select('pos', {'first': ('tri iste – ', Variable(name='total'),), 'next': ('i tri iste – ', Variable(name='total'),)}, 'next'),),
    'cadence-double-pair-royal': (Select('pos', {'first': ('četiri iste – ', Variable(name='total'),), 'next': ('i četiri iste – ', Variable(name='total'),)}, 'next'),),
    'cadence-flush': (Select('pos', {'first': (Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' u boji – ', Variable(name='total'),), 'next': ('i ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ' u boji – ', Variable(name='total'),)}, 'next'),),
    'cadence-nobs': (Select('pos', {'first': ('žandar u boji – ', Variable(name='total'),), 'next': ('i žandar u boji – ', Variable(name='total'),)}, 'next'),),
    'cadence-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'cadence-line': (Variable(name='items'), '.',),
    'cadence-zero': 'Ništa: nula.',
    'cadence-nineteen': 'Devetnaest! (To jest nula.)',
    'command-help': '? pomoć šta',
    'command-rules': 'pravila',
    'command-hand': 'h ruka karte',
    'command-count': 'c zbir',
    'command-starter': 'dž početna',
    'command-table': 'v sto odigrane',
    'command-scores': 's rezultat poeni',
    'command-details': 'ss detaljno',
    'command-turn': 'potez',
    'command-dealer': 'r delilac krib',
    'command-legal': 'l mogu',
    'command-again': 'ponovi',
    'command-breakdown': 'b razrada',
    'command-who': 'ko',
    'command-options': 'opcije',
    'command-clock': 'sat vreme',
    'command-brief': 'kratko',
    'command-normal': 'obično',
    'command-full': 'opširno puno',
    'command-quit': 'kraj izađi',
    'command-discard': 'odbaci',
    'command-takeback': 'u vrati poništi',
    'command-bid': 'ponudi nudim',
    'command-pass': 'pas',
    'command-cut': 'preseci seci izvuci',
    'command-play': 'p igraj',
    'command-go': 'dalje',
    'command-heels': 'pete',
    'command-claim': 'prijavi',
    'command-muggins': 'm uhvati',
    'command-no': 'ne',
    'command-resign': 'predaj predajem',
    'rank-signs': 'A/A 2 3 4 5 6 7 8 9 10/T/T J/J/Ž Q/D/Lj K/K',
    'suit-words': 'tref/t/♣/♧ karo/k/♦/♢ herc/h/♥/♡ pik/p/♠/♤',
    'error-nothing-typed': 'Niste otkucali ništa. Otkucajte ? da vidite šta možete.',
    'error-not-understood': ('„', Variable(name='text'), '“ nije jasno. ', Select('stage', {'CuttingForDeal': 'Recite broj karte koju izvlačite ili samo „izvuci“.', 'Discarding': 'Navedite karte po mestu u ruci ili po oznaci, na primer 1 4 ili 5H JK.', 'Bidding': 'Recite broj ili „pas“.', 'Cutting': 'Recite broj mesta na kom presecate ili samo „preseci“.', 'Playing': 'Navedite kartu po oznaci ili po mestu u ruci, na primer 5H ili 1. Ako ne možete, recite „dalje“.', 'Announcing': 'Recite broj poena.', 'Counting': 'Recite broj poena.', 'Calling': 'Recite koliko je poena propušteno ili „ne“.', 'other': 'Sada se od vas ništa ne traži.'}, 'other'), ' Otkucajte ? da vidite sve što možete.',),
    'error-not-a-count': ('„', Variable(name='text'), '“ ovde nije broj. Napišite ceo broj, na primer 8.',),
    'error-no-such-place': ('Na mestu ', Variable(name='place'), ' nemate kartu. ', Select('most', {0: 'Ruka vam je prazna.', 'one': ('Imate ', Variable(name='most'), ' kartu: ', Variable(name='cards'), '.',), 'few': ('Imate ', Variable(name='most'), ' karte: ', Variable(name='cards'), '.',), 'other': ('Imate ', Variable(name='most'), ' karata: ', Variable(name='cards'), '.',)}, 'other'), ' Kartu navodite po mestu, brojeći sleva, ili po rangu i boji.',),
    'error-rank-not-held': ('Nemate kartu „', Variable(name='text'), '“. ', Select('cards', {'none': 'Ruka vam je prazna.', 'other': ('Imate: ', Variable(name='cards'), '.',)}, 'other'),),
    'error-which-card': ('Imate više karata „', Variable(name='text'), '“. Recite koju mislite: ', Variable(name='cards'), '.',),
    'error-only-watching': 'Ovu partiju samo gledate. Smete da pitate kako stoji: otkucajte ? da vidite šta sve može da se pita.',
    'possible-now': (Select('stage', {'CuttingForDeal': 'Sada: broj izvlači kartu sa tog mesta, „izvuci“ bilo koju.', 'Discarding': 'Sada: navedite karte za krib, po mestu u ruci (1 4) ili po oznaci (5H JK).', 'Bidding': 'Sada: broj je vaša ponuda za krib u poenima, „pas“ je odustajanje.', 'Cutting': 'Sada: broj preseca špil na tom mestu, „preseci“ bilo gde.', 'Playing': 'Sada: navedite kartu po oznaci (5H) ili po mestu u ruci (1); dosta je i rang (J) ako imate samo jednu takvu kartu. Ako nijedna ne može, recite „dalje“.', 'Announcing': 'Sada: broj kaže koliko poena donosi karta.', 'Counting': 'Sada: broj kaže koliko poena vrede karte.', 'Calling': 'Sada: broj hvata toliko propuštenih poena, „ne“ prihvata prijavu.', 'other': 'Sada se od vas ništa ne traži.'}, 'other'),),
    'possible-heels': 'pete – prijavljuje dva poena za početnog žandara, ako vi delite; uradite to pre nego što odigrate kartu',
    'possible-always': (
        'Uvek možete da pitate:\n'
        'ruka – vaše karte, zbir – koliki je i od kojih karata, početna – početna karta\n'
        'sto – sve odigrane karte, mogu – šta daje svaka vaša karta\n'
        'potez – ko je na potezu, krib – ko deli i čiji je krib\n'
        'rezultat – dokle je ko stigao, detaljno – isto, sa svim pojedinostima\n'
        'razrada – poslednje brojanje, stavka po stavka\n'
        'ponovi – šta je poslednje rečeno, ponovi 5 – poslednjih pet događaja\n'
        'ko – ko je za stolom, opcije – opcije partije, pravila – pravila igre\n'
        'kratko, obično ili opširno – koliko da se govori\n'
        'sat – koliko još vremena imate za brojanje\n'
        'vrati – uzimate nazad odbačene karte dok drugi još biraju\n'
        'kraj – čuva partiju i izlazi'
    ),
    'possible-resign': 'predaj – predajete partiju',
    'selftest-row': (Select('name', {'hands': 'izbrojano ruku', 'mean': 'prosek', 'points': ('ruke od ', Variable(name='name'),)}, 'points'), ': ', Variable(name='found'), ', ', Select('right', {'True': 'kao što je objavljeno', 'False': ('a objavljeno je ', Variable(name='published'),)}, 'False'),),
    'selftest-time': (Select('kernel', {'c': 'izbrojano jedna po jedna', 'python': 'izbrojano po rangovima, jer jezgro ovde nije prevedeno'}, 'python'), ', za ', Variable(name='seconds'), ' s',),
    'build-made': (Variable(name='file'), ': ', Variable(name='bytes'), ' B, ', Variable(name='seconds'), ' s',),
    'error-unknown-table': ('„', Variable(name='table'), '“ ne može da se napravi. Može: ', Variable(name='known'), '.',),
    'error-line-not-json': 'Red nije JSON. Upit je jedan JSON objekat u jednom redu.',
    'error-line-not-object': 'Red jeste JSON, ali nije objekat. Upit je objekat sa poljem „ask“.',
    'error-line-too-long': ('Red je predugačak. Upit ima najviše ', Variable(name='most'), ' znakova.',),
    'error-unknown-ask': ('Nema upita „', Variable(name='ask'), '“. Upiti: ', Variable(name='known'), '.',),
    'error-bad-ask-field': ('Polje „', Variable(name='field'), '“ nedostaje ili nije kako treba. Treba ', Select('wanted', {'word': 'tekst', 'number': 'ceo broj', 'numbers': 'spisak celih brojeva', 'cards': 'spisak karata, na primer ["5H", "TD"]', 'options': 'objekat sa opcijama, čije su vrednosti tekstovi', 'other': 'true ili false'}, 'other'), '.',),
    'error-cards-in-field': ('Polju „', Variable(name='field'), '“ ovde treba ', Select('needed', {'one': (Variable(name='needed'), ' karta',), 'few': (Variable(name='needed'), ' karte',), 'other': (Variable(name='needed'), ' karata',)}, 'other'), ', a ima ih ', Variable(name='found'), '.',),
    'error-number-of-scores': ('U ', Variable(name='variant'), ' ima strana: ', Variable(name='needed'), ', a u „scores“ brojeva: ', Variable(name='found'), '. Treba po jedan za svaku.',),
    'error-score-out-of-range': ('Dok partija traje, rezultat je od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'error-dealer-by-seat': ('U ', Variable(name='variant'), ' „dealer“ je mesto koje deli, od 0 do ', Variable(name='most'), ', ili true za onoga koga pitate.',),
    'error-nothing-to-discard': 'To mesto u ovom deljenju nema šta da odbaci.',
    'error-nothing-to-play': 'To mesto nema karata u ruci. „hand“ je ono što je još u ruci, bez karata koje su u „played“.',
    'error-played-by-seat': ('U „played“ treba spisaka karata: ', Variable(name='needed'), ', po jedan za svako mesto.',),
    'error-pile-not-played': '„pile“ se ne slaže sa „played“: karte tekućeg zbira su poslednje u spisku onoga ko ih je odigrao.',
    'error-pile-too-high': ('Karte iz „pile“ daju ', Variable(name='count'), ', a granica je 31.',),
    'error-no-auction': ('U ', Variable(name='variant'), ' se za krib ne licitira.',),
    'error-not-your-bid': 'Po „bids“ i „dealer“ sada ne nudi onaj koga pitate. Počinje prva ruka.',
    'error-cannot-analyse': ('Za ', Variable(name='variant'), ' kandidati još ne mogu da se prikažu sa vrednostima; može samo six-card. Pitajte „discard“ ili „play“.',),
    'error-bad-card': ('„', Variable(name='token'), '“ nije karta. Napišite rang (A 2 3 4 5 6 7 8 9 10 J Q K), pa boju (P H K T ili engleske oznake S H D C), na primer 5H ili 10K.',),
    'error-card-twice': ('Karta ', Variable(name='card'), ' je navedena dvaput, a svaka je u špilu samo jednom.',),
    'error-unknown-language': ('Nema jezika „', Variable(name='language'), '“. Jezici: ', Variable(name='known'), '.',),
    'error-unknown-command': ('kribo nema naredbu „', Variable(name='command'), '“. Probajte: ', Variable(name='known'), '. Sve naredbe: kribo help',),
    'error-unknown-option': ('Ovde nema opcije „', Variable(name='option'), '“. Probajte: ', Variable(name='known'),),
    'error-option-needs-value': ('Iza ', Variable(name='option'), ' mora da stoji vrednost: ', Variable(name='option'), ' VALUE. Vrednost koja počinje sa „-“ piše se ', Variable(name='option'), '=VALUE.',),
    'error-option-needs-values': ('Iza ', Variable(name='option'), ' treba ', Select('needed', {'one': (Variable(name='needed'), ' vrednost',), 'few': (Variable(name='needed'), ' vrednosti',), 'other': (Variable(name='needed'), ' vrednosti',)}, 'other'), ', a ', Select('found', {'one': ('tu je ', Variable(name='found'),), 'few': ('tu su ', Variable(name='found'),), 'other': ('ima ih ', Variable(name='found'),)}, 'other'), '.',),
    'error-option-takes-no-value': (Variable(name='option'), ' nema vrednost: pišite bez „=', Variable(name='text'), '“.',),
    'error-option-twice': (Variable(name='option'), ' je navedeno dvaput. Navedite jednom.',),
    'error-not-a-number': ('Iza ', Variable(name='option'), ' treba ceo broj, a „', Variable(name='text'), '“ to nije.',),
    'error-number-out-of-range': ('Za ', Variable(name='option'), ' može broj od ', Variable(name='least'), ' do ', Variable(name='most'), ', a ne ', Variable(name='number'), '.',),
    'error-bad-choice': ('Za ', Variable(name='option'), ' ne može „', Variable(name='text'), '“. Može: ', Variable(name='choices'), '.',),
    'error-cannot-print': 'Odgovor ne može da se ispiše na standardni izlaz. Možda je disk pun.',
    'error-too-few-words': (Select('found', {0: ('Iza naredbe mora da stoji: ', Variable(name='words'), '. Sve o naredbi: kribo help COMMAND',), 'other': ('Premalo reči za ', Variable(name='words'), ': treba bar ', Variable(name='needed'), ', a ', Select('found', {'one': ('tu je ', Variable(name='found'),), 'few': ('tu su ', Variable(name='found'),), 'other': ('ima ih ', Variable(name='found'),)}, 'other'), '.',)}, 'other'),),
    'error-too-many-words': ('„', Variable(name='extra'), '“ je višak: ', Select('most', {0: 'ovde mogu samo opcije.', 'one': 'ovde može samo jedna reč.', 'few': ('ovde mogu najviše ', Variable(name='most'), ' reči.',), 'other': ('ovde može najviše ', Variable(name='most'), ' reči.',)}, 'other'),),
    'error-unknown-variant': ('Nema varijante „', Variable(name='variant'), '“. Varijante: ', Variable(name='known'), '.',),
    'error-unknown-option-name': (Variable(name='variant'), ' nema opciju „', Variable(name='option'), '“. Opcije: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('Opcija ', Variable(name='option'), ' ne može da bude „', Variable(name='value'), '“. Može: ', Variable(name='values'), '.',),
    'error-no-such-deal': (Variable(name='variant'), ' ne može da se igra. Treba od dva do šest mesta, jednako na svakoj strani, od tri do pet zadržanih karata i krib od četiri ili pet, a sve iz jednog špila.',),
    'error-bad-target': ('Ne može da se igra do ', Variable(name='target'), '. Cilj je od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'error-option-needs-counting': ('Opcija ', Variable(name='option'), ' ne znači ništa dok ruke broji program. Stavite counting na jedno od: ', Variable(name='values'), '.',),
    'error-unknown-preset': ('Nema gotovog podešavanja „', Variable(name='preset'), '“. Postoje: ', Variable(name='known'), '.',),
    'error-not-now': ('To sada ne može. ', Select('stage', {'DrawingLots': 'Žrebom se određuje ko prvi deli.', 'ShufflingToCut': 'Špil se meša za izvlačenje delioca.', 'CuttingForDeal': 'Izvlači se karta za prvo deljenje.', 'Dealing': 'Karte se dele.', 'Discarding': 'Karte se odbacuju u krib.', 'Bidding': 'Licitira se za krib.', 'Cutting': 'Treba preseći špil za početnu kartu.', 'Playing': 'U toku je odigravanje: igrajte kartu ili recite „dalje“.', 'Announcing': 'Prvo recite koliko donosi karta koju ste upravo odigrali.', 'Counting': 'Broje se ruke i krib.', 'Calling': 'Traje hvatanje: uhvatite poene ili prihvatite prijavu.', 'Over': 'Partija je završena.'}, 'Over'),),
    'error-no-such-seat': ('Nema tog mesta: u ovoj partiji ima ', Variable(name='seats'), ' mesta.',),
    'error-not-your-turn': 'Niste na potezu. Sačekajte ostale.',
    'error-not-cutting': 'Sada nemate šta da izvlačite. Izvlači samo onaj ko još nije.',
    'error-no-such-position': ('Na mestu ', Variable(name='position'), ' nema karte. Izaberite od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'error-position-taken': ('Karta na mestu ', Variable(name='position'), ' već je izvučena. Izaberite drugu.',),
    'error-bad-pack': 'To nije špil: u njemu svaka od 52 karte mora da bude jednom.',
    'error-discarded-already': 'Sada nemate šta da odbacite. Sačekajte ostale.',
    'error-discard-number': (Select('given', {0: 'Niste izabrali nijednu kartu.', 'one': ('Izabrali ste ', Variable(name='given'), ' kartu.',), 'few': ('Izabrali ste ', Variable(name='given'), ' karte.',), 'other': ('Izabrali ste ', Variable(name='given'), ' karata.',)}, 'other'), ' U krib treba da odbacite ', Select('number', {'one': 'jednu kartu', 'few': (Variable(name='number'), ' karte',), 'other': (Variable(name='number'), ' karata',)}, 'other'), '.',),
    'error-card-not-yours': ('Nemate kartu ', Variable(name='card'), '. ', Select('cards', {'none': 'Ruka vam je prazna.', 'other': ('Imate: ', Variable(name='cards'), '.',)}, 'other'),),
    'error-would-pass-31': (Variable(name='card'), ': zbir bi bio ', Variable(name='count'), ', a granica je 31. ', Select('playable', {'none': 'Nijednu kartu ne možete da odigrate: recite „dalje“.', 'other': ('Možete da igrate: ', Variable(name='playable'), '.',)}, 'other'),),
    'error-nothing-to-take-back': 'Još ništa niste odbacili, pa nemate šta da uzmete nazad.',
    'error-discard-is-final': 'U ovoj partiji odbačene karte ne mogu da se uzmu nazad.',
    'error-must-pass': ('Više od ', Variable(name='most'), ' ne može niko da ponudi. Recite „pas“.',),
    'error-must-open': ('Morate da ponudite: od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'error-bad-bid': ('Ne možete da ponudite ', Variable(name='points'), '. Ponudite od ', Variable(name='least'), ' do ', Variable(name='most'), ' ili recite „pas“.',),
    'error-no-heels': 'Nema početnog žandara za kojeg biste dobili poene. Nastavite odigravanje.',
    'error-must-play': ('Ne možete da kažete „dalje“ dok imate šta da igrate: ', Variable(name='playable'), '.',),
    'error-claim-out-of-range': ('Ne može ', Variable(name='points'), '. Recite broj od ', Variable(name='least'), ' do ', Variable(name='most'), '.',),
    'error-claim-is-counted': ('U ovoj partiji poene broji program: ima ih ', Variable(name='points'), '.',),
    'error-no-call-left': 'Uz ovu prijavu više nemate šta da hvatate. Sačekajte ostale.',
    'error-no-clock-runs': 'Za to mesto sat ne radi.',
    'error-resign-needs-two-sides': ('Za stolom ', Select('sides', {'few': ('su ', Variable(name='sides'), ' strane',), 'other': ('je ', Variable(name='sides'), ' strana',)}, 'other'), ', pa niko ne može da preda partiju. Predaje se samo kad igraju dve strane.',),
    'full-enter': 'Enter',
    'full-hint': 'Tab: kucanje naredbe   ?: pomoć',
    'full-hint-choose': '← → razmak: izbor   Tab: kucanje   ?: pomoć',
    'full-hint-lay': '← → izbor   Tab: kucanje   ?: pomoć',
    'full-hint-number': 'cifre ili ↑ ↓   Tab: kucanje   ?: pomoć',
    'full-over': 'Partija je završena.',
    'full-too-small': ('Prozor je suviše mali. Za ceo ekran treba kolona: ', Variable(name='width'), ', redova: ', Variable(name='height'), '. Povećajte prozor ili smanjite slova u njemu.',),
    'full-keys': (
        '← → Home End vode od karte do karte, cifra do karte s tim brojem, a razmak je označava za krib.\n'
        'Gde se traži broj: cifre ili ↑ ↓. Backspace vraća.\n'
        'Enter radi ono što piše pored njega. g kaže „dalje“, j traži dva poena za žandara.\n'
        'S – rezultat sa pojedinostima, w – ko je za stolom, o – opcije partije, V – koliko da se govori.\n'
        'Tab počinje i završava kucanje naredbe. Page Up i Page Down listaju dnevnik.\n'
        'Ctrl+Q čuva partiju i izlazi.'
    ),
    'error-full-needs-terminal': (Select('reason', {'plain': '--full i --plain traže suprotno. Ostavite samo jedno od njih.', 'reader': 'KRIBO_A11Y traži obične redove, kakvi su potrebni čitaču ekrana, pa --full ovde ne ide. Izostavite --full.', 'dumb': 'Ovaj terminal (TERM=dumb) ume da prikaže samo redove. Izostavite --full.', 'pipe': 'Za ceo ekran treba terminal, a ulaz ili izlaz ovde to nije. Izostavite --full.'}, 'pipe'),),
    'error-full-not-installed': 'Za ceo ekran treba Textual, koji nije instaliran. Instalirajte ga: pip install "kribo[full]", ili izostavite --full.',
    'web-set-spoken': 'Saopštenja',
    'web-set-spoken-by': 'Ko ih čita',
    'web-spoken': (Select('value', {'regions': 'Čitač ekrana', 'notify': 'Čitač ekrana, na najnoviji način', 'voice': 'Glas ovog pregledača'}, 'voice'),),
    'web-set-voice': 'Glas',
    'web-voice-usual': 'Uobičajeni',
    'web-voice-others': 'Drugi jezici',
    'web-voice-none': 'Ovaj pregledač nema glas za vaš jezik.',
    'web-set-rate': 'Brzina govora',
    'web-set-loudness': 'Jačina govora',
    'web-voice-try': 'Poslušaj',
    'web-voice-sample': 'Ovako će zvučati vaša partija.',
    'web-set-channels': 'Šta se saopštava, i kada',
    'web-channel': (Select('channel', {'error': 'Šta nije moguće', 'turn': 'Šta se traži od vas', 'score': 'Poeni i brojanje', 'play': 'Tok partije', 'own': 'Šta radite vi', 'table': 'Mesta, pauze, veza', 'chat': 'Razgovor'}, 'chat'),),
    'web-rule-spoken': 'Naglas',
    'web-rule-spoken-of': (Select('channel', {'error': 'Šta nije moguće', 'turn': 'Šta se traži od vas', 'score': 'Poeni i brojanje', 'play': 'Tok partije', 'own': 'Šta radite vi', 'table': 'Mesta, pauze, veza', 'chat': 'Razgovor'}, 'chat'), ': naglas',),
    'web-rule-notice': 'Obaveštenje',
    'web-rule-notice-of': (Select('channel', {'error': 'Šta nije moguće', 'turn': 'Šta se traži od vas', 'score': 'Poeni i brojanje', 'play': 'Tok partije', 'own': 'Šta radite vi', 'table': 'Mesta, pauze, veza', 'chat': 'Razgovor'}, 'chat'), ': obaveštenje',),
    'web-rule': (Select('rule', {'always': 'Uvek', 'focused': 'Samo dok sam ovde', 'unfocused': 'Samo dok sam drugde', 'never': 'Nikad'}, 'never'),),
    'web-notice-denied': 'Pregledač ne dozvoljava programu kribo da prikazuje obaveštenja. To se menja u podešavanjima samog pregledača.',
    'web-log-view': (Select('channel', {'all': 'Sve', 'game': 'Igra', 'chat': 'Razgovor', 'system': 'Sistem'}, 'system'),),
    'web-log-view-now': (Select('channel', {'all': 'Sve', 'game': 'Igra', 'chat': 'Razgovor', 'system': 'Sistem'}, 'system'), ', ', Select('n', {'one': (Variable(name='n'), ' red',), 'few': (Variable(name='n'), ' reda',), 'other': (Variable(name='n'), ' redova',)}, 'other'),),
    'web-log-empty': 'Ovde još nema ničega.',
    'web-log-keys': 'Strelice gore i dole, Page Up i Page Down, Home i End idu po redovima i čitaju ih. Alt sa strelicom levo ili desno menja prikaz. Ctrl sa razmaknicom kopira red.',
    'web-log-take': 'Kopiraj i sačuvaj',
    'web-log-copy-line': 'Kopiraj red',
    'web-log-copy': 'Kopiraj sve',
    'web-log-save': 'Sačuvaj kao tekst',
    'web-log-times': 'Vreme',
    'web-log-gap': 'Ono što se u međuvremenu dešavalo ovde se nije videlo.',
    'web-copy-failed': 'Pregledač nije dozvolio kopiranje.',
    'web-yes': 'Da',
    'web-decided': (Variable(name='setting'), ': ', Variable(name='value'), '.',),
    'web-stood-up': ('Mesto oslobađa ', Variable(name='player'), '.',),
    'web-bot-sat-down': ('Za sto seda računar: ', Variable(name='player'), '.',),
    'help': (
        'kribo: kribidž po pravilima – za igru, brojanje i učenje.\n'
        '\n'
        'Upotreba: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Igra:\n'
        '  play        partija za ovom tastaturom, s botovima ili među sobom\n'
        '  resume      nastavak partije koja je prekinuta\n'
        '  replay      partija ponovo, korak po korak\n'
        '  variants    koje igre postoje, i njihove opcije\n'
        '  rules       pravila igre\n'
        '  serve       igraonica za pregledače, na ovom računaru ili za druge\n'
        '  join        sedanje za sto na kribo serveru, red po red\n'
        '\n'
        'Brojanje i učenje:\n'
        '  score       vrednost ruke ili kriba sa početnom kartom\n'
        '  pegs        šta donosi svaka karta odigrana na zbir\n'
        '  play-out    celo odigravanje između poznatih ruku, kartu po kartu\n'
        '  stats       koliko često koja ruka koliko vredi\n'
        '  simulate    partije između botova, koliko god hoćete\n'
        '\n'
        'Mašina za igru:\n'
        '  discard       svi načini da se odbaci iz ruke, najbolji prvi\n'
        '  peg           sve karte koje mogu da se odigraju, najbolje prve\n'
        '  analyse       ocena partije: greške, veština i sreća\n'
        '  engine        mašina za druge programe, red po red JSON-a\n'
        '  selftest      sve ruke izbrojane na ovom računaru, uz poznate brojeve\n'
        '  build-tables  podaci za mašinu, napravljeni iznova\n'
        '\n'
        'O programu:\n'
        '  help        ova stranica; kribo help COMMAND govori sve o jednoj naredbi\n'
        '  --version   verzija\n'
        '  --lang TAG  jezik: en, eo, ru, sr-Latn, sr-Cyrl. Bez toga odlučuje KRIBO_LANG,\n'
        '              pa sistem; može da stoji bilo gde\n'
        '\n'
        'Karta se piše rang, pa boja: 5H, 10K, AP, ili engleski: 5H, TD (10D), AS.\n'
        '\n'
        'Primeri:\n'
        '  kribo play\n'
        '  kribo score 5C 5D 5S JH 5H\n'
        '  kribo pegs 7H 8C 9D\n'
        '  kribo help play'
    ),
    'help-serve': (
        'Upotreba: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]\n'
        '\n'
        'Otvara igraonicu: stranicu za pregledače na kojoj ljudi i botovi igraju za\n'
        'stolovima. Kaže koju adresu treba otvoriti. Ctrl-C je zaustavlja; kad je ponovo\n'
        'pokrenete, partije se nastavljaju.\n'
        '\n'
        '  --host ADDRESS   ko može da joj pristupi: 127.0.0.1 je samo ovaj računar, i\n'
        '                   tako je ako ne kažete drukčije; 0.0.0.0 su svi na mreži\n'
        '  --port NUMBER    8000 ako ne kažete drukčije\n'
        '  --database URL   gde se sve čuva: sqlite:///PATH, ili memory: da se ništa ne\n'
        '                   čuva. Bez ove opcije, datoteka u vašoj fascikli za podatke\n'
        '\n'
        'Kako da je otvorite za druge, piše u docs/hosting.md.'
    ),
    'help-score': (
        'Upotreba: kribo score CARDS [--crib] [--json]\n'
        '\n'
        'Koliko vredi ruka ili krib: izbrojano naglas, pa stavka po stavka.\n'
        'CARDS su 4 do 6 karata, a poslednja je početna.\n'
        '\n'
        '--crib    broji krib: ista boja važi samo uz početnu kartu\n'
        '--json    jedan red za programe: poeni i stavke\n'
        '-         umesto CARDS: u svakom redu standardnog ulaza jedna ruka, za svaku\n'
        '          jedan red odgovora; izlazni status je 2 ako neki red nije valjao\n'
        '\n'
        'Primeri:\n'
        'kribo score 5H 5C 5S JD 5D\n'
        'kribo score --crib 2S 5S 8S JS QD\n'
        'kribo score - --json < hands.txt'
    ),
    'help-pegs': (
        'Upotreba: kribo pegs CARDS [--json]\n'
        '\n'
        'Šta donosi svaka karta jednog zbira. CARDS su karte redom kako su odigrane,\n'
        'čije god bile; poen za „dalje“ ili za poslednju kartu ovde se ne računa.\n'
        '\n'
        '--json    jedan red za programe: poeni svake karte, i zbir\n'
        '-         umesto CARDS: u svakom redu standardnog ulaza jedan zbir, za svaki\n'
        '          jedan red odgovora; izlazni status je 2 ako neki red nije valjao\n'
        '\n'
        'Primeri:\n'
        'kribo pegs 7H 8D 9C\n'
        'kribo pegs 4H 5D 6C 3S --json'
    ),
    'help-play-out': (
        'Upotreba: kribo play-out --hands HAND HAND ... --dealer SEAT [--single]\n'
        '           [--json] CARDS\n'
        '\n'
        'Celo odigravanje jednog deljenja, kartu po kartu: zbir, poeni, svako „dalje“ i\n'
        'rezultat. CARDS su karte redom kako su odigrane; čije su i ko kaže „dalje“,\n'
        'sledi iz pravila. Između ruku i CARDS mora da stoji neka opcija ili --.\n'
        '\n'
        '--hands     dve do šest ruku, svaka pod navodnicima, od mesta 1 u smeru\n'
        '            kazaljke na satu\n'
        '--dealer    mesto koje deli; počinje mesto levo od njega\n'
        '--single    odigravanje se završava prvim zbirom, kao u kribidžu sa pet karata\n'
        '--json      jedan red za programe\n'
        '\n'
        'Primeri:\n'
        'kribo play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC'
    ),
    'help-stats': (
        'Upotreba: kribo stats show [--keep NUMBER] [--crib] [--json]\n'
        '\n'
        'Koliko se često javlja koliko poena: tačni brojevi za sve ruke sa svim početnim\n'
        'kartama.\n'
        '\n'
        '--keep    koliko je karata u ruci, od 3 do 5; 4 ako se ne navede\n'
        '--crib    ista boja broji se kao u kribu\n'
        '--json    jedan red za programe\n'
        '\n'
        'Primeri:\n'
        'kribo stats show\n'
        'kribo stats show --keep 3 --crib --json'
    ),
    'help-simulate': (
        'Upotreba: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER]\n'
        '           [--duplicate] [--workers NUMBER] [--options] [--json]\n'
        '\n'
        'Partije između botova: ko pobeđuje, s kolikom razlikom i odakle dolaze poeni.\n'
        '\n'
        '--bots      igrač na svakom mestu, sa zarezima između, ili jedan za sva:\n'
        '              random   bilo šta što pravila dopuštaju\n'
        '              greedy   najviše poena odmah\n'
        '              basic    razuman igrač\n'
        '              1 do 8, top   nivoi mašine, od najslabijeg\n'
        '--games     koliko partija; 1000 ako se ne navede\n'
        '--seed      isto seme, iste partije; 1 ako se ne navede\n'
        '--duplicate svako deljenje igra se tako da svaka strana bude jednom na svakom\n'
        '            mestu, pa je sreća svima ista; --games se tada zaokružuje naviše,\n'
        '            na cele grupe\n'
        '--workers   koliko partija odjednom; koliko ima procesora ako se ne navede;\n'
        '            menja samo vreme\n'
        '--json      jedan red za programe; spiskovi idu po stranama, botovi po mestima\n'
        '\n'
        'Igra se bira kao u kribo play: --variant, --players, --teams, --preset,\n'
        '--target, --counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'Procenti imaju raspon, od - do, u kom je istina 95 puta od 100.\n'
        'Ctrl-C prekida i ispisuje što je dotle odigrano.\n'
        '\n'
        'Primeri:\n'
        'kribo simulate --bots basic,greedy --games 10\n'
        'kribo simulate --bots basic,greedy --games 10 --duplicate\n'
        'kribo simulate --bots basic --variant three-handed --games 2 --json\n'
        'kribo simulate --bots greedy --option counting=strict --target 61 --games 5'
    ),
    'help-discard': (
        'Upotreba: kribo discard CARDS [--dealer] [--scores MINE THEIRS]\n'
        '           [--target NUMBER] [--exact] [--json]\n'
        '\n'
        'Svih 15 načina da se odbace dve od šest karata, u kribidžu sa šest karata\n'
        'udvoje. Najbolji je prvi: po izgledima na pobedu, a gde su oni jednaki, po onome\n'
        'što piše pod „svega“.\n'
        '\n'
        '--dealer    delite vi i krib je vaš\n'
        '--pone      deli protivnik; tako je i ako se ne navede ništa\n'
        '--scores    vaš rezultat, pa protivnikov; 0 0 ako se ne navede\n'
        '--target    koliko poena treba za pobedu, 121 ako se ne navede\n'
        '--exact     krib se računa sa svim rukama koje protivnik može da ima; prvi put\n'
        '            traje pola minuta\n'
        '--json      jedan red za programe\n'
        '\n'
        'Pod „ruka“ i „krib“ su prosečni poeni, a pod „za“ i „protiv“ vaši i protivnikovi\n'
        'poeni u odigravanju. „Svega“ je ruka i za, manje protiv, i krib, koji se oduzima\n'
        'ako nije vaš. „Gubi“ je za koliko je procenata pobeda izbor slabiji od\n'
        'najboljeg.\n'
        '\n'
        'Primeri:\n'
        'kribo discard 5H 6C 7D JS QS KD --dealer\n'
        'kribo discard 2C 3D 5H 8S JC KD --scores 100 110 --json'
    ),
    'help-peg': (
        'Upotreba: kribo peg CARDS --discarded CARDS --starter CARD\n'
        '           [--played CARDS --mine CARDS] [--dealer] [--scores MINE THEIRS]\n'
        '           [--target NUMBER] [--json]\n'
        '\n'
        'Svaka karta koju možete da odigrate u nekom trenutku kribidža sa šest karata\n'
        'udvoje; prva je ona sa najboljim izgledima na pobedu. CARDS su karte koje još\n'
        'držite.\n'
        '\n'
        '--discarded  dve karte koje ste odbacili\n'
        '--starter    početna karta\n'
        '--played     sve karte odigrane u ovom deljenju, vaše i protivnikove, redom\n'
        '--mine       koje ste od njih odigrali vi\n'
        '--dealer     delite vi; bez toga ili uz --pone deli protivnik\n'
        '--scores     vaš sadašnji rezultat, pa protivnikov; 0 0 ako se ne navede\n'
        '--target     koliko poena treba za pobedu, 121 ako se ne navede\n'
        '--json       jedan red za programe\n'
        '\n'
        '„Za“ i „protiv“ je koliko ćete od ovog trenutka prosečno dobiti vi, a koliko\n'
        'protivnik. Od karata istog ranga navodi se samo jedna.\n'
        '\n'
        'Primeri:\n'
        'kribo peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD\n'
        'kribo peg 5H QD JC 4D --discarded 8C KS --starter TD --scores 110 117 --json'
    ),
    'help-analyse': (
        'Upotreba: kribo analyse FILE [--exact] [--json]\n'
        '\n'
        'Ocenjuje zapis partije kribidža sa šest karata udvoje, odluku po odluku: koliko\n'
        'se svakim odbacivanjem i svakom odigranom kartom gubi prema najboljem izboru, u\n'
        'procentima pobeda, sa razlogom za svaku grešku; i šta je u partiji donela sreća,\n'
        'a šta veština.\n'
        '\n'
        '--exact     krib se pri odbacivanju računa sa svim rukama koje protivnik može\n'
        '            da ima\n'
        '--json      jedan red za programe\n'
        '\n'
        'Gubitak ispod 0,1 je najbolje, ispod 0,5 dobro, ispod 1,5 nepreciznost, ispod 4\n'
        'greška, a preko toga gruba greška. Što može biti slučajnost, ne zove se greškom.\n'
        '\n'
        'Primeri:\n'
        'kribo analyse cribbage.kribo'
    ),
    'help-engine': (
        'Upotreba: kribo engine [--level LEVEL]\n'
        '\n'
        'Mašina za druge programe. Svaki red standardnog ulaza je upit, jedan JSON\n'
        'objekat; na svaki dolazi jedan odgovor, jedan red JSON-a na standardnom izlazu.\n'
        'I na neispravan upit stiže odgovor: {"error": {"code", "message"}}.\n'
        'Rad se završava kad se završi ulaz.\n'
        '\n'
        '--level     1 do 8 ili top: ko odgovara; top ako se ne navede\n'
        '\n'
        'Upiti su discard, play, bid, claim, analyse i levels; opisani su u\n'
        'docs/engine-protocol.md.\n'
        '\n'
        'Primeri:\n'
        'echo \'{"ask": "levels"}\' | kribo engine'
    ),
    'help-selftest': (
        'Upotreba: kribo selftest [--json]\n'
        '\n'
        'Broji na ovom računaru svih 12.994.800 ruku od četiri karte sa početnom, jednu\n'
        'po jednu ako je jezgro prevedeno, i stavlja ishod uz objavljene brojeve. Izlazni\n'
        'status je 1 ako se ma koji razlikuje.\n'
        '\n'
        '--json    jedan red za programe\n'
        '\n'
        'Primeri:\n'
        'kribo selftest'
    ),
    'help-build-tables': (
        'Upotreba: kribo build-tables [--only NAME]... [--out FOLDER]\n'
        '\n'
        'Pravi podatke za mašinu od početka, svaki put iste do poslednjeg bajta, i\n'
        'upisuje ih u popis koji stoji uz njih.\n'
        '\n'
        '--only    samo jedno od onoga što se pravi; može i više puta\n'
        '--out     fascikla u koju se upisuje; ako se ne navede, ona u kojoj je kribo\n'
        '\n'
        'Primeri:\n'
        'kribo build-tables --only show --out .'
    ),
    'help-play': (
        'Upotreba: kribo play [--seats NAMES] [--options]\n'
        '\n'
        'Partija kribidža za ovom tastaturom, red po red. Prvo piše šta se dogodilo, pa\n'
        'vas program pita. Otkucajte ? kad god hoćete da vidite šta možete.\n'
        '\n'
        'Ko igra:\n'
        '--seats     ime za svako mesto, sa zarezima između, u smeru kazaljke na satu.\n'
        '            1 do 8, top, basic, greedy i random su botovi; you ili svako drugo\n'
        '            ime jeste čovek. Ako je ljudi više, tastatura ide od jednog do\n'
        '            drugog. Početnik može da pobedi nivo 1; bez --seats igrate protiv\n'
        '            najjačeg, top.\n'
        '\n'
        'Šta se igra:\n'
        '--variant   igra; spisak daje kribo variants\n'
        '--players   2 do 6; bira igru ako je ne bira --variant\n'
        '--teams     2 ili 3, za četiri ili šest igrača\n'
        '--preset    classic, esperanto, russian, playroom ili acc\n'
        '--target    koliko poena treba za pobedu\n'
        '--counting  auto, assisted, self, muggins ili strict\n'
        '--count-seconds   off, ili 15 do 90 sekundi da se ruka izbroji\n'
        '--match     single, best-of-N, first-to-P ili N-games\n'
        '--stakes    koliko plaća ko izgubi partiju, u zamišljenom novcu\n'
        '--option    svaka druga opcija, NAME=VALUE; može i više puta.\n'
        '            Uz say_go=myself „dalje“ kažete sami.\n'
        '--dealer    mesto koje prvo deli, od 1; inače se izvlači\n'
        '\n'
        'I još:\n'
        '--seed      bilo koji tekst: isto seme, iste karte\n'
        '--save      nova datoteka u kojoj se partija čuva\n'
        '\n'
        'Kako se govori:\n'
        '--verbosity brief (kratko), normal (obično) ili full (opširno); pamti KRIBO_VERBOSITY\n'
        '--cards     letters (slovima: 5H) ili words (rečima: petica herc); pamti KRIBO_CARDS\n'
        '--speak     i naglas, preko speech-dispatcher-a ili glasom macOS-a\n'
        '--plain     samo red po red, kao uz KRIBO_A11Y=1\n'
        '--full      na celom ekranu, sa tablom i kartama; treba terminal od 80 kolona i 24\n'
        '            reda. Uz čitač ekrana ostanite pri redovima\n'
        '--pace      uz --full: instant (odmah), fast (brzo), normal (obično) ili slow\n'
        '            (sporo); pamti KRIBO_PACE\n'
        '\n'
        'Kad otkucate „kraj“ ili se ulaz završi, partija se čuva i piše kako da je\n'
        'nastavite.\n'
        '\n'
        'Primeri:\n'
        'kribo play\n'
        'kribo play --seats you,3\n'
        'kribo play --seats Ana,Bo --target 61\n'
        'kribo play --players 4 --teams 2 --counting muggins\n'
        'kribo play --preset acc --save league.kribo'
    ),
    'help-resume': (
        'Upotreba: kribo resume FILE [--seed TEXT] [--say-go] [--options]\n'
        '\n'
        'Nastavlja prekinutu partiju ili meč. Nastavak se upisuje u FILE.\n'
        '\n'
        '--seed      seme s kojim je partija počela, da dođe do istih karata\n'
        '--say-go    „dalje“ kažete sami\n'
        '\n'
        'Kako se govori, kao u kribo play: --verbosity, --cards, --speak, --plain, --full,\n'
        '--pace.\n'
        '\n'
        'Primeri:\n'
        'kribo resume cribbage.kribo'
    ),
    'help-replay': (
        'Upotreba: kribo replay FILE [--options]\n'
        '\n'
        'Prenosi svaku partiju iz zapisa, od prve karte do poslednje, sa otvorenim kartama\n'
        'i rezultatom pred svako deljenje. Gde je zapis oštećen ili krši pravila,\n'
        'ispisuje red i razlog, a izlazni status je 2.\n'
        '\n'
        'Kako se govori, kao u kribo play: --verbosity, --cards, --speak, --plain.\n'
        '\n'
        'Primeri:\n'
        'kribo replay cribbage.kribo'
    ),
    'help-join': (
        'Upotreba: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]\n'
        '\n'
        'Sedate za sto na kribo serveru; sve ide red po red, kao u kribo play. URL je veza do\n'
        'stola, kako je pokazuje pregledač, ili adresa servera: tamo birate sto ili otvarate\n'
        'svoj. Otkucajte ? kad god hoćete da vidite šta možete.\n'
        '\n'
        '--name      ko ste tamo; bez toga ko ste bili poslednji put, ili vas program pita\n'
        '--code      šest slova i cifara, šifra stola\n'
        '--seat      mesto na koje sedate, od 1; inače prvo slobodno\n'
        '--watch     gledate i ne sedate\n'
        '\n'
        'Kad otvarate sto, na adresi servera:\n'
        '--bots      botovi za naredna mesta, sa zarezima između: 1 do 8, top, basic, greedy\n'
        '            ili random; ostala mesta su slobodna\n'
        '--clock     untimed, 60 (sekundi za svaku odluku) ili 300+5 (za partiju, i dodatak\n'
        '            posle svake odluke)\n'
        '--chat      presets (gotove rečenice) ili free (bilo koji tekst)\n'
        '--listed    drugi nalaze sto u spisku\n'
        'Igra se bira kao u kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'I još:\n'
        '--verbosity, --speak, --plain, --full i --pace, kao u kribo play\n'
        '--save      nova datoteka u kojoj se čuvaju partije odigrane do kraja\n'
        '\n'
        'Ctrl-C ili „kraj“ izlazi, a mesto ostaje vaše i piše kako da se vratite. Prekinuta\n'
        'veza vraća se sama.\n'
        '\n'
        'Primeri:\n'
        'kribo join https://example.org/t/k7m2p9q4x3rt --name Ana\n'
        'kribo join localhost:8000 --code 7QKM4X\n'
        'kribo join localhost:8000 --bots 3 --target 61'
    ),
    'help-variants': (
        'Upotreba: kribo variants [NAME] [--json]\n'
        '\n'
        'Koje igre postoje; ili, za igru koju navedete, njene opcije i vrednosti.\n'
        '\n'
        '--json      jedan red za programe\n'
        '\n'
        'Primeri:\n'
        'kribo variants\n'
        'kribo variants five-card\n'
        'kribo variants --json'
    ),
    'help-rules': (
        'Upotreba: kribo rules NAME\n'
        '\n'
        'Pravila igre ili stranice o brojanju i o opcijama, u Markdown-u.\n'
        '\n'
        'Primeri:\n'
        'kribo rules six-card\n'
        'kribo rules counting'
    ),
    'join-ask-name': 'Kako se zovete?',
    'join-table': (Variable(name='number'), ': ', Variable(name='variant'), ', do ', Variable(name='target'), '. Igrači: ', Select('players', {'none': 'niko', 'other': (Variable(name='players'),)}, 'other'), '. ', Select('open', {0: 'Nema slobodnih mesta.', 'one': ('Slobodno je ', Variable(name='open'), ' mesto.',), 'few': ('Slobodna su ', Variable(name='open'), ' mesta.',), 'other': ('Slobodno je ', Variable(name='open'), ' mesta.',)}, 'other'), Select('yours', {'yes': ' Vi tamo sedite.', 'no': ''}, 'no'),),
    'join-no-tables': 'Ovde sada nijedan sto nije otvoren.',
    'join-choose': (Select('number', {0: 'Otkucajte „novi“ da otvorite sto, ili „kraj“.', 'other': 'Otkucajte broj stola, „novi“ da otvorite svoj, ili „kraj“.'}, 'other'),),
    'join-new': 'novi new',
    'join-not-remembered': ('Ko ste, ne može da se sačuva u ', Variable(name='file'), '. Ako izađete, nećete moći da se vratite na ovo mesto.',),
    'join-seat-open': ('Mesto ', Variable(name='seat'), ': slobodno.',),
    'join-watching': 'Gledate.',
    'join-link': ('Veza do stola: ', Variable(name='link'), ' Šifra: ', Variable(name='code'),),
    'join-fill': 'Sačekajte da sva mesta budu zauzeta ili otkucajte „bot“ da za sto sedne računar.',
    'join-full': ('Sva mesta su zauzeta. ', Select('host', {'yes': 'Otkucajte „počni“ da partija počne.', 'no': 'Partiju počinje domaćin.'}, 'no'),),
    'join-not-begun': 'Partija još nije počela. Otkucajte ? da vidite šta možete.',
    'join-got-up': (Variable(name='player'), ' ustaje od stola.',),
    'join-ready': (Variable(name='player'), ' čeka sledeću partiju.',),
    'join-seat-lost': 'Više ne sedite za ovim stolom.',
    'join-phrase': (Variable(name='number'), ': ', Variable(name='phrase'),),
    'join-possible': (
        'Za ovim stolom:\n'
        '/zdravo kaže „zdravo“ ostalima; „reci“ daje spisak gotovih rečenica, „reci 3“ izgovara treću\n'
        '„počni“ počinje partiju, „sledeća“ prelazi na sledeću\n'
        '„pauza“ zaustavlja partiju i satove, „nastavi“ je nastavlja\n'
        '„pozovi“ daje vezu i šifru stola\n'
        '„bot 2“ stavlja računar na mesto 2, „bot 2 5“ njegov nivo 5; „oslobodi 2“ oslobađa mesto 2\n'
        '„zameni 2“ daje računaru da igra umesto onoga ko nije na mestu 2\n'
        '„kraj“ izlazi, a mesto ostaje vaše; „napusti“ još i kaže ostalima da ne čekaju\n'
        '„zatvori“ zatvara sto za kojim nema nikog drugog'
    ),
    'join-kept': ('Mesto ostaje vaše. Za povratak: ', Variable(name='command'),),
    'join-not-saved': ('Zapis ne može da se upiše: ', Variable(name='file'),),
    'table-command-start': 'počni početi',
    'table-command-next': 'sledeća revanš',
    'table-command-pause': 'pauza',
    'table-command-resume': 'nastavi',
    'table-command-say': 'reci',
    'table-command-invite': 'pozovi veza',
    'table-command-bot': 'bot',
    'table-command-kick': 'oslobodi',
    'table-command-stand_in': 'zameni',
    'table-command-leave': 'napusti',
    'table-command-close': 'zatvori',
    'error-bad-address': ('„', Variable(name='address'), '“ nije adresa stola ni servera. Kopirajte je iz pregledača, kao https://example.org/t/abc.',),
    'error-server-unreachable': (Variable(name='server'), ' nije dostupan: ', Select('reason', {'name': 'nema servera s tim imenom.', 'refused': 'tamo ne radi nijedan server.', 'slow': 'ne odgovara.', 'tls': 'sertifikat mu nije važeći.', 'other': 'mreža ne dozvoljava.'}, 'other'),),
    'error-server-strange': (Variable(name='server'), ' ne odgovara kao kribo server ove verzije.',),
    'error-server-says': (Variable(name='sentence'),),
    'error-not-connected': 'Sada nema veze, pa red nije poslat. Otkucajte ga ponovo kad se veza vrati.',
    'error-table-is-there': ('Taj sto već postoji i ima svoja pravila. Izostavite ', Variable(name='option'), '.',),
    'error-no-open-seat': 'Za ovim stolom nema slobodnog mesta. Za gledanje: --watch',
    'error-you-sit-elsewhere': ('Za ovim stolom već sedite, na mestu ', Variable(name='seat'), '.',),
    'error-too-many-bots': ('U igri ', Variable(name='variant'), ' uz vas ', Select('most', {'one': ('može da igra ', Variable(name='most'), ' bot',), 'few': ('mogu da igraju ', Variable(name='most'), ' bota',), 'other': ('može da igra ', Variable(name='most'), ' botova',)}, 'other'), ', a u --bots ih je ', Variable(name='found'), '.',),
    'error-not-a-clock': ('„', Variable(name='text'), '“ nije sat. Napišite untimed, ili 60 za sekunde po odluci, ili 300+5 za sekunde po partiji i dodatak posle svake odluke.',),
    'error-table-command-unclear': (Select('command', {'say': 'Otkucajte „reci“ i broj rečenice, ili / i tekst.', 'bot': 'Otkucajte „bot“, „bot“ i mesto, ili „bot“, mesto i nivo, kao „bot 2 5“.', 'kick': 'Otkucajte „oslobodi“ i mesto, kao „oslobodi 2“.', 'stand_in': 'Otkucajte „zameni“ i mesto, kao „zameni 2“.', 'other': 'Ta naredba stoji sama.'}, 'other'), ' Otkucajte ? da vidite šta možete.',),
    'error-no-such-phrase': ('Nema rečenice ', Variable(name='text'), '. Brojevi su od 1 do ', Variable(name='most'), '; samo „reci“ daje spisak.',),
    'error-not-a-seat': ('„', Variable(name='text'), '“ nije mesto za ovim stolom. Mesta su od 1 do ', Variable(name='most'), '.',),
    'error-no-speech': 'Ovde nema programa koji govori. Instalirajte speech-dispatcher, u kom je spd-say, ili izostavite --speak.',
    'error-no-voice': ('Ovde nema glasa za ovaj jezik (', Variable(name='language'), '). Instalirajte ga ili izostavite --speak.',),
    'web-keys': 'Tasteri',
    'web-keys-intro': 'Taster je mesto na tastaturi, isto u svakom rasporedu. Da biste ga promenili, izaberite „Promeni“ i pritisnite drugi. Sve se čuva na ovom uređaju.',
    'web-keys-reader': 'Čitač ekrana koji stranicu čita red po red zadržava pojedinačne tastere za sebe: ovamo stižu kad je prebačen na prosleđivanje tastera. Tasteri sa Alt, meni i tekstualni režim rade i bez toga.',
    'web-keys-where': 'Gde rade pojedinačni tasteri',
    'web-keys-place': (Select('value', {'page': 'Svuda za stolom', 'table': 'Samo na ruci, na stolu i na dugmadima igre'}, 'table'),),
    'web-keys-group': (Select('group', {'ask': 'Pitanja', 'table': 'Za stolom', 'go': 'Kretanje'}, 'go'),),
    'web-keys-action': (Select('action', {'earlier': 'Čitaj dnevnik unazad', 'later': 'Čitaj dnevnik unapred', 'talk': 'Reci nešto', 'number': 'Do brojeva', 'pause': 'Pauza i nastavak', 'verbosity': 'Opširnost', 'sound': 'Uključi ili isključi zvuk', 'go-hand': 'Do moje ruke', 'go-table': 'Do stola', 'go-log': 'Do dnevnika', 'go-talk': 'Do gotovih rečenica'}, 'go-talk'),),
    'web-keys-change': 'Promeni',
    'web-keys-change-of': ('Promeni: ', Variable(name='action'), ', sada ', Variable(name='key'),),
    'web-keys-usual': 'Podrazumevano',
    'web-keys-usual-of': ('Podrazumevano: ', Variable(name='key'), ', ', Variable(name='action'),),
    'web-keys-none': 'bez tastera',
    'web-keys-clear': 'Bez tastera',
    'web-keys-press': ('Novi taster: ', Variable(name='action'),),
    'web-keys-press-help': 'Pritisnite slovo ili znak, po želji uz Shift ili Alt. Escape ostavlja sve kako je bilo.',
    'web-keys-cancel': 'Odustani',
    'web-keys-refused': 'Ovaj taster ne može da se izabere. Uzmite slovo ili znak, po želji uz Shift ili Alt.',
    'web-keys-clash': ('Taster ', Variable(name='key'), ' je već zauzet: ', Variable(name='action'), '.',),
    'web-keys-swap': 'Zameni ta dva tastera',
    'web-keys-set': (Variable(name='action'), ': ', Variable(name='key'), '.',),
    'web-keys-all-usual': 'Vrati sve podrazumevane',
    'web-keys-all-set': 'Svi tasteri su opet podrazumevani.',
    'web-keys-fixed-title': 'Uvek isti',
    'web-keys-fixed': (Select('what', {'move': 'Strelice levo i desno, Home i End idu od karte do karte.', 'card': 'Razmaknica ili broj mesta bira kartu; ciframa se unose i brojevi.', 'confirm': 'Enter radi ono što piše na glavnom dugmetu.', 'undo': 'Backspace ili Ctrl+Z poništava izbor ili uzima nazad odbačene karte.', 'menu': 'Escape otvara meni.', 'help': 'F1 otvara pomoć, Shift+F1 pokazuje pravila za ovim stolom.', 'phrase': 'Alt+1 do Alt+9 izgovaraju prvih devet gotovih rečenica.'}, 'phrase'),),
    'web-keys-off': 'Pojedinačni tasteri su isključeni.',
    'web-keys-only-table': 'Pojedinačni tasteri rade samo na ruci, na stolu i na dugmadima igre.',
    'web-keys-change-all': 'Promeni tastere',
    'web-key-sign': (Select('sign', {'comma': 'zarez (,)', 'period': 'tačka (.)', 'slash': 'kosa crta (/)', 'question': 'upitnik (?)'}, 'question'),),
    'game-is': ('Igra se ', Variable(name='variant'), ', do ', Variable(name='target'), '.',),
    'welcome': 'Otkucajte ? kad god hoćete da vidite šta možete, a „pravila“ da pročitate kako se igra.',
    'pass-keyboard': ('Za tastaturu sada seda ', Variable(name='player'), '. Pritisnite Enter kad niko drugi ne gleda.',),
    'nothing-said': 'Još se ništa nije dogodilo.',
    'no-clock': 'Sat sada ne radi.',
    'clock-runs': (Select('n', {'one': ('Još ', Variable(name='n'), ' sekunda.',), 'few': ('Još ', Variable(name='n'), ' sekunde.',), 'other': ('Još ', Variable(name='n'), ' sekundi.',)}, 'other'),),
    'verbosity': (Select('verbosity', {'brief': 'Odsad se govori kratko.', 'full': 'Odsad se govori opširno.', 'normal': 'Odsad se govori kao obično.'}, 'normal'),),
    'resign-sure': 'Predajete partiju? Otkucajte „da“ ili bilo šta drugo da nastavite.',
    'resign-yes': 'da d yes y',
    'next-game': ('Pritisnite Enter za partiju ', Variable(name='number'), ' ili otkucajte „kraj“.',),
    'saved-finished': ('Sačuvano u ', Variable(name='file'), '.',),
    'saved-unfinished': ('Sačuvano u ', Variable(name='file'), '. Za nastavak: ', Variable(name='command'),),
    'not-saved': 'Partija nije mogla da se sačuva u datoteku, pa je evo ovde. Kopirajte ove redove u datoteku, pa ćete moći da je nastavite.',
    'game-number': ('Partija ', Variable(name='number'), '.',),
    'record-unfinished': 'Zapis se ovde završava; partija nije završena.',
    'variant-line': (Variable(name='name'), ': ', Variable(name='players'), ' igrača, ', Select('same', {'yes': ('svakome se deli ', Variable(name='most'),), 'no': ('deli se ', Variable(name='least'), ' ili ', Variable(name='most'),)}, 'no'), ', zadržava se ', Variable(name='keep'), ', u kribu ', Variable(name='crib'), ', do ', Variable(name='target'), '.',),
    'variant-line-teams': (Variable(name='name'), ': ', Variable(name='players'), ' igrača u ', Variable(name='sides'), ' tima, ', Select('same', {'yes': ('svakome se deli ', Variable(name='most'),), 'no': ('deli se ', Variable(name='least'), ' ili ', Variable(name='most'),)}, 'no'), ', zadržava se ', Variable(name='keep'), ', u kribu ', Variable(name='crib'), ', do ', Variable(name='target'), '.',),
    'options-head': 'Svaka opcija ima vrednost koja je ovde navedena dok ne izaberete drugu; ostale stoje ispod nje.',
    'option-usual': (Variable(name='option'), '=', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-or': ('ili ', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-form': ('Moguće vrednosti: ', Variable(name='values'),),
    'error-unknown-page': ('Nema pravila „', Variable(name='page'), '“. Probajte: ', Variable(name='known'), '.',),
    'error-option-without-value': ('„', Variable(name='text'), '“ ne postavlja nijednu opciju. Pišite --option NAME=VALUE, na primer --option crib_flush=four.',),
    'error-option-given-otherwise': (Variable(name='option'), ' i ', Variable(name='other'), ' određuju isto. Navedite samo jedno.',),
    'error-seats-and-players': ('Broj igrača nije isti: uz --seats ih je ', Variable(name='seats'), ', a uz --players ', Variable(name='players'), '.',),
    'error-variant-and-players': (Variable(name='variant'), ' je za ', Variable(name='seats'), ' igrača, a traženo ih je ', Variable(name='players'), '.',),
    'error-variant-and-teams': (Select('sides', {0: (Variable(name='variant'), ' se igra bez timova, a traženo ih je ', Variable(name='teams'), '.',), 'other': (Variable(name='variant'), ' se igra u ', Variable(name='sides'), ' tima, a traženo ih je ', Variable(name='teams'), '.',)}, 'other'),),
    'error-no-such-teams': (Select('teams', {0: ('Nema igre za ', Variable(name='players'), ' igrača. Može da igra od dvoje do šestoro.',), 'one': ('Nema igre za ', Variable(name='players'), ' igrača u ', Variable(name='teams'), ' timu. Četvoro može u 2 tima, šestoro u 2 ili 3.',), 'few': ('Nema igre za ', Variable(name='players'), ' igrača u ', Variable(name='teams'), ' tima. Četvoro može u 2 tima, šestoro u 2 ili 3.',), 'other': ('Nema igre za ', Variable(name='players'), ' igrača u ', Variable(name='teams'), ' timova. Četvoro može u 2 tima, šestoro u 2 ili 3.',)}, 'other'),),
    'error-number-of-seats': (Variable(name='variant'), ' je za ', Variable(name='needed'), ' igrača, a uz --seats ih je ', Variable(name='found'), '.',),
    'error-you-and-others': '„you“ može samo kad ste jedini čovek za stolom. Dajte svakome ime.',
    'error-name-twice': ('Dva igrača imaju isto ime: ', Variable(name='name'), '. Dajte im različita.',),
    'error-file-exists': (Variable(name='file'), ' već postoji. Dajte ime nove datoteke ili nastavite tu partiju: kribo resume ', Variable(name='file'),),
    'error-cannot-write': (Variable(name='file'), ' ne može da se upiše: te fascikle nema ili nemate pravo na upis u nju.',),
    'error-cannot-read': (Variable(name='file'), ' ne može da se pročita: ', Select('reason', {'missing': 'nema takve datoteke.', 'forbidden': 'nemate pravo da je čitate.', 'folder': 'to je fascikla.', 'huge': 'prevelika je za zapis partije.', 'other': 'sistem odbija.'}, 'other'),),
    'error-record-not-text': ('Red ', Variable(name='line'), ' nije tekst u UTF-8, a zapis jeste.',),
    'error-not-one-match': ('Partija ', Variable(name='game'), ' iz te datoteke ne nastavlja meč koji u njoj počinje, pa ne može da se igra dalje.',),
    'error-match-is-over': ('U ', Variable(name='file'), ' više nema šta da se igra. Da je pogledate ponovo: kribo replay ', Variable(name='file'),),
    'error-record-line': ('Red ', Variable(name='line'), ': ', Variable(name='reason'),),
    'error-record-format': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a zapis počinje sa „', Variable(name='expected'), '“.',),
    'error-record-blank': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a u zapisu je tu prazan red, između zaglavlja i poteza.',),
    'error-record-between': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a zapis se tu završava: može da dođe prazan red i sledeći zapis, ili ništa.',),
    'error-record-ends-early': ('Zapis se završava u redu ', Variable(name='line'), ', pre svog poslednjeg reda: „final:“ ili „unfinished:“ i rezultat.',),
    'error-record-head': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a u zapisu tu stoji „', Variable(name='name'), ': “ i vrednost.',),
    'error-record-rules': ('Red ', Variable(name='line'), ': zapis prati pravila ', Variable(name='version'), ', a ovde su poznata samo ', Variable(name='known'), '.',),
    'error-record-seat': ('Red ', Variable(name='line'), ': nema mesta ', Variable(name='seat'), '. Mesta su od 1 do ', Variable(name='most'), '.',),
    'error-record-form': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a u zapisu se to piše „', Variable(name='expected'), '“.',),
    'error-record-score': ('Red ', Variable(name='line'), ' je „', Variable(name='text'), '“, a po potezima se zapis završava sa „', Variable(name='expected'), '“.',),
    'error-bad-name': ('„', Variable(name='name'), '“ ne može da bude ime. Ime ima od 1 do ', Variable(name='most'), ' vidljivih znakova.',),
    'error-no-action': ('„', Variable(name='text'), '“ nije potez. Potez je „deal“ i 52 karte, ili mesto i jedno od: ', Variable(name='words'), '.',),
    'error-too-much-after': ('Iza „', Variable(name='word'), '“ ne sme da stoji ništa, a stoji „', Variable(name='text'), '“.',),
    'error-not-a-whole-number': ('„', Variable(name='text'), '“ nije ceo broj od ', Variable(name='least'), ' naviše.',),
    'error-line': ('greška: ', Variable(name='sentence'),),
    'item-kind': (Select('kind', {'fifteen': 'petnaest', 'pair': 'par', 'run': 'niz', 'flush': 'ista boja', 'nobs': 'žandar u boji'}, 'nobs'),),
    'item-total': 'ukupno',
    'score-line': (Variable(name='count'), ' Ukupno: ', Variable(name='total'), '.',),
    'error-cards-of-a-show': ('Za bodovanje treba od ', Variable(name='least'), ' do ', Variable(name='most'), ' karata, a poslednja je početna; ', Select('found', {0: 'ovde nema nijedne', 'one': ('ovde je ', Variable(name='found'),), 'few': ('ovde su ', Variable(name='found'),), 'other': ('ovde ih je ', Variable(name='found'),)}, 'other'), '.',),
    'peg-fifteen': 'petnaest, dva poena',
    'peg-thirty-one': 'trideset jedan, dva poena',
    'peg-pair': 'par, dva poena',
    'peg-pair-royal': 'tri iste, šest poena',
    'peg-double-pair-royal': 'četiri iste, dvanaest poena',
    'peg-run': ('niz od ', Select('len', {3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam'}, 7), ', ', Select('len', {3: 'tri poena', 4: 'četiri poena', 5: 'pet poena', 6: 'šest poena', 7: 'sedam poena'}, 7),),
    'peg-last': 'jedan poen za poslednju kartu',
    'peg-more': (Variable(name='before'), '; ', Variable(name='item'),),
    'pegs-line': (Variable(name='points'), '; zbir ', Variable(name='count'),),
    'error-no-cards': 'Niste naveli nijednu kartu. Napišite bar jednu, na primer 7H.',
    'error-over-31': ('Na zbir ', Variable(name='count'), ' ne može ', Variable(name='card'), ': granica je 31.',),
    'play-out-card': ('Mesto ', Variable(name='seat'), ': ', Variable(name='card'), ', zbir ', Variable(name='count'), '. Rezultat: ', Variable(name='scores'), '.',),
    'play-out-pegs': ('Mesto ', Variable(name='seat'), ': ', Variable(name='card'), ', zbir ', Variable(name='count'), '. Donosi ', Variable(name='points'), ': ', Variable(name='why'), '. Rezultat: ', Variable(name='scores'), '.',),
    'play-out-go': ('Mesto ', Variable(name='seat'), ': dalje!',),
    'play-out-last': ('Mesto ', Variable(name='seat'), ': jedan poen za poslednju kartu. Rezultat: ', Variable(name='scores'), '.',),
    'play-out-restart': ('Zbir se vraća na nulu. Počinje mesto ', Variable(name='seat'), '.',),
    'error-option-missing': ('Nedostaje ', Variable(name='option'), ': ova naredba ne može bez toga.',),
    'error-number-of-hands': ('U jednom deljenju ima od ', Variable(name='least'), ' do ', Variable(name='most'), ' ruku, a ', Select('found', {'one': ('ovde je ', Variable(name='found'),), 'few': ('ovde su ', Variable(name='found'),), 'other': ('ovde ih je ', Variable(name='found'),)}, 'other'), '.',),
    'error-empty-hand': ('Ruka na mestu ', Variable(name='seat'), ' nema nijednu kartu.',),
    'error-card-after-play': ('Ne može ', Variable(name='card'), ': odigravanje je završeno.',),
    'error-card-already-laid': ('Već je odigrana karta ', Variable(name='card'), '. Na potezu je mesto ', Variable(name='turn'), ' i može da igra: ', Variable(name='playable'), '.',),
    'error-card-not-held': ('Niko ne drži kartu ', Variable(name='card'), '. Na potezu je mesto ', Variable(name='turn'), ' i može da igra: ', Variable(name='playable'), '.',),
    'error-card-out-of-turn': ('Kartu ', Variable(name='card'), ' drži mesto ', Variable(name='seat'), ', a na potezu je mesto ', Variable(name='turn'), ' i može da igra: ', Variable(name='playable'), '.',),
    'error-card-over-31': ('Na zbir ', Variable(name='count'), ' ne može ', Variable(name='card'), ': granica je 31. Mesto ', Variable(name='turn'), ' može da igra: ', Variable(name='playable'), '.',),
    'error-cards-to-lay': ('Odigravanje nije završeno. Ostale su: ', Variable(name='cards'), '. Na potezu je mesto ', Variable(name='turn'), ' i može da igra: ', Variable(name='playable'), '.',),
    'error-count-not-over': ('Ovaj zbir nije završen. Na potezu je mesto ', Variable(name='turn'), ' i može da igra: ', Variable(name='playable'), '.',),
    'stats-score': 'poeni',
    'stats-hands': 'ruke',
    'stats-percent': 'procenat',
    'stats-mean': ('Prosek: ', Variable(name='mean'), ' poena po ruci, na ', Variable(name='total'), ' ruku.',),
    'error-unknown-statistics': ('Nema statistike „', Variable(name='text'), '“. Postoje: ', Variable(name='known'), '.',),
    'web-readout': (Variable(name='side'), ' ', Variable(name='score'), ', zadnji klinčić ', Variable(name='rear'), ' (', Variable(name='last'), '), još ', Variable(name='left'),),
    'web-readout-still': (Variable(name='side'), ' ', Variable(name='score'), ', još ', Variable(name='left'),),
    'web-readout-line': (Variable(name='before'), ', ', Select('line', {'SS': (Select('n', {0: 'na liniji dvostrukog tvora', 'other': ('do linije dvostrukog tvora ', Variable(name='n'),)}, 'other'),), 'L': (Select('n', {0: 'na liniji marsa', 'other': ('do linije marsa ', Variable(name='n'),)}, 'other'),), 'S': (Select('n', {0: 'na liniji tvora', 'other': ('do linije tvora ', Variable(name='n'),)}, 'other'),)}, 'S'),),
    'web-readout-past': (Variable(name='before'), ', iza linije ', Select('line', {'L': 'marsa', 'S': 'tvora'}, 'S'),),
    'web-explain': 'Objasni',
    'web-explain-title': (Variable(name='whose'), ': ', Variable(name='points'),),
    'web-explain-so-far': ('dosad ', Variable(name='total'),),
    'web-explain-rule': ('Pravilo ', Variable(name='clause'),),
    'web-explain-nothing': 'Ove karte ne donose nijedan poen.',
    'web-certificate-title': (Select('where', {'crib': ('Krib od ', Variable(name='n'),), 'hand': ('Ruka od ', Variable(name='n'),)}, 'hand'),),
    'web-certificate-button': ('Svedočanstvo: ', Variable(name='player'), ', ', Variable(name='n'),),
    'web-certificate-note': (Variable(name='player'), ': ', Select('where', {'crib': 'krib', 'hand': 'ruka'}, 'hand'), ' od ', Variable(name='n'), '! Svedočanstvo je u meniju.',),
    'web-certificate-cards': (Variable(name='cards'), '; početna: ', Variable(name='starter'), '.',),
    'web-certificate-ways': ('Četiri karte i početna mogu se dobiti na ', Variable(name='all'), ' načina; ', Variable(name='n'), ' poena ', Select('ways', {'one': ('donosi ', Variable(name='ways'),), 'few': ('donose ', Variable(name='ways'),), 'other': ('donosi ', Variable(name='ways'),)}, 'other'), ' od njih.',),
    'web-certificate-deals': ('Ko od šest karata zadrži najbolje četiri, dobija takvu ruku jednom u ', Variable(name='deals'), ' deljenja.',),
    'web-certificate-link': 'Veza do ponavljanja, kad se partija završi',
    'web-print': 'Štampaj',
    'phrase-hello': 'Zdravo!',
    'phrase-good-luck': 'Srećno!',
    'phrase-well-played': 'Lepo odigrano!',
    'phrase-nice-hand': 'Dobra ruka!',
    'phrase-thanks': 'Hvala!',
    'phrase-sorry': 'Izvinite!',
    'phrase-one-moment': 'Samo trenutak, molim.',
    'phrase-back': 'Evo me ponovo.',
    'phrase-rematch': 'Još jednu?',
    'phrase-goodbye': 'Doviđenja!',
    'table-clock': (Select('kind', {'relaxed': ('Rok za svaku odluku: ', Select('seconds', {'one': (Variable(name='seconds'), ' sekunda',), 'few': (Variable(name='seconds'), ' sekunde',), 'other': (Variable(name='seconds'), ' sekundi',)}, 'other'), '. Kad istekne, odlučuje program.',), 'live': ('Za partiju svako ima ', Select('bank', {'one': (Variable(name='bank'), ' sekundu',), 'few': (Variable(name='bank'), ' sekunde',), 'other': (Variable(name='bank'), ' sekundi',)}, 'other'), ', i još ', Variable(name='increment'), ' posle svake odluke. Kad isteknu, odlučuje program.',), 'untimed': 'Igra se bez sata.'}, 'untimed'),),
    'serve-open': ('kribo je na ', Variable(name='address'),),
    'serve-stop': 'Pritisnite Ctrl-C za kraj.',
    'serve-database': ('Sve se čuva u ', Variable(name='database'),),
    'error-cannot-listen': ('kribo ne može da koristi port ', Variable(name='port'), ' na ', Variable(name='host'), ': ', Select('reason', {'taken': 'drži ga drugi program. Izaberite drugi pomoću --port.', 'other': 'ovaj računar ne dozvoljava. Izaberite drugo pomoću --host i --port.'}, 'other'),),
    'error-bad-database': ('kribo ne poznaje bazu vrste „', Variable(name='database'), '“. Napišite sqlite:///PATH, ili memory: da se ništa ne čuva.',),
    'error-cannot-open-database': ('Baza ', Variable(name='database'), ' ne može da se otvori: ', Select('reason', {'too-new': 'napravio ju je noviji kribo. Koristite njega.', 'unreadable': 'datoteka ili njena fascikla nije dostupna za čitanje i upis, ili to nije baza.'}, 'unreadable'),),
    'error-not-known': 'Za stolom vas još ne znaju. Prvo izaberite ime.',
    'error-wrong-password': 'Nema naloga sa tim imenom i tom lozinkom.',
    'error-bad-account': ('Ime naloga ima od ', Variable(name='least'), ' do ', Variable(name='most'), ' znakova.',),
    'error-bad-password': ('Lozinka ima od ', Variable(name='least'), ' do ', Variable(name='most'), ' znakova.',),
    'error-account-taken': ('Nalog „', Variable(name='account'), '“ je tuđ. Izaberite drugo ime.',),
    'error-account-already': ('Već imate nalog: „', Variable(name='account'), '“.',),
    'error-no-such-person': 'Nema takve osobe.',
    'error-no-such-table': 'Nema tog stola. Možda je zatvoren.',
    'error-no-such-code': 'Nema stola sa tom šifrom. Šifra je šest slova i cifara.',
    'error-no-such-game': 'Nema te partije.',
    'error-no-such-page': 'Na ovoj adresi nema ničega.',
    'error-table-closed': 'Ovaj sto je zatvoren jer za njim više nije bilo nikoga. Otvorite drugi.',
    'error-no-seat-there': ('Nema tog mesta: za ovim stolom ima ', Variable(name='seats'), ' mesta.',),
    'error-seat-taken': ('Tu već sedi ', Variable(name='name'), '. Izaberite slobodno mesto.',),
    'error-seat-refused': 'Za ovaj sto ne možete da sednete. Izaberite drugi.',
    'error-seats-open': (Select('number', {'one': ('Slobodno je još ', Variable(name='number'), ' mesto.',), 'few': ('Slobodna su još ', Variable(name='number'), ' mesta.',), 'other': ('Slobodno je još ', Variable(name='number'), ' mesta.',)}, 'other'), ' Popunite ljudima ili botovima, pa počnite.',),
    'error-wrong-number-of-seats': ('Ova igra ima ', Variable(name='needed'), ' mesta, a navedeno ih je ', Variable(name='found'), '.',),
    'error-nobody-sits': 'Na jednom od mesta morate da sedite vi.',
    'error-not-your-seat': 'To mesto nije vaše.',
    'error-own-seat': 'To je vaše mesto. Ustanite s njega.',
    'error-not-sitting': 'To može samo onaj ko sedi za ovim stolom. Prvo zauzmite mesto.',
    'error-not-host': 'To može samo domaćin ovog stola.',
    'error-others-sit-here': 'Za ovim stolom sede i drugi. Samo izađite.',
    'error-no-spectators': 'Domaćin ovog stola ne želi posmatrače.',
    'error-bad-clock': (Select('setting', {'bank': 'Vreme za partiju', 'increment': 'Dodatak posle odluke', 'seconds': 'Vreme za odluku'}, 'seconds'), ' mora da bude od ', Variable(name='least'), ' do ', Variable(name='most'), ' sekundi, a ne ', Variable(name='number'), '.',),
    'error-not-between-games': (Select('status', {'open': 'Prva partija još nije počela.', 'other': 'To može samo pre partije ili između dve partije.'}, 'other'),),
    'error-not-playing': (Select('status', {'open': 'Partija još nije počela.', 'paused': 'Partija je na pauzi. Prvo je nastavite.', 'between': 'Partija je završena. Počnite sledeću.', 'other': 'Ovde nije u toku nijedna partija.'}, 'other'),),
    'error-not-paused': 'Partija nije na pauzi.',
    'error-not-away': 'Na tom mestu niko nije odsutan dovoljno dugo. Sačekajte malo.',
    'error-nothing-to-cut': 'Sada nema šta da se preseca.',
    'error-stale': 'Partija je u međuvremenu odmakla. Pogledajte ponovo, pa odlučite.',
    'error-not-over': 'Partija nije završena. Karte će se videti na kraju.',
    'error-game-damaged': (Select('version', {0: 'Ova partija je igrana po pravilima koja ovaj kribo ne zna, pa ne može da se prikaže.', 'other': ('Sačuvana partija je oštećena na potezu ', Variable(name='version'), ', pa ne može da se nastavi.',)}, 'other'),),
    'error-unknown-phrase': ('Nema rečenice „', Variable(name='phrase'), '“. Postoje: ', Variable(name='known'), '.',),
    'error-chat-presets-only': 'Za ovim stolom mogu samo gotove rečenice.',
    'error-chat-partners': 'Partneri ne razgovaraju dok deljenje traje. Do kraja partije poslužite se gotovim rečenicama.',
    'error-bad-chat': ('Poruka treba da ima od 1 do ', Variable(name='most'), ' vidljivih znakova.',),
    'error-bad-json': 'To nije JSON.',
    'error-not-json': 'Pošaljite JSON, sa zaglavljem Content-Type: application/json.',
    'error-bad-body': ('Zahtev nije ispravan: ', Variable(name='reason'), '.',),
    'error-bad-query': ('Adresa nije ispravna: ', Variable(name='reason'), '.',),
    'error-bad-message': ('Poruka ne može da se pročita: ', Variable(name='reason'), '.',),
    'error-number-too-big': ('Taj broj je prevelik. Najveći je ', Variable(name='most'), '.',),
    'error-too-big': (Select('what', {'message': 'Poruka je prevelika.', 'body': 'Zahtev je prevelik.'}, 'body'), ' Može da ima ', Variable(name='most'), ' bajtova.',),
    'error-too-many': (Select('what', {'tables': 'Sedite za previše stolova. Prvo zatvorite neki.', 'sockets': 'Otvoreno je previše veza. Prvo zatvorite neku.', 'watchers': 'Ovaj sto gleda previše ljudi. Pokušajte kasnije.', 'guests': 'Sa vaše adrese došlo je previše gostiju. Pokušajte kasnije ili se prijavite na nalog.', 'passwords': 'Probano je previše lozinki. Sačekajte minut.', 'chat': 'Pišete previše odjednom. Sačekajte trenutak.', 'records': 'To je previše zapisa odjednom. Uzmite manje ili sačekajte trenutak.', 'codes': 'Probano je previše šifara. Sačekajte minut.', 'other': 'To je previše odjednom. Sačekajte trenutak.'}, 'other'),),
    'error-wrong-origin': 'To je tražio drugi sajt, pa je odbijeno.',
    'error-method-not-allowed': 'Ova adresa ne prima takav zahtev.',
    'error-our-fault': 'U programu kribo je nešto pošlo naopako; ništa nije promenjeno. Pokušajte ponovo.',
    'simulate-title': (Variable(name='variant'), ', ', Select('games', {'one': (Variable(name='games'), ' partija',), 'few': (Variable(name='games'), ' partije',), 'other': (Variable(name='games'), ' partija',)}, 'other'), ', seme ', Variable(name='seed'),),
    'simulate-title-stopped': (Variable(name='variant'), ', prekinuto posle ', Variable(name='played'), ' od ', Variable(name='games'), ' partija, seme ', Variable(name='seed'),),
    'simulate-column': (Select('column', {'side': 'strana', 'bots': 'botovi', 'wins': 'pobede', 'percent': 'procenat', 'interval': 'od - do', 'skunks': 'tvor', 'pegging': 'odigravanje', 'hand': 'ruke', 'crib': 'kribovi', 'heels': 'žandar', 'start': 'početak', 'bids': 'ponude', 'deal': 'po deljenju', 'points': 'poeni', 'deviation': 'odstupanje', 'calls': 'hvatanje'}, 'calls'),),
    'simulate-interval': (Variable(name='low'), ' - ', Variable(name='high'),),
    'simulate-position': (Select('position', {'pone': 'prva ruka', 'eldest': 'prva ruka', 'dealer': 'delilac', 'other': ('mesto ', Variable(name='position'),)}, 'other'),),
    'simulate-duplicate': ('Svako deljenje igra se ', Variable(name='games'), ' puta, uz zamenu mesta.',),
    'simulate-first-dealer': ('Ko prvi deli, dobija ', Variable(name='percent'), ' % partija (', Variable(name='low'), ' - ', Variable(name='high'), ').',),
    'simulate-pace': ('Poeni strana su prosek po partiji. Deljenja po partiji: ', Variable(name='deals'), ', partija u sekundi: ', Variable(name='speed'), '.',),
    'simulate-progress': (Variable(name='played'), ' od ', Variable(name='games'), ' partija',),
    'error-unknown-player': ('Nema igrača „', Variable(name='player'), '“. Igrači: ', Variable(name='known'), '.',),
    'error-number-of-bots': ('Za ', Variable(name='variant'), ' treba botova: ', Variable(name='needed'), ', po jedan za svako mesto, ili jedno ime za sva; navedeno ih je ', Variable(name='found'), '.',),
    'web-set-volume-game': 'Jačina: igra',
    'web-set-volume-cues': 'Jačina: potez, vreme, greške',
    'web-set-volume-chat': 'Jačina: razgovor, dolasci i odlasci',
    'web-set-stereo': 'Svaki igrač se čuje sa svog mesta, vi – sleva',
    'web-set-captions': 'Zvuci se i ispisuju',
    'web-set-cues-turn': 'Kad sam na potezu',
    'web-set-cues-low': 'Kad mi ističe vreme',
    'web-cue': (Select('value', {'sound': 'Zvuk', 'frame': 'Okvir oko prozora', 'vibration': 'Vibracija', 'title': 'Naslov prozora'}, 'title'),),
    'web-title-low': ('◷ Vreme ističe – ', Variable(name='title'),),
    'web-sounds-learn': 'Upoznaj zvuke',
    'web-sounds-help': 'Svaki zvuk ima svoju visinu i svoj ritam.',
    'web-sound-hear': 'Pusti',
    'web-sound-hear-one': ('Pusti: ', Variable(name='sound'),),
    'web-sound-caption': ('zvuk: ', Variable(name='sounds'),),
    'web-sound-times': (Variable(name='sound'), ' ×', Variable(name='n'),),
    'web-sound-name': (Select('name', {'deal': 'deljenje', 'cut': 'izvučena karta', 'crib': 'karte u krib', 'bid': 'ponuda', 'starter': 'početna karta', 'heels': 'početni žandar', 'card-mine': 'vaša karta', 'card-other': 'tuđa karta', 'fifteen': 'petnaestica', 'pair': 'par', 'run': 'niz', 'thirty-one': 'trideset jedan', 'go': '„dalje“', 'peg': 'klinčić', 'back': 'klinčić nazad', 'count': 'korak brojanja', 'muggins': 'hvatanje', 'won': 'pobeda', 'lost': 'poraz', 'skunk': 'tvor', 'turn': 'vi ste na potezu', 'low': 'vreme ističe', 'timeout': 'vreme je isteklo', 'error': 'greška', 'chat': 'razgovor', 'join': 'neko je došao', 'leave': 'neko je otišao'}, 'leave'),),
    'web-card': (Select('rank', {'ace': 'kec', 'two': 'dvojka', 'three': 'trojka', 'four': 'četvorka', 'five': 'petica', 'six': 'šestica', 'seven': 'sedmica', 'eight': 'osmica', 'nine': 'devetka', 'ten': 'desetka', 'jack': 'žandar', 'queen': 'dama', 'king': 'kralj'}, 'king'), ' ', Select('suit', {'spades': 'pik', 'hearts': 'herc', 'diamonds': 'karo', 'clubs': 'tref'}, 'clubs'),),
    'web-card-indices': 'A 2 3 4 5 6 7 8 9 10 J Q K',
    'web-card-in-hand': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'),),
    'web-card-makes': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'), ', zbir ', Variable(name='count'),),
    'web-card-makes-and-pegs': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'), ', zbir ', Variable(name='count'), ', poeni: ', Variable(name='points'),),
    'web-makes-and-pegs': (Variable(name='count'), ', +', Variable(name='points'),),
    'web-card-too-much': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'), ', zbir bi bio ', Variable(name='count'),),
    'web-card-for-crib': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'), ', izabrano za krib',),
    'web-card-chosen': (Variable(name='card'), ', ', Variable(name='place'), ' od ', Variable(name='n'), ', izabrano',),
    'web-would-be': ('bilo bi ', Variable(name='count'),),
    'web-auto-card': 'auto',
    'web-too-much': ('Zbir bi bio ', Variable(name='count'), ', a granica je 31. Možete da igrate: ', Variable(name='cards'), '.',),
    'web-too-much-go': ('Zbir bi bio ', Variable(name='count'), ', a granica je 31. Nijednu kartu ne možete da odigrate: recite „dalje“.',),
    'web-title': 'kribo',
    'web-description': 'Kribidž s društvom ili s računarom',
    'web-failure': 'Server se ne javlja. Učitajte stranicu ponovo za koji trenutak.',
    'web-noscript': 'Ovoj stranici treba JavaScript. Naredbi „kribo play“ u terminalu ne treba.',
    'web-title-turn': ('● Vi ste na potezu – ', Variable(name='title'),),
    'web-page-title': (Variable(name='page'), ' – kribo',),
    'web-moment': (Variable(name='day'), '. ', Variable(name='month'), '. ', Variable(name='year'), '. ', Variable(name='hour'), ':', Variable(name='minute'),),
    'web-loading': 'Samo trenutak…',
    'web-error-connection': 'Nema veze sa serverom.',
    'web-error-server': 'Server nije mogao da odgovori.',
    'web-text-mode': 'Tekstualni režim',
    'web-text-short': 'Tekst',
    'web-table-mode': 'Nazad za sto',
    'web-pages': 'Stranice',
    'web-lobby': 'Igraj',
    'web-menu': 'Meni',
    'web-close': 'Zatvori',
    'web-no': 'Ne',
    'web-save': 'Sačuvaj',
    'web-more': 'Još',
    'web-help': 'Pomoć',
    'web-you': 'Vi',
    'web-name': 'Ime',
    'web-your-name': 'Vaše ime',
    'web-name-here': 'Ko ovde seda?',
    'web-sit-down': 'Sedni',
    'web-guest-names': 'Saša Vanja Sava Matija Soko Zeka Lane Pčela Maca Vrabac',
    'web-two-names': (Variable(name='one'), ' i ', Variable(name='other'),),
    'web-chat-line': (Variable(name='player'), ': ', Variable(name='text'),),
    'web-play-computer': 'Igraj s računarom',
    'web-play-computer-help': 'Vidi samo svoje karte.',
    'web-play-now': 'Igraj odmah',
    'web-play-friend': 'Igraj s društvom',
    'web-play-friend-help': 'Pošaljite vezu ili izdiktirajte šest znakova. Nalog nije potreban.',
    'web-have-code': 'Imam šifru',
    'web-code-field': 'Šifra stola',
    'web-code-go': 'Idi tamo',
    'web-own-rules': 'Sto po vašoj meri',
    'web-own-rules-help': 'Od dvoje do šestoro igrača, cilj i pravila po volji.',
    'web-make-table': 'Izaberi pravila',
    'web-game': 'Igra',
    'web-strength': 'Jačina',
    'web-resume': ('Partija vas čeka: ', Variable(name='players'),),
    'web-resume-open': 'Vaš sto čeka igrače',
    'web-side-score': (Variable(name='side'), ' ', Variable(name='score'),),
    'web-status': (Select('status', {'yours': 'Vi ste na potezu.', 'open': 'Ima slobodnih mesta.', 'paused': 'Partija je na pauzi.', 'between': 'Partija je završena; može nova.', 'closed': 'Sto je zatvoren.', 'playing': 'Partija je u toku.'}, 'playing'),),
    'web-more-games': (Select('n', {1: 'Još jedna partija', 'one': ('Još ', Variable(name='n'), ' partija',), 'few': ('Još ', Variable(name='n'), ' partije',), 'other': ('Još ', Variable(name='n'), ' partija',)}, 'other'),),
    'web-tables': 'Otvoreni stolovi',
    'web-no-tables': 'Sada nijedan sto nije otvoren. Pozovite društvo ili otvorite sto koji će drugi ovde naći.',
    'web-seats-taken': (Variable(name='taken'), ' od ', Variable(name='seats'),),
    'web-join': 'Pridruži se',
    'web-watch': 'Gledaj',
    'web-variant': (Select('name', {'six-card': 'Sa šest karata, standardna igra', 'five-card': 'Sa pet karata, stara igra', 'seven-card': 'Sa sedam karata, do 181', 'auction': 'Sa licitacijom: za krib se nudi', 'three-handed': 'Utroje', 'four-handed': 'Učetvoro, svako za sebe', 'partners': 'Učetvoro, dvoje protiv dvoje', 'five-handed': 'Upetoro', 'six-handed': 'Ušestoro, svako za sebe', 'six-two-teams': 'Ušestoro, dva tima', 'six-three-teams': 'Ušestoro, tri tima', 'partners-five-card': 'Dvoje protiv dvoje, do 61', 'partners-six-dealt': 'Dvoje protiv dvoje, deli se šest', 'other': (Variable(name='name'), ' (', Variable(name='seats'), ')',)}, 'other'),),
    'web-variant-short': (Select('name', {'six-card': 'Sa šest karata', 'five-card': 'Sa pet karata', 'seven-card': 'Sa sedam karata', 'auction': 'Sa licitacijom', 'three-handed': 'Utroje', 'four-handed': 'Učetvoro', 'partners': 'Dvoje protiv dvoje', 'five-handed': 'Upetoro', 'six-handed': 'Ušestoro', 'six-two-teams': 'Ušestoro, dva tima', 'six-three-teams': 'Ušestoro, tri tima', 'partners-five-card': 'Dvoje protiv dvoje, do 61', 'partners-six-dealt': 'Dvoje protiv dvoje, po 6', 'options': 'Opcije', 'counting': 'Brojanje', 'other': (Variable(name='name'),)}, 'other'),),
    'web-variant-target': (Select('name', {'partners-five-card': 'Dvoje protiv dvoje', 'other': (Select('name', {'six-card': 'Sa šest karata', 'five-card': 'Sa pet karata', 'seven-card': 'Sa sedam karata', 'auction': 'Sa licitacijom', 'three-handed': 'Utroje', 'four-handed': 'Učetvoro', 'partners': 'Dvoje protiv dvoje', 'five-handed': 'Upetoro', 'six-handed': 'Ušestoro', 'six-two-teams': 'Ušestoro, dva tima', 'six-three-teams': 'Ušestoro, tri tima', 'partners-five-card': 'Dvoje protiv dvoje, do 61', 'partners-six-dealt': 'Dvoje protiv dvoje, po 6', 'options': 'Opcije', 'counting': 'Brojanje', 'other': (Variable(name='name'),)}, 'other'),)}, 'other'), ' do ', Variable(name='target'), ', ', Select('counting', {'auto': 'broji program', 'assisted': 'brojite vi, greške se ispravljaju', 'self': 'brojite vi', 'muggins': 'brojite vi, sa hvatanjem', 'strict': 'brojite vi, greške se plaćaju'}, 'strict'),),
    'web-make-game': 'Igra',
    'web-make-more': 'Sva ostala pravila',
    'web-make-seats': 'Sto',
    'web-make-summary': 'Šta će se igrati',
    'web-make-open': 'Otvori sto',
    'web-make-listed': 'Vidi se u spisku stolova',
    'web-make-spectators': 'Drugi smeju da gledaju',
    'web-make-chat': 'Razgovor',
    'web-make-clock': 'Sat',
    'web-make-pace': 'Računari igraju',
    'web-make-absence': 'Kad nekoga dugo nema',
    'web-preset': 'Igraj kao',
    'web-preset-none': 'Po svome',
    'web-preset-name': (Select('name', {'classic': 'Većina igrača', 'esperanto': 'Esperantisti', 'russian': 'Rusi: pet karata', 'playroom': 'Igraonica: strogo brojanje', 'acc': 'Klubovi u Americi: devet partija', 'other': (Variable(name='name'),)}, 'other'),),
    'web-chat-kind': (Select('value', {'presets': 'Samo gotove rečenice', 'free': 'Gotove rečenice i slobodno pisanje'}, 'free'),),
    'web-clock-kind': (Select('value', {'untimed': 'Bez sata', 'relaxed': 'Za svaku odluku', 'live': 'Za celu partiju'}, 'live'),),
    'web-clock-seconds': 'Sekunde',
    'web-clock-bank': 'Sekunde za partiju',
    'web-clock-increment': 'Dodatne sekunde',
    'web-pace': (Select('value', {'human': 'Ljudskim tempom', 'instant': 'Odmah'}, 'instant'),),
    'web-absence': (Select('value', {'pause': 'Partija čeka', 'bot': 'Igra računar'}, 'bot'),),
    'web-seat-number': ('Mesto ', Variable(name='n'),),
    'web-seat-name': ('Igrač ', Variable(name='n'),),
    'web-seat-open': 'Slobodno mesto',
    'web-somebody-here': 'Na ovom uređaju',
    'web-computer': 'Računar',
    'web-computer-level': ('Računar: ', Variable(name='level'),),
    'web-option-target': 'Cilj',
    'web-option-first_dealer': 'Ko prvi deli',
    'web-option-next_dealer': 'Ko deli u meču',
    'web-option-heels': 'Početni žandar',
    'web-option-three_for_last': 'Poeni prvoj ruci',
    'web-option-single_go': 'Posle „dalje“',
    'web-option-crib_flush': 'Ista boja u kribu',
    'web-option-bicycle_go': '„Dalje“ utroje',
    'web-option-seven_crib': 'Veličina kriba',
    'web-option-auction_when': 'Kad se licitira',
    'web-option-auction_open': 'Prva ponuda',
    'web-option-auction_heels': 'Žandar u licitaciji',
    'web-option-counting': 'Brojanje',
    'web-option-count_seconds': 'Vreme za brojanje',
    'web-option-transfer': 'Kome propušteni poeni',
    'web-option-timeout_round': 'Pola poena kad vreme istekne',
    'web-option-timeout_keep': 'Druga polovina',
    'web-option-manual_pegging': 'Brojanje u odigravanju',
    'web-option-call_seconds': 'Sekunde za hvatanje',
    'web-option-over_penalty': 'Nepostojeći poeni',
    'web-option-short_hand': 'Kome karta manje',
    'web-option-skunk': 'Tvor',
    'web-option-match_points': 'Poeni za meč',
    'web-option-match': 'Meč',
    'web-option-stakes': 'Ulog',
    'web-option-discard_final': 'Vraćanje odbačenih karata',
    'web-option-number': 'Broj',
    'web-match-form': (Select('form', {'best-of-N': 'Na većinu partija', 'first-to-P': 'Do određenih poena za meč', 'N-games': 'Određen broj partija'}, 'N-games'),),
    'web-room': 'Ko igra',
    'web-sit': ('Sedni na mesto ', Variable(name='n'),),
    'web-seat-here': ('Mesto ', Variable(name='n'), ' za nekoga na ovom uređaju',),
    'web-bot-to-seat': ('Računar na mesto ', Variable(name='n'),),
    'web-stand': 'Ustani',
    'web-free': 'Oslobodi mesto',
    'web-free-seat': ('Oslobodi mesto (', Variable(name='player'), ')',),
    'web-invite': 'Pozovi',
    'web-invite-help': 'Ko ima ovu vezu ili šifru, može da sedne za sto.',
    'web-code': ('Šifra ', Variable(name='code'),),
    'web-link': 'Veza do stola',
    'web-copy': 'Kopiraj',
    'web-copied': 'Kopirano',
    'web-qr': 'Veza do stola kao QR kod',
    'web-rules-here': 'Pravila za ovim stolom',
    'web-rules-page': 'Sva pravila ove igre',
    'web-rules-own-page': 'Otvori na zasebnoj stranici',
    'web-board': 'Tabla',
    'web-table': 'Sto',
    'web-beside': 'Pored stola',
    'web-your-place': 'Vaše mesto',
    'web-scores': 'Rezultat',
    'web-heading-play': 'Odigravanje',
    'web-heading-show': 'Bodovanje',
    'web-heading-bidding': 'Licitacija',
    'web-heading-cut': (Select('what', {'deal': 'Izvlačenje delioca', 'starter': 'Presecanje'}, 'starter'),),
    'web-game-to': ('Partija do ', Variable(name='target'),),
    'web-game-line': ('Partija do ', Variable(name='target'), ' · Deljenje ', Variable(name='deal'), ' · ', Variable(name='crib'),),
    'web-plate': (Variable(name='side'), ': ', Variable(name='score'),),
    'web-to-go': ('još ', Variable(name='n'),),
    'web-lap': ('krug ', Variable(name='lap'), '/', Variable(name='laps'),),
    'web-games': (Select('n', {'one': (Variable(name='n'), ' partija',), 'few': (Variable(name='n'), ' partije',), 'other': (Variable(name='n'), ' partija',)}, 'other'),),
    'web-track': (Variable(name='side'), ' ', Variable(name='score'), ', zadnji klinčić ', Variable(name='rear'),),
    'web-dealer': 'Delilac',
    'web-dealer-letter': 'D',
    'web-holds': (Variable(name='player'), ' ima ', Select('n', {'one': (Variable(name='n'), ' kartu',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ' u ruci',),
    'web-partner': 'partner',
    'web-plays-with-you': ('S vama: ', Variable(name='players'),),
    'web-away': 'nije tu',
    'web-bot-stands-in': 'igra računar',
    'web-time-left': 'preostalo',
    'web-time-low': (Select('seconds', {'one': ('Još ', Variable(name='seconds'), ' sekunda.',), 'few': ('Još ', Variable(name='seconds'), ' sekunde.',), 'other': ('Još ', Variable(name='seconds'), ' sekundi.',)}, 'other'),),
    'web-hand': ('Vaša ruka, ', Select('n', {'one': (Variable(name='n'), ' karta',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'),),
    'web-hand-chosen': ('Vaša ruka, ', Select('n', {'one': (Variable(name='n'), ' karta',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'), ', izabrano: ', Variable(name='chosen'),),
    'web-crib-own': 'Vaš krib',
    'web-crib-of': ('Krib (', Variable(name='player'), ')',),
    'web-crib-nobody': 'Krib',
    'web-crib-holds': (Variable(name='crib'), ', ', Select('n', {'one': (Variable(name='n'), ' karta',), 'few': (Variable(name='n'), ' karte',), 'other': (Variable(name='n'), ' karata',)}, 'other'),),
    'web-starter': 'početna',
    'web-run': ('Karte ovog zbira: ', Variable(name='n'), '; zbir ', Variable(name='count'),),
    'web-runs-before': 'Raniji zbirovi',
    'web-count-label': ('Zbir ', Variable(name='count'), ', do 31 još ', Variable(name='left'),),
    'web-to-31': ('do 31 još ', Variable(name='n'),),
    'web-lead': ('Počinje ', Variable(name='player'),),
    'web-lead-own': 'Počinjete vi',
    'web-ask-discard': (Select('whose', {'own': (Select('n', {'one': 'Jedna karta u vaš krib', 2: 'Dve karte u vaš krib', 'few': (Variable(name='n'), ' karte u vaš krib',), 'other': (Variable(name='n'), ' karata u vaš krib',)}, 'other'),), 'nobody': (Select('n', {'one': 'Jedna karta u krib', 2: 'Dve karte u krib', 'few': (Variable(name='n'), ' karte u krib',), 'other': (Variable(name='n'), ' karata u krib',)}, 'other'),), 'other': (Select('n', {'one': ('Jedna karta u krib (', Variable(name='player'), ')',), 2: ('Dve karte u krib (', Variable(name='player'), ')',), 'few': (Variable(name='n'), ' karte u krib (', Variable(name='player'), ')',), 'other': (Variable(name='n'), ' karata u krib (', Variable(name='player'), ')',)}, 'other'),)}, 'other'),),
    'web-ask-cut-for-deal': (Select('first', {'high': 'Deli najviša karta', 'low': 'Deli najniža karta'}, 'low'),),
    'web-ask-cut-starter': 'Presecite špil za početnu kartu',
    'web-ask-claim': (Select('where', {'hand': 'Izbrojte ruku', 'crib': 'Izbrojte krib', 'play': 'Koliko donosi vaša karta?'}, 'play'),),
    'web-ask-call': 'Je li nešto propušteno? Uhvatite poene ili prihvatite prijavu.',
    'web-discard-help': 'Ništa nije konačno dok ne pritisnete dugme.',
    'web-bids': 'Ponude',
    'web-cut-place': ('Karta ', Variable(name='n'),),
    'web-last-count': 'Poslednje brojanje',
    'web-no-count': 'Još ništa nije izbrojano.',
    'web-show-order': 'Redosled bodovanja',
    'web-whose': (Select('own', {'yes': (Select('where', {'crib': 'Vaš krib', 'hand': 'Vaša ruka'}, 'hand'),), 'no': (Select('where', {'crib': ('Krib (', Variable(name='player'), ')',), 'hand': ('Ruka (', Variable(name='player'), ')',)}, 'hand'),)}, 'no'),),
    'web-chip': (Select('kind', {'fifteen': ('15 – ', Variable(name='total'),), 'pair': ('par – ', Variable(name='total'),), 'run': ('niz – ', Variable(name='total'),), 'flush': ('boja – ', Variable(name='total'),), 'nobs': ('žandar – ', Variable(name='total'),)}, 'nobs'),),
    'web-count-nothing': 'Ništa',
    'web-so-far': 'dosad',
    'web-total': 'ukupno',
    'web-claims': (Select('own', {'yes': ('Prijavljujete ', Variable(name='n'),), 'no': (Variable(name='player'), ' prijavljuje ', Variable(name='n'),)}, 'no'),),
    'web-claim-wrong': (Select('own', {'yes': ('Prijavili ste ', Variable(name='claim'), ', a tačno je ', Variable(name='n'), '.',), 'no': (Variable(name='player'), ' prijavljuje ', Variable(name='claim'), ', a tačno je ', Variable(name='n'), '.',)}, 'no'),),
    'web-call-go': 'dalje!',
    'web-call-last-card': 'jedan za poslednju',
    'web-call-heels': 'žandar, dva poena',
    'web-auto': (Select('what', {'SaidGo': 'auto: dalje', 'Played': 'auto: karta'}, 'Played'),),
    'web-resigned': 'Partija je predata.',
    'web-you-won': 'Pobedili ste',
    'web-won': ('Pobeda: ', Variable(name='side'),),
    'web-level': (Select('skunk', {'lurch': 'mars', 'other': (Select('level', {2: 'dvostruki tvor', 1: 'tvor'}, 1),)}, 'other'),),
    'web-pass-device': ('Uređaj sada uzima ', Variable(name='player'),),
    'web-pass-device-help': ('Ništa se ne pokazuje dok uređaj ne preuzme ', Variable(name='player'), '.',),
    'web-primary-next': 'Nastavi',
    'web-primary-start': 'Počni partiju',
    'web-primary-sit': 'Sedni',
    'web-primary-resume': 'Nastavi partiju',
    'web-primary-rematch': 'Revanš',
    'web-primary-next-game': 'Sledeća partija',
    'web-primary-i-am': ('Ja sam ', Variable(name='player'),),
    'web-primary-it-is-me': 'To sam ja',
    'cut-where': (Select('what', {'deal': 'Izvuci bilo koju', 'starter': 'Preseci bilo gde'}, 'starter'),),
    'web-primary-cut': (Select('what', {'deal': 'Izvuci bilo koju', 'starter': 'Preseci bilo gde'}, 'starter'),),
    'web-primary-cut-at': (Select('what', {'deal': ('Izvuci kartu ', Variable(name='n'),), 'starter': ('Preseci kod ', Variable(name='n'),)}, 'starter'),),
    'web-primary-choose-cards': (Select('n', {'one': ('Izaberi ', Variable(name='n'), ' kartu',), 'few': ('Izaberi ', Variable(name='n'), ' karte',), 'other': ('Izaberi ', Variable(name='n'), ' karata',)}, 'other'),),
    'web-primary-discard': (Variable(name='n'), ' u krib',),
    'web-primary-discard-own': (Variable(name='n'), ' u svoj krib',),
    'web-primary-discard-other': (Variable(name='n'), ' u krib: ', Variable(name='player'),),
    'web-primary-choose-card': 'Izaberi kartu',
    'web-primary-play': ('Igraj ', Variable(name='index'), ' ', Select('suit', {'spades': 'pik', 'hearts': 'herc', 'diamonds': 'karo', 'clubs': 'tref'}, 'clubs'),),
    'web-primary-go': 'Dalje!',
    'web-primary-choose-bid': 'Izaberi ponudu',
    'web-primary-bid': ('Ponudi ', Variable(name='n'),),
    'web-primary-choose-claim': 'Izaberi broj',
    'web-primary-claim': ('Prijavi ', Variable(name='n'),),
    'web-primary-muggins': ('Uhvati ', Variable(name='n'),),
    'web-primary-let-stand': 'Prihvati',
    'web-pass': 'Pas',
    'web-all-at-once': 'Sve odjednom',
    'web-put-back': 'Vrati',
    'web-take-back': 'Uzmi nazad',
    'web-claim-heels': 'Prijavi žandara',
    'web-cut-anywhere': (Select('what', {'deal': 'Izvuci bilo koju', 'starter': 'Preseci bilo gde'}, 'starter'),),
    'web-undo': 'Uzmi nazad',
    'web-waiting': 'Čeka se',
    'web-waiting-turn': ('Na potezu: ', Variable(name='player'),),
    'web-waiting-count': 'Broji se',
    'web-waiting-start': 'Čeka se početak',
    'web-waiting-seats': (Select('n', {'one': ('Slobodno: ', Variable(name='n'), ' mesto',), 'few': ('Slobodno: ', Variable(name='n'), ' mesta',), 'other': ('Slobodno: ', Variable(name='n'), ' mesta',)}, 'other'),),
    'web-waiting-pause': 'Pauza',
    'web-waiting-game': 'Partija je završena',
    'web-watching': 'Gledate',
    'web-closed-short': 'Zatvoreno',
    'web-pad-claim': 'Poeni za prijavu',
    'web-pad-muggins': 'Poeni za hvatanje',
    'web-pad-bid': 'Poeni za ponudu',
    'web-paused-by': ('Pauzu pravi ', Variable(name='player'), '.',),
    'web-paused-away': 'Partija je na pauzi dok se svi ne vrate.',
    'web-paused-for': ('Čeka se: ', Variable(name='players'),),
    'web-goes-on': 'Partija se nastavlja.',
    'web-closed': 'Sto je zatvoren.',
    'web-sat-down': ('Za sto seda ', Variable(name='player'), '.',),
    'web-went-away': (Variable(name='player'), ' više nije tu.',),
    'web-came-back': (Variable(name='player'), ' se vraća.',),
    'web-stand-in': ('Računar preuzima mesto (', Variable(name='player'), ').',),
    'web-connection-lost': 'Veza je prekinuta. Pokušavam ponovo…',
    'web-connection-back': 'Veza je ponovo tu.',
    'web-tab': (Select('tab', {'log': 'Dnevnik', 'talk': 'Razgovor', 'rules': 'Pravila'}, 'rules'),),
    'web-log': 'Šta se dogodilo',
    'web-log-views': 'Šta pokazuje dnevnik',
    'web-phrases': 'Gotove rečenice',
    'web-say': 'Recite nešto',
    'web-send': 'Pošalji',
    'web-talk-watching': 'Ko gleda, ne učestvuje u razgovoru.',
    'web-mute': 'Utišaj',
    'web-block': 'Blokiraj',
    'web-shunned': 'Koga ne čujete',
    'web-shunned-how': (Select('how', {'block': 'blokirano', 'mute': 'utišano'}, 'mute'),),
    'web-unshun': 'Neka se čuje',
    'web-menu-now': 'Sada',
    'web-menu-table': 'Sto',
    'web-menu-stop': 'Kraj',
    'web-menu-ask': 'Pitaj',
    'web-menu-log': 'Dnevnik',
    'web-menu-talk': 'Razgovor',
    'web-menu-rules': 'Pravila za stolom',
    'web-menu-settings': 'Podešavanja',
    'web-menu-text': 'Tekstualni režim',
    'web-menu-host': 'Podešavanja stola',
    'web-menu-pause': 'Pauza',
    'web-menu-stand-in': ('Neka računar zameni: ', Variable(name='player'),),
    'web-menu-resign': 'Predaj partiju',
    'web-menu-leave': 'Izađi',
    'web-resign-sure': 'Predajete partiju? Računa se kao poraz.',
    'web-leave-sure': 'Izlazite? Partija vas čeka i možete da se vratite.',
    'web-leave-sure-bot': 'Izlazite? Dok se ne vratite, umesto vas igra računar.',
    'web-sheet': (Select('sheet', {'menu': 'Meni', 'log': 'Dnevnik', 'talk': 'Razgovor', 'rules': 'Pravila za ovim stolom', 'invite': 'Poziv', 'host': 'Podešavanja stola', 'settings': 'Podešavanja', 'confirm': 'Jeste li sigurni?'}, 'confirm'),),
    'web-ask': (Select('query', {'count': 'Zbir', 'hand': 'Moja ruka', 'starter': 'Početna karta', 'table': 'Odigrane karte', 'scores': 'Rezultat', 'details': 'Rezultat podrobno', 'turn': 'Ko je na potezu', 'dealer': 'Ko deli', 'legal': 'Šta mogu da igram', 'again': 'Ponovi', 'breakdown': 'Poslednje brojanje', 'clock': 'Sat', 'who': 'Ko je tu', 'options': 'Pravila', 'help': 'Pomoć'}, 'help'),),
    'web-text-now': 'Sada',
    'web-text-command': 'Naredba',
    'web-text-enter': 'Unesi',
    'web-text-help': 'Otkucajte ? da vidite sve naredbe igre. Za sto: počni, sledeća, pauza, nastavi, sedni, ustani, napusti. Red koji počinje sa / ide ostalima za stolom; „reci 3“ izgovara treću gotovu rečenicu.',
    'web-text-no-phrase': ('Takve rečenice nema. Postoje od 1 do ', Variable(name='n'), '.',),
    'web-text-no-seat': 'Nema slobodnih mesta.',
    'web-words-sit': 'sedni',
    'web-words-stand': 'ustani',
    'web-games-page': 'Moje partije',
    'web-no-games': 'Još nema partija.',
    'web-import': 'Uvezi zapis',
    'web-imported': (Select('n', {1: 'Uvezena je jedna partija.', 'one': ('Uvezena je ', Variable(name='n'), ' partija.',), 'few': ('Uvezene su ', Variable(name='n'), ' partije.',), 'other': ('Uvezeno je ', Variable(name='n'), ' partija.',)}, 'other'),),
    'web-export': 'Zapis',
    'web-see-replay': 'Ponavljanje',
    'web-scores-list': (Variable(name='scores'),),
    'web-replay': 'Ponavljanje',
    'web-replay-of': (Variable(name='players'),),
    'web-replay-controls': 'Koraci',
    'web-replay-first': 'Na početak',
    'web-replay-back': 'Korak nazad',
    'web-replay-play': 'Pusti',
    'web-replay-pause': 'Pauza',
    'web-replay-forward': 'Korak napred',
    'web-replay-last': 'Na kraj',
    'web-replay-place': 'Mesto u partiji',
    'web-replay-step': (Variable(name='at'), ' od ', Variable(name='last'),),
    'web-replay-eyes': 'Pogled',
    'web-replay-all': 'Sve karte',
    'web-replay-moves': 'Potezi',
    'web-replay-begin': 'Početak',
    'web-deal': ('Deljenje ', Variable(name='n'),),
    'web-rules': 'Pravila',
    'web-settings': 'Podešavanja',
    'web-set-look': 'Izgled',
    'web-set-theme': 'Boje ekrana',
    'web-theme': (Select('value', {'auto': 'Kao sistem', 'light': 'Svetlo', 'dark': 'Tamno', 'contrast': 'Visok kontrast'}, 'contrast'),),
    'web-set-size': 'Veličina teksta',
    'web-size': (Variable(name='value'), ' %',),
    'web-set-font': 'Slova',
    'web-font': (Select('value', {'usual': 'Kao obično', 'clear': 'Lako raspoznatljiva'}, 'clear'),),
    'web-set-spacing': 'Razmaci',
    'web-spacing': (Select('value', {'usual': 'Kao obično', 'wide': 'Široki'}, 'wide'),),
    'web-set-deck': 'Špil',
    'web-deck': (Select('value', {'two': 'U dve boje', 'four': 'U četiri boje'}, 'four'),),
    'web-set-faces': 'Karte',
    'web-faces': (Select('value', {'auto': 'Prema ekranu', 'classic': 'Klasične', 'jumbo': 'Velike'}, 'jumbo'),),
    'web-set-letters': 'Slova na kartama',
    'web-letters': (Select('value', {'local': 'Prema jeziku', 'international': 'Međunarodna: A, J, Q, K'}, 'international'),),
    'web-set-text': 'Tekstualni režim',
    'web-set-play': 'Tok igre',
    'web-set-speed': 'Brzina',
    'web-speed': (Select('value', {'instant': 'Odmah', 'fast': 'Brzo', 'normal': 'Obično', 'slow': 'Sporo', 'step': 'Korak po korak'}, 'step'),),
    'web-set-confirm': 'Karta se igra',
    'web-confirm': (Select('value', {'auto': 'Kako je na uređaju uobičajeno', 'button': 'Izborom, pa dugmetom', 'again': 'S dva klika', 'once': 'Jednim klikom'}, 'once'),),
    'web-set-forced': 'Jedinu moguću kartu igra program',
    'web-set-say-go': '„Dalje“ kaže program kad nijedna karta ne može',
    'web-set-keys': 'Pojedinačni tasteri: pitanja i odgovori',
    'web-set-hear': 'Zvuk i govor',
    'web-sound': 'Zvuk',
    'web-sound-state': (Select('on', {'yes': 'Zvuk je uključen.', 'no': 'Zvuk je isključen.'}, 'no'),),
    'web-set-verbosity': 'Opširnost',
    'web-verbosity': (Select('value', {'brief': 'Kratko', 'normal': 'Obično', 'full': 'Opširno'}, 'full'),),
    'web-language': 'Jezik',
    'web-is-nobody': 'Ovde još nemate ime.',
    'web-is-guest': 'Vi ste gost. Ako otvorite nalog, partije vam ostaju i kad vas pregledač zaboravi.',
    'web-is-account': ('Vaš nalog: ', Variable(name='account'),),
    'web-account-make': 'Otvori nalog',
    'web-account-make-button': 'Otvori',
    'web-account-name': 'Nalog',
    'web-password': 'Lozinka',
    'web-login': 'Prijavi se',
    'web-login-button': 'Prijavi se',
    'web-logout': 'Odjavi se',
}
