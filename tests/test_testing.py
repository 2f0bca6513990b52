"""The conformance kit finds what it is made to find: each test breaks one promise."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from kribo import variants
from kribo.cards import Cards
from kribo.game import Action, State, View, actions, apply, events, legal, new, steps, to_act
from kribo.game.state import Counting, Discarding, Placed, Playing
from kribo.players.base import choices
from kribo.rules import Rules
from kribo.scoring import play
from kribo.testing import MODES, cards_in, check_player, check_state, check_variant, perft

SIX = variants.find("six-card").with_options({"target": "61"})
THREE = variants.find("three-handed").with_options({"target": "61"})
view_module = import_module("kribo.game.view")

Patch = pytest.MonkeyPatch


def three_games(rules: Rules) -> None:
    for seed in range(3):
        check_variant(rules, seed=seed)


def broken(rules: Rules = SIX, match: str | None = None) -> None:
    with pytest.raises(AssertionError, match=match):
        three_games(rules)


def test_a_view_that_shows_hidden_cards(monkeypatch: Patch) -> None:
    monkeypatch.setattr(view_module, "_hidden", lambda cards: cards)
    broken(match="can tell hidden cards")


def test_a_view_that_leaves_hidden_cards_at_their_place_in_a_sorted_hand(monkeypatch: Patch) -> None:
    placed: Callable[..., dict[str, Any]] = view_module._placed

    def in_place(stage: Placed, seat: int | None, public: list[Cards], crib_shown: bool) -> dict[str, Any]:
        fields = placed(stage, seat, public, crib_shown)
        fields["kept"] = tuple(
            kept if owner == seat else tuple(card if card in public[owner] else 52 for card in sorted(kept))
            for owner, kept in enumerate(stage.kept)
        )
        return fields

    monkeypatch.setattr(view_module, "_placed", in_place)
    broken(match="can tell hidden cards")


def test_a_view_that_forgets_ones_own_discard(monkeypatch: Patch) -> None:
    shown: Callable[..., tuple[Cards, ...]] = view_module._others_hidden
    monkeypatch.setattr(view_module, "_others_hidden", lambda by_seat, seat: shown(by_seat, None))
    broken()


def test_an_event_that_tells_a_hidden_card(monkeypatch: Patch) -> None:
    monkeypatch.setattr(view_module, "redact", lambda event, seat: event)
    broken()


def test_points_that_are_not_pegged(monkeypatch: Patch) -> None:
    peg = steps.Draft.peg

    def pegs_no_cards(draft: steps.Draft, seat: int, reason: Any, points: int, *more: Any) -> None:
        if reason != "play":
            peg(draft, seat, reason, points, *more)

    monkeypatch.setattr(steps.Draft, "peg", pegs_no_cards)
    broken()


def test_a_point_for_go_beside_the_two_of_31(monkeypatch: Patch) -> None:
    monkeypatch.setattr(steps, "_close_count", _closing_with_a_point(steps._close_count))
    broken(match="a count closed twice")


def _closing_with_a_point(close: Callable[..., Any]) -> Callable[..., Any]:
    def closing(draft: steps.Draft, stage: Playing) -> Any:
        if stage.count == play.LIMIT:
            draft.peg(stage.last, "go" if any(stage.held) else "last-card", 1)
        return close(draft, stage)

    return closing


def test_a_wrong_leader(monkeypatch: Patch) -> None:
    close = steps._close_count

    def closing(draft: steps.Draft, stage: Playing) -> Any:
        after = close(draft, stage)
        if isinstance(after, Playing) and after.held[stage.last]:
            draft.told[-1] = draft.history[-1] = events.CountRestarted(stage.last)
            return replace(after, turn=stage.last)
        return after

    monkeypatch.setattr(steps, "_close_count", closing)
    broken(THREE)


def test_an_action_that_is_not_listed_but_made(monkeypatch: Patch) -> None:
    monkeypatch.setattr(steps, "_may_go", lambda rules, stage: True)
    monkeypatch.setitem(steps._CHOICES, Playing, _plays_without_go)
    broken(match="should be refused|a go with")


def _plays_without_go(state: State, stage: Playing, seat: int) -> list[Action]:
    cards = play.playable(stage.held[seat], stage.count) if seat == stage.turn else ()
    return [actions.Play(seat, card) for card in cards] or [actions.Go(seat)] * (seat == stage.turn)


def test_a_seat_that_is_waited_for_and_can_do_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setitem(steps._CHOICES, Counting, lambda state, stage, seat: [])
    broken(match="can do nothing")


def test_a_pack_with_a_card_twice() -> None:
    state, _ = apply(new(SIX, 0), actions.Deal(tuple(range(52))))
    stage = state.stage
    assert isinstance(stage, Discarding)
    assert sorted(cards_in(stage)) == list(range(52))
    with pytest.raises(AssertionError, match="no pack"):
        check_state(replace(state, stage=replace(stage, stock=(*stage.stock[1:], 0))))


def test_a_score_past_the_target() -> None:
    with pytest.raises(AssertionError):
        check_state(replace(new(SIX, 0), scores=(62, 0)))


# Players


class Plain:
    """Bids as little as it can and answers with the last of the choices otherwise."""

    def choose(self, view: View) -> Action:
        found = choices(view)
        return found[0] if isinstance(found[0], actions.Bid) else found[-1]


class Bidder:
    """Bids so high that nobody ever wins."""

    def choose(self, view: View) -> Action:
        return choices(view)[-1]


class Cheat:
    """Plays a card that it does not hold."""

    def choose(self, view: View) -> Action:
        if isinstance(view.state.stage, Playing):
            return actions.Play(view.seat or 0, view.state.stage.starter)
        return choices(view)[0]


def test_a_player_sits_at_every_game_in_every_mode() -> None:
    check_player(Plain)


def test_a_player_that_answers_illegally_is_found() -> None:
    with pytest.raises(AssertionError, match="is not among"):
        check_player(Cheat, [SIX], modes=MODES[:1])


def test_a_player_with_whom_no_game_ends_is_found() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        check_player(Bidder, [variants.find("auction")], modes=MODES[:1])


# Perft


def test_perft_counts_the_ways_to_lay_cards() -> None:
    state, _ = apply(new(SIX, 1), actions.Deal(tuple(range(52))))
    for _ in range(2):
        state, _ = apply(state, legal(state, min(to_act(state)))[0])
    assert perft(state, 3) == 1
    state, _ = apply(state, actions.CutStarter(0, 4))
    assert [perft(state, depth) for depth in range(4)] == [1, 4, 16, 48]
