"""What a tally of many games tells, with intervals that hold the truth 95 times in 100."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from kribo import match
from kribo.engine.tally import SOURCES, Tally
from kribo.rules import Rules
from kribo.table.simulation import Simulation

DEVIATIONS = 1.96
"""How far an interval reaches, in standard errors."""


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


class DealPoints(NamedTuple):
    """What a position scores in a deal: the means by source, and of all together mean and deviation."""

    sources: Mapping[str, float]
    mean: float
    deviation: float


def wilson(wins: int, games: int) -> Interval:
    """The interval of a share of independent games (Wilson), right for few games and rare wins too."""
    if not games:
        return Interval(0, 1)
    share, square = wins / games, DEVIATIONS**2 / games
    middle = (share + square / 2) / (1 + square)
    reach = DEVIATIONS * sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def of_mean(total: float, squares: float, number: int) -> Interval:
    """The interval of a mean, from the sum of the numbers and that of their squares."""
    mean = total / number
    reach = DEVIATIONS * deviation(total, squares, number) / sqrt(number)
    return Interval(mean - reach, mean + reach)


def deviation(total: float, squares: float, number: int) -> float:
    """The standard deviation, estimated from the sums; 0 for a single number."""
    if number < 2:
        return 0
    return sqrt(max(0.0, squares - total * total / number) / (number - 1))


def share_of_wins(simulation: Simulation, tally: Tally, place: int) -> Interval:
    """The interval of a side's share of the games.

    With duplicate deals the games of a set depend on each other, and the sets are what is independent.
    """
    return _share(simulation, tally.rows("sets")[place])


def share_of_first_dealer(simulation: Simulation, tally: Tally) -> Interval:
    """The interval of the share of the games that the side of the first dealer wins."""
    return _share(simulation, tally.row("first_dealer"))


def first_dealer_wins(tally: Tally) -> int:
    """How many games the side of the first dealer won."""
    return sum(won * number for won, number in enumerate(tally.row("first_dealer")))


def deals_a_game(simulation: Simulation, tally: Tally) -> Interval:
    """The interval of the mean number of deals."""
    sets = tally.number("games") // simulation.rotations
    low, high = of_mean(tally.number("deals"), tally.number("deals_squared"), sets)
    return Interval(low / simulation.rotations, high / simulation.rotations)


def _share(simulation: Simulation, sets: Sequence[int]) -> Interval:
    """The interval of a share of games, from the number of sets by games won."""
    won = sum(games * number for games, number in enumerate(sets))
    if not simulation.duplicate:
        return wilson(won, sum(sets))
    squares = sum(games * games * number for games, number in enumerate(sets))
    low, high = of_mean(won, squares, sum(sets))
    games = simulation.rotations
    return Interval(max(0.0, low / games), min(1.0, high / games))


def skunks(rules: Rules, tally: Tally) -> list[int]:
    """By side, the games won by a skunk or more over the runner-up."""
    return [
        sum(number for score, number in enumerate(row[: rules.target]) if match.level(rules, score) > 0)
        for row in tally.rows("runner_up")[: rules.sides]
    ]


def points(rules: Rules, tally: Tally) -> dict[str, list[int]]:
    """The points pegged, by source and side."""
    rows = zip(SOURCES, tally.rows("points"), strict=True)
    return {source: list(row[: rules.sides]) for source, row in rows}


def per_deal(rules: Rules, tally: Tally) -> dict[str, DealPoints]:
    """What each position scores in a deal, from eldest (between two, the pone) to dealer."""
    number = tally.number("deals")
    squares, rows = tally.row("deal_points_squared"), tally.rows("deal_points")
    return {
        name: DealPoints(
            {source: total / number for source, total in zip(SOURCES, rows[position], strict=True)},
            sum(rows[position]) / number,
            deviation(sum(rows[position]), squares[position], number),
        )
        for position, name in enumerate(positions(rules))
    }


def positions(rules: Rules) -> Sequence[str]:
    """The places round the table from eldest to dealer."""
    first = "pone" if rules.seats == 2 else "eldest"
    return [first, *(str(place) for place in range(2, rules.seats)), "dealer"]
