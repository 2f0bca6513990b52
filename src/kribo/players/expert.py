"""The strong player at any of its levels.

It weighs every choice in points that it is worth: in two-handed six-card by the engine (`duel`), in all other
games as `company` can. A level may be blind to some of that, take differences lightly, or miscount.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

from kribo.engine import winprob
from kribo.game.actions import Action, Bid, Discard, Go, Play
from kribo.game.steps import Worth
from kribo.game.view import View
from kribo.match import Match
from kribo.players import aims, company, duel
from kribo.players.bot import Bot, bid_up_to
from kribo.players.levels import LEVELS, Level

A = TypeVar("A", bound=Action)

INVENTED = 0.2
"""Of the counts that are wrong, the part in which a pair or a fifteen is invented; else an item is missed."""

FINE = 1 << 30
"""In how many parts chance is taken."""


class Expert(Bot):
    """A player of a level; it draws on its generator only where the level leaves something to chance."""

    def __init__(
        self,
        level: Level,
        generator: Random,
        chances: duel.Chances = winprob.chances,
        played: Match | None = None,
    ) -> None:
        """A player that in two-handed six-card plays for these chances, or for what the match makes count.

        :param played: the match so far, under the rules of the game.
        """
        super().__init__(generator)
        self.level = level
        self.chances = chances
        self.played = played

    def discard(self, view: View, discards: list[Discard]) -> Discard:
        if duel.is_one(view.state.rules):
            return self._pick(discards, duel.throws(view, discards, self.level, self._aim(view)))
        return self._pick(discards, company.throws(view, discards, self.level))

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        return bid_up_to(company.price(view, bids[0].seat, self.level), bids)

    def play(self, view: View, options: list[Play | Go]) -> Play | Go:
        plays = [option for option in options if isinstance(option, Play)]
        if len(plays) < 2:
            return plays[0] if plays else options[0]
        if duel.is_one(view.state.rules):
            return self._pick(plays, duel.plays(view, plays, self.level, self._aim(view)))
        return self._pick(plays, company.plays(view, plays, self.level))

    def count(self, true: Worth) -> int:
        """The points, or what a level that may err makes of them."""
        if not self.level.miscounts or self._chance() >= self.level.miscounts:
            return true.points
        if not true.items or self._chance() < INVENTED:
            return true.points + 2 if true.points + 2 <= true.most else true.points
        return true.points - self.generator.choice(true.items).points

    def _aim(self, view: View) -> duel.Chances:
        """What the game is played for; the deal went round since its first dealer."""
        played, seat = self.played, view.seat
        if played is None or seat is None:
            return self.chances
        first_dealer = played.rules.left_of(view.state.dealer, 1 - view.state.deals)
        return lambda to: aims.values(played, seat, first_dealer, to)

    def _pick(self, options: Sequence[A], worth: Sequence[float]) -> A:
        """One of the options by what they are worth, the best or one not far from it."""
        best = max(worth)
        if not self.level.temperature:
            return options[worth.index(best)]
        weights = [exp((points - best) / self.level.temperature) for points in worth]
        drawn = self._chance() * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return option
        return options[worth.index(best)]

    def _chance(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.generator.choice(range(FINE)) / FINE


def of_level(name: str, generator: Random, played: Match | None = None) -> Expert:
    """The player of that level, who minds the match if its game is one of a match.

    :raises KeyError: when there is no such level.
    """
    return Expert(LEVELS[name], generator, played=played)
