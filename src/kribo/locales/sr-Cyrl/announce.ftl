# Шта се каже за столом: шта се догодило, и шта сто одговара кад га неко пита.
#
# $player је име како је унето, увек у номинативу: субјекат, иза двотачке или у загради. $players и $side су
# спискови имена и речи „Ви“. NAME-self се каже играчу о коме је реч, NAME-other осталима; -team-self и -team-other
# говоре о страни са више играча. NAME-brief и NAME-full чују они који су тако изабрали.
# $card и $cards су ознаке (5Х JК), а за оне који хоће све речима граде се са card-nom; $card_acc је акузатив.
# О другима само презент („игра“, „добија“): прошло време открива род, а множина уз „ви“ не открива.

## Карте и играчи

# Слова на картама су A J Q K, латинична и у ћирилици.
card-letters = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] J
    [queen] Q
   *[king] K
}{ $suit ->
    [spades] П
    [hearts] Х
    [diamonds] К
   *[clubs] Т
}
card-nom = { $rank ->
    [ace] кец
    [two] двојка
    [three] тројка
    [four] четворка
    [five] петица
    [six] шестица
    [seven] седмица
    [eight] осмица
    [nine] деветка
    [ten] десетка
    [jack] жандар
    [queen] дама
   *[king] краљ
} { $suit ->
    [spades] пик
    [hearts] херц
    [diamonds] каро
   *[clubs] треф
}
card-acc = { $rank ->
    [ace] кеца
    [two] двојку
    [three] тројку
    [four] четворку
    [five] петицу
    [six] шестицу
    [seven] седмицу
    [eight] осмицу
    [nine] деветку
    [ten] десетку
    [jack] жандара
    [queen] даму
   *[king] краља
} { $suit ->
    [spades] пик
    [hearts] херц
    [diamonds] каро
   *[clubs] треф
}
you = Ви
# Ставке списка дотле, и још једна.
list-more = { $before }, { $item }
# Играчи једне стране, кад уз њу стоје друге.
team-more = { $before } и { $item }

## Речи уз бројеве; облик бира $n

points = { $n ->
    [one] { $n } поен
    [few] { $n } поена
   *[other] { $n } поена
}
points-acc = { points }
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карте
   *[other] { $n } карата
}
cards-acc = { $n ->
    [one] { $n } карту
    [few] { $n } карте
   *[other] { $n } карата
}
holes-to-go = { $n ->
    [0] на циљу
    [one] још { $n } рупа
    [few] још { $n } рупе
   *[other] још { $n } рупа
}

## Ко дели, и дељење

cut-for-deal-self = Извлачите { $card_acc }.
cut-for-deal-other = { $player } извлачи { $card_acc }.
cut-for-deal-self-full = Извлачите { $card_acc }.
cut-for-deal-other-full = { $player } извлачи { $card_acc }.
cut-tied = Нерешено. Поново извлаче: { $players }.
lots-self = Жребом је одлучено: прво делите ви.
lots-other = Жребом је одлучено: прво дели { $player }.
deal-self = Дељење { $number }: делите ви.
deal-other = Дељење { $number }: дели { $player }.
crib-owner-self = Криб је ваш.
crib-owner-other = Криб добија { $player }.
dealt-unseen = Карте су подељене.
dealt-self = { your-hand }
dealt-other = Рука ({ $player }): { $cards }.
discarded-unseen = { $player } одбацује { cards-acc } у криб.
discarded-self = У криб одбацујете { $cards_acc }.
discarded-other = { $player } у криб одбацује { $cards_acc }.
took-back-self = Узимате назад одбачене карте.
took-back-other = { $player } узима назад одбачене карте.
bid-self = Нудите { points-acc } за криб.
bid-other = { $player } нуди { points-acc } за криб.
pass-self = Кажете: пас.
pass-other = { $player } каже: пас.
crib-bought-self = Криб је ваш за { points-acc }.
crib-bought-other = За { points-acc } криб добија { $player }.
starter-cut-self = Пресецате шпил. Почетна карта: { $card }.
starter-cut-other = { $player } пресеца шпил. Почетна карта: { $card }.
starter-cut-self-brief = Почетна: { $card }.
starter-cut-other-brief = Почетна: { $card }.
heels-lost-self = Одиграли сте карту, а жандара нисте пријавили: пропала су 2 поена за почетног жандара.
heels-lost-other = { $player } не пријављује жандара: пропала су 2 поена за почетног жандара.

## Одигравање

