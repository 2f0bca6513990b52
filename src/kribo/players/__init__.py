"""The players: bots that get views and answer with actions, found by their names."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kribo.errors import BadText
from kribo.players.base import Player
from kribo.players.basic import Basic
from kribo.players.greedy import Greedy
from kribo.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": RandomPlayer,
    "greedy": Greedy,
    "basic": Basic,
}
"""What makes each player, of a generator that is its own."""


def find(name: str, generator: Random) -> Player:
    """A player by its name; all chance in its choices comes from the generator.

    :raises BadText: `unknown-player`, with the names there are.
    """
    if name not in PLAYERS:
        raise BadText("unknown-player", player=name, known=tuple(PLAYERS))
    return PLAYERS[name](generator)
