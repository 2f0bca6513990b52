"""What there is to see of a game at one moment, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kribo.announce.voice import Company, Voice
from kribo.cards import Card, Cards
from kribo.game.actions import Seat
from kribo.game.events import Counted, Event, Side
from kribo.game.state import Announcing, Bidding, Calling, Counting, Discarding, Placed, Playing
from kribo.locales import Catalogue
from kribo.rules import Rules
from kribo.server.messages import ViewInfo

FRONT, REAR = "●◆■▲★▼", "○◇□△☆▽"
"""The pegs of each side: the front one is filled. Sides differ in shape, not in colour alone."""


class Scene(NamedTuple):
    """A view, the voice of its reader, and the counts of the last show."""

    view: ViewInfo
    voice: Voice
    counts: tuple[Counted, ...] = ()
    happened: tuple[Event, ...] = ()

    @property
    def say(self) -> Catalogue:
        """The reader's catalogue."""
        return self.voice.say

    @property
    def company(self) -> Company:
        """Who sits at the table."""
        return self.voice.company

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.voice.rules

    @property
    def seat(self) -> Seat | None:
        """The reader's seat."""
        return self.voice.listener

    @property
    def asked(self) -> bool:
        """Whether the game waits for the reader."""
        return self.seat in self.view.to_act

    @property
    def stage(self) -> object:
        """The stage; where a count is claimed or called, the one that it interrupts."""
        match self.view.stage:
            case Announcing(play=stage) | Calling(after=stage):
                return stage
            case stage:
                return stage

    @property
    def playing(self) -> Playing | None:
        """The play, where it is on."""
        return self.stage if isinstance(self.stage, Playing) else None

    @property
    def starter(self) -> Card | None:
        """The starter, where it is cut."""
        return self.stage.starter if isinstance(self.stage, Playing | Counting) else None

    @property
    def crib_owner(self) -> Seat | None:
        """Whose the crib is; None before there is one, or while it is for sale."""
        match self.stage:
            case Discarding(owner=owner, price=price):
                return None if self.rules.auction and not price else owner
            case Placed(owner=owner):
                return owner
        return None

    @property
    def whose_crib(self) -> str:
        """The crib, by its owner."""
        owner = self.crib_owner
        if owner is None:
            return self.say("web-crib-nobody")
        if owner == self.seat:
            return self.say("web-crib-own")
        return self.say("web-crib-of", player=self.voice.player(owner))

    def holds(self, seat: Seat) -> int:
        """How many cards a seat has in hand."""
        match self.stage:
            case Discarding(hands=hands) | Bidding(hands=hands) | Playing(held=hands):
                return len(hands[seat])
            case Placed(kept=hands) if not isinstance(self.stage, Counting):
                return len(hands[seat])
        return 0

    @property
    def crib(self) -> int:
        """How many cards lie in the crib."""
        match self.stage:
            case Discarding(thrown=thrown) | Bidding(thrown=thrown):
                return sum(map(len, thrown))
            case Placed(crib=crib):
                return len(crib)
        return 0

    @property
    def earlier(self) -> Cards:
        """The cards of the counts before this one."""
        if not self.playing:
            return ()
        laid = [card for _, card in self.playing.played]
        return tuple(laid[: len(laid) - len(self.playing.pile)])


def mark(side: Side) -> str:
    """The sign of a side."""
    return FRONT[side]


def counts_after(counts: Sequence[Counted], events: Sequence[Event]) -> tuple[Counted, ...]:
    """The counts of the last show, after some more events: those before the first card of the next deal."""
    kept = list(counts)
    for event in events:
        if isinstance(event, Counted) and event.where != "play":
            if kept and _is_new_show(kept, event):
                kept.clear()
            kept.append(event)
    return tuple(kept)


def _is_new_show(counts: Sequence[Counted], event: Counted) -> bool:
    """Whether a count cannot be of the same show as those before: it has another starter, or comes again."""
    return any(
        (old.seat, old.where) == (event.seat, event.where) or old.cards[-1] != event.cards[-1]
        for old in counts
    )
