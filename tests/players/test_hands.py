"""What a hand is worth before the starter is known."""

from __future__ import annotations

from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribo.cards import PACK, Cards, parse_all
from kribo.game import view
from kribo.game.actions import Deal
from kribo.game.state import Discarding, Playing
from kribo.players.hands import average, points_as_held, points_by_rank, ranks_of, unseen
from kribo.scoring import show
from tests.game.stacked import Table, in_play

HANDS = st.lists(st.sampled_from(PACK), min_size=6, max_size=7, unique=True).map(tuple)


@given(HANDS, st.integers(3, 5))
def test_the_average_is_that_of_the_show_over_all_starters(hand: Cards, keep: int) -> None:
    kept, starters = hand[:keep], tuple(card for card in PACK if card not in hand)
    assert average(kept, starters) == pytest.approx(fmean(show.points(kept, card) for card in starters))


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("2C 4D 6H 8S", 0),
        ("5C 5D 5S JH", 14),
        ("4C 5D 6H 6S", 12),
        ("2H 4H 6H 8H", 4),
        ("JH 2H 3H 5D", 4),
        ("2H 4H 8H", 3),
        ("AC AD AH AS 2C", 12),
    ],
)
def test_points_as_held(hand: str, points: int) -> None:
    assert points_as_held(parse_all(hand)) == points


def test_ranks_alone_score_no_flush_and_no_nobs() -> None:
    assert points_by_rank(ranks_of(parse_all("JH 2H 3H 8H"))) == 2


def test_in_the_discard_all_but_ones_own_cards_are_unseen() -> None:
    table = Table("six-card")
    table.do(Deal(PACK))
    own = table.now(Discarding).hands[0]
    assert set(unseen_by(table, 0)) == set(PACK) - set(own)


def test_in_the_play_the_starter_and_what_was_laid_are_seen() -> None:
    table = in_play("six-card", "2C 3C 4C 5C | 6C 7C", "2D 3D 4D 5D | 6D 7D", starter="KS")
    table.lay("4D 2C 5D")
    seen = parse_all("2C 3C 4C 5C 6C 7C KS 4D 5D")
    assert set(unseen_by(table, 0)) == set(PACK) - set(seen)


def unseen_by(table: Table, seat: int) -> Cards:
    stage = view(table.state, seat).state.stage
    assert isinstance(stage, Discarding | Playing)
    return unseen(stage, seat)
