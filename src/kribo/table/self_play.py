"""Whole games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

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


def play_games(rules: Rules, bots: Sequence[str], games: int, seed: str) -> Iterator[SelfPlay]:
    """Play so many games; each is settled by the seed and its own number, whatever is played besides it."""
    generator = Generator(seed)
    for number in range(games):
        yield play_game(rules, bots, generator.child(f"game {number}"))


class Tally(Struct, frozen=True):
    """What several games come to; tuples are by side.

    `skunks` are the games that a side won by a skunk or more over the runner-up. `points` are by source, as
    in a slip.
    """

    games: int
    deals: int
    wins: tuple[int, ...]
    skunks: tuple[int, ...]
    points: Mapping[str, tuple[int, ...]]

    @classmethod
    def start(cls, rules: Rules) -> Tally:
        """No game yet."""
        zeros = (0,) * rules.sides
        return cls(0, 0, zeros, zeros, dict.fromkeys(Slip(rules).points, zeros))

    def plus(self, game: SelfPlay) -> Tally:
        """The tally with one game more."""
        result = game.result
        skunk = result.levels[result.runner_up] > 0
        won = [int(side == result.winner) for side in range(len(self.wins))]
        return Tally(
            self.games + 1,
            self.deals + game.deals,
            _sums(self.wins, won),
            _sums(self.skunks, won) if skunk else self.skunks,
            {source: _sums(before, game.slip.points[source]) for source, before in self.points.items()},
        )


def _sums(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
