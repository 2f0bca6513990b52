# Шта кажу странице у прегледачу. Реченице о ономе што се дешава за столом долазе са сервера, из announce.ftl.
#
# $player је име како је унето, $players списак имена; $own је yes кад је реч о ономе ко чита. Натпис на главном
# дугмету (web-primary-...) има највише 18 знакова, са именом од највише 6. На дугмету је заповедни начин, „ти“.

## Карте; $rank и $suit бирају као у announce.ftl

web-card = { card-nom }
# Слова на картама, од кеца до краља: латинична у оба писма.
web-card-indices = A 2 3 4 5 6 7 8 9 10 J Q K
web-card-in-hand = { $card }, { $place } од { $n }
web-card-makes = { $card }, { $place } од { $n }, збир { $count }
web-card-makes-and-pegs = { $card }, { $place } од { $n }, збир { $count }, поени: { $points }
# Испод карте: збир који даје и поени које доноси.
web-makes-and-pegs = { $count }, +{ $points }
web-card-too-much = { $card }, { $place } од { $n }, збир би био { $count }
web-card-for-crib = { $card }, { $place } од { $n }, изабрано за криб
web-card-chosen = { $card }, { $place } од { $n }, изабрано
web-would-be = било би { $count }
web-auto-card = ауто
web-too-much = Збир би био { $count }, а граница је 31. Можете да играте: { $cards }.
web-too-much-go = Збир би био { $count }, а граница је 31. Ниједну карту не можете да одиграте: реците „даље“.

## Страница

web-title = kribo
web-description = Крибиџ с друштвом или с рачунаром
web-failure = Сервер се не јавља. Учитајте страницу поново за који тренутак.
web-noscript = Овој страници треба JavaScript. Наредби „kribo play“ у терминалу не треба.
web-title-turn = ● Ви сте на потезу – { $title }
web-page-title = { $page } – kribo
# Само ако прегледач не зна датуме на српском.
web-moment = { $day }. { $month }. { $year }. { $hour }:{ $minute }
web-loading = Само тренутак…
web-error-connection = Нема везе са сервером.
web-error-server = Сервер није могао да одговори.
web-text-mode = Текстуални режим
web-text-short = Текст
web-table-mode = Назад за сто
web-pages = Странице
web-lobby = Играј
web-menu = Мени
web-close = Затвори
web-no = Не
web-save = Сачувај
web-more = Још
web-help = Помоћ
web-you = Ви
web-name = Име
web-your-name = Ваше име
web-name-here = Ко овде седа?
web-sit-down = Седни
# Имена за почетак, са размацима између њих.
web-guest-names = Саша Вања Сава Матија Соко Зека Лане Пчела Маца Врабац
web-two-names = { $one } и { $other }
web-chat-line = { $player }: { $text }

## Предворје

web-play-computer = Играј с рачунаром
web-play-computer-help = Види само своје карте.
web-play-now = Играј одмах
web-play-friend = Играј с друштвом
web-play-friend-help = Пошаљите везу или издиктирајте шест знакова. Налог није потребан.
web-have-code = Имам шифру
web-code-field = Шифра стола
web-code-go = Иди тамо
web-own-rules = Сто по вашој мери
web-own-rules-help = Од двоје до шесторо играча, циљ и правила по вољи.
web-make-table = Изабери правила
web-game = Игра
web-strength = Јачина
web-resume = Партија вас чека: { $players }
web-resume-open = Ваш сто чека играче
web-side-score = { $side } { $score }
web-status = { $status ->
    [yours] Ви сте на потезу.
    [open] Има слободних места.
    [paused] Партија је на паузи.
    [between] Партија је завршена; може нова.
    [closed] Сто је затворен.
   *[playing] Партија је у току.
}
web-more-games = { $n ->
    [1] Још једна партија
    [one] Још { $n } партија
    [few] Још { $n } партије
   *[other] Још { $n } партија
}
web-tables = Отворени столови
web-no-tables = Сада ниједан сто није отворен. Позовите друштво или отворите сто који ће други овде наћи.
web-seats-taken = { $taken } од { $seats }
web-join = Придружи се
web-watch = Гледај
web-variant = { $name ->
    [six-card] Са шест карата, стандардна игра
    [five-card] Са пет карата, стара игра
    [seven-card] Са седам карата, до 181
    [auction] Са лицитацијом: за криб се нуди
    [three-handed] Утроје
    [four-handed] Учетворо, свако за себе
    [partners] Учетворо, двоје против двоје
    [five-handed] Упеторо
    [six-handed] Ушесторо, свако за себе
    [six-two-teams] Ушесторо, два тима
    [six-three-teams] Ушесторо, три тима
    [partners-five-card] Двоје против двоје, до 61
    [partners-six-dealt] Двоје против двоје, дели се шест
   *[other] { $name } ({ $seats })
}
web-variant-short = { $name ->
    [six-card] Са шест карата
    [five-card] Са пет карата
    [seven-card] Са седам карата
    [auction] Са лицитацијом
    [three-handed] Утроје
    [four-handed] Учетворо
    [partners] Двоје против двоје
    [five-handed] Упеторо
    [six-handed] Ушесторо
    [six-two-teams] Ушесторо, два тима
    [six-three-teams] Ушесторо, три тима
    [partners-five-card] Двоје против двоје, до 61
    [partners-six-dealt] Двоје против двоје, по 6
    [options] Опције
    [counting] Бројање
   *[other] { $name }
}
# Кратко име те игре већ казује циљ.
web-variant-target = { $name ->
    [partners-five-card] Двоје против двоје
   *[other] { web-variant-short }
} до { $target }, { $counting ->
    [auto] броји програм
    [assisted] бројите ви, грешке се исправљају
    [self] бројите ви
    [muggins] бројите ви, са хватањем
   *[strict] бројите ви, грешке се плаћају
}

