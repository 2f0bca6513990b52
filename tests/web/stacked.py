"""`kribo` with packs that are known, so that a page shows the same whenever tests run.

Started as `python -m tests.web.stacked serve ...`. Every deal of every table has the same pack, or the packs
that a test has written to a file before it begins a game; the bots are simple, and have whims that never
change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kribo import cli
from kribo.cards import Cards
from kribo.game.actions import Action
from kribo.game.view import View
from kribo.match import Match
from kribo.players import find
from kribo.server import shared
from kribo.server.thinking import SIMPLE
from kribo.table.pack import Generator

SEED = "stacked"
FILE = "packs.json"
"""In the folder of the database: the packs to come, each a list of cards."""


class Packs(Generator):
    """The packs of a file as long as there are any, and the same pack from then on."""

    def __init__(self, file: Path) -> None:
        super().__init__(SEED)
        self._file = file

    def pack(self) -> Cards:
        packs = json.loads(self._file.read_text()) if self._file.exists() else []
        if not packs:
            return Generator(SEED).pack()
        self._file.write_text(json.dumps(packs[1:]))
        return tuple(packs[0])

    def below(self, n: int) -> int:
        """The middle: a cut that anybody can foresee."""
        return n // 2


async def think(self: shared.Shared, level: str, view: View, played: Match) -> Action:
    """What a simple bot does, at once."""
    return find(SIMPLE, Generator(SEED)).choose(view)


def stack(words: list[str]) -> None:
    """Let the server of this process deal what is known."""
    database = Path(words[words.index("--database") + 1].removeprefix("sqlite:///"))
    shared.Generator = lambda: Packs(database.with_name(FILE))  # type: ignore[assignment, attr-defined, misc]
    shared.Shared.think = think  # type: ignore[method-assign]


def main() -> int:
    """Stack the packs, and run kribo."""
    stack(sys.argv[1:])
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
