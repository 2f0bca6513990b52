"""Compiling the C of the engine as tests want it: without a warning, and so that a wrong step ends it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import pytest

from kribo.engine import kernel

ENGINE = Path(kernel.__file__).parent
WARNINGS = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror"]
SANITIZERS = ["-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def compiler() -> str:
    """The C compiler; the test is skipped where there is none."""
    found = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not found or not shutil.which(found):
        pytest.skip("there is no C compiler")
    return found


def run_under_sanitizers(folder: Path, names: Sequence[str], driver: str, files: Sequence[Path] = ()) -> str:
    """Compile a driver with the sources of these names, run it over some files, and give what it prints."""
    cc, program, probe = compiler(), folder / "driver", folder / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if subprocess.run([cc, *SANITIZERS, probe, "-o", program], capture_output=True, check=False).returncode:
        pytest.skip(f"{cc} has no sanitizers here")
    sources = [*(ENGINE / f"{name}.c" for name in names), Path(__file__).with_name(driver)]
    _succeed([cc, *WARNINGS, *SANITIZERS, f"-I{ENGINE}", *sources, "-lm", "-o", program])
    return _succeed([program, *files])


def compile_module(folder: Path, name: str) -> None:
    """Compile a wrapper with Python's headers, which are not ours to mend."""
    cc, headers = compiler(), Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        pytest.skip("Python's headers are not installed")
    command: list[str | Path] = [
        cc,
        *WARNINGS,
        "-DPy_LIMITED_API=0x030B0000",
        "-isystem",
        headers,
        f"-I{ENGINE}",
    ]
    _succeed([*command, "-c", ENGINE / f"{name}.c", "-o", folder / "module.o"])


def _succeed(command: Sequence[str | Path]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
