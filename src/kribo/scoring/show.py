"""The show: the points of a hand or a crib together with the starter, item by item."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from kribo.cards import Card, Cards, rank, suit, value

JACK = 10


class Item(NamedTuple):
    """One thing that scores: its kind, its cards (of a run in rank order), and its points."""

    kind: str
    cards: Cards
    points: int


KINDS = ("fifteen", "pair", "run", "flush", "nobs")


def items(hand: Sequence[Card], starter: Card, *, crib: bool = False, crib_flush: str = "five") -> list[Item]:
    """Everything that `hand` scores with the starter, in the order fifteens, pairs, runs, flush, nobs.

    Three or more cards are held; a card serves in as many items as it can. `crib_flush` is the option
    of that name: `five` asks for the starter's suit as well, `four` for the cards of the crib alone.
    """
    cards = (*hand, starter)
    return [
        *_fifteens(cards),
        *(Item("pair", pair, 2) for pair in combinations(cards, 2) if rank(pair[0]) == rank(pair[1])),
        *_runs(cards),
        *_flush(hand, starter, needs_starter=crib and crib_flush == "five"),
        *(Item("nobs", (card,), 1) for card in hand if rank(card) == JACK and suit(card) == suit(starter)),
    ]


def points(hand: Sequence[Card], starter: Card, *, crib: bool = False, crib_flush: str = "five") -> int:
    """The sum of `items`."""
    return sum(item.points for item in items(hand, starter, crib=crib, crib_flush=crib_flush))


def most(held: int) -> int:
    """The most that so many held cards can score with a starter: 20 for 3, 29 for 4, 46 for 5.

    :raises KeyError: for any other number of cards.
    """
    return _MOST[held]


def nineteen_is_zero(held: int) -> bool:
    """Whether a claim of nineteen says "nothing": so many cards can never score nineteen."""
    return held != 5


_MOST = {3: 20, 4: 29, 5: 46}


def _fifteens(cards: Cards) -> list[Item]:
    values = [value(card) for card in cards]
    return [
        Item("fifteen", chosen, 2)
        for size in range(2, len(cards) + 1)
        for chosen, total in zip(combinations(cards, size), map(sum, combinations(values, size)), strict=True)
        if total == 15
    ]


def _runs(cards: Cards) -> list[Item]:
    """Every choice of one card a rank from each block of three or more consecutive ranks."""
    held: list[list[Card]] = [[] for _ in range(14)]
    for card in cards:
        held[rank(card)].append(card)
    runs: list[Item] = []
    low = 0
    while low < 13:
        high = low
        while held[high]:
            high += 1
        if high - low >= 3:
            choices: list[Cards] = [()]
            for same in held[low:high]:
                choices = [(*chosen, card) for chosen in choices for card in same]
            runs += [Item("run", chosen, high - low) for chosen in choices]
        low = high + 1
    return runs


def _flush(hand: Sequence[Card], starter: Card, *, needs_starter: bool) -> list[Item]:
    if len({suit(card) for card in hand}) != 1:
        return []
    if suit(starter) == suit(hand[0]):
        return [Item("flush", (*hand, starter), len(hand) + 1)]
    return [] if needs_starter else [Item("flush", tuple(hand), len(hand))]
