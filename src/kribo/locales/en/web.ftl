# What the pages in a browser say. Sentences about what happens at a table come from the server, in announce.ftl.
#
# $player is a name as it was typed, $players a list of names; $own is yes where the reader is meant. The label of a
# primary button (web-primary-...) has at most 18 characters, with a name of at most 6.

## Cards; $rank and $suit select as in announce.ftl

web-card = { card-nom }
# The letters on the cards, from ace to king. They are drawn: use those that the alphabet of the cards has.
web-card-indices = A 2 3 4 5 6 7 8 9 10 J Q K
web-card-in-hand = { $card }, { $place } of { $n }
web-card-makes = { $card }, { $place } of { $n }, makes { $count }
web-card-makes-and-pegs = { $card }, { $place } of { $n }, makes { $count } and pegs { $points }
# Under a card: the count that it makes, and the points that it pegs.
web-makes-and-pegs = { $count }, +{ $points }
web-card-too-much = { $card }, { $place } of { $n }, would make { $count }
web-card-for-crib = { $card }, { $place } of { $n }, chosen for the crib
web-card-chosen = { $card }, { $place } of { $n }, chosen
web-would-be = would be { $count }
web-auto-card = auto
web-too-much = That would make { $count }, and the limit is 31. You can play: { $cards }.
web-too-much-go = That would make { $count }, and the limit is 31. No card of yours fits: say go.

## The page

web-title = kribo
web-description = Cribbage with friends or against the computer
web-failure = kribo cannot be reached. Load the page again in a moment.
web-noscript = This page needs JavaScript. The command “kribo play” in a terminal does not.
web-title-turn = ● Your turn – { $title }
web-page-title = { $page } – kribo
# Only where a browser knows no dates of the language.
web-moment = { $year }-{ $month }-{ $day } { $hour }:{ $minute }
web-loading = One moment…
web-error-connection = There is no connection to the server.
web-error-server = The server could not answer that.
web-text-mode = Text mode
web-text-short = Text
web-table-mode = Leave text mode
web-pages = Pages
web-lobby = Play
web-menu = Menu
web-close = Close
web-no = No
web-save = Save
web-more = More
web-help = Help
web-you = You
web-name = Name
web-your-name = Your name
web-name-here = Who sits down here?
web-sit-down = Sit down
# Names to begin with, with spaces between them.
web-guest-names = Robin Kim Alex Sam Noa Luca Sasha Mika Toni Jo
web-two-names = { $one } and { $other }
web-chat-line = { $player }: { $text }

## Lobby

web-play-computer = Play the computer
web-play-computer-help = It sees only its own cards.
web-play-now = Play now
web-play-friend = Play a friend
web-play-friend-help = Send a link, or read out six letters. No account needed.
web-have-code = I have a code
web-code-field = Code of the table
web-code-go = Go there
web-own-rules = Your own table
web-own-rules-help = Two to six players, any target, any rule.
web-make-table = Choose the rules
web-game = Game
web-strength = Strength
web-resume = Your game with { $players } goes on
web-resume-open = Your table waits for players
web-side-score = { $side } { $score }
web-status = { $status ->
    [yours] It is your turn.
    [open] Seats are open.
    [paused] The game is paused.
    [between] The game is over; another can begin.
    [closed] The table is closed.
   *[playing] The game is on.
}
web-more-games = { $n ->
    [one] One more game
   *[other] { $n } more games
}
web-tables = Tables you may join
web-no-tables = No table is open just now. Invite a friend, or make one that others find here.
web-seats-taken = { $taken } of { $seats }
web-join = Join
web-watch = Watch
web-variant = { $name ->
    [six-card] Six-card, the standard game
    [five-card] Five-card, the old game
    [seven-card] Seven-card, to 181
    [auction] Auction: the crib is sold
    [three-handed] Three players
    [four-handed] Four players, each alone
    [partners] Four players, two teams
    [five-handed] Five players
    [six-handed] Six players, each alone
    [six-two-teams] Six players, two teams
    [six-three-teams] Six players, three teams
    [partners-five-card] Four in two teams, to 61
    [partners-six-dealt] Four in two teams, six dealt
   *[other] { $name } ({ $seats })
}
web-variant-short = { $name ->
    [six-card] Six-card
    [five-card] Five-card
    [seven-card] Seven-card
    [auction] Auction
    [three-handed] Three-handed
    [four-handed] Four-handed
    [partners] Partners
    [five-handed] Five-handed
    [six-handed] Six-handed
    [six-two-teams] Six, two teams
    [six-three-teams] Six, three teams
    [partners-five-card] Partners to 61
    [partners-six-dealt] Partners, six dealt
    [options] Options
    [counting] Counting
   *[other] { $name }
}
web-variant-target = { web-variant-short } to { $target }, { $counting ->
    [auto] the table counts
    [assisted] you count, mistakes are mended
    [self] you count
    [muggins] you count, muggins
   *[strict] you count, mistakes cost
}

