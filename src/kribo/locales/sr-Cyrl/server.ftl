# Шта играоница каже сама од себе, и зашто одбија.

## Шта може да се каже за столом једним притиском, људима било ког језика

phrase-hello = Здраво!
phrase-good-luck = Срећно!
phrase-well-played = Лепо одиграно!
phrase-nice-hand = Добра рука!
phrase-thanks = Хвала!
phrase-sorry = Извините!
phrase-one-moment = Само тренутак, молим.
phrase-back = Ево ме поново.
phrase-rematch = Још једну?
phrase-goodbye = Довиђења!

## Столови

table-clock = { $kind ->
    [relaxed] Рок за сваку одлуку: { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }. Кад истекне, одлучује програм.
    [live] За партију свако има { $bank ->
        [one] { $bank } секунду
        [few] { $bank } секунде
       *[other] { $bank } секунди
    }, и још { $increment } после сваке одлуке. Кад истекну, одлучује програм.
   *[untimed] Игра се без сата.
}

## Наредба serve

serve-open = kribo је на { $address }
serve-stop = Притисните Ctrl-C за крај.
serve-database = Све се чува у { $database }

error-cannot-listen = kribo не може да користи порт { $port } на { $host }: { $reason ->
    [taken] држи га други програм. Изаберите други помоћу --port.
   *[other] овај рачунар не дозвољава. Изаберите друго помоћу --host и --port.
}
error-bad-database = kribo не познаје базу врсте „{ $database }“. Напишите sqlite:///PATH, или memory: да се ништа не чува.
error-cannot-open-database = База { $database } не може да се отвори: { $reason ->
    [too-new] направио ју је новији kribo. Користите њега.
   *[unreadable] датотека или њена фасцикла није доступна за читање и упис, или то није база.
}

## Људи

error-not-known = За столом вас још не знају. Прво изаберите име.
error-wrong-password = Нема налога са тим именом и том лозинком.
error-bad-account = Име налога има од { $least } до { $most } знакова.
error-bad-password = Лозинка има од { $least } до { $most } знакова.
error-account-taken = Налог „{ $account }“ је туђ. Изаберите друго име.
error-account-already = Већ имате налог: „{ $account }“.
error-no-such-person = Нема такве особе.

## Тражење стола

error-no-such-table = Нема тог стола. Можда је затворен.
error-no-such-code = Нема стола са том шифром. Шифра је шест слова и цифара.
error-no-such-game = Нема те партије.
error-no-such-page = На овој адреси нема ничега.
error-table-closed = Овај сто је затворен јер за њим више није било никога. Отворите други.

## Седање за сто

error-no-seat-there = Нема тог места: за овим столом има { $seats } места.
error-seat-taken = Ту већ седи { $name }. Изаберите слободно место.
error-seat-refused = За овај сто не можете да седнете. Изаберите други.
error-seats-open = { $number ->
    [one] Слободно је још { $number } место.
    [few] Слободна су још { $number } места.
   *[other] Слободно је још { $number } места.
} Попуните људима или ботовима, па почните.
error-wrong-number-of-seats = Ова игра има { $needed } места, а наведено их је { $found }.
error-nobody-sits = На једном од места морате да седите ви.
error-not-your-seat = То место није ваше.
error-own-seat = То је ваше место. Устаните с њега.
error-not-sitting = То може само онај ко седи за овим столом. Прво заузмите место.
error-not-host = То може само домаћин овог стола.
error-others-sit-here = За овим столом седе и други. Само изађите.
error-no-spectators = Домаћин овог стола не жели посматраче.
error-bad-clock = { $setting ->
    [bank] Време за партију
    [increment] Додатак после одлуке
   *[seconds] Време за одлуку
} мора да буде од { $least } до { $most } секунди, а не { $number }.

## Ток партија

error-not-between-games = { $status ->
    [open] Прва партија још није почела.
   *[other] То може само пре партије или између две партије.
}
error-not-playing = { $status ->
    [open] Партија још није почела.
    [paused] Партија је на паузи. Прво је наставите.
    [between] Партија је завршена. Почните следећу.
   *[other] Овде није у току ниједна партија.
}
error-not-paused = Партија није на паузи.
error-not-away = На том месту нико није одсутан довољно дуго. Сачекајте мало.
error-nothing-to-cut = Сада нема шта да се пресеца.
error-stale = Партија је у међувремену одмакла. Погледајте поново, па одлучите.
error-not-over = Партија није завршена. Карте ће се видети на крају.
error-game-damaged = { $version ->
    [0] Ова партија је играна по правилима која овај kribo не зна, па не може да се прикаже.
   *[other] Сачувана партија је оштећена на потезу { $version }, па не може да се настави.
}

## Разговор

error-unknown-phrase = Нема реченице „{ $phrase }“. Постоје: { $known }.
error-chat-presets-only = За овим столом могу само готове реченице.
error-chat-partners = Партнери не разговарају док дељење траје. До краја партије послужите се готовим реченицама.
error-bad-chat = Порука треба да има од 1 до { $most } видљивих знакова.

## Читање онога што је послато

error-bad-json = То није JSON.
error-not-json = Пошаљите JSON, са заглављем Content-Type: application/json.
error-bad-body = Захтев није исправан: { $reason }.
error-bad-query = Адреса није исправна: { $reason }.
error-bad-message = Порука не може да се прочита: { $reason }.
error-number-too-big = Тај број је превелик. Највећи је { $most }.
error-too-big = { $what ->
    [message] Порука је превелика.
   *[body] Захтев је превелик.
} Може да има { $most } бајтова.
error-too-many = { $what ->
    [tables] Седите за превише столова. Прво затворите неки.
    [sockets] Отворено је превише веза. Прво затворите неку.
    [watchers] Овај сто гледа превише људи. Покушајте касније.
    [guests] Са ваше адресе дошло је превише гостију. Покушајте касније или се пријавите на налог.
    [passwords] Пробано је превише лозинки. Сачекајте минут.
    [chat] Пишете превише одједном. Сачекајте тренутак.
    [records] То је превише записа одједном. Узмите мање или сачекајте тренутак.
    [codes] Пробано је превише шифара. Сачекајте минут.
   *[other] То је превише одједном. Сачекајте тренутак.
}
error-wrong-origin = То је тражио други сајт, па је одбијено.
error-method-not-allowed = Ова адреса не прима такав захтев.
error-our-fault = У програму kribo је нешто пошло наопако; ништа није промењено. Покушајте поново.
