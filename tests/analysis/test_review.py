"""Games judged: luck and skill add up to the result, the best player makes no mistakes, a poor one does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kribo.analysis.review import Review, accuracy, can_judge, rating, review
from kribo.engine import pegging
from kribo.engine.pegging import Candidate, Position
from kribo.engine.winprob import Values
from kribo.game.actions import Play, Resign
from kribo.notation import Record
from kribo.variants import ALL
from tests.analysis.played import game

SHORT = {"target": "61" if pegging.IN_C else "31"}
"""In Python a discard takes a second."""


@pytest.fixture(autouse=True)
def _quick_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the compiled module a lead takes seconds; any numbers do for what is tested here."""
    if not pegging.IN_C:
        monkeypatch.setattr("kribo.players.duel.ranked", _made_up)


def _made_up(at: Position, values: Values) -> list[Candidate]:
    by_rank = {card >> 2: card for card in at.held}
    return [Candidate(card, 1.0, 1.0, 0.5 - place / 100) for place, card in enumerate(by_rank.values())]


def check_identity(judged: Review) -> None:
    """result - 1/2 = skill - skill of the other + luck, for both."""
    for seat, result in ((0, judged.result), (1, 1 - judged.result)):
        made = judged.skill(seat) - judged.skill(1 - seat) + judged.luck_of(seat)
        assert 100 * (result - 0.5) == pytest.approx(made, abs=1e-9)


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        ({}, ("2", "basic")),
        ({"counting": "strict"}, ("1", "greedy")),
        ({"counting": "muggins", "over_penalty": "on"}, ("1", "1")),
        ({"counting": "self", "manual_pegging": "on", "heels": "claimed"}, ("1", "random")),
        ({"counting": "assisted", "first_dealer": "random"}, ("greedy", "basic")),
    ],
)
def test_luck_and_skill_add_up_to_the_result(options: dict[str, str], bots: tuple[str, str]) -> None:
    judged = review(game(*bots, "identity", {**SHORT, **options}))
    check_identity(judged)
    assert judged.result in (0, 1)
    assert {one.event for one in judged.luck} == {"cut", "deal", "starter", "cards"}
    assert all(one.loss >= 0 for one in judged.decisions)


def test_a_game_that_was_not_finished() -> None:
    record = game("basic", "basic", "left", SHORT)
    for cut in (0, 5, 12, 30):
        left = replace(record, actions=record.actions[:cut], finished=False)
        judged = review(left)
        check_identity(judged)
        assert 0 < judged.result < 1


def test_giving_up_costs_what_was_left() -> None:
    record = game("basic", "basic", "resign", SHORT)
    place = next(place for place, action in enumerate(record.actions) if isinstance(action, Play))
    given_up = replace(record, actions=(*record.actions[: place + 1], Resign(0)))
    judged = review(given_up)
    check_identity(judged)
    assert judged.result == 0
    (resigned,) = judged.of(0, "resign")
    assert 0 < resigned.loss < 100


def test_missed_points_are_losses() -> None:
    judged = review(game("1", "basic", "a", {"counting": "strict", "target": "91"}))
    missed = judged.of(0, "count")
    assert missed
    assert not judged.of(1, "count")
    assert all(one.points > 0 for one in missed)


def test_every_deal_has_two_discards_and_forced_cards_are_not_judged() -> None:
    record = game("basic", "greedy", "forced", SHORT)
    judged = review(record)
    deals = {one.deal for one in judged.decisions}
    for deal in sorted(deals)[:-1]:
        assert len([one for one in judged.decisions if one.deal == deal and one.kind == "discard"]) == 2
    laid = sum(isinstance(action, Play) for action in record.actions)
    assert 0 < len([one for one in judged.decisions if one.kind == "play"]) < laid


@pytest.mark.skipif(not pegging.IN_C, reason="the search takes too long in Python")
def test_the_best_player_is_found_best() -> None:
    judged = review(game("top", "1", "best"))
    best, poor = (judged.of(seat, "discard", "play") for seat in (0, 1))
    assert rating(best) < 0.2
    assert accuracy(best) > 99.5
    assert all(one.band in ("best", "good") for one in best)
    assert rating(poor) > 3
    assert any(one.band == "blunder" for one in poor)


def test_which_games_can_be_judged() -> None:
    assert can_judge(game("random", "random", "a", {"target": "31"}))
    others = [name for name in ALL if name != "six-card"]
    assert not any(can_judge(Record(ALL[name], (), (), (), False)) for name in others)


def test_nothing_judged_is_perfect() -> None:
    assert (accuracy([]), rating([])) == (100, 0)