## A table of one’s own

web-make-game = The game
web-make-more = All other rules
web-make-seats = The table
web-make-summary = What will be played
web-make-open = Open the table
web-make-listed = Others find it in the list
web-make-spectators = Others may watch
web-make-chat = Talk
web-make-clock = Clock
web-make-pace = Computers play
web-make-absence = When somebody is away for long
web-preset = As it is played by
web-preset-none = Nobody in particular
web-preset-name = { $name ->
    [classic] Most people
    [esperanto] Esperanto speakers
    [russian] Russians: five-card
    [playroom] Playroom: strict counting
    [acc] Clubs in America: nine games
   *[other] { $name }
}
web-chat-kind = { $value ->
    [presets] Ready phrases only
   *[free] Phrases and free text
}
web-clock-kind = { $value ->
    [untimed] No clock
    [relaxed] For each decision
   *[live] For the whole game
}
web-clock-seconds = Seconds
web-clock-bank = Seconds for a game
web-clock-increment = Seconds added
web-pace = { $value ->
    [human] At a human pace
   *[instant] At once
}
web-absence = { $value ->
    [pause] The game waits
   *[bot] A computer stands in
}
web-seat-number = Seat { $n }
web-seat-name = Player { $n }
web-seat-open = Open seat
web-somebody-here = At this device
web-computer = Computer
web-computer-level = Computer: { $level }
web-option-target = Target
web-option-first_dealer = First dealer
web-option-next_dealer = Next dealer in a match
web-option-heels = His heels
web-option-three_for_last = Three for last
web-option-single_go = After a go
web-option-crib_flush = Flush in the crib
web-option-bicycle_go = Go of three players
web-option-seven_crib = Size of the crib
web-option-auction_when = Time of the auction
web-option-auction_open = First bid
web-option-auction_heels = Heels in the auction
web-option-counting = Counting
web-option-count_seconds = Time to count
web-option-transfer = Who gets missed points
web-option-timeout_round = Half points when time is out
web-option-timeout_keep = The other half
web-option-manual_pegging = Counting in the play
web-option-call_seconds = Seconds to call
web-option-over_penalty = Counting too much
web-option-short_hand = Short hand
web-option-skunk = Skunk
web-option-match_points = Match points
web-option-match = Match
web-option-stakes = Stake
web-option-discard_final = Taking a discard back
web-option-number = A number
web-match-form = { $form ->
    [best-of-N] The best of several games
    [first-to-P] The first with so many match points
   *[N-games] A number of games
}

## Before a game

web-room = Who plays
web-sit = Sit down in seat { $n }
web-seat-here = Seat { $n } for somebody at this device
web-bot-to-seat = A computer in seat { $n }
web-stand = Stand up
web-free = Free the seat
web-free-seat = Free the seat of { $player }
web-invite = Invite
web-invite-help = Whoever has this link or this code can sit down.
web-code = Code { $code }
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link of this table as a QR code
web-rules-here = Rules of this table
web-rules-page = All rules of this game
web-rules-own-page = Open on a page of its own

## The table

