"""Whole plays and single problems of the literature, laid card by card through the core; laws of the play."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kribo import variants
from kribo.cards import Cards, parse, parse_all
from kribo.game import actions, events
from kribo.game.state import NOBODY, Counting, Over, Playing, State
from kribo.game.steps import apply, legal, new
from kribo.testing import random_action
from tests.game.stacked import Table, in_play

DATA = Path(__file__).parents[1] / "data"
GAME_OF = {2: "six-card", 3: "three-handed", 4: "four-handed"}


def rows(name: str, kind: str) -> list[Any]:
    found = [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]
    return [row for row in found if row["kind"] == kind]


def table_with(hands: Sequence[Sequence[str]], dealer: int) -> Table:
    """A table at the beginning of the play, with hands of any size."""
    table = Table(GAME_OF[len(hands)], dealer)
    held: tuple[Cards, ...] = tuple(parse_all(hand) for hand in hands)
    eldest = table.rules.left_of(dealer)
    nothing = ((),) * len(hands)
    stage = Playing(dealer, 0, held, nothing, (), (), starter=0, held=held, turn=eldest, last=NOBODY)
    table.state = replace(table.state, stage=stage)
    return table


def lay(table: Table, card: str) -> None:
    """Lay a card when its holder can; whoever is asked before says go."""
    while actions.Play(table.on_turn(), parse(card)) not in legal(table.state, table.on_turn()):
        table.lay("go")
    table.lay(card)


def settle(table: Table) -> None:
    """Say every go that is still owed."""
    while isinstance(table.state.stage, Playing) and legal(table.state, table.on_turn())[0] == actions.Go(
        table.on_turn()
    ):
        table.lay("go")


def last_played(table: Table) -> events.Played:
    return [event for event in table.told if isinstance(event, events.Played)][-1]


@pytest.mark.parametrize("row", rows("examples.jsonl", "full_play"), ids=lambda row: row["id"])
def test_whole_plays_of_the_literature(row: dict[str, Any]) -> None:
    table = table_with(row["hands"], row["dealer"])
    laid = [step for step in row["log"] if "card" in step]
    for step in laid:
        lay(table, step["card"])
        assert last_played(table) == events.Played(step["seat"], parse(step["card"]), step["count"])
    settle(table)
    assert isinstance(table.state.stage, Counting)
    assert list(table.state.scores) == row["correct_points"]


@pytest.mark.parametrize("row", rows("score_cases.jsonl", "flow"), ids=lambda row: str(row["id"]))
def test_hard_plays_with_the_scores_after_each_card(row: dict[str, Any]) -> None:
    table = table_with(row["hands"], row["dealer"])
    after = iter(row["expected_after_each_card"])
    for seat, move in row["moves"]:
        if move == "GO":
            settle(table)
            continue
        lay(table, move)
        last = last_played(table)
        assert (last.seat, last.card) == (seat, parse(move))
        settle(table)
        assert list(table.state.scores) == next(after)
    assert list(table.state.scores) == row["expected"]


@pytest.mark.parametrize("card", "A234567")
@pytest.mark.parametrize("row", rows("examples.jsonl", "go"), ids=lambda row: row["id"])
def test_after_the_others_go_at_24(row: dict[str, Any], card: str) -> None:
    """Ben holds nines only; Ana lays the card that is asked about, and nothing after it."""
    ana = f"TH 4S {card}D QH | KC KH"
    table = in_play("six-card", ana, "KD 9C 9D 9S | 8C 8H", starter="JD", dealer=1)
    table.lay("TH KD 4S")
    assert table.now(Playing).count == row["count"]
    assert actions.Go(1) in legal(table.state, 1)
    table.lay("go")
    points = row["points"]["7" if card == "7" else "A..6"]
    pair = ["0 play 2"] if card == "4" else []
    assert table.lay(f"{card}D") == pair + ([f"0 play {points}"] if card == "7" else [f"0 go {points}"])


def play_of(name: str, seed: int) -> tuple[State, list[events.Event]]:
    """A random deal up to the show and what happened in it."""
    chance = Random(seed)
    state, told = new(variants.find(name).with_options({"target": "999"}), 0), list[events.Event]()
    while not isinstance(state.stage, Counting | Over):
        action = random_action(state, chance)
        if not isinstance(action, actions.Resign):
            state, more = apply(state, action)
            told += more
    return state, told


@settings(max_examples=60, derandomize=True, deadline=None)
@given(st.integers(0, 10**6))
def test_six_card_has_one_to_three_counts_and_the_dealer_always_pegs(seed: int) -> None:
    state, told = play_of("six-card", seed)
    assert sum(isinstance(event, events.CountRestarted) for event in told) + 1 in (1, 2, 3)
    assert state.scores[0] >= 1


@settings(max_examples=30, derandomize=True, deadline=None)
@given(st.integers(0, 10**6))
def test_seven_card_has_up_to_four_counts(seed: int) -> None:
    _, told = play_of("seven-card", seed)
    assert sum(isinstance(event, events.CountRestarted) for event in told) + 1 in (1, 2, 3, 4)


def test_all_tens_make_three_counts() -> None:
    table = in_play("six-card", "TH JH QH KH | AC 2C", "TD JD QD KD | AD 2D", starter="AS", dealer=1)
    table.play_out()
    assert sum(isinstance(event, events.CountRestarted) for event in table.told) == 2


def test_every_seat_of_six_is_asked_once_when_nobody_can_lay() -> None:
    table = Table("six-handed", dealer=5)
    table.deal(
        "TH JH QH KH | 5H", "9C 9D 8C 8D | 6C", "TD JD QD KD | 6D", "7C 7D 7H 7S | 6H", "TS JS QS KS",
        "TC JC QC KC", starter="AS",
    )  # fmt: skip
    table.cut()
    assert table.lay("TH 9C TD go go go go go") == ["2 go 1"]
    assert [event.seat for event in table.told if isinstance(event, events.SaidGo)] == [3, 4, 5, 0, 1]
    assert table.on_turn() == 3
