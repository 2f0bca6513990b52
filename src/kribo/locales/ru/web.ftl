# Что говорят страницы в браузере. О том, что происходит за столом, сообщает сервер, словами из announce.ftl.
#
# $player — имя, как его ввели, $players — список имён; $own — yes, если речь о самом читателе. Надпись главной
# кнопки (web-primary-...) — не длиннее 18 знаков с именем не длиннее 6.

## Cards; $rank and $suit select as in announce.ftl

web-card = { card-nom }
# The letters on the cards, from ace to king. They are drawn: use those that the alphabet of the cards has.
web-card-indices = Т 2 3 4 5 6 7 8 9 10 В Д К
web-card-in-hand = { $card }, { $place } из { $n }
web-card-makes = { $card }, { $place } из { $n }, сумма { $count }
web-card-makes-and-pegs = { $card }, { $place } из { $n }, сумма { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
# Under a card: the count that it makes, and the points that it pegs.
web-makes-and-pegs = { $count }, +{ $points }
web-card-too-much = { $card }, { $place } из { $n }, перебор: { $count }
web-card-for-crib = { $card }, { $place } из { $n }, в криб
web-card-chosen = { $card }, { $place } из { $n }, отмечено
web-would-be = было бы { $count }
web-auto-card = авто
web-too-much = Было бы { $count }, а предел — 31. Подходит: { $cards }.
web-too-much-go = Было бы { $count }, а предел — 31. Подходящей карты нет: скажите «дальше».

## The page

web-title = kribo
web-description = Криббедж с друзьями или с компьютером
web-failure = Связи с kribo нет. Обновите страницу через минуту.
web-noscript = Этой странице нужен JavaScript. Команде «kribo play» в терминале он не нужен.
web-title-turn = ● Ваш ход — { $title }
web-page-title = { $page } — kribo
# Only where a browser knows no dates of the language.
web-moment = { $day }.{ $month }.{ $year }, { $hour }:{ $minute }
web-loading = Минутку…
web-error-connection = Нет связи с сервером.
web-error-server = Сервер не смог ответить.
web-text-mode = Текстовый режим
web-text-short = Текст
web-table-mode = Обычный режим
web-pages = Страницы
web-lobby = Играть
web-menu = Меню
web-close = Закрыть
web-no = Нет
web-save = Сохранить
web-more = Ещё
web-help = Помощь
web-you = Вы
web-name = Имя
web-your-name = Ваше имя
web-name-here = Кто садится сюда?
web-sit-down = Сесть
# Names to begin with, with spaces between them.
web-guest-names = Саша Женя Валя Слава Шура Паша Лера Ника Тоша Мика
web-two-names = { $one } и { $other }
web-chat-line = { $player }: { $text }

## Lobby

web-play-computer = Играть с компьютером
web-play-computer-help = Он видит только свои карты.
web-play-now = Играть
web-play-friend = Играть с другом
web-play-friend-help = Пришлите ссылку или продиктуйте шесть знаков. Регистрация не нужна.
web-have-code = У меня есть код
web-code-field = Код стола
web-code-go = К столу
web-own-rules = Свой стол
web-own-rules-help = От двух до шести игроков, любая цель, любые правила.
web-make-table = Выбрать правила
web-game = Вариант
web-strength = Сила
web-resume = Ваша партия продолжается: { $players }
web-resume-open = За вашим столом ждут игроков
web-side-score = { $side } { $score }
web-status = { $status ->
    [yours] Ваш ход.
    [open] Есть свободные места.
    [paused] Пауза.
    [between] Партия окончена, можно начать новую.
    [closed] Стол закрыт.
   *[playing] Партия идёт.
}
web-more-games = { $n ->
    [1] Ещё одна партия
    [one] Ещё { $n } партия
    [few] Ещё { $n } партии
   *[many] Ещё { $n } партий
}
web-tables = Столы, за которые можно сесть
web-no-tables = Открытых столов сейчас нет. Пригласите друга или откройте свой стол: его увидят здесь.
web-seats-taken = { $taken } из { $seats }
web-join = Присоединиться
web-watch = Смотреть
web-variant = { $name ->
    [six-card] На шести картах, обычный
    [five-card] На пяти картах, старинный
    [seven-card] На семи картах, до 181
    [auction] С торгами за криб
    [three-handed] Втроём
    [four-handed] Вчетвером, каждый за себя
    [partners] Двое против двоих
    [five-handed] Впятером
    [six-handed] Вшестером, каждый за себя
    [six-two-teams] Вшестером, две команды
    [six-three-teams] Вшестером, три команды
    [partners-five-card] Двое против двоих, на пяти картах, до 61
    [partners-six-dealt] Двое против двоих, по шесть карт
   *[other] { $name } ({ $seats })
}
web-variant-short = { $name ->
    [six-card] На шести картах
    [five-card] На пяти картах
    [seven-card] На семи картах
    [auction] С торгами
    [three-handed] Втроём
    [four-handed] Вчетвером
    [partners] Двое против двоих
    [five-handed] Впятером
    [six-handed] Вшестером
    [six-two-teams] Вшестером, две команды
    [six-three-teams] Вшестером, три команды
    [partners-five-card] Двое против двоих, до 61
    [partners-six-dealt] Двое против двоих, по шесть
    [options] Настройки
    [counting] Подсчёт
   *[other] { $name }
}
# Короткое имя этой игры уже называет цель.
web-variant-target = { $name ->
    [partners-five-card] Двое против двоих
   *[other] { web-variant-short }
}, до { $target }, { $counting ->
    [auto] очки считает программа
    [assisted] считаете сами, с проверкой
    [self] считаете сами
    [muggins] считаете сами, с перехватом
   *[strict] считаете сами, за ошибки — штраф
}

## A table of one’s own

web-make-game = Игра
web-make-more = Все остальные правила
web-make-seats = Стол
web-make-summary = Во что будем играть
web-make-open = Открыть стол
web-make-listed = Стол виден в списке
web-make-spectators = Пускать зрителей
web-make-chat = Разговоры
web-make-clock = Часы
web-make-pace = Темп компьютера
web-make-absence = Если кого-то долго нет
web-preset = Набор правил
web-preset-none = Без набора
web-preset-name = { $name ->
    [classic] Обычный
    [esperanto] Как у эсперантистов
    [russian] Русский: на пяти картах
    [playroom] Как в Playroom: строгий подсчёт
    [acc] Как в американских клубах: девять партий
   *[other] { $name }
}
web-chat-kind = { $value ->
    [presets] Только готовые фразы
   *[free] Фразы и любой текст
}
web-clock-kind = { $value ->
    [untimed] Без часов
    [relaxed] На каждое решение
   *[live] На всю партию
}
web-clock-seconds = Секунд
web-clock-bank = Секунд на партию
web-clock-increment = Добавка, секунд
web-pace = { $value ->
    [human] Как у человека
   *[instant] Сразу
}
web-absence = { $value ->
    [pause] Партия ждёт
   *[bot] Подменяет компьютер
}
web-seat-number = Место { $n }
web-seat-name = Игрок { $n }
web-seat-open = Свободно
web-somebody-here = На этом устройстве
web-computer = Компьютер
web-computer-level = Компьютер: { $level }
web-option-target = Цель
web-option-first_dealer = Первая сдача
web-option-next_dealer = Первая сдача в матче
web-option-heels = Стартовый валет
web-option-three_for_last = Три первой руке
web-option-single_go = После «дальше»
web-option-crib_flush = Масть в крибе
web-option-bicycle_go = «Дальше» втроём
web-option-seven_crib = Размер криба
web-option-auction_when = Когда торги
web-option-auction_open = Первое слово
web-option-auction_heels = Валет при торгах
web-option-counting = Подсчёт
web-option-count_seconds = Время на подсчёт
web-option-transfer = Кому очки за ошибки
web-option-timeout_round = Половина, если время вышло
web-option-timeout_keep = Другая половина
web-option-manual_pegging = Подсчёт в розыгрыше
web-option-call_seconds = Время на перехват
web-option-over_penalty = Лишние очки
web-option-short_hand = Кто ещё без сброса
web-option-skunk = Скунс
web-option-match_points = Матчевые очки
web-option-match = Матч
web-option-stakes = Ставка
web-option-discard_final = Возврат сброса
web-option-number = Число
web-match-form = { $form ->
    [best-of-N] Кто возьмёт большинство партий
    [first-to-P] Кто первым наберёт матчевые очки
   *[N-games] Заданное число партий
}

## Before a game

web-room = Кто играет
web-sit = Сесть на место { $n }
web-seat-here = Место { $n }: кто-то на этом устройстве
web-bot-to-seat = Место { $n }: компьютер
web-stand = Встать
web-free = Освободить место
web-free-seat = Освободить место ({ $player })
web-invite = Пригласить
web-invite-help = Кто знает ссылку или код, может сесть за стол.
web-code = Код { $code }
web-link = Ссылка на стол
web-copy = Скопировать
web-copied = Скопировано
web-qr = Ссылка на стол в виде QR-кода
web-rules-here = Правила за этим столом
web-rules-page = Полные правила этой игры
web-rules-own-page = Открыть на отдельной странице

## The table

web-board = Доска
web-table = Стол
web-beside = Рядом со столом
web-your-place = Ваше место
web-scores = Счёт
web-heading-play = Розыгрыш
web-heading-show = Показ
web-heading-bidding = Торги за криб
web-heading-cut = { $what ->
    [deal] Жребий
   *[starter] Снятие колоды
}
web-game-to = Партия до { $target }
web-game-line = Партия до { $target } · Сдача { $deal } · { $crib }
web-plate = { $side }: { $score }
web-to-go = ещё { $n }
web-lap = круг { $lap }/{ $laps }
web-games = { games }
web-track = { $side } { $score }, задний колышек { $rear }
web-dealer = Сдаёт
web-dealer-letter = С
web-holds = { $player } держит { cards-acc }
web-partner = партнёр
web-plays-with-you = С вами: { $players }
web-away = не за столом
web-bot-stands-in = играет компьютер
web-time-left = осталось
web-time-low = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}
web-hand = На руках { cards }
web-hand-chosen = { web-hand }, выбрано { $chosen }
web-crib-own = Ваш криб
web-crib-of = Криб ({ $player })
web-crib-nobody = Криб
web-crib-holds = { $crib }, { cards }
web-starter = стартовая
web-run = Карты этого цикла: { $n }; сумма { $count }
web-runs-before = Прошлые циклы
web-count-label = Сумма { $count }, до 31 ещё { $left }
web-to-31 = до 31 ещё { $n }
web-lead = Заходит { $player }
web-lead-own = Заходите вы
web-ask-discard = { $whose ->
    [own] { $n ->
        [1] Одну карту в свой криб
        [2] Две карты в свой криб
       *[other] { cards-acc } в свой криб
    }
    [nobody] { $n ->
        [1] Одну карту в криб
        [2] Две карты в криб
       *[other] { cards-acc } в криб
    }
   *[other] { $n ->
        [1] Одну карту в чужой криб ({ $player })
        [2] Две карты в чужой криб ({ $player })
       *[other] { cards-acc } в чужой криб ({ $player })
    }
}
web-ask-cut-for-deal = { $first ->
    [high] Сдаёт старшая карта
   *[low] Сдаёт младшая карта
}
web-ask-cut-starter = Снимите колоду: откроется стартовая карта
web-ask-claim = { $where ->
    [hand] Посчитайте руку
    [crib] Посчитайте криб
   *[play] Сколько даёт ваша карта?
}
web-ask-call = Что-то пропущено? Перехватите или не возражайте.
web-discard-help = Выбор можно менять, пока не нажата кнопка.
web-bids = Предложения
web-cut-place = Карта { $n }
web-last-count = Последний подсчёт
web-no-count = Подсчёта ещё не было.
web-show-order = Порядок показа
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
    [fifteen] 15 — { $total }
    [pair] пара — { $total }
    [run] секвенс — { $total }
    [flush] масть — { $total }
   *[nobs] валет — { $total }
}
web-count-nothing = Ничего
web-so-far = пока
web-total = всего
web-claims = { $own ->
    [yes] Вы объявляете { $n }
   *[no] { $player } объявляет { $n }
}
web-claim-wrong = { $own ->
    [yes] Вы объявили { $claim }, а правильно — { $n }.
   *[no] { $player } объявляет { $claim }, а правильно — { $n }.
}
web-call-go = дальше
web-call-last-card = одно за последнюю
web-call-heels = два за пятки
web-auto = { $what ->
    [SaidGo] авто: дальше
   *[Played] авто: карта
}
web-resigned = Одна из сторон сдалась.
web-you-won = Вы выиграли
web-won = Победа: { $side }
web-level = { $skunk ->
    [lurch] марс
   *[other] { $level ->
        [2] двойной скунс
       *[1] скунс
    }
}
web-pass-device = Устройство берёт { $player }
web-pass-device-help = Карты скрыты, пока устройство не возьмёт { $player }.

