"""The C of discards and chances without a warning, and run where a wrong access or undefined step ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.cards import Cards
from kribo.engine import build, discard, winning
from kribo.engine.chance import Stream
from tests.engine.sanitized import run_under_sanitizers

NAMES = ("kernel", "pegging", "blueprint", "discard", "habit", "race", "deals", "plays", "wins", "gains")

SEED, HANDS = 7, 20
"""As in the driver."""


def dealt(stream: Stream) -> Cards:
    """A hand as the driver deals it."""
    hand: list[int] = []
    for card in range(52):
        if len(hand) < 6 and stream.below(52 - card) < 6 - len(hand):
            hand.append(card)
    return tuple(hand)


def test_discards_under_the_sanitizers(tmp_path: Path) -> None:
    data = build.data_folder()
    files = [data / name for name in ("multisets.bin", "show.bin", "throws-pone.bin", "plays.bin")]
    printed = run_under_sanitizers(tmp_path, NAMES, "winning_driver.c", files)
    if winning.compiled is not None:
        stream = Stream(SEED, 1, 0)
        habit = discard.habits()[winning.PONE]
        total = sum(sum(winning.compiled.worths(bytes(dealt(stream)), habit)) for _ in range(HANDS))
        assert float(printed) == pytest.approx(total, abs=1e-6)
