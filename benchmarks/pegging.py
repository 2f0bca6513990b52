"""The play of two-handed six-card: how strong it is, how far from equilibrium, and how fast.

Strength is in net points a deal over deals played twice with the roles exchanged; the hands are what is
best kept of six cards by published averages of the crib. `kribo.engine.pegging` says what the players are.
Give a number to play so many times the deals.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

from kribo.cards import PACK, Cards
from kribo.engine import pegging, winprob
from kribo.engine.pegging import Laid, Position
from kribo.scoring import play

DUELS = (
    ("heuristic", "greedy", 200_000, 0.36),
    ("blueprint", "greedy", 200_000, 0.42),
    ("blueprint", "heuristic", 200_000, 0.18),
    ("search", "greedy", 2_000, 0.58),
    ("search", "heuristic", 2_000, 0.32),
)
"""Players, deals, and what an independent trial has found."""

FIRST_DECISION = """
from time import process_time
start = process_time()
from kribo.engine.pegging import Position, candidates
candidates(Position(dealer=False, kept=(16, 36, 40, 45), thrown=(3, 28), starter=20))
print(process_time() - start)
"""


def main() -> None:
    """Print all of it, a line a number."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print_trees()
    if pegging.IN_C:
        print_duels(times)
    print_times()


def print_trees() -> None:
    """The size of the trees with all cards open."""
    random = Random(1)
    sizes = [
        pegging.tree_size(tuple(cards[:4]), tuple(cards[4:]))
        for cards in (random.sample(PACK, 8) for _ in range(1000))
    ]
    print(f"tree of four against four: mean {sum(nodes for nodes, _ in sizes) / len(sizes):.0f} nodes")


def print_duels(times: int) -> None:
    """Who beats whom by how much, and what the blueprint's best responder gets."""
    for first, second, deals, found in DUELS:
        margin = pegging.duel(first, second, deals * times, seed=1)
        print(f"{first} v {second}: {margin.mean:+.3f} +- {margin.error:.3f} (elsewhere {found:+.2f})")
    margin = pegging.duel("search", "blueprint", 2_000 * times, seed=2, blind=True, doubt=0, strange=0)
    print(f"best responder v blueprint: {margin.mean:+.3f} +- {margin.error:.3f} (0 at equilibrium)")


def print_times() -> None:
    """Milliseconds of one core a decision, and from the first import of a process to its first decision."""
    values = winprob.chances(121)
    positions = list(decisions(deals=60 if pegging.IN_C else 2))
    report("search for net points", positions, pegging.candidates)
    report("search for the game", positions, lambda now: pegging.candidates(now, values))
    endings = [now for now in positions if len(now.laid) >= 4]
    report("endings, at most four cards left", endings, lambda now: pegging.candidates(now, values))
    report("blueprint", positions, pegging.blueprint)
    report("heuristic", positions, pegging.heuristic)
    done = subprocess.run([sys.executable, "-c", FIRST_DECISION], capture_output=True, text=True, check=True)
    print(f"first decision of a process, imports and tables included: {float(done.stdout) * 1000:.0f} ms")


def report(name: str, positions: list[Position], decide: Callable[[Position], object]) -> None:
    """Print how long decisions take."""
    decide(positions[0])
    times = sorted(time_of(lambda now=now: decide(now)) for now in positions)  # type: ignore[misc]
    shown = ", ".join(f"{word} {times[int(share * (len(times) - 1))] * 1000:.2f}" for word, share in SHARES)
    print(f"{name}: {shown} ms over {len(times)} decisions")


SHARES = (("p50", 0.5), ("p95", 0.95), ("most", 1.0))


def time_of(work: Callable[[], object]) -> float:
    """Seconds of the processor that it takes; others may be busy on the machine."""
    start = process_time()
    work()
    return process_time() - start


def decisions(deals: int) -> Iterator[Position]:
    """What is to decide in plays of random cards by the blueprint, wherever there is a choice."""
    random = Random(2)
    for _ in range(deals):
        cards = random.sample(PACK, 13)
        kept: tuple[Cards, Cards] = (tuple(cards[:4]), tuple(cards[4:8]))
        thrown = (tuple(cards[8:10]), tuple(cards[10:12]))
        scores = (random.randrange(121), random.randrange(121))
        now, seats = play.begin(kept, 1), list[int]()
        while now.turn is not None:
            turn = now.turn
            laid = tuple(Laid(card, seat == turn) for card, seat in zip(now.laid, seats, strict=True))
            position = Position(turn == 1, kept[turn], laid, thrown[turn], cards[12], scores)
            if len(now.playable) > 1:
                yield position
            seats.append(turn)
            now = play.lay(now, pegging.blueprint(position)[0][0]).after


if __name__ == "__main__":
    main()
