"""`kribo stats`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Kribo

DATA = Path(__file__).parents[1] / "data"
ROWS = [json.loads(line) for line in (DATA / "distributions.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("row", ROWS[:3], ids=lambda row: f"{row['cards_in_hand']}-{row['crib_flush_rule']}")
def test_json_is_the_exact_distribution(kribo: Kribo, row: dict[str, object]) -> None:
    crib = ["--crib"] if row["crib_flush_rule"] else []
    ran = kribo("stats", "show", "--keep", str(row["cards_in_hand"]), *crib, "--json")
    assert json.loads(ran.out) == {
        "cards_in_hand": row["cards_in_hand"],
        "crib": bool(row["crib_flush_rule"]),
        "total": row["total"],
        "mean": row["mean"],
        "counts": row["counts"],
    }


def test_four_cards_are_kept_when_nothing_is_said(kribo: Kribo) -> None:
    ran = kribo("stats", "show")
    lines = ran.out.splitlines()
    assert lines[0].split() == ["score", "hands", "percent"]
    assert lines[1].split() == ["0", "1009008", "7.76471"]
    assert lines[-2].split() == ["29", "4", "0.00003"]
    assert lines[-1] == "Mean: 4.7691522763 points over 12994800 hands."
    assert len({len(line) for line in lines[:-1]}) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["discards"], "There are no statistics of “discards”. Known: show."),
        (["show", "--keep", "6"], "--keep must be from 3 to 5, not 6."),
        ([], "After the command must come: show."),
    ],
)
def test_what_it_does_not_know_is_refused(kribo: Kribo, words: list[str], said: str) -> None:
    ran = kribo("stats", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)
