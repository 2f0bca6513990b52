"""The play trees of kribo against counts by a program that shares nothing with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kribo import variants
from kribo.cards import parse_all
from kribo.game import actions, apply, events, legal, new, to_act
from kribo.game.state import Bidding, Cutting, Discarding, Playing, State
from kribo.testing import perft
from tests import perft_reference

ROWS = [json.loads(line) for line in perft_reference.DATA.read_text(encoding="utf-8").splitlines()]


def start_of_play(row: dict[str, Any]) -> State:
    rules = variants.find(row["variant"]).with_options(row["options"] | {"target": "999"})
    state, _ = apply(new(rules, row["dealer"]), actions.Deal(parse_all(row["pack"])))
    while isinstance(state.stage, Discarding):
        state, _ = apply(state, legal(state, min(to_act(state)))[0])
    for points in (1, 0):
        if isinstance(state.stage, Bidding):
            state, _ = apply(state, actions.Bid(state.stage.turn, points))
    assert isinstance(state.stage, Cutting)
    state, _ = apply(state, actions.CutStarter(rules.left_of(row["dealer"]), 4))
    return state


def pegged(state: State, depth: int) -> list[int]:
    """The points of each seat in the play, over all ways to lay so many cards."""
    sums = [0] * state.rules.seats
    if depth == 0 or not isinstance(state.stage, Playing):
        for event in state.history:
            if isinstance(event, events.Pegged) and event.reason in ("play", "go", "last-card"):
                sums[event.seat] += event.points
        return sums
    for action in legal(state, state.stage.turn):
        if isinstance(action, actions.Play | actions.Go):
            more = pegged(apply(state, action)[0], depth - isinstance(action, actions.Play))
            sums = [sum(pair) for pair in zip(sums, more, strict=True)]
    return sums


def test_the_data_are_what_the_reference_counts() -> None:
    assert perft_reference.DATA.read_text(encoding="utf-8") == perft_reference.text()


def test_every_variant_has_counts() -> None:
    assert {row["variant"] for row in ROWS} == set(variants.ALL)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join([row["variant"], *row["options"].values()]))
def test_as_many_ways_and_points_as_the_reference_counts(row: dict[str, Any]) -> None:
    state, depth = start_of_play(row), len(row["ways"])
    assert [perft(state, cards) for cards in range(1, depth + 1)] == row["ways"]
    assert pegged(state, depth) == row["pegged"]
