"""What choices are worth in any game, in points, by averages and by trying the play out.

Hands are averaged exactly over the starters that are left, cribs come from the tables of `cribs`. The play is
tried out by the engine where it can (`kribo.engine.rollout`), else the likely reply is weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from zlib import crc32

from kribo.cards import Cards
from kribo.engine import rollout
from kribo.engine.spec import spec_of
from kribo.game.actions import Discard, Play, Seat
from kribo.game.state import Bidding, Discarding, Playing
from kribo.game.view import View
from kribo.players import cribs, pegging
from kribo.players.bot import share
from kribo.players.hands import average, unseen, without
from kribo.players.levels import Level


def throws(view: View, discards: Sequence[Discard], level: Level) -> list[float]:
    """What each discard is worth: the hand, and for who knows it the crib."""
    assert isinstance(view.state.stage, Discarding)
    stage, rules, seat = view.state.stage, view.state.rules, discards[0].seat
    starters = unseen(stage, seat)
    worth = [average(without(stage.hands[seat], one.cards), starters) for one in discards]
    to_be_sold = rules.auction and rules.auction_when == "after_discards"
    if level.throw == "hand" or to_be_sold:
        return worth
    part = share(rules, stage.owner, seat)
    return [
        hand + part * cribs.average(rules, one.cards, own=part > 0)
        for hand, one in zip(worth, discards, strict=True)
    ]


def plays(view: View, options: Sequence[Play], level: Level) -> list[float]:
    """What laying each card is worth."""
    assert isinstance(view.state.stage, Playing)
    stage, rules, seat = view.state.stage, view.state.rules, options[0].seat
    now = pegging.outlook(rules, stage, seat)
    if level.play == "greedy":
        return [float(pegging.pegs((*now.pile, option.card >> 2))) for option in options]
    if level.play == "table" or not rollout.AVAILABLE:
        return [pegging.merit(now, option.card) for option in options]
    found = rollout.prospects(spec_of(rules), standing(stage), _seed(stage), rollout.WORLDS)
    net = {one.card: one.net for one in found}
    return [net[option.card] for option in options]


def standing(stage: Playing) -> rollout.Standing:
    """A moment of the play, for the seat on turn, as the engine takes it."""
    seat = stage.turn
    return rollout.Standing(
        seat,
        stage.kept[seat],
        stage.thrown[seat],
        stage.starter,
        stage.played,
        len(stage.pile),
        stage.gone,
    )


def _seed(stage: Playing) -> int:
    """The same moment is always judged by the same worlds."""
    return crc32(bytes([*stage.held[stage.turn], *(card for _, card in stage.played)]))


def price(view: View, seat: Seat, level: Level) -> int:
    """The most to bid for the crib: half of what separates having it and giving it away."""
    assert isinstance(view.state.stage, Bidding)
    stage, rules = view.state.stage, view.state.rules
    if stage.thrown[seat]:
        return int(_both(view, stage.thrown[seat]) / 2)
    starters, hand = unseen(stage, seat), stage.hands[seat]
    ways = list(combinations(hand, rules.throws(seat, view.state.dealer)))
    kept = [average(without(hand, way), starters) for way in ways]
    having = max(points + cribs.average(rules, way, own=True) for points, way in zip(kept, ways, strict=True))
    giving = max(
        points - cribs.average(rules, way, own=False) for points, way in zip(kept, ways, strict=True)
    )
    return int((having - giving) / 2)


def _both(view: View, thrown: Cards) -> float:
    rules = view.state.rules
    return cribs.average(rules, thrown, own=True) + cribs.average(rules, thrown, own=False)
