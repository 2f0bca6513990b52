"""The C of the kernel without a warning, and run where a wrong access or an undefined step ends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.engine import build, kernel
from kribo.engine.spec import MOST_SEATS, spec_of
from kribo.engine.tally import SOURCES, Tally
from kribo.rules import Rules
from kribo.table.simulation import Simulation, crib_averages, play_sets
from kribo.variants import ALL
from tests.engine.sanitized import compile_module, run_under_sanitizers

SOURCE = ("kernel", "game", "policy")

SEED, SETS = 7, 6
"""As in the driver."""

MIXED = ("basic", "greedy", "random", "random", "greedy", "basic")

OPTIONS = {
    "auction": {"auction_when": "before_discards", "auction_open": "may_pass", "auction_heels": "owner"},
    "five-card": {"single_go": "may", "three_for_last": "each_deal"},
    "seven-card": {"seven_crib": "5", "crib_flush": "four", "target": "999"},
    "three-handed": {"bicycle_go": "on", "heels": "claimed"},
}

GAMES = [*ALL.values(), *(ALL[name].with_options(options) for name, options in OPTIONS.items())]


def players(rules: Rules) -> tuple[str, ...]:
    return MIXED[: rules.seats]


def write_games(path: Path) -> None:
    with path.open("wb") as file:
        file.write(crib_averages().tobytes())
        for rules in GAMES:
            policies = bytes(map(kernel.POLICIES.index, players(rules)))
            file.write(spec_of(rules).numbers().tobytes() + policies.ljust(MOST_SEATS, b"\0"))


def sums(tally: Tally) -> str:
    """What the driver prints of a tally."""
    wins = points = 0
    for place in range(MOST_SEATS):
        wins = 3 * wins + tally.row("wins")[place]
        for source in range(len(SOURCES)):
            points = 3 * points % 1000003 + tally.rows("points")[source][place]
    return f"{tally.number('games')} {tally.number('deals')} {wins} {points}"


def test_the_kernel_under_the_sanitizers(tmp_path: Path) -> None:
    write_games(tmp_path / "games")
    data = build.data_folder()
    files = [data / "multisets.bin", data / "show.bin", tmp_path / "games"]
    found = run_under_sanitizers(tmp_path, SOURCE, "driver.c", files).splitlines()
    assert len(found) == len(GAMES)
    if kernel.IN_C:
        for rules, line in zip(GAMES, found, strict=True):
            simulation = Simulation(rules, players(rules), SEED, duplicate=True)
            assert line == sums(play_sets(simulation, range(SETS))), rules.name


@pytest.mark.parametrize("name", ["_kernelmodule", "_winningmodule", "_peggingmodule", "_companymodule"])
def test_a_module_compiles_without_a_warning(name: str, tmp_path: Path) -> None:
    compile_module(tmp_path, name)
