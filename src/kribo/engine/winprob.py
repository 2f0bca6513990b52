"""The chance of winning from every pair of scores, and the expected value of a game of any other stakes.

From what millions of deals bring (race.h), thrown for points, and what minding the score gains (gains.h), one
sweep, from the highest scores down, gives the values for any target and any stakes. Values are to "us", one
side of two; chances of winning to 61 and 121 are shipped.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from kribo.engine import counts, gains
from kribo.engine.show_table import little_endian
from kribo.engine.winning import DEAL_NUMBERS, data, functions

SHIPPED = (61, 121)
"""The targets whose chances are in the data folder."""

FINEST = 65535
"""Chances are shipped as so many parts, which is exact to 0.000008."""

Progress = Callable[[float], None]
NextDealer = Literal["loser", "winner", "alternate", "cut"]


class Stakes(NamedTuple):
    """What a game is worth to us: `win[s]` when they lose with `s` points, `lose[s]` when we do."""

    win: tuple[float, ...]
    lose: tuple[float, ...]

    @property
    def target(self) -> int:
        """The points that win; every score below it is a loser's."""
        return len(self.win)


def winning(target: int) -> Stakes:
    """1 for a game won and 0 for a game lost."""
    return Stakes((1.0,) * target, (0.0,) * target)


def paying(by_level: Sequence[float], levels: Sequence[int]) -> Stakes:
    """What the loser pays to the winner; `levels[s]` says how badly who has `s` points loses, 0, 1 or 2.

    So skunks, match points as their difference, and tokens.
    """
    paid = tuple(float(by_level[level]) for level in levels)
    return Stakes(paid, tuple(-points for points in paid))


class Values(NamedTuple):
    """The expected value of a game to us; the two arrays are at [dealer's score * target + pone's score]."""

    stakes: Stakes
    win: array[float]
    lose: array[float]
    ours: array[float]
    theirs: array[float]

    @property
    def target(self) -> int:
        """The points that win."""
        return self.stakes.target

    def before_deal(self, own: int, other: int, *, we_deal: bool) -> float:
        """The value when the next cards are to be dealt; one score at most has reached the target."""
        if own >= self.target:
            return self.win[other]
        if other >= self.target:
            return self.lose[own]
        if we_deal:
            return self.ours[own * self.target + other]
        return self.theirs[other * self.target + own]


@cache
def chances(target: int) -> Values:
    """The chance of winning a game to that target from all scores."""
    if target in SHIPPED:
        return from_bytes(target, data(f"wins-{target}.bin"))
    return values(winning(target))


@cache
def values(stakes: Stakes, progress: Progress | None = None) -> Values:
    """The expected value of a game of these stakes from all scores.

    :param progress: is told how much is done, from 0 to 1.
    """
    gained = gains.of_dealer(stakes.target, gains.shipped(), gains.CAME_TRUE)
    return swept(stakes, gained, progress)


