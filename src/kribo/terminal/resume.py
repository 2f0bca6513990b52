"""`kribo resume`: go on with a game or a match that was left."""

from __future__ import annotations

from kribo.errors import BadText
from kribo.match import Match, result_of
from kribo.terminal import files
from kribo.terminal.arguments import FLAG, WORD, Arguments, Spec
from kribo.terminal.evening import Book, Evening, last_state, unfinished
from kribo.terminal.manner import CARD_OPTIONS, FULL_OPTIONS, TELLING_OPTIONS, manner
from kribo.terminal.seats import seats_of

SPEC = Spec(
    "FILE",
    least=1,
    most=1,
    options={"seed": WORD, "say-go": FLAG, **TELLING_OPTIONS, **CARD_OPTIONS, **FULL_OPTIONS},
)


def run(arguments: Arguments) -> int:
    """Sit down where the record ends; the file is continued."""
    name = arguments.words[0]
    records = files.load(name)
    broken_off = unfinished(records)
    match = Match(records[0].rules)
    done = [record for record in records if record.finished]
    for record in done:
        match = match.with_result(result_of(last_state(record)))
    if match.over:
        raise BadText("match-is-over", file=name)
    seats = seats_of(records[0], "myself" if arguments.flag("say-go") else "for_me")
    evening = Evening(match, done, seats, arguments.word("seed"), arguments.say, manner(arguments))
    if broken_off:
        evening.go_on(broken_off)
    else:
        evening.begin(match.next_dealer())
    return evening.play(Book(name, ours=True))
