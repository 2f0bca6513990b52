# Why a record of a game cannot be read.

error-record-line = Line { $line }: { $reason }
error-record-format = Line { $line } is “{ $text }”, but a record begins with “{ $expected }”.
error-record-blank = Line { $line } is “{ $text }”, but here a record has an empty line, between its head and its actions.
error-record-between = Line { $line } is “{ $text }”, but a record ends here: an empty line and the next record may follow, or nothing.
error-record-ends-early = The record ends at line { $line }, before its last line: “final:” or “unfinished:” and the scores.
error-record-head = Line { $line } is “{ $text }”, but here a record has “{ $name }: ” and a value.
error-record-rules = Line { $line }: the record follows rules { $version }, and only rules { $known } are known here.
error-record-seat = Line { $line }: there is no seat { $seat }. Seats are from 1 to { $most }.
error-record-form = Line { $line } is “{ $text }”, but a record writes it “{ $expected }”.
error-record-score = Line { $line } is “{ $text }”, but by its actions the record ends with “{ $expected }”.
error-bad-name = “{ $name }” cannot be a name. A name has 1 to { $most } printable characters.
error-no-action = “{ $text }” is no action. An action is “deal” and 52 cards, or a seat and one of: { $words }.
error-too-much-after = Nothing may follow “{ $word }”, but “{ $text }” does.
error-not-a-whole-number = “{ $text }” is not a whole number from { $least } up.
