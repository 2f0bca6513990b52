"""The lists of games and options, and the pages of rules."""

from __future__ import annotations

import json

import pytest

from kribo.rules import OPTIONS
from kribo.variants import ALL
from tests.terminal.conftest import Kribo


def test_every_game_in_a_line(kribo: Kribo) -> None:
    lines = kribo("variants").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(ALL)
    assert lines[0] == "six-card: 2 players, 6 cards dealt to each, 4 kept, 4 in the crib, to 121."


def test_games_for_programs(kribo: Kribo) -> None:
    rows = json.loads(kribo("variants", "--json").out)
    assert rows[0] == {
        "name": "six-card",
        "players": 2,
        "sides": 2,
        "dealt": [6, 6],
        "keep": 4,
        "crib": 4,
        "target": 121,
    }
    assert [row["name"] for row in rows] == list(ALL)


@pytest.mark.parametrize("name", ALL)
def test_the_options_of_a_game(kribo: Kribo, name: str) -> None:
    out = kribo("variants", name).out
    found = json.loads(kribo("variants", name, "--json").out)
    assert found["name"] == name
    *of_the_game, of_a_player = found["options"]
    assert {row["name"]: row["default"] for row in of_the_game} == ALL[name].options()
    for row in of_the_game:
        assert tuple(row["values"]) == OPTIONS[row["name"]].values
        assert f"\n{row['name']}={row['default']}: " in out
    assert of_a_player == {"name": "say_go", "values": ["for_me", "myself"], "default": "for_me"}
    assert "\nsay_go=for_me: " in out
    assert "\nor myself: " in out


def test_a_game_that_does_not_exist(kribo: Kribo) -> None:
    assert kribo("variants", "nine-card").status == 2


@pytest.mark.parametrize("name", [*ALL, "counting", "options"])
def test_pages_of_rules(kribo: Kribo, name: str) -> None:
    ran = kribo("rules", name)
    assert ran.status == 0
    assert ran.out.startswith("# ")


def test_a_page_that_does_not_exist(kribo: Kribo) -> None:
    ran = kribo("rules", "six-crad")
    assert (ran.status, ran.err) == (2, "There are no rules “six-crad”. Try: six-card.\n")
