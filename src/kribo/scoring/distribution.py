"""How often each score turns up: the exact count over all hands of so many cards with all starters.

What the ranks score (fifteens, pairs, runs) does not depend on suits, so this module goes through the
multisets of ranks, a few thousand instead of millions of hands, asks `kribo.scoring.show` what each is
worth, and counts in closed form in how many suits it comes and how often these add a flush or his nobs.

Let `m[r]` of the cards, starter included, have rank `r`. Their suits can be chosen in
`S = C(4, m[0]) * ... * C(4, m[12])` ways, and any of the `m[t]` cards of rank `t` may be the starter:
`S * m[t]` deals. Of these

- his nobs is in `m[J]` of 4: the jacks held have `m[J]` of the 4 suits, and the starter any suit with equal
  right, as cards of different ranks choose theirs independently. None if the starter is a jack.
- A flush needs all ranks held to differ. It is in one of 4 suits. The starter is in one of the 3 others, and
  then there is no nobs; or it is in the same suit, which its rank must allow (no card held has it), and then
  there is nobs if a jack is held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from kribo.scoring import show
from kribo.scoring.show import JACK

Ranks = Mapping[int, int]
"""How many cards of each rank there are, starter included; ranks without a card are absent."""


def counts(held: int, *, crib: bool = False) -> dict[int, int]:
    """The number of hands with a starter for each score that `held` cards (1 or more) can make, lowest first.

    The numbers add up to `C(52, held) * (52 - held)`. With `crib` a flush counts as in the crib.
    """
    found = Counter[int]()
    for ranks in _multisets(held + 1):
        by_rank = _points_by_rank(ranks)
        for starter in ranks:
            for by_suit, deals in _points_by_suit(ranks, starter, crib=crib):
                found[by_rank + by_suit] += deals
    return {points: found[points] for points in sorted(found) if found[points]}


def mean(found: Mapping[int, int]) -> Fraction:
    """The exact mean of a distribution as `counts` gives it."""
    return Fraction(sum(points * deals for points, deals in found.items()), sum(found.values()))


def _multisets(size: int) -> Iterator[Ranks]:
    for ranks in map(Counter, combinations_with_replacement(range(13), size)):
        if max(ranks.values()) <= 4:
            yield ranks


def _points_by_rank(ranks: Ranks) -> int:
    """What fifteens, pairs and runs score, whichever of the cards is the starter."""
    cards = [4 * rank + suit for rank, number in ranks.items() for suit in range(number)]
    return _points(cards, "fifteen", "pair", "run")


def _points_by_suit(ranks: Ranks, starter: int, *, crib: bool) -> Iterator[tuple[int, int]]:
    """What flush and nobs score together, each score with the number of deals that make it."""
    held = sum(ranks.values()) - 1
    jacks = ranks.get(JACK, 0) if starter != JACK else 0
    starter_rank_held = ranks[starter] > 1
    ranks_differ = len(ranks) - (not starter_rank_held) == held

    deals = ranks[starter] * prod(comb(4, number) for number in ranks.values())
    nobs = deals * jacks // 4
    flush = 4 * 3 if ranks_differ else 0
    flush_with_starter = 4 if ranks_differ and not starter_rank_held else 0
    if jacks:
        nobs -= flush_with_starter

    yield 0, deals - nobs - flush - flush_with_starter
    yield _NOBS, nobs
    yield _flush(held, starter_too=False, crib=crib), flush
    yield _flush(held, starter_too=True, crib=crib) + (_NOBS if jacks else 0), flush_with_starter


@cache
def _flush(held: int, *, starter_too: bool, crib: bool) -> int:
    """What a flush of `held` cards is worth, asked of the clubs from the ace up."""
    clubs = range(0, 4 * held, 4)
    king = 4 * 12 + (0 if starter_too else 1)
    return _points([*clubs, king], "flush", crib=crib)


def _points(cards: list[int], *kinds: str, crib: bool = False) -> int:
    """What these kinds of items score; the last card is the starter."""
    return sum(item.points for item in show.items(cards[:-1], cards[-1], crib=crib) if item.kind in kinds)


_NOBS = _points([4 * JACK, 0], "nobs")