## The primary button, and those beside it

web-primary-next = Продолжить
web-primary-start = Начать партию
web-primary-sit = Сесть
web-primary-resume = Продолжить
web-primary-rematch = Реванш
web-primary-next-game = Следующая партия
web-primary-i-am = Я — { $player }
web-primary-it-is-me = Это я
cut-where = { $what ->
    [deal] Тянуть наугад
   *[starter] Снять наугад
}
web-primary-cut = { cut-where }
web-primary-cut-at = { $what ->
    [deal] Вытянуть карту { $n }
   *[starter] Снять на месте { $n }
}
web-primary-choose-cards = { $n ->
    [one] Выберите { $n } карту
    [few] Выберите { $n } карты
   *[many] Выберите { $n } карт
}
web-primary-discard = { $n } в криб
web-primary-discard-own = { $n } в свой криб
web-primary-discard-other = { $n } в криб ({ $player })
web-primary-choose-card = Выберите карту
web-primary-play = Положить { $index } { suit-gen }
web-primary-go = Дальше!
web-primary-choose-bid = Выберите число
web-primary-bid = Предложить { $n }
web-primary-choose-claim = Выберите число
web-primary-claim = Объявить { $n }
web-primary-muggins = Перехватить { $n }
web-primary-let-stand = Не возражать
web-pass = Пас
web-all-at-once = Всё сразу
web-put-back = Убрать выбор
web-take-back = Взять назад
web-claim-heels = Два за пятки
web-cut-anywhere = { cut-where }
web-undo = Взять назад
web-waiting = Ждём
web-waiting-turn = Ходит { $player }
web-waiting-count = Идёт подсчёт
web-waiting-start = Ждём начала
web-waiting-seats = { $n ->
    [1] Свободно одно место
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
}
web-waiting-pause = Пауза
web-waiting-game = Партия окончена
web-watching = Вы зритель
web-closed-short = Закрыт
web-pad-claim = Сколько объявить
web-pad-muggins = Сколько перехватить
web-pad-bid = Сколько предложить

