"""A game that is going on at a table with a clock: its state, its version, and when each seat was asked.

Time and chance come from outside, and nothing is changed by trying: `attempt` says what an action would
lead to, and `accept` makes it so once it is in the log.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from kribo import game, match
from kribo.errors import KriboError
from kribo.game import actions
from kribo.game.actions import CHANCE, CLOCK, Action, Seat, author
from kribo.game.events import Counted, Event
from kribo.game.slip import Slip
from kribo.game.state import Counting, Over, State
from kribo.rules import Rules
from kribo.table.clock import SECOND, Clock, ClockRules, Limit
from kribo.table.table import SayGo, forced

How = Literal["person", "bot", "stand-in", "table", "clock"]
"""How an action comes about: forced ones are the table's, those of a bot for who is away a stand-in's."""


class Attempt(NamedTuple):
    """An action, the state after it, and what would have happened."""

    action: Action
    state: State
    events: tuple[Event, ...]


class LiveGame:
    """`asked_at` is by seat the version under which it was asked what it is asked now."""

    def __init__(self, key: str, rules: Rules, first_dealer: Seat, clock: ClockRules) -> None:
        self.id = key
        self.rules = rules
        self.first_dealer = first_dealer
        self.state = game.new(rules, first_dealer)
        self._waiting_for = game.to_act(self.state)
        self.version = 0
        self.asked_at = [0] * rules.seats
        self.clock = Clock(clock, rules.seats)
        self.slip = Slip(rules)
        self.slip.add(self.state.history)
        self.last_count: Counted | None = None

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return isinstance(self.state.stage, Over)

    @property
    def result(self) -> match.Result:
        """How the game ended."""
        return match.result_of(self.state)

    def waiting_for(self) -> frozenset[Seat]:
        """The seats that are asked, `CHANCE` among them."""
        return self._waiting_for

    def check_version(self, seat: Seat, version: int) -> None:
        """Refuse what was meant for an older state.

        What a seat is asked does not change while others answer the same, as at the discard; so a seat
        that is asked may answer under any version since it was.

        :raises KriboError: `stale`.
        """
        asked = seat in range(self.rules.seats) and seat in self.waiting_for()
        oldest = self.asked_at[seat] if asked else self.version
        if not oldest <= version <= self.version:
            raise KriboError("stale", version=self.version)

    def attempt(self, action: Action) -> Attempt:
        """What an action would lead to.

        :raises IllegalAction:
        """
        return Attempt(action, *game.apply(self.state, action))

    def accept(self, attempt: Attempt, now: int) -> None:
        """Go on to the state after an action that is in the log."""
        before, was_asked = self.state, self._waiting_for
        self.state = attempt.state
        self._waiting_for = game.to_act(self.state)
        self.version += 1
        self.slip.add(attempt.events)
        for event in attempt.events:
            if isinstance(event, Counted):
                self.last_count = event
        self._ask(before, was_asked, author(attempt.action), now)

    def _ask(self, before: State, was_asked: frozenset[Seat], actor: Seat, now: int) -> None:
        """Find who is asked something new, and set the clock accordingly."""
        if actor in was_asked and actor >= 0:
            self.clock.decided(actor, now)
        same_stage = type(before.stage) is type(self.state.stage)
        for seat in range(self.rules.seats):
            if not (same_stage and seat in was_asked and seat != actor):
                self.asked_at[seat] = self.version
        asked_now = [seat for seat in self.waiting_for() if seat >= 0 and self.asked_at[seat] == self.version]
        self.clock.ask(asked_now, now)
        self.clock.set_limit(self._limit(asked_now), now)

    def _limit(self, asked_now: list[Seat]) -> Limit | None:
        """The limit of the rules that is on: a new one where somebody is asked anew, else the one before."""
        timed = game.legal(self.state, CLOCK)
        seats = tuple(action.seat for action in timed if isinstance(action, actions.Timeout))
        if not seats:
            return None
        if self.clock.limit and not set(seats) & set(asked_now):
            return Limit(self.clock.limit.what, seats, self.clock.limit.left)
        if isinstance(self.state.stage, Counting):
            return Limit("count", seats, self.rules.count_seconds * SECOND)
        return Limit("call", seats, self.rules.call_seconds * SECOND)

    def forced(self, seat: Seat, say_go: SayGo) -> Action | None:
        """What a person at that seat would do anyway; None where there is a choice."""
        return forced(game.legal(self.state, seat), say_go)

    def chance_acts(self) -> bool:
        """Whether a pack is to be laid down."""
        return CHANCE in self.waiting_for()


def is_of_table(action: Action) -> bool:
    """Whether an action is one that no seat makes."""
    return isinstance(action, actions.Deal | actions.Timeout)
