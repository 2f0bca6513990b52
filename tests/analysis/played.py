"""Games between bots, to be judged."""

from __future__ import annotations

from collections.abc import Mapping

from kribo.notation import Record
from kribo.table.pack import Generator
from kribo.table.table import Seat, Table
from kribo.variants import ALL


def game(
    first: str, second: str, seed: str, options: Mapping[str, str] | None = None, *, variant: str = "six-card"
) -> Record:
    """A game of Ana and Bo, who play as these bots do."""
    rules = ALL[variant].with_options(options or {})
    table = Table(rules, [Seat("Ana", first), Seat("Bo", second)], Generator(seed))
    while not table.over:
        action = table.automatic()
        assert action
        table.act(action)
    return table.record()
