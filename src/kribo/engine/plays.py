"""What the play brings to whoever keeps certain cards, from `plays.bin`."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from kribo.cards import Card
from kribo.engine import counts
from kribo.engine.show_table import little_endian

KEEPS = 1820

MILLI = 1000
"""The parts of a point in which the means are shipped."""


class Plays(NamedTuple):
    """By role and keep: mean points for and against in thousandths, where each race begins, and the races."""

    gained: array[int]
    lost: array[int]
    begins: array[int]
    races: bytes

    def means(self, role: int, keep: Sequence[Card]) -> tuple[float, float]:
        """The mean points for and against who keeps these four cards."""
        number = role * KEEPS + keep_index(keep)
        return self.gained[number] / MILLI, self.lost[number] / MILLI

    def race(self, role: int, place: int) -> array[float]:
        """The race (race.h) of the keep at that place of `keep_index`."""
        number = role * KEEPS + place
        return counts.unpack(self.races[self.begins[number] : self.begins[number + 1]])


def keep_index(keep: Sequence[Card]) -> int:
    """The place of four cards among the multisets of four ranks, in colexicographic order."""
    a, b, c, d = sorted(card >> 2 for card in keep)
    return a + (b + 1) * b // 2 + (c + 2) * (c + 1) * c // 6 + (d + 3) * (d + 2) * (d + 1) * d // 24


@cache
def read(content: bytes) -> Plays:
    """From the bytes of the file.

    :raises ValueError: when they make no sense.
    """
    means_end = 4 * KEEPS
    begins_end = 2 * means_end + 4 * (2 * KEEPS + 1)
    gained, lost = (little_endian(array("H", content[start : start + means_end])) for start in (0, means_end))
    begins = little_endian(array("I", content[2 * means_end : begins_end]))
    races = content[begins_end:]
    if len(begins) != 2 * KEEPS + 1 or list(begins) != sorted(begins) or begins[-1] != len(races):
        raise ValueError("the plays are damaged")
    return Plays(gained, lost, begins, races)
