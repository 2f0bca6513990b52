"""Who sits down at a table in the terminal: people at the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from kribo.announce.bots import bot_name
from kribo.errors import BadText
from kribo.locales import Catalogue
from kribo.notation import Record, check_name
from kribo.players import NAMES, USUAL
from kribo.rules import Rules
from kribo.table.table import Seat
from kribo.terminal.setup import SayGo

YOU = "you"
"""The name on a command line for the one person who gives no name."""


def split(text: str | None) -> list[str] | None:
    """The names of `--seats`, which have commas between them; None when it was not given.

    The names of bots, and `you`, may be written in capitals, as the game prints them.
    """
    return None if text is None else [_as_known(name.strip()) for name in text.split(",")]


def _as_known(name: str) -> str:
    return name.lower() if name.lower() in (YOU, *NAMES) else name


def seats_for(names: Sequence[str] | None, rules: Rules, say_go: SayGo, say: Catalogue) -> list[Seat]:
    """The seats of a game: a name of `players.NAMES` is a bot, `you` and any other name a person.

    :param names: one for each seat, clockwise from seat 1; None for one person and bots.
    :raises BadText: `number-of-seats`, `bad-name`, `name-twice`, `you-and-others`.
    """
    if names is None:
        names = [YOU, *[USUAL] * (rules.seats - 1)]
    if len(names) != rules.seats:
        raise BadText("number-of-seats", variant=rules.name, needed=rules.seats, found=len(names))
    people = [name for name in names if name not in NAMES]
    if YOU in people and len(people) > 1:
        raise BadText("you-and-others")
    seats = [
        Seat(bot_name(name, names[:place].count(name), say), bot=name)
        if name in NAMES
        else Seat(_person(name, say), say_go=say_go)
        for place, name in enumerate(names)
    ]
    _check_names(seats)
    return seats


def seats_of(record: Record, say_go: SayGo) -> list[Seat]:
    """The seats of a game that was saved."""
    return [
        Seat(name.name, bot=name.bot) if name.bot else Seat(name.name, say_go=say_go) for name in record.names
    ]


def _person(name: str, say: Catalogue) -> str:
    return say("you") if name == YOU else check_name(name)


def _check_names(seats: Sequence[Seat]) -> None:
    """Refuse two players whose names a listener could not tell apart."""
    known: set[str] = set()
    for seat in seats:
        name = seat.name.casefold()
        if name in known:
            raise BadText("name-twice", name=seat.name)
        known.add(name)
