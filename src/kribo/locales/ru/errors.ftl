# Что не так: по сообщению на каждый код ошибки. Сначала что неверно, потом как верно.
# The variables are the facts of the error.

## Reading cards and languages

error-bad-card = «{ $token }» — не карта. Напишите достоинство (Т 2 3 4 5 6 7 8 9 10 В Д К), потом масть (П Ч Б Т), например 5Ч или 10Б. Годятся и английские буквы: 5H, 10D.
error-card-twice = Карта { $card } названа дважды. В колоде она одна.
error-unknown-language = Языка «{ $language }» нет. Есть: { $known }.

## Reading the command line

error-unknown-command = В kribo нет команды «{ $command }». Попробуйте: { $known }. Все команды: kribo help
error-unknown-option = Параметра «{ $option }» здесь нет. Попробуйте: { $known }
error-option-needs-value = После { $option } нужно значение: { $option } VALUE. Если значение начинается с «-», пишите { $option }=VALUE.
error-option-needs-values = После { $option } нужно { $needed ->
    [one] { $needed } значение
    [few] { $needed } значения
   *[many] { $needed } значений
}, а указано { $found }.
error-option-takes-no-value = У { $option } значения нет. Пишите без «={ $text }».
error-option-twice = Параметр { $option } указан дважды. Укажите его один раз.
error-not-a-number = После { $option } нужно целое число, а «{ $text }» — не число.
error-number-out-of-range = Для { $option } годятся числа от { $least } до { $most }, а { $number } — нет.
error-bad-choice = Для { $option } не годится «{ $text }». Годится: { $choices }.
error-cannot-print = Ответ не удалось вывести. Возможно, диск переполнен.
error-too-few-words = { $found ->
    [0] После команды нужно: { $words }. Всё о команде: kribo help COMMAND
   *[other] Для { $words } мало слов: нужно не меньше { $needed }, а указано { $found }.
}
error-too-many-words = «{ $extra }» — лишнее: { $most ->
    [0] слов здесь не нужно, только параметры.
    [1] здесь нужно только одно слово.
   *[other] слов здесь должно быть не больше { $most }.
 }

## Choosing a game

error-unknown-variant = Варианта «{ $variant }» нет. Есть: { $known }.
error-unknown-option-name = В варианте { $variant } нет настройки «{ $option }». Есть: { $known }.
error-bad-option-value = Для настройки { $option } не годится «{ $value }». Годится: { $values }.
error-no-such-deal = Вариант { $variant } сыграть нельзя: нужно от двух до шести мест, поровну на сторону, от трёх до пяти карт на руках после сброса и криб из четырёх или пяти карт, и всё из одной колоды.
error-bad-target = Играть до { $target } нельзя. Цель — от { $least } до { $most }.
error-option-needs-counting = Пока очки считает программа, настройка { $option } ничего не значит. Выберите для counting: { $values }.

error-unknown-preset = Набора «{ $preset }» нет. Есть: { $known }.

## Actions that cannot be made now
## Seats count from 0 here, so no sentence names one; a list without cards is the word `none`.

error-not-now = Сейчас так нельзя. { $stage ->
    [DrawingLots] Идёт жребий, кому сдавать.
    [ShufflingToCut] Колоду раскладывают для жребия.
    [CuttingForDeal] Тянут карты, кому сдавать.
    [Dealing] Раздают карты.
    [Discarding] Игроки сбрасывают карты в криб.
    [Bidding] Идут торги за криб.
    [Cutting] Пора снять колоду.
    [Playing] Идёт розыгрыш: положите карту или скажите «дальше».
    [Announcing] Сначала объявите очки за положенную карту.
    [Counting] Считают руки и криб.
    [Calling] Можно перехватить очки или не возражать.
   *[Over] Партия окончена.
}
error-no-such-seat = Такого места нет. Мест в этой партии: { $seats }.
error-not-your-turn = Сейчас не ваш ход. Подождите других.
error-not-cutting = Вам сейчас тянуть нечего. Тянут те, кто ещё не тянул.
error-no-such-position = На месте { $position } карты нет. Выберите место от { $least } до { $most }.
error-position-taken = Карту на месте { $position } уже вытянули. Выберите другую.
error-bad-pack = Это не колода: в колоде каждая из 52 карт встречается ровно один раз.
error-discarded-already = Вам сбрасывать нечего. Подождите других.
error-discard-number = Выбрано карт: { $given }. Сбросьте в криб { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
error-card-not-yours = У вас нет такой карты: { $card }. На руках: { $cards ->
    [none] ничего
   *[other] { $cards }
}.
error-would-pass-31 = Сумма была бы { $count }, а предел — 31: { $card } не подходит. { $playable ->
    [none] Подходящей карты нет: скажите «дальше».
   *[other] Подходит: { $playable }.
}
error-nothing-to-take-back = Взять назад нечего: вы ещё ничего не сбросили.
error-discard-is-final = В этой партии сброс нельзя взять назад.
error-must-pass = Больше { $most } предложить нельзя. Скажите «пас».
error-must-open = Пасовать нельзя. Предложите от { $least } до { $most }.
error-bad-bid = Предложить { $points } нельзя. Предложите от { $least } до { $most } или скажите «пас».
error-no-heels = Стартового валета нет, и двух очков за пятки тоже. Продолжайте розыгрыш.
error-must-play = «Дальше» говорить рано: есть что положить. Подходит: { $playable }.
error-claim-out-of-range = Столько очков не бывает: { $points }. Назовите число от { $least } до { $most }.
error-claim-is-counted = В этой партии очки считает программа. Получилось { $points }.
error-no-call-left = Перехватить здесь вы больше не можете. Подождите других.
error-no-clock-runs = У этого места время не идёт.
error-resign-needs-two-sides = Сдаться можно только в партии двух сторон, а за столом их { $sides }.
