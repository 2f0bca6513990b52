"""`kribo simulate`."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator

import pytest

from kribo.engine import kernel
from kribo.engine.tally import Tally
from kribo.locales import catalogue
from kribo.table.simulation import Simulation, play_sets
from kribo.terminal import progress, simulate
from tests.terminal.conftest import Kribo

QUICK = ("--target", "61", "--games", "4")


def report(kribo: Kribo, *words: str) -> dict[str, object]:
    ran = kribo("simulate", *words, "--json")
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, object] = json.loads(ran.out)
    assert found.pop("games_per_second")
    return found


def test_json_has_what_was_played(kribo: Kribo) -> None:
    found = report(kribo, "--bots", "greedy,random", *QUICK, "--seed", "7")
    assert list(found) == [
        "variant", "games", "seed", "bots", "wins", "points", "skunks", "deals",
        "duplicate", "first_dealer_wins", "intervals", "per_deal",
    ]  # fmt: skip
    assert found["variant"] == "six-card"
    assert (found["games"], found["seed"], found["bots"]) == (4, 7, ["greedy", "random"])
    wins, skunks, points = found["wins"], found["skunks"], found["points"]
    assert isinstance(wins, list)
    assert isinstance(skunks, list)
    assert isinstance(points, dict)
    assert sum(wins) == 4
    assert all(skunk <= won for skunk, won in zip(skunks, wins, strict=True))
    assert list(points) == ["pegging", "hand", "crib", "heels"]
    assert max(map(sum, zip(*points.values(), strict=True))) <= 4 * 61


def test_the_same_seed_plays_the_same_games(kribo: Kribo) -> None:
    words = ("--bots", "random,basic", *QUICK)
    assert report(kribo, *words) == report(kribo, *words, "--seed", "1")
    assert report(kribo, *words) != report(kribo, *words, "--seed", "2")


def test_the_number_of_workers_changes_nothing(kribo: Kribo) -> None:
    games = "12000" if kernel.IN_C else "12"
    words = ("--bots", "random,greedy", "--games", games, "--target", "31")
    assert report(kribo, *words, "--workers", "1") == report(kribo, *words, "--workers", "2")


def test_duplicate_deals_give_everyone_the_same_cards(kribo: Kribo) -> None:
    found = report(kribo, "--bots", "greedy", "--duplicate", "--target", "31", "--games", "19")
    assert found["duplicate"] is True
    assert found["games"] == 20, "whole sets"
    assert found["wins"] == [10, 10], "equals win one game of each set"
    assert found["intervals"]["wins"] == [[0.5, 0.5], [0.5, 0.5]]  # type: ignore[index]


def test_more_than_two_at_the_table(kribo: Kribo) -> None:
    found = report(kribo, "--bots", "greedy", "--variant", "three-handed", *QUICK)
    assert list(found["per_deal"]) == ["eldest", "2", "dealer"]  # type: ignore[call-overload]
    out = kribo("simulate", "--bots", "greedy", "--variant", "three-handed", "--duplicate", *QUICK).out
    assert "Every deal is played 3 times" in out
    assert "seat 2" in out


def test_points_of_other_sources_are_shown_where_they_occur(kribo: Kribo) -> None:
    points = report(kribo, "--bots", "basic", "--variant", "five-card", "--games", "2")["points"]
    assert isinstance(points, dict)
    assert sum(points["start"]) == 6
    points = report(kribo, "--bots", "basic", "--variant", "auction", *QUICK)["points"]
    assert isinstance(points, dict)
    assert max(points["bids"]) < 0


def test_one_name_is_every_seat_and_lists_are_by_side(kribo: Kribo) -> None:
    found = report(kribo, "--bots", "greedy", "--variant", "six-three-teams", *QUICK)
    assert found["bots"] == ["greedy"] * 6
    wins = found["wins"]
    assert isinstance(wins, list)
    assert len(wins) == 3


def test_presets_and_options_make_the_game(kribo: Kribo) -> None:
    found = report(
        kribo, "--bots", "greedy", "--preset", "russian", "--option", "three_for_last=never", *QUICK
    )
    assert found["variant"] == "five-card"
    assert "start" not in str(found["points"])


def test_the_report_in_words(kribo: Kribo) -> None:
    ran = kribo("simulate", "--bots", "greedy,random", *QUICK)
    lines = ran.out.splitlines()
    assert lines[0] == "six-card, 4 games, seed 1"
    assert lines[2].split() == [
        "side",
        "bots",
        "wins",
        "percent",
        "from",
        "-",
        "to",
        "skunks",
        "pegging",
        "hands",
        "cribs",
        "heels",
    ]
    assert [line.split()[:2] for line in lines[3:5]] == [["1", "greedy"], ["2", "random"]]
    assert len({len(line) for line in lines[2:5]}) == 1
    assert [line.split()[0] for line in lines[6:9]] == ["a", "pone", "dealer"]
    assert lines[-2].startswith("The first dealer won ")
    assert lines[-1].startswith("Points of the sides are the mean of a game. ")
    assert ran.err == ""


def test_partners_are_named_together(kribo: Kribo) -> None:
    ran = kribo("simulate", "--bots", "greedy,random,basic,random", "--variant", "partners", *QUICK)
    assert "greedy + basic" in ran.out
    assert "random + random" not in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "--bots is missing"),
        (
            ["--bots", "basic,basic,basic"],
            "six-card needs 2 bots, one for each seat, or one name for all; 3 were",
        ),
        (["--bots", "basic,greedy", "--variant", "partners"], "partners needs 4 bots"),
        (["--bots", "nobody"], "There is no player “nobody”. Players: random, greedy, basic"),
        (["--bots", "basic,"], "There is no player “”."),
        (["--bots", "basic", "--games", "0"], "--games must be from 1 to"),
        (["--bots", "basic", "--workers", "0"], "--workers must be from 1 to"),
        (["--bots", "basic", "--variant", "whist"], "There is no variant “whist”."),
        (["--bots", "basic", "--option", "counting=loud"], "The option counting cannot be “loud”."),
        (["--bots", "basic", "--target", "5"], "--target must be from 31 to 999, not 5."),
        (["basic"], "“basic” is too much"),
    ],
)
def test_refusals(kribo: Kribo, words: list[str], said: str) -> None:
    ran = kribo("simulate", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)


@pytest.mark.parametrize("played", [0, 2])
def test_an_interruption_prints_what_was_played(
    kribo: Kribo, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    def interrupted(simulation: Simulation, sets: int, workers: int) -> Iterator[Tally]:
        for number in range(played):
            yield play_sets(simulation, range(number, number + 1))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "simulate", interrupted)
    ran = kribo("simulate", "--bots", "greedy", "--json", *QUICK)
    assert ran.status == 130
    assert json.loads(ran.out)["games"] == played
    ran = kribo("simulate", "--bots", "greedy", *QUICK)
    assert ran.status == 130
    assert ran.out.startswith(f"six-card, stopped after {played} of 4 games, seed 1\n")


def test_progress_is_shown_on_a_terminal_only(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(progress, "SECONDS", 0)
    assert report(kribo, "--bots", "greedy", *QUICK)["games"] == 4
    assert screen.getvalue().splitlines()[-1] == "4 of 4 games"
    assert "\r" not in screen.getvalue()


EXAMPLES = catalogue("en")("help-simulate").partition("Examples:\n")[2].splitlines()


def test_the_page_begins_with_the_usage(kribo: Kribo) -> None:
    assert kribo("help", "simulate").out.startswith("Usage: kribo simulate ")
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_run(kribo: Kribo, line: str) -> None:
    assert kribo(*line.split()[1:]).status == 0
