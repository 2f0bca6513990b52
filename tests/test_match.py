"""Matches: skunks, match points, spread, stakes, who deals next; SPEC 10 and the printed examples."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kribo import game
from kribo.game import actions
from kribo.game.state import NOBODY
from kribo.match import Match, Result, level, result
from kribo.rules import Rules
from kribo.variants import find

SIX = find("six-card")
LEVELS = {"single": 0, "skunk": 1, "double skunk": 2}

EXAMPLES = [
    row
    for line in (Path(__file__).parent / "data" / "examples.jsonl").read_text(encoding="utf-8").splitlines()
    if (row := json.loads(line))["kind"] == "result"
]


def played(rules: Rules, scores: tuple[int, ...], first_dealer: int = 0) -> Result:
    """A game that ended with these scores; the winner is the side at the target."""
    winner = scores.index(rules.target)
    levels = tuple(0 if side == winner else level(rules, score) for side, score in enumerate(scores))
    return Result(winner, scores, levels, first_dealer)


def match_of(rules: Rules, *scores: tuple[int, ...], first_dealer: int = 0) -> Match:
    """A match of games with these scores."""
    match = Match(rules)
    for each in scores:
        match = match.with_result(played(rules, each, first_dealer))
    return match


@pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: str(row["title"]))
def test_printed_results(row: dict[str, object]) -> None:
    rules = SIX.with_options({"target": str(row["winner"])})
    assert level(rules, int(str(row["loser"]))) == LEVELS[str(row["correct_result"])]


@pytest.mark.parametrize(
    ("target", "skunk", "levels"),
    [
        (121, "margins", {91: 0, 90: 1, 61: 1, 60: 2, 0: 2}),
        (61, "margins", {31: 0, 30: 1, 0: 1}),  # no double skunk where the game is 61
        (91, "margins", {61: 0, 60: 1, 31: 1, 30: 2}),
        (241, "margins", {211: 0, 210: 1, 181: 1, 180: 2}),
        (31, "margins", {1: 0, 0: 1}),
        (121, "lines", {91: 0, 90: 1, 60: 2}),
        (241, "lines", {91: 0, 90: 1, 60: 2}),
        (91, "lines", {61: 0, 60: 1}),
        (61, "lines", {0: 0}),
        (121, "lurch", {61: 0, 60: 1, 0: 1}),
        (61, "lurch", {31: 0, 30: 1}),
        (121, "off", {0: 0}),
    ],
)
def test_levels_by_target_and_option(target: int, skunk: str, levels: dict[int, int]) -> None:
    rules = SIX.with_options({"target": str(target), "skunk": skunk})
    assert {score: level(rules, score) for score in levels} == levels


@pytest.mark.parametrize(
    ("option", "points"), [("1/2/3", (3, 3)), ("1/2/4", (4, 3)), ("2/3/3", (3, 5)), ("3/4/4", (4, 7))]
)
def test_match_points_by_option(option: str, points: tuple[int, int]) -> None:
    rules = SIX.with_options({"match_points": option, "match": "9-games"})
    assert match_of(rules, (121, 60), (100, 121), (90, 121)).match_points() == points


def test_the_second_placed_side_decides_the_match_points_of_a_game_of_three() -> None:
    three = find("three-handed")
    match = match_of(three, (121, 100, 20))
    assert match.match_points() == (1, 0, 0)
    assert match.results[0].levels == (0, 0, 2)


def test_spread_points_of_two_sides_cancel_out() -> None:
    assert match_of(SIX, (121, 100), (90, 121)).spread_points() == (-10, 10)


def test_every_loser_takes_off_its_own_margin_from_its_spread() -> None:
    assert match_of(find("three-handed"), (121, 100, 20)).spread_points() == (21, -21, -101)


def test_every_loser_pays_the_stake_for_its_own_margin() -> None:
    rules = find("three-handed").with_options({"stakes": "5"})
    assert match_of(rules, (121, 100, 20)).stakes() == (20, -5, -15)


def test_a_double_skunk_pays_four_times_where_match_points_double() -> None:
    rules = SIX.with_options({"stakes": "5", "match_points": "1/2/4"})
    assert match_of(rules, (121, 60)).stakes() == (20, -20)


def test_a_lurch_pays_double() -> None:
    rules = SIX.with_options({"stakes": "5", "skunk": "lurch"})
    assert match_of(rules, (121, 60)).stakes() == (10, -10)


@pytest.mark.parametrize(
    ("form", "games", "over"),
    [
        ("single", 1, True),
        ("best-of-3", 1, False),
        ("best-of-3", 2, True),
        ("best-of-5", 2, False),
        ("best-of-5", 3, True),
        ("9-games", 8, False),
        ("9-games", 9, True),
        ("first-to-7", 6, False),
        ("first-to-7", 7, True),
    ],
)
def test_when_a_match_is_over(form: str, games: int, over: bool) -> None:
    rules = SIX.with_options({"match": form})
    assert match_of(rules, *[(121, 100)] * games).over is over


def test_skunks_bring_a_match_to_its_end_sooner() -> None:
    rules = SIX.with_options({"match": "first-to-7"})
    assert match_of(rules, (121, 10), (121, 10), (121, 100)).over


def test_a_best_of_three_counts_games_and_not_skunks() -> None:
    rules = SIX.with_options({"match": "best-of-3"})
    match = match_of(rules, (121, 10), (100, 121), (100, 121))
    assert match.over
    assert match.leaders() == (1,)


def test_a_number_of_games_is_decided_by_match_points_then_games_then_spread() -> None:
    rules = SIX.with_options({"match": "2-games", "match_points": "2/3/3"})
    assert match_of(rules, (121, 90), (100, 121)).leaders() == (0,)
    assert match_of(rules, (121, 100), (99, 121)).leaders() == (1,)
    assert match_of(rules, (121, 100), (100, 121)).leaders() == (0, 1)


def test_the_loser_deals_first_in_the_next_game() -> None:
    assert match_of(SIX, (121, 100), first_dealer=0).next_dealer() == 1
    assert match_of(SIX, (121, 100), first_dealer=1).next_dealer() == 1


def test_the_last_placed_side_nearest_the_left_of_the_first_dealer_deals_next() -> None:
    four = find("four-handed")
    assert match_of(four, (121, 50, 90, 50), first_dealer=1).next_dealer() == 3
    assert match_of(four, (121, 50, 90, 50), first_dealer=3).next_dealer() == 1
    partners = find("partners")
    assert match_of(partners, (121, 50), first_dealer=0).next_dealer() == 1
    assert match_of(partners, (121, 50), first_dealer=1).next_dealer() == 3


@pytest.mark.parametrize(("option", "dealer"), [("winner", 0), ("alternate", 1), ("cut", NOBODY)])
def test_who_deals_next_by_option(option: str, dealer: int) -> None:
    rules = SIX.with_options({"next_dealer": option})
    assert match_of(rules, (121, 100), first_dealer=0).next_dealer() == dealer


def test_the_first_game_s_dealer_is_found_as_the_rules_say() -> None:
    assert Match(SIX).next_dealer() == NOBODY


def test_a_resignation_counts_by_the_loser_s_score() -> None:
    state, _ = game.apply(game.new(SIX, dealer=1), actions.Resign(0))
    assert result(state, first_dealer=1) == Result(1, (0, 0), (2, 0), 1)
