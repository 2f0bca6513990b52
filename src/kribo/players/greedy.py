"""The player who takes what lies on the table and thinks no further."""

from __future__ import annotations

from kribo.cards import Cards
from kribo.game.actions import Bid, Discard, Go, Play
from kribo.game.state import Bidding, Discarding, Playing
from kribo.game.view import View
from kribo.players.bot import Bot, bid_up_to
from kribo.players.hands import points_as_held, points_by_rank, ranks_of, without
from kribo.scoring import play


class Greedy(Bot):
    """Keeps the most points as held and lays what pegs most now; of equal choices it takes the highest cards.

    In an auction it bids up to the points that it has laid away itself.
    """

    def discard(self, view: View, discards: list[Discard]) -> Discard:
        assert isinstance(view.state.stage, Discarding)
        hand = view.state.stage.hands[discards[0].seat]

        def merit(discard: Discard) -> tuple[int, Cards]:
            return points_as_held(without(hand, discard.cards)), tuple(sorted(discard.cards, reverse=True))

        return max(discards, key=merit)

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        assert isinstance(view.state.stage, Bidding)
        thrown = view.state.stage.thrown[bids[0].seat]
        return bid_up_to(points_by_rank(ranks_of(thrown)) if thrown else 0, bids)

    def play(self, view: View, options: list[Play | Go]) -> Play | Go:
        assert isinstance(view.state.stage, Playing)
        pile = view.state.stage.pile

        def merit(option: Play | Go) -> tuple[int, int]:
            if isinstance(option, Go):
                return -1, 0
            return play.points((*pile, option.card)), option.card

        return max(options, key=merit)
