"""Made by `python -m kribo.locales.compile` from ../sr-Cyrl/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'advice-throws': (Select('deals', {'yes': 'Делите ви и криб је ваш.', 'no': 'Дели противник и криб је његов.'}, 'no'), ' Имате ', Variable(name='mine'), ', противник ', Variable(name='theirs'), ', игра се до ', Variable(name='target'), '.',),
    'advice-plays': (Select('deals', {'yes': 'Делите ви.', 'no': 'Дели противник.'}, 'no'), ' Имате ', Variable(name='mine'), ', противник ', Variable(name='theirs'), ', игра се до ', Variable(name='target'), '. Збир је ', Variable(name='count'), '.',),
    'advice-column': (Select('column', {'throw': 'у криб', 'keep': 'остаје', 'card': 'карта', 'hand': 'рука', 'crib': 'криб', 'for': 'за', 'against': 'против', 'net': 'свега', 'win': 'победе %', 'behind': 'губи', 'band': ''}, 'band'),),
    'band': (Select('band', {'best': 'најбоље', 'good': 'добро', 'inaccuracy': 'непрецизност', 'mistake': 'грешка', 'blunder': 'груба грешка'}, 'blunder'),),
    'advice-best': (Variable(name='choice'), ': ', Select('reason', {'hand': ('у руци остаје ', Variable(name='points'), ' поена више него уз ', Variable(name='other'), '.',), 'crib': ('криб је за вас бољи него уз ', Variable(name='other'), ', разлика ', Variable(name='points'), ' поена.',), 'pegging': ('у одигравању је боље него ', Variable(name='other'), ', разлика ', Variable(name='points'), ' поена.',), 'for': ('у одигравању добијате ', Variable(name='points'), ' поена више него уз ', Variable(name='other'), '.',), 'against': ('у одигравању противник добија ', Variable(name='points'), ' поена мање него уз ', Variable(name='other'), '.',), 'position': (Variable(name='other'), ' доноси ', Variable(name='points'), ' поена више, али при овом резултату ређе побеђује.',), 'none': ('једнако добро као ', Variable(name='other'), '.',)}, 'none'),),
    'advice-starters': ('Најбоље почетне карте: ', Variable(name='best'), ' (рука вреди ', Variable(name='most'), '), најгоре: ', Variable(name='worst'), ' (рука вреди ', Variable(name='least'), ').',),
    'advice-progress': ('Изгледи на победу у партији до ', Variable(name='target'), ': израчунато ', Variable(name='percent'), ' %',),
    'advice-go': 'Ниједна карта не може: реците „даље“.',
    'advice-only': (Variable(name='choice'), ' је једина карта која може.',),
    'analyse-game': (Variable(name='variant'), ' до ', Variable(name='target'), ': ', Variable(name='players'), '. Коначан резултат: ', Variable(name='scores'), '.',),
    'analyse-unfinished': (Variable(name='variant'), ' до ', Variable(name='target'), ': ', Variable(name='players'), '. Партија није завршена, резултат: ', Variable(name='scores'), '.',),
    'analyse-not-judged': ('Машина оцењује крибиџ са шест карата удвоје, а ово је ', Variable(name='variant'), ': то још не уме да оцени.',),
    'analyse-column': (Select('column', {'player': 'играч', 'discards': 'одбацивања', 'plays': 'одигране', 'accuracy': 'прецизност', 'rating': 'рејтинг', 'counting': 'бројање', 'skill': 'вештина', 'luck': 'срећа'}, 'luck'),),
    'analyse-key': 'Прецизност је 100 % кад нема грешке; рејтинг је десетоструки просечни губитак по одлуци, 0 кад губитка нема. Вештина, бројање и срећа су у процентима победа.',
    'analyse-luck': ('Срећа (', Variable(name='player'), '): прво дељење ', Variable(name='cut'), ', подељене карте ', Variable(name='deal'), ', почетне карте ', Variable(name='starter'), ', противникове карте ', Variable(name='cards'), '.',),
    'analyse-sum': (Variable(name='player'), ': ', Variable(name='result'), ' % партије мање 50 % = вештина ', Variable(name='skill'), ' - вештина ', Variable(name='other'), ' + срећа ', Variable(name='luck'), '.',),
    'analyse-clean': 'Ништа што би се поуздано могло назвати грешком.',
    'analyse-throw': ('Дељење ', Variable(name='deal'), ', ', Variable(name='player'), ' одбацује ', Variable(name='chosen'), ', боље је ', Variable(name='best'), ': ', Variable(name='loss'), ' % победа, ', Select('band', {'best': 'најбоље', 'good': 'добро', 'inaccuracy': 'непрецизност', 'mistake': 'грешка', 'blunder': 'груба грешка'}, 'blunder'), '.',),
    'analyse-play': ('Дељење ', Variable(name='deal'), ', ', Variable(name='player'), ' игра ', Variable(name='chosen'), ', боље је ', Variable(name='best'), ': ', Variable(name='loss'), ' % победа, ', Select('band', {'best': 'најбоље', 'good': 'добро', 'inaccuracy': 'непрецизност', 'mistake': 'грешка', 'blunder': 'груба грешка'}, 'blunder'), '.',),
    'analyse-count': ('Дељење ', Variable(name='deal'), ', ', Variable(name='player'), ' у бројању губи ', Select('points', {'one': (Variable(name='points'), ' поен',), 'few': (Variable(name='points'), ' поена',), 'other': (Variable(name='points'), ' поена',)}, 'other'), ': ', Variable(name='loss'), ' % победа.',),
    'analyse-resign': ('Дељење ', Variable(name='deal'), ', ', Variable(name='player'), ' предаје партију са ', Variable(name='loss'), ' % изгледа на победу.',),
    'analyse-why': (Select('reason', {'hand': ('У руци остаје ', Variable(name='points'), ' поена више.',), 'crib': ('Криб је бољи, разлика ', Variable(name='points'), ' поена.',), 'pegging': ('У одигравању је боље, разлика ', Variable(name='points'), ' поена.',), 'for': ('У одигравању доноси ', Variable(name='points'), ' поена више.',), 'against': ('У одигравању противник добија ', Variable(name='points'), ' поена мање.',), 'position': ('Доноси ', Variable(name='points'), ' мање поена, али при том резултату чешће побеђује.',), 'none': 'По поенима нема разлике.'}, 'none'),),
    'analyse-progress': ('одлука ', Variable(name='done'), ' од ', Variable(name='all'),),
    'error-six-cards': ('Наведите карте које сте добили: треба их ', Variable(name='needed'), ', а има их ', Variable(name='found'), '.',),
    'error-dealer-and-pone': '--dealer и --pone искључују једно друго. Наведите само једно.',
    'error-scores-too-high': (Variable(name='score'), ' није испод циља ', Variable(name='target'), ': та партија би била завршена.',),
    'error-four-cards': ('Од четири задржане карте неке су у руци, а неке одигране: ', Variable(name='held'), ' у руци и ', Variable(name='laid'), ' уз --mine не дају четири.',),
    'error-discarded-two': 'У крибу су две ваше карте: наведите обе иза --discarded.',
    'error-not-played': (Variable(name='card'), ' стоји иза --mine, али не и иза --played. Уз --played иду све одигране карте, редом.',),
    'error-no-such-play': 'Ниједно одигравање не води у овај положај у ком сте ви на потезу. Проверите редослед одиграних карата, ко их је одиграо и ко дели.',
    'error-exact-needs-kernel': '--exact тражи преведено језгро, а њега нема. Изоставите --exact: разлика је испод 0,001 поена.',
    'card-letters': (Select('rank', {'ace': 'A', 'two': '2', 'three': '3', 'four': '4', 'five': '5', 'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': '10', 'jack': 'J', 'queen': 'Q', 'king': 'K'}, 'king'), Select('suit', {'spades': 'П', 'hearts': 'Х', 'diamonds': 'К', 'clubs': 'Т'}, 'clubs'),),
    'card-nom': (Select('rank', {'ace': 'кец', 'two': 'двојка', 'three': 'тројка', 'four': 'четворка', 'five': 'петица', 'six': 'шестица', 'seven': 'седмица', 'eight': 'осмица', 'nine': 'деветка', 'ten': 'десетка', 'jack': 'жандар', 'queen': 'дама', 'king': 'краљ'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'херц', 'diamonds': 'каро', 'clubs': 'треф'}, 'clubs'),),
    'card-acc': (Select('rank', {'ace': 'кеца', 'two': 'двојку', 'three': 'тројку', 'four': 'четворку', 'five': 'петицу', 'six': 'шестицу', 'seven': 'седмицу', 'eight': 'осмицу', 'nine': 'деветку', 'ten': 'десетку', 'jack': 'жандара', 'queen': 'даму', 'king': 'краља'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'херц', 'diamonds': 'каро', 'clubs': 'треф'}, 'clubs'),),
    'you': 'Ви',
    'list-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'team-more': (Variable(name='before'), ' и ', Variable(name='item'),),
    'points': (Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'),),
    'points-acc': (Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'),),
    'cards': (Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'),),
    'cards-acc': (Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'),),
    'holes-to-go': (Select('n', {0: 'на циљу', 'one': ('још ', Variable(name='n'), ' рупа',), 'few': ('још ', Variable(name='n'), ' рупе',), 'other': ('још ', Variable(name='n'), ' рупа',)}, 'other'),),
    'cut-for-deal-self': ('Извлачите ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other': (Variable(name='player'), ' извлачи ', Variable(name='card_acc'), '.',),
    'cut-for-deal-self-full': ('Извлачите ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other-full': (Variable(name='player'), ' извлачи ', Variable(name='card_acc'), '.',),
    'cut-tied': ('Нерешено. Поново извлаче: ', Variable(name='players'), '.',),
    'lots-self': 'Жребом је одлучено: прво делите ви.',
    'lots-other': ('Жребом је одлучено: прво дели ', Variable(name='player'), '.',),
    'deal-self': ('Дељење ', Variable(name='number'), ': делите ви.',),
    'deal-other': ('Дељење ', Variable(name='number'), ': дели ', Variable(name='player'), '.',),
    'crib-owner-self': 'Криб је ваш.',
    'crib-owner-other': ('Криб добија ', Variable(name='player'), '.',),
    'dealt-unseen': 'Карте су подељене.',
    'dealt-self': ('Ваша рука: ', Variable(name='cards'), '.',),
    'dealt-other': ('Рука (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'discarded-unseen': (Variable(name='player'), ' одбацује ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' у криб.',),
    'discarded-self': ('У криб одбацујете ', Variable(name='cards_acc'), '.',),
    'discarded-other': (Variable(name='player'), ' у криб одбацује ', Variable(name='cards_acc'), '.',),
    'took-back-self': 'Узимате назад одбачене карте.',
    'took-back-other': (Variable(name='player'), ' узима назад одбачене карте.',),
    'bid-self': ('Нудите ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за криб.',),
    'bid-other': (Variable(name='player'), ' нуди ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за криб.',),
    'pass-self': 'Кажете: пас.',
    'pass-other': (Variable(name='player'), ' каже: пас.',),
    'crib-bought-self': ('Криб је ваш за ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'crib-bought-other': ('За ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' криб добија ', Variable(name='player'), '.',),
    'starter-cut-self': ('Пресецате шпил. Почетна карта: ', Variable(name='card'), '.',),
    'starter-cut-other': (Variable(name='player'), ' пресеца шпил. Почетна карта: ', Variable(name='card'), '.',),
    'starter-cut-self-brief': ('Почетна: ', Variable(name='card'), '.',),
    'starter-cut-other-brief': ('Почетна: ', Variable(name='card'), '.',),
    'heels-lost-self': 'Одиграли сте карту, а жандара нисте пријавили: пропала су 2 поена за почетног жандара.',
    'heels-lost-other': (Variable(name='player'), ' не пријављује жандара: пропала су 2 поена за почетног жандара.',),
    'played-self': ('Играте ', Variable(name='card_acc'), '. Збир ', Variable(name='count'), '.',),
    'played-other': (Variable(name='player'), ' игра ', Variable(name='card_acc'), '. Збир ', Variable(name='count'), '.',),
    'played-self-brief': ('Ви: ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-other-brief': (Variable(name='player'), ': ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-self-full': ('Играте ', Variable(name='card_acc'), '. Збир је ', Variable(name='count'), '.',),
    'played-other-full': (Variable(name='player'), ' игра ', Variable(name='card_acc'), '. Збир је ', Variable(name='count'), '.',),
    'go-self': 'Кажете: даље!',
    'go-other': (Variable(name='player'), ' каже: даље!',),
    'go-self-full': ('Збир је ', Variable(name='count'), '. Кажете: даље!',),
    'go-other-full': ('Збир је ', Variable(name='count'), '. ', Variable(name='player'), ' каже: даље!',),
    'count-restart-self': 'Збир се враћа на нулу. Почињете ви.',
    'count-restart-other': ('Збир се враћа на нулу. Почиње ', Variable(name='player'), '.',),
    'count-restart-self-brief': 'Збир 0. Почињете ви.',
    'count-restart-other-brief': ('Збир 0. Почиње ', Variable(name='player'), '.',),
    'claimed-self': (Select('where', {'hand': ('За руку пријављујете ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',), 'crib': ('За криб пријављујете ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',), 'play': ('За ту карту пријављујете ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',)}, 'play'),),
    'claimed-other': (Select('where', {'hand': (Variable(name='player'), ' за руку пријављује ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',), 'crib': (Variable(name='player'), ' за криб пријављује ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',), 'play': (Variable(name='player'), ' за ту карту пријављује ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',)}, 'play'),),
    'claimed-nineteen-self': 'Кажете: деветнаест! То јест нула.',
    'claimed-nineteen-other': (Variable(name='player'), ' каже: деветнаест! То јест нула.',),
    'show-hand-self': ('Ваша рука: ', Variable(name='cards'), '. Почетна: ', Variable(name='starter'), '.',),
    'show-hand-other': ('Рука (', Variable(name='player'), '): ', Variable(name='cards'), '. Почетна: ', Variable(name='starter'), '.',),
    'show-crib-self': ('Ваш криб: ', Variable(name='cards'), '. Почетна: ', Variable(name='starter'), '.',),
    'show-crib-other': ('Криб (', Variable(name='player'), '): ', Variable(name='cards'), '. Почетна: ', Variable(name='starter'), '.',),
    'pile': ('Карте овог збира: ', Variable(name='cards'), '.',),
    'count-in-play': ('Последња карта доноси ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ': ', Variable(name='why'), '.',),
    'count-is': ('Вреди ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'claim-wrong-self': ('Пријавили сте ', Variable(name='claim'), ', а тачно је ', Variable(name='n'), '.',),
    'claim-wrong-other': (Variable(name='player'), ' пријављује ', Variable(name='claim'), ', а тачно је ', Variable(name='n'), '.',),
    'timed-out-self': 'Време вам је истекло.',
    'timed-out-other': (Variable(name='player'), ': време је истекло.',),
    'call-none-self': 'Прихватате пријаву.',
    'call-none-other': (Variable(name='player'), ' прихвата пријаву.',),
    'call-right-self': ('Хватате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ', и то с правом.',),
    'call-right-other': (Variable(name='player'), ' хвата ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ', и то с правом.',),
    'call-wrong-self': ('Хватате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ', али толико није пропуштено.',),
    'call-wrong-other': (Variable(name='player'), ' хвата ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ', али толико није пропуштено.',),
    'pegged-three-for-last-self': ('Поени првој руци: добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' јер не делите. Укупно ', Variable(name='score'), '.',),
    'pegged-three-for-last-other': ('Поени првој руци: ', Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' јер не дели. Укупно ', Variable(name='score'), '.',),
    'pegged-bid-self': ('За криб плаћате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-bid-other': (Variable(name='player'), ' плаћа ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за криб. Укупно ', Variable(name='score'), '.',),
    'pegged-heels-self': ('Почетни жандар: добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-heels-other': ('Почетни жандар: ', Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-play-self': ('Добијате ', Variable(name='n'), ': ', Variable(name='why'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-play-other': (Variable(name='player'), ' добија ', Variable(name='n'), ': ', Variable(name='why'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-claim-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-claim-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-go-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за „даље“. Укупно ', Variable(name='score'), '.',),
    'pegged-go-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за „даље“. Укупно ', Variable(name='score'), '.',),
    'pegged-last-card-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за последњу карту. Укупно ', Variable(name='score'), '.',),
    'pegged-last-card-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за последњу карту. Укупно ', Variable(name='score'), '.',),
    'pegged-hand-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за руку. Укупно ', Variable(name='score'), '.',),
    'pegged-hand-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за руку. Укупно ', Variable(name='score'), '.',),
    'pegged-crib-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за криб. Укупно ', Variable(name='score'), '.',),
    'pegged-crib-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за криб. Укупно ', Variable(name='score'), '.',),
    'missed-points-acc': (Select('n', {'one': (Variable(name='n'), ' пропуштен поен',), 'few': (Variable(name='n'), ' пропуштена поена',), 'other': (Variable(name='n'), ' пропуштених поена',)}, 'other'),),
    'pegged-missed-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' пропуштен поен',), 'few': (Variable(name='n'), ' пропуштена поена',), 'other': (Variable(name='n'), ' пропуштених поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-missed-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' пропуштен поен',), 'few': (Variable(name='n'), ' пропуштена поена',), 'other': (Variable(name='n'), ' пропуштених поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'invented-points-acc': (Select('n', {'one': (Variable(name='n'), ' непостојећи поен',), 'few': (Variable(name='n'), ' непостојећа поена',), 'other': (Variable(name='n'), ' непостојећих поена',)}, 'other'),),
    'pegged-invented-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' непостојећи поен',), 'few': (Variable(name='n'), ' непостојећа поена',), 'other': (Variable(name='n'), ' непостојећих поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-invented-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' непостојећи поен',), 'few': (Variable(name='n'), ' непостојећа поена',), 'other': (Variable(name='n'), ' непостојећих поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-muggins-self': ('Хватање: добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-muggins-other': ('Хватање: ', Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '. Укупно ', Variable(name='score'), '.',),
    'pegged-timeout-self': ('Добијате ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' јер је време истекло. Укупно ', Variable(name='score'), '.',),
    'pegged-timeout-other': (Variable(name='player'), ' добија ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' јер је време истекло. Укупно ', Variable(name='score'), '.',),
    'resigned-self': 'Предајете партију.',
    'resigned-other': (Variable(name='player'), ' предаје партију.',),
    'won-self': 'Победили сте!',
    'won-other': ('Побеђује ', Variable(name='player'), '.',),
    'won-team-self': 'Ваш тим је победио!',
    'won-team-other': ('Побеђују: ', Variable(name='players'), '.',),
    'final-scores': ('Коначан резултат: ', Variable(name='scores'), '.',),
    'side-score': (Variable(name='side'), ': ', Variable(name='score'),),
    'skunk': ('Твор: ', Variable(name='players'), '.',),
    'double-skunk': ('Двоструки твор: ', Variable(name='players'), '.',),
    'lurch': ('Марс: ', Variable(name='players'), '.',),
    'your-hand': ('Ваша рука: ', Variable(name='cards'), '.',),
    'no-hand': 'У руци немате ниједну карту.',
    'waiting': ('На потезу: ', Variable(name='players'), '.',),
    'waiting-for-chance': 'Следи дељење карата.',
    'game-over': 'Партија је завршена.',
    'ask-cut-for-deal': (Select('first_dealer', {'high': ('Извуците карту, највиша дели: број од 1 до ', Variable(name='most'), ' или „извуци“ за било коју.',), 'low': ('Извуците карту, најнижа дели: број од 1 до ', Variable(name='most'), ' или „извуци“ за било коју.',)}, 'low'),),
    'ask-discard-own': ('Изаберите ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' за свој криб.',),
    'ask-discard-team': ('Изаберите ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' за криб свог тима (броји га ', Variable(name='player'), ').',),
    'ask-discard-other': ('Изаберите ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' за туђи криб (', Variable(name='player'), ').',),
    'ask-discard-unsold': ('Изаберите ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' за криб, који још није продат.',),
    'ask-bid-first': ('Понудите за криб: од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'ask-bid': ('Понудите за криб од ', Variable(name='least'), ' до ', Variable(name='most'), ' или реците „пас“.',),
    'ask-bid-one': ('Узмите криб за ', Variable(name='least'), ' или реците „пас“.',),
    'ask-pass': 'Више нико не може да понуди. Реците „пас“.',
    'ask-cut-starter': ('Пресеците шпил: број од ', Variable(name='least'), ' до ', Variable(name='most'), ' или „пресеци“ за било које место.',),
    'ask-lead': 'Почињете ви. Играјте карту.',
    'ask-play': ('Ви сте на потезу. Збир ', Variable(name='count'), '. Играјте карту.',),
    'ask-play-of': ('Ви сте на потезу. Збир ', Variable(name='count'), '. Можете да играте: ', Variable(name='cards'), '.',),
    'ask-play-or-go': ('Ви сте на потезу. Збир ', Variable(name='count'), '. Играјте карту или реците „даље“.',),
    'ask-go': ('Ви сте на потезу. Збир ', Variable(name='count'), '. Ниједну карту не можете да одиграте: реците „даље“.',),
    'ask-claim-card': 'Колико поена доноси ваша карта?',
    'ask-claim': 'Колико поена?',
    'ask-call': 'Колико је поена пропуштено? Реците број или „не“.',
    'ask-call-either': 'Колико је пропуштених или непостојећих поена? Реците број или „не“.',
    'phase': (Select('stage', {'DrawingLots': 'Жребом се одређује ко први дели.', 'ShufflingToCut': 'Шпил се меша за извлачење делиоца.', 'CuttingForDeal': 'Извлачење делиоца.', 'Dealing': 'Дељење.', 'Discarding': 'Одбацивање у криб.', 'Bidding': 'Лицитација за криб.', 'Cutting': 'Пресецање за почетну карту.', 'Playing': 'Одигравање.', 'Announcing': 'Одигравање: броји се одиграна карта.', 'Counting': 'Бодовање.', 'Calling': 'Хватање пропуштених поена.', 'Over': 'Партија је завршена.'}, 'Over'),),
    'count-now': ('Збир ', Variable(name='count'), '. Карте овог збира: ', Variable(name='cards'), '.',),
    'count-zero': 'Збир 0. У овом збиру још нема карата.',
    'no-count': 'Сада нема збира: одигравање није у току.',
    'starter-is': ('Почетна карта: ', Variable(name='card'), '.',),
    'no-starter': 'Почетна карта још није отворена.',
    'laid-self': ('Одиграли сте: ', Variable(name='cards'), '.',),
    'laid-other': ('Одигране карте (', Variable(name='player'), '): ', Variable(name='cards'), '.',),
    'laid-nothing-self': 'Нисте одиграли ниједну карту.',
    'laid-nothing-other': ('Одигране карте (', Variable(name='player'), '): ниједна.',),
    'holds-other': (Variable(name='player'), ' има ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' у руци.',),
    'your-discard': ('Одбацили сте: ', Variable(name='cards'), '.',),
    'nothing-laid': 'На столу нема ниједне карте.',
    'side-line': (Variable(name='side'), ': ', Variable(name='score'), '. Улица ', Variable(name='street'), ' од ', Variable(name='streets'), ', ', Select('n', {0: 'на циљу', 'one': ('још ', Variable(name='n'), ' рупа',), 'few': ('још ', Variable(name='n'), ' рупе',), 'other': ('још ', Variable(name='n'), ' рупа',)}, 'other'), '.',),
    'side-line-brief': (Variable(name='side'), ': ', Variable(name='score'), '.',),
    'lead': (Variable(name='side'), ': у вођству, разлика ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'level': 'Резултат је изједначен.',
    'score-detail': (Variable(name='side'), ': предњи клинчић ', Variable(name='score'), ', задњи ', Variable(name='rear'), ', ', Select('n', {0: 'на циљу', 'one': ('још ', Variable(name='n'), ' рупа',), 'few': ('још ', Variable(name='n'), ' рупе',), 'other': ('још ', Variable(name='n'), ' рупа',)}, 'other'), '.',),
    'skunk-near': (Variable(name='side'), ': до спаса од твора ', Select('n', {'one': ('још ', Variable(name='n'), ' поен',), 'few': ('још ', Variable(name='n'), ' поена',), 'other': ('још ', Variable(name='n'), ' поена',)}, 'other'), '.',),
    'skunk-safe': (Variable(name='side'), ': твор више не прети.',),
    'target-is': ('Игра се до ', Variable(name='target'), '.',),
    'no-deal-yet': 'Још нико не дели.',
    'dealer-self': 'Делите ви.',
    'dealer-other': ('Дели ', Variable(name='player'), '.',),
    'crib-unsold': 'Криб још није продат.',
    'makes': (Variable(name='card'), ': збир ', Variable(name='count'), '.',),
    'makes-points': (Variable(name='card'), ': збир ', Variable(name='count'), '; ', Variable(name='why'), '.',),
    'makes-too-much': (Variable(name='card'), ': збир би био ', Variable(name='count'), ', више од 31.',),
    'no-card-fits': 'Ниједну карту не можете да одиграте: реците „даље“.',
    'may-say-go': 'Можете и да кажете „даље“.',
    'nothing-counted': 'Још ништа није избројано.',
    'counted-item': (Select('kind', {'fifteen': 'петнаест', 'pair': 'пар', 'run': 'низ', 'flush': 'иста боја', 'nobs': 'жандар у боји'}, 'nobs'), ': ', Variable(name='cards'), ', ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'counted-total': ('Укупно: ', Variable(name='n'), '.',),
    'seat-person': ('Место ', Variable(name='seat'), ': ', Variable(name='player'), '.',),
    'seat-bot': ('Место ', Variable(name='seat'), ': ', Variable(name='player'), ', бот ', Select('bot', {'random': 'који игра насумице', 'greedy': 'који граби сваки поен', 'basic': 'који игра разумно', 'top': 'највишег нивоа', 'other': ('нивоа ', Variable(name='bot'),)}, 'other'), '.',),
    'bot-name': (Select('bot', {'random': 'Насумични', 'greedy': 'Похлепни', 'basic': 'Разумни', 'top': 'Шампион', 'other': ('Ниво ', Variable(name='bot'),)}, 'other'),),
    'bot-again': (Select('bot', {'random': (Variable(name='name'), ' ', Variable(name='number'),), 'greedy': (Variable(name='name'), ' ', Variable(name='number'),), 'basic': (Variable(name='name'), ' ', Variable(name='number'),), 'other': (Variable(name='name'), ' (', Variable(name='number'), ')',)}, 'other'),),
    'team': ('Страна ', Variable(name='side'), ': ', Variable(name='players'), '.',),
    'slip-line': (Variable(name='side'), ': ', Variable(name='items'), '. Укупно ', Variable(name='total'), '.',),
    'slip-source': (Select('source', {'pegging': ('одигравање ', Variable(name='n'),), 'hand': ('руке ', Variable(name='n'),), 'crib': ('крибови ', Variable(name='n'),), 'heels': ('почетни жандар ', Variable(name='n'),), 'start': ('поени првој руци ', Variable(name='n'),), 'bids': ('лицитација ', Variable(name='n'),), 'calls': ('туђе грешке ', Variable(name='n'),)}, 'calls'),),
    'slip-nothing': 'ништа',
    'slip-left-self': ('Нисте избројали ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'slip-left-other': ('Неизбројано (', Variable(name='player'), '): ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), '.',),
    'games-won': ('Добијене партије: ', Variable(name='scores'), '.',),
    'match-points': ('Поени за меч: ', Variable(name='scores'), '.',),
    'game-points': ('Поени за партије: ', Variable(name='scores'), '.',),
    'spread-points': ('Укупна разлика: ', Variable(name='scores'), '.',),
    'stakes-stand': ('Улози: ', Variable(name='scores'), '.',),
    'match-won-self': 'Добили сте меч!',
    'match-won-other': ('Меч добија ', Variable(name='player'), '.',),
    'match-won-team-self': 'Ваш тим је добио меч!',
    'match-won-team-other': ('Меч добијају: ', Variable(name='players'), '.',),
    'match-drawn': ('Меч је нерешен. Први су: ', Variable(name='players'), '.',),
    'plus': ('+', Variable(name='n'),),
    'minus': ('−', Variable(name='n'),),
    'option-target': ('Игра се до ', Variable(name='value'), '.',),
    'option-first_dealer': (Select('value', {'low': 'Први дели онај ко извуче најнижу карту.', 'high': 'Први дели онај ко извуче највишу карту.', 'random': 'Ко први дели, одлучује жреб.'}, 'random'),),
    'option-next_dealer': (Select('value', {'loser': 'У мечу следећу партију први дели губитник.', 'winner': 'У мечу следећу партију први дели победник.', 'alternate': 'У мечу прво дељење иде редом, из партије у партију.', 'cut': 'У мечу се пред сваку партију поново одређује ко први дели.'}, 'cut'),),
    'option-heels': (Select('value', {'automatic': 'Два поена за почетног жандара уписују се одмах.', 'claimed': 'Два поена за почетног жандара делилац мора да пријави пре своје прве карте.'}, 'claimed'),),
    'option-three_for_last': (Select('value', {'once': 'Три поена првој руци уписују се једном, пре првог дељења.', 'each_deal': 'Три поена првој руци уписују се у сваком дељењу.', 'never': 'Нема три поена првој руци.'}, 'never'),),
    'option-single_go': (Select('value', {'must': 'Кад један каже „даље“, други мора да игра докле год може.', 'may': 'Кад један каже „даље“, други сме да стане иако има карту коју може да одигра.'}, 'may'),),
    'option-crib_flush': (Select('value', {'five': 'Иста боја у крибу важи само уз почетну карту.', 'four': 'Иста боја у крибу важи и без почетне карте.'}, 'four'),),
    'option-bicycle_go': (Select('value', {'off': 'После „даље“ сви остали играју докле год могу.', 'on': 'Кад један каже „даље“, па не може ни следећи, трећи више не игра.'}, 'on'),),
    'option-seven_crib': (Select('n', {5: 'У крибу је пет карата, једна од њих из шпила.', 4: 'У крибу су четири карте.'}, 4),),
    'option-auction_when': (Select('value', {'after_discards': 'За криб се лицитира после одбацивања.', 'before_discards': 'За криб се лицитира пре одбацивања.'}, 'before_discards'),),
    'option-auction_open': (Select('value', {'must': 'Први мора да понуди.', 'may_pass': 'И први сме да каже „пас“.'}, 'may_pass'),),
    'option-auction_heels': (Select('value', {'dealer': 'Поени за почетног жандара припадају делиоцу.', 'owner': 'Поени за почетног жандара припадају власнику криба.'}, 'owner'),),
    'option-counting': (Select('value', {'auto': 'Руке броји програм.', 'assisted': 'Играчи броје, а програм исправља грешке без казне.', 'self': 'Играчи броје, а што пропусте, пропада.', 'muggins': 'Играчи броје, а што пропусте, противници смеју да ухвате.', 'strict': 'Играчи броје, а пропуштени и непостојећи поени иду противницима.'}, 'strict'),),
    'option-count_seconds': (Select('value', {'off': 'За бројање нема временског ограничења.', 'other': ('Рок за бројање: ', Select('n', {'one': (Variable(name='n'), ' секунда',), 'few': (Variable(name='n'), ' секунде',), 'other': (Variable(name='n'), ' секунди',)}, 'other'), '.',)}, 'other'),),
    'option-transfer': (Select('value', {'all': 'Поене због грешке добија свака противничка страна, у целости.', 'next': 'Поене због грешке добија следећа противничка страна.', 'split': 'Поени због грешке деле се међу противничким странама.', 'caller': 'Поене због грешке добија први противник који их ухвати.'}, 'caller'),),
    'option-timeout_round': (Select('value', {'half_up': 'Кад време истекне, половина непарног броја заокружује се навише, у корист противника.', 'down': 'Кад време истекне, половина непарног броја заокружује се наниже, на штету противника.', 'even': 'Кад време истекне, половина непарног броја заокружује се на паран број.'}, 'even'),),
    'option-timeout_keep': (Select('value', {'rest': 'Кад време истекне, друга половина остаје играчу.', 'nothing': 'Кад време истекне, играчу не остаје ништа.'}, 'nothing'),),
    'option-manual_pegging': (Select('value', {'off': 'Поене у одигравању броји програм.', 'on': 'Играчи сами броје и поене сваке одигране карте.'}, 'on'),),
    'option-call_seconds': (Select('n', {'one': ('Рок за хватање: ', Variable(name='n'), ' секунда.',), 'few': ('Рок за хватање: ', Variable(name='n'), ' секунде.',), 'other': ('Рок за хватање: ', Variable(name='n'), ' секунди.',)}, 'other'),),
    'option-over_penalty': (Select('value', {'off': 'Уз хватање, непостојећи поени се само бришу.', 'on': 'Уз хватање, непостојећи поени иду противницима.'}, 'on'),),
    'option-short_hand': (Select('value', {'right': 'Карту мање добија и играч десно од делиоца, и ништа не одбацује.', 'opposite': 'Карту мање добија и играч преко пута делиоца, и ништа не одбацује.'}, 'opposite'),),
    'option-skunk': (Select('value', {'margins': 'Пораз са разликом од 31 или више поена је твор, од 61 или више двоструки твор.', 'lines': 'Пораз испод рупе 91 је твор, испод рупе 61 двоструки твор.', 'lurch': 'Пораз испод половине циља је марс и рачуна се двоструко.', 'off': 'Твор се не рачуна.'}, 'off'),),
    'option-match_points': ('Победа, твор и двоструки твор доносе поена за меч: ', Variable(name='value'), '.',),
    'option-match': (Select('value', {'best-of': ('Меч добија онај ко добије већину од ', Variable(name='n'), ' партија.',), 'first-to': ('Меч добија онај ко први скупи ', Select('n', {'one': (Variable(name='n'), ' поен',), 'few': (Variable(name='n'), ' поена',), 'other': (Variable(name='n'), ' поена',)}, 'other'), ' за меч.',), 'games': ('Меч има ', Select('n', {'one': (Variable(name='n'), ' партију',), 'few': (Variable(name='n'), ' партије',), 'other': (Variable(name='n'), ' партија',)}, 'other'), '.',), 'single': 'Игра се једна партија.'}, 'single'),),
    'option-stakes': (Select('n', {0: 'Игра се без улога.', 'other': ('Улог је ', Variable(name='value'), '.',)}, 'other'),),
    'option-discard_final': (Select('value', {'when_all_in': 'Одбачене карте могу да се узму назад док сви не одбаце.', 'at_once': 'Одбачене карте не могу да се узму назад.'}, 'at_once'),),
    'option-say_go': (Select('value', {'for_me': '„Даље“ каже програм кад ниједну карту не можете да одиграте.', 'myself': '„Даље“ кажете сами.'}, 'myself'),),
    'error-not-your-turn-at-table': ('Нисте на потезу. На потезу је ', Variable(name='player'), '.',),
    'number-word': (Select('n', {0: 'нула', 1: 'један', 2: 'два', 3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам', 8: 'осам', 9: 'девет', 10: 'десет', 11: 'једанаест', 12: 'дванаест', 13: 'тринаест', 14: 'четрнаест', 15: 'петнаест', 16: 'шеснаест', 17: 'седамнаест', 18: 'осамнаест', 19: 'деветнаест', 20: 'двадесет', 21: 'двадесет један', 22: 'двадесет два', 23: 'двадесет три', 24: 'двадесет четири', 25: 'двадесет пет', 26: 'двадесет шест', 27: 'двадесет седам', 28: 'двадесет осам', 29: 'двадесет девет', 30: 'тридесет', 31: 'тридесет један', 32: 'тридесет два', 33: 'тридесет три', 34: 'тридесет четири', 35: 'тридесет пет', 36: 'тридесет шест', 37: 'тридесет седам', 38: 'тридесет осам', 39: 'тридесет девет', 40: 'четрдесет', 41: 'четрдесет један', 42: 'четрдесет два', 43: 'четрдесет три', 44: 'четрдесет четири', 45: 'четрдесет пет', 46: 'четрдесет шест', 'other': (Variable(name='n'),)}, 'other'),),
    'how-many-cards': (Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7),),
    'cadence-fifteen': ('петнаест – ', Variable(name='total'),),
    'cadence-fifteens': (Variable(name='times'), ' пута петнаест – ', Variable(name='total'),),
    'cadence-run': (Select('pos', {'first': ('низ од ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' – ', Variable(name='total'),), 'next': ('и низ од ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' – ', Variable(name='total'),)}, 'next'),),
    'run-shape': (Select('shape', {'double': 'двоструки', 'triple': 'троструки', 'quadruple': 'четвороструки', 'double-double': 'четвороструки', 'six-fold': 'шестоструки', 'eight-fold': 'осмоструки'}, 'eight-fold'),),
    'cadence-multi-run': (Select('pos', {'first': (Select('shape', {'double': 'двоструки', 'triple': 'троструки', 'quadruple': 'четвороструки', 'double-double': 'четвороструки', 'six-fold': 'шестоструки', 'eight-fold': 'осмоструки'}, 'eight-fold'), ' низ од ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' – ', Variable(name='total'),), 'next': ('и ', Select('shape', {'double': 'двоструки', 'triple': 'троструки', 'quadruple': 'четвороструки', 'double-double': 'четвороструки', 'six-fold': 'шестоструки', 'eight-fold': 'осмоструки'}, 'eight-fold'), ' низ од ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' – ', Variable(name='total'),)}, 'next'),),
    'cadence-pair': (Select('pos', {'first': ('пар – ', Variable(name='total'),), 'next': ('и пар – ', Variable(name='total'),)}, 'next'),),
    'cadence-pair-royal': (Select('pos', {'first': ('три исте – ', Variable(name='total'),), 'next': ('и три исте – ', Variable(name='total'),)}, 'next'),),
    'cadence-double-pair-royal': (Select('pos', {'first': ('четири исте – ', Variable(name='total'),), 'next': ('и четири исте – ', Variable(name='total'),)}, 'next'),),
    'cadence-flush': (Select('pos', {'first': (Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' у боји – ', Variable(name='total'),), 'next': ('и ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ' у боји – ', Variable(name='total'),)}, 'next'),),
    'cadence-nobs': (Select('pos', {'first': ('жандар у боји – ', Variable(name='total'),), 'next': ('и жандар у боји – ', Variable(name='total'),)}, 'next'),),
    'cadence-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'cadence-line': (Variable(name='items'), '.',),
    'cadence-zero': 'Ништа: нула.',
    'cadence-nineteen': 'Деветнаест! (То јест нула.)',
    'command-help': '? помоћ шта',
    'command-rules': 'правила',
    'command-hand': 'х рука карте',
    'command-count': 'ц збир',
    'command-starter': 'џ почетна',
    'command-table': 'в сто одигране',
    'command-scores': 'с резултат поени',
    'command-details': 'сс детаљно',
    'command-turn': 'потез',
    'command-dealer': 'р делилац криб',
    'command-legal': 'л могу',
    'command-again': 'понови',
    'command-breakdown': 'б разрада',
    'command-who': 'ко',
    'command-options': 'опције',
    'command-clock': 'сат време',
    'command-brief': 'кратко',
    'command-normal': 'обично',
    'command-full': 'опширно пуно',
    'command-quit': 'крај изађи',
    'command-discard': 'одбаци',
    'command-takeback': 'у врати поништи',
    'command-bid': 'понуди нудим',
    'command-pass': 'пас',
    'command-cut': 'пресеци сеци извуци',
    'command-play': 'п играј',
    'command-go': 'даље',
    'command-heels': 'пете',
    'command-claim': 'пријави',
    'command-muggins': 'м ухвати',
    'command-no': 'не',
    'command-resign': 'предај предајем',
    'rank-signs': 'A/А 2 3 4 5 6 7 8 9 10/Т/T J/Ј/Ж Q/Д/Љ K/К',
    'suit-words': 'треф/т/♣/♧ каро/к/♦/♢ херц/х/♥/♡ пик/п/♠/♤',
    'error-nothing-typed': 'Нисте откуцали ништа. Откуцајте ? да видите шта можете.',
    'error-not-understood': ('„', Variable(name='text'), '“ није јасно. ', Select('stage', {'CuttingForDeal': 'Реците број карте коју извлачите или само „извуци“.', 'Discarding': 'Наведите карте по месту у руци или по ознаци, на пример 1 4 или 5Х JК.', 'Bidding': 'Реците број или „пас“.', 'Cutting': 'Реците број места на ком пресецате или само „пресеци“.', 'Playing': 'Наведите карту по ознаци или по месту у руци, на пример 5Х или 1. Ако не можете, реците „даље“.', 'Announcing': 'Реците број поена.', 'Counting': 'Реците број поена.', 'Calling': 'Реците колико је поена пропуштено или „не“.', 'other': 'Сада се од вас ништа не тражи.'}, 'other'), ' Откуцајте ? да видите све што можете.',),
    'error-not-a-count': ('„', Variable(name='text'), '“ овде није број. Напишите цео број, на пример 8.',),
    'error-no-such-place': ('На месту ', Variable(name='place'), ' немате карту. ', Select('most', {0: 'Рука вам је празна.', 'one': ('Имате ', Variable(name='most'), ' карту: ', Variable(name='cards'), '.',), 'few': ('Имате ', Variable(name='most'), ' карте: ', Variable(name='cards'), '.',), 'other': ('Имате ', Variable(name='most'), ' карата: ', Variable(name='cards'), '.',)}, 'other'), ' Карту наводите по месту, бројећи слева, или по рангу и боји.',),
    'error-rank-not-held': ('Немате карту „', Variable(name='text'), '“. ', Select('cards', {'none': 'Рука вам је празна.', 'other': ('Имате: ', Variable(name='cards'), '.',)}, 'other'),),
    'error-which-card': ('Имате више карата „', Variable(name='text'), '“. Реците коју мислите: ', Variable(name='cards'), '.',),
    'error-only-watching': 'Ову партију само гледате. Смете да питате како стоји: откуцајте ? да видите шта све може да се пита.',
    'possible-now': (Select('stage', {'CuttingForDeal': 'Сада: број извлачи карту са тог места, „извуци“ било коју.', 'Discarding': 'Сада: наведите карте за криб, по месту у руци (1 4) или по ознаци (5Х JК).', 'Bidding': 'Сада: број је ваша понуда за криб у поенима, „пас“ је одустајање.', 'Cutting': 'Сада: број пресеца шпил на том месту, „пресеци“ било где.', 'Playing': 'Сада: наведите карту по ознаци (5Х) или по месту у руци (1); доста је и ранг (J) ако имате само једну такву карту. Ако ниједна не може, реците „даље“.', 'Announcing': 'Сада: број каже колико поена доноси карта.', 'Counting': 'Сада: број каже колико поена вреде карте.', 'Calling': 'Сада: број хвата толико пропуштених поена, „не“ прихвата пријаву.', 'other': 'Сада се од вас ништа не тражи.'}, 'other'),),
    'possible-heels': 'пете – пријављује два поена за почетног жандара, ако ви делите; урадите то пре него што одиграте карту',
    'possible-always': (
        'Увек можете да питате:\n'
        'рука – ваше карте, збир – колики је и од којих карата, почетна – почетна карта\n'
        'сто – све одигране карте, могу – шта даје свака ваша карта\n'
        'потез – ко је на потезу, криб – ко дели и чији је криб\n'
        'резултат – докле је ко стигао, детаљно – исто, са свим појединостима\n'
        'разрада – последње бројање, ставка по ставка\n'
        'понови – шта је последње речено, понови 5 – последњих пет догађаја\n'
        'ко – ко је за столом, опције – опције партије, правила – правила игре\n'
        'кратко, обично или опширно – колико да се говори\n'
        'сат – колико још времена имате за бројање\n'
        'врати – узимате назад одбачене карте док други још бирају\n'
        'крај – чува партију и излази'
    ),
    'possible-resign': 'предај – предајете партију',
    'selftest-row': (Select('name', {'hands': 'избројано руку', 'mean': 'просек', 'points': ('руке од ', Variable(name='name'),)}, 'points'), ': ', Variable(name='found'), ', ', Select('right', {'True': 'као што је објављено', 'False': ('а објављено је ', Variable(name='published'),)}, 'False'),),
    'selftest-time': (Select('kernel', {'c': 'избројано једна по једна', 'python': 'избројано по ранговима, јер језгро овде није преведено'}, 'python'), ', за ', Variable(name='seconds'), ' с',),
    'build-made': (Variable(name='file'), ': ', Variable(name='bytes'), ' B, ', Variable(name='seconds'), ' с',),
    'error-unknown-table': ('„', Variable(name='table'), '“ не може да се направи. Може: ', Variable(name='known'), '.',),
    'error-line-not-json': 'Ред није JSON. Упит је један JSON објекат у једном реду.',
    'error-line-not-object': 'Ред јесте JSON, али није објекат. Упит је објекат са пољем „ask“.',
    'error-line-too-long': ('Ред је предугачак. Упит има највише ', Variable(name='most'), ' знакова.',),
    'error-unknown-ask': ('Нема упита „', Variable(name='ask'), '“. Упити: ', Variable(name='known'), '.',),
    'error-bad-ask-field': ('Поље „', Variable(name='field'), '“ недостаје или није како треба. Треба ', Select('wanted', {'word': 'текст', 'number': 'цео број', 'numbers': 'списак целих бројева', 'cards': 'списак карата, на пример ["5H", "TD"]', 'options': 'објекат са опцијама, чије су вредности текстови', 'other': 'true или false'}, 'other'), '.',),
    'error-cards-in-field': ('Пољу „', Variable(name='field'), '“ овде треба ', Select('needed', {'one': (Variable(name='needed'), ' карта',), 'few': (Variable(name='needed'), ' карте',), 'other': (Variable(name='needed'), ' карата',)}, 'other'), ', а има их ', Variable(name='found'), '.',),
    'error-number-of-scores': ('У ', Variable(name='variant'), ' има страна: ', Variable(name='needed'), ', а у „scores“ бројева: ', Variable(name='found'), '. Треба по један за сваку.',),
    'error-score-out-of-range': ('Док партија траје, резултат је од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-dealer-by-seat': ('У ', Variable(name='variant'), ' „dealer“ је место које дели, од 0 до ', Variable(name='most'), ', или true за онога кога питате.',),
    'error-nothing-to-discard': 'То место у овом дељењу нема шта да одбаци.',
    'error-nothing-to-play': 'То место нема карата у руци. „hand“ је оно што је још у руци, без карата које су у „played“.',
    'error-played-by-seat': ('У „played“ треба списака карата: ', Variable(name='needed'), ', по један за свако место.',),
    'error-pile-not-played': '„pile“ се не слаже са „played“: карте текућег збира су последње у списку онога ко их је одиграо.',
    'error-pile-too-high': ('Карте из „pile“ дају ', Variable(name='count'), ', а граница је 31.',),
    'error-no-auction': ('У ', Variable(name='variant'), ' се за криб не лицитира.',),
    'error-not-your-bid': 'По „bids“ и „dealer“ сада не нуди онај кога питате. Почиње прва рука.',
    'error-cannot-analyse': ('За ', Variable(name='variant'), ' кандидати још не могу да се прикажу са вредностима; може само six-card. Питајте „discard“ или „play“.',),
    'error-bad-card': ('„', Variable(name='token'), '“ није карта. Напишите ранг (A 2 3 4 5 6 7 8 9 10 J Q K), па боју (П Х К Т или енглеске ознаке S H D C), на пример 5Х или 10К.',),
    'error-card-twice': ('Карта ', Variable(name='card'), ' је наведена двапут, а свака је у шпилу само једном.',),
    'error-unknown-language': ('Нема језика „', Variable(name='language'), '“. Језици: ', Variable(name='known'), '.',),
    'error-unknown-command': ('kribo нема наредбу „', Variable(name='command'), '“. Пробајте: ', Variable(name='known'), '. Све наредбе: kribo help',),
    'error-unknown-option': ('Овде нема опције „', Variable(name='option'), '“. Пробајте: ', Variable(name='known'),),
    'error-option-needs-value': ('Иза ', Variable(name='option'), ' мора да стоји вредност: ', Variable(name='option'), ' VALUE. Вредност која почиње са „-“ пише се ', Variable(name='option'), '=VALUE.',),
    'error-option-needs-values': ('Иза ', Variable(name='option'), ' треба ', Select('needed', {'one': (Variable(name='needed'), ' вредност',), 'few': (Variable(name='needed'), ' вредности',), 'other': (Variable(name='needed'), ' вредности',)}, 'other'), ', а ', Select('found', {'one': ('ту је ', Variable(name='found'),), 'few': ('ту су ', Variable(name='found'),), 'other': ('има их ', Variable(name='found'),)}, 'other'), '.',),
    'error-option-takes-no-value': (Variable(name='option'), ' нема вредност: пишите без „=', Variable(name='text'), '“.',),
    'error-option-twice': (Variable(name='option'), ' је наведено двапут. Наведите једном.',),
    'error-not-a-number': ('Иза ', Variable(name='option'), ' треба цео број, а „', Variable(name='text'), '“ то није.',),
    'error-number-out-of-range': ('За ', Variable(name='option'), ' може број од ', Variable(name='least'), ' до ', Variable(name='most'), ', а не ', Variable(name='number'), '.',),
    'error-bad-choice': ('За ', Variable(name='option'), ' не може „', Variable(name='text'), '“. Може: ', Variable(name='choices'), '.',),
    'error-cannot-print': 'Одговор не може да се испише на стандардни излаз. Можда је диск пун.',
    'error-too-few-words': (Select('found', {0: ('Иза наредбе мора да стоји: ', Variable(name='words'), '. Све о наредби: kribo help COMMAND',), 'other': ('Премало речи за ', Variable(name='words'), ': треба бар ', Variable(name='needed'), ', а ', Select('found', {'one': ('ту је ', Variable(name='found'),), 'few': ('ту су ', Variable(name='found'),), 'other': ('има их ', Variable(name='found'),)}, 'other'), '.',)}, 'other'),),
    'error-too-many-words': ('„', Variable(name='extra'), '“ је вишак: ', Select('most', {0: 'овде могу само опције.', 'one': 'овде може само једна реч.', 'few': ('овде могу највише ', Variable(name='most'), ' речи.',), 'other': ('овде може највише ', Variable(name='most'), ' речи.',)}, 'other'),),
    'error-unknown-variant': ('Нема варијанте „', Variable(name='variant'), '“. Варијанте: ', Variable(name='known'), '.',),
    'error-unknown-option-name': (Variable(name='variant'), ' нема опцију „', Variable(name='option'), '“. Опције: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('Опција ', Variable(name='option'), ' не може да буде „', Variable(name='value'), '“. Може: ', Variable(name='values'), '.',),
    'error-no-such-deal': (Variable(name='variant'), ' не може да се игра. Треба од два до шест места, једнако на свакој страни, од три до пет задржаних карата и криб од четири или пет, а све из једног шпила.',),
    'error-bad-target': ('Не може да се игра до ', Variable(name='target'), '. Циљ је од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-option-needs-counting': ('Опција ', Variable(name='option'), ' не значи ништа док руке броји програм. Ставите counting на једно од: ', Variable(name='values'), '.',),
    'error-unknown-preset': ('Нема готовог подешавања „', Variable(name='preset'), '“. Постоје: ', Variable(name='known'), '.',),
    'error-not-now': ('То сада не може. ', Select('stage', {'DrawingLots': 'Жребом се одређује ко први дели.', 'ShufflingToCut': 'Шпил се меша за извлачење делиоца.', 'CuttingForDeal': 'Извлачи се карта за прво дељење.', 'Dealing': 'Карте се деле.', 'Discarding': 'Карте се одбацују у криб.', 'Bidding': 'Лицитира се за криб.', 'Cutting': 'Треба пресећи шпил за почетну карту.', 'Playing': 'У току је одигравање: играјте карту или реците „даље“.', 'Announcing': 'Прво реците колико доноси карта коју сте управо одиграли.', 'Counting': 'Броје се руке и криб.', 'Calling': 'Траје хватање: ухватите поене или прихватите пријаву.', 'Over': 'Партија је завршена.'}, 'Over'),),
    'error-no-such-seat': ('Нема тог места: у овој партији има ', Variable(name='seats'), ' места.',),
    'error-not-your-turn': 'Нисте на потезу. Сачекајте остале.',
    'error-not-cutting': 'Сада немате шта да извлачите. Извлачи само онај ко још није.',
    'error-no-such-position': ('На месту ', Variable(name='position'), ' нема карте. Изаберите од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-position-taken': ('Карта на месту ', Variable(name='position'), ' већ је извучена. Изаберите другу.',),
    'error-bad-pack': 'То није шпил: у њему свака од 52 карте мора да буде једном.',
    'error-discarded-already': 'Сада немате шта да одбаците. Сачекајте остале.',
    'error-discard-number': (Select('given', {0: 'Нисте изабрали ниједну карту.', 'one': ('Изабрали сте ', Variable(name='given'), ' карту.',), 'few': ('Изабрали сте ', Variable(name='given'), ' карте.',), 'other': ('Изабрали сте ', Variable(name='given'), ' карата.',)}, 'other'), ' У криб треба да одбаците ', Select('number', {'one': 'једну карту', 'few': (Variable(name='number'), ' карте',), 'other': (Variable(name='number'), ' карата',)}, 'other'), '.',),
    'error-card-not-yours': ('Немате карту ', Variable(name='card'), '. ', Select('cards', {'none': 'Рука вам је празна.', 'other': ('Имате: ', Variable(name='cards'), '.',)}, 'other'),),
    'error-would-pass-31': (Variable(name='card'), ': збир би био ', Variable(name='count'), ', а граница је 31. ', Select('playable', {'none': 'Ниједну карту не можете да одиграте: реците „даље“.', 'other': ('Можете да играте: ', Variable(name='playable'), '.',)}, 'other'),),
    'error-nothing-to-take-back': 'Још ништа нисте одбацили, па немате шта да узмете назад.',
    'error-discard-is-final': 'У овој партији одбачене карте не могу да се узму назад.',
    'error-must-pass': ('Више од ', Variable(name='most'), ' не може нико да понуди. Реците „пас“.',),
    'error-must-open': ('Морате да понудите: од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-bad-bid': ('Не можете да понудите ', Variable(name='points'), '. Понудите од ', Variable(name='least'), ' до ', Variable(name='most'), ' или реците „пас“.',),
    'error-no-heels': 'Нема почетног жандара за којег бисте добили поене. Наставите одигравање.',
    'error-must-play': ('Не можете да кажете „даље“ док имате шта да играте: ', Variable(name='playable'), '.',),
    'error-claim-out-of-range': ('Не може ', Variable(name='points'), '. Реците број од ', Variable(name='least'), ' до ', Variable(name='most'), '.',),
    'error-claim-is-counted': ('У овој партији поене броји програм: има их ', Variable(name='points'), '.',),
    'error-no-call-left': 'Уз ову пријаву више немате шта да хватате. Сачекајте остале.',
    'error-no-clock-runs': 'За то место сат не ради.',
    'error-resign-needs-two-sides': ('За столом ', Select('sides', {'few': ('су ', Variable(name='sides'), ' стране',), 'other': ('је ', Variable(name='sides'), ' страна',)}, 'other'), ', па нико не може да преда партију. Предаје се само кад играју две стране.',),
    'full-enter': 'Enter',
    'full-hint': 'Tab: куцање наредбе   ?: помоћ',
    'full-hint-choose': '← → размак: избор   Tab: куцање   ?: помоћ',
    'full-hint-lay': '← → избор   Tab: куцање   ?: помоћ',
    'full-hint-number': 'цифре или ↑ ↓   Tab: куцање   ?: помоћ',
    'full-over': 'Партија је завршена.',
    'full-too-small': ('Прозор је сувише мали. За цео екран треба колона: ', Variable(name='width'), ', редова: ', Variable(name='height'), '. Повећајте прозор или смањите слова у њему.',),
    'full-keys': (
        '← → Home End воде од карте до карте, цифра до карте с тим бројем, а размак је означава за криб.\n'
        'Где се тражи број: цифре или ↑ ↓. Backspace враћа.\n'
        'Enter ради оно што пише поред њега. g каже „даље“, j тражи два поена за жандара.\n'
        'S – резултат са појединостима, w – ко је за столом, o – опције партије, V – колико да се говори.\n'
        'Tab почиње и завршава куцање наредбе. Page Up и Page Down листају дневник.\n'
        'Ctrl+Q чува партију и излази.'
    ),
    'error-full-needs-terminal': (Select('reason', {'plain': '--full и --plain траже супротно. Оставите само једно од њих.', 'reader': 'KRIBO_A11Y тражи обичне редове, какви су потребни читачу екрана, па --full овде не иде. Изоставите --full.', 'dumb': 'Овај терминал (TERM=dumb) уме да прикаже само редове. Изоставите --full.', 'pipe': 'За цео екран треба терминал, а улаз или излаз овде то није. Изоставите --full.'}, 'pipe'),),
    'error-full-not-installed': 'За цео екран треба Textual, који није инсталиран. Инсталирајте га: pip install "kribo[full]", или изоставите --full.',
    'web-set-spoken': 'Саопштења',
    'web-set-spoken-by': 'Ко их чита',
    'web-spoken': (Select('value', {'regions': 'Читач екрана', 'notify': 'Читач екрана, на најновији начин', 'voice': 'Глас овог прегледача'}, 'voice'),),
    'web-set-voice': 'Глас',
    'web-voice-usual': 'Уобичајени',
    'web-voice-others': 'Други језици',
    'web-voice-none': 'Овај прегледач нема глас за ваш језик.',
    'web-set-rate': 'Брзина говора',
    'web-set-loudness': 'Јачина говора',
    'web-voice-try': 'Послушај',
    'web-voice-sample': 'Овако ће звучати ваша партија.',
    'web-set-channels': 'Шта се саопштава, и када',
    'web-channel': (Select('channel', {'error': 'Шта није могуће', 'turn': 'Шта се тражи од вас', 'score': 'Поени и бројање', 'play': 'Ток партије', 'own': 'Шта радите ви', 'table': 'Места, паузе, веза', 'chat': 'Разговор'}, 'chat'),),
    'web-rule-spoken': 'Наглас',
    'web-rule-spoken-of': (Select('channel', {'error': 'Шта није могуће', 'turn': 'Шта се тражи од вас', 'score': 'Поени и бројање', 'play': 'Ток партије', 'own': 'Шта радите ви', 'table': 'Места, паузе, веза', 'chat': 'Разговор'}, 'chat'), ': наглас',),
    'web-rule-notice': 'Обавештење',
    'web-rule-notice-of': (Select('channel', {'error': 'Шта није могуће', 'turn': 'Шта се тражи од вас', 'score': 'Поени и бројање', 'play': 'Ток партије', 'own': 'Шта радите ви', 'table': 'Места, паузе, веза', 'chat': 'Разговор'}, 'chat'), ': обавештење',),
    'web-rule': (Select('rule', {'always': 'Увек', 'focused': 'Само док сам овде', 'unfocused': 'Само док сам другде', 'never': 'Никад'}, 'never'),),
    'web-notice-denied': 'Прегледач не дозвољава програму kribo да приказује обавештења. То се мења у подешавањима самог прегледача.',
    'web-log-view': (Select('channel', {'all': 'Све', 'game': 'Игра', 'chat': 'Разговор', 'system': 'Систем'}, 'system'),),
    'web-log-view-now': (Select('channel', {'all': 'Све', 'game': 'Игра', 'chat': 'Разговор', 'system': 'Систем'}, 'system'), ', ', Select('n', {'one': (Variable(name='n'), ' ред',), 'few': (Variable(name='n'), ' реда',), 'other': (Variable(name='n'), ' редова',)}, 'other'),),
    'web-log-empty': 'Овде још нема ничега.',
    'web-log-keys': 'Стрелице горе и доле, Page Up и Page Down, Home и End иду по редовима и читају их. Alt са стрелицом лево или десно мења приказ. Ctrl са размакницом копира ред.',
    'web-log-take': 'Копирај и сачувај',
    'web-log-copy-line': 'Копирај ред',
    'web-log-copy': 'Копирај све',
    'web-log-save': 'Сачувај као текст',
    'web-log-times': 'Време',
    'web-log-gap': 'Оно што се у међувремену дешавало овде се није видело.',
    'web-copy-failed': 'Прегледач није дозволио копирање.',
    'web-yes': 'Да',
    'web-decided': (Variable(name='setting'), ': ', Variable(name='value'), '.',),
    'web-stood-up': ('Место ослобађа ', Variable(name='player'), '.',),
    'web-bot-sat-down': ('За сто седа рачунар: ', Variable(name='player'), '.',),
    'help': (
        'kribo: крибиџ по правилима – за игру, бројање и учење.\n'
        '\n'
        'Употреба: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Игра:\n'
        '  play        партија за овом тастатуром, с ботовима или међу собом\n'
        '  resume      наставак партије која је прекинута\n'
        '  replay      партија поново, корак по корак\n'
        '  variants    које игре постоје, и њихове опције\n'
        '  rules       правила игре\n'
        '  serve       играоница за прегледаче, на овом рачунару или за друге\n'
        '  join        седање за сто на kribo серверу, ред по ред\n'
        '\n'
        'Бројање и учење:\n'
        '  score       вредност руке или криба са почетном картом\n'
        '  pegs        шта доноси свака карта одиграна на збир\n'
        '  play-out    цело одигравање између познатих руку, карту по карту\n'
        '  stats       колико често која рука колико вреди\n'
        '  simulate    партије између ботова, колико год хоћете\n'
        '\n'
        'Машина за игру:\n'
        '  discard       сви начини да се одбаци из руке, најбољи први\n'
        '  peg           све карте које могу да се одиграју, најбоље прве\n'
        '  analyse       оцена партије: грешке, вештина и срећа\n'
        '  engine        машина за друге програме, ред по ред JSON-а\n'
        '  selftest      све руке избројане на овом рачунару, уз познате бројеве\n'
        '  build-tables  подаци за машину, направљени изнова\n'
        '\n'
        'О програму:\n'
        '  help        ова страница; kribo help COMMAND говори све о једној наредби\n'
        '  --version   верзија\n'
        '  --lang TAG  језик: en, eo, ru, sr-Latn, sr-Cyrl. Без тога одлучује KRIBO_LANG,\n'
        '              па систем; може да стоји било где\n'
        '\n'
        'Карта се пише ранг, па боја: 5Х, 10К, AП, или енглески: 5H, TD (10D), AS.\n'
        '\n'
        'Примери:\n'
        '  kribo play\n'
        '  kribo score 5C 5D 5S JH 5H\n'
        '  kribo pegs 7H 8C 9D\n'
        '  kribo help play'
    ),
    'help-serve': (
        'Употреба: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]\n'
        '\n'
        'Отвара играоницу: страницу за прегледаче на којој људи и ботови играју за\n'
        'столовима. Каже коју адресу треба отворити. Ctrl-C је зауставља; кад је поново\n'
        'покренете, партије се настављају.\n'
        '\n'
        '  --host ADDRESS   ко може да јој приступи: 127.0.0.1 је само овај рачунар, и\n'
        '                   тако је ако не кажете друкчије; 0.0.0.0 су сви на мрежи\n'
        '  --port NUMBER    8000 ако не кажете друкчије\n'
        '  --database URL   где се све чува: sqlite:///PATH, или memory: да се ништа не\n'
        '                   чува. Без ове опције, датотека у вашој фасцикли за податке\n'
        '\n'
        'Како да је отворите за друге, пише у docs/hosting.md.'
    ),
    'help-score': (
        'Употреба: kribo score CARDS [--crib] [--json]\n'
        '\n'
        'Колико вреди рука или криб: избројано наглас, па ставка по ставка.\n'
        'CARDS су 4 до 6 карата, а последња је почетна.\n'
        '\n'
        '--crib    броји криб: иста боја важи само уз почетну карту\n'
        '--json    један ред за програме: поени и ставке\n'
        '-         уместо CARDS: у сваком реду стандардног улаза једна рука, за сваку\n'
        '          један ред одговора; излазни статус је 2 ако неки ред није ваљао\n'
        '\n'
        'Примери:\n'
        'kribo score 5H 5C 5S JD 5D\n'
        'kribo score --crib 2S 5S 8S JS QD\n'
        'kribo score - --json < hands.txt'
    ),
    'help-pegs': (
        'Употреба: kribo pegs CARDS [--json]\n'
        '\n'
        'Шта доноси свака карта једног збира. CARDS су карте редом како су одигране,\n'
        'чије год биле; поен за „даље“ или за последњу карту овде се не рачуна.\n'
        '\n'
        '--json    један ред за програме: поени сваке карте, и збир\n'
        '-         уместо CARDS: у сваком реду стандардног улаза један збир, за сваки\n'
        '          један ред одговора; излазни статус је 2 ако неки ред није ваљао\n'
        '\n'
        'Примери:\n'
        'kribo pegs 7H 8D 9C\n'
        'kribo pegs 4H 5D 6C 3S --json'
    ),
    'help-play-out': (
        'Употреба: kribo play-out --hands HAND HAND ... --dealer SEAT [--single]\n'
        '           [--json] CARDS\n'
        '\n'
        'Цело одигравање једног дељења, карту по карту: збир, поени, свако „даље“ и\n'
        'резултат. CARDS су карте редом како су одигране; чије су и ко каже „даље“,\n'
        'следи из правила. Између руку и CARDS мора да стоји нека опција или --.\n'
        '\n'
        '--hands     две до шест руку, свака под наводницима, од места 1 у смеру\n'
        '            казаљке на сату\n'
        '--dealer    место које дели; почиње место лево од њега\n'
        '--single    одигравање се завршава првим збиром, као у крибиџу са пет карата\n'
        '--json      један ред за програме\n'
        '\n'
        'Примери:\n'
        'kribo play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC'
    ),
    'help-stats': (
        'Употреба: kribo stats show [--keep NUMBER] [--crib] [--json]\n'
        '\n'
        'Колико се често јавља колико поена: тачни бројеви за све руке са свим почетним\n'
        'картама.\n'
        '\n'
        '--keep    колико је карата у руци, од 3 до 5; 4 ако се не наведе\n'
        '--crib    иста боја броји се као у крибу\n'
        '--json    један ред за програме\n'
        '\n'
        'Примери:\n'
        'kribo stats show\n'
        'kribo stats show --keep 3 --crib --json'
    ),
    'help-simulate': (
        'Употреба: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER]\n'
        '           [--duplicate] [--workers NUMBER] [--options] [--json]\n'
        '\n'
        'Партије између ботова: ко побеђује, с коликом разликом и одакле долазе поени.\n'
        '\n'
        '--bots      играч на сваком месту, са зарезима између, или један за сва:\n'
        '              random   било шта што правила допуштају\n'
        '              greedy   највише поена одмах\n'
        '              basic    разуман играч\n'
        '              1 до 8, top   нивои машине, од најслабијег\n'
        '--games     колико партија; 1000 ако се не наведе\n'
        '--seed      исто семе, исте партије; 1 ако се не наведе\n'
        '--duplicate свако дељење игра се тако да свака страна буде једном на сваком\n'
        '            месту, па је срећа свима иста; --games се тада заокружује навише,\n'
        '            на целе групе\n'
        '--workers   колико партија одједном; колико има процесора ако се не наведе;\n'
        '            мења само време\n'
        '--json      један ред за програме; спискови иду по странама, ботови по местима\n'
        '\n'
        'Игра се бира као у kribo play: --variant, --players, --teams, --preset,\n'
        '--target, --counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'Проценти имају распон, од - до, у ком је истина 95 пута од 100.\n'
        'Ctrl-C прекида и исписује што је дотле одиграно.\n'
        '\n'
        'Примери:\n'
        'kribo simulate --bots basic,greedy --games 10\n'
        'kribo simulate --bots basic,greedy --games 10 --duplicate\n'
        'kribo simulate --bots basic --variant three-handed --games 2 --json\n'
        'kribo simulate --bots greedy --option counting=strict --target 61 --games 5'
    ),
    'help-discard': (
        'Употреба: kribo discard CARDS [--dealer] [--scores MINE THEIRS]\n'
        '           [--target NUMBER] [--exact] [--json]\n'
        '\n'
        'Свих 15 начина да се одбаце две од шест карата, у крибиџу са шест карата\n'
        'удвоје. Најбољи је први: по изгледима на победу, а где су они једнаки, по ономе\n'
        'што пише под „свега“.\n'
        '\n'
        '--dealer    делите ви и криб је ваш\n'
        '--pone      дели противник; тако је и ако се не наведе ништа\n'
        '--scores    ваш резултат, па противников; 0 0 ако се не наведе\n'
        '--target    колико поена треба за победу, 121 ако се не наведе\n'
        '--exact     криб се рачуна са свим рукама које противник може да има; први пут\n'
        '            траје пола минута\n'
        '--json      један ред за програме\n'
        '\n'
        'Под „рука“ и „криб“ су просечни поени, а под „за“ и „против“ ваши и противникови\n'
        'поени у одигравању. „Свега“ је рука и за, мање против, и криб, који се одузима\n'
        'ако није ваш. „Губи“ је за колико је процената победа избор слабији од\n'
        'најбољег.\n'
        '\n'
        'Примери:\n'
        'kribo discard 5H 6C 7D JS QS KD --dealer\n'
        'kribo discard 2C 3D 5H 8S JC KD --scores 100 110 --json'
    ),
    'help-peg': (
        'Употреба: kribo peg CARDS --discarded CARDS --starter CARD\n'
        '           [--played CARDS --mine CARDS] [--dealer] [--scores MINE THEIRS]\n'
        '           [--target NUMBER] [--json]\n'
        '\n'
        'Свака карта коју можете да одиграте у неком тренутку крибиџа са шест карата\n'
        'удвоје; прва је она са најбољим изгледима на победу. CARDS су карте које још\n'
        'држите.\n'
        '\n'
        '--discarded  две карте које сте одбацили\n'
        '--starter    почетна карта\n'
        '--played     све карте одигране у овом дељењу, ваше и противникове, редом\n'
        '--mine       које сте од њих одиграли ви\n'
        '--dealer     делите ви; без тога или уз --pone дели противник\n'
        '--scores     ваш садашњи резултат, па противников; 0 0 ако се не наведе\n'
        '--target     колико поена треба за победу, 121 ако се не наведе\n'
        '--json       један ред за програме\n'
        '\n'
        '„За“ и „против“ је колико ћете од овог тренутка просечно добити ви, а колико\n'
        'противник. Од карата истог ранга наводи се само једна.\n'
        '\n'
        'Примери:\n'
        'kribo peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD\n'
        'kribo peg 5H QD JC 4D --discarded 8C KS --starter TD --scores 110 117 --json'
    ),
    'help-analyse': (
        'Употреба: kribo analyse FILE [--exact] [--json]\n'
        '\n'
        'Оцењује запис партије крибиџа са шест карата удвоје, одлуку по одлуку: колико\n'
        'се сваким одбацивањем и сваком одиграном картом губи према најбољем избору, у\n'
        'процентима победа, са разлогом за сваку грешку; и шта је у партији донела срећа,\n'
        'а шта вештина.\n'
        '\n'
        '--exact     криб се при одбацивању рачуна са свим рукама које противник може\n'
        '            да има\n'
        '--json      један ред за програме\n'
        '\n'
        'Губитак испод 0,1 је најбоље, испод 0,5 добро, испод 1,5 непрецизност, испод 4\n'
        'грешка, а преко тога груба грешка. Што може бити случајност, не зове се грешком.\n'
        '\n'
        'Примери:\n'
        'kribo analyse cribbage.kribo'
    ),
    'help-engine': (
        'Употреба: kribo engine [--level LEVEL]\n'
        '\n'
        'Машина за друге програме. Сваки ред стандардног улаза је упит, један JSON\n'
        'објекат; на сваки долази један одговор, један ред JSON-а на стандардном излазу.\n'
        'И на неисправан упит стиже одговор: {"error": {"code", "message"}}.\n'
        'Рад се завршава кад се заврши улаз.\n'
        '\n'
        '--level     1 до 8 или top: ко одговара; top ако се не наведе\n'
        '\n'
        'Упити су discard, play, bid, claim, analyse и levels; описани су у\n'
        'docs/engine-protocol.md.\n'
        '\n'
        'Примери:\n'
        'echo \'{"ask": "levels"}\' | kribo engine'
    ),
    'help-selftest': (
        'Употреба: kribo selftest [--json]\n'
        '\n'
        'Броји на овом рачунару свих 12.994.800 руку од четири карте са почетном, једну\n'
        'по једну ако је језгро преведено, и ставља исход уз објављене бројеве. Излазни\n'
        'статус је 1 ако се ма који разликује.\n'
        '\n'
        '--json    један ред за програме\n'
        '\n'
        'Примери:\n'
        'kribo selftest'
    ),
    'help-build-tables': (
        'Употреба: kribo build-tables [--only NAME]... [--out FOLDER]\n'
        '\n'
        'Прави податке за машину од почетка, сваки пут исте до последњег бајта, и\n'
        'уписује их у попис који стоји уз њих.\n'
        '\n'
        '--only    само једно од онога што се прави; може и више пута\n'
        '--out     фасцикла у коју се уписује; ако се не наведе, она у којој је kribo\n'
        '\n'
        'Примери:\n'
        'kribo build-tables --only show --out .'
    ),
    'help-play': (
        'Употреба: kribo play [--seats NAMES] [--options]\n'
        '\n'
        'Партија крибиџа за овом тастатуром, ред по ред. Прво пише шта се догодило, па\n'
        'вас програм пита. Откуцајте ? кад год хоћете да видите шта можете.\n'
        '\n'
        'Ко игра:\n'
        '--seats     име за свако место, са зарезима између, у смеру казаљке на сату.\n'
        '            1 до 8, top, basic, greedy и random су ботови; you или свако друго\n'
        '            име јесте човек. Ако је људи више, тастатура иде од једног до\n'
        '            другог. Почетник може да победи ниво 1; без --seats играте против\n'
        '            најјачег, top.\n'
        '\n'
        'Шта се игра:\n'
        '--variant   игра; списак даје kribo variants\n'
        '--players   2 до 6; бира игру ако је не бира --variant\n'
        '--teams     2 или 3, за четири или шест играча\n'
        '--preset    classic, esperanto, russian, playroom или acc\n'
        '--target    колико поена треба за победу\n'
        '--counting  auto, assisted, self, muggins или strict\n'
        '--count-seconds   off, или 15 до 90 секунди да се рука изброји\n'
        '--match     single, best-of-N, first-to-P или N-games\n'
        '--stakes    колико плаћа ко изгуби партију, у замишљеном новцу\n'
        '--option    свака друга опција, NAME=VALUE; може и више пута.\n'
        '            Уз say_go=myself „даље“ кажете сами.\n'
        '--dealer    место које прво дели, од 1; иначе се извлачи\n'
        '\n'
        'И још:\n'
        '--seed      било који текст: исто семе, исте карте\n'
        '--save      нова датотека у којој се партија чува\n'
        '\n'
        'Како се говори:\n'
        '--verbosity brief (кратко), normal (обично) или full (опширно); памти KRIBO_VERBOSITY\n'
        '--cards     letters (словима: 5Х) или words (речима: петица херц); памти KRIBO_CARDS\n'
        '--speak     и наглас, преко speech-dispatcher-а или гласом macOS-а\n'
        '--plain     само ред по ред, као уз KRIBO_A11Y=1\n'
        '--full      на целом екрану, са таблом и картама; треба терминал од 80 колона и 24\n'
        '            реда. Уз читач екрана останите при редовима\n'
        '--pace      уз --full: instant (одмах), fast (брзо), normal (обично) или slow\n'
        '            (споро); памти KRIBO_PACE\n'
        '\n'
        'Кад откуцате „крај“ или се улаз заврши, партија се чува и пише како да је\n'
        'наставите.\n'
        '\n'
        'Примери:\n'
        'kribo play\n'
        'kribo play --seats you,3\n'
        'kribo play --seats Ana,Bo --target 61\n'
        'kribo play --players 4 --teams 2 --counting muggins\n'
        'kribo play --preset acc --save league.kribo'
    ),
    'help-resume': (
        'Употреба: kribo resume FILE [--seed TEXT] [--say-go] [--options]\n'
        '\n'
        'Наставља прекинуту партију или меч. Наставак се уписује у FILE.\n'
        '\n'
        '--seed      семе с којим је партија почела, да дође до истих карата\n'
        '--say-go    „даље“ кажете сами\n'
        '\n'
        'Како се говори, као у kribo play: --verbosity, --cards, --speak, --plain, --full,\n'
        '--pace.\n'
        '\n'
        'Примери:\n'
        'kribo resume cribbage.kribo'
    ),
    'help-replay': (
        'Употреба: kribo replay FILE [--options]\n'
        '\n'
        'Преноси сваку партију из записа, од прве карте до последње, са отвореним картама\n'
        'и резултатом пред свако дељење. Где је запис оштећен или крши правила,\n'
        'исписује ред и разлог, а излазни статус је 2.\n'
        '\n'
        'Како се говори, као у kribo play: --verbosity, --cards, --speak, --plain.\n'
        '\n'
        'Примери:\n'
        'kribo replay cribbage.kribo'
    ),
    'help-join': (
        'Употреба: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]\n'
        '\n'
        'Седате за сто на kribo серверу; све иде ред по ред, као у kribo play. URL је веза до\n'
        'стола, како је показује прегледач, или адреса сервера: тамо бирате сто или отварате\n'
        'свој. Откуцајте ? кад год хоћете да видите шта можете.\n'
        '\n'
        '--name      ко сте тамо; без тога ко сте били последњи пут, или вас програм пита\n'
        '--code      шест слова и цифара, шифра стола\n'
        '--seat      место на које седате, од 1; иначе прво слободно\n'
        '--watch     гледате и не седате\n'
        '\n'
        'Кад отварате сто, на адреси сервера:\n'
        '--bots      ботови за наредна места, са зарезима између: 1 до 8, top, basic, greedy\n'
        '            или random; остала места су слободна\n'
        '--clock     untimed, 60 (секунди за сваку одлуку) или 300+5 (за партију, и додатак\n'
        '            после сваке одлуке)\n'
        '--chat      presets (готове реченице) или free (било који текст)\n'
        '--listed    други налазе сто у списку\n'
        'Игра се бира као у kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'И још:\n'
        '--verbosity, --speak, --plain, --full и --pace, као у kribo play\n'
        '--save      нова датотека у којој се чувају партије одигране до краја\n'
        '\n'
        'Ctrl-C или „крај“ излази, а место остаје ваше и пише како да се вратите. Прекинута\n'
        'веза враћа се сама.\n'
        '\n'
        'Примери:\n'
        'kribo join https://example.org/t/k7m2p9q4x3rt --name Ana\n'
        'kribo join localhost:8000 --code 7QKM4X\n'
        'kribo join localhost:8000 --bots 3 --target 61'
    ),
    'help-variants': (
        'Употреба: kribo variants [NAME] [--json]\n'
        '\n'
        'Које игре постоје; или, за игру коју наведете, њене опције и вредности.\n'
        '\n'
        '--json      један ред за програме\n'
        '\n'
        'Примери:\n'
        'kribo variants\n'
        'kribo variants five-card\n'
        'kribo variants --json'
    ),
    'help-rules': (
        'Употреба: kribo rules NAME\n'
        '\n'
        'Правила игре или странице о бројању и о опцијама, у Markdown-у.\n'
        '\n'
        'Примери:\n'
        'kribo rules six-card\n'
        'kribo rules counting'
    ),
    'join-ask-name': 'Како се зовете?',
    'join-table': (Variable(name='number'), ': ', Variable(name='variant'), ', до ', Variable(name='target'), '. Играчи: ', Select('players', {'none': 'нико', 'other': (Variable(name='players'),)}, 'other'), '. ', Select('open', {0: 'Нема слободних места.', 'one': ('Слободно је ', Variable(name='open'), ' место.',), 'few': ('Слободна су ', Variable(name='open'), ' места.',), 'other': ('Слободно је ', Variable(name='open'), ' места.',)}, 'other'), Select('yours', {'yes': ' Ви тамо седите.', 'no': ''}, 'no'),),
    'join-no-tables': 'Овде сада ниједан сто није отворен.',
    'join-choose': (Select('number', {0: 'Откуцајте „нови“ да отворите сто, или „крај“.', 'other': 'Откуцајте број стола, „нови“ да отворите свој, или „крај“.'}, 'other'),),
    'join-new': 'нови new',
    'join-not-remembered': ('Ко сте, не може да се сачува у ', Variable(name='file'), '. Ако изађете, нећете моћи да се вратите на ово место.',),
    'join-seat-open': ('Место ', Variable(name='seat'), ': слободно.',),
    'join-watching': 'Гледате.',
    'join-link': ('Веза до стола: ', Variable(name='link'), ' Шифра: ', Variable(name='code'),),
    'join-fill': 'Сачекајте да сва места буду заузета или откуцајте „бот“ да за сто седне рачунар.',
    'join-full': ('Сва места су заузета. ', Select('host', {'yes': 'Откуцајте „почни“ да партија почне.', 'no': 'Партију почиње домаћин.'}, 'no'),),
    'join-not-begun': 'Партија још није почела. Откуцајте ? да видите шта можете.',
    'join-got-up': (Variable(name='player'), ' устаје од стола.',),
    'join-ready': (Variable(name='player'), ' чека следећу партију.',),
    'join-seat-lost': 'Више не седите за овим столом.',
    'join-phrase': (Variable(name='number'), ': ', Variable(name='phrase'),),
    'join-possible': (
        'За овим столом:\n'
        '/здраво каже „здраво“ осталима; „реци“ даје списак готових реченица, „реци 3“ изговара трећу\n'
        '„почни“ почиње партију, „следећа“ прелази на следећу\n'
        '„пауза“ зауставља партију и сатове, „настави“ је наставља\n'
        '„позови“ даје везу и шифру стола\n'
        '„бот 2“ ставља рачунар на место 2, „бот 2 5“ његов ниво 5; „ослободи 2“ ослобађа место 2\n'
        '„замени 2“ даје рачунару да игра уместо онога ко није на месту 2\n'
        '„крај“ излази, а место остаје ваше; „напусти“ још и каже осталима да не чекају\n'
        '„затвори“ затвара сто за којим нема никог другог'
    ),
    'join-kept': ('Место остаје ваше. За повратак: ', Variable(name='command'),),
    'join-not-saved': ('Запис не може да се упише: ', Variable(name='file'),),
    'table-command-start': 'почни почети',
    'table-command-next': 'следећа реванш',
    'table-command-pause': 'пауза',
    'table-command-resume': 'настави',
    'table-command-say': 'реци',
    'table-command-invite': 'позови веза',
    'table-command-bot': 'бот',
    'table-command-kick': 'ослободи',
    'table-command-stand_in': 'замени',
    'table-command-leave': 'напусти',
    'table-command-close': 'затвори',
    'error-bad-address': ('„', Variable(name='address'), '“ није адреса стола ни сервера. Копирајте је из прегледача, као https://example.org/t/abc.',),
    'error-server-unreachable': (Variable(name='server'), ' није доступан: ', Select('reason', {'name': 'нема сервера с тим именом.', 'refused': 'тамо не ради ниједан сервер.', 'slow': 'не одговара.', 'tls': 'сертификат му није важећи.', 'other': 'мрежа не дозвољава.'}, 'other'),),
    'error-server-strange': (Variable(name='server'), ' не одговара као kribo сервер ове верзије.',),
    'error-server-says': (Variable(name='sentence'),),
    'error-not-connected': 'Сада нема везе, па ред није послат. Откуцајте га поново кад се веза врати.',
    'error-table-is-there': ('Тај сто већ постоји и има своја правила. Изоставите ', Variable(name='option'), '.',),
    'error-no-open-seat': 'За овим столом нема слободног места. За гледање: --watch',
    'error-you-sit-elsewhere': ('За овим столом већ седите, на месту ', Variable(name='seat'), '.',),
    'error-too-many-bots': ('У игри ', Variable(name='variant'), ' уз вас ', Select('most', {'one': ('може да игра ', Variable(name='most'), ' бот',), 'few': ('могу да играју ', Variable(name='most'), ' бота',), 'other': ('може да игра ', Variable(name='most'), ' ботова',)}, 'other'), ', а у --bots их је ', Variable(name='found'), '.',),
    'error-not-a-clock': ('„', Variable(name='text'), '“ није сат. Напишите untimed, или 60 за секунде по одлуци, или 300+5 за секунде по партији и додатак после сваке одлуке.',),
    'error-table-command-unclear': (Select('command', {'say': 'Откуцајте „реци“ и број реченице, или / и текст.', 'bot': 'Откуцајте „бот“, „бот“ и место, или „бот“, место и ниво, као „бот 2 5“.', 'kick': 'Откуцајте „ослободи“ и место, као „ослободи 2“.', 'stand_in': 'Откуцајте „замени“ и место, као „замени 2“.', 'other': 'Та наредба стоји сама.'}, 'other'), ' Откуцајте ? да видите шта можете.',),
    'error-no-such-phrase': ('Нема реченице ', Variable(name='text'), '. Бројеви су од 1 до ', Variable(name='most'), '; само „реци“ даје списак.',),
    'error-not-a-seat': ('„', Variable(name='text'), '“ није место за овим столом. Места су од 1 до ', Variable(name='most'), '.',),
    'error-no-speech': 'Овде нема програма који говори. Инсталирајте speech-dispatcher, у ком је spd-say, или изоставите --speak.',
    'error-no-voice': ('Овде нема гласа за овај језик (', Variable(name='language'), '). Инсталирајте га или изоставите --speak.',),
    'web-keys': 'Тастери',
    'web-keys-intro': 'Тастер је место на тастатури, исто у сваком распореду. Да бисте га променили, изаберите „Промени“ и притисните други. Све се чува на овом уређају.',
    'web-keys-reader': 'Читач екрана који страницу чита ред по ред задржава појединачне тастере за себе: овамо стижу кад је пребачен на прослеђивање тастера. Тастери са Alt, мени и текстуални режим раде и без тога.',
    'web-keys-where': 'Где раде појединачни тастери',
    'web-keys-place': (Select('value', {'page': 'Свуда за столом', 'table': 'Само на руци, на столу и на дугмадима игре'}, 'table'),),
    'web-keys-group': (Select('group', {'ask': 'Питања', 'table': 'За столом', 'go': 'Кретање'}, 'go'),),
    'web-keys-action': (Select('action', {'earlier': 'Читај дневник уназад', 'later': 'Читај дневник унапред', 'talk': 'Реци нешто', 'number': 'До бројева', 'pause': 'Пауза и наставак', 'verbosity': 'Опширност', 'sound': 'Укључи или искључи звук', 'go-hand': 'До моје руке', 'go-table': 'До стола', 'go-log': 'До дневника', 'go-talk': 'До готових реченица'}, 'go-talk'),),
    'web-keys-change': 'Промени',
    'web-keys-change-of': ('Промени: ', Variable(name='action'), ', сада ', Variable(name='key'),),
    'web-keys-usual': 'Подразумевано',
    'web-keys-usual-of': ('Подразумевано: ', Variable(name='key'), ', ', Variable(name='action'),),
    'web-keys-none': 'без тастера',
    'web-keys-clear': 'Без тастера',
    'web-keys-press': ('Нови тастер: ', Variable(name='action'),),
    'web-keys-press-help': 'Притисните слово или знак, по жељи уз Shift или Alt. Escape оставља све како је било.',
    'web-keys-cancel': 'Одустани',
    'web-keys-refused': 'Овај тастер не може да се изабере. Узмите слово или знак, по жељи уз Shift или Alt.',
    'web-keys-clash': ('Тастер ', Variable(name='key'), ' је већ заузет: ', Variable(name='action'), '.',),
    'web-keys-swap': 'Замени та два тастера',
    'web-keys-set': (Variable(name='action'), ': ', Variable(name='key'), '.',),
    'web-keys-all-usual': 'Врати све подразумеване',
    'web-keys-all-set': 'Сви тастери су опет подразумевани.',
    'web-keys-fixed-title': 'Увек исти',
    'web-keys-fixed': (Select('what', {'move': 'Стрелице лево и десно, Home и End иду од карте до карте.', 'card': 'Размакница или број места бира карту; цифрама се уносе и бројеви.', 'confirm': 'Enter ради оно што пише на главном дугмету.', 'undo': 'Backspace или Ctrl+Z поништава избор или узима назад одбачене карте.', 'menu': 'Escape отвара мени.', 'help': 'F1 отвара помоћ, Shift+F1 показује правила за овим столом.', 'phrase': 'Alt+1 до Alt+9 изговарају првих девет готових реченица.'}, 'phrase'),),
    'web-keys-off': 'Појединачни тастери су искључени.',
    'web-keys-only-table': 'Појединачни тастери раде само на руци, на столу и на дугмадима игре.',
    'web-keys-change-all': 'Промени тастере',
    'web-key-sign': (Select('sign', {'comma': 'зарез (,)', 'period': 'тачка (.)', 'slash': 'коса црта (/)', 'question': 'упитник (?)'}, 'question'),),
    'game-is': ('Игра се ', Variable(name='variant'), ', до ', Variable(name='target'), '.',),
    'welcome': 'Откуцајте ? кад год хоћете да видите шта можете, а „правила“ да прочитате како се игра.',
    'pass-keyboard': ('За тастатуру сада седа ', Variable(name='player'), '. Притисните Enter кад нико други не гледа.',),
    'nothing-said': 'Још се ништа није догодило.',
    'no-clock': 'Сат сада не ради.',
    'clock-runs': (Select('n', {'one': ('Још ', Variable(name='n'), ' секунда.',), 'few': ('Још ', Variable(name='n'), ' секунде.',), 'other': ('Још ', Variable(name='n'), ' секунди.',)}, 'other'),),
    'verbosity': (Select('verbosity', {'brief': 'Одсад се говори кратко.', 'full': 'Одсад се говори опширно.', 'normal': 'Одсад се говори као обично.'}, 'normal'),),
    'resign-sure': 'Предајете партију? Откуцајте „да“ или било шта друго да наставите.',
    'resign-yes': 'да д yes y',
    'next-game': ('Притисните Enter за партију ', Variable(name='number'), ' или откуцајте „крај“.',),
    'saved-finished': ('Сачувано у ', Variable(name='file'), '.',),
    'saved-unfinished': ('Сачувано у ', Variable(name='file'), '. За наставак: ', Variable(name='command'),),
    'not-saved': 'Партија није могла да се сачува у датотеку, па је ево овде. Копирајте ове редове у датотеку, па ћете моћи да је наставите.',
    'game-number': ('Партија ', Variable(name='number'), '.',),
    'record-unfinished': 'Запис се овде завршава; партија није завршена.',
    'variant-line': (Variable(name='name'), ': ', Variable(name='players'), ' играча, ', Select('same', {'yes': ('свакоме се дели ', Variable(name='most'),), 'no': ('дели се ', Variable(name='least'), ' или ', Variable(name='most'),)}, 'no'), ', задржава се ', Variable(name='keep'), ', у крибу ', Variable(name='crib'), ', до ', Variable(name='target'), '.',),
    'variant-line-teams': (Variable(name='name'), ': ', Variable(name='players'), ' играча у ', Variable(name='sides'), ' тима, ', Select('same', {'yes': ('свакоме се дели ', Variable(name='most'),), 'no': ('дели се ', Variable(name='least'), ' или ', Variable(name='most'),)}, 'no'), ', задржава се ', Variable(name='keep'), ', у крибу ', Variable(name='crib'), ', до ', Variable(name='target'), '.',),
    'options-head': 'Свака опција има вредност која је овде наведена док не изаберете другу; остале стоје испод ње.',
    'option-usual': (Variable(name='option'), '=', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-or': ('или ', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-form': ('Могуће вредности: ', Variable(name='values'),),
    'error-unknown-page': ('Нема правила „', Variable(name='page'), '“. Пробајте: ', Variable(name='known'), '.',),
    'error-option-without-value': ('„', Variable(name='text'), '“ не поставља ниједну опцију. Пишите --option NAME=VALUE, на пример --option crib_flush=four.',),
    'error-option-given-otherwise': (Variable(name='option'), ' и ', Variable(name='other'), ' одређују исто. Наведите само једно.',),
    'error-seats-and-players': ('Број играча није исти: уз --seats их је ', Variable(name='seats'), ', а уз --players ', Variable(name='players'), '.',),
    'error-variant-and-players': (Variable(name='variant'), ' је за ', Variable(name='seats'), ' играча, а тражено их је ', Variable(name='players'), '.',),
    'error-variant-and-teams': (Select('sides', {0: (Variable(name='variant'), ' се игра без тимова, а тражено их је ', Variable(name='teams'), '.',), 'other': (Variable(name='variant'), ' се игра у ', Variable(name='sides'), ' тима, а тражено их је ', Variable(name='teams'), '.',)}, 'other'),),
    'error-no-such-teams': (Select('teams', {0: ('Нема игре за ', Variable(name='players'), ' играча. Може да игра од двоје до шесторо.',), 'one': ('Нема игре за ', Variable(name='players'), ' играча у ', Variable(name='teams'), ' тиму. Четворо може у 2 тима, шесторо у 2 или 3.',), 'few': ('Нема игре за ', Variable(name='players'), ' играча у ', Variable(name='teams'), ' тима. Четворо може у 2 тима, шесторо у 2 или 3.',), 'other': ('Нема игре за ', Variable(name='players'), ' играча у ', Variable(name='teams'), ' тимова. Четворо може у 2 тима, шесторо у 2 или 3.',)}, 'other'),),
    'error-number-of-seats': (Variable(name='variant'), ' је за ', Variable(name='needed'), ' играча, а уз --seats их је ', Variable(name='found'), '.',),
    'error-you-and-others': '„you“ може само кад сте једини човек за столом. Дајте свакоме име.',
    'error-name-twice': ('Два играча имају исто име: ', Variable(name='name'), '. Дајте им различита.',),
    'error-file-exists': (Variable(name='file'), ' већ постоји. Дајте име нове датотеке или наставите ту партију: kribo resume ', Variable(name='file'),),
    'error-cannot-write': (Variable(name='file'), ' не може да се упише: те фасцикле нема или немате право на упис у њу.',),
    'error-cannot-read': (Variable(name='file'), ' не може да се прочита: ', Select('reason', {'missing': 'нема такве датотеке.', 'forbidden': 'немате право да је читате.', 'folder': 'то је фасцикла.', 'huge': 'превелика је за запис партије.', 'other': 'систем одбија.'}, 'other'),),
    'error-record-not-text': ('Ред ', Variable(name='line'), ' није текст у UTF-8, а запис јесте.',),
    'error-not-one-match': ('Партија ', Variable(name='game'), ' из те датотеке не наставља меч који у њој почиње, па не може да се игра даље.',),
    'error-match-is-over': ('У ', Variable(name='file'), ' више нема шта да се игра. Да је погледате поново: kribo replay ', Variable(name='file'),),
    'error-record-line': ('Ред ', Variable(name='line'), ': ', Variable(name='reason'),),
    'error-record-format': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а запис почиње са „', Variable(name='expected'), '“.',),
    'error-record-blank': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а у запису је ту празан ред, између заглавља и потеза.',),
    'error-record-between': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а запис се ту завршава: може да дође празан ред и следећи запис, или ништа.',),
    'error-record-ends-early': ('Запис се завршава у реду ', Variable(name='line'), ', пре свог последњег реда: „final:“ или „unfinished:“ и резултат.',),
    'error-record-head': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а у запису ту стоји „', Variable(name='name'), ': “ и вредност.',),
    'error-record-rules': ('Ред ', Variable(name='line'), ': запис прати правила ', Variable(name='version'), ', а овде су позната само ', Variable(name='known'), '.',),
    'error-record-seat': ('Ред ', Variable(name='line'), ': нема места ', Variable(name='seat'), '. Места су од 1 до ', Variable(name='most'), '.',),
    'error-record-form': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а у запису се то пише „', Variable(name='expected'), '“.',),
    'error-record-score': ('Ред ', Variable(name='line'), ' је „', Variable(name='text'), '“, а по потезима се запис завршава са „', Variable(name='expected'), '“.',),
    'error-bad-name': ('„', Variable(name='name'), '“ не може да буде име. Име има од 1 до ', Variable(name='most'), ' видљивих знакова.',),
    'error-no-action': ('„', Variable(name='text'), '“ није потез. Потез је „deal“ и 52 карте, или место и једно од: ', Variable(name='words'), '.',),
    'error-too-much-after': ('Иза „', Variable(name='word'), '“ не сме да стоји ништа, а стоји „', Variable(name='text'), '“.',),
    'error-not-a-whole-number': ('„', Variable(name='text'), '“ није цео број од ', Variable(name='least'), ' навише.',),
    'error-line': ('грешка: ', Variable(name='sentence'),),
    'item-kind': (Select('kind', {'fifteen': 'петнаест', 'pair': 'пар', 'run': 'низ', 'flush': 'иста боја', 'nobs': 'жандар у боји'}, 'nobs'),),
    'item-total': 'укупно',
    'score-line': (Variable(name='count'), ' Укупно: ', Variable(name='total'), '.',),
    'error-cards-of-a-show': ('За бодовање треба од ', Variable(name='least'), ' до ', Variable(name='most'), ' карата, а последња је почетна; ', Select('found', {0: 'овде нема ниједне', 'one': ('овде је ', Variable(name='found'),), 'few': ('овде су ', Variable(name='found'),), 'other': ('овде их је ', Variable(name='found'),)}, 'other'), '.',),
    'peg-fifteen': 'петнаест, два поена',
    'peg-thirty-one': 'тридесет један, два поена',
    'peg-pair': 'пар, два поена',
    'peg-pair-royal': 'три исте, шест поена',
    'peg-double-pair-royal': 'четири исте, дванаест поена',
    'peg-run': ('низ од ', Select('len', {3: 'три', 4: 'четири', 5: 'пет', 6: 'шест', 7: 'седам'}, 7), ', ', Select('len', {3: 'три поена', 4: 'четири поена', 5: 'пет поена', 6: 'шест поена', 7: 'седам поена'}, 7),),
    'peg-last': 'један поен за последњу карту',
    'peg-more': (Variable(name='before'), '; ', Variable(name='item'),),
    'pegs-line': (Variable(name='points'), '; збир ', Variable(name='count'),),
    'error-no-cards': 'Нисте навели ниједну карту. Напишите бар једну, на пример 7Х.',
    'error-over-31': ('На збир ', Variable(name='count'), ' не може ', Variable(name='card'), ': граница је 31.',),
    'play-out-card': ('Место ', Variable(name='seat'), ': ', Variable(name='card'), ', збир ', Variable(name='count'), '. Резултат: ', Variable(name='scores'), '.',),
    'play-out-pegs': ('Место ', Variable(name='seat'), ': ', Variable(name='card'), ', збир ', Variable(name='count'), '. Доноси ', Variable(name='points'), ': ', Variable(name='why'), '. Резултат: ', Variable(name='scores'), '.',),
    'play-out-go': ('Место ', Variable(name='seat'), ': даље!',),
    'play-out-last': ('Место ', Variable(name='seat'), ': један поен за последњу карту. Резултат: ', Variable(name='scores'), '.',),
    'play-out-restart': ('Збир се враћа на нулу. Почиње место ', Variable(name='seat'), '.',),
    'error-option-missing': ('Недостаје ', Variable(name='option'), ': ова наредба не може без тога.',),
    'error-number-of-hands': ('У једном дељењу има од ', Variable(name='least'), ' до ', Variable(name='most'), ' руку, а ', Select('found', {'one': ('овде је ', Variable(name='found'),), 'few': ('овде су ', Variable(name='found'),), 'other': ('овде их је ', Variable(name='found'),)}, 'other'), '.',),
    'error-empty-hand': ('Рука на месту ', Variable(name='seat'), ' нема ниједну карту.',),
    'error-card-after-play': ('Не може ', Variable(name='card'), ': одигравање је завршено.',),
    'error-card-already-laid': ('Већ је одиграна карта ', Variable(name='card'), '. На потезу је место ', Variable(name='turn'), ' и може да игра: ', Variable(name='playable'), '.',),
    'error-card-not-held': ('Нико не држи карту ', Variable(name='card'), '. На потезу је место ', Variable(name='turn'), ' и може да игра: ', Variable(name='playable'), '.',),
    'error-card-out-of-turn': ('Карту ', Variable(name='card'), ' држи место ', Variable(name='seat'), ', а на потезу је место ', Variable(name='turn'), ' и може да игра: ', Variable(name='playable'), '.',),
    'error-card-over-31': ('На збир ', Variable(name='count'), ' не може ', Variable(name='card'), ': граница је 31. Место ', Variable(name='turn'), ' може да игра: ', Variable(name='playable'), '.',),
    'error-cards-to-lay': ('Одигравање није завршено. Остале су: ', Variable(name='cards'), '. На потезу је место ', Variable(name='turn'), ' и може да игра: ', Variable(name='playable'), '.',),
    'error-count-not-over': ('Овај збир није завршен. На потезу је место ', Variable(name='turn'), ' и може да игра: ', Variable(name='playable'), '.',),
    'stats-score': 'поени',
    'stats-hands': 'руке',
    'stats-percent': 'проценат',
    'stats-mean': ('Просек: ', Variable(name='mean'), ' поена по руци, на ', Variable(name='total'), ' руку.',),
    'error-unknown-statistics': ('Нема статистике „', Variable(name='text'), '“. Постоје: ', Variable(name='known'), '.',),
    'web-readout': (Variable(name='side'), ' ', Variable(name='score'), ', задњи клинчић ', Variable(name='rear'), ' (', Variable(name='last'), '), још ', Variable(name='left'),),
    'web-readout-still': (Variable(name='side'), ' ', Variable(name='score'), ', још ', Variable(name='left'),),
    'web-readout-line': (Variable(name='before'), ', ', Select('line', {'SS': (Select('n', {0: 'на линији двоструког твора', 'other': ('до линије двоструког твора ', Variable(name='n'),)}, 'other'),), 'L': (Select('n', {0: 'на линији марса', 'other': ('до линије марса ', Variable(name='n'),)}, 'other'),), 'S': (Select('n', {0: 'на линији твора', 'other': ('до линије твора ', Variable(name='n'),)}, 'other'),)}, 'S'),),
    'web-readout-past': (Variable(name='before'), ', иза линије ', Select('line', {'L': 'марса', 'S': 'твора'}, 'S'),),
    'web-explain': 'Објасни',
    'web-explain-title': (Variable(name='whose'), ': ', Variable(name='points'),),
    'web-explain-so-far': ('досад ', Variable(name='total'),),
    'web-explain-rule': ('Правило ', Variable(name='clause'),),
    'web-explain-nothing': 'Ове карте не доносе ниједан поен.',
    'web-certificate-title': (Select('where', {'crib': ('Криб од ', Variable(name='n'),), 'hand': ('Рука од ', Variable(name='n'),)}, 'hand'),),
    'web-certificate-button': ('Сведочанство: ', Variable(name='player'), ', ', Variable(name='n'),),
    'web-certificate-note': (Variable(name='player'), ': ', Select('where', {'crib': 'криб', 'hand': 'рука'}, 'hand'), ' од ', Variable(name='n'), '! Сведочанство је у менију.',),
    'web-certificate-cards': (Variable(name='cards'), '; почетна: ', Variable(name='starter'), '.',),
    'web-certificate-ways': ('Четири карте и почетна могу се добити на ', Variable(name='all'), ' начина; ', Variable(name='n'), ' поена ', Select('ways', {'one': ('доноси ', Variable(name='ways'),), 'few': ('доносе ', Variable(name='ways'),), 'other': ('доноси ', Variable(name='ways'),)}, 'other'), ' од њих.',),
    'web-certificate-deals': ('Ко од шест карата задржи најбоље четири, добија такву руку једном у ', Variable(name='deals'), ' дељења.',),
    'web-certificate-link': 'Веза до понављања, кад се партија заврши',
    'web-print': 'Штампај',
    'phrase-hello': 'Здраво!',
    'phrase-good-luck': 'Срећно!',
    'phrase-well-played': 'Лепо одиграно!',
    'phrase-nice-hand': 'Добра рука!',
    'phrase-thanks': 'Хвала!',
    'phrase-sorry': 'Извините!',
    'phrase-one-moment': 'Само тренутак, молим.',
    'phrase-back': 'Ево ме поново.',
    'phrase-rematch': 'Још једну?',
    'phrase-goodbye': 'Довиђења!',
    'table-clock': (Select('kind', {'relaxed': ('Рок за сваку одлуку: ', Select('seconds', {'one': (Variable(name='seconds'), ' секунда',), 'few': (Variable(name='seconds'), ' секунде',), 'other': (Variable(name='seconds'), ' секунди',)}, 'other'), '. Кад истекне, одлучује програм.',), 'live': ('За партију свако има ', Select('bank', {'one': (Variable(name='bank'), ' секунду',), 'few': (Variable(name='bank'), ' секунде',), 'other': (Variable(name='bank'), ' секунди',)}, 'other'), ', и још ', Variable(name='increment'), ' после сваке одлуке. Кад истекну, одлучује програм.',), 'untimed': 'Игра се без сата.'}, 'untimed'),),
    'serve-open': ('kribo је на ', Variable(name='address'),),
    'serve-stop': 'Притисните Ctrl-C за крај.',
    'serve-database': ('Све се чува у ', Variable(name='database'),),
    'error-cannot-listen': ('kribo не може да користи порт ', Variable(name='port'), ' на ', Variable(name='host'), ': ', Select('reason', {'taken': 'држи га други програм. Изаберите други помоћу --port.', 'other': 'овај рачунар не дозвољава. Изаберите друго помоћу --host и --port.'}, 'other'),),
    'error-bad-database': ('kribo не познаје базу врсте „', Variable(name='database'), '“. Напишите sqlite:///PATH, или memory: да се ништа не чува.',),
    'error-cannot-open-database': ('База ', Variable(name='database'), ' не може да се отвори: ', Select('reason', {'too-new': 'направио ју је новији kribo. Користите њега.', 'unreadable': 'датотека или њена фасцикла није доступна за читање и упис, или то није база.'}, 'unreadable'),),
    'error-not-known': 'За столом вас још не знају. Прво изаберите име.',
    'error-wrong-password': 'Нема налога са тим именом и том лозинком.',
    'error-bad-account': ('Име налога има од ', Variable(name='least'), ' до ', Variable(name='most'), ' знакова.',),
    'error-bad-password': ('Лозинка има од ', Variable(name='least'), ' до ', Variable(name='most'), ' знакова.',),
    'error-account-taken': ('Налог „', Variable(name='account'), '“ је туђ. Изаберите друго име.',),
    'error-account-already': ('Већ имате налог: „', Variable(name='account'), '“.',),
    'error-no-such-person': 'Нема такве особе.',
    'error-no-such-table': 'Нема тог стола. Можда је затворен.',
    'error-no-such-code': 'Нема стола са том шифром. Шифра је шест слова и цифара.',
    'error-no-such-game': 'Нема те партије.',
    'error-no-such-page': 'На овој адреси нема ничега.',
    'error-table-closed': 'Овај сто је затворен јер за њим више није било никога. Отворите други.',
    'error-no-seat-there': ('Нема тог места: за овим столом има ', Variable(name='seats'), ' места.',),
    'error-seat-taken': ('Ту већ седи ', Variable(name='name'), '. Изаберите слободно место.',),
    'error-seat-refused': 'За овај сто не можете да седнете. Изаберите други.',
    'error-seats-open': (Select('number', {'one': ('Слободно је још ', Variable(name='number'), ' место.',), 'few': ('Слободна су још ', Variable(name='number'), ' места.',), 'other': ('Слободно је још ', Variable(name='number'), ' места.',)}, 'other'), ' Попуните људима или ботовима, па почните.',),
    'error-wrong-number-of-seats': ('Ова игра има ', Variable(name='needed'), ' места, а наведено их је ', Variable(name='found'), '.',),
    'error-nobody-sits': 'На једном од места морате да седите ви.',
    'error-not-your-seat': 'То место није ваше.',
    'error-own-seat': 'То је ваше место. Устаните с њега.',
    'error-not-sitting': 'То може само онај ко седи за овим столом. Прво заузмите место.',
    'error-not-host': 'То може само домаћин овог стола.',
    'error-others-sit-here': 'За овим столом седе и други. Само изађите.',
    'error-no-spectators': 'Домаћин овог стола не жели посматраче.',
    'error-bad-clock': (Select('setting', {'bank': 'Време за партију', 'increment': 'Додатак после одлуке', 'seconds': 'Време за одлуку'}, 'seconds'), ' мора да буде од ', Variable(name='least'), ' до ', Variable(name='most'), ' секунди, а не ', Variable(name='number'), '.',),
    'error-not-between-games': (Select('status', {'open': 'Прва партија још није почела.', 'other': 'То може само пре партије или између две партије.'}, 'other'),),
    'error-not-playing': (Select('status', {'open': 'Партија још није почела.', 'paused': 'Партија је на паузи. Прво је наставите.', 'between': 'Партија је завршена. Почните следећу.', 'other': 'Овде није у току ниједна партија.'}, 'other'),),
    'error-not-paused': 'Партија није на паузи.',
    'error-not-away': 'На том месту нико није одсутан довољно дуго. Сачекајте мало.',
    'error-nothing-to-cut': 'Сада нема шта да се пресеца.',
    'error-stale': 'Партија је у међувремену одмакла. Погледајте поново, па одлучите.',
    'error-not-over': 'Партија није завршена. Карте ће се видети на крају.',
    'error-game-damaged': (Select('version', {0: 'Ова партија је играна по правилима која овај kribo не зна, па не може да се прикаже.', 'other': ('Сачувана партија је оштећена на потезу ', Variable(name='version'), ', па не може да се настави.',)}, 'other'),),
    'error-unknown-phrase': ('Нема реченице „', Variable(name='phrase'), '“. Постоје: ', Variable(name='known'), '.',),
    'error-chat-presets-only': 'За овим столом могу само готове реченице.',
    'error-chat-partners': 'Партнери не разговарају док дељење траје. До краја партије послужите се готовим реченицама.',
    'error-bad-chat': ('Порука треба да има од 1 до ', Variable(name='most'), ' видљивих знакова.',),
    'error-bad-json': 'То није JSON.',
    'error-not-json': 'Пошаљите JSON, са заглављем Content-Type: application/json.',
    'error-bad-body': ('Захтев није исправан: ', Variable(name='reason'), '.',),
    'error-bad-query': ('Адреса није исправна: ', Variable(name='reason'), '.',),
    'error-bad-message': ('Порука не може да се прочита: ', Variable(name='reason'), '.',),
    'error-number-too-big': ('Тај број је превелик. Највећи је ', Variable(name='most'), '.',),
    'error-too-big': (Select('what', {'message': 'Порука је превелика.', 'body': 'Захтев је превелик.'}, 'body'), ' Може да има ', Variable(name='most'), ' бајтова.',),
    'error-too-many': (Select('what', {'tables': 'Седите за превише столова. Прво затворите неки.', 'sockets': 'Отворено је превише веза. Прво затворите неку.', 'watchers': 'Овај сто гледа превише људи. Покушајте касније.', 'guests': 'Са ваше адресе дошло је превише гостију. Покушајте касније или се пријавите на налог.', 'passwords': 'Пробано је превише лозинки. Сачекајте минут.', 'chat': 'Пишете превише одједном. Сачекајте тренутак.', 'records': 'То је превише записа одједном. Узмите мање или сачекајте тренутак.', 'codes': 'Пробано је превише шифара. Сачекајте минут.', 'other': 'То је превише одједном. Сачекајте тренутак.'}, 'other'),),
    'error-wrong-origin': 'То је тражио други сајт, па је одбијено.',
    'error-method-not-allowed': 'Ова адреса не прима такав захтев.',
    'error-our-fault': 'У програму kribo је нешто пошло наопако; ништа није промењено. Покушајте поново.',
    'simulate-title': (Variable(name='variant'), ', ', Select('games', {'one': (Variable(name='games'), ' партија',), 'few': (Variable(name='games'), ' партије',), 'other': (Variable(name='games'), ' партија',)}, 'other'), ', семе ', Variable(name='seed'),),
    'simulate-title-stopped': (Variable(name='variant'), ', прекинуто после ', Variable(name='played'), ' од ', Variable(name='games'), ' партија, семе ', Variable(name='seed'),),
    'simulate-column': (Select('column', {'side': 'страна', 'bots': 'ботови', 'wins': 'победе', 'percent': 'проценат', 'interval': 'од - до', 'skunks': 'твор', 'pegging': 'одигравање', 'hand': 'руке', 'crib': 'крибови', 'heels': 'жандар', 'start': 'почетак', 'bids': 'понуде', 'deal': 'по дељењу', 'points': 'поени', 'deviation': 'одступање', 'calls': 'хватање'}, 'calls'),),
    'simulate-interval': (Variable(name='low'), ' - ', Variable(name='high'),),
    'simulate-position': (Select('position', {'pone': 'прва рука', 'eldest': 'прва рука', 'dealer': 'делилац', 'other': ('место ', Variable(name='position'),)}, 'other'),),
    'simulate-duplicate': ('Свако дељење игра се ', Variable(name='games'), ' пута, уз замену места.',),
    'simulate-first-dealer': ('Ко први дели, добија ', Variable(name='percent'), ' % партија (', Variable(name='low'), ' - ', Variable(name='high'), ').',),
    'simulate-pace': ('Поени страна су просек по партији. Дељења по партији: ', Variable(name='deals'), ', партија у секунди: ', Variable(name='speed'), '.',),
    'simulate-progress': (Variable(name='played'), ' од ', Variable(name='games'), ' партија',),
    'error-unknown-player': ('Нема играча „', Variable(name='player'), '“. Играчи: ', Variable(name='known'), '.',),
    'error-number-of-bots': ('За ', Variable(name='variant'), ' треба ботова: ', Variable(name='needed'), ', по један за свако место, или једно име за сва; наведено их је ', Variable(name='found'), '.',),
    'web-set-volume-game': 'Јачина: игра',
    'web-set-volume-cues': 'Јачина: потез, време, грешке',
    'web-set-volume-chat': 'Јачина: разговор, доласци и одласци',
    'web-set-stereo': 'Сваки играч се чује са свог места, ви – слева',
    'web-set-captions': 'Звуци се и исписују',
    'web-set-cues-turn': 'Кад сам на потезу',
    'web-set-cues-low': 'Кад ми истиче време',
    'web-cue': (Select('value', {'sound': 'Звук', 'frame': 'Оквир око прозора', 'vibration': 'Вибрација', 'title': 'Наслов прозора'}, 'title'),),
    'web-title-low': ('◷ Време истиче – ', Variable(name='title'),),
    'web-sounds-learn': 'Упознај звуке',
    'web-sounds-help': 'Сваки звук има своју висину и свој ритам.',
    'web-sound-hear': 'Пусти',
    'web-sound-hear-one': ('Пусти: ', Variable(name='sound'),),
    'web-sound-caption': ('звук: ', Variable(name='sounds'),),
    'web-sound-times': (Variable(name='sound'), ' ×', Variable(name='n'),),
    'web-sound-name': (Select('name', {'deal': 'дељење', 'cut': 'извучена карта', 'crib': 'карте у криб', 'bid': 'понуда', 'starter': 'почетна карта', 'heels': 'почетни жандар', 'card-mine': 'ваша карта', 'card-other': 'туђа карта', 'fifteen': 'петнаестица', 'pair': 'пар', 'run': 'низ', 'thirty-one': 'тридесет један', 'go': '„даље“', 'peg': 'клинчић', 'back': 'клинчић назад', 'count': 'корак бројања', 'muggins': 'хватање', 'won': 'победа', 'lost': 'пораз', 'skunk': 'твор', 'turn': 'ви сте на потезу', 'low': 'време истиче', 'timeout': 'време је истекло', 'error': 'грешка', 'chat': 'разговор', 'join': 'неко је дошао', 'leave': 'неко је отишао'}, 'leave'),),
    'web-card': (Select('rank', {'ace': 'кец', 'two': 'двојка', 'three': 'тројка', 'four': 'четворка', 'five': 'петица', 'six': 'шестица', 'seven': 'седмица', 'eight': 'осмица', 'nine': 'деветка', 'ten': 'десетка', 'jack': 'жандар', 'queen': 'дама', 'king': 'краљ'}, 'king'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'херц', 'diamonds': 'каро', 'clubs': 'треф'}, 'clubs'),),
    'web-card-indices': 'A 2 3 4 5 6 7 8 9 10 J Q K',
    'web-card-in-hand': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'),),
    'web-card-makes': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'), ', збир ', Variable(name='count'),),
    'web-card-makes-and-pegs': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'), ', збир ', Variable(name='count'), ', поени: ', Variable(name='points'),),
    'web-makes-and-pegs': (Variable(name='count'), ', +', Variable(name='points'),),
    'web-card-too-much': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'), ', збир би био ', Variable(name='count'),),
    'web-card-for-crib': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'), ', изабрано за криб',),
    'web-card-chosen': (Variable(name='card'), ', ', Variable(name='place'), ' од ', Variable(name='n'), ', изабрано',),
    'web-would-be': ('било би ', Variable(name='count'),),
    'web-auto-card': 'ауто',
    'web-too-much': ('Збир би био ', Variable(name='count'), ', а граница је 31. Можете да играте: ', Variable(name='cards'), '.',),
    'web-too-much-go': ('Збир би био ', Variable(name='count'), ', а граница је 31. Ниједну карту не можете да одиграте: реците „даље“.',),
    'web-title': 'kribo',
    'web-description': 'Крибиџ с друштвом или с рачунаром',
    'web-failure': 'Сервер се не јавља. Учитајте страницу поново за који тренутак.',
    'web-noscript': 'Овој страници треба JavaScript. Наредби „kribo play“ у терминалу не треба.',
    'web-title-turn': ('● Ви сте на потезу – ', Variable(name='title'),),
    'web-page-title': (Variable(name='page'), ' – kribo',),
    'web-moment': (Variable(name='day'), '. ', Variable(name='month'), '. ', Variable(name='year'), '. ', Variable(name='hour'), ':', Variable(name='minute'),),
    'web-loading': 'Само тренутак…',
    'web-error-connection': 'Нема везе са сервером.',
    'web-error-server': 'Сервер није могао да одговори.',
    'web-text-mode': 'Текстуални режим',
    'web-text-short': 'Текст',
    'web-table-mode': 'Назад за сто',
    'web-pages': 'Странице',
    'web-lobby': 'Играј',
    'web-menu': 'Мени',
    'web-close': 'Затвори',
    'web-no': 'Не',
    'web-save': 'Сачувај',
    'web-more': 'Још',
    'web-help': 'Помоћ',
    'web-you': 'Ви',
    'web-name': 'Име',
    'web-your-name': 'Ваше име',
    'web-name-here': 'Ко овде седа?',
    'web-sit-down': 'Седни',
    'web-guest-names': 'Саша Вања Сава Матија Соко Зека Лане Пчела Маца Врабац',
    'web-two-names': (Variable(name='one'), ' и ', Variable(name='other'),),
    'web-chat-line': (Variable(name='player'), ': ', Variable(name='text'),),
    'web-play-computer': 'Играј с рачунаром',
    'web-play-computer-help': 'Види само своје карте.',
    'web-play-now': 'Играј одмах',
    'web-play-friend': 'Играј с друштвом',
    'web-play-friend-help': 'Пошаљите везу или издиктирајте шест знакова. Налог није потребан.',
    'web-have-code': 'Имам шифру',
    'web-code-field': 'Шифра стола',
    'web-code-go': 'Иди тамо',
    'web-own-rules': 'Сто по вашој мери',
    'web-own-rules-help': 'Од двоје до шесторо играча, циљ и правила по вољи.',
    'web-make-table': 'Изабери правила',
    'web-game': 'Игра',
    'web-strength': 'Јачина',
    'web-resume': ('Партија вас чека: ', Variable(name='players'),),
    'web-resume-open': 'Ваш сто чека играче',
    'web-side-score': (Variable(name='side'), ' ', Variable(name='score'),),
    'web-status': (Select('status', {'yours': 'Ви сте на потезу.', 'open': 'Има слободних места.', 'paused': 'Партија је на паузи.', 'between': 'Партија је завршена; може нова.', 'closed': 'Сто је затворен.', 'playing': 'Партија је у току.'}, 'playing'),),
    'web-more-games': (Select('n', {1: 'Још једна партија', 'one': ('Још ', Variable(name='n'), ' партија',), 'few': ('Још ', Variable(name='n'), ' партије',), 'other': ('Још ', Variable(name='n'), ' партија',)}, 'other'),),
    'web-tables': 'Отворени столови',
    'web-no-tables': 'Сада ниједан сто није отворен. Позовите друштво или отворите сто који ће други овде наћи.',
    'web-seats-taken': (Variable(name='taken'), ' од ', Variable(name='seats'),),
    'web-join': 'Придружи се',
    'web-watch': 'Гледај',
    'web-variant': (Select('name', {'six-card': 'Са шест карата, стандардна игра', 'five-card': 'Са пет карата, стара игра', 'seven-card': 'Са седам карата, до 181', 'auction': 'Са лицитацијом: за криб се нуди', 'three-handed': 'Утроје', 'four-handed': 'Учетворо, свако за себе', 'partners': 'Учетворо, двоје против двоје', 'five-handed': 'Упеторо', 'six-handed': 'Ушесторо, свако за себе', 'six-two-teams': 'Ушесторо, два тима', 'six-three-teams': 'Ушесторо, три тима', 'partners-five-card': 'Двоје против двоје, до 61', 'partners-six-dealt': 'Двоје против двоје, дели се шест', 'other': (Variable(name='name'), ' (', Variable(name='seats'), ')',)}, 'other'),),
    'web-variant-short': (Select('name', {'six-card': 'Са шест карата', 'five-card': 'Са пет карата', 'seven-card': 'Са седам карата', 'auction': 'Са лицитацијом', 'three-handed': 'Утроје', 'four-handed': 'Учетворо', 'partners': 'Двоје против двоје', 'five-handed': 'Упеторо', 'six-handed': 'Ушесторо', 'six-two-teams': 'Ушесторо, два тима', 'six-three-teams': 'Ушесторо, три тима', 'partners-five-card': 'Двоје против двоје, до 61', 'partners-six-dealt': 'Двоје против двоје, по 6', 'options': 'Опције', 'counting': 'Бројање', 'other': (Variable(name='name'),)}, 'other'),),
    'web-variant-target': (Select('name', {'partners-five-card': 'Двоје против двоје', 'other': (Select('name', {'six-card': 'Са шест карата', 'five-card': 'Са пет карата', 'seven-card': 'Са седам карата', 'auction': 'Са лицитацијом', 'three-handed': 'Утроје', 'four-handed': 'Учетворо', 'partners': 'Двоје против двоје', 'five-handed': 'Упеторо', 'six-handed': 'Ушесторо', 'six-two-teams': 'Ушесторо, два тима', 'six-three-teams': 'Ушесторо, три тима', 'partners-five-card': 'Двоје против двоје, до 61', 'partners-six-dealt': 'Двоје против двоје, по 6', 'options': 'Опције', 'counting': 'Бројање', 'other': (Variable(name='name'),)}, 'other'),)}, 'other'), ' до ', Variable(name='target'), ', ', Select('counting', {'auto': 'броји програм', 'assisted': 'бројите ви, грешке се исправљају', 'self': 'бројите ви', 'muggins': 'бројите ви, са хватањем', 'strict': 'бројите ви, грешке се плаћају'}, 'strict'),),
    'web-make-game': 'Игра',
    'web-make-more': 'Сва остала правила',
    'web-make-seats': 'Сто',
    'web-make-summary': 'Шта ће се играти',
    'web-make-open': 'Отвори сто',
    'web-make-listed': 'Види се у списку столова',
    'web-make-spectators': 'Други смеју да гледају',
    'web-make-chat': 'Разговор',
    'web-make-clock': 'Сат',
    'web-make-pace': 'Рачунари играју',
    'web-make-absence': 'Кад некога дуго нема',
    'web-preset': 'Играј као',
    'web-preset-none': 'По своме',
    'web-preset-name': (Select('name', {'classic': 'Већина играча', 'esperanto': 'Есперантисти', 'russian': 'Руси: пет карата', 'playroom': 'Играоница: строго бројање', 'acc': 'Клубови у Америци: девет партија', 'other': (Variable(name='name'),)}, 'other'),),
    'web-chat-kind': (Select('value', {'presets': 'Само готове реченице', 'free': 'Готове реченице и слободно писање'}, 'free'),),
    'web-clock-kind': (Select('value', {'untimed': 'Без сата', 'relaxed': 'За сваку одлуку', 'live': 'За целу партију'}, 'live'),),
    'web-clock-seconds': 'Секунде',
    'web-clock-bank': 'Секунде за партију',
    'web-clock-increment': 'Додатне секунде',
    'web-pace': (Select('value', {'human': 'Људским темпом', 'instant': 'Одмах'}, 'instant'),),
    'web-absence': (Select('value', {'pause': 'Партија чека', 'bot': 'Игра рачунар'}, 'bot'),),
    'web-seat-number': ('Место ', Variable(name='n'),),
    'web-seat-name': ('Играч ', Variable(name='n'),),
    'web-seat-open': 'Слободно место',
    'web-somebody-here': 'На овом уређају',
    'web-computer': 'Рачунар',
    'web-computer-level': ('Рачунар: ', Variable(name='level'),),
    'web-option-target': 'Циљ',
    'web-option-first_dealer': 'Ко први дели',
    'web-option-next_dealer': 'Ко дели у мечу',
    'web-option-heels': 'Почетни жандар',
    'web-option-three_for_last': 'Поени првој руци',
    'web-option-single_go': 'После „даље“',
    'web-option-crib_flush': 'Иста боја у крибу',
    'web-option-bicycle_go': '„Даље“ утроје',
    'web-option-seven_crib': 'Величина криба',
    'web-option-auction_when': 'Кад се лицитира',
    'web-option-auction_open': 'Прва понуда',
    'web-option-auction_heels': 'Жандар у лицитацији',
    'web-option-counting': 'Бројање',
    'web-option-count_seconds': 'Време за бројање',
    'web-option-transfer': 'Коме пропуштени поени',
    'web-option-timeout_round': 'Пола поена кад време истекне',
    'web-option-timeout_keep': 'Друга половина',
    'web-option-manual_pegging': 'Бројање у одигравању',
    'web-option-call_seconds': 'Секунде за хватање',
    'web-option-over_penalty': 'Непостојећи поени',
    'web-option-short_hand': 'Коме карта мање',
    'web-option-skunk': 'Твор',
    'web-option-match_points': 'Поени за меч',
    'web-option-match': 'Меч',
    'web-option-stakes': 'Улог',
    'web-option-discard_final': 'Враћање одбачених карата',
    'web-option-number': 'Број',
    'web-match-form': (Select('form', {'best-of-N': 'На већину партија', 'first-to-P': 'До одређених поена за меч', 'N-games': 'Одређен број партија'}, 'N-games'),),
    'web-room': 'Ко игра',
    'web-sit': ('Седни на место ', Variable(name='n'),),
    'web-seat-here': ('Место ', Variable(name='n'), ' за некога на овом уређају',),
    'web-bot-to-seat': ('Рачунар на место ', Variable(name='n'),),
    'web-stand': 'Устани',
    'web-free': 'Ослободи место',
    'web-free-seat': ('Ослободи место (', Variable(name='player'), ')',),
    'web-invite': 'Позови',
    'web-invite-help': 'Ко има ову везу или шифру, може да седне за сто.',
    'web-code': ('Шифра ', Variable(name='code'),),
    'web-link': 'Веза до стола',
    'web-copy': 'Копирај',
    'web-copied': 'Копирано',
    'web-qr': 'Веза до стола као QR код',
    'web-rules-here': 'Правила за овим столом',
    'web-rules-page': 'Сва правила ове игре',
    'web-rules-own-page': 'Отвори на засебној страници',
    'web-board': 'Табла',
    'web-table': 'Сто',
    'web-beside': 'Поред стола',
    'web-your-place': 'Ваше место',
    'web-scores': 'Резултат',
    'web-heading-play': 'Одигравање',
    'web-heading-show': 'Бодовање',
    'web-heading-bidding': 'Лицитација',
    'web-heading-cut': (Select('what', {'deal': 'Извлачење делиоца', 'starter': 'Пресецање'}, 'starter'),),
    'web-game-to': ('Партија до ', Variable(name='target'),),
    'web-game-line': ('Партија до ', Variable(name='target'), ' · Дељење ', Variable(name='deal'), ' · ', Variable(name='crib'),),
    'web-plate': (Variable(name='side'), ': ', Variable(name='score'),),
    'web-to-go': ('још ', Variable(name='n'),),
    'web-lap': ('круг ', Variable(name='lap'), '/', Variable(name='laps'),),
    'web-games': (Select('n', {'one': (Variable(name='n'), ' партија',), 'few': (Variable(name='n'), ' партије',), 'other': (Variable(name='n'), ' партија',)}, 'other'),),
    'web-track': (Variable(name='side'), ' ', Variable(name='score'), ', задњи клинчић ', Variable(name='rear'),),
    'web-dealer': 'Делилац',
    'web-dealer-letter': 'Д',
    'web-holds': (Variable(name='player'), ' има ', Select('n', {'one': (Variable(name='n'), ' карту',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ' у руци',),
    'web-partner': 'партнер',
    'web-plays-with-you': ('С вама: ', Variable(name='players'),),
    'web-away': 'није ту',
    'web-bot-stands-in': 'игра рачунар',
    'web-time-left': 'преостало',
    'web-time-low': (Select('seconds', {'one': ('Још ', Variable(name='seconds'), ' секунда.',), 'few': ('Још ', Variable(name='seconds'), ' секунде.',), 'other': ('Још ', Variable(name='seconds'), ' секунди.',)}, 'other'),),
    'web-hand': ('Ваша рука, ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'),),
    'web-hand-chosen': ('Ваша рука, ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'), ', изабрано: ', Variable(name='chosen'),),
    'web-crib-own': 'Ваш криб',
    'web-crib-of': ('Криб (', Variable(name='player'), ')',),
    'web-crib-nobody': 'Криб',
    'web-crib-holds': (Variable(name='crib'), ', ', Select('n', {'one': (Variable(name='n'), ' карта',), 'few': (Variable(name='n'), ' карте',), 'other': (Variable(name='n'), ' карата',)}, 'other'),),
    'web-starter': 'почетна',
    'web-run': ('Карте овог збира: ', Variable(name='n'), '; збир ', Variable(name='count'),),
    'web-runs-before': 'Ранији збирови',
    'web-count-label': ('Збир ', Variable(name='count'), ', до 31 још ', Variable(name='left'),),
    'web-to-31': ('до 31 још ', Variable(name='n'),),
    'web-lead': ('Почиње ', Variable(name='player'),),
    'web-lead-own': 'Почињете ви',
    'web-ask-discard': (Select('whose', {'own': (Select('n', {'one': 'Једна карта у ваш криб', 2: 'Две карте у ваш криб', 'few': (Variable(name='n'), ' карте у ваш криб',), 'other': (Variable(name='n'), ' карата у ваш криб',)}, 'other'),), 'nobody': (Select('n', {'one': 'Једна карта у криб', 2: 'Две карте у криб', 'few': (Variable(name='n'), ' карте у криб',), 'other': (Variable(name='n'), ' карата у криб',)}, 'other'),), 'other': (Select('n', {'one': ('Једна карта у криб (', Variable(name='player'), ')',), 2: ('Две карте у криб (', Variable(name='player'), ')',), 'few': (Variable(name='n'), ' карте у криб (', Variable(name='player'), ')',), 'other': (Variable(name='n'), ' карата у криб (', Variable(name='player'), ')',)}, 'other'),)}, 'other'),),
    'web-ask-cut-for-deal': (Select('first', {'high': 'Дели највиша карта', 'low': 'Дели најнижа карта'}, 'low'),),
    'web-ask-cut-starter': 'Пресеците шпил за почетну карту',
    'web-ask-claim': (Select('where', {'hand': 'Избројте руку', 'crib': 'Избројте криб', 'play': 'Колико доноси ваша карта?'}, 'play'),),
    'web-ask-call': 'Је ли нешто пропуштено? Ухватите поене или прихватите пријаву.',
    'web-discard-help': 'Ништа није коначно док не притиснете дугме.',
    'web-bids': 'Понуде',
    'web-cut-place': ('Карта ', Variable(name='n'),),
    'web-last-count': 'Последње бројање',
    'web-no-count': 'Још ништа није избројано.',
    'web-show-order': 'Редослед бодовања',
    'web-whose': (Select('own', {'yes': (Select('where', {'crib': 'Ваш криб', 'hand': 'Ваша рука'}, 'hand'),), 'no': (Select('where', {'crib': ('Криб (', Variable(name='player'), ')',), 'hand': ('Рука (', Variable(name='player'), ')',)}, 'hand'),)}, 'no'),),
    'web-chip': (Select('kind', {'fifteen': ('15 – ', Variable(name='total'),), 'pair': ('пар – ', Variable(name='total'),), 'run': ('низ – ', Variable(name='total'),), 'flush': ('боја – ', Variable(name='total'),), 'nobs': ('жандар – ', Variable(name='total'),)}, 'nobs'),),
    'web-count-nothing': 'Ништа',
    'web-so-far': 'досад',
    'web-total': 'укупно',
    'web-claims': (Select('own', {'yes': ('Пријављујете ', Variable(name='n'),), 'no': (Variable(name='player'), ' пријављује ', Variable(name='n'),)}, 'no'),),
    'web-claim-wrong': (Select('own', {'yes': ('Пријавили сте ', Variable(name='claim'), ', а тачно је ', Variable(name='n'), '.',), 'no': (Variable(name='player'), ' пријављује ', Variable(name='claim'), ', а тачно је ', Variable(name='n'), '.',)}, 'no'),),
    'web-call-go': 'даље!',
    'web-call-last-card': 'један за последњу',
    'web-call-heels': 'жандар, два поена',
    'web-auto': (Select('what', {'SaidGo': 'ауто: даље', 'Played': 'ауто: карта'}, 'Played'),),
    'web-resigned': 'Партија је предата.',
    'web-you-won': 'Победили сте',
    'web-won': ('Победа: ', Variable(name='side'),),
    'web-level': (Select('skunk', {'lurch': 'марс', 'other': (Select('level', {2: 'двоструки твор', 1: 'твор'}, 1),)}, 'other'),),
    'web-pass-device': ('Уређај сада узима ', Variable(name='player'),),
    'web-pass-device-help': ('Ништа се не показује док уређај не преузме ', Variable(name='player'), '.',),
    'web-primary-next': 'Настави',
    'web-primary-start': 'Почни партију',
    'web-primary-sit': 'Седни',
    'web-primary-resume': 'Настави партију',
    'web-primary-rematch': 'Реванш',
    'web-primary-next-game': 'Следећа партија',
    'web-primary-i-am': ('Ја сам ', Variable(name='player'),),
    'web-primary-it-is-me': 'То сам ја',
    'cut-where': (Select('what', {'deal': 'Извуци било коју', 'starter': 'Пресеци било где'}, 'starter'),),
    'web-primary-cut': (Select('what', {'deal': 'Извуци било коју', 'starter': 'Пресеци било где'}, 'starter'),),
    'web-primary-cut-at': (Select('what', {'deal': ('Извуци карту ', Variable(name='n'),), 'starter': ('Пресеци код ', Variable(name='n'),)}, 'starter'),),
    'web-primary-choose-cards': (Select('n', {'one': ('Изабери ', Variable(name='n'), ' карту',), 'few': ('Изабери ', Variable(name='n'), ' карте',), 'other': ('Изабери ', Variable(name='n'), ' карата',)}, 'other'),),
    'web-primary-discard': (Variable(name='n'), ' у криб',),
    'web-primary-discard-own': (Variable(name='n'), ' у свој криб',),
    'web-primary-discard-other': (Variable(name='n'), ' у криб: ', Variable(name='player'),),
    'web-primary-choose-card': 'Изабери карту',
    'web-primary-play': ('Играј ', Variable(name='index'), ' ', Select('suit', {'spades': 'пик', 'hearts': 'херц', 'diamonds': 'каро', 'clubs': 'треф'}, 'clubs'),),
    'web-primary-go': 'Даље!',
    'web-primary-choose-bid': 'Изабери понуду',
    'web-primary-bid': ('Понуди ', Variable(name='n'),),
    'web-primary-choose-claim': 'Изабери број',
    'web-primary-claim': ('Пријави ', Variable(name='n'),),
    'web-primary-muggins': ('Ухвати ', Variable(name='n'),),
    'web-primary-let-stand': 'Прихвати',
    'web-pass': 'Пас',
    'web-all-at-once': 'Све одједном',
    'web-put-back': 'Врати',
    'web-take-back': 'Узми назад',
    'web-claim-heels': 'Пријави жандара',
    'web-cut-anywhere': (Select('what', {'deal': 'Извуци било коју', 'starter': 'Пресеци било где'}, 'starter'),),
    'web-undo': 'Узми назад',
    'web-waiting': 'Чека се',
    'web-waiting-turn': ('На потезу: ', Variable(name='player'),),
    'web-waiting-count': 'Броји се',
    'web-waiting-start': 'Чека се почетак',
    'web-waiting-seats': (Select('n', {'one': ('Слободно: ', Variable(name='n'), ' место',), 'few': ('Слободно: ', Variable(name='n'), ' места',), 'other': ('Слободно: ', Variable(name='n'), ' места',)}, 'other'),),
    'web-waiting-pause': 'Пауза',
    'web-waiting-game': 'Партија је завршена',
    'web-watching': 'Гледате',
    'web-closed-short': 'Затворено',
    'web-pad-claim': 'Поени за пријаву',
    'web-pad-muggins': 'Поени за хватање',
    'web-pad-bid': 'Поени за понуду',
    'web-paused-by': ('Паузу прави ', Variable(name='player'), '.',),
    'web-paused-away': 'Партија је на паузи док се сви не врате.',
    'web-paused-for': ('Чека се: ', Variable(name='players'),),
    'web-goes-on': 'Партија се наставља.',
    'web-closed': 'Сто је затворен.',
    'web-sat-down': ('За сто седа ', Variable(name='player'), '.',),
    'web-went-away': (Variable(name='player'), ' више није ту.',),
    'web-came-back': (Variable(name='player'), ' се враћа.',),
    'web-stand-in': ('Рачунар преузима место (', Variable(name='player'), ').',),
    'web-connection-lost': 'Веза је прекинута. Покушавам поново…',
    'web-connection-back': 'Веза је поново ту.',
    'web-tab': (Select('tab', {'log': 'Дневник', 'talk': 'Разговор', 'rules': 'Правила'}, 'rules'),),
    'web-log': 'Шта се догодило',
    'web-log-views': 'Шта показује дневник',
    'web-phrases': 'Готове реченице',
    'web-say': 'Реците нешто',
    'web-send': 'Пошаљи',
    'web-talk-watching': 'Ко гледа, не учествује у разговору.',
    'web-mute': 'Утишај',
    'web-block': 'Блокирај',
    'web-shunned': 'Кога не чујете',
    'web-shunned-how': (Select('how', {'block': 'блокирано', 'mute': 'утишано'}, 'mute'),),
    'web-unshun': 'Нека се чује',
    'web-menu-now': 'Сада',
    'web-menu-table': 'Сто',
    'web-menu-stop': 'Крај',
    'web-menu-ask': 'Питај',
    'web-menu-log': 'Дневник',
    'web-menu-talk': 'Разговор',
    'web-menu-rules': 'Правила за столом',
    'web-menu-settings': 'Подешавања',
    'web-menu-text': 'Текстуални режим',
    'web-menu-host': 'Подешавања стола',
    'web-menu-pause': 'Пауза',
    'web-menu-stand-in': ('Нека рачунар замени: ', Variable(name='player'),),
    'web-menu-resign': 'Предај партију',
    'web-menu-leave': 'Изађи',
    'web-resign-sure': 'Предајете партију? Рачуна се као пораз.',
    'web-leave-sure': 'Излазите? Партија вас чека и можете да се вратите.',
    'web-leave-sure-bot': 'Излазите? Док се не вратите, уместо вас игра рачунар.',
    'web-sheet': (Select('sheet', {'menu': 'Мени', 'log': 'Дневник', 'talk': 'Разговор', 'rules': 'Правила за овим столом', 'invite': 'Позив', 'host': 'Подешавања стола', 'settings': 'Подешавања', 'confirm': 'Јесте ли сигурни?'}, 'confirm'),),
    'web-ask': (Select('query', {'count': 'Збир', 'hand': 'Моја рука', 'starter': 'Почетна карта', 'table': 'Одигране карте', 'scores': 'Резултат', 'details': 'Резултат подробно', 'turn': 'Ко је на потезу', 'dealer': 'Ко дели', 'legal': 'Шта могу да играм', 'again': 'Понови', 'breakdown': 'Последње бројање', 'clock': 'Сат', 'who': 'Ко је ту', 'options': 'Правила', 'help': 'Помоћ'}, 'help'),),
    'web-text-now': 'Сада',
    'web-text-command': 'Наредба',
    'web-text-enter': 'Унеси',
    'web-text-help': 'Откуцајте ? да видите све наредбе игре. За сто: почни, следећа, пауза, настави, седни, устани, напусти. Ред који почиње са / иде осталима за столом; „реци 3“ изговара трећу готову реченицу.',
    'web-text-no-phrase': ('Такве реченице нема. Постоје од 1 до ', Variable(name='n'), '.',),
    'web-text-no-seat': 'Нема слободних места.',
    'web-words-sit': 'седни',
    'web-words-stand': 'устани',
    'web-games-page': 'Моје партије',
    'web-no-games': 'Још нема партија.',
    'web-import': 'Увези запис',
    'web-imported': (Select('n', {1: 'Увезена је једна партија.', 'one': ('Увезена је ', Variable(name='n'), ' партија.',), 'few': ('Увезене су ', Variable(name='n'), ' партије.',), 'other': ('Увезено је ', Variable(name='n'), ' партија.',)}, 'other'),),
    'web-export': 'Запис',
    'web-see-replay': 'Понављање',
    'web-scores-list': (Variable(name='scores'),),
    'web-replay': 'Понављање',
    'web-replay-of': (Variable(name='players'),),
    'web-replay-controls': 'Кораци',
    'web-replay-first': 'На почетак',
    'web-replay-back': 'Корак назад',
    'web-replay-play': 'Пусти',
    'web-replay-pause': 'Пауза',
    'web-replay-forward': 'Корак напред',
    'web-replay-last': 'На крај',
    'web-replay-place': 'Место у партији',
    'web-replay-step': (Variable(name='at'), ' од ', Variable(name='last'),),
    'web-replay-eyes': 'Поглед',
    'web-replay-all': 'Све карте',
    'web-replay-moves': 'Потези',
    'web-replay-begin': 'Почетак',
    'web-deal': ('Дељење ', Variable(name='n'),),
    'web-rules': 'Правила',
    'web-settings': 'Подешавања',
    'web-set-look': 'Изглед',
    'web-set-theme': 'Боје екрана',
    'web-theme': (Select('value', {'auto': 'Као систем', 'light': 'Светло', 'dark': 'Тамно', 'contrast': 'Висок контраст'}, 'contrast'),),
    'web-set-size': 'Величина текста',
    'web-size': (Variable(name='value'), ' %',),
    'web-set-font': 'Слова',
    'web-font': (Select('value', {'usual': 'Као обично', 'clear': 'Лако распознатљива'}, 'clear'),),
    'web-set-spacing': 'Размаци',
    'web-spacing': (Select('value', {'usual': 'Као обично', 'wide': 'Широки'}, 'wide'),),
    'web-set-deck': 'Шпил',
    'web-deck': (Select('value', {'two': 'У две боје', 'four': 'У четири боје'}, 'four'),),
    'web-set-faces': 'Карте',
    'web-faces': (Select('value', {'auto': 'Према екрану', 'classic': 'Класичне', 'jumbo': 'Велике'}, 'jumbo'),),
    'web-set-letters': 'Слова на картама',
    'web-letters': (Select('value', {'local': 'Према језику', 'international': 'Међународна: A, J, Q, K'}, 'international'),),
    'web-set-text': 'Текстуални режим',
    'web-set-play': 'Ток игре',
    'web-set-speed': 'Брзина',
    'web-speed': (Select('value', {'instant': 'Одмах', 'fast': 'Брзо', 'normal': 'Обично', 'slow': 'Споро', 'step': 'Корак по корак'}, 'step'),),
    'web-set-confirm': 'Карта се игра',
    'web-confirm': (Select('value', {'auto': 'Како је на уређају уобичајено', 'button': 'Избором, па дугметом', 'again': 'С два клика', 'once': 'Једним кликом'}, 'once'),),
    'web-set-forced': 'Једину могућу карту игра програм',
    'web-set-say-go': '„Даље“ каже програм кад ниједна карта не може',
    'web-set-keys': 'Појединачни тастери: питања и одговори',
    'web-set-hear': 'Звук и говор',
    'web-sound': 'Звук',
    'web-sound-state': (Select('on', {'yes': 'Звук је укључен.', 'no': 'Звук је искључен.'}, 'no'),),
    'web-set-verbosity': 'Опширност',
    'web-verbosity': (Select('value', {'brief': 'Кратко', 'normal': 'Обично', 'full': 'Опширно'}, 'full'),),
    'web-language': 'Језик',
    'web-is-nobody': 'Овде још немате име.',
    'web-is-guest': 'Ви сте гост. Ако отворите налог, партије вам остају и кад вас прегледач заборави.',
    'web-is-account': ('Ваш налог: ', Variable(name='account'),),
    'web-account-make': 'Отвори налог',
    'web-account-make-button': 'Отвори',
    'web-account-name': 'Налог',
    'web-password': 'Лозинка',
    'web-login': 'Пријави се',
    'web-login-button': 'Пријави се',
    'web-logout': 'Одјави се',
}
