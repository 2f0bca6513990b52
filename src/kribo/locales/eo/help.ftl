# The pages of `kribo help`: the overview, then one page for each command.
# A line may not begin with [ * . or }, which mean something to Fluent; write {"["} there.

## Overview

help =
    kribo: kribaĝo laŭ ĝiaj reguloj, por ludi, kalkuli kaj studi.

    Uzo: kribo COMMAND [WORDS] [--options]

    Ludi:
      play        partio ĉe ĉi tiu klavaro, kontraŭ robotoj aŭ inter homoj
      resume      daŭrigi partion, kiun oni interrompis
      replay      rerakonti partion, paŝon post paŝo
      variants    la ekzistantaj ludoj kaj iliaj opcioj
      rules       la reguloj de ludo
      serve       la ludejo por retumiloj, ĉi tie aŭ por aliaj
      join        sidiĝi ĉe tablo de kriboservilo, en linioj

    Kalkuli kaj studi:
      score       kalkuli manon aŭ kribon kun ĝia ekkarto
      pegs        kion gajnas ĉiu karto, kiam oni metas ĝin
      play-out    la kejlumado inter konataj manoj, karton post karto
      stats       kiom ofte aperas ĉiu poentonombro
      simulate    partioj inter robotoj, kiom ajn vi volas

    La ludmotoro:
      discard       ĉiuj eblaj forsendoj el mano, la plej bona unue
      peg           ĉiuj meteblaj kartoj, la plej bona unue
      analyse       prijuĝi partion: eraroj, lerto kaj bonŝanco
      engine        la ludmotoro por aliaj programoj, per linioj de JSON
      selftest      kalkuli ĉiujn manojn sur ĉi tiu komputilo kaj kompari
      build-tables  refari la datumdosierojn de la ludmotoro

    Pri kribo:
      help        ĉi tiu paĝo; kribo help COMMAND diras ĉion pri unu komando
      --version   la versio
      --lang TAG  la lingvo: en, eo, ru, sr-Latn, sr-Cyrl. Sen ĝi decidas KRIBO_LANG,
                  poste la sistemo; ĝi povas stari ie ajn

    Kartojn skribu per rango kaj emblemo: 5K, 10R, AP, FT. F fanto, D damo, R reĝo;
    T trefo, R karoo, K kero, P piko. Ankaŭ la anglaj literoj validas: 5H, TD, AS, JC.

    Ekzemploj:
      kribo play
      kribo score 5T 5R 5P FK 5K
      kribo pegs 7K 8T 9R
      kribo help play

## The playroom

help-serve =
    Uzo: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]

    Malfermas la ludejon: paĝon por retumiloj, kie homoj kaj robotoj ludas ĉe tabloj.
    La programo diras, kiun adreson malfermi. Ctrl-C finas ĝin; la partioj daŭras, kiam
    oni relanĉas ĝin.

      --host ADDRESS   kiu povas atingi ĝin: sen ĉi tiu opcio 127.0.0.1, nur ĉi tiu
                       komputilo; 0.0.0.0 estas ĉiuj en la reto
      --port NUMBER    sen ĉi tiu opcio 8000
      --database URL   kie ĉio estas konservata: sqlite:///PATH, aŭ memory: por konservi
                       nenion. Sen ĉi tiu opcio dosiero en via propra datumdosierujo

    docs/hosting.md diras, kiel gastigi la ludejon por aliaj.

## Scoring

help-score =
    Uzo: kribo score CARDS [--crib] [--json]

    Kiom valoras mano aŭ kribo, kalkulita laŭte kaj poste ero post ero.
    CARDS estas 4 ĝis 6 kartoj, la lasta el ili la ekkarto.

    --crib    kalkuli kribon: samemblemaj kartoj validas nur kun samemblema ekkarto
    --json    unu linio por programoj: la poentoj kaj la eroj
    -         anstataŭ CARDS: unu mano en ĉiu linio de la norma enigo, unu linio kiel
              respondo al ĉiu; la elirkodo estas 2, se iu linio estis malbona

    Ekzemploj:
    kribo score 5K 5T 5P FR 5R
    kribo score --crib 2P 5P 8P FP DR
    kribo score - --json < hands.txt

