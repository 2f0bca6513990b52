"""The state of a game: what outlives the stages, and the stage with what exists only then.

Cards lie at places, and the places of a stage together always hold the 52. Tuples by seat are in seat
order. `Placed` is what the stages after the discard share.
"""

from __future__ import annotations

from msgspec import Struct

from kribo.cards import Card, Cards
from kribo.game.actions import Seat
from kribo.game.events import Event, Side, Where
from kribo.rules import Rules

NOBODY: Seat = -3


class DrawingLots(Struct, frozen=True, tag=True):
    """Chance is to say who deals first."""


class ShufflingToCut(Struct, frozen=True, tag=True):
    """A pack is to be spread for the seats that cut for the first deal."""

    cutters: tuple[Seat, ...]


class CuttingForDeal(Struct, frozen=True, tag=True):
    """The cutters draw from the spread pack, in any order; `drawn` are (seat, position) so far."""

    cutters: tuple[Seat, ...]
    spread: Cards
    drawn: tuple[tuple[Seat, int], ...] = ()


class Dealing(Struct, frozen=True, tag=True):
    """Chance is to lay down the pack."""


class Discarding(Struct, frozen=True, tag=True):
    """Everyone lays cards away at the same time. `price` is what the crib was bought for, 0 if not sold."""

    owner: Seat
    price: int
    hands: tuple[Cards, ...]
    thrown: tuple[Cards, ...]
    extra: Cards
    stock: Cards


class Bidding(Struct, frozen=True, tag=True):
    """Two seats bid for the crib by turns; `bids` are the calls so far, 0 for a pass.

    `thrown` is empty at every seat when the bidding comes before the discard.
    """

    turn: Seat
    bids: tuple[int, ...]
    hands: tuple[Cards, ...]
    thrown: tuple[Cards, ...]
    extra: Cards
    stock: Cards


class Placed(Struct, frozen=True):
    """What lies where once the crib is made: each seat's kept cards, and what it laid away itself.

    `crib` holds all its cards, by seat from eldest and from the pack last; `stock` the undealt ones.
    """

    owner: Seat
    price: int
    kept: tuple[Cards, ...]
    thrown: tuple[Cards, ...]
    crib: Cards
    stock: Cards


class Cutting(Placed, frozen=True, tag=True):
    """Eldest is to cut the starter."""


class Playing(Placed, frozen=True, tag=True):
    """The play. `pile` and `count` are of the running count, `played` is all that was laid, with its seat.

    `gone` are the seats that said go in this count, `last` laid its last card (`NOBODY` at the start).
    `heels_due` are points that the dealer may still claim for his heels.
    """

    starter: Card
    held: tuple[Cards, ...]
    turn: Seat
    last: Seat = NOBODY
    pile: Cards = ()
    count: int = 0
    gone: tuple[Seat, ...] = ()
    played: tuple[tuple[Seat, Card], ...] = ()
    heels_due: int = 0


class Announcing(Struct, frozen=True, tag=True):
    """The seat that laid the last card of `play` is to say what it pegs."""

    play: Playing


class Counting(Placed, frozen=True, tag=True):
    """The show; `turn` counts the hands and the crib in their order, from 0 (`steps.shows`)."""

    starter: Card
    played: tuple[tuple[Seat, Card], ...]
    turn: int = 0


class Calling(Struct, frozen=True, tag=True):
    """The seats in `waiting` may call muggins on a claim; then the game goes on with `after`."""

    claimant: Seat
    where: Where
    claim: int
    waiting: tuple[Seat, ...]
    after: Playing | Counting


class Over(Struct, frozen=True, tag=True):
    """The game is won."""

    winner: Side
    resigned: bool = False


Stage = (
    DrawingLots | ShufflingToCut | CuttingForDeal | Dealing | Discarding | Bidding | Cutting | Playing
    | Announcing | Counting | Calling | Over
)  # fmt: skip


class State(Struct, frozen=True):
    """A game at one moment.

    `scores` and `rear_pegs` are by side: the front peg and where the peg behind it stands. `dealer` is
    `NOBODY` until the first one is known, `deals` counts the deals begun, `history` holds the events of
    this deal.
    """

    rules: Rules
    dealer: Seat
    deals: int
    scores: tuple[int, ...]
    rear_pegs: tuple[int, ...]
    stage: Stage
    history: tuple[Event, ...] = ()
