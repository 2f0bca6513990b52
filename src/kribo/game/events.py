"""What has happened in a game, in the past tense; what faces show, speak and count from.

Events are derived from actions: a record keeps actions alone. Every change of a score is one `Pegged`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kribo.cards import Card, Cards
from kribo.game.actions import Seat
from kribo.scoring.show import Item

Side = int

Reason = Literal[
    "three-for-last",  # to eldest in five-card, for not having the crib
    "bid",  # the price of the crib, a negative number
    "heels",
    "play",  # a card in the play
    "go",  # the last card of a count, when the play goes on
    "last-card",  # the last card of the play
    "hand",
    "crib",
    "missed",  # points that an opponent missed or invented
    "invented",
    "muggins",  # missed points that were called
    "timeout",  # half a count that an opponent did not finish in time
]

Where = Literal["play", "hand", "crib"]


class DealBegan(Struct, frozen=True, tag=True, gc=False):
    """A deal begins: its dealer, and its number in the game from 1."""

    dealer: Seat
    number: int


class DealCut(Struct, frozen=True, tag=True, gc=False):
    """A seat drew a card for the first deal."""

    seat: Seat
    card: Card


class CutTied(Struct, frozen=True, tag=True, gc=False):
    """These seats drew alike and draw again, from a new pack."""

    seats: tuple[Seat, ...]


class LotsDrawn(Struct, frozen=True, tag=True, gc=False):
    """The first dealer was chosen by lot."""

    dealer: Seat


class Dealt(Struct, frozen=True, tag=True, gc=False):
    """Each seat has its cards, in the order in which they came."""

    hands: tuple[Cards, ...]


class Discarded(Struct, frozen=True, tag=True, gc=False):
    """A seat laid cards away to the crib."""

    seat: Seat
    cards: Cards


class TookBack(Struct, frozen=True, tag=True, gc=False):
    """A seat took its discard up again."""

    seat: Seat


class BidMade(Struct, frozen=True, tag=True, gc=False):
    """A seat bid for the crib, or passed with 0."""

    seat: Seat
    points: int


class CribBought(Struct, frozen=True, tag=True, gc=False):
    """The crib is sold; its owner leads and shows first."""

    seat: Seat
    points: int


class StarterCut(Struct, frozen=True, tag=True, gc=False):
    """The starter is face up."""

    seat: Seat
    card: Card


class Played(Struct, frozen=True, tag=True, gc=False):
    """A seat laid a card; `count` includes it."""

    seat: Seat
    card: Card
    count: int


class SaidGo(Struct, frozen=True, tag=True, gc=False):
    """A seat lays no more card in this count."""

    seat: Seat
    count: int


class CountRestarted(Struct, frozen=True, tag=True, gc=False):
    """A count is closed and cards are left: that seat leads from 0."""

    leader: Seat


class HeelsLost(Struct, frozen=True, tag=True, gc=False):
    """The dealer laid a card without having claimed his heels."""

    seat: Seat


class Claimed(Struct, frozen=True, tag=True, gc=False):
    """A seat said what its cards are worth; `nineteen` marks the word for "nothing"."""

    seat: Seat
    where: Where
    points: int
    nineteen: bool = False


class Counted(Struct, frozen=True, tag=True, gc=False):
    """The true worth of cards that were claimed, item by item.

    `cards` are the hand or crib with the starter last, or the pile; `claim` is what was claimed, -1 where
    nobody claimed in time.
    """

    seat: Seat
    where: Where
    cards: Cards
    points: int
    items: tuple[Item, ...]
    claim: int


class TimedOut(Struct, frozen=True, tag=True, gc=False):
    """A seat did not count in time."""

    seat: Seat
    where: Where


class Called(Struct, frozen=True, tag=True, gc=False):
    """A seat called muggins on another's claim: rightly, wrongly, or with 0 not at all."""

    seat: Seat
    points: int
    right: bool


class Pegged(Struct, frozen=True, tag=True, gc=False):
    """A score changed.

    `points` are credited, cut off at the target; `raw` is what it was worth. `cards` and `items` are what
    scored, where cards did; `score` is the side's score after it. A claim that falls short has no items, nor
    has one that may still be called: they would tell what to call.
    """

    seat: Seat
    side: Side
    reason: Reason
    points: int
    raw: int
    score: int
    cards: Cards = ()
    items: tuple[Item, ...] = ()


class Resigned(Struct, frozen=True, tag=True, gc=False):
    """A seat gave the game up."""

    seat: Seat


class Won(Struct, frozen=True, tag=True, gc=False):
    """The game is over."""

    side: Side
    scores: tuple[int, ...]


Event = (
    DealBegan | DealCut | CutTied | LotsDrawn | Dealt | Discarded | TookBack | BidMade | CribBought
    | StarterCut | Played | SaidGo | CountRestarted | HeelsLost | Claimed | Counted | TimedOut | Called
    | Pegged | Resigned | Won
)  # fmt: skip
