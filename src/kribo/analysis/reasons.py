"""Why one choice is better than another: the part of its worth that says most. Words are for the faces."""

from __future__ import annotations

from typing import NamedTuple

from kribo.engine.discard import Throw
from kribo.engine.pegging import Candidate


class Reason(NamedTuple):
    """What speaks for the better choice, and by how many points; for `position` by which it is worse.

    For a throw `hand`, `crib` or `pegging`; for a card `for` or `against`, the points that one pegs or does
    not let the other peg. `position`: by points the other choice is better, but not for the game. `none`:
    nothing tells them apart.
    """

    label: str
    points: float


SAME = 0.005
"""Points that nobody would see."""


def of_throws(better: Throw, worse: Throw, *, dealer: bool) -> Reason:
    """Why a throw is better than another."""
    crib = better.crib - worse.crib
    return _main(
        better.net - worse.net,
        {
            "hand": better.hand - worse.hand,
            "crib": crib if dealer else -crib,
            "pegging": (better.pegging_for - better.pegging_against)
            - (worse.pegging_for - worse.pegging_against),
        },
    )


def of_plays(better: Candidate, worse: Candidate) -> Reason:
    """Why a card is better than another."""
    return _main(
        better.net - worse.net,
        {
            "for": better.points_for - worse.points_for,
            "against": worse.points_against - better.points_against,
        },
    )


def _main(net: float, parts: dict[str, float]) -> Reason:
    if net < -SAME:
        return Reason("position", -net)
    label, points = max(parts.items(), key=lambda part: part[1])
    return Reason(label, points) if points > SAME else Reason("none", 0.0)
