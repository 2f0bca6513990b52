# What `kribo discard`, `kribo peg` and `kribo analyse` say.

## Advice

advice-throws = { $deals ->
    [yes] Vi disdonas, do la kribo estas via.
   *[no] La alia disdonas kaj havas la kribon.
} Vi havas { $mine }, la alia { $theirs }; oni ludas ĝis { $target }.
advice-plays = { $deals ->
    [yes] Vi disdonas.
   *[no] La alia disdonas.
} Vi havas { $mine }, la alia { $theirs }; oni ludas ĝis { $target }. La sumo estas { $count }.
# The heads of the columns. The chance of winning is in per cent; “perdo” is how far it is behind the best.
advice-column = { $column ->
    [throw] forsendo
    [keep] teno
    [card] karto
    [hand] mano
    [crib] kribo
    [for] por
    [against] kontraŭ
    [net] neto
    [win] venkoj %
    [behind] perdo
   *[band] { "" }
}
band = { $band ->
    [best] plej bona
    [good] bona
    [inaccuracy] erareto
    [mistake] eraro
   *[blunder] erarego
}
advice-best = { $choice }: { $reason ->
    [hand] la mano valoras { $points } pli ol kun { $other }.
    [crib] la kribo estas je { $points } poentoj pli bona por vi ol kun { $other }.
    [pegging] la kejlumado estas je { $points } poentoj pli bona ol kun { $other }.
    [for] en la kejlumado vi gajnas { $points } pli ol kun { $other }.
    [against] en la kejlumado la alia gajnas { $points } malpli ol kun { $other }.
    [position] { $other } estas je { $points } poentoj pli bona, sed ĉe ĉi tiu stato venkas malpli ofte.
   *[none] same bona kiel { $other }.
}
advice-starters = Plej bonaj ekkartoj: { $best } (mano { $most }), plej malbonaj: { $worst } (mano { $least }).
advice-progress = Ŝancoj venki en partio ĝis { $target }: { $percent } % kalkulitaj
advice-go = Neniu karto meteblas. Diru: ek.
advice-only = Meteblas nur { $choice }.

## The review of a game

analyse-game = { $variant } ĝis { $target }: { $players }. Fina stato: { $scores }.
analyse-unfinished = { $variant } ĝis { $target }: { $players }. Ne finita, stato: { $scores }.
analyse-not-judged = La ludmotoro prijuĝas seskartan kribaĝon inter du, kaj ĉi tiu ludo estas { $variant }: prijuĝi ĝin ankoraŭ ne eblas.
analyse-column = { $column ->
    [player] ludanto
    [discards] forsendoj
    [plays] metoj
    [accuracy] precizeco
    [rating] perdo
    [counting] kalkulado
    [skill] lerto
   *[luck] bonŝanco
}
analyse-key = La precizeco sen eraroj estas 100 %; “perdo” estas dekoble la meza perdo de decido, sen eraroj 0. Lerto, kalkulado kaj bonŝanco estas en procentoj de venkoj.
analyse-luck = Bonŝanco de { $player }: la lotado { $cut }, la disdonitaj kartoj { $deal }, la ekkartoj { $starter }, la kartoj de la alia { $cards }.
analyse-sum = { $player }: { $result } % de partio minus 50 % = lerto { $skill } - lerto { $other } + bonŝanco { $luck }.
analyse-clean = Nenio, kion oni povus certe nomi eraro.
analyse-throw = Disdono { $deal }, { $player } forsendis { $chosen }, pli bone { $best }: { $loss } % de venkoj, { $band ->
    [inaccuracy] erareto
    [mistake] eraro
   *[blunder] erarego
}.
analyse-play = Disdono { $deal }, { $player } metis { $chosen }, pli bone { $best }: { $loss } % de venkoj, { $band ->
    [inaccuracy] erareto
    [mistake] eraro
   *[blunder] erarego
}.
analyse-count = Disdono { $deal }, { $player } perdis { $points } { $points ->
    [one] poenton
   *[other] poentojn
} ĉe la kalkulado: { $loss } % de venkoj.
analyse-resign = Disdono { $deal }, { $player } rezignis, kiam restis { $loss } % de venkoj.
analyse-why = { $reason ->
    [hand] Tiel la mano valoras { $points } pli.
    [crib] Tiel la kribo estas je { $points } poentoj pli bona.
    [pegging] Tiel la kejlumado estas je { $points } poentoj pli bona.
    [for] Tiel oni kejlumas { $points } pli.
    [against] Tiel la alia kejlumas { $points } malpli.
    [position] Tiel oni gajnas { $points } poentojn malpli, sed ĉe ĉi tiu stato venkas pli ofte.
   *[none] Laŭ poentoj ne estas diferenco.
}
analyse-progress = { $done } el { $all } agoj

## Refusals

error-six-cards = Nomu la { $needed } kartojn, kiujn vi ricevis; vi donis { $found }.
error-dealer-and-pone = --dealer kaj --pone kontraŭdiras unu la alian. Donu nur unu el ili.
error-scores-too-high = { $score } ne estas sub la celo { $target }: la partio jam estus finita.
error-four-cards = El kvar tenataj kartoj iuj estas en la mano kaj iuj jam metitaj: { $held } en la mano kaj { $laid } post --mine ne faras kvar.
error-discarded-two = Du viaj kartoj kuŝas en la kribo: nomu ambaŭ post --discarded.
error-not-played = { $card } staras post --mine, sed ne post --played. Post --played staru ĉiuj metitaj kartoj, laŭvice.
error-no-such-play = Neniu kejlumado kondukas al ĉi tiu pozicio kun via vico. Kontrolu la vicordon de la metitaj kartoj, kiu metis ilin, kaj kiu disdonas.
error-exact-needs-kernel = --exact bezonas la kompilitan kernon, kaj ĝi mankas ĉi tie. Ellasu --exact: la diferenco estas sub 0,001 poento.
