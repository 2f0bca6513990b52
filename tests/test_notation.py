"""Records: the examples of docs/notation.md, and that writing and reading are each other's inverse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kribo import game, notation
from kribo.cards import PACK
from kribo.errors import BadRecord, BadText
from kribo.game import actions
from kribo.game.actions import CHANCE, CLOCK, Action
from kribo.game.state import NOBODY, Over
from kribo.notation import Name, Record
from kribo.rules import Rules
from kribo.variants import ALL, find

DOCUMENT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
VALID = re.findall(r"```kribo\n(.*?)```", DOCUMENT, re.DOTALL)
DAMAGED = re.findall(r"```kribo line=(\d+) code=(\S+)\n(.*?)```", DOCUMENT, re.DOTALL)

SETTINGS: list[dict[str, str]] = [
    {},
    {"counting": "strict", "count_seconds": "15", "target": "61"},
    {"counting": "muggins", "manual_pegging": "on", "heels": "claimed", "transfer": "caller"},
]


def random_record(rules: Rules, random: Random, most: int, first_dealer: int = NOBODY) -> Record:
    """A game of random legal actions, broken off after `most` of them."""
    state, made = game.new(rules, first_dealer), list[Action]()
    while not isinstance(state.stage, Over) and len(made) < most:
        seats = game.to_act(state)
        if CHANCE in seats:
            action: Action = actions.Deal(tuple(random.sample(PACK, 52)), random.choice([None, "a proof, 1"]))
        else:
            late = game.legal(state, CLOCK)
            listed = game.legal(state, random.choice(sorted(seats)))
            likely = [action for action in listed if not isinstance(action, actions.Resign)] + late
            action = random.choice(listed if random.random() < 0.005 else likely)
        state, _ = game.apply(state, action)
        made.append(action)
    names = tuple(Name(f"Player {seat}", random.choice(["", "basic"])) for seat in range(1, rules.seats + 1))
    return Record(rules, names, tuple(made), state.scores, isinstance(state.stage, Over), first_dealer)


@pytest.mark.parametrize("text", VALID)
def test_the_document_s_examples_are_sound_and_round_trip(text: str) -> None:
    assert notation.write(notation.read(text)) == text


def test_the_document_has_examples_of_both_kinds() -> None:
    assert len(VALID) >= 2
    assert len(DAMAGED) >= 8


@pytest.mark.parametrize(("line", "code", "text"), DAMAGED)
def test_a_damaged_record_is_refused_with_its_line(line: str, code: str, text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        notation.read(text)
    assert (refused.value.code, refused.value.facts["line"]) == (code, int(line))


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("variant", ALL)
def test_records_of_every_variant_round_trip(variant: str, options: dict[str, str]) -> None:
    random = Random(f"{variant} {options}")
    rules = find(variant).with_options(options)
    records = [random_record(rules, random, most=150, first_dealer=dealer) for dealer in (NOBODY, 0, 1)]
    text = notation.write(records)
    assert notation.read(text) == records
    assert notation.write(notation.read(text)) == text


def test_the_replay_of_a_record_ends_with_its_scores() -> None:
    record = random_record(find("six-card"), Random(3), most=10_000)
    *_, last = notation.replay(record)
    assert record.finished
    assert last.state.scores == record.scores


def every_action() -> Iterator[Action]:
    yield actions.Deal(PACK)
    yield actions.Deal(PACK, "some proof")
    yield actions.CutForDeal(0, 51)
    yield actions.Discard(1, (0, 51))
    yield actions.TakeBack(0)
    yield from (actions.Bid(1, 0), actions.Bid(0, 29))
    yield actions.CutStarter(5, 4)
    yield actions.Play(2, 36)
    yield from (actions.Go(0), actions.ClaimHeels(1), actions.Claim(0, 29), actions.Muggins(3, 0))
    yield from (actions.Timeout(0), actions.Resign(1))


@pytest.mark.parametrize("action", [*every_action()], ids=notation.write_action)
def test_every_action_round_trips(action: Action) -> None:
    assert notation.read_action(notation.write_action(action)) == action


def test_every_kind_of_action_is_written() -> None:
    kinds = set(Action.__args__)
    assert {type(action) for action in every_action()} == kinds


BAD_LINES = ["", "1", "1 jump", "0 go", "x go", "1 go now", "1 play", "1 claim -1", "1 claim 08", "1 cut 0"]


@pytest.mark.parametrize("line", BAD_LINES)
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(BadText):
        notation.read_action(line)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damage_never_goes_unseen_or_escapes_as_another_error(data: st.DataObject) -> None:
    """One line lost, doubled, swapped or changed: the record is refused, or it is another sound record."""
    lines = data.draw(st.sampled_from(VALID)).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["lose", "double", "change"])):
        case "lose":
            del lines[place]
        case "double":
            lines.insert(place, lines[place])
        case _:
            lines[place] = data.draw(st.text(max_size=20))
    text = "\n".join(lines) + "\n"
    assert isinstance(line_of_damage(text), int | None)


def line_of_damage(text: str) -> object:
    """Where a text is refused; None for sound records, which must round-trip."""
    try:
        records = notation.read(text)
    except BadRecord as refused:
        return refused.facts["line"]
    assert notation.read(notation.write(records)) == records
    return None
