"""The C of all other games without a warning, and run where a wrong access or an undefined step ends it."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

from kribo.engine import build
from kribo.engine.spec import spec_of
from kribo.table.simulation import crib_averages
from tests.engine.sanitized import run_under_sanitizers
from tests.engine.test_sanitized import GAMES

SOURCES = ("kernel", "game", "policy", "round", "field", "worlds", "company")


def test_deals_of_every_game_under_the_sanitizers(tmp_path: Path) -> None:
    with (tmp_path / "games").open("wb") as file:
        file.write(crib_averages().tobytes())
        for rules in GAMES:
            file.write(spec_of(rules).numbers().tobytes())
    data = build.data_folder()
    files = [data / "multisets.bin", data / "show.bin", tmp_path / "games"]
    lines = run_under_sanitizers(tmp_path, SOURCES, "company_driver.c", files).splitlines()
    assert len(lines) == len(GAMES)
    assert all(isfinite(float(line)) for line in lines)