played-self = Играте { $card_acc }. Збир { $count }.
played-other = { $player } игра { $card_acc }. Збир { $count }.
played-self-brief = Ви: { $card }, { $count }.
played-other-brief = { $player }: { $card }, { $count }.
played-self-full = Играте { $card_acc }. Збир је { $count }.
played-other-full = { $player } игра { $card_acc }. Збир је { $count }.
go-self = Кажете: даље!
go-other = { $player } каже: даље!
go-self-full = Збир је { $count }. Кажете: даље!
go-other-full = Збир је { $count }. { $player } каже: даље!
count-restart-self = Збир се враћа на нулу. Почињете ви.
count-restart-other = Збир се враћа на нулу. Почиње { $player }.
count-restart-self-brief = Збир 0. Почињете ви.
count-restart-other-brief = Збир 0. Почиње { $player }.

## Бројање

claimed-self = { $where ->
    [hand] За руку пријављујете { points-acc }.
    [crib] За криб пријављујете { points-acc }.
   *[play] За ту карту пријављујете { points-acc }.
}
claimed-other = { $where ->
    [hand] { $player } за руку пријављује { points-acc }.
    [crib] { $player } за криб пријављује { points-acc }.
   *[play] { $player } за ту карту пријављује { points-acc }.
}
claimed-nineteen-self = Кажете: деветнаест! То јест нула.
claimed-nineteen-other = { $player } каже: деветнаест! То јест нула.
show-hand-self = Ваша рука: { $cards }. Почетна: { $starter }.
show-hand-other = Рука ({ $player }): { $cards }. Почетна: { $starter }.
show-crib-self = Ваш криб: { $cards }. Почетна: { $starter }.
show-crib-other = Криб ({ $player }): { $cards }. Почетна: { $starter }.
pile = Карте овог збира: { $cards }.
count-in-play = Последња карта доноси { points-acc }: { $why }.
count-is = Вреди { points-acc }.
claim-wrong-self = Пријавили сте { $claim }, а тачно је { $n }.
claim-wrong-other = { $player } пријављује { $claim }, а тачно је { $n }.
timed-out-self = Време вам је истекло.
timed-out-other = { $player }: време је истекло.
call-none-self = Прихватате пријаву.
call-none-other = { $player } прихвата пријаву.
call-right-self = Хватате { points-acc }, и то с правом.
call-right-other = { $player } хвата { points-acc }, и то с правом.
call-wrong-self = Хватате { points-acc }, али толико није пропуштено.
call-wrong-other = { $player } хвата { points-acc }, али толико није пропуштено.

## Поени: $n је колико је вредело, $score резултат после тога, никад изнад циља

pegged-three-for-last-self = Поени првој руци: добијате { points-acc } јер не делите. Укупно { $score }.
pegged-three-for-last-other = Поени првој руци: { $player } добија { points-acc } јер не дели. Укупно { $score }.
pegged-bid-self = За криб плаћате { points-acc }. Укупно { $score }.
pegged-bid-other = { $player } плаћа { points-acc } за криб. Укупно { $score }.
pegged-heels-self = Почетни жандар: добијате { points-acc }. Укупно { $score }.
pegged-heels-other = Почетни жандар: { $player } добија { points-acc }. Укупно { $score }.
# $why је оно што играчи кажу: „петнаест, два поена; пар, два поена“.
pegged-play-self = Добијате { $n }: { $why }. Укупно { $score }.
pegged-play-other = { $player } добија { $n }: { $why }. Укупно { $score }.
pegged-claim-self = Добијате { points-acc }. Укупно { $score }.
pegged-claim-other = { $player } добија { points-acc }. Укупно { $score }.
pegged-go-self = Добијате { points-acc } за „даље“. Укупно { $score }.
pegged-go-other = { $player } добија { points-acc } за „даље“. Укупно { $score }.
pegged-last-card-self = Добијате { points-acc } за последњу карту. Укупно { $score }.
pegged-last-card-other = { $player } добија { points-acc } за последњу карту. Укупно { $score }.
pegged-hand-self = Добијате { points-acc } за руку. Укупно { $score }.
pegged-hand-other = { $player } добија { points-acc } за руку. Укупно { $score }.
pegged-crib-self = Добијате { points-acc } за криб. Укупно { $score }.
pegged-crib-other = { $player } добија { points-acc } за криб. Укупно { $score }.
missed-points-acc = { $n ->
    [one] { $n } пропуштен поен
    [few] { $n } пропуштена поена
   *[other] { $n } пропуштених поена
}
pegged-missed-self = Добијате { missed-points-acc }. Укупно { $score }.
pegged-missed-other = { $player } добија { missed-points-acc }. Укупно { $score }.
invented-points-acc = { $n ->
    [one] { $n } непостојећи поен
    [few] { $n } непостојећа поена
   *[other] { $n } непостојећих поена
}
pegged-invented-self = Добијате { invented-points-acc }. Укупно { $score }.
pegged-invented-other = { $player } добија { invented-points-acc }. Укупно { $score }.
pegged-muggins-self = Хватање: добијате { points-acc }. Укупно { $score }.
pegged-muggins-other = Хватање: { $player } добија { points-acc }. Укупно { $score }.
pegged-timeout-self = Добијате { points-acc } јер је време истекло. Укупно { $score }.
pegged-timeout-other = { $player } добија { points-acc } јер је време истекло. Укупно { $score }.

