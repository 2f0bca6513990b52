"""What can be typed at a table of a server besides the commands of a game: to its company, and about it.

Each `table-command-NAME` of the catalogue is a list of words, any of which gives the command; those of
English work in every language. `/text` says a text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal, NamedTuple, get_args

from kribo.client.server import Phrase
from kribo.errors import BadText
from kribo.game.actions import Seat
from kribo.locales import Catalogue
from kribo.locales.writing import folded, meanings
from kribo.players import USUAL
from kribo.server import messages
from kribo.server.messages import AnyMessage, TableInfo

TableCommand = Literal[
    "start", "next", "pause", "resume", "say", "invite", "bot", "kick", "stand_in", "leave", "close"
]

TABLE_COMMANDS: tuple[TableCommand, ...] = get_args(TableCommand)

SPEECH = "/"
"""A line that begins so is said to the others."""


class Wish(NamedTuple):
    """A command to the table and the words after it."""

    name: TableCommand
    words: Sequence[str]


def read_wish(line: str, say: Catalogue) -> Wish | None:
    """What a line wants of the table; None when it is for the game."""
    first, *rest = folded(line).split() or [""]
    name = _words(say.language).get(first)
    return Wish(name, rest) if name else None


def message_of(wish: Wish, table: TableInfo, phrases: Sequence[Phrase]) -> AnyMessage | None:
    """The message that does what is wanted; None for what the terminal answers by itself.

    :raises BadText: `no-such-phrase`, `not-a-seat`, `table-command-unclear`.
    """
    match wish:
        case Wish("invite", []) | Wish("say", []):
            return None
        case Wish("say", [number]):
            return messages.Say(phrase=_phrase(number, phrases))
        case Wish("bot", []):
            return messages.AddBot(seat=_first_open(table), level=USUAL)
        case Wish("bot", [seat]):
            return messages.AddBot(seat=_seat(seat, table), level=USUAL)
        case Wish("bot", [seat, level]):
            return messages.AddBot(seat=_seat(seat, table), level=level)
        case Wish("kick", [seat]):
            return messages.Kick(seat=_seat(seat, table))
        case Wish("stand_in", []):
            return messages.StandIn(seat=_first_away(table), level=USUAL)
        case Wish("stand_in", [seat]):
            return messages.StandIn(seat=_seat(seat, table), level=USUAL)
        case Wish(name, []) if name in _PLAIN:
            return _PLAIN[name]()
    raise BadText("table-command-unclear", command=wish.name)


def is_table_command(line: str, name: TableCommand, say: Catalogue) -> bool:
    """Whether a line is one certain command."""
    wish = read_wish(line, say)
    return wish is not None and wish.name == name


_PLAIN: dict[str, Callable[[], AnyMessage]] = {
    "start": messages.Start,
    "next": messages.Next,
    "pause": messages.Pause,
    "resume": messages.Resume,
    "leave": messages.Leave,
    "close": messages.Close,
}


@cache
def _words(language: str) -> dict[str, TableCommand]:
    return meanings({f"table-command-{name}": name for name in TABLE_COMMANDS}, language)


def _phrase(number: str, phrases: Sequence[Phrase]) -> str:
    if not number.isdecimal() or not 1 <= int(number) <= len(phrases):
        raise BadText("no-such-phrase", text=number, most=len(phrases))
    return phrases[int(number) - 1].id


def _seat(number: str, table: TableInfo) -> Seat:
    if not number.isdecimal() or not 1 <= int(number) <= len(table.seats):
        raise BadText("not-a-seat", text=number, most=len(table.seats))
    return int(number) - 1


def _first_open(table: TableInfo) -> Seat:
    return next((chair.seat for chair in table.seats if chair.kind == "open"), 0)


def _first_away(table: TableInfo) -> Seat:
    return next((seat for seat in table.paused.seats), 0)