## What happens to a table

web-paused-by = { $player } ставит партию на паузу.
web-paused-away = Пауза, пока не вернутся все.
web-paused-for = Партия ждёт игроков: { $players }
web-goes-on = Партия продолжается.
web-closed = Стол закрыт.
web-sat-down = { $player } садится за стол.
web-went-away = { $player } отходит от стола.
web-came-back = { $player } снова за столом.
web-stand-in = Компьютер подменяет: { $player }.
web-connection-lost = Связь потеряна. Пробуем снова…
web-connection-back = Связь восстановлена.

## Log and talk

web-tab = { $tab ->
    [log] Журнал
    [talk] Разговор
   *[rules] Правила
}
web-log = Что произошло
web-log-views = Что показывать в журнале
web-phrases = Фразы
web-say = Скажите что-нибудь
web-send = Отправить
web-talk-watching = Зрители не разговаривают.
web-mute = Не слышать
web-block = Блокировать
web-shunned = Кого вы не слышите
web-shunned-how = { $how ->
    [block] блокировка
   *[mute] не слышно
}
web-unshun = Слышать снова

## Menu

web-menu-now = Сейчас
web-menu-table = Стол
web-menu-stop = Закончить
web-menu-ask = Спросить
web-menu-log = Журнал
web-menu-talk = Разговор
web-menu-rules = Правила за столом
web-menu-settings = Настройки
web-menu-text = Текстовый режим: вкл./выкл.
web-menu-host = Настройки стола
web-menu-pause = Пауза
web-menu-stand-in = Подменить компьютером: { $player }
web-menu-resign = Сдаться
web-menu-leave = Выйти
web-resign-sure = Сдаётесь? Это будет поражение.
web-leave-sure = Выйти? Партия подождёт, и вы сможете вернуться.
web-leave-sure-bot = Выйти? Пока вас нет, за вас сыграет компьютер.
web-sheet = { $sheet ->
    [menu] Меню
    [log] Журнал
    [talk] Разговор
    [rules] Правила за столом
    [invite] Пригласить
    [host] Настройки стола
    [settings] Настройки
   *[confirm] Точно?
}
web-ask = { $query ->
    [count] Сумма
    [hand] Мои карты
    [starter] Стартовая
    [table] Карты на столе
    [scores] Счёт
    [details] Счёт подробно
    [turn] Чей ход
    [dealer] Кто сдаёт
    [legal] Что подходит
    [again] Повторить
    [breakdown] Последний подсчёт
    [clock] Часы
    [who] Кто за столом
    [options] Правила
   *[help] Помощь
}

