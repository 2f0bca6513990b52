"""The cards that a seat holds, in the order in which people see, number and name them."""

from __future__ import annotations

from kribo.cards import Cards
from kribo.game.state import Announcing, Bidding, Calling, Counting, Cutting, Discarding, Playing
from kribo.game.view import View


def hand(view: View) -> Cards:
    """What the view's seat holds now, by rank and then by suit; in the show the hand that it counts."""
    if view.seat is None:
        return ()
    return tuple(sorted(_held(view)[view.seat]))


def _held(view: View) -> tuple[Cards, ...]:
    stage = view.state.stage
    if isinstance(stage, Announcing):
        stage = stage.play
    elif isinstance(stage, Calling):
        stage = stage.after
    match stage:
        case Discarding() | Bidding():
            return stage.hands
        case Playing():
            return stage.held
        case Cutting() | Counting():
            return stage.kept
    return ((),) * view.state.rules.seats
