# Звуци у прегледачу и њихова подешавања.
web-set-volume-game = Јачина: игра
web-set-volume-cues = Јачина: потез, време, грешке
web-set-volume-chat = Јачина: разговор, доласци и одласци
web-set-stereo = Сваки играч се чује са свог места, ви – слева
web-set-captions = Звуци се и исписују
web-set-cues-turn = Кад сам на потезу
web-set-cues-low = Кад ми истиче време
web-cue = { $value ->
    [sound] Звук
    [frame] Оквир око прозора
    [vibration] Вибрација
   *[title] Наслов прозора
}
web-title-low = ◷ Време истиче – { $title }
web-sounds-learn = Упознај звуке
web-sounds-help = Сваки звук има своју висину и свој ритам.
web-sound-hear = Пусти
web-sound-hear-one = { web-sound-hear }: { $sound }
web-sound-caption = звук: { $sounds }
# Исти звук више пута.
web-sound-times = { $sound } ×{ $n }
web-sound-name = { $name ->
    [deal] дељење
    [cut] извучена карта
    [crib] карте у криб
    [bid] понуда
    [starter] почетна карта
    [heels] почетни жандар
    [card-mine] ваша карта
    [card-other] туђа карта
    [fifteen] петнаестица
    [pair] пар
    [run] низ
    [thirty-one] тридесет један
    [go] „даље“
    [peg] клинчић
    [back] клинчић назад
    [count] корак бројања
    [muggins] хватање
    [won] победа
    [lost] пораз
    [skunk] твор
    [turn] ви сте на потезу
    [low] време истиче
    [timeout] време је истекло
    [error] грешка
    [chat] разговор
    [join] неко је дошао
   *[leave] неко је отишао
}
