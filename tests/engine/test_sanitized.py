"""The C of the kernel without a warning, and run where a wrong access or an undefined step ends it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kribo.engine import build, kernel
from kribo.engine.spec import MOST_SEATS, spec_of
from kribo.engine.tally import SOURCES, Tally
from kribo.rules import Rules
from kribo.table.simulation import Simulation, crib_averages, play_sets
from kribo.variants import ALL

ENGINE = Path(kernel.__file__).parent
SOURCE = [ENGINE / name for name in ("kernel.c", "game.c", "policy.c")]
DRIVER = Path(__file__).with_name("driver.c")
WARNINGS = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror"]
SANITIZERS = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]

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


def compiler() -> str:
    """The C compiler; the test is skipped where there is none."""
    found = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not found or not shutil.which(found):
        pytest.skip("there is no C compiler")
    return found


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
    cc, program = compiler(), tmp_path / "driver"
    probe = tmp_path / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if subprocess.run([cc, *SANITIZERS, probe, "-o", program], capture_output=True, check=False).returncode:
        pytest.skip(f"{cc} has no sanitizers here")
    command: list[str | Path] = [cc, *WARNINGS, *SANITIZERS, f"-I{ENGINE}", *SOURCE, DRIVER, "-o", program]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
    write_games(tmp_path / "games")
    data = build.data_folder()
    files = [data / "multisets.bin", data / "show.bin", tmp_path / "games"]
    done = subprocess.run([program, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = done.stdout.splitlines()
    assert len(found) == len(GAMES)
    if kernel.IN_C:
        for rules, line in zip(GAMES, found, strict=True):
            simulation = Simulation(rules, players(rules), SEED, duplicate=True)
            assert line == sums(play_sets(simulation, range(SETS))), rules.name


def test_the_wrapper_compiles_without_a_warning(tmp_path: Path) -> None:
    import sysconfig

    cc = compiler()
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        pytest.skip("Python's headers are not installed")
    # Python's own headers are not ours to mend.
    command: list[str | Path] = [
        cc,
        *WARNINGS,
        "-DPy_LIMITED_API=0x030B0000",
        "-isystem",
        headers,
        f"-I{ENGINE}",
        "-c",
    ]
    command += [ENGINE / "_kernelmodule.c", "-o", tmp_path / "module.o"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
