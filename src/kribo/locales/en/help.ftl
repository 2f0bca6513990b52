# The pages of `kribo help`: the overview, then one page for each command.
# A line may not begin with [ * . or }, which mean something to Fluent; write {"["} there.

## Overview

help =
    kribo: cribbage by its rules, to play, to count and to study.

    Usage: kribo COMMAND [WORDS] [--options]

    Play:
      play        a game at this keyboard, against bots or each other
      resume      go on with a game that was left
      replay      tell a game again, step by step
      variants    the games there are, and their options
      rules       the rules of a game
      serve       the playroom for browsers, on this machine or for others
      join        sit down at a table of a kribo server, in lines

    Count and study:
      score       count a hand or a crib with its starter
      pegs        what each card pegs as it is laid on the pile
      play-out    the play between known hands, card by card
      stats       how often every hand scores how much
      simulate    games between bots, as many as you like

    The engine:
      discard       every way to throw from a hand, best first
      peg           every card that may be laid, best first
      analyse       a game judged: mistakes, skill and luck
      engine        the engine for other programs, by lines of JSON
      selftest      count all hands on this machine, beside the known numbers
      build-tables  make the data files of the engine anew

    About kribo:
      help        this page; kribo help COMMAND tells all about one command
      --version   the version
      --lang TAG  the language: en, eo, ru, sr-Latn, sr-Cyrl. Without it KRIBO_LANG
                  decides, then the system; it may stand anywhere

    Cards are written rank and suit: 5H, TD (or 10D), AS.

    Examples:
      kribo play
      kribo score 5C 5D 5S JH 5H
      kribo pegs 7H 8C 9D
      kribo help play

## The playroom

help-serve =
    Usage: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]

    Opens the playroom: a page for browsers where people and bots play at tables. It says
    which address to open. Ctrl-C ends it; games go on when it is started again.

      --host ADDRESS   who can reach it: 127.0.0.1, this machine alone, unless you say
                       otherwise; 0.0.0.0 is everybody on the network
      --port NUMBER    8000 unless you say otherwise
      --database URL   where everything is kept: sqlite:///PATH, or memory: to keep nothing.
                       Without it a file in your own data folder

    docs/hosting.md tells how to host it for others.

## Scoring

help-score =
    Usage: kribo score CARDS [--crib] [--json]

    What a hand or a crib is worth, counted aloud and then item by item.
    CARDS are 4 to 6 cards, the last of them the starter.

    --crib    count a crib: a flush needs the starter too
    --json    one line for programs: the points and the items
    -         in place of CARDS: a show on each line of standard input, an answer on
              a line for each; the exit status is 2 if any line was bad

    Examples:
    kribo score 5H 5C 5S JD 5D
    kribo score --crib 2S 5S 8S JS QD
    kribo score - --json < hands.txt

help-pegs =
    Usage: kribo pegs CARDS [--json]

    What each card of one count pegs. CARDS are the cards in the order laid,
    whoever laid them; the point for a go or the last card is not among them.

    --json    one line for programs: the points of each card, and the count
    -         in place of CARDS: a count on each line of standard input, an answer on
              a line for each; the exit status is 2 if any line was bad

    Examples:
    kribo pegs 7H 8D 9C
    kribo pegs 4H 5D 6C 3S --json

help-play-out =
    Usage: kribo play-out --hands HAND HAND ... --dealer SEAT [--single] [--json] CARDS

    The whole play of a deal, card by card: the count, the points, the goes and the
    scores. CARDS are the cards in the order laid; whose they are and who says go
    follows from the rules. An option, or --, must stand between the hands and CARDS.

    --hands     two to six hands, each in quotation marks, from seat 1 clockwise
    --dealer    the seat that deals; the seat at its left leads
    --single    the play ends with the first count, as in five-card cribbage
    --json      one line for programs

    Examples:
    kribo play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC

help-stats =
    Usage: kribo stats show [--keep NUMBER] [--crib] [--json]

    How often each score turns up: exact numbers over all hands with all starters.

    --keep    the cards held, 3 to 5; 4 when it is not given
    --crib    count a flush as in the crib
    --json    one line for programs

    Examples:
    kribo stats show
    kribo stats show --keep 3 --crib --json

