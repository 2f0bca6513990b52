"""`kribo selftest`."""

from __future__ import annotations

import json

import pytest

from kribo.engine import kernel
from kribo.scoring import distribution
from tests.terminal.conftest import Kribo


def test_all_is_as_published(kribo: Kribo) -> None:
    ran = kribo("selftest")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[:5] == [
        "hands counted: 12,994,800, as published",
        "mean: 4.7692, as published",
        "hands of 0: 1,009,008, as published",
        "hands of 28: 76, as published",
        "hands of 29: 4, as published",
    ]
    assert lines[5].startswith("counted ")


def test_json(kribo: Kribo) -> None:
    found = json.loads(kribo("selftest", "--json").out)
    assert found["right"] is True
    assert found["found"] == found["published"]
    assert found["kernel"] == ("c" if kernel.IN_C else "python")


def test_a_difference_is_told(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = distribution.counts(4)
    monkeypatch.setattr(kernel, "count_hands", lambda held: {**counts, 29: 5})
    ran = kribo("selftest")
    assert ran.status == 1
    assert "hands of 29: 5, but 4 is published" in ran.out
    assert json.loads(kribo("selftest", "--json").out)["right"] is False
