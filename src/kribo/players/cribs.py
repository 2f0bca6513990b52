"""What a throw is worth in the crib, in every game.

In six-card between two by Hessel's table (`crib`). For the other games `data/cribs.csv` holds what a throw
brought on average where everybody threw by these same averages; see `crib_tables`.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from kribo.cards import RANKS, Cards
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
        there = crib.average(thrown)
        return there.own if own else there.opponents
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