web-board = Board
web-table = Table
web-beside = Beside the table
web-your-place = Your place
web-scores = Scores
web-heading-play = The play
web-heading-show = The show
web-heading-bidding = The crib is sold
web-heading-cut = { $what ->
    [deal] The cut
   *[starter] The cut
}
web-game-to = Game to { $target }
web-game-line = Game to { $target } · Deal { $deal } · { $crib }
web-plate = { $side }: { $score }
web-to-go = { $n } to go
web-lap = lap { $lap }/{ $laps }
web-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-track = { $side } { $score }, back peg { $rear }
web-dealer = Dealer
web-dealer-letter = D
web-holds = { $player } holds { cards-acc }
web-partner = partner
web-plays-with-you = With you: { $players }
web-away = away
web-bot-stands-in = computer stands in
web-time-left = left
web-time-low = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
web-hand = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-hand-chosen = { web-hand }, { $chosen } chosen
web-crib-own = Your crib
web-crib-of = { $player }’s crib
web-crib-nobody = The crib
web-crib-holds = { $crib }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-starter = starter
web-run = Cards of this count, { $n }; count { $count }
web-runs-before = Counts before
web-count-label = Count { $count }, { $left } to 31
web-to-31 = { $n } to 31
web-lead = { $player } leads
web-lead-own = You lead
web-ask-discard = { $whose ->
    [own] { $n ->
        [one] One card to your crib
        [2] Two cards to your crib
       *[other] { $n } cards to your crib
    }
    [nobody] { $n ->
        [one] One card to the crib
        [2] Two cards to the crib
       *[other] { $n } cards to the crib
    }
   *[other] { $n ->
        [one] One card to { $player }’s crib
        [2] Two cards to { $player }’s crib
       *[other] { $n } cards to { $player }’s crib
    }
}
web-ask-cut-for-deal = { $first ->
    [high] The highest card deals
   *[low] The lowest card deals
}
web-ask-cut-starter = Cut the pack for the starter
web-ask-claim = { $where ->
    [hand] Count your hand
    [crib] Count your crib
   *[play] What does your card make?
}
web-ask-call = Was anything missed? Call it, or let it stand.
web-discard-help = Nothing is final until you press the button.
web-bids = Bids
web-cut-place = Card { $n }
web-last-count = Last count
web-no-count = Nothing has been counted yet.
web-show-order = Order of the show
web-whose = { $own ->
    [yes] { $where ->
        [crib] Your crib
       *[hand] Your hand
    }
   *[no] { $where ->
        [crib] { $player }’s crib
       *[hand] { $player }’s hand
    }
}
web-chip = { $kind ->
    [fifteen] 15-{ $total }
    [pair] pair { $total }
    [run] run { $total }
    [flush] flush { $total }
   *[nobs] nobs { $total }
}
web-count-nothing = Nothing
web-so-far = so far
web-total = points
web-claims = { $own ->
    [yes] You count { $n }
   *[no] { $player } counts { $n }
}
web-claim-wrong = { $own ->
    [yes] You counted { $claim }; it is { $n }.
   *[no] { $player } counted { $claim }; it is { $n }.
}
web-call-go = go
web-call-last-card = one for last
web-call-heels = two for his heels
web-auto = { $what ->
    [SaidGo] auto: go
   *[Played] auto: card
}
web-resigned = The game was given up.
web-you-won = You win
web-won = { $side } won
web-level = { $skunk ->
    [lurch] lurch
   *[other] { $level ->
        [2] double skunk
       *[1] skunk
    }
}
web-pass-device = Give the device to { $player }
web-pass-device-help = Nothing is shown until { $player } is alone with it.

## The primary button, and those beside it

web-primary-next = Next
web-primary-start = Start the game
web-primary-sit = Sit down
web-primary-resume = Resume
web-primary-rematch = Rematch
web-primary-next-game = Next game
web-primary-i-am = I am { $player }
web-primary-it-is-me = It is me
# $what is cut: the deal, one card of those laid out, or the starter.
web-primary-cut = { $what ->
    [deal] Cut anywhere
   *[starter] Cut anywhere
}
web-primary-cut-at = { $what ->
    [deal] Cut at { $n }
   *[starter] Cut at { $n }
}
web-primary-choose-cards = { $n ->
    [one] Choose 1 card
   *[other] Choose { $n } cards
}
web-primary-discard = { $n } to the crib
web-primary-discard-own = { $n } to your crib
web-primary-discard-other = { $n } to { $player }’s crib
web-primary-choose-card = Choose a card
web-primary-play = Play { $index } of { $suit }
web-primary-go = Go
web-primary-choose-bid = Choose a bid
web-primary-bid = Bid { $n }
web-primary-choose-claim = Choose a number
web-primary-claim = Claim { $n }
web-primary-muggins = Call { $n }
web-primary-let-stand = Let it stand
web-pass = Pass
web-all-at-once = All at once
web-put-back = Put back
web-take-back = Take back
web-claim-heels = Two for his heels
web-cut-anywhere = { web-primary-cut }
web-undo = Take back
web-waiting = Waiting
web-waiting-turn = { $player }’s turn
web-waiting-count = Counting
web-waiting-start = Waiting to start
web-waiting-seats = { $n ->
    [one] One seat is open
   *[other] { $n } seats are open
}
web-waiting-pause = Paused
web-waiting-game = The game is over
web-watching = You are watching
web-closed-short = Closed
web-pad-claim = Points to claim
web-pad-muggins = Points to call
web-pad-bid = Points to bid

## What happens to a table

web-paused-by = { $player } paused the game.
web-paused-away = The game is paused until everybody is back.
web-paused-for = The game waits for: { $players }
web-goes-on = The game goes on.
web-closed = The table is closed.
web-sat-down = { $player } sits down.
web-went-away = { $player } is away.
web-came-back = { $player } is back.
web-stand-in = A computer plays for { $player }.
web-connection-lost = The connection is lost. Trying again…
web-connection-back = The connection is back.

## Log and talk

web-tab = { $tab ->
    [log] Log
    [talk] Talk
   *[rules] Rules
}
web-log = What happened
web-log-views = What the log shows
web-phrases = Phrases
web-say = Say something
web-send = Send
web-talk-watching = Those who watch do not talk.
web-mute = Mute
web-block = Block
web-shunned = People you do not hear
web-shunned-how = { $how ->
    [block] blocked
   *[mute] muted
}
web-unshun = Hear again

