"""Presets: what each sets, and that every game can be played with each."""

from __future__ import annotations

import pytest

from kribo.errors import BadRules
from kribo.variants import ALL, find
from kribo.variants.presets import PRESETS, find_preset


def test_the_presets_there_are() -> None:
    assert list(PRESETS) == ["classic", "esperanto", "russian", "playroom", "acc"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("variant", ALL)
def test_every_preset_fits_every_game(variant: str, preset: str) -> None:
    rules = find(variant).with_options(find_preset(preset).options)
    for name, value in find_preset(preset).options.items():
        assert rules.options()[name] == value


def test_the_russian_preset_is_the_five_card_game_to_61_with_three_for_last_once() -> None:
    rules = find(find_preset("russian").variant).with_options(find_preset("russian").options)
    assert (rules.name, rules.target, rules.three_for_last, rules.first_dealer) == (
        "five-card",
        61,
        "once",
        "random",
    )


def test_the_american_preset_counts_itself_and_scores_two_or_three() -> None:
    preset = find_preset("acc")
    assert preset.options["counting"] == "self"
    assert preset.options["match_points"] == "2/3/3"
    assert preset.say_go == "myself"


def test_a_preset_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadRules) as refused:
        find_preset("swedish")
    assert refused.value.facts["known"] == tuple(PRESETS)
