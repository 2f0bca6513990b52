"""`kribo engine`: every example of its protocol, every game, and garbage."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kribo import game
from kribo.cards import HIDDEN, text
from kribo.engine import pegging
from kribo.game.actions import CHANCE, Bid, Claim, Discard, Play
from kribo.game.state import Bidding, Counting, Discarding, Over, Playing
from kribo.game.view import View
from kribo.locales import catalogue
from kribo.players import LEVELS, find
from kribo.terminal.protocol import answer
from kribo.testing import random_action
from kribo.variants import ALL
from tests.terminal.conftest import Kribo

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)]
ASKS = [block for block in BLOCKS if "ask" in block]
LIGHT = "top" if pegging.IN_C else "5"


def put(fields: Any, level: str = LIGHT) -> dict[str, Any]:
    """The answer to an ask."""
    line = answer(fields if isinstance(fields, str) else json.dumps(fields), level, catalogue("en"))
    assert "\n" not in line
    found: dict[str, Any] = json.loads(line)
    return found


def error(fields: Any) -> str:
    """The code of the error that an ask has for its answer."""
    found = put(fields)
    assert set(found) == {"error"}
    assert found["error"]["message"]
    code: str = found["error"]["code"]
    return code


DISCARD, PLAY, PLAY_OF_THREE, BID, CLAIM, ANALYSE, LEVELS_ASK = ASKS


@pytest.mark.skipif(not pegging.IN_C, reason="a lead takes seconds in Python")
@pytest.mark.parametrize("fields", ASKS, ids=lambda fields: fields["ask"])
def test_the_examples_of_the_page(kribo: Kribo, fields: dict[str, Any]) -> None:
    ran = kribo("engine", stdin=json.dumps(fields) + "\n")
    assert (ran.status, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert "error" not in found
    following = BLOCKS[BLOCKS.index(fields) + 1 :][:1]
    if following and "ask" not in following[0]:
        assert following[0].items() <= found.items()


def test_the_levels() -> None:
    found = put(LEVELS_ASK)
    assert [level["name"] for level in found["levels"]] == list(LEVELS)
    assert found["default"] == "top"
    assert all({"win_against_top", "ms"} <= set(level) for level in found["levels"])


def test_a_throw_is_answered_with_its_worth() -> None:
    found = put(DISCARD)
    assert found["discard"] == ["6C", "7D"]
    assert 0 < found["win"] < 1
    assert {"win_error", "net"} <= set(found)


def test_all_throws() -> None:
    found = put({**DISCARD, "ask": "analyse"})["candidates"]
    assert len(found) == 15
    assert {"hand", "crib", "pegging", "net", "win", "error", "behind", "band"} <= set(found[0])


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    asks = [DISCARD, CLAIM, BID]
    first = [put(ask, "1") for ask in asks]
    assert [put(ask, "1") for ask in reversed(asks)] == first[::-1]


def test_a_line_is_answered_at_once_and_the_end_ends_it() -> None:
    environment = {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [sys.executable, "-m", "kribo", "engine", "--level", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdin
        assert process.stdout
        for line, wanted in ((b'{"ask": "levels"}', b"levels"), (b"\xff\xfe{", b"error"), (b"", b"error")):
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert wanted in process.stdout.readline()
        rest, _ = process.communicate(timeout=20)
        assert (rest, process.returncode) == (b"", 0)


def test_an_unknown_level(kribo: Kribo) -> None:
    assert kribo("engine", "--level", "9").err.startswith("--level cannot be “9”.")


# What is wrong


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ask": "dance"}, "unknown-ask"),
        ({"ask": 5}, "bad-ask-field"),
        ({"variant": "whist"}, "unknown-variant"),
        ({"hand": ["5H"]}, "cards-in-field"),
        ({"hand": ["5H", "5H", "7D", "JS", "QS", "KD"]}, "card-twice"),
        ({"hand": ["5H", "1X", "7D", "JS", "QS", "KD"]}, "bad-card"),
        ({"hand": [1, 2, 3, 4, 5, 6]}, "bad-ask-field"),
        ({"hand": None}, "bad-ask-field"),
        ({"dealer": "me"}, "bad-ask-field"),
        ({"dealer": 7}, "number-out-of-range"),
        ({"seat": -1}, "number-out-of-range"),
        ({"scores": [1]}, "number-of-scores"),
        ({"scores": [121, 0]}, "score-out-of-range"),
        ({"scores": [-1, 0]}, "score-out-of-range"),
        ({"scores": [0, 1.5]}, "bad-ask-field"),
        ({"scores": [True, 0]}, "bad-ask-field"),
        ({"target": 5}, "bad-option-value"),
        ({"options": {"crib_flush": "six"}}, "bad-option-value"),
        ({"options": ["crib_flush"]}, "bad-ask-field"),
        ({"ask": "bid"}, "no-auction"),
        (
            {"ask": "analyse", "variant": "five-card", "hand": ["5H", "6C", "7D", "JS", "QS"]},
            "cannot-analyse",
        ),
        ({"variant": "partners", "seat": 1, "dealer": False}, "dealer-by-seat"),
    ],
)
def test_wrong_fields_of_a_discard(changes: dict[str, Any], code: str) -> None:
    assert error({**DISCARD, **changes}) == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hand": ["5H", "QD"]}, "cards-in-field"),
        ({"hand": ["5H", "QD", "TD"]}, "card-twice"),
        ({"played": [["4D"], ["5H"]]}, "card-twice"),
        ({"discarded": ["8C"]}, "cards-in-field"),
        ({"starter": ["TD", "9D"]}, "cards-in-field"),
        ({"pile": ["4D", "2H"]}, "pile-not-played"),
        ({"pile": ["9H", "4D"]}, "no-such-play"),
        ({"pile": ["9H"]}, "no-such-play"),
        ({"played": [["4D"]]}, "played-by-seat"),
        ({"played": 3}, "played-by-seat"),
        ({"dealer": True}, "no-such-play"),
        ({"played": [["4D"], ["9H", "AC", "AD", "AS", "2C"]]}, "cards-in-field"),
    ],
)
def test_wrong_fields_of_a_play(changes: dict[str, Any], code: str) -> None:
    assert error({**PLAY, **changes}) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-not-json"),
        ("hello", "line-not-json"),
        ("[" * 19_000, "line-not-json"),
        ("[]", "line-not-object"),
        ("{}", "bad-ask-field"),
        ('{"ask": "levels"}' + " " * 20_000, "line-too-long"),
        ('{"ask": "discard", "scores": [1e999, 0]}', "bad-ask-field"),
    ],
)
def test_lines_that_are_no_asks(line: str, code: str) -> None:
    assert error(line) == code


def test_bids() -> None:
    assert put(BID)["bid"] >= 1
    assert put({**BID, "dealer": True, "bids": [0]})["bid"] in (0, 1)
    assert error({**BID, "bids": [0, 1]}) == "not-your-bid"
    assert put({**BID, "dealer": True, "bids": [3]})["bid"] in (0, *range(4, 30))
    assert error({**BID, "bids": [3]}) == "not-your-bid"
    assert error({**BID, "bids": [3, 0]}) == "not-your-bid"
    early = {
        **BID,
        "hand": ["4D", "5H", "JC", "QD", "8C", "KS"],
        "options": {"auction_when": "before_discards"},
    }
    del early["discarded"]
    assert put(early)["bid"] >= 1


# Garbage: one line in, one line out, and it is JSON

FIELDS = sorted(
    {name for ask in ASKS for name in ask} | {"options", "target", "bids", "crib", "owner", "price"}
)
CARDS = st.sampled_from(["5H", "5D", "5S", "JC", "TD", "2C", "??", "", "5h", "10D", "é"])
VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), CARDS, st.integers(-2, 122)
    ),
    lambda inner: st.lists(inner, max_size=7),
    max_leaves=8,
)


@settings(max_examples=150)
@given(st.lists(st.binary(max_size=60), max_size=3))
def test_any_bytes(lines: list[bytes]) -> None:
    stream = io.TextIOWrapper(
        io.BytesIO(b"".join(line.replace(b"\n", b"") + b"\n" for line in lines)),
        encoding="utf-8",
        errors="backslashreplace",
        newline="\n",
    )
    for line in stream:
        put(line)


@settings(max_examples=150 if pegging.IN_C else 10)
@given(
    st.sampled_from(ASKS),
    st.sampled_from([None, *ALL]),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)
def test_any_fields(ask: dict[str, Any], variant: str | None, changes: dict[str, Any]) -> None:
    fields = {**ask, **({"variant": variant} if variant else {}), **changes}
    assert put(fields, "8")


# Every game: what a player at the table is asked is legal by the rules of the table


@pytest.mark.parametrize("name", ALL)
def test_every_game_can_be_played_by_the_protocol(name: str) -> None:
    rules = ALL[name].with_options({"target": "31"})
    chance = Random(1)
    state = game.new(rules)
    asked = set()
    while not isinstance(state.stage, Over):
        seat = min(game.to_act(state))
        fields = None if seat == CHANCE else described(game.view(state, seat))
        if fields:
            found = put(fields, "3")
            action = action_of(found, seat)
            asked.add(type(action).__name__)
            assert action in game.legal(state, seat), (fields, found)
        else:
            action = random_action(state, chance)
            while type(action).__name__ == "Resign":
                action = random_action(state, chance)
        state, _ = game.apply(state, action)
    assert {"Discard", "Play"} <= asked


def described(view: View) -> dict[str, Any] | None:
    """What a program would ask for a seat, by what the seat sees; None where there is nothing to ask."""
    seat, state = view.seat, view.state
    assert seat is not None
    common: dict[str, Any] = {
        "variant": state.rules.name,
        "seat": seat,
        "dealer": state.dealer,
        "scores": list(state.scores),
        "target": state.rules.target,
    }
    match state.stage:
        case Discarding() as stage if any(isinstance(action, Discard) for action in view.legal):
            return {**common, "ask": "discard", "hand": texts_of(stage.hands[seat])}
        case Bidding() as stage:
            own = {"hand": texts_of(stage.hands[seat]), "discarded": texts_of(stage.thrown[seat])}
            return {**common, **own, "ask": "bid", "bids": list(stage.bids)}
        case Playing() as stage if any(isinstance(action, Play) for action in view.legal):
            played = [
                texts_of(card for owner, card in stage.played if owner == other)
                for other in range(state.rules.seats)
            ]
            return {
                **common,
                "ask": "play",
                "hand": texts_of(stage.held[seat]),
                "discarded": texts_of(stage.thrown[seat]),
                "starter": text(stage.starter),
                "pile": texts_of(stage.pile),
                "played": played,
                "owner": stage.owner,
                "price": stage.price,
            }
        case Counting():
            return None
    return None


def texts_of(cards: Any) -> list[str]:
    return [text(card) for card in cards if card != HIDDEN]


def action_of(found: dict[str, Any], seat: int) -> Any:
    from kribo.cards import parse, parse_all

    if "discard" in found:
        return Discard(seat, parse_all(found["discard"]))
    if "bid" in found:
        return Bid(seat, found["bid"])
    assert "play" in found, found
    return Play(seat, parse(found["play"]))


def test_a_claim_is_that_of_the_level() -> None:
    assert put(CLAIM) == {"claim": 29}
    assert put({**CLAIM, "crib": True, "hand": ["2H", "4H", "6H", "8H"], "starter": "TC"}) == {"claim": 0}
    assert find("1", Random(1))
    assert isinstance(Claim(0, 1), Claim)
