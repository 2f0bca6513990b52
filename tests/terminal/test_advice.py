"""`kribo discard` and `kribo peg`: candidates as JSON and as a page, and what is refused."""

from __future__ import annotations

import io
import json
import shlex
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kribo.cards import parse_all, texts
from kribo.engine import pegging, winning
from kribo.locales import catalogue
from kribo.terminal.advice import chances
from kribo.terminal.peg import pile_of
from tests.terminal.conftest import Kribo

HAND = "5H 6C 7D JS QS KD"


def candidates(kribo: Kribo, words: str) -> list[dict[str, Any]]:
    ran = kribo(*shlex.split(words), "--json")
    assert (ran.status, ran.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(ran.out)["candidates"]
    return found


@pytest.mark.parametrize("role", ["--dealer", "--pone", ""])
def test_all_throws_best_first(kribo: Kribo, role: str) -> None:
    found = candidates(kribo, f"discard {HAND} {role}")
    assert len(found) == 15
    assert len({tuple(one["discard"]) for one in found}) == 15
    for one in found:
        assert sorted(one["discard"] + one["keep"]) == sorted(HAND.split())
        crib = one["crib"] if role == "--dealer" else -one["crib"]
        assert one["net"] == pytest.approx(one["hand"] + crib + one["pegging"], abs=0.003)
        assert one["pegging"] == pytest.approx(one["pegging_for"] - one["pegging_against"], abs=0.003)
        assert 0 < one["win"] < 1
        assert 0 < one["error"] < 0.01
    assert found[0]["behind"] == 0
    assert found[0]["discard"] == ["6C", "7D"]
    wins = [one["win"] for one in found]
    assert all(later <= earlier + found[0]["error"] for earlier, later in pairwise(wins))


def test_starters(kribo: Kribo) -> None:
    best = candidates(kribo, f"discard {HAND}")[0]
    assert best["best_starters"] == {"points": 18, "cards": ["5S"]}
    assert best["worst_starters"]["points"] == 9


def test_the_score_changes_the_chances(kribo: Kribo) -> None:
    ahead = candidates(kribo, f"discard {HAND} --scores 115 60")[0]
    behind = candidates(kribo, f"discard {HAND} --scores 60 115")[0]
    assert ahead["win"] > 0.9
    assert behind["win"] < 0.1
    assert candidates(kribo, f"discard {HAND} --target 61 --scores 55 0")[0]["win"] > 0.9


@pytest.mark.skipif(winning.compiled is None, reason="goes through millions of hands")
def test_exact_is_close(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    from kribo.engine import discard

    monkeypatch.setattr(discard, "exact_worths", lambda hand, *, dealer: [1.0] * 30)
    assert candidates(kribo, f"discard {HAND} --exact")[0]["hand"] == 1


@pytest.mark.skipif(winning.compiled is not None, reason="the kernel is compiled")
def test_exact_needs_the_kernel(kribo: Kribo) -> None:
    assert kribo("discard", *HAND.split(), "--exact").err.startswith("--exact needs the compiled kernel")


def test_a_page_of_throws(kribo: Kribo) -> None:
    ran = kribo("discard", *HAND.split(), "--dealer")
    lines = ran.out.splitlines()
    assert lines[0].startswith(
        "You deal, so the crib is yours. You have 0, the other player 0, and 121 wins."
    )
    assert " ".join(lines[2].split()) == "throw keep hand crib for against net wins % behind"
    assert lines[3].startswith("6C 7D  5H JS QS KD  11.39")
    assert lines[3].endswith("best")
    assert lines[19].startswith("6C 7D: it keeps 3.54 more in hand than JS QS.")
    assert lines[20] == "Best starters 5S (hand of 18), worst A 2 3 4 6 7 8 9 (hand of 9)."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("discard 5H 6C", "Name the 6 cards that were dealt to you; 2 were given."),
        ("discard 5H 6C 7D JS QS 5H", "The card 5H is given twice."),
        ("discard 5H 6C 7D JS QS XX", "“XX” is not a card."),
        (f"discard {HAND} --dealer --pone", "--dealer and --pone contradict each other."),
        (f"discard {HAND} --scores 121 0", "121 is not below the target of 121"),
        (f"discard {HAND} --scores 5", "--scores needs 2 values"),
        (f"discard {HAND} --target 5", "--target must be from 31"),
        ("peg 5H QD JC 4D --discarded 8C KS", "--starter is missing"),
        ("peg 5H QD JC 4D --discarded 8C --starter TD", "Two cards lie in the crib from you"),
        ("peg 5H QD JC --discarded 8C KS --starter TD", "Of four cards kept some are held"),
        ("peg 5H QD JC --mine 4D --discarded 8C KS --starter TD", "4D is named after --mine"),
        ("peg 5H QD JC 4D --discarded 8C KS --starter 4D", "The card 4D is given twice."),
        (
            "peg 5H QD JC --mine 4D --played 4D --discarded 8C KS --starter TD",
            "No play comes to this position with you on turn.",
        ),
        ("peg 5H QD JC 4D --discarded 8C KS --starter TD --dealer", "No play comes to this position"),
    ],
)
def test_refusals(kribo: Kribo, words: str, sentence: str) -> None:
    ran = kribo(*shlex.split(words))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(sentence)


