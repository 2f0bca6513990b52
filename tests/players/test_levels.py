"""The levels: they keep to the rules in every game, get stronger one by one, and err only where they may."""

from __future__ import annotations

from functools import reduce
from operator import add
from random import Random

import pytest
from msgspec.structs import replace

from kribo import variants
from kribo.engine import pegging
from kribo.engine.tally import Tally
from kribo.game.actions import Claim, Muggins
from kribo.players import LEVELS, USUAL, company, find
from kribo.players.base import Player
from kribo.players.expert import Expert
from kribo.rules import Rules
from kribo.table.simulation import Simulation, simulate
from kribo.testing import check_player
from tests.game.stacked import in_play, in_show
from tests.players.seated import ask, discard, lay

GAMES = list(variants.ALL.values())

HANDS = ("5C 5D 5S JH | 2C 4D", "6C 7D 8H 8S | 2H 4S")


def light(name: str) -> Player:
    """A level that plays as one that is quick in Python as well: what is legal does not depend on that."""
    level = LEVELS[name]
    return Expert(
        replace(level, play="blueprint" if level.play == "search" else level.play, position=False), Random(1)
    )


def test_the_levels_are_named_from_the_weakest() -> None:
    assert list(LEVELS) == [*map(str, range(1, 9)), "top"]
    assert list(LEVELS)[-1] == USUAL
    shares = [level.win_against_top for level in LEVELS.values()]
    assert shares == sorted(shares)
    assert shares[-1] == 0.5


@pytest.mark.parametrize("name", ["1", "4", "6", "8"] if pegging.IN_C else ["1", "5"])
def test_two_handed_six_card_in_every_counting_mode(name: str) -> None:
    check_player(lambda: light(name), [variants.SIX_CARD])


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_game(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    check_player(lambda: light("1"), [rules], modes=["strict"])
    monkeypatch.setattr(company, "WORLDS", 4)
    monkeypatch.setattr(company, "FEWER_WORLDS", 4)
    check_player(lambda: light("top"), [rules], modes=["auto"])


@pytest.mark.skipif(not pegging.IN_C, reason="whole games take too long in Python")
def test_a_long_game() -> None:
    """Far from the end only points matter, so no chances have to be computed."""
    check_player(lambda: find("8", Random(1)), [variants.SIX_CARD], modes=["auto"], target=250)


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_generator_makes_the_same_choices(name: str) -> None:
    table = in_show("six-card", *HANDS, starter="5H", options={"counting": "self"})
    claims = [ask(name, table, 1, Claim) for _ in range(3)]
    assert claims[0] == claims[1] == claims[2]


@pytest.mark.parametrize("name", ["6", "7", "8", "top"])
def test_strong_levels_never_err_in_counting(name: str) -> None:
    assert LEVELS[name].miscounts == 0
    assert {claimed(name, seed) for seed in range(50)} == {14}


def test_weak_levels_err_at_the_stated_rate() -> None:
    claims = [claimed("1", seed) for seed in range(800)]
    wrong = [claim for claim in claims if claim != 14]
    assert len(wrong) / len(claims) == pytest.approx(LEVELS["1"].miscounts, abs=0.05)
    assert {claim > 14 for claim in wrong} == {True, False}, "items are missed and invented"


def claimed(name: str, seed: int) -> int:
    """What eldest says of 6 7 8 8 with a five; it is 14."""
    table = in_show("six-card", *HANDS, starter="5H", options={"counting": "self"})
    from kribo.game import view

    action = find(name, Random(seed)).choose(view(table.state, 1))
    assert isinstance(action, Claim)
    return action.points


def test_who_errs_in_counting_may_miss_what_is_to_be_called() -> None:
    table = in_show("six-card", *HANDS, starter="5H", options={"counting": "muggins"})
    table.claim(10)
    from kribo.game import view

    calls = set()
    for seed in range(60):
        action = find("1", Random(seed)).choose(view(table.state, 0))
        assert isinstance(action, Muggins)
        calls.add(action.points)
    assert calls == {0, 4}


# What they know


def test_only_who_knows_the_crib_minds_it() -> None:
    """Of 5 6 7 J Q K the fives are not given to the other's crib, whatever the hand alone says."""
    assert discard("8", "5H 6C 7D JS QS KD", own_crib=True) == "6C 7D"


def test_the_score_is_minded_by_who_knows_of_it() -> None:
    table = in_play("six-card", "TC TD 9S 2H | KC QD", "JC QS 3H AD | 8C 8D", starter="6S")
    assert lay("8", table) in ("AD", "3H", "JC", "QS")


# Strength


@pytest.mark.parametrize(("stronger", "weaker"), [("1", "random"), ("3", "1"), ("6", "2"), ("8", "2")])
def test_levels_are_ordered_in_strength(stronger: str, weaker: str) -> None:
    """Over hundreds of games the stronger of these wins three of four; the same cards are played twice."""
    if not pegging.IN_C and stronger > "5":
        pytest.skip("whole games take too long in Python")
    simulation = Simulation(variants.SIX_CARD, (stronger, weaker), 1, duplicate=True)
    tally = reduce(add, simulate(simulation, 10, 1), Tally())
    assert tally.row("wins")[0] > tally.number("games") / 2


def test_the_strongest_plays_a_deal() -> None:
    """As it is, with the search: two cards laid is what a position needs to be quick in Python too."""
    table = in_play("six-card", "5C TD 9S 2H | KC QD", "JC QS 3H AD | 8C 8D", starter="6S")
    for card in ("JC", "5C", "QS"):
        table.lay(card)
    assert lay("top", table) in ("2H", "TD", "9S", "go")
