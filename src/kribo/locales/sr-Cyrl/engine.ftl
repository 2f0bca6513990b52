# Шта кажу `kribo selftest` и `kribo build-tables`.

selftest-row = { $name ->
    [hands] избројано руку
    [mean] просек
   *[points] руке од { $name }
}: { $found }, { $right ->
    [True] као што је објављено
   *[False] а објављено је { $published }
}
selftest-time = { $kernel ->
    [c] избројано једна по једна
   *[python] избројано по ранговима, јер језгро овде није преведено
}, за { $seconds } с

build-made = { $file }: { $bytes } B, { $seconds } с

error-unknown-table = „{ $table }“ не може да се направи. Може: { $known }.

# Шта `kribo engine` одговара на ред који не ваља. Други програми то показују или уписују у дневник.

error-line-not-json = Ред није JSON. Упит је један JSON објекат у једном реду.
error-line-not-object = Ред јесте JSON, али није објекат. Упит је објекат са пољем „ask“.
error-line-too-long = Ред је предугачак. Упит има највише { $most } знакова.
error-unknown-ask = Нема упита „{ $ask }“. Упити: { $known }.
error-bad-ask-field = Поље „{ $field }“ недостаје или није како треба. Треба { $wanted ->
    [word] текст
    [number] цео број
    [numbers] списак целих бројева
    [cards] списак карата, на пример {"["}"5H", "TD"{"]"}
    [options] објекат са опцијама, чије су вредности текстови
   *[other] true или false
}.
error-cards-in-field = Пољу „{ $field }“ овде треба { $needed ->
    [one] { $needed } карта
    [few] { $needed } карте
   *[other] { $needed } карата
}, а има их { $found }.
error-number-of-scores = У { $variant } има страна: { $needed }, а у „scores“ бројева: { $found }. Треба по један за сваку.
error-score-out-of-range = Док партија траје, резултат је од { $least } до { $most }.
error-dealer-by-seat = У { $variant } „dealer“ је место које дели, од 0 до { $most }, или true за онога кога питате.
error-nothing-to-discard = То место у овом дељењу нема шта да одбаци.
error-nothing-to-play = То место нема карата у руци. „hand“ је оно што је још у руци, без карата које су у „played“.
error-played-by-seat = У „played“ треба списака карата: { $needed }, по један за свако место.
error-pile-not-played = „pile“ се не слаже са „played“: карте текућег збира су последње у списку онога ко их је одиграо.
error-pile-too-high = Карте из „pile“ дају { $count }, а граница је 31.
error-no-auction = У { $variant } се за криб не лицитира.
error-not-your-bid = По „bids“ и „dealer“ сада не нуди онај кога питате. Почиње прва рука.
error-cannot-analyse = За { $variant } кандидати још не могу да се прикажу са вредностима; може само six-card. Питајте „discard“ или „play“.
