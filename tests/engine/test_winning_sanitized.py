"""The C of discards and chances without a warning, and run where a wrong access or undefined step ends it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from kribo.cards import Cards
from kribo.engine import build, discard, winning
from kribo.engine.chance import Stream
from tests.engine.test_sanitized import ENGINE, SANITIZERS, WARNINGS, compiler

NAMES = ("kernel", "pegging", "blueprint", "discard", "habit", "race", "deals", "plays", "wins", "gains")
DRIVER = Path(__file__).with_name("winning_driver.c")

SEED, HANDS = 7, 20
"""As in the driver."""


def dealt(stream: Stream) -> Cards:
    """A hand as the driver deals it."""
    hand: list[int] = []
    for card in range(52):
        if len(hand) < 6 and stream.below(52 - card) < 6 - len(hand):
            hand.append(card)
    return tuple(hand)


def test_discards_under_the_sanitizers(tmp_path: Path) -> None:
    cc, program = compiler(), tmp_path / "driver"
    probe = tmp_path / "probe.c"
    probe.write_text("int main(void) { return 0; }\n")
    if subprocess.run([cc, *SANITIZERS, probe, "-o", program], capture_output=True, check=False).returncode:
        pytest.skip(f"{cc} has no sanitizers here")
    sources = [ENGINE / f"{name}.c" for name in NAMES]
    command: list[str | Path] = [
        cc,
        *WARNINGS,
        *SANITIZERS,
        f"-I{ENGINE}",
        *sources,
        DRIVER,
        "-lm",
        "-o",
        program,
    ]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    data = build.data_folder()
    files = [data / name for name in ("multisets.bin", "show.bin", "throws-pone.bin", "plays.bin")]
    done = subprocess.run([program, *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    if winning.compiled is not None:
        stream = Stream(SEED, 1, 0)
        habit = discard.habits()[winning.PONE]
        total = sum(sum(winning.compiled.worths(bytes(dealt(stream)), habit)) for _ in range(HANDS))
        assert float(done.stdout) == pytest.approx(total, abs=1e-6)
