# Шта кажу `kribo discard`, `kribo peg` и `kribo analyse`.

## Савет

advice-throws = { $deals ->
    [yes] Делите ви и криб је ваш.
   *[no] Дели противник и криб је његов.
} Имате { $mine }, противник { $theirs }, игра се до { $target }.
advice-plays = { $deals ->
    [yes] Делите ви.
   *[no] Дели противник.
} Имате { $mine }, противник { $theirs }, игра се до { $target }. Збир је { $count }.
# Заглавља ступаца. Изгледи на победу су у процентима; губи је колико се заостаје за најбољим.
advice-column = { $column ->
    [throw] у криб
    [keep] остаје
    [card] карта
    [hand] рука
    [crib] криб
    [for] за
    [against] против
    [net] свега
    [win] победе %
    [behind] губи
   *[band] { "" }
}
band = { $band ->
    [best] најбоље
    [good] добро
    [inaccuracy] непрецизност
    [mistake] грешка
   *[blunder] груба грешка
}
advice-best = { $choice }: { $reason ->
    [hand] у руци остаје { $points } поена више него уз { $other }.
    [crib] криб је за вас бољи него уз { $other }, разлика { $points } поена.
    [pegging] у одигравању је боље него { $other }, разлика { $points } поена.
    [for] у одигравању добијате { $points } поена више него уз { $other }.
    [against] у одигравању противник добија { $points } поена мање него уз { $other }.
    [position] { $other } доноси { $points } поена више, али при овом резултату ређе побеђује.
   *[none] једнако добро као { $other }.
}
advice-starters = Најбоље почетне карте: { $best } (рука вреди { $most }), најгоре: { $worst } (рука вреди { $least }).
advice-progress = Изгледи на победу у партији до { $target }: израчунато { $percent } %
advice-go = Ниједна карта не може: реците „даље“.
advice-only = { $choice } је једина карта која може.

## Оцена партије

analyse-game = { $variant } до { $target }: { $players }. Коначан резултат: { $scores }.
analyse-unfinished = { $variant } до { $target }: { $players }. Партија није завршена, резултат: { $scores }.
analyse-not-judged = Машина оцењује крибиџ са шест карата удвоје, а ово је { $variant }: то још не уме да оцени.
analyse-column = { $column ->
    [player] играч
    [discards] одбацивања
    [plays] одигране
    [accuracy] прецизност
    [rating] рејтинг
    [counting] бројање
    [skill] вештина
   *[luck] срећа
}
analyse-key = Прецизност је 100 % кад нема грешке; рејтинг је десетоструки просечни губитак по одлуци, 0 кад губитка нема. Вештина, бројање и срећа су у процентима победа.
analyse-luck = Срећа ({ $player }): прво дељење { $cut }, подељене карте { $deal }, почетне карте { $starter }, противникове карте { $cards }.
analyse-sum = { $player }: { $result } % партије мање 50 % = вештина { $skill } - вештина { $other } + срећа { $luck }.
analyse-clean = Ништа што би се поуздано могло назвати грешком.
analyse-throw = Дељење { $deal }, { $player } одбацује { $chosen }, боље је { $best }: { $loss } % победа, { band }.
analyse-play = Дељење { $deal }, { $player } игра { $chosen }, боље је { $best }: { $loss } % победа, { band }.
analyse-count = Дељење { $deal }, { $player } у бројању губи { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}: { $loss } % победа.
analyse-resign = Дељење { $deal }, { $player } предаје партију са { $loss } % изгледа на победу.
analyse-why = { $reason ->
    [hand] У руци остаје { $points } поена више.
    [crib] Криб је бољи, разлика { $points } поена.
    [pegging] У одигравању је боље, разлика { $points } поена.
    [for] У одигравању доноси { $points } поена више.
    [against] У одигравању противник добија { $points } поена мање.
    [position] Доноси { $points } мање поена, али при том резултату чешће побеђује.
   *[none] По поенима нема разлике.
}
analyse-progress = одлука { $done } од { $all }

## Одбијања

error-six-cards = Наведите карте које сте добили: треба их { $needed }, а има их { $found }.
error-dealer-and-pone = --dealer и --pone искључују једно друго. Наведите само једно.
error-scores-too-high = { $score } није испод циља { $target }: та партија би била завршена.
error-four-cards = Од четири задржане карте неке су у руци, а неке одигране: { $held } у руци и { $laid } уз --mine не дају четири.
error-discarded-two = У крибу су две ваше карте: наведите обе иза --discarded.
error-not-played = { $card } стоји иза --mine, али не и иза --played. Уз --played иду све одигране карте, редом.
error-no-such-play = Ниједно одигравање не води у овај положај у ком сте ви на потезу. Проверите редослед одиграних карата, ко их је одиграо и ко дели.
error-exact-needs-kernel = --exact тражи преведено језгро, а њега нема. Изоставите --exact: разлика је испод 0,001 поена.
