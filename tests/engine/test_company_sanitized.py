"""The C of all other games without a warning, and run where a wrong access or an undefined step ends it."""

from __future__ import annotations

import subprocess
import sysconfig
from math import isfinite
from pathlib import Path

import pytest

from kribo.engine import build
from kribo.engine.spec import spec_of
from kribo.table.simulation import crib_averages
from tests.engine.test_sanitized import ENGINE, GAMES, SANITIZERS, WARNINGS, compiler

SOURCES = ["kernel.c", "game.c", "policy.c", "round.c", "field.c", "worlds.c", "company.c"]
DRIVER = Path(__file__).with_name("company_driver.c")


def test_deals_of_every_game_under_the_sanitizers(tmp_path: Path) -> None:
    cc, program = compiler(), tmp_path / "driver"
    probe = tmp_path / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if subprocess.run([cc, *SANITIZERS, probe, "-o", program], capture_output=True, check=False).returncode:
        pytest.skip(f"{cc} has no sanitizers here")
    sources = [ENGINE / name for name in SOURCES]
    command: list[str | Path] = [cc, *WARNINGS, *SANITIZERS, f"-I{ENGINE}", *sources, DRIVER, "-lm"]
    compiled = subprocess.run([*command, "-o", program], capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
    with (tmp_path / "games").open("wb") as file:
        file.write(crib_averages().tobytes())
        for rules in GAMES:
            file.write(spec_of(rules).numbers().tobytes())
    data = build.data_folder()
    files = [data / "multisets.bin", data / "show.bin", tmp_path / "games"]
    done = subprocess.run([program, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(GAMES)
    assert all(isfinite(float(line)) for line in done.stdout.splitlines())


def test_the_module_compiles_without_a_warning(tmp_path: Path) -> None:
    cc, headers = compiler(), Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        pytest.skip("Python's headers are not installed")
    command: list[str | Path] = [cc, *WARNINGS, "-DPy_LIMITED_API=0x030B0000", "-isystem", headers]
    command += [f"-I{ENGINE}", "-c", ENGINE / "_companymodule.c", "-o", tmp_path / "part.o"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
