"""What it is worth to mind the score when throwing: how both sides gain on throws for points (gains.h)."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache

from kribo.engine.show_table import little_endian
from kribo.engine.winning import DEALER, PONE, data

WANTS = (*range(1, 17), 18, 20, 22, 25, 28, 32, 36, 42, 50, 60, 80, 121)
"""The points wanted by either side for which the gains are known; in between they are interpolated.

Further from the end they are as at the last: three throws in a hundred are others, and gain next to nothing.
"""

PARTS = 10_000_000
"""Gains are shipped in such parts of a chance of winning."""

CAME_TRUE = 0.75
"""The part of the gains that games bear out (`benchmarks/ends.py`): what seems best is so partly by error."""

LEAST = 0.00005
"""Less than this is no gain but what interpolating leaves, where one side has as good as won."""

Table = Sequence[float]
"""At [place in WANTS of what the role wants * len(WANTS) + that of the other]."""


def as_bytes(of_pone: Table, of_dealer: Table) -> bytes:
    """The gains of both roles in the form in which they are shipped."""
    parts = (round(gain * PARTS) for gain in (*of_pone, *of_dealer))
    return little_endian(array("I", parts)).tobytes()


def read(content: bytes) -> tuple[list[float], list[float]]:
    """The gains of pone and dealer from their bytes."""
    gains = [part / PARTS for part in little_endian(array("I", content))]
    size = len(WANTS) ** 2
    return gains[:size], gains[size:]


@cache
def shipped() -> tuple[list[float], list[float]]:
    """The gains in the data folder."""
    return read(data("gains.bin"))


def of_dealer(target: int, tables: tuple[Table, Table], part: float = 1.0) -> array[float]:
    """What minding the score by both is worth to the dealer in a game to that target, or a part of it.

    At [dealer's score * target + pone's score].
    """
    places = [_place(target - score) for score in range(target)]
    return array(
        "d",
        (
            _worthwhile(
                part * (_between(tables[DEALER], dealer, pone) - _between(tables[PONE], pone, dealer))
            )
            for dealer in places
            for pone in places
        ),
    )


def _worthwhile(gain: float) -> float:
    return gain if abs(gain) >= LEAST else 0.0


Place = tuple[int, float]
"""A place in WANTS and the share of the way from there to the next."""


def _place(wanted: int) -> Place:
    last = len(WANTS) - 1
    if wanted >= WANTS[last]:
        return last - 1, 1.0
    place = bisect_right(WANTS, wanted) - 1
    return place, (wanted - WANTS[place]) / (WANTS[place + 1] - WANTS[place])


def _between(table: Table, own: Place, other: Place) -> float:
    """The gain where a role wants so much and the other so much."""
    (row, down), (column, along) = own, other
    at = row * len(WANTS) + column
    upper = table[at] * (1 - along) + table[at + 1] * along
    lower = table[at + len(WANTS)] * (1 - along) + table[at + len(WANTS) + 1] * along
    return upper * (1 - down) + lower * down
