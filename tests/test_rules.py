"""Rules: what a record of them refuses, and that options read back as they were set."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kribo.errors import BadRules
from kribo.rules import OPTIONS, Rules
from kribo.variants import ALL, find

SIX = find("six-card")


def refusal(change: dict[str, object]) -> str:
    """The code with which a change of the six-card game is refused."""
    with pytest.raises(BadRules) as refused:
        replace(SIX, **change)
    return refused.value.code


@pytest.mark.parametrize("target", [30, 1000, 0, -121])
def test_a_target_is_from_31_to_999(target: int) -> None:
    assert refusal({"target": target}) == "bad-target"


@pytest.mark.parametrize("target", [31, 61, 91, 121, 241, 999])
def test_any_target_between_is_good(target: int) -> None:
    assert replace(SIX, target=target).target == target


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 1, "dealt": (6,)},
        {"seats": 7, "sides": 7, "dealt": (5,) * 7},
        {"sides": 1},
        {"sides": 3},
        {"seats": 3, "sides": 2, "dealt": (5, 5, 5)},
        {"dealt": (6, 6, 6)},
        {"dealt": (6, 3)},
        {"keep": 2},
        {"keep": 6},
        {"dealt": (4, 4)},
        {"seats": 6, "sides": 6, "dealt": (9, 9, 9, 9, 9, 9), "keep": 5},
    ],
    ids=str,
)
def test_a_deal_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    assert refusal(change) == "no-such-deal"


@pytest.mark.parametrize("option", ["count_seconds", "manual_pegging"])
def test_nobody_s_count_can_be_timed_or_claimed_where_the_table_counts(option: str) -> None:
    value = "30" if option == "count_seconds" else "on"
    with pytest.raises(BadRules) as refused:
        SIX.with_options({option: value})
    assert (refused.value.code, refused.value.facts["option"]) == ("option-needs-counting", option)
    assert SIX.with_options({"counting": "assisted", option: value}).options()[option] == value


def every_value(name: str) -> list[str]:
    """The values of an option as text; of numbers and forms some of each."""
    samples = {
        "target": ["31", "61", "999"],
        "count_seconds": ["off", "15", "90"],
        "call_seconds": ["1", "300"],
        "match": ["single", "best-of-3", "first-to-7", "9-games"],
        "stakes": ["0", "5", "1000000"],
    }
    return samples.get(name, list(OPTIONS[name].values))


@pytest.mark.parametrize("variant", ALL)
def test_every_value_of_every_option_reads_back(variant: str) -> None:
    counted = find(variant).with_options({"counting": "self"})
    for name in counted.options():
        for value in every_value(name):
            if (name, value) != ("counting", "auto"):
                assert counted.with_options({name: value}).options()[name] == value


@pytest.mark.parametrize("variant", ALL)
def test_options_of_another_game_are_refused_with_those_of_this_one(variant: str) -> None:
    rules = find(variant)
    for name in set(OPTIONS) - set(rules.options()):
        with pytest.raises(BadRules) as refused:
            rules.with_options({name: every_value(name)[-1]})
        assert refused.value.code == "unknown-option-name"
        assert refused.value.facts["known"] == tuple(rules.options())


@pytest.mark.parametrize("name", OPTIONS)
@pytest.mark.parametrize("value", ["", "x", "-1", "1.5", "OFF", "9999999999", "14"])
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: str) -> None:
    rules = next(rules for rules in ALL.values() if rules.offers(name)).with_options({"counting": "self"})
    if (name, value) in {("stakes", "14"), ("call_seconds", "14")}:
        assert rules.with_options({name: value}).options()[name] == value
        return
    with pytest.raises(BadRules) as refused:
        rules.with_options({name: value})
    assert refused.value.code in ("bad-option-value", "bad-target")


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadRules) as refused:
        SIX.with_options({"jokers": "on"})
    assert refused.value.code == "unknown-option-name"


@pytest.mark.parametrize("match", ["best-of-1", "best-of-4", "best-of-101", "first-to-0", "1-games", "games"])
def test_matches_that_cannot_be_played_are_refused(match: str) -> None:
    with pytest.raises(BadRules):
        SIX.with_options({"match": match})


@pytest.mark.parametrize(
    ("variant", "dealt"),
    [
        ("six-card", (6, 6)),
        ("five-card", (5, 5)),
        ("seven-card", (7, 7)),
        ("three-handed", (5, 5, 5)),
        ("five-handed", (5, 5, 5, 5, 4)),
        ("six-handed", (5, 5, 5, 5, 4, 4)),
        ("six-three-teams", (5, 5, 4, 5, 5, 4)),
        ("partners-six-dealt", (6, 6, 6, 6)),
    ],
)
def test_the_deal_table_from_eldest_to_dealer(variant: str, dealt: tuple[int, ...]) -> None:
    assert find(variant).dealt == dealt


@pytest.mark.parametrize("variant", ALL)
def test_every_crib_has_four_cards_but_for_the_option_of_seven_card(variant: str) -> None:
    assert find(variant).crib_size == 4
    assert find("seven-card").with_options({"seven_crib": "5"}).crib_size == 5


def test_seats_of_a_team_sit_evenly_round_the_table() -> None:
    rules = find("six-three-teams")
    assert [rules.side(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


def test_rules_are_frozen() -> None:
    with pytest.raises(AttributeError):
        SIX.target = 61  # type: ignore[misc]
    assert isinstance(SIX, Rules)
