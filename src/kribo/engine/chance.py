"""The generator of the kernel (`chance.h`), number for number in Python: xoshiro256++ by Blackman and Vigna.

A stream is settled by a seed, the number of a set of games and a purpose, so what a game meets does not
depend on the games before it, on who computes them, or on the language. It is fast and of good quality, and
no secret: the packs of people at a table come from `kribo.table.pack`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from kribo.cards import PACK, Cards

T = TypeVar("T")

CUT_DEPTH = 4
"""How deep packs made here are to be cut: the card there is as good as any."""

LOTS = 0
"""The purpose of the draw for the first deal; a deal's is its own number, from 1."""

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def whims(rotation: int, player: int) -> int:
    """The purpose of a player's own choices, in each game of a set."""
    return (rotation + 1 << 32) + player


class Stream(Random):
    """The numbers for one purpose. `choice` draws from them; other methods of `Random` are not to be used."""

    def __init__(self, seed: int, set_: int, purpose: int) -> None:
        key = _mix((_mix(_mix(seed + _GOLDEN & _MASK) ^ set_) + _GOLDEN & _MASK) ^ purpose)
        self._state = [_mix(key + (i + 1) * _GOLDEN & _MASK) for i in range(4)]

    def __new__(cls, *words: int) -> Stream:
        """`Random` would take what it is made of as its own seed, and take only one."""
        return super().__new__(cls)

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits, at most 64."""
        s = self._state
        bits = _rotated(s[0] + s[3] & _MASK, 23) + s[0] & _MASK
        shifted = s[1] << 17 & _MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = _rotated(s[3], 45)
        return bits >> 64 - k

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely; a single choice needs no draw."""
        if n <= 1:
            return 0
        product = self.getrandbits(32) * n
        while product & 0xFFFFFFFF < (1 << 32) % n:
            product = self.getrandbits(32) * n
        return product >> 32

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        """One of the elements."""
        return seq[self.below(len(seq))]

    def pack(self, dealt: int) -> Cards:
        """A pack of which the first `dealt` cards and the one at `CUT_DEPTH` below them are shuffled.

        The rest, at which nobody will look, is as it falls out.
        """
        pack = list(PACK)
        for place in range(dealt):
            _swap(pack, place, place + self.below(len(pack) - place))
        _swap(pack, dealt + CUT_DEPTH, dealt + self.below(len(pack) - dealt))
        return tuple(pack)


def _swap(pack: list[int], place: int, other: int) -> None:
    pack[place], pack[other] = pack[other], pack[place]


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


def _rotated(x: int, by: int) -> int:
    return (x << by | x >> 64 - by) & _MASK
