"""The clocks of a game: time for decisions, and the time limits of the rules. The time comes from outside.

All times are whole milliseconds. A clock that nobody sets running stands still, so pauses, absences and the
downtime of a server cost nobody anything. That time is out is for others to act upon.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from kribo.errors import BadRules
from kribo.game.actions import Seat

SECOND = 1000

SPANS = {"seconds": range(10, 3601), "bank": range(1, 7201), "increment": range(121)}
"""The seconds that each setting may have."""


class ClockRules(Struct, frozen=True):
    """What was agreed: nothing, `seconds` for each decision, or a `bank` and an `increment` a decision.

    :raises BadRules: `bad-clock`.
    """

    kind: Literal["untimed", "relaxed", "live"] = "untimed"
    seconds: int = 0
    bank: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        needed = {"untimed": (), "relaxed": ("seconds",), "live": ("bank", "increment")}[self.kind]
        for name, span in SPANS.items():
            number = getattr(self, name)
            if name in needed and number not in span:
                raise BadRules("bad-clock", setting=name, number=number, least=span[0], most=span[-1])


class Limit(Struct):
    """A time limit of the rules that is on: to count, or to call muggins."""

    what: Literal["count", "call"]
    seats: tuple[Seat, ...]
    left: int


class Expiry(NamedTuple):
    """A time that will be out: when, whose, and whether it is a limit of the rules."""

    at: int
    seat: Seat
    of_rules: bool


class Saved(Struct, frozen=True):
    """A clock that stands, as it is kept beside an action."""

    left: tuple[int, ...]
    limit: Limit | None = None


class Clock:
    """The time that is left to each seat (`left`, empty when untimed), and whose time goes down."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        first = {"untimed": 0, "relaxed": rules.seconds, "live": rules.bank}[rules.kind]
        self.left = [] if rules.kind == "untimed" else [first * SECOND] * seats
        self.running: frozenset[Seat] = frozenset()
        self.limit: Limit | None = None
        self._limit_runs = False
        self._since = 0

    @property
    def is_still(self) -> bool:
        """Whether no time goes down."""
        return not (self.running or self._limit_runs)

    def settle(self, now: int) -> None:
        """Take the time since the last look off whatever runs."""
        passed, self._since = max(0, now - self._since), now
        if self.is_still:
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        if self.limit and self._limit_runs:
            self.limit.left = max(0, self.limit.left - passed)

    def run(self, seats: Iterable[Seat], now: int) -> None:
        """Let the time of these seats run, and no other; a limit runs if all its seats are among them."""
        self.settle(now)
        running = frozenset(seats)
        self.running = running if self.left else frozenset()
        self._limit_runs = self.limit is not None and running.issuperset(self.limit.seats)

    def stop_at(self, now: int) -> None:
        """Begin to look at this moment, with nothing taken off and nothing running."""
        self.running, self._limit_runs, self._since = frozenset(), False, now

    def ask(self, seats: Collection[Seat], now: int) -> None:
        """These seats have a new decision before them."""
        self.settle(now)
        if self.rules.kind == "relaxed":
            for seat in seats:
                self.left[seat] = self.rules.seconds * SECOND

    def decided(self, seat: Seat, now: int) -> None:
        """A seat has made a decision."""
        self.settle(now)
        if self.rules.kind == "live":
            self.left[seat] += self.rules.increment * SECOND

    def set_limit(self, limit: Limit | None, now: int) -> None:
        """Begin, go on with or end a limit of the rules."""
        self.settle(now)
        self.limit = limit
        self._limit_runs = False

    def next_expiry(self) -> Expiry | None:
        """The first time that will be out if nothing happens."""
        if self.is_still:
            return None
        found = [Expiry(self._since + self.left[seat], seat, of_rules=False) for seat in self.running]
        if self.limit and self._limit_runs:
            found.append(Expiry(self._since + self.limit.left, self.limit.seats[0], of_rules=True))
        return min(found, default=None)

    @property
    def low(self) -> int:
        """The time from which on one warns: 20 s, or a quarter where that is less."""
        span = {"untimed": 0, "relaxed": self.rules.seconds, "live": self.rules.bank}[self.rules.kind]
        return min(20 * SECOND, span * SECOND // 4)

    def save(self, now: int) -> str:
        """The clock as text as it is now, "" where no time matters."""
        if not (self.left or self.limit):
            return ""
        self.settle(now)
        return msgspec.json.encode(Saved(tuple(self.left), self.limit)).decode()

    def restore(self, text: str, now: int) -> None:
        """Set the clock as it was saved, with nothing running."""
        self.stop_at(now)
        if not text:
            return
        saved = msgspec.json.decode(text, type=Saved)
        self.left, self.limit = list(saved.left), saved.limit
