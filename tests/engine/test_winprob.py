"""Chances of winning: what is known of them, the sweep against a play-out of deals, stakes."""

from __future__ import annotations

import random
from array import array

import pytest

from kribo.engine import discard, gains, winning, winning_fallback, winprob
from kribo.engine.winning import DEAL_NUMBERS, MOST_A_DEAL

PUBLISHED = winprob.chances(121)
LEVELS_121 = tuple((121 - score > 30) + (121 - score > 60) for score in range(121))

compiled = pytest.mark.skipif(winning.compiled is None, reason="slow without the compiled module")


def test_the_first_dealer_wins_56_of_100() -> None:
    assert PUBLISHED.before_deal(0, 0, we_deal=True) == pytest.approx(0.560, abs=0.003)


def test_a_point_at_the_start() -> None:
    start = PUBLISHED.before_deal(0, 0, we_deal=True)
    assert PUBLISHED.before_deal(1, 0, we_deal=True) - start == pytest.approx(0.0184, abs=0.0006)
    assert start - PUBLISHED.before_deal(0, 1, we_deal=True) == pytest.approx(0.0196, abs=0.0006)


def test_the_dealer_with_35_against_37_is_level() -> None:
    assert PUBLISHED.before_deal(35, 37, we_deal=True) == pytest.approx(0.504, abs=0.003)


def test_points_never_hurt() -> None:
    for target in (61, 121):
        chances = winprob.chances(target)
        for own in range(target - 1):
            for other in range(target):
                for deals in (True, False):
                    now = chances.before_deal(own, other, we_deal=deals)
                    # Where all is as good as decided, what the gains leave is not quite even.
                    assert chances.before_deal(own + 1, other, we_deal=deals) >= now - 8e-5


def test_one_wins_what_the_other_loses() -> None:
    for own, other in ((0, 0), (50, 70), (120, 120), (121, 90), (80, 121)):
        ours = PUBLISHED.before_deal(own, other, we_deal=True)
        assert PUBLISHED.before_deal(other, own, we_deal=False) == pytest.approx(1 - ours)


@compiled
@pytest.mark.parametrize("target", winprob.SHIPPED)
def test_what_is_shipped_is_what_a_sweep_gives(target: int) -> None:
    swept, shipped = winprob.values(winprob.winning(target)), winprob.chances(target)
    assert list(shipped.ours) == pytest.approx(list(swept.ours), abs=1e-5)
    assert list(shipped.theirs) == pytest.approx(list(swept.theirs), abs=1e-5)


def test_the_table_is_exact_to_less_than_a_hundred_thousandth() -> None:
    assert 0.5 / winprob.FINEST < 1e-5


def test_minding_the_score_is_worth_most_when_little_is_wanted() -> None:
    for role, table in enumerate(gains.shipped()):
        assert len(table) == len(gains.WANTS) ** 2
        assert min(table) >= 0
        assert max(table) > 0.09, f"role {role} has more to choose from than a tenth of a game"
        assert table[-1] < 0.001


def test_gains_are_interpolated_between_what_is_known() -> None:
    tables = gains.shipped()
    dealer = gains.of_dealer(30, tables)
    size, known = len(gains.WANTS), gains.WANTS.index(18)
    at = 12 * 30 + 12  # both want 18
    assert dealer[at] == pytest.approx(
        tables[winning.DEALER][known * size + known] - tables[winning.PONE][known * size + known]
    )
    between = (dealer[12 * 30 + 12] + dealer[10 * 30 + 12]) / 2
    assert dealer[11 * 30 + 12] == pytest.approx(between)


@compiled
def test_gains_are_found_alike_in_parts() -> None:
    """Which hands are drawn depends on the seed and their number alone."""
    how = (
        winning.PONE,
        discard.habits()[winning.DEALER],
        discard.shipped_plays(),
        discard.stakes_of(PUBLISHED),
    )
    wants = array("i", [3, 20])
    parts = [array("d", bytes(8 * 4)) for _ in range(3)]
    for sums, first, number in zip(parts, (0, 0, 4), (10, 4, 6), strict=True):
        winning.compiled.add_gains(*how, 1, first, number, wants, sums)
    assert list(parts[0]) == pytest.approx([one + other for one, other in zip(*parts[1:], strict=True)])
    assert parts[0][0] > 0
    with pytest.raises(ValueError, match="score"):
        winning.compiled.add_gains(*how, 1, 0, 1, array("i", [0]), array("d", [0]))


