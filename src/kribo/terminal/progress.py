"""How far a long command is: whole lines on standard error, where that is a terminal.

Lines are only added, and not often, as everything else in the terminal; a screen reader can follow them.
"""

from __future__ import annotations

import sys
from time import perf_counter

SECONDS = 5
"""From one line to the next, and to the first: what is done sooner needs none."""


class Progress:
    """Says now and then how far something is."""

    def __init__(self) -> None:
        self._on = sys.stderr.isatty()
        self._next = perf_counter() + SECONDS

    @property
    def is_due(self) -> bool:
        """Whether it is time for a line; what makes one may cost something."""
        return self._on and perf_counter() >= self._next

    def tell(self, line: str) -> None:
        """Print a line if it is time for one."""
        if self.is_due:
            self._next = perf_counter() + SECONDS
            print(line, file=sys.stderr, flush=True)
