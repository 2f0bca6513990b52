"""How the blueprint of the play is made: `kribo build-tables --only pegging`."""

from __future__ import annotations

import csv
import sys
from array import array
from collections.abc import Mapping
from importlib.resources import files
from time import perf_counter

from kribo.cards import RANKS
from kribo.engine.pegging_data import pack

DEALS = 10_000_000
"""What it is trained on; each deal is walked once for either role."""

STEP = 500_000
"""Deals between two lines of progress."""


def make(seed: int, deals: int = DEALS) -> Mapping[str, bytes]:
    """Train a blueprint and give the file.

    :raises ImportError: where there is no C.
    """
    from kribo.engine import _pegging

    keeps = _pegging.keeps(published_cribs())
    trainer = _pegging.trainer(keeps, seed)
    start = perf_counter()
    for done in range(0, deals, STEP):
        late = _pegging.train(trainer, min(STEP, deals - done))
        _progress(min(done + STEP, deals), deals, late, perf_counter() - start)
    return {"pegging.bin": pack((keeps, *_pegging.trained(trainer)))}


def published_cribs() -> array[float]:
    """Mean cribs by role, pone first, and throw: what the keeps that the blueprint expects are chosen by."""
    cribs = array("d", bytes(8 * 2 * 91))
    text = (files("kribo") / "players/data/crib_averages.csv").read_text(encoding="utf-8")
    for row in csv.DictReader(line for line in text.splitlines() if not line.startswith("#")):
        low, high = sorted(map(RANKS.index, row["throw"]))
        place = high * (high + 1) // 2 + low
        cribs[place], cribs[91 + place] = float(row["opponents"]), float(row["own"])
    return cribs


def _progress(done: int, deals: int, late: int, seconds: float) -> None:
    left = seconds / done * (deals - done)
    print(
        f"{done / 1e6:.1f} of {deals / 1e6:.1f} million deals, {late:,} information sets after the opening,"
        f" {left / 60:.1f} minutes left",
        file=sys.stderr,
        flush=True,
    )
