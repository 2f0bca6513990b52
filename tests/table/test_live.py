"""A game under a version: what is stale, who is asked, what a look ahead changes."""

from __future__ import annotations

from random import Random

import pytest

from kribo import variants
from kribo.errors import IllegalAction, KriboError
from kribo.game import actions, legal
from kribo.game.state import Calling, Discarding, Playing
from kribo.table.clock import ClockRules
from kribo.table.live import LiveGame
from kribo.table.pack import Generator
from kribo.testing import random_action

PACKS = Generator("packs")


def begun(variant: str = "six-card", **options: str) -> LiveGame:
    """A game after its first deal."""
    rules = variants.find(variant).with_options(options)
    live = LiveGame("g", rules, 1, ClockRules("live", bank=100, increment=2))
    make(live, actions.Deal(PACKS.pack()))
    return live


def make(live: LiveGame, action: actions.Action, now: int = 0) -> None:
    """Make an action."""
    live.accept(live.attempt(action), now)


def some(live: LiveGame, seat: int) -> actions.Action:
    """The first thing that a seat may do."""
    return legal(live.state, seat)[0]


def test_an_attempt_changes_nothing() -> None:
    live = begun()
    before = live.state, live.version, list(live.asked_at)
    live.attempt(some(live, 0))
    with pytest.raises(IllegalAction):
        live.attempt(actions.Go(0))
    assert (live.state, live.version, live.asked_at) == before


def test_others_who_answer_the_same_do_not_make_an_answer_stale() -> None:
    live = begun("three-handed")
    assert isinstance(live.state.stage, Discarding)
    asked = live.version
    make(live, some(live, 0))
    make(live, some(live, 1))
    live.check_version(2, asked)
    for stale in (asked - 1, live.version + 1):
        with pytest.raises(KriboError, match="stale"):
            live.check_version(2, stale)
    with pytest.raises(KriboError, match="stale"):
        live.check_version(0, asked)  # who has answered must have seen what follows from it


def test_a_seat_that_is_asked_something_else_must_have_seen_it() -> None:
    live = begun()
    for seat in (0, 1):
        make(live, some(live, seat))
    discarded = live.version
    make(live, some(live, 0))
    assert isinstance(live.state.stage, Playing)
    with pytest.raises(KriboError, match="stale"):
        live.check_version(0, discarded)
    live.check_version(0, live.version)


def test_a_window_to_call_goes_on_for_those_who_have_not_called() -> None:
    live = begun("three-handed", counting="muggins", call_seconds="10")
    chance = Random(3)
    while not isinstance(live.state.stage, Calling):
        make(live, random_action(live.state, chance))
    limit = live.clock.limit
    assert limit is not None
    assert (limit.what, len(limit.seats), limit.left) == ("call", 2, 10_000)
    live.clock.run(limit.seats, 0)
    make(live, actions.Muggins(limit.seats[0], 0), now=4_000)
    if isinstance(live.state.stage, Calling):
        assert live.clock.limit is not None
        assert (live.clock.limit.seats, live.clock.limit.left) == (limit.seats[1:], 6_000)


def test_each_count_has_its_own_time() -> None:
    live = begun(counting="self", count_seconds="15")
    chance, seen = Random(4), list[tuple[int, ...]]()
    while len(seen) < 3:
        if live.clock.limit:
            limit = live.clock.limit
            assert (limit.what, limit.left) == ("count", 15_000)
            seen.append(limit.seats)
            live.clock.run(limit.seats, 0)
            live.clock.settle(9_000)
            make(live, some(live, limit.seats[0]), now=9_000)
            live.clock.stop_at(0)
        else:
            make(live, random_action(live.state, chance))
    assert seen == [(0,), (1,), (1,)]


def test_only_decisions_bring_the_increment() -> None:
    live = begun()
    make(live, some(live, 0))
    assert live.clock.left == [102_000, 100_000]
    make(live, actions.TakeBack(0))
    assert live.clock.left == [102_000, 100_000]


def test_a_game_ends_with_a_result_and_its_slip() -> None:
    live = LiveGame("g", variants.find("six-card").with_options({"target": "31"}), -3, ClockRules())
    chance = Random(6)
    while not live.over:
        make(live, random_action(live.state, chance))
    assert max(live.result.scores) == 31
    assert sum(points[live.result.winner] for points in live.slip.points.values()) == 31
    assert live.waiting_for() == frozenset()
