"""Whole games between bots."""

from __future__ import annotations

from itertools import islice

import pytest

from kribo import variants
from kribo.errors import BadText
from kribo.rules import Rules
from kribo.table.pack import Generator
from kribo.table.self_play import SelfPlay, Tally, play_game, play_games
from kribo.table.table import Seat, Table

SIX = variants.find("six-card")


@pytest.mark.parametrize("rules", variants.ALL.values(), ids=list(variants.ALL))
def test_a_game_of_every_variant(rules: Rules) -> None:
    rules = rules.with_options({"target": "61"})
    game = play_game(
        rules, ["basic", "greedy", "random", "basic", "greedy", "random"][: rules.seats], Generator("a")
    )
    assert game.result.scores[game.result.winner] == 61
    assert max(game.result.scores) == 61
    for side, score in enumerate(game.result.scores):
        assert sum(points[side] for points in game.slip.points.values()) == score
    assert 0 <= game.result.first_dealer < rules.seats
    assert game.deals >= 2


def test_the_first_dealer_is_the_one_of_the_first_deal() -> None:
    rules = variants.find("five-handed").with_options({"target": "31"})
    for number in range(8):
        label = f"game {number}"
        game = play_game(rules, ["random"] * 5, Generator(label))
        table = Table(rules, [Seat("", "random")] * 5, Generator(label))
        while not table.state.deals:
            action = table.automatic()
            assert action is not None
            table.act(action)
        assert game.result.first_dealer == table.state.dealer


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    def results(games: list[SelfPlay]) -> list[tuple[object, int]]:
        return [(game.result, game.deals) for game in games]

    five = results(list(play_games(SIX, ["greedy", "random"], 5, "seed")))
    assert results(list(islice(play_games(SIX, ["greedy", "random"], 100, "seed"), 5))) == five
    assert results([play_game(SIX, ["greedy", "random"], Generator("seed").child("game 3"))]) == five[3:4]
    assert results(list(play_games(SIX, ["greedy", "random"], 5, "other"))) != five
    assert len(set(map(str, five))) == 5


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadText, match="unknown-player"):
        play_game(SIX, ["greedy", "nobody"], Generator("a"))


def test_a_tally_adds_games_up() -> None:
    games = list(play_games(variants.find("three-handed"), ["greedy", "random", "greedy"], 6, "tally"))
    tally = tally_of(variants.find("three-handed"), games)
    assert tally.games == sum(tally.wins) == 6
    assert tally.deals == sum(game.deals for game in games)
    for side in range(3):
        scored = sum(points[side] for points in tally.points.values())
        assert scored == sum(game.result.scores[side] for game in games)
        won = [game.result for game in games if game.result.winner == side]
        assert tally.wins[side] == len(won)
        assert tally.skunks[side] == sum(result.levels[result.runner_up] > 0 for result in won)


def tally_of(rules: Rules, games: list[SelfPlay]) -> Tally:
    tally = Tally.start(rules)
    for game in games:
        tally = tally.plus(game)
    return tally


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"), [("basic", "greedy", 100, 0.55), ("greedy", "random", 40, 0.9)]
)
def test_the_better_player_wins(better: str, worse: str, games: int, least: float) -> None:
    """Over thousands of games basic wins 62 % against greedy, and greedy 98 % against random."""
    won = sum(
        tally_of(SIX, list(play_games(SIX, pair, games // 2, "strength"))).wins[pair.index(better)]
        for pair in ([better, worse], [worse, better])
    )
    assert won >= least * games
