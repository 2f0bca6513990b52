"""The core: a game is a value (`state`) and a function (`steps.apply`).

Pure and deterministic: no clock, no randomness, no input or output. Chance and time enter as actions.
"""

from kribo.game.actions import CHANCE, CLOCK, Action
from kribo.game.events import Event
from kribo.game.state import Stage, State
from kribo.game.steps import apply, legal, new, to_act
from kribo.game.view import View, redact, view

__all__ = [
    "CHANCE",
    "CLOCK",
    "Action",
    "Event",
    "Stage",
    "State",
    "View",
    "apply",
    "legal",
    "new",
    "redact",
    "to_act",
    "view",
]
