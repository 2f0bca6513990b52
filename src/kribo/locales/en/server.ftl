# What the playroom says by itself, and why it refuses.

## What can be said at a table by a press, to people of any language

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-hand = Nice hand!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-rematch = Another game?
phrase-goodbye = Goodbye!

## Tables

table-clock = { $kind ->
    [relaxed] Each decision has { $seconds } seconds. When they are over, the table decides.
    [live] Each player has { $bank } seconds for a game, and { $increment } more after each decision. When they are over, the table decides.
   *[untimed] There is no clock.
}

## The command serve

serve-open = kribo is at { $address }
serve-stop = Press Ctrl-C to end it.
serve-database = Everything is kept in { $database }

error-cannot-listen = kribo cannot use { $host } port { $port }: { $reason ->
    [taken] another program has it. Choose another with --port.
   *[other] this computer does not allow it. Choose others with --host and --port.
}
error-bad-database = The database “{ $database }” is of a kind that kribo does not know. Write sqlite:///PATH, or memory: to keep nothing.
error-cannot-open-database = The database { $database } cannot be opened: { $reason ->
    [too-new] a newer kribo made it. Use that one.
   *[unreadable] the file or its folder cannot be read and written, or it is no database.
}

## People

error-not-known = The table does not know you yet. Choose a name first.
error-wrong-password = There is no account with that name and that password.
error-bad-account = The name of an account has { $least } to { $most } characters.
error-bad-password = A password has { $least } to { $most } characters.
error-account-taken = The account “{ $account }” belongs to somebody else. Choose another name.
error-account-already = You have an account already: “{ $account }”.
error-no-such-person = There is no such person.

## Finding a table

error-no-such-table = There is no such table. It may have been closed.
error-no-such-code = No table has that code. A code has six letters and digits.
error-no-such-game = There is no such game.
error-no-such-page = There is nothing at this address.
error-table-closed = This table is closed, because nobody was there any more. Make another one.

## Sitting down

error-no-seat-there = There is no such seat: this table has { $seats } of them.
error-seat-taken = { $name } sits there already. Choose an open seat.
error-seat-refused = You cannot sit down at this table. Choose another one.
error-seats-open = { $number ->
    [one] One seat is still open.
   *[other] { $number } seats are still open.
} Fill them with people or bots, then begin.
error-wrong-number-of-seats = This game has { $needed } seats, and { $found } were given.
error-nobody-sits = You must sit at one of the seats yourself.
error-not-your-seat = That is not your seat.
error-own-seat = That is your own seat. Stand up instead.
error-not-sitting = Only those who sit at this table can do that. Take a seat first.
error-not-host = Only the host of this table can do that.
error-others-sit-here = Others sit at this table too. Leave it instead.
error-no-spectators = The host of this table wants no spectators.
error-bad-clock = { $setting ->
    [bank] The time for a game
    [increment] The time added after a decision
   *[seconds] The time for a decision
} must be from { $least } to { $most } seconds, not { $number }.

## The course of the games

error-not-between-games = { $status ->
    [open] The first game has not begun yet.
   *[other] That can be done only before a game or between two games.
}
error-not-playing = { $status ->
    [open] The game has not begun yet.
    [paused] The game is paused. Resume it first.
    [between] The game is over. Begin the next one.
   *[other] No game is going on here.
}
error-not-paused = The game is not paused.
error-not-away = Nobody has been away from that seat long enough. Wait a little.
error-nothing-to-cut = There is nothing to cut now.
error-stale = The game has gone on meanwhile. Look again, then decide.
error-not-over = The game is not over. Its cards are shown when it is.
error-game-damaged = { $version ->
    [0] This game was played under other rules than this kribo knows, so it cannot be shown.
   *[other] What is kept of this game is damaged at move { $version }, so it cannot go on.
}

## Chat

error-unknown-phrase = There is no phrase “{ $phrase }”. Phrases: { $known }.
error-chat-presets-only = At this table only the phrases can be said.
error-chat-partners = Partners do not talk while a deal is on. Use the phrases until the game is over.
error-bad-chat = What you say must have 1 to { $most } printable characters.

## Reading what was sent

error-bad-json = That is not JSON.
error-not-json = Send JSON, with the header Content-Type: application/json.
error-bad-body = The request is not as it should be: { $reason }.
error-bad-query = The address is not as it should be: { $reason }.
error-bad-message = That message cannot be read: { $reason }.
error-number-too-big = That number is too big. The biggest is { $most }.
error-too-big = { $what ->
    [message] The message
   *[body] The request
} is too big. It may have { $most } bytes.
error-too-many = { $what ->
    [tables] You sit at too many tables. Close one of them first.
    [sockets] Too many connections are open. Close one of them first.
    [watchers] Too many people watch this table. Try it later.
    [guests] Too many guests came from your address. Try it later, or log in.
    [passwords] Too many passwords were tried. Wait a minute.
    [chat] You are saying too much at once. Wait a moment.
    [records] Those are too many records at once. Take fewer, or wait a moment.
    [codes] Too many codes were tried. Wait a minute.
   *[other] That is too much at once. Wait a moment.
}
error-wrong-origin = Another site asked for this, so it is refused.
error-method-not-allowed = This address does not take such a request.
error-our-fault = Something went wrong in kribo, and nothing was changed. Try it again.
