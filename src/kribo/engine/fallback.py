"""The kernel in Python: the same functions as `_kernelmodule.c`, for where that is not compiled.

It looks the same tables up for hands and leaves the rest to `kribo.scoring`, to which both are held.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kribo.cards import PACK, RANKS
from kribo.errors import IllegalAction
from kribo.scoring import distribution, play
from kribo.scoring.show import JACK

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

HELD = range(3, 6)
SEATS = range(2, 7)
MOST_POINTS = 46

_next: Sequence[int] = ()
_points: Sequence[int] = ()


def load_tables(following: array[int], points: bytes) -> None:
    """Take the tables of the show (`show_table`)."""
    global _next, _points
    _next, _points = following, points


def score_hands(rows: ReadableBuffer, held: int, needs_starter: bool, points: WriteableBuffer) -> None:
    """Score rows of held cards and their starter."""
    _check(held in HELD, "hands of 3, 4 or 5 cards are held")
    cards = _cards(rows)
    _check(len(cards) % (held + 1) == 0, "the last row of cards is not complete")
    out = _output(points, len(cards) // (held + 1))
    for number, start in enumerate(range(0, len(cards), held + 1)):
        hand = cards[start : start + held]
        out[number] = _points_of(hand, cards[start + held], needs_starter)


def _points_of(hand: memoryview, starter: int, needs_starter: bool) -> int:
    multiset = 0
    for card in hand:
        multiset = _next[len(RANKS) * multiset + (card >> 2)]
    points = _points[len(RANKS) * multiset + (starter >> 2)]
    suits = {card & 3 for card in hand}
    if len(suits) == 1:
        with_starter = starter & 3 in suits
        points += len(hand) + with_starter if with_starter or not needs_starter else 0
    return points + (4 * JACK + (starter & 3) in hand)


def count_hands(held: int, needs_starter: bool) -> list[int]:
    """How many hands score how much, by points."""
    _check(held in HELD, "hands of 3, 4 or 5 cards are held")
    found = distribution.counts(held, crib=needs_starter)
    return [found.get(points, 0) for points in range(MOST_POINTS + 1)]


def pegs(piles: ReadableBuffer, lengths: ReadableBuffer, points: WriteableBuffer) -> None:
    """What the last card of each pile pegs."""
    cards, sizes = _cards(piles), _bytes(lengths)
    out = _output(points, len(sizes))
    start = 0
    for number, size in enumerate(sizes):
        pile = cards[start : start + size]
        fine = 0 < size == len(pile) == len(set(pile)) and play.count(pile) <= play.LIMIT
        _check(fine, "a pile is empty, has a card twice, passes 31, or does not fit the cards given")
        out[number] = play.points(pile)
        start += size
    _check(start == len(cards), "the piles do not fit the cards given")


def play_out(
    seats: int,
    held: int,
    hands: ReadableBuffer,
    orders: ReadableBuffer,
    leaders: ReadableBuffer,
    single: bool,
    points: WriteableBuffer,
) -> None:
    """What each seat pegs in each deal."""
    _check(seats in SEATS and 1 <= held <= HELD[-1], "2 to 6 seats hold 1 to 5 cards each")
    cards, order, lead = _cards(hands), _cards(orders), _bytes(leaders)
    _check(all(leader < seats for leader in lead), "a leader is no seat")
    _check(len(cards) == len(lead) * seats * held, "the hands have the wrong size")
    _check(len(order) == len(cards), "the orders have the wrong size")
    out = _output(points, len(lead) * seats)
    for deal, leader in enumerate(lead):
        place = slice(deal * seats * held, (deal + 1) * seats * held)
        of_deal = bytes(cards[place])
        _check(len(set(of_deal)) == len(of_deal), "a card is held twice")
        dealt = [tuple(of_deal[start : start + held]) for start in range(0, len(of_deal), held)]
        out[deal * seats : (deal + 1) * seats] = _pegged(dealt, leader, order[place], single)


def _pegged(hands: list[tuple[int, ...]], leader: int, order: memoryview, single: bool) -> bytes:
    pegged = bytearray(len(hands))
    position = play.begin(hands, leader - 1)
    try:
        for card in order:
            if position.turn is None:
                break
            laid = play.lay(position, card, single=single)
            pegged[laid.seat] += laid.points
            position = laid.after
    except IllegalAction as refused:
        raise ValueError("a card is not held, laid out of turn, or passes 31") from refused
    return bytes(pegged)


def _bytes(buffer: ReadableBuffer) -> memoryview:
    view = memoryview(buffer)
    _check(view.c_contiguous, "a contiguous buffer is needed")
    _check(view.itemsize == 1, "a buffer has items of the wrong size")
    return view.cast("B") if view.nbytes else memoryview(b"")


def _cards(buffer: ReadableBuffer) -> memoryview:
    view = _bytes(buffer)
    _check(max(view, default=0) in PACK, "a card is not one of 0..51")
    return view


def _output(buffer: WriteableBuffer, length: int) -> memoryview:
    view = memoryview(buffer)
    _check(view.c_contiguous and not view.readonly, "a contiguous buffer that can be written is needed")
    _check(view.itemsize == 1, "a buffer has items of the wrong size")
    _check(view.nbytes == length, "the output has the wrong size")
    return view.cast("B") if length else view


def _check(fine: bool, reason: str) -> None:
    if not fine:
        raise ValueError(reason)
