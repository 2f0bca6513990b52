"""The tables of the show, made from `kribo.scoring.show`: what both kernels look up.

Fifteens, pairs and runs depend on ranks alone. A multiset of up to five ranks has a number: 0 is the empty
one, then come those of one rank, of two and so on, each size in the order of the sorted ranks. Of no rank are
there more than four. The first table leads from a multiset of fewer than five ranks to the one with a rank
more (to 0 where there is no such card), the other tells what a multiset scores together with one more rank,
the starter.

Flush and nobs depend on suits; the kernels add them by card.
"""

from __future__ import annotations

from array import array
from functools import cache
from itertools import combinations_with_replacement
from sys import byteorder

from kribo.cards import RANKS
from kribo.scoring import show

Multiset = tuple[int, ...]
"""Ranks in order."""

LARGEST = 5
SUITS_OF_A_RANK = 4
BY_RANK = ("fifteen", "pair", "run")


@cache
def multisets() -> tuple[Multiset, ...]:
    """All multisets of up to five ranks, each at the place of its number."""
    ranks = range(len(RANKS))
    return tuple(
        multiset
        for size in range(LARGEST + 1)
        for multiset in combinations_with_replacement(ranks, size)
        if _can_be(multiset)
    )


def next_table() -> bytes:
    """For each multiset of fewer than five ranks and each rank the number of the larger one, in two bytes."""
    numbers = {multiset: number for number, multiset in enumerate(multisets())}
    rows = array(
        "H",
        (
            numbers.get(_plus(multiset, rank), 0)
            for multiset in multisets()
            if len(multiset) < LARGEST
            for rank in range(len(RANKS))
        ),
    )
    return little_endian(rows).tobytes()


def points_table() -> bytes:
    """For each multiset and each rank, what they score together, in a byte; 0 where there is no such card."""
    points = {}
    for multiset in multisets():
        for rank in range(len(RANKS)):
            whole = _plus(multiset, rank)
            if whole not in points:
                points[whole] = _points(whole) if _can_be(whole) else 0
    return bytes(points[_plus(multiset, rank)] for multiset in multisets() for rank in range(len(RANKS)))


def little_endian(numbers: array[int]) -> array[int]:
    """The same numbers with their bytes as they are in the data files; the same call reads and writes."""
    if byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def _plus(multiset: Multiset, rank: int) -> Multiset:
    return tuple(sorted((*multiset, rank)))


def _can_be(multiset: Multiset) -> bool:
    return all(multiset.count(rank) <= SUITS_OF_A_RANK for rank in multiset)


def _points(multiset: Multiset) -> int:
    """What these ranks score, whichever of them is the starter."""
    cards = [4 * rank + multiset[:place].count(rank) for place, rank in enumerate(multiset)]
    return sum(item.points for item in show.items(cards[1:], cards[0]) if item.kind in BY_RANK)
