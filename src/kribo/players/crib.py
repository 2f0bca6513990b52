"""What a throw is worth in the crib, from published averages.

`data/crib_averages.csv` holds what Craig Hessel computed and published for the six-card game between two: for
each throw of two ranks, what the crib scores on average if it is the thrower's own, and if it is the
opponent's. We know of no such table for games in which one card is laid away. There a card is given the
mean of its throws with each of the 51 others, as if any of them could be the next to come to the crib: only
the differences between ranks matter, and those keep their order and much of their size.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from kribo.cards import PACK, RANKS, Cards
from kribo.players.hands import ranks_of

Throw = tuple[int, ...]
"""The ranks of the cards thrown, in order."""


class Average(NamedTuple):
    """The mean points of a crib with a certain throw: if the crib is one's own, if it is an opponent's."""

    own: float
    opponents: float


def average(thrown: Cards) -> Average:
    """What the crib scores with these one or two cards in it; no cards make no difference and have 0.

    :raises KeyError: for any other number of cards.
    """
    return _averages()[ranks_of(thrown)]


@cache
def _averages() -> Mapping[Throw, Average]:
    pairs = _published()
    singles: dict[Throw, Average] = {(single,): _mean_with_any(single, pairs) for single in range(len(RANKS))}
    return {(): Average(0, 0), **singles, **pairs}


def _published() -> dict[Throw, Average]:
    text = files("kribo.players").joinpath("data/crib_averages.csv").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {
        tuple(map(RANKS.index, row["throw"])): Average(float(row["own"]), float(row["opponents"]))
        for row in csv.DictReader(lines)
    }


def _mean_with_any(single: int, pairs: Mapping[Throw, Average]) -> Average:
    """The mean over the cards that a card of that rank can be thrown with."""
    card = 4 * single
    throws = [pairs[ranks_of((card, other))] for other in PACK if other != card]
    own = sum(throw.own for throw in throws) / len(throws)
    opponents = sum(throw.opponents for throw in throws) / len(throws)
    return Average(own, opponents)
