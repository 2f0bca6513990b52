"""How the blueprint of the play is kept in a file.

Bytes that mean the same lie together, so that they compress well: the first byte of all records, then the
second of all, and so on.
"""

from __future__ import annotations

import zlib
from array import array

from kribo.engine.show_table import little_endian

KEEPS = 2 * 2 * 18564
"""Bytes of the keeps: two roles, two bytes for every hand of six ranks."""

OPENINGS = 3 * (1820 + 1820 * 13 + 1820 * 4 * 13 + 1820 * 4 * 13 * 13)
"""Bytes of the openings, see blueprint.h."""

RECORDS = (2, 3, 8, 2)
"""The size of a record of the keeps, the openings, the keys, and the chances after the opening."""

Parts = tuple[bytes, bytes, bytes, bytes]
"""The four as `_pegging.player` takes them, numbers in the order of this machine's bytes."""


def pack(parts: Parts) -> bytes:
    """The parts as a file."""
    keeps, openings, keys, late = parts
    sorted_parts = zip((_swapped("H", keeps), openings, _swapped("Q", keys), late), RECORDS, strict=True)
    return zlib.compress(b"".join(part[byte::size] for part, size in sorted_parts for byte in range(size)), 9)


def unpack(content: bytes) -> Parts:
    """The parts of a file."""
    plain = zlib.decompress(content)
    number = (len(plain) - KEEPS - OPENINGS) // (RECORDS[2] + RECORDS[3])
    start, parts = 0, []
    for length, size in zip((KEEPS, OPENINGS, 8 * number, 2 * number), RECORDS, strict=True):
        part = bytearray(length)
        for byte in range(size):
            part[byte::size] = plain[start : start + length // size]
            start += length // size
        parts.append(bytes(part))
    keeps, openings, keys, late = parts
    return _swapped("H", keeps), openings, _swapped("Q", keys), late


def _swapped(code: str, numbers: bytes) -> bytes:
    return little_endian(array(code, numbers)).tobytes()