@compiled
def test_both_ways_to_sweep_agree() -> None:
    target = 40
    stakes = winprob.paying(
        (1, 2, 3), [(target - score > 10) + (target - score > 25) for score in range(target)]
    )
    gained = array("d", (random.Random(1).random() / 100 for _ in range(target**2)))
    found = []
    for functions in (winning.compiled, winning_fallback):
        both = [array("d", bytes(8 * target**2)) for _ in range(2)]
        pays = array("d", stakes.win), array("d", stakes.lose)
        functions.sweep(winprob.deals(), gained, target, *pays, 2 * target - 2, 0, *both)
        found.append([*both[0], *both[1]])
    assert found[0] == pytest.approx(found[1], abs=1e-12)


Deal = list[tuple[int, int]]


def random_deal(generator: random.Random) -> Deal:
    """Events of a deal, each a role and its points; at least one brings the dealer a point."""
    events = [(generator.randrange(2), generator.randrange(1, 6)) for _ in range(generator.randrange(1, 6))]
    return [*events, (winning.DEALER, generator.randrange(1, 8))]


def race_of(deals: list[Deal]) -> array[float]:
    """The deals added up as race.h says."""
    numbers = array("d", bytes(8 * DEAL_NUMBERS))
    numbers[0] = len(deals)
    square = MOST_A_DEAL**2
    for deal in deals:
        points = [0, 0]
        for role, more in deal:
            for _ in range(more):
                points[role] += 1
                block = 1 + (square if role == winning.DEALER else 2 * square)
                numbers[block + points[role] * MOST_A_DEAL + points[not role]] += 1
        numbers[1 + points[winning.DEALER] * MOST_A_DEAL + points[winning.PONE]] += 1
    return numbers


def replayed(deals: list[Deal], stakes: winprob.Stakes) -> dict[tuple[int, int, bool], float]:
    """The values by playing every deal out from all scores, event by event."""
    target = stakes.target
    found: dict[tuple[int, int, bool], float] = {}
    for both in range(2 * target - 2, -1, -1):
        for dealer in range(max(0, both - target + 1), min(both, target - 1) + 1):
            for we_deal in (True, False):
                total = 0.0
                for deal in deals:
                    scores = {winning.DEALER: dealer, winning.PONE: both - dealer}
                    for role, points in deal:
                        scores[role] += points
                        if scores[role] >= target:
                            won = (role == winning.DEALER) == we_deal
                            loser = scores[1 - role]
                            total += stakes.win[loser] if won else stakes.lose[loser]
                            break
                    else:
                        total += found[scores[winning.PONE], scores[winning.DEALER], not we_deal]
                found[dealer, both - dealer, we_deal] = total / len(deals)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_sweep_is_every_deal_played_out_from_every_score(seed: int) -> None:
    generator = random.Random(seed)
    deals = [random_deal(generator) for _ in range(12)]
    stakes = winprob.Stakes(
        tuple(generator.random() for _ in range(21)), tuple(generator.random() for _ in range(21))
    )
    ours, theirs = (array("d", bytes(8 * 21**2)) for _ in range(2))
    pays = array("d", stakes.win), array("d", stakes.lose)
    winning.functions.sweep(race_of(deals), array("d", bytes(8 * 21**2)), 21, *pays, 40, 0, ours, theirs)
    for (dealer, pone, we_deal), value in replayed(deals, stakes).items():
        assert (ours if we_deal else theirs)[dealer * 21 + pone] == pytest.approx(value)


def test_progress_goes_up_to_all() -> None:
    told: list[float] = []
    stakes = winprob.paying((1.0, 1.0, 1.0), [0] * 35)
    found = winprob.values(stakes, told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    # A game for a point either way is worth twice the chance of winning less one.
    chance = winprob.chances(35).before_deal(0, 0, we_deal=True)
    assert found.before_deal(0, 0, we_deal=True) == pytest.approx(2 * chance - 1)


@compiled
def test_skunks_make_the_leader_bolder() -> None:
    points = winprob.values(winprob.paying((2, 3, 3), LEVELS_121))
    assert points.before_deal(120, 80, we_deal=True) > 2 * PUBLISHED.before_deal(120, 80, we_deal=True)
