"""The generator in Python. That the one in C is the same, the games compared in `test_games` tell."""

from __future__ import annotations

from collections import Counter

from kribo.cards import PACK
from kribo.engine.chance import CUT_DEPTH, Stream


def test_it_is_xoshiro256_plus_plus() -> None:
    """The first numbers of the authors' generator in the state 1, 2, 3, 4."""
    stream = Stream(0, 0, 0)
    stream._state = [1, 2, 3, 4]
    assert [stream.getrandbits(64) for _ in range(4)] == [
        41943041, 58720359, 3588806011781223, 3591011842654386,
    ]  # fmt: skip


def test_a_stream_is_settled_by_its_three_numbers() -> None:
    numbers = {
        where: Stream(*where).getrandbits(64)
        for where in [(1, 2, 3), (3, 2, 1), (1, 3, 2), (2, 2, 3), (1, 2, 4)]
    }
    assert len(set(numbers.values())) == len(numbers)
    assert all(Stream(*where).getrandbits(64) == number for where, number in numbers.items())


def test_every_choice_is_as_likely() -> None:
    stream = Stream(1, 0, 0)
    found = Counter(stream.below(7) for _ in range(70_000))
    assert sorted(found) == list(range(7))
    assert all(abs(number - 10_000) < 500 for number in found.values())


def test_a_single_choice_draws_nothing() -> None:
    stream = Stream(1, 2, 3)
    assert stream.choice(["only"]) == "only"
    assert stream.getrandbits(64) == Stream(1, 2, 3).getrandbits(64)


def test_a_pack_is_whole_and_fair_where_it_is_looked_at() -> None:
    packs = [Stream(5, number, 1).pack(12) for number in range(5200)]
    assert all(tuple(sorted(pack)) == PACK for pack in packs)
    for place in (0, 11, 12 + CUT_DEPTH):
        found = Counter(pack[place] for pack in packs)
        assert len(found) == len(PACK)
        assert max(found.values()) < 160
