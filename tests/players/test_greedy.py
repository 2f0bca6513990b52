"""The player who takes what there is."""

from __future__ import annotations

import pytest

from kribo.game.actions import Bid
from tests.game.stacked import Table, in_play
from tests.players.seated import ask, discard, lay


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("5C 5D 5S JH 2C 4D", "2C 4D"),  # 14 as held
        ("2H 4H 6H 8H TC KD", "TC KD"),  # a flush
        ("2C 4D 6H 8S TC QD", "TC QD"),  # nothing at all: the highest cards go
        ("7C 8D 9H KS KD 2H", "KD KS"),  # a run and a fifteen, with which a two makes no more
    ],
)
def test_it_keeps_the_most_points_as_held(hand: str, thrown: str) -> None:
    assert discard("greedy", hand, own_crib=True) == thrown
    assert discard("greedy", hand, own_crib=False) == thrown


@pytest.mark.parametrize(
    ("laid", "card"),
    [("", "TD"), ("TD 5H", "5S"), ("7C", "8H")],
)
def test_it_lays_what_pegs_most_and_else_the_highest(laid: str, card: str) -> None:
    table = in_play("six-card", "5H 6S 8H KD | 2C 3C", "TD 7C 5S 4C | 2D 3D", starter="QS")
    table.lay(laid)
    assert lay("greedy", table) == card


def test_it_plays_on_where_it_may_stop() -> None:
    table = in_play(
        "five-card", "KC KD QS | 2C 3C", "9H TD AC | 2D 3D", starter="QH", options={"single_go": "may"}
    )
    table.lay("TD KC 9H go")
    assert lay("greedy", table) == "AC"


def test_it_bids_up_to_what_it_laid_away() -> None:
    table = Table("auction", dealer=1)
    table.deal("KC KD QS QH | 7S 8D", "2C 2D 4H 6D | 9S 9D", starter="3C")
    for seat, points in [(0, 1), (1, 2), (0, 0)]:
        assert ask("greedy", table, seat, Bid).points == points
        table.do(Bid(seat, points))