## Сопствени сто

web-make-game = Игра
web-make-more = Сва остала правила
web-make-seats = Сто
web-make-summary = Шта ће се играти
web-make-open = Отвори сто
web-make-listed = Види се у списку столова
web-make-spectators = Други смеју да гледају
web-make-chat = Разговор
web-make-clock = Сат
web-make-pace = Рачунари играју
web-make-absence = Кад некога дуго нема
web-preset = Играј као
web-preset-none = По своме
web-preset-name = { $name ->
    [classic] Већина играча
    [esperanto] Есперантисти
    [russian] Руси: пет карата
    [playroom] Играоница: строго бројање
    [acc] Клубови у Америци: девет партија
   *[other] { $name }
}
web-chat-kind = { $value ->
    [presets] Само готове реченице
   *[free] Готове реченице и слободно писање
}
web-clock-kind = { $value ->
    [untimed] Без сата
    [relaxed] За сваку одлуку
   *[live] За целу партију
}
web-clock-seconds = Секунде
web-clock-bank = Секунде за партију
web-clock-increment = Додатне секунде
web-pace = { $value ->
    [human] Људским темпом
   *[instant] Одмах
}
web-absence = { $value ->
    [pause] Партија чека
   *[bot] Игра рачунар
}
web-seat-number = Место { $n }
web-seat-name = Играч { $n }
web-seat-open = Слободно место
web-somebody-here = На овом уређају
web-computer = Рачунар
web-computer-level = Рачунар: { $level }
web-option-target = Циљ
web-option-first_dealer = Ко први дели
web-option-next_dealer = Ко дели у мечу
web-option-heels = Почетни жандар
web-option-three_for_last = Поени првој руци
web-option-single_go = После „даље“
web-option-crib_flush = Иста боја у крибу
web-option-bicycle_go = „Даље“ утроје
web-option-seven_crib = Величина криба
web-option-auction_when = Кад се лицитира
web-option-auction_open = Прва понуда
web-option-auction_heels = Жандар у лицитацији
web-option-counting = Бројање
web-option-count_seconds = Време за бројање
web-option-transfer = Коме пропуштени поени
web-option-timeout_round = Пола поена кад време истекне
web-option-timeout_keep = Друга половина
web-option-manual_pegging = Бројање у одигравању
web-option-call_seconds = Секунде за хватање
web-option-over_penalty = Непостојећи поени
web-option-short_hand = Коме карта мање
web-option-skunk = Твор
web-option-match_points = Поени за меч
web-option-match = Меч
web-option-stakes = Улог
web-option-discard_final = Враћање одбачених карата
web-option-number = Број
web-match-form = { $form ->
    [best-of-N] На већину партија
    [first-to-P] До одређених поена за меч
   *[N-games] Одређен број партија
}

## Пред партију

web-room = Ко игра
web-sit = Седни на место { $n }
web-seat-here = Место { $n } за некога на овом уређају
web-bot-to-seat = Рачунар на место { $n }
web-stand = Устани
web-free = Ослободи место
web-free-seat = Ослободи место ({ $player })
web-invite = Позови
web-invite-help = Ко има ову везу или шифру, може да седне за сто.
web-code = Шифра { $code }
web-link = Веза до стола
web-copy = Копирај
web-copied = Копирано
web-qr = Веза до стола као QR код
web-rules-here = Правила за овим столом
web-rules-page = Сва правила ове игре
web-rules-own-page = Отвори на засебној страници

