"""What a card is worth in the play of any game, by playing on in worlds that may be.

For the games that have no better: more than two seats, five or seven cards. The unseen cards are dealt to
the others at random, but no card that fits to a seat that has said go in this count, and everybody plays on
like the player `basic`. In C alone; whoever has no C plays by other means.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from kribo.cards import Card, Cards
from kribo.engine.pegging import compiled
from kribo.engine.spec import GameSpec

WORLDS = 200

AVAILABLE = compiled() is not None
"""Whether cards can be rolled out here."""


class Standing(NamedTuple):
    """What the seat on turn sees; seats are those of the game."""

    seat: int
    kept: Cards
    """The cards kept, laid ones included."""
    thrown: Cards
    starter: Card
    laid: tuple[tuple[int, Card], ...] = ()
    """Seat and card of all that was laid in this deal, oldest first."""
    pile: int = 0
    """How many of them are in this count."""
    gone: tuple[int, ...] = ()
    """The seats that have said go in this count."""


class Prospect(NamedTuple):
    """A card that may be laid, and the points of its side from here less those of the others on average."""

    card: Card
    net: float
    error: float
    """The standard error of `net`. The worlds are the same for all cards: of differences it says little."""


def prospects(spec: GameSpec, standing: Standing, seed: int, worlds: int = WORLDS) -> list[Prospect]:
    """Every card that may be laid, best first; the same for the same seed.

    :raises ImportError: where there is no C.
    :raises ValueError: for a position that cannot be.
    """
    functions = compiled()
    if functions is None:
        raise ImportError("rollouts are in C alone")
    found = functions.rollout(
        spec.numbers(),
        standing.seat,
        bytes(standing.kept + standing.thrown),
        standing.starter,
        bytes(card for _, card in standing.laid),
        bytes(seat for seat, _ in standing.laid),
        standing.pile,
        sum(1 << seat for seat in set(standing.gone)),
        worlds,
        seed,
    )
    each = [Prospect(card, net, sqrt(variance)) for card, net, variance in found]
    return sorted(each, key=lambda one: (one.net, one.card), reverse=True)
