"""`kribo play-out`: the play of a whole deal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Kribo

DATA = Path(__file__).parents[1] / "data"
ROWS = [
    row
    for row in map(json.loads, (DATA / "examples.jsonl").read_text(encoding="utf-8").splitlines())
    if row["kind"] == "full_play"
]


def play_out(kribo: Kribo, hands: list[str], dealer: int, order: str, *more: str) -> dict[str, Any]:
    ran = kribo("play-out", "--hands", *hands, "--dealer", str(dealer), "--json", *more, *order.split())
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    found: dict[str, Any] = json.loads(ran.out)
    return found


def refusal(kribo: Kribo, hands: list[str], order: str, *more: str) -> str:
    ran = kribo("play-out", "--hands", *hands, "--dealer", "2", *more, *order.split())
    assert (ran.status, ran.out) == (2, "")
    return ran.err.rstrip("\n")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_whole_plays_of_the_literature(kribo: Kribo, row: dict[str, Any]) -> None:
    hands = [" ".join(hand) for hand in row["hands"]]
    found = play_out(kribo, hands, row["dealer"] + 1, " ".join(row["order"]))
    assert found["scores"] == row["correct_points"]
    cards = [entry for entry in row["log"] if "card" in entry]
    assert [(step["card"], step["seat"], step["count"]) for step in found["steps"]] == [
        (entry["card"], entry["seat"] + 1, entry["count"]) for entry in cards
    ]


SEVENS, EIGHTS = "7H 8D 9D JS", "8C 8S AC 6C"
SPADES, COURT = "AS 4S 5S 9S", "5D QC KD KH"


def test_the_first_deal_of_the_esperanto_text(kribo: Kribo) -> None:
    found = play_out(kribo, [SEVENS, EIGHTS], 2, "7H 8C 8D 8S JS AC 9D 6C")
    assert [step["count"] for step in found["steps"]] == [7, 15, 23, 31, 10, 11, 20, 26]
    assert [step["points"] for step in found["steps"]] == [0, 2, 2, 8, 0, 0, 0, 1]
    assert found["scores"] == [2, 11]


def test_the_second_deal_of_the_esperanto_text(kribo: Kribo) -> None:
    found = play_out(kribo, [SPADES, COURT], 2, "4S 5D 5S QC AS KD 9S KH")
    assert found["steps"][2] == {"card": "5S", "seat": 1, "count": 14, "points": 2, "scores": [2, 0]}
    assert found["steps"][4] == {"card": "AS", "seat": 1, "count": 25, "points": 1, "scores": [3, 0]}
    assert found["scores"] == [3, 1]


def test_a_line_a_card_and_a_line_a_go(kribo: Kribo) -> None:
    order = "4S 5D 5S QC AS KD 9S KH"
    ran = kribo("play-out", "--hands", SPADES, COURT, "--dealer", "2", *order.split())
    assert ran.out.splitlines() == [
        "Seat 1: 4S, count 4. Scores: 0, 0.",
        "Seat 2: 5D, count 9. Scores: 0, 0.",
        "Seat 1: 5S, count 14: pair for two, 2 points. Scores: 2, 0.",
        "Seat 2: QC, count 24. Scores: 2, 0.",
        "Seat 1: AS, count 25. Scores: 2, 0.",
        "Seat 2 says go.",
        "Seat 1: one for last. Scores: 3, 0.",
        "The count goes back to zero. Seat 2 leads.",
        "Seat 2: KD, count 10. Scores: 3, 0.",
        "Seat 1: 9S, count 19. Scores: 3, 0.",
        "Seat 2: KH, count 29. Scores: 3, 0.",
        "Seat 2: one for last. Scores: 3, 1.",
    ]


def test_31_with_the_very_last_card_is_two_and_not_three(kribo: Kribo) -> None:
    assert play_out(kribo, ["KH TD", "AC TS"], 2, "KH TS TD AC")["scores"] == [2, 2]


def test_the_last_to_lay_leads_when_the_other_is_out_of_cards(kribo: Kribo) -> None:
    found = play_out(kribo, ["KH QD 9C 8C", "TS"], 2, "KH TS QD 9C 8C")
    assert [step["seat"] for step in found["steps"]] == [1, 2, 1, 1, 1]
    assert found["scores"] == [2, 0]


def test_six_hands_of_unequal_size(kribo: Kribo) -> None:
    found = play_out(kribo, ["AC 2C", "3C", "4C", "5C 6C", "7C", "8C"], 6, "AC 3C 4C 5C 7C 8C 2C 6C")
    assert [step["seat"] for step in found["steps"]] == [1, 2, 3, 4, 5, 6, 1, 4]
    assert found["scores"] == [1, 0, 0, 4, 0, 0]


def test_a_single_play_ends_with_the_first_count(kribo: Kribo) -> None:
    found = play_out(kribo, ["KH QD 9C", "TS 8D 3S"], 2, "KH TS QD", "--single")
    assert found["scores"] == [1, 0]


def test_a_single_play_refuses_cards_after_the_first_count(kribo: Kribo) -> None:
    said = refusal(kribo, ["KH QD 9C", "TS 8D 3S"], "KH TS QD 8D", "--single")
    assert said == "8D cannot be laid: the play is over."


def test_a_single_count_must_be_played_to_its_end(kribo: Kribo) -> None:
    said = refusal(kribo, ["KH QD 9C", "TS 8D 3S"], "KH TS", "--single")
    assert said == "The count is not over. It is the turn of seat 1, which can play: QD 9C."


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("4S 5D 5S QC KD", "KD belongs to seat 2, and it is the turn of seat 1, which can play: AS."),
        ("4S 5D 5S QC 9S", "9S cannot be laid on a count of 24: the limit is 31. Seat 1 can play: AS."),
        ("4S 7D", "Nobody holds 7D. It is the turn of seat 2, which can play: 5D QC KD KH."),
        ("4S 4S", "4S was laid before. It is the turn of seat 2, which can play: 5D QC KD KH."),
        (
            "4S 5D 5S QC AS KD 9S",
            "The play is not over. Still to be laid: KH. It is the turn of seat 2, which can play: KH.",
        ),
        ("4S 5D 5S QC AS KD 9S KH 5H", "5H cannot be laid: the play is over."),
        ("4S 5Q", "“5Q” is not a card."),
    ],
)
def test_a_play_that_cannot_be_is_refused(kribo: Kribo, order: str, said: str) -> None:
    assert refusal(kribo, [SPADES, COURT], order).startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--dealer", "2"], "--hands is missing"),
        (["--hands", "5H", "6H", "--single"], "--dealer is missing"),
        (["--hands", "5H", "--dealer", "1"], "A deal has 2 to 6 hands; 1 was given."),
        (["--hands", *"234567A", "--dealer", "1"], "“2” is not a card."),
        (["--hands", "5H", "", "--dealer", "1"], "The hand of seat 2 has no cards."),
        (["--hands", "5H 6H", "5H", "--dealer", "1"], "The card 5H is given twice."),
        (["--hands", "5H", "6H", "--dealer", "3"], "--dealer must be from 1 to 2, not 3."),
    ],
)
def test_hands_that_cannot_be_are_refused(kribo: Kribo, words: list[str], said: str) -> None:
    ran = kribo("play-out", *words, "5H")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)
