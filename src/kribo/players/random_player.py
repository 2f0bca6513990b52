"""The player without a plan: the weakest that keeps to the rules."""

from __future__ import annotations

from kribo.game.actions import Bid, Discard, Go, Play
from kribo.game.view import View
from kribo.players.bot import Bot


class RandomPlayer(Bot):
    """Discards and plays anything with equal right; bids no more than it has to, or passes."""

    def discard(self, view: View, discards: list[Discard]) -> Discard:
        return self.generator.choice(discards)

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        may_pass = bids[0].points == 0
        return self.generator.choice(bids[: 1 + may_pass])

    def play(self, view: View, options: list[Play | Go]) -> Play | Go:
        return self.generator.choice(options)
