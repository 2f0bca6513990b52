"""The numbers that deals and games come to, beside published ones, from the shipped tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from time import perf_counter

from kribo.engine import counts, matches, winprob
from kribo.engine.winning import DEAL_NUMBERS, MOST_A_DEAL, data

LEVELS = tuple((121 - score > 30) + (121 - score > 60) for score in range(121))


def main() -> None:
    """Print a line a number: what it is, ours, the published or expected one."""
    points_a_deal()
    chances = winprob.chances(121)
    start = chances.before_deal(0, 0, we_deal=True)
    found = matches.outcomes(LEVELS)
    show("first dealer wins", f"{start:.2%}", "56.0 %")
    show("deals a game", f"{deals_a_game():.2f}", "9.09")
    show("skunk", f"{found.dealer[1] + found.pone[1]:.2%}", "12.8 %")
    show("double skunk", f"{found.dealer[2] + found.pone[2]:.3%}", "0.09 %")
    show("a point at 0-0, dealer", f"{chances.before_deal(1, 0, we_deal=True) - start:+.2%}", "+1.84 %")
    show("a point at 0-0, pone", f"{start - chances.before_deal(0, 1, we_deal=True):+.2%}", "+1.96 %")
    show("dealer with 35 v 37", f"{chances.before_deal(35, 37, we_deal=True):.2%}", "50.4 %")
    for target in (61, 121, 241):
        begin = perf_counter()
        winprob.values(winprob.paying((1.5, 2.5, 3.5), [0] * target))
        print(f"a sweep to {target}: {1000 * (perf_counter() - begin):.0f} ms")


def points_a_deal() -> None:
    """Means and deviations by role, and where they come from."""
    sums = counts.unpack(data("deals.bin"))
    deals, rest = sums[0], sums[DEAL_NUMBERS:]
    pone, dealer = by_role(sums[1 : 1 + MOST_A_DEAL**2])
    pegged, shown, crib, heels, squares = rest[0:2], rest[2:4], rest[4], rest[5], rest[6:8]
    print(f"{deals:,.0f} deals, discards by points of show and play, play by the blueprint")
    for name, role, total, expected in (
        ("dealer", 1, dealer, "16.23, sd 5.2"),
        ("pone", 0, pone, "10.17, sd 4.3"),
    ):
        average = total / deals
        deviation = sqrt(squares[role] / deals - average**2)
        show(f"points a deal, {name}", f"{average:.3f}, sd {deviation:.2f}", expected)
    show("pegging, dealer and pone", f"{pegged[1] / deals:.3f} / {pegged[0] / deals:.3f}", "3.32 / 2.04")
    show("hand, dealer and pone", f"{shown[1] / deals:.3f} / {shown[0] / deals:.3f}", "7.98 / 8.13")
    show("crib, heels", f"{crib / deals:.3f} / {heels / deals:.4f}", "4.78 / 0.1538")


GAMES = 20_000


def deals_a_game() -> float:
    """How many deals games take on average, of deals drawn at random from those counted: exact to 0.02."""
    totals = winprob.deals()[1 : 1 + MOST_A_DEAL**2]
    places = [place for place, deals in enumerate(totals) if deals]
    drawn = iter(Random(1).choices(places, [totals[place] for place in places], k=GAMES * 30))
    return sum(deals_of_game(drawn) for _ in range(GAMES)) / GAMES


def deals_of_game(drawn: Iterator[int]) -> int:
    """The deals of one game to 121: the last is the one that takes somebody there."""
    dealer = pone = deals = 0
    while max(dealer, pone) < 121:
        place = next(drawn)
        # Pone deals next.
        dealer, pone = pone + place % MOST_A_DEAL, dealer + place // MOST_A_DEAL
        deals += 1
    return deals


def by_role(totals: Sequence[float]) -> tuple[float, float]:
    """Points of pone and dealer over all deals."""
    pone = dealer = 0.0
    for place, deals in enumerate(totals):
        dealer += place // MOST_A_DEAL * deals
        pone += place % MOST_A_DEAL * deals
    return pone, dealer


def show(what: str, ours: str, expected: str) -> None:
    """One line."""
    print(f"{what:28} {ours:24} expected {expected}")


if __name__ == "__main__":
    main()
