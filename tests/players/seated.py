"""A player asked for one decision of a deal that is written down; see `tests.game.stacked`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from kribo.cards import PACK, Cards, parse_all, text, texts
from kribo.game import view
from kribo.game.actions import Action, Deal, Discard, Play
from kribo.game.state import Playing
from kribo.players import find
from tests.game.stacked import Table, in_play, pack_of

A = TypeVar("A", bound=Action)


def ask(player: str, table: Table, seat: int, answer: type[A]) -> A:
    """What a player does at that seat, which must be an action of that type."""
    action = find(player, Random(1)).choose(view(table.state, seat))
    assert isinstance(action, answer)
    return action


def dealt(
    name: str, hand: str, *, seat: int, dealer: int = 0, options: Mapping[str, str] | None = None
) -> Table:
    """A deal in which that seat has that hand, and the others cards that it has not."""
    table = Table(name, dealer, options=options)
    own = parse_all(hand)
    rest = [card for card in PACK if card not in own]
    hands: list[Cards] = []
    for other in range(table.rules.seats):
        number = table.rules.dealt_to(other, dealer)
        hands.append(own if other == seat else tuple(rest[:number]))
        rest = rest if other == seat else rest[number:]
    extra, rest = rest[: table.rules.crib_from_pack], rest[table.rules.crib_from_pack :]
    table.do(Deal(pack_of(table.rules, dealer, hands, tuple(extra), rest[0])))
    return table


def eldest_leads(hand: str, starter: str = "KS") -> Table:
    """Six-card: eldest is to lead from a hand, written with a bar and the two cards that it laid away."""
    known = parse_all(f"{hand.replace('|', ' ')} {starter}")
    rest = [card for card in PACK if card not in known]
    return in_play("six-card", f"{texts(rest[:4])} | {texts(rest[4:6])}", hand, starter=starter)


def discard(player: str, hand: str, *, own_crib: bool, name: str = "six-card") -> str:
    """What a player lays away from a hand, lowest first, into its own crib or its left neighbour's."""
    table = dealt(name, hand, seat=0, dealer=0 if own_crib else 1)
    return texts(sorted(ask(player, table, 0, Discard).cards))


def lay(player: str, table: Table) -> str:
    """The card that a player lays at the seat whose turn it is, or `go`."""
    turn = table.now(Playing).turn
    action = find(player, Random(1)).choose(view(table.state, turn))
    return text(action.card) if isinstance(action, Play) else "go"