help-pegs =
    Uzo: kribo pegs CARDS [--json]

    Kion gajnas ĉiu karto de unu sumo. CARDS estas la kartoj en la vicordo, en kiu oni
    metis ilin; la poento pro “ek” aŭ pro la lasta karto ne estas inter ili. Ne gravas,
    kiu metis.

    --json    unu linio por programoj: la poentoj de ĉiu karto, kaj la sumo
    -         anstataŭ CARDS: unu sumo en ĉiu linio de la norma enigo, unu linio kiel
              respondo al ĉiu; la elirkodo estas 2, se iu linio estis malbona

    Ekzemploj:
    kribo pegs 7K 8R 9T
    kribo pegs 4K 5R 6T 3P --json

help-play-out =
    Uzo: kribo play-out --hands HAND HAND ... --dealer SEAT [--single] [--json] CARDS

    La tuta kejlumado de disdono, karton post karto: la sumo, la poentoj, ĉiu “ek” kaj
    la stato. CARDS estas la kartoj en la vicordo, en kiu oni metis ilin; kies ili estas
    kaj kiu diras “ek”, tio sekvas el la reguloj. Inter la manoj kaj CARDS devas stari
    opcio, aŭ --.

    --hands     du ĝis ses manoj, ĉiu inter citiloj, de loko 1 laŭhorloĝe
    --dealer    la loko, kiu disdonas; komencas la loko maldekstre de ĝi
    --single    la kejlumado finiĝas kun la unua sumo, kiel en kvinkarta kribaĝo
    --json      unu linio por programoj

    Ekzemploj:
    kribo play-out --hands "RK 10R" "AT 10P" --dealer 2 RK 10P 10R AT

help-stats =
    Uzo: kribo stats show [--keep NUMBER] [--crib] [--json]

    Kiom ofte aperas ĉiu poentonombro: precizaj nombroj pri ĉiuj manoj kun ĉiuj ekkartoj.

    --keep    kiom da kartoj en la mano, 3 ĝis 5; 4, se vi ne diras alion
    --crib    samemblemaj kartoj validas kiel en kribo
    --json    unu linio por programoj

    Ekzemploj:
    kribo stats show
    kribo stats show --keep 3 --crib --json

help-simulate =
    Uzo: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER] [--duplicate]
               {"["}--workers NUMBER] [--options] [--json]

    Partioj inter robotoj: kiu venkas, je kiom, kaj de kie venas la poentoj.

    --bots      la ludanto en ĉiu loko, kun komoj inter ili, aŭ unu por ĉiuj:
                  random   io ajn laŭ la reguloj
                  greedy   tuj la plej multaj poentoj
                  basic    prudenta ludanto
                  1 ĝis 8, top   la niveloj de la ludmotoro, de la plej malforta
    --games     kiom da partioj; 1000, se vi ne diras alion
    --seed      la sama semo redonas la samajn partiojn; 1, se vi ne diras alion
    --duplicate ludi ĉiun disdonon po unu fojon kun ĉiu flanko en ĉiu loko, por ke la
                bonŝanco estu egala; --games tiam rondiĝas supren al plenaj aroj
    --workers   kiom da partioj samtempe; tiom, kiom da procesoroj, se vi ne diras alion;
                tio ŝanĝas la daŭron kaj nenion alian
    --json      unu linio por programoj; la listoj iras laŭ flankoj, la robotoj laŭ lokoj

    La ludo, kiel ĉe kribo play: --variant, --players, --teams, --preset, --target,
    --counting, --count-seconds, --match, --stakes, --option.

    Procentoj havas intervalon, de - ĝis, kiu enhavas la veron 95 fojojn el 100.
    Ctrl-C finas kaj montras, kio estas ludita ĝis tiam.

    Ekzemploj:
    kribo simulate --bots basic,greedy --games 10
    kribo simulate --bots basic,greedy --games 10 --duplicate
    kribo simulate --bots basic --variant three-handed --games 2 --json
    kribo simulate --bots greedy --option counting=strict --target 61 --games 5