## Menu

web-menu-now = Now
web-menu-table = Table
web-menu-stop = Stop
web-menu-ask = Ask
web-menu-log = Log
web-menu-talk = Talk
web-menu-rules = Rules of this table
web-menu-settings = Settings
web-menu-text = Text mode on or off
web-menu-host = Settings of the table
web-menu-pause = Pause
web-menu-stand-in = Let a computer play for { $player }
web-menu-resign = Resign
web-menu-leave = Leave
web-resign-sure = Give the game up? It counts as lost.
web-leave-sure = Leave? The game waits for you, and you can come back.
web-leave-sure-bot = Leave? A computer plays for you until you come back.
web-sheet = { $sheet ->
    [menu] Menu
    [log] Log
    [talk] Talk
    [rules] Rules of this table
    [invite] Invite
    [host] Settings of the table
    [settings] Settings
   *[confirm] Are you sure?
}
web-ask = { $query ->
    [count] Count
    [hand] My hand
    [starter] Starter
    [table] Cards played
    [scores] Scores
    [details] Scores in detail
    [turn] Whose turn
    [dealer] Dealer
    [legal] What I can play
    [again] Say it again
    [breakdown] Last count
    [clock] Clock
    [who] Who is here
    [options] Rules
   *[help] Help
}

## Text mode

web-text-now = Now
web-text-command = Command
web-text-enter = Enter
web-text-help = Type ? for all commands of the game. For the table: start, next, pause, resume, sit, stand, leave. A line that begins with / is said to the others; say 3 says the third phrase.
web-text-no-phrase = There is no such phrase. You can say 1 to { $n }.
web-text-no-seat = No seat is open.
# Two words more than the table-command-... of join.ftl, each with others that mean the same.
web-words-sit = sit
web-words-stand = stand

## Games and replays

web-games-page = My games
web-no-games = No game yet.
web-import = Import a record
web-imported = { $n ->
    [one] One game was imported.
   *[other] { $n } games were imported.
}
web-export = Record
web-see-replay = Replay
web-scores-list = { $scores }
web-replay = Replay
web-replay-of = { $players }
web-replay-controls = Steps
web-replay-first = To the beginning
web-replay-back = A step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = A step on
web-replay-last = To the end
web-replay-place = Place in the game
web-replay-step = { $at } of { $last }
web-replay-eyes = Seen by
web-replay-all = Everybody
web-replay-moves = Moves
web-replay-begin = Beginning
web-deal = Deal { $n }

## Rules

web-rules = Rules

## Settings

web-settings = Settings
web-set-look = How it looks
web-set-theme = Colours
web-theme = { $value ->
    [auto] As the system
    [light] Light
    [dark] Dark
   *[contrast] High contrast
}
web-set-size = Size of text
web-size = { $value } %
web-set-font = Letters
web-font = { $value ->
    [usual] As usual
   *[clear] Hard to mistake
}
web-set-spacing = Spacing
web-spacing = { $value ->
    [usual] As usual
   *[wide] Wide
}
web-set-deck = Suits
web-deck = { $value ->
    [two] Two colours
   *[four] Four colours
}
web-set-faces = Cards
web-faces = { $value ->
    [auto] By the screen
    [classic] Classic
   *[jumbo] Large
}
web-set-letters = Letters on the cards
web-letters = { $value ->
    [local] Those of the language
   *[international] International: A, J, Q, K
}
web-set-text = Text mode
web-set-play = How it plays
web-set-speed = Speed
web-speed = { $value ->
    [instant] At once
    [fast] Fast
    [normal] Normal
    [slow] Slow
   *[step] Step by step
}
web-set-confirm = A card is played by
web-confirm = { $value ->
    [auto] The usual of this device
    [button] Choosing it, then the button
    [again] Clicking it twice
   *[once] One click
}
web-set-forced = The only card that fits is played for me
web-set-say-go = Go is said for me when no card fits
web-set-keys = Single keys ask and answer
web-set-hear = What it sounds like
web-sound = Sound
web-sound-state = { $on ->
    [yes] Sound is on.
   *[no] Sound is off.
}
web-set-verbosity = How much is said
web-verbosity = { $value ->
    [brief] Little
    [normal] As usual
   *[full] All in full
}
web-language = Language
web-is-nobody = You have no name here yet.
web-is-guest = You are a guest. An account keeps your games when this browser forgets you.
web-is-account = Your account: { $account }
web-account-make = Make an account
web-account-make-button = Make it
web-account-name = Account
web-password = Password
web-login = Log in
web-login-button = Log in
web-logout = Log out
