# What the commands play, resume, replay, variants and rules say, and why they refuse.

## At the keyboard

game-is = La ludo estas { $variant }, ĝis { $target }.
welcome = Per ? vi ĉiam ekscias, kion vi povas fari, kaj per “reguloj”, kiel oni ludas.
pass-keyboard = Transdonu la klavaron al { $player }. Kiam neniu alia rigardas, { $player } premu la enigklavon.
nothing-said = Ankoraŭ nenio okazis.
no-clock = Neniu tempo kuras.
clock-runs = { $n ->
    [one] Restas { $n } sekundo.
   *[other] Restas { $n } sekundoj.
}
verbosity = { $verbosity ->
    [brief] De nun la programo rakontas mallonge.
    [full] De nun la programo rakontas plene.
   *[normal] De nun la programo rakontas kiel kutime.
}
resign-sure = Ĉu vi vere rezignas? Tajpu “jes”, aŭ ion ajn alian por ludi plu.
# What resign-sure takes for yes: words with spaces between them.
resign-yes = jes j yes y
next-game = Premu la enigklavon por partio { $number }, aŭ tajpu “fini”.
saved-finished = Konservita en { $file }.
saved-unfinished = Konservita en { $file }. Por daŭrigi: { $command }
not-saved = Ne eblis konservi la partion en dosiero, do jen ĝi. Kopiu la liniojn en dosieron por povi daŭrigi.

## replay

game-number = Partio { $number }.
record-unfinished = Ĉi tie la protokolo finiĝas; la partio ankoraŭ ne.

## variants

variant-line = { $name }: { $players } ludantoj, { $same ->
    [yes] po { $most } kartoj
   *[no] po { $least } aŭ { $most } kartoj
}, { $keep } restas en la mano, { $crib } kuŝas en la kribo, ĝis { $target }.
variant-line-teams = { $name }: { $players } ludantoj en { $sides } teamoj, { $same ->
    [yes] po { $most } kartoj
   *[no] po { $least } aŭ { $most } kartoj
}, { $keep } restas en la mano, { $crib } kuŝas en la kribo, ĝis { $target }.
options-head = Ĉiu opcio havas la valoron, kiu staras ĉi tie, ĝis vi elektas alian; la ceteraj staras sub ĝi.
option-usual = { $option }={ $value }: { $meaning }
option-or = aŭ { $value }: { $meaning }
option-form = Eblaj valoroj: { $values }

## Why they refuse

error-unknown-page = Reguloj “{ $page }” ne ekzistas. Provu: { $known }.
error-option-without-value = “{ $text }” ne difinas opcion. Skribu --option NAME=VALUE, ekzemple --option crib_flush=four.
error-option-given-otherwise = { $option } kaj { $other } difinas la saman aferon. Donu nur unu el ili.
error-seats-and-players = Laŭ --seats la nombro de ludantoj estas { $seats }, sed laŭ --players { $players }.
error-variant-and-players = { $variant } estas por { $seats } ludantoj, sed vi petis { $players }.
error-variant-and-teams = { $sides ->
    [0] { $variant } estas sen teamoj, sed vi petis { $teams } teamojn.
   *[other] { $variant } estas por { $sides } teamoj, sed vi petis { $teams }.
}
error-no-such-teams = { $teams ->
    [0] { $players ->
        [one] Por { $players } ludanto ne ekzistas ludo.
       *[other] Por { $players } ludantoj ne ekzistas ludo.
    } Povas ludi du ĝis ses.
   *[other] Por { $players } ludantoj en { $teams } teamoj ne ekzistas ludo. Kvar povas ludi en 2 teamoj, ses en 2 aŭ 3.
}
error-number-of-seats = { $variant } bezonas { $needed } ludantojn, kaj --seats nomas { $found }.
error-you-and-others = “you” povas sidiĝi nur, kie vi estas la sola homo. Donu nomon al ĉiu.
error-name-twice = Du ludantoj havas la nomon { $name }. Donu al ili malsamajn nomojn.
error-file-exists = { $file } jam ekzistas. Donu la nomon de nova dosiero, aŭ daŭrigu tiun partion: kribo resume { $file }
error-cannot-write = Ne eblas skribi { $file }: la dosierujo ne ekzistas aŭ ne estas malfermita al vi.
error-cannot-read = Ne eblas legi { $file }: { $reason ->
    [missing] tia dosiero ne ekzistas.
    [forbidden] vi ne rajtas legi ĝin.
    [folder] ĝi estas dosierujo.
    [huge] ĝi estas tro granda por protokolo.
   *[other] la sistemo rifuzas.
}
error-record-not-text = Linio { $line } ne estas teksto en UTF-8, kia estas protokolo.
error-not-one-match = Partio { $game } de tiu dosiero ne daŭrigas la matĉon, kiu komenciĝas tie, do daŭrigi ĝin ne eblas.
error-match-is-over = En { $file } restas nenio por ludi. Por revidi ĝin: kribo replay { $file }
