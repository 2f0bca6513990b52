"""Made by `python -m kribo.locales.compile` from ../ru/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'advice-throws': (Select('deals', {'yes': 'Сдаёте вы, криб ваш.', 'no': 'Сдаёт соперник, криб чужой.'}, 'no'), ' У вас ', Variable(name='mine'), ', у соперника ', Variable(name='theirs'), ', игра до ', Variable(name='target'), '.',),
    'advice-plays': (Select('deals', {'yes': 'Сдаёте вы.', 'no': 'Сдаёт соперник.'}, 'no'), ' У вас ', Variable(name='mine'), ', у соперника ', Variable(name='theirs'), ', игра до ', Variable(name='target'), '. Сумма ', Variable(name='count'), '.',),
    'advice-column': (Select('column', {'throw': 'сброс', 'keep': 'оставить', 'card': 'карта', 'hand': 'рука', 'crib': 'криб', 'for': 'свои', 'against': 'чужие', 'net': 'итог', 'win': 'победы %', 'behind': 'отстаёт', 'band': ''}, 'band'),),
    'band': (Select('band', {'best': 'лучшее', 'good': 'хорошо', 'inaccuracy': 'неточность', 'mistake': 'ошибка', 'blunder': 'грубая ошибка'}, 'blunder'),),
    'advice-best': (Variable(name='choice'), ': ', Select('reason', {'hand': ('в руке остаётся на ', Variable(name='points'), ' очка больше, чем при ', Variable(name='other'), '.',), 'crib': ('криб для вас выгоднее на ', Variable(name='points'), ' очка, чем при ', Variable(name='other'), '.',), 'pegging': ('розыгрыш выгоднее на ', Variable(name='points'), ' очка, чем при ', Variable(name='other'), '.',), 'for': ('в розыгрыше на ', Variable(name='points'), ' очка больше, чем при ', Variable(name='other'), '.',), 'against': ('соперник набирает в розыгрыше на ', Variable(name='points'), ' очка меньше, чем при ', Variable(name='other'), '.',), 'position': (Variable(name='other'), ' выгоднее на ', Variable(name='points'), ' очка, но при таком счёте реже выигрывает.',), 'none': ('не хуже, чем ', Variable(name='other'), '.',)}, 'none'),),
    'advice-starters': ('Лучшие стартовые ', Variable(name='best'), ' (рука ', Variable(name='most'), '), худшие ', Variable(name='worst'), ' (рука ', Variable(name='least'), ').',),
    'advice-progress': ('Шансы на победу в партии до ', Variable(name='target'), ': вычислено ', Variable(name='percent'), ' %',),
    'advice-go': 'Подходящей карты нет: скажите «дальше».',
    'advice-only': (Variable(name='choice'), ' — единственная подходящая карта.',),
    'analyse-game': (Variable(name='variant'), ', до ', Variable(name='target'), ': ', Variable(name='players'), '. Итоговый счёт: ', Variable(name='scores'), '.',),
    'analyse-unfinished': (Variable(name='variant'), ', до ', Variable(name='target'), ': ', Variable(name='players'), '. Не доиграно, счёт: ', Variable(name='scores'), '.',),
    'analyse-not-judged': ('Движок разбирает криббедж на шести картах на двоих, а это ', Variable(name='variant'), ': такое разбирать он пока не умеет.',),
    'analyse-column': (Select('column', {'player': 'игрок', 'discards': 'сбросы', 'plays': 'ходы', 'accuracy': 'точность', 'rating': 'рейтинг', 'counting': 'подсчёт', 'skill': 'мастерство', 'luck': 'везение'}, 'luck'),),
    'analyse-key': 'Точность без ошибок — 100 %; рейтинг — средняя потеря за решение, умноженная на десять, без ошибок 0. Мастерство, подсчёт и везение — в процентах побед.',
    'analyse-luck': ('Везение (', Variable(name='player'), '): первая сдача ', Variable(name='cut'), ', свои карты ', Variable(name='deal'), ', стартовые ', Variable(name='starter'), ', чужие карты ', Variable(name='cards'), '.',),
    'analyse-sum': (Variable(name='player'), ': ', Variable(name='result'), ' % партии минус 50 % = мастерство ', Variable(name='skill'), ' - мастерство соперника ', Variable(name='other'), ' + везение ', Variable(name='luck'), '.',),
    'analyse-clean': 'Ничего, что можно уверенно назвать ошибкой.',
    'analyse-throw': ('Сдача ', Variable(name='deal'), ', ', Variable(name='player'), ': сброс ', Variable(name='chosen'), ', лучше ', Variable(name='best'), '. Потеряно ', Variable(name='loss'), ' % побед, ', Select('band', {'inaccuracy': 'неточность', 'mistake': 'ошибка', 'blunder': 'грубая ошибка'}, 'blunder'), '.',),
    'analyse-play': ('Сдача ', Variable(name='deal'), ', ', Variable(name='player'), ': карта ', Variable(name='chosen'), ', лучше ', Variable(name='best'), '. Потеряно ', Variable(name='loss'), ' % побед, ', Select('band', {'inaccuracy': 'неточность', 'mistake': 'ошибка', 'blunder': 'грубая ошибка'}, 'blunder'), '.',),
    'analyse-count': ('Сдача ', Variable(name='deal'), ', ', Variable(name='player'), ': на подсчёте потеряно ', Select('points', {'one': (Variable(name='points'), ' очко',), 'few': (Variable(name='points'), ' очка',), 'many': (Variable(name='points'), ' очков',)}, 'many'), ', это ', Variable(name='loss'), ' % побед.',),
    'analyse-resign': ('Сдача ', Variable(name='deal'), ': ', Variable(name='player'), ' сдаётся, хотя оставалось ', Variable(name='loss'), ' % побед.',),
    'analyse-why': (Select('reason', {'hand': ('В руке остаётся на ', Variable(name='points'), ' очка больше.',), 'crib': ('Криб выгоднее на ', Variable(name='points'), ' очка.',), 'pegging': ('Розыгрыш выгоднее на ', Variable(name='points'), ' очка.',), 'for': ('В розыгрыше на ', Variable(name='points'), ' очка больше.',), 'against': ('Соперник набирает в розыгрыше на ', Variable(name='points'), ' очка меньше.',), 'position': ('На ', Variable(name='points'), ' очка меньше, но при таком счёте чаще выигрывает.',), 'none': 'По очкам разницы нет.'}, 'none'),),
    'analyse-progress': (Variable(name='done'), ' из ', Variable(name='all'), ' решений',),
    'error-six-cards': ('Назовите карты, которые вам сдали: нужно ', Variable(name='needed'), ', а дано ', Variable(name='found'), '.',),
    'error-dealer-and-pone': '--dealer и --pone противоречат друг другу. Оставьте что-то одно.',
    'error-scores-too-high': ('При счёте ', Variable(name='score'), ' игра до ', Variable(name='target'), ' уже окончена.',),
    'error-four-cards': ('Из четырёх оставленных карт одни на руках, другие на столе: на руках ', Variable(name='held'), ', в --mine ', Variable(name='laid'), ', а вместе это не четыре.',),
    'error-discarded-two': 'Ваших карт в крибе две: назовите обе после --discarded.',
    'error-not-played': ('Карта ', Variable(name='card'), ' есть в --mine, но её нет в --played. В --played нужны все карты на столе, по порядку.',),
    'error-no-such-play': 'Такого положения с вашим ходом быть не может. Проверьте порядок карт, кто их положил и кто сдаёт.',
    'error-exact-needs-kernel': 'Для --exact нужно собранное ядро, а его нет. Уберите --exact: разница меньше 0,001 очка.',
    'card-letters': (Select('rank', {'ace': 'Т', 'two': '2', 'three': '3', 'four': '4', 'five': '5', 'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': '10', 'jack': 'В', 'queen': 'Д', 'king': 'К'}, 'king'), Select('suit', {'spades': 'П', 'hearts': 'Ч', 'diamonds': 'Б', 'clubs': 'Т'}, 'clubs'),),
    'card-nom': (Select('rank', {'ace': 'туз', 'two': 'двойка', 'three': 'тройка', 'four': 'четвёрка', 'five': 'пятёрка', 'six': 'шестёрка', 'seven': 'семёрка', 'eight': 'восьмёрка', 'nine': 'девятка', 'ten': 'десятка', 'jack': 'валет', 'queen': 'дама', 'king': 'король'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'червей', 'diamonds': 'бубён', 'clubs': 'треф'}, 'clubs'),),
    'card-acc': (Select('rank', {'ace': 'туза', 'two': 'двойку', 'three': 'тройку', 'four': 'четвёрку', 'five': 'пятёрку', 'six': 'шестёрку', 'seven': 'семёрку', 'eight': 'восьмёрку', 'nine': 'девятку', 'ten': 'десятку', 'jack': 'валета', 'queen': 'даму', 'king': 'короля'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'червей', 'diamonds': 'бубён', 'clubs': 'треф'}, 'clubs'),),
    'suit-gen': (Select('suit', {'spades': 'пик', 'hearts': 'червей', 'diamonds': 'бубён', 'clubs': 'треф'}, 'clubs'),),
    'you': 'Вы',
    'list-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'team-more': (Variable(name='before'), ' и ', Variable(name='item'),),
    'points': (Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'),),
    'points-acc': (Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'),),
    'cards': (Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'),),
    'cards-acc': (Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'),),
    'holes-to-go': (Select('n', {'one': ('осталась ', Variable(name='n'), ' лунка',), 'few': ('осталось ', Variable(name='n'), ' лунки',), 'many': ('осталось ', Variable(name='n'), ' лунок',)}, 'many'),),
    'cut-for-deal-self': ('Вы тянете ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other': (Variable(name='player'), ' тянет ', Variable(name='card_acc'), '.',),
    'cut-for-deal-self-full': ('Жребий: вы тянете ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other-full': ('Жребий: ', Variable(name='player'), ' тянет ', Variable(name='card_acc'), '.',),
    'cut-tied': ('Карты равные. Тянут ещё раз: ', Variable(name='players'), '.',),
    'lots-self': 'По жребию сдавать начинаете вы.',
    'lots-other': ('По жребию сдавать начинает ', Variable(name='player'), '.',),
    'deal-self': ('Сдача ', Variable(name='number'), ': сдаёте вы.',),
    'deal-other': ('Сдача ', Variable(name='number'), ': сдаёт ', Variable(name='player'), '.',),
    'crib-owner-self': 'Криб ваш.',
    'crib-owner-other': ('Криб получает ', Variable(name='player'), '.',),
    'dealt-unseen': 'Карты розданы.',
    'dealt-self': ('Ваши карты: ', Variable(name='cards'), '.',),
    'dealt-other': ('Карты (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'discarded-unseen': (Variable(name='player'), ' сбрасывает ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), '.',),
    'discarded-self': ('Вы сбрасываете ', Variable(name='cards_acc'), '.',),
    'discarded-other': (Variable(name='player'), ' сбрасывает ', Variable(name='cards_acc'), '.',),
    'took-back-self': 'Вы берёте сброс назад.',
    'took-back-other': (Variable(name='player'), ' берёт сброс назад.',),
    'bid-self': ('Вы предлагаете ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'bid-other': (Variable(name='player'), ' предлагает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'pass-self': 'Вы пасуете.',
    'pass-other': (Variable(name='player'), ' пасует.',),
    'crib-bought-self': ('Вы покупаете криб за ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'crib-bought-other': (Variable(name='player'), ' покупает криб за ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'starter-cut-self': ('Колоду снимаете вы. Стартовая карта: ', Variable(name='card'), '.',),
    'starter-cut-other': ('Колоду снимает ', Variable(name='player'), '. Стартовая карта: ', Variable(name='card'), '.',),
    'starter-cut-self-brief': ('Стартовая: ', Variable(name='card'), '.',),
    'starter-cut-other-brief': ('Стартовая: ', Variable(name='card'), '.',),
    'heels-lost-self': 'Вы положили карту, не объявив валета: 2 очка за пятки пропали.',
    'heels-lost-other': (Variable(name='player'), ' не объявляет валета: 2 очка за пятки пропали.',),
    'played-self': ('Вы кладёте ', Variable(name='card_acc'), '. Сумма ', Variable(name='count'), '.',),
    'played-other': (Variable(name='player'), ' кладёт ', Variable(name='card_acc'), '. Сумма ', Variable(name='count'), '.',),
    'played-self-brief': ('Вы: ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-other-brief': (Variable(name='player'), ': ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-self-full': ('Вы кладёте ', Variable(name='card_acc'), '. Сумма — ', Variable(name='count'), '.',),
    'played-other-full': (Variable(name='player'), ' кладёт ', Variable(name='card_acc'), '. Сумма — ', Variable(name='count'), '.',),
    'go-self': 'Вы говорите: «Дальше!»',
    'go-other': (Variable(name='player'), ' говорит: «Дальше!»',),
    'go-self-full': ('Сумма — ', Variable(name='count'), '. Вы говорите: «Дальше!»',),
    'go-other-full': ('Сумма — ', Variable(name='count'), '. ', Variable(name='player'), ' говорит: «Дальше!»',),
    'count-restart-self': 'Сумма снова ноль. Заходите вы.',
    'count-restart-other': ('Сумма снова ноль. Заходит ', Variable(name='player'), '.',),
    'count-restart-self-brief': 'Сумма 0. Заходите вы.',
    'count-restart-other-brief': ('Сумма 0. Заходит ', Variable(name='player'), '.',),
    'claimed-self': (Select('where', {'hand': ('За руку вы объявляете ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',), 'crib': ('За криб вы объявляете ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',), 'play': ('За эту карту вы объявляете ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',)}, 'play'),),
    'claimed-other': (Select('where', {'hand': ('За руку ', Variable(name='player'), ' объявляет ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',), 'crib': ('За криб ', Variable(name='player'), ' объявляет ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',), 'play': ('За эту карту ', Variable(name='player'), ' объявляет ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',)}, 'play'),),
    'claimed-nineteen-self': 'Вы говорите «девятнадцать», то есть ноль.',
    'claimed-nineteen-other': (Variable(name='player'), ' говорит «девятнадцать», то есть ноль.',),
    'show-hand-self': ('Ваша рука: ', Variable(name='cards'), '. Стартовая: ', Variable(name='starter'), '.',),
    'show-hand-other': ('Рука (', Variable(name='player'), '): ', Variable(name='cards'), '. Стартовая: ', Variable(name='starter'), '.',),
    'show-crib-self': ('Ваш криб: ', Variable(name='cards'), '. Стартовая: ', Variable(name='starter'), '.',),
    'show-crib-other': ('Криб (', Variable(name='player'), '): ', Variable(name='cards'), '. Стартовая: ', Variable(name='starter'), '.',),
    'pile': ('Карты этого цикла: ', Variable(name='cards'), '.',),
    'count-in-play': ('За последнюю карту — ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ': ', Variable(name='why'), '.',),
    'count-is': ('Итого: ', Variable(name='n'), '.',),
    'claim-wrong-self': ('Вы объявили ', Variable(name='claim'), ', а правильно — ', Variable(name='n'), '.',),
    'claim-wrong-other': (Variable(name='player'), ' объявляет ', Variable(name='claim'), ', а правильно — ', Variable(name='n'), '.',),
    'timed-out-self': 'Ваше время вышло.',
    'timed-out-other': ('Время вышло (', Variable(name='player'), ').',),
    'call-none-self': 'Вы не возражаете.',
    'call-none-other': (Variable(name='player'), ' не возражает.',),
    'call-right-self': ('Вы перехватываете ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ', и по праву.',),
    'call-right-other': (Variable(name='player'), ' перехватывает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ', и по праву.',),
    'call-wrong-self': ('Вы пытаетесь перехватить ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ', но столько не пропущено.',),
    'call-wrong-other': (Variable(name='player'), ' пытается перехватить ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ', но столько не пропущено.',),
    'pegged-three-for-last-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' как первой руке. Счёт ', Variable(name='score'), '.',),
    'pegged-three-for-last-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' как первая рука. Счёт ', Variable(name='score'), '.',),
    'pegged-bid-self': ('Вы платите за криб ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-bid-other': (Variable(name='player'), ' платит за криб ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-heels-self': ('Стартовый валет: вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-heels-other': ('Стартовый валет: ', Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-play-self': ('Вам ', Variable(name='n'), ': ', Variable(name='why'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-play-other': (Variable(name='player'), ' получает ', Variable(name='n'), ': ', Variable(name='why'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-claim-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-claim-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-go-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за «дальше». Счёт ', Variable(name='score'), '.',),
    'pegged-go-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за «дальше». Счёт ', Variable(name='score'), '.',),
    'pegged-last-card-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за последнюю карту. Счёт ', Variable(name='score'), '.',),
    'pegged-last-card-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за последнюю карту. Счёт ', Variable(name='score'), '.',),
    'pegged-hand-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за руку. Счёт ', Variable(name='score'), '.',),
    'pegged-hand-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за руку. Счёт ', Variable(name='score'), '.',),
    'pegged-crib-self': ('Вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за криб. Счёт ', Variable(name='score'), '.',),
    'pegged-crib-other': (Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), ' за криб. Счёт ', Variable(name='score'), '.',),
    'pegged-missed-self': ('Пропущенное достаётся вам: ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-missed-other': ('Пропущенное получает ', Variable(name='player'), ': ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-invented-self': ('Лишнее достаётся вам: ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-invented-other': ('Лишнее получает ', Variable(name='player'), ': ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-muggins-self': ('Перехват: вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-muggins-other': ('Перехват: ', Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-timeout-self': ('Время вышло: вам ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'pegged-timeout-other': ('Время вышло: ', Variable(name='player'), ' получает ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '. Счёт ', Variable(name='score'), '.',),
    'resigned-self': 'Вы сдались.',
    'resigned-other': (Variable(name='player'), ' сдаётся.',),
    'won-self': 'Вы выиграли партию.',
    'won-other': ('Партию выигрывает ', Variable(name='player'), '.',),
    'won-team-self': 'Ваша команда выиграла партию.',
    'won-team-other': ('Партию выигрывают: ', Variable(name='players'), '.',),
    'final-scores': ('Итоговый счёт: ', Variable(name='scores'), '.',),
    'side-score': (Variable(name='side'), ': ', Variable(name='score'),),
    'skunk': ('Проигрыш со скунсом: ', Variable(name='players'), '.',),
    'double-skunk': ('Проигрыш с двойным скунсом: ', Variable(name='players'), '.',),
    'lurch': ('Проигрыш с марсом: ', Variable(name='players'), '.',),
    'your-hand': ('Ваши карты: ', Variable(name='cards'), '.',),
    'no-hand': 'Карт у вас нет.',
    'waiting': ('Ждём хода: ', Variable(name='players'), '.',),
    'waiting-for-chance': 'Сейчас раздадут карты.',
    'game-over': 'Партия окончена.',
    'ask-cut-for-deal': (Select('first_dealer', {'high': ('Жребий: сдаёт тот, у кого карта старше. Назовите число от 1 до ', Variable(name='most'), ' или скажите «тянуть», чтобы вытянуть наугад.',), 'low': ('Жребий: сдаёт тот, у кого карта младше. Назовите число от 1 до ', Variable(name='most'), ' или скажите «тянуть», чтобы вытянуть наугад.',)}, 'low'),),
    'ask-discard-own': ('Сбросьте ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в свой криб.',),
    'ask-discard-team': ('Сбросьте ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в криб своей команды (его считает ', Variable(name='player'), ').',),
    'ask-discard-other': ('Сбросьте ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в чужой криб (', Variable(name='player'), ').',),
    'ask-discard-unsold': ('Сбросьте ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в криб. Он ещё не куплен.',),
    'ask-bid-first': ('Предложите за криб от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'ask-bid': ('Предложите за криб от ', Variable(name='least'), ' до ', Variable(name='most'), ' или скажите «пас».',),
    'ask-bid-one': ('Возьмите криб за ', Variable(name='least'), ' или скажите «пас».',),
    'ask-pass': 'Больше предложить нельзя. Скажите «пас».',
    'ask-cut-starter': ('Снимите колоду: число от ', Variable(name='least'), ' до ', Variable(name='most'), ' или «снять» наугад.',),
    'ask-lead': 'Заходите вы. Положите карту.',
    'ask-play': ('Ваш ход. Сумма ', Variable(name='count'), '. Положите карту.',),
    'ask-play-of': ('Ваш ход. Сумма ', Variable(name='count'), '. Подходит: ', Variable(name='cards'), '.',),
    'ask-play-or-go': ('Ваш ход. Сумма ', Variable(name='count'), '. Положите карту или скажите «дальше».',),
    'ask-go': ('Ваш ход. Сумма ', Variable(name='count'), '. Подходящей карты нет: скажите «дальше».',),
    'ask-claim-card': 'Сколько очков даёт ваша карта?',
    'ask-claim': 'Сколько очков?',
    'ask-call': 'Назовите, сколько очков пропущено, или скажите «нет».',
    'ask-call-either': 'Назовите, сколько очков пропущено или объявлено лишних, либо скажите «нет».',
    'phase': (Select('stage', {'DrawingLots': 'Жребий: кому сдавать.', 'ShufflingToCut': 'Колоду тасуют для жребия.', 'CuttingForDeal': 'Жребий: тянут карты, кому сдавать.', 'Dealing': 'Сдача: карты раздают.', 'Discarding': 'Сброс в криб.', 'Bidding': 'Торги за криб.', 'Cutting': 'Снимают колоду.', 'Playing': 'Розыгрыш.', 'Announcing': 'Розыгрыш: считают карту.', 'Counting': 'Показ.', 'Calling': 'Можно перехватить очки.', 'Over': 'Партия окончена.'}, 'Over'),),
    'count-now': ('Сумма ', Variable(name='count'), '. Карты этого цикла: ', Variable(name='cards'), '.',),
    'count-zero': 'Сумма 0. В этом цикле карт ещё нет.',
    'no-count': 'Суммы сейчас нет: розыгрыш не идёт.',
    'starter-is': ('Стартовая карта: ', Variable(name='card'), '.',),
    'no-starter': 'Стартовая карта ещё не открыта.',
    'laid-self': ('Ваши карты на столе: ', Variable(name='cards'), '.',),
    'laid-other': ('Карты на столе (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'laid-nothing-self': 'Ваших карт на столе нет.',
    'laid-nothing-other': ('Карт на столе нет (', Variable(name='player'), ').',),
    'holds-other': (Select('n', {0: (Variable(name='player'), ' больше не держит карт.',), 'other': (Variable(name='player'), ' держит ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), '.',)}, 'other'),),
    'your-discard': ('Ваш сброс: ', Variable(name='cards'), '.',),
    'nothing-laid': 'На столе карт нет.',
    'side-line': (Variable(name='side'), ': ', Variable(name='score'), '. Улица ', Variable(name='street'), ' из ', Variable(name='streets'), ', ', Select('n', {'one': ('осталась ', Variable(name='n'), ' лунка',), 'few': ('осталось ', Variable(name='n'), ' лунки',), 'many': ('осталось ', Variable(name='n'), ' лунок',)}, 'many'), '.',),
    'side-line-brief': (Variable(name='side'), ': ', Variable(name='score'), '.',),
    'lead': (Variable(name='side'), ' впереди, перевес ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'level': 'Счёт равный.',
    'score-detail': (Variable(name='side'), ': передний колышек ', Variable(name='score'), ', задний ', Variable(name='rear'), ', ', Select('n', {'one': ('осталась ', Variable(name='n'), ' лунка',), 'few': ('осталось ', Variable(name='n'), ' лунки',), 'many': ('осталось ', Variable(name='n'), ' лунок',)}, 'many'), '.',),
    'skunk-near': (Variable(name='side'), ': чтобы уйти от скунса, нужно ещё ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'skunk-safe': (Variable(name='side'), ': скунс не грозит.',),
    'target-is': ('Партия до ', Variable(name='target'), '.',),
    'no-deal-yet': 'Пока никто не сдаёт.',
    'dealer-self': 'Сдаёте вы.',
    'dealer-other': ('Сдаёт ', Variable(name='player'), '.',),
    'crib-unsold': 'Криб ещё не куплен.',
    'makes': (Variable(name='card'), ': сумма ', Variable(name='count'), '.',),
    'makes-points': (Variable(name='card'), ': сумма ', Variable(name='count'), '; ', Variable(name='why'), '.',),
    'makes-too-much': (Variable(name='card'), ': было бы ', Variable(name='count'), ', больше 31.',),
    'no-card-fits': 'Подходящей карты нет: скажите «дальше».',
    'may-say-go': 'Можно и сказать «дальше».',
    'nothing-counted': 'Подсчёта ещё не было.',
    'counted-item': (Select('kind', {'fifteen': 'пятнадцать', 'pair': 'пара', 'run': 'секвенс', 'flush': 'масть', 'nobs': 'валет в масть'}, 'nobs'), ': ', Variable(name='cards'), ', ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'counted-total': ('Итого: ', Variable(name='n'), '.',),
    'seat-person': ('Место ', Variable(name='seat'), ': ', Variable(name='player'), '.',),
    'seat-bot': ('Место ', Variable(name='seat'), ': ', Variable(name='player'), ', бот ', Select('bot', {'random': '«случайный»', 'greedy': '«жадный»', 'basic': '«простой»', 'top': 'высшего уровня', 'other': ('уровня ', Variable(name='bot'),)}, 'other'), '.',),
    'bot-name': (Select('bot', {'random': 'Случайный', 'greedy': 'Жадный', 'basic': 'Простой', 'top': 'Чемпион', 'other': ('Уровень ', Variable(name='bot'),)}, 'other'),),
    'bot-again': (Select('bot', {'random': (Variable(name='name'), ' ', Variable(name='number'),), 'greedy': (Variable(name='name'), ' ', Variable(name='number'),), 'basic': (Variable(name='name'), ' ', Variable(name='number'),), 'other': (Variable(name='name'), ' (', Variable(name='number'), ')',)}, 'other'),),
    'team': ('Команда ', Variable(name='side'), ': ', Variable(name='players'), '.',),
    'slip-line': (Variable(name='side'), ': ', Variable(name='items'), '. Всего ', Variable(name='total'), '.',),
    'slip-source': (Select('source', {'pegging': ('розыгрыш ', Variable(name='n'),), 'hand': ('руки ', Variable(name='n'),), 'crib': ('крибы ', Variable(name='n'),), 'heels': ('стартовый валет ', Variable(name='n'),), 'start': ('очки первой руки ', Variable(name='n'),), 'bids': ('торги ', Variable(name='n'),), 'calls': ('чужие ошибки ', Variable(name='n'),)}, 'calls'),),
    'slip-nothing': 'ничего',
    'slip-left-self': ('Вы потеряли на подсчёте ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'slip-left-other': (Variable(name='player'), ' теряет на подсчёте ', Select('n', {'one': (Variable(name='n'), ' очко',), 'few': (Variable(name='n'), ' очка',), 'many': (Variable(name='n'), ' очков',)}, 'many'), '.',),
    'games-won': ('Выиграно партий: ', Variable(name='scores'), '.',),
    'match-points': ('Матчевые очки: ', Variable(name='scores'), '.',),
    'game-points': ('Очки за партии: ', Variable(name='scores'), '.',),
    'spread-points': ('Разница: ', Variable(name='scores'), '.',),
    'stakes-stand': ('Ставки: ', Variable(name='scores'), '.',),
    'match-won-self': 'Вы выиграли матч.',
    'match-won-other': ('Матч выигрывает ', Variable(name='player'), '.',),
    'match-won-team-self': 'Ваша команда выиграла матч.',
    'match-won-team-other': ('Матч выигрывают: ', Variable(name='players'), '.',),
    'match-drawn': ('Ничья в матче: ', Variable(name='players'), '.',),
    'plus': ('+', Variable(name='n'),),
    'minus': ('−', Variable(name='n'),),
    'option-target': ('Партия идёт до ', Variable(name='value'), '.',),
    'option-first_dealer': (Select('value', {'low': 'Первым сдаёт тот, кто вытянул младшую карту.', 'high': 'Первым сдаёт тот, кто вытянул старшую карту.', 'random': 'Кому сдавать первым, решает жребий.'}, 'random'),),
    'option-next_dealer': (Select('value', {'loser': 'В матче следующую партию начинает сдавать проигравший.', 'winner': 'В матче следующую партию начинает сдавать победитель.', 'alternate': 'В матче первая сдача переходит по кругу от партии к партии.', 'cut': 'В матче первая сдача разыгрывается заново перед каждой партией.'}, 'cut'),),
    'option-heels': (Select('value', {'automatic': 'Два очка за стартового валета записываются сразу.', 'claimed': 'Два очка за стартового валета сдающий должен объявить, прежде чем положит карту.'}, 'claimed'),),
    'option-three_for_last': (Select('value', {'once': 'Первая рука получает три очка один раз, перед первой сдачей.', 'each_deal': 'Первая рука получает три очка в каждой сдаче.', 'never': 'Первая рука не получает трёх очков.'}, 'never'),),
    'option-single_go': (Select('value', {'must': 'После «дальше» другой игрок продолжает, пока у него есть подходящие карты.', 'may': 'После «дальше» другой игрок может остановиться, даже если у него есть подходящая карта.'}, 'may'),),
    'option-crib_flush': (Select('value', {'five': 'Масть в крибе засчитывается только вместе со стартовой картой.', 'four': 'Масть в крибе засчитывается и без стартовой карты.'}, 'four'),),
    'option-bicycle_go': (Select('value', {'off': 'После «дальше» все остальные кладут карты, пока есть подходящие.', 'on': 'Если один сказал «дальше» и следующему тоже нечего положить, третий карт не кладёт.'}, 'on'),),
    'option-seven_crib': (Select('n', {5: 'В крибе пять карт, одна из них взята из колоды.', 4: 'В крибе четыре карты.'}, 4),),
    'option-auction_when': (Select('value', {'after_discards': 'Торги за криб идут после сброса.', 'before_discards': 'Торги за криб идут до сброса.'}, 'before_discards'),),
    'option-auction_open': (Select('value', {'must': 'Начинающий торги обязан что-то предложить.', 'may_pass': 'Начинающий торги тоже может спасовать.'}, 'may_pass'),),
    'option-auction_heels': (Select('value', {'dealer': 'Очки за стартового валета получает сдающий.', 'owner': 'Очки за стартового валета получает владелец криба.'}, 'owner'),),
    'option-counting': (Select('value', {'auto': 'Очки считает программа.', 'assisted': 'Считают игроки; ошибки исправляются без штрафа.', 'self': 'Считают игроки; что пропущено, то пропало.', 'muggins': 'Считают игроки; пропущенные очки может перехватить соперник.', 'strict': 'Считают игроки; пропущенные и лишние очки достаются соперникам.'}, 'strict'),),
    'option-count_seconds': (Select('value', {'off': 'Время на подсчёт не ограничено.', 'other': (Select('n', {'one': ('На подсчёт даётся ', Variable(name='n'), ' секунда.',), 'few': ('На подсчёт даётся ', Variable(name='n'), ' секунды.',), 'many': ('На подсчёт даётся ', Variable(name='n'), ' секунд.',)}, 'many'),)}, 'other'),),
    'option-transfer': (Select('value', {'all': 'Очки за ошибку целиком получает каждая сторона соперников.', 'next': 'Очки за ошибку получает следующая по кругу сторона соперников.', 'split': 'Очки за ошибку делятся между сторонами соперников.', 'caller': 'Очки за ошибку получает тот соперник, который заметил её первым.'}, 'caller'),),
    'option-timeout_round': (Select('value', {'half_up': 'Если время вышло, половина нечётного числа очков округляется в пользу соперников.', 'down': 'Если время вышло, половина нечётного числа очков округляется вниз.', 'even': 'Если время вышло, половина нечётного числа очков округляется до чётного.'}, 'even'),),
    'option-timeout_keep': (Select('value', {'rest': 'Если время вышло, вторая половина остаётся игроку.', 'nothing': 'Если время вышло, игрок не получает ничего.'}, 'nothing'),),
    'option-manual_pegging': (Select('value', {'off': 'Очки в розыгрыше считает программа.', 'on': 'Очки в розыгрыше тоже считают игроки.'}, 'on'),),
    'option-call_seconds': (Select('n', {'one': ('На перехват даётся ', Variable(name='n'), ' секунда.',), 'few': ('На перехват даётся ', Variable(name='n'), ' секунды.',), 'many': ('На перехват даётся ', Variable(name='n'), ' секунд.',)}, 'many'),),
    'option-over_penalty': (Select('value', {'off': 'При игре с перехватом лишние очки просто не засчитываются.', 'on': 'При игре с перехватом лишние очки достаются соперникам.'}, 'on'),),
    'option-short_hand': (Select('value', {'right': 'Игрок справа от сдающего тоже получает на карту меньше и ничего не сбрасывает.', 'opposite': 'Игрок напротив сдающего тоже получает на карту меньше и ничего не сбрасывает.'}, 'opposite'),),
    'option-skunk': (Select('value', {'margins': 'Проигрыш с разрывом в 31 очко и больше — скунс, в 61 очко и больше — двойной скунс.', 'lines': 'Кто не дошёл до лунки 91, проигрывает со скунсом, кто не дошёл до 61 — с двойным.', 'lurch': 'Кто не прошёл и половины пути, проигрывает с марсом, то есть вдвойне.', 'off': 'Скунсов нет.'}, 'off'),),
    'option-match_points': ('Матчевые очки за победу, за скунс и за двойной скунс: ', Variable(name='value'), '.',),
    'option-match': (Select('value', {'best-of': (Select('n', {'one': ('Матч выигрывает тот, кто возьмёт большинство из ', Variable(name='n'), ' партии.',), 'few': ('Матч выигрывает тот, кто возьмёт большинство из ', Variable(name='n'), ' партий.',), 'many': ('Матч выигрывает тот, кто возьмёт большинство из ', Variable(name='n'), ' партий.',)}, 'many'),), 'first-to': ('Матч выигрывает тот, кто первым наберёт ', Select('n', {'one': (Variable(name='n'), ' матчевое очко',), 'few': (Variable(name='n'), ' матчевых очка',), 'many': (Variable(name='n'), ' матчевых очков',)}, 'many'), '.',), 'games': ('В матче ', Select('n', {'one': (Variable(name='n'), ' партия',), 'few': (Variable(name='n'), ' партии',), 'many': (Variable(name='n'), ' партий',)}, 'many'), '.',), 'single': 'Играется одна партия.'}, 'single'),),
    'match-points-acc': (Select('n', {'one': (Variable(name='n'), ' матчевое очко',), 'few': (Variable(name='n'), ' матчевых очка',), 'many': (Variable(name='n'), ' матчевых очков',)}, 'many'),),
    'games': (Select('n', {'one': (Variable(name='n'), ' партия',), 'few': (Variable(name='n'), ' партии',), 'many': (Variable(name='n'), ' партий',)}, 'many'),),
    'option-stakes': (Select('n', {0: 'Играют без ставок.', 'other': ('Ставка: ', Variable(name='value'), '.',)}, 'other'),),
    'option-discard_final': (Select('value', {'when_all_in': 'Сброс можно взять назад, пока не сбросили все.', 'at_once': 'Сброс нельзя взять назад.'}, 'at_once'),),
    'option-say_go': (Select('value', {'for_me': 'Если подходящей карты нет, программа говорит «дальше» за вас.', 'myself': '«Дальше» вы говорите сами.'}, 'myself'),),
    'error-not-your-turn-at-table': ('Сейчас не ваш ход. Ждём хода: ', Variable(name='player'), '.',),
    'number-word': (Select('n', {0: 'ноль', 1: 'один', 2: 'два', 3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть', 7: 'семь', 8: 'восемь', 9: 'девять', 10: 'десять', 11: 'одиннадцать', 12: 'двенадцать', 13: 'тринадцать', 14: 'четырнадцать', 15: 'пятнадцать', 16: 'шестнадцать', 17: 'семнадцать', 18: 'восемнадцать', 19: 'девятнадцать', 20: 'двадцать', 21: 'двадцать один', 22: 'двадцать два', 23: 'двадцать три', 24: 'двадцать четыре', 25: 'двадцать пять', 26: 'двадцать шесть', 27: 'двадцать семь', 28: 'двадцать восемь', 29: 'двадцать девять', 30: 'тридцать', 31: 'тридцать один', 32: 'тридцать два', 33: 'тридцать три', 34: 'тридцать четыре', 35: 'тридцать пять', 36: 'тридцать шесть', 37: 'тридцать семь', 38: 'тридцать восемь', 39: 'тридцать девять', 40: 'сорок', 41: 'сорок один', 42: 'сорок два', 43: 'сорок три', 44: 'сорок четыре', 45: 'сорок пять', 46: 'сорок шесть', 'other': (Variable(name='n'),)}, 'other'),),
    'how-many-cards': (Select('len', {3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть', 7: 'семь'}, 7),),
    'how-many-cards-gen': (Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7),),
    'cadence-fifteen': ('пятнадцать — ', Variable(name='total'),),
    'cadence-fifteens': (Variable(name='times'), ' раз пятнадцать — ', Variable(name='total'),),
    'cadence-run': (Select('pos', {'first': ('секвенс из ', Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7), ' — ', Variable(name='total'),), 'next': ('и секвенс из ', Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7), ' — ', Variable(name='total'),)}, 'next'),),
    'run-shape': (Select('shape', {'double': 'двойной секвенс', 'triple': 'тройной секвенс', 'quadruple': 'четырёхкратный секвенс', 'double-double': 'четверной секвенс', 'six-fold': 'шестикратный секвенс', 'eight-fold': 'восьмикратный секвенс'}, 'eight-fold'),),
    'cadence-multi-run': (Select('pos', {'first': (Select('shape', {'double': 'двойной секвенс', 'triple': 'тройной секвенс', 'quadruple': 'четырёхкратный секвенс', 'double-double': 'четверной секвенс', 'six-fold': 'шестикратный секвенс', 'eight-fold': 'восьмикратный секвенс'}, 'eight-fold'), ' из ', Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7), ' — ', Variable(name='total'),), 'next': ('и ', Select('shape', {'double': 'двойной секвенс', 'triple': 'тройной секвенс', 'quadruple': 'четырёхкратный секвенс', 'double-double': 'четверной секвенс', 'six-fold': 'шестикратный секвенс', 'eight-fold': 'восьмикратный секвенс'}, 'eight-fold'), ' из ', Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7), ' — ', Variable(name='total'),)}, 'next'),),
    'cadence-pair': (Select('pos', {'first': ('пара — ', Variable(name='total'),), 'next': ('и пара — ', Variable(name='total'),)}, 'next'),),
    'cadence-pair-royal': (Select('pos', {'first': ('королевская пара — ', Variable(name='total'),), 'next': ('и королевская пара — ', Variable(name='total'),)}, 'next'),),
    'cadence-double-pair-royal': (Select('pos', {'first': ('двойная королевская пара — ', Variable(name='total'),), 'next': ('и двойная королевская пара — ', Variable(name='total'),)}, 'next'),),
    'cadence-flush': (Select('pos', {'first': (Select('len', {3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть', 7: 'семь'}, 7), ' в масть — ', Variable(name='total'),), 'next': ('и ', Select('len', {3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть', 7: 'семь'}, 7), ' в масть — ', Variable(name='total'),)}, 'next'),),
    'cadence-nobs': (Select('pos', {'first': ('валет в масть — ', Variable(name='total'),), 'next': ('и валет в масть — ', Variable(name='total'),)}, 'next'),),
    'cadence-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'cadence-line': (Variable(name='items'), '.',),
    'cadence-zero': 'Ничего: ноль.',
    'cadence-nineteen': 'Девятнадцать! (То есть ноль.)',
    'command-help': '? помощь справка',
    'command-rules': 'правила',
    'command-hand': 'р рука карты',
    'command-count': 'с сумма',
    'command-starter': 'х старт стартовая',
    'command-table': 'ст стол',
    'command-scores': 'ч счёт очки',
    'command-details': 'чч подробно',
    'command-turn': 'чей ход',
    'command-dealer': 'сд сдающий сдаёт криб',
    'command-legal': 'м можно',
    'command-again': 'п повтор ещё',
    'command-breakdown': 'б разбор',
    'command-who': 'кто',
    'command-options': 'настройки',
    'command-clock': 'время часы',
    'command-brief': 'кратко',
    'command-normal': 'обычно',
    'command-full': 'полностью полно',
    'command-quit': 'выход выйти',
    'command-discard': 'сб сброс сбросить',
    'command-takeback': 'назад вернуть',
    'command-bid': 'предложить предлагаю',
    'command-pass': 'пас',
    'command-cut': 'снять тянуть',
    'command-play': 'положить кладу',
    'command-go': 'дальше',
    'command-heels': 'пятки',
    'command-claim': 'объявить объявляю',
    'command-muggins': 'перехват перехватить',
    'command-no': 'нет',
    'command-resign': 'сдаться сдаюсь',
    'rank-signs': 'Т/А/Ф 2 3 4 5 6 7 8 9 10/Е В/О Д/Й К/Л',
    'suit-words': 'трефы/треф/трефа/крести/крестей/♣/♧/с бубны/бубён/бубен/бубей/♦/♢/в черви/червей/червы/♥/♡/р пики/пик/♠/♤/ы',
    'error-nothing-typed': 'Ничего не набрано. Что можно набрать, покажет ?',
    'error-not-understood': ('Непонятно: «', Variable(name='text'), '». ', Select('stage', {'CuttingForDeal': 'Назовите число, чтобы вытянуть карту на этом месте, или скажите «тянуть».', 'Discarding': 'Назовите карты по местам или буквами: 1 4 или 5Ч ВБ.', 'Bidding': 'Назовите число или скажите «пас».', 'Cutting': 'Назовите число, чтобы снять на этом месте, или скажите «снять».', 'Playing': 'Назовите карту буквами или по месту: 5Ч или 1. Или скажите «дальше».', 'Announcing': 'Назовите число очков.', 'Counting': 'Назовите число очков.', 'Calling': 'Назовите, сколько очков пропущено, или скажите «нет».', 'other': 'Сейчас от вас ничего не ждут.'}, 'other'), ' Всё, что можно набрать, покажет ?',),
    'error-not-a-count': ('«', Variable(name='text'), '» здесь не годится. Нужно целое число, например 8.',),
    'error-no-such-place': ('Карты с номером ', Variable(name='place'), ' у вас нет. ', Select('cards', {'none': 'На руках ничего не осталось.', 'other': ('На руках: ', Variable(name='cards'), '.',)}, 'other'), ' Карту называют по месту, считая слева, или по достоинству и масти.',),
    'error-rank-not-held': ('Карты «', Variable(name='text'), '» у вас нет. На руках: ', Select('cards', {'none': 'ничего', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-which-card': ('«', Variable(name='text'), '» подходит к нескольким картам. Уточните, какая: ', Variable(name='cards'), '.',),
    'error-only-watching': 'Вы зритель: места за столом у вас нет. О ходе партии можно спрашивать. Как — покажет ?',
    'possible-now': (Select('stage', {'CuttingForDeal': 'Сейчас: число тянет карту на этом месте, «тянуть» — наугад.', 'Discarding': 'Сейчас: назовите карты в криб, по местам (1 4) или буквами (5Ч ВБ).', 'Bidding': 'Сейчас: число — столько очков вы предлагаете за криб; «пас» — вы пасуете.', 'Cutting': 'Сейчас: число снимает колоду на этом месте, «снять» — наугад.', 'Playing': 'Сейчас: назовите карту буквами (5Ч) или по месту (1); если такая у вас одна, хватит достоинства (В). Если ни одна не подходит, скажите «дальше».', 'Announcing': 'Сейчас: число — столько очков даёт карта.', 'Counting': 'Сейчас: число — столько очков дают карты.', 'Calling': 'Сейчас: число — столько очков пропущено; «нет» — вы не возражаете.', 'other': 'Сейчас от вас ничего не ждут.'}, 'other'),),
    'possible-heels': 'пятки — два очка за стартового валета, если сдаёте вы; скажите, пока не положили карту',
    'possible-always': (
        'В любое время:\n'
        'р — ваши карты, с — сумма, х — стартовая карта, ст — карты на столе\n'
        'м — что даёт каждая ваша карта, чей — чей ход, сд — кто сдаёт\n'
        'ч — счёт, чч — счёт подробно, б — разбор последнего подсчёта\n'
        'п — повторить последнее, п 5 — последние пять\n'
        'кто — кто за столом, настройки — настройки партии, правила — правила игры\n'
        'кратко, обычно, полностью — насколько подробно говорить\n'
        'время — сколько осталось на подсчёт\n'
        'назад — взять сброс назад, пока выбирают другие\n'
        'выход — сохранить партию и выйти'
    ),
    'possible-resign': 'сдаться — признать поражение',
    'selftest-row': (Select('name', {'hands': 'посчитано рук', 'mean': 'в среднем', 'points': ('рук по ', Variable(name='name'),)}, 'points'), ': ', Variable(name='found'), ', ', Select('right', {'True': 'как опубликовано', 'False': ('а опубликовано ', Variable(name='published'),)}, 'False'),),
    'selftest-time': (Select('kernel', {'c': 'одна за другой', 'python': 'по достоинствам, потому что ядро здесь не собрано'}, 'python'), ', за ', Variable(name='seconds'), ' с',),
    'build-made': (Variable(name='file'), ': байт ', Variable(name='bytes'), ', ', Variable(name='seconds'), ' с',),
    'error-unknown-table': ('Построить «', Variable(name='table'), '» нельзя: такого нет. Есть: ', Variable(name='known'), '.',),
    'error-line-not-json': 'Строка — не JSON. Запрос — это один объект JSON в одной строке.',
    'error-line-not-object': 'Строка — JSON, но не объект. Запрос — это объект с полем «ask».',
    'error-line-too-long': ('Строка слишком длинная. Предел для запроса в знаках: ', Variable(name='most'), '.',),
    'error-unknown-ask': ('Запроса «', Variable(name='ask'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-bad-ask-field': ('Поля «', Variable(name='field'), '» нет, или оно другого вида. Нужно: ', Select('wanted', {'word': 'текст', 'number': 'целое число', 'numbers': 'список целых чисел', 'cards': 'список карт, например ["5H", "TD"]', 'options': 'объект с настройками, значения — тексты', 'other': 'true или false'}, 'other'), '.',),
    'error-cards-in-field': ('В поле «', Variable(name='field'), '» здесь ', Select('needed', {'one': ('нужна ', Variable(name='needed'), ' карта',), 'few': ('нужны ', Variable(name='needed'), ' карты',), 'many': ('нужно ', Variable(name='needed'), ' карт',)}, 'many'), ', а дано ', Variable(name='found'), '.',),
    'error-number-of-scores': ('В варианте ', Variable(name='variant'), ' сторон ', Variable(name='needed'), ', а чисел в «scores» — ', Variable(name='found'), '. Нужно по одному на сторону.',),
    'error-score-out-of-range': ('Пока партия идёт, счёт — от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-dealer-by-seat': ('В варианте ', Variable(name='variant'), ' «dealer» — это место, которое сдаёт, от 0 до ', Variable(name='most'), ', или true, если сдаёт тот, кого спрашивают.',),
    'error-nothing-to-discard': 'Это место в такой сдаче ничего не сбрасывает.',
    'error-nothing-to-play': 'Карт у этого места нет. В «hand» — то, что ещё на руках, без карт из «played».',
    'error-played-by-seat': ('В «played» должно быть списков карт: ', Variable(name='needed'), ', по одному на место.',),
    'error-pile-not-played': '«pile» не сходится с «played»: карты текущего цикла стоят последними в списке того, кто их положил.',
    'error-pile-too-high': ('Сумма карт в «pile» — ', Variable(name='count'), ', а предел — 31.',),
    'error-no-auction': ('В варианте ', Variable(name='variant'), ' торгов нет.',),
    'error-not-your-bid': 'Судя по «bids» и «dealer», сейчас предлагает не тот, кого спрашивают. Начинает первая рука.',
    'error-cannot-analyse': ('Показать выбор с оценками в варианте ', Variable(name='variant'), ' пока нельзя, только на шести картах. Спросите «discard» или «play».',),
    'error-bad-card': ('«', Variable(name='token'), '» — не карта. Напишите достоинство (Т 2 3 4 5 6 7 8 9 10 В Д К), потом масть (П Ч Б Т), например 5Ч или 10Б. Годятся и английские буквы: 5H, 10D.',),
    'error-card-twice': ('Карта ', Variable(name='card'), ' названа дважды. В колоде она одна.',),
    'error-unknown-language': ('Языка «', Variable(name='language'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-unknown-command': ('В kribo нет команды «', Variable(name='command'), '». Попробуйте: ', Variable(name='known'), '. Все команды: kribo help',),
    'error-unknown-option': ('Параметра «', Variable(name='option'), '» здесь нет. Попробуйте: ', Variable(name='known'),),
    'error-option-needs-value': ('После ', Variable(name='option'), ' нужно значение: ', Variable(name='option'), ' VALUE. Если значение начинается с «-», пишите ', Variable(name='option'), '=VALUE.',),
    'error-option-needs-values': ('После ', Variable(name='option'), ' нужно ', Select('needed', {'one': (Variable(name='needed'), ' значение',), 'few': (Variable(name='needed'), ' значения',), 'many': (Variable(name='needed'), ' значений',)}, 'many'), ', а указано ', Variable(name='found'), '.',),
    'error-option-takes-no-value': ('У ', Variable(name='option'), ' значения нет. Пишите без «=', Variable(name='text'), '».',),
    'error-option-twice': ('Параметр ', Variable(name='option'), ' указан дважды. Укажите его один раз.',),
    'error-not-a-number': ('После ', Variable(name='option'), ' нужно целое число, а «', Variable(name='text'), '» — не число.',),
    'error-number-out-of-range': ('Для ', Variable(name='option'), ' годятся числа от ', Variable(name='least'), ' до ', Variable(name='most'), ', а ', Variable(name='number'), ' — нет.',),
    'error-bad-choice': ('Для ', Variable(name='option'), ' не годится «', Variable(name='text'), '». Годится: ', Variable(name='choices'), '.',),
    'error-cannot-print': 'Ответ не удалось вывести. Возможно, диск переполнен.',
    'error-too-few-words': (Select('found', {0: ('После команды нужно: ', Variable(name='words'), '. Всё о команде: kribo help COMMAND',), 'other': ('Для ', Variable(name='words'), ' мало слов: нужно не меньше ', Variable(name='needed'), ', а указано ', Variable(name='found'), '.',)}, 'other'),),
    'error-too-many-words': ('«', Variable(name='extra'), '» — лишнее: ', Select('most', {0: 'слов здесь не нужно, только параметры.', 1: 'здесь нужно только одно слово.', 'other': ('слов здесь должно быть не больше ', Variable(name='most'), '.',)}, 'other'),),
    'error-unknown-variant': ('Варианта «', Variable(name='variant'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-unknown-option-name': ('В варианте ', Variable(name='variant'), ' нет настройки «', Variable(name='option'), '». Есть: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('Для настройки ', Variable(name='option'), ' не годится «', Variable(name='value'), '». Годится: ', Variable(name='values'), '.',),
    'error-no-such-deal': ('Вариант ', Variable(name='variant'), ' сыграть нельзя: нужно от двух до шести мест, поровну на сторону, от трёх до пяти карт на руках после сброса и криб из четырёх или пяти карт, и всё из одной колоды.',),
    'error-bad-target': ('Играть до ', Variable(name='target'), ' нельзя. Цель — от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-option-needs-counting': ('Пока очки считает программа, настройка ', Variable(name='option'), ' ничего не значит. Выберите для counting: ', Variable(name='values'), '.',),
    'error-unknown-preset': ('Набора «', Variable(name='preset'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-not-now': ('Сейчас так нельзя. ', Select('stage', {'DrawingLots': 'Идёт жребий, кому сдавать.', 'ShufflingToCut': 'Колоду раскладывают для жребия.', 'CuttingForDeal': 'Тянут карты, кому сдавать.', 'Dealing': 'Раздают карты.', 'Discarding': 'Игроки сбрасывают карты в криб.', 'Bidding': 'Идут торги за криб.', 'Cutting': 'Пора снять колоду.', 'Playing': 'Идёт розыгрыш: положите карту или скажите «дальше».', 'Announcing': 'Сначала объявите очки за положенную карту.', 'Counting': 'Считают руки и криб.', 'Calling': 'Можно перехватить очки или не возражать.', 'Over': 'Партия окончена.'}, 'Over'),),
    'error-no-such-seat': ('Такого места нет. Мест в этой партии: ', Variable(name='seats'), '.',),
    'error-not-your-turn': 'Сейчас не ваш ход. Подождите других.',
    'error-not-cutting': 'Вам сейчас тянуть нечего. Тянут те, кто ещё не тянул.',
    'error-no-such-position': ('На месте ', Variable(name='position'), ' карты нет. Выберите место от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-position-taken': ('Карту на месте ', Variable(name='position'), ' уже вытянули. Выберите другую.',),
    'error-bad-pack': 'Это не колода: в колоде каждая из 52 карт встречается ровно один раз.',
    'error-discarded-already': 'Вам сбрасывать нечего. Подождите других.',
    'error-discard-number': ('Выбрано карт: ', Variable(name='given'), '. Сбросьте в криб ', Select('number', {'one': (Variable(name='number'), ' карту',), 'few': (Variable(name='number'), ' карты',), 'many': (Variable(name='number'), ' карт',)}, 'many'), '.',),
    'error-card-not-yours': ('У вас нет такой карты: ', Variable(name='card'), '. На руках: ', Select('cards', {'none': 'ничего', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-would-pass-31': ('Сумма была бы ', Variable(name='count'), ', а предел — 31: ', Variable(name='card'), ' не подходит. ', Select('playable', {'none': 'Подходящей карты нет: скажите «дальше».', 'other': ('Подходит: ', Variable(name='playable'), '.',)}, 'other'),),
    'error-nothing-to-take-back': 'Взять назад нечего: вы ещё ничего не сбросили.',
    'error-discard-is-final': 'В этой партии сброс нельзя взять назад.',
    'error-must-pass': ('Больше ', Variable(name='most'), ' предложить нельзя. Скажите «пас».',),
    'error-must-open': ('Пасовать нельзя. Предложите от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-bad-bid': ('Предложить ', Variable(name='points'), ' нельзя. Предложите от ', Variable(name='least'), ' до ', Variable(name='most'), ' или скажите «пас».',),
    'error-no-heels': 'Стартового валета нет, и двух очков за пятки тоже. Продолжайте розыгрыш.',
    'error-must-play': ('«Дальше» говорить рано: есть что положить. Подходит: ', Variable(name='playable'), '.',),
    'error-claim-out-of-range': ('Столько очков не бывает: ', Variable(name='points'), '. Назовите число от ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-claim-is-counted': ('В этой партии очки считает программа. Получилось ', Variable(name='points'), '.',),
    'error-no-call-left': 'Перехватить здесь вы больше не можете. Подождите других.',
    'error-no-clock-runs': 'У этого места время не идёт.',
    'error-resign-needs-two-sides': ('Сдаться можно только в партии двух сторон, а за столом их ', Variable(name='sides'), '.',),
    'full-enter': 'Enter',
    'full-hint': 'Tab: ввести команду   ?: справка',
    'full-hint-choose': '← → пробел: выбор   Tab: ввод   ?: справка',
    'full-hint-lay': '← → выбор   Tab: ввод   ?: справка',
    'full-hint-number': 'цифры или ↑ ↓   Tab: ввод   ?: справка',
    'full-over': 'Партия окончена.',
    'full-too-small': ('Окно слишком мало. Полному экрану нужно столбцов: ', Variable(name='width'), ', строк: ', Variable(name='height'), '. Увеличьте окно или уменьшите в нём шрифт.',),
    'full-keys': (
        '← → Home End — от карты к карте, цифра — к карте с этим номером, пробел отмечает её для криба.\n'
        'Где нужно число: цифры или ↑ ↓. Backspace — назад.\n'
        'Enter делает то, что стоит рядом. g — «дальше», j — два очка за валета.\n'
        'S — счёт подробно, w — кто за столом, o — настройки партии, V — насколько подробно говорить.\n'
        'Tab — начать или закончить ввод команды. Page Up и Page Down листают журнал.\n'
        'Ctrl+Q — сохранить партию и выйти.'
    ),
    'error-full-needs-terminal': (Select('reason', {'plain': '--full и --plain просят о противоположном. Оставьте что-то одно.', 'reader': 'KRIBO_A11Y просит простых строк, как нужно программе экранного доступа, поэтому --full здесь не подходит. Уберите --full.', 'dumb': 'Этот терминал (TERM=dumb) умеет показывать только строки. Уберите --full.', 'pipe': 'Полному экрану нужен терминал, а ввод или вывод здесь не терминал. Уберите --full.'}, 'pipe'),),
    'error-full-not-installed': 'Полному экрану нужен Textual, а он не установлен. Установите его: pip install "kribo[full]", или уберите --full.',
    'web-set-spoken': 'Сообщения',
    'web-set-spoken-by': 'Кто читает вслух',
    'web-spoken': (Select('value', {'regions': 'Программа экранного доступа', 'notify': 'Программа экранного доступа, новейшим способом', 'voice': 'Голос этого браузера'}, 'voice'),),
    'web-set-voice': 'Голос',
    'web-voice-usual': 'Обычный',
    'web-voice-others': 'Другие языки',
    'web-voice-none': 'В этом браузере нет голоса для вашего языка.',
    'web-set-rate': 'Скорость речи',
    'web-set-loudness': 'Громкость речи',
    'web-voice-try': 'Послушать',
    'web-voice-sample': 'Так будет звучать ваша партия.',
    'web-set-channels': 'О чём и когда сообщать',
    'web-channel': (Select('channel', {'error': 'Что сделать нельзя', 'turn': 'Что от вас требуется', 'score': 'Очки и подсчёты', 'play': 'Ход игры', 'own': 'Что делаете вы сами', 'table': 'Места, паузы, связь', 'chat': 'Разговор'}, 'chat'),),
    'web-rule-spoken': 'Вслух',
    'web-rule-spoken-of': (Select('channel', {'error': 'Что сделать нельзя', 'turn': 'Что от вас требуется', 'score': 'Очки и подсчёты', 'play': 'Ход игры', 'own': 'Что делаете вы сами', 'table': 'Места, паузы, связь', 'chat': 'Разговор'}, 'chat'), ': вслух',),
    'web-rule-notice': 'Уведомление',
    'web-rule-notice-of': (Select('channel', {'error': 'Что сделать нельзя', 'turn': 'Что от вас требуется', 'score': 'Очки и подсчёты', 'play': 'Ход игры', 'own': 'Что делаете вы сами', 'table': 'Места, паузы, связь', 'chat': 'Разговор'}, 'chat'), ': уведомление',),
    'web-rule': (Select('rule', {'always': 'Всегда', 'focused': 'Только пока я здесь', 'unfocused': 'Только пока я в другом окне', 'never': 'Никогда'}, 'never'),),
    'web-notice-denied': 'Браузер не разрешает kribo показывать уведомления. Это меняется в настройках самого браузера.',
    'web-log-view': (Select('channel', {'all': 'Всё', 'game': 'Игра', 'chat': 'Разговор', 'system': 'Система'}, 'system'),),
    'web-log-view-now': (Select('channel', {'all': 'Всё', 'game': 'Игра', 'chat': 'Разговор', 'system': 'Система'}, 'system'), ', ', Select('n', {'one': (Variable(name='n'), ' строка',), 'few': (Variable(name='n'), ' строки',), 'many': (Variable(name='n'), ' строк',)}, 'many'),),
    'web-log-empty': 'Здесь пока ничего нет.',
    'web-log-keys': 'Стрелки вверх и вниз, Page Up и Page Down, Home и End переходят по строкам и читают их. Alt со стрелкой влево или вправо меняет вид. Ctrl с пробелом копирует строку.',
    'web-log-take': 'Копия и сохранение',
    'web-log-copy-line': 'Копировать строку',
    'web-log-copy': 'Копировать всё',
    'web-log-save': 'Сохранить текстом',
    'web-log-times': 'Время',
    'web-log-gap': 'Что произошло за это время, здесь не видно.',
    'web-copy-failed': 'Браузер не разрешил копировать.',
    'web-yes': 'Да',
    'web-decided': (Variable(name='setting'), ': ', Variable(name='value'), '.',),
    'web-stood-up': (Variable(name='player'), ' освобождает место.',),
    'web-bot-sat-down': ('За стол садится компьютер: ', Variable(name='player'), '.',),
    'help': (
        'kribo: криббедж по правилам. Играть, считать, изучать.\n'
        '\n'
        'Вызов: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Играть:\n'
        '  play        партия за этой клавиатурой, с ботами или друг с другом\n'
        '  resume      продолжить отложенную партию\n'
        '  replay      рассказать партию заново, шаг за шагом\n'
        '  variants    какие есть варианты игры и настройки\n'
        '  rules       правила варианта\n'
        '  serve       игровой зал в браузере, для себя и для других\n'
        '  join        сесть за стол на сервере kribo, строками\n'
        '\n'
        'Считать и изучать:\n'
        '  score       посчитать руку или криб со стартовой картой\n'
        '  pegs        что даёт каждая карта, положенная в розыгрыше\n'
        '  play-out    розыгрыш известных рук, карта за картой\n'
        '  stats       как часто руки дают сколько очков\n'
        '  simulate    партии между ботами, сколько угодно\n'
        '\n'
        'Движок:\n'
        '  discard       все сбросы из руки, начиная с лучшего\n'
        '  peg           все карты, которые можно положить, начиная с лучшей\n'
        '  analyse       разбор партии: ошибки, мастерство и везение\n'
        '  engine        движок для других программ, строками JSON\n'
        '  selftest      посчитать здесь все руки и сверить с известными числами\n'
        '  build-tables  заново построить файлы данных движка\n'
        '\n'
        'О kribo:\n'
        '  help        эта страница; kribo help COMMAND — всё об одной команде\n'
        '  --version   версия\n'
        '  --lang TAG  язык: en, eo, ru, sr-Latn, sr-Cyrl. Без него решает KRIBO_LANG,\n'
        '              потом система; место в строке любое\n'
        '\n'
        'Карту пишут так: достоинство и масть, 5Ч, 10Б, ТП. Т туз, В валет, Д дама,\n'
        'К король; П пики, Ч черви, Б бубны, Т трефы. Английские буквы тоже годятся: 5H.\n'
        '\n'
        'Примеры:\n'
        '  kribo play\n'
        '  kribo score 5Т 5Б 5П ВЧ 5Ч\n'
        '  kribo pegs 7Ч 8Т 9Б\n'
        '  kribo help play'
    ),
    'help-serve': (
        'Вызов: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]\n'
        '\n'
        'Открывает игровой зал: страницу, где в браузере за столами играют люди и боты.\n'
        'Какой адрес открыть, будет написано. Ctrl-C останавливает зал; при новом запуске\n'
        'партии продолжаются.\n'
        '\n'
        '  --host ADDRESS   кому виден зал: 127.0.0.1 — только этому компьютеру,\n'
        '                   0.0.0.0 — всем в сети; если не указано, 127.0.0.1\n'
        '  --port NUMBER    порт; если не указано, 8000\n'
        '  --database URL   где всё хранить: sqlite:///PATH или memory:, чтобы не хранить\n'
        '                   ничего; если не указано, файл в вашей папке данных\n'
        '\n'
        'Как открыть зал для других, рассказано в docs/hosting.md.'
    ),
    'help-score': (
        'Вызов: kribo score CARDS [--crib] [--json]\n'
        '\n'
        'Сколько стоит рука или криб: подсчёт вслух, потом разбор.\n'
        'CARDS — от 4 до 6 карт, последняя из них стартовая.\n'
        '\n'
        '--crib    считать криб: масть только вместе со стартовой картой\n'
        '--json    одна строка для программ: очки и за что они\n'
        '-         вместо CARDS: по руке в каждой строке стандартного ввода, на каждую —\n'
        '          строка ответа; если хоть одна строка неверна, код возврата 2\n'
        '\n'
        'Примеры:\n'
        'kribo score 5Ч 5Т 5П ВБ 5Б\n'
        'kribo score --crib 2П 5П 8П ВП ДБ\n'
        'kribo score - --json < hands.txt'
    ),
    'help-pegs': (
        'Вызов: kribo pegs CARDS [--json]\n'
        '\n'
        'Что даёт каждая карта одного цикла розыгрыша. CARDS — карты по порядку, кто бы\n'
        'их ни положил; очка за «дальше» и за последнюю карту здесь нет.\n'
        '\n'
        '--json    одна строка для программ: очки за каждую карту и сумма\n'
        '-         вместо CARDS: по циклу в каждой строке стандартного ввода, на каждый —\n'
        '          строка ответа; если хоть одна строка неверна, код возврата 2\n'
        '\n'
        'Примеры:\n'
        'kribo pegs 7Ч 8Б 9Т\n'
        'kribo pegs 4Ч 5Б 6Т 3П --json'
    ),
    'help-play-out': (
        'Вызов: kribo play-out --hands HAND HAND ... --dealer SEAT [--single] [--json]\n'
        '           CARDS\n'
        '\n'
        'Весь розыгрыш сдачи, карта за картой: сумма, очки, «дальше» и счёт. CARDS —\n'
        'карты по порядку; чьи они и кто говорит «дальше», ясно из правил. Между руками\n'
        'и CARDS должен стоять параметр или --.\n'
        '\n'
        '--hands     от двух до шести рук, каждая в кавычках, с места 1 по часовой\n'
        '            стрелке\n'
        '--dealer    место, которое сдаёт; заходит место слева от него\n'
        '--single    розыгрыш кончается с первым циклом, как в игре на пяти картах\n'
        '--json      одна строка для программ\n'
        '\n'
        'Примеры:\n'
        'kribo play-out --hands "КЧ 10Б" "ТТ 10П" --dealer 2 КЧ 10П 10Б ТТ'
    ),
    'help-stats': (
        'Вызов: kribo stats show [--keep NUMBER] [--crib] [--json]\n'
        '\n'
        'Как часто бывает каждое число очков: точно, по всем рукам со всеми стартовыми.\n'
        '\n'
        '--keep    карт в руке, от 3 до 5; если не указано, 4\n'
        '--crib    считать масть, как в крибе\n'
        '--json    одна строка для программ\n'
        '\n'
        'Примеры:\n'
        'kribo stats show\n'
        'kribo stats show --keep 3 --crib --json'
    ),
    'help-simulate': (
        'Вызов: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER]\n'
        '           [--duplicate] [--workers NUMBER] [--options] [--json]\n'
        '\n'
        'Партии между ботами: кто выигрывает, с каким разрывом и откуда берутся очки.\n'
        '\n'
        '--bots      игрок на каждом месте, через запятую, или один на все места:\n'
        '              random   что угодно, лишь бы по правилам\n'
        '              greedy   побольше очков сразу\n'
        '              basic    разумная игра за столом\n'
        '              1..8, top   уровни движка, начиная со слабейшего\n'
        '--games     сколько партий; если не указано, 1000\n'
        '--seed      с одним и тем же числом партии те же; если не указано, 1\n'
        '--duplicate каждую сдачу играть по разу при всех пересадках сторон, чтобы\n'
        '            везло всем одинаково; --games округляется вверх до целых серий\n'
        '--workers   сколько партий сразу; если не указано, по числу процессоров; влияет\n'
        '            только на время\n'
        '--json      одна строка для программ; списки по сторонам, боты по местам\n'
        '\n'
        'Игра — как для kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'У процентов есть интервал «от - до»: в 95 случаях из 100\n'
        'настоящее значение лежит внутри.\n'
        'Ctrl-C останавливает счёт и печатает, что успело сыграться.\n'
        '\n'
        'Примеры:\n'
        'kribo simulate --bots basic,greedy --games 10\n'
        'kribo simulate --bots basic,greedy --games 10 --duplicate\n'
        'kribo simulate --bots basic --variant three-handed --games 2 --json\n'
        'kribo simulate --bots greedy --option counting=strict --target 61 --games 5'
    ),
    'help-discard': (
        'Вызов: kribo discard CARDS [--dealer] [--scores MINE THEIRS] [--target NUMBER]\n'
        '           [--exact] [--json]\n'
        '\n'
        'Все 15 сбросов двух карт из шести в криббедже на двоих, начиная с лучшего: по\n'
        'шансам на победу, а где они равны в пределах погрешности — по итогу в очках.\n'
        '\n'
        '--dealer    сдаёте вы, криб ваш\n'
        '--pone      сдаёт соперник; так и будет, если не указать ничего\n'
        '--scores    ваш счёт и счёт соперника; если не указано, 0 0\n'
        '--target    до скольких игра; если не указано, 121\n'
        '--exact     считать криб по всем возможным рукам соперника; в первый раз это\n'
        '            полминуты\n'
        '--json      одна строка для программ\n'
        '\n'
        '«рука» и «криб» — средние очки; «свои» и «чужие» — сколько в розыгрыше наберёте\n'
        'вы и сколько соперник. «итог» — рука и свои без чужих, плюс криб, если он ваш,\n'
        'минус — если чужой. «отстаёт» — на сколько процентов побед сброс хуже лучшего.\n'
        '\n'
        'Примеры:\n'
        'kribo discard 5Ч 6Т 7Б ВП ДП КБ --dealer\n'
        'kribo discard 2Т 3Б 5Ч 8П ВТ КБ --scores 100 110 --json'
    ),
    'help-peg': (
        'Вызов: kribo peg CARDS --discarded CARDS --starter CARD\n'
        '           [--played CARDS --mine CARDS] [--dealer]\n'
        '           [--scores MINE THEIRS] [--target NUMBER] [--json]\n'
        '\n'
        'Все карты, которые можно положить в эту минуту розыгрыша, начиная с лучшей по\n'
        'шансам на победу. Криббедж на шести картах, на двоих. CARDS — карты, которые ещё\n'
        'у вас на руках.\n'
        '\n'
        '--discarded  две карты, которые вы сбросили\n'
        '--starter    стартовая карта\n'
        '--played     все карты этой сдачи на столе, свои и чужие, по порядку\n'
        '--mine       те из них, что положили вы\n'
        '--dealer     сдаёте вы; без него или с --pone сдаёт соперник\n'
        '--scores     ваш счёт и счёт соперника сейчас; если не указано, 0 0\n'
        '--target     до скольких игра; если не указано, 121\n'
        '--json       одна строка для программ\n'
        '\n'
        '«свои» и «чужие» — сколько в среднем ещё наберёте в розыгрыше вы и сколько\n'
        'соперник. Из карт одного достоинства показана одна.\n'
        '\n'
        'Примеры:\n'
        'kribo peg 5Ч ДБ ВТ --mine 4Б --played 4Б 9Ч --discarded 8Т КП --starter 10Б\n'
        'kribo peg 5Ч ДБ ВТ 4Б --discarded 8Т КП --starter 10Б --scores 110 117 --json'
    ),
    'help-analyse': (
        'Вызов: kribo analyse FILE [--exact] [--json]\n'
        '\n'
        'Разбирает запись партии на шести картах на двоих, решение за решением: сколько\n'
        'процентов побед стоил, рядом с лучшим выбором, каждый сброс и каждая карта, и\n'
        'почему; и что в этой партии от везения, а что от мастерства.\n'
        '\n'
        '--exact     считать крибы по всем возможным рукам соперника\n'
        '--json      одна строка для программ\n'
        '\n'
        'Потеря меньше 0,1 — лучший выбор, меньше 0,5 — хороший, меньше 1,5 — неточность,\n'
        'меньше 4 — ошибка, больше — грубая ошибка. Что может быть случайностью, ошибкой\n'
        'не называется.\n'
        '\n'
        'Примеры:\n'
        'kribo analyse cribbage.kribo'
    ),
    'help-engine': (
        'Вызов: kribo engine [--level LEVEL]\n'
        '\n'
        'Движок для других программ. Каждая строка стандартного ввода — запрос, один\n'
        'объект JSON; на каждый — один ответ, строка JSON в стандартном выводе. Если\n'
        'запрос неверен, ответ такой: {"error": {"code", "message"}}. Работа\n'
        'кончается вместе с вводом.\n'
        '\n'
        '--level     кто отвечает: от 1 до 8 или top; если не указано, top\n'
        '\n'
        'Запросы: discard, play, bid, claim, analyse и levels; они описаны в\n'
        'docs/engine-protocol.md.\n'
        '\n'
        'Примеры:\n'
        'echo \'{"ask": "levels"}\' | kribo engine'
    ),
    'help-selftest': (
        'Вызов: kribo selftest [--json]\n'
        '\n'
        'Считает на этом компьютере все 12 994 800 рук из четырёх карт со стартовой, одну\n'
        'за другой, если собрано ядро, и сверяет итоги с опубликованными. Если хоть один\n'
        'не сошёлся, код возврата 1.\n'
        '\n'
        '--json    одна строка для программ\n'
        '\n'
        'Примеры:\n'
        'kribo selftest'
    ),
    'help-build-tables': (
        'Вызов: kribo build-tables [--only NAME]... [--out FOLDER]\n'
        '\n'
        'Строит файлы данных движка с нуля, каждый раз байт в байт те же, и записывает их\n'
        'в опись рядом с ними.\n'
        '\n'
        '--only    построить только это; можно указать несколько раз\n'
        '--out     в какую папку писать; если не указано, в папку самого kribo\n'
        '\n'
        'Примеры:\n'
        'kribo build-tables --only show --out .'
    ),
    'help-play': (
        'Вызов: kribo play [--seats NAMES] [--options]\n'
        '\n'
        'Партия в криббедж за этой клавиатурой. Строка за строкой говорится, что\n'
        'произошло, потом спрашивают вас. Что можно сделать, в любой момент покажет ?\n'
        '\n'
        'Кто играет:\n'
        '--seats     имя на каждое место, через запятую, по часовой стрелке. 1..8, top,\n'
        '            basic, greedy и random — боты; you или любое другое имя — человек.\n'
        '            Если людей несколько, они передают клавиатуру друг другу. Уровень 1\n'
        '            по силам новичку; без --seats ваш соперник — top, сильнейший.\n'
        '\n'
        'Во что играют:\n'
        '--variant   вариант игры; их список: kribo variants\n'
        '--players   от 2 до 6; выбирает вариант, если нет --variant\n'
        '--teams     2 или 3, если игроков четверо или шестеро\n'
        '--preset    classic, esperanto, russian, playroom или acc\n'
        '--target    до скольких игра\n'
        '--counting  auto, assisted, self, muggins или strict\n'
        '--count-seconds   off или от 15 до 90 секунд на подсчёт руки\n'
        '--match     single, best-of-N, first-to-P или N-games\n'
        '--stakes    сколько условных денег платит проигравший\n'
        '--option    любая другая настройка, NAME=VALUE; можно несколько раз.\n'
        '            С say_go=myself вы говорите «дальше» сами.\n'
        '--dealer    место, которое сдаёт первым, считая с 1; иначе — по жребию\n'
        '\n'
        'И ещё:\n'
        '--seed      любой текст: с одним и тем же текстом карты те же\n'
        '--save      новый файл, в который сохранить партию\n'
        '\n'
        'Как рассказывать:\n'
        '--verbosity brief (кратко), normal (обычно) или full (полностью);\n'
        '            помнит KRIBO_VERBOSITY\n'
        '--cards     letters (буквами: 5Ч) или words (словами: пятёрка червей);\n'
        '            помнит KRIBO_CARDS\n'
        '--speak     ещё и вслух, через speech-dispatcher или голосом macOS\n'
        '--plain     только строками, как с KRIBO_A11Y=1\n'
        '--full      на полный экран, с доской и картами; нужен терминал из 80 столбцов и\n'
        '            24 строк. С программой экранного доступа играйте строками\n'
        '--pace      для --full: instant (сразу), fast (быстро), normal (обычно) или slow\n'
        '            (медленно); помнит KRIBO_PACE\n'
        '\n'
        'Если набрать «выход» или если ввод кончился, партия сохраняется, а вам говорят,\n'
        'как её продолжить.\n'
        '\n'
        'Примеры:\n'
        'kribo play\n'
        'kribo play --seats you,3\n'
        'kribo play --seats Анна,Борис --target 61\n'
        'kribo play --players 4 --teams 2 --counting muggins\n'
        'kribo play --preset acc --save league.kribo'
    ),
    'help-resume': (
        'Вызов: kribo resume FILE [--seed TEXT] [--say-go] [--options]\n'
        '\n'
        'Продолжить отложенную партию или матч. Запись ведётся дальше в FILE.\n'
        '\n'
        '--seed      тот же текст, что в начале, чтобы пришли те же карты\n'
        '--say-go    «дальше» вы говорите сами\n'
        '\n'
        'Как рассказывать — как в kribo play: --verbosity, --cards, --speak, --plain,\n'
        '--full, --pace.\n'
        '\n'
        'Примеры:\n'
        'kribo resume cribbage.kribo'
    ),
    'help-replay': (
        'Вызов: kribo replay FILE [--options]\n'
        '\n'
        'Рассказать все партии записи от первой карты до последней: карты открыты, перед\n'
        'каждой сдачей — счёт. Если запись испорчена или в ней нарушены правила,\n'
        'говорится, в какой строке и что не так, а код возврата 2.\n'
        '\n'
        'Как рассказывать — как в kribo play: --verbosity, --cards, --speak, --plain.\n'
        '\n'
        'Примеры:\n'
        'kribo replay cribbage.kribo'
    ),
    'help-join': (
        'Вызов: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]\n'
        '\n'
        'Сесть за стол на сервере kribo; всё идёт теми же строками, что и в kribo play.\n'
        'URL — ссылка на стол, как в браузере, или адрес сервера: там вы выбираете стол\n'
        'или открываете свой. Что можно сделать, в любой момент покажет ?\n'
        '\n'
        '--name      как вас там зовут; без него — как в прошлый раз, или вас спросят\n'
        '--code      шесть букв и цифр, код стола\n'
        '--seat      какое место занять, считая с 1; иначе первое свободное\n'
        '--watch     смотреть, а не играть\n'
        '\n'
        'Чтобы открыть стол, по адресу сервера:\n'
        '--bots      боты на следующие места, через запятую: 1..8, top, basic, greedy или\n'
        '            random; остальные места свободны\n'
        '--clock     untimed (без часов), 60 (секунд на ход) или 300+5 (секунд на партию\n'
        '            и добавка за каждый ход)\n'
        '--chat      presets (готовые фразы) или free (любой текст)\n'
        '--listed    стол виден в списке\n'
        'Вариант — как в kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'И ещё:\n'
        '--verbosity, --speak, --plain, --full и --pace, как в kribo play\n'
        '--save      новый файл, в который сохранять доигранные партии\n'
        '\n'
        'Ctrl-C или «выход» — выйти; место остаётся за вами, и вам скажут, как вернуться.\n'
        'Потерянная связь восстанавливается сама.\n'
        '\n'
        'Примеры:\n'
        'kribo join https://example.org/t/k7m2p9q4x3rt --name Анна\n'
        'kribo join localhost:8000 --code 7QKM4X\n'
        'kribo join localhost:8000 --bots 3 --target 61'
    ),
    'help-variants': (
        'Вызов: kribo variants [NAME] [--json]\n'
        '\n'
        'Какие есть варианты игры; а если вариант назван — его настройки и их значения.\n'
        '\n'
        '--json      одна строка для программ\n'
        '\n'
        'Примеры:\n'
        'kribo variants\n'
        'kribo variants five-card\n'
        'kribo variants --json'
    ),
    'help-rules': (
        'Вызов: kribo rules NAME\n'
        '\n'
        'Правила варианта или страницы о подсчёте и настройках, в разметке Markdown.\n'
        '\n'
        'Примеры:\n'
        'kribo rules six-card\n'
        'kribo rules counting'
    ),
    'join-ask-name': 'Как вас зовут?',
    'join-table': (Variable(name='number'), ': ', Variable(name='variant'), ', до ', Variable(name='target'), '. Игроки: ', Select('players', {'none': 'никого', 'other': (Variable(name='players'),)}, 'other'), '. ', Select('open', {0: 'Свободных мест нет.', 1: 'Свободно одно место.', 'one': ('Свободно ', Variable(name='open'), ' место.',), 'few': ('Свободно ', Variable(name='open'), ' места.',), 'many': ('Свободно ', Variable(name='open'), ' мест.',)}, 'many'), Select('yours', {'yes': ' Вы там сидите.', 'no': ''}, 'no'),),
    'join-no-tables': 'Открытых столов здесь сейчас нет.',
    'join-choose': (Select('number', {0: 'Наберите «новый», чтобы открыть стол, или «выход».', 'other': 'Наберите номер стола, «новый», чтобы открыть свой, или «выход».'}, 'other'),),
    'join-new': 'новый new',
    'join-not-remembered': ('Запомнить вас в ', Variable(name='file'), ' не удаётся. Если выйти, вернуться на это место будет нельзя.',),
    'join-seat-open': ('Место ', Variable(name='seat'), ': свободно.',),
    'join-watching': 'Вы зритель.',
    'join-link': ('Ссылка на стол: ', Variable(name='link'), ' Код: ', Variable(name='code'),),
    'join-fill': 'Подождите, пока займут все места, или наберите «бот», чтобы за стол сел компьютер.',
    'join-full': ('Все места заняты. ', Select('host', {'yes': 'Наберите «начать».', 'no': 'Партию начинает хозяин стола.'}, 'no'),),
    'join-not-begun': 'Партия ещё не началась. Что можно сделать, покажет ?',
    'join-got-up': (Variable(name='player'), ' встаёт из-за стола.',),
    'join-ready': (Variable(name='player'), ' ждёт следующую партию.',),
    'join-seat-lost': 'Вы больше не сидите за этим столом.',
    'join-phrase': (Variable(name='number'), ': ', Variable(name='phrase'),),
    'join-possible': (
        'За этим столом:\n'
        '/привет — остальные услышат «привет»; «сказать» — список готовых фраз, «сказать 3» — третья\n'
        '«начать» — начать партию, «следующая» — перейти к следующей\n'
        '«пауза» останавливает партию и часы, «продолжить» — снова играть\n'
        '«пригласить» — ссылка и код стола\n'
        '«бот 2» сажает компьютер на место 2, «бот 2 5» — его уровень 5; «освободить 2» освобождает место 2\n'
        '«подменить 2» — компьютер играет за того, кто отошёл с места 2\n'
        '«выход» — выйти, место останется вашим; «уйти» — ещё и сказать остальным, чтобы не ждали\n'
        '«закрыть» закрывает стол, за которым больше никого нет'
    ),
    'join-kept': ('Место остаётся за вами. Вернуться: ', Variable(name='command'),),
    'join-not-saved': ('Запись партии сохранить не удаётся: ', Variable(name='file'),),
    'table-command-start': 'начать начинаем',
    'table-command-next': 'следующая реванш',
    'table-command-pause': 'пауза',
    'table-command-resume': 'продолжить',
    'table-command-say': 'сказать',
    'table-command-invite': 'пригласить ссылка',
    'table-command-bot': 'бот',
    'table-command-kick': 'освободить',
    'table-command-stand_in': 'подменить',
    'table-command-leave': 'уйти',
    'table-command-close': 'закрыть',
    'error-bad-address': ('«', Variable(name='address'), '» — не адрес стола или сервера. Скопируйте его из браузера, например https://example.org/t/abc.',),
    'error-server-unreachable': (Variable(name='server'), ' недоступен: ', Select('reason', {'name': 'сервера с таким именем нет.', 'refused': 'там не запущен сервер.', 'slow': 'он не отвечает.', 'tls': 'его сертификат недействителен.', 'other': 'сеть не пропускает.'}, 'other'),),
    'error-server-strange': (Variable(name='server'), ' отвечает не так, как сервер kribo этой версии.',),
    'error-server-says': (Variable(name='sentence'),),
    'error-not-connected': 'Сейчас нет связи, поэтому строка не отправлена. Наберите её снова, когда связь восстановится.',
    'error-table-is-there': ('Этот стол уже есть, и правила у него свои. Уберите ', Variable(name='option'), '.',),
    'error-no-open-seat': 'Свободных мест за этим столом нет. Смотреть: --watch',
    'error-you-sit-elsewhere': ('Вы уже сидите за этим столом: место ', Variable(name='seat'), '.',),
    'error-too-many-bots': ('В варианте ', Variable(name='variant'), ' кроме вас может быть ', Select('most', {'one': (Variable(name='most'), ' бот',), 'few': (Variable(name='most'), ' бота',), 'many': (Variable(name='most'), ' ботов',)}, 'many'), ', а в --bots их ', Variable(name='found'), '.',),
    'error-not-a-clock': ('«', Variable(name='text'), '» — не часы. Пишите untimed, или 60 — секунды на ход, или 300+5 — секунды на партию и добавка за каждый ход.',),
    'error-table-command-unclear': (Select('command', {'say': 'Наберите «сказать» и номер фразы или / и текст.', 'bot': 'Наберите «бот», «бот» и место или «бот», место и уровень, например «бот 2 5».', 'kick': 'Наберите «освободить» и место, например «освободить 2».', 'stand_in': 'Наберите «подменить» и место, например «подменить 2».', 'other': 'Эта команда пишется одна.'}, 'other'), ' Всё, что можно, покажет ?',),
    'error-no-such-phrase': ('Фразы ', Variable(name='text'), ' нет. Номера — от 1 до ', Variable(name='most'), '; список покажет «сказать».',),
    'error-not-a-seat': ('«', Variable(name='text'), '» — не место за этим столом. Номера мест — от 1 до ', Variable(name='most'), '.',),
    'error-no-speech': 'Программы, которая говорит вслух, здесь нет. Установите speech-dispatcher (в нём есть spd-say) или уберите --speak.',
    'error-no-voice': ('Голоса для этого языка (', Variable(name='language'), ') здесь нет. Установите его или уберите --speak.',),
    'web-keys': 'Клавиши',
    'web-keys-intro': 'Клавиша — это место на клавиатуре, в любой раскладке одно и то же. Чтобы сменить её, выберите «Сменить» и нажмите другую. Всё хранится на этом устройстве.',
    'web-keys-reader': 'Программа экранного доступа, которая читает страницу построчно, оставляет одиночные клавиши себе: сюда они доходят, когда она переключена на передачу нажатий. Клавиши с Alt, меню и текстовый режим работают и без этого.',
    'web-keys-where': 'Где работают одиночные клавиши',
    'web-keys-place': (Select('value', {'page': 'Везде за столом', 'table': 'Только на картах, на столе и на кнопках игры'}, 'table'),),
    'web-keys-group': (Select('group', {'ask': 'Вопросы', 'table': 'За столом', 'go': 'Переходы'}, 'go'),),
    'web-keys-action': (Select('action', {'earlier': 'Читать журнал назад', 'later': 'Читать журнал вперёд', 'talk': 'Сказать что-нибудь', 'number': 'К числам', 'pause': 'Пауза и продолжение', 'verbosity': 'Подробность', 'sound': 'Включить или выключить звук', 'go-hand': 'К моим картам', 'go-table': 'К столу', 'go-log': 'К журналу', 'go-talk': 'К фразам'}, 'go-talk'),),
    'web-keys-change': 'Сменить',
    'web-keys-change-of': ('Сменить: ', Variable(name='action'), ', сейчас ', Variable(name='key'),),
    'web-keys-usual': 'Вернуть исходную',
    'web-keys-usual-of': ('Вернуть исходную: ', Variable(name='key'), ', ', Variable(name='action'),),
    'web-keys-none': 'нет клавиши',
    'web-keys-clear': 'Без клавиши',
    'web-keys-press': ('Новая клавиша: ', Variable(name='action'),),
    'web-keys-press-help': 'Нажмите букву или знак, отдельно или вместе с Shift или Alt. Escape оставит всё как есть.',
    'web-keys-cancel': 'Отмена',
    'web-keys-refused': 'Эту клавишу выбрать нельзя. Возьмите букву или знак, отдельно или вместе с Shift или Alt.',
    'web-keys-clash': ('Клавиша ', Variable(name='key'), ' уже занята: ', Variable(name='action'), '.',),
    'web-keys-swap': 'Поменять местами',
    'web-keys-set': (Variable(name='action'), ': ', Variable(name='key'), '.',),
    'web-keys-all-usual': 'Вернуть все исходные',
    'web-keys-all-set': 'Все клавиши снова исходные.',
    'web-keys-fixed-title': 'Всегда одни и те же',
    'web-keys-fixed': (Select('what', {'move': 'Стрелки влево и вправо, Home и End переходят от карты к карте.', 'card': 'Пробел или номер места выбирает карту; цифрами набирают и числа.', 'confirm': 'Enter делает то, что написано на главной кнопке.', 'undo': 'Backspace или Ctrl+Z отменяет выбор или берёт назад сброшенные карты.', 'menu': 'Escape открывает меню.', 'help': 'F1 — помощь, Shift+F1 — правила за этим столом.', 'phrase': 'Клавиши от Alt+1 до Alt+9 произносят первые девять фраз.'}, 'phrase'),),
    'web-keys-off': 'Одиночные клавиши выключены.',
    'web-keys-only-table': 'Одиночные клавиши работают только на картах, на столе и на кнопках игры.',
    'web-keys-change-all': 'Сменить клавиши',
    'web-key-sign': (Select('sign', {'comma': 'запятая (,)', 'period': 'точка (.)', 'slash': 'косая черта (/)', 'question': 'вопросительный знак (?)'}, 'question'),),
    'game-is': ('Вариант — ', Variable(name='variant'), ', до ', Variable(name='target'), '.',),
    'welcome': 'Что можно сделать, в любой момент покажет ? Как играть, расскажут «правила».',
    'pass-keyboard': ('За клавиатуру садится ', Variable(name='player'), '. Нажмите Enter, когда больше никто не смотрит.',),
    'nothing-said': 'Пока ничего не произошло.',
    'no-clock': 'Время не идёт.',
    'clock-runs': (Select('n', {'one': ('Осталась ', Variable(name='n'), ' секунда.',), 'few': ('Осталось ', Variable(name='n'), ' секунды.',), 'many': ('Осталось ', Variable(name='n'), ' секунд.',)}, 'many'),),
    'verbosity': (Select('verbosity', {'brief': 'Теперь говорю кратко.', 'full': 'Теперь говорю полностью.', 'normal': 'Теперь говорю как обычно.'}, 'normal'),),
    'resign-sure': 'Сдаётесь? «Да» — сдаться, всё остальное — играть.',
    'resign-yes': 'да д yes y',
    'next-game': ('Enter — партия ', Variable(name='number'), ', «выход» — закончить.',),
    'saved-finished': ('Сохранено в ', Variable(name='file'), '.',),
    'saved-unfinished': ('Сохранено в ', Variable(name='file'), '. Продолжить: ', Variable(name='command'),),
    'not-saved': 'Сохранить партию в файл не удалось, поэтому вот она. Скопируйте эти строки в файл, чтобы продолжить.',
    'game-number': ('Партия ', Variable(name='number'), '.',),
    'record-unfinished': 'Запись на этом кончается; партия не доиграна.',
    'variant-line': (Variable(name='name'), ': ', Select('players', {'one': (Variable(name='players'), ' игрок',), 'few': (Variable(name='players'), ' игрока',), 'many': (Variable(name='players'), ' игроков',)}, 'many'), ', сдаётся ', Select('same', {'yes': ('по ', Variable(name='most'),), 'no': ('по ', Variable(name='least'), ' или ', Variable(name='most'),)}, 'no'), ', остаётся ', Variable(name='keep'), ', в крибе ', Variable(name='crib'), ', до ', Variable(name='target'), '.',),
    'variant-line-teams': (Variable(name='name'), ': ', Select('players', {'one': (Variable(name='players'), ' игрок',), 'few': (Variable(name='players'), ' игрока',), 'many': (Variable(name='players'), ' игроков',)}, 'many'), ', ', Select('sides', {'one': (Variable(name='sides'), ' команда',), 'few': (Variable(name='sides'), ' команды',), 'many': (Variable(name='sides'), ' команд',)}, 'many'), ', сдаётся ', Select('same', {'yes': ('по ', Variable(name='most'),), 'no': ('по ', Variable(name='least'), ' или ', Variable(name='most'),)}, 'no'), ', остаётся ', Variable(name='keep'), ', в крибе ', Variable(name='crib'), ', до ', Variable(name='target'), '.',),
    'players': (Select('players', {'one': (Variable(name='players'), ' игрок',), 'few': (Variable(name='players'), ' игрока',), 'many': (Variable(name='players'), ' игроков',)}, 'many'),),
    'teams': (Select('sides', {'one': (Variable(name='sides'), ' команда',), 'few': (Variable(name='sides'), ' команды',), 'many': (Variable(name='sides'), ' команд',)}, 'many'),),
    'options-head': 'Если не выбрать другого, настройки такие. Под каждой — остальные значения.',
    'option-usual': (Variable(name='option'), '=', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-or': ('или ', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-form': ('Значения: ', Variable(name='values'),),
    'error-unknown-page': ('Правил «', Variable(name='page'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-option-without-value': ('«', Variable(name='text'), '» — не настройка. Пишите --option NAME=VALUE, например --option crib_flush=four.',),
    'error-option-given-otherwise': (Variable(name='option'), ' и ', Variable(name='other'), ' задают одно и то же. Оставьте что-то одно.',),
    'error-seats-and-players': ('В --seats игроков ', Variable(name='seats'), ', а в --players — ', Variable(name='players'), '.',),
    'error-variant-and-players': ('Вариант ', Variable(name='variant'), ' требует игроков: ', Variable(name='seats'), '. Заказано: ', Variable(name='players'), '.',),
    'error-variant-and-teams': (Select('sides', {0: ('В варианте ', Variable(name='variant'), ' команд нет, а заказано команд: ', Variable(name='teams'), '.',), 'other': ('В варианте ', Variable(name='variant'), ' команд ', Variable(name='sides'), ', а заказано ', Variable(name='teams'), '.',)}, 'other'),),
    'error-no-such-teams': (Select('teams', {0: (Select('players', {'one': ('Для ', Variable(name='players'), ' игрока вариантов нет.',), 'other': ('Для ', Variable(name='players'), ' игроков вариантов нет.',)}, 'other'), ' Играют от двух до шести.',), 'other': (Select('players', {'one': ('Для ', Variable(name='players'), ' игрока',), 'other': ('Для ', Variable(name='players'), ' игроков',)}, 'other'), ' и такого числа команд вариантов нет (', Variable(name='teams'), '). Вчетвером играют в 2 команды, вшестером — в 2 или в 3.',)}, 'other'),),
    'error-number-of-seats': ('Вариант ', Variable(name='variant'), ' требует игроков: ', Variable(name='needed'), '. В --seats названо: ', Variable(name='found'), '.',),
    'error-you-and-others': '«you» пишут, только когда за клавиатурой один человек. Назовите каждого по имени.',
    'error-name-twice': ('Двух игроков зовут ', Variable(name='name'), '. Дайте им разные имена.',),
    'error-file-exists': ('Файл ', Variable(name='file'), ' уже есть. Назовите новый файл или продолжите ту партию: kribo resume ', Variable(name='file'),),
    'error-cannot-write': ('Записать ', Variable(name='file'), ' нельзя: папки нет или она закрыта для вас.',),
    'error-cannot-read': ('Прочитать ', Variable(name='file'), ' нельзя: ', Select('reason', {'missing': 'такого файла нет.', 'forbidden': 'он закрыт для вас.', 'folder': 'это папка.', 'huge': 'для записи партии он слишком велик.', 'other': 'система не даёт.'}, 'other'),),
    'error-record-not-text': ('Строка ', Variable(name='line'), ' — не текст в UTF-8, а запись должна быть текстом.',),
    'error-not-one-match': ('Партия ', Variable(name='game'), ' в этом файле — не из того матча, что в начале, поэтому продолжить нельзя.',),
    'error-match-is-over': ('В ', Variable(name='file'), ' доигрывать нечего. Посмотреть снова: kribo replay ', Variable(name='file'),),
    'error-record-line': ('Строка ', Variable(name='line'), ': ', Variable(name='reason'),),
    'error-record-format': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а запись начинается с «', Variable(name='expected'), '».',),
    'error-record-blank': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а здесь между заголовком и ходами нужна пустая строка.',),
    'error-record-between': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а запись здесь кончается. Дальше — пустая строка и следующая запись или ничего.',),
    'error-record-ends-early': ('Запись обрывается на строке ', Variable(name='line'), '. Не хватает последней строки: «final:» или «unfinished:» и счёт.',),
    'error-record-head': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а здесь должно быть «', Variable(name='name'), ': » и значение.',),
    'error-record-rules': ('Строка ', Variable(name='line'), ': запись сделана по правилам ', Variable(name='version'), ', а здесь известны только ', Variable(name='known'), '.',),
    'error-record-seat': ('Строка ', Variable(name='line'), ': места ', Variable(name='seat'), ' нет. Места — от 1 до ', Variable(name='most'), '.',),
    'error-record-form': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а в записи это пишется «', Variable(name='expected'), '».',),
    'error-record-score': ('В строке ', Variable(name='line'), ' «', Variable(name='text'), '», а по ходам запись кончается так: «', Variable(name='expected'), '».',),
    'error-bad-name': ('«', Variable(name='name'), '» — не имя. В имени должно быть от 1 до ', Variable(name='most'), ' печатных знаков.',),
    'error-no-action': ('«', Variable(name='text'), '» — не ход. Ход — это «deal» и 52 карты или место и одно из слов: ', Variable(name='words'), '.',),
    'error-too-much-after': ('После «', Variable(name='word'), '» ничего быть не должно, а там «', Variable(name='text'), '».',),
    'error-not-a-whole-number': ('«', Variable(name='text'), '» — не целое число от ', Variable(name='least'), ' и больше.',),
    'error-line': ('ошибка: ', Variable(name='sentence'),),
    'item-kind': (Select('kind', {'fifteen': 'пятнадцать', 'pair': 'пара', 'run': 'секвенс', 'flush': 'масть', 'nobs': 'валет в масть'}, 'nobs'),),
    'item-total': 'итого',
    'score-line': (Variable(name='count'), ' Итого: ', Variable(name='total'), '.',),
    'error-cards-of-a-show': ('Для подсчёта нужно от ', Variable(name='least'), ' до ', Variable(name='most'), ' карт, последняя из них — стартовая. Дано: ', Variable(name='found'), '.',),
    'peg-fifteen': 'пятнадцать, два очка',
    'peg-thirty-one': 'тридцать один, два очка',
    'peg-pair': 'пара, два очка',
    'peg-pair-royal': 'королевская пара, шесть очков',
    'peg-double-pair-royal': 'двойная королевская пара, двенадцать очков',
    'peg-run': ('секвенс из ', Select('len', {3: 'трёх', 4: 'четырёх', 5: 'пяти', 6: 'шести', 7: 'семи'}, 7), ', ', Select('len', {3: 'три очка', 4: 'четыре очка', 5: 'пять очков', 6: 'шесть очков', 7: 'семь очков'}, 7),),
    'peg-last': 'одно очко за последнюю карту',
    'peg-more': (Variable(name='before'), '; ', Variable(name='item'),),
    'pegs-line': (Variable(name='points'), '; сумма ', Variable(name='count'),),
    'error-no-cards': 'Карты не названы. Напишите хотя бы одну, например 7Ч.',
    'error-over-31': ('При сумме ', Variable(name='count'), ' положить ', Variable(name='card'), ' нельзя: предел — 31.',),
    'play-out-card': ('Место ', Variable(name='seat'), ': ', Variable(name='card'), ', сумма ', Variable(name='count'), '. Счёт: ', Variable(name='scores'), '.',),
    'play-out-pegs': ('Место ', Variable(name='seat'), ': ', Variable(name='card'), ', сумма ', Variable(name='count'), ': ', Variable(name='why'), '; всего ', Variable(name='points'), '. Счёт: ', Variable(name='scores'), '.',),
    'play-out-go': ('Место ', Variable(name='seat'), ': «Дальше!»',),
    'play-out-last': ('Место ', Variable(name='seat'), ': одно очко за последнюю карту. Счёт: ', Variable(name='scores'), '.',),
    'play-out-restart': ('Сумма снова ноль. Заходит место ', Variable(name='seat'), '.',),
    'error-option-missing': ('Нет ', Variable(name='option'), ', а без него эта команда не работает.',),
    'error-number-of-hands': ('Рук в сдаче бывает от ', Variable(name='least'), ' до ', Variable(name='most'), ', а дано ', Variable(name='found'), '.',),
    'error-empty-hand': ('На месте ', Variable(name='seat'), ' нет карт.',),
    'error-card-after-play': ('Положить ', Variable(name='card'), ' нельзя: розыгрыш окончен.',),
    'error-card-already-laid': ('Карта ', Variable(name='card'), ' уже на столе. Ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'error-card-not-held': ('Карты ', Variable(name='card'), ' ни у кого нет. Ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'error-card-out-of-turn': ('Карта ', Variable(name='card'), ' у места ', Variable(name='seat'), ', а ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'error-card-over-31': ('При сумме ', Variable(name='count'), ' положить ', Variable(name='card'), ' нельзя: предел — 31. Ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'error-cards-to-lay': ('Розыгрыш не окончен. Осталось положить: ', Variable(name='cards'), '. Ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'error-count-not-over': ('Цикл не закончен. Ход у места ', Variable(name='turn'), ', подходит: ', Variable(name='playable'), '.',),
    'stats-score': 'очки',
    'stats-hands': 'рук',
    'stats-percent': 'процент',
    'stats-mean': ('В среднем ', Variable(name='mean'), ' очка. Всего рук: ', Variable(name='total'), '.',),
    'error-unknown-statistics': ('Статистики «', Variable(name='text'), '» нет. Есть: ', Variable(name='known'), '.',),
    'web-readout': (Variable(name='side'), ' ', Variable(name='score'), ', задний колышек ', Variable(name='rear'), ' (', Variable(name='last'), '), осталось ', Variable(name='left'),),
    'web-readout-still': (Variable(name='side'), ' ', Variable(name='score'), ', осталось ', Variable(name='left'),),
    'web-readout-line': (Variable(name='before'), ', ', Select('line', {'SS': (Select('n', {0: 'у линии двойного скунса', 'other': ('до линии двойного скунса ', Variable(name='n'),)}, 'other'),), 'L': (Select('n', {0: 'у линии марса', 'other': ('до линии марса ', Variable(name='n'),)}, 'other'),), 'S': (Select('n', {0: 'у линии скунса', 'other': ('до линии скунса ', Variable(name='n'),)}, 'other'),)}, 'S'),),
    'web-readout-past': (Variable(name='before'), ', за линией ', Select('line', {'L': 'марса', 'S': 'скунса'}, 'S'),),
    'web-explain': 'Разобрать',
    'web-explain-title': (Variable(name='whose'), ': ', Variable(name='points'),),
    'web-explain-so-far': ('уже ', Variable(name='total'),),
    'web-explain-rule': ('Правило ', Variable(name='clause'),),
    'web-explain-nothing': 'В этих картах очков нет.',
    'web-certificate-title': (Select('where', {'crib': ('Криб на ', Variable(name='n'), ' очков',), 'hand': ('Рука на ', Variable(name='n'), ' очков',)}, 'hand'),),
    'web-certificate-button': ('Свидетельство: ', Variable(name='player'), ', ', Variable(name='n'),),
    'web-certificate-note': (Variable(name='player'), ': ', Select('where', {'crib': 'криб', 'hand': 'рука'}, 'hand'), ' на ', Variable(name='n'), ' очков! Свидетельство об этом — в меню.',),
    'web-certificate-cards': (Variable(name='cards'), '; стартовая: ', Variable(name='starter'), '.',),
    'web-certificate-ways': ('Взять четыре карты и стартовую можно ', Variable(name='all'), ' способами; ', Variable(name='n'), ' очков приносят ', Variable(name='ways'), ' из них.',),
    'web-certificate-deals': ('Если из шести карт оставлять лучшие четыре, такая рука приходит один раз на ', Variable(name='deals'), ' сдач.',),
    'web-certificate-link': 'Ссылка на повтор (после окончания партии)',
    'web-print': 'Напечатать',
    'phrase-hello': 'Здравствуйте!',
    'phrase-good-luck': 'Удачи!',
    'phrase-well-played': 'Хорошо сыграно!',
    'phrase-nice-hand': 'Отличная рука!',
    'phrase-thanks': 'Спасибо!',
    'phrase-sorry': 'Извините!',
    'phrase-one-moment': 'Минутку, пожалуйста.',
    'phrase-back': 'Вот и я.',
    'phrase-rematch': 'Ещё партию?',
    'phrase-goodbye': 'До свидания!',
    'table-clock': (Select('kind', {'relaxed': ('Секунд на каждое решение: ', Variable(name='seconds'), '. Если время вышло, решает программа.',), 'live': ('Секунд на партию каждому: ', Variable(name='bank'), ', и за каждое решение прибавляется ', Variable(name='increment'), '. Если время вышло, решает программа.',), 'untimed': 'Без часов.'}, 'untimed'),),
    'serve-open': ('kribo открыт по адресу ', Variable(name='address'),),
    'serve-stop': 'Остановить: Ctrl-C.',
    'serve-database': ('Всё хранится в ', Variable(name='database'),),
    'error-cannot-listen': ('Не удаётся занять ', Variable(name='host'), ', порт ', Variable(name='port'), ': ', Select('reason', {'taken': 'он занят другой программой. Выберите другой: --port.', 'other': 'этот компьютер не разрешает. Выберите другие: --host и --port.'}, 'other'),),
    'error-bad-database': ('Базы вида «', Variable(name='database'), '» kribo не знает. Пишите sqlite:///PATH или memory:, чтобы ничего не хранить.',),
    'error-cannot-open-database': ('База ', Variable(name='database'), ' не открывается: ', Select('reason', {'too-new': 'она создана более новой версией kribo. Запустите её.', 'unreadable': 'файл или папка закрыты для чтения и записи, или это вообще не база.'}, 'unreadable'),),
    'error-not-known': 'За столом вас ещё не знают. Сначала выберите имя.',
    'error-wrong-password': 'Учётной записи с таким именем и паролем нет.',
    'error-bad-account': ('В имени учётной записи — от ', Variable(name='least'), ' до ', Variable(name='most'), ' знаков.',),
    'error-bad-password': ('В пароле — от ', Variable(name='least'), ' до ', Variable(name='most'), ' знаков.',),
    'error-account-taken': ('Имя «', Variable(name='account'), '» уже занято. Выберите другое.',),
    'error-account-already': ('У вас уже есть учётная запись: «', Variable(name='account'), '».',),
    'error-no-such-person': 'Такого игрока нет.',
    'error-no-such-table': 'Такого стола нет. Может быть, он уже закрыт.',
    'error-no-such-code': 'Стола с таким кодом нет. В коде шесть букв и цифр.',
    'error-no-such-game': 'Такой партии нет.',
    'error-no-such-page': 'По этому адресу ничего нет.',
    'error-table-closed': 'Этот стол закрыт: за ним больше никого не было. Откройте новый.',
    'error-no-seat-there': ('Такого места нет. Мест за этим столом: ', Variable(name='seats'), '.',),
    'error-seat-taken': ('Здесь уже сидит ', Variable(name='name'), '. Выберите свободное место.',),
    'error-seat-refused': 'За этот стол вам сесть нельзя. Выберите другой.',
    'error-seats-open': (Select('number', {1: 'Одно место ещё свободно.', 'one': ('Ещё свободно ', Variable(name='number'), ' место.',), 'few': ('Ещё свободно ', Variable(name='number'), ' места.',), 'many': ('Ещё свободно ', Variable(name='number'), ' мест.',)}, 'many'), ' Посадите людей или ботов и начинайте.',),
    'error-wrong-number-of-seats': ('Мест в этой игре ', Variable(name='needed'), ', а дано ', Variable(name='found'), '.',),
    'error-nobody-sits': 'Одно из мест должно быть вашим.',
    'error-not-your-seat': 'Это не ваше место.',
    'error-own-seat': 'Это ваше место. Вы можете просто встать.',
    'error-not-sitting': 'Это могут только сидящие за столом. Сначала сядьте.',
    'error-not-host': 'Это может только хозяин стола.',
    'error-others-sit-here': 'За столом сидят и другие. Просто выйдите.',
    'error-no-spectators': 'Хозяин стола не пускает зрителей.',
    'error-bad-clock': (Select('setting', {'bank': 'Время на партию', 'increment': 'Добавка за решение', 'seconds': 'Время на решение'}, 'seconds'), ' — от ', Variable(name='least'), ' до ', Variable(name='most'), ' секунд, а не ', Variable(name='number'), '.',),
    'error-not-between-games': (Select('status', {'open': 'Первая партия ещё не началась.', 'other': 'Это можно только до партии или между партиями.'}, 'other'),),
    'error-not-playing': (Select('status', {'open': 'Партия ещё не началась.', 'paused': 'Сейчас пауза. Сначала продолжите партию.', 'between': 'Партия окончена. Начните следующую.', 'other': 'Партия здесь не идёт.'}, 'other'),),
    'error-not-paused': 'Партия не на паузе.',
    'error-not-away': 'Это место пустует ещё недолго. Подождите немного.',
    'error-nothing-to-cut': 'Снимать сейчас нечего.',
    'error-stale': 'Тем временем игра продвинулась. Взгляните снова и решите.',
    'error-not-over': 'Партия не окончена. Карты откроются в конце.',
    'error-game-damaged': (Select('version', {0: 'Эта партия сыграна по правилам, которых этот kribo не знает, поэтому показать её нельзя.', 'other': ('Сохранённая партия испорчена на ходу ', Variable(name='version'), ', поэтому продолжить её нельзя.',)}, 'other'),),
    'error-unknown-phrase': ('Фразы «', Variable(name='phrase'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-chat-presets-only': 'За этим столом говорят только готовыми фразами.',
    'error-chat-partners': 'Во время сдачи партнёры не разговаривают. До конца партии — только готовые фразы.',
    'error-bad-chat': ('В сообщении должно быть от 1 до ', Variable(name='most'), ' печатных знаков.',),
    'error-bad-json': 'Это не JSON.',
    'error-not-json': 'Пришлите JSON с заголовком Content-Type: application/json.',
    'error-bad-body': ('Запрос составлен неверно: ', Variable(name='reason'), '.',),
    'error-bad-query': ('Адрес составлен неверно: ', Variable(name='reason'), '.',),
    'error-bad-message': ('Сообщение не читается: ', Variable(name='reason'), '.',),
    'error-number-too-big': ('Число слишком велико. Самое большее — ', Variable(name='most'), '.',),
    'error-too-big': (Select('what', {'message': 'Слишком большое сообщение.', 'body': 'Слишком большой запрос.'}, 'body'), ' Предел в байтах: ', Variable(name='most'), '.',),
    'error-too-many': (Select('what', {'tables': 'Вы сидите за слишком многими столами. Сначала закройте один.', 'sockets': 'Открыто слишком много соединений. Сначала закройте одно.', 'watchers': 'За этим столом слишком много зрителей. Загляните позже.', 'guests': 'С вашего адреса пришло слишком много гостей. Загляните позже или войдите в учётную запись.', 'passwords': 'Слишком много попыток ввести пароль. Подождите минуту.', 'chat': 'Слишком много слов сразу. Подождите немного.', 'records': 'Слишком много записей сразу. Возьмите меньше или подождите немного.', 'codes': 'Слишком много попыток ввести код. Подождите минуту.', 'other': 'Слишком много сразу. Подождите немного.'}, 'other'),),
    'error-wrong-origin': 'Запрос пришёл с другого сайта и отклонён.',
    'error-method-not-allowed': 'Этот адрес таких запросов не принимает.',
    'error-our-fault': 'В kribo что-то сломалось; ничего не изменилось. Попробуйте ещё раз.',
    'simulate-title': (Variable(name='variant'), ', ', Variable(name='games'), ' ', Select('games', {'one': 'партия', 'few': 'партии', 'many': 'партий'}, 'many'), ', seed ', Variable(name='seed'),),
    'simulate-title-stopped': (Variable(name='variant'), ', прервано: сыграно ', Variable(name='played'), ' из ', Variable(name='games'), ', seed ', Variable(name='seed'),),
    'simulate-column': (Select('column', {'side': 'сторона', 'bots': 'боты', 'wins': 'победы', 'percent': 'процент', 'interval': 'от - до', 'skunks': 'скунсы', 'pegging': 'розыгрыш', 'hand': 'руки', 'crib': 'крибы', 'heels': 'валет', 'start': 'фора', 'bids': 'торги', 'deal': 'за сдачу', 'points': 'очки', 'deviation': 'отклонение', 'calls': 'ошибки'}, 'calls'),),
    'simulate-interval': (Variable(name='low'), ' - ', Variable(name='high'),),
    'simulate-position': (Select('position', {'pone': 'первая рука', 'eldest': 'первая рука', 'dealer': 'сдающий', 'other': ('место ', Variable(name='position'),)}, 'other'),),
    'simulate-duplicate': ('Каждая раздача сыграна по ', Variable(name='games'), ' ', Select('games', {'one': 'разу', 'few': 'раза', 'many': 'раз'}, 'many'), ', с пересадкой игроков.',),
    'simulate-first-dealer': ('Первый сдающий выиграл ', Variable(name='percent'), ' % партий (', Variable(name='low'), ' - ', Variable(name='high'), ').',),
    'simulate-pace': ('Очки сторон — в среднем за партию. Сдач за партию ', Variable(name='deals'), ', партий в секунду ', Variable(name='speed'), '.',),
    'simulate-progress': (Variable(name='played'), ' из ', Variable(name='games'), ' партий',),
    'error-unknown-player': ('Игрока «', Variable(name='player'), '» нет. Есть: ', Variable(name='known'), '.',),
    'error-number-of-bots': ('Для варианта ', Variable(name='variant'), ' нужно ботов: ', Variable(name='needed'), ', по одному на место, или один на все места. Дано: ', Variable(name='found'), '.',),
    'web-set-volume-game': 'Громкость: игра',
    'web-set-volume-cues': 'Громкость: ход, время, ошибки',
    'web-set-volume-chat': 'Громкость: разговор, приход и уход',
    'web-set-stereo': 'Звуки каждого игрока — со своего места, ваши — слева',
    'web-set-captions': 'Подписывать звуки',
    'web-set-cues-turn': 'Когда мой ход',
    'web-set-cues-low': 'Когда у меня мало времени',
    'web-cue': (Select('value', {'sound': 'Звук', 'frame': 'Рамка вокруг окна', 'vibration': 'Вибрация', 'title': 'Заголовок окна'}, 'title'),),
    'web-title-low': ('◷ Мало времени — ', Variable(name='title'),),
    'web-sounds-learn': 'Изучить звуки',
    'web-sounds-help': 'У каждого звука своя высота и свой ритм.',
    'web-sound-hear': 'Послушать',
    'web-sound-hear-one': ('Послушать: ', Variable(name='sound'),),
    'web-sound-caption': ('звук: ', Variable(name='sounds'),),
    'web-sound-times': (Variable(name='sound'), ' ×', Variable(name='n'),),
    'web-sound-name': (Select('name', {'deal': 'сдача', 'cut': 'вытянутая карта', 'crib': 'карты в криб', 'bid': 'предложение', 'starter': 'стартовая карта', 'heels': 'стартовый валет', 'card-mine': 'ваша карта', 'card-other': 'чужая карта', 'fifteen': 'пятнадцать', 'pair': 'пара', 'run': 'секвенс', 'thirty-one': 'тридцать один', 'go': '«дальше»', 'peg': 'колышек', 'back': 'колышек назад', 'count': 'шаг подсчёта', 'muggins': 'перехват', 'won': 'победа', 'lost': 'поражение', 'skunk': 'скунс', 'turn': 'ваш ход', 'low': 'мало времени', 'timeout': 'время вышло', 'error': 'ошибка', 'chat': 'разговор', 'join': 'кто-то пришёл', 'leave': 'кто-то ушёл'}, 'leave'),),
    'web-card': (Select('rank', {'ace': 'туз', 'two': 'двойка', 'three': 'тройка', 'four': 'четвёрка', 'five': 'пятёрка', 'six': 'шестёрка', 'seven': 'семёрка', 'eight': 'восьмёрка', 'nine': 'девятка', 'ten': 'десятка', 'jack': 'валет', 'queen': 'дама', 'king': 'король'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'червей', 'diamonds': 'бубён', 'clubs': 'треф'}, 'clubs'),),
    'web-card-indices': 'Т 2 3 4 5 6 7 8 9 10 В Д К',
    'web-card-in-hand': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'),),
    'web-card-makes': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'), ', сумма ', Variable(name='count'),),
    'web-card-makes-and-pegs': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'), ', сумма ', Variable(name='count'), ', ', Select('points', {'one': (Variable(name='points'), ' очко',), 'few': (Variable(name='points'), ' очка',), 'many': (Variable(name='points'), ' очков',)}, 'many'),),
    'web-makes-and-pegs': (Variable(name='count'), ', +', Variable(name='points'),),
    'web-card-too-much': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'), ', перебор: ', Variable(name='count'),),
    'web-card-for-crib': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'), ', в криб',),
    'web-card-chosen': (Variable(name='card'), ', ', Variable(name='place'), ' из ', Variable(name='n'), ', отмечено',),
    'web-would-be': ('было бы ', Variable(name='count'),),
    'web-auto-card': 'авто',
    'web-too-much': ('Было бы ', Variable(name='count'), ', а предел — 31. Подходит: ', Variable(name='cards'), '.',),
    'web-too-much-go': ('Было бы ', Variable(name='count'), ', а предел — 31. Подходящей карты нет: скажите «дальше».',),
    'web-title': 'kribo',
    'web-description': 'Криббедж с друзьями или с компьютером',
    'web-failure': 'Связи с kribo нет. Обновите страницу через минуту.',
    'web-noscript': 'Этой странице нужен JavaScript. Команде «kribo play» в терминале он не нужен.',
    'web-title-turn': ('● Ваш ход — ', Variable(name='title'),),
    'web-page-title': (Variable(name='page'), ' — kribo',),
    'web-moment': (Variable(name='day'), '.', Variable(name='month'), '.', Variable(name='year'), ', ', Variable(name='hour'), ':', Variable(name='minute'),),
    'web-loading': 'Минутку…',
    'web-error-connection': 'Нет связи с сервером.',
    'web-error-server': 'Сервер не смог ответить.',
    'web-text-mode': 'Текстовый режим',
    'web-text-short': 'Текст',
    'web-table-mode': 'Обычный режим',
    'web-pages': 'Страницы',
    'web-lobby': 'Играть',
    'web-menu': 'Меню',
    'web-close': 'Закрыть',
    'web-no': 'Нет',
    'web-save': 'Сохранить',
    'web-more': 'Ещё',
    'web-help': 'Помощь',
    'web-you': 'Вы',
    'web-name': 'Имя',
    'web-your-name': 'Ваше имя',
    'web-name-here': 'Кто садится сюда?',
    'web-sit-down': 'Сесть',
    'web-guest-names': 'Саша Женя Валя Слава Шура Паша Лера Ника Тоша Мика',
    'web-two-names': (Variable(name='one'), ' и ', Variable(name='other'),),
    'web-chat-line': (Variable(name='player'), ': ', Variable(name='text'),),
    'web-play-computer': 'Играть с компьютером',
    'web-play-computer-help': 'Он видит только свои карты.',
    'web-play-now': 'Играть',
    'web-play-friend': 'Играть с другом',
    'web-play-friend-help': 'Пришлите ссылку или продиктуйте шесть знаков. Регистрация не нужна.',
    'web-have-code': 'У меня есть код',
    'web-code-field': 'Код стола',
    'web-code-go': 'К столу',
    'web-own-rules': 'Свой стол',
    'web-own-rules-help': 'От двух до шести игроков, любая цель, любые правила.',
    'web-make-table': 'Выбрать правила',
    'web-game': 'Вариант',
    'web-strength': 'Сила',
    'web-resume': ('Ваша партия продолжается: ', Variable(name='players'),),
    'web-resume-open': 'За вашим столом ждут игроков',
    'web-side-score': (Variable(name='side'), ' ', Variable(name='score'),),
    'web-status': (Select('status', {'yours': 'Ваш ход.', 'open': 'Есть свободные места.', 'paused': 'Пауза.', 'between': 'Партия окончена, можно начать новую.', 'closed': 'Стол закрыт.', 'playing': 'Партия идёт.'}, 'playing'),),
    'web-more-games': (Select('n', {1: 'Ещё одна партия', 'one': ('Ещё ', Variable(name='n'), ' партия',), 'few': ('Ещё ', Variable(name='n'), ' партии',), 'many': ('Ещё ', Variable(name='n'), ' партий',)}, 'many'),),
    'web-tables': 'Столы, за которые можно сесть',
    'web-no-tables': 'Открытых столов сейчас нет. Пригласите друга или откройте свой стол: его увидят здесь.',
    'web-seats-taken': (Variable(name='taken'), ' из ', Variable(name='seats'),),
    'web-join': 'Присоединиться',
    'web-watch': 'Смотреть',
    'web-variant': (Select('name', {'six-card': 'На шести картах, обычный', 'five-card': 'На пяти картах, старинный', 'seven-card': 'На семи картах, до 181', 'auction': 'С торгами за криб', 'three-handed': 'Втроём', 'four-handed': 'Вчетвером, каждый за себя', 'partners': 'Двое против двоих', 'five-handed': 'Впятером', 'six-handed': 'Вшестером, каждый за себя', 'six-two-teams': 'Вшестером, две команды', 'six-three-teams': 'Вшестером, три команды', 'partners-five-card': 'Двое против двоих, на пяти картах, до 61', 'partners-six-dealt': 'Двое против двоих, по шесть карт', 'other': (Variable(name='name'), ' (', Variable(name='seats'), ')',)}, 'other'),),
    'web-variant-short': (Select('name', {'six-card': 'На шести картах', 'five-card': 'На пяти картах', 'seven-card': 'На семи картах', 'auction': 'С торгами', 'three-handed': 'Втроём', 'four-handed': 'Вчетвером', 'partners': 'Двое против двоих', 'five-handed': 'Впятером', 'six-handed': 'Вшестером', 'six-two-teams': 'Вшестером, две команды', 'six-three-teams': 'Вшестером, три команды', 'partners-five-card': 'Двое против двоих, до 61', 'partners-six-dealt': 'Двое против двоих, по шесть', 'options': 'Настройки', 'counting': 'Подсчёт', 'other': (Variable(name='name'),)}, 'other'),),
    'web-variant-target': (Select('name', {'partners-five-card': 'Двое против двоих', 'other': (Select('name', {'six-card': 'На шести картах', 'five-card': 'На пяти картах', 'seven-card': 'На семи картах', 'auction': 'С торгами', 'three-handed': 'Втроём', 'four-handed': 'Вчетвером', 'partners': 'Двое против двоих', 'five-handed': 'Впятером', 'six-handed': 'Вшестером', 'six-two-teams': 'Вшестером, две команды', 'six-three-teams': 'Вшестером, три команды', 'partners-five-card': 'Двое против двоих, до 61', 'partners-six-dealt': 'Двое против двоих, по шесть', 'options': 'Настройки', 'counting': 'Подсчёт', 'other': (Variable(name='name'),)}, 'other'),)}, 'other'), ', до ', Variable(name='target'), ', ', Select('counting', {'auto': 'очки считает программа', 'assisted': 'считаете сами, с проверкой', 'self': 'считаете сами', 'muggins': 'считаете сами, с перехватом', 'strict': 'считаете сами, за ошибки — штраф'}, 'strict'),),
    'web-make-game': 'Игра',
    'web-make-more': 'Все остальные правила',
    'web-make-seats': 'Стол',
    'web-make-summary': 'Во что будем играть',
    'web-make-open': 'Открыть стол',
    'web-make-listed': 'Стол виден в списке',
    'web-make-spectators': 'Пускать зрителей',
    'web-make-chat': 'Разговоры',
    'web-make-clock': 'Часы',
    'web-make-pace': 'Темп компьютера',
    'web-make-absence': 'Если кого-то долго нет',
    'web-preset': 'Набор правил',
    'web-preset-none': 'Без набора',
    'web-preset-name': (Select('name', {'classic': 'Обычный', 'esperanto': 'Как у эсперантистов', 'russian': 'Русский: на пяти картах', 'playroom': 'Как в Playroom: строгий подсчёт', 'acc': 'Как в американских клубах: девять партий', 'other': (Variable(name='name'),)}, 'other'),),
    'web-chat-kind': (Select('value', {'presets': 'Только готовые фразы', 'free': 'Фразы и любой текст'}, 'free'),),
    'web-clock-kind': (Select('value', {'untimed': 'Без часов', 'relaxed': 'На каждое решение', 'live': 'На всю партию'}, 'live'),),
    'web-clock-seconds': 'Секунд',
    'web-clock-bank': 'Секунд на партию',
    'web-clock-increment': 'Добавка, секунд',
    'web-pace': (Select('value', {'human': 'Как у человека', 'instant': 'Сразу'}, 'instant'),),
    'web-absence': (Select('value', {'pause': 'Партия ждёт', 'bot': 'Подменяет компьютер'}, 'bot'),),
    'web-seat-number': ('Место ', Variable(name='n'),),
    'web-seat-name': ('Игрок ', Variable(name='n'),),
    'web-seat-open': 'Свободно',
    'web-somebody-here': 'На этом устройстве',
    'web-computer': 'Компьютер',
    'web-computer-level': ('Компьютер: ', Variable(name='level'),),
    'web-option-target': 'Цель',
    'web-option-first_dealer': 'Первая сдача',
    'web-option-next_dealer': 'Первая сдача в матче',
    'web-option-heels': 'Стартовый валет',
    'web-option-three_for_last': 'Три первой руке',
    'web-option-single_go': 'После «дальше»',
    'web-option-crib_flush': 'Масть в крибе',
    'web-option-bicycle_go': '«Дальше» втроём',
    'web-option-seven_crib': 'Размер криба',
    'web-option-auction_when': 'Когда торги',
    'web-option-auction_open': 'Первое слово',
    'web-option-auction_heels': 'Валет при торгах',
    'web-option-counting': 'Подсчёт',
    'web-option-count_seconds': 'Время на подсчёт',
    'web-option-transfer': 'Кому очки за ошибки',
    'web-option-timeout_round': 'Половина, если время вышло',
    'web-option-timeout_keep': 'Другая половина',
    'web-option-manual_pegging': 'Подсчёт в розыгрыше',
    'web-option-call_seconds': 'Время на перехват',
    'web-option-over_penalty': 'Лишние очки',
    'web-option-short_hand': 'Кто ещё без сброса',
    'web-option-skunk': 'Скунс',
    'web-option-match_points': 'Матчевые очки',
    'web-option-match': 'Матч',
    'web-option-stakes': 'Ставка',
    'web-option-discard_final': 'Возврат сброса',
    'web-option-number': 'Число',
    'web-match-form': (Select('form', {'best-of-N': 'Кто возьмёт большинство партий', 'first-to-P': 'Кто первым наберёт матчевые очки', 'N-games': 'Заданное число партий'}, 'N-games'),),
    'web-room': 'Кто играет',
    'web-sit': ('Сесть на место ', Variable(name='n'),),
    'web-seat-here': ('Место ', Variable(name='n'), ': кто-то на этом устройстве',),
    'web-bot-to-seat': ('Место ', Variable(name='n'), ': компьютер',),
    'web-stand': 'Встать',
    'web-free': 'Освободить место',
    'web-free-seat': ('Освободить место (', Variable(name='player'), ')',),
    'web-invite': 'Пригласить',
    'web-invite-help': 'Кто знает ссылку или код, может сесть за стол.',
    'web-code': ('Код ', Variable(name='code'),),
    'web-link': 'Ссылка на стол',
    'web-copy': 'Скопировать',
    'web-copied': 'Скопировано',
    'web-qr': 'Ссылка на стол в виде QR-кода',
    'web-rules-here': 'Правила за этим столом',
    'web-rules-page': 'Полные правила этой игры',
    'web-rules-own-page': 'Открыть на отдельной странице',
    'web-board': 'Доска',
    'web-table': 'Стол',
    'web-beside': 'Рядом со столом',
    'web-your-place': 'Ваше место',
    'web-scores': 'Счёт',
    'web-heading-play': 'Розыгрыш',
    'web-heading-show': 'Показ',
    'web-heading-bidding': 'Торги за криб',
    'web-heading-cut': (Select('what', {'deal': 'Жребий', 'starter': 'Снятие колоды'}, 'starter'),),
    'web-game-to': ('Партия до ', Variable(name='target'),),
    'web-game-line': ('Партия до ', Variable(name='target'), ' · Сдача ', Variable(name='deal'), ' · ', Variable(name='crib'),),
    'web-plate': (Variable(name='side'), ': ', Variable(name='score'),),
    'web-to-go': ('ещё ', Variable(name='n'),),
    'web-lap': ('круг ', Variable(name='lap'), '/', Variable(name='laps'),),
    'web-games': (Select('n', {'one': (Variable(name='n'), ' партия',), 'few': (Variable(name='n'), ' партии',), 'many': (Variable(name='n'), ' партий',)}, 'many'),),
    'web-track': (Variable(name='side'), ' ', Variable(name='score'), ', задний колышек ', Variable(name='rear'),),
    'web-dealer': 'Сдаёт',
    'web-dealer-letter': 'С',
    'web-holds': (Variable(name='player'), ' держит ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'),),
    'web-partner': 'партнёр',
    'web-plays-with-you': ('С вами: ', Variable(name='players'),),
    'web-away': 'не за столом',
    'web-bot-stands-in': 'играет компьютер',
    'web-time-left': 'осталось',
    'web-time-low': (Select('seconds', {'one': ('Осталась ', Variable(name='seconds'), ' секунда.',), 'few': ('Осталось ', Variable(name='seconds'), ' секунды.',), 'many': ('Осталось ', Variable(name='seconds'), ' секунд.',)}, 'many'),),
    'web-hand': ('На руках ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'),),
    'web-hand-chosen': ('На руках ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ', выбрано ', Variable(name='chosen'),),
    'web-crib-own': 'Ваш криб',
    'web-crib-of': ('Криб (', Variable(name='player'), ')',),
    'web-crib-nobody': 'Криб',
    'web-crib-holds': (Variable(name='crib'), ', ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'),),
    'web-starter': 'стартовая',
    'web-run': ('Карты этого цикла: ', Variable(name='n'), '; сумма ', Variable(name='count'),),
    'web-runs-before': 'Прошлые циклы',
    'web-count-label': ('Сумма ', Variable(name='count'), ', до 31 ещё ', Variable(name='left'),),
    'web-to-31': ('до 31 ещё ', Variable(name='n'),),
    'web-lead': ('Заходит ', Variable(name='player'),),
    'web-lead-own': 'Заходите вы',
    'web-ask-discard': (Select('whose', {'own': (Select('n', {1: 'Одну карту в свой криб', 2: 'Две карты в свой криб', 'other': (Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в свой криб',)}, 'other'),), 'nobody': (Select('n', {1: 'Одну карту в криб', 2: 'Две карты в криб', 'other': (Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в криб',)}, 'other'),), 'other': (Select('n', {1: ('Одну карту в чужой криб (', Variable(name='player'), ')',), 2: ('Две карты в чужой криб (', Variable(name='player'), ')',), 'other': (Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карты',), 'many': (Variable(name='n'), ' карт',)}, 'many'), ' в чужой криб (', Variable(name='player'), ')',)}, 'other'),)}, 'other'),),
    'web-ask-cut-for-deal': (Select('first', {'high': 'Сдаёт старшая карта', 'low': 'Сдаёт младшая карта'}, 'low'),),
    'web-ask-cut-starter': 'Снимите колоду: откроется стартовая карта',
    'web-ask-claim': (Select('where', {'hand': 'Посчитайте руку', 'crib': 'Посчитайте криб', 'play': 'Сколько даёт ваша карта?'}, 'play'),),
    'web-ask-call': 'Что-то пропущено? Перехватите или не возражайте.',
    'web-discard-help': 'Выбор можно менять, пока не нажата кнопка.',
    'web-bids': 'Предложения',
    'web-cut-place': ('Карта ', Variable(name='n'),),
    'web-last-count': 'Последний подсчёт',
    'web-no-count': 'Подсчёта ещё не было.',
    'web-show-order': 'Порядок показа',
    'web-whose': (Select('own', {'yes': (Select('where', {'crib': 'Ваш криб', 'hand': 'Ваша рука'}, 'hand'),), 'no': (Select('where', {'crib': ('Криб (', Variable(name='player'), ')',), 'hand': ('Рука (', Variable(name='player'), ')',)}, 'hand'),)}, 'no'),),
    'web-chip': (Select('kind', {'fifteen': ('15 — ', Variable(name='total'),), 'pair': ('пара — ', Variable(name='total'),), 'run': ('секвенс — ', Variable(name='total'),), 'flush': ('масть — ', Variable(name='total'),), 'nobs': ('валет — ', Variable(name='total'),)}, 'nobs'),),
    'web-count-nothing': 'Ничего',
    'web-so-far': 'пока',
    'web-total': 'всего',
    'web-claims': (Select('own', {'yes': ('Вы объявляете ', Variable(name='n'),), 'no': (Variable(name='player'), ' объявляет ', Variable(name='n'),)}, 'no'),),
    'web-claim-wrong': (Select('own', {'yes': ('Вы объявили ', Variable(name='claim'), ', а правильно — ', Variable(name='n'), '.',), 'no': (Variable(name='player'), ' объявляет ', Variable(name='claim'), ', а правильно — ', Variable(name='n'), '.',)}, 'no'),),
    'web-call-go': 'дальше',
    'web-call-last-card': 'одно за последнюю',
    'web-call-heels': 'два за пятки',
    'web-auto': (Select('what', {'SaidGo': 'авто: дальше', 'Played': 'авто: карта'}, 'Played'),),
    'web-resigned': 'Одна из сторон сдалась.',
    'web-you-won': 'Вы выиграли',
    'web-won': ('Победа: ', Variable(name='side'),),
    'web-level': (Select('skunk', {'lurch': 'марс', 'other': (Select('level', {2: 'двойной скунс', 1: 'скунс'}, 1),)}, 'other'),),
    'web-pass-device': ('Устройство берёт ', Variable(name='player'),),
    'web-pass-device-help': ('Карты скрыты, пока устройство не возьмёт ', Variable(name='player'), '.',),
    'web-primary-next': 'Продолжить',
    'web-primary-start': 'Начать партию',
    'web-primary-sit': 'Сесть',
    'web-primary-resume': 'Продолжить',
    'web-primary-rematch': 'Реванш',
    'web-primary-next-game': 'Следующая партия',
    'web-primary-i-am': ('Я — ', Variable(name='player'),),
    'web-primary-it-is-me': 'Это я',
    'cut-where': (Select('what', {'deal': 'Тянуть наугад', 'starter': 'Снять наугад'}, 'starter'),),
    'web-primary-cut': (Select('what', {'deal': 'Тянуть наугад', 'starter': 'Снять наугад'}, 'starter'),),
    'web-primary-cut-at': (Select('what', {'deal': ('Вытянуть карту ', Variable(name='n'),), 'starter': ('Снять на месте ', Variable(name='n'),)}, 'starter'),),
    'web-primary-choose-cards': (Select('n', {'one': ('Выберите ', Variable(name='n'), ' карту',), 'few': ('Выберите ', Variable(name='n'), ' карты',), 'many': ('Выберите ', Variable(name='n'), ' карт',)}, 'many'),),
    'web-primary-discard': (Variable(name='n'), ' в криб',),
    'web-primary-discard-own': (Variable(name='n'), ' в свой криб',),
    'web-primary-discard-other': (Variable(name='n'), ' в криб (', Variable(name='player'), ')',),
    'web-primary-choose-card': 'Выберите карту',
    'web-primary-play': ('Положить ', Variable(name='index'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'червей', 'diamonds': 'бубён', 'clubs': 'треф'}, 'clubs'),),
    'web-primary-go': 'Дальше!',
    'web-primary-choose-bid': 'Выберите число',
    'web-primary-bid': ('Предложить ', Variable(name='n'),),
    'web-primary-choose-claim': 'Выберите число',
    'web-primary-claim': ('Объявить ', Variable(name='n'),),
    'web-primary-muggins': ('Перехватить ', Variable(name='n'),),
    'web-primary-let-stand': 'Не возражать',
    'web-pass': 'Пас',
    'web-all-at-once': 'Всё сразу',
    'web-put-back': 'Убрать выбор',
    'web-take-back': 'Взять назад',
    'web-claim-heels': 'Два за пятки',
    'web-cut-anywhere': (Select('what', {'deal': 'Тянуть наугад', 'starter': 'Снять наугад'}, 'starter'),),
    'web-undo': 'Взять назад',
    'web-waiting': 'Ждём',
    'web-waiting-turn': ('Ходит ', Variable(name='player'),),
    'web-waiting-count': 'Идёт подсчёт',
    'web-waiting-start': 'Ждём начала',
    'web-waiting-seats': (Select('n', {1: 'Свободно одно место', 'one': ('Свободно ', Variable(name='n'), ' место',), 'few': ('Свободно ', Variable(name='n'), ' места',), 'many': ('Свободно ', Variable(name='n'), ' мест',)}, 'many'),),
    'web-waiting-pause': 'Пауза',
    'web-waiting-game': 'Партия окончена',
    'web-watching': 'Вы зритель',
    'web-closed-short': 'Закрыт',
    'web-pad-claim': 'Сколько объявить',
    'web-pad-muggins': 'Сколько перехватить',
    'web-pad-bid': 'Сколько предложить',
    'web-paused-by': (Variable(name='player'), ' ставит партию на паузу.',),
    'web-paused-away': 'Пауза, пока не вернутся все.',
    'web-paused-for': ('Партия ждёт игроков: ', Variable(name='players'),),
    'web-goes-on': 'Партия продолжается.',
    'web-closed': 'Стол закрыт.',
    'web-sat-down': (Variable(name='player'), ' садится за стол.',),
    'web-went-away': (Variable(name='player'), ' отходит от стола.',),
    'web-came-back': (Variable(name='player'), ' снова за столом.',),
    'web-stand-in': ('Компьютер подменяет: ', Variable(name='player'), '.',),
    'web-connection-lost': 'Связь потеряна. Пробуем снова…',
    'web-connection-back': 'Связь восстановлена.',
    'web-tab': (Select('tab', {'log': 'Журнал', 'talk': 'Разговор', 'rules': 'Правила'}, 'rules'),),
    'web-log': 'Что произошло',
    'web-log-views': 'Что показывать в журнале',
    'web-phrases': 'Фразы',
    'web-say': 'Скажите что-нибудь',
    'web-send': 'Отправить',
    'web-talk-watching': 'Зрители не разговаривают.',
    'web-mute': 'Не слышать',
    'web-block': 'Блокировать',
    'web-shunned': 'Кого вы не слышите',
    'web-shunned-how': (Select('how', {'block': 'блокировка', 'mute': 'не слышно'}, 'mute'),),
    'web-unshun': 'Слышать снова',
    'web-menu-now': 'Сейчас',
    'web-menu-table': 'Стол',
    'web-menu-stop': 'Закончить',
    'web-menu-ask': 'Спросить',
    'web-menu-log': 'Журнал',
    'web-menu-talk': 'Разговор',
    'web-menu-rules': 'Правила за столом',
    'web-menu-settings': 'Настройки',
    'web-menu-text': 'Текстовый режим: вкл./выкл.',
    'web-menu-host': 'Настройки стола',
    'web-menu-pause': 'Пауза',
    'web-menu-stand-in': ('Подменить компьютером: ', Variable(name='player'),),
    'web-menu-resign': 'Сдаться',
    'web-menu-leave': 'Выйти',
    'web-resign-sure': 'Сдаётесь? Это будет поражение.',
    'web-leave-sure': 'Выйти? Партия подождёт, и вы сможете вернуться.',
    'web-leave-sure-bot': 'Выйти? Пока вас нет, за вас сыграет компьютер.',
    'web-sheet': (Select('sheet', {'menu': 'Меню', 'log': 'Журнал', 'talk': 'Разговор', 'rules': 'Правила за столом', 'invite': 'Пригласить', 'host': 'Настройки стола', 'settings': 'Настройки', 'confirm': 'Точно?'}, 'confirm'),),
    'web-ask': (Select('query', {'count': 'Сумма', 'hand': 'Мои карты', 'starter': 'Стартовая', 'table': 'Карты на столе', 'scores': 'Счёт', 'details': 'Счёт подробно', 'turn': 'Чей ход', 'dealer': 'Кто сдаёт', 'legal': 'Что подходит', 'again': 'Повторить', 'breakdown': 'Последний подсчёт', 'clock': 'Часы', 'who': 'Кто за столом', 'options': 'Правила', 'help': 'Помощь'}, 'help'),),
    'web-text-now': 'Сейчас',
    'web-text-command': 'Команда',
    'web-text-enter': 'Ввод',
    'web-text-help': 'Все команды игры покажет ? Для стола: начать, следующая, пауза, продолжить, сесть, встать, уйти. Строку, которая начинается с /, услышат остальные; «сказать 3» — третья готовая фраза.',
    'web-text-no-phrase': ('Такой фразы нет. Есть фразы от 1 до ', Variable(name='n'), '.',),
    'web-text-no-seat': 'Свободных мест нет.',
    'web-words-sit': 'сесть',
    'web-words-stand': 'встать',
    'web-games-page': 'Мои партии',
    'web-no-games': 'Партий пока нет.',
    'web-import': 'Загрузить запись',
    'web-imported': (Select('n', {1: 'Загружена одна партия.', 'one': ('Загружена ', Variable(name='n'), ' партия.',), 'few': ('Загружены ', Variable(name='n'), ' партии.',), 'many': ('Загружено ', Variable(name='n'), ' партий.',)}, 'many'),),
    'web-export': 'Запись',
    'web-see-replay': 'Повтор',
    'web-scores-list': (Variable(name='scores'),),
    'web-replay': 'Повтор',
    'web-replay-of': (Variable(name='players'),),
    'web-replay-controls': 'Шаги',
    'web-replay-first': 'К началу',
    'web-replay-back': 'Шаг назад',
    'web-replay-play': 'Пуск',
    'web-replay-pause': 'Пауза',
    'web-replay-forward': 'Шаг вперёд',
    'web-replay-last': 'К концу',
    'web-replay-place': 'Место в партии',
    'web-replay-step': (Variable(name='at'), ' из ', Variable(name='last'),),
    'web-replay-eyes': 'Чьими глазами',
    'web-replay-all': 'Открыто всё',
    'web-replay-moves': 'Ходы',
    'web-replay-begin': 'Начало',
    'web-deal': ('Сдача ', Variable(name='n'),),
    'web-rules': 'Правила',
    'web-settings': 'Настройки',
    'web-set-look': 'Внешний вид',
    'web-set-theme': 'Цвета',
    'web-theme': (Select('value', {'auto': 'Как в системе', 'light': 'Светлые', 'dark': 'Тёмные', 'contrast': 'Высокий контраст'}, 'contrast'),),
    'web-set-size': 'Размер текста',
    'web-size': (Variable(name='value'), ' %',),
    'web-set-font': 'Шрифт',
    'web-font': (Select('value', {'usual': 'Обычный', 'clear': 'Легко различимые буквы'}, 'clear'),),
    'web-set-spacing': 'Интервалы',
    'web-spacing': (Select('value', {'usual': 'Обычные', 'wide': 'Широкие'}, 'wide'),),
    'web-set-deck': 'Масти',
    'web-deck': (Select('value', {'two': 'Два цвета', 'four': 'Четыре цвета'}, 'four'),),
    'web-set-faces': 'Карты',
    'web-faces': (Select('value', {'auto': 'По размеру экрана', 'classic': 'Обычные', 'jumbo': 'Крупные'}, 'jumbo'),),
    'web-set-letters': 'Буквы на картах',
    'web-letters': (Select('value', {'local': 'Русские: Т, В, Д, К', 'international': 'Международные: A, J, Q, K'}, 'international'),),
    'web-set-text': 'Текстовый режим',
    'web-set-play': 'Игра',
    'web-set-speed': 'Скорость',
    'web-speed': (Select('value', {'instant': 'Сразу', 'fast': 'Быстро', 'normal': 'Обычно', 'slow': 'Медленно', 'step': 'По шагам'}, 'step'),),
    'web-set-confirm': 'Как положить карту',
    'web-confirm': (Select('value', {'auto': 'Как обычно на этом устройстве', 'button': 'Выбрать и нажать кнопку', 'again': 'Двумя нажатиями', 'once': 'Одним нажатием'}, 'once'),),
    'web-set-forced': 'Класть за меня единственную подходящую карту',
    'web-set-say-go': 'Говорить за меня «дальше», если карты нет',
    'web-set-keys': 'Одиночные клавиши: вопросы и ответы',
    'web-set-hear': 'Звук и речь',
    'web-sound': 'Звук',
    'web-sound-state': (Select('on', {'yes': 'Звук включён.', 'no': 'Звук выключен.'}, 'no'),),
    'web-set-verbosity': 'Подробность',
    'web-verbosity': (Select('value', {'brief': 'Кратко', 'normal': 'Обычно', 'full': 'Полностью'}, 'full'),),
    'web-language': 'Язык',
    'web-is-nobody': 'У вас здесь пока нет имени.',
    'web-is-guest': 'Вы здесь гость. С учётной записью партии не пропадут, даже если браузер вас забудет.',
    'web-is-account': ('Ваша учётная запись: ', Variable(name='account'),),
    'web-account-make': 'Новая учётная запись',
    'web-account-make-button': 'Завести',
    'web-account-name': 'Учётная запись',
    'web-password': 'Пароль',
    'web-login': 'Войти',
    'web-login-button': 'Войти',
    'web-logout': 'Выйти',
}
