"""`kribo selftest`: counts every hand on this machine, beside the numbers that are known."""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

from kribo.engine import kernel
from kribo.locales import Catalogue
from kribo.scoring.distribution import mean
from kribo.terminal.arguments import FLAG, Arguments, Spec

SPEC = Spec(options={"json": FLAG})

HELD = 4

PUBLISHED: Mapping[str, float] = {
    "hands": 12_994_800,
    "mean": 4.7692,
    "0": 1_009_008,
    "28": 76,
    "29": 4,
}
"""All hands of four with all starters; their mean; how many score so much."""

DIGITS = 4
"""Of the mean, after the point."""


class Row(NamedTuple):
    """What was counted, beside what is published."""

    name: str
    found: float
    published: float

    @property
    def right(self) -> bool:
        """Whether they are the same."""
        return self.found == self.published


def run(arguments: Arguments) -> int:
    """Count, and print what was found; 1 when anything differs."""
    started = perf_counter()
    counts = kernel.count_hands(HELD)
    seconds = perf_counter() - started
    found = {
        "hands": sum(counts.values()),
        "mean": round(float(mean(counts)), DIGITS),
        **{str(points): number for points, number in counts.items()},
    }
    rows = [Row(name, found.get(name, 0), published) for name, published in PUBLISHED.items()]
    print(_json(rows, seconds) if arguments.flag("json") else _report(rows, seconds, arguments.say))
    return 0 if all(row.right for row in rows) else 1


def _json(rows: list[Row], seconds: float) -> str:
    return json.dumps(
        {
            "kernel": _kernel(),
            "seconds": round(seconds, DIGITS),
            "right": all(row.right for row in rows),
            "found": {row.name: row.found for row in rows},
            "published": dict(PUBLISHED),
        }
    )


def _kernel() -> str:
    return "c" if kernel.IN_C else "python"


def _report(rows: list[Row], seconds: float, say: Catalogue) -> str:
    lines = [
        say(
            "selftest-row",
            name=row.name,
            found=_number(row.found),
            published=_number(row.published),
            right=str(row.right),
        )
        for row in rows
    ]
    pace = say("selftest-time", kernel=_kernel(), seconds=say.decimal(seconds, 3))
    return "\n".join([*lines, pace])


def _number(number: float) -> str:
    return f"{number:,}" if number == int(number) else f"{number:.{DIGITS}f}"
