"""What a throw is worth in the crib, in every game.

In six-card between two by Hessel's table (`crib`). For the other games `data/cribs.csv` holds what a throw
brought on average where everybody threw by these same averages; see `crib_tables`.
"""

from __future__ import annotations

import csv
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from kribo.cards import RANKS, Cards
from kribo.engine.company import Averages
from kribo.engine.show_table import multisets
from kribo.engine.spec import MOST_THROWN
from kribo.players import crib
from kribo.players.hands import ranks_of
from kribo.rules import Rules

Throw = tuple[int, ...]
Table = Mapping[tuple[Throw, bool], float]
"""The mean of a crib by the ranks thrown and whether it is one's own, or one's partner's."""


def average(rules: Rules, thrown: Cards, *, own: bool) -> float:
    """The mean of a crib with these cards in it; no cards make no difference and have 0."""
    if not thrown:
        return 0.0
    table = tables().get(name_of(rules))
    if table is None:
        return published(thrown, own)
    return table[ranks_of(thrown), own]


def name_of(rules: Rules) -> str:
    """The table of a game: one for all games that deal, throw and share cribs alike."""
    dealt = "".join(map(str, sorted(rules.dealt)))
    return f"{dealt}-{rules.keep}-{rules.crib_from_pack}-{rules.sides}"


@cache
def tables() -> Mapping[str, Table]:
    """All tables by their names."""
    text = files("kribo.players").joinpath("data/cribs.csv").read_text(encoding="utf-8")
    found: dict[str, dict[tuple[Throw, bool], float]] = {}
    for row in csv.DictReader(line for line in text.splitlines() if not line.startswith("#")):
        throw = tuple(map(RANKS.index, row["throw"]))
        for own in (True, False):
            found.setdefault(row["game"], {})[throw, own] = float(row["own" if own else "opponents"])
    return found


@cache
def numbers(name: str) -> Averages:
    """What the engine is to know of cribs in the games of a name, and what `basic` knows."""
    table = tables().get(name, {})

    def in_game(thrown: Cards, own: bool) -> float:
        return table.get((ranks_of(thrown), own), published(thrown, own))

    return Averages(basic=by_multiset(published).tobytes(), game=by_multiset(in_game).tobytes())


def by_multiset(mean: Callable[[Cards, bool], float]) -> array[float]:
    """The means of cribs with no, one or two cards in them: in one's own crib, then in an opponent's."""
    throws = [
        tuple(4 * rank + place for place, rank in enumerate(multiset))
        for multiset in multisets()
        if len(multiset) <= MOST_THROWN
    ]
    return array("d", (mean(thrown, own) for own in (True, False) for thrown in throws))


def published(thrown: Cards, own: bool) -> float:
    """The mean of a crib by the table for six-card between two (`crib`)."""
    there = crib.average(thrown)
    return there.own if own else there.opponents