## Сто

web-board = Табла
web-table = Сто
web-beside = Поред стола
web-your-place = Ваше место
web-scores = Резултат
web-heading-play = Одигравање
web-heading-show = Бодовање
web-heading-bidding = Лицитација
web-heading-cut = { $what ->
    [deal] Извлачење делиоца
   *[starter] Пресецање
}
web-game-to = Партија до { $target }
web-game-line = Партија до { $target } · Дељење { $deal } · { $crib }
web-plate = { $side }: { $score }
web-to-go = још { $n }
web-lap = круг { $lap }/{ $laps }
web-games = { $n ->
    [one] { $n } партија
    [few] { $n } партије
   *[other] { $n } партија
}
web-track = { $side } { $score }, задњи клинчић { $rear }
web-dealer = Делилац
web-dealer-letter = Д
web-holds = { $player } има { cards-acc } у руци
web-partner = партнер
web-plays-with-you = С вама: { $players }
web-away = није ту
web-bot-stands-in = игра рачунар
web-time-left = преостало
web-time-low = { $seconds ->
    [one] Још { $seconds } секунда.
    [few] Још { $seconds } секунде.
   *[other] Још { $seconds } секунди.
}
web-hand = Ваша рука, { $n ->
    [one] { $n } карта
    [few] { $n } карте
   *[other] { $n } карата
}
web-hand-chosen = { web-hand }, изабрано: { $chosen }
web-crib-own = Ваш криб
web-crib-of = Криб ({ $player })
web-crib-nobody = Криб
web-crib-holds = { $crib }, { $n ->
    [one] { $n } карта
    [few] { $n } карте
   *[other] { $n } карата
}
web-starter = почетна
web-run = Карте овог збира: { $n }; збир { $count }
web-runs-before = Ранији збирови
web-count-label = Збир { $count }, до 31 још { $left }
web-to-31 = до 31 још { $n }
web-lead = Почиње { $player }
web-lead-own = Почињете ви
web-ask-discard = { $whose ->
    [own] { $n ->
        [one] Једна карта у ваш криб
        [2] Две карте у ваш криб
        [few] { $n } карте у ваш криб
       *[other] { $n } карата у ваш криб
    }
    [nobody] { $n ->
        [one] Једна карта у криб
        [2] Две карте у криб
        [few] { $n } карте у криб
       *[other] { $n } карата у криб
    }
   *[other] { $n ->
        [one] Једна карта у криб ({ $player })
        [2] Две карте у криб ({ $player })
        [few] { $n } карте у криб ({ $player })
       *[other] { $n } карата у криб ({ $player })
    }
}
web-ask-cut-for-deal = { $first ->
    [high] Дели највиша карта
   *[low] Дели најнижа карта
}
web-ask-cut-starter = Пресеците шпил за почетну карту
web-ask-claim = { $where ->
    [hand] Избројте руку
    [crib] Избројте криб
   *[play] Колико доноси ваша карта?
}
web-ask-call = Је ли нешто пропуштено? Ухватите поене или прихватите пријаву.
web-discard-help = Ништа није коначно док не притиснете дугме.
web-bids = Понуде
web-cut-place = Карта { $n }
web-last-count = Последње бројање
web-no-count = Још ништа није избројано.
web-show-order = Редослед бодовања
web-whose = { $own ->
    [yes] { $where ->
        [crib] Ваш криб
       *[hand] Ваша рука
    }
   *[no] { $where ->
        [crib] Криб ({ $player })
       *[hand] Рука ({ $player })
    }
}
web-chip = { $kind ->
    [fifteen] 15 – { $total }
    [pair] пар – { $total }
    [run] низ – { $total }
    [flush] боја – { $total }
   *[nobs] жандар – { $total }
}
web-count-nothing = Ништа
web-so-far = досад
web-total = укупно
web-claims = { $own ->
    [yes] Пријављујете { $n }
   *[no] { $player } пријављује { $n }
}
web-claim-wrong = { $own ->
    [yes] Пријавили сте { $claim }, а тачно је { $n }.
   *[no] { $player } пријављује { $claim }, а тачно је { $n }.
}
web-call-go = даље!
web-call-last-card = један за последњу
web-call-heels = жандар, два поена
web-auto = { $what ->
    [SaidGo] ауто: даље
   *[Played] ауто: карта
}
web-resigned = Партија је предата.
web-you-won = Победили сте
web-won = Победа: { $side }
web-level = { $skunk ->
    [lurch] марс
   *[other] { $level ->
        [2] двоструки твор
       *[1] твор
    }
}
web-pass-device = Уређај сада узима { $player }
web-pass-device-help = Ништа се не показује док уређај не преузме { $player }.