help-simulate =
    Usage: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER] [--duplicate]
               {"["}--workers NUMBER] [--options] [--json]

    Games between bots: who wins, by how much, and where the points come from.

    --bots      the player at each seat with commas between them, or one for all:
                  random   anything that the rules allow
                  greedy   the most points at once
                  basic    a sensible table player
                  1 to 8, top   the levels of the engine, from the weakest
    --games     how many to play, 1000 when it is not given
    --seed      the same seed plays the same games; 1 when it is not given
    --duplicate play each deal of cards once with every side in every place, so that
                luck falls on all alike; --games is then rounded up to whole sets
    --workers   how many to play at once, as many as there are processors when it is
                not given; it changes the time and nothing else
    --json      one line for programs; lists are by side, bots by seat

    The game, as for kribo play: --variant, --players, --teams, --preset, --target,
    --counting, --count-seconds, --match, --stakes, --option.

    Percentages have an interval, from - to, that holds the truth 95 times in 100.
    Ctrl-C ends it and prints what was played so far.

    Examples:
    kribo simulate --bots basic,greedy --games 10
    kribo simulate --bots basic,greedy --games 10 --duplicate
    kribo simulate --bots basic --variant three-handed --games 2 --json
    kribo simulate --bots greedy --option counting=strict --target 61 --games 5

## The engine

help-discard =
    Usage: kribo discard CARDS [--dealer] [--scores MINE THEIRS] [--target NUMBER]
               {"["}--exact] [--json]

    All 15 ways to throw two of six cards in six-card cribbage between two, best first:
    by the chance of winning, and by net points where that ties within its error.

    --dealer    you deal, and the crib is yours
    --pone      the other player deals: so it is when neither is given
    --scores    your score and the other player's; 0 0 when not given
    --target    how many points win, 121 when it is not given
    --exact     count the crib from all hands that the other player may hold; the first
                time takes half a minute
    --json      one line for programs

    hand and crib are mean points; for and against is what you and the other player peg.
    net is hand and for, less against, and the crib, which counts against you when it
    is not yours. behind is by how many per cent of wins a throw is worse than the best.

    Examples:
    kribo discard 5H 6C 7D JS QS KD --dealer
    kribo discard 2C 3D 5H 8S JC KD --scores 100 110 --json

help-peg =
    Usage: kribo peg CARDS --discarded CARDS --starter CARD [--played CARDS --mine CARDS]
               {"["}--dealer] [--scores MINE THEIRS] [--target NUMBER] [--json]

    Every card that you may lay at a moment of the play of six-card cribbage between two,
    best first by the chance of winning. CARDS are those that you still hold.

    --discarded  the two cards that you have thrown
    --starter    the card that was cut
    --played     all cards laid in this deal by both players, in order
    --mine       those of them that you have laid
    --dealer     you deal; without it, or with --pone, the other player does
    --scores     your score and the other player's now; 0 0 when not given
    --target     how many points win, 121 when it is not given
    --json       one line for programs

    for and against is what you and the other player will peg from here on, on average.
    Of cards of one rank only one is listed.

    Examples:
    kribo peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD
    kribo peg 5H QD JC 4D --discarded 8C KS --starter TD --scores 110 117 --json

help-analyse =
    Usage: kribo analyse FILE [--exact] [--json]

    Judges a record of six-card cribbage between two, decision by decision: what each
    discard and each card laid lost against the best, in per cent of wins, with the
    reason for every mistake; and what luck and skill made of the game.

    --exact     count the cribs of discards from all hands that the other player may hold
    --json      one line for programs

    A loss below 0.1 is best, below 0.5 good, below 1.5 an inaccuracy, below 4 a mistake,
    and else a blunder. What may be chance is not called a mistake.

    Examples:
    kribo analyse cribbage.kribo

help-engine =
    Usage: kribo engine [--level LEVEL]

    The engine for other programs. Each line of standard input is an ask, one JSON
    object; each gets one answer, one line of JSON on standard output. What is wrong with
    an ask is its answer, too: {"{"}"error": {"{"}"code", "message"{"}}"}. It ends with the input.

    --level     1 to 8 or top, who answers; top when it is not given

    Asks are discard, play, bid, claim, analyse and levels; docs/engine-protocol.md
    describes them.

    Examples:
    echo '{"{"}"ask": "levels"{"}"}' | kribo engine

help-selftest =
    Usage: kribo selftest [--json]

    Counts all 12,994,800 hands of four cards with their starters on this machine,
    one by one where the kernel is compiled, and puts the results beside the published
    ones. The exit status is 1 if any of them differs.

    --json    one line for programs

    Examples:
    kribo selftest

help-build-tables =
    Usage: kribo build-tables [--only NAME]... [--out FOLDER]

    Makes the data files of the engine from nothing, the same bytes each time, and
    enters them in the manifest beside them.

    --only    one of the things to make; may be given several times
    --out     the folder to write to, that of the installed kribo when it is not given

    Examples:
    kribo build-tables --only show --out .

