"""Serbian Latin letters from Cyrillic ones: each has one value there, and not the other way."""

from __future__ import annotations

import re

CYRILLIC, LATIN = "sr-Cyrl", "sr-Latn"

_ONE_LETTER = str.maketrans("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš")
_ONE_CAPITAL = {ord(chr(small).upper()): chr(latin).upper() for small, latin in _ONE_LETTER.items()}
_TWO_LETTERS = {"љ": "lj", "њ": "nj", "џ": "dž", "Љ": "Lj", "Њ": "Nj", "Џ": "Dž"}


def latin(text: str) -> str:
    """Text in Latin letters; what is not Serbian Cyrillic stays.

    Љ, Њ, Џ are two capitals where another capital stands beside them: КРИБИЏ is KRIBIDŽ, Џокер is Džoker.
    """
    return re.sub("[љњџЉЊЏ]", _two_letters, text).translate(_ONE_LETTER).translate(_ONE_CAPITAL)


def _two_letters(found: re.Match[str]) -> str:
    text, place = found.string, found.start()
    before, after = text[max(place - 1, 0) : place], text[place + 1 : place + 2]
    pair = _TWO_LETTERS[found[0]]
    in_capitals = after.isupper() or (before.isupper() and not after.isalpha())
    return pair.upper() if found[0].isupper() and in_capitals else pair
