"""Shuffled packs, from a generator that can be seeded and not be guessed."""

from __future__ import annotations

import secrets
from hashlib import sha256
from random import Random

from kribo.cards import PACK, Cards


class Generator(Random):
    """Random numbers from SHA-256 over a seed and a counter; all methods of `Random` draw from them.

    With a seed (any text) the numbers are the same on every machine; without one the seed is 256 bits of
    the system's entropy, more than the 226 bits of an order of 52 cards.
    """

    def __init__(self, seed: str | None = None) -> None:
        # What a command line holds need not be sound text, and is a seed all the same.
        self._seed = (secrets.token_hex(32) if seed is None else seed).encode(errors="surrogatepass")
        self._start(self._seed)
        super().__init__()

    def _start(self, key: bytes) -> None:
        self._key = key
        self._counter = self._bits = self._available = 0

    def child(self, label: str) -> Generator:
        """Another generator, settled by this one's seed and a label, whatever has been drawn here."""
        return Generator(self._under(label))

    def turn_to(self, label: str) -> None:
        """Draw from now on what this seed and a label settle, whatever has been drawn before."""
        self._start(self._under(label).encode())

    def _under(self, label: str) -> str:
        return sha256(self._seed + b"/" + label.encode()).hexdigest()

    def seed(self, a: object = None, version: int = 2) -> None:
        """Do nothing: the seed is given once, when the generator is made."""

    def getrandbits(self, k: int, /) -> int:
        """A whole number of `k` random bits."""
        while self._available < k:
            block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._bits = self._bits << 256 | int.from_bytes(block, "big")
            self._available += 256
        self._available -= k
        drawn, self._bits = self._bits >> self._available, self._bits & ((1 << self._available) - 1)
        return drawn

    def random(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.getrandbits(53) / (1 << 53)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        bits = n.bit_length()
        while (drawn := self.getrandbits(bits)) >= n:
            pass
        return drawn

    def pack(self) -> Cards:
        """All 52 cards in an order of which each is equally likely (Fisher and Yates)."""
        pack = list(PACK)
        for place in range(len(pack) - 1, 0, -1):
            other = self.below(place + 1)
            pack[place], pack[other] = pack[other], pack[place]
        return tuple(pack)