## The engine

help-discard =
    Uzo: kribo discard CARDS [--dealer] [--scores MINE THEIRS] [--target NUMBER]
               {"["}--exact] [--json]

    Ĉiuj 15 manieroj forsendi du el ses kartoj en seskarta kribaĝo inter du, la plej bona
    unue: laŭ la ŝanco venki, kaj laŭ netaj poentoj, kie la ŝancoj apenaŭ diferencas.

    --dealer    vi disdonas, kaj la kribo estas via
    --pone      disdonas la alia; tiel estas ankaŭ sen ambaŭ opcioj
    --scores    viaj poentoj kaj tiuj de la alia; 0 0, se vi ne diras alion
    --target    per kiom da poentoj oni venkas; 121, se vi ne diras alion
    --exact     kalkuli la kribon laŭ ĉiuj manoj, kiujn la alia povas havi; la unuan
                fojon tio daŭras duonan minuton
    --json      unu linio por programoj

    “mano” kaj “kribo” estas mezaj poentoj; “por” kaj “kontraŭ” estas, kion vi kaj la
    alia gajnas en la kejlumado. “neto” estas mano plus por, minus kontraŭ, kaj la kribo,
    kiu kalkuliĝas kontraŭ vi, kiam ĝi ne estas via. “perdo” estas, je kiom da procentoj
    de venkoj forsendo estas malpli bona ol la plej bona.

    Ekzemploj:
    kribo discard 5K 6T 7R FP DP RR --dealer
    kribo discard 2T 3R 5K 8P FT RR --scores 100 110 --json

help-peg =
    Uzo: kribo peg CARDS --discarded CARDS --starter CARD [--played CARDS --mine CARDS]
               {"["}--dealer] [--scores MINE THEIRS] [--target NUMBER] [--json]

    Ĉiuj kartoj, kiujn vi povas meti en momento de la kejlumado de seskarta kribaĝo inter
    du, la plej bona unue laŭ la ŝanco venki. CARDS estas tiuj, kiujn vi ankoraŭ tenas.

    --discarded  la du kartoj, kiujn vi forsendis
    --starter    la ekkarto
    --played     ĉiuj kartoj, kiujn ambaŭ ludantoj metis en ĉi tiu disdono, laŭvice
    --mine       tiuj el ili, kiujn vi mem metis
    --dealer     vi disdonas; sen ĝi, aŭ kun --pone, disdonas la alia
    --scores     viaj nunaj poentoj kaj tiuj de la alia; 0 0, se vi ne diras alion
    --target     per kiom da poentoj oni venkas; 121, se vi ne diras alion
    --json       unu linio por programoj

    “por” kaj “kontraŭ” estas, kion vi kaj la alia averaĝe gajnos de nun ĝis la fino de
    la kejlumado. El kartoj de unu rango nur unu aperas en la listo.

    Ekzemploj:
    kribo peg 5K DR FT --mine 4R --played 4R 9K --discarded 8T RP --starter 10R
    kribo peg 5K DR FT 4R --discarded 8T RP --starter 10R --scores 110 117 --json

help-analyse =
    Uzo: kribo analyse FILE [--exact] [--json]

    Prijuĝas protokolon de seskarta kribaĝo inter du, decidon post decido: kiom ĉiu
    forsendo kaj ĉiu metita karto perdis kompare kun la plej bona, en procentoj de venkoj,
    kun la kialo de ĉiu eraro; kaj kiom faris la bonŝanco, kiom la lerto.

    --exact     kalkuli la kribojn laŭ ĉiuj manoj, kiujn la alia povas havi
    --json      unu linio por programoj

    Perdo sub 0,1 estas plej bona, sub 0,5 bona, sub 1,5 erareto, sub 4 eraro, kaj pli
    granda erarego. Kio povas esti hazardo, tio ne nomiĝas eraro.

    Ekzemploj:
    kribo analyse cribbage.kribo

