"""`kribo play`: a game or a match at one keyboard, in lines."""

from __future__ import annotations

from kribo.errors import BadText
from kribo.game.state import NOBODY
from kribo.match import Match
from kribo.terminal import files
from kribo.terminal.arguments import WORD, Arguments, Number, Spec
from kribo.terminal.evening import Book, Evening
from kribo.terminal.manner import CARD_OPTIONS, FULL_OPTIONS, TELLING_OPTIONS, manner
from kribo.terminal.seats import seats_for, split
from kribo.terminal.setup import MOST, RULE_OPTIONS, setup_from

SPEC = Spec(
    options={
        **RULE_OPTIONS,
        "seats": WORD,
        "dealer": Number(1, MOST),
        "seed": WORD,
        "save": WORD,
        **TELLING_OPTIONS,
        **CARD_OPTIONS,
        **FULL_OPTIONS,
    }
)


def run(arguments: Arguments) -> int:
    """Sit down and play."""
    say = arguments.say
    names = split(arguments.word("seats"))
    rules, say_go = setup_from(arguments, len(names) if names else None)
    seats = seats_for(names, rules, say_go, say)
    dealer = arguments.number("dealer")
    if dealer is not None and dealer > rules.seats:
        raise BadText("number-out-of-range", option="--dealer", number=dealer, least=1, most=rules.seats)
    save = arguments.word("save")
    if save is not None:
        files.check_free(save)
    evening = Evening(Match(rules), [], seats, arguments.word("seed"), say, manner(arguments))
    evening.begin(NOBODY if dealer is None else dealer - 1)
    return evening.play(Book(save, ours=False))