## Playing

help-play =
    Usage: kribo play [--seats NAMES] [--options]

    A game of cribbage in lines, at this keyboard. What happens is told line by line,
    and then you are asked. Type ? at any time to see what you can do.

    Who plays:
    --seats     a name for each seat with commas between them, clockwise. 1 to 8, top,
                basic, greedy and random are bots; you, or any other name, is a
                person. Several persons pass the keyboard on. A beginner can beat
                level 1; without --seats you play against top, the strongest.

    What is played:
    --variant   the game; kribo variants lists them
    --players   2 to 6, which chooses the game where --variant does not
    --teams     2 or 3, for four or six players
    --preset    classic, esperanto, russian, playroom or acc
    --target    how many points win
    --counting  auto, assisted, self, muggins or strict
    --count-seconds   off, or 15 to 90 seconds to count a hand
    --match     single, best-of-N, first-to-P or N-games
    --stakes    what the loser of a game pays, in play money
    --option    any other option, NAME=VALUE; may be given several times.
                say_go=myself lets you say go yourself.
    --dealer    the seat that deals first, from 1; else you cut for it

    And:
    --seed      any text: the same seed brings the same cards
    --save      a new file to keep the game in

    How it is told:
    --verbosity brief, normal or full; KRIBO_VERBOSITY remembers it
    --cards     letters (5H) or words (five of hearts); KRIBO_CARDS remembers it
    --speak     aloud as well, by speech-dispatcher or the voice of macOS
    --plain     in lines and nothing else, as with KRIBO_A11Y=1
    --full      on the full screen, with the board and the cards; it needs a terminal of
                80 columns and 24 lines. With a screen reader stay with the lines
    --pace      with --full: instant, fast, normal or slow; KRIBO_PACE remembers it

    When you type quit, or the input ends, the game is saved and you are told how to
    go on with it.

    Examples:
    kribo play
    kribo play --seats you,3
    kribo play --seats Ana,Bo --target 61
    kribo play --players 4 --teams 2 --counting muggins
    kribo play --preset acc --save league.kribo

help-resume =
    Usage: kribo resume FILE [--seed TEXT] [--say-go] [--options]

    Go on with a game, or a match, that was left. FILE is continued.

    --seed      the seed that the game began with, for the cards it would have had
    --say-go    you say go yourself

    How it is told, as for kribo play: --verbosity, --cards, --speak, --plain, --full,
    --pace.

    Examples:
    kribo resume cribbage.kribo

help-replay =
    Usage: kribo replay FILE [--options]

    Tell every game of a record from the first card to the last, with all cards open and
    the scores before each deal. Where the record is damaged, or breaks the rules, the
    line and the reason are told instead, and the exit status is 2.

    How it is told, as for kribo play: --verbosity, --cards, --speak, --plain.

    Examples:
    kribo replay cribbage.kribo

help-join =
    Usage: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]

    Sit down at a table of a kribo server, in the same lines as kribo play. URL is the link
    of a table, as a browser shows it, or the address of a server: there you choose a
    table or make one. Type ? at any time to see what you can do.

    --name      who you are there; without it who you were last, or you are asked
    --code      the six letters and digits of a table
    --seat      the seat to take, from 1; else the first that is open
    --watch     watch and do not sit down

    To make a table, at the address of a server:
    --bots      a bot for each of the next seats with commas between them, 1 to 8, top,
                basic, greedy or random; the other seats are open
    --clock     untimed, 60 (seconds for each decision) or 300+5 (for a game, and more
                after each decision)
    --chat      presets or free
    --listed    others find the table in the list
    The game, as for kribo play: --variant, --players, --teams, --preset, --target,
    --counting, --count-seconds, --match, --stakes, --option.

    And:
    --verbosity, --speak, --plain, --full and --pace, as for kribo play
    --save      a new file to keep the games in that are played to their end

    Ctrl-C or quit leaves and keeps your seat, and you are told how to come back. A lost
    connection comes back by itself.

    Examples:
    kribo join https://example.org/t/k7m2p9q4x3rt --name Ana
    kribo join localhost:8000 --code 7QKM4X
    kribo join localhost:8000 --bots 3 --target 61

help-variants =
    Usage: kribo variants [NAME] [--json]

    The games there are; or, of the game named, its options with their values.

    --json      one line for programs

    Examples:
    kribo variants
    kribo variants five-card
    kribo variants --json

help-rules =
    Usage: kribo rules NAME

    The rules of a game, or the pages on counting and on options, as Markdown.

    Examples:
    kribo rules six-card
    kribo rules counting
