# Шта кажу наредбе play, resume, replay, variants и rules, и зашто одбијају.

## За тастатуром

game-is = Игра се { $variant }, до { $target }.
welcome = Откуцајте ? кад год хоћете да видите шта можете, а „правила“ да прочитате како се игра.
pass-keyboard = За тастатуру сада седа { $player }. Притисните Enter кад нико други не гледа.
nothing-said = Још се ништа није догодило.
no-clock = Сат сада не ради.
clock-runs = { $n ->
    [one] Још { $n } секунда.
    [few] Још { $n } секунде.
   *[other] Још { $n } секунди.
}
verbosity = { $verbosity ->
    [brief] Одсад се говори кратко.
    [full] Одсад се говори опширно.
   *[normal] Одсад се говори као обично.
}
resign-sure = Предајете партију? Откуцајте „да“ или било шта друго да наставите.
# Шта resign-sure прихвата као потврду: речи са размацима између њих.
resign-yes = да д yes y
next-game = Притисните Enter за партију { $number } или откуцајте „крај“.
saved-finished = Сачувано у { $file }.
saved-unfinished = Сачувано у { $file }. За наставак: { $command }
not-saved = Партија није могла да се сачува у датотеку, па је ево овде. Копирајте ове редове у датотеку, па ћете моћи да је наставите.

## replay

game-number = Партија { $number }.
record-unfinished = Запис се овде завршава; партија није завршена.

## variants

variant-line = { $name }: { $players } играча, { $same ->
    [yes] свакоме се дели { $most }
   *[no] дели се { $least } или { $most }
}, задржава се { $keep }, у крибу { $crib }, до { $target }.
variant-line-teams = { $name }: { $players } играча у { $sides } тима, { $same ->
    [yes] свакоме се дели { $most }
   *[no] дели се { $least } или { $most }
}, задржава се { $keep }, у крибу { $crib }, до { $target }.
options-head = Свака опција има вредност која је овде наведена док не изаберете другу; остале стоје испод ње.
option-usual = { $option }={ $value }: { $meaning }
option-or = или { $value }: { $meaning }
option-form = Могуће вредности: { $values }

## Зашто одбијају

error-unknown-page = Нема правила „{ $page }“. Пробајте: { $known }.
error-option-without-value = „{ $text }“ не поставља ниједну опцију. Пишите --option NAME=VALUE, на пример --option crib_flush=four.
error-option-given-otherwise = { $option } и { $other } одређују исто. Наведите само једно.
error-seats-and-players = Број играча није исти: уз --seats их је { $seats }, а уз --players { $players }.
error-variant-and-players = { $variant } је за { $seats } играча, а тражено их је { $players }.
error-variant-and-teams = { $sides ->
    [0] { $variant } се игра без тимова, а тражено их је { $teams }.
   *[other] { $variant } се игра у { $sides } тима, а тражено их је { $teams }.
}
error-no-such-teams = { $teams ->
    [0] Нема игре за { $players } играча. Може да игра од двоје до шесторо.
    [one] Нема игре за { $players } играча у { $teams } тиму. Четворо може у 2 тима, шесторо у 2 или 3.
    [few] Нема игре за { $players } играча у { $teams } тима. Четворо може у 2 тима, шесторо у 2 или 3.
   *[other] Нема игре за { $players } играча у { $teams } тимова. Четворо може у 2 тима, шесторо у 2 или 3.
}
error-number-of-seats = { $variant } је за { $needed } играча, а уз --seats их је { $found }.
error-you-and-others = „you“ може само кад сте једини човек за столом. Дајте свакоме име.
error-name-twice = Два играча имају исто име: { $name }. Дајте им различита.
error-file-exists = { $file } већ постоји. Дајте име нове датотеке или наставите ту партију: kribo resume { $file }
error-cannot-write = { $file } не може да се упише: те фасцикле нема или немате право на упис у њу.
error-cannot-read = { $file } не може да се прочита: { $reason ->
    [missing] нема такве датотеке.
    [forbidden] немате право да је читате.
    [folder] то је фасцикла.
    [huge] превелика је за запис партије.
   *[other] систем одбија.
}
error-record-not-text = Ред { $line } није текст у UTF-8, а запис јесте.
error-not-one-match = Партија { $game } из те датотеке не наставља меч који у њој почиње, па не може да се игра даље.
error-match-is-over = У { $file } више нема шта да се игра. Да је погледате поново: kribo replay { $file }
