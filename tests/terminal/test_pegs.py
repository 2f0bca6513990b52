"""`kribo pegs`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Kribo

DATA = Path(__file__).parents[1] / "data"
PEGS = [
    row
    for row in map(json.loads, (DATA / "score_cases.jsonl").read_text(encoding="utf-8").splitlines())
    if row["kind"] == "peg"
]
REFUSALS = {
    ">31": "9C cannot be laid on a count of 25: the limit is 31.",
    "dup": "The card 7D is given twice. Every card is in the pack only once.",
}


def test_a_line_a_card_with_the_count_and_what_it_pegs(kribo: Kribo) -> None:
    assert kribo("pegs", "TH", "9D", "5C", "4S", "3H").out.splitlines() == [
        "TH  10",
        "9D  19",
        "5C  24",
        "4S  28",
        "3H  31  thirty-one for two, run of three for three",
    ]


@pytest.mark.parametrize(
    ("cards", "call"),
    [
        ("7H 8D", "fifteen for two"),
        ("9H 9D", "pair for two"),
        ("9H 9D 9C", "pair royal for six"),
        ("7H 7D 7C 7S", "double pair royal for twelve"),
        ("2H 3D 5C 4S", "run of four for four"),
    ],
)
def test_what_is_called(kribo: Kribo, cards: str, call: str) -> None:
    assert kribo("pegs", *cards.split()).out.splitlines()[-1].endswith(call)


def test_json_has_the_points_of_each_card_and_the_count(kribo: Kribo) -> None:
    ran = kribo("pegs", "7H", "8D", "9C", "--json")
    assert (ran.status, ran.out) == (0, '{"points": [0, 2, 3], "count": 24}\n')


@pytest.mark.parametrize("row", [row for row in PEGS if "illegal" in row], ids=lambda row: row["illegal"])
def test_a_pile_that_cannot_be_is_refused(kribo: Kribo, row: dict[str, Any]) -> None:
    ran = kribo("pegs", *row["plays"])
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == REFUSALS[row["illegal"]] + "\n"


def test_lines_are_answered_in_order(kribo: Kribo) -> None:
    good = [row for row in PEGS if "illegal" not in row]
    ran = kribo("pegs", "-", "--json", stdin="".join(" ".join(row["plays"]) + "\n" for row in good))
    points = [json.loads(line)["points"][-1] for line in ran.out.splitlines()]
    assert (ran.status, points) == (0, [row["expected"] for row in good])


def test_bad_lines_are_answered_where_they_stand(kribo: Kribo) -> None:
    ran = kribo("pegs", "-", stdin="7H 8D 9C\n\nKH KD KC 2S\n")
    assert ran.out.splitlines() == [
        "0 2 3; count 24",
        "error: No cards were given. Write at least one, for example 7H.",
        "error: 2S cannot be laid on a count of 30: the limit is 31.",
    ]
    assert ran.status == 2
