"""A table as it stands: what was agreed, its game, what was said, and who is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from kribo.errors import IllegalAction
from kribo.game.actions import Seat
from kribo.server.listener import Listener
from kribo.server.people import Visitor
from kribo.store.base import ChatLine, Milliseconds
from kribo.table.hosted import Hosted
from kribo.table.live import Attempt, How, LiveGame

CHATS_SHOWN = 50


class Happened(NamedTuple):
    """An action that was accepted."""

    attempt: Attempt
    how: How


class Place:
    """Answers questions about a table; what changes it is elsewhere.

    `present` counts the sockets of people, `away` says since when people who sit here have none, `left` are
    those of them who said that they go.
    """

    def __init__(
        self,
        hosted: Hosted,
        live: LiveGame | None,
        chats: list[ChatLine],
        now: Callable[[], Milliseconds],
    ) -> None:
        self.hosted = hosted
        self.live = live
        self.chats = chats
        self.now = now
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()
        self.away = dict.fromkeys(hosted.people, now())
        self.left: set[str] = set()

    # Those who are there

    def is_present(self, person: str) -> bool:
        """Whether a person has a socket open here."""
        return self.present[person] > 0

    def is_attended(self) -> bool:
        """Whether somebody who sits here is here."""
        return any(self.is_present(person) for person in self.hosted.people)

    def missing(self, seats: Iterable[Seat], but: str = "") -> list[Seat]:
        """Of these seats, those whose people are away."""
        people = {seat: self.hosted.chairs[seat].person for seat in seats}
        return [seat for seat, person in people.items() if person in self.away and person != but]

    def away_since(self, person: str) -> Milliseconds:
        """When a person who sits here went away, 0 for who is here."""
        return self.away.get(person, 0)

    def watchers(self) -> int:
        """How many listen without a seat."""
        return sum(listener.person not in self.hosted.people for listener in self.listeners)

    def check_may_watch(self, visitor: Visitor) -> None:
        """Refuse a spectator where the host wants none.

        :raises IllegalAction: `no-spectators`.
        """
        if self.hosted.in_game and not self.hosted.spectators and visitor.id not in self.hosted.people:
            raise IllegalAction("no-spectators")

    def check_seat(self, visitor: Visitor, seat: Seat | None) -> None:
        """Refuse to show a seat's cards to another.

        :raises IllegalAction: `not-your-seat`.
        """
        if seat is not None and seat not in self.hosted.seats_of(visitor.id):
            raise IllegalAction("not-your-seat")

    # The game

    def playing(self) -> LiveGame:
        """The game that is going on.

        :raises IllegalAction: `not-playing`, when there is none or it stands still.
        """
        if self.live is None or self.hosted.status != "playing":
            raise IllegalAction("not-playing", status=self.hosted.status)
        return self.live

    def deciding(self) -> list[Seat]:
        """The seats of people who are asked and are there."""
        if self.live is None or self.hosted.status != "playing":
            return []
        chairs = self.hosted.chairs
        return [
            seat
            for seat in self.live.waiting_for()
            if seat >= 0 and not chairs[seat].decides and chairs[seat].person not in self.away
        ]
