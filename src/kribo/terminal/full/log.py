"""The log: the sentences of the game, the new ones bright, those before them faint."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from kribo.terminal.full.paint import ALARM, FAINT, GOLD, INK

REMEMBERED = 500


class Log(VerticalScroll, can_focus=False):
    """A column of sentences that can be scrolled; it follows the last one."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.lines: deque[tuple[str, str]] = deque(maxlen=REMEMBERED)
        self._text = Static(id="sentences")
        self._old = 0

    def compose(self) -> ComposeResult:
        yield self._text

    def add(self, lines: Sequence[str], colour: str = INK) -> None:
        """Add sentences; of an answer that is longer than the log the beginning is shown."""
        before = len(self.lines)
        self.lines.extend((line, colour) for line in lines)
        self._old = max(self._old - max(before + len(lines) - REMEMBERED, 0), 0)
        self._draw()
        if len(lines) >= self.size.height > 0:
            self.call_after_refresh(self._begin_with, len(self.lines) - len(lines))
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
        self._old = len(self.lines)
        self._draw()

    def clear(self) -> None:
        """Forget everything."""
        self.lines.clear()
        self._old = 0
        self._draw()

    def _begin_with(self, number: int) -> None:
        """Let a sentence be the first one that is seen."""
        width = max(self._text.size.width, 1)
        before = [line for line, _ in self.lines][:number]
        above = sum(len(Text(line).wrap(self.app.console, width)) or 1 for line in before)
        self.scroll_to(y=above, animate=False)

    def _draw(self) -> None:
        text = Text()
        for number, (line, colour) in enumerate(self.lines):
            old = number < self._old
            text.append(line + "\n", Style(color=FAINT if old else colour))
        text.rstrip()
        self._text.update(text)
