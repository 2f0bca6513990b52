"""What choices of two-handed six-card are worth, by the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from kribo.cards import Cards, rank
from kribo.engine import discard, pegging, winprob
from kribo.engine.winprob import Values
from kribo.game.actions import Discard, Play, Seat
from kribo.game.state import Discarding, Playing
from kribo.game.view import View
from kribo.players import company
from kribo.players.levels import Level
from kribo.rules import Rules

LONGEST = 121
"""The chances of a game to so many points serve for all that is nearer the end than that."""

POINT = 0.02
"""What a point is worth in the middle of a game, in chances of winning: for those who take it lightly."""

TIE = 5
"""Digits of a chance to win that matter."""

TINY = 1e-9

NEVER = -1000.0
"""What a throw is worth that nobody would choose who minds points."""

OPENING = 3
"""So many cards are laid by the blueprint where searching from the lead would take seconds, in Python."""


class Race(NamedTuple):
    """How far a game is: scores, mine and theirs, and the chances that they stand for."""

    scores: tuple[int, int]
    values: Values


def is_one(rules: Rules) -> bool:
    """Whether the engine plays this game."""
    return rules.dealt == (6, 6) and rules.keep == 4 and not rules.auction and not rules.single


Chances = Callable[[int], Values]
"""What a game to so many points is worth from all scores: the chance of winning it, or any other stakes."""


def race(view: View, seat: Seat, chances: Chances = winprob.chances) -> Race:
    """Where the game stands for a seat; all that is left of a game is one to 121 where no side needs more."""
    target = view.state.rules.target
    to = target if is_far(view) else LONGEST
    mine, theirs = view.state.scores[seat], view.state.scores[1 - seat]
    return Race((mine + to - target, theirs + to - target), chances(to))


def is_far(view: View) -> bool:
    """Whether the end is so far that only points matter, and the chances would have to be computed first."""
    return view.state.rules.target - min(view.state.scores) > LONGEST


def can_search(laid: int) -> bool:
    """Whether the search is quick enough to play with, after so many cards."""
    return pegging.IN_C or laid >= OPENING


def position(view: View, seat: Seat, scores: tuple[int, int] = (0, 0)) -> pegging.Position:
    """A moment of the play as the engine takes it."""
    assert isinstance(view.state.stage, Playing)
    stage = view.state.stage
    return pegging.Position(
        dealer=view.state.dealer == seat,
        kept=stage.kept[seat],
        laid=tuple(pegging.Laid(card, owner == seat) for owner, card in stage.played),
        thrown=stage.thrown[seat],
        starter=stage.starter,
        scores=scores,
    )


def throws(
    view: View, discards: Sequence[Discard], level: Level, chances: Chances = winprob.chances
) -> list[float]:
    """What each discard is worth in points."""
    assert isinstance(view.state.stage, Discarding)
    if level.throw != "whole":
        return company.throws(view, discards, level)
    seat = discards[0].seat
    hand, dealer = view.state.stage.hands[seat], view.state.dealer == seat
    if not level.position or is_far(view):
        by_points = discard.nets(hand, dealer=dealer)
        return [by_points[_in_order(one.cards)] for one in discards]
    now = race(view, seat, chances)
    margin = discard.margin_at(now.scores, now.values.target)
    found = discard.throws(hand, dealer=dealer, scores=now.scores, values=now.values, margin=margin)
    by_win = _first_best({throw.discard: throw.win / POINT for throw in found})
    return [by_win.get(_in_order(one.cards), NEVER) for one in discards]


def plays(
    view: View, options: Sequence[Play], level: Level, chances: Chances = winprob.chances
) -> list[float]:
    """What laying each card is worth in points; by the blueprint, how often it is laid."""
    if level.play in ("greedy", "table"):
        return company.plays(view, options, level)
    seat = options[0].seat
    at = position(view, seat)
    if level.play == "blueprint" or not can_search(len(at.laid)):
        worth = {rank(card): chance for card, chance in pegging.blueprint(at)}
    elif level.position and not is_far(view):
        now = race(view, seat, chances)
        found = ranked(at._replace(scores=now.scores), now.values)
        worth = _first_best({rank(one.card): (one.win or 0.0) / POINT for one in found})
    else:
        worth = {rank(one.card): one.net for one in pegging.candidates(at)}
    return [worth[rank(option.card)] for option in options]


def ranked(at: pegging.Position, values: Values) -> list[pegging.Candidate]:
    """The cards that may be laid, best first by the chance to win; what ties in that by points.

    :raises ValueError: when no play comes to this position.
    """
    found = pegging.candidates(at, values)
    return sorted(found, key=lambda one: (round(one.win or 0.0, TIE), one.net), reverse=True)


K = TypeVar("K")


def _first_best(ranked_worth: dict[K, float]) -> dict[K, float]:
    """Of choices in their order the first has what the best of them has: ties are settled by the order."""
    return {**ranked_worth, next(iter(ranked_worth)): max(ranked_worth.values()) + TINY}


def _in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards))
