"""Matches: the chances from every standing, and what a game is played for there."""

from __future__ import annotations

import pytest

from kribo.engine import matches, winning, winprob
from kribo.engine.matches import Matches, Standing

LEVELS = tuple(int(61 - score > 30) for score in range(61))
LEVELS_121 = tuple((121 - score > 30) + (121 - score > 60) for score in range(121))

compiled = pytest.mark.skipif(winning.compiled is None, reason="slow without the compiled module")


@compiled
def test_skunks() -> None:
    found = matches.outcomes(LEVELS_121)
    # Expected are 12.8 and 0.09 of a hundred, which is what the two-ply heuristic comes to. With the
    # blueprint the points of the two in a deal go together more, so fewer games end far apart.
    assert found.dealer[1] + found.pone[1] == pytest.approx(0.128, abs=0.008)
    assert found.dealer[2] + found.pone[2] == pytest.approx(0.0009, abs=0.0002)
    assert sum(found.dealer + found.pone) == pytest.approx(1)


def test_a_best_of_three_between_equals() -> None:
    match = Matches((1, 1, 1), LEVELS, "alternate", points=2)
    game = winprob.chances(61).before_deal(0, 0, we_deal=True)
    level = match.chance(Standing(1, 1), True)
    assert level == pytest.approx(game, abs=1e-4)
    # From 1-0 with the other dealing: won at once, or by the last game, in which we deal.
    assert match.chance(Standing(1, 0), False) == pytest.approx((1 - game) + game * game, abs=1e-4)
    assert match.chance(Standing(0, 0), True) + match.chance(Standing(0, 0), False) == pytest.approx(1)


@pytest.mark.parametrize("next_dealer", ["loser", "winner", "alternate", "cut"])
@pytest.mark.parametrize("until", [{"points": 5}, {"games": 3}], ids=["points", "games"])
def test_the_stakes_of_a_game_give_the_chance_of_the_match(
    next_dealer: matches.NextDealer, until: dict[str, int]
) -> None:
    match = Matches((2, 3, 3), LEVELS, next_dealer, **until)
    for at in (Standing(0, 0), Standing(3, 4, 2)):
        stakes = match.stakes(at, we_deal=True)
        found = winprob.values(stakes).before_deal(0, 0, we_deal=True)
        assert found == pytest.approx(match.chance(at, True), abs=1e-9)


def test_the_last_of_so_many_games() -> None:
    match = Matches((1, 2, 3), LEVELS, "loser", games=3)
    # Two behind, only a skunk of the other brings us level, which is half of a match.
    stakes = match.stakes(Standing(1, 3, 2), we_deal=True)
    assert (stakes.win[:31], stakes.win[31:]) == ((0.5,) * 31, (0.0,) * 30)
    assert set(stakes.lose) == {0.0}
    assert match.chance(Standing(1, 3, 3), True) == 0
    assert match.chance(Standing(2, 2, 3), True) == 0.5
