"""Discards of six-card: what the ready way loses to the exact one, the time both take, and what cribs bring.

The exact way goes through all 9,366,819 hands of the other for each decision. Crib averages are compared with
those that Craig Hessel published, over all hands from which each throw is best.
"""

from __future__ import annotations

import argparse
import csv
import random
from collections.abc import Callable
from importlib.resources import files
from statistics import mean, median, quantiles
from time import process_time

from kribo.cards import RANKS, Cards
from kribo.engine import discard, winning

AIMS = {"worths": "aim well under 1 ms", "throws": "aim p95 20 ms", "exact": "aim 60 to 90 ms"}


def main() -> None:
    """Print times, then losses, then cribs."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--hands", type=int, default=200, help="for times and losses")
    chosen = arguments.parse_args()
    if winning.compiled is None:
        raise SystemExit("this needs the compiled kernel")
    generator = random.Random(1)
    hands = [deal(generator) for _ in range(chosen.hands)]
    times(hands)
    losses(hands)
    cribs()


def deal(generator: random.Random) -> Cards:
    """Six cards in order."""
    return tuple(sorted(generator.sample(range(52), 6)))


def worths(hand: Cards, *, dealer: bool) -> list[float]:
    """Hand and crib of each way, the ready way."""
    found: list[float] = winning.functions.worths(bytes(hand), discard.habits()[not dealer])
    return found


def net(found: list[float], *, dealer: bool) -> list[float]:
    """Points of each way."""
    sign = 1 if dealer else -1
    return [hand + sign * crib for hand, crib in zip(found[0::2], found[1::2], strict=True)]


def times(hands: list[Cards]) -> None:
    """Milliseconds a decision, of the processor, so that other work disturbs little."""
    ways: dict[str, Callable[[Cards, bool], object]] = {
        "worths": lambda hand, dealer: worths(hand, dealer=dealer),
        "throws": lambda hand, dealer: discard.throws(hand, dealer=dealer, scores=(60, 60)),
        "exact": lambda hand, dealer: discard.exact_worths(hand, dealer=dealer),
    }
    for name, decide in ways.items():
        taken = []
        for place, hand in enumerate(hands):
            decide(hands[0], place % 2 == 1) if place < 2 else None
            start = process_time()
            decide(hand, place % 2 == 1)
            taken.append(1000 * (process_time() - start))
        p95 = quantiles(taken, n=20)[-1]
        print(f"{name:8} median {median(taken):7.2f} ms  p95 {p95:7.2f} ms  {AIMS[name]}")


def losses(hands: list[Cards]) -> None:
    """What the choice of the ready way costs, by the exact one."""
    for dealer in (True, False):
        lost, apart = [], []
        for hand in hands:
            ready, exact = worths(hand, dealer=dealer), discard.exact_worths(hand, dealer=dealer)
            points = net(exact, dealer=dealer)
            chosen = net(ready, dealer=dealer)
            lost.append(max(points) - points[chosen.index(max(chosen))])
            apart += [abs(crib - other) for crib, other in zip(ready[1::2], exact[1::2], strict=True)]
        role = "dealer" if dealer else "pone"
        print(
            f"{role:6} loses {mean(lost):.5f} points a discard, at most {max(lost):.4f}  (aim below 0.001);"
            f" cribs differ by {mean(apart):.4f}, at most {max(apart):.4f}"
        )


def cribs() -> None:
    """Averages by throw over all hands that throw it, against the published ones, and counts of hands."""
    text = (files("kribo") / "players/data/crib_averages.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(line for line in text.splitlines() if line[0] != "#"))
    for role, column in ((winning.DEALER, "own"), (winning.PONE, "opponents")):
        answers = bytearray(winning.compiled.ANSWERS_BYTES)
        start = process_time()
        found = winning.compiled.answer_habit(role, discard.habits()[not role], None, 1.0, answers, None)
        seconds = process_time() - start
        hand, crib, ranks, classes, cards = found[:5]
        thrown, means = found[5:96], found[96:]
        apart = {}
        for row in rows:
            low, high = sorted(RANKS.index(rank) for rank in row["throw"])
            place = high * (high + 1) // 2 + low
            if thrown[place]:
                apart[row["throw"]] = abs(means[place] - float(row[column]))
        worst = max(apart, key=apart.__getitem__)
        print(
            f"{ranks:,.0f} hands of ranks, {classes:,.0f} suit classes, {cards:,.0f} hands"
            f" in {seconds:.0f} s: hand {hand:.4f}, crib {crib:.4f}"
        )
        print(
            f"{column:9} cribs of {len(apart)} throws that are best from some hand differ from Hessel's by"
            f" {mean(apart.values()):.4f} on average, at most {apart[worst]:.3f} ({worst})"
        )


if __name__ == "__main__":
    main()
