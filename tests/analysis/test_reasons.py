"""The reasons for a choice come from the numbers alone."""

from __future__ import annotations

from kribo.analysis.reasons import Reason, of_plays, of_throws
from kribo.engine.discard import Throw
from kribo.engine.pegging import Candidate


def throw(hand: float, crib: float, pegs: float, net: float, win: float = 0.5) -> Throw:
    return Throw((0, 1), (2, 3, 4, 5), hand, crib, pegs, 0.0, net, win, 0.001)


def test_the_part_that_says_most() -> None:
    assert of_throws(throw(9, 4, 3, 16), throw(7, 5, 3, 15), dealer=True) == Reason("hand", 2)
    assert of_throws(throw(7, 4, 3, 14), throw(7, 2, 3, 12), dealer=True) == Reason("crib", 2)
    assert of_throws(throw(7, 2, 3, 8), throw(7, 4, 3, 6), dealer=False) == Reason("crib", 2)
    assert of_throws(throw(7, 4, 3, 14), throw(7, 4, 2, 13), dealer=True) == Reason("pegging", 1)


def test_position_is_named_where_points_say_otherwise() -> None:
    assert of_throws(throw(7, 4, 3, 14, 0.6), throw(9, 4, 3, 16, 0.5), dealer=True) == Reason("position", 2)


def test_no_difference_has_no_reason() -> None:
    assert of_throws(throw(7, 4, 3, 14), throw(7, 4, 3, 14), dealer=True) == Reason("none", 0)


def test_cards_laid() -> None:
    better, worse = Candidate(1, 2.0, 1.0, 0.5), Candidate(2, 1.5, 1.75, 0.45)
    assert of_plays(better, worse) == Reason("against", 0.75)
    assert of_plays(Candidate(1, 3.0, 1.5, 0.5), worse) == Reason("for", 1.5)
    assert of_plays(Candidate(1, 1.0, 1.5, 0.5), worse) == Reason("position", 0.25)
