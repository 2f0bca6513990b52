"""The count of a hand as players say it: one item after the other, each followed by the total so far.

The order is fixed: fifteens, runs together with the pairs inside them, other pairs, flush, his nobs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from kribo.cards import rank
from kribo.locales import Catalogue
from kribo.locales.patterns import Fact
from kribo.scoring.show import KINDS, Item, nineteen_is_zero

MANY_FIFTEENS = 5
"""So many fifteens or more are one item, where the count is shortened."""

_SHAPES = {
    (2,): "double",
    (3,): "triple",
    (4,): "quadruple",
    (2, 2): "double-double",
    (2, 3): "six-fold",
    (2, 2, 2): "eight-fold",
}
"""What several runs are called together, by how often their ranks are held, where that is more than once."""

_ALIKE = {1: "cadence-pair", 3: "cadence-pair-royal", 6: "cadence-double-pair-royal"}
"""By the number of pairs that cards of one rank make."""


class _Call(NamedTuple):
    """One item of the count: its message with the facts it has besides the total, and what it adds."""

    message: str
    points: int
    facts: tuple[tuple[str, Fact], ...] = ()


def cadence(items: Sequence[Item], say: Catalogue, *, held: int, shorten: bool = False) -> str:
    """The whole count as one sentence.

    :param items: what `scoring.show.items` found.
    :param held: the number of cards held, 3..5. Nothing at all is announced as nineteen where so many cards
        cannot make nineteen.
    :param shorten: say many fifteens as one item.
    """
    if not items:
        return say("cadence-nineteen" if nineteen_is_zero(held) else "cadence-zero")
    return _sentence(tuple(_calls(items, say, shorten)), say)


# Millions of hands have few different counts between them, and whoever scores many meets the same ones.
@lru_cache(maxsize=4096)
def _sentence(calls: tuple[_Call, ...], say: Catalogue) -> str:
    line, total = "", 0
    for call in calls:
        total += call.points
        words = say(
            call.message,
            pos="next" if line else "first",
            total=say("number-word", n=total),
            **dict(call.facts),
        )
        line = say("cadence-more", before=line, item=words) if line else words
    return say("cadence-line", items=line[:1].upper() + line[1:])


def _calls(items: Sequence[Item], say: Catalogue, shorten: bool) -> Iterator[_Call]:
    of_kind: dict[str, list[Item]] = {kind: [] for kind in KINDS}
    for item in items:
        of_kind[item.kind].append(item)
    pairs = {alike: list(same) for alike, same in groupby(sorted(of_kind["pair"], key=_rank), key=_rank)}
    yield from _fifteens(of_kind["fifteen"], say, shorten)
    for ranks, runs in _blocks(of_kind["run"]).items():
        inside = [pair for alike in ranks for pair in pairs.pop(alike, ())]
        yield _run(runs, inside)
    for same in pairs.values():
        yield _Call(_ALIKE[len(same)], _sum(same))
    for flush in of_kind["flush"]:
        yield _Call("cadence-flush", flush.points, (("len", len(flush.cards)),))
    for nobs in of_kind["nobs"]:
        yield _Call("cadence-nobs", nobs.points)


def _fifteens(fifteens: list[Item], say: Catalogue, shorten: bool) -> Iterator[_Call]:
    if shorten and len(fifteens) >= MANY_FIFTEENS:
        times = say("number-word", n=len(fifteens))
        yield _Call("cadence-fifteens", _sum(fifteens), (("times", times),))
    else:
        for fifteen in fifteens:
            yield _Call("cadence-fifteen", fifteen.points)


def _blocks(runs: list[Item]) -> dict[tuple[int, ...], list[Item]]:
    """The runs by their ranks: one hand of six cards can hold two blocks of three."""
    blocks: dict[tuple[int, ...], list[Item]] = {}
    for run in runs:
        blocks.setdefault(tuple(sorted(map(rank, run.cards))), []).append(run)
    return blocks


def _run(runs: list[Item], pairs: list[Item]) -> _Call:
    """The runs of one block, as one item together with the pairs that make them several."""
    length = len(runs[0].cards)
    if len(runs) == 1:
        return _Call("cadence-run", length, (("len", length),))
    cards = {card for run in runs for card in run.cards}
    several = sorted(number for number in Counter(map(rank, cards)).values() if number > 1)
    shape = _SHAPES[tuple(several)]
    return _Call("cadence-multi-run", _sum(runs + pairs), (("len", length), ("shape", shape)))


def _rank(item: Item) -> int:
    return rank(item.cards[0])


def _sum(items: Sequence[Item]) -> int:
    return sum(item.points for item in items)
