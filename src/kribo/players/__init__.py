"""The players: bots that get views and answer with actions, found by their names."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kribo.errors import BadText
from kribo.match import Match
from kribo.players.base import Player
from kribo.players.basic import Basic
from kribo.players.greedy import Greedy
from kribo.players.levels import LEVELS, USUAL
from kribo.players.random_player import RandomPlayer

PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": RandomPlayer,
    "greedy": Greedy,
    "basic": Basic,
}
"""What makes each simple player, of a generator that is its own."""

NAMES = (*PLAYERS, *LEVELS)
"""All players: the simple ones, and the levels of the strong one from the weakest."""

__all__ = ["LEVELS", "NAMES", "PLAYERS", "USUAL", "Player", "find"]


def find(name: str, generator: Random, played: Match | None = None) -> Player:
    """A player by its name; all chance in its choices comes from the generator.

    :param played: the match so far, where the game is one of a match; strong levels mind what counts there.
    :raises BadText: `unknown-player`, with the names there are.
    """
    if name in LEVELS:
        # Only who plays against the engine pays for loading it.
        from kribo.players.expert import of_level

        return of_level(name, generator, played)
    if name not in PLAYERS:
        raise BadText("unknown-player", player=name, known=NAMES)
    return PLAYERS[name](generator)
