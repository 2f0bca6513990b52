"""A table and its company: who may sit where, how games follow each other."""

from __future__ import annotations

import pytest

from kribo import match
from kribo.errors import KriboError
from kribo.locales import catalogue
from kribo.players import NAMES
from kribo.table import hosted as tables
from kribo.table.hosted import Chair, Hosted, Paused

SAY = catalogue("en")


def table(variant: str = "three-handed", **options: str) -> Hosted:
    """A table where Ana is the host, and two seats are open."""
    ana = Chair(kind="person", name="Ana", person="a")
    return Hosted(
        id="t",
        code="ABC234",
        variant=variant,
        options=options,
        chairs=(ana, Chair(), Chair()),
        host="a",
        created=1,
    )


def full() -> Hosted:
    """The same with Bo and a bot."""
    return tables.seat_bot(tables.sit(table(match="best-of-3"), 1, "b", "Bo", "myself"), 2, "greedy", SAY)


def ended(hosted: Hosted, winner: int, dealer: int = 0) -> Hosted:
    """A table after a game."""
    scores = tuple(121 if side == winner else 100 + side for side in range(3))
    return tables.end(hosted, match.Result(winner, scores, (0, 0, 0), dealer))


def test_a_function_leaves_its_table_as_it_was() -> None:
    first = table()
    second = tables.sit(first, 1, "b", "Bo", "myself")
    assert first.chairs[1].kind == "open"
    assert second.chairs[1] == Chair(kind="person", name="Bo", person="b", say_go="myself")
    assert (first.people, second.people) == (("a",), ("a", "b"))


def test_names_at_a_table_are_different() -> None:
    with pytest.raises(KriboError, match="name-twice"):
        tables.sit(table(), 1, "b", " aNA ", "for_me")
    hosted = tables.sit(table(), 1, "b", "Greedy", "for_me")
    assert tables.seat_bot(hosted, 2, "greedy", SAY).chairs[2].name == "Greedy 2"


def test_the_host_passes_on_and_an_empty_table_closes() -> None:
    hosted = tables.sit(table(), 1, "b", "Bo", "for_me")
    hosted = tables.free(hosted, [0])
    assert (hosted.host, hosted.status) == ("b", "open")
    assert tables.free(hosted, [1]).status == "closed"


def test_a_game_needs_all_seats_and_nobody_changes_them_then() -> None:
    with pytest.raises(KriboError, match="seats-open"):
        tables.begin(table(), "g1")
    playing = tables.begin(full(), "g1")
    assert (playing.status, playing.game) == ("playing", "g1")
    with pytest.raises(KriboError, match="not-between-games"):
        tables.begin(playing, "g2")
    with pytest.raises(KriboError, match="not-between-games"):
        tables.free(playing, [1])
    with pytest.raises(KriboError, match="not-between-games"):
        tables.sit(playing, 1, "c", "Cleo", "for_me")
    with pytest.raises(KriboError, match="not-between-games"):
        tables.ready(playing, "a")
    with pytest.raises(KriboError, match="not-paused"):
        tables.resume(playing)


def test_the_next_game_waits_for_all_people_and_for_no_bot() -> None:
    hosted = ended(tables.begin(full(), "g1"), winner=1)
    assert hosted.status == "between"
    hosted = tables.ready(hosted, "a")
    assert not tables.all_ready(hosted)
    hosted = tables.ready(hosted, "b")
    assert tables.all_ready(hosted)


def test_a_match_goes_on_and_another_begins_where_it_ended() -> None:
    hosted = ended(tables.begin(full(), "g1"), winner=1, dealer=0)
    assert tables.first_dealer(hosted) == 0  # the loser who came last
    hosted = ended(tables.begin(hosted, "g2"), winner=1, dealer=0)
    assert hosted.match.over
    assert tables.first_dealer(hosted) == 0
    again = tables.begin(hosted, "g3")
    assert (again.results, again.games) == ((), ("g1", "g2", "g3"))


def test_who_gets_up_between_games_ends_the_match() -> None:
    hosted = ended(tables.begin(full(), "g1"), winner=1)
    hosted = tables.free(hosted, [1])
    assert (hosted.results, hosted.status) == ((), "between")


def test_a_stand_in_goes_when_the_game_is_over() -> None:
    playing = tables.stand_in(tables.begin(full(), "g1"), [0], "basic")
    assert playing.chairs[0].decides == "basic"
    assert ended(playing, winner=0).chairs[0].decides == ""


@pytest.mark.parametrize("paused", [Paused(), Paused("away", "", (1,)), Paused("asked", "Ana")])
def test_who_is_deleted_leaves_a_bot_and_no_name(paused: Paused) -> None:
    playing = tables.begin(full(), "g1")
    hosted = tables.pause(playing, paused) if paused.why else playing
    left = tables.abandon(hosted, "b", "Someone")
    assert (left.chairs[1].kind, left.chairs[1].name, left.people) == ("bot", "Someone", ("a",))
    assert left.status == ("paused" if paused.why == "asked" else "playing")
    assert tables.abandon(left, "a", "Someone").status == "closed"
    assert tables.abandon(table(), "a", "Someone").status == "closed"


def test_levels_are_players() -> None:
    assert tables.levels() == ("1", "2", "3", "4", "5", "6", "7", "8", "top")
    for number, player in enumerate(NAMES):
        names = [tables.bot(other, [], SAY).name for other in NAMES[:number]]
        assert tables.bot(player, [], SAY).name not in names
    assert tables.bot("5", ["level 5"], SAY).name == "Level 5 (2)"
    with pytest.raises(KriboError, match="unknown-player"):
        tables.bot("divine", [], SAY)
