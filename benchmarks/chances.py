"""What a table of chances of winning is worth: two players of level 8 who differ only in their tables.

    python benchmarks/chances.py [--sets NUMBER] [--seed NUMBER] [--first TABLE] [--second TABLE]

Tables: `shipped`; `points`, the chances between two who throw for points as long as a game lasts; or a file
of chances as shipped. `none` is no table: that player throws for points. Every deal is played twice with
places exchanged, so a set of games that the tables do not tell apart is even.
"""

from __future__ import annotations

import argparse
from array import array
from functools import reduce
from operator import add
from pathlib import Path

from msgspec.structs import replace

from kribo.engine import winprob
from kribo.engine.tally import Tally
from kribo.players import LEVELS, PLAYERS
from kribo.players.expert import Expert
from kribo.table import summary
from kribo.table.simulation import Simulation, simulate
from kribo.variants import SIX_CARD

TARGET = 121
NAMES = ("first", "second")


def main() -> None:
    """Print what the first player wins, and in how many sets the two came to other ends."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--first", default="shipped")
    parser.add_argument("--second", default="points")
    parser.add_argument("--sets", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name, table in zip(NAMES, (given.first, given.second), strict=True):
        enter(name, table)
    simulation = Simulation(SIX_CARD, NAMES, given.seed, duplicate=True)
    tally = reduce(add, simulate(simulation, given.sets, 1), Tally())
    share = summary.share_of_wins(simulation, tally, 0)
    won = tally.row("wins")[0] / tally.number("games")
    none, even, both = tally.rows("sets")[0][:3]
    print(
        f"{given.first} v {given.second}: {100 * won:.2f} % ({100 * share.low:.2f} - {100 * share.high:.2f})"
        f" of {tally.number('games')} games; of the sets {both} won, {even} even, {none} lost"
    )


def enter(name: str, table: str) -> None:
    """Let a player of that name play by the table."""
    level = LEVELS["8"]
    if table == "none":
        PLAYERS[name] = lambda generator: Expert(replace(level, position=False), generator)
    else:
        values = table_of(table)
        PLAYERS[name] = lambda generator: Expert(level, generator, lambda _: values)


def table_of(table: str) -> winprob.Values:
    """The chances of that name."""
    if table == "shipped":
        return winprob.chances(TARGET)
    nothing = array("d", bytes(8 * TARGET**2))
    if table == "points":
        return winprob.swept(winprob.winning(TARGET), nothing)
    return winprob.from_bytes(TARGET, Path(table).read_bytes())


if __name__ == "__main__":
    main()
