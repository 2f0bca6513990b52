"""`GameSpec`: what the kernel needs to know of a game, as numbers made from `Rules`."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from kribo.rules import Rules

MOST_SEATS = 6
MOST_KEPT = 5
MOST_THROWN = 2
CRIB_SIZES = range(3, 6)

_WHEN_THREE = ("never", "once", "each_deal")
_AUCTIONS = ("after_discards", "before_discards")


class GameSpec(NamedTuple):
    """The struct of that name in `game.h`, field by field, with its numbers."""

    seats: int
    sides: int
    keep: int
    crib_from_pack: int
    target: int
    dealt: Sequence[int]
    single: bool
    single_go_may: bool
    bicycle_go: bool
    crib_flush_four: bool
    heels_claimed: bool
    three_for_last: int
    auction: int
    auction_may_pass: bool
    auction_heels_owner: bool

    def numbers(self) -> array[int]:
        """The fields in their order, as the kernel takes them; the cards dealt fill six places."""
        before, dealt, after = self[:5], self.dealt, self[6:]
        return array("i", (*before, *dealt, *[0] * (MOST_SEATS - len(dealt)), *after))


def fits(rules: Rules) -> bool:
    """Whether the kernel can play this game: all that kribo has, not all that `Rules` could say."""
    return (
        rules.keep <= MOST_KEPT
        and all(0 <= dealt - rules.keep <= MOST_THROWN for dealt in rules.dealt)
        and rules.crib_from_pack <= 1
        and rules.crib_size in CRIB_SIZES
        and (rules.seats == 2 or not rules.auction)
    )


def spec_of(rules: Rules) -> GameSpec:
    """A game as numbers.

    Counting modes are not in it: whoever counts right gets the same points, in the same order, in all.
    """
    return GameSpec(
        seats=rules.seats,
        sides=rules.sides,
        keep=rules.keep,
        crib_from_pack=rules.crib_from_pack,
        target=rules.target,
        dealt=rules.dealt,
        single=rules.single,
        single_go_may=rules.single_go == "may",
        bicycle_go=rules.bicycle_go == "on",
        crib_flush_four=rules.crib_flush == "four",
        heels_claimed=rules.heels == "claimed",
        three_for_last=_WHEN_THREE.index(rules.three_for_last),
        auction=1 + _AUCTIONS.index(rules.auction_when) if rules.auction else 0,
        auction_may_pass=rules.auction_open == "may_pass",
        auction_heels_owner=rules.auction_heels == "owner",
    )
