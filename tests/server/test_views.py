"""What a view says of the cards in a hand."""

from __future__ import annotations

import pytest

from kribo import game
from kribo.cards import PACK, parse_all
from kribo.game import actions
from kribo.game.state import State
from kribo.server.messages import ViewInfo
from kribo.server.views import view_info
from kribo.variants import find


def in_the_play(manual_pegging: str, laid: str) -> State:
    """Seat 0 holds 7C 8C 9C KC and seat 1 holds 6D 7D 8D QD; these cards have been laid."""
    rules = find("six-card").with_options({"counting": "self", "manual_pegging": manual_pegging})
    ours, theirs = parse_all("7C 8C 9C KC AS 2S"), parse_all("6D 7D 8D QD 3S 4S")
    dealt = [card for pair in zip(ours, theirs, strict=True) for card in pair]
    pack = (*dealt, *(card for card in PACK if card not in dealt))
    state, _ = game.apply(game.new(rules, dealer=1), actions.Deal(pack))
    for action in (
        actions.Discard(0, parse_all("AS 2S")),
        actions.Discard(1, parse_all("3S 4S")),
        actions.CutStarter(0, 4),
    ):
        state, _ = game.apply(state, action)
    for number, card in enumerate(parse_all(laid)):
        state, _ = game.apply(state, actions.Play(number % 2, card))
    return state


def seen(state: State, seat: int) -> ViewInfo:
    return view_info(game.view(state, seat), 0)


@pytest.mark.parametrize(
    ("laid", "makes", "pegs"),
    [
        ("", [7, 8, 9, 20 - 10], [0, 0, 0, 0]),
        ("8C 7D", [22, 24, 25], [2, 3, 0]),  # a pair; a run of three; 25 makes nothing
        ("KC QD", [27, 28, 29], [0, 0, 0]),
    ],
)
def test_the_count_and_the_points_of_each_card(laid: str, makes: list[int], pegs: list[int]) -> None:
    view = seen(in_the_play("off", laid), 0)
    assert (view.makes, view.pegs) == (makes, pegs)


def test_a_card_that_does_not_fit_pegs_nothing() -> None:
    view = seen(in_the_play("off", "KC QD 9C"), 1)
    assert view.makes == [35, 36, 37]
    assert view.pegs == [0, 0, 0]


def test_nothing_is_said_where_players_say_it_themselves() -> None:
    assert seen(in_the_play("on", ""), 0).pegs == []


def test_a_spectator_holds_nothing_that_could_peg() -> None:
    view = view_info(game.view(in_the_play("off", "8C 7D"), None), 0)
    assert (view.hand, view.makes, view.pegs) == ((), [], [])
