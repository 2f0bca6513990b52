"""The C of the play, run where a wrong access or an undefined step ends it."""

from __future__ import annotations

from pathlib import Path

from tests.engine.sanitized import run_under_sanitizers

SOURCES = ("kernel", "pegging", "blueprint", "search", "duel")


def test_the_play_under_the_sanitizers(tmp_path: Path) -> None:
    run_under_sanitizers(tmp_path, SOURCES, "pegging_driver.c")
