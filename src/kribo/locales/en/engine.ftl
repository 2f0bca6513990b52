# What `kribo selftest` and `kribo build-tables` say.

selftest-row = { $name ->
    [hands] hands counted
    [mean] mean
   *[points] hands of { $name }
}: { $found }, { $right ->
    [True] as published
   *[False] but { $published } is published
}
selftest-time = { $kernel ->
    [c] counted one by one
   *[python] counted by their ranks, as the kernel is not compiled here
} in { $seconds } s

build-made = { $file }: { $bytes } bytes, { $seconds } s

error-unknown-table = There is nothing called “{ $table }” to make. What can be made: { $known }.

# What `kribo engine` answers to a line that is wrong. Other programs show these sentences or log them.

error-line-not-json = The line is not JSON. An ask is one JSON object on one line.
error-line-not-object = The line is JSON, but no object. An ask is an object with the field “ask”.
error-line-too-long = The line is too long. An ask has at most { $most } characters.
error-unknown-ask = There is no ask “{ $ask }”. Asks: { $known }.
error-bad-ask-field = The field “{ $field }” is missing or of another kind: it needs { $wanted ->
    [word] a text
    [number] a whole number
    [numbers] a list of whole numbers
    [cards] a list of cards, such as {"["}"5H", "TD"{"]"}
    [options] an object of options with texts as values
   *[other] true or false
}.
error-cards-in-field = The field “{ $field }” needs { $needed } { $needed ->
    [one] card
   *[other] cards
} here, and has { $found }.
error-number-of-scores = { $variant } has { $needed } sides, and “scores” has { $found } numbers. It needs one for each.
error-score-out-of-range = A score is from { $least } to { $most } while the game goes on.
error-dealer-by-seat = In { $variant } “dealer” is the seat that deals, from 0 to { $most }, or true for the one who is asked.
error-nothing-to-discard = That seat has no card to lay away in this deal.
error-nothing-to-play = That seat holds no card. “hand” is what is still held, without the cards that are in “played”.
error-played-by-seat = “played” needs { $needed } lists of cards, one for each seat.
error-pile-not-played = “pile” does not fit “played”: the cards of the running count come last in the list of whoever laid them.
error-pile-too-high = The cards of “pile” count { $count }, and the limit is 31.
error-no-auction = In { $variant } nobody bids for the crib.
error-not-your-bid = By “bids” and “dealer” the one who is asked is not to bid now. Eldest begins.
error-cannot-analyse = The candidates of { $variant } cannot be shown with their worth yet, only those of six-card. Ask “discard” or “play”.
