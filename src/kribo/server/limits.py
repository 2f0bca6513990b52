"""How often something may be done: buckets that fill by the second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from kribo.errors import KriboError
from kribo.server.settings import Rate

SWEEP_AT = 10_000
"""So many buckets are kept before those that are full again are forgotten."""


class Bucket:
    """Holds up to `at_once` drops, and gets `a_second` more."""

    __slots__ = ("_drops", "_rate", "_since")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._drops = float(rate.at_once)
        self._since = monotonic()

    def take(self) -> bool:
        """Take a drop; whether there was one."""
        self._fill()
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def is_full(self) -> bool:
        """Whether nobody took anything lately."""
        self._fill()
        return self._drops >= self._rate.at_once

    def _fill(self) -> None:
        now = monotonic()
        self._drops = min(self._rate.at_once, self._drops + (now - self._since) * self._rate.a_second)
        self._since = now


class Buckets:
    """A bucket for each key, an address or a person."""

    def __init__(self, rate: Rate, what: str) -> None:
        self._rate = rate
        self._what = what
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Take a drop.

        :raises KriboError: `too-many`, when there is none.
        """
        if len(self._buckets) >= SWEEP_AT:
            self._buckets = {other: bucket for other, bucket in self._buckets.items() if not bucket.is_full()}
        if not self._buckets.setdefault(key, Bucket(self._rate)).take():
            raise KriboError("too-many", what=self._what)


class Places:
    """A number of places for each key, taken and given back."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._taken: Counter[str] = Counter()

    @contextmanager
    def take(self, key: str) -> Iterator[None]:
        """Have a place for a while.

        :raises KriboError: `too-many`, when there is none.
        """
        if self._taken[key] >= self._most:
            raise KriboError("too-many", what=self._what)
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