help-engine =
    Uzo: kribo engine [--level LEVEL]

    La ludmotoro por aliaj programoj. Ĉiu linio de la norma enigo estas demando, unu
    JSON-objekto; al ĉiu venas unu respondo, unu linio de JSON en la norma eligo. Ankaŭ
    misa demando ricevas respondon: {"{"}"error": {"{"}"code", "message"{"}}"}. La motoro
    haltas, kiam la enigo finiĝas.

    --level     1 ĝis 8 aŭ top: kiu respondas; top, se vi ne diras alion

    La demandoj estas discard, play, bid, claim, analyse kaj levels;
    docs/engine-protocol.md priskribas ilin.

    Ekzemploj:
    echo '{"{"}"ask": "levels"{"}"}' | kribo engine

help-selftest =
    Uzo: kribo selftest [--json]

    Kalkulas ĉiujn 12 994 800 manojn de kvar kartoj kun iliaj ekkartoj sur ĉi tiu
    komputilo, unu post alia, se la kerno estas kompilita, kaj metas la rezultojn apud la
    publikigitajn. La elirkodo estas 1, se iu el ili diferencas.

    --json    unu linio por programoj

    Ekzemploj:
    kribo selftest

help-build-tables =
    Uzo: kribo build-tables [--only NAME]... [--out FOLDER]

    Faras la datumdosierojn de la ludmotoro el nenio, ĉiam kun la samaj bajtoj, kaj
    enskribas ilin en la liston apud ili.

    --only    unu el la fareblaj aferoj; eblas doni plurfoje
    --out     la dosierujo, en kiun skribi; tiu de la instalita kribo, se vi ne diras alion

    Ekzemploj:
    kribo build-tables --only show --out .

## Playing

help-play =
    Uzo: kribo play [--seats NAMES] [--options]

    Partio de kribaĝo en linioj, ĉe ĉi tiu klavaro. La programo rakontas linion post
    linio, kio okazas, kaj poste demandas vin. Per ? vi ĉiam ekscias, kion vi povas fari.

    Kiu ludas:
    --seats     nomo por ĉiu loko, kun komoj inter ili, laŭhorloĝe. 1 ĝis 8, top,
                basic, greedy kaj random estas robotoj; you, aŭ alia nomo, estas homo.
                Pluraj homoj transdonas la klavaron. Komencanto povas venki nivelon 1;
                sen --seats vi ludas kontraŭ top, la plej forta.

    Kion oni ludas:
    --variant   la ludo; kribo variants listigas ilin
    --players   2 ĝis 6; elektas la ludon, kie --variant ne faras tion
    --teams     2 aŭ 3, por kvar aŭ ses ludantoj
    --preset    classic, esperanto, russian, playroom aŭ acc
    --target    per kiom da poentoj oni venkas
    --counting  auto, assisted, self, muggins aŭ strict
    --count-seconds   off, aŭ 15 ĝis 90 sekundoj por kalkuli manon
    --match     single, best-of-N, first-to-P aŭ N-games
    --stakes    kiom la malvenkinto de partio pagas, en ludmono
    --option    ĉiu alia opcio, NAME=VALUE; eblas doni plurfoje.
                say_go=myself: vi mem diras “ek”.
    --dealer    la loko, kiu disdonas unua, ekde 1; alie oni lotas

    Kaj:
    --seed      ajna teksto: la sama semo redonas la samajn kartojn
    --save      nova dosiero, en kiu konservi la partion

    Kiel rakonti:
    --verbosity brief (mallonge), normal aŭ full (plene); KRIBO_VERBOSITY memoras ĝin
    --cards     letters (literoj: 5K) aŭ words (vortoj: kera kvino); KRIBO_CARDS memoras ĝin
    --speak     ankaŭ laŭte, per speech-dispatcher aŭ la voĉo de macOS
    --plain     nur per linioj, kiel kun KRIBO_A11Y=1
    --full      sur la plena ekrano, kun la tabulo kaj la kartoj; necesas terminalo
                kun 80 kolumnoj kaj 24 linioj. Kun ekranlegilo restu ĉe la linioj
    --pace      kun --full: instant (tuj), fast (rapide), normal (kutime) aŭ slow
                (malrapide); KRIBO_PACE memoras ĝin

    Kiam vi tajpas “fini”, aŭ la enigo finiĝas, la partio estas konservita, kaj la
    programo diras, kiel daŭrigi ĝin.

    Ekzemploj:
    kribo play
    kribo play --seats you,3
    kribo play --seats Ana,Bo --target 61
    kribo play --players 4 --teams 2 --counting muggins
    kribo play --preset acc --save league.kribo

