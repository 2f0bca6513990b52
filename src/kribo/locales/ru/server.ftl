# Что говорит сам игровой зал и почему отказывает.

## What can be said at a table by a press, to people of any language

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-nice-hand = Отличная рука!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минутку, пожалуйста.
phrase-back = Вот и я.
phrase-rematch = Ещё партию?
phrase-goodbye = До свидания!

## Tables

table-clock = { $kind ->
    [relaxed] Секунд на каждое решение: { $seconds }. Если время вышло, решает программа.
    [live] Секунд на партию каждому: { $bank }, и за каждое решение прибавляется { $increment }. Если время вышло, решает программа.
   *[untimed] Без часов.
}

## The command serve

serve-open = kribo открыт по адресу { $address }
serve-stop = Остановить: Ctrl-C.
serve-database = Всё хранится в { $database }

error-cannot-listen = Не удаётся занять { $host }, порт { $port }: { $reason ->
    [taken] он занят другой программой. Выберите другой: --port.
   *[other] этот компьютер не разрешает. Выберите другие: --host и --port.
}
error-bad-database = Базы вида «{ $database }» kribo не знает. Пишите sqlite:///PATH или memory:, чтобы ничего не хранить.
error-cannot-open-database = База { $database } не открывается: { $reason ->
    [too-new] она создана более новой версией kribo. Запустите её.
   *[unreadable] файл или папка закрыты для чтения и записи, или это вообще не база.
}

## People

error-not-known = За столом вас ещё не знают. Сначала выберите имя.
error-wrong-password = Учётной записи с таким именем и паролем нет.
error-bad-account = В имени учётной записи — от { $least } до { $most } знаков.
error-bad-password = В пароле — от { $least } до { $most } знаков.
error-account-taken = Имя «{ $account }» уже занято. Выберите другое.
error-account-already = У вас уже есть учётная запись: «{ $account }».
error-no-such-person = Такого игрока нет.

## Finding a table

error-no-such-table = Такого стола нет. Может быть, он уже закрыт.
error-no-such-code = Стола с таким кодом нет. В коде шесть букв и цифр.
error-no-such-game = Такой партии нет.
error-no-such-page = По этому адресу ничего нет.
error-table-closed = Этот стол закрыт: за ним больше никого не было. Откройте новый.

## Sitting down

error-no-seat-there = Такого места нет. Мест за этим столом: { $seats }.
error-seat-taken = Здесь уже сидит { $name }. Выберите свободное место.
error-seat-refused = За этот стол вам сесть нельзя. Выберите другой.
error-seats-open = { $number ->
    [1] Одно место ещё свободно.
    [one] Ещё свободно { $number } место.
    [few] Ещё свободно { $number } места.
   *[many] Ещё свободно { $number } мест.
} Посадите людей или ботов и начинайте.
error-wrong-number-of-seats = Мест в этой игре { $needed }, а дано { $found }.
error-nobody-sits = Одно из мест должно быть вашим.
error-not-your-seat = Это не ваше место.
error-own-seat = Это ваше место. Вы можете просто встать.
error-not-sitting = Это могут только сидящие за столом. Сначала сядьте.
error-not-host = Это может только хозяин стола.
error-others-sit-here = За столом сидят и другие. Просто выйдите.
error-no-spectators = Хозяин стола не пускает зрителей.
error-bad-clock = { $setting ->
    [bank] Время на партию
    [increment] Добавка за решение
   *[seconds] Время на решение
} — от { $least } до { $most } секунд, а не { $number }.

## The course of the games

error-not-between-games = { $status ->
    [open] Первая партия ещё не началась.
   *[other] Это можно только до партии или между партиями.
}
error-not-playing = { $status ->
    [open] Партия ещё не началась.
    [paused] Сейчас пауза. Сначала продолжите партию.
    [between] Партия окончена. Начните следующую.
   *[other] Партия здесь не идёт.
}
error-not-paused = Партия не на паузе.
error-not-away = Это место пустует ещё недолго. Подождите немного.
error-nothing-to-cut = Снимать сейчас нечего.
error-stale = Тем временем игра продвинулась. Взгляните снова и решите.
error-not-over = Партия не окончена. Карты откроются в конце.
error-game-damaged = { $version ->
    [0] Эта партия сыграна по правилам, которых этот kribo не знает, поэтому показать её нельзя.
   *[other] Сохранённая партия испорчена на ходу { $version }, поэтому продолжить её нельзя.
}

## Chat

error-unknown-phrase = Фразы «{ $phrase }» нет. Есть: { $known }.
error-chat-presets-only = За этим столом говорят только готовыми фразами.
error-chat-partners = Во время сдачи партнёры не разговаривают. До конца партии — только готовые фразы.
error-bad-chat = В сообщении должно быть от 1 до { $most } печатных знаков.

## Reading what was sent

error-bad-json = Это не JSON.
error-not-json = Пришлите JSON с заголовком Content-Type: application/json.
error-bad-body = Запрос составлен неверно: { $reason }.
error-bad-query = Адрес составлен неверно: { $reason }.
error-bad-message = Сообщение не читается: { $reason }.
error-number-too-big = Число слишком велико. Самое большее — { $most }.
error-too-big = { $what ->
    [message] Слишком большое сообщение.
   *[body] Слишком большой запрос.
} Предел в байтах: { $most }.
error-too-many = { $what ->
    [tables] Вы сидите за слишком многими столами. Сначала закройте один.
    [sockets] Открыто слишком много соединений. Сначала закройте одно.
    [watchers] За этим столом слишком много зрителей. Загляните позже.
    [guests] С вашего адреса пришло слишком много гостей. Загляните позже или войдите в учётную запись.
    [passwords] Слишком много попыток ввести пароль. Подождите минуту.
    [chat] Слишком много слов сразу. Подождите немного.
    [records] Слишком много записей сразу. Возьмите меньше или подождите немного.
    [codes] Слишком много попыток ввести код. Подождите минуту.
   *[other] Слишком много сразу. Подождите немного.
}
error-wrong-origin = Запрос пришёл с другого сайта и отклонён.
error-method-not-allowed = Этот адрес таких запросов не принимает.
error-our-fault = В kribo что-то сломалось; ничего не изменилось. Попробуйте ещё раз.
