"""What the kernel does in a second on one core, each beside something known in the same run.

Processor time is counted, so that other work on the machine disturbs little; jobs run by turns and the best
of the rounds is kept. The baseline of hands is `zlib.adler32` over the same bytes: a C loop that does hardly
more than read them. OpenSpiel's cribbage and PyPI's `cribbage-scorer` take part where they are installed
(`pip install open_spiel cribbage-scorer`); of OpenSpiel only the games a second can be compared, as its crib
flush and its end of a game are others.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any
from zlib import adler32

import levels

from kribo.cards import PACK
from kribo.engine import kernel
from kribo.scoring import show
from kribo.table.simulation import Simulation, play_sets, play_sets_in_core
from kribo.variants import ALL, SIX_CARD

ROUNDS = 7
HANDS = 100_000
COPIES = 10
ALL_HANDS = 12_994_800

Job = Callable[[], int]
"""Does something so many times, and tells how many."""


def hands() -> bytes:
    """Rows of four cards and a starter."""
    chance = Random(1)
    return bytes(card for _ in range(HANDS) for card in chance.sample(PACK, 5))


def rate(jobs: dict[str, Job]) -> dict[str, float]:
    """How often a second each job does what it does."""
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            started = process_time()
            done = job()
            best[name] = max(best[name], done / (process_time() - started))
    return best


def show_rates(title: str, unit: str, rates: dict[str, float]) -> None:
    """A line each, with its ratio to the first."""
    print(title)
    base = next(iter(rates.values()))
    for name, found in rates.items():
        print(f"  {name:44} {found:14,.0f} {unit}   {found / base:12.6f}")


def optional(name: str) -> Any:
    """A module, or None with a word about it."""
    try:
        return import_module(name)
    except ImportError:
        print(f"  {name}: not installed")
        return None


def hand_jobs() -> dict[str, Job]:
    few = hands()
    rows, points = few * COPIES, bytearray(HANDS * COPIES)

    def read() -> int:
        adler32(rows)
        return HANDS * COPIES

    def score() -> int:
        kernel.score_hands(rows, 4, points=points)
        return HANDS * COPIES

    def count() -> int:
        return sum(kernel.count_hands(4).values())

    def reference() -> int:
        for start in range(0, 2500, 5):
            show.points(few[start : start + 4], few[start + 4])
        return 500

    jobs: dict[str, Job] = {
        "bytes only read (adler32)": read,
        "kernel, rows of a buffer": score,
        "kernel, all hands counted": count,
        "scoring.show.points": reference,
    }
    if scorer := optional("cribbage_scorer.cribbage_scorer"):
        jobs["cribbage-scorer"] = lambda: score_elsewhere(scorer, few)
    return jobs


def score_elsewhere(scorer: Any, rows: bytes) -> int:
    """With `cribbage-scorer`, whose cards are pairs of rank from 1 and suit."""
    for start in range(0, 1000, 5):
        *hand, starter = [((card >> 2) + 1, "CDHS"[card & 3]) for card in rows[start : start + 5]]
        scorer.show_calc_score(starter, hand)
    return 200


def game_jobs() -> dict[str, Job]:
    def games(player: str, number: int, variant: str = "six-card") -> Job:
        rules = ALL[variant]
        simulation = Simulation(rules, (player,) * rules.seats, 1)
        return lambda: play_sets(simulation, range(number)).number("games")

    def in_core() -> int:
        return play_sets_in_core(Simulation(SIX_CARD, ("random", "random"), 1), range(3)).number("games")

    jobs: dict[str, Job] = {
        "kernel, random": games("random", 20000),
        "kernel, greedy": games("greedy", 5000),
        "kernel, basic": games("basic", 500),
        "kernel, random, six-handed": games("random", 5000, "six-handed"),
        "core, random": in_core,
    }
    if spiel := optional("pyspiel"):
        jobs["OpenSpiel, random"] = lambda: play_elsewhere(spiel)
    return jobs


def play_elsewhere(spiel: Any) -> int:
    """Random games of OpenSpiel, driven from Python as it is meant to be."""
    chance, game = Random(1), spiel.load_game("cribbage(players=2)")
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return 10


AIMS = {"6": (2, 2), "7": (2, 2), "8": (2, 2), "top": (20, 30)}
"""By level, the milliseconds in which 95 of 100 discards and 95 of 100 cards should be decided."""


def show_decisions() -> None:
    """What a decision of the strong levels takes, in games against `basic`."""
    print("decisions with a choice in six-card between two, 95 of 100 within")
    for name, aims in AIMS.items():
        taken = levels.decisions(name)
        for what, aim in zip(("Discarding", "Playing"), aims, strict=True):
            print(f"  {name:>3} {what:10} {quantiles(taken[what], n=20)[-1]:6.2f} ms, aim {aim} ms")


def main() -> None:
    """Print hands and games a second, the last column being the ratio to the first line, and decisions."""
    print(f"kernel in {'C' if kernel.IN_C else 'Python'}, one core, processor time")
    found = rate(hand_jobs())
    show_rates("hands", "hands/s", found)
    counted = ALL_HANDS / found["kernel, all hands counted"]
    print(f"  all {ALL_HANDS:,} hands in {counted:.4f} s (aim 0.1), rows at an aim of 100,000,000/s")
    games = rate(game_jobs())
    show_rates("games of six-card between two, unless said otherwise", "games/s", games)
    print("  random games at an aim of 200,000/s")
    show_decisions()


if __name__ == "__main__":
    main()