help-resume =
    Uzo: kribo resume FILE [--seed TEXT] [--say-go] [--options]

    Daŭrigi partion aŭ matĉon, kiun oni interrompis. FILE ricevas la daŭrigon.

    --seed      la semo, kun kiu la partio komenciĝis, por la samaj sekvaj kartoj
    --say-go    vi mem diras “ek”

    Kiel rakonti, same kiel ĉe kribo play: --verbosity, --cards, --speak, --plain,
    --full, --pace.

    Ekzemploj:
    kribo resume cribbage.kribo

help-replay =
    Uzo: kribo replay FILE [--options]

    Rerakonti ĉiun partion de protokolo de la unua karto ĝis la lasta, kun malfermaj
    kartoj kaj kun la stato antaŭ ĉiu disdono. Kie la protokolo estas difektita, aŭ rompas
    la regulojn, aperas anstataŭe la linio kaj la kialo, kaj la elirkodo estas 2.

    Kiel rakonti, same kiel ĉe kribo play: --verbosity, --cards, --speak, --plain.

    Ekzemploj:
    kribo replay cribbage.kribo

help-join =
    Uzo: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]

    Sidiĝi ĉe tablo de kriboservilo, en la samaj linioj kiel kribo play. URL estas la
    ligilo de tablo, kiel retumilo montras ĝin, aŭ la adreso de servilo: tie vi elektas
    tablon aŭ faras novan. Per ? vi ĉiam ekscias, kion vi povas fari.

    --name      kiu vi estas tie; sen ĝi kiu vi laste estis, aŭ vi estas demandata
    --code      la ses literoj kaj ciferoj de tablo
    --seat      la dezirata loko, ekde 1; alie la unua libera
    --watch     spekti kaj ne sidiĝi

    Por fari tablon, ĉe la adreso de servilo:
    --bots      roboto por ĉiu el la sekvaj lokoj, kun komoj inter ili: 1 ĝis 8, top,
                basic, greedy aŭ random; la ceteraj lokoj restas liberaj
    --clock     untimed, 60 (sekundoj por ĉiu decido) aŭ 300+5 (por partio, kaj pli post
                ĉiu decido)
    --chat      presets (pretaj frazoj) aŭ free (libera teksto)
    --listed    aliaj trovas la tablon en la listo
    La ludo, same kiel ĉe kribo play: --variant, --players, --teams, --preset, --target,
    --counting, --count-seconds, --match, --stakes, --option.

    Kaj:
    --verbosity, --speak, --plain, --full kaj --pace, same kiel ĉe kribo play
    --save      nova dosiero, en kiu konservi la finluditajn partiojn

    Ctrl-C aŭ “fini” forlasas la tablon kaj konservas vian lokon; la programo diras, kiel
    reveni. Rompita konekto revenas per si mem.

    Ekzemploj:
    kribo join https://example.org/t/k7m2p9q4x3rt --name Ana
    kribo join localhost:8000 --code 7QKM4X
    kribo join localhost:8000 --bots 3 --target 61

help-variants =
    Uzo: kribo variants [NAME] [--json]

    La ekzistantaj ludoj; aŭ, de la nomita ludo, la opcioj kun iliaj valoroj.

    --json      unu linio por programoj

    Ekzemploj:
    kribo variants
    kribo variants five-card
    kribo variants --json

help-rules =
    Uzo: kribo rules NAME

    La reguloj de ludo, aŭ la paĝoj pri kalkulado kaj pri opcioj, en Markdown.

    Ekzemploj:
    kribo rules six-card
    kribo rules counting
