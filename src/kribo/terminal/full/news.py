"""What the app is told by the game, from any thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from kribo.game.actions import Seat
from kribo.server.messages import TableInfo
from kribo.terminal.full.scene import Scene
from kribo.terminal.keyboard import Clock

Kind = Literal["game", "enter", "end"]
"""What a line is wanted for: for the game, to go on, or to leave when all is over."""


class Told(NamedTuple):
    """Lines for the log; `bad` where they say why something cannot be done."""

    lines: list[str]
    bad: bool = False


class Asked(NamedTuple):
    """A line is wanted now."""

    question: str
    kind: Kind
    clock: Clock | None


class Shown(NamedTuple):
    """How the game stands."""

    scene: Scene


class Unasked(NamedTuple):
    """What was asked needs no answer any more."""


class Room(NamedTuple):
    """A table of a server, and whether it can be heard."""

    table: TableInfo
    seat: Seat | None
    link: str
    connected: bool


class Covered(NamedTuple):
    """What was seen is not for the next person."""


class Finished(NamedTuple):
    """Nothing more comes."""


News = Told | Asked | Unasked | Shown | Room | Covered | Finished

Hear = Callable[[News], object]
"""Takes news from any thread."""
