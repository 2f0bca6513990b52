# La sonoj de la retumilo, kaj iliaj agordoj.
web-set-volume-game = Laŭteco: la ludo
web-set-volume-cues = Laŭteco: vico, tempo, eraroj
web-set-volume-chat = Laŭteco: babilado, venoj kaj foriroj
web-set-stereo = Ĉiu ludanto sonas de sia propra loko, vi de maldekstre
web-set-captions = Ankaŭ skribi la sonojn
web-set-cues-turn = Kiam estas mia vico
web-set-cues-low = Kiam restas al mi malmulte da tempo
web-cue = { $value ->
    [sound] Sono
    [frame] Kadro ĉirkaŭ la fenestro
    [vibration] Vibrado
   *[title] Titolo de la fenestro
}
web-title-low = ◷ Malmulte da tempo – { $title }
web-sounds-learn = Lerni la sonojn
web-sounds-help = Ĉiu sono havas propran tonalton kaj propran ritmon.
web-sound-hear = Aŭskulti
web-sound-hear-one = { web-sound-hear }: { $sound }
web-sound-caption = sono: { $sounds }
# La sama sono plurfoje.
web-sound-times = { $sound } ×{ $n }
web-sound-name = { $name ->
    [deal] disdono
    [cut] tirita karto
    [crib] forsendo al la kribo
    [bid] oferto
    [starter] ekkarto
    [heels] fanta ekkarto
    [card-mine] via karto
    [card-other] alies karto
    [fifteen] dekkvino
    [pair] paro
    [run] sinsekvo
    [thirty-one] tridekunuo
    [go] “ek”
    [peg] kejlo
    [back] kejlo iras malantaŭen
    [count] paŝo de kalkulado
    [muggins] kapto
    [won] venko
    [lost] malvenko
    [skunk] mefito
    [turn] via vico
    [low] malmulte da tempo
    [timeout] la tempo finiĝis
    [error] eraro
    [chat] babilado
    [join] iu venis
   *[leave] iu foriris
}
