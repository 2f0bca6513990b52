"""Who sees what: nobody sees or can tell a hidden card, and nobody forgets what was seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kribo import variants
from kribo.cards import HIDDEN, PACK, parse_all
from kribo.game import View, actions, apply, events, new, redact, view
from kribo.game.state import Calling, Counting, CuttingForDeal, Discarding, Over, Playing, State
from kribo.rules import Rules
from kribo.testing import MODES, cards_seen, check_views, random_action
from tests.game.stacked import Table, in_play, in_show

GAMES = list(variants.ALL.values())


def states_of(rules: Rules, seed: int) -> Iterator[State]:
    chance, state = Random(seed), new(rules)
    while True:
        yield state
        if isinstance(state.stage, Over):
            return
        state, _ = apply(state, random_action(state, chance))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_view_is_the_same_when_all_unseen_cards_are_dealt_again(rules: Rules) -> None:
    """Every state of a game in which people count, for every seat and a spectator."""
    options = {"counting": "muggins", "manual_pegging": "on", "heels": "claimed", "target": "31"}
    chance = Random(7)
    for state in states_of(rules.with_options(options), seed=7):
        check_views(state, chance)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_same_in_every_mode(rules: Rules, mode: str) -> None:
    chance = Random(8)
    for number, state in enumerate(states_of(rules.with_options({"counting": mode, "target": "31"}), seed=8)):
        if number % 7 == 0:
            check_views(state, chance)


CARD_KEYS = {
    "card", "cards", "crib", "extra", "hands", "held", "kept", "pack", "pile", "spread", "starter", "stock",
    "thrown",
}  # fmt: skip


def cards_in_json(thing: Any, key: str = "") -> Iterator[int]:
    """Every number that stands where a card does, in a view as it is sent."""
    if isinstance(thing, dict):
        if thing.get("type") == "DealCut":
            return
        for name, part in thing.items():
            yield from cards_in_json(part, name)
    elif isinstance(thing, list) and key == "played":
        yield from (card for _, card in thing)
    elif isinstance(thing, list) and key == "items":
        yield from (card for _, cards, _ in thing for card in cards)
    elif isinstance(thing, list):
        for part in thing:
            yield from cards_in_json(part, key)
    elif key in CARD_KEYS:
        yield thing


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_what_is_sent_holds_no_card_that_the_seat_has_not_seen(rules: Rules) -> None:
    options = {"counting": "strict", "target": "31"}
    found = 0
    for number, state in enumerate(states_of(rules.with_options(options), seed=9)):
        if number % 3:
            continue
        for seat in (None, *range(rules.seats)):
            sent = json.loads(msgspec.json.encode(view(state, seat)))
            cards = set(cards_in_json(sent))
            assert cards - {HIDDEN} <= cards_seen(state, seat)
            found += len(cards)
    assert found


def test_the_check_of_what_is_sent_knows_every_place_of_cards() -> None:
    """In a whole state, as it is never sent, it finds the 52."""
    for state in states_of(variants.find("three-handed").with_options({"target": "31"}), seed=10):
        if not isinstance(state.stage, Over) and hasattr(state.stage, "stock"):
            assert set(cards_in_json(json.loads(msgspec.json.encode(state.stage)))) == set(PACK)


# What a seat sees at each stage


ANA = "KH 7D 2C 3S | 4H 4D"
BEN = "TH 9D 8C 7S | JD QD"


def test_cards_drawn_for_the_deal_are_shown_and_the_others_of_the_pack_are_not() -> None:
    table = Table("six-card")
    table.state = new(table.rules)
    table.do(actions.Deal(PACK), actions.CutForDeal(0, 20))
    stage = view(table.state, 1).state.stage
    assert isinstance(stage, CuttingForDeal)
    assert [place for place, card in enumerate(stage.spread) if card != HIDDEN] == [20]


def test_dealt_cards_are_ones_own_or_hidden_and_the_number_of_all_is_seen() -> None:
    table = Table("six-card", dealer=1)
    table.do(actions.Deal(PACK))
    stage = view(table.state, 0).state.stage
    assert isinstance(stage, Discarding)
    assert stage.hands == ((0, 2, 4, 6, 8, 10), (HIDDEN,) * 6)
    assert stage.stock == (HIDDEN,) * 40
    spectator = view(table.state, None)
    assert isinstance(spectator.state.stage, Discarding)
    assert spectator.state.stage.hands == ((HIDDEN,) * 6,) * 2
    assert spectator.legal == ()


def test_ones_own_discard_is_seen_until_the_next_deal_and_others_never() -> None:
    table = in_play("six-card", ANA, BEN, starter="9S", dealer=1)
    while isinstance(table.state.stage, Playing | Counting) and table.state.deals == 1:
        stage = view(table.state, 0).state.stage
        assert getattr(stage, "thrown") == (parse_all("4H 4D"), (HIDDEN,) * 2)  # noqa: B009 - of two stages
        table.do(next(action for action in view(table.state, table.on_turn()).legal))
    assert table.state.deals == 2


def test_what_others_laid_is_seen_in_the_order_laid_and_the_rest_comes_after_it() -> None:
    """A hidden card at its place in a sorted hand would tell its range."""
    table = in_play("six-card", ANA, BEN, starter="9S", dealer=0)
    table.lay("8C KH 7S")
    stage = view(table.state, 0).state.stage
    assert isinstance(stage, Playing)
    assert stage.kept == (parse_all("KH 7D 2C 3S"), (*parse_all("8C 7S"), HIDDEN, HIDDEN))
    assert stage.held == (parse_all("7D 2C 3S"), (HIDDEN, HIDDEN))
    assert stage.crib == (HIDDEN,) * 4


def test_the_dealer_does_not_see_the_crib_before_its_count() -> None:
    table = in_show("six-card", ANA, BEN, starter="9S", dealer=0)
    for _ in range(2):
        assert getattr(view(table.state, 0).state.stage, "crib") == (HIDDEN,) * 4  # noqa: B009
        table.do(view(table.state, table.on_turn()).legal[0])
    stage = view(table.state, None).state.stage
    assert isinstance(stage, Counting)
    assert stage.crib == parse_all("JD QD 4H 4D")


def test_a_hand_is_turned_up_when_its_turn_to_be_counted_comes_and_stays_so() -> None:
    hands = ("KH KD QC | 2H 3H", "KS QH QS | 2D 3D")
    table = in_show("five-card", *hands, starter="9S", dealer=1)
    assert isinstance(table.state.stage, Counting)
    laid = [len([seat for seat, _ in table.state.stage.played if seat == owner]) for owner in (0, 1)]
    assert laid == [2, 1]
    stage = view(table.state, None).state.stage
    assert isinstance(stage, Counting)
    assert stage.kept[0] == parse_all("KH KD QC")
    assert stage.kept[1].count(HIDDEN) == 2
    table.do(view(table.state, 0).legal[0])
    stage = view(table.state, None).state.stage
    assert isinstance(stage, Counting)
    assert HIDDEN not in (*stage.kept[0], *stage.kept[1])


def test_the_hand_stays_up_while_muggins_may_be_called() -> None:
    table = in_show("six-card", ANA, BEN, starter="9S", dealer=0, options={"counting": "muggins"})
    table.claim(0)
    stage = view(table.state, 0).state.stage
    assert isinstance(stage, Calling)
    assert isinstance(stage.after, Counting)
    assert HIDDEN not in stage.after.kept[1]


# Events


def test_redacting_hides_exactly_the_dealt_hands_and_the_discards_of_others() -> None:
    table = Table("partners", dealer=0)
    table.do(actions.Deal(PACK))
    dealt = table.told[-1]
    assert isinstance(dealt, events.Dealt)
    shown = redact(dealt, 2)
    assert isinstance(shown, events.Dealt)
    assert shown.hands == ((HIDDEN,) * 5, (HIDDEN,) * 5, dealt.hands[2], (HIDDEN,) * 5)
    discarded = events.Discarded(2, (5,))
    assert [redact(discarded, seat) for seat in (2, 1, 0, None)] == [
        discarded, *[events.Discarded(2, (HIDDEN,))] * 3,
    ]  # fmt: skip


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_all_other_events_are_told_as_they_are(rules: Rules) -> None:
    chance, state = Random(11), new(rules.with_options({"counting": "muggins", "target": "31"}))
    told: list[events.Event] = []
    while not isinstance(state.stage, Over):
        state, more = apply(state, random_action(state, chance))
        told += more
    for event in told:
        if not isinstance(event, events.Dealt | events.Discarded):
            assert all(redact(event, seat) == event for seat in (None, *range(rules.seats)))


def test_the_history_of_a_view_is_this_deals_events_redacted() -> None:
    table = in_play("six-card", ANA, BEN, starter="9S", dealer=0)
    table.lay("8C KH")
    assert view(table.state, 0).history == tuple(redact(event, 0) for event in table.told)


def test_a_view_cannot_be_applied() -> None:
    assert not isinstance(view(new(variants.find("six-card")), 0), State)
    assert View.__struct_fields__ == ("seat", "state", "legal")


def test_a_hidden_card_can_be_no_action() -> None:
    table = in_play("six-card", ANA, BEN, starter="9S", dealer=0)
    for seat in (0, 1):
        assert HIDDEN not in [a.card for a in view(table.state, seat).legal if isinstance(a, actions.Play)]


def test_a_view_of_a_view_is_the_view() -> None:
    """Hiding twice hides nothing more: what a seat sees does not depend on what it cannot see."""
    table = in_play("six-card", ANA, BEN, starter="9S", dealer=0)
    table.lay("8C KH")
    seen = view(table.state, 0)
    assert replace(view(seen.state, 0), legal=seen.legal) == seen
