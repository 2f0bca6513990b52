"""What throws, cards and bids are worth by playing deals out, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kribo import game
from kribo.cards import PACK, parse_all, value
from kribo.engine import company
from kribo.engine.company import Averages, Effort, Sight, cards, chance, price, throws
from kribo.engine.spec import spec_of
from kribo.game.actions import Action, CutStarter, Deal
from kribo.game.state import Bidding, Counting, Cutting, Dealing, Discarding, Over, Playing, State
from kribo.players import cribs
from kribo.players.basic import Basic
from kribo.rules import Rules
from kribo.variants import ALL

pytestmark = pytest.mark.skipif(not company.AVAILABLE, reason="deals are played out in C alone")

GAMES = [
    *ALL.values(),
    ALL["auction"].with_options({"auction_when": "before_discards", "auction_heels": "owner"}),
    ALL["five-card"].with_options({"single_go": "may", "three_for_last": "each_deal"}),
    ALL["seven-card"].with_options({"seven_crib": "5", "target": "999"}),
    ALL["three-handed"].with_options({"bicycle_go": "on", "heels": "claimed"}),
]

QUICK = Effort(worlds=6, seed=2, for_game=True)


def averages(rules: Rules) -> Averages:
    return cribs.numbers(cribs.name_of(rules))


def moments(rules: Rules, seed: int) -> Iterator[State]:
    """What seats see in one deal where they have to choose; all of them play like `basic`."""
    random = Random(seed)
    state = game.new(rules, 0)
    while not isinstance(state.stage, Counting | Over):
        seat = min(game.to_act(state))
        if isinstance(state.stage, Dealing):
            action: Action = Deal(tuple(random.sample(PACK, len(PACK))))
        elif isinstance(state.stage, Cutting):
            action = CutStarter(seat, 10)
        else:
            view = game.view(state, seat)
            yield view.state
            action = Basic(random).choose(view)
        state, _ = game.apply(state, action)


def sight(state: State, seat: int) -> Sight:
    stage = state.stage
    if isinstance(stage, Discarding):
        return Sight(state.scores, seat, state.dealer, stage.owner, stage.price, stage.hands[seat])
    if isinstance(stage, Bidding):
        hand = tuple(card for card in stage.hands[seat] if card not in stage.thrown[seat])
        return Sight(state.scores, seat, state.dealer, state.dealer, 0, hand, stage.thrown[seat])
    assert isinstance(stage, Playing)
    return Sight(
        state.scores,
        seat,
        state.dealer,
        stage.owner,
        stage.price,
        stage.kept[seat],
        stage.thrown[seat],
        stage.starter,
        stage.played,
        len(stage.pile),
        stage.gone,
    )


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_choice_is_weighed(rules: Rules) -> None:
    spec, known = spec_of(rules), averages(rules)
    for state in moments(rules, seed=1):
        stage = state.stage
        seat = min(game.to_act(state))
        if isinstance(stage, Discarding) and rules.throws(seat, state.dealer):
            found = throws(spec, known, sight(state, seat), QUICK)
            assert found
            assert all(set(thrown) <= set(stage.hands[seat]) for thrown in found)
            assert all(len(thrown) == rules.throws(seat, state.dealer) for thrown in found)
        elif isinstance(stage, Bidding):
            assert 0 <= price(spec, known, sight(state, seat), QUICK) <= 29
        elif isinstance(stage, Playing):
            legal = [card for card in stage.held[seat] if stage.count + value(card) <= 31]
            if legal:
                worth = cards(spec, known, sight(state, seat), QUICK)
                assert sorted(worth) == sorted(legal)
                assert worth == cards(spec, known, sight(state, seat), QUICK)


def test_who_needs_one_point_lays_the_card_that_pegs_it() -> None:
    rules = ALL["three-handed"]
    now = Sight(
        (120, 118, 119),
        seat=0,
        dealer=2,
        owner=2,
        price=0,
        hand=parse_all("7C 8D JC KD"),
        thrown=parse_all("2C"),
        starter=parse_all("5H")[0],
        laid=((0, parse_all("7C")[0]), (1, parse_all("9D")[0]), (2, parse_all("7D")[0])),
        pile=3,
    )
    worth = cards(spec_of(rules), averages(rules), now, Effort(50, 1, for_game=True))
    assert worth[parse_all("8D")[0]] == 1, "it makes 31"
    assert len(worth) == 1


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_chances_add_up_and_grow_with_points(rules: Rules) -> None:
    spec, known = spec_of(rules), averages(rules)
    for play_through in (False, True):
        for need in (8, 20, 60):
            scores = [max(rules.target - need, 0)] * rules.sides
            each = [
                chance(spec, known, scores, dealer=0, side=side, play_through=play_through)
                for side in range(rules.sides)
            ]
            assert sum(each) == pytest.approx(1, abs=0.06)
            more = [scores[0] + 4, *scores[1:]]
            assert chance(spec, known, more, dealer=0, side=0, play_through=play_through) > each[0]
            assert chance(spec, known, more, dealer=0, side=1, play_through=play_through) < each[1]


def test_chances_are_those_of_the_exact_tables_where_there_are_some() -> None:
    """Six-card between two: published 56 % for the first dealer at the start, about even at 35 v 37."""
    rules = ALL["six-card"]
    spec, known = spec_of(rules), averages(rules)
    assert chance(spec, known, (0, 0), 0, 0, play_through=False) == pytest.approx(0.56, abs=0.015)
    assert chance(spec, known, (35, 37), 0, 0, play_through=False) == pytest.approx(0.504, abs=0.02)


def test_what_cannot_be_is_refused() -> None:
    rules = ALL["three-handed"]
    now = Sight((0, 0, 0), 0, 2, 2, 0, parse_all("8C 8D JC KD"), parse_all("2C"), parse_all("5H")[0])
    known = spec_of(rules), averages(rules)
    assert len(cards(*known, now, QUICK)) == 4
    for wrong in (
        now._replace(laid=((0, 0),) * 5),
        now._replace(laid=((9, 0),)),
        now._replace(hand=now.hand[:3]),
        now._replace(seat=7),
        now._replace(pile=3),
        now._replace(starter=60),
    ):
        with pytest.raises(ValueError, match=r"play|seat|there is|starter|deal"):
            cards(*known, wrong, QUICK)
    with pytest.raises(ValueError, match="deal"):
        throws(*known, now, QUICK)
    with pytest.raises(ValueError, match="worlds"):
        cards(*known, now, QUICK._replace(worlds=0))
