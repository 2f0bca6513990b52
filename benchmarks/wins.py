"""The chance of winning after a discard, as it is reckoned, beside what comes of playing many such deals out.

The deals are those of the hand and throw at random, the other throwing by table and both playing by the
blueprint; what follows the deal is taken from the table of chances in both.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections import defaultdict
from math import sqrt

from kribo.cards import Cards
from kribo.engine import discard, winning, winning_fallback, winning_tables, winprob
from kribo.engine.winning import DEAL_NUMBERS, DEALER, MOST_A_DEAL, WAYS

TARGET = 121
SCORES = ((0, 0), (60, 60), (95, 100), (105, 98), (112, 116), (116, 110), (118, 118))


def main() -> None:
    """For hands and scores, the two best throws; then the error by nearness of the end."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--hands", type=int, default=4, help="for each pair of scores and role")
    arguments.add_argument("--deals", type=int, default=100_000, help="for each throw")
    chosen = arguments.parse_args()
    generator = random.Random(4)
    errors: dict[int, list[float]] = defaultdict(list)
    right = choices = 0
    for scores in SCORES:
        for number in range(2 * chosen.hands):
            hand = tuple(sorted(generator.sample(range(52), 6)))
            dealer = number % 2 == 1
            best = sorted(discard.throws(hand, dealer=dealer, scores=scores), key=lambda throw: -throw.win)[
                :2
            ]
            played = [play_out(hand, throw.discard, dealer, scores, chosen.deals) for throw in best]
            errors[TARGET - max(scores)] += [
                throw.win - chance for throw, chance in zip(best, played, strict=True)
            ]
            choices += 1
            right += played[0] >= played[1]
    for wanted, found in errors.items():
        print(f"leader wants {wanted:3}: error {sqrt(sum(error**2 for error in found) / len(found)):.4f}")
    print(f"the better of two chosen {right} of {choices} times")


def play_out(hand: Cards, thrown: Cards, dealer: bool, scores: tuple[int, int], deals: int) -> float:
    """The chance of winning by so many deals."""
    way = WAYS.index((hand.index(thrown[0]), hand.index(thrown[1])))
    tables = discard.throw_table(winning.PONE), discard.throw_table(DEALER)
    sums = array("d", bytes(8 * winning.compiled.DEAL_SUMS))
    winning.compiled.add_hand(
        *tables, winning_tables.blueprint(), int(dealer), bytes(hand), way, 11, 0, deals, sums
    )
    chances = winprob.chances(TARGET)
    of_dealer, of_pone = scores if dealer else scores[::-1]
    after = [
        [
            chances.before_deal(*((d, p) if dealer else (p, d)), we_deal=not dealer)
            for p in range(of_pone, TARGET)
        ]
        for d in range(of_dealer, TARGET)
    ]
    wins, losses = (chances.win, chances.lose) if dealer else (chances.lose, chances.win)
    race = winning_fallback.Race(sums[:DEAL_NUMBERS], MOST_A_DEAL)
    return race.value((TARGET - of_dealer, TARGET - of_pone), wins[of_pone:], losses[of_dealer:], after)


if __name__ == "__main__":
    main()
