"""The chance of winning from every pair of scores, and the expected value of a game of any other stakes.

From what millions of deals bring (race.h), thrown for points, and what minding the score gains (gains.h), one
sweep, from the highest scores down, gives the values for any target and any stakes. Values are to "us", one
side of two; chances of winning to 61 and 121 are shipped, others are kept once they were needed.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from kribo.engine import cache as files_made
from kribo.engine import counts, gains
from kribo.engine.show_table import little_endian
from kribo.engine.winning import DEAL_NUMBERS, data, functions

SHIPPED = (61, 121)
"""The targets whose chances are in the data folder."""

FINEST = 65535
"""Chances are shipped as so many parts, which is exact to 0.000008."""

Progress = Callable[[float], None]

AT_HAND = 64
"""The values of so many different stakes are kept in memory."""


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
def _shipped(target: int) -> Values:
    return from_bytes(target, data(f"wins-{target}.bin"))


def chances(target: int, progress: Progress | None = None) -> Values:
    """The chance of winning a game to that target from all scores.

    :param progress: is told how much is done, from 0 to 1, of chances that have to be computed.
    """
    if target in SHIPPED:
        return _shipped(target)
    return values(winning(target), progress)


_at_hand: dict[Stakes, Values] = {}


def values(stakes: Stakes, progress: Progress | None = None) -> Values:
    """The expected value of a game of these stakes from all scores; computed once, and kept on the disk.

    :param progress: is told how much is done, from 0 to 1.
    """
    if stakes not in _at_hand:
        found = _from_disk(stakes, progress)
        if len(_at_hand) >= AT_HAND:
            del _at_hand[next(iter(_at_hand))]
        _at_hand[stakes] = found
    return _at_hand[stakes]


def _from_disk(stakes: Stakes, progress: Progress | None) -> Values:
    def made() -> bytes:
        gained = gains.of_dealer(stakes.target, gains.shipped(), gains.CAME_TRUE)
        new = swept(stakes, gained, progress)
        return new.ours.tobytes() + new.theirs.tobytes()

    paid = array("d", (*stakes.win, *stakes.lose)).tobytes()
    content = files_made.kept("values", paid + data("deals.bin") + data("gains.bin"), made)
    half = len(content) // 2
    return _empty(stakes)._replace(ours=array("d", content[:half]), theirs=array("d", content[half:]))


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
