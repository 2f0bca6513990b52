"""The count said aloud."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribo.announce.cadence import cadence
from kribo.cards import PACK, Cards, parse_all
from kribo.locales import catalogue
from kribo.scoring import show

DATA = Path(__file__).parents[1] / "data"
ROWS = [json.loads(line) for line in (DATA / "cadences.jsonl").read_text(encoding="utf-8").splitlines()]

SAY = catalogue("en")


def count(cards: Cards, *, shorten: bool = False, crib: bool = False) -> str:
    items = show.items(cards[:-1], cards[-1], crib=crib)
    return cadence(items, SAY, held=len(cards) - 1, shorten=shorten)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["title"])
def test_counts_aloud(row: dict[str, Any]) -> None:
    cards = parse_all(row["cards"])
    assert show.points(cards[:-1], cards[-1]) == row["points"]
    assert count(cards) == row["full"]
    assert count(cards, shorten=True) == row["short"]


def test_four_fifteens_are_not_shortened() -> None:
    cards = parse_all("4C 4D 4H 4S 5C 6D")
    assert count(cards, shorten=True) == count(cards)


@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=6, unique=True).map(tuple))
def test_every_count_ends_with_the_points(cards: Cards) -> None:
    points = show.points(cards[:-1], cards[-1])
    if points:
        assert count(cards).endswith(f" {SAY('number-word', n=points)}.")
        assert count(cards, shorten=True).endswith(f" {SAY('number-word', n=points)}.")
    else:
        assert count(cards) == ("Nothing: zero." if len(cards) == 6 else "Nineteen! (That is to say, zero.)")
