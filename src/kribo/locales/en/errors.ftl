# What went wrong, one message for each error code: what was wrong, then what would be right.
# The variables are the facts of the error.

## Reading cards and languages

error-bad-card = “{ $token }” is not a card. Write the rank (A 2 3 4 5 6 7 8 9 T J Q K) and then the suit (C D H S), for example 5H or TD.
error-card-twice = The card { $card } is given twice. Every card is in the pack only once.
error-unknown-language = There is no language “{ $language }”. Languages: { $known }.

## Reading the command line

error-unknown-command = kribo has no command “{ $command }”. Try: { $known }. All commands: kribo help
error-unknown-option = There is no option “{ $option }” here. Try: { $known }
error-option-needs-value = { $option } needs a value after it, as in { $option } VALUE. A value that begins with “-” is written { $option }=VALUE.
error-option-needs-values = { $option } needs { $needed } values after it, and { $found } { $found ->
    [one] was
   *[other] were
 } given.
error-option-takes-no-value = { $option } takes no value, so write it without “={ $text }”.
error-option-twice = { $option } is given twice. Give it once.
error-not-a-number = { $option } needs a whole number, and “{ $text }” is none.
error-number-out-of-range = { $option } must be from { $least } to { $most }, not { $number }.
error-bad-choice = { $option } cannot be “{ $text }”. It can be: { $choices }.
error-cannot-print = The answer cannot be written to standard output. Perhaps the disk is full.
error-too-few-words = { $found ->
    [0] After the command must come: { $words }. All about a command: kribo help COMMAND
   *[other] Too few words for { $words }: at least { $needed } are needed, and { $found } { $found ->
    [one] was
   *[other] were
 } given.
}
error-too-many-words = “{ $extra }” is too much: { $most ->
    [0] no words are expected here, only options.
    [one] only one word is expected here.
   *[other] at most { $most } words are expected here.
 }

## Choosing a game

error-unknown-variant = There is no variant “{ $variant }”. Variants: { $known }.
error-unknown-option-name = { $variant } has no option “{ $option }”. Its options: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $values }.
error-no-such-deal = { $variant } cannot be played: two to six seats in equal sides, three to five cards kept of those dealt, and a crib of four or five cards out of one pack are needed.
error-bad-target = A game to { $target } is not possible. The target is from { $least } to { $most }.
error-option-needs-counting = The option { $option } means nothing while the hands are counted for you. Set counting to one of: { $values }.

error-unknown-preset = There is no preset “{ $preset }”. Presets: { $known }.

## Actions that cannot be made now
## Seats count from 0 here, so no sentence names one; a list without cards is the word `none`.

error-not-now = That cannot be done now. { $stage ->
    [DrawingLots] The first dealer is being drawn.
    [ShufflingToCut] The pack is being spread for the first cut.
    [CuttingForDeal] The players cut for the first deal.
    [Dealing] The cards are being dealt.
    [Discarding] The players lay cards away to the crib.
    [Bidding] The players bid for the crib.
    [Cutting] The starter is to be cut.
    [Playing] The play is on: lay a card or say go.
    [Announcing] Say first what the card just laid pegs.
    [Counting] The hands and the crib are being counted.
    [Calling] A claim may be called: say muggins or let it stand.
   *[Over] The game is over.
}
error-no-such-seat = There is no such seat: this game has { $seats } of them.
error-not-your-turn = It is not your turn. Wait until the others have acted.
error-not-cutting = You have no card to cut now. Only those who have not cut yet may do so.
error-no-such-position = There is no card at position { $position }. Choose one from { $least } to { $most }.
error-position-taken = The card at position { $position } has been drawn. Choose another.
error-bad-pack = That is not a pack: it must hold each of the 52 cards once.
error-discarded-already = You have nothing to lay away now. Wait for the others.
error-discard-number = { $given ->
    [0] No card was
    [one] One card was
   *[other] { $given } cards were
 } chosen. Lay { $number ->
    [one] one card
   *[other] { $number } cards
 } away to the crib.
error-card-not-yours = You do not hold { $card }. You hold: { $cards ->
    [none] no card
   *[other] { $cards }
}.
error-would-pass-31 = { $card } would make { $count }, and the limit is 31. { $playable ->
    [none] You have no card that fits: say go.
   *[other] You can lay: { $playable }.
}
error-nothing-to-take-back = You have laid nothing away that you could take back. Discard first.
error-discard-is-final = The discard is final in this game and cannot be taken back.
error-must-pass = Nobody can bid more than { $most }. Pass.
error-must-open = You must bid. Bid from { $least } to { $most }.
error-bad-bid = A bid of { $points } is not possible. Bid from { $least } to { $most }, or pass.
error-no-heels = There is no jack to claim two for his heels with. Go on with the play.
error-must-play = You cannot say go while you can lay a card. You can lay: { $playable }.
error-claim-out-of-range = { $points } is not a possible count. Say a number from { $least } to { $most }.
error-claim-is-counted = The points are counted for you in this game: they are { $points }.
error-no-call-left = You have no call to make on this claim. Wait for the others.
error-no-clock-runs = No time is running for that seat.
error-resign-needs-two-sides = With { $sides } sides at the table nobody can resign. Only a game between two sides can be given up.
