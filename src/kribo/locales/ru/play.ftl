# Что говорят команды play, resume, replay, variants и rules и почему отказывают.

## At the keyboard

game-is = Вариант — { $variant }, до { $target }.
welcome = Что можно сделать, в любой момент покажет ? Как играть, расскажут «правила».
pass-keyboard = За клавиатуру садится { $player }. Нажмите Enter, когда больше никто не смотрит.
nothing-said = Пока ничего не произошло.
no-clock = Время не идёт.
clock-runs = { $n ->
    [one] Осталась { $n } секунда.
    [few] Осталось { $n } секунды.
   *[many] Осталось { $n } секунд.
}
verbosity = { $verbosity ->
    [brief] Теперь говорю кратко.
    [full] Теперь говорю полностью.
   *[normal] Теперь говорю как обычно.
}
resign-sure = Сдаётесь? «Да» — сдаться, всё остальное — играть.
# What resign-sure takes for yes: words with spaces between them.
resign-yes = да д yes y
next-game = Enter — партия { $number }, «выход» — закончить.
saved-finished = Сохранено в { $file }.
saved-unfinished = Сохранено в { $file }. Продолжить: { $command }
not-saved = Сохранить партию в файл не удалось, поэтому вот она. Скопируйте эти строки в файл, чтобы продолжить.

## replay

game-number = Партия { $number }.
record-unfinished = Запись на этом кончается; партия не доиграна.

## variants

variant-line = { $name }: { players }, сдаётся { $same ->
    [yes] по { $most }
   *[no] по { $least } или { $most }
}, остаётся { $keep }, в крибе { $crib }, до { $target }.
variant-line-teams = { $name }: { players }, { teams }, сдаётся { $same ->
    [yes] по { $most }
   *[no] по { $least } или { $most }
}, остаётся { $keep }, в крибе { $crib }, до { $target }.
players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
teams = { $sides ->
    [one] { $sides } команда
    [few] { $sides } команды
   *[many] { $sides } команд
}
options-head = Если не выбрать другого, настройки такие. Под каждой — остальные значения.
option-usual = { $option }={ $value }: { $meaning }
option-or = или { $value }: { $meaning }
option-form = Значения: { $values }

## Why they refuse

error-unknown-page = Правил «{ $page }» нет. Есть: { $known }.
error-option-without-value = «{ $text }» — не настройка. Пишите --option NAME=VALUE, например --option crib_flush=four.
error-option-given-otherwise = { $option } и { $other } задают одно и то же. Оставьте что-то одно.
error-seats-and-players = В --seats игроков { $seats }, а в --players — { $players }.
error-variant-and-players = Вариант { $variant } требует игроков: { $seats }. Заказано: { $players }.
error-variant-and-teams = { $sides ->
    [0] В варианте { $variant } команд нет, а заказано команд: { $teams }.
   *[other] В варианте { $variant } команд { $sides }, а заказано { $teams }.
}
error-no-such-teams = { $teams ->
    [0] { $players ->
        [one] Для { $players } игрока вариантов нет.
       *[other] Для { $players } игроков вариантов нет.
    } Играют от двух до шести.
   *[other] { $players ->
        [one] Для { $players } игрока
       *[other] Для { $players } игроков
    } и такого числа команд вариантов нет ({ $teams }). Вчетвером играют в 2 команды, вшестером — в 2 или в 3.
}
error-number-of-seats = Вариант { $variant } требует игроков: { $needed }. В --seats названо: { $found }.
error-you-and-others = «you» пишут, только когда за клавиатурой один человек. Назовите каждого по имени.
error-name-twice = Двух игроков зовут { $name }. Дайте им разные имена.
error-file-exists = Файл { $file } уже есть. Назовите новый файл или продолжите ту партию: kribo resume { $file }
error-cannot-write = Записать { $file } нельзя: папки нет или она закрыта для вас.
error-cannot-read = Прочитать { $file } нельзя: { $reason ->
    [missing] такого файла нет.
    [forbidden] он закрыт для вас.
    [folder] это папка.
    [huge] для записи партии он слишком велик.
   *[other] система не даёт.
}
error-record-not-text = Строка { $line } — не текст в UTF-8, а запись должна быть текстом.
error-not-one-match = Партия { $game } в этом файле — не из того матча, что в начале, поэтому продолжить нельзя.
error-match-is-over = В { $file } доигрывать нечего. Посмотреть снова: kribo replay { $file }
