"""Whether chances of winning near the end come true: games of a level against itself from scores at random.

    python benchmarks/ends.py [--level NAME] [--games NUMBER] [--most NUMBER] [--seed NUMBER] [--table TABLE]

Compared are the chances that are shipped and those of another table (see `chances.py`), by how far results
go from the other towards the shipped ones: 1 when the shipped ones are right, 0 when the others are.
"""

from __future__ import annotations

import argparse
from math import sqrt

from chances import TARGET, table_of
from msgspec.structs import replace

from kribo import game
from kribo.engine import winprob
from kribo.engine.chance import CUT_DEPTH, Stream
from kribo.game.actions import CHANCE, CutStarter, Deal
from kribo.game.state import Cutting, Over, State
from kribo.players import LEVELS, find
from kribo.variants import SIX_CARD

DEALER = 1
SCORES, WHIMS = 1000, 1001
"""Purposes of streams beside those of the deals."""


def main() -> None:
    """Print the slope, with its standard error, and how far the tables are off in all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--level", default="8", choices=LEVELS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--most", type=int, default=20, help="points that either wants at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", default="points")
    given = parser.parse_args()
    shipped, other = winprob.chances(TARGET), table_of(given.table)
    along = squares = result = ours = others = 0.0
    for number in range(given.games):
        scores = scores_of(given.seed, number, given.most)
        new, old = (table.before_deal(*scores[::-1], we_deal=True) for table in (shipped, other))
        won = play_out(given.level, given.seed, number, scores)
        along += (won - old) * (new - old)
        squares += (new - old) ** 2
        result, ours, others = result + won, ours + new, others + old
    games = given.games
    print(
        f"{games} games of {given.level}, both want {given.most} at most:"
        f" the dealer won {100 * result / games:.1f} %, shipped {100 * ours / games:.1f},"
        f" {given.table} {100 * others / games:.1f};"
        f" the tables differ by {100 * sqrt(squares / games):.2f}; {along / squares:.2f} of the way,"
        f" standard error {0.5 / sqrt(squares):.2f} at most"
    )


def scores_of(seed: int, number: int, most: int) -> tuple[int, int]:
    """Pone's and the dealer's."""
    stream = Stream(seed, number, SCORES)
    return TARGET - 1 - stream.below(most), TARGET - 1 - stream.below(most)


def play_out(level: str, seed: int, number: int, scores: tuple[int, int]) -> bool:
    """Whether the dealer wins from there."""
    players = [find(level, Stream(seed, number, WHIMS + seat)) for seat in range(2)]
    state: State = replace(game.new(SIX_CARD, DEALER), scores=scores)
    while not isinstance(state.stage, Over):
        seat = min(game.to_act(state))
        if seat == CHANCE:
            state, _ = game.apply(state, Deal(Stream(seed, number, state.deals).pack(12)))
        elif isinstance(state.stage, Cutting):
            state, _ = game.apply(state, CutStarter(seat, CUT_DEPTH))
        else:
            state, _ = game.apply(state, players[seat].choose(game.view(state, seat)))
    return state.stage.winner == DEALER


if __name__ == "__main__":
    main()
