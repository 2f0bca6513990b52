"""The Serbian files in Latin letters, made of those in Cyrillic, which are the source.

Only the project's own words go through here; the names of players, cards as records write them and what
stands between quotation marks of Fluent stay as they are.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kribo.locales.transliteration import latin


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
