"""What `kribo discard` and `kribo peg` share: options of a position, and a page of candidates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kribo.analysis.reasons import Reason
from kribo.engine import winprob
from kribo.engine.winprob import Values
from kribo.errors import BadText
from kribo.locales import Catalogue
from kribo.rules import TARGETS
from kribo.terminal.arguments import FLAG, Arguments, Kind, Number, Numbers
from kribo.terminal.progress import Progress

USUAL_TARGET = 121

OPTIONS: dict[str, Kind] = {
    "dealer": FLAG,
    "pone": FLAG,
    "scores": Numbers(2, 0, TARGETS[-1]),
    "target": Number(TARGETS[0], TARGETS[-1]),
    "json": FLAG,
}
"""Who deals, and how the game stands."""


class Standing(NamedTuple):
    """Whether the player asked for deals, both scores, the player's own first, and the target."""

    dealer: bool
    scores: tuple[int, int]
    target: int


def standing(arguments: Arguments) -> Standing:
    """What the options say; without them a pone at the beginning of a game to 121.

    :raises BadText: `dealer-and-pone`, `scores-too-high`.
    """
    dealer = arguments.flag("dealer")
    if dealer and arguments.flag("pone"):
        raise BadText("dealer-and-pone")
    target = arguments.number("target") or USUAL_TARGET
    mine, theirs = arguments.numbers("scores") or (0, 0)
    if max(mine, theirs) >= target:
        raise BadText("scores-too-high", score=max(mine, theirs), target=target)
    return Standing(dealer, (mine, theirs), target)


def chances(target: int, say: Catalogue) -> Values:
    """The chance of winning a game to that target; what takes long tells how far it is."""
    progress = Progress()

    def told(done: float) -> None:
        if progress.is_due:
            progress.tell(say("advice-progress", target=target, percent=int(100 * done)))

    return winprob.chances(target, told)


def table(rows: Sequence[Sequence[str]], left: int) -> str:
    """Rows in columns: so many at the left are of words, the others of numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if place < left or place == len(widths) - 1 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def heads(columns: Sequence[str], say: Catalogue) -> list[str]:
    """The heads of some columns."""
    return [say("advice-column", column=column) for column in columns]


def why(choice: str, other: str, reason: Reason, say: Catalogue) -> str:
    """One sentence why a choice is better than the next."""
    return say(
        "advice-best", choice=choice, other=other, reason=reason.label, points=say.decimal(reason.points, 2)
    )
