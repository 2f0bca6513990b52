"""`kribo stats show`: how often each score turns up, over all hands with all starters."""

from __future__ import annotations

import json

from kribo.errors import BadText
from kribo.locales import Catalogue
from kribo.scoring.distribution import counts, mean
from kribo.terminal.arguments import FLAG, Arguments, Number, Spec

SPEC = Spec("show", least=1, most=1, options={"keep": Number(3, 5), "crib": FLAG, "json": FLAG})

DIGITS = 10
"""Of the mean, after the point."""


def run(arguments: Arguments) -> int:
    """Print the distribution of the show for `--keep` held cards, four by default."""
    if arguments.words != ("show",):
        raise BadText("unknown-statistics", text=arguments.words[0], known=("show",))
    held, crib = arguments.number("keep") or 4, arguments.flag("crib")
    found = counts(held, crib=crib)
    print(_json(found, held, crib) if arguments.flag("json") else _table(found, arguments.say))
    return 0


def _json(found: dict[int, int], held: int, crib: bool) -> str:
    return json.dumps(
        {
            "cards_in_hand": held,
            "crib": crib,
            "total": sum(found.values()),
            "mean": round(float(mean(found)), DIGITS),
            "counts": found,
        }
    )


def _table(found: dict[int, int], say: Catalogue) -> str:
    """A line a score that can be made, and the mean."""
    total = sum(found.values())
    rows = [(say("stats-score"), say("stats-hands"), say("stats-percent"))]
    rows += [(str(score), str(hands), say.decimal(100 * hands / total, 5)) for score, hands in found.items()]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([*lines, say("stats-mean", mean=say.decimal(float(mean(found)), DIGITS), total=total)])
