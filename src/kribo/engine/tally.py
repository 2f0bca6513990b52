"""`Tally`: what many games come to, in whole numbers; the tallies of parts add up to that of the whole."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from math import prod

MOST_SEATS = 6
MOST_TARGET = 999

SOURCES = ("pegging", "hand", "crib", "heels", "start", "bids", "calls")
"""Where points come from, in the kernel's order: those of `kribo.game.slip`."""

Shape = tuple[int, ...]

SHAPES: dict[str, Shape] = {
    "games": (),
    "deals": (),
    "deals_squared": (),
    "first_dealer": (MOST_SEATS + 1,),
    "wins": (MOST_SEATS,),
    "points": (len(SOURCES), MOST_SEATS),
    "sets": (MOST_SEATS, MOST_SEATS + 1),
    "deal_points": (MOST_SEATS, len(SOURCES)),
    "deal_points_squared": (MOST_SEATS,),
    "runner_up": (MOST_SEATS, MOST_TARGET),
}
"""The fields of the struct `Tally` in `game.h`, in their order."""


def _places() -> Iterator[tuple[str, slice]]:
    start = 0
    for name, shape in SHAPES.items():
        yield name, slice(start, start + prod(shape))
        start += prod(shape)


_PLACES = dict(_places())
SIZE = max(place.stop for place in _PLACES.values())


class Tally:
    """The sums. A place is a side as the players are listed, a position a seat from eldest to dealer.

    - `games`, `deals`, `deals_squared` (the sum over the sets of games, see `simulate`)
    - `first_dealer` by number of games won: how many sets ended so for the side of the first dealer
    - `wins` by place; `points` by source and place, as pegged
    - `sets` by place and number of games won: how many sets ended so
    - `deal_points` by position and source, and `deal_points_squared` by position, all sources together: what
      deals score, the one in which the game ends too, which for this is played out
    - `runner_up` by place of the winner and score of the best loser, below zero counted as zero
    """

    def __init__(self, numbers: bytes | None = None) -> None:
        self.numbers = array("q", bytes(8 * SIZE) if numbers is None else numbers)

    def __add__(self, other: Tally) -> Tally:
        return Tally(array("q", map(int.__add__, self.numbers, other.numbers)).tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.numbers == other.numbers

    __hash__ = None  # type: ignore[assignment]

    def number(self, name: str) -> int:
        """A field that is one number."""
        number: int = self.numbers[_PLACES[name].start]
        return number

    def row(self, name: str) -> Sequence[int]:
        """A field of one dimension."""
        return self.numbers[_PLACES[name]]

    def rows(self, name: str) -> Sequence[Sequence[int]]:
        """A field of two dimensions."""
        flat, width = self.numbers[_PLACES[name]], SHAPES[name][1]
        return [flat[start : start + width] for start in range(0, len(flat), width)]

    def count(self, name: str, *where: int, by: int = 1) -> None:
        """Add to one number of a field."""
        place = 0
        for index, width in zip(where, SHAPES[name], strict=True):
            place = place * width + index
        self.numbers[_PLACES[name].start + place] += by
