"""How a loss is called. Losses are in percentage points of wins."""

from __future__ import annotations

from math import exp, hypot
from typing import Literal

Band = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

BELOW: dict[Band, float] = {"best": 0.1, "good": 0.5, "inaccuracy": 1.5, "mistake": 4.0}
"""What each band stays below; all else is a blunder."""

SURE = 2
"""So many standard errors a loss must have to be called one."""

DECAY = 0.17


def band(loss: float, error: float) -> Band:
    """The band of a loss with its standard error; what may be chance is never worse than good."""
    found: Band = next((name for name, limit in BELOW.items() if loss < limit), "blunder")
    return "good" if found not in ("best", "good") and loss < SURE * error else found


def accuracy(loss: float) -> float:
    """What a loss leaves of 100 %."""
    return 100 * exp(-DECAY * loss)


def difference(one: float, other: float) -> float:
    """The standard error of a difference, from those of both."""
    return hypot(one, other)
