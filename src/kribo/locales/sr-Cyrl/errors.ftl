# Шта није у реду, по једна порука за сваку грешку: прво шта не ваља, па шта би ваљало.
# Променљиве су чињенице о грешци.

## Читање карата и језика

error-bad-card = „{ $token }“ није карта. Напишите ранг (A 2 3 4 5 6 7 8 9 10 J Q K), па боју (П Х К Т или енглеске ознаке S H D C), на пример 5Х или 10К.
error-card-twice = Карта { $card } је наведена двапут, а свака је у шпилу само једном.
error-unknown-language = Нема језика „{ $language }“. Језици: { $known }.

## Читање командне линије

error-unknown-command = kribo нема наредбу „{ $command }“. Пробајте: { $known }. Све наредбе: kribo help
error-unknown-option = Овде нема опције „{ $option }“. Пробајте: { $known }
error-option-needs-value = Иза { $option } мора да стоји вредност: { $option } VALUE. Вредност која почиње са „-“ пише се { $option }=VALUE.
error-option-needs-values = Иза { $option } треба { $needed ->
    [one] { $needed } вредност
    [few] { $needed } вредности
   *[other] { $needed } вредности
}, а { $found ->
    [one] ту је { $found }
    [few] ту су { $found }
   *[other] има их { $found }
 }.
error-option-takes-no-value = { $option } нема вредност: пишите без „={ $text }“.
error-option-twice = { $option } је наведено двапут. Наведите једном.
error-not-a-number = Иза { $option } треба цео број, а „{ $text }“ то није.
error-number-out-of-range = За { $option } може број од { $least } до { $most }, а не { $number }.
error-bad-choice = За { $option } не може „{ $text }“. Може: { $choices }.
error-cannot-print = Одговор не може да се испише на стандардни излаз. Можда је диск пун.
error-too-few-words = { $found ->
    [0] Иза наредбе мора да стоји: { $words }. Све о наредби: kribo help COMMAND
   *[other] Премало речи за { $words }: треба бар { $needed }, а { $found ->
    [one] ту је { $found }
    [few] ту су { $found }
   *[other] има их { $found }
 }.
}
error-too-many-words = „{ $extra }“ је вишак: { $most ->
    [0] овде могу само опције.
    [one] овде може само једна реч.
    [few] овде могу највише { $most } речи.
   *[other] овде може највише { $most } речи.
 }

## Избор игре

error-unknown-variant = Нема варијанте „{ $variant }“. Варијанте: { $known }.
error-unknown-option-name = { $variant } нема опцију „{ $option }“. Опције: { $known }.
error-bad-option-value = Опција { $option } не може да буде „{ $value }“. Може: { $values }.
error-no-such-deal = { $variant } не може да се игра. Треба од два до шест места, једнако на свакој страни, од три до пет задржаних карата и криб од четири или пет, а све из једног шпила.
error-bad-target = Не може да се игра до { $target }. Циљ је од { $least } до { $most }.
error-option-needs-counting = Опција { $option } не значи ништа док руке броји програм. Ставите counting на једно од: { $values }.

error-unknown-preset = Нема готовог подешавања „{ $preset }“. Постоје: { $known }.

## Потези који сада не могу
## Места се овде броје од 0, па их ниједна реченица не помиње; списак без карата је реч `none`.

error-not-now = То сада не може. { $stage ->
    [DrawingLots] Жребом се одређује ко први дели.
    [ShufflingToCut] Шпил се меша за извлачење делиоца.
    [CuttingForDeal] Извлачи се карта за прво дељење.
    [Dealing] Карте се деле.
    [Discarding] Карте се одбацују у криб.
    [Bidding] Лицитира се за криб.
    [Cutting] Треба пресећи шпил за почетну карту.
    [Playing] У току је одигравање: играјте карту или реците „даље“.
    [Announcing] Прво реците колико доноси карта коју сте управо одиграли.
    [Counting] Броје се руке и криб.
    [Calling] Траје хватање: ухватите поене или прихватите пријаву.
   *[Over] Партија је завршена.
}
error-no-such-seat = Нема тог места: у овој партији има { $seats } места.
error-not-your-turn = Нисте на потезу. Сачекајте остале.
error-not-cutting = Сада немате шта да извлачите. Извлачи само онај ко још није.
error-no-such-position = На месту { $position } нема карте. Изаберите од { $least } до { $most }.
error-position-taken = Карта на месту { $position } већ је извучена. Изаберите другу.
error-bad-pack = То није шпил: у њему свака од 52 карте мора да буде једном.
error-discarded-already = Сада немате шта да одбаците. Сачекајте остале.
error-discard-number = { $given ->
    [0] Нисте изабрали ниједну карту.
    [one] Изабрали сте { $given } карту.
    [few] Изабрали сте { $given } карте.
   *[other] Изабрали сте { $given } карата.
 } У криб треба да одбаците { $number ->
    [one] једну карту
    [few] { $number } карте
   *[other] { $number } карата
 }.
error-card-not-yours = Немате карту { $card }. { $cards ->
    [none] Рука вам је празна.
   *[other] Имате: { $cards }.
}
error-would-pass-31 = { $card }: збир би био { $count }, а граница је 31. { $playable ->
    [none] Ниједну карту не можете да одиграте: реците „даље“.
   *[other] Можете да играте: { $playable }.
}
error-nothing-to-take-back = Још ништа нисте одбацили, па немате шта да узмете назад.
error-discard-is-final = У овој партији одбачене карте не могу да се узму назад.
error-must-pass = Више од { $most } не може нико да понуди. Реците „пас“.
error-must-open = Морате да понудите: од { $least } до { $most }.
error-bad-bid = Не можете да понудите { $points }. Понудите од { $least } до { $most } или реците „пас“.
error-no-heels = Нема почетног жандара за којег бисте добили поене. Наставите одигравање.
error-must-play = Не можете да кажете „даље“ док имате шта да играте: { $playable }.
error-claim-out-of-range = Не може { $points }. Реците број од { $least } до { $most }.
error-claim-is-counted = У овој партији поене броји програм: има их { $points }.
error-no-call-left = Уз ову пријаву више немате шта да хватате. Сачекајте остале.
error-no-clock-runs = За то место сат не ради.
error-resign-needs-two-sides = За столом { $sides ->
    [few] су { $sides } стране
   *[other] је { $sides } страна
}, па нико не може да преда партију. Предаје се само кад играју две стране.
