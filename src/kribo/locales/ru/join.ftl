# What kribo join says at a table of a server; the sentences of a game come from there. And who speaks aloud.

## Finding a table

join-ask-name = Как вас зовут?
join-table = { $number }: { $variant }, до { $target }. Игроки: { $players ->
    [none] никого
   *[other] { $players }
}. { $open ->
    [0] Свободных мест нет.
    [1] Свободно одно место.
    [one] Свободно { $open } место.
    [few] Свободно { $open } места.
   *[many] Свободно { $open } мест.
}{ $yours ->
    [yes] {" "}Вы там сидите.
   *[no] {""}
}
join-no-tables = Открытых столов здесь сейчас нет.
join-choose = { $number ->
    [0] Наберите «новый», чтобы открыть стол, или «выход».
   *[other] Наберите номер стола, «новый», чтобы открыть свой, или «выход».
}
# What join-choose takes for new: words with spaces between them.
join-new = новый new
join-not-remembered = Запомнить вас в { $file } не удаётся. Если выйти, вернуться на это место будет нельзя.

## At a table

join-seat-open = Место { $seat }: свободно.
join-watching = Вы зритель.
join-link = Ссылка на стол: { $link } Код: { $code }
join-fill = Подождите, пока займут все места, или наберите «бот», чтобы за стол сел компьютер.
join-full = Все места заняты. { $host ->
    [yes] Наберите «начать».
   *[no] Партию начинает хозяин стола.
}
join-not-begun = Партия ещё не началась. Что можно сделать, покажет ?
join-got-up = { $player } встаёт из-за стола.
join-ready = { $player } ждёт следующую партию.
join-seat-lost = Вы больше не сидите за этим столом.
join-phrase = { $number }: { $phrase }
join-possible =
    За этим столом:
    /привет — остальные услышат «привет»; «сказать» — список готовых фраз, «сказать 3» — третья
    «начать» — начать партию, «следующая» — перейти к следующей
    «пауза» останавливает партию и часы, «продолжить» — снова играть
    «пригласить» — ссылка и код стола
    «бот 2» сажает компьютер на место 2, «бот 2 5» — его уровень 5; «освободить 2» освобождает место 2
    «подменить 2» — компьютер играет за того, кто отошёл с места 2
    «выход» — выйти, место останется вашим; «уйти» — ещё и сказать остальным, чтобы не ждали
    «закрыть» закрывает стол, за которым больше никого нет
join-kept = Место остаётся за вами. Вернуться: { $command }
join-not-saved = Запись партии сохранить не удаётся: { $file }

## What can be typed at a table of a server: lists of words, as in commands.ftl; no word may stand there too

table-command-start = начать начинаем
table-command-next = следующая реванш
table-command-pause = пауза
table-command-resume = продолжить
table-command-say = сказать
table-command-invite = пригласить ссылка
table-command-bot = бот
table-command-kick = освободить
table-command-stand_in = подменить
table-command-leave = уйти
table-command-close = закрыть

## Why it cannot be done

error-bad-address = «{ $address }» — не адрес стола или сервера. Скопируйте его из браузера, например https://example.org/t/abc.
error-server-unreachable = { $server } недоступен: { $reason ->
    [name] сервера с таким именем нет.
    [refused] там не запущен сервер.
    [slow] он не отвечает.
    [tls] его сертификат недействителен.
   *[other] сеть не пропускает.
}
error-server-strange = { $server } отвечает не так, как сервер kribo этой версии.
error-server-says = { $sentence }
error-not-connected = Сейчас нет связи, поэтому строка не отправлена. Наберите её снова, когда связь восстановится.
error-table-is-there = Этот стол уже есть, и правила у него свои. Уберите { $option }.
error-no-open-seat = Свободных мест за этим столом нет. Смотреть: --watch
error-you-sit-elsewhere = Вы уже сидите за этим столом: место { $seat }.
error-too-many-bots = В варианте { $variant } кроме вас может быть { $most ->
    [one] { $most } бот
    [few] { $most } бота
   *[many] { $most } ботов
}, а в --bots их { $found }.
error-not-a-clock = «{ $text }» — не часы. Пишите untimed, или 60 — секунды на ход, или 300+5 — секунды на партию и добавка за каждый ход.
error-table-command-unclear = { $command ->
    [say] Наберите «сказать» и номер фразы или / и текст.
    [bot] Наберите «бот», «бот» и место или «бот», место и уровень, например «бот 2 5».
    [kick] Наберите «освободить» и место, например «освободить 2».
    [stand_in] Наберите «подменить» и место, например «подменить 2».
   *[other] Эта команда пишется одна.
} Всё, что можно, покажет ?
error-no-such-phrase = Фразы { $text } нет. Номера — от 1 до { $most }; список покажет «сказать».
error-not-a-seat = «{ $text }» — не место за этим столом. Номера мест — от 1 до { $most }.

## Speaking aloud

error-no-speech = Программы, которая говорит вслух, здесь нет. Установите speech-dispatcher (в нём есть spd-say) или уберите --speak.
error-no-voice = Голоса для этого языка ({ $language }) здесь нет. Установите его или уберите --speak.
