# What a person may type at a table.
#
# Each command-NAME is a list of words, any of which gives the command. Those of English work in every
# language; another language adds its own. No word may stand in two lists.

## Questions and wishes

command-help = ? help
command-rules = rules
command-hand = h hand
command-count = c count
command-starter = x starter
command-table = v table
command-scores = s score scores
command-details = ss
command-turn = t turn
command-dealer = r dealer crib
command-legal = l legal
command-again = a again
command-breakdown = b breakdown
command-who = who
command-options = options
command-clock = k clock time
command-brief = brief
command-normal = normal
command-full = full
command-quit = quit exit

## Actions

command-discard = d discard
command-takeback = u undo takeback
command-bid = bid
command-pass = pass
command-cut = cut
command-play = p play
command-go = go
command-heels = heels
command-claim = claim
command-muggins = m muggins
command-no = no
command-resign = resign

## Cards: by rank from the ace and by suit from clubs, with a stroke between signs of one.
## The beginning of a suit’s word is enough where no other suit begins so.

rank-signs = A 2 3 4 5 6 7 8 9 T/10 J Q K
suit-words = clubs/♣/♧ diamonds/♦/♢ hearts/♥/♡ spades/♠/♤

## What cannot be read, and what could be

error-nothing-typed = Nothing was typed. Type ? for what is possible.
error-not-understood = “{ $text }” is not understood. { $stage ->
    [CuttingForDeal] Say a number for the card to cut, or cut.
    [Discarding] Name the cards by their places in your hand or by their letters, as in 1 4 or 5H JD.
    [Bidding] Say a number, or pass.
    [Cutting] Say a number for the place to cut, or cut.
    [Playing] Name a card by its letters or by its place in your hand, as in 5H or 1, or say go.
    [Announcing] Say the number of points.
    [Counting] Say the number of points.
    [Calling] Say the number of points missed, or no.
   *[other] Nothing is asked of you now.
} Type ? for all that is possible.
error-not-a-count = “{ $text }” is not a number that fits here. Write a whole number, such as 8.
error-no-such-place = There is no card { $place } in your hand, which has { $most ->
    [0] no cards
    [one] one card
   *[other] { $most } cards
}: { $cards ->
    [none] nothing
   *[other] { $cards }
}. A card is named by its place from the left or by rank and suit.
error-rank-not-held = You hold no card “{ $text }”. You hold: { $cards ->
    [none] no card
   *[other] { $cards }
}.
error-which-card = You hold more than one card “{ $text }”. Say which: { $cards }.
error-only-watching = You are watching this game and have no seat in it. You may ask how it stands: type ? to see how.

## What ? answers: first what the stage asks for, then what can always be asked

possible-now = { $stage ->
    [CuttingForDeal] Now: a number cuts the card at that place, cut cuts anywhere.
    [Discarding] Now: name the cards for the crib, by their places in your hand (1 4) or by letters (5H JD).
    [Bidding] Now: a number bids so many points for the crib, pass passes.
    [Cutting] Now: a number cuts the pack at that place, cut cuts anywhere.
    [Playing] Now: name a card by its letters (5H) or its place in your hand (1); a rank (J) will do if you hold one such card. If no card fits, say go.
    [Announcing] Now: a number says how many points the card makes.
    [Counting] Now: a number says how many points the cards make.
    [Calling] Now: a number calls so many points as missed, no lets the count stand.
   *[other] Now: nothing is asked of you.
}
possible-heels = heels claims two for his heels, if the starter is a jack and you deal; do it before you play a card.
possible-always =
    At any time:
    h your hand, c the count, x the starter, v all cards played
    l what each of your cards makes, t whose turn it is, r who deals
    s scores, ss scores in detail, b the last count item by item
    a says the last thing again, a 5 the last five
    who is here, options of the game, rules prints the rules
    brief, normal or full: how much is said
    k the time left to count
    u takes your discard back while others still choose
    quit saves the game and leaves
possible-resign = resign gives the game up
