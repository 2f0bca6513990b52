"""Made by `python -m kribo.locales.compile` from ../eo/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'advice-throws': (Select('deals', {'yes': 'Vi disdonas, do la kribo estas via.', 'no': 'La alia disdonas kaj havas la kribon.'}, 'no'), ' Vi havas ', Variable(name='mine'), ', la alia ', Variable(name='theirs'), '; oni ludas ĝis ', Variable(name='target'), '.',),
    'advice-plays': (Select('deals', {'yes': 'Vi disdonas.', 'no': 'La alia disdonas.'}, 'no'), ' Vi havas ', Variable(name='mine'), ', la alia ', Variable(name='theirs'), '; oni ludas ĝis ', Variable(name='target'), '. La sumo estas ', Variable(name='count'), '.',),
    'advice-column': (Select('column', {'throw': 'forsendo', 'keep': 'teno', 'card': 'karto', 'hand': 'mano', 'crib': 'kribo', 'for': 'por', 'against': 'kontraŭ', 'net': 'neto', 'win': 'venkoj %', 'behind': 'perdo', 'band': ''}, 'band'),),
    'band': (Select('band', {'best': 'plej bona', 'good': 'bona', 'inaccuracy': 'erareto', 'mistake': 'eraro', 'blunder': 'erarego'}, 'blunder'),),
    'advice-best': (Variable(name='choice'), ': ', Select('reason', {'hand': ('la mano valoras ', Variable(name='points'), ' pli ol kun ', Variable(name='other'), '.',), 'crib': ('la kribo estas je ', Variable(name='points'), ' poentoj pli bona por vi ol kun ', Variable(name='other'), '.',), 'pegging': ('la kejlumado estas je ', Variable(name='points'), ' poentoj pli bona ol kun ', Variable(name='other'), '.',), 'for': ('en la kejlumado vi gajnas ', Variable(name='points'), ' pli ol kun ', Variable(name='other'), '.',), 'against': ('en la kejlumado la alia gajnas ', Variable(name='points'), ' malpli ol kun ', Variable(name='other'), '.',), 'position': (Variable(name='other'), ' estas je ', Variable(name='points'), ' poentoj pli bona, sed ĉe ĉi tiu stato venkas malpli ofte.',), 'none': ('same bona kiel ', Variable(name='other'), '.',)}, 'none'),),
    'advice-starters': ('Plej bonaj ekkartoj: ', Variable(name='best'), ' (mano ', Variable(name='most'), '), plej malbonaj: ', Variable(name='worst'), ' (mano ', Variable(name='least'), ').',),
    'advice-progress': ('Ŝancoj venki en partio ĝis ', Variable(name='target'), ': ', Variable(name='percent'), ' % kalkulitaj',),
    'advice-go': 'Neniu karto meteblas. Diru: ek.',
    'advice-only': ('Meteblas nur ', Variable(name='choice'), '.',),
    'analyse-game': (Variable(name='variant'), ' ĝis ', Variable(name='target'), ': ', Variable(name='players'), '. Fina stato: ', Variable(name='scores'), '.',),
    'analyse-unfinished': (Variable(name='variant'), ' ĝis ', Variable(name='target'), ': ', Variable(name='players'), '. Ne finita, stato: ', Variable(name='scores'), '.',),
    'analyse-not-judged': ('La ludmotoro prijuĝas seskartan kribaĝon inter du, kaj ĉi tiu ludo estas ', Variable(name='variant'), ': prijuĝi ĝin ankoraŭ ne eblas.',),
    'analyse-column': (Select('column', {'player': 'ludanto', 'discards': 'forsendoj', 'plays': 'metoj', 'accuracy': 'precizeco', 'rating': 'perdo', 'counting': 'kalkulado', 'skill': 'lerto', 'luck': 'bonŝanco'}, 'luck'),),
    'analyse-key': 'La precizeco sen eraroj estas 100 %; “perdo” estas dekoble la meza perdo de decido, sen eraroj 0. Lerto, kalkulado kaj bonŝanco estas en procentoj de venkoj.',
    'analyse-luck': ('Bonŝanco de ', Variable(name='player'), ': la lotado ', Variable(name='cut'), ', la disdonitaj kartoj ', Variable(name='deal'), ', la ekkartoj ', Variable(name='starter'), ', la kartoj de la alia ', Variable(name='cards'), '.',),
    'analyse-sum': (Variable(name='player'), ': ', Variable(name='result'), ' % de partio minus 50 % = lerto ', Variable(name='skill'), ' - lerto ', Variable(name='other'), ' + bonŝanco ', Variable(name='luck'), '.',),
    'analyse-clean': 'Nenio, kion oni povus certe nomi eraro.',
    'analyse-throw': ('Disdono ', Variable(name='deal'), ', ', Variable(name='player'), ' forsendis ', Variable(name='chosen'), ', pli bone ', Variable(name='best'), ': ', Variable(name='loss'), ' % de venkoj, ', Select('band', {'inaccuracy': 'erareto', 'mistake': 'eraro', 'blunder': 'erarego'}, 'blunder'), '.',),
    'analyse-play': ('Disdono ', Variable(name='deal'), ', ', Variable(name='player'), ' metis ', Variable(name='chosen'), ', pli bone ', Variable(name='best'), ': ', Variable(name='loss'), ' % de venkoj, ', Select('band', {'inaccuracy': 'erareto', 'mistake': 'eraro', 'blunder': 'erarego'}, 'blunder'), '.',),
    'analyse-count': ('Disdono ', Variable(name='deal'), ', ', Variable(name='player'), ' perdis ', Variable(name='points'), ' ', Select('points', {'one': 'poenton', 'other': 'poentojn'}, 'other'), ' ĉe la kalkulado: ', Variable(name='loss'), ' % de venkoj.',),
    'analyse-resign': ('Disdono ', Variable(name='deal'), ', ', Variable(name='player'), ' rezignis, kiam restis ', Variable(name='loss'), ' % de venkoj.',),
    'analyse-why': (Select('reason', {'hand': ('Tiel la mano valoras ', Variable(name='points'), ' pli.',), 'crib': ('Tiel la kribo estas je ', Variable(name='points'), ' poentoj pli bona.',), 'pegging': ('Tiel la kejlumado estas je ', Variable(name='points'), ' poentoj pli bona.',), 'for': ('Tiel oni kejlumas ', Variable(name='points'), ' pli.',), 'against': ('Tiel la alia kejlumas ', Variable(name='points'), ' malpli.',), 'position': ('Tiel oni gajnas ', Variable(name='points'), ' poentojn malpli, sed ĉe ĉi tiu stato venkas pli ofte.',), 'none': 'Laŭ poentoj ne estas diferenco.'}, 'none'),),
    'analyse-progress': (Variable(name='done'), ' el ', Variable(name='all'), ' agoj',),
    'error-six-cards': ('Nomu la ', Variable(name='needed'), ' kartojn, kiujn vi ricevis; vi donis ', Variable(name='found'), '.',),
    'error-dealer-and-pone': '--dealer kaj --pone kontraŭdiras unu la alian. Donu nur unu el ili.',
    'error-scores-too-high': (Variable(name='score'), ' ne estas sub la celo ', Variable(name='target'), ': la partio jam estus finita.',),
    'error-four-cards': ('El kvar tenataj kartoj iuj estas en la mano kaj iuj jam metitaj: ', Variable(name='held'), ' en la mano kaj ', Variable(name='laid'), ' post --mine ne faras kvar.',),
    'error-discarded-two': 'Du viaj kartoj kuŝas en la kribo: nomu ambaŭ post --discarded.',
    'error-not-played': (Variable(name='card'), ' staras post --mine, sed ne post --played. Post --played staru ĉiuj metitaj kartoj, laŭvice.',),
    'error-no-such-play': 'Neniu kejlumado kondukas al ĉi tiu pozicio kun via vico. Kontrolu la vicordon de la metitaj kartoj, kiu metis ilin, kaj kiu disdonas.',
    'error-exact-needs-kernel': '--exact bezonas la kompilitan kernon, kaj ĝi mankas ĉi tie. Ellasu --exact: la diferenco estas sub 0,001 poento.',
    'card-letters': (Select('rank', {'ace': 'A', 'two': '2', 'three': '3', 'four': '4', 'five': '5', 'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': '10', 'jack': 'F', 'queen': 'D', 'king': 'R'}, 'king'), Select('suit', {'spades': 'P', 'hearts': 'K', 'diamonds': 'R', 'clubs': 'T'}, 'clubs'),),
    'card-nom': (Select('suit', {'spades': 'pika', 'hearts': 'kera', 'diamonds': 'karoa', 'clubs': 'trefa'}, 'clubs'), ' ', Select('rank', {'ace': 'aso', 'two': 'duo', 'three': 'trio', 'four': 'kvaro', 'five': 'kvino', 'six': 'seso', 'seven': 'sepo', 'eight': 'oko', 'nine': 'naŭo', 'ten': 'deko', 'jack': 'fanto', 'queen': 'damo', 'king': 'reĝo'}, 'king'),),
    'card-acc': (Select('suit', {'spades': 'pikan', 'hearts': 'keran', 'diamonds': 'karoan', 'clubs': 'trefan'}, 'clubs'), ' ', Select('rank', {'ace': 'ason', 'two': 'duon', 'three': 'trion', 'four': 'kvaron', 'five': 'kvinon', 'six': 'seson', 'seven': 'sepon', 'eight': 'okon', 'nine': 'naŭon', 'ten': 'dekon', 'jack': 'fanton', 'queen': 'damon', 'king': 'reĝon'}, 'king'),),
    'you': 'Vi',
    'list-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'team-more': (Variable(name='before'), ' kaj ', Variable(name='item'),),
    'points': (Select('n', {'one': (Variable(name='n'), ' poento',), 'other': (Variable(name='n'), ' poentoj',)}, 'other'),),
    'points-acc': (Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'),),
    'cards': (Select('n', {'one': (Variable(name='n'), ' karto',), 'other': (Variable(name='n'), ' kartoj',)}, 'other'),),
    'cards-acc': (Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'),),
    'holes-to-go': (Select('n', {'one': ('restas ', Variable(name='n'), ' truo',), 'other': ('restas ', Variable(name='n'), ' truoj',)}, 'other'),),
    'cut-for-deal-self': ('Vi tiras ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other': (Variable(name='player'), ' tiras ', Variable(name='card_acc'), '.',),
    'cut-for-deal-self-full': ('Vi tiras la ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other-full': (Variable(name='player'), ' tiras la ', Variable(name='card_acc'), '.',),
    'cut-tied': ('Egalaj kartoj. Denove tiras: ', Variable(name='players'), '.',),
    'lots-self': 'La loto decidas: vi disdonas unua.',
    'lots-other': ('La loto decidas: ', Variable(name='player'), ' disdonas unua.',),
    'deal-self': ('Disdono ', Variable(name='number'), ': disdonas vi.',),
    'deal-other': ('Disdono ', Variable(name='number'), ': disdonas ', Variable(name='player'), '.',),
    'crib-owner-self': 'La kribo estas via.',
    'crib-owner-other': ('La kribo apartenas al ', Variable(name='player'), '.',),
    'dealt-unseen': 'La kartoj estas disdonitaj.',
    'dealt-self': ('Via mano: ', Variable(name='cards'), '.',),
    'dealt-other': ('Mano de ', Variable(name='player'), ': ', Variable(name='cards'), '.',),
    'discarded-unseen': (Variable(name='player'), ' sendas ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), ' al la kribo.',),
    'discarded-self': ('Vi sendas ', Variable(name='cards_acc'), ' al la kribo.',),
    'discarded-other': (Variable(name='player'), ' sendas ', Variable(name='cards_acc'), ' al la kribo.',),
    'took-back-self': 'Vi reprenas viajn kartojn el la kribo.',
    'took-back-other': (Variable(name='player'), ' reprenas siajn kartojn el la kribo.',),
    'bid-self': ('Vi ofertas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '.',),
    'bid-other': (Variable(name='player'), ' ofertas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '.',),
    'pass-self': 'Vi pasas.',
    'pass-other': (Variable(name='player'), ' pasas.',),
    'crib-bought-self': ('Vi aĉetas la kribon kontraŭ ', Select('n', {'one': (Variable(name='n'), ' poento',), 'other': (Variable(name='n'), ' poentoj',)}, 'other'), '.',),
    'crib-bought-other': (Variable(name='player'), ' aĉetas la kribon kontraŭ ', Select('n', {'one': (Variable(name='n'), ' poento',), 'other': (Variable(name='n'), ' poentoj',)}, 'other'), '.',),
    'starter-cut-self': ('Vi dividas la kartaron. Ekkarto: ', Variable(name='card'), '.',),
    'starter-cut-other': (Variable(name='player'), ' dividas la kartaron. Ekkarto: ', Variable(name='card'), '.',),
    'starter-cut-self-brief': ('Ekkarto: ', Variable(name='card'), '.',),
    'starter-cut-other-brief': ('Ekkarto: ', Variable(name='card'), '.',),
    'heels-lost-self': 'Vi metis karton kaj ne postulis la 2 poentojn pro la kalkanoj: ili estas perditaj.',
    'heels-lost-other': (Variable(name='player'), ' ne postulis la 2 poentojn pro la kalkanoj: ili estas perditaj.',),
    'played-self': ('Vi metas ', Variable(name='card_acc'), '. Sumo ', Variable(name='count'), '.',),
    'played-other': (Variable(name='player'), ' metas ', Variable(name='card_acc'), '. Sumo ', Variable(name='count'), '.',),
    'played-self-brief': ('Vi: ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-other-brief': (Variable(name='player'), ': ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-self-full': ('Vi metas la ', Variable(name='card_acc'), '. La sumo estas ', Variable(name='count'), '.',),
    'played-other-full': (Variable(name='player'), ' metas la ', Variable(name='card_acc'), '. La sumo estas ', Variable(name='count'), '.',),
    'go-self': 'Vi diras: ek!',
    'go-other': (Variable(name='player'), ' diras: ek!',),
    'go-self-full': ('La sumo estas ', Variable(name='count'), '. Vi diras: ek!',),
    'go-other-full': ('La sumo estas ', Variable(name='count'), '. ', Variable(name='player'), ' diras: ek!',),
    'count-restart-self': 'La sumo revenas al nulo. Komencas vi.',
    'count-restart-other': ('La sumo revenas al nulo. Komencas ', Variable(name='player'), '.',),
    'count-restart-self-brief': 'Sumo 0. Komencas vi.',
    'count-restart-other-brief': ('Sumo 0. Komencas ', Variable(name='player'), '.',),
    'claimed-self': (Select('where', {'hand': ('Vi anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por via mano.',), 'crib': ('Vi anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por via kribo.',), 'play': ('Vi anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por la metita karto.',)}, 'play'),),
    'claimed-other': (Select('where', {'hand': (Variable(name='player'), ' anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por sia mano.',), 'crib': (Variable(name='player'), ' anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por sia kribo.',), 'play': (Variable(name='player'), ' anoncas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por la metita karto.',)}, 'play'),),
    'claimed-nineteen-self': 'Vi diras: dek naŭ! Tio estas: nulo.',
    'claimed-nineteen-other': (Variable(name='player'), ' diras: dek naŭ! Tio estas: nulo.',),
    'show-hand-self': ('Via mano: ', Variable(name='cards'), '. Ekkarto: ', Variable(name='starter'), '.',),
    'show-hand-other': ('Mano de ', Variable(name='player'), ': ', Variable(name='cards'), '. Ekkarto: ', Variable(name='starter'), '.',),
    'show-crib-self': ('Via kribo: ', Variable(name='cards'), '. Ekkarto: ', Variable(name='starter'), '.',),
    'show-crib-other': ('Kribo de ', Variable(name='player'), ': ', Variable(name='cards'), '. Ekkarto: ', Variable(name='starter'), '.',),
    'pile': ('Kartoj de ĉi tiu sumo: ', Variable(name='cards'), '.',),
    'count-in-play': ('La lasta karto donas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ': ', Variable(name='why'), '.',),
    'count-is': ('Valoro: ', Variable(name='n'), '.',),
    'claim-wrong-self': ('Vi anoncis ', Variable(name='claim'), '. La ĝusta valoro estas ', Variable(name='n'), '.',),
    'claim-wrong-other': (Variable(name='player'), ' anoncis ', Variable(name='claim'), '. La ĝusta valoro estas ', Variable(name='n'), '.',),
    'timed-out-self': 'Via tempo finiĝis.',
    'timed-out-other': ('La tempo de ', Variable(name='player'), ' finiĝis.',),
    'call-none-self': 'Vi akceptas la anoncon.',
    'call-none-other': (Variable(name='player'), ' akceptas la anoncon.',),
    'call-right-self': ('Vi postulas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', kaj prave.',),
    'call-right-other': (Variable(name='player'), ' postulas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', kaj prave.',),
    'call-wrong-self': ('Vi postulas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', sed malprave.',),
    'call-wrong-other': (Variable(name='player'), ' postulas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', sed malprave.',),
    'pegged-three-for-last-self': ('Kompenso: vi ne disdonas kaj gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-three-for-last-other': ('Kompenso: ', Variable(name='player'), ' ne disdonas kaj gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-bid-self': ('Vi pagas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por la kribo. Entute ', Variable(name='score'), '.',),
    'pegged-bid-other': (Variable(name='player'), ' pagas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' por la kribo. Entute ', Variable(name='score'), '.',),
    'pegged-heels-self': ('Du pro la kalkanoj: vi gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-heels-other': ('Du pro la kalkanoj: ', Variable(name='player'), ' gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-play-self': ('Vi gajnas ', Variable(name='n'), ': ', Variable(name='why'), '. Entute ', Variable(name='score'), '.',),
    'pegged-play-other': (Variable(name='player'), ' gajnas ', Variable(name='n'), ': ', Variable(name='why'), '. Entute ', Variable(name='score'), '.',),
    'pegged-claim-self': ('Vi gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-claim-other': (Variable(name='player'), ' gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-go-self': ('Vi gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' pro “ek”. Entute ', Variable(name='score'), '.',),
    'pegged-go-other': (Variable(name='player'), ' gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' pro “ek”. Entute ', Variable(name='score'), '.',),
    'pegged-last-card-self': ('Vi gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' pro la lasta karto. Entute ', Variable(name='score'), '.',),
    'pegged-last-card-other': (Variable(name='player'), ' gajnas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' pro la lasta karto. Entute ', Variable(name='score'), '.',),
    'pegged-hand-self': ('Via mano donas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-hand-other': ('La mano donas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' al ', Variable(name='player'), '. Entute ', Variable(name='score'), '.',),
    'pegged-crib-self': ('Via kribo donas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-crib-other': ('La kribo donas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' al ', Variable(name='player'), '. Entute ', Variable(name='score'), '.',),
    'pegged-missed-self': (Select('n', {'one': ('Vi ricevas ', Variable(name='n'), ' forgesitan poenton.',), 'other': ('Vi ricevas ', Variable(name='n'), ' forgesitajn poentojn.',)}, 'other'), ' Entute ', Variable(name='score'), '.',),
    'pegged-missed-other': (Select('n', {'one': (Variable(name='player'), ' ricevas ', Variable(name='n'), ' forgesitan poenton.',), 'other': (Variable(name='player'), ' ricevas ', Variable(name='n'), ' forgesitajn poentojn.',)}, 'other'), ' Entute ', Variable(name='score'), '.',),
    'pegged-invented-self': (Select('n', {'one': ('Vi ricevas ', Variable(name='n'), ' troan poenton.',), 'other': ('Vi ricevas ', Variable(name='n'), ' troajn poentojn.',)}, 'other'), ' Entute ', Variable(name='score'), '.',),
    'pegged-invented-other': (Select('n', {'one': (Variable(name='player'), ' ricevas ', Variable(name='n'), ' troan poenton.',), 'other': (Variable(name='player'), ' ricevas ', Variable(name='n'), ' troajn poentojn.',)}, 'other'), ' Entute ', Variable(name='score'), '.',),
    'pegged-muggins-self': ('Kapto: vi prenas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-muggins-other': ('Kapto: ', Variable(name='player'), ' prenas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), '. Entute ', Variable(name='score'), '.',),
    'pegged-timeout-self': ('Vi ricevas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', ĉar la tempo finiĝis. Entute ', Variable(name='score'), '.',),
    'pegged-timeout-other': (Variable(name='player'), ' ricevas ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ', ĉar la tempo finiĝis. Entute ', Variable(name='score'), '.',),
    'resigned-self': 'Vi rezignas.',
    'resigned-other': (Variable(name='player'), ' rezignas.',),
    'won-self': 'Vi venkas!',
    'won-other': ('Venkas ', Variable(name='player'), '.',),
    'won-team-self': 'Via teamo venkas!',
    'won-team-other': ('Venkas: ', Variable(name='players'), '.',),
    'final-scores': ('Fina stato. ', Variable(name='scores'), '.',),
    'side-score': (Variable(name='side'), ': ', Variable(name='score'),),
    'skunk': ('Mefiton suferas: ', Variable(name='players'), '.',),
    'double-skunk': ('Duoblan mefiton suferas: ', Variable(name='players'), '.',),
    'lurch': ('Duoble malvenkas: ', Variable(name='players'), '.',),
    'your-hand': ('Via mano: ', Variable(name='cards'), '.',),
    'no-hand': 'Via mano estas malplena.',
    'waiting': ('Vico de ', Variable(name='players'), '.',),
    'waiting-for-chance': 'La kartoj tuj estos disdonitaj.',
    'game-over': 'La partio finiĝis.',
    'ask-cut-for-deal': (Select('first_dealer', {'high': ('Lotado: kiu tiros la plej altan karton, tiu disdonos. Diru numeron de 1 ĝis ', Variable(name='most'), ', aŭ “tiri” por hazarda karto.',), 'low': ('Lotado: kiu tiros la plej malaltan karton, tiu disdonos. Diru numeron de 1 ĝis ', Variable(name='most'), ', aŭ “tiri” por hazarda karto.',)}, 'low'),),
    'ask-discard-own': ('Elektu ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), ' por via kribo.',),
    'ask-discard-team': ('Elektu ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), ' por la kribo de via teamo; ĝin kalkulos ', Variable(name='player'), '.',),
    'ask-discard-other': ('Elektu ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), ' por la kribo de ', Variable(name='player'), '.',),
    'ask-discard-unsold': ('Elektu ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), ' por la kribo, kiu ankoraŭ ne estas vendita.',),
    'ask-bid-first': ('Ofertu de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' por la kribo.',),
    'ask-bid': ('Ofertu de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' por la kribo, aŭ diru: pas.',),
    'ask-bid-one': ('Prenu la kribon kontraŭ ', Variable(name='least'), ', aŭ diru: pas.',),
    'ask-pass': 'Neniu povas oferti pli. Diru: pas.',
    'ask-cut-starter': ('Dividu la kartaron: diru numeron de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ', aŭ “dividi” por hazarda loko.',),
    'ask-lead': 'Vi komencas. Metu karton.',
    'ask-play': ('Via vico. Sumo ', Variable(name='count'), '. Metu karton.',),
    'ask-play-of': ('Via vico. Sumo ', Variable(name='count'), '. Meteblaj: ', Variable(name='cards'), '.',),
    'ask-play-or-go': ('Via vico. Sumo ', Variable(name='count'), '. Metu karton, aŭ diru: ek.',),
    'ask-go': ('Via vico. Sumo ', Variable(name='count'), '. Neniu via karto meteblas. Diru: ek.',),
    'ask-claim-card': 'Kiom da poentoj donas via karto?',
    'ask-claim': 'Kiom da poentoj?',
    'ask-call': 'Ĉu mankas poentoj? Postulu ilin per nombro, aŭ diru: ne.',
    'ask-call-either': 'Ĉu poentoj mankas aŭ troas? Postulu ilin per nombro, aŭ diru: ne.',
    'phase': (Select('stage', {'DrawingLots': 'Lotado pri la unua disdono.', 'ShufflingToCut': 'La kartaro estas miksata por la lotado.', 'CuttingForDeal': 'Lotado: ĉiu tiras karton pri la unua disdono.', 'Dealing': 'Disdono.', 'Discarding': 'Elekto por la kribo.', 'Bidding': 'Aŭkcio pri la kribo.', 'Cutting': 'Divido por la ekkarto.', 'Playing': 'Kejlumado.', 'Announcing': 'Kejlumado: oni kalkulas la lastan karton.', 'Counting': 'Elmontrado.', 'Calling': 'Eblas postuli forgesitajn poentojn.', 'Over': 'La partio finiĝis.'}, 'Over'),),
    'count-now': ('Sumo ', Variable(name='count'), '. Kuŝas: ', Variable(name='cards'), '.',),
    'count-zero': 'Sumo 0. Ankoraŭ neniu karto kuŝas.',
    'no-count': 'Nun ne estas sumo, ĉar oni ne kejlumas.',
    'starter-is': ('Ekkarto: ', Variable(name='card'), '.',),
    'no-starter': 'La ekkarto ankoraŭ ne estas konata.',
    'laid-self': ('Vi metis: ', Variable(name='cards'), '.',),
    'laid-other': (Variable(name='player'), ' metis: ', Variable(name='cards'), '.',),
    'laid-nothing-self': 'Vi ankoraŭ ne metis karton.',
    'laid-nothing-other': (Variable(name='player'), ' ankoraŭ ne metis karton.',),
    'holds-other': (Variable(name='player'), ' tenas ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'), '.',),
    'your-discard': ('Viaj kartoj en la kribo: ', Variable(name='cards'), '.',),
    'nothing-laid': 'Neniu karto kuŝas sur la tablo.',
    'side-line': (Variable(name='side'), ': ', Variable(name='score'), '. Strato ', Variable(name='street'), ' el ', Variable(name='streets'), ', ', Select('n', {'one': ('restas ', Variable(name='n'), ' truo',), 'other': ('restas ', Variable(name='n'), ' truoj',)}, 'other'), '.',),
    'side-line-brief': (Variable(name='side'), ': ', Variable(name='score'), '.',),
    'lead': (Variable(name='side'), ': antaŭas je ', Select('n', {'one': (Variable(name='n'), ' poento',), 'other': (Variable(name='n'), ' poentoj',)}, 'other'), '.',),
    'level': 'La stato estas egala.',
    'score-detail': (Variable(name='side'), ': antaŭa kejlo ', Variable(name='score'), ', malantaŭa kejlo ', Variable(name='rear'), ', ', Select('n', {'one': ('restas ', Variable(name='n'), ' truo',), 'other': ('restas ', Variable(name='n'), ' truoj',)}, 'other'), '.',),
    'skunk-near': (Select('n', {'one': (Variable(name='side'), ': mankas ', Variable(name='n'), ' poento por eviti mefiton.',), 'other': (Variable(name='side'), ': mankas ', Variable(name='n'), ' poentoj por eviti mefiton.',)}, 'other'),),
    'skunk-safe': (Variable(name='side'), ': mefito ne plu minacas.',),
    'target-is': ('Oni ludas ĝis ', Variable(name='target'), '.',),
    'no-deal-yet': 'Ankoraŭ neniu estas disdonanto.',
    'dealer-self': 'Disdonas vi.',
    'dealer-other': ('Disdonas ', Variable(name='player'), '.',),
    'crib-unsold': 'La kribo ankoraŭ ne estas vendita.',
    'makes': (Variable(name='card'), ': sumo ', Variable(name='count'), '.',),
    'makes-points': (Variable(name='card'), ': sumo ', Variable(name='count'), '; ', Variable(name='why'), '.',),
    'makes-too-much': (Variable(name='card'), ': farus ', Variable(name='count'), ', pli ol 31.',),
    'no-card-fits': 'Neniu via karto meteblas. Diru: ek.',
    'may-say-go': 'Vi rajtas ankaŭ diri: ek.',
    'nothing-counted': 'Ankoraŭ nenio estas kalkulita.',
    'counted-item': (Select('kind', {'fifteen': 'dekkvino', 'pair': 'paro', 'run': 'sinsekvo', 'flush': 'samemblemaj', 'nobs': 'samemblema fanto'}, 'nobs'), ': ', Variable(name='cards'), ', ', Select('n', {'one': (Variable(name='n'), ' poento',), 'other': (Variable(name='n'), ' poentoj',)}, 'other'), '.',),
    'counted-total': ('Entute: ', Variable(name='n'), '.',),
    'seat-person': ('Loko ', Variable(name='seat'), ': ', Variable(name='player'), '.',),
    'seat-bot': ('Loko ', Variable(name='seat'), ': ', Variable(name='player'), ', roboto ', Select('bot', {'random': ('(', Variable(name='bot'), '), kiu ludas hazarde',), 'greedy': ('(', Variable(name='bot'), '), kiu tuj prenas la plej multajn poentojn',), 'basic': ('(', Variable(name='bot'), '), kiu ludas prudente',), 'top': 'de la plej alta nivelo', 'other': ('de nivelo ', Variable(name='bot'),)}, 'other'), '.',),
    'bot-name': (Select('bot', {'random': 'Hazardulo', 'greedy': 'Avidulo', 'basic': 'Prudentulo', 'top': 'Ĉampiono', 'other': ('Nivelo ', Variable(name='bot'),)}, 'other'),),
    'bot-again': (Select('bot', {'random': (Variable(name='name'), ' ', Variable(name='number'),), 'greedy': (Variable(name='name'), ' ', Variable(name='number'),), 'basic': (Variable(name='name'), ' ', Variable(name='number'),), 'other': (Variable(name='name'), ' (', Variable(name='number'), ')',)}, 'other'),),
    'team': ('Teamo ', Variable(name='side'), ': ', Variable(name='players'), '.',),
    'slip-line': (Variable(name='side'), ': ', Variable(name='items'), '. Entute ', Variable(name='total'), '.',),
    'slip-source': (Select('source', {'pegging': ('kejlumado ', Variable(name='n'),), 'hand': ('manoj ', Variable(name='n'),), 'crib': ('kriboj ', Variable(name='n'),), 'heels': ('kalkanoj ', Variable(name='n'),), 'start': ('kompenso ', Variable(name='n'),), 'bids': ('ofertoj ', Variable(name='n'),), 'calls': ('eraroj de aliaj ', Variable(name='n'),)}, 'calls'),),
    'slip-nothing': 'nenio',
    'slip-left-self': ('Vi lasis ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' sur la tablo.',),
    'slip-left-other': (Variable(name='player'), ' lasis ', Select('n', {'one': (Variable(name='n'), ' poenton',), 'other': (Variable(name='n'), ' poentojn',)}, 'other'), ' sur la tablo.',),
    'games-won': ('Gajnitaj partioj. ', Variable(name='scores'), '.',),
    'match-points': ('Matĉaj poentoj. ', Variable(name='scores'), '.',),
    'game-points': ('Partiaj poentoj. ', Variable(name='scores'), '.',),
    'spread-points': ('Totala diferenco. ', Variable(name='scores'), '.',),
    'stakes-stand': ('Vetoj. ', Variable(name='scores'), '.',),
    'match-won-self': 'Vi venkas en la matĉo!',
    'match-won-other': ('En la matĉo venkas ', Variable(name='player'), '.',),
    'match-won-team-self': 'Via teamo venkas en la matĉo!',
    'match-won-team-other': ('En la matĉo venkas: ', Variable(name='players'), '.',),
    'match-drawn': ('La matĉo finiĝas egale: ', Variable(name='players'), '.',),
    'plus': ('+', Variable(name='n'),),
    'minus': ('−', Variable(name='n'),),
    'option-target': ('Oni ludas ĝis ', Variable(name='value'), '.',),
    'option-first_dealer': (Select('value', {'low': 'Kiu tiras la plej malaltan karton, tiu disdonas unua.', 'high': 'Kiu tiras la plej altan karton, tiu disdonas unua.', 'random': 'La loto decidas, kiu disdonas unua.'}, 'random'),),
    'option-next_dealer': (Select('value', {'loser': 'En matĉo la malvenkinto disdonas unua en la sekva partio.', 'winner': 'En matĉo la venkinto disdonas unua en la sekva partio.', 'alternate': 'En matĉo la unua disdono rondiras de partio al partio.', 'cut': 'En matĉo oni lotas antaŭ ĉiu partio, kiu disdonu unua.'}, 'cut'),),
    'option-heels': (Select('value', {'automatic': 'Fanta ekkarto tuj donas du poentojn.', 'claimed': 'La du poentojn pro fanta ekkarto la disdonanto devas postuli antaŭ sia unua karto.'}, 'claimed'),),
    'option-three_for_last': (Select('value', {'once': 'Tri kompensajn poentojn oni donas unu fojon, antaŭ la unua disdono.', 'each_deal': 'Tri kompensajn poentojn oni donas en ĉiu disdono.', 'never': 'Oni ludas sen kompensaj poentoj.'}, 'never'),),
    'option-single_go': (Select('value', {'must': 'Post “ek” la alia devas meti plu, dum eblas.', 'may': 'Post “ek” la alia rajtas ĉesi, eĉ se iu karto meteblas.'}, 'may'),),
    'option-crib_flush': (Select('value', {'five': 'En la kribo samemblemaj kartoj validas nur kun samemblema ekkarto.', 'four': 'En la kribo samemblemaj kartoj validas ankaŭ sen la ekkarto.'}, 'four'),),
    'option-bicycle_go': (Select('value', {'off': 'Post “ek” ĉiuj aliaj metas plu, dum eblas.', 'on': 'Se unu diras “ek” kaj ankaŭ la sekva ne povas meti, la tria ne metas plu.'}, 'on'),),
    'option-seven_crib': (Select('n', {5: 'La kribo havas kvin kartojn, unu el ili rekte el la kartaro.', 4: 'La kribo havas kvar kartojn.'}, 4),),
    'option-auction_when': (Select('value', {'after_discards': 'La aŭkcio pri la kribo okazas post la forsendo.', 'before_discards': 'La aŭkcio pri la kribo okazas antaŭ la forsendo.'}, 'before_discards'),),
    'option-auction_open': (Select('value', {'must': 'La unua en la aŭkcio devas oferti.', 'may_pass': 'Eĉ la unua en la aŭkcio rajtas pasi.'}, 'may_pass'),),
    'option-auction_heels': (Select('value', {'dealer': 'La du poentojn pro fanta ekkarto gajnas la disdonanto.', 'owner': 'La du poentojn pro fanta ekkarto gajnas la posedanto de la kribo.'}, 'owner'),),
    'option-counting': (Select('value', {'auto': 'La programo kalkulas la manojn.', 'assisted': 'La ludantoj kalkulas; erarojn la programo korektas sen puno.', 'self': 'La ludantoj kalkulas; forgesitaj poentoj perdiĝas.', 'muggins': 'La ludantoj kalkulas; forgesitajn poentojn la kontraŭuloj rajtas kapti.', 'strict': 'La ludantoj kalkulas; forgesitajn kaj troajn poentojn ricevas la kontraŭuloj.'}, 'strict'),),
    'option-count_seconds': (Select('value', {'off': 'Oni kalkulas sen tempolimo.', 'other': ('Por ĉiu kalkulo estas ', Variable(name='n'), ' sekundoj.',)}, 'other'),),
    'option-transfer': (Select('value', {'all': 'La poentojn de eraro plene ricevas ĉiu kontraŭa flanko.', 'next': 'La poentojn de eraro ricevas la sekva kontraŭa flanko.', 'split': 'La poentojn de eraro la kontraŭaj flankoj dividas inter si.', 'caller': 'La poentojn de eraro ricevas la unua kontraŭulo, kiu postulas ilin.'}, 'caller'),),
    'option-timeout_round': (Select('value', {'half_up': 'Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan supren.', 'down': 'Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan malsupren.', 'even': 'Kiam la tempo finiĝas, la kontraŭuloj ricevas duonon de la poentoj, rondigitan al para nombro.'}, 'even'),),
    'option-timeout_keep': (Select('value', {'rest': 'Kiam la tempo finiĝas, la alia duono restas al la ludanto.', 'nothing': 'Kiam la tempo finiĝas, al la ludanto restas nenio.'}, 'nothing'),),
    'option-manual_pegging': (Select('value', {'off': 'Dum la kejlumado kalkulas la programo.', 'on': 'Ankaŭ dum la kejlumado la ludantoj mem kalkulas ĉiun karton.'}, 'on'),),
    'option-call_seconds': (Select('n', {'one': ('Postuli eblas dum ', Variable(name='n'), ' sekundo.',), 'other': ('Postuli eblas dum ', Variable(name='n'), ' sekundoj.',)}, 'other'),),
    'option-over_penalty': (Select('value', {'off': 'Ĉe kapto troaj poentoj simple ne validas.', 'on': 'Ĉe kapto troajn poentojn ricevas la kontraŭuloj.'}, 'on'),),
    'option-short_hand': (Select('value', {'right': 'Ankaŭ la ludanto dekstre de la disdonanto ricevas unu karton malpli kaj forsendas neniun.', 'opposite': 'Ankaŭ la ludanto vidalvide al la disdonanto ricevas unu karton malpli kaj forsendas neniun.'}, 'opposite'),),
    'option-skunk': (Select('value', {'margins': 'Malvenko je 31 aŭ pli estas mefito, je 61 aŭ pli duobla mefito.', 'lines': 'Kiu ne atingis truon 91, tiu suferas mefiton; kiu ne atingis truon 61, duoblan mefiton.', 'lurch': 'Kiu havas malpli ol duonon de la celo, tiu malvenkas duoble.', 'off': 'Oni ludas sen mefitoj.'}, 'off'),),
    'option-match_points': ('Matĉaj poentoj por venko, mefito kaj duobla mefito: ', Variable(name='value'), '.',),
    'option-match': (Select('value', {'best-of': ('Kiu gajnas la plimulton el ', Variable(name='n'), ' partioj, tiu venkas en la matĉo.',), 'first-to': ('Kiu unua havas ', Select('n', {'one': (Variable(name='n'), ' matĉan poenton',), 'other': (Variable(name='n'), ' matĉajn poentojn',)}, 'other'), ', tiu venkas en la matĉo.',), 'games': ('La matĉo havas ', Variable(name='n'), ' partiojn.',), 'single': 'Oni ludas unu solan partion.'}, 'single'),),
    'option-stakes': (Select('n', {0: 'Oni ludas sen veto.', 'other': ('La veto estas ', Variable(name='value'), '.',)}, 'other'),),
    'option-discard_final': (Select('value', {'when_all_in': 'Forsenditajn kartojn oni rajtas repreni, ĝis ĉiuj forsendis.', 'at_once': 'Forsenditajn kartojn oni ne rajtas repreni.'}, 'at_once'),),
    'option-say_go': (Select('value', {'for_me': 'La programo diras “ek” por vi, kiam neniu via karto meteblas.', 'myself': 'Vi mem diras “ek”.'}, 'myself'),),
    'error-not-your-turn-at-table': ('Ne estas via vico. Vico de ', Variable(name='player'), '.',),
    'number-word': (Select('n', {0: 'nulo', 1: 'unu', 2: 'du', 3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep', 8: 'ok', 9: 'naŭ', 10: 'dek', 11: 'dek unu', 12: 'dek du', 13: 'dek tri', 14: 'dek kvar', 15: 'dek kvin', 16: 'dek ses', 17: 'dek sep', 18: 'dek ok', 19: 'dek naŭ', 20: 'dudek', 21: 'dudek unu', 22: 'dudek du', 23: 'dudek tri', 24: 'dudek kvar', 25: 'dudek kvin', 26: 'dudek ses', 27: 'dudek sep', 28: 'dudek ok', 29: 'dudek naŭ', 30: 'tridek', 31: 'tridek unu', 32: 'tridek du', 33: 'tridek tri', 34: 'tridek kvar', 35: 'tridek kvin', 36: 'tridek ses', 37: 'tridek sep', 38: 'tridek ok', 39: 'tridek naŭ', 40: 'kvardek', 41: 'kvardek unu', 42: 'kvardek du', 43: 'kvardek tri', 44: 'kvardek kvar', 45: 'kvardek kvin', 46: 'kvardek ses', 'other': (Variable(name='n'),)}, 'other'),),
    'how-many-cards': (Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7),),
    'cadence-fifteen': ('dekkvino — ', Variable(name='total'),),
    'cadence-fifteens': (Variable(name='times'), ' dekkvinoj — ', Variable(name='total'),),
    'cadence-run': (Select('pos', {'first': ('sinsekvo de ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' — ', Variable(name='total'),), 'next': ('kaj sinsekvo de ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' — ', Variable(name='total'),)}, 'next'),),
    'run-shape': (Select('shape', {'double': 'duobla sinsekvo', 'triple': 'triobla sinsekvo', 'quadruple': 'kvarobla sinsekvo', 'double-double': 'kvarobla sinsekvo', 'six-fold': 'sesobla sinsekvo', 'eight-fold': 'okobla sinsekvo'}, 'eight-fold'),),
    'cadence-multi-run': (Select('pos', {'first': (Select('shape', {'double': 'duobla sinsekvo', 'triple': 'triobla sinsekvo', 'quadruple': 'kvarobla sinsekvo', 'double-double': 'kvarobla sinsekvo', 'six-fold': 'sesobla sinsekvo', 'eight-fold': 'okobla sinsekvo'}, 'eight-fold'), ' de ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' — ', Variable(name='total'),), 'next': ('kaj ', Select('shape', {'double': 'duobla sinsekvo', 'triple': 'triobla sinsekvo', 'quadruple': 'kvarobla sinsekvo', 'double-double': 'kvarobla sinsekvo', 'six-fold': 'sesobla sinsekvo', 'eight-fold': 'okobla sinsekvo'}, 'eight-fold'), ' de ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' — ', Variable(name='total'),)}, 'next'),),
    'cadence-pair': (Select('pos', {'first': ('paro — ', Variable(name='total'),), 'next': ('kaj paro — ', Variable(name='total'),)}, 'next'),),
    'cadence-pair-royal': (Select('pos', {'first': ('reĝa paro — ', Variable(name='total'),), 'next': ('kaj reĝa paro — ', Variable(name='total'),)}, 'next'),),
    'cadence-double-pair-royal': (Select('pos', {'first': ('duoble reĝa paro — ', Variable(name='total'),), 'next': ('kaj duoble reĝa paro — ', Variable(name='total'),)}, 'next'),),
    'cadence-flush': (Select('pos', {'first': (Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' samemblemaj — ', Variable(name='total'),), 'next': ('kaj ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' samemblemaj — ', Variable(name='total'),)}, 'next'),),
    'cadence-nobs': (Select('pos', {'first': ('unu pro la nazo — ', Variable(name='total'),), 'next': ('kaj unu pro la nazo — ', Variable(name='total'),)}, 'next'),),
    'cadence-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'cadence-line': (Variable(name='items'), '.',),
    'cadence-zero': 'Nenio: nulo.',
    'cadence-nineteen': 'Dek naŭ! (Tio estas: nulo.)',
    'command-help': 'helpo helpu',
    'command-rules': 'reguloj regularo',
    'command-hand': 'mano',
    'command-count': 'sumo',
    'command-starter': 'ekkarto',
    'command-table': 'tablo',
    'command-scores': 'poentoj stato',
    'command-details': 'kejloj',
    'command-turn': 'vico',
    'command-dealer': 'disdonanto kribo',
    'command-legal': 'eblaj eble meteblaj',
    'command-again': 'denove ripetu ripeti',
    'command-breakdown': 'detaloj',
    'command-who': 'kiuj kiu',
    'command-options': 'opcioj',
    'command-clock': 'horloĝo tempo',
    'command-brief': 'mallonge',
    'command-normal': 'normale',
    'command-full': 'plene',
    'command-quit': 'fini finu foriri',
    'command-discard': 'sendi sendu forsendi',
    'command-takeback': 'malfari repreni reprenu',
    'command-bid': 'oferti ofertu',
    'command-pass': 'pas pasi',
    'command-cut': 'dividi dividu tiri tiru',
    'command-play': 'meti metu',
    'command-go': 'ek ek!',
    'command-heels': 'kalkanoj',
    'command-claim': 'anonci anoncu',
    'command-muggins': 'kapti kaptu kapto postuli postulu',
    'command-no': 'ne akcepti',
    'command-resign': 'rezigni rezignu',
    'rank-signs': 'A 2 3 4 5 6 7 8 9 10/X/T F/J D/Q R/K',
    'suit-words': 't/trefo/trefa/♣/♧ r/rombo/romba/karoo/karoa/♦/♢ k/kero/kera/♥/♡ p/piko/pika/♠/♤',
    'error-nothing-typed': 'Vi tajpis nenion. Tajpu ? por vidi, kio eblas.',
    'error-not-understood': ('Ne kompreneblas: “', Variable(name='text'), '”. ', Select('stage', {'CuttingForDeal': 'Diru la numeron de la tirata karto, aŭ “tiri”.', 'Discarding': 'Nomu la kartojn laŭ iliaj lokoj en la mano aŭ per literoj, ekzemple 1 4 aŭ 5K FR.', 'Bidding': 'Diru nombron, aŭ “pas”.', 'Cutting': 'Diru la numeron de la loko, aŭ “dividi”.', 'Playing': 'Nomu karton per literoj aŭ laŭ ĝia loko en la mano, ekzemple 5K aŭ 1, aŭ diru “ek”.', 'Announcing': 'Diru la nombron de poentoj.', 'Counting': 'Diru la nombron de poentoj.', 'Calling': 'Diru la nombron de forgesitaj poentoj, aŭ “ne”.', 'other': 'Nun oni nenion petas de vi.'}, 'other'), ' Tajpu ? por vidi ĉion, kio eblas.',),
    'error-not-a-count': ('“', Variable(name='text'), '” ne estas taŭga nombro. Skribu entjeron, ekzemple 8.',),
    'error-no-such-place': (Select('cards', {'none': ('Karto ', Variable(name='place'), ' ne ekzistas: via mano estas malplena.',), 'other': ('Karto ', Variable(name='place'), ' ne ekzistas en via mano. Vi havas ', Select('most', {'one': 'unu karton', 'other': (Variable(name='most'), ' kartojn',)}, 'other'), ': ', Variable(name='cards'), '. Nomu karton laŭ ĝia loko, nombrante de maldekstre, aŭ per rango kaj emblemo.',)}, 'other'),),
    'error-rank-not-held': ('Vi ne havas karton “', Variable(name='text'), '”. Vi havas: ', Select('cards', {'none': 'neniun', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-which-card': ('Vi havas pli ol unu karton “', Variable(name='text'), '”. Diru, kiun: ', Variable(name='cards'), '.',),
    'error-only-watching': 'Vi nur spektas ĉi tiun partion. Demandi pri la stato vi rajtas: tajpu ? por vidi kiel.',
    'possible-now': (Select('stage', {'CuttingForDeal': 'Nun: per numero vi tiras la karton en tiu loko, per “tiri” iun ajn.', 'Discarding': 'Nun: nomu la kartojn por la kribo, laŭ iliaj lokoj en la mano (1 4) aŭ per literoj (5K FR).', 'Bidding': 'Nun: per nombro vi ofertas tiom da poentoj por la kribo, per “pas” vi pasas.', 'Cutting': 'Nun: per numero vi dividas la kartaron en tiu loko, per “dividi” ie ajn.', 'Playing': 'Nun: nomu karton per literoj (5K) aŭ laŭ ĝia loko en la mano (1); la rango (F) sufiĉas, se vi havas nur unu tian. Se neniu karto meteblas, diru “ek”.', 'Announcing': 'Nun: diru, kiom da poentoj donas la karto.', 'Counting': 'Nun: diru, kiom da poentoj donas la kartoj.', 'Calling': 'Nun: per nombro vi postulas tiom da poentoj, per “ne” vi akceptas la anoncon.', 'other': 'Nun oni nenion petas de vi.'}, 'other'),),
    'possible-heels': 'per “kalkanoj” vi postulas du poentojn, se la ekkarto estas fanto kaj vi disdonas; faru tion, antaŭ ol meti karton.',
    'possible-always': (
        'Ĉiam eblas, ankaŭ per la angla litero en krampoj:\n'
        'mano (h), sumo (c), ekkarto (x); tablo (v): ĉiuj metitaj kartoj\n'
        'eblaj (l): kion faras ĉiu via karto; vico (t): kies vico estas\n'
        'disdonanto (r); poentoj (s); kejloj (ss): la stato kun ĉiuj detaloj\n'
        'detaloj (b): la lasta kalkulo, ero post ero\n'
        'denove (a): ripetas la lastan mesaĝon; denove 5: la lastajn kvin\n'
        'kiuj: kiuj ĉeestas; opcioj: laŭ kiuj opcioj oni ludas; reguloj: la regularo\n'
        'mallonge, normale aŭ plene: kiom detale la programo rakontas\n'
        'horloĝo (k): kiom da tempo restas por kalkuli\n'
        'repreni (u): reprenas viajn kartojn, dum aliaj ankoraŭ elektas\n'
        'fini: konservas la partion kaj foriras'
    ),
    'possible-resign': 'rezigni: vi fordonas la partion',
    'selftest-row': (Select('name', {'hands': 'kalkulitaj manoj', 'mean': 'meza valoro', 'points': ('manoj kun ', Variable(name='name'),)}, 'points'), ': ', Variable(name='found'), ', ', Select('right', {'True': 'kiel publikigite', 'False': ('sed publikigita estas ', Variable(name='published'),)}, 'False'),),
    'selftest-time': (Select('kernel', {'c': 'kalkulitaj unu post alia', 'python': 'kalkulitaj laŭ rangoj, ĉar la kerno ne estas kompilita ĉi tie'}, 'python'), ' en ', Variable(name='seconds'), ' s',),
    'build-made': (Variable(name='file'), ': ', Variable(name='bytes'), ' bajtoj, ', Variable(name='seconds'), ' s',),
    'error-unknown-table': ('Nenio farebla nomiĝas “', Variable(name='table'), '”. Fareblaj: ', Variable(name='known'), '.',),
    'error-line-not-json': 'La linio ne estas JSON. Demando estas unu JSON-objekto en unu linio.',
    'error-line-not-object': 'La linio estas JSON, sed ne objekto. Demando estas objekto kun la kampo “ask”.',
    'error-line-too-long': ('La linio estas tro longa. Demando havas maksimume ', Variable(name='most'), ' signojn.',),
    'error-unknown-ask': ('Demando “', Variable(name='ask'), '” ne ekzistas. Demandoj: ', Variable(name='known'), '.',),
    'error-bad-ask-field': ('La kampo “', Variable(name='field'), '” mankas aŭ havas malĝustan specon: necesas ', Select('wanted', {'word': 'teksto', 'number': 'entjero', 'numbers': 'listo de entjeroj', 'cards': 'listo de kartoj, ekzemple ["5H", "TD"]', 'options': 'objekto de opcioj kun tekstoj kiel valoroj', 'other': 'true aŭ false'}, 'other'), '.',),
    'error-cards-in-field': ('La kampo “', Variable(name='field'), '” ĉi tie bezonas ', Variable(name='needed'), ' ', Select('needed', {'one': 'karton', 'other': 'kartojn'}, 'other'), ' kaj havas ', Variable(name='found'), '.',),
    'error-number-of-scores': (Variable(name='variant'), ' havas ', Variable(name='needed'), ' flankojn, sed “scores” havas ', Variable(name='found'), '. Necesas unu nombro por ĉiu flanko.',),
    'error-score-out-of-range': ('Dum la partio daŭras, la poentoj estas de ', Variable(name='least'), ' ĝis ', Variable(name='most'), '.',),
    'error-dealer-by-seat': ('Ĉe ', Variable(name='variant'), ' “dealer” estas la loko, kiu disdonas, de 0 ĝis ', Variable(name='most'), ', aŭ true por la demandata ludanto.',),
    'error-nothing-to-discard': 'Tiu loko havas nenion por forsendi en ĉi tiu disdono.',
    'error-nothing-to-play': 'Tiu loko havas neniun karton. “hand” estas tio, kio ankoraŭ restas en la mano, sen la kartoj en “played”.',
    'error-played-by-seat': ('“played” bezonas ', Variable(name='needed'), ' listojn de kartoj, po unu por ĉiu loko.',),
    'error-pile-not-played': '“pile” ne kongruas kun “played”: la kartoj de la nuna sumo staras laste en la listo de tiu, kiu metis ilin.',
    'error-pile-too-high': ('La kartoj de “pile” sumiĝas al ', Variable(name='count'), ', sed la limo estas 31.',),
    'error-no-auction': ('Ĉe ', Variable(name='variant'), ' neniu ofertas por la kribo.',),
    'error-not-your-bid': 'Laŭ “bids” kaj “dealer” la demandata ludanto nun ne ofertas. Komencas la unua ludanto.',
    'error-cannot-analyse': ('Por ', Variable(name='variant'), ' ankoraŭ ne eblas montri la kandidatojn kun iliaj valoroj, nur por six-card. Demandu per “discard” aŭ “play”.',),
    'error-bad-card': ('“', Variable(name='token'), '” ne estas karto. Skribu la rangon (A 2 3 4 5 6 7 8 9 10 F D R) kaj poste la emblemon (T R K P), ekzemple 5K aŭ 10R. Ĉiam validas ankaŭ la anglaj literoj (T J Q K, C D H S).',),
    'error-card-twice': ('La karto ', Variable(name='card'), ' aperas dufoje. Ĉiu karto estas nur unu fojon en la kartaro.',),
    'error-unknown-language': ('Lingvo “', Variable(name='language'), '” ne ekzistas ĉi tie. Lingvoj: ', Variable(name='known'), '.',),
    'error-unknown-command': ('kribo ne havas komandon “', Variable(name='command'), '”. Provu: ', Variable(name='known'), '. Ĉiuj komandoj: kribo help',),
    'error-unknown-option': ('Opcio “', Variable(name='option'), '” ne ekzistas ĉi tie. Provu: ', Variable(name='known'),),
    'error-option-needs-value': ('Post ', Variable(name='option'), ' mankas valoro, do: ', Variable(name='option'), ' VALUE. Valoron, kiu komenciĝas per “-”, skribu ', Variable(name='option'), '=VALUE.',),
    'error-option-needs-values': ('Post ', Variable(name='option'), ' devas stari ', Variable(name='needed'), ' valoroj; vi donis ', Variable(name='found'), '.',),
    'error-option-takes-no-value': (Variable(name='option'), ' estas sen valoro; forigu “=', Variable(name='text'), '”.',),
    'error-option-twice': (Variable(name='option'), ' aperas dufoje. Donu ĝin nur unu fojon.',),
    'error-not-a-number': ('Post ', Variable(name='option'), ' devas stari entjero, kaj “', Variable(name='text'), '” ne estas tia.',),
    'error-number-out-of-range': (Variable(name='option'), ' devas esti de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ', ne ', Variable(name='number'), '.',),
    'error-bad-choice': (Variable(name='option'), ' ne povas esti “', Variable(name='text'), '”. Eblas: ', Variable(name='choices'), '.',),
    'error-cannot-print': 'Ne eblas skribi la respondon al la norma eligo. Eble la disko estas plena.',
    'error-too-few-words': (Select('found', {0: ('Post la komando devas stari: ', Variable(name='words'), '. Ĉio pri komando: kribo help COMMAND',), 'other': ('Mankas vortoj por ', Variable(name='words'), ': necesas almenaŭ ', Variable(name='needed'), ', kaj vi donis ', Variable(name='found'), '.',)}, 'other'),),
    'error-too-many-words': ('“', Variable(name='extra'), '” estas tro: ', Select('most', {0: 'ĉi tie staru neniuj vortoj, nur opcioj.', 'one': 'ĉi tie staru nur unu vorto.', 'other': ('ĉi tie staru ne pli ol ', Variable(name='most'), ' vortoj.',)}, 'other'),),
    'error-unknown-variant': ('Varianto “', Variable(name='variant'), '” ne ekzistas. Variantoj: ', Variable(name='known'), '.',),
    'error-unknown-option-name': (Variable(name='variant'), ' ne havas opcion “', Variable(name='option'), '”. Ĝiaj opcioj: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('La opcio ', Variable(name='option'), ' ne povas esti “', Variable(name='value'), '”. Eblas: ', Variable(name='values'), '.',),
    'error-no-such-deal': (Variable(name='variant'), ' ne ludeblas: necesas du ĝis ses lokoj en egalaj flankoj, tri ĝis kvin tenataj kartoj el la disdonitaj, kaj kribo de kvar aŭ kvin kartoj, ĉio el unu kartaro.',),
    'error-bad-target': ('Partio ĝis ', Variable(name='target'), ' ne eblas. La celo estas de ', Variable(name='least'), ' ĝis ', Variable(name='most'), '.',),
    'error-option-needs-counting': ('La opcio ', Variable(name='option'), ' havas sencon nur, kiam la ludantoj mem kalkulas. Elektu por counting unu el: ', Variable(name='values'), '.',),
    'error-unknown-preset': ('Opciaro “', Variable(name='preset'), '” ne ekzistas. Ekzistas: ', Variable(name='known'), '.',),
    'error-not-now': ('Tio nun ne eblas. ', Select('stage', {'DrawingLots': 'La loto decidas pri la unua disdono.', 'ShufflingToCut': 'La kartaro estas pretigata por la lotado.', 'CuttingForDeal': 'La ludantoj tiras kartojn pri la unua disdono.', 'Dealing': 'La kartoj estas disdonataj.', 'Discarding': 'La ludantoj elektas kartojn por la kribo.', 'Bidding': 'Daŭras la aŭkcio pri la kribo.', 'Cutting': 'Oni devas dividi la kartaron por la ekkarto.', 'Playing': 'Daŭras la kejlumado: metu karton aŭ diru “ek”.', 'Announcing': 'Unue diru, kiom da poentoj donas la ĵus metita karto.', 'Counting': 'Daŭras la elmontrado.', 'Calling': 'Oni rajtas postuli forgesitajn poentojn aŭ akcepti la anoncon.', 'Over': 'La partio finiĝis.'}, 'Over'),),
    'error-no-such-seat': ('Tiu loko ne ekzistas: ĉe ĉi tiu partio estas ', Variable(name='seats'), ' lokoj.',),
    'error-not-your-turn': 'Ne estas via vico. Atendu la aliajn.',
    'error-not-cutting': 'Vi nun havas nenion por tiri. Tiras nur tiuj, kiuj ankoraŭ ne tiris.',
    'error-no-such-position': ('En loko ', Variable(name='position'), ' ne estas karto. Elektu lokon de ', Variable(name='least'), ' ĝis ', Variable(name='most'), '.',),
    'error-position-taken': ('La karto en loko ', Variable(name='position'), ' jam estas tirita. Elektu alian.',),
    'error-bad-pack': 'Tio ne estas kartaro: ĝi devas enhavi ĉiun el la 52 kartoj unu fojon.',
    'error-discarded-already': 'Vi nun havas nenion por forsendi. Atendu la aliajn.',
    'error-discard-number': (Select('given', {0: 'Vi elektis neniun karton.', 'one': 'Vi elektis unu karton.', 'other': ('Vi elektis ', Variable(name='given'), ' kartojn.',)}, 'other'), ' Sendu al la kribo ', Select('number', {'one': 'unu karton', 'other': (Variable(name='number'), ' kartojn',)}, 'other'), '.',),
    'error-card-not-yours': ('Vi ne havas ', Variable(name='card'), '. Vi havas: ', Select('cards', {'none': 'neniun karton', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-would-pass-31': (Variable(name='card'), ' farus ', Variable(name='count'), ', sed la limo estas 31. ', Select('playable', {'none': 'Neniu via karto meteblas. Diru: ek.', 'other': ('Meteblaj: ', Variable(name='playable'), '.',)}, 'other'),),
    'error-nothing-to-take-back': 'Vi havas nenion por repreni. Unue sendu kartojn al la kribo.',
    'error-discard-is-final': 'Laŭ ĉi tiu regularo la forsenditajn kartojn oni ne rajtas repreni.',
    'error-must-pass': ('Neniu povas oferti pli ol ', Variable(name='most'), '. Diru: pas.',),
    'error-must-open': ('Vi devas oferti. Ofertu de ', Variable(name='least'), ' ĝis ', Variable(name='most'), '.',),
    'error-bad-bid': ('Oferto de ', Variable(name='points'), ' ne eblas. Ofertu de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ', aŭ diru: pas.',),
    'error-no-heels': 'Ne estas fanto, pro kiu vi povus postuli du poentojn. Daŭrigu la kejlumadon.',
    'error-must-play': ('Vi ne rajtas diri “ek”, dum vi povas meti karton. Meteblaj: ', Variable(name='playable'), '.',),
    'error-claim-out-of-range': ('Tiom da poentoj ne eblas: ', Variable(name='points'), '. Diru nombron de ', Variable(name='least'), ' ĝis ', Variable(name='most'), '.',),
    'error-claim-is-counted': ('En ĉi tiu partio la programo kalkulas por vi: la valoro estas ', Variable(name='points'), '.',),
    'error-no-call-left': 'Pri ĉi tiu anonco vi ne plu rajtas ion postuli. Atendu la aliajn.',
    'error-no-clock-runs': 'Por tiu loko ne kuras tempo.',
    'error-resign-needs-two-sides': ('Kun ', Variable(name='sides'), ' flankoj ĉe la tablo neniu povas rezigni. Rezigni eblas nur, kie ludas du flankoj.',),
    'full-enter': 'Enigklavo',
    'full-hint': 'Tab: tajpi komandon   ?: helpo',
    'full-hint-choose': '← → spaco: elekti   Tab: tajpi   ?: helpo',
    'full-hint-lay': '← → elekti   Tab: tajpi   ?: helpo',
    'full-hint-number': 'ciferoj aŭ ↑ ↓   Tab: tajpi   ?: helpo',
    'full-over': 'La partio finiĝis.',
    'full-too-small': ('Ĉi tiu fenestro estas tro malgranda. La plena ekrano bezonas ', Variable(name='width'), ' kolumnojn kaj ', Variable(name='height'), ' liniojn: pligrandigu la fenestron, aŭ malgrandigu ĝiajn literojn.',),
    'full-keys': (
        'Per ← → Home End vi iras de karto al karto, per cifero rekte al la karto; la spacoklavo markas ĝin por la kribo.\n'
        'Kie necesas nombro: ciferoj, aŭ ↑ ↓. La retroklavo malfaras la lastan paŝon.\n'
        'La enigklavo faras tion, kio staras apud ĝi. g diras “ek”, j postulas du poentojn pro la kalkanoj.\n'
        'S: la stato kun ĉiuj detaloj; w: kiuj ĉeestas; o: la opcioj; V: kiom detale rakonti.\n'
        'Tab komencas kaj finas tajpadon de komando. Page Up kaj Page Down foliumas la kronikon.\n'
        'Ctrl+Q konservas la partion kaj foriras.'
    ),
    'error-full-needs-terminal': (Select('reason', {'plain': '--full kaj --plain kontraŭdiras unu la alian. Donu nur unu el ili.', 'reader': 'KRIBO_A11Y petas simplajn liniojn, kiujn bezonas ekranlegilo; do --full ne taŭgas ĉi tie. Ellasu --full.', 'dumb': 'Ĉi tiu terminalo (TERM=dumb) povas montri nur liniojn. Ellasu --full.', 'pipe': 'La plena ekrano bezonas terminalon, sed la enigo aŭ la eligo ĉi tie ne estas tia. Ellasu --full.'}, 'pipe'),),
    'error-full-not-installed': 'La plena ekrano bezonas la pakaĵon Textual, kiu ne estas instalita. Instalu ĝin per: pip install "kribo[full]", aŭ ellasu --full.',
    'web-set-spoken': 'Voĉlegado',
    'web-set-spoken-by': 'Voĉlegas',
    'web-spoken': (Select('value', {'regions': 'Ekranlegilo', 'notify': 'Ekranlegilo, per la plej nova metodo de retumiloj', 'voice': 'Voĉo de ĉi tiu retumilo'}, 'voice'),),
    'web-set-voice': 'Voĉo',
    'web-voice-usual': 'La kutima',
    'web-voice-others': 'Aliaj lingvoj',
    'web-voice-none': 'Ĉi tiu retumilo ne havas voĉon por via lingvo.',
    'web-set-rate': 'Rapido de la voĉo',
    'web-set-loudness': 'Laŭteco de la voĉo',
    'web-voice-try': 'Aŭskulti',
    'web-voice-sample': 'Tiel sonos via partio.',
    'web-set-channels': 'Kion voĉlegi, kaj kiam',
    'web-channel': (Select('channel', {'error': 'Kio ne eblas', 'turn': 'Kion oni petas de vi', 'score': 'Poentoj kaj kalkuloj', 'play': 'Kio okazas en la ludo', 'own': 'Kion vi mem faras', 'table': 'Lokoj, paŭzoj, konekto', 'chat': 'Babilado'}, 'chat'),),
    'web-rule-spoken': 'Voĉlegi',
    'web-rule-spoken-of': (Select('channel', {'error': 'Kio ne eblas', 'turn': 'Kion oni petas de vi', 'score': 'Poentoj kaj kalkuloj', 'play': 'Kio okazas en la ludo', 'own': 'Kion vi mem faras', 'table': 'Lokoj, paŭzoj, konekto', 'chat': 'Babilado'}, 'chat'), ': voĉlegi',),
    'web-rule-notice': 'Sciigi',
    'web-rule-notice-of': (Select('channel', {'error': 'Kio ne eblas', 'turn': 'Kion oni petas de vi', 'score': 'Poentoj kaj kalkuloj', 'play': 'Kio okazas en la ludo', 'own': 'Kion vi mem faras', 'table': 'Lokoj, paŭzoj, konekto', 'chat': 'Babilado'}, 'chat'), ': sciigi',),
    'web-rule': (Select('rule', {'always': 'Ĉiam', 'focused': 'Nur dum mi estas ĉi tie', 'unfocused': 'Nur dum mi estas aliloke', 'never': 'Neniam'}, 'never'),),
    'web-notice-denied': 'Ĉi tiu retumilo ne permesas al la programo kribo montri sciigojn. Ĝiaj propraj agordoj povas tion ŝanĝi.',
    'web-log-view': (Select('channel', {'all': 'Ĉio', 'game': 'Ludo', 'chat': 'Babilado', 'system': 'Sistemo'}, 'system'),),
    'web-log-view-now': (Select('channel', {'all': 'Ĉio', 'game': 'Ludo', 'chat': 'Babilado', 'system': 'Sistemo'}, 'system'), ', ', Select('n', {'one': (Variable(name='n'), ' linio',), 'other': (Variable(name='n'), ' linioj',)}, 'other'),),
    'web-log-empty': 'Ankoraŭ nenio estas ĉi tie.',
    'web-log-keys': 'Per la sagoj supren kaj malsupren, Page Up kaj Page Down, Home kaj End vi legas la liniojn. Per Alt kun la sago maldekstren aŭ dekstren vi ŝanĝas tion, kion montras la kroniko. Per Ctrl kun la spacoklavo vi kopias la linion.',
    'web-log-take': 'Kopii kaj konservi',
    'web-log-copy-line': 'Kopii la linion',
    'web-log-copy': 'Kopii ĉion',
    'web-log-save': 'Konservi tekste',
    'web-log-times': 'Horoj',
    'web-log-gap': 'Kio okazis intertempe, tion oni ĉi tie ne vidis.',
    'web-copy-failed': 'Ĉi tiu retumilo ne permesis kopii.',
    'web-yes': 'Jes',
    'web-decided': (Variable(name='setting'), ': ', Variable(name='value'), '.',),
    'web-stood-up': (Variable(name='player'), ' liberigas la lokon.',),
    'web-bot-sat-down': ('Komputilo sidiĝas: ', Variable(name='player'), '.',),
    'help': (
        'kribo: kribaĝo laŭ ĝiaj reguloj, por ludi, kalkuli kaj studi.\n'
        '\n'
        'Uzo: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Ludi:\n'
        '  play        partio ĉe ĉi tiu klavaro, kontraŭ robotoj aŭ inter homoj\n'
        '  resume      daŭrigi partion, kiun oni interrompis\n'
        '  replay      rerakonti partion, paŝon post paŝo\n'
        '  variants    la ekzistantaj ludoj kaj iliaj opcioj\n'
        '  rules       la reguloj de ludo\n'
        '  serve       la ludejo por retumiloj, ĉi tie aŭ por aliaj\n'
        '  join        sidiĝi ĉe tablo de kriboservilo, en linioj\n'
        '\n'
        'Kalkuli kaj studi:\n'
        '  score       kalkuli manon aŭ kribon kun ĝia ekkarto\n'
        '  pegs        kion gajnas ĉiu karto, kiam oni metas ĝin\n'
        '  play-out    la kejlumado inter konataj manoj, karton post karto\n'
        '  stats       kiom ofte aperas ĉiu poentonombro\n'
        '  simulate    partioj inter robotoj, kiom ajn vi volas\n'
        '\n'
        'La ludmotoro:\n'
        '  discard       ĉiuj eblaj forsendoj el mano, la plej bona unue\n'
        '  peg           ĉiuj meteblaj kartoj, la plej bona unue\n'
        '  analyse       prijuĝi partion: eraroj, lerto kaj bonŝanco\n'
        '  engine        la ludmotoro por aliaj programoj, per linioj de JSON\n'
        '  selftest      kalkuli ĉiujn manojn sur ĉi tiu komputilo kaj kompari\n'
        '  build-tables  refari la datumdosierojn de la ludmotoro\n'
        '\n'
        'Pri kribo:\n'
        '  help        ĉi tiu paĝo; kribo help COMMAND diras ĉion pri unu komando\n'
        '  --version   la versio\n'
        '  --lang TAG  la lingvo: en, eo, ru, sr-Latn, sr-Cyrl. Sen ĝi decidas KRIBO_LANG,\n'
        '              poste la sistemo; ĝi povas stari ie ajn\n'
        '\n'
        'Kartojn skribu per rango kaj emblemo: 5K, 10R, AP, FT. F fanto, D damo, R reĝo;\n'
        'T trefo, R karoo, K kero, P piko. Ankaŭ la anglaj literoj validas: 5H, TD, AS, JC.\n'
        '\n'
        'Ekzemploj:\n'
        '  kribo play\n'
        '  kribo score 5T 5R 5P FK 5K\n'
        '  kribo pegs 7K 8T 9R\n'
        '  kribo help play'
    ),
    'help-serve': (
        'Uzo: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]\n'
        '\n'
        'Malfermas la ludejon: paĝon por retumiloj, kie homoj kaj robotoj ludas ĉe tabloj.\n'
        'La programo diras, kiun adreson malfermi. Ctrl-C finas ĝin; la partioj daŭras, kiam\n'
        'oni relanĉas ĝin.\n'
        '\n'
        '  --host ADDRESS   kiu povas atingi ĝin: sen ĉi tiu opcio 127.0.0.1, nur ĉi tiu\n'
        '                   komputilo; 0.0.0.0 estas ĉiuj en la reto\n'
        '  --port NUMBER    sen ĉi tiu opcio 8000\n'
        '  --database URL   kie ĉio estas konservata: sqlite:///PATH, aŭ memory: por konservi\n'
        '                   nenion. Sen ĉi tiu opcio dosiero en via propra datumdosierujo\n'
        '\n'
        'docs/hosting.md diras, kiel gastigi la ludejon por aliaj.'
    ),
    'help-score': (
        'Uzo: kribo score CARDS [--crib] [--json]\n'
        '\n'
        'Kiom valoras mano aŭ kribo, kalkulita laŭte kaj poste ero post ero.\n'
        'CARDS estas 4 ĝis 6 kartoj, la lasta el ili la ekkarto.\n'
        '\n'
        '--crib    kalkuli kribon: samemblemaj kartoj validas nur kun samemblema ekkarto\n'
        '--json    unu linio por programoj: la poentoj kaj la eroj\n'
        '-         anstataŭ CARDS: unu mano en ĉiu linio de la norma enigo, unu linio kiel\n'
        '          respondo al ĉiu; la elirkodo estas 2, se iu linio estis malbona\n'
        '\n'
        'Ekzemploj:\n'
        'kribo score 5K 5T 5P FR 5R\n'
        'kribo score --crib 2P 5P 8P FP DR\n'
        'kribo score - --json < hands.txt'
    ),
    'help-pegs': (
        'Uzo: kribo pegs CARDS [--json]\n'
        '\n'
        'Kion gajnas ĉiu karto de unu sumo. CARDS estas la kartoj en la vicordo, en kiu oni\n'
        'metis ilin; la poento pro “ek” aŭ pro la lasta karto ne estas inter ili. Ne gravas,\n'
        'kiu metis.\n'
        '\n'
        '--json    unu linio por programoj: la poentoj de ĉiu karto, kaj la sumo\n'
        '-         anstataŭ CARDS: unu sumo en ĉiu linio de la norma enigo, unu linio kiel\n'
        '          respondo al ĉiu; la elirkodo estas 2, se iu linio estis malbona\n'
        '\n'
        'Ekzemploj:\n'
        'kribo pegs 7K 8R 9T\n'
        'kribo pegs 4K 5R 6T 3P --json'
    ),
    'help-play-out': (
        'Uzo: kribo play-out --hands HAND HAND ... --dealer SEAT [--single] [--json] CARDS\n'
        '\n'
        'La tuta kejlumado de disdono, karton post karto: la sumo, la poentoj, ĉiu “ek” kaj\n'
        'la stato. CARDS estas la kartoj en la vicordo, en kiu oni metis ilin; kies ili estas\n'
        'kaj kiu diras “ek”, tio sekvas el la reguloj. Inter la manoj kaj CARDS devas stari\n'
        'opcio, aŭ --.\n'
        '\n'
        '--hands     du ĝis ses manoj, ĉiu inter citiloj, de loko 1 laŭhorloĝe\n'
        '--dealer    la loko, kiu disdonas; komencas la loko maldekstre de ĝi\n'
        '--single    la kejlumado finiĝas kun la unua sumo, kiel en kvinkarta kribaĝo\n'
        '--json      unu linio por programoj\n'
        '\n'
        'Ekzemploj:\n'
        'kribo play-out --hands "RK 10R" "AT 10P" --dealer 2 RK 10P 10R AT'
    ),
    'help-stats': (
        'Uzo: kribo stats show [--keep NUMBER] [--crib] [--json]\n'
        '\n'
        'Kiom ofte aperas ĉiu poentonombro: precizaj nombroj pri ĉiuj manoj kun ĉiuj ekkartoj.\n'
        '\n'
        '--keep    kiom da kartoj en la mano, 3 ĝis 5; 4, se vi ne diras alion\n'
        '--crib    samemblemaj kartoj validas kiel en kribo\n'
        '--json    unu linio por programoj\n'
        '\n'
        'Ekzemploj:\n'
        'kribo stats show\n'
        'kribo stats show --keep 3 --crib --json'
    ),
    'help-simulate': (
        'Uzo: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER] [--duplicate]\n'
        '           [--workers NUMBER] [--options] [--json]\n'
        '\n'
        'Partioj inter robotoj: kiu venkas, je kiom, kaj de kie venas la poentoj.\n'
        '\n'
        '--bots      la ludanto en ĉiu loko, kun komoj inter ili, aŭ unu por ĉiuj:\n'
        '              random   io ajn laŭ la reguloj\n'
        '              greedy   tuj la plej multaj poentoj\n'
        '              basic    prudenta ludanto\n'
        '              1 ĝis 8, top   la niveloj de la ludmotoro, de la plej malforta\n'
        '--games     kiom da partioj; 1000, se vi ne diras alion\n'
        '--seed      la sama semo redonas la samajn partiojn; 1, se vi ne diras alion\n'
        '--duplicate ludi ĉiun disdonon po unu fojon kun ĉiu flanko en ĉiu loko, por ke la\n'
        '            bonŝanco estu egala; --games tiam rondiĝas supren al plenaj aroj\n'
        '--workers   kiom da partioj samtempe; tiom, kiom da procesoroj, se vi ne diras alion;\n'
        '            tio ŝanĝas la daŭron kaj nenion alian\n'
        '--json      unu linio por programoj; la listoj iras laŭ flankoj, la robotoj laŭ lokoj\n'
        '\n'
        'La ludo, kiel ĉe kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'Procentoj havas intervalon, de - ĝis, kiu enhavas la veron 95 fojojn el 100.\n'
        'Ctrl-C finas kaj montras, kio estas ludita ĝis tiam.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo simulate --bots basic,greedy --games 10\n'
        'kribo simulate --bots basic,greedy --games 10 --duplicate\n'
        'kribo simulate --bots basic --variant three-handed --games 2 --json\n'
        'kribo simulate --bots greedy --option counting=strict --target 61 --games 5'
    ),
    'help-discard': (
        'Uzo: kribo discard CARDS [--dealer] [--scores MINE THEIRS] [--target NUMBER]\n'
        '           [--exact] [--json]\n'
        '\n'
        'Ĉiuj 15 manieroj forsendi du el ses kartoj en seskarta kribaĝo inter du, la plej bona\n'
        'unue: laŭ la ŝanco venki, kaj laŭ netaj poentoj, kie la ŝancoj apenaŭ diferencas.\n'
        '\n'
        '--dealer    vi disdonas, kaj la kribo estas via\n'
        '--pone      disdonas la alia; tiel estas ankaŭ sen ambaŭ opcioj\n'
        '--scores    viaj poentoj kaj tiuj de la alia; 0 0, se vi ne diras alion\n'
        '--target    per kiom da poentoj oni venkas; 121, se vi ne diras alion\n'
        '--exact     kalkuli la kribon laŭ ĉiuj manoj, kiujn la alia povas havi; la unuan\n'
        '            fojon tio daŭras duonan minuton\n'
        '--json      unu linio por programoj\n'
        '\n'
        '“mano” kaj “kribo” estas mezaj poentoj; “por” kaj “kontraŭ” estas, kion vi kaj la\n'
        'alia gajnas en la kejlumado. “neto” estas mano plus por, minus kontraŭ, kaj la kribo,\n'
        'kiu kalkuliĝas kontraŭ vi, kiam ĝi ne estas via. “perdo” estas, je kiom da procentoj\n'
        'de venkoj forsendo estas malpli bona ol la plej bona.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo discard 5K 6T 7R FP DP RR --dealer\n'
        'kribo discard 2T 3R 5K 8P FT RR --scores 100 110 --json'
    ),
    'help-peg': (
        'Uzo: kribo peg CARDS --discarded CARDS --starter CARD [--played CARDS --mine CARDS]\n'
        '           [--dealer] [--scores MINE THEIRS] [--target NUMBER] [--json]\n'
        '\n'
        'Ĉiuj kartoj, kiujn vi povas meti en momento de la kejlumado de seskarta kribaĝo inter\n'
        'du, la plej bona unue laŭ la ŝanco venki. CARDS estas tiuj, kiujn vi ankoraŭ tenas.\n'
        '\n'
        '--discarded  la du kartoj, kiujn vi forsendis\n'
        '--starter    la ekkarto\n'
        '--played     ĉiuj kartoj, kiujn ambaŭ ludantoj metis en ĉi tiu disdono, laŭvice\n'
        '--mine       tiuj el ili, kiujn vi mem metis\n'
        '--dealer     vi disdonas; sen ĝi, aŭ kun --pone, disdonas la alia\n'
        '--scores     viaj nunaj poentoj kaj tiuj de la alia; 0 0, se vi ne diras alion\n'
        '--target     per kiom da poentoj oni venkas; 121, se vi ne diras alion\n'
        '--json       unu linio por programoj\n'
        '\n'
        '“por” kaj “kontraŭ” estas, kion vi kaj la alia averaĝe gajnos de nun ĝis la fino de\n'
        'la kejlumado. El kartoj de unu rango nur unu aperas en la listo.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo peg 5K DR FT --mine 4R --played 4R 9K --discarded 8T RP --starter 10R\n'
        'kribo peg 5K DR FT 4R --discarded 8T RP --starter 10R --scores 110 117 --json'
    ),
    'help-analyse': (
        'Uzo: kribo analyse FILE [--exact] [--json]\n'
        '\n'
        'Prijuĝas protokolon de seskarta kribaĝo inter du, decidon post decido: kiom ĉiu\n'
        'forsendo kaj ĉiu metita karto perdis kompare kun la plej bona, en procentoj de venkoj,\n'
        'kun la kialo de ĉiu eraro; kaj kiom faris la bonŝanco, kiom la lerto.\n'
        '\n'
        '--exact     kalkuli la kribojn laŭ ĉiuj manoj, kiujn la alia povas havi\n'
        '--json      unu linio por programoj\n'
        '\n'
        'Perdo sub 0,1 estas plej bona, sub 0,5 bona, sub 1,5 erareto, sub 4 eraro, kaj pli\n'
        'granda erarego. Kio povas esti hazardo, tio ne nomiĝas eraro.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo analyse cribbage.kribo'
    ),
    'help-engine': (
        'Uzo: kribo engine [--level LEVEL]\n'
        '\n'
        'La ludmotoro por aliaj programoj. Ĉiu linio de la norma enigo estas demando, unu\n'
        'JSON-objekto; al ĉiu venas unu respondo, unu linio de JSON en la norma eligo. Ankaŭ\n'
        'misa demando ricevas respondon: {"error": {"code", "message"}}. La motoro\n'
        'haltas, kiam la enigo finiĝas.\n'
        '\n'
        '--level     1 ĝis 8 aŭ top: kiu respondas; top, se vi ne diras alion\n'
        '\n'
        'La demandoj estas discard, play, bid, claim, analyse kaj levels;\n'
        'docs/engine-protocol.md priskribas ilin.\n'
        '\n'
        'Ekzemploj:\n'
        'echo \'{"ask": "levels"}\' | kribo engine'
    ),
    'help-selftest': (
        'Uzo: kribo selftest [--json]\n'
        '\n'
        'Kalkulas ĉiujn 12 994 800 manojn de kvar kartoj kun iliaj ekkartoj sur ĉi tiu\n'
        'komputilo, unu post alia, se la kerno estas kompilita, kaj metas la rezultojn apud la\n'
        'publikigitajn. La elirkodo estas 1, se iu el ili diferencas.\n'
        '\n'
        '--json    unu linio por programoj\n'
        '\n'
        'Ekzemploj:\n'
        'kribo selftest'
    ),
    'help-build-tables': (
        'Uzo: kribo build-tables [--only NAME]... [--out FOLDER]\n'
        '\n'
        'Faras la datumdosierojn de la ludmotoro el nenio, ĉiam kun la samaj bajtoj, kaj\n'
        'enskribas ilin en la liston apud ili.\n'
        '\n'
        '--only    unu el la fareblaj aferoj; eblas doni plurfoje\n'
        '--out     la dosierujo, en kiun skribi; tiu de la instalita kribo, se vi ne diras alion\n'
        '\n'
        'Ekzemploj:\n'
        'kribo build-tables --only show --out .'
    ),
    'help-play': (
        'Uzo: kribo play [--seats NAMES] [--options]\n'
        '\n'
        'Partio de kribaĝo en linioj, ĉe ĉi tiu klavaro. La programo rakontas linion post\n'
        'linio, kio okazas, kaj poste demandas vin. Per ? vi ĉiam ekscias, kion vi povas fari.\n'
        '\n'
        'Kiu ludas:\n'
        '--seats     nomo por ĉiu loko, kun komoj inter ili, laŭhorloĝe. 1 ĝis 8, top,\n'
        '            basic, greedy kaj random estas robotoj; you, aŭ alia nomo, estas homo.\n'
        '            Pluraj homoj transdonas la klavaron. Komencanto povas venki nivelon 1;\n'
        '            sen --seats vi ludas kontraŭ top, la plej forta.\n'
        '\n'
        'Kion oni ludas:\n'
        '--variant   la ludo; kribo variants listigas ilin\n'
        '--players   2 ĝis 6; elektas la ludon, kie --variant ne faras tion\n'
        '--teams     2 aŭ 3, por kvar aŭ ses ludantoj\n'
        '--preset    classic, esperanto, russian, playroom aŭ acc\n'
        '--target    per kiom da poentoj oni venkas\n'
        '--counting  auto, assisted, self, muggins aŭ strict\n'
        '--count-seconds   off, aŭ 15 ĝis 90 sekundoj por kalkuli manon\n'
        '--match     single, best-of-N, first-to-P aŭ N-games\n'
        '--stakes    kiom la malvenkinto de partio pagas, en ludmono\n'
        '--option    ĉiu alia opcio, NAME=VALUE; eblas doni plurfoje.\n'
        '            say_go=myself: vi mem diras “ek”.\n'
        '--dealer    la loko, kiu disdonas unua, ekde 1; alie oni lotas\n'
        '\n'
        'Kaj:\n'
        '--seed      ajna teksto: la sama semo redonas la samajn kartojn\n'
        '--save      nova dosiero, en kiu konservi la partion\n'
        '\n'
        'Kiel rakonti:\n'
        '--verbosity brief (mallonge), normal aŭ full (plene); KRIBO_VERBOSITY memoras ĝin\n'
        '--cards     letters (literoj: 5K) aŭ words (vortoj: kera kvino); KRIBO_CARDS memoras ĝin\n'
        '--speak     ankaŭ laŭte, per speech-dispatcher aŭ la voĉo de macOS\n'
        '--plain     nur per linioj, kiel kun KRIBO_A11Y=1\n'
        '--full      sur la plena ekrano, kun la tabulo kaj la kartoj; necesas terminalo\n'
        '            kun 80 kolumnoj kaj 24 linioj. Kun ekranlegilo restu ĉe la linioj\n'
        '--pace      kun --full: instant (tuj), fast (rapide), normal (kutime) aŭ slow\n'
        '            (malrapide); KRIBO_PACE memoras ĝin\n'
        '\n'
        'Kiam vi tajpas “fini”, aŭ la enigo finiĝas, la partio estas konservita, kaj la\n'
        'programo diras, kiel daŭrigi ĝin.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo play\n'
        'kribo play --seats you,3\n'
        'kribo play --seats Ana,Bo --target 61\n'
        'kribo play --players 4 --teams 2 --counting muggins\n'
        'kribo play --preset acc --save league.kribo'
    ),
    'help-resume': (
        'Uzo: kribo resume FILE [--seed TEXT] [--say-go] [--options]\n'
        '\n'
        'Daŭrigi partion aŭ matĉon, kiun oni interrompis. FILE ricevas la daŭrigon.\n'
        '\n'
        '--seed      la semo, kun kiu la partio komenciĝis, por la samaj sekvaj kartoj\n'
        '--say-go    vi mem diras “ek”\n'
        '\n'
        'Kiel rakonti, same kiel ĉe kribo play: --verbosity, --cards, --speak, --plain,\n'
        '--full, --pace.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo resume cribbage.kribo'
    ),
    'help-replay': (
        'Uzo: kribo replay FILE [--options]\n'
        '\n'
        'Rerakonti ĉiun partion de protokolo de la unua karto ĝis la lasta, kun malfermaj\n'
        'kartoj kaj kun la stato antaŭ ĉiu disdono. Kie la protokolo estas difektita, aŭ rompas\n'
        'la regulojn, aperas anstataŭe la linio kaj la kialo, kaj la elirkodo estas 2.\n'
        '\n'
        'Kiel rakonti, same kiel ĉe kribo play: --verbosity, --cards, --speak, --plain.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo replay cribbage.kribo'
    ),
    'help-join': (
        'Uzo: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]\n'
        '\n'
        'Sidiĝi ĉe tablo de kriboservilo, en la samaj linioj kiel kribo play. URL estas la\n'
        'ligilo de tablo, kiel retumilo montras ĝin, aŭ la adreso de servilo: tie vi elektas\n'
        'tablon aŭ faras novan. Per ? vi ĉiam ekscias, kion vi povas fari.\n'
        '\n'
        '--name      kiu vi estas tie; sen ĝi kiu vi laste estis, aŭ vi estas demandata\n'
        '--code      la ses literoj kaj ciferoj de tablo\n'
        '--seat      la dezirata loko, ekde 1; alie la unua libera\n'
        '--watch     spekti kaj ne sidiĝi\n'
        '\n'
        'Por fari tablon, ĉe la adreso de servilo:\n'
        '--bots      roboto por ĉiu el la sekvaj lokoj, kun komoj inter ili: 1 ĝis 8, top,\n'
        '            basic, greedy aŭ random; la ceteraj lokoj restas liberaj\n'
        '--clock     untimed, 60 (sekundoj por ĉiu decido) aŭ 300+5 (por partio, kaj pli post\n'
        '            ĉiu decido)\n'
        '--chat      presets (pretaj frazoj) aŭ free (libera teksto)\n'
        '--listed    aliaj trovas la tablon en la listo\n'
        'La ludo, same kiel ĉe kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'Kaj:\n'
        '--verbosity, --speak, --plain, --full kaj --pace, same kiel ĉe kribo play\n'
        '--save      nova dosiero, en kiu konservi la finluditajn partiojn\n'
        '\n'
        'Ctrl-C aŭ “fini” forlasas la tablon kaj konservas vian lokon; la programo diras, kiel\n'
        'reveni. Rompita konekto revenas per si mem.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo join https://example.org/t/k7m2p9q4x3rt --name Ana\n'
        'kribo join localhost:8000 --code 7QKM4X\n'
        'kribo join localhost:8000 --bots 3 --target 61'
    ),
    'help-variants': (
        'Uzo: kribo variants [NAME] [--json]\n'
        '\n'
        'La ekzistantaj ludoj; aŭ, de la nomita ludo, la opcioj kun iliaj valoroj.\n'
        '\n'
        '--json      unu linio por programoj\n'
        '\n'
        'Ekzemploj:\n'
        'kribo variants\n'
        'kribo variants five-card\n'
        'kribo variants --json'
    ),
    'help-rules': (
        'Uzo: kribo rules NAME\n'
        '\n'
        'La reguloj de ludo, aŭ la paĝoj pri kalkulado kaj pri opcioj, en Markdown.\n'
        '\n'
        'Ekzemploj:\n'
        'kribo rules six-card\n'
        'kribo rules counting'
    ),
    'join-ask-name': 'Kiel vi nomiĝas?',
    'join-table': (Variable(name='number'), ': ', Variable(name='variant'), ', ĝis ', Variable(name='target'), '. Ludantoj: ', Select('players', {'none': 'neniu', 'other': (Variable(name='players'),)}, 'other'), '. ', Select('open', {0: 'Neniu loko liberas.', 'one': 'Unu loko liberas.', 'other': (Variable(name='open'), ' lokoj liberas.',)}, 'other'), Select('yours', {'yes': ' Vi sidas tie.', 'no': ''}, 'no'),),
    'join-no-tables': 'Nun neniu tablo estas malferma ĉi tie.',
    'join-choose': (Select('number', {0: 'Tajpu “nova” por fari tablon, aŭ “fini”.', 'other': 'Tajpu la numeron de tablo, “nova” por fari novan, aŭ “fini”.'}, 'other'),),
    'join-new': 'nova new',
    'join-not-remembered': ('Ne eblas konservi en ', Variable(name='file'), ', kiu vi estas ĉi tie. Se vi foriros, vi ne povos repreni ĉi tiun lokon.',),
    'join-seat-open': ('Loko ', Variable(name='seat'), ': libera.',),
    'join-watching': 'Vi spektas.',
    'join-link': ('Ligilo al ĉi tiu tablo: ', Variable(name='link'), ' Kodo: ', Variable(name='code'),),
    'join-fill': 'Atendu, ĝis ĉiuj lokoj estos okupitaj, aŭ tajpu “roboto”, por ke komputilo okupu lokon.',
    'join-full': ('Ĉiuj lokoj estas okupitaj. ', Select('host', {'yes': 'Tajpu “komenci” por komenci.', 'no': 'La tablestro komencos la partion.'}, 'no'),),
    'join-not-begun': 'La partio ankoraŭ ne komenciĝis. Per ? vi ekscias, kio eblas.',
    'join-got-up': (Variable(name='player'), ' ekstaras.',),
    'join-ready': (Variable(name='player'), ' pretas por la sekva partio.',),
    'join-seat-lost': 'Via loko estas liberigita.',
    'join-phrase': (Variable(name='number'), ': ', Variable(name='phrase'),),
    'join-possible': (
        'Ĉe ĉi tiu tablo:\n'
        '/saluton diras “saluton” al la aliaj; “diri” listigas la pretajn frazojn, “diri 3” diras la trian\n'
        '“komenci” komencas, “sekva” transiras al la sekva partio\n'
        '“paŭzi” haltigas la partion kaj ĝiajn horloĝojn, “daŭrigi” daŭrigas ĝin\n'
        '“inviti” diras la ligilon kaj la kodon\n'
        '“roboto 2” sidigas komputilon en loko 2, “roboto 2 5” komputilon de nivelo 5; “liberigi 2” liberigas lokon 2\n'
        '“anstataŭi 2” ludigas komputilon anstataŭ tiu, kiu forestas de loko 2\n'
        '“fini” forlasas la tablon kaj konservas vian lokon; “forlasi” ankaŭ diras al la aliaj, ke ili ne atendu\n'
        '“fermi” fermas tablon, ĉe kiu neniu alia sidas'
    ),
    'join-kept': ('Via loko restas via. Por reveni: ', Variable(name='command'),),
    'join-not-saved': ('Ne eblas skribi la protokolon: ', Variable(name='file'),),
    'table-command-start': 'komenci komencu',
    'table-command-next': 'sekva revanĉo',
    'table-command-pause': 'paŭzi paŭzu paŭzo',
    'table-command-resume': 'daŭrigi daŭrigu',
    'table-command-say': 'diri diru',
    'table-command-invite': 'inviti invitu ligilo',
    'table-command-bot': 'roboto',
    'table-command-kick': 'liberigi liberigu',
    'table-command-stand_in': 'anstataŭi anstataŭu',
    'table-command-leave': 'forlasi forlasu',
    'table-command-close': 'fermi fermu',
    'error-bad-address': ('“', Variable(name='address'), '” ne estas adreso de tablo aŭ servilo. Kopiu ĝin el la retumilo, ekzemple https://example.org/t/abc.',),
    'error-server-unreachable': ('Ne eblas atingi ', Variable(name='server'), ': ', Select('reason', {'name': 'neniu servilo havas tiun nomon.', 'refused': 'tie funkcias neniu servilo.', 'slow': 'ĝi ne respondas.', 'tls': 'ĝia atestilo ne validas.', 'other': 'la reto ne permesas tion.'}, 'other'),),
    'error-server-strange': (Variable(name='server'), ' ne respondas kiel kriboservilo de ĉi tiu versio.',),
    'error-server-says': (Variable(name='sentence'),),
    'error-not-connected': 'Nun mankas konekto, do nenio estis sendita. Retajpu la linion, kiam la konekto revenos.',
    'error-table-is-there': ('Tiu tablo jam ekzistas kaj havas siajn regulojn. Ellasu ', Variable(name='option'), '.',),
    'error-no-open-seat': 'Ĉe ĉi tiu tablo neniu loko liberas. Por spekti: --watch',
    'error-you-sit-elsewhere': ('Vi jam sidas en loko ', Variable(name='seat'), ' de ĉi tiu tablo.',),
    'error-too-many-bots': ('Krom vi povas ludi ', Select('most', {'one': 'unu roboto', 'other': (Variable(name='most'), ' robotoj',)}, 'other'), ' en ', Variable(name='variant'), ', sed --bots nomas ', Variable(name='found'), '.',),
    'error-not-a-clock': ('“', Variable(name='text'), '” ne estas horloĝo. Skribu untimed, aŭ la sekundojn por ĉiu decido, ekzemple 60, aŭ tiujn por partio kaj la pliajn post ĉiu decido, ekzemple 300+5.',),
    'error-table-command-unclear': (Select('command', {'say': 'Skribu “diri” kaj la numeron de frazo, aŭ / kaj tekston.', 'bot': 'Skribu “roboto”, “roboto” kaj lokon, aŭ “roboto”, lokon kaj nivelon, ekzemple “roboto 2 5”.', 'kick': 'Skribu “liberigi” kaj lokon, ekzemple “liberigi 2”.', 'stand_in': 'Skribu “anstataŭi” kaj lokon, ekzemple “anstataŭi 2”.', 'other': 'Tiu komando staras sola.'}, 'other'), ' Per ? vi ekscias ĉion, kio eblas.',),
    'error-no-such-phrase': ('Frazo ', Variable(name='text'), ' ne ekzistas. Donu numeron de 1 ĝis ', Variable(name='most'), '; nur “diri” listigas ilin.',),
    'error-not-a-seat': ('“', Variable(name='text'), '” ne estas loko ĉi tie. Donu numeron de 1 ĝis ', Variable(name='most'), '.',),
    'error-no-speech': 'Neniu parolanta programo troviĝas ĉi tie. Instalu speech-dispatcher, kiu havas spd-say, aŭ ellasu --speak.',
    'error-no-voice': ('Neniu voĉo por ĉi tiu lingvo (', Variable(name='language'), ') troviĝas ĉi tie. Instalu voĉon, aŭ ellasu --speak.',),
    'web-keys': 'Klavoj',
    'web-keys-intro': 'Klavo estas loko sur la klavaro, sama en ĉiu klavararanĝo. Por ŝanĝi klavon, elektu “Ŝanĝi” kaj premu alian. Ĉio konserviĝas en ĉi tiu aparato.',
    'web-keys-reader': 'Ekranlegilo, kiu legas paĝon linion post linio, retenas la unuopajn klavojn por si: ili alvenas ĉi tien, kiam vi ŝaltis ĝian reĝimon, kiu transdonas klavojn. Klavoj kun Alt, la menuo kaj la teksta reĝimo funkcias ankaŭ sen tio.',
    'web-keys-where': 'Kie la unuopaj klavoj funkcias',
    'web-keys-place': (Select('value', {'page': 'Ĉie ĉe la tablo', 'table': 'Nur sur la mano, la tablo kaj la butonoj de la ludo'}, 'table'),),
    'web-keys-group': (Select('group', {'ask': 'Demandoj', 'table': 'Ĉe la tablo', 'go': 'Lokoj'}, 'go'),),
    'web-keys-action': (Select('action', {'earlier': 'Legi la kronikon malantaŭen', 'later': 'Legi la kronikon antaŭen', 'talk': 'Diri ion', 'number': 'Al la nombroj', 'pause': 'Paŭzi kaj daŭrigi', 'verbosity': 'Kiom detale rakonti', 'sound': 'Sono aŭ silento', 'go-hand': 'Al mia mano', 'go-table': 'Al la tablo', 'go-log': 'Al la kroniko', 'go-talk': 'Al la frazoj'}, 'go-talk'),),
    'web-keys-change': 'Ŝanĝi',
    'web-keys-change-of': ('Ŝanĝi: ', Variable(name='action'), ', nun ', Variable(name='key'),),
    'web-keys-usual': 'Kutima klavo',
    'web-keys-usual-of': ('Kutima klavo: ', Variable(name='key'), ', ', Variable(name='action'),),
    'web-keys-none': 'neniu klavo',
    'web-keys-clear': 'Neniu klavo',
    'web-keys-press': ('Nova klavo: ', Variable(name='action'),),
    'web-keys-press-help': 'Premu literon aŭ signon, sole aŭ kun Shift aŭ Alt. Per Escape nenio ŝanĝiĝas.',
    'web-keys-cancel': 'Nuligi',
    'web-keys-refused': 'Ĉi tiun klavon oni ne povas elekti. Elektu literon aŭ signon, sole aŭ kun Shift aŭ Alt.',
    'web-keys-clash': (Variable(name='key'), ' jam estas uzata: ', Variable(name='action'), '.',),
    'web-keys-swap': 'Interŝanĝi klavojn',
    'web-keys-set': (Variable(name='action'), ': ', Variable(name='key'), '.',),
    'web-keys-all-usual': 'Ĉiuj klavoj kiel kutime',
    'web-keys-all-set': 'Ĉiuj klavoj denove estas kiel kutime.',
    'web-keys-fixed-title': 'Ĉiam samaj',
    'web-keys-fixed': (Select('what', {'move': 'Per la sagoj maldekstren kaj dekstren, Home kaj End vi iras de karto al karto.', 'card': 'Karton elektas la spacoklavo aŭ la numero de ĝia loko; ciferoj ankaŭ faras nombrojn.', 'confirm': 'La enigklavo faras tion, kion diras la ĉefa butono.', 'undo': 'La retroklavo aŭ Ctrl+Z reprenas elekton aŭ formetitajn kartojn.', 'menu': 'Escape malfermas la menuon.', 'help': 'F1 helpas, Shift+F1 montras la regulojn de ĉi tiu tablo.', 'phrase': 'Alt+1 ĝis Alt+9 diras la unuajn naŭ frazojn.'}, 'phrase'),),
    'web-keys-off': 'La unuopaj klavoj estas malŝaltitaj.',
    'web-keys-only-table': 'La unuopaj klavoj funkcias nur sur la mano, la tablo kaj la butonoj de la ludo.',
    'web-keys-change-all': 'Ŝanĝi la klavojn',
    'web-key-sign': (Select('sign', {'comma': 'komo (,)', 'period': 'punkto (.)', 'slash': 'oblikva streko (/)', 'question': 'demandosigno (?)'}, 'question'),),
    'game-is': ('La ludo estas ', Variable(name='variant'), ', ĝis ', Variable(name='target'), '.',),
    'welcome': 'Per ? vi ĉiam ekscias, kion vi povas fari, kaj per “reguloj”, kiel oni ludas.',
    'pass-keyboard': ('Transdonu la klavaron al ', Variable(name='player'), '. Kiam neniu alia rigardas, ', Variable(name='player'), ' premu la enigklavon.',),
    'nothing-said': 'Ankoraŭ nenio okazis.',
    'no-clock': 'Neniu tempo kuras.',
    'clock-runs': (Select('n', {'one': ('Restas ', Variable(name='n'), ' sekundo.',), 'other': ('Restas ', Variable(name='n'), ' sekundoj.',)}, 'other'),),
    'verbosity': (Select('verbosity', {'brief': 'De nun la programo rakontas mallonge.', 'full': 'De nun la programo rakontas plene.', 'normal': 'De nun la programo rakontas kiel kutime.'}, 'normal'),),
    'resign-sure': 'Ĉu vi vere rezignas? Tajpu “jes”, aŭ ion ajn alian por ludi plu.',
    'resign-yes': 'jes j yes y',
    'next-game': ('Premu la enigklavon por partio ', Variable(name='number'), ', aŭ tajpu “fini”.',),
    'saved-finished': ('Konservita en ', Variable(name='file'), '.',),
    'saved-unfinished': ('Konservita en ', Variable(name='file'), '. Por daŭrigi: ', Variable(name='command'),),
    'not-saved': 'Ne eblis konservi la partion en dosiero, do jen ĝi. Kopiu la liniojn en dosieron por povi daŭrigi.',
    'game-number': ('Partio ', Variable(name='number'), '.',),
    'record-unfinished': 'Ĉi tie la protokolo finiĝas; la partio ankoraŭ ne.',
    'variant-line': (Variable(name='name'), ': ', Variable(name='players'), ' ludantoj, ', Select('same', {'yes': ('po ', Variable(name='most'), ' kartoj',), 'no': ('po ', Variable(name='least'), ' aŭ ', Variable(name='most'), ' kartoj',)}, 'no'), ', ', Variable(name='keep'), ' restas en la mano, ', Variable(name='crib'), ' kuŝas en la kribo, ĝis ', Variable(name='target'), '.',),
    'variant-line-teams': (Variable(name='name'), ': ', Variable(name='players'), ' ludantoj en ', Variable(name='sides'), ' teamoj, ', Select('same', {'yes': ('po ', Variable(name='most'), ' kartoj',), 'no': ('po ', Variable(name='least'), ' aŭ ', Variable(name='most'), ' kartoj',)}, 'no'), ', ', Variable(name='keep'), ' restas en la mano, ', Variable(name='crib'), ' kuŝas en la kribo, ĝis ', Variable(name='target'), '.',),
    'options-head': 'Ĉiu opcio havas la valoron, kiu staras ĉi tie, ĝis vi elektas alian; la ceteraj staras sub ĝi.',
    'option-usual': (Variable(name='option'), '=', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-or': ('aŭ ', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-form': ('Eblaj valoroj: ', Variable(name='values'),),
    'error-unknown-page': ('Reguloj “', Variable(name='page'), '” ne ekzistas. Provu: ', Variable(name='known'), '.',),
    'error-option-without-value': ('“', Variable(name='text'), '” ne difinas opcion. Skribu --option NAME=VALUE, ekzemple --option crib_flush=four.',),
    'error-option-given-otherwise': (Variable(name='option'), ' kaj ', Variable(name='other'), ' difinas la saman aferon. Donu nur unu el ili.',),
    'error-seats-and-players': ('Laŭ --seats la nombro de ludantoj estas ', Variable(name='seats'), ', sed laŭ --players ', Variable(name='players'), '.',),
    'error-variant-and-players': (Variable(name='variant'), ' estas por ', Variable(name='seats'), ' ludantoj, sed vi petis ', Variable(name='players'), '.',),
    'error-variant-and-teams': (Select('sides', {0: (Variable(name='variant'), ' estas sen teamoj, sed vi petis ', Variable(name='teams'), ' teamojn.',), 'other': (Variable(name='variant'), ' estas por ', Variable(name='sides'), ' teamoj, sed vi petis ', Variable(name='teams'), '.',)}, 'other'),),
    'error-no-such-teams': (Select('teams', {0: (Select('players', {'one': ('Por ', Variable(name='players'), ' ludanto ne ekzistas ludo.',), 'other': ('Por ', Variable(name='players'), ' ludantoj ne ekzistas ludo.',)}, 'other'), ' Povas ludi du ĝis ses.',), 'other': ('Por ', Variable(name='players'), ' ludantoj en ', Variable(name='teams'), ' teamoj ne ekzistas ludo. Kvar povas ludi en 2 teamoj, ses en 2 aŭ 3.',)}, 'other'),),
    'error-number-of-seats': (Variable(name='variant'), ' bezonas ', Variable(name='needed'), ' ludantojn, kaj --seats nomas ', Variable(name='found'), '.',),
    'error-you-and-others': '“you” povas sidiĝi nur, kie vi estas la sola homo. Donu nomon al ĉiu.',
    'error-name-twice': ('Du ludantoj havas la nomon ', Variable(name='name'), '. Donu al ili malsamajn nomojn.',),
    'error-file-exists': (Variable(name='file'), ' jam ekzistas. Donu la nomon de nova dosiero, aŭ daŭrigu tiun partion: kribo resume ', Variable(name='file'),),
    'error-cannot-write': ('Ne eblas skribi ', Variable(name='file'), ': la dosierujo ne ekzistas aŭ ne estas malfermita al vi.',),
    'error-cannot-read': ('Ne eblas legi ', Variable(name='file'), ': ', Select('reason', {'missing': 'tia dosiero ne ekzistas.', 'forbidden': 'vi ne rajtas legi ĝin.', 'folder': 'ĝi estas dosierujo.', 'huge': 'ĝi estas tro granda por protokolo.', 'other': 'la sistemo rifuzas.'}, 'other'),),
    'error-record-not-text': ('Linio ', Variable(name='line'), ' ne estas teksto en UTF-8, kia estas protokolo.',),
    'error-not-one-match': ('Partio ', Variable(name='game'), ' de tiu dosiero ne daŭrigas la matĉon, kiu komenciĝas tie, do daŭrigi ĝin ne eblas.',),
    'error-match-is-over': ('En ', Variable(name='file'), ' restas nenio por ludi. Por revidi ĝin: kribo replay ', Variable(name='file'),),
    'error-record-line': ('Linio ', Variable(name='line'), ': ', Variable(name='reason'),),
    'error-record-format': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed protokolo komenciĝas per “', Variable(name='expected'), '”.',),
    'error-record-blank': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed ĉi tie protokolo havas malplenan linion, inter sia kapo kaj siaj agoj.',),
    'error-record-between': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed ĉi tie protokolo finiĝas: povas sekvi malplena linio kaj la sekva protokolo, aŭ nenio.',),
    'error-record-ends-early': ('La protokolo finiĝas en linio ', Variable(name='line'), ', antaŭ sia lasta linio: “final:” aŭ “unfinished:” kaj la stato.',),
    'error-record-head': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed ĉi tie protokolo havas “', Variable(name='name'), ': ” kaj valoron.',),
    'error-record-rules': ('Linio ', Variable(name='line'), ': la protokolo sekvas la regulojn ', Variable(name='version'), ', kaj ĉi tie estas konataj nur la reguloj ', Variable(name='known'), '.',),
    'error-record-seat': ('Linio ', Variable(name='line'), ': loko ', Variable(name='seat'), ' ne ekzistas. La lokoj estas de 1 ĝis ', Variable(name='most'), '.',),
    'error-record-form': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed protokolo skribas tion “', Variable(name='expected'), '”.',),
    'error-record-score': ('Linio ', Variable(name='line'), ' estas “', Variable(name='text'), '”, sed laŭ siaj agoj la protokolo finiĝas per “', Variable(name='expected'), '”.',),
    'error-bad-name': ('“', Variable(name='name'), '” ne povas esti nomo. Nomo havas 1 ĝis ', Variable(name='most'), ' legeblajn signojn.',),
    'error-no-action': ('“', Variable(name='text'), '” ne estas ago. Ago estas “deal” kaj 52 kartoj, aŭ loko kaj unu el: ', Variable(name='words'), '.',),
    'error-too-much-after': ('Post “', Variable(name='word'), '” nenio rajtas stari, sed tie estas “', Variable(name='text'), '”.',),
    'error-not-a-whole-number': ('“', Variable(name='text'), '” ne estas entjero ekde ', Variable(name='least'), '.',),
    'error-line': ('eraro: ', Variable(name='sentence'),),
    'item-kind': (Select('kind', {'fifteen': 'dekkvino', 'pair': 'paro', 'run': 'sinsekvo', 'flush': 'samemblemaj', 'nobs': 'samemblema fanto'}, 'nobs'),),
    'item-total': 'entute',
    'score-line': (Variable(name='count'), ' Entute: ', Variable(name='total'), '.',),
    'error-cards-of-a-show': ('Por kalkuli necesas ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' kartoj, el kiuj la lasta estas la ekkarto; ', Select('found', {0: 'vi donis neniun', 'other': ('vi donis ', Variable(name='found'),)}, 'other'), '.',),
    'peg-fifteen': 'dekkvino, du poentoj',
    'peg-thirty-one': 'tridekunuo, du poentoj',
    'peg-pair': 'paro, du poentoj',
    'peg-pair-royal': 'reĝa paro, ses poentoj',
    'peg-double-pair-royal': 'duoble reĝa paro, dek du poentoj',
    'peg-run': ('sinsekvo de ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ', ', Select('len', {3: 'tri', 4: 'kvar', 5: 'kvin', 6: 'ses', 7: 'sep'}, 7), ' poentoj',),
    'peg-last': 'unu poento pro la lasta karto',
    'peg-more': (Variable(name='before'), '; ', Variable(name='item'),),
    'pegs-line': (Variable(name='points'), '; sumo ', Variable(name='count'),),
    'error-no-cards': 'Mankas kartoj. Skribu almenaŭ unu, ekzemple 7K.',
    'error-over-31': ('Al la sumo ', Variable(name='count'), ' oni ne povas meti ', Variable(name='card'), ': la limo estas 31.',),
    'play-out-card': ('Loko ', Variable(name='seat'), ': ', Variable(name='card'), ', sumo ', Variable(name='count'), '. Stato: ', Variable(name='scores'), '.',),
    'play-out-pegs': ('Loko ', Variable(name='seat'), ': ', Variable(name='card'), ', sumo ', Variable(name='count'), '; +', Variable(name='points'), ': ', Variable(name='why'), '. Stato: ', Variable(name='scores'), '.',),
    'play-out-go': ('Loko ', Variable(name='seat'), ' diras: ek!',),
    'play-out-last': ('Loko ', Variable(name='seat'), ': unu poento pro la lasta karto. Stato: ', Variable(name='scores'), '.',),
    'play-out-restart': ('La sumo revenas al nulo. Komencas loko ', Variable(name='seat'), '.',),
    'error-option-missing': ('Mankas ', Variable(name='option'), ', kaj sen ĝi ĉi tiu komando ne funkcias.',),
    'error-number-of-hands': ('Disdono havas ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' manojn; vi donis ', Variable(name='found'), '.',),
    'error-empty-hand': ('La mano de loko ', Variable(name='seat'), ' estas malplena.',),
    'error-card-after-play': ('Ne eblas meti ', Variable(name='card'), ': la kejlumado jam finiĝis.',),
    'error-card-already-laid': (Variable(name='card'), ' jam kuŝas. Vico de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'error-card-not-held': ('Neniu havas ', Variable(name='card'), '. Vico de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'error-card-out-of-turn': (Variable(name='card'), ' apartenas al loko ', Variable(name='seat'), ', sed la vico estas de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'error-card-over-31': ('Al la sumo ', Variable(name='count'), ' oni ne povas meti ', Variable(name='card'), ': la limo estas 31. Vico de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'error-cards-to-lay': ('La kejlumado ankoraŭ ne finiĝis. Restas metendaj: ', Variable(name='cards'), '. Vico de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'error-count-not-over': ('La sumo ankoraŭ ne estas fermita. Vico de loko ', Variable(name='turn'), '. Meteblaj: ', Variable(name='playable'), '.',),
    'stats-score': 'poentoj',
    'stats-hands': 'manoj',
    'stats-percent': 'procentoj',
    'stats-mean': ('Meza valoro: ', Variable(name='mean'), ' poentoj en ', Variable(name='total'), ' manoj.',),
    'error-unknown-statistics': ('Statistiko “', Variable(name='text'), '” ne ekzistas. Ekzistas: ', Variable(name='known'), '.',),
    'web-readout': (Variable(name='side'), ' ', Variable(name='score'), ', malantaŭa kejlo ', Variable(name='rear'), ' (', Variable(name='last'), '), restas ', Variable(name='left'),),
    'web-readout-still': (Variable(name='side'), ' ', Variable(name='score'), ', restas ', Variable(name='left'),),
    'web-readout-line': (Variable(name='before'), ', ', Select('line', {'SS': (Select('n', {0: 'ĉe la linio de duobla mefito', 'other': ('ĝis la linio de duobla mefito ', Variable(name='n'),)}, 'other'),), 'L': (Select('n', {0: 'ĉe la linio de duobla malvenko', 'other': ('ĝis la linio de duobla malvenko ', Variable(name='n'),)}, 'other'),), 'S': (Select('n', {0: 'ĉe la linio de mefito', 'other': ('ĝis la linio de mefito ', Variable(name='n'),)}, 'other'),)}, 'S'),),
    'web-readout-past': (Variable(name='before'), ', trans la linio de ', Select('line', {'L': 'duobla malvenko', 'S': 'mefito'}, 'S'),),
    'web-explain': 'Klarigi',
    'web-explain-title': (Variable(name='whose'), ': ', Variable(name='points'),),
    'web-explain-so-far': ('ĝis nun ', Variable(name='total'),),
    'web-explain-rule': ('Regulo ', Variable(name='clause'),),
    'web-explain-nothing': 'En ĉi tiuj kartoj nenio donas poentojn.',
    'web-certificate-title': (Select('where', {'crib': ('Kribo de ', Variable(name='n'), ' poentoj',), 'hand': ('Mano de ', Variable(name='n'), ' poentoj',)}, 'hand'),),
    'web-certificate-button': ('Atesto: ', Variable(name='player'), ', ', Variable(name='n'),),
    'web-certificate-note': (Variable(name='player'), ': ', Select('where', {'crib': 'kribo', 'hand': 'mano'}, 'hand'), ' de ', Variable(name='n'), ' poentoj! Atesto pri ĝi estas en la menuo.',),
    'web-certificate-cards': (Variable(name='cards'), '; ekkarto: ', Variable(name='starter'), '.',),
    'web-certificate-ways': (Variable(name='ways'), ' el la ', Variable(name='all'), ' eblaj kombinoj de kvar kartoj kaj ekkarto valoras ', Variable(name='n'), '.',),
    'web-certificate-deals': ('Kiu ricevas ses kartojn kaj tenas la kvar plej bonajn, tiu havas tian manon unufoje en ', Variable(name='deals'), ' disdonoj.',),
    'web-certificate-link': 'Ligilo al la reludo, post la fino de la partio',
    'web-print': 'Presi',
    'phrase-hello': 'Saluton!',
    'phrase-good-luck': 'Bonŝancon!',
    'phrase-well-played': 'Bone ludite!',
    'phrase-nice-hand': 'Bela mano!',
    'phrase-thanks': 'Dankon!',
    'phrase-sorry': 'Pardonu!',
    'phrase-one-moment': 'Momenton, mi petas.',
    'phrase-back': 'Mi revenis.',
    'phrase-rematch': 'Ĉu plian partion?',
    'phrase-goodbye': 'Ĝis revido!',
    'table-clock': (Select('kind', {'relaxed': ('Por ĉiu decido estas ', Variable(name='seconds'), ' sekundoj. Kiam ili pasis, decidas la programo.',), 'live': ('Ĉiu ludanto havas ', Variable(name='bank'), ' sekundojn por partio, kaj ', Variable(name='increment'), ' pliajn post ĉiu decido. Kiam ili pasis, decidas la programo.',), 'untimed': 'Oni ludas sen horloĝo.'}, 'untimed'),),
    'serve-open': ('kribo troviĝas ĉe ', Variable(name='address'),),
    'serve-stop': 'Premu Ctrl-C por fini ĝin.',
    'serve-database': ('Ĉio estas konservata en ', Variable(name='database'),),
    'error-cannot-listen': ('kribo ne povas uzi la pordon ', Variable(name='port'), ' de ', Variable(name='host'), ': ', Select('reason', {'taken': 'alia programo havas ĝin. Elektu alian per --port.', 'other': 'ĉi tiu komputilo ne permesas tion. Elektu aliajn per --host kaj --port.'}, 'other'),),
    'error-bad-database': ('La datumbazo “', Variable(name='database'), '” estas de speco, kiun kribo ne konas. Skribu sqlite:///PATH, aŭ memory: por konservi nenion.',),
    'error-cannot-open-database': ('Ne eblas malfermi la datumbazon ', Variable(name='database'), ': ', Select('reason', {'too-new': 'ĝin faris pli nova kribo. Uzu tiun.', 'unreadable': 'la dosiero aŭ ĝia dosierujo ne estas legebla kaj skribebla, aŭ ĝi ne estas datumbazo.'}, 'unreadable'),),
    'error-not-known': 'La tablo ankoraŭ ne konas vin. Unue elektu nomon.',
    'error-wrong-password': 'Ne ekzistas konto kun tiu nomo kaj tiu pasvorto.',
    'error-bad-account': ('La nomo de konto havas ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' signojn.',),
    'error-bad-password': ('Pasvorto havas ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' signojn.',),
    'error-account-taken': ('La konto “', Variable(name='account'), '” apartenas al alia homo. Elektu alian nomon.',),
    'error-account-already': ('Vi jam havas konton: “', Variable(name='account'), '”.',),
    'error-no-such-person': 'Tia homo ne ekzistas ĉi tie.',
    'error-no-such-table': 'Tia tablo ne ekzistas. Eble oni fermis ĝin.',
    'error-no-such-code': 'Neniu tablo havas tiun kodon. Kodo havas ses literojn kaj ciferojn.',
    'error-no-such-game': 'Tia partio ne ekzistas.',
    'error-no-such-page': 'Ĉe ĉi tiu adreso estas nenio.',
    'error-table-closed': 'Ĉi tiu tablo estas fermita, ĉar neniu plu estis tie. Faru alian.',
    'error-no-seat-there': ('Tiu loko ne ekzistas: ĉi tiu tablo havas ', Variable(name='seats'), ' lokojn.',),
    'error-seat-taken': ('Tie jam sidas ', Variable(name='name'), '. Elektu liberan lokon.',),
    'error-seat-refused': 'Vi ne rajtas sidiĝi ĉe ĉi tiu tablo. Elektu alian.',
    'error-seats-open': (Select('number', {'one': 'Unu loko ankoraŭ estas libera.', 'other': (Variable(name='number'), ' lokoj ankoraŭ estas liberaj.',)}, 'other'), ' Plenigu per homoj aŭ robotoj, poste komencu.',),
    'error-wrong-number-of-seats': ('Ĉi tiu ludo havas ', Variable(name='needed'), ' lokojn; vi donis ', Variable(name='found'), '.',),
    'error-nobody-sits': 'Vi mem devas sidi en unu el la lokoj.',
    'error-not-your-seat': 'Tio ne estas via loko.',
    'error-own-seat': 'Tio estas via propra loko. Simple ekstaru.',
    'error-not-sitting': 'Tion povas fari nur, kiu sidas ĉe ĉi tiu tablo. Unue sidiĝu.',
    'error-not-host': 'Tion povas fari nur la tablestro.',
    'error-others-sit-here': 'Ĉe ĉi tiu tablo sidas ankaŭ aliaj. Prefere foriru.',
    'error-no-spectators': 'La tablestro ne deziras spektantojn.',
    'error-bad-clock': (Select('setting', {'bank': 'La tempo por partio', 'increment': 'La tempo aldonata post decido', 'seconds': 'La tempo por decido'}, 'seconds'), ' devas esti de ', Variable(name='least'), ' ĝis ', Variable(name='most'), ' sekundoj, ne ', Variable(name='number'), '.',),
    'error-not-between-games': (Select('status', {'open': 'La unua partio ankoraŭ ne komenciĝis.', 'other': 'Tio eblas nur antaŭ partio aŭ inter du partioj.'}, 'other'),),
    'error-not-playing': (Select('status', {'open': 'La partio ankoraŭ ne komenciĝis.', 'paused': 'La partio paŭzas. Unue daŭrigu ĝin.', 'between': 'La partio finiĝis. Komencu la sekvan.', 'other': 'Ĉi tie nun ne daŭras partio.'}, 'other'),),
    'error-not-paused': 'La partio ne paŭzas.',
    'error-not-away': 'Neniu forestas de tiu loko sufiĉe longe. Atendu iomete.',
    'error-nothing-to-cut': 'Nun estas nenio por dividi.',
    'error-stale': 'Intertempe la partio iris plu. Rigardu denove, poste decidu.',
    'error-not-over': 'La partio ankoraŭ ne finiĝis. Ĝiaj kartoj montriĝos poste.',
    'error-game-damaged': (Select('version', {0: 'Ĉi tiu partio sekvis regulojn, kiujn ĉi tiu kribo ne konas, do ne eblas montri ĝin.', 'other': ('La konservita partio estas difektita ĉe ago ', Variable(name='version'), ', do ĝi ne povas daŭri.',)}, 'other'),),
    'error-unknown-phrase': ('Frazo “', Variable(name='phrase'), '” ne ekzistas. Frazoj: ', Variable(name='known'), '.',),
    'error-chat-presets-only': 'Ĉe ĉi tiu tablo eblas diri nur la pretajn frazojn.',
    'error-chat-partners': 'Partneroj ne babilas dum disdono. Ĝis la fino de la partio uzu la pretajn frazojn.',
    'error-bad-chat': ('Via mesaĝo havu 1 ĝis ', Variable(name='most'), ' legeblajn signojn.',),
    'error-bad-json': 'Tio ne estas JSON.',
    'error-not-json': 'Sendu JSON kun la kapo Content-Type: application/json.',
    'error-bad-body': ('La peto ne estas en ordo: ', Variable(name='reason'), '.',),
    'error-bad-query': ('La adreso ne estas en ordo: ', Variable(name='reason'), '.',),
    'error-bad-message': ('Tiu mesaĝo ne legeblas: ', Variable(name='reason'), '.',),
    'error-number-too-big': ('Tiu nombro estas tro granda. La plej granda estas ', Variable(name='most'), '.',),
    'error-too-big': (Select('what', {'message': 'La mesaĝo', 'body': 'La peto'}, 'body'), ' estas tro granda. Ĝi rajtas havi ', Variable(name='most'), ' bajtojn.',),
    'error-too-many': (Select('what', {'tables': 'Vi sidas ĉe tro multaj tabloj. Unue fermu iun.', 'sockets': 'Tro multaj konektoj estas malfermaj. Unue fermu iun.', 'watchers': 'Tro multaj spektas ĉi tiun tablon. Provu poste.', 'guests': 'Tro multaj gastoj venis de via adreso. Provu poste, aŭ ensalutu.', 'passwords': 'Oni provis tro multajn pasvortojn. Atendu minuton.', 'chat': 'Vi diras tro multe samtempe. Atendu momenton.', 'records': 'Tro multaj protokoloj samtempe. Prenu malpli, aŭ atendu momenton.', 'codes': 'Oni provis tro multajn kodojn. Atendu minuton.', 'other': 'Tio estas tro multe samtempe. Atendu momenton.'}, 'other'),),
    'error-wrong-origin': 'Tion petis alia retejo, do ĝi estas rifuzita.',
    'error-method-not-allowed': 'Ĉi tiu adreso ne akceptas tian peton.',
    'error-our-fault': 'Io misfunkciis en kribo, kaj nenio ŝanĝiĝis. Provu denove.',
    'simulate-title': (Variable(name='variant'), ', ', Variable(name='games'), ' ', Select('games', {'one': 'partio', 'other': 'partioj'}, 'other'), ', semo ', Variable(name='seed'),),
    'simulate-title-stopped': (Variable(name='variant'), ', haltigita post ', Variable(name='played'), ' el ', Variable(name='games'), ' partioj, semo ', Variable(name='seed'),),
    'simulate-column': (Select('column', {'side': 'flanko', 'bots': 'robotoj', 'wins': 'venkoj', 'percent': 'procentoj', 'interval': 'de - ĝis', 'skunks': 'mefitoj', 'pegging': 'kejlumado', 'hand': 'manoj', 'crib': 'kriboj', 'heels': 'kalkanoj', 'start': 'kompenso', 'bids': 'ofertoj', 'deal': 'disdono', 'points': 'poentoj', 'deviation': 'devio', 'calls': 'postuloj'}, 'calls'),),
    'simulate-interval': (Variable(name='low'), ' - ', Variable(name='high'),),
    'simulate-position': (Select('position', {'pone': 'pono', 'eldest': 'unua ludanto', 'dealer': 'disdonanto', 'other': ('loko ', Variable(name='position'),)}, 'other'),),
    'simulate-duplicate': ('Ĉiu disdono estas ludita ', Variable(name='games'), ' fojojn, kaj la ludantoj interŝanĝas la lokojn.',),
    'simulate-first-dealer': ('La unua disdonanto venkis en ', Variable(name='percent'), ' % de la partioj (', Variable(name='low'), ' - ', Variable(name='high'), ').',),
    'simulate-pace': ('La poentoj de la flankoj estas averaĝoj por unu partio. Po ', Variable(name='deals'), ' disdonoj en partio, ', Variable(name='speed'), ' partioj en sekundo.',),
    'simulate-progress': (Variable(name='played'), ' el ', Variable(name='games'), ' partioj',),
    'error-unknown-player': ('Ludanto “', Variable(name='player'), '” ne ekzistas. Ludantoj: ', Variable(name='known'), '.',),
    'error-number-of-bots': (Variable(name='variant'), ' bezonas ', Variable(name='needed'), ' robotojn, po unu por ĉiu loko, aŭ unu nomon por ĉiuj; vi donis ', Variable(name='found'), '.',),
    'web-set-volume-game': 'Laŭteco: la ludo',
    'web-set-volume-cues': 'Laŭteco: vico, tempo, eraroj',
    'web-set-volume-chat': 'Laŭteco: babilado, venoj kaj foriroj',
    'web-set-stereo': 'Ĉiu ludanto sonas de sia propra loko, vi de maldekstre',
    'web-set-captions': 'Ankaŭ skribi la sonojn',
    'web-set-cues-turn': 'Kiam estas mia vico',
    'web-set-cues-low': 'Kiam restas al mi malmulte da tempo',
    'web-cue': (Select('value', {'sound': 'Sono', 'frame': 'Kadro ĉirkaŭ la fenestro', 'vibration': 'Vibrado', 'title': 'Titolo de la fenestro'}, 'title'),),
    'web-title-low': ('◷ Malmulte da tempo – ', Variable(name='title'),),
    'web-sounds-learn': 'Lerni la sonojn',
    'web-sounds-help': 'Ĉiu sono havas propran tonalton kaj propran ritmon.',
    'web-sound-hear': 'Aŭskulti',
    'web-sound-hear-one': ('Aŭskulti: ', Variable(name='sound'),),
    'web-sound-caption': ('sono: ', Variable(name='sounds'),),
    'web-sound-times': (Variable(name='sound'), ' ×', Variable(name='n'),),
    'web-sound-name': (Select('name', {'deal': 'disdono', 'cut': 'tirita karto', 'crib': 'forsendo al la kribo', 'bid': 'oferto', 'starter': 'ekkarto', 'heels': 'fanta ekkarto', 'card-mine': 'via karto', 'card-other': 'alies karto', 'fifteen': 'dekkvino', 'pair': 'paro', 'run': 'sinsekvo', 'thirty-one': 'tridekunuo', 'go': '“ek”', 'peg': 'kejlo', 'back': 'kejlo iras malantaŭen', 'count': 'paŝo de kalkulado', 'muggins': 'kapto', 'won': 'venko', 'lost': 'malvenko', 'skunk': 'mefito', 'turn': 'via vico', 'low': 'malmulte da tempo', 'timeout': 'la tempo finiĝis', 'error': 'eraro', 'chat': 'babilado', 'join': 'iu venis', 'leave': 'iu foriris'}, 'leave'),),
    'web-card': (Select('suit', {'spades': 'pika', 'hearts': 'kera', 'diamonds': 'karoa', 'clubs': 'trefa'}, 'clubs'), ' ', Select('rank', {'ace': 'aso', 'two': 'duo', 'three': 'trio', 'four': 'kvaro', 'five': 'kvino', 'six': 'seso', 'seven': 'sepo', 'eight': 'oko', 'nine': 'naŭo', 'ten': 'deko', 'jack': 'fanto', 'queen': 'damo', 'king': 'reĝo'}, 'king'),),
    'web-card-indices': 'A 2 3 4 5 6 7 8 9 10 F D R',
    'web-card-in-hand': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'),),
    'web-card-makes': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'), ', faras ', Variable(name='count'),),
    'web-card-makes-and-pegs': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'), ', faras ', Variable(name='count'), ' kaj gajnas ', Variable(name='points'),),
    'web-makes-and-pegs': (Variable(name='count'), ', +', Variable(name='points'),),
    'web-card-too-much': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'), ', farus ', Variable(name='count'),),
    'web-card-for-crib': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'), ', elektita por la kribo',),
    'web-card-chosen': (Variable(name='card'), ', ', Variable(name='place'), ' el ', Variable(name='n'), ', elektita',),
    'web-would-be': ('farus ', Variable(name='count'),),
    'web-auto-card': 'aŭtomate',
    'web-too-much': ('Tio farus ', Variable(name='count'), ', sed la limo estas 31. Meteblaj: ', Variable(name='cards'), '.',),
    'web-too-much-go': ('Tio farus ', Variable(name='count'), ', sed la limo estas 31. Neniu via karto meteblas: diru ek.',),
    'web-title': 'kribo',
    'web-description': 'Kribaĝo kun amikoj aŭ kontraŭ la komputilo',
    'web-failure': 'La programo kribo ne estas atingebla. Post momento ŝargu la paĝon denove.',
    'web-noscript': 'Ĉi tiu paĝo bezonas JavaScript. La komando “kribo play” en terminalo ne bezonas ĝin.',
    'web-title-turn': ('● Via vico – ', Variable(name='title'),),
    'web-page-title': (Variable(name='page'), ' – kribo',),
    'web-moment': (Variable(name='day'), '-a de ', Select('month', {1: 'januaro', 2: 'februaro', 3: 'marto', 4: 'aprilo', 5: 'majo', 6: 'junio', 7: 'julio', 8: 'aŭgusto', 9: 'septembro', 10: 'oktobro', 11: 'novembro', 12: 'decembro'}, 12), ' ', Variable(name='year'), ', ', Variable(name='hour'), ':', Variable(name='minute'),),
    'web-loading': 'Momenton…',
    'web-error-connection': 'Mankas konekto al la servilo.',
    'web-error-server': 'La servilo ne povis respondi.',
    'web-text-mode': 'Teksta reĝimo',
    'web-text-short': 'Teksto',
    'web-table-mode': 'Fini tekstan reĝimon',
    'web-pages': 'Paĝoj',
    'web-lobby': 'Ludi',
    'web-menu': 'Menuo',
    'web-close': 'Fermi',
    'web-no': 'Ne',
    'web-save': 'Konservi',
    'web-more': 'Pli',
    'web-help': 'Helpo',
    'web-you': 'Vi',
    'web-name': 'Nomo',
    'web-your-name': 'Via nomo',
    'web-name-here': 'Kiu sidiĝas ĉi tie?',
    'web-sit-down': 'Sidiĝi',
    'web-guest-names': 'Stelo Zefiro Lumo Maro Nubo Tilio Verdo Kanto Monto Rozo',
    'web-two-names': (Variable(name='one'), ' kaj ', Variable(name='other'),),
    'web-chat-line': (Variable(name='player'), ': ', Variable(name='text'),),
    'web-play-computer': 'Kontraŭ komputilo',
    'web-play-computer-help': 'Ĝi vidas nur siajn proprajn kartojn.',
    'web-play-now': 'Ludi nun',
    'web-play-friend': 'Kun amiko',
    'web-play-friend-help': 'Sendu ligilon, aŭ diru ses literojn. Konto ne necesas.',
    'web-have-code': 'Mi havas kodon',
    'web-code-field': 'Kodo de la tablo',
    'web-code-go': 'Iri tien',
    'web-own-rules': 'Propra tablo',
    'web-own-rules-help': 'Du ĝis ses ludantoj, ajna celo, ajnaj reguloj.',
    'web-make-table': 'Elekti regulojn',
    'web-game': 'Ludo',
    'web-strength': 'Forto',
    'web-resume': ('Via partio kun ', Variable(name='players'), ' daŭras',),
    'web-resume-open': 'Via tablo atendas ludantojn',
    'web-side-score': (Variable(name='side'), ' ', Variable(name='score'),),
    'web-status': (Select('status', {'yours': 'Estas via vico.', 'open': 'Estas liberaj lokoj.', 'paused': 'La partio paŭzas.', 'between': 'La partio finiĝis; eblas komenci alian.', 'closed': 'La tablo estas fermita.', 'playing': 'La partio daŭras.'}, 'playing'),),
    'web-more-games': (Select('n', {'one': 'Ankoraŭ unu partio', 'other': ('Ankoraŭ ', Variable(name='n'), ' partioj',)}, 'other'),),
    'web-tables': 'Malfermaj tabloj',
    'web-no-tables': 'Nun neniu tablo estas malferma. Invitu amikon, aŭ faru tablon, kiun aliaj trovos ĉi tie.',
    'web-seats-taken': (Variable(name='taken'), ' el ', Variable(name='seats'),),
    'web-join': 'Aliĝi',
    'web-watch': 'Spekti',
    'web-variant': (Select('name', {'six-card': 'Seskarta, la kutima ludo', 'five-card': 'Kvinkarta, la malnova ludo', 'seven-card': 'Sepkarta, ĝis 181', 'auction': 'Aŭkcia: oni vendas la kribon', 'three-handed': 'Tri ludantoj', 'four-handed': 'Kvar ludantoj, ĉiu por si', 'partners': 'Kvar ludantoj, du teamoj', 'five-handed': 'Kvin ludantoj', 'six-handed': 'Ses ludantoj, ĉiu por si', 'six-two-teams': 'Ses ludantoj, du teamoj', 'six-three-teams': 'Ses ludantoj, tri teamoj', 'partners-five-card': 'Du teamoj po du, ĝis 61', 'partners-six-dealt': 'Du teamoj po du, po ses kartoj', 'other': (Variable(name='name'), ' (', Variable(name='seats'), ')',)}, 'other'),),
    'web-variant-short': (Select('name', {'six-card': 'Seskarta', 'five-card': 'Kvinkarta', 'seven-card': 'Sepkarta', 'auction': 'Aŭkcia', 'three-handed': 'Triope', 'four-handed': 'Kvarope', 'partners': 'Du kontraŭ du', 'five-handed': 'Kvinope', 'six-handed': 'Sesope', 'six-two-teams': 'Sesope, du teamoj', 'six-three-teams': 'Sesope, tri teamoj', 'partners-five-card': 'Du kontraŭ du, kvinkarte', 'partners-six-dealt': 'Du kontraŭ du, po ses', 'options': 'Opcioj', 'counting': 'Kalkulado', 'other': (Variable(name='name'),)}, 'other'),),
    'web-variant-target': (Select('name', {'six-card': 'Seskarta', 'five-card': 'Kvinkarta', 'seven-card': 'Sepkarta', 'auction': 'Aŭkcia', 'three-handed': 'Triope', 'four-handed': 'Kvarope', 'partners': 'Du kontraŭ du', 'five-handed': 'Kvinope', 'six-handed': 'Sesope', 'six-two-teams': 'Sesope, du teamoj', 'six-three-teams': 'Sesope, tri teamoj', 'partners-five-card': 'Du kontraŭ du, kvinkarte', 'partners-six-dealt': 'Du kontraŭ du, po ses', 'options': 'Opcioj', 'counting': 'Kalkulado', 'other': (Variable(name='name'),)}, 'other'), ' ĝis ', Variable(name='target'), ', ', Select('counting', {'auto': 'la programo kalkulas', 'assisted': 'vi kalkulas, erarojn oni korektas', 'self': 'vi kalkulas', 'muggins': 'vi kalkulas, kun kapto', 'strict': 'vi kalkulas, eraroj kostas'}, 'strict'),),
    'web-make-game': 'La ludo',
    'web-make-more': 'Ĉiuj aliaj reguloj',
    'web-make-seats': 'La tablo',
    'web-make-summary': 'Kion oni ludos',
    'web-make-open': 'Malfermi tablon',
    'web-make-listed': 'Aliaj trovas ĝin en la listo',
    'web-make-spectators': 'Aliaj rajtas spekti',
    'web-make-chat': 'Babilado',
    'web-make-clock': 'Horloĝo',
    'web-make-pace': 'Komputiloj ludas',
    'web-make-absence': 'Se iu longe forestas',
    'web-preset': 'Laŭ la kutimo de',
    'web-preset-none': 'Neniu aparte',
    'web-preset-name': (Select('name', {'classic': 'La plej multaj', 'esperanto': 'Esperantistoj', 'russian': 'Rusoj: kvinkarta', 'playroom': 'Ludejo: severa kalkulado', 'acc': 'Usonaj kluboj: naŭ partioj', 'other': (Variable(name='name'),)}, 'other'),),
    'web-chat-kind': (Select('value', {'presets': 'Nur pretaj frazoj', 'free': 'Frazoj kaj libera teksto'}, 'free'),),
    'web-clock-kind': (Select('value', {'untimed': 'Sen horloĝo', 'relaxed': 'Por ĉiu decido', 'live': 'Por la tuta partio'}, 'live'),),
    'web-clock-seconds': 'Sekundoj',
    'web-clock-bank': 'Sekundoj por partio',
    'web-clock-increment': 'Aldonaj sekundoj',
    'web-pace': (Select('value', {'human': 'Kun homa rapido', 'instant': 'Tuj'}, 'instant'),),
    'web-absence': (Select('value', {'pause': 'La partio atendas', 'bot': 'Komputilo anstataŭas'}, 'bot'),),
    'web-seat-number': ('Loko ', Variable(name='n'),),
    'web-seat-name': ('Ludanto ', Variable(name='n'),),
    'web-seat-open': 'Libera loko',
    'web-somebody-here': 'Ĉe ĉi tiu aparato',
    'web-computer': 'Komputilo',
    'web-computer-level': ('Komputilo: ', Variable(name='level'),),
    'web-option-target': 'Celo',
    'web-option-first_dealer': 'Unua disdonanto',
    'web-option-next_dealer': 'Sekva disdonanto en matĉo',
    'web-option-heels': 'Fanta ekkarto',
    'web-option-three_for_last': 'Kompensaj poentoj',
    'web-option-single_go': 'Post “ek”',
    'web-option-crib_flush': 'Samemblema kribo',
    'web-option-bicycle_go': '“Ek” inter tri ludantoj',
    'web-option-seven_crib': 'Grando de la kribo',
    'web-option-auction_when': 'Tempo de la aŭkcio',
    'web-option-auction_open': 'Unua oferto',
    'web-option-auction_heels': 'Fanta ekkarto ĉe aŭkcio',
    'web-option-counting': 'Kalkulado',
    'web-option-count_seconds': 'Tempo por kalkuli',
    'web-option-transfer': 'Kiu ricevas poentojn de eraro',
    'web-option-timeout_round': 'Duono, kiam la tempo finiĝas',
    'web-option-timeout_keep': 'La alia duono',
    'web-option-manual_pegging': 'Kalkulado dum la kejlumado',
    'web-option-call_seconds': 'Sekundoj por postuli',
    'web-option-over_penalty': 'Troaj poentoj',
    'web-option-short_hand': 'Unu karto malpli',
    'web-option-skunk': 'Mefito',
    'web-option-match_points': 'Matĉaj poentoj',
    'web-option-match': 'Matĉo',
    'web-option-stakes': 'Veto',
    'web-option-discard_final': 'Repreno de forsendo',
    'web-option-number': 'Nombro',
    'web-match-form': (Select('form', {'best-of-N': 'Plimulto el pluraj partioj', 'first-to-P': 'Ĝis certa nombro da matĉaj poentoj', 'N-games': 'Certa nombro da partioj'}, 'N-games'),),
    'web-room': 'Kiuj ludas',
    'web-sit': ('Sidiĝi en loko ', Variable(name='n'),),
    'web-seat-here': ('Loko ', Variable(name='n'), ' por iu ĉe ĉi tiu aparato',),
    'web-bot-to-seat': ('Sidigi komputilon en loko ', Variable(name='n'),),
    'web-stand': 'Ekstari',
    'web-free': 'Liberigi la lokon',
    'web-free-seat': ('Liberigi la lokon de ', Variable(name='player'),),
    'web-invite': 'Inviti',
    'web-invite-help': 'Kiu havas ĉi tiun ligilon aŭ kodon, povas sidiĝi.',
    'web-code': ('Kodo ', Variable(name='code'),),
    'web-link': 'Ligilo al ĉi tiu tablo',
    'web-copy': 'Kopii',
    'web-copied': 'Kopiita',
    'web-qr': 'La ligilo al ĉi tiu tablo kiel QR-kodo',
    'web-rules-here': 'Reguloj de ĉi tiu tablo',
    'web-rules-page': 'Ĉiuj reguloj de ĉi tiu ludo',
    'web-rules-own-page': 'Malfermi en aparta paĝo',
    'web-board': 'Tabulo',
    'web-table': 'Tablo',
    'web-beside': 'Apud la tablo',
    'web-your-place': 'Via loko',
    'web-scores': 'Stato',
    'web-heading-play': 'Kejlumado',
    'web-heading-show': 'Elmontrado',
    'web-heading-bidding': 'Aŭkcio pri la kribo',
    'web-heading-cut': (Select('what', {'deal': 'Lotado', 'starter': 'Divido'}, 'starter'),),
    'web-game-to': ('Partio ĝis ', Variable(name='target'),),
    'web-game-line': ('Ĝis ', Variable(name='target'), ' · Disdono ', Variable(name='deal'), ' · ', Variable(name='crib'),),
    'web-plate': (Variable(name='side'), ': ', Variable(name='score'),),
    'web-to-go': ('restas ', Variable(name='n'),),
    'web-lap': ('rondo ', Variable(name='lap'), '/', Variable(name='laps'),),
    'web-games': (Select('n', {'one': (Variable(name='n'), ' partio',), 'other': (Variable(name='n'), ' partioj',)}, 'other'),),
    'web-track': (Variable(name='side'), ' ', Variable(name='score'), ', malantaŭe ', Variable(name='rear'),),
    'web-dealer': 'Disdonanto',
    'web-dealer-letter': 'D',
    'web-holds': (Variable(name='player'), ' tenas ', Select('n', {'one': (Variable(name='n'), ' karton',), 'other': (Variable(name='n'), ' kartojn',)}, 'other'),),
    'web-partner': 'partnero',
    'web-plays-with-you': ('Kun vi: ', Variable(name='players'),),
    'web-away': 'forestas',
    'web-bot-stands-in': 'komputilo anstataŭas',
    'web-time-left': 'restas',
    'web-time-low': (Select('seconds', {'one': ('Restas ', Variable(name='seconds'), ' sekundo.',), 'other': ('Restas ', Variable(name='seconds'), ' sekundoj.',)}, 'other'),),
    'web-hand': ('Via mano, ', Select('n', {'one': (Variable(name='n'), ' karto',), 'other': (Variable(name='n'), ' kartoj',)}, 'other'),),
    'web-hand-chosen': ('Via mano, ', Select('n', {'one': (Variable(name='n'), ' karto',), 'other': (Variable(name='n'), ' kartoj',)}, 'other'), ', ', Select('chosen', {'one': (Variable(name='chosen'), ' elektita',), 'other': (Variable(name='chosen'), ' elektitaj',)}, 'other'),),
    'web-crib-own': 'Via kribo',
    'web-crib-of': ('Kribo de ', Variable(name='player'),),
    'web-crib-nobody': 'La kribo',
    'web-crib-holds': (Variable(name='crib'), ', ', Select('n', {'one': (Variable(name='n'), ' karto',), 'other': (Variable(name='n'), ' kartoj',)}, 'other'),),
    'web-starter': 'ekkarto',
    'web-run': ('Kartoj de ĉi tiu sumo, ', Variable(name='n'), '; sumo ', Variable(name='count'),),
    'web-runs-before': 'Antaŭaj sumoj',
    'web-count-label': ('Sumo ', Variable(name='count'), ', ĝis 31 restas ', Variable(name='left'),),
    'web-to-31': ('ĝis 31: ', Variable(name='n'),),
    'web-lead': ('Komencas ', Variable(name='player'),),
    'web-lead-own': 'Vi komencas',
    'web-ask-discard': (Select('whose', {'own': (Select('n', {'one': 'Unu karton al via kribo', 2: 'Du kartojn al via kribo', 'other': (Variable(name='n'), ' kartojn al via kribo',)}, 'other'),), 'nobody': (Select('n', {'one': 'Unu karton al la kribo', 2: 'Du kartojn al la kribo', 'other': (Variable(name='n'), ' kartojn al la kribo',)}, 'other'),), 'other': (Select('n', {'one': ('Unu karton al la kribo de ', Variable(name='player'),), 2: ('Du kartojn al la kribo de ', Variable(name='player'),), 'other': (Variable(name='n'), ' kartojn al la kribo de ', Variable(name='player'),)}, 'other'),)}, 'other'),),
    'web-ask-cut-for-deal': (Select('first', {'high': 'La plej alta karto disdonas', 'low': 'La plej malalta karto disdonas'}, 'low'),),
    'web-ask-cut-starter': 'Dividu la kartaron por la ekkarto',
    'web-ask-claim': (Select('where', {'hand': 'Kalkulu vian manon', 'crib': 'Kalkulu vian kribon', 'play': 'Kiom donas via karto?'}, 'play'),),
    'web-ask-call': 'Ĉu mankas poentoj? Postulu ilin, aŭ akceptu la anoncon.',
    'web-discard-help': 'Nenio estas fina, ĝis vi premas la butonon.',
    'web-bids': 'Ofertoj',
    'web-cut-place': ('Karto ', Variable(name='n'),),
    'web-last-count': 'Lasta kalkulo',
    'web-no-count': 'Ankoraŭ nenio estas kalkulita.',
    'web-show-order': 'Ordo de la elmontrado',
    'web-whose': (Select('own', {'yes': (Select('where', {'crib': 'Via kribo', 'hand': 'Via mano'}, 'hand'),), 'no': (Select('where', {'crib': ('Kribo de ', Variable(name='player'),), 'hand': ('Mano de ', Variable(name='player'),)}, 'hand'),)}, 'no'),),
    'web-chip': (Select('kind', {'fifteen': ('15-', Variable(name='total'),), 'pair': ('paro ', Variable(name='total'),), 'run': ('sinsekvo ', Variable(name='total'),), 'flush': ('samemblemaj ', Variable(name='total'),), 'nobs': ('nazo ', Variable(name='total'),)}, 'nobs'),),
    'web-count-nothing': 'Nenio',
    'web-so-far': 'ĝis nun',
    'web-total': 'poentoj',
    'web-claims': (Select('own', {'yes': ('Vi anoncas ', Variable(name='n'),), 'no': (Variable(name='player'), ' anoncas ', Variable(name='n'),)}, 'no'),),
    'web-claim-wrong': (Select('own', {'yes': ('Vi anoncis ', Variable(name='claim'), '; la ĝusta valoro estas ', Variable(name='n'), '.',), 'no': (Variable(name='player'), ' anoncis ', Variable(name='claim'), '; la ĝusta valoro estas ', Variable(name='n'), '.',)}, 'no'),),
    'web-call-go': 'ek',
    'web-call-last-card': 'lasta karto: unu',
    'web-call-heels': 'du pro la kalkanoj',
    'web-auto': (Select('what', {'SaidGo': 'aŭtomate: ek', 'Played': 'aŭtomate: karto'}, 'Played'),),
    'web-resigned': 'La partio finiĝis per rezigno.',
    'web-you-won': 'Vi venkas',
    'web-won': ('Venkas ', Variable(name='side'),),
    'web-level': (Select('skunk', {'lurch': 'duobla malvenko', 'other': (Select('level', {2: 'duobla mefito', 1: 'mefito'}, 1),)}, 'other'),),
    'web-pass-device': ('Transdonu la aparaton al ', Variable(name='player'),),
    'web-pass-device-help': ('Nenio montriĝas, ĝis ', Variable(name='player'), ' estas sola ĉe ĝi.',),
    'web-primary-next': 'Daŭrigi',
    'web-primary-start': 'Komenci partion',
    'web-primary-sit': 'Sidiĝi',
    'web-primary-resume': 'Daŭrigi partion',
    'web-primary-rematch': 'Revanĉo',
    'web-primary-next-game': 'Sekva partio',
    'web-primary-i-am': ('Mi estas ', Variable(name='player'),),
    'web-primary-it-is-me': 'Jen mi',
    'cut-where': (Select('what', {'deal': 'Tiri ie ajn', 'starter': 'Dividi ie ajn'}, 'starter'),),
    'web-primary-cut': (Select('what', {'deal': 'Tiri ie ajn', 'starter': 'Dividi ie ajn'}, 'starter'),),
    'web-primary-cut-at': (Select('what', {'deal': ('Tiri karton ', Variable(name='n'),), 'starter': ('Dividi ĉe ', Variable(name='n'),)}, 'starter'),),
    'web-primary-choose-cards': (Select('n', {'one': 'Elektu 1 karton', 'other': ('Elektu ', Variable(name='n'), ' kartojn',)}, 'other'),),
    'web-primary-discard': (Variable(name='n'), ' al la kribo',),
    'web-primary-discard-own': (Variable(name='n'), ' al via kribo',),
    'web-primary-discard-other': (Variable(name='n'), ' al alies kribo',),
    'web-primary-choose-card': 'Elektu karton',
    'web-primary-play': ('Meti ', Select('suit', {'spades': 'pikan', 'hearts': 'keran', 'diamonds': 'karoan', 'clubs': 'trefan'}, 'clubs'), ' ', Variable(name='index'),),
    'web-primary-go': 'Ek!',
    'web-primary-choose-bid': 'Elektu oferton',
    'web-primary-bid': ('Oferti ', Variable(name='n'),),
    'web-primary-choose-claim': 'Elektu nombron',
    'web-primary-claim': ('Anonci ', Variable(name='n'),),
    'web-primary-muggins': ('Postuli ', Variable(name='n'),),
    'web-primary-let-stand': 'Akcepti',
    'web-pass': 'Pasi',
    'web-all-at-once': 'Ĉion tuj',
    'web-put-back': 'Reen en la manon',
    'web-take-back': 'Repreni',
    'web-claim-heels': 'Du pro la kalkanoj',
    'web-cut-anywhere': (Select('what', {'deal': 'Tiri ie ajn', 'starter': 'Dividi ie ajn'}, 'starter'),),
    'web-undo': 'Repreni',
    'web-waiting': 'Atendo',
    'web-waiting-turn': ('Vico de ', Variable(name='player'),),
    'web-waiting-count': 'Kalkulado',
    'web-waiting-start': 'Atendo de komenco',
    'web-waiting-seats': (Select('n', {'one': 'Unu loko liberas', 'other': (Variable(name='n'), ' lokoj liberas',)}, 'other'),),
    'web-waiting-pause': 'Paŭzo',
    'web-waiting-game': 'La partio finiĝis',
    'web-watching': 'Vi spektas',
    'web-closed-short': 'Fermita',
    'web-pad-claim': 'Kiom anonci',
    'web-pad-muggins': 'Kiom postuli',
    'web-pad-bid': 'Kiom oferti',
    'web-paused-by': (Variable(name='player'), ' paŭzigas la partion.',),
    'web-paused-away': 'La partio paŭzas, ĝis ĉiuj revenas.',
    'web-paused-for': ('La partio atendas. Forestas: ', Variable(name='players'),),
    'web-goes-on': 'La partio daŭras.',
    'web-closed': 'La tablo estas fermita.',
    'web-sat-down': (Variable(name='player'), ' sidiĝas.',),
    'web-went-away': (Variable(name='player'), ' forestas.',),
    'web-came-back': (Variable(name='player'), ' revenas.',),
    'web-stand-in': ('Komputilo ludas anstataŭ ', Variable(name='player'), '.',),
    'web-connection-lost': 'La konekto rompiĝis. Nova provo…',
    'web-connection-back': 'La konekto revenis.',
    'web-tab': (Select('tab', {'log': 'Kroniko', 'talk': 'Babilado', 'rules': 'Reguloj'}, 'rules'),),
    'web-log': 'Kio okazis',
    'web-log-views': 'Kion montras la kroniko',
    'web-phrases': 'Frazoj',
    'web-say': 'Diri ion',
    'web-send': 'Sendi',
    'web-talk-watching': 'Spektantoj ne babilas.',
    'web-mute': 'Silentigi',
    'web-block': 'Bloki',
    'web-shunned': 'Homoj, kiujn vi ne aŭdas',
    'web-shunned-how': (Select('how', {'block': 'blokita', 'mute': 'silentigita'}, 'mute'),),
    'web-unshun': 'Denove aŭdi',
    'web-menu-now': 'Nun',
    'web-menu-table': 'Tablo',
    'web-menu-stop': 'Ĉesi',
    'web-menu-ask': 'Demandi',
    'web-menu-log': 'Kroniko',
    'web-menu-talk': 'Babilado',
    'web-menu-rules': 'Reguloj de ĉi tiu tablo',
    'web-menu-settings': 'Agordoj',
    'web-menu-text': 'Ŝalti aŭ malŝalti tekstan reĝimon',
    'web-menu-host': 'Agordoj de la tablo',
    'web-menu-pause': 'Paŭzi',
    'web-menu-stand-in': ('Ludigi komputilon anstataŭ ', Variable(name='player'),),
    'web-menu-resign': 'Rezigni',
    'web-menu-leave': 'Foriri',
    'web-resign-sure': 'Ĉu rezigni? La partio kalkuliĝos kiel malvenko.',
    'web-leave-sure': 'Ĉu foriri? La partio atendas vin, kaj vi povas reveni.',
    'web-leave-sure-bot': 'Ĉu foriri? Ĝis vi revenos, komputilo ludas anstataŭ vi.',
    'web-sheet': (Select('sheet', {'menu': 'Menuo', 'log': 'Kroniko', 'talk': 'Babilado', 'rules': 'Reguloj de ĉi tiu tablo', 'invite': 'Inviti', 'host': 'Agordoj de la tablo', 'settings': 'Agordoj', 'confirm': 'Ĉu vi certas?'}, 'confirm'),),
    'web-ask': (Select('query', {'count': 'Sumo', 'hand': 'Mia mano', 'starter': 'Ekkarto', 'table': 'Metitaj kartoj', 'scores': 'Stato', 'details': 'Stato detale', 'turn': 'Kies vico', 'dealer': 'Disdonanto', 'legal': 'Kion mi povas meti', 'again': 'Ripeti', 'breakdown': 'Lasta kalkulo', 'clock': 'Horloĝo', 'who': 'Kiuj ĉeestas', 'options': 'Reguloj', 'help': 'Helpo'}, 'help'),),
    'web-text-now': 'Nun',
    'web-text-command': 'Komando',
    'web-text-enter': 'Enigi',
    'web-text-help': 'Per ? vi vidas ĉiujn komandojn de la ludo. Por la tablo: “komenci”, “sekva”, “paŭzi”, “daŭrigi”, “sidiĝi”, “ekstari”, “forlasi”. Linion, kiu komenciĝas per /, aŭdas la aliaj; “diri 3” diras la trian frazon.',
    'web-text-no-phrase': ('Tia frazo ne ekzistas. Eblas diri de 1 ĝis ', Variable(name='n'), '.',),
    'web-text-no-seat': 'Neniu loko liberas.',
    'web-words-sit': 'sidiĝi sidiĝu',
    'web-words-stand': 'ekstari ekstaru',
    'web-games-page': 'Miaj partioj',
    'web-no-games': 'Ankoraŭ neniu.',
    'web-import': 'Importi protokolon',
    'web-imported': (Select('n', {'one': 'Unu partio estas importita.', 'other': (Variable(name='n'), ' partioj estas importitaj.',)}, 'other'),),
    'web-export': 'Protokolo',
    'web-see-replay': 'Reludo',
    'web-scores-list': (Variable(name='scores'),),
    'web-replay': 'Reludo',
    'web-replay-of': (Variable(name='players'),),
    'web-replay-controls': 'Paŝoj',
    'web-replay-first': 'Al la komenco',
    'web-replay-back': 'Paŝo reen',
    'web-replay-play': 'Ludi',
    'web-replay-pause': 'Paŭzi',
    'web-replay-forward': 'Paŝo antaŭen',
    'web-replay-last': 'Al la fino',
    'web-replay-place': 'Momento de la partio',
    'web-replay-step': (Variable(name='at'), ' el ', Variable(name='last'),),
    'web-replay-eyes': 'Vidpunkto',
    'web-replay-all': 'Ĉiuj',
    'web-replay-moves': 'Agoj',
    'web-replay-begin': 'Komenco',
    'web-deal': ('Disdono ', Variable(name='n'),),
    'web-rules': 'Reguloj',
    'web-settings': 'Agordoj',
    'web-set-look': 'Aspekto',
    'web-set-theme': 'Koloroj',
    'web-theme': (Select('value', {'auto': 'Kiel la sistemo', 'light': 'Hela', 'dark': 'Malhela', 'contrast': 'Alta kontrasto'}, 'contrast'),),
    'web-set-size': 'Grandeco de teksto',
    'web-size': (Variable(name='value'), ' %',),
    'web-set-font': 'Literoj',
    'web-font': (Select('value', {'usual': 'Kiel kutime', 'clear': 'Facile distingeblaj'}, 'clear'),),
    'web-set-spacing': 'Interspacoj',
    'web-spacing': (Select('value', {'usual': 'Kiel kutime', 'wide': 'Larĝaj'}, 'wide'),),
    'web-set-deck': 'Emblemoj',
    'web-deck': (Select('value', {'two': 'Du koloroj', 'four': 'Kvar koloroj'}, 'four'),),
    'web-set-faces': 'Kartoj',
    'web-faces': (Select('value', {'auto': 'Laŭ la ekrano', 'classic': 'Klasikaj', 'jumbo': 'Grandaj'}, 'jumbo'),),
    'web-set-letters': 'Literoj sur la kartoj',
    'web-letters': (Select('value', {'local': 'Esperantaj: A, F, D, R', 'international': 'Internaciaj: A, J, Q, K'}, 'international'),),
    'web-set-text': 'Teksta reĝimo',
    'web-set-play': 'Ludado',
    'web-set-speed': 'Rapido',
    'web-speed': (Select('value', {'instant': 'Tuj', 'fast': 'Rapide', 'normal': 'Normale', 'slow': 'Malrapide', 'step': 'Paŝon post paŝo'}, 'step'),),
    'web-set-confirm': 'Kiel meti karton',
    'web-confirm': (Select('value', {'auto': 'Laŭ la kutimo de ĉi tiu aparato', 'button': 'Elekti ĝin, poste premi la butonon', 'again': 'Klaki ĝin dufoje', 'once': 'Klaki ĝin unufoje'}, 'once'),),
    'web-set-forced': 'Aŭtomate meti la solan meteblan karton',
    'web-set-say-go': 'Aŭtomate diri “ek”, kiam neniu karto meteblas',
    'web-set-keys': 'Unuopaj klavoj demandas kaj respondas',
    'web-set-hear': 'Sonoj kaj voĉo',
    'web-sound': 'Sono',
    'web-sound-state': (Select('on', {'yes': 'Sono ŝaltita.', 'no': 'Sono malŝaltita.'}, 'no'),),
    'web-set-verbosity': 'Kiom detale rakonti',
    'web-verbosity': (Select('value', {'brief': 'Mallonge', 'normal': 'Normale', 'full': 'Plene'}, 'full'),),
    'web-language': 'Lingvo',
    'web-is-nobody': 'Vi ankoraŭ ne havas nomon ĉi tie.',
    'web-is-guest': 'Vi estas gasto. Konto konservas viajn partiojn, eĉ kiam ĉi tiu retumilo forgesas vin.',
    'web-is-account': ('Via konto: ', Variable(name='account'),),
    'web-account-make': 'Krei konton',
    'web-account-make-button': 'Krei',
    'web-account-name': 'Konto',
    'web-password': 'Pasvorto',
    'web-login': 'Ensaluti',
    'web-login-button': 'Ensaluti',
    'web-logout': 'Elsaluti',
}
