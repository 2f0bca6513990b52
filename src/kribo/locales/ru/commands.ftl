# Что можно набрать за столом.
#
# Each command-NAME is a list of words, any of which gives the command. Those of English work in every
# language; another language adds its own. No word may stand in two lists.
# Буквы достоинств (т в д к, а также ф о й л е) командами быть не могут.

## Questions and wishes

command-help = ? помощь справка
command-rules = правила
command-hand = р рука карты
command-count = с сумма
command-starter = х старт стартовая
command-table = ст стол
command-scores = ч счёт очки
command-details = чч подробно
command-turn = чей ход
command-dealer = сд сдающий сдаёт криб
command-legal = м можно
command-again = п повтор ещё
command-breakdown = б разбор
command-who = кто
command-options = настройки
command-clock = время часы
command-brief = кратко
command-normal = обычно
command-full = полностью полно
command-quit = выход выйти

## Actions

command-discard = сб сброс сбросить
command-takeback = назад вернуть
command-bid = предложить предлагаю
command-pass = пас
command-cut = снять тянуть
command-play = положить кладу
command-go = дальше
command-heels = пятки
command-claim = объявить объявляю
command-muggins = перехват перехватить
command-no = нет
command-resign = сдаться сдаюсь

## Cards: by rank from the ace and by suit from clubs, with a stroke between signs of one.
## The beginning of a suit’s word is enough where no other suit begins so.
## Кириллическая Т — туз, латинская T — десятка. Последними стоят буквы на клавишах A T J Q K и C D H S.

rank-signs = Т/А/Ф 2 3 4 5 6 7 8 9 10/Е В/О Д/Й К/Л
suit-words = трефы/треф/трефа/крести/крестей/♣/♧/с бубны/бубён/бубен/бубей/♦/♢/в черви/червей/червы/♥/♡/р пики/пик/♠/♤/ы

## What cannot be read, and what could be

error-nothing-typed = Ничего не набрано. Что можно набрать, покажет ?
error-not-understood = Непонятно: «{ $text }». { $stage ->
    [CuttingForDeal] Назовите число, чтобы вытянуть карту на этом месте, или скажите «тянуть».
    [Discarding] Назовите карты по местам или буквами: 1 4 или 5Ч ВБ.
    [Bidding] Назовите число или скажите «пас».
    [Cutting] Назовите число, чтобы снять на этом месте, или скажите «снять».
    [Playing] Назовите карту буквами или по месту: 5Ч или 1. Или скажите «дальше».
    [Announcing] Назовите число очков.
    [Counting] Назовите число очков.
    [Calling] Назовите, сколько очков пропущено, или скажите «нет».
   *[other] Сейчас от вас ничего не ждут.
} Всё, что можно набрать, покажет ?
error-not-a-count = «{ $text }» здесь не годится. Нужно целое число, например 8.
error-no-such-place = Карты с номером { $place } у вас нет. { $cards ->
    [none] На руках ничего не осталось.
   *[other] На руках: { $cards }.
} Карту называют по месту, считая слева, или по достоинству и масти.
error-rank-not-held = Карты «{ $text }» у вас нет. На руках: { $cards ->
    [none] ничего
   *[other] { $cards }
}.
error-which-card = «{ $text }» подходит к нескольким картам. Уточните, какая: { $cards }.
error-only-watching = Вы зритель: места за столом у вас нет. О ходе партии можно спрашивать. Как — покажет ?

## What ? answers: first what the stage asks for, then what can always be asked

possible-now = { $stage ->
    [CuttingForDeal] Сейчас: число тянет карту на этом месте, «тянуть» — наугад.
    [Discarding] Сейчас: назовите карты в криб, по местам (1 4) или буквами (5Ч ВБ).
    [Bidding] Сейчас: число — столько очков вы предлагаете за криб; «пас» — вы пасуете.
    [Cutting] Сейчас: число снимает колоду на этом месте, «снять» — наугад.
    [Playing] Сейчас: назовите карту буквами (5Ч) или по месту (1); если такая у вас одна, хватит достоинства (В). Если ни одна не подходит, скажите «дальше».
    [Announcing] Сейчас: число — столько очков даёт карта.
    [Counting] Сейчас: число — столько очков дают карты.
    [Calling] Сейчас: число — столько очков пропущено; «нет» — вы не возражаете.
   *[other] Сейчас от вас ничего не ждут.
}
possible-heels = пятки — два очка за стартового валета, если сдаёте вы; скажите, пока не положили карту
possible-always =
    В любое время:
    р — ваши карты, с — сумма, х — стартовая карта, ст — карты на столе
    м — что даёт каждая ваша карта, чей — чей ход, сд — кто сдаёт
    ч — счёт, чч — счёт подробно, б — разбор последнего подсчёта
    п — повторить последнее, п 5 — последние пять
    кто — кто за столом, настройки — настройки партии, правила — правила игры
    кратко, обычно, полностью — насколько подробно говорить
    время — сколько осталось на подсчёт
    назад — взять сброс назад, пока выбирают другие
    выход — сохранить партию и выйти
possible-resign = сдаться — признать поражение
