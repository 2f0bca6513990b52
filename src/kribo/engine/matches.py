"""The chance of winning a match between two, and what each of its games is played for.

A game ends plainly, by a skunk or by a double skunk, as often as the values of a game from 0 to 0 say; from
there the match is a small tree of standings.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from kribo.engine.winprob import Stakes, values

NextDealer = Literal["loser", "winner", "alternate", "cut"]


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


class Standing(NamedTuple):
    """What both have in a match, and the games played."""

    own: int
    other: int
    games: int = 0


class Matches:
    """The chances of matches that end alike, by what their games are worth.

    A match ends when a side has so many points, or after so many games, when the side with more points has
    won; level points, which other things decide, are taken for half.
    """

    def __init__(
        self,
        worth: tuple[int, int, int],
        levels: tuple[int, ...],
        next_dealer: NextDealer,
        *,
        points: int | None = None,
        games: int | None = None,
    ) -> None:
        """Set it up.

        :param worth: the points for a game that is won plainly, by a skunk, by a double skunk; of a best of
            so many games, `points` is the majority and every game worth 1.
        """
        self.worth, self.levels, self.next_dealer = worth, levels, next_dealer
        self.points, self.games = points, games
        self.chance = cache(self._chance)

    def stakes(self, at: Standing, *, we_deal: bool) -> Stakes:
        """The chances of the match that the next game is played for; `we_deal` says who deals first in it."""
        gains = [self.worth[level] for level in self.levels]
        return Stakes(
            tuple(self._after(at, gain, won=True, we_deal=we_deal) for gain in gains),
            tuple(self._after(at, gain, won=False, we_deal=we_deal) for gain in gains),
        )

    def _chance(self, at: Standing, we_deal: bool) -> float:
        """The chance of the match before a game, or when no more is to be played."""
        decided = self._decided(at)
        if decided is not None:
            return decided
        ends = outcomes(self.levels)
        ours, theirs = (ends.dealer, ends.pone) if we_deal else (ends.pone, ends.dealer)
        return sum(
            chances[level] * self._after(at, gain, won=won, we_deal=we_deal)
            for level, gain in enumerate(self.worth)
            for won, chances in ((True, ours), (False, theirs))
        )

    def _decided(self, at: Standing) -> float | None:
        """How the match has ended, or None while it goes on."""
        if at.games == self.games:
            return 0.5 if at.own == at.other else float(at.own > at.other)
        if self.points is not None and max(at.own, at.other) >= self.points:
            return float(at.own >= self.points)
        return None

    def _after(self, at: Standing, gain: int, *, won: bool, we_deal: bool) -> float:
        own, other = (at.own + gain, at.other) if won else (at.own, at.other + gain)
        # Where points end it, the games need not be counted, and standings that come again are known.
        reached = Standing(own, other, at.games + (self.games is not None))
        following = self._deals_next(won=won, we_deal=we_deal)
        return sum(self.chance(reached, deals) for deals in following) / len(following)

    def _deals_next(self, *, won: bool, we_deal: bool) -> tuple[bool, ...]:
        """Whether we deal first in the next game, or both where that is cut for."""
        return {"loser": (not won,), "winner": (won,), "alternate": (not we_deal,), "cut": (True, False)}[
            self.next_dealer
        ]
