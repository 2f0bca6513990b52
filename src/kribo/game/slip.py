"""The slip: where each side's points came from, added up from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable

from kribo.game.events import Counted, Event, Pegged, Reason
from kribo.rules import Rules

SOURCES: dict[Reason, str] = {
    "play": "pegging",
    "go": "pegging",
    "last-card": "pegging",
    "hand": "hand",
    "crib": "crib",
    "heels": "heels",
    "three-for-last": "start",
    "bid": "bids",
    "missed": "calls",
    "invented": "calls",
    "muggins": "calls",
    "timeout": "calls",
}
"""What each reason for a point is added up under; `calls` are points for the mistakes of others."""


class Slip:
    """Points by source and side, and what each seat left uncounted; grows with `add`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.points = {source: [0] * rules.sides for source in dict.fromkeys(SOURCES.values())}
        self.left = [0] * rules.seats

    def add(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if isinstance(event, Pegged):
                self.points[SOURCES[event.reason]][event.side] += event.points
            elif isinstance(event, Counted) and 0 <= event.claim < event.points:
                self.left[event.seat] += event.points - event.claim