## Главно дугме, и она поред њега

web-primary-next = Настави
web-primary-start = Почни партију
web-primary-sit = Седни
web-primary-resume = Настави партију
web-primary-rematch = Реванш
web-primary-next-game = Следећа партија
web-primary-i-am = Ја сам { $player }
web-primary-it-is-me = То сам ја
cut-where = { $what ->
    [deal] Извуци било коју
   *[starter] Пресеци било где
}
web-primary-cut = { cut-where }
web-primary-cut-at = { $what ->
    [deal] Извуци карту { $n }
   *[starter] Пресеци код { $n }
}
web-primary-choose-cards = { $n ->
    [one] Изабери { $n } карту
    [few] Изабери { $n } карте
   *[other] Изабери { $n } карата
}
web-primary-discard = { $n } у криб
web-primary-discard-own = { $n } у свој криб
web-primary-discard-other = { $n } у криб: { $player }
web-primary-choose-card = Изабери карту
web-primary-play = Играј { $index } { $suit ->
    [spades] пик
    [hearts] херц
    [diamonds] каро
   *[clubs] треф
}
web-primary-go = Даље!
web-primary-choose-bid = Изабери понуду
web-primary-bid = Понуди { $n }
web-primary-choose-claim = Изабери број
web-primary-claim = Пријави { $n }
web-primary-muggins = Ухвати { $n }
web-primary-let-stand = Прихвати
web-pass = Пас
web-all-at-once = Све одједном
web-put-back = Врати
web-take-back = Узми назад
web-claim-heels = Пријави жандара
web-cut-anywhere = { cut-where }
web-undo = Узми назад
web-waiting = Чека се
web-waiting-turn = На потезу: { $player }
web-waiting-count = Броји се
web-waiting-start = Чека се почетак
web-waiting-seats = { $n ->
    [one] Слободно: { $n } место
    [few] Слободно: { $n } места
   *[other] Слободно: { $n } места
}
web-waiting-pause = Пауза
web-waiting-game = Партија је завршена
web-watching = Гледате
web-closed-short = Затворено
web-pad-claim = Поени за пријаву
web-pad-muggins = Поени за хватање
web-pad-bid = Поени за понуду

## Шта се дешава са столом

web-paused-by = Паузу прави { $player }.
web-paused-away = Партија је на паузи док се сви не врате.
web-paused-for = Чека се: { $players }
web-goes-on = Партија се наставља.
web-closed = Сто је затворен.
web-sat-down = За сто седа { $player }.
web-went-away = { $player } више није ту.
web-came-back = { $player } се враћа.
web-stand-in = Рачунар преузима место ({ $player }).
web-connection-lost = Веза је прекинута. Покушавам поново…
web-connection-back = Веза је поново ту.

## Дневник и разговор

web-tab = { $tab ->
    [log] Дневник
    [talk] Разговор
   *[rules] Правила
}
web-log = Шта се догодило
web-log-views = Шта показује дневник
web-phrases = Готове реченице
web-say = Реците нешто
web-send = Пошаљи
web-talk-watching = Ко гледа, не учествује у разговору.
web-mute = Утишај
web-block = Блокирај
web-shunned = Кога не чујете
web-shunned-how = { $how ->
    [block] блокирано
   *[mute] утишано
}
web-unshun = Нека се чује

## Мени

web-menu-now = Сада
web-menu-table = Сто
web-menu-stop = Крај
web-menu-ask = Питај
web-menu-log = Дневник
web-menu-talk = Разговор
web-menu-rules = Правила за столом
web-menu-settings = Подешавања
web-menu-text = Текстуални режим
web-menu-host = Подешавања стола
web-menu-pause = Пауза
web-menu-stand-in = Нека рачунар замени: { $player }
web-menu-resign = Предај партију
web-menu-leave = Изађи
web-resign-sure = Предајете партију? Рачуна се као пораз.
web-leave-sure = Излазите? Партија вас чека и можете да се вратите.
web-leave-sure-bot = Излазите? Док се не вратите, уместо вас игра рачунар.
web-sheet = { $sheet ->
    [menu] Мени
    [log] Дневник
    [talk] Разговор
    [rules] Правила за овим столом
    [invite] Позив
    [host] Подешавања стола
    [settings] Подешавања
   *[confirm] Јесте ли сигурни?
}
web-ask = { $query ->
    [count] Збир
    [hand] Моја рука
    [starter] Почетна карта
    [table] Одигране карте
    [scores] Резултат
    [details] Резултат подробно
    [turn] Ко је на потезу
    [dealer] Ко дели
    [legal] Шта могу да играм
    [again] Понови
    [breakdown] Последње бројање
    [clock] Сат
    [who] Ко је ту
    [options] Правила
   *[help] Помоћ
}

