"""The play: what a card laid on a pile pegs, which cards may be laid, and whose turn it then is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kribo.cards import Card, Cards, rank, value
from kribo.errors import IllegalAction
from kribo.scoring.show import Item

LIMIT = 31
MOST = 14
"""The most that one card can peg: four of a kind that makes 31, as 3 7 7 7 7."""

_ALIKE = {2: "pair", 3: "pair-royal", 4: "double-pair-royal"}


def count(pile: Sequence[Card]) -> int:
    """The running total of a pile."""
    return sum(map(value, pile))


def items(pile: Sequence[Card]) -> list[Item]:
    """What the last card of `pile` pegs; the pile holds the cards of one count, oldest first.

    Kinds: `fifteen`, `thirty-one`, `pair`, `pair-royal`, `double-pair-royal`, `run`. The point for a go
    or for the last card belongs to no card and is not here. A pair and a run exclude each other.
    """
    found: list[Item] = []
    total = count(pile)
    if total == 15:
        found.append(Item("fifteen", tuple(pile), 2))
    elif total == LIMIT:
        found.append(Item("thirty-one", tuple(pile), 2))
    if alike := _alike(pile):
        found.append(Item(_ALIKE[len(alike)], alike, len(alike) * (len(alike) - 1)))
    elif run := _run(pile):
        found.append(Item("run", run, len(run)))
    return found


def points(pile: Sequence[Card]) -> int:
    """The sum of the points of `items`, without the items."""
    pegs = 2 if count(pile) in (15, LIMIT) else 0
    if alike := len(_alike(pile)):
        return pegs + alike * (alike - 1)
    return pegs + len(_run(pile))


def playable(held: Sequence[Card], total: int) -> Cards:
    """The cards of `held` that keep the count within 31."""
    return tuple(card for card in held if total + value(card) <= LIMIT)


@dataclass(frozen=True, slots=True)
class Position:
    """The play of one deal between two cards; seats are 0, 1 ... clockwise."""

    held: tuple[Cards, ...]
    """By seat."""
    turn: int | None
    """The seat that must lay a card now; None when the play is over."""
    pile: Cards = ()
    """The cards of this count, oldest first."""
    said_go: tuple[int, ...] = ()
    """The seats that have said go in this count."""
    laid: Cards = ()
    """Every card laid so far, oldest first."""

    @property
    def playable(self) -> Cards:
        """What the seat whose turn it is may lay."""
        return () if self.turn is None else playable(self.held[self.turn], count(self.pile))


@dataclass(frozen=True, slots=True)
class Laid:
    """One card laid, and all that comes of it before the next card."""

    seat: int
    card: Card
    count: int
    """The running total with the card, also when the count closes with it."""
    items: list[Item]
    gos: tuple[int, ...]
    """The seats that hold cards, cannot lay one, and now say go for the first time in this count."""
    last: int
    """1 for the go or the last card, when the count closes short of 31; otherwise 0."""
    after: Position

    @property
    def points(self) -> int:
        """All that the card's player gets."""
        return sum(item.points for item in self.items) + self.last


def begin(hands: Sequence[Cards], dealer: int) -> Position:
    """The play before the first card: eldest leads, or the next seat that holds a card."""
    return Position(tuple(hands), next_seat(hands, dealer, 0))


def next_seat(held: Sequence[Sequence[Card]], seat: int, total: int) -> int | None:
    """The first seat left of `seat` with a playable card, `seat` itself last of all; None if there is none.

    With a total of 0 this is the seat that leads after a count that `seat` has closed.
    """
    for other in _clockwise(seat, len(held)):
        if playable(held[other], total):
            return other
    return None


def lay(position: Position, card: Card, *, single: bool = False) -> Laid:
    """Lay a card for the seat whose turn it is; with `single` the play ends with the first count.

    :raises IllegalAction: `card-after-play`, `card-already-laid`, `card-not-held`, `card-out-of-turn` or
        `card-over-31`, with the `card` and, unless the play is over, the seat whose `turn` it is and what is
        `playable` for it.
    """
    seat = _may_lay(position, card)
    pile = (*position.pile, card)
    held = tuple(tuple(kept for kept in hand if kept != card) for hand in position.held)
    laid = (*position.laid, card)
    total = count(pile)
    turn = next_seat(held, seat, total)
    gos = _gos(held, seat, turn, position.said_go) if total < LIMIT else ()
    if turn is not None:
        after = Position(held, turn, pile, position.said_go + gos, laid)
    else:
        after = Position(held, None if single else next_seat(held, seat, 0), laid=laid)
    closed_short = turn is None and total < LIMIT
    return Laid(seat, card, total, items(pile), gos, int(closed_short), after)


def _may_lay(position: Position, card: Card) -> int:
    """The seat that lays the card, or why it cannot be laid now."""
    turn = position.turn
    if turn is None:
        raise IllegalAction("card-after-play", card=card)
    now = {"card": card, "turn": turn, "playable": position.playable}
    if card in position.laid:
        raise IllegalAction("card-already-laid", **now)
    holders = [seat for seat, hand in enumerate(position.held) if card in hand]
    if not holders:
        raise IllegalAction("card-not-held", **now)
    if turn not in holders:
        raise IllegalAction("card-out-of-turn", seat=holders[0], **now)
    if card not in position.playable:
        raise IllegalAction("card-over-31", count=count(position.pile), **now)
    return turn


def _gos(held: Sequence[Cards], seat: int, turn: int | None, said: Sequence[int]) -> tuple[int, ...]:
    """Who says go between `seat` and the seat on turn, or everybody else when nobody can go on."""
    passed: list[int] = []
    for other in _clockwise(seat, len(held)):
        if other in (turn, seat):
            break
        if held[other] and other not in said:
            passed.append(other)
    return tuple(passed)


def _clockwise(seat: int, seats: int) -> list[int]:
    """All seats from the left of `seat` round to `seat` itself."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def _alike(pile: Sequence[Card]) -> Cards:
    """The two to four cards of one rank at the end of the pile, or nothing."""
    size = 1
    while size < len(pile) and rank(pile[-1 - size]) == rank(pile[-1]):
        size += 1
    return tuple(pile[-size:]) if size > 1 else ()


def _run(pile: Sequence[Card]) -> Cards:
    """The longest ending of the pile whose ranks all differ and are consecutive in some order."""
    longest, seen = 0, set[int]()
    low, high = 12, 0
    for size, card in enumerate(reversed(pile), start=1):
        last = rank(card)
        if last in seen:
            break
        seen.add(last)
        low, high = min(low, last), max(high, last)
        if high - low == size - 1:
            longest = size
    return tuple(pile[-longest:]) if longest >= 3 else ()
