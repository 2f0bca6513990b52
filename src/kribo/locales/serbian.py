"""Serbian Latin from Serbian Cyrillic, which is the source: each letter has one value, and not the other way.

Only the project's own words go through here; the names of players, cards as records write them and what
stands between quotation marks of Fluent stay as they are.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

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


def latin_fluent(text: str) -> str:
    """A Fluent file in Latin letters: its texts and comments, but not its string literals."""
    literals = _Literals()
    literals.visit(FluentParser().parse(text))
    pieces, done = [], 0
    for start, end in sorted(literals.spans):
        pieces += [latin(text[done:start]), text[start:end]]
        done = end
    return "".join([*pieces, latin(text[done:])])


class _Literals(Visitor):
    """Collects where string literals stand."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 (Fluent's name)
        if node.span:
            self.spans.append((node.span.start, node.span.end))
