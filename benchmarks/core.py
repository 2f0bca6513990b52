"""What the core does in a second, each also as a ratio to bare Python in the same run.

The baseline is one copy of a dict with 18 fields and one change in it: about the least that a state costs
that is never changed in place. All jobs run by turns, so that a busy moment of the machine meets them alike;
the best of the rounds is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from kribo import variants
from kribo.cards import PACK
from kribo.game import Action, State, apply, legal, new, to_act, view
from kribo.game.actions import CHANCE, Deal
from kribo.game.state import Over, Playing
from kribo.scoring import play, show

ROUNDS = 15
GAMES = 2

Log = list[tuple[State, Action]]


def chosen(state: State, chance: Random) -> Action:
    """A random action of the first seat that the game waits for; nobody resigns or takes back."""
    seat = min(to_act(state))
    if seat == CHANCE:
        return Deal(tuple(chance.sample(PACK, 52)))
    return chance.choice(legal(state, seat)[:-1])


def played(name: str, seed: int) -> Log:
    """A random game: every state with the action that was made in it."""
    chance, state, log = Random(seed), new(variants.find(name), 0), Log()
    while not isinstance(state.stage, Over):
        log.append((state, chosen(state, chance)))
        state, _ = apply(*log[-1])
    return log


def applied(log: Log) -> int:
    for state, action in log:
        apply(state, action)
    return len(log)


def listed(log: Log) -> int:
    for state, action in log:
        legal(state, getattr(action, "seat", CHANCE))
    return len(log)


def viewed(log: Log) -> int:
    for state, _ in log:
        view(state, 0)
    return len(log)


def games(seeds: range) -> int:
    """Whole games with random choices, the choosing included."""
    for seed in seeds:
        chance, state = Random(seed), new(variants.find("six-card"), 0)
        while not isinstance(state.stage, Over):
            state, _ = apply(state, chosen(state, chance))
    return len(seeds)


def copied() -> int:
    state: dict[str, object] = {f"field{number}": number for number in range(18)}
    for number in range(20_000):
        changed = state.copy()
        changed["field0"] = number
    return 20_000


def hands() -> int:
    chance = Random(1)
    for _ in range(300):
        *hand, starter = chance.sample(PACK, 5)
        show.points(hand, starter)
    return 300


def piles() -> int:
    pile = (2, 9, 13, 18, 21)
    for size in (1, 2, 3, 4, 5) * 200:
        play.points(pile[:size])
    return 1000


def main() -> None:
    """Print one line a job: how often in a second, and how many copies of the dict one costs."""
    logs = [played("six-card", seed) for seed in range(3)]
    log = [step for game in logs for step in game]
    in_play = [step for step in log if isinstance(step[0].stage, Playing)]
    many = [step for step in played("six-two-teams", 1) if isinstance(step[0].stage, Playing)]
    jobs: dict[str, Callable[[], int]] = {
        "dict copied and changed": copied,
        "apply, six-card, all stages": lambda: applied(log),
        "apply, six-card, in the play": lambda: applied(in_play),
        "apply, six seats, in the play": lambda: applied(many),
        "legal, six-card": lambda: listed(log),
        "view, six-card": lambda: viewed(log),
        "show.points of random hands": hands,
        "play.points of a pile": piles,
        "random six-card games": lambda: games(range(GAMES)),
    }
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            start = perf_counter()
            done = job()
            best[name] = min(best.get(name, 1.0), (perf_counter() - start) / done)
    base = best["dict copied and changed"]
    for name, taken in best.items():
        print(f"{name:32} {1 / taken:12,.0f} a second {taken * 1e6:10.2f} us  ratio {taken / base:8.1f}")


if __name__ == "__main__":
    main()
