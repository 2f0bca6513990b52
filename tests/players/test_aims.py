"""What games of a match and for stakes are played for, and that strong players play for it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from kribo import game
from kribo.cards import texts
from kribo.engine import winning, winprob
from kribo.game.actions import Discard
from kribo.match import Match, Result
from kribo.notation import Name, Record
from kribo.players import aims, find
from kribo.table.pack import Generator
from kribo.table.table import Seat, Table
from kribo.variants import SIX_CARD
from tests.players.seated import dealt

pytestmark = pytest.mark.skipif(winning.compiled is None, reason="without the kernel only winning counts")

PLAIN, SKUNK = ((121, 100), (0, 0)), ((121, 80), (0, 1))


def played(form: str, *won: tuple[int, bool], **options: str) -> Match:
    """A match in which these sides won, by a skunk or not."""
    match = Match(SIX_CARD.with_options({"match": form, **options}))
    for winner, skunk in won:
        scores, levels = SKUNK if skunk else PLAIN
        step = -1 if winner else 1
        match = match.with_result(Result(winner, scores[::step], levels[::step], 0))
    return match


def worth(match: Match, *, to: int = 121) -> tuple[float, float, float, float]:
    """What seat 0 gets for a double skunk, a skunk, a plain win, and for losing by a skunk."""
    found = aims.values(match, 0, 0, to)
    return found.win[to - 62], found.win[to - 32], found.win[to - 1], found.lose[to - 32]


@pytest.mark.parametrize(
    "match",
    [
        played("single"),
        played("best-of-5", (0, True), (1, False)),
        played("first-to-7", (0, True), (1, False), skunk="off"),
        # Whoever wins it has won, and what was decided before is played for itself.
        played("first-to-2", (0, False), (1, False)),
        played("3-games", (0, True), (0, True)),
    ],
    ids=lambda match: match.rules.match,
)
def test_where_only_winning_counts(match: Match) -> None:
    assert aims.values(match, 0, 0, 121) is winprob.chances(121)


def test_stakes_are_paid_again_for_a_skunk() -> None:
    # A plain loss is 0 and a plain win 1, two stakes apart.
    assert worth(played("single", stakes="5")) == pytest.approx((2, 1.5, 1, -0.5))
    assert worth(played("single", stakes="5", match_points="1/2/4")) == pytest.approx((2.5, 1.5, 1, -0.5))
    assert worth(played("4-games", (0, False), stakes="5")) == pytest.approx((2, 1.5, 1, -0.5))


def test_a_skunk_that_ends_the_match() -> None:
    match = played("first-to-5", (0, True), (0, False), (1, True), (1, True))
    assert match.match_points() == (3, 4)
    # Who loses, by however much, has lost all; a skunk wins all, a plain win half of that.
    double, skunk, plain, lost = worth(match)
    assert (plain, lost) == pytest.approx((1, 0))
    assert skunk == pytest.approx(double)
    assert skunk == pytest.approx(2, abs=0.3)


def test_the_last_game_of_three() -> None:
    # Two points behind, a plain win is as good as none; a skunk makes it level, a double skunk wins.
    match = played("3-games", (1, False), (1, False))
    assert match.match_points() == (0, 2)
    assert worth(match) == pytest.approx((1, 0.5, 0, 0))
    # Four behind, nothing helps.
    assert aims.values(played("3-games", (1, True), (1, True)), 0, 0, 121) is winprob.chances(121)


def test_other_targets_are_put_on_the_long_board() -> None:
    match = played("single", stakes="1", target="61")
    found = aims.values(match, 0, 0, 121)
    assert found.win[60 + 30] == pytest.approx(1.5)
    assert found.win[60 + 31] == pytest.approx(1)


@pytest.mark.parametrize("level", ["8", "top"])
def test_who_needs_a_skunk_keeps_the_other_back(level: str) -> None:
    """With 110 against 88 the game is as good as won; three points will save the other from the skunk."""
    table = dealt("six-card", "AD 4S 5D 5S 8S 9S", seat=0, dealer=1)
    table.state = replace(table.state, scores=(110, 88))
    seen = game.view(table.state, 0)
    match = played("first-to-5", (0, True), (0, False), (1, True), (1, True))
    alone, in_match = find(level, Random(1)).choose(seen), find(level, Random(1), match).choose(seen)
    assert isinstance(alone, Discard)
    assert isinstance(in_match, Discard)
    assert (texts(sorted(alone.cards)), texts(sorted(in_match.cards))) == ("4S 8S", "8S 9S")


def test_the_bots_of_a_table_know_the_match() -> None:
    match = played("first-to-5", (0, True))
    seats = [Seat("Ana", "top"), Seat("Bo", "top")]
    table = Table(match.rules, seats, Generator("x"), 0, match)
    again = Table.resume(
        Record(match.rules, (Name("Ana", "top"), Name("Bo", "top")), (), (0, 0), False, 0),
        seats,
        Generator("x"),
        match,
    )
    for one in (table, again):
        assert [bot.played for bot in one._bots.values()] == [match, match]  # type: ignore[attr-defined]
