"""What every player keeps to: it plays legally in all games, counts right and misses nothing that is due."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kribo import variants
from kribo.errors import BadText
from kribo.game import State, View, apply, new, to_act, view
from kribo.game.actions import CHANCE, Action, Bid, Claim, ClaimHeels, Muggins
from kribo.game.events import Called, Event, HeelsLost
from kribo.game.state import Over
from kribo.players import NAMES, PLAYERS, find
from kribo.players.base import Player, choices
from kribo.rules import Rules
from kribo.testing import check_player, random_action
from tests.game.stacked import Table, in_play, in_show
from tests.players.seated import ask

OPTIONS = (
    {"heels": "claimed", "first_dealer": "random"},
    {"bicycle_go": "on"},
    {"three_for_last": "each_deal", "single_go": "may"},
    {"seven_crib": "5"},
    {"auction_open": "may_pass"},
    {"auction_when": "before_discards", "auction_heels": "owner"},
    {"short_hand": "opposite"},
    {"crib_flush": "four", "first_dealer": "high"},
)
PEOPLE_COUNT = {"manual_pegging": "on", "heels": "claimed", "over_penalty": "on", "transfer": "caller"}

every_player = pytest.mark.parametrize("player", PLAYERS)


@every_player
def test_every_game_in_every_counting_mode(player: str) -> None:
    check_player(lambda: find(player, Random(1)))


@every_player
def test_every_option_that_changes_a_choice(player: str) -> None:
    games = [
        rules.with_options(options)
        for rules in variants.ALL.values()
        for options in OPTIONS
        if all(map(rules.offers, options))
    ]
    check_player(lambda: find(player, Random(1)), games, modes=["auto", "muggins"])


@every_player
def test_where_people_count_everything(player: str) -> None:
    games = [rules.with_options({"counting": "self", **PEOPLE_COUNT}) for rules in variants.ALL.values()]
    check_player(lambda: find(player, Random(1)), games, modes=["muggins", "strict"])


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadText) as caught:
        find("nobody", Random(1))
    assert caught.value.code == "unknown-player"
    assert caught.value.facts == {"player": "nobody", "known": NAMES}


@every_player
@pytest.mark.parametrize("mode", ["assisted", "self", "muggins", "strict"])
def test_hands_and_cribs_are_counted_right(player: str, mode: str) -> None:
    table = in_show(
        "six-card", "5C 5D 5S JH | 2C 4D", "6C 7D 8H 8S | 2H 4S", starter="5H", options={"counting": mode}
    )
    assert ask(player, table, 1, Claim).points == 14


@every_player
@pytest.mark.parametrize(("claimed", "called"), [(10, 4), (14, 0), (0, 14), (13, 1)])
def test_missed_points_are_called(player: str, claimed: int, called: int) -> None:
    table = counted_by_eldest({"counting": "muggins"}, claimed)
    assert ask(player, table, 0, Muggins).points == called


@every_player
def test_invented_points_are_called_where_that_pays(player: str) -> None:
    table = counted_by_eldest({"counting": "strict", "transfer": "caller"}, 17)
    assert ask(player, table, 0, Muggins).points == 3


def counted_by_eldest(options: dict[str, str], claim: int) -> Table:
    table = in_show("six-card", "5C 5D 5S JH | 2C 4D", "6C 7D 8H 8S | 2H 4S", starter="5H", options=options)
    table.claim(claim)
    return table


@every_player
def test_missed_points_of_a_card_are_called(player: str) -> None:
    table = in_play(
        "six-card",
        "5C 5D 5S JH | 2C 4D",
        "TC 7D 8H 8S | 2H 4S",
        starter="5H",
        options={"counting": "muggins", "manual_pegging": "on"},
    )
    table.lay("TC")
    table.claim(0)
    table.call(0, 0)
    table.lay("5C")
    assert ask(player, table, 0, Claim).points == 2
    table.claim(1)
    assert ask(player, table, 1, Muggins).points == 1


@every_player
def test_heels_are_claimed(player: str) -> None:
    table = in_play(
        "six-card", "5C 5D 5S KH | 2C 4D", "TC 7D 8H 8S | 2H 4S", starter="JH", options={"heels": "claimed"}
    )
    table.lay("TC")
    ask(player, table, 0, ClaimHeels)


@every_player
def test_nothing_due_is_ever_missed(player: str) -> None:
    """Against players that count at random nobody who counts right loses heels or leaves a point uncalled."""
    rules = variants.find("three-handed").with_options({"counting": "muggins", "heels": "claimed"})
    for seed in range(3):
        chance = Random(seed)
        seats: list[Player] = [find(player, Random(1)), Careless(chance), Careless(chance)]
        for action, told in game_between(rules, seats, chance):
            assert not any(isinstance(event, HeelsLost) and event.seat == 0 for event in told)
            if isinstance(action, Muggins) and action.seat == 0 and action.points:
                assert any(isinstance(event, Called) and event.right for event in told)


class Careless:
    """Does anything that is legal."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View) -> Action:
        """One of the choices."""
        return self._chance.choice(choices(view))


def game_between(
    rules: Rules, seats: list[Player], chance: Random
) -> Iterator[tuple[Action, tuple[Event, ...]]]:
    state: State = new(rules)
    while not isinstance(state.stage, Over):
        seat = min(to_act(state))
        action = random_action(state, chance) if seat == CHANCE else seats[seat].choose(view(state, seat))
        state, told = apply(state, action)
        yield action, told


@every_player
def test_bidding_ends(player: str) -> None:
    """Nobody goes on to 29: of two alike the bids stay below what any crib is worth to them."""
    rules = variants.find("auction").with_options({"target": "61"})
    bids = [
        action.points
        for seed in range(5)
        for action, _ in game_between(rules, [find(player, Random(seed))] * 2, Random(seed))
        if isinstance(action, Bid)
    ]
    assert max(bids) < 15
    assert bids.count(0) > 5
