"""Discards and chances of winning, in C where that is there and else in Python, as `kernel` chooses.

`functions` has `read_habit`, `read_plays`, `worths`, `weigh` and `sweep`; `compiled` has what only the
compiled module can: go through all hands of cards, and play deals by the million.
"""

from __future__ import annotations

from array import array
from importlib.resources import files
from typing import Any

from kribo.engine import kernel, winning_fallback
from kribo.engine.show_table import little_endian

PONE, DEALER = 0, 1
WAYS = tuple((low, high) for low in range(6) for high in range(low + 1, 6))
"""The places in a hand of six, in order of its cards, of the two that each way throws."""

KEEPS = 1820
MOST_A_DEAL, MOST_A_PLAY = 96, 40
DEAL_NUMBERS, PLAY_NUMBERS = 1 + 3 * MOST_A_DEAL**2, 1 + 3 * MOST_A_PLAY**2
"""As in race.h: a race is the number of deals, then for each pair of points three counts."""


def data(name: str) -> bytes:
    """The content of a data file."""
    return (files("kribo.engine") / "data" / name).read_bytes()


def load(functions: Any) -> Any:
    """The functions with the tables of the show loaded."""
    functions.load_tables(little_endian(array("H", data("multisets.bin"))), data("show.bin"))
    return functions


compiled: Any = kernel.part("_winning")
functions: Any = load(compiled or winning_fallback)