def swept(stakes: Stakes, gained: array[float], progress: Progress | None = None) -> Values:
    """The values of a game in which the dealer gains so much on throws for points, see `gains.of_dealer`."""
    target = stakes.target
    found = _empty(stakes)
    highest = 2 * (target - 1)
    step = highest + 1 if progress is None else max(1, highest // 100)
    for first in range(highest, -1, -step):
        lowest = max(0, first - step + 1)
        functions.sweep(
            deals(), gained, target, found.win, found.lose, first, lowest, found.ours, found.theirs
        )
        if progress:
            progress(_share_done(target, lowest))
    return found


def _share_done(target: int, lowest: int) -> float:
    """Of all pairs of scores those whose sum is `lowest` or more."""
    below = min(lowest, target)
    left = below * (below + 1) // 2
    if lowest > target:
        beyond = 2 * target - 1 - lowest
        left = target**2 - beyond * (beyond + 1) // 2
    return 1 - left / target**2


def _empty(stakes: Stakes) -> Values:
    def square() -> array[float]:
        return array("d", bytes(8 * stakes.target**2))

    return Values(stakes, array("d", stakes.win), array("d", stakes.lose), square(), square())


def from_bytes(target: int, content: bytes) -> Values:
    """Chances of winning in the form in which they are shipped."""
    found = _empty(winning(target))
    parts = little_endian(array("H", content))
    for place, part in enumerate(parts):
        found.ours[place] = part / FINEST
        found.theirs[place] = 1 - part / FINEST
    return found


def as_bytes(found: Values) -> bytes:
    """The bytes of such chances."""
    return little_endian(
        array("H", (round(min(1.0, max(0.0, chance)) * FINEST) for chance in found.ours))
    ).tobytes()


@cache
def deals() -> array[float]:
    """What deals bring, as a race (race.h)."""
    return counts.unpack(data("deals.bin"))[:DEAL_NUMBERS]


# ---- matches


class Outcomes(NamedTuple):
    """How a game from 0 to 0 ends: by level 0, 1 and 2, the chances that it is so won by dealer and pone."""

    dealer: tuple[float, float, float]
    pone: tuple[float, float, float]


@cache
def outcomes(levels: tuple[int, ...]) -> Outcomes:
    """The outcomes of a game to `len(levels)`; `levels[s]` says how badly who has `s` points loses."""

    def chance(wanted: int, *, dealer: bool) -> float:
        paid = tuple(float(level == wanted) for level in levels)
        nothing = (0.0,) * len(levels)
        return values(Stakes(paid, nothing)).before_deal(0, 0, we_deal=dealer)

    return Outcomes(
        (chance(0, dealer=True), chance(1, dealer=True), chance(2, dealer=True)),
        (chance(0, dealer=False), chance(1, dealer=False), chance(2, dealer=False)),
    )


class Matches:
    """The chances of a match that is played until one side has so many points, by what games are worth."""

    def __init__(
        self, points: int, worth: tuple[int, int, int], levels: tuple[int, ...], next_dealer: NextDealer
    ) -> None:
        """Set it up; of a best of so many games, `points` is the majority and `worth` 1 for every level."""
        self.points, self.worth, self.levels, self.next_dealer = points, worth, levels, next_dealer
        self.chance = cache(self._chance)

    def stakes(self, own: int, other: int, *, we_deal: bool) -> Stakes:
        """The chances of the match that the next game is played for; `we_deal` says who deals first in it."""

        def after(points: int, other_points: int, *, won: bool) -> float:
            following = self._deals_next(won=won, we_deal=we_deal)
            return sum(self.chance(points, other_points, deals) for deals in following) / len(following)

        gains = [self.worth[level] for level in self.levels]
        return Stakes(
            tuple(after(own + gain, other, won=True) for gain in gains),
            tuple(after(own, other + gain, won=False) for gain in gains),
        )

    def _chance(self, own: int, other: int, we_deal: bool) -> float:
        """The chance of the match before a game, at these match points."""
        if own >= self.points or other >= self.points:
            return float(own >= self.points)
        ends = outcomes(self.levels)
        ours, theirs = (ends.dealer, ends.pone) if we_deal else (ends.pone, ends.dealer)
        total = 0.0
        for level, gain in enumerate(self.worth):
            for won, chance in ((True, ours[level]), (False, theirs[level])):
                reached = (own + gain, other) if won else (own, other + gain)
                following = self._deals_next(won=won, we_deal=we_deal)
                total += chance * sum(self.chance(*reached, deals) for deals in following) / len(following)
        return total

    def _deals_next(self, *, won: bool, we_deal: bool) -> tuple[bool, ...]:
        """Whether we deal first in the next game, or both where that is cut for."""
        return {"loser": (not won,), "winner": (won,), "alternate": (not we_deal,), "cut": (True, False)}[
            self.next_dealer
        ]