## Text mode

web-text-now = Сейчас
web-text-command = Команда
web-text-enter = Ввод
web-text-help = Все команды игры покажет ? Для стола: начать, следующая, пауза, продолжить, сесть, встать, уйти. Строку, которая начинается с /, услышат остальные; «сказать 3» — третья готовая фраза.
web-text-no-phrase = Такой фразы нет. Есть фразы от 1 до { $n }.
web-text-no-seat = Свободных мест нет.
# Two words more than the table-command-... of join.ftl, each with others that mean the same.
web-words-sit = сесть
web-words-stand = встать

## Games and replays

web-games-page = Мои партии
web-no-games = Партий пока нет.
web-import = Загрузить запись
web-imported = { $n ->
    [1] Загружена одна партия.
    [one] Загружена { $n } партия.
    [few] Загружены { $n } партии.
   *[many] Загружено { $n } партий.
}
web-export = Запись
web-see-replay = Повтор
web-scores-list = { $scores }
web-replay = Повтор
web-replay-of = { $players }
web-replay-controls = Шаги
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-place = Место в партии
web-replay-step = { $at } из { $last }
web-replay-eyes = Чьими глазами
web-replay-all = Открыто всё
web-replay-moves = Ходы
web-replay-begin = Начало
web-deal = Сдача { $n }

