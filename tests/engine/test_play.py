"""Piles and plays in the kernel against `kribo.scoring.play`."""

from __future__ import annotations

from itertools import product
from random import Random
from types import ModuleType

import pytest

from kribo.cards import PACK, Cards
from kribo.engine import kernel
from kribo.scoring import play

LENGTH = 5


def every_pile(length: int) -> list[Cards]:
    """All sequences of ranks of that length that a count can hold."""
    piles: list[Cards] = [()]
    for _ in range(length):
        piles = [
            (*pile, 4 * rank + alike)
            for pile in piles
            for rank in range(13)
            if (alike := sum(card >> 2 == rank for card in pile)) < 4
            and play.count(pile) + min(rank + 1, 10) <= play.LIMIT
        ]
    return piles


def random_piles(number: int) -> list[Cards]:
    """Long piles, of low cards."""
    chance = Random(1)
    piles = []
    for _ in range(number):
        pile: Cards = ()
        for card in chance.sample(PACK[:28], 13):
            if play.count((*pile, card)) <= play.LIMIT:
                pile = (*pile, card)
        piles.append(pile)
    return piles


def pegs(backend: ModuleType, piles: list[Cards]) -> list[int]:
    points = bytearray(len(piles))
    backend.pegs(bytes(card for pile in piles for card in pile), bytes(map(len, piles)), points)
    return list(points)


@pytest.mark.parametrize("length", range(1, LENGTH + 1))
def test_every_pile_of_a_length(compiled: ModuleType, length: int) -> None:
    piles = every_pile(length)
    assert pegs(compiled, piles) == [play.points(pile) for pile in piles]


def test_long_piles(backend: ModuleType) -> None:
    piles = random_piles(5000)
    assert max(map(len, piles)) > 2 * LENGTH
    assert pegs(backend, piles) == [play.points(pile) for pile in piles]


def random_play(chance: Random, seats: int, held: int, *, single: bool) -> tuple[Cards, Cards, int, bytes]:
    """The hands, the order of the cards, the leader, and what each seat pegs."""
    dealt = chance.sample(PACK, seats * held)
    hands = [tuple(dealt[start : start + held]) for start in range(0, len(dealt), held)]
    leader = chance.randrange(seats)
    position = play.begin(hands, leader - 1)
    pegged = bytearray(seats)
    while position.turn is not None:
        laid = play.lay(position, chance.choice(position.playable), single=single)
        pegged[laid.seat] += laid.points
        position = laid.after
    rest = [card for card in dealt if card not in position.laid]
    return tuple(dealt), (*position.laid, *rest), leader, bytes(pegged)


@pytest.mark.parametrize(
    ("seats", "held", "single"),
    [*product(range(2, 7), (4,), (False, True)), (2, 3, True), (2, 5, False), (4, 5, False)],
)
def test_plays_of_whole_deals(backend: ModuleType, seats: int, held: int, single: bool) -> None:
    chance = Random(10 * seats + held)
    deals = [random_play(chance, seats, held, single=single) for _ in range(150)]
    hands, orders, leaders, expected = zip(*deals, strict=True)
    points = bytearray(seats * len(deals))
    backend.play_out(
        seats,
        held,
        bytes(card for deal in hands for card in deal),
        bytes(card for deal in orders for card in deal),
        bytes(leaders),
        single,
        points,
    )
    assert points == b"".join(expected)


def test_the_interface() -> None:
    assert bytes(kernel.pegs(bytes([24, 25, 28]), bytes([1, 2]))) == bytes([0, 2])
    hands, order = bytes([48, 36, 0, 37]), bytes([48, 37, 36, 0])
    assert bytes(kernel.play_out(2, hands, order, bytes([0]), held=2)) == bytes([2, 2])
