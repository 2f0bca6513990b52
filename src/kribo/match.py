"""Several games: skunks, match points, stakes, who deals next and who has won. Pure, like the core."""

from __future__ import annotations

from msgspec import Struct

from kribo.game.actions import Seat
from kribo.game.events import Side
from kribo.game.state import NOBODY, Over, State
from kribo.rules import Rules

SKUNK, DOUBLE_SKUNK = 31, 61
"""The margins of a skunk and a double skunk; in a game to 121 the loser stands at 90 or 60 at most."""

LINES = (91, 61)
"""The holes that a loser must have reached where the lines of the board count, whatever the target."""


def level(rules: Rules, score: int) -> int:
    """How badly a side with that score lost: 0 plainly, 1 by a skunk, 2 by a double skunk.

    A lurch is a 1. A double skunk needs a game longer than 61, and a line counts only short of the target.
    """
    margin = rules.target - score
    if rules.skunk == "margins":
        return (margin >= SKUNK) + (margin >= DOUBLE_SKUNK and rules.target > DOUBLE_SKUNK)
    if rules.skunk == "lines":
        return sum(score < line < rules.target for line in LINES)
    if rules.skunk == "lurch":
        return int(2 * score < rules.target)
    return 0


def worth(rules: Rules) -> tuple[int, int, int]:
    """The match points for a game that is won plainly, by a skunk, by a double skunk."""
    plain, skunk, double = map(int, rules.match_points.split("/"))
    return plain, skunk, double


def stake_times(rules: Rules) -> tuple[int, int, int]:
    """How often a loser pays the stake: once, twice for a skunk, and for a double skunk three times, or four
    where the match points double too (1/2/4).
    """
    return (1, 2, 4) if rules.match_points == "1/2/4" else (1, 2, 3)


class Result(Struct, frozen=True):
    """How one game ended; `levels` are by side, 0 for the winner."""

    winner: Side
    scores: tuple[int, ...]
    levels: tuple[int, ...]
    first_dealer: Seat

    @property
    def runner_up(self) -> Side:
        """The losing side that came nearest."""
        losers = [side for side in range(len(self.scores)) if side != self.winner]
        return max(losers, key=lambda side: self.scores[side])


def result(state: State, first_dealer: Seat) -> Result:
    """The result of a game that is over.

    A resignation counts like a loss with the score at which it was made, skunk included.
    """
    assert isinstance(state.stage, Over)
    winner, rules = state.stage.winner, state.rules
    levels = tuple(0 if side == winner else level(rules, score) for side, score in enumerate(state.scores))
    return Result(winner, state.scores, levels, first_dealer)


def result_of(state: State) -> Result:
    """The result of a game that is over; the deal went round to the left since its first dealer."""
    return result(state, state.rules.left_of(state.dealer, 1 - state.deals))


class Match(Struct, frozen=True):
    """The games of a match so far, in order, all under the same rules."""

    rules: Rules
    results: tuple[Result, ...] = ()

    def with_result(self, result: Result) -> Match:
        """The match with one more game."""
        return Match(self.rules, (*self.results, result))

    def games_won(self) -> tuple[int, ...]:
        """Games won, by side."""
        winners = [result.winner for result in self.results]
        return tuple(map(winners.count, range(self.rules.sides)))

    def match_points(self) -> tuple[int, ...]:
        """Match points by side: a winner gets what the option says for the level of the runner-up."""
        values = worth(self.rules)
        points = [0] * self.rules.sides
        for result in self.results:
            points[result.winner] += values[result.levels[result.runner_up]]
        return tuple(points)

    def spread_points(self) -> tuple[int, ...]:
        """Spread by side: a winner adds the runner-up's margin, every loser takes off its own."""
        spread = [0] * self.rules.sides
        for result in self.results:
            for side, score in enumerate(result.scores):
                spread[side] -= 0 if side == result.winner else self.rules.target - score
            spread[result.winner] += self.rules.target - result.scores[result.runner_up]
        return tuple(spread)

    def stakes(self) -> tuple[int, ...]:
        """Play tokens won and lost, by side; they add up to nothing.

        Each losing side pays the stake, or more for a skunk (`stake_times`).
        """
        times = stake_times(self.rules)
        tokens = [0] * self.rules.sides
        for result in self.results:
            for side in range(self.rules.sides):
                if side != result.winner:
                    paid = self.rules.stakes * times[result.levels[side]]
                    tokens[side] -= paid
                    tokens[result.winner] += paid
        return tuple(tokens)

    @property
    def over(self) -> bool:
        """Whether no more game is to be played."""
        form = self.rules.match
        if form.startswith("best-of-"):
            return max(self.games_won()) > int(form.removeprefix("best-of-")) // 2
        if form.startswith("first-to-"):
            return max(self.match_points()) >= int(form.removeprefix("first-to-"))
        games = 1 if form == "single" else int(form.removesuffix("-games"))
        return len(self.results) >= games

    def leaders(self) -> tuple[Side, ...]:
        """The sides in front, more than one when they are level.

        In a best of so many games those with the most games; else by match points, then games, then spread.
        """
        games = self.games_won()
        if self.rules.match.startswith("best-of-"):
            standings: list[tuple[int, ...]] = [(won,) for won in games]
        else:
            standings = [*zip(self.match_points(), games, self.spread_points(), strict=True)]
        return tuple(side for side, standing in enumerate(standings) if standing == max(standings))

    def next_dealer(self) -> Seat:
        """Who deals first in the next game; `NOBODY` when that is still to be cut or drawn.

        Of several seats the one nearest the left of the last first dealer; sides level at the bottom
        count as one.
        """
        if not self.results or self.rules.next_dealer == "cut":
            return NOBODY
        last = self.results[-1]
        seats = self.rules.clockwise(self.rules.left_of(last.first_dealer))
        if self.rules.next_dealer == "alternate":
            return seats[0]
        if self.rules.next_dealer == "winner":
            return next(seat for seat in seats if self.rules.side(seat) == last.winner)
        lowest = min(score for side, score in enumerate(last.scores) if side != last.winner)
        return next(
            seat
            for seat in seats
            if self.rules.side(seat) != last.winner and last.scores[self.rules.side(seat)] == lowest
        )