## Rules

web-rules = Правила

## Settings

web-settings = Настройки
web-set-look = Внешний вид
web-set-theme = Цвета
web-theme = { $value ->
    [auto] Как в системе
    [light] Светлые
    [dark] Тёмные
   *[contrast] Высокий контраст
}
web-set-size = Размер текста
web-size = { $value } %
web-set-font = Шрифт
web-font = { $value ->
    [usual] Обычный
   *[clear] Легко различимые буквы
}
web-set-spacing = Интервалы
web-spacing = { $value ->
    [usual] Обычные
   *[wide] Широкие
}
web-set-deck = Масти
web-deck = { $value ->
    [two] Два цвета
   *[four] Четыре цвета
}
web-set-faces = Карты
web-faces = { $value ->
    [auto] По размеру экрана
    [classic] Обычные
   *[jumbo] Крупные
}
web-set-letters = Буквы на картах
web-letters = { $value ->
    [local] Русские: Т, В, Д, К
   *[international] Международные: A, J, Q, K
}
web-set-text = Текстовый режим
web-set-play = Игра
web-set-speed = Скорость
web-speed = { $value ->
    [instant] Сразу
    [fast] Быстро
    [normal] Обычно
    [slow] Медленно
   *[step] По шагам
}
web-set-confirm = Как положить карту
web-confirm = { $value ->
    [auto] Как обычно на этом устройстве
    [button] Выбрать и нажать кнопку
    [again] Двумя нажатиями
   *[once] Одним нажатием
}
web-set-forced = Класть за меня единственную подходящую карту
web-set-say-go = Говорить за меня «дальше», если карты нет
web-set-keys = Одиночные клавиши: вопросы и ответы
web-set-hear = Звук и речь
web-sound = Звук
web-sound-state = { $on ->
    [yes] Звук включён.
   *[no] Звук выключен.
}
web-set-verbosity = Подробность
web-verbosity = { $value ->
    [brief] Кратко
    [normal] Обычно
   *[full] Полностью
}
web-language = Язык
web-is-nobody = У вас здесь пока нет имени.
web-is-guest = Вы здесь гость. С учётной записью партии не пропадут, даже если браузер вас забудет.
web-is-account = Ваша учётная запись: { $account }
web-account-make = Новая учётная запись
web-account-make-button = Завести
web-account-name = Учётная запись
web-password = Пароль
web-login = Войти
web-login-button = Войти
web-logout = Выйти
