"""Discards of two-handed six-card: every way to throw two of six, with all that it is worth.

The hand term is exact. The crib term goes through all ranks that the other may hold and how he throws them,
by a habit that answers one's own as well as can be (habit.h); `exact` goes through all 9,366,819 hands of
cards instead. What the play brings comes from trial deals, by the ranks kept. The chance of winning plays the
rest of the deal out from there, event by event, into the chances of `winprob`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from math import inf, isnan
from typing import Any, NamedTuple

from kribo.cards import Card, Cards
from kribo.engine import cache as files_made
from kribo.engine import plays, winprob
from kribo.engine.winning import DEALER, PONE, WAYS, compiled, data, functions
from kribo.scoring import show

ERRORS = ((12, 0.017), (30, 0.007), (999, 0.0013))
"""Standard errors of chances of winning, by the points that the leader still wants at most, as measured by
`benchmarks/wins.py`. They come of taking play, hands and crib not to depend on each other."""

LEVEL = 0.001
"""Chances of winning no further apart than this are level, and the net points decide."""

MARGINS = ((12, inf), (30, 4.0), (999, 1.5))
"""How many net points the best throw for the game may be behind that with the most, by what the leader wants.

In 12,000 hands it was never further behind, or the best within gave up less than 0.00002. As in gains.c.
"""


class Throw(NamedTuple):
    """A way to throw: mean points, and the value of the game, which is the chance of winning it.

    `net` counts the crib as the thrower's or the other's, and the play for minus against.
    """

    discard: Cards
    keep: Cards
    hand: float
    crib: float
    pegging_for: float
    pegging_against: float
    net: float
    win: float
    error: float


def throws(
    hand: Sequence[Card],
    *,
    dealer: bool,
    scores: tuple[int, int] = (0, 0),
    values: winprob.Values | None = None,
    exact: bool = False,
    margin: float = inf,
) -> list[Throw]:
    """The throws of six cards, best first: by `win`, and by `net` where chances are level.

    :param scores: one's own and the other's, both short of the target.
    :param values: what the game is played for; the chance of winning a game to 121 when not given.
    :param exact: count the crib from all hands of cards.
    :param margin: leave out throws that are more net points behind the best; without it there are fifteen.
    :raises NotCompiled: for `exact` without the compiled module.
    """
    cards, role = bytes(sorted(hand)), DEALER if dealer else PONE
    game = values or winprob.chances(121)
    habit, stakes = habits()[not role], stakes_of(game)
    found = functions.weigh(cards, role, habit, shipped_plays(), *scores, stakes, margin)
    worths = (
        _pairs(exact_worths(cards, dealer=dealer))
        if exact
        else list(zip(found[0::3], found[1::3], strict=True))
    )
    wanted = game.target - max(scores)
    error = next(error for most, error in ERRORS if wanted <= most)
    return ranked(
        [
            _throw(cards, way, role, worths[way], win, error)
            for way, win in enumerate(found[2::3])
            if not isnan(win)
        ]
    )


def margin_at(scores: tuple[int, int], target: int) -> float:
    """The margin within which the best throw is at these scores."""
    wanted = target - max(scores)
    return next(margin for most, margin in MARGINS if wanted <= most)


def nets(hand: Sequence[Card], *, dealer: bool) -> dict[Cards, float]:
    """The fifteen throws by their net points alone, which takes a third of the time."""
    cards, role = bytes(sorted(hand)), DEALER if dealer else PONE
    worths = _pairs(functions.worths(cards, habits()[not role]))
    throws = [_throw(cards, way, role, worth, 0, 0) for way, worth in enumerate(worths)]
    return {throw.discard: throw.net for throw in throws}


def stakes_of(game: winprob.Values) -> tuple[int, array[float], array[float], array[float], array[float]]:
    """What a game is played for as the functions take it."""
    return game.target, game.win, game.lose, game.ours, game.theirs


def _pairs(numbers: Sequence[float]) -> list[tuple[float, float]]:
    return list(zip(numbers[0::2], numbers[1::2], strict=True))


def ranked(found: Sequence[Throw]) -> list[Throw]:
    """Best first; those that are level with the best that is left come together, by net points."""
    rest = sorted(found, key=lambda throw: throw.win, reverse=True)
    order: list[Throw] = []
    while rest:
        level = [throw for throw in rest if throw.win >= rest[0].win - LEVEL]
        order += sorted(level, key=lambda throw: throw.net, reverse=True)
        rest = rest[len(level) :]
    return order


def starters(hand: Sequence[Card], keep: Sequence[Card]) -> dict[Card, int]:
    """What the kept cards show with each starter that six cards leave."""
    return {card: show.points(keep, card) for card in range(52) if card not in hand}


def _throw(cards: bytes, way: int, role: int, worth: tuple[float, float], win: float, error: float) -> Throw:
    low, high = WAYS[way]
    keep = tuple(card for place, card in enumerate(cards) if place not in (low, high))
    hand, crib = worth
    gained, lost = brought().means(role, keep)
    net = hand + (crib if role == DEALER else -crib) + gained - lost
    return Throw((cards[low], cards[high]), keep, hand, crib, gained, lost, net, win, error)


@cache
def habits() -> tuple[Any, Any]:
    """How pone and dealer throw; a habit is whatever the functions in use make of its bytes."""
    return functions.read_habit(data("throws-pone.bin")), functions.read_habit(data("throws-dealer.bin"))


@cache
def brought() -> plays.Plays:
    """What the play brings, by role and keep."""
    return plays.read(data("plays.bin"))


@cache
def shipped_plays() -> Any:
    """The same as the functions in use take it."""
    return functions.read_plays(data("plays.bin"))


# ---- all hands of cards


class NotCompiled(RuntimeError):
    """Only the compiled module goes through millions of hands."""


def exact_worths(hand: Sequence[Card], *, dealer: bool) -> list[float]:
    """Hand and crib of each way, from all hands of cards that the other may hold.

    :raises NotCompiled: without the compiled module.
    """
    if compiled is None:
        raise NotCompiled("the exact discard needs the compiled kernel")
    found: list[float] = compiled.exact_worths(bytes(sorted(hand)), throw_table(PONE if dealer else DEALER))
    return found


@cache
def throw_table(role: int, *, with_play: bool = False) -> bytes:
    """What the role throws from each of the 20,358,520 hands (discard.h); made in half a minute, and kept.

    :param with_play: for the points of show and play, not of the show alone.
    """
    answered = data(("throws-dealer.bin", "throws-pone.bin")[role])
    made_from = answered + data("plays.bin") if with_play else answered
    return files_made.kept("throws", made_from, lambda: _make_table(role, with_play=with_play))


def _make_table(role: int, *, with_play: bool) -> bytes:
    table, answers = bytearray(compiled.TABLE_BYTES), bytearray(compiled.ANSWERS_BYTES)
    found = shipped_plays() if with_play else None
    compiled.answer_habit(role, habits()[not role], found, 1.0, answers, table)
    return bytes(table)
