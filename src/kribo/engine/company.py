"""What throws, cards and bids are worth in any game, by playing deals out in worlds that may be.

For the games that have no better: more than two seats, five or seven cards, auction. A world is hands of the
others that agree with what was laid and said, and from there everybody plays like the player `basic`. In C
alone; whoever has no C plays by other means.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kribo.cards import Card, Cards
from kribo.engine import kernel, winning
from kribo.engine.spec import MOST_SEATS, GameSpec

GAMES = 16
"""So many games are remembered, with what trial deals tell of each."""

SEED = 1
"""Of the trial deals."""

NOBODY = -1

_compiled = kernel.part("_company")
_c: Any = winning.load(_compiled) if _compiled else None

AVAILABLE = _c is not None
"""Whether choices can be played out here."""


class Averages(NamedTuple):
    """Mean cribs as doubles: of each multiset of up to two ranks in one's own crib, then in an opponent's."""

    basic: bytes
    """As the player `basic` has them."""
    game: bytes
    """As they are in this game."""


class Sight(NamedTuple):
    """What a seat sees of a deal; seats are those of the game."""

    scores: Sequence[int]
    """By side."""
    seat: int
    dealer: int
    owner: int
    price: int
    hand: Cards
    """The cards dealt or, once it has thrown, the cards kept, laid ones included."""
    thrown: Cards = ()
    starter: Card | None = None
    laid: tuple[tuple[int, Card], ...] = ()
    """Seat and card of all that was laid in this deal, oldest first."""
    pile: int = 0
    """How many of them are in this count."""
    gone: tuple[int, ...] = ()
    """The seats that have said go in this count."""


class Effort(NamedTuple):
    """How choices are weighed: in how many worlds of which chance, for the chance to win or for points."""

    worlds: int
    seed: int
    for_game: bool


def throws(spec: GameSpec, averages: Averages, sight: Sight, effort: Effort) -> dict[Cards, float]:
    """The throws that are near the best, in the order of the hand, and what they are worth.

    That is the chance to win, or points of the side less those of the others on average. As for `cards` and
    `price` the answers to the same question are the same.

    :raises ValueError: when no deal comes to this.
    """
    return {tuple(thrown): worth for thrown, worth in _c.throws(*_question(spec, averages, sight, effort))}


def cards(spec: GameSpec, averages: Averages, sight: Sight, effort: Effort) -> dict[Card, float]:
    """The cards that may be laid, and what they are worth.

    :raises ValueError: when no play comes to this.
    """
    return dict(_c.cards(*_question(spec, averages, sight, effort)))


def price(spec: GameSpec, averages: Averages, sight: Sight, effort: Effort) -> int:
    """The most at which it is better to buy the crib than to let the other have it for as much.

    :raises ValueError: when no auction comes to this.
    """
    found: int = _c.price(*_question(spec, averages, sight, effort))
    return found


def chance(
    spec: GameSpec, averages: Averages, scores: Sequence[int], dealer: int, side: int, *, play_through: bool
) -> float:
    """How likely a side is to win when that seat deals next; `play_through` heeds the order of counting."""
    found: float = _c.chance(
        _company(bytes(spec.numbers()), averages), _six(scores), dealer, side, play_through
    )
    return found


@lru_cache(GAMES)
def _company(numbers: bytes, averages: Averages) -> object:
    """A game with its trial deals."""
    made: object = _c.company(numbers, averages.basic, averages.game, SEED)
    return made


def _question(spec: GameSpec, averages: Averages, sight: Sight, effort: Effort) -> tuple[object, ...]:
    numbers = _six(sight.scores) + array("i", (sight.seat, sight.dealer, sight.owner, sight.price))
    laid = bytes(card for _, card in sight.laid), bytes(seat for seat, _ in sight.laid)
    return (
        _company(bytes(spec.numbers()), averages),
        (numbers, bytes(sight.hand), bytes(sight.thrown), *laid),
        NOBODY if sight.starter is None else sight.starter,
        sight.pile,
        sum(1 << seat for seat in set(sight.gone)),
        effort.worlds,
        effort.seed,
        effort.for_game,
    )


def _six(scores: Sequence[int]) -> array[int]:
    return array("i", (*scores, *[0] * (MOST_SEATS - len(scores))))
