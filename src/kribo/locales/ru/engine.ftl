# Что говорят `kribo selftest` и `kribo build-tables`.

selftest-row = { $name ->
    [hands] посчитано рук
    [mean] в среднем
   *[points] рук по { $name }
}: { $found }, { $right ->
    [True] как опубликовано
   *[False] а опубликовано { $published }
}
selftest-time = { $kernel ->
    [c] одна за другой
   *[python] по достоинствам, потому что ядро здесь не собрано
}, за { $seconds } с

build-made = { $file }: байт { $bytes }, { $seconds } с

error-unknown-table = Построить «{ $table }» нельзя: такого нет. Есть: { $known }.

# What `kribo engine` answers to a line that is wrong. Other programs show these sentences or log them.

error-line-not-json = Строка — не JSON. Запрос — это один объект JSON в одной строке.
error-line-not-object = Строка — JSON, но не объект. Запрос — это объект с полем «ask».
error-line-too-long = Строка слишком длинная. Предел для запроса в знаках: { $most }.
error-unknown-ask = Запроса «{ $ask }» нет. Есть: { $known }.
error-bad-ask-field = Поля «{ $field }» нет, или оно другого вида. Нужно: { $wanted ->
    [word] текст
    [number] целое число
    [numbers] список целых чисел
    [cards] список карт, например {"["}"5H", "TD"{"]"}
    [options] объект с настройками, значения — тексты
   *[other] true или false
}.
error-cards-in-field = В поле «{ $field }» здесь { $needed ->
    [one] нужна { $needed } карта
    [few] нужны { $needed } карты
   *[many] нужно { $needed } карт
}, а дано { $found }.
error-number-of-scores = В варианте { $variant } сторон { $needed }, а чисел в «scores» — { $found }. Нужно по одному на сторону.
error-score-out-of-range = Пока партия идёт, счёт — от { $least } до { $most }.
error-dealer-by-seat = В варианте { $variant } «dealer» — это место, которое сдаёт, от 0 до { $most }, или true, если сдаёт тот, кого спрашивают.
error-nothing-to-discard = Это место в такой сдаче ничего не сбрасывает.
error-nothing-to-play = Карт у этого места нет. В «hand» — то, что ещё на руках, без карт из «played».
error-played-by-seat = В «played» должно быть списков карт: { $needed }, по одному на место.
error-pile-not-played = «pile» не сходится с «played»: карты текущего цикла стоят последними в списке того, кто их положил.
error-pile-too-high = Сумма карт в «pile» — { $count }, а предел — 31.
error-no-auction = В варианте { $variant } торгов нет.
error-not-your-bid = Судя по «bids» и «dealer», сейчас предлагает не тот, кого спрашивают. Начинает первая рука.
error-cannot-analyse = Показать выбор с оценками в варианте { $variant } пока нельзя, только на шести картах. Спросите «discard» или «play».
