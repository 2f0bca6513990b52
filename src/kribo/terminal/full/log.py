"""The log: the sentences of the game, the new ones bright, those before them faint."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.events import Resize
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from kribo.terminal.full.paint import ALARM, FAINT, GOLD, INK

REMEMBERED = 500


class Log(ScrollView, can_focus=False):
    """A column of sentences that can be scrolled; it follows the last one.

    A sentence is broken into rows once, when it comes; only the rows that are seen are drawn.
    """

    DEFAULT_CSS = "Log { overflow-x: hidden; scrollbar-gutter: stable; }"

    def __init__(self) -> None:
        super().__init__(id="log")
        self.lines: deque[tuple[str, str]] = deque()
        self._first = 0
        """The number of the first sentence that is remembered, of all that ever came."""
        self._old = 0
        """The number of the first one that is new."""
        self._rows: deque[tuple[int, str]] = deque()
        """The rows, each with the number of its sentence."""
        self._width = 0

    def add(self, lines: Sequence[str], colour: str = INK) -> None:
        """Add sentences; of an answer that is longer than the log the beginning is shown."""
        before = self._first + len(self.lines)
        for line in lines:
            self._break(self._first + len(self.lines), line)
            self.lines.append((line, colour))
        while len(self.lines) > REMEMBERED:
            self._forget()
        self._measure()
        if len(lines) >= self.size.height > 0:
            self.call_after_refresh(self._begin_with, before)
        else:
            self.scroll_end(animate=False, immediate=False)

    def complain(self, lines: Sequence[str]) -> None:
        """Add why something cannot be done."""
        self.add(lines, ALARM)

    def echo(self, line: str) -> None:
        """Add what somebody typed."""
        self.add([f"> {line}"], GOLD)

    def age(self) -> None:
        """From now on all that is there is old."""
        self._old = self._first + len(self.lines)
        self.refresh()

    def clear(self) -> None:
        """Forget everything."""
        self._first += len(self.lines)
        self.lines.clear()
        self._rows.clear()
        self._measure()

    def on_resize(self, event: Resize) -> None:
        """Break the sentences anew where there is another width."""
        if self._width != self.scrollable_content_region.width:
            self._width = self.scrollable_content_region.width
            self._rows.clear()
            for number, (line, _) in enumerate(self.lines, self._first):
                self._break(number, line)
            self._measure()
            self.scroll_end(animate=False, immediate=False)

    def render_line(self, y: int) -> Strip:
        """One row of those that are seen."""
        width, style, place = self._width, self.rich_style, y + self.scroll_offset.y
        if place >= len(self._rows):
            return Strip.blank(width, style)
        number, words = self._rows[place]
        colour = FAINT if number < self._old else self.lines[number - self._first][1]
        return Strip([Segment(words, style + Style(color=colour))]).adjust_cell_length(width, style)

    def _break(self, number: int, line: str) -> None:
        """Add the rows of a sentence; before the width is known there are none."""
        if self._width > 0:
            rows = Text(line).wrap(self.app.console, self._width) or [Text("")]
            self._rows.extend((number, row.plain.rstrip()) for row in rows)

    def _forget(self) -> None:
        """Forget the first sentence."""
        self.lines.popleft()
        self._first += 1
        while self._rows and self._rows[0][0] < self._first:
            self._rows.popleft()

    def _measure(self) -> None:
        """Say how many rows there are."""
        self.virtual_size = Size(self._width, len(self._rows))
        self.refresh()

    def _begin_with(self, number: int) -> None:
        """Let a sentence be the first one that is seen."""
        above = next((place for place, row in enumerate(self._rows) if row[0] >= number), 0)
        self.scroll_to(y=above, animate=False)
