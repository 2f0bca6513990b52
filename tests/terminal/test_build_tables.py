"""`kribo build-tables`."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.engine import build
from kribo.terminal import build_tables
from tests.terminal.conftest import Kribo


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two things that take no time."""
    one = build.Step("one", lambda: {"one.bin": b"1"})
    two = build.Step("two", lambda: {"two.bin": b"2"})
    monkeypatch.setattr(build_tables, "STEPS", {"one": one, "two": two})


def test_everything_is_made_in_order(kribo: Kribo, tmp_path: Path) -> None:
    ran = kribo("build-tables", "--out", str(tmp_path))
    assert ran.status == 0
    assert [line.partition(":")[0] for line in ran.out.splitlines()] == [
        str(tmp_path / "one.bin"),
        str(tmp_path / "two.bin"),
    ]
    assert set(build.read_manifest(tmp_path)) == {"one.bin", "two.bin"}


def test_only_some(kribo: Kribo, tmp_path: Path) -> None:
    assert kribo("build-tables", "--only", "two", "--out", str(tmp_path)).status == 0
    assert set(build.read_manifest(tmp_path)) == {"two.bin"}


def test_refusals(kribo: Kribo, tmp_path: Path) -> None:
    ran = kribo("build-tables", "--only", "three", "--out", str(tmp_path))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "There is nothing called “three” to make. What can be made: one, two.\n"
    ran = kribo("build-tables", "--out", str(tmp_path / "nowhere"))
    assert (ran.status, ran.out) == (2, "")
    assert "cannot be written" in ran.err
