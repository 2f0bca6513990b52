"""Hands in the kernel against `kribo.scoring.show`: everything that ranks can be, in every case of suits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random
from types import ModuleType

import pytest

from kribo.cards import PACK, Cards, rank, suit
from kribo.engine import kernel
from kribo.engine.show_table import Multiset, multisets
from kribo.scoring import distribution, show

CRIBS = [(False, "five"), (True, "five"), (True, "four")]


def of_size(size: int) -> list[Multiset]:
    return [multiset for multiset in multisets() if len(multiset) == size]


def one_suit(ranks: Multiset) -> Iterator[Cards]:
    """The ranks in clubs, where they all differ."""
    if len(set(ranks)) == len(ranks):
        yield tuple(4 * rank for rank in ranks)


def mixed_suits(ranks: Multiset) -> Iterator[Cards]:
    """The ranks in as many suits as there are cards of a rank, and never all in one."""
    suits = [ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    if len(set(suits)) == 1:
        suits[0] = 1
    yield tuple(4 * rank + sign for rank, sign in zip(ranks, suits, strict=True))


def cases(held: int) -> Iterator[tuple[Cards, int]]:
    """Every multiset held, as a flush and not, with a starter of each rank in every suit it can have.

    So a flush is met with and without the starter, and every jack with and without nobs.
    """
    for ranks in of_size(held):
        for hand in (*one_suit(ranks), *mixed_suits(ranks)):
            yield from ((hand, starter) for starter in PACK if starter not in hand)


def score(backend: ModuleType, rows: bytes, held: int, *, crib: bool, crib_flush: str) -> bytes:
    points = bytearray(len(rows) // (held + 1))
    backend.score_hands(rows, held, crib and crib_flush == "five", points)
    return bytes(points)


def rows_of(hands: Iterable[tuple[Cards, int]]) -> bytes:
    return bytes(card for hand, starter in hands for card in (*hand, starter))


def test_how_many_hands_of_four_there_are() -> None:
    """As cards, as ranks, and as classes that differ by more than the names of suits."""
    hands = list(combinations(PACK, 4))
    ranks = {tuple(rank(card) for card in hand) for hand in hands}
    classes = {
        tuple(sorted(tuple(rank(card) for card in hand if suit(card) == sign) for sign in range(4)))
        for hand in hands
    }
    assert (len(hands), len(ranks), len(classes)) == (270_725, 1_820, 16_432)


@pytest.mark.parametrize("crib", [False, True])
def test_every_hand_of_four_in_every_case_of_suits(compiled: ModuleType, crib: bool) -> None:
    check_every_hand(compiled, 4, crib=crib)


def test_every_hand_of_three_in_every_case_of_suits(backend: ModuleType) -> None:
    check_every_hand(backend, 3, crib=False)


def check_every_hand(backend: ModuleType, held: int, *, crib: bool) -> None:
    hands = list(cases(held))
    found = score(backend, rows_of(hands), held, crib=crib, crib_flush="five")
    by_rank: dict[tuple[int, ...], int] = {}
    for (hand, starter), points in zip(hands, found, strict=True):
        ranks = (*sorted(card >> 2 for card in hand), starter >> 2)
        if ranks not in by_rank:
            items = show.items(hand, starter, crib=crib)
            by_rank[ranks] = sum(item.points for item in items if item.kind in ("fifteen", "pair", "run"))
        assert points == by_rank[ranks] + by_suit(hand, starter, crib=crib), (hand, starter)


def by_suit(hand: Cards, starter: int, *, crib: bool) -> int:
    """Flush and nobs, counted once more and in another way than in the code tested."""
    suits = {suit(card) for card in hand}
    nobs = any(card == 40 + suit(starter) for card in hand)
    if len(suits) > 1:
        return int(nobs)
    if suit(starter) in suits:
        return len(hand) + 1 + int(nobs)
    return 0 if crib else len(hand)


@pytest.mark.parametrize(("held", "cribs"), list(product((3, 4, 5), CRIBS)))
def test_hands_at_random(backend: ModuleType, held: int, cribs: tuple[bool, str]) -> None:
    crib, crib_flush = cribs
    chance = Random(held)
    dealt = [tuple(chance.sample(suits, held + 1)) for suits in (PACK, PACK[::4] + PACK[1::4]) * 1000]
    hands = [(cards[:-1], cards[-1]) for cards in dealt]
    expected = [show.points(hand, starter, crib=crib, crib_flush=crib_flush) for hand, starter in hands]
    assert list(score(backend, rows_of(hands), held, crib=crib, crib_flush=crib_flush)) == expected


@pytest.mark.parametrize(("held", "crib"), [(3, False), (3, True), (4, False), (4, True), (5, True)])
def test_all_hands_counted_one_by_one(compiled: ModuleType, held: int, crib: bool) -> None:
    counted = compiled.count_hands(held, crib)
    exact = distribution.counts(held, crib=crib)
    assert {points: number for points, number in enumerate(counted) if number} == exact


def test_the_interface(backend: ModuleType) -> None:
    hand = bytes([16, 17, 19, 42, 18])
    assert bytes(kernel.score_hands(hand, 4)) == b"\x1d"
    flush = bytes([0, 4, 20, 32, 49])
    assert bytes(kernel.score_hands(flush, 4)) == bytes([show.points(tuple(flush[:4]), 49)])
    assert bytes(kernel.score_hands(flush, 4, crib=True)) == bytes(
        [show.points(tuple(flush[:4]), 49, crib=True)]
    )
    points = bytearray(1)
    assert kernel.score_hands(hand, 4, points=points) is points
    assert kernel.count_hands(3) == distribution.counts(3)
    assert kernel.count_hands(3, crib=True, crib_flush="four") == distribution.counts(3)
