"""The play of two-handed six-card cribbage: what each card that may be laid is worth, and the blueprint.

Suits do not matter in the play, so below this module there are only ranks. The *blueprint* is a strategy
near equilibrium for the whole play, found by `pegging_tables` and shipped with kribo; it answers in
microseconds. `candidates` is stronger: it weighs all hands that the other may hold, by what was thrown to
the crib, what was cut and every card laid, and finds the best answer to a player of the blueprint, in
milliseconds.

In C where that is there, else in Python (`KRIBO_KERNEL`, see `kernel`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Any, NamedTuple, Protocol

from kribo.cards import Card, Cards, rank
from kribo.engine import kernel, pegging_fallback
from kribo.engine.pegging_data import unpack
from kribo.scoring import play, show

DOUBT = 0.15
"""How much of what the other lays, has laid and will lay, is believed to be laid at random."""

STRANGE = 0.02
"""How much of what the other keeps is believed to be kept at random."""

NOBODY = -1

PLAYERS = ("greedy", "heuristic", "blueprint", "search")
"""Those who can play duels; each plays better than the one before."""


_c = kernel.part("_pegging")
_pegging: Any = _c or pegging_fallback

IN_C = _c is not None
"""Whether the play is searched in C."""


class Laid(NamedTuple):
    """A card on the table and whether the player whose decision it is laid it."""

    card: Card
    mine: bool


class Position(NamedTuple):
    """What a player knows when it is to lay a card.

    The throw and the starter sharpen the guess of what the other holds; to play for the game they are needed.
    """

    dealer: bool
    kept: Cards
    """The four cards kept, laid ones included."""
    laid: tuple[Laid, ...] = ()
    """Every card laid in this deal, oldest first."""
    thrown: Cards = ()
    starter: Card | None = None
    scores: tuple[int, int] = (0, 0)
    """Mine and theirs now."""

    @property
    def held(self) -> Cards:
        """The cards that are left."""
        gone = {laid.card for laid in self.laid if laid.mine}
        return tuple(card for card in self.kept if card not in gone)


class Values(Protocol):
    """What a game is worth to the player from any scores; as `winprob` makes them, buffers of doubles.

    `win[s]` is a game won against `s` points and `lose[s]` one lost with `s` points; at
    `[dealer's score * target + pone's]` before a deal are `ours`, when the player deals, and `theirs`.
    """

    @property
    def target(self) -> int: ...
    @property
    def win(self) -> array[float]: ...
    @property
    def lose(self) -> array[float]: ...
    @property
    def ours(self) -> array[float]: ...
    @property
    def theirs(self) -> array[float]: ...


class Candidate(NamedTuple):
    """A card that may be laid and what comes of it, on average.

    Points are pegged from here to the end of the play. `error` is the standard error of `win`, or of `net`
    where there is no `win`: 0, since the search samples nothing. How well the other is guessed is not in it.
    """

    card: Card
    points_for: float
    points_against: float
    win: float | None
    """The chance to win, or what else the values that were asked for are of."""
    error: float = 0.0

    @property
    def net(self) -> float:
        """Points for less points against."""
        return self.points_for - self.points_against


def candidates(
    position: Position, values: Values | None = None, *, doubt: float = DOUBT, strange: float = STRANGE
) -> list[Candidate]:
    """Every card that may be laid, one of each rank, best first.

    Best is by net points, with `values` by the value of the game.

    With `values` each leaf of the search goes through the rest of the deal: pone's hand, the dealer's and the
    crib, in the order of counting, each stopping at the target; what the other shows is what its guessed
    hand counts by ranks, and the crib is taken not to depend on it.

    :raises ValueError: when no play comes to this position.
    """
    own_show = NOBODY
    if position.starter is not None:
        own_show = show.points(position.kept, position.starter)
    mine, theirs = position.scores
    scores = (theirs, mine) if position.dealer else (mine, theirs)
    found = _pegging.search(
        _player(),
        *_known(position),
        doubt,
        strange,
        own_show,
        *scores,
        (values.target, values.win, values.lose, values.ours, values.theirs) if values else None,
    )
    by_rank = {rank(card): card for card in position.held}
    each = [
        Candidate(by_rank[number], gained, lost, worth if values else None)
        for number, gained, lost, worth in found
    ]
    return sorted(each, key=lambda one: one.net if one.win is None else one.win, reverse=True)


def blueprint(position: Position) -> list[tuple[Card, float]]:
    """Every card that may be laid, one of each rank, and how often the blueprint lays it; likeliest first.

    :raises ValueError: when no play comes to this position.
    """
    role, kept, _, _, laid = _known(position)
    by_rank = {rank(card): card for card in position.held}
    chances = [(by_rank[number], chance) for number, chance in _pegging.chances(_player(), role, kept, laid)]
    return sorted(chances, key=lambda one: one[1], reverse=True)


def greedy(position: Position) -> int:
    """The rank that pegs most now, of equals the highest."""
    found: int = _pegging.greedy(*_known(position))
    return found


def heuristic(position: Position) -> int:
    """The rank that is best for the points now, against the likely reply, with the chance of a go."""
    found: int = _pegging.heuristic(*_known(position))
    return found


class Margin(NamedTuple):
    """Net points a deal, both roles averaged, with the standard error."""

    mean: float
    error: float


def duel(
    first: str,
    second: str,
    deals: int,
    seed: int,
    *,
    blind: bool = False,
    doubt: float = DOUBT,
    strange: float = STRANGE,
) -> Margin:
    """How one of `PLAYERS` fares against another on deals that are each played twice, roles exchanged.

    :param blind: the search is not told its own throw and the starter. With neither doubt it is then the best
        answer to a player of the blueprint that does not know them either.
    :raises ImportError: where there is no C.
    """
    if _c is None:
        raise ImportError("duels of the play are in C alone")
    numbers = (PLAYERS.index(first), PLAYERS.index(second))
    mean, variance = _c.duel(_player(), *numbers, blind, deals, seed, doubt, strange)
    return Margin(mean, sqrt(variance))


def tree_size(pone: Cards, dealer: Cards) -> tuple[int, int]:
    """The nodes and the leaves of the tree of a play with both hands open; cards of a rank are one."""
    nodes, leaves = _pegging.tree_size(_ranks(pone), _ranks(dealer))
    return nodes, leaves


def in_order(position: Position, mine: Cards, theirs: Cards, pile: Cards) -> tuple[Laid, ...] | None:
    """An order in which both may have laid their cards, each in its own order, that leaves this pile.

    Only what is known of the position counts: a go of the other is believed wherever the cards that it has
    laid since do not contradict it. None where there is no such order.

    :param position: with `kept` and `dealer`; what it says is laid does not matter.
    """
    return next(_orders(_Start(position.kept, position.dealer, mine, theirs, pile), (), 0, 0, ()), None)


class _Start(NamedTuple):
    kept: Cards
    dealer: bool
    mine: Cards
    theirs: Cards
    pile: Cards

    def held(self, mine: bool, number: int) -> Cards:
        """What is known to be held after so many cards: ours, or what the other has laid since."""
        cards = (*self.mine, *(card for card in self.kept if card not in self.mine)) if mine else self.theirs
        return cards[number:]


def _orders(
    start: _Start, laid: tuple[Laid, ...], own: int, others: int, pile: Cards
) -> Iterator[tuple[Laid, ...]]:
    """Go on with either player where the rules can allow it."""
    if own == len(start.mine) and others == len(start.theirs):
        if _is_our_turn(start, laid, own, others, pile):
            yield laid
        return
    for mine in (True, False):
        cards, number = (start.mine, own) if mine else (start.theirs, others)
        if number == len(cards):
            continue
        for before in _piles_for(start, laid, mine, own, others, pile):
            after = (*before, cards[number])
            if play.count(after) <= play.LIMIT:
                yield from _orders(
                    start, (*laid, Laid(cards[number], mine)), own + mine, others + (not mine), after
                )


def _is_our_turn(start: _Start, laid: tuple[Laid, ...], own: int, others: int, pile: Cards) -> bool:
    return start.pile in _piles_for(start, laid, True, own, others, pile)


def _piles_for(
    start: _Start, laid: tuple[Laid, ...], mine: bool, own: int, others: int, pile: Cards
) -> list[Cards]:
    """The piles that a player can find when its turn comes now: this one, a new one, or none at all."""
    if not laid:
        return [()] if mine != start.dealer else []
    total, last = play.count(pile), laid[-1].mine
    next_held, last_held = (
        play.playable(start.held(seat, own if seat else others), total) for seat in (not last, last)
    )
    piles = []
    # The count goes on: with the other seat, or with the same one when the other cannot lay.
    if total < play.LIMIT and (mine != last or not next_held):
        piles.append(pile)
    # A new count, led by the other seat, or by the same one when the other has no card left.
    if not next_held and not last_held and (mine != last or _is_out(start, not last, own, others)):
        piles.append(())
    return piles


def _is_out(start: _Start, mine: bool, own: int, others: int) -> bool:
    return (own if mine else others) == len(start.kept)


def _known(position: Position) -> tuple[int, bytes, bytes, int, bytes]:
    role = int(position.dealer)
    starter = NOBODY if position.starter is None else rank(position.starter)
    laid = bytes(2 * rank(one.card) + (role if one.mine else 1 - role) for one in position.laid)
    return role, _ranks(position.kept), _ranks(position.thrown), starter, laid


def _ranks(cards: Cards) -> bytes:
    return bytes(sorted(map(rank, cards)))


@cache
def _player() -> Any:
    return _pegging.player(*unpack((files("kribo.engine") / "data" / "pegging.bin").read_bytes()))
