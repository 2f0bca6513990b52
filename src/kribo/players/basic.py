"""A sensible table player: averages for the discard, points against the likely reply for the play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from kribo.cards import Cards, rank
from kribo.game.actions import Bid, Discard, Go, Play, Seat
from kribo.game.state import Bidding, Discarding, Playing
from kribo.game.view import View
from kribo.players import crib, pegging
from kribo.players.bot import Bot, bid_up_to, share
from kribo.players.hands import average, unseen, without
from kribo.rules import Rules

FIVE = 4
"""The rank of a five."""


class Basic(Bot):
    """Knows the averages and minds the next card; blind to the score and to what others have kept."""

    def discard(self, view: View, discards: list[Discard]) -> Discard:
        assert isinstance(view.state.stage, Discarding)
        stage, rules, seat = view.state.stage, view.state.rules, discards[0].seat

        def merit(throw: _Throw) -> tuple[float, Cards]:
            return throw.hand + _in_crib(rules, stage, seat, throw.crib), throw.cards

        best = max(_throws(stage, seat, (discard.cards for discard in discards)), key=merit)
        return Discard(seat, best.cards)

    def bid(self, view: View, bids: list[Bid]) -> Bid:
        return bid_up_to(int(_worth_of_crib(view, bids[0].seat)), bids)

    def play(self, view: View, options: list[Play | Go]) -> Play | Go:
        assert isinstance(view.state.stage, Playing)
        stage = view.state.stage
        plays = [option for option in options if isinstance(option, Play)]
        if not plays:
            return options[0]
        if not stage.pile:
            plays = [lead for lead in plays if rank(lead.card) != FIVE] or plays
        now = pegging.outlook(view.state.rules, stage, plays[0].seat)
        return max(plays, key=lambda play: (pegging.merit(now, play.card), play.card))


class _Throw(NamedTuple):
    """Cards that may be laid away, with the averages of what is kept and of the crib that they go to."""

    cards: Cards
    hand: float
    crib: crib.Average


def _throws(stage: Discarding | Bidding, seat: Seat, ways: Iterable[Cards]) -> Iterator[_Throw]:
    hand, starters = stage.hands[seat], unseen(stage, seat)
    for cards in ways:
        yield _Throw(cards, average(without(hand, cards), starters), crib.average(cards))


def _in_crib(rules: Rules, stage: Discarding, seat: Seat, there: crib.Average) -> float:
    """What the crib is worth to a seat: less than 0 if others own it, 0 while it is still to be sold."""
    if rules.auction and rules.auction_when == "after_discards":
        return 0
    part = share(rules, stage.owner, seat)
    return part * (there.own if part > 0 else there.opponents)


def _worth_of_crib(view: View, seat: Seat) -> float:
    """The price at which it is all one who has the crib: half of what separates having and giving it."""
    state, stage = view.state, view.state.stage
    assert isinstance(stage, Bidding)
    if stage.thrown[seat]:
        there = crib.average(stage.thrown[seat])
        return (there.own + there.opponents) / 2
    number = state.rules.throws(seat, state.dealer)
    throws = list(_throws(stage, seat, combinations(stage.hands[seat], number)))
    having = max(throw.hand + throw.crib.own for throw in throws)
    giving = max(throw.hand - throw.crib.opponents for throw in throws)
    return (having - giving) / 2
