"""The kernel: hands, piles, plays and games by the million, in C where that is there and else in Python.

Buffers go in and out: bytes, `array.array`, NumPy arrays, whatever is contiguous. A card is a byte, 0..51.
Whatever is wrong with a buffer (its size, a card that there is not, an output that cannot be written) is
a ValueError. That the cards of a hand differ is the caller's promise where nothing else is said.

The environment's `KRIBO_KERNEL` chooses: `c` fails loudly where there is no compiled kernel, `python` does
without it, and `auto`, or nothing, takes what there is.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kribo.engine import fallback
from kribo.engine.show_table import little_endian
from kribo.engine.spec import GameSpec
from kribo.engine.tally import Tally

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer, WriteableBuffer

CHOICES = ("auto", "c", "python")

POLICIES = ("random", "greedy", "basic")
"""The players that the kernel has, by the numbers it knows them by."""


def _compiled() -> ModuleType | None:
    """The kernel in C, unless it is not there or not wanted.

    :raises ImportError: when it is asked for and cannot be loaded.
    :raises ValueError: when `KRIBO_KERNEL` is none of `CHOICES`.
    """
    choice = os.environ.get("KRIBO_KERNEL") or "auto"
    if choice not in CHOICES:
        raise ValueError(f"KRIBO_KERNEL is {choice!r} and can be one of {', '.join(CHOICES)}")
    if choice == "python":
        return None
    try:
        from kribo.engine import _kernel
    except ImportError:
        if choice == "c":
            raise
        return None
    return _kernel


def _load_tables() -> None:
    data = files("kribo.engine") / "data"
    following = array("H", (data / "multisets.bin").read_bytes())
    points = (data / "show.bin").read_bytes()
    for kernel in filter(None, (fallback, _c)):
        kernel.load_tables(little_endian(following), points)


_c = _compiled()
_kernel = _c or fallback
_load_tables()

IN_C = _c is not None
"""Whether the kernel is the compiled one."""


def part(name: str) -> Any:
    """Another compiled part of the engine, unless it is not there or the kernel in Python is wanted."""
    if not IN_C:
        return None
    try:
        return import_module(f"kribo.engine.{name}")
    except ImportError:
        return None


def score_hands(
    rows: ReadableBuffer,
    held: int,
    *,
    crib: bool = False,
    crib_flush: str = "five",
    points: WriteableBuffer | None = None,
) -> WriteableBuffer:
    """The points of many hands: each row is `held` (3, 4 or 5) cards and their starter.

    :param points: gets a byte a hand and is returned; without it a new bytearray is.
    :raises ValueError: see the head of this module.
    """
    if points is None:
        points = bytearray(memoryview(rows).nbytes // (held + 1))
    _kernel.score_hands(rows, held, crib and crib_flush == "five", points)
    return points


def count_hands(held: int, *, crib: bool = False, crib_flush: str = "five") -> dict[int, int]:
    """The number of hands with a starter for each score that can be made, as `scoring.distribution.counts`.

    In C every hand of `held` cards is gone through with every starter.
    """
    counts = _kernel.count_hands(held, crib and crib_flush == "five")
    return {points: number for points, number in enumerate(counts) if number}


def pegs(
    cards: ReadableBuffer, sizes: ReadableBuffer, *, points: WriteableBuffer | None = None
) -> WriteableBuffer:
    """What the last card of each of many piles pegs.

    :param cards: the piles one after the other, each oldest card first.
    :param sizes: a byte a pile.
    :param points: gets a byte a pile and is returned; without it a new bytearray is.
    :raises ValueError: also for a pile that is empty, has a card twice or passes 31.
    """
    if points is None:
        points = bytearray(memoryview(sizes).nbytes)
    _kernel.pegs(cards, sizes, points)
    return points


def play_out(
    seats: int,
    hands: ReadableBuffer,
    orders: ReadableBuffer,
    leaders: ReadableBuffer,
    *,
    held: int = 4,
    single: bool = False,
    points: WriteableBuffer | None = None,
) -> WriteableBuffer:
    """What each seat pegs in the play of many deals.

    :param hands: `held` cards for each seat, deal after deal.
    :param orders: the same cards of each deal in the order in which they are laid. With `single` the
        cards that are still held when the first count closes come last, in any order.
    :param leaders: a byte a deal, the seat that leads.
    :param points: gets a byte for each seat of each deal and is returned; without it a new bytearray is.
    :raises ValueError: also for a card held twice, not held, laid out of turn, or over 31.
    """
    if points is None:
        points = bytearray(memoryview(leaders).nbytes * seats)
    _kernel.play_out(seats, held, hands, orders, leaders, single, points)
    return points


def can_simulate(players: Iterable[str]) -> bool:
    """Whether the kernel can play games between these players."""
    return _c is not None and all(player in POLICIES for player in players)


def simulate(
    spec: GameSpec,
    players: Sequence[str],
    averages: array[float],
    seed: int,
    sets: range,
    *,
    rotations: int = 1,
) -> Tally:
    """Play sets of games; a set is settled by the seed and its own number.

    There is no fallback: `kribo.table.simulation` plays the same games through the core.

    :param players: by seat; see `can_simulate`.
    :param averages: for each multiset of up to two ranks the mean of a crib with them in one's own crib,
        then for each in an opponent's.
    :param rotations: 1; or as many as sides, and then a set is so many games with the same cards and first
        dealer, the players moved on by one seat each time.
    """
    assert _c is not None
    numbers = bytes(map(POLICIES.index, players))
    return Tally(_c.simulate(spec.numbers(), numbers, averages, seed, rotations, sets.start, len(sets)))
