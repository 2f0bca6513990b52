# What kribo join says at a table of a server; the sentences of a game come from there. And who speaks aloud.

## Finding a table

join-ask-name = Kiel vi nomiĝas?
join-table = { $number }: { $variant }, ĝis { $target }. Ludantoj: { $players ->
    [none] neniu
   *[other] { $players }
}. { $open ->
    [0] Neniu loko liberas.
    [one] Unu loko liberas.
   *[other] { $open } lokoj liberas.
}{ $yours ->
    [yes] {" "}Vi sidas tie.
   *[no] {""}
}
join-no-tables = Nun neniu tablo estas malferma ĉi tie.
join-choose = { $number ->
    [0] Tajpu “nova” por fari tablon, aŭ “fini”.
   *[other] Tajpu la numeron de tablo, “nova” por fari novan, aŭ “fini”.
}
# What join-choose takes for new: words with spaces between them.
join-new = nova new
join-not-remembered = Ne eblas konservi en { $file }, kiu vi estas ĉi tie. Se vi foriros, vi ne povos repreni ĉi tiun lokon.

## At a table

join-seat-open = Loko { $seat }: libera.
join-watching = Vi spektas.
join-link = Ligilo al ĉi tiu tablo: { $link } Kodo: { $code }
join-fill = Atendu, ĝis ĉiuj lokoj estos okupitaj, aŭ tajpu “roboto”, por ke komputilo okupu lokon.
join-full = Ĉiuj lokoj estas okupitaj. { $host ->
    [yes] Tajpu “komenci” por komenci.
   *[no] La tablestro komencos la partion.
}
join-not-begun = La partio ankoraŭ ne komenciĝis. Per ? vi ekscias, kio eblas.
join-got-up = { $player } ekstaras.
join-ready = { $player } pretas por la sekva partio.
join-seat-lost = Via loko estas liberigita.
join-phrase = { $number }: { $phrase }
join-possible =
    Ĉe ĉi tiu tablo:
    /saluton diras “saluton” al la aliaj; “diri” listigas la pretajn frazojn, “diri 3” diras la trian
    “komenci” komencas, “sekva” transiras al la sekva partio
    “paŭzi” haltigas la partion kaj ĝiajn horloĝojn, “daŭrigi” daŭrigas ĝin
    “inviti” diras la ligilon kaj la kodon
    “roboto 2” sidigas komputilon en loko 2, “roboto 2 5” komputilon de nivelo 5; “liberigi 2” liberigas lokon 2
    “anstataŭi 2” ludigas komputilon anstataŭ tiu, kiu forestas de loko 2
    “fini” forlasas la tablon kaj konservas vian lokon; “forlasi” ankaŭ diras al la aliaj, ke ili ne atendu
    “fermi” fermas tablon, ĉe kiu neniu alia sidas
join-kept = Via loko restas via. Por reveni: { $command }
join-not-saved = Ne eblas skribi la protokolon: { $file }

## What can be typed at a table of a server: lists of words, as in commands.ftl; no word may stand there too

table-command-start = komenci komencu
table-command-next = sekva revanĉo
table-command-pause = paŭzi paŭzu paŭzo
table-command-resume = daŭrigi daŭrigu
table-command-say = diri diru
table-command-invite = inviti invitu ligilo
table-command-bot = roboto
table-command-kick = liberigi liberigu
table-command-stand_in = anstataŭi anstataŭu
table-command-leave = forlasi forlasu
table-command-close = fermi fermu

## Why it cannot be done

error-bad-address = “{ $address }” ne estas adreso de tablo aŭ servilo. Kopiu ĝin el la retumilo, ekzemple https://example.org/t/abc.
error-server-unreachable = Ne eblas atingi { $server }: { $reason ->
    [name] neniu servilo havas tiun nomon.
    [refused] tie funkcias neniu servilo.
    [slow] ĝi ne respondas.
    [tls] ĝia atestilo ne validas.
   *[other] la reto ne permesas tion.
}
error-server-strange = { $server } ne respondas kiel kriboservilo de ĉi tiu versio.
error-server-says = { $sentence }
error-not-connected = Nun mankas konekto, do nenio estis sendita. Retajpu la linion, kiam la konekto revenos.
error-table-is-there = Tiu tablo jam ekzistas kaj havas siajn regulojn. Ellasu { $option }.
error-no-open-seat = Ĉe ĉi tiu tablo neniu loko liberas. Por spekti: --watch
error-you-sit-elsewhere = Vi jam sidas en loko { $seat } de ĉi tiu tablo.
error-too-many-bots = Krom vi povas ludi { $most ->
    [one] unu roboto
   *[other] { $most } robotoj
} en { $variant }, sed --bots nomas { $found }.
error-not-a-clock = “{ $text }” ne estas horloĝo. Skribu untimed, aŭ la sekundojn por ĉiu decido, ekzemple 60, aŭ tiujn por partio kaj la pliajn post ĉiu decido, ekzemple 300+5.
error-table-command-unclear = { $command ->
    [say] Skribu “diri” kaj la numeron de frazo, aŭ / kaj tekston.
    [bot] Skribu “roboto”, “roboto” kaj lokon, aŭ “roboto”, lokon kaj nivelon, ekzemple “roboto 2 5”.
    [kick] Skribu “liberigi” kaj lokon, ekzemple “liberigi 2”.
    [stand_in] Skribu “anstataŭi” kaj lokon, ekzemple “anstataŭi 2”.
   *[other] Tiu komando staras sola.
} Per ? vi ekscias ĉion, kio eblas.
error-no-such-phrase = Frazo { $text } ne ekzistas. Donu numeron de 1 ĝis { $most }; nur “diri” listigas ilin.
error-not-a-seat = “{ $text }” ne estas loko ĉi tie. Donu numeron de 1 ĝis { $most }.

## Speaking aloud

error-no-speech = Neniu parolanta programo troviĝas ĉi tie. Instalu speech-dispatcher, kiu havas spd-say, aŭ ellasu --speak.
error-no-voice = Neniu voĉo por ĉi tiu lingvo ({ $language }) troviĝas ĉi tie. Instalu voĉon, aŭ ellasu --speak.