## Крај партије

resigned-self = Предајете партију.
resigned-other = { $player } предаје партију.
won-self = Победили сте!
won-other = Побеђује { $player }.
won-team-self = Ваш тим је победио!
won-team-other = Побеђују: { $players }.
final-scores = Коначан резултат: { $scores }.
# Ставка списка.
side-score = { $side }: { $score }
skunk = Твор: { $players }.
double-skunk = Двоструки твор: { $players }.
lurch = Марс: { $players }.

## Шта се пита

your-hand = Ваша рука: { $cards }.
no-hand = У руци немате ниједну карту.
waiting = На потезу: { $players }.
waiting-for-chance = Следи дељење карата.
game-over = Партија је завршена.
ask-cut-for-deal = { $first_dealer ->
    [high] Извуците карту, највиша дели: број од 1 до { $most } или „извуци“ за било коју.
   *[low] Извуците карту, најнижа дели: број од 1 до { $most } или „извуци“ за било коју.
}
ask-discard-own = Изаберите { cards-acc } за свој криб.
ask-discard-team = Изаберите { cards-acc } за криб свог тима (броји га { $player }).
ask-discard-other = Изаберите { cards-acc } за туђи криб ({ $player }).
ask-discard-unsold = Изаберите { cards-acc } за криб, који још није продат.
ask-bid-first = Понудите за криб: од { $least } до { $most }.
ask-bid = Понудите за криб од { $least } до { $most } или реците „пас“.
ask-bid-one = Узмите криб за { $least } или реците „пас“.
ask-pass = Више нико не може да понуди. Реците „пас“.
ask-cut-starter = Пресеците шпил: број од { $least } до { $most } или „пресеци“ за било које место.
ask-lead = Почињете ви. Играјте карту.
ask-play = Ви сте на потезу. Збир { $count }. Играјте карту.
ask-play-of = Ви сте на потезу. Збир { $count }. Можете да играте: { $cards }.
ask-play-or-go = Ви сте на потезу. Збир { $count }. Играјте карту или реците „даље“.
ask-go = Ви сте на потезу. Збир { $count }. Ниједну карту не можете да одиграте: реците „даље“.
ask-claim-card = Колико поена доноси ваша карта?
ask-claim = Колико поена?
ask-call = Колико је поена пропуштено? Реците број или „не“.
ask-call-either = Колико је пропуштених или непостојећих поена? Реците број или „не“.

## Одговори

