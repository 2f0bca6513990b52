"""What choices are worth in any game.

By averages for the weak: hands are averaged exactly over the starters that are left, cribs come from the
tables of `cribs`, the likely reply is weighed. The strong have the deal played out by `kribo.engine.company`,
for points or for the chance to win; where that is not compiled they go by averages too.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from zlib import crc32

from kribo.cards import Cards
from kribo.engine import company as engine
from kribo.engine.company import Averages, Effort, Sight
from kribo.engine.spec import GameSpec, fits, spec_of
from kribo.game.actions import Discard, Play, Seat
from kribo.game.state import Bidding, Discarding, Playing
from kribo.game.view import View
from kribo.players import cribs, pegging
from kribo.players.bot import share
from kribo.players.hands import average, unseen, without
from kribo.players.levels import Level
from kribo.rules import Rules

WORLDS, FEWER_WORLDS, MANY_SEATS = 200, 130, 4
"""How many worlds the engine looks at; fewer for more seats than that."""

POINT = 0.02
"""What a point is worth in the middle of a game, in chances of winning: for those who take it lightly."""

NEVER = -1000.0
"""What a throw is worth that is far from the best."""


def throws(view: View, discards: Sequence[Discard], level: Level) -> list[float]:
    """What each discard is worth: the hand, and for who knows it the crib and the play."""
    assert isinstance(view.state.stage, Discarding)
    rules, seat = view.state.rules, discards[0].seat
    if level.throw == "whole" and _can_play_out(rules):
        sight = _sight(view, seat, view.state.stage)
        effort = _effort(rules, sight, for_game=level.position)
        found = {
            frozenset(thrown): worth / (POINT if level.position else 1)
            for thrown, worth in engine.throws(*_game(rules), sight, effort).items()
        }
        return [found.get(frozenset(one.cards), NEVER) for one in discards]
    return _by_averages(view, discards, level)


def _by_averages(view: View, discards: Sequence[Discard], level: Level) -> list[float]:
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
    if level.play == "table" or not _can_play_out(rules):
        return [pegging.merit(now, option.card) for option in options]
    for_game = level.position and level.play == "search"
    sight = _sight(view, seat, stage)
    found = engine.cards(*_game(rules), sight, _effort(rules, sight, for_game=for_game))
    return [found[option.card] / (POINT if for_game else 1) for option in options]


def price(view: View, seat: Seat, level: Level) -> int:
    """The most to bid for the crib: at more it is better to let the other buy it for as much."""
    assert isinstance(view.state.stage, Bidding)
    stage, rules = view.state.stage, view.state.rules
    if level.throw == "whole" and _can_play_out(rules):
        sight = _sight(view, seat, stage)
        return engine.price(*_game(rules), sight, _effort(rules, sight, for_game=level.position))
    if stage.thrown[seat]:
        return int(_both(rules, stage.thrown[seat]) / 2)
    starters, hand = unseen(stage, seat), stage.hands[seat]
    ways = list(combinations(hand, rules.throws(seat, view.state.dealer)))
    kept = [average(without(hand, way), starters) for way in ways]
    having = max(points + cribs.average(rules, way, own=True) for points, way in zip(kept, ways, strict=True))
    giving = max(
        points - cribs.average(rules, way, own=False) for points, way in zip(kept, ways, strict=True)
    )
    return int((having - giving) / 2)


def _both(rules: Rules, thrown: Cards) -> float:
    return cribs.average(rules, thrown, own=True) + cribs.average(rules, thrown, own=False)


# The engine


def _can_play_out(rules: Rules) -> bool:
    return engine.AVAILABLE and fits(rules)


def _game(rules: Rules) -> tuple[GameSpec, Averages]:
    return spec_of(rules), cribs.numbers(cribs.name_of(rules))


def _sight(view: View, seat: Seat, stage: Discarding | Bidding | Playing) -> Sight:
    """A moment of the game as the engine takes it; heels that are still to be claimed count as pegged."""
    scores = list(view.state.scores)
    if isinstance(stage, Discarding):
        return Sight(scores, seat, view.state.dealer, stage.owner, stage.price, stage.hands[seat])
    if isinstance(stage, Bidding):
        hand, thrown = stage.hands[seat], stage.thrown[seat]
        return Sight(scores, seat, view.state.dealer, view.state.dealer, 0, without(hand, thrown), thrown)
    heels = view.state.dealer if view.state.rules.auction_heels == "dealer" else stage.owner
    scores[view.state.rules.side(heels)] += stage.heels_due
    return Sight(
        scores,
        seat,
        view.state.dealer,
        stage.owner,
        stage.price,
        stage.kept[seat],
        stage.thrown[seat],
        stage.starter,
        stage.played,
        len(stage.pile),
        stage.gone,
    )


def _effort(rules: Rules, sight: Sight, *, for_game: bool) -> Effort:
    """The same moment is always judged by the same worlds."""
    seed = crc32(bytes([*sight.hand, *sight.thrown, *(card for _, card in sight.laid)]))
    return Effort(WORLDS if rules.seats <= MANY_SEATS else FEWER_WORLDS, seed, for_game)