def test_cards_that_may_be_laid(kribo: Kribo) -> None:
    found = candidates(
        kribo, "peg KS 9S --mine 2H 5C --played 5C JC 2H 4D --discarded KC QD --starter 6S --pone"
    )
    assert [one["play"] for one in found] == ["KS", "9S"] or [one["play"] for one in found] == ["9S", "KS"]
    for one in found:
        assert one["net"] == pytest.approx(one["pegging_for"] - one["pegging_against"], abs=0.002)
        assert {"win", "error", "behind", "band"} <= set(one)


def test_a_page_of_cards(kribo: Kribo) -> None:
    ran = kribo(*shlex.split("peg KS 9S --mine 2H 5C --played 5C JC 2H 4D --discarded KC QD --starter 6S"))
    lines = ran.out.splitlines()
    assert (
        lines[0] == "The other player deals. You have 0, the other player 0, and 121 wins. The count is 21."
    )
    assert " ".join(lines[2].split()) == "card for against net wins % behind"
    assert lines[3].startswith("KS  ")


def test_one_card_and_none(kribo: Kribo) -> None:
    words = "--mine 2H 5C --played 5C JC 2H QC --discarded KC QD --starter 6S"
    assert "No card fits: say go." in kribo("peg", "KS", "9S", *words.split()).out
    assert "4S is the only card that fits." in kribo("peg", "KS", "4S", *words.split()).out
    assert candidates(kribo, f"peg KS 9S {words}") == []


@pytest.mark.parametrize(
    ("laid", "pile"),
    [("", ""), ("5C JC", "5C JC"), ("KC QD JS 2H", "2H"), ("KC QD JS AH 3C", "3C"), ("KC QD JS AH", "")],
)
def test_the_pile_follows_from_the_order(laid: str, pile: str) -> None:
    assert texts(pile_of(parse_all(laid))) == pile


@pytest.mark.parametrize("command", ["discard", "peg", "analyse", "engine"])
def test_a_page_of_help(kribo: Kribo, command: str) -> None:
    assert kribo("help", command).out.startswith(f"Usage: kribo {command} ")


@pytest.mark.skipif(not pegging.IN_C, reason="a lead takes seconds in Python")
@pytest.mark.parametrize("command", ["discard", "peg"])
def test_the_examples_run(kribo: Kribo, command: str) -> None:
    for line in kribo("help", command).out.partition("Examples:\n")[2].splitlines():
        ran = kribo(*shlex.split(line)[1:])
        assert (ran.status, ran.err) == (0, "")


class OnScreen(io.StringIO):
    """Standard error as it is on a terminal."""

    def isatty(self) -> bool:
        return True


def test_chances_that_take_long_tell_how_far_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KRIBO_CACHE", str(tmp_path))
    monkeypatch.setattr("kribo.terminal.progress.SECONDS", 0)
    monkeypatch.setattr("sys.stderr", OnScreen())
    monkeypatch.setattr("kribo.engine.winprob._at_hand", {})
    found = chances(37, catalogue("en"))
    assert isinstance(sys.stderr, OnScreen)
    lines = sys.stderr.getvalue().splitlines()
    assert lines[-1] == "Chances of winning to 37: 100 % computed"
    assert len(lines) > 10
    # Next time, in this process or another, they are there.
    monkeypatch.setattr("kribo.engine.winprob._at_hand", {})
    monkeypatch.setattr("sys.stderr", OnScreen())
    assert chances(37, catalogue("en")) == found
    assert not sys.stderr.getvalue()
