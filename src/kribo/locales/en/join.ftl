# What kribo join says at a table of a server; the sentences of a game come from there. And who speaks aloud.

## Finding a table

join-ask-name = What is your name?
join-table = { $number }: { $variant }, to { $target }. Players: { $players ->
    [none] nobody
   *[other] { $players }
}. { $open ->
    [0] No seat is open.
    [one] One seat is open.
   *[other] { $open } seats are open.
}{ $yours ->
    [yes] {" "}You sit there.
   *[no] {""}
}
join-no-tables = No table is open here just now.
join-choose = { $number ->
    [0] Type new to make a table, or quit.
   *[other] Type the number of a table, new to make one, or quit.
}
# What join-choose takes for new: words with spaces between them.
join-new = new
join-not-remembered = Who you are here cannot be kept in { $file }. When you leave, you cannot take this seat again.

## At a table

join-seat-open = Seat { $seat }: open.
join-watching = You are watching.
join-link = Link to this table: { $link } Code: { $code }
join-fill = Wait until all seats are taken, or type bot to let the computer take one.
join-full = All seats are taken. { $host ->
    [yes] Type start to begin.
   *[no] The host begins the game.
}
join-not-begun = The game has not begun yet. Type ? for what is possible.
join-got-up = { $player } gets up.
join-ready = { $player } is ready for the next game.
join-seat-lost = Your seat was given up.
join-phrase = { $number }: { $phrase }
join-possible =
    At this table:
    /hello says hello to the others; say lists the ready phrases, say 3 says the third
    start begins, next goes on to the next game
    pause stops the game and its clocks, resume goes on
    invite tells the link and the code
    bot 2 seats the computer at seat 2, bot 2 5 its level 5; kick 2 frees seat 2
    standin 2 lets the computer play for who is away from seat 2
    quit leaves and keeps your seat; leave also tells the others not to wait
    close gives up a table where nobody else sits
join-kept = Your seat is kept. To come back: { $command }
join-not-saved = The record cannot be written: { $file }

## What can be typed at a table of a server: lists of words, as in commands.ftl; no word may stand there too

table-command-start = start begin
table-command-next = next rematch
table-command-pause = pause
table-command-resume = resume
table-command-say = say
table-command-invite = invite link
table-command-bot = bot
table-command-kick = kick
table-command-stand_in = standin
table-command-leave = leave
table-command-close = close

## Why it cannot be done

error-bad-address = “{ $address }” is not the address of a table or a server. Copy it from the browser, as in https://example.org/t/abc.
error-server-unreachable = { $server } cannot be reached: { $reason ->
    [name] no server has that name.
    [refused] no server is running there.
    [slow] it does not answer.
    [tls] its certificate is not valid.
   *[other] the network does not let it.
}
error-server-strange = { $server } does not answer as a kribo server of this version does.
error-server-says = { $sentence }
error-not-connected = There is no connection just now, so that was not sent. Type it again when it is back.
error-table-is-there = That table is there already, with its rules. Leave { $option } out.
error-no-open-seat = No seat is open at this table. To watch: --watch
error-you-sit-elsewhere = You sit at seat { $seat } of this table already.
error-too-many-bots = Beside you { $most ->
    [one] one bot
   *[other] { $most } bots
} can play in { $variant }, and --bots names { $found }.
error-not-a-clock = “{ $text }” is not a clock. Write untimed, or 60 for seconds a decision, or 300+5 for seconds a game and more after each decision.
error-table-command-unclear = { $command ->
    [say] Write say and the number of a phrase, or / and a text.
    [bot] Write bot, bot and a seat, or bot, a seat and a level, as in bot 2 5.
    [kick] Write kick and a seat, as in kick 2.
    [stand_in] Write standin and a seat, as in standin 2.
   *[other] That command stands alone.
} Type ? for all that is possible.
error-no-such-phrase = There is no phrase { $text }. Say a number from 1 to { $most }; say alone lists them.
error-not-a-seat = “{ $text }” is not a seat here. Say a number from 1 to { $most }.

## Speaking aloud

error-no-speech = No program that speaks was found here. Install speech-dispatcher, which has spd-say, or leave --speak out.
error-no-voice = No voice for this language ({ $language }) was found here. Install one, or leave --speak out.
