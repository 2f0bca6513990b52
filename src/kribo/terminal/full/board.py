"""The board: a track of holes for each side, two pegs in it, and the lines of a skunk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from math import ceil
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from kribo import match
from kribo.rules import Rules
from kribo.terminal.full.paint import ALARM, FAINT, HOLE, Block, side_style
from kribo.terminal.full.scene import FRONT, REAR, Scene

ROW, GROUP = 60, 5
"""Holes beside each other, two streets; and in a group."""

LABEL = 5
"""Columns before the first hole."""

FAINTLY, EMPTY, NOTHING = Style(color=FAINT), Style(color=HOLE), Style()

WIDTH = LABEL + ROW + ROW // GROUP - 1 + 2
"""Columns of a whole board, the game hole included."""


class Pegs(NamedTuple):
    """Where the pegs stand, by side."""

    fronts: Sequence[int]
    rears: Sequence[int]


class Form(NamedTuple):
    """How a board is drawn: in how many rows of holes, how many holes to a sign, with numbers, with room."""

    rows: int
    holes: int
    numbered: bool
    spaced: bool = False

    def height(self, sides: int) -> int:
        """The lines that it takes."""
        return self.rows * (sides + self.numbered + self.spaced)


def form_for(rules: Rules, most: int) -> Form:
    """The best form that so many lines have room for; where none fits all stands in one row for each side."""
    rows = ceil((rules.target - 1) / ROW)
    forms = [
        Form(rows, 1, numbered=True, spaced=True),
        Form(rows, 1, numbered=True),
        Form(rows, 1, numbered=False),
    ]
    fitting = [form for form in forms if form.height(rules.sides) <= most]
    return fitting[0] if fitting else Form(1, ceil((rules.target - 1) / ROW), rules.sides < most)


def pegs_of(scene: Scene) -> Pegs:
    """Where the pegs stand."""
    return Pegs(scene.view.scores, scene.view.rear_pegs)


def draw(rules: Rules, pegs: Pegs, form: Form) -> Block:
    """The board with pegs in it."""
    lines = safe_lines(rules)
    drawn: Block = []
    for row in range(form.rows):
        if form.spaced:
            drawn.append(Text(""))
        if form.numbered:
            drawn.append(_numbers(rules, row, form, lines))
        drawn += [_track(rules, side, pegs, row, form, lines) for side in range(rules.sides)]
    return drawn


def safe_lines(rules: Rules) -> dict[int, str]:
    """The holes from which one is safe from a skunk, and from a double one, with their marks."""
    found: dict[int, str] = {}
    for worse, sign in ((1, "S"), (2, "SS")):
        if match.level(rules, 0) >= worse:
            found[next(hole for hole in range(rules.target) if match.level(rules, hole) < worse)] = sign
    return found


class _Line:
    """A line that is written sign by sign, in any order."""

    def __init__(self) -> None:
        self._signs = [" "] * WIDTH
        self._styles = [NOTHING] * WIDTH

    def put(self, place: int, words: str, style: Style) -> None:
        """Write words from a column on, over what stands there."""
        self._signs[place : place + len(words)] = words
        self._styles[place : place + len(words)] = [style] * len(words)

    def text(self) -> Text:
        """What was written."""
        # Neighbours of one style make one piece: the fewer pieces, the faster it is drawn.
        pieces = groupby(zip(self._signs, self._styles, strict=True), key=lambda sign: sign[1])
        return Text.assemble(*(("".join(sign for sign, _ in piece), style) for style, piece in pieces))


def _numbers(rules: Rules, row: int, form: Form, lines: dict[int, str]) -> Text:
    """The numbers over every tenth hole, and the marks of the lines."""
    line = _Line()
    for place, hole in _places(rules, row, form):
        if hole % (10 * form.holes) == 0:
            line.put(place - len(str(hole)) + 1, str(hole), FAINTLY)
    for hole, sign in lines.items():
        for place in _place_before(rules, hole, row, form):
            line.put(place, sign, Style(color=ALARM, bold=True))
    return line.text()


def _track(rules: Rules, side: int, pegs: Pegs, row: int, form: Form, lines: dict[int, str]) -> Text:
    line, colour = _Line(), side_style(side)
    score = str(pegs.fronts[side]) if row == 0 else ""
    line.put(0, f"{FRONT[side]}{score:>3}", colour + Style(bold=True))
    for place, hole in _places(rules, row, form):
        line.put(place, *_hole(rules, side, pegs, hole, form))
    for safe in lines:
        for place in _place_before(rules, safe, row, form):
            line.put(place, "┊", Style(color=ALARM))
    return line.text()


def _hole(rules: Rules, side: int, pegs: Pegs, hole: int, form: Form) -> tuple[str, Style]:
    """What is seen of a hole: a peg in it, or whether the side has passed it, and how lately."""
    front, rear, colour = pegs.fronts[side], pegs.rears[side], side_style(side)
    first = hole if hole == rules.target else hole - form.holes + 1
    if first <= front <= hole:
        return FRONT[side], colour + Style(bold=True)
    if first <= rear <= hole:
        return REAR[side], colour
    if hole == rules.target:
        return "◎", FAINTLY
    if hole < front:
        return ("•" if rear < hole else "·"), colour
    return "·", EMPTY


def _places(rules: Rules, row: int, form: Form) -> tuple[tuple[int, int], ...]:
    """The columns of a row, each with its hole, or the last of its holes; the game hole comes last of all."""
    return _places_to(rules.target, row, form)


@cache
def _places_to(target: int, row: int, form: Form) -> tuple[tuple[int, int], ...]:
    cells = min(ceil((target - 1) / form.holes) - row * ROW, ROW)
    places = [
        (LABEL + cell + cell // GROUP, min((row * ROW + cell + 1) * form.holes, target - 1))
        for cell in range(cells)
    ]
    if row == form.rows - 1:
        places.append((LABEL + cells + (cells - 1) // GROUP + 1, target))
    return tuple(places)


def _place_before(rules: Rules, hole: int, row: int, form: Form) -> Iterator[int]:
    """The column of the gap before a hole, where there is one in this row."""
    for place, last in _places(rules, row, form):
        if last - form.holes + 1 == hole < rules.target and (place - LABEL) % (GROUP + 1) == 0:
            yield place - 1
