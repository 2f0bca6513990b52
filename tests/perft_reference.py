"""Counts of play trees, by a small program that shares nothing with kribo.

It deals, lays away and plays by the rule books alone and counts, for some fixed deals of every game, in how
many ways the first 1, 2, 3 ... cards of the play can be laid, and what each seat pegs over all the ways to
the greatest depth. Run as a script it writes `tests/data/perft.jsonl`; the tests compare both with kribo.

Each row: `options` besides the variant's; `pack`, dealt from the left of `dealer`; every seat lays away the
first cards that it was dealt; the card at position 4 of the rest is the starter; an auction is opened with
1 and passed. Where a player may stop although able to lay, stopping makes another way.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

DATA = Path(__file__).parent / "data" / "perft.jsonl"

RANKS = "A23456789TJQK"
PACK = [rank + suit for rank in RANKS for suit in "CDHS"]

Hands = tuple[tuple[str, ...], ...]

GAMES: list[tuple[str, dict[str, str], list[int], int]] = [
    # name, options, cards dealt from eldest to dealer, greatest depth
    ("six-card", {}, [6, 6], 8),
    ("five-card", {}, [5, 5], 6),
    ("five-card", {"single_go": "may"}, [5, 5], 6),
    ("seven-card", {}, [7, 7], 6),
    ("seven-card", {"seven_crib": "5"}, [7, 7], 6),
    ("auction", {}, [6, 6], 8),
    ("three-handed", {}, [5, 5, 5], 6),
    ("three-handed", {"bicycle_go": "on"}, [5, 5, 5], 7),
    ("three-handed", {"bicycle_go": "on"}, [5, 5, 5], 7),
    ("four-handed", {}, [5, 5, 5, 5], 5),
    ("partners", {}, [5, 5, 5, 5], 5),
    ("five-handed", {}, [5, 5, 5, 5, 4], 5),
    ("six-handed", {}, [5, 5, 5, 5, 4, 4], 5),
    ("six-two-teams", {"short_hand": "opposite"}, [5, 5, 4, 5, 5, 4], 5),
    ("six-three-teams", {}, [5, 5, 4, 5, 5, 4], 5),
    ("partners-five-card", {}, [5, 5, 5, 5], 5),
    ("partners-six-dealt", {}, [6, 6, 6, 6], 4),
]


class Count(NamedTuple):
    """One count: whose turn, who laid last, its cards, who has gone, and whether the last word was go."""

    turn: int
    last: int
    pile: tuple[str, ...]
    gone: frozenset[int] = frozenset()
    after_go: bool = False


def value(card: str) -> int:
    return min(RANKS.index(card[0]) + 1, 10)


def total(pile: tuple[str, ...]) -> int:
    return sum(value(card) for card in pile)


def pegs(pile: tuple[str, ...]) -> int:
    """What the last card of a pile scores, by trying every ending of it."""
    points = 2 if total(pile) in (15, 31) else 0
    for size in (4, 3, 2):
        if len(pile) >= size and len({card[0] for card in pile[-size:]}) == 1:
            return points + size * (size - 1)
    for size in range(len(pile), 2, -1):
        ranks = sorted(RANKS.index(card[0]) for card in pile[-size:])
        if all(high == low + 1 for low, high in pairwise(ranks)):
            return points + size
    return points


class Play:
    """The play of one deal under the rules of one game; counts ways and points."""

    def __init__(self, seats: int, *, single: bool, may_stop: bool, bicycle: bool) -> None:
        self.seats = seats
        self.single = single
        self.may_stop = may_stop
        self.bicycle = bicycle
        self.ways = 0
        self.pegged = [0] * seats

    def able(self, hands: Hands, seat: int, pile: tuple[str, ...]) -> bool:
        return any(total(pile) + value(card) <= 31 for card in hands[seat])

    def go_on(self, hands: Hands, count: Count, depth: int, points: tuple[int, ...]) -> None:
        """Every way to lay `depth` more cards, from a turn."""
        if depth == 0:
            self.end(points)
        elif self.able(hands, count.turn, count.pile):
            for card in hands[count.turn]:
                if total(count.pile) + value(card) <= 31:
                    self.lay(hands, count, card, depth, points)
            if self.may_stop and count.gone:
                self.say_go(hands, count, depth, points)
        else:
            self.say_go(hands, count, depth, points)

    def lay(self, hands: Hands, count: Count, card: str, depth: int, points: tuple[int, ...]) -> None:
        seat, pile = count.turn, (*count.pile, card)
        hands = tuple(tuple(other for other in hand if other != card) for hand in hands)
        points = self.add(points, seat, pegs(pile))
        if total(pile) == 31 or not any(hands):
            self.close(hands, Count(seat, seat, pile, count.gone), depth - 1, points)
        else:
            self.pass_on(hands, Count(seat, seat, pile, count.gone), depth - 1, points)

    def say_go(self, hands: Hands, count: Count, depth: int, points: tuple[int, ...]) -> None:
        next_gone = (count.turn + 1) % self.seats in count.gone
        after = count._replace(gone=count.gone | {count.turn}, after_go=True)
        if self.bicycle and (count.after_go or next_gone):
            self.close(hands, after, depth, points)
        else:
            self.pass_on(hands, after, depth, points)

    def pass_on(self, hands: Hands, count: Count, depth: int, points: tuple[int, ...]) -> None:
        """The turn goes to the left, past those who have gone; the last to lay goes on only if able."""
        for step in range(1, self.seats + 1):
            seat = (count.turn + step) % self.seats
            if seat in count.gone or (seat == count.last and not self.able(hands, seat, count.pile)):
                continue
            self.go_on(hands, count._replace(turn=seat), depth, points)
            return
        self.close(hands, count, depth, points)

    def close(self, hands: Hands, count: Count, depth: int, points: tuple[int, ...]) -> None:
        if total(count.pile) != 31:
            points = self.add(points, count.last, 1)
        if self.single or not any(hands):
            self.end(points)
            return
        leader = count.last
        for step in range(self.seats, 0, -1):
            if hands[(count.last + step) % self.seats]:
                leader = (count.last + step) % self.seats
        self.go_on(hands, Count(leader, -1, ()), depth, points)

    def end(self, points: tuple[int, ...]) -> None:
        self.ways += 1
        self.pegged = [sum(pair) for pair in zip(self.pegged, points, strict=True)]

    def add(self, points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
        return (*points[:seat], points[seat] + more, *points[seat + 1 :])


def kept_hands(dealt: list[int], dealer: int, keep: int, pack: list[str]) -> Hands:
    """Deal one card at a time from the dealer's left; who has enough is passed over. Then lay away."""
    seats = len(dealt)
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    hands: list[list[str]] = [[] for _ in order]
    left = iter(pack)
    for round_of_deal in range(max(dealt)):
        for seat, enough in zip(order, dealt, strict=True):
            if round_of_deal < enough:
                hands[seat].append(next(left))
    return tuple(tuple(hand[len(hand) - keep :]) for hand in hands)


