"""What a hand is worth to somebody who does not know the starter yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from kribo.cards import PACK, RANKS, SUITS, Card, Cards, rank, suit
from kribo.game.actions import Seat
from kribo.game.state import Bidding, Discarding, Playing
from kribo.scoring import show

_BY_RANK = ("fifteen", "pair", "run")
_BY_SUIT = ("flush", "nobs")


def without(hand: Cards, thrown: Cards) -> Cards:
    """What is left of a hand."""
    return tuple(card for card in hand if card not in thrown)


def unseen(stage: Discarding | Bidding | Playing, seat: Seat) -> Cards:
    """The cards that a seat has not seen in this deal; the stage is that of its view."""
    seen = set(stage.thrown[seat])
    if isinstance(stage, Playing):
        seen.update([stage.starter], *stage.kept)
    else:
        seen.update(stage.hands[seat])
    return tuple(card for card in PACK if card not in seen)


def ranks_of(cards: Sequence[Card]) -> tuple[int, ...]:
    """The ranks of some cards, in order: what two hands must share to score alike but for suits."""
    return tuple(sorted(map(rank, cards)))


@cache
def points_by_rank(ranks: tuple[int, ...]) -> int:
    """What fifteens, pairs and runs score among cards of these ranks."""
    clubs = [4 * rank for rank in ranks]
    return _points(clubs[1:], clubs[0], _BY_RANK)


def points_as_held(kept: Cards) -> int:
    """What a hand scores before the starter is known: by ranks, and for a flush."""
    other_suit = kept[0] ^ 1
    return points_by_rank(ranks_of(kept)) + _points(kept, other_suit, _BY_SUIT[:1])


def average(kept: Cards, starters: Cards) -> float:
    """The exact mean of what a hand scores over the starters that can still be cut."""
    by_rank = _points_by_starter(ranks_of(kept))
    total = sum(by_rank[rank(starter)] for starter in starters)
    if _may_score_by_suit(kept):
        for number, starter in _one_of_each_suit(starters):
            total += number * _points(kept, starter, _BY_SUIT)
    return total / len(starters)


@cache
def _points_by_starter(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """What a hand scores by ranks, by the rank of the starter."""
    return tuple(points_by_rank(tuple(sorted((*ranks, starter)))) for starter in range(len(RANKS)))


def _may_score_by_suit(kept: Cards) -> bool:
    """Whether a starter could add a flush or his nobs."""
    return len(set(map(suit, kept))) == 1 or show.JACK in map(rank, kept)


def _one_of_each_suit(starters: Cards) -> Iterator[tuple[int, Card]]:
    """How many starters there are of each suit, with one of them that stands for all."""
    for sign in range(len(SUITS)):
        of_suit = [starter for starter in starters if suit(starter) == sign]
        if of_suit:
            yield len(of_suit), of_suit[0]


def _points(kept: Sequence[Card], starter: Card, kinds: Sequence[str]) -> int:
    return sum(item.points for item in show.items(kept, starter) if item.kind in kinds)
