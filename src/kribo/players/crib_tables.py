"""How `data/cribs.csv` is made: `kribo build-tables --only cribs`.

For each game everybody throws what is best by a table, and what the cribs then bring is the next table: the
mean of many dealt hands over all throws, damped, until throws and table fit together.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from kribo import variants
from kribo.cards import PACK, RANKS, Cards
from kribo.engine import kernel
from kribo.engine.build import Step
from kribo.game.actions import Seat
from kribo.players import crib
from kribo.players.cribs import Table, Throw, name_of
from kribo.players.hands import average, ranks_of, without
from kribo.rules import Rules

SEED = 1
ROUNDS = 4
DEALS = 4_000
LAST_DEALS = 20_000
"""Of each round, and of the last."""

STARTERS = 4
"""Cut for each crib."""

HEAD = (
    "# Mean cribs by the ranks thrown, in the games other than six-card between two.\n"
    "# Made by `kribo build-tables --only cribs`.\n"
    "game,throw,own,opponents\n"
)


def make_file() -> Mapping[str, bytes]:
    """All tables as one file."""
    games = {name_of(rules): rules for rules in _games()}
    rows = [row for name, rules in games.items() for row in _rows(name, make(rules))]
    return {"cribs.csv": (HEAD + "".join(f"{row}\n" for row in rows)).encode()}


STEP = Step("cribs", make_file, seed=SEED, package="kribo.players")


def _games() -> Iterator[Rules]:
    for rules in variants.ALL.values():
        if rules.dealt != (6, 6):
            yield rules
    yield variants.find("seven-card").with_options({"seven_crib": "5"})


def _rows(name: str, table: Table) -> Iterator[str]:
    for throw in sorted({throw for throw, _ in table}):
        ranks = "".join(RANKS[rank] for rank in throw)
        yield f"{name},{ranks},{table[throw, True]:.3f},{table[throw, False]:.3f}"


def make(rules: Rules) -> Table:
    """The table of a game."""
    chance = Random(SEED)
    size = max(rules.throws(seat, 0) for seat in range(rules.seats))
    table = first_guess(size)
    for number in range(ROUNDS):
        last = number == ROUNDS - 1
        found = _round(rules, table, chance, LAST_DEALS if last else DEALS)
        table = {key: found[key] if last else (table[key] + found[key]) / 2 for key in table}
        print(f"{rules.name}: round {number + 1}", file=sys.stderr)
    return table


def first_guess(size: int) -> Table:
    """What six-card says of throws of one or two cards."""
    throws = {ranks_of(cards): crib.average(cards) for cards in combinations(PACK, size)}
    return {
        (throw, own): there.own if own else there.opponents
        for throw, there in throws.items()
        for own in (True, False)
    }


def _round(rules: Rules, table: Table, chance: Random, deals: int) -> Mapping[tuple[Throw, bool], float]:
    """What each throw brings from any hand that holds it, when all others throw what is best."""
    shows, keys = bytearray(), []
    for _ in range(deals):
        pack = chance.sample(PACK, len(PACK))
        hands = [tuple(pack.pop() for _ in range(number)) for number in rules.dealt]
        extra, starters = [pack.pop() for _ in range(rules.crib_from_pack)], pack[:STARTERS]
        dealer = rules.seats - 1
        best = [_best(rules, table, hand, seat, dealer) for seat, hand in enumerate(hands)]
        asked = _asked(rules, dealer, best, chance)
        own = rules.side(asked) == rules.side(dealer)
        others = [card for seat, thrown in enumerate(best) if seat != asked for card in thrown]
        for thrown in combinations(hands[asked], rules.throws(asked, dealer)):
            for starter in starters:
                shows += bytes([*thrown, *others, *extra, starter])
                keys.append((ranks_of(thrown), own))
    points = bytes(kernel.score_hands(shows, rules.crib_size, crib=True))
    totals: defaultdict[tuple[Throw, bool], list[int]] = defaultdict(lambda: [0, 0])
    for key, number in zip(keys, points, strict=True):
        totals[key][0] += number
        totals[key][1] += 1
    return {key: totals[key][0] / totals[key][1] if totals[key][1] else table[key] for key in table}


def _asked(rules: Rules, dealer: Seat, best: Sequence[Cards], chance: Random) -> Seat:
    """A seat that throws, as often of the dealer's side as of the others where both have one."""
    throwing = [seat for seat, thrown in enumerate(best) if thrown]
    wanted = chance.random() < 0.5
    side = [seat for seat in throwing if wanted == (rules.side(seat) == rules.side(dealer))]
    return chance.choice(side or throwing)


def _best(rules: Rules, table: Table, hand: Cards, seat: Seat, dealer: Seat) -> Cards:
    throws = rules.throws(seat, dealer)
    if not throws:
        return ()
    own = rules.side(seat) == rules.side(dealer)
    part = 1 if own else -1 / (rules.sides - 1)
    starters = tuple(card for card in PACK if card not in hand)

    def worth(thrown: Cards) -> float:
        return average(without(hand, thrown), starters) + part * table[ranks_of(thrown), own]

    return max(combinations(hand, throws), key=worth)
