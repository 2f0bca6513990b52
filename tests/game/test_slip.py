"""The slip: where points came from."""

from __future__ import annotations

from random import Random

import pytest

from kribo import variants
from kribo.game import apply, events, new
from kribo.game.slip import SOURCES, Slip
from kribo.game.state import Over
from kribo.rules import Rules
from kribo.testing import MODES, random_action
from tests.game.stacked import in_show

TWELVE = "7H 8D 9D JS | AC KC"
OTHER = "2C 4C TD QS | AH KH"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rules", variants.ALL.values(), ids=lambda rules: rules.name)
def test_the_sources_of_a_side_add_up_to_its_score(rules: Rules, mode: str) -> None:
    chance, state = Random(12), new(rules.with_options({"counting": mode, "target": "31"}))
    slip = Slip(rules)
    slip.add(state.history)
    while not isinstance(state.stage, Over):
        state, told = apply(state, random_action(state, chance))
        slip.add(told)
    assert tuple(map(sum, zip(*slip.points.values(), strict=True))) == state.scores


def test_every_reason_has_a_source() -> None:
    assert set(SOURCES) == set(events.Reason.__args__)  # type: ignore[attr-defined]


def test_what_a_seat_left_uncounted() -> None:
    table = in_show("six-card", TWELVE, OTHER, starter="7D", dealer=1, options={"counting": "self"})
    table.claim(10)
    slip = Slip(table.rules)
    slip.add(table.told)
    assert slip.left == [2, 0]
    assert slip.points["hand"] == [10, 0]


def test_points_for_the_mistakes_of_others_are_calls() -> None:
    table = in_show("six-card", TWELVE, OTHER, starter="7D", dealer=1, options={"counting": "strict"})
    table.claim(10)
    slip = Slip(table.rules)
    slip.add(table.told)
    assert slip.points["calls"] == [0, 2]