phase = { $stage ->
    [DrawingLots] Жребом се одређује ко први дели.
    [ShufflingToCut] Шпил се меша за извлачење делиоца.
    [CuttingForDeal] Извлачење делиоца.
    [Dealing] Дељење.
    [Discarding] Одбацивање у криб.
    [Bidding] Лицитација за криб.
    [Cutting] Пресецање за почетну карту.
    [Playing] Одигравање.
    [Announcing] Одигравање: броји се одиграна карта.
    [Counting] Бодовање.
    [Calling] Хватање пропуштених поена.
   *[Over] Партија је завршена.
}
count-now = Збир { $count }. Карте овог збира: { $cards }.
count-zero = Збир 0. У овом збиру још нема карата.
no-count = Сада нема збира: одигравање није у току.
starter-is = Почетна карта: { $card }.
no-starter = Почетна карта још није отворена.
laid-self = Одиграли сте: { $cards }.
laid-other = Одигране карте ({ $player }): { $cards }.
laid-nothing-self = Нисте одиграли ниједну карту.
laid-nothing-other = Одигране карте ({ $player }): ниједна.
holds-other = { $player } има { cards-acc } у руци.
your-discard = Одбацили сте: { $cards }.
nothing-laid = На столу нема ниједне карте.
side-line = { $side }: { $score }. Улица { $street } од { $streets }, { holes-to-go }.
side-line-brief = { $side }: { $score }.
lead = { $side }: у вођству, разлика { points }.
level = Резултат је изједначен.
score-detail = { $side }: предњи клинчић { $score }, задњи { $rear }, { holes-to-go }.
skunk-near = { $side }: до спаса од твора { $n ->
    [one] још { $n } поен
    [few] још { $n } поена
   *[other] још { $n } поена
}.
skunk-safe = { $side }: твор више не прети.
target-is = Игра се до { $target }.
no-deal-yet = Још нико не дели.
dealer-self = Делите ви.
dealer-other = Дели { $player }.
crib-unsold = Криб још није продат.
makes = { $card }: збир { $count }.
makes-points = { $card }: збир { $count }; { $why }.
makes-too-much = { $card }: збир би био { $count }, више од 31.
no-card-fits = Ниједну карту не можете да одиграте: реците „даље“.
may-say-go = Можете и да кажете „даље“.
nothing-counted = Још ништа није избројано.
# Ред у списку онога што је донело поене.
counted-item = { item-kind }: { $cards }, { points }.
counted-total = Укупно: { $n }.
seat-person = Место { $seat }: { $player }.
seat-bot = Место { $seat }: { $player }, бот { $bot ->
    [random] који игра насумице
    [greedy] који граби сваки поен
    [basic] који игра разумно
    [top] највишег нивоа
   *[other] нивоа { $bot }
}.
# Како се ботови зову: ниво јаког играча; други и сваки следећи исти имају број.
bot-name = { $bot ->
    [random] Насумични
    [greedy] Похлепни
    [basic] Разумни
    [top] Шампион
   *[other] Ниво { $bot }
}
bot-again = { $bot ->
    [random] { $name } { $number }
    [greedy] { $name } { $number }
    [basic] { $name } { $number }
   *[other] { $name } ({ $number })
}
team = Страна { $side }: { $players }.

## Исходи

# $items је списак онога што каже slip-source.
slip-line = { $side }: { $items }. Укупно { $total }.
slip-source = { $source ->
    [pegging] одигравање { $n }
    [hand] руке { $n }
    [crib] крибови { $n }
    [heels] почетни жандар { $n }
    [start] поени првој руци { $n }
    [bids] лицитација { $n }
   *[calls] туђе грешке { $n }
}
slip-nothing = ништа
slip-left-self = Нисте избројали { points-acc }.
slip-left-other = Неизбројано ({ $player }): { points }.
games-won = Добијене партије: { $scores }.
match-points = Поени за меч: { $scores }.
game-points = Поени за партије: { $scores }.
spread-points = Укупна разлика: { $scores }.
stakes-stand = Улози: { $scores }.
match-won-self = Добили сте меч!
match-won-other = Меч добија { $player }.
match-won-team-self = Ваш тим је добио меч!
match-won-team-other = Меч добијају: { $players }.
match-drawn = Меч је нерешен. Први су: { $players }.
plus = +{ $n }
minus = −{ $n }

## Опције игре; $value је изабрана вредност, $n исто то као број

