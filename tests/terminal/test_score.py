"""`kribo score`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kribo as package
from kribo.locales import catalogue
from tests.terminal.conftest import Kribo

DATA = Path(__file__).parents[1] / "data"
ROWS = [json.loads(line) for line in (DATA / "cadences.jsonl").read_text(encoding="utf-8").splitlines()]

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1])}
# It would hide an answer that stays in a buffer.
ENVIRONMENT.pop("PYTHONUNBUFFERED", None)


def test_the_count_then_a_line_an_item_then_the_total(kribo: Kribo) -> None:
    count, *items = kribo("score", "4C", "5S", "6D", "JH", "4H").out.splitlines()
    assert count.startswith("Fifteen two, fifteen four, fifteen six, and a double run")
    assert items == [
        "fifteen   5S JH      2",
        "fifteen   4C 5S 6D   2",
        "fifteen   5S 6D 4H   2",
        "pair      4C 4H      2",
        "run       4C 5S 6D   3",
        "run       4H 5S 6D   3",
        "his nobs  JH         1",
        "total               15",
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["title"])
def test_every_fifteen_is_said(kribo: Kribo, row: dict[str, str]) -> None:
    ran = kribo("score", *row["cards"].split())
    assert (ran.status, ran.out.splitlines()[0]) == (0, row["full"])


def test_nothing_has_a_total_too(kribo: Kribo) -> None:
    assert kribo("score", "2C", "4D", "6H", "8S", "KD").out == (
        "Nineteen! (That is to say, zero.)\ntotal     0\n"
    )


def test_json_is_one_line_of_points_and_items(kribo: Kribo) -> None:
    ran = kribo("score", "9C", "JD", "5H", "KS", "9D", "--json")
    assert ran.out.count("\n") == 1
    assert json.loads(ran.out) == {
        "points": 7,
        "items": [
            {"kind": "fifteen", "cards": ["JD", "5H"], "points": 2},
            {"kind": "fifteen", "cards": ["5H", "KS"], "points": 2},
            {"kind": "pair", "cards": ["9C", "9D"], "points": 2},
            {"kind": "nobs", "cards": ["JD"], "points": 1},
        ],
    }


def test_the_last_card_is_the_starter(kribo: Kribo) -> None:
    assert json.loads(kribo("score", "JC", "2D", "4H", "8S", "6C", "--json").out)["points"] == 1
    assert json.loads(kribo("score", "6C", "2D", "4H", "8S", "JC", "--json").out)["points"] == 0


def test_a_four_card_flush_counts_in_the_hand_and_not_in_the_crib(kribo: Kribo) -> None:
    cards = ["2H", "4H", "6H", "8H", "TC", "--json"]
    assert json.loads(kribo("score", *cards).out)["points"] == 4
    assert json.loads(kribo("score", *cards, "--crib").out)["points"] == 0


@pytest.mark.parametrize("words", [["5H 5C 5S JD 5D"], ["5h,5c,5s,jd,5d"], ["5♥", "5♣", "5♠", "J♦", "5♦"]])
def test_cards_may_be_one_word_and_spelt_otherwise(kribo: Kribo, words: list[str]) -> None:
    assert json.loads(kribo("score", "--json", *words).out)["points"] == 29


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("5H 5C 5S", "A show needs 4 to 6 cards, the last of them the starter; 3 were given."),
        ("5H", "A show needs 4 to 6 cards, the last of them the starter; 1 was given."),
        ("5H 5C 5S JD 5D 6C 7C", "A show needs 4 to 6 cards, the last of them the starter; 7 were given."),
        ("5H 5C 5S JD 5H", "The card 5H is given twice. Every card is in the pack only once."),
        ("5H 5C 5S JD 5X", "“5X” is not a card."),
    ],
)
def test_a_bad_show_is_refused(kribo: Kribo, words: str, said: str) -> None:
    ran = kribo("score", *words.split())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)


def test_lines_are_answered_in_order_and_bad_ones_where_they_stand(kribo: Kribo) -> None:
    ran = kribo(
        "score", "-", "--json", stdin="5H 5C 5S JD 5D\n\n2C 4D 6H 8S KD\n2C 2C 6H 8S KD\n3C 3D 3H 3S 9C"
    )
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer.get("points") for answer in answers] == [29, None, 0, None, 24]
    assert answers[1] == {"error": "A show needs 4 to 6 cards, the last of them the starter; none was given."}
    assert answers[3] == {"error": "The card 2C is given twice. Every card is in the pack only once."}
    assert (ran.status, ran.err) == (2, "")


def test_good_lines_end_well(kribo: Kribo) -> None:
    assert kribo("score", "-", "--json", stdin="5H 5C 5S JD 5D\r\n").status == 0
    assert kribo("score", "-", stdin="") == (0, "", "")


def test_lines_in_words_are_the_count_and_the_total(kribo: Kribo) -> None:
    ran = kribo("score", "-", stdin="JS 5H 9C 9D KS\n5H\n")
    assert ran.out.splitlines() == [
        "Fifteen two, fifteen four, and a pair is six, and one for his nobs is seven. Total: 7.",
        "error: A show needs 4 to 6 cards, the last of them the starter; 1 was given.",
    ]
    assert ran.status == 2


def test_lines_of_a_crib(kribo: Kribo) -> None:
    assert json.loads(kribo("score", "--crib", "-", "--json", stdin="2H 4H 6H 8H TC").out)["points"] == 0


def test_each_line_is_answered_before_the_next_is_written() -> None:
    command = [sys.executable, "-m", "kribo", "score", "-", "--json"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        assert process.stdin
        assert process.stdout
        for cards, points in (("5H 5C 5S JD 5D", 29), ("3C 3D 3H 3S 9C", 24)):
            process.stdin.write(cards + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["points"] == points
        process.stdin.close()
        assert process.wait() == 0


def test_bytes_that_are_no_text_make_a_bad_line() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "kribo", "score", "-", "--json"],
        input=b"5H 5C 5S JD \xff\n5H 5C 5S JD 5D\n",
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    bad, good = map(json.loads, ran.stdout.splitlines())
    assert (ran.returncode, ran.stderr, list(bad), good["points"]) == (2, b"", ["error"], 29)


def test_number_words_reach_the_highest_score() -> None:
    say = catalogue("en")
    assert [say("number-word", n=n) for n in (0, 13, 20, 29, 40, 46)] == [
        "zero",
        "thirteen",
        "twenty",
        "twenty-nine",
        "forty",
        "forty-six",
    ]
