"""The C of the play without a warning, and run where a wrong access or an undefined step ends it."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.engine.test_sanitized import ENGINE, SANITIZERS, WARNINGS, compiler

SOURCES = ["kernel.c", "pegging.c", "blueprint.c", "search.c", "duel.c"]
DRIVER = Path(__file__).with_name("pegging_driver.c")


def test_the_play_under_the_sanitizers(tmp_path: Path) -> None:
    cc, program = compiler(), tmp_path / "driver"
    probe = tmp_path / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if subprocess.run([cc, *SANITIZERS, probe, "-o", program], capture_output=True, check=False).returncode:
        pytest.skip(f"{cc} has no sanitizers here")
    sources = [ENGINE / name for name in SOURCES]
    command: list[str | Path] = [cc, *WARNINGS, *SANITIZERS, f"-I{ENGINE}", *sources, DRIVER, "-o", program]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_module_compiles_without_a_warning(tmp_path: Path) -> None:
    cc, headers = compiler(), Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        pytest.skip("Python's headers are not installed")
    command: list[str | Path] = [cc, *WARNINGS, "-DPy_LIMITED_API=0x030B0000", "-isystem", headers]
    command += [f"-I{ENGINE}", "-c", ENGINE / "_peggingmodule.c", "-o", tmp_path / "part.o"]
    compiled = subprocess.run(command, capture_output=True, text=True, check=False)
    assert compiled.returncode == 0, compiled.stderr
