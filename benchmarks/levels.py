"""How strong the levels are, and how fast (`make arena`): each against `top`, and the simple bots too.

    python benchmarks/levels.py [NAMES ...] [--against NAME] [--variant NAME] [--sets NUMBER] [--seed NUMBER]
    python benchmarks/levels.py [NAMES ...] --times

Every deal of cards is played once with the players in each of the places, so luck falls on all alike. A line
a player: the share of games that it wins, the interval that holds the truth 95 times in 100, and the time.
With `--times` the processor time of decisions in the middle of games instead.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import reduce
from operator import add
from statistics import quantiles
from time import perf_counter, process_time

from kribo import game
from kribo.engine.tally import Tally
from kribo.game.state import Discarding, Playing
from kribo.players import NAMES, find
from kribo.table import summary
from kribo.table.pack import Generator
from kribo.table.simulation import Simulation, simulate
from kribo.table.table import Seat, Table
from kribo.variants import ALL

SETS = 20
GAMES = 5
"""How many games are timed."""


def main(argv: Sequence[str]) -> None:
    """Play every player against one and print the ladder, or the times."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", default=NAMES, metavar="NAMES")
    parser.add_argument("--against", default="top", choices=NAMES)
    parser.add_argument("--variant", default="six-card", choices=ALL)
    parser.add_argument("--sets", type=int, default=SETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--times", action="store_true")
    given = parser.parse_args(argv)
    for name in given.names:
        print(times(name, given.variant) if given.times else share_won(name, given), flush=True)


def share_won(name: str, given: argparse.Namespace) -> str:
    """What a player comes to against the other; of more than two seats it has the first and its partners'."""
    rules = ALL[given.variant]
    bots = tuple(name if rules.side(seat) == 0 else given.against for seat in range(rules.seats))
    simulation = Simulation(rules, bots, given.seed, duplicate=True)
    started = perf_counter()
    tally = reduce(add, simulate(simulation, given.sets, given.workers), Tally())
    games = tally.number("games")
    share = summary.share_of_wins(simulation, tally, 0)
    won = tally.row("wins")[0] / games
    return (
        f"{name:>8} v {given.against}: {100 * won:5.1f} % ({100 * share.low:.1f} - {100 * share.high:.1f})"
        f" of {games} games, {perf_counter() - started:.0f} s"
    )


def times(name: str, variant: str) -> str:
    """The median and the 95th percentile of its decisions with a choice, in milliseconds."""
    parts = []
    for what, milliseconds in decisions(name, variant).items():
        cuts = quantiles(milliseconds, n=20)
        parts.append(f"{what} {cuts[9]:.2f} ms, p95 {cuts[18]:.2f} ms")
    return f"{name:>8}: {'; '.join(parts)}"


def decisions(name: str, variant: str = "six-card") -> dict[str, list[float]]:
    """The milliseconds of its decisions with a choice, by the stage of the game."""
    taken: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(GAMES):
        _time_game(name, variant, number, taken)
    return taken


def _time_game(name: str, variant: str, number: int, taken: dict[str, list[float]]) -> None:
    rules = ALL[variant]
    player = find(name, Generator("times"))
    table = Table(
        rules, [Seat(f"seat {seat}", "basic") for seat in range(rules.seats)], Generator(str(number))
    )
    while not table.over:
        for seat in game.to_act(table.state):
            if seat >= 0 and isinstance(table.state.stage, Discarding | Playing):
                view = game.view(table.state, seat)
                started = process_time()
                player.choose(view)
                if len(view.legal) > 2:
                    taken[type(table.state.stage).__name__].append(1000 * (process_time() - started))
        action = table.automatic()
        assert action
        table.act(action)


if __name__ == "__main__":
    main(sys.argv[1:])