def hands_of(name: str, dealt: list[int], pack: list[str], dealer: int) -> Hands:
    keep = {"five-card": 3, "seven-card": 5, "partners-six-dealt": 5}.get(name, 4)
    return kept_hands(dealt, dealer, keep, pack)


def counted(
    name: str, options: dict[str, str], hands: Hands, dealer: int, depth: int
) -> tuple[int, list[int]]:
    """The ways to lay so many cards, and the points of each seat over all of them."""
    play = Play(
        len(hands),
        single=name == "five-card",
        may_stop=options.get("single_go") == "may",
        bicycle=options.get("bicycle_go") == "on",
    )
    play.go_on(hands, Count((dealer + 1) % len(hands), -1, ()), depth, (0,) * len(hands))
    return play.ways, play.pegged


def rows() -> Iterator[dict[str, Any]]:
    """All rows of the data file."""
    chance = Random(31)
    for name, options, dealt, depth in GAMES:
        for _ in range(2):
            pack = chance.sample(PACK, 52)
            dealer = chance.randrange(len(dealt))
            hands = hands_of(name, dealt, pack, dealer)
            counts = [counted(name, options, hands, dealer, cards) for cards in range(1, depth + 1)]
            yield {
                "variant": name,
                "options": options,
                "dealer": dealer,
                "pack": " ".join(pack),
                "ways": [ways for ways, _ in counts],
                "pegged": counts[-1][1],
            }


def text() -> str:
    """The data file as it should be."""
    return "".join(json.dumps(row) + "\n" for row in rows())


if __name__ == "__main__":
    DATA.write_text(text(), encoding="utf-8")
