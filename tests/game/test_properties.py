"""What every game keeps, whatever its options: random games watched from outside, by `kribo.testing`."""

from __future__ import annotations

import itertools
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kribo import variants
from kribo.game import actions, apply, legal, new, to_act
from kribo.game.state import Over, State
from kribo.rules import OPTIONS, Rules
from kribo.testing import MODES, check_variant, random_action

SHORT = {"target": "31"}

VALUES = {
    "target": ("31", "61", "121"),
    "seven_crib": ("4", "5"),
    "count_seconds": ("off", "15", "90"),
    "call_seconds": ("1", "300"),
    "stakes": ("0", "5"),
    "match": ("single", "best-of-3"),
}
"""Values to try where an option has too many to try all of them."""


def values_of(option: str) -> tuple[str, ...]:
    return VALUES.get(option, OPTIONS[option].values)


def fits(options: dict[str, str]) -> dict[str, str]:
    """The same options without those that need people who count, where the table counts."""
    if options.get("counting", "auto") != "auto":
        return options
    return {name: value for name, value in options.items() if name not in ("count_seconds", "manual_pegging")}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rules", variants.ALL.values(), ids=lambda rules: rules.name)
def test_every_variant_keeps_the_promises_in_every_mode(rules: Rules, mode: str) -> None:
    check_variant(rules.with_options({"counting": mode, **SHORT}), seed=1, looks=0.4)


@pytest.mark.parametrize("rules", variants.ALL.values(), ids=lambda rules: rules.name)
def test_every_variant_keeps_them_in_a_whole_game_at_its_own_target(rules: Rules) -> None:
    check_variant(rules, seed=2, looks=0.02)


EVERY_VALUE = [
    (rules, option, value)
    for option in OPTIONS
    for value in values_of(option)
    for rules in [next(rules for rules in variants.ALL.values() if rules.offers(option))]
]


@pytest.mark.parametrize(
    ("rules", "option", "value"), EVERY_VALUE, ids=[f"{option}={value}" for _, option, value in EVERY_VALUE]
)
def test_every_value_of_every_option_makes_a_game(rules: Rules, option: str, value: str) -> None:
    options = {"counting": "strict", **SHORT, option: value}
    state = check_variant(rules.with_options(fits(options)), seed=3, looks=0.2)
    assert isinstance(state.stage, Over)


@st.composite
def games(draw: st.DrawFn) -> Rules:
    """A game with every option drawn."""
    rules = draw(st.sampled_from(list(variants.ALL.values())))
    options = {name: draw(st.sampled_from(values_of(name))) for name in rules.options()}
    return rules.with_options(fits(options | {"target": draw(st.sampled_from(["31", "45"]))}))


@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(games(), st.integers(0, 1000))
def test_all_options_together_keep_the_promises(rules: Rules, seed: int) -> None:
    check_variant(rules, seed=seed, looks=0.05)


@pytest.mark.parametrize("target", ["31", "32", "999"])
def test_any_target_is_reached_and_never_passed(target: str) -> None:
    rules = variants.find("partners").with_options({"target": target, "counting": "strict"})
    state = check_variant(rules, seed=4, looks=0)
    assert max(state.scores) == int(target)


def random_states(rules: Rules, seed: int) -> list[State]:
    chance, state = Random(seed), new(rules)
    passed = [state]
    while not isinstance(state.stage, Over):
        state, _ = apply(state, random_action(state, chance))
        passed.append(state)
    return passed


@pytest.mark.parametrize("rules", variants.ALL.values(), ids=lambda rules: rules.name)
def test_every_single_listed_action_applies(rules: Rules) -> None:
    options = {"counting": "muggins", "manual_pegging": "on", "heels": "claimed", "count_seconds": "15"}
    for state in random_states(rules.with_options(options | SHORT), seed=5)[::4]:
        for seat in range(-2, rules.seats):
            for action in legal(state, seat):
                apply(state, action)


@pytest.mark.parametrize("rules", variants.ALL.values(), ids=lambda rules: rules.name)
def test_a_state_is_the_same_after_a_journey_as_json(rules: Rules) -> None:
    options = {"counting": "muggins", "manual_pegging": "on", "count_seconds": "15"}
    for state in random_states(rules.with_options(options | SHORT), seed=6)[::10]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state


def test_an_action_is_the_same_after_a_journey_as_json() -> None:
    made: list[actions.Action] = [
        actions.Deal(tuple(range(52)), "proof"), actions.CutForDeal(0, 3), actions.Discard(1, (3, 4)),
        actions.TakeBack(0), actions.Bid(0, 2), actions.CutStarter(1, 9), actions.Play(0, 51), actions.Go(1),
        actions.ClaimHeels(0), actions.Claim(1, 29), actions.Muggins(0, 3), actions.Timeout(1),
        actions.Resign(0),
    ]  # fmt: skip
    for action in made:
        assert msgspec.json.decode(msgspec.json.encode(action), type=actions.Action) == action
    assert all(one != other for one, other in itertools.combinations(made, 2))


def test_the_proof_of_a_deal_changes_nothing() -> None:
    state = new(variants.find("six-card"), 0)
    pack = tuple(range(52))
    assert apply(state, actions.Deal(pack, "proof")) == apply(state, actions.Deal(pack))


def test_nobody_waits_for_a_slower_player() -> None:
    """All seats that must discard are waited for at once, and any order of theirs makes the same state."""
    state, _ = apply(new(variants.find("four-handed"), 0), actions.Deal(tuple(range(52))))
    assert to_act(state) == {0, 1, 2, 3}
    throws = [legal(state, seat)[0] for seat in range(4)]
    ends = set()
    for order in itertools.permutations(throws):
        end = state
        for action in order:
            end, _ = apply(end, action)
        ends.add(msgspec.json.encode(end.stage))
    assert len(ends) == 1
