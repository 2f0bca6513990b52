"""What a throw is worth in the crib."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from kribo.cards import RANKS, parse, parse_all
from kribo.players.crib import Average, average


@pytest.mark.parametrize(
    ("thrown", "own", "opponents"),
    [("5C 5D", 8.95, 9.39), ("KH 9C", 3.05, 4.13), ("2S 3S", 6.97, 7.34), ("TC KD", 2.86, 3.99)],
)
def test_published_averages(thrown: str, own: float, opponents: float) -> None:
    assert average(parse_all(thrown)) == Average(own, opponents)


def test_every_throw_of_two_ranks_has_its_averages_and_scores_more_for_the_opponent() -> None:
    for low, high in combinations_with_replacement(range(len(RANKS)), 2):
        own, opponents = average((4 * low, 4 * high + 1))
        assert 2 < own < opponents < 10


def test_a_single_card_has_the_mean_of_its_throws_with_all_the_others() -> None:
    five, king = parse("5H"), parse("KH")
    others = [card for card in range(52) if card != five]
    assert average((five,)).own == pytest.approx(sum(average((five, card)).own for card in others) / 51)
    assert average((five,)).own - average((king,)).own > 2


def test_single_cards_are_ordered_as_players_order_them() -> None:
    by_worth = sorted(range(len(RANKS)), key=lambda rank: average((4 * rank,)).opponents)
    assert RANKS[by_worth[0]] == "K"
    assert RANKS[by_worth[-1]] == "5"


def test_nothing_thrown_makes_no_difference() -> None:
    assert average(()) == Average(0, 0)
