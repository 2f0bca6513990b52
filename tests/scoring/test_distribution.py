"""The distribution of the show over all hands with all starters, and what can be read off it."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from kribo.cards import PACK
from kribo.scoring import show
from kribo.scoring.distribution import counts, mean

DATA = Path(__file__).parents[1] / "data"
ROWS = [json.loads(line) for line in (DATA / "distributions.jsonl").read_text(encoding="utf-8").splitlines()]


@cache
def found(held: int, crib: bool) -> dict[int, int]:
    """Computed once for all tests."""
    return counts(held, crib=crib)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['cards_in_hand']}-{row['crib_flush_rule']}")
def test_every_number_of_the_known_distributions(row: dict[str, Any]) -> None:
    distribution = found(row["cards_in_hand"], bool(row["crib_flush_rule"]))
    assert {str(points): hands for points, hands in distribution.items()} == row["counts"]
    assert sum(distribution.values()) == row["total"]
    assert round(float(mean(distribution)), 10) == row["mean"]


@pytest.mark.parametrize("crib", [False, True])
def test_small_hands_against_counting_them_one_by_one(crib: bool) -> None:
    with_a_club = Counter(
        show.points(hand, starter, crib=crib)
        for starter in PACK[::4]
        for hand in combinations(set(PACK) - {starter}, 2)
    )
    assert found(2, crib) == {points: 4 * hands for points, hands in with_a_club.items()}


@pytest.mark.parametrize("crib", [False, True])
@pytest.mark.parametrize("held", [3, 4, 5])
def test_every_hand_with_every_starter_is_counted_once(held: int, crib: bool) -> None:
    assert sum(found(held, crib).values()) == comb(52, held) * (52 - held)


@pytest.mark.parametrize("crib", [False, True])
def test_four_held_cards_never_score_19_25_26_or_27(crib: bool) -> None:
    assert set(range(30)) - set(found(4, crib)) == {19, 25, 26, 27}


def test_three_held_cards_never_score_16_to_19() -> None:
    assert set(range(21)) - set(found(3, False)) == {16, 17, 18, 19}


def test_five_held_cards_can_score_19_but_not_35_or_41_to_45() -> None:
    assert set(range(47)) - set(found(5, False)) == {35, 41, 42, 43, 44, 45}


@pytest.mark.parametrize(("held", "most"), [(3, 20), (4, 29), (5, 46)])
def test_the_most_is_20_29_and_46(held: int, most: int) -> None:
    assert max(found(held, False)) == show.most(held) == most


def test_only_four_hands_score_29() -> None:
    assert found(4, False)[29] == 4
