"""The levels of the strong player: how well each knows what cards are worth, as data.

What a level costs is measured by `benchmarks/levels.py`, and so is what it wins.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Level(Struct, frozen=True, kw_only=True):
    """How strong a player is; the fields are what it knows and how surely it acts on that."""

    name: str
    throw: Literal["hand", "crib", "whole"]
    """What it judges a discard by: the hand alone, hand and crib, or these and the play."""
    play: Literal["greedy", "table", "blueprint", "search"]
    """How it plays: for the points now; against the likely reply; by the blueprint; by searching."""
    position: bool = False
    """Whether it plays for the game, by the chance of winning, and not for points."""
    temperature: float = 0.0
    """What it takes lightly, in points: of two choices that differ by so much it takes the worse one in four.

    The chances go with exp(points / temperature); at 0 it always takes the best that it sees.
    """
    miscounts: float = 0.0
    """How often it counts a hand, a crib or a card wrong, where it counts itself."""
    ms: int
    """The milliseconds in which 95 of 100 decisions of two-handed six-card are made, with the kernel in C."""
    win_against_top: float
    """The share of games of two-handed six-card that it wins against `top`, as measured (docs/engine.md)."""


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            name="1",
            throw="hand",
            play="greedy",
            temperature=2.2,
            miscounts=0.25,
            ms=2,
            win_against_top=0.105,
        ),
        Level(
            name="2",
            throw="hand",
            play="greedy",
            temperature=1.4,
            miscounts=0.15,
            ms=2,
            win_against_top=0.185,
        ),
        Level(
            name="3",
            throw="hand",
            play="greedy",
            temperature=0.7,
            miscounts=0.1,
            ms=2,
            win_against_top=0.24,
        ),
        Level(
            name="4",
            throw="crib",
            play="greedy",
            temperature=0.5,
            miscounts=0.05,
            ms=2,
            win_against_top=0.32,
        ),
        Level(
            name="5",
            throw="crib",
            play="table",
            temperature=0.55,
            miscounts=0.02,
            ms=2,
            win_against_top=0.355,
        ),
        Level(name="6", throw="whole", play="table", temperature=0.3, ms=2, win_against_top=0.4),
        Level(name="7", throw="whole", play="blueprint", temperature=0.25, ms=1, win_against_top=0.425),
        Level(name="8", throw="whole", play="blueprint", position=True, ms=2, win_against_top=0.45),
        Level(name="top", throw="whole", play="search", position=True, ms=30, win_against_top=0.5),
    )
}
"""Weakest first; what to play against when nobody chooses is the last."""

USUAL = "top"
"""The level that a bot has when nothing else is asked for."""
