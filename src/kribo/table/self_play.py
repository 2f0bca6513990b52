"""A whole game between bots, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kribo import match
from kribo.game.slip import Slip
from kribo.rules import Rules
from kribo.table.pack import Generator
from kribo.table.table import Seat, Table


class SelfPlay(Struct, frozen=True):
    """A game that bots have played: how it ended, the number of its deals, and whence the points came."""

    result: match.Result
    deals: int
    slip: Slip


def play_game(rules: Rules, bots: Sequence[str], generator: Generator) -> SelfPlay:
    """Play a game to its end.

    :param bots: the name of the player at each seat.
    :param generator: all chance of the game, packs, cuts and whims, comes from it.
    :raises BadText: `unknown-player`.
    """
    table = Table(rules, [Seat(name, bot=name) for name in bots], generator)
    slip = Slip(rules)
    slip.add(table.state.history)
    while (action := table.automatic()) is not None:
        slip.add(table.act(action))
    deals = table.state.deals
    # The deal goes round to the left, so this is where it began.
    first_dealer = rules.left_of(table.state.dealer, 1 - deals)
    return SelfPlay(match.result(table.state, first_dealer), deals, slip)
