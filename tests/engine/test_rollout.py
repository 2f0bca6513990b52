"""What cards are worth by playing on in random worlds, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kribo import game
from kribo.cards import PACK, parse_all, value
from kribo.engine import pegging, rollout
from kribo.engine.rollout import Standing, prospects
from kribo.engine.spec import spec_of
from kribo.game.actions import CutStarter, Deal
from kribo.game.state import Counting, Cutting, Dealing, Over, Playing, State
from kribo.players.basic import Basic
from kribo.rules import Rules
from kribo.variants import ALL

pytestmark = pytest.mark.skipif(not rollout.AVAILABLE, reason="rollouts are in C alone")


def plays(rules: Rules, seed: int) -> Iterator[State]:
    """The moments of one deal at which a seat is to lay a card, played by `basic`."""
    random = Random(seed)
    state = game.new(rules, 0)
    while not isinstance(state.stage, Counting | Over):
        seat = min(game.to_act(state))
        if isinstance(state.stage, Dealing):
            action: game.actions.Action = Deal(tuple(random.sample(PACK, len(PACK))))
        elif isinstance(state.stage, Cutting):
            action = CutStarter(seat, 10)
        else:
            view = game.view(state, seat)
            if isinstance(state.stage, Playing) and view.state.stage.turn == seat:  # type: ignore[union-attr]
                yield view.state
            action = Basic(random).choose(view)
        state, _ = game.apply(state, action)


def standing(stage: Playing) -> Standing:
    seat = stage.turn
    return Standing(
        seat, stage.kept[seat], stage.thrown[seat], stage.starter, stage.played, len(stage.pile), stage.gone
    )


@pytest.mark.parametrize("rules", ALL.values(), ids=ALL)
def test_every_card_that_may_be_laid_has_a_prospect(rules: Rules) -> None:
    for state in plays(rules, seed=1):
        stage = state.stage
        assert isinstance(stage, Playing)
        legal = [card for card in stage.held[stage.turn] if stage.count + value(card) <= 31]
        if not legal:
            continue
        found = prospects(spec_of(rules), standing(stage), seed=2, worlds=8)
        assert sorted(one.card for one in found) == sorted(legal)
        assert [one.net for one in found] == sorted((one.net for one in found), reverse=True)
        assert found == prospects(spec_of(rules), standing(stage), seed=2, worlds=8)


def test_the_last_card_is_worth_what_it_pegs() -> None:
    # 7 8 7 8 make 30, Q J K make 30 again; the king is alone in a count of its own.
    cards = parse_all("7C 8C 7D 8D QC JC KC")
    now = Standing(
        seat=1,
        kept=parse_all("8C 8D JC KD"),
        thrown=parse_all("2C 3C"),
        starter=parse_all("5H")[0],
        laid=tuple((place % 2, card) for place, card in enumerate(cards)),
        pile=0,
    )
    (only,) = prospects(spec_of(ALL["six-card"]), now, seed=1, worlds=10)
    assert (only.net, only.error) == (1, 0)


def test_a_rollout_is_near_the_search_where_little_is_left() -> None:
    near = 0
    for seed in range(6):
        for state in plays(ALL["six-card"], seed):
            stage = state.stage
            assert isinstance(stage, Playing)
            seat = stage.turn
            if len(stage.played) < 5 or len(stage.held[seat]) < 2:
                continue
            position = pegging.Position(
                dealer=state.dealer == seat,
                kept=stage.kept[seat],
                laid=tuple(pegging.Laid(card, owner == seat) for owner, card in stage.played),
                thrown=stage.thrown[seat],
                starter=stage.starter,
            )
            searched = {one.card: one.net for one in pegging.candidates(position)}
            for one in prospects(spec_of(ALL["six-card"]), standing(stage), seed=3, worlds=400):
                if one.card in searched:
                    assert one.net == pytest.approx(searched[one.card], abs=1.5)
                    near += 1
    assert near > 5


def test_what_cannot_be_is_refused() -> None:
    now = Standing(0, parse_all("8C 8D JC KD"), parse_all("2C 3C"), parse_all("5H")[0])
    with pytest.raises(ValueError, match="position"):
        prospects(spec_of(ALL["six-card"]), now._replace(laid=((0, 0),) * 5), seed=1)
    with pytest.raises(ValueError, match="not one"):
        prospects(spec_of(ALL["six-card"]), now._replace(laid=((9, 0),)), seed=1)
