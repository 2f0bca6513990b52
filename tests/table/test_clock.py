"""Clocks: what runs, what stands, what is kept."""

from __future__ import annotations

import pytest

from kribo.errors import BadRules
from kribo.table.clock import Clock, ClockRules, Limit

LIVE = ClockRules("live", bank=100, increment=5)
RELAXED = ClockRules("relaxed", seconds=60)


def test_only_what_runs_goes_down() -> None:
    clock = Clock(LIVE, 3)
    clock.run([1], 1_000)
    clock.settle(5_000)
    assert clock.left == [100_000, 96_000, 100_000]
    clock.run([], 6_000)
    clock.settle(60_000)
    assert clock.left == [100_000, 95_000, 100_000]


def test_a_decision_brings_the_increment() -> None:
    clock = Clock(LIVE, 2)
    clock.run([0], 0)
    clock.decided(0, 3_000)
    assert clock.left == [102_000, 100_000]


def test_a_relaxed_clock_begins_anew_for_each_decision() -> None:
    clock = Clock(RELAXED, 2)
    clock.run([0], 0)
    clock.ask([1], 50_000)
    assert clock.left == [10_000, 60_000]
    clock.ask([0], 51_000)
    assert clock.left == [60_000, 60_000]


def test_time_is_out_for_the_first_of_those_who_run() -> None:
    clock = Clock(LIVE, 3)
    clock.run([0], 0)
    clock.run([0, 2], 30_000)
    expiry = clock.next_expiry()
    assert expiry is not None
    assert (expiry.at, expiry.seat, expiry.of_rules) == (100_000, 0, False)
    clock.settle(200_000)
    assert clock.left == [0, 100_000, 0]


def test_a_clock_never_goes_backwards() -> None:
    clock = Clock(LIVE, 1)
    clock.run([0], 10_000)
    clock.settle(4_000)
    assert clock.left == [100_000]


def test_a_limit_of_the_rules_runs_without_any_other_clock() -> None:
    clock = Clock(ClockRules(), 2)
    clock.set_limit(Limit("call", (1,), 10_000), 0)
    assert clock.next_expiry() is None
    clock.run([0], 1_000)
    assert clock.next_expiry() is None  # the seat is not there, so it waits
    clock.run([1], 2_000)
    expiry = clock.next_expiry()
    assert expiry is not None
    assert (expiry.at, expiry.seat, expiry.of_rules) == (12_000, 1, True)
    clock.set_limit(None, 5_000)
    assert clock.next_expiry() is None


def test_a_clock_is_kept_and_stands_still_meanwhile() -> None:
    clock = Clock(LIVE, 2)
    clock.run([0], 0)
    clock.set_limit(Limit("count", (0,), 15_000), 0)
    clock.run([0], 0)
    text = clock.save(4_000)
    again = Clock(LIVE, 2)
    again.restore(text, 9_999_999)
    assert (again.left, again.limit) == ([96_000, 100_000], Limit("count", (0,), 11_000))
    again.settle(99_999_999)
    assert again.left == [96_000, 100_000]


def test_without_time_nothing_is_kept() -> None:
    clock = Clock(ClockRules(), 2)
    assert clock.save(5) == ""
    clock.restore("", 6)
    assert (clock.left, clock.low, clock.next_expiry()) == ([], 0, None)


@pytest.mark.parametrize(("rules", "low"), [(LIVE, 20_000), (RELAXED, 15_000), (ClockRules(), 0)])
def test_when_to_warn(rules: ClockRules, low: int) -> None:
    assert Clock(rules, 2).low == low


@pytest.mark.parametrize(
    "wrong", [("relaxed", 0, 0, 0), ("relaxed", 3601, 0, 0), ("live", 0, 0, 1), ("live", 0, 60, -1)]
)
def test_clocks_that_make_no_sense(wrong: tuple[str, int, int, int]) -> None:
    with pytest.raises(BadRules, match="bad-clock"):
        ClockRules(*wrong)  # type: ignore[arg-type]
