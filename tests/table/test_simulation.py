"""Many games between bots, and what a tally of them tells."""

from __future__ import annotations

from functools import reduce
from operator import add

import pytest

from kribo.engine import kernel
from kribo.engine.show_table import multisets
from kribo.engine.tally import SOURCES, Tally
from kribo.errors import BadText
from kribo.table import simulation as module
from kribo.table import summary
from kribo.table.simulation import Simulation, play_sets, play_sets_in_core, simulate
from kribo.variants import ALL, SIX_CARD

SHORT = SIX_CARD.with_options({"target": "31"})


def total(simulation: Simulation, sets: int, workers: int = 1) -> Tally:
    return reduce(add, simulate(simulation, sets, workers), Tally())


def test_a_set_is_settled_by_the_seed_and_its_number() -> None:
    simulation = Simulation(SHORT, ("random", "greedy"), 5)
    parts = [play_sets(simulation, range(number, number + 1)) for number in range(6)]
    assert reduce(add, parts) == play_sets(simulation, range(6))
    assert play_sets(Simulation(SHORT, ("random", "greedy"), 6), range(6)) != play_sets(simulation, range(6))
    assert len({part.numbers.tobytes() for part in parts}) > 1


def test_the_core_comes_to_the_same_with_several_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(SHORT, ("random", "greedy"), 5)
    expected = total(simulation, 12)
    monkeypatch.setattr(kernel, "can_simulate", lambda players: False)
    assert not simulation.in_kernel
    parts = list(simulate(simulation, 12, workers=2))
    assert [part.number("games") for part in parts] == [5, 5, 2]
    assert reduce(add, parts) == expected


def test_a_game_that_is_left_early_stops_the_workers() -> None:
    parts = simulate(Simulation(SHORT, ("random", "random"), 5), 1_000_000_000, workers=2)
    assert next(parts).number("games")
    parts.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("variant", ["six-card", "five-card", "three-handed", "six-three-teams", "auction"])
def test_sums_of_a_tally_fit_together(variant: str) -> None:
    rules = ALL[variant].with_options({"target": "61"})
    simulation = Simulation(rules, ("greedy",) * rules.seats, 1, duplicate=True)
    tally = play_sets_in_core(simulation, range(2))
    games = tally.number("games")
    assert games == 2 * rules.sides == sum(tally.row("wins")) == sum(map(sum, tally.rows("runner_up")))
    assert sum(tally.row("first_dealer")) == 2
    for side in range(rules.sides):
        assert (
            sum(number * won for won, number in enumerate(tally.rows("sets")[side]))
            == tally.row("wins")[side]
        )
        scored = sum(summary.points(rules, tally)[source][side] for source in SOURCES)
        assert scored >= 61 * tally.row("wins")[side]
    whole_deals = sum(map(sum, tally.rows("deal_points")))
    assert whole_deals >= sum(map(sum, tally.rows("points"))), "the last deal is played out"


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadText, match="unknown-player"):
        simulate(Simulation(SIX_CARD, ("greedy", "nobody"), 1), 1, 1)


@pytest.mark.parametrize(
    ("better", "worse", "sets", "least"), [("basic", "greedy", 50, 0.52), ("greedy", "random", 20, 0.9)]
)
def test_the_better_player_wins(better: str, worse: str, sets: int, least: float) -> None:
    """Over thousands of games basic wins 63 % against greedy, and greedy 98 % against random."""
    tally = total(Simulation(SIX_CARD, (better, worse), 1, duplicate=True), sets)
    assert tally.row("wins")[0] >= least * tally.number("games")


def test_wilson() -> None:
    """Against the numbers of Newcombe (1998), table I."""
    assert summary.wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert summary.wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert summary.wilson(0, 20) == pytest.approx((0, 0.1611), abs=5e-5)
    assert summary.wilson(0, 0) == (0, 1)


def test_the_interval_of_a_mean() -> None:
    assert summary.deviation(10, 30, 4) == pytest.approx(1.29099, abs=1e-5)
    assert summary.of_mean(10, 30, 4) == pytest.approx((2.5 - 1.2652, 2.5 + 1.2652), abs=1e-4)
    assert summary.of_mean(7, 49, 1) == (7, 7)


def test_skunks_are_those_of_the_rules() -> None:
    tally = Tally()
    for score in (120, 91, 90, 60):
        tally.count("runner_up", 1, score)
    assert summary.skunks(SIX_CARD, tally) == [0, 2]
    assert summary.skunks(SIX_CARD.with_options({"skunk": "off"}), tally) == [0, 0]


def test_all_of_a_crib_is_known_to_the_kernel() -> None:
    averages = module.crib_averages()
    assert len(averages) == 2 * (1 + 13 + 91)
    assert averages[0] == 0
    assert max(averages[:105]) == averages[multisets().index((4, 4))], "a pair of fives in one's own crib"


def test_whole_deals_between_two() -> None:
    tally = total(Simulation(SIX_CARD, ("greedy", "greedy"), 1), 40)
    deals = summary.per_deal(SIX_CARD, tally)
    assert list(deals) == ["pone", "dealer"]
    assert deals["pone"].sources["crib"] == 0 < deals["dealer"].sources["crib"]
    assert sum(deals["dealer"].sources.values()) == pytest.approx(deals["dealer"].mean)
