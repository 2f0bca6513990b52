"""What is wrong with a buffer is a `ValueError` in both kernels, and nothing is written past an end."""

from __future__ import annotations

from array import array
from types import ModuleType
from typing import Any

import pytest

from kribo.engine.spec import spec_of
from kribo.variants import SIX_CARD

ROW = bytes(range(5))
HANDS = bytes(range(8))
AVERAGES = array("d", bytes(8 * 210))

SHOW: dict[str, tuple[Any, ...]] = {
    "a hand of two": (bytes(3), 2, False, bytearray(1)),
    "a hand of six": (bytes(range(7)), 6, False, bytearray(1)),
    "half a row": (ROW[:4], 4, False, bytearray(1)),
    "a card too high": (bytes([0, 1, 2, 3, 52]), 4, False, bytearray(1)),
    "a hidden card": (bytes([255, 1, 2, 3, 4]), 4, False, bytearray(1)),
    "an output too short": (ROW * 2, 4, False, bytearray(1)),
    "an output too long": (ROW, 4, False, bytearray(2)),
    "an output that cannot be written": (ROW, 4, False, bytes(1)),
    "an output of larger items": (ROW * 8, 4, False, array("q", [0])),
    "cards as larger numbers": (array("i", list(ROW)), 4, False, bytearray(4)),
    "cards with gaps": (memoryview(ROW * 2)[::2], 4, False, bytearray(1)),
    "an output with gaps": (ROW * 2, 4, False, memoryview(bytearray(4))[::2]),
}

PILES: dict[str, tuple[Any, ...]] = {
    "an empty pile": (bytes([0]), bytes([0, 1]), bytearray(2)),
    "a pile past the cards": (bytes([0, 4]), bytes([3]), bytearray(1)),
    "cards in no pile": (bytes([0, 4]), bytes([1]), bytearray(1)),
    "a pile past 31": (bytes([48, 44, 40, 36]), bytes([4]), bytearray(1)),
    "too many aces": (bytes(20), bytes([20]), bytearray(2)),
    "a card too high": (bytes([52]), bytes([1]), bytearray(1)),
    "a card twice": (bytes([0, 4, 0]), bytes([3]), bytearray(1)),
    "an output too short": (bytes([0, 4]), bytes([1, 1]), bytearray(1)),
    "an output that cannot be written": (bytes([0]), bytes([1]), bytes(1)),
}

KQT_AND_MORE = bytes([48, 36, 4, 44, 0, 32])
KQT_THEN_NINE = bytes([48, 44, 36, 32, 0, 4])
"""Three tens make 30; the seat on turn holds an ace and lays a nine."""

PLAYS: dict[str, tuple[Any, ...]] = {
    "one seat": (1, 4, HANDS[:4], HANDS[:4], bytes(1), False, bytearray(1)),
    "seven seats": (7, 1, HANDS[:7], HANDS[:7], bytes(1), False, bytearray(7)),
    "nothing held": (2, 0, b"", b"", bytes(1), False, bytearray(2)),
    "six cards held": (2, 6, bytes(range(12)), bytes(range(12)), bytes(1), False, bytearray(2)),
    "a leader who is no seat": (2, 4, HANDS, HANDS, bytes([2]), False, bytearray(2)),
    "a hand too short": (2, 4, HANDS[:7], HANDS, bytes(1), False, bytearray(2)),
    "an order too short": (2, 4, HANDS, HANDS[:7], bytes(1), False, bytearray(2)),
    "an output too short": (2, 4, HANDS, HANDS, bytes(1), False, bytearray(1)),
    "a card held twice": (2, 4, bytes(8), bytes(8), bytes(1), False, bytearray(2)),
    "a card that nobody holds": (2, 1, bytes([0, 4]), bytes([8, 4]), bytes(1), False, bytearray(2)),
    "a card out of turn": (2, 1, bytes([0, 4]), bytes([4, 0]), bytes(1), False, bytearray(2)),
    "a card laid twice": (2, 1, bytes([0, 4]), bytes([0, 0]), bytes(1), False, bytearray(2)),
    "a card too high": (2, 1, bytes([0, 99]), bytes([0, 99]), bytes(1), False, bytearray(2)),
    "a card past 31": (2, 3, KQT_AND_MORE, KQT_THEN_NINE, bytes(1), False, bytearray(2)),
}


@pytest.mark.parametrize("arguments", list(SHOW.values()), ids=list(SHOW))
def test_hands(backend: ModuleType, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="a"):
        backend.score_hands(*arguments)


@pytest.mark.parametrize("arguments", list(PILES.values()), ids=list(PILES))
def test_piles(backend: ModuleType, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="a"):
        backend.pegs(*arguments)


@pytest.mark.parametrize("arguments", list(PLAYS.values()), ids=list(PLAYS))
def test_plays(backend: ModuleType, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="a"):
        backend.play_out(*arguments)


@pytest.mark.parametrize("held", [2, 6])
def test_counts(backend: ModuleType, held: int) -> None:
    with pytest.raises(ValueError, match="held"):
        backend.count_hands(held, False)


def test_what_is_no_buffer(backend: ModuleType) -> None:
    with pytest.raises(TypeError):
        backend.score_hands([0, 1, 2, 3, 4], 4, False, bytearray(1))


def test_nothing_to_do(backend: ModuleType) -> None:
    backend.score_hands(b"", 4, False, bytearray())
    backend.pegs(b"", b"", bytearray())
    backend.play_out(2, 4, b"", b"", b"", False, bytearray())


def test_damaged_tables(compiled: ModuleType) -> None:
    with pytest.raises(ValueError, match="size"):
        compiled.load_tables(array("H", [1]), bytes(111215))
    with pytest.raises(ValueError, match="damaged"):
        compiled.load_tables(array("H", [9999]) * 30940, bytes(111215))
    with pytest.raises(ValueError, match="items"):
        compiled.load_tables(bytes(61880), bytes(111215))


GAMES: dict[str, tuple[Any, ...]] = {
    "a policy that there is not": (bytes([0, 3]), AVERAGES, 1),
    "a policy missing": (bytes(1), AVERAGES, 1),
    "no averages": (bytes(2), array("d"), 1),
    "rotations that are no set": (bytes(2), AVERAGES, 3),
}


@pytest.mark.parametrize("name", GAMES)
def test_games(compiled: ModuleType, name: str) -> None:
    policies, averages, rotations = GAMES[name]
    with pytest.raises(ValueError, match="a"):
        compiled.simulate(spec_of(SIX_CARD).numbers(), policies, averages, 1, rotations, 0, 1)


def test_every_number_of_a_game_is_checked(compiled: ModuleType) -> None:
    numbers = spec_of(SIX_CARD).numbers()
    for place in range(len(numbers)):
        if 7 <= place <= 10:  # what the seats beyond the second are dealt
            continue
        for wrong in (-1, 1000, 2**31 - 1, -(2**31)):
            spec = numbers[:]
            spec[place] = wrong
            with pytest.raises(ValueError, match="no game"):
                compiled.simulate(spec, bytes(2), AVERAGES, 1, 1, 0, 1)
    with pytest.raises(ValueError, match="size"):
        compiled.simulate(numbers[:-1], bytes(2), AVERAGES, 1, 1, 0, 1)
