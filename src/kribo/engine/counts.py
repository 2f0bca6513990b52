"""Long rows of whole numbers, mostly 0, as few bytes: the form of the tables of counts in the data folder.

Each number takes seven bits a byte, lowest first, with the high bit set in all bytes but its last; after a 0
comes, in the same form, how many more follow it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import groupby


def pack(numbers: Iterable[float]) -> bytes:
    """The bytes of whole numbers, 0 or more."""
    content = bytearray()
    for number, same in groupby(map(int, numbers)):
        times = sum(1 for _ in same)
        for _ in range(times if number else 1):
            content += _packed(number)
        if number == 0:
            content += _packed(times - 1)
    return bytes(content)


def unpack(content: bytes) -> array[float]:
    """The numbers of such bytes."""
    found = array("d")
    numbers = _numbers(content)
    for number in numbers:
        if number:
            found.append(number)
        else:
            found.frombytes(bytes(found.itemsize * (1 + next(numbers))))
    return found


def _packed(number: int) -> bytes:
    content = bytearray()
    while number > 127:
        content.append(number & 127 | 128)
        number >>= 7
    content.append(number)
    return bytes(content)


def _numbers(content: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in content:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
