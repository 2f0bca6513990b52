"""What can be done in a game, as imperatives: `Play` asks, `Played` (in `events`) tells.

Every action but `Deal` names the seat that it is for. `Deal` belongs to `CHANCE` and `Timeout` to `CLOCK`:
two more hands at the table, so that the core needs neither a random generator nor the time.
"""

from __future__ import annotations

from msgspec import Struct

from kribo.cards import Card, Cards

Seat = int

CHANCE: Seat = -1
CLOCK: Seat = -2


class Deal(Struct, frozen=True, tag=True, gc=False):
    """Lay down a pack: all 52 cards, first to be dealt first. `proof` is for others to check; it is kept."""

    pack: Cards
    proof: str | None = None


class CutForDeal(Struct, frozen=True, tag=True, gc=False):
    """Draw the card at a position, 0..51, of the spread pack, for the first deal."""

    seat: Seat
    position: int


class Discard(Struct, frozen=True, tag=True, gc=False):
    """Lay cards away to the crib."""

    seat: Seat
    cards: Cards


class TakeBack(Struct, frozen=True, tag=True, gc=False):
    """Take one's discard up again, while others still choose theirs."""

    seat: Seat


class Bid(Struct, frozen=True, tag=True, gc=False):
    """Bid points for the crib; 0 passes."""

    seat: Seat
    points: int


class CutStarter(Struct, frozen=True, tag=True, gc=False):
    """Cut the undealt cards: the card at that position, counted from the top from 0, is the starter."""

    seat: Seat
    position: int


class Play(Struct, frozen=True, tag=True, gc=False):
    """Lay a card in the play."""

    seat: Seat
    card: Card


class Go(Struct, frozen=True, tag=True, gc=False):
    """Say that one lays no more card in this count."""

    seat: Seat


class ClaimHeels(Struct, frozen=True, tag=True, gc=False):
    """Claim the two points for his heels, where they are not pegged without a word."""

    seat: Seat


class Claim(Struct, frozen=True, tag=True, gc=False):
    """Say what one's hand, crib or card is worth."""

    seat: Seat
    points: int


class Muggins(Struct, frozen=True, tag=True, gc=False):
    """Call points that an opponent missed; 0 lets the claim stand."""

    seat: Seat
    points: int


class Timeout(Struct, frozen=True, tag=True, gc=False):
    """The time of a seat to count, or to call muggins, has run out."""

    seat: Seat


class Resign(Struct, frozen=True, tag=True, gc=False):
    """Give the game up to the other side."""

    seat: Seat


Action = (
    Deal | CutForDeal | Discard | TakeBack | Bid | CutStarter | Play | Go | ClaimHeels | Claim | Muggins
    | Timeout | Resign
)  # fmt: skip


def author(action: Action) -> Seat:
    """Who makes an action: its seat, or `CHANCE` or `CLOCK`."""
    if isinstance(action, Deal):
        return CHANCE
    return CLOCK if isinstance(action, Timeout) else action.seat
