"""What a card is worth in the play: what it pegs now, and what is likely to come of it.

The seat that follows may hold any of the cards unseen. Of those that it holds it is thought to lay the one
that pegs most, of equals the highest; between two, what may be pegged on that card in turn counts as well.
A count of 5 or 21, a run laid open, a pair that may be made a pair royal: each gets its price in this way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from kribo.cards import Card, Cards, rank, value
from kribo.game.actions import Seat
from kribo.game.state import Playing
from kribo.players.bot import share
from kribo.players.hands import unseen, without
from kribo.rules import Rules
from kribo.scoring import play

Ranks = tuple[int, ...]

PILES = 1 << 16
"""So many piles are remembered."""

ANSWER = 0.6
"""What a point counts that one may peg on the next seat's card: it need not play as expected."""

KEEP_LOW = 0.02
"""What each pip counts that is laid now: low cards are kept, for the go. It settles only close choices."""


class Outlook(NamedTuple):
    """What a seat on turn knows of the others."""

    pile: Ranks
    hand: Cards
    unseen: Counter[int]
    """How many cards of each rank it has not seen."""
    others: Sequence[int]
    """How many cards each seat holds that can still lay one in this count, clockwise."""
    next_share: float
    """What a point for the first of them counts: 1 for one's own side, or less than 0 (`share`)."""


def outlook(rules: Rules, stage: Playing, seat: Seat) -> Outlook:
    """What the seat knows; the stage is that of its view."""
    clockwise = rules.clockwise(rules.left_of(seat))[:-1]
    others = [other for other in clockwise if stage.held[other] and other not in stage.gone]
    return Outlook(
        tuple(map(rank, stage.pile)),
        stage.held[seat],
        Counter(map(rank, unseen(stage, seat))),
        [len(stage.held[other]) for other in others],
        share(rules, others[0], seat) if others else 0,
    )


def merit(now: Outlook, card: Card) -> float:
    """The points that laying a card is worth, for the seat and against the others."""
    pile, hand = (*now.pile, rank(card)), without(now.hand, (card,))
    points = pegs(pile) + KEEP_LOW * value(card)
    if room(pile) == 0:
        return points
    if not now.others:
        return points + _alone(pile, hand)
    return points + _reply(now, pile, hand) + _chance_of_go(now, pile)


@lru_cache(PILES)
def pegs(pile: Ranks) -> int:
    """What the last card of a pile pegs."""
    return play.points([4 * rank for rank in pile])


@lru_cache(PILES)
def room(pile: Ranks) -> int:
    """What the next card may count at most; less than 0 for a pile that cannot be."""
    return play.LIMIT - play.count([4 * rank for rank in pile])


def _alone(pile: Ranks, hand: Cards) -> int:
    """The most that one pegs by going on alone to the end of the count."""
    ways = [
        pegs((*pile, rank(card))) + _alone((*pile, rank(card)), without(hand, (card,)))
        for card in hand
        if value(card) <= room(pile)
    ]
    return max(ways, default=int(room(pile) > 0))


def _reply(now: Outlook, pile: Ranks, hand: Cards) -> float:
    """What the next seat is likely to peg on the pile, and what may be pegged on that."""
    worth, nothing_better = 0.0, 1.0
    for reply in _replies(now, pile):
        points = now.next_share * pegs((*pile, reply))
        if len(now.others) == 1:
            points += ANSWER * _best_answer((*pile, reply), hand)
        none = _chance_of_none(now, now.unseen[reply], now.others[0])
        worth += nothing_better * (1 - none) * points
        nothing_better *= none
    return worth


def _replies(now: Outlook, pile: Ranks) -> list[int]:
    """The ranks that may be laid on the pile, the first choice first."""
    return sorted(_fitting(now, pile), key=lambda rank: (pegs((*pile, rank)), rank), reverse=True)


def _fitting(now: Outlook, pile: Ranks) -> list[int]:
    return [rank for rank in now.unseen if room((*pile, rank)) >= 0]


def _best_answer(pile: Ranks, hand: Cards) -> int:
    return max((pegs((*pile, rank(card))) for card in hand if value(card) <= room(pile)), default=0)


def _chance_of_go(now: Outlook, pile: Ranks) -> float:
    """How likely it is that nobody else can lay a card on the pile."""
    fitting = sum(now.unseen[rank] for rank in _fitting(now, pile))
    return _chance_of_none(now, fitting, sum(now.others))


def _chance_of_none(now: Outlook, wanted: int, held: int) -> float:
    """How likely it is that so many unknown cards are none of so many wanted ones."""
    total = now.unseen.total()
    return comb(total - wanted, held) / comb(total, held)
