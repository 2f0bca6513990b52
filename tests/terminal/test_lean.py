"""Commands that do not play with the engine do not load it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LOADED = """
import sys
from kribo.cli import main
main(sys.argv[1:])
found = [name for name in sys.modules if name.startswith(("kribo.engine", "kribo.analysis"))]
print("loaded:", *found)
"""


@pytest.mark.parametrize(
    "words",
    [
        "score 5H 6C 7D 8S 9H",
        "pegs 7H 8C",
        "variants",
        "play --help",
        "play --seats you,basic",
        "help analyse",
    ],
)
def test_the_engine_is_not_loaded(words: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", LOADED, *words.split()],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        stdin=subprocess.DEVNULL,
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
    )
    assert ran.stdout.splitlines()[-1] == "loaded:"
