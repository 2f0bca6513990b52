"""How long commands take to start, as a ratio to `python -c pass` of the same interpreter.

Runs are interleaved, so that a busy moment of the machine meets all commands alike; medians are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from time import perf_counter

ROUNDS = 25
AIMS = {
    "--version": 3,
    "score 5C 5D 5S JH 5H --json": 6,
    "score 5C 5D 5S JH 5H": 12,
    "play --help": 12,
}
"""The command lines, and the ratio that each should stay below."""

BASE = [sys.executable, "-c", "pass"]


def main() -> None:
    """Print one line a command: its median time, the ratio, the aim."""
    commands = {"python -c pass": BASE}
    for line in AIMS:
        command = [sys.executable, "-m", "kribo", *line.split()]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            commands[f"kribo {line}"] = command
        else:
            print(f"kribo {line}: fails, so it is not timed")
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            times[name].append(wall_time(command))
    base = median(times["python -c pass"])
    aims = {f"kribo {line}": f"aim {aim}" for line, aim in AIMS.items()}
    for name, taken in times.items():
        middle = median(taken)
        print(f"{name:40} {middle * 1000:7.1f} ms  ratio {middle / base:5.2f}  {aims.get(name, '')}".rstrip())


def wall_time(command: list[str]) -> float:
    """Seconds from start to end of a process whose output is thrown away."""
    # Nothing of the user's Python settings should be timed.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment)
    return perf_counter() - start


if __name__ == "__main__":
    main()
