"""The strong player in all games but six-card between two: what everybody who plays them knows."""

from __future__ import annotations

from functools import reduce
from operator import add
from random import Random

import pytest

from kribo import variants
from kribo.engine import company as engine
from kribo.engine.tally import Tally
from kribo.game import view
from kribo.game.actions import Claim, Muggins
from kribo.players import company, cribs, find
from kribo.rules import Rules
from kribo.table.simulation import Simulation, simulate
from kribo.testing import check_player
from tests.game.stacked import Table, in_play, in_show
from tests.players.seated import ask, discard, lay

needs_c = pytest.mark.skipif(not engine.AVAILABLE, reason="deals are played out in C alone")

OTHERS = [rules for rules in variants.ALL.values() if rules.name != "six-card"]

SMALL = ["three-handed", "four-handed", "partners"]


@needs_c
@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: rules.name)
def test_the_strongest_keeps_to_the_rules(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "WORLDS", 4)
    monkeypatch.setattr(company, "FEWER_WORLDS", 4)
    check_player(lambda: find("top", Random(1)), [rules], modes=["strict"], target=61)


@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: rules.name)
def test_without_a_compiled_engine_it_plays_by_averages(
    rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "AVAILABLE", False)
    check_player(lambda: find("top", Random(1)), [rules], modes=["auto"], target=61)


@pytest.mark.parametrize(
    "rules",
    [*OTHERS, variants.find("seven-card").with_options({"seven_crib": "5"})],
    ids=lambda rules: rules.name,
)
def test_every_game_has_a_table_of_cribs(rules: Rules) -> None:
    assert rules.dealt == (6, 6) or cribs.name_of(rules) in cribs.tables()


# Counting


@pytest.mark.parametrize("counting", ["self", "muggins", "strict"])
def test_the_strongest_counts_right_and_sees_what_others_miss(counting: str) -> None:
    hands = ("5C 5D 5S JH | 2C", "6C 7D 8H 8S | 2H", "AC 2D 3S 9H | KC")
    table = in_show("three-handed", *hands, starter="5H", extra="QC", options={"counting": counting})
    claims = {find("top", Random(seed)).choose(view(table.state, 1)) for seed in range(20)}
    assert claims == {Claim(1, 14)}
    if counting == "muggins":
        table.claim(12)
        assert ask("top", table, 2, Muggins).points == 2


# Throws


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("level", ["4", "6", "top"])
def test_a_five_is_not_given_away(name: str, level: str) -> None:
    assert discard(level, "5H TD JS QC AC", own_crib=False, name=name) == "AC"


def test_the_crib_of_the_own_side_is_fed() -> None:
    """Of 5 8 8 7 9 the five is spare: it goes to the crib where that is the own or the partner's."""
    hand = "5H 8C 8D 7S 9S"
    assert discard("top", hand, own_crib=True, name="partners") == "5H"


# The play


@needs_c
@pytest.mark.parametrize("name", SMALL)
def test_a_five_is_not_led(name: str) -> None:
    assert lay("top", eldest_to_lead(name, "5H 4D 4S KC"))[0] != "5"


@needs_c
def test_who_needs_one_point_makes_the_thirty_one() -> None:
    hands = ("KC KD 4S 4D | 2C", "9C 7D AH 2S | 2H", "TS 3D 3S 6H | QC")
    table = in_play("three-handed", *hands, starter="5H", extra="QD", dealer=0, scores=(119, 118, 120))
    for card in ("9C", "TS", "KC"):
        table.lay(card)
    assert lay("top", table) == "2S", "two points make 31 and win"


@needs_c
def test_the_same_moment_is_always_judged_alike() -> None:
    table = eldest_to_lead("four-handed", "2H 6D 7S KC")
    assert len({lay("top", table) for _ in range(3)}) == 1


def eldest_to_lead(name: str, hand: str) -> Table:
    """A deal of seat 0 in which eldest, seat 1, holds these cards."""
    hands = ["AC AD AH AS | 2C", f"{hand} | 2D", "TC TD TH TS | 2S", "QC QD QH QS | 3S"]
    seats = variants.find(name).seats
    return in_play(name, *hands[:seats], starter="JC", extra="KD" if seats == 3 else "")


# Strength


@needs_c
@pytest.mark.parametrize("name", ["five-card", "partners-five-card"])
def test_it_beats_greed(name: str) -> None:
    """The same cards are played with the strong side in each of the places."""
    rules = variants.find(name)
    bots = tuple("top" if rules.side(seat) == 0 else "greedy" for seat in range(rules.seats))
    tally = reduce(add, simulate(Simulation(rules, bots, 1, duplicate=True), 15, 1), Tally())
    assert tally.row("wins")[0] > tally.number("games") / rules.sides