option-target = Игра се до { $value }.
option-first_dealer = { $value ->
    [low] Први дели онај ко извуче најнижу карту.
    [high] Први дели онај ко извуче највишу карту.
   *[random] Ко први дели, одлучује жреб.
}
option-next_dealer = { $value ->
    [loser] У мечу следећу партију први дели губитник.
    [winner] У мечу следећу партију први дели победник.
    [alternate] У мечу прво дељење иде редом, из партије у партију.
   *[cut] У мечу се пред сваку партију поново одређује ко први дели.
}
option-heels = { $value ->
    [automatic] Два поена за почетног жандара уписују се одмах.
   *[claimed] Два поена за почетног жандара делилац мора да пријави пре своје прве карте.
}
option-three_for_last = { $value ->
    [once] Три поена првој руци уписују се једном, пре првог дељења.
    [each_deal] Три поена првој руци уписују се у сваком дељењу.
   *[never] Нема три поена првој руци.
}
option-single_go = { $value ->
    [must] Кад један каже „даље“, други мора да игра докле год може.
   *[may] Кад један каже „даље“, други сме да стане иако има карту коју може да одигра.
}
option-crib_flush = { $value ->
    [five] Иста боја у крибу важи само уз почетну карту.
   *[four] Иста боја у крибу важи и без почетне карте.
}
option-bicycle_go = { $value ->
    [off] После „даље“ сви остали играју докле год могу.
   *[on] Кад један каже „даље“, па не може ни следећи, трећи више не игра.
}
option-seven_crib = { $n ->
    [5] У крибу је пет карата, једна од њих из шпила.
   *[4] У крибу су четири карте.
}
option-auction_when = { $value ->
    [after_discards] За криб се лицитира после одбацивања.
   *[before_discards] За криб се лицитира пре одбацивања.
}
option-auction_open = { $value ->
    [must] Први мора да понуди.
   *[may_pass] И први сме да каже „пас“.
}
option-auction_heels = { $value ->
    [dealer] Поени за почетног жандара припадају делиоцу.
   *[owner] Поени за почетног жандара припадају власнику криба.
}
option-counting = { $value ->
    [auto] Руке броји програм.
    [assisted] Играчи броје, а програм исправља грешке без казне.
    [self] Играчи броје, а што пропусте, пропада.
    [muggins] Играчи броје, а што пропусте, противници смеју да ухвате.
   *[strict] Играчи броје, а пропуштени и непостојећи поени иду противницима.
}
option-count_seconds = { $value ->
    [off] За бројање нема временског ограничења.
   *[other] Рок за бројање: { $n ->
        [one] { $n } секунда
        [few] { $n } секунде
       *[other] { $n } секунди
    }.
}
option-transfer = { $value ->
    [all] Поене због грешке добија свака противничка страна, у целости.
    [next] Поене због грешке добија следећа противничка страна.
    [split] Поени због грешке деле се међу противничким странама.
   *[caller] Поене због грешке добија први противник који их ухвати.
}
option-timeout_round = { $value ->
    [half_up] Кад време истекне, половина непарног броја заокружује се навише, у корист противника.
    [down] Кад време истекне, половина непарног броја заокружује се наниже, на штету противника.
   *[even] Кад време истекне, половина непарног броја заокружује се на паран број.
}
option-timeout_keep = { $value ->
    [rest] Кад време истекне, друга половина остаје играчу.
   *[nothing] Кад време истекне, играчу не остаје ништа.
}
option-manual_pegging = { $value ->
    [off] Поене у одигравању броји програм.
   *[on] Играчи сами броје и поене сваке одигране карте.
}
option-call_seconds = { $n ->
    [one] Рок за хватање: { $n } секунда.
    [few] Рок за хватање: { $n } секунде.
   *[other] Рок за хватање: { $n } секунди.
}
option-over_penalty = { $value ->
    [off] Уз хватање, непостојећи поени се само бришу.
   *[on] Уз хватање, непостојећи поени иду противницима.
}
option-short_hand = { $value ->
    [right] Карту мање добија и играч десно од делиоца, и ништа не одбацује.
   *[opposite] Карту мање добија и играч преко пута делиоца, и ништа не одбацује.
}
option-skunk = { $value ->
    [margins] Пораз са разликом од 31 или више поена је твор, од 61 или више двоструки твор.
    [lines] Пораз испод рупе 91 је твор, испод рупе 61 двоструки твор.
    [lurch] Пораз испод половине циља је марс и рачуна се двоструко.
   *[off] Твор се не рачуна.
}
option-match_points = Победа, твор и двоструки твор доносе поена за меч: { $value }.
# $value је облик меча, $n број у њему.
option-match = { $value ->
    [best-of] Меч добија онај ко добије већину од { $n } партија.
    [first-to] Меч добија онај ко први скупи { $n ->
        [one] { $n } поен
        [few] { $n } поена
       *[other] { $n } поена
    } за меч.
    [games] Меч има { $n ->
        [one] { $n } партију
        [few] { $n } партије
       *[other] { $n } партија
    }.
   *[single] Игра се једна партија.
}
option-stakes = { $n ->
    [0] Игра се без улога.
   *[other] Улог је { $value }.
}
option-discard_final = { $value ->
    [when_all_in] Одбачене карте могу да се узму назад док сви не одбаце.
   *[at_once] Одбачене карте не могу да се узму назад.
}
option-say_go = { $value ->
    [for_me] „Даље“ каже програм кад ниједну карту не можете да одиграте.
   *[myself] „Даље“ кажете сами.
}

## Одбијања која помињу играча; остала су у errors.ftl

error-not-your-turn-at-table = Нисте на потезу. На потезу је { $player }.