## Текстуални режим

web-text-now = Сада
web-text-command = Наредба
web-text-enter = Унеси
web-text-help = Откуцајте ? да видите све наредбе игре. За сто: почни, следећа, пауза, настави, седни, устани, напусти. Ред који почиње са / иде осталима за столом; „реци 3“ изговара трећу готову реченицу.
web-text-no-phrase = Такве реченице нема. Постоје од 1 до { $n }.
web-text-no-seat = Нема слободних места.
# Две речи поред table-command-... из join.ftl, свака с другима које значе исто.
web-words-sit = седни
web-words-stand = устани

## Партије и понављања

web-games-page = Моје партије
web-no-games = Још нема партија.
web-import = Увези запис
web-imported = { $n ->
    [1] Увезена је једна партија.
    [one] Увезена је { $n } партија.
    [few] Увезене су { $n } партије.
   *[other] Увезено је { $n } партија.
}
web-export = Запис
web-see-replay = Понављање
web-scores-list = { $scores }
web-replay = Понављање
web-replay-of = { $players }
web-replay-controls = Кораци
web-replay-first = На почетак
web-replay-back = Корак назад
web-replay-play = Пусти
web-replay-pause = Пауза
web-replay-forward = Корак напред
web-replay-last = На крај
web-replay-place = Место у партији
web-replay-step = { $at } од { $last }
web-replay-eyes = Поглед
web-replay-all = Све карте
web-replay-moves = Потези
web-replay-begin = Почетак
web-deal = Дељење { $n }

## Правила

web-rules = Правила

## Подешавања

web-settings = Подешавања
web-set-look = Изглед
web-set-theme = Боје екрана
web-theme = { $value ->
    [auto] Као систем
    [light] Светло
    [dark] Тамно
   *[contrast] Висок контраст
}
web-set-size = Величина текста
web-size = { $value } %
web-set-font = Слова
web-font = { $value ->
    [usual] Као обично
   *[clear] Лако распознатљива
}
web-set-spacing = Размаци
web-spacing = { $value ->
    [usual] Као обично
   *[wide] Широки
}
web-set-deck = Шпил
web-deck = { $value ->
    [two] У две боје
   *[four] У четири боје
}
web-set-faces = Карте
web-faces = { $value ->
    [auto] Према екрану
    [classic] Класичне
   *[jumbo] Велике
}
web-set-letters = Слова на картама
web-letters = { $value ->
    [local] Према језику
   *[international] Међународна: A, J, Q, K
}
web-set-text = Текстуални режим
web-set-play = Ток игре
web-set-speed = Брзина
web-speed = { $value ->
    [instant] Одмах
    [fast] Брзо
    [normal] Обично
    [slow] Споро
   *[step] Корак по корак
}
web-set-confirm = Карта се игра
web-confirm = { $value ->
    [auto] Како је на уређају уобичајено
    [button] Избором, па дугметом
    [again] С два клика
   *[once] Једним кликом
}
web-set-forced = Једину могућу карту игра програм
web-set-say-go = „Даље“ каже програм кад ниједна карта не може
web-set-keys = Појединачни тастери: питања и одговори
web-set-hear = Звук и говор
web-sound = Звук
web-sound-state = { $on ->
    [yes] Звук је укључен.
   *[no] Звук је искључен.
}
web-set-verbosity = Опширност
web-verbosity = { $value ->
    [brief] Кратко
    [normal] Обично
   *[full] Опширно
}
web-language = Језик
web-is-nobody = Овде још немате име.
web-is-guest = Ви сте гост. Ако отворите налог, партије вам остају и кад вас прегледач заборави.
web-is-account = Ваш налог: { $account }
web-account-make = Отвори налог
web-account-make-button = Отвори
web-account-name = Налог
web-password = Лозинка
web-login = Пријави се
web-login-button = Пријави се
web-logout = Одјави се
