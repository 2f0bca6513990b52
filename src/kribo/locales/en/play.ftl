# What the commands play, resume, replay, variants and rules say, and why they refuse.

## At the keyboard

game-is = The game is { $variant }, to { $target }.
welcome = Type ? at any time to see what you can do, and rules to read how the game is played.
pass-keyboard = Pass the keyboard to { $player }. { $player }, press Enter when nobody else is looking.
nothing-said = Nothing has happened yet.
no-clock = No time is running.
clock-runs = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
verbosity = { $verbosity ->
    [brief] From now on little is said.
    [full] From now on all is said in full.
   *[normal] From now on as much is said as usual.
}
resign-sure = Do you give the game up? Type yes, or anything else to play on.
# What resign-sure takes for yes: words with spaces between them.
resign-yes = yes y
next-game = Press Enter for game { $number }, or type quit.
saved-finished = Saved in { $file }.
saved-unfinished = Saved in { $file }. To go on: { $command }
not-saved = The game could not be saved in a file, so here it is. Copy the lines into a file to go on with it.

## replay

game-number = Game { $number }.
record-unfinished = The record ends here; the game is not over.

## variants

variant-line = { $name }: { $players } players, { $same ->
    [yes] { $most } cards dealt to each
   *[no] { $least } or { $most } cards dealt
}, { $keep } kept, { $crib } in the crib, to { $target }.
variant-line-teams = { $name }: { $players } players in { $sides } teams, { $same ->
    [yes] { $most } cards dealt to each
   *[no] { $least } or { $most } cards dealt
}, { $keep } kept, { $crib } in the crib, to { $target }.
options-head = Each option has the value that it has here until you choose another; the others stand below it.
option-usual = { $option }={ $value }: { $meaning }
option-or = or { $value }: { $meaning }
option-form = Possible values: { $values }

## Why they refuse

error-unknown-page = There are no rules “{ $page }”. Try: { $known }.
error-option-without-value = “{ $text }” sets no option. Write --option NAME=VALUE, as in --option crib_flush=four.
error-option-given-otherwise = { $option } and { $other } set the same thing. Give one of them.
error-seats-and-players = --seats names { $seats } players, but --players says { $players }.
error-variant-and-players = { $variant } is for { $seats } players, but { $players } were asked for.
error-variant-and-teams = { $sides ->
    [0] { $variant } is played without teams, but { $teams } teams were asked for.
   *[other] { $variant } is for { $sides } teams, but { $teams } were asked for.
}
error-no-such-teams = { $teams ->
    [0] { $players ->
        [one] There is no game for { $players } player.
       *[other] There is no game for { $players } players.
    } Two to six can play.
   *[other] There is no game for { $players } players in { $teams } teams. Four can play in 2 teams, six in 2 or 3.
}
error-number-of-seats = { $variant } needs { $needed } players, and --seats names { $found }.
error-you-and-others = “you” can sit down only where you are the only person. Give everybody a name.
error-name-twice = Two players are called { $name }. Give them different names.
error-file-exists = { $file } is there already. Give the name of a new file, or go on with that game by: kribo resume { $file }
error-cannot-write = { $file } cannot be written: its folder is not there or not open to you.
error-cannot-read = { $file } cannot be read: { $reason ->
    [missing] there is no such file.
    [forbidden] you may not read it.
    [folder] it is a folder.
    [huge] it is too big to be a record.
   *[other] the system refuses.
}
error-record-not-text = Line { $line } is not text in UTF-8, as a record is.
error-not-one-match = Game { $game } of that file does not go on with the match that begins there, so it cannot be resumed.
error-match-is-over = Nothing is left to play in { $file }. To see it again: kribo replay { $file }
