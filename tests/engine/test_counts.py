"""Rows of whole numbers as bytes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kribo.engine import counts


@given(st.lists(st.sampled_from([0, 0, 0, 0, 1, 127, 128, 2**40]) | st.integers(0, 2**50)))
def test_rows_come_back(numbers: list[int]) -> None:
    assert list(counts.unpack(counts.pack(numbers))) == numbers


def test_zeros_are_short() -> None:
    assert counts.pack([5] + [0] * 1000 + [128]) == bytes([5, 0, 0b11100111, 0b111, 0b10000000, 1])
