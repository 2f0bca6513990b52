"""The kernel in C and the one in Python say the same, whatever they are given."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kribo.engine import fallback
from tests.engine.kernels import KERNELS

CARDS = st.binary(max_size=40) | st.lists(st.integers(0, 51), max_size=40).map(bytes)


def outcome(backend: ModuleType, function: str, *arguments: Any, size: int) -> bytes | str:
    """The output, or the sentence that refuses."""
    points = bytearray(size)
    try:
        getattr(backend, function)(*arguments, points)
    except ValueError as refused:
        return str(refused)
    return bytes(points)


class TestAgree:
    @given(rows=CARDS, held=st.integers(2, 6), needs_starter=st.booleans())
    def test_hands(self, rows: bytes, held: int, needs_starter: bool) -> None:
        self.same("score_hands", rows, held, needs_starter, size=len(rows) // (held + 1))

    @given(cards=st.lists(st.integers(0, 51), max_size=12).map(bytes), sizes=st.lists(st.integers(0, 6)))
    def test_piles(self, cards: bytes, sizes: list[int]) -> None:
        self.same("pegs", cards, bytes(sizes), size=len(sizes))

    @given(order=st.permutations(range(6)), hands=st.permutations(range(0, 52, 4)), single=st.booleans())
    def test_plays(self, order: list[int], hands: list[int], single: bool) -> None:
        dealt = hands[:6]
        laid = bytes(dealt[place] for place in order)
        self.same("play_out", 2, 3, bytes(dealt), laid, bytes([order[0] // 3]), single, size=2)

    def same(self, function: str, *arguments: Any, size: int) -> None:
        """Asked of every kernel there is; with the fallback alone it still must not fail in another way."""
        expected = outcome(fallback, function, *arguments, size=size)
        for backend in KERNELS:
            found = outcome(backend, function, *arguments, size=size)
            assert isinstance(found, str) == isinstance(expected, str)
            if isinstance(found, bytes):
                assert found == expected
