"""Colours, cards and blocks of text: what all that is drawn is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from kribo.cards import HIDDEN, Card, rank, suit
from kribo.game.events import Side
from kribo.locales import Catalogue

FELT, DEEP = "#12251d", "#0d1b15"
"""The table, and what lies beside it."""

INK, FAINT, GOLD, ALARM = "#e4ebe6", "#8ba396", "#e8c468", "#f0907c"
HOLE, FACE, SHADE, BACK = "#567465", "#f6f2e7", "#a9a798", "#5b7fa6"

SIDES = ("#6fb7ee", "#f2a65a", "#c9a0f5", "#8fd98a", "#f08fb0", "#d6d36a")

SUIT_INK = ("#1a6b2f", "#1558b0", "#c1272d", "#1c2126")
"""Four colours, from clubs to spades."""

SUIT_SIGNS = "♣♦♥♠"

SMALL, LARGE = (5, 3), (7, 5)
"""The width and height of a card."""

Block = list[Text]
"""Lines of the same width."""


@cache
def side_style(side: Side) -> Style:
    """The colour of a side."""
    return Style(color=SIDES[side])


def index(card: Card, say: Catalogue) -> str:
    """A rank as it stands on cards in the reader's language."""
    return say("web-card-indices").split()[rank(card)]


def name(card: Card, say: Catalogue) -> str:
    """A card in two or three signs: `5♥`."""
    return "??" if card == HIDDEN else index(card, say) + SUIT_SIGNS[suit(card)]


def chip(card: Card, say: Catalogue, *, dim: bool = False) -> Text:
    """A card in a line."""
    if card == HIDDEN:
        return Text("▒▒", Style(color=BACK))
    return Text(name(card, say), _face(card, dim=dim))


def _index(card: Card, say: Catalogue) -> str:
    """Rank and suit in three columns."""
    return name(card, say).rjust(3)


def _face(card: Card, *, dim: bool = False) -> Style:
    return Style(color=SUIT_INK[suit(card)], bgcolor=SHADE if dim else FACE, bold=not dim)


def face(card: Card, say: Catalogue, size: tuple[int, int] = SMALL, *, dim: bool = False) -> Block:
    """A card that lies open, or its back."""
    width, height = size
    if card == HIDDEN:
        return [Text("▒" * width, Style(color=BACK))] * height
    style, shown = _face(card, dim=dim), _index(card, say)
    lines = [Text(" " * width, style) for _ in range(height)]
    lines[0] = Text(shown.ljust(width), style)
    lines[-1] = Text(shown.lstrip().rjust(width - (shown[0] == " ")), style)
    lines[-1] = pad(lines[-1], width)
    if size == LARGE:
        lines[2] = Text(SUIT_SIGNS[suit(card)].center(width), style)
    return lines


def strip(card: Card, say: Catalogue, size: tuple[int, int] = SMALL) -> Block:
    """What is seen of a card that lies under the next one: its left edge."""
    style = _face(card)
    lines = [Text(" " * 4, style) for _ in range(size[1])]
    lines[0] = Text(_index(card, say).ljust(4), style)
    for line in lines:
        line.right_crop(1)
        line.append("▐", Style(color="#c9c4b2", bgcolor=FACE))
    return lines


def fit(words: str, width: int) -> str:
    """Words in just so many columns; what is too long ends with an ellipsis."""
    if cell_len(words) <= width:
        return set_cell_size(words, width)
    return set_cell_size(words, width - 1) + "…" if width > 0 else ""


def pad(line: Text, width: int) -> Text:
    """A line in just so many columns."""
    line = line.copy()
    if line.cell_len > width:
        line.truncate(width, overflow="ellipsis")
    line.append(" " * (width - line.cell_len))
    return line


def block(lines: Iterable[Text], width: int, height: int, *, middle: bool = False) -> Block:
    """Lines made a block of a size; what is too much is cut off."""
    kept = [pad(line, width) for line in lines][:height]
    above = (height - len(kept)) // 2 if middle else 0
    empty = Text(" " * width)
    return [*[empty] * above, *kept, *[empty] * (height - above - len(kept))]


def beside(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks of one height side by side."""
    return [Text(" " * gap).join(lines) for lines in zip(*blocks, strict=True)]


def page(lines: Iterable[Text]) -> Text:
    """Lines as one text."""
    return Text("\n").join(lines)
