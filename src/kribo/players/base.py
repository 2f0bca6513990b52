"""What a player is: it gets a view and answers with one of the actions that the view lists."""

from __future__ import annotations

from typing import Protocol

from kribo.game.actions import Action, Resign, TakeBack
from kribo.game.view import View


class Player(Protocol):
    """Somebody who can be asked to act; a bot, or whatever stands for a person."""

    def choose(self, view: View) -> Action:
        """One of `view.legal`, for the seat of the view; asked only when the game waits for that seat."""
        ...


def choices(view: View) -> list[Action]:
    """What a view's seat may do to go on: neither resigning nor taking a discard back."""
    return [action for action in view.legal if not isinstance(action, Resign | TakeBack)]
