"""The lines that people type: from a terminal or through a pipe, and perhaps against the clock."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from io import TextIOWrapper
from select import select

from kribo.commands import asks_to_leave
from kribo.locales import Catalogue

PROMPT = "> "


class InputEnded(Exception):
    """There is no more input."""


class Left(Exception):
    """A person wants to leave."""


class TooLate(Exception):
    """The time ran out before a line was there."""


class Clock:
    """Time that runs out at a moment."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds left, not less than 0."""
        return max(self.end - time.monotonic(), 0)


class Keyboard:
    """Reads standard input, a line at a time, after a prompt that is the last thing on the screen.

    What comes through a pipe is printed after the prompt, so that a transcript reads as a terminal would.
    """

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        if isinstance(sys.stdin, TextIOWrapper):
            # Bytes that are no text make a line that is not understood, not an end of the game.
            sys.stdin.reconfigure(errors="backslashreplace")

    def line(self, clock: Clock | None = None) -> str:
        """The next line, without its end.

        :raises InputEnded: when there is none.
        :raises TooLate: when the clock ran out before it came.
        """
        print(PROMPT, end="", flush=True)
        if clock and self.typed:
            self._wait(clock)
        line = sys.stdin.readline()
        if not line:
            print()
            raise InputEnded
        if not self.typed:
            print(line.rstrip("\n"))
        if clock and not clock.left:
            raise TooLate
        return line.strip()

    def enter(self, say: Catalogue) -> None:
        """Wait for Enter; of what is typed before it only the wish to leave is heard.

        :raises Left: for that.
        """
        if asks_to_leave(self.line(), say):
            raise Left

    def _wait(self, clock: Clock) -> None:
        """Wait for a line to be typed; on Windows, which cannot wait so, lateness shows when it comes."""
        if sys.platform == "win32":
            return
        ready, _, _ = select([sys.stdin], [], [], clock.left)
        if not ready:
            _forget_what_was_begun()
            print()
            raise TooLate


def _forget_what_was_begun() -> None:
    """Drop what a terminal holds of an answer that came too late; it would begin the next one."""
    import termios

    with suppress(termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
