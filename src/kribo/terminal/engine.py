"""`kribo engine`: the engine for other programs, a line in and a line out."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from kribo.players import LEVELS, USUAL
from kribo.terminal.arguments import Arguments, Choice, Spec
from kribo.terminal.protocol import answer

SPEC = Spec(options={"level": Choice(*LEVELS)})


def run(arguments: Arguments) -> int:
    """Answer every line of standard input, until it ends."""
    say, level = arguments.say, arguments.word("level") or USUAL
    if isinstance(sys.stdin, TextIOWrapper):
        # Bytes that are no text make a bad line, not a bad program; and only a line feed ends a line.
        sys.stdin.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    for line in sys.stdin:
        # Another program waits for this answer before it writes the next line.
        print(answer(line, level, say), flush=True)
    return 0
