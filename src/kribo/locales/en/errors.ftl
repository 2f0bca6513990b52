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
error-too-few-words = { $found ->
    [0] { $words } missing
   *[other] Too few words for { $words }
 }: at least { $needed } { $needed ->
    [one] is
   *[other] are
 } needed, and { $found } { $found ->
    [one] was
   *[other] were
 } given.
error-too-many-words = “{ $extra }” is too much: { $most ->
    [0] no words are expected here, only options.
    [one] only one word is expected here.
   *[other] at most { $most } words are expected here.
 }
