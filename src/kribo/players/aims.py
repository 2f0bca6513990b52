"""What a game between two is played for: to win it, or by how much too, where a match or stakes count that.

Without the compiled module it is only to be won, since finding out more would take a minute.
"""

from __future__ import annotations

from functools import lru_cache

from kribo import match
from kribo.engine import winprob
from kribo.engine.matches import Matches, Standing
from kribo.engine.winning import compiled
from kribo.engine.winprob import Stakes, Values
from kribo.game.actions import Seat
from kribo.match import Match
from kribo.rules import Rules


# Asked at every decision, and the same for all of a game.
@lru_cache(maxsize=64)
def values(played: Match, seat: Seat, first_dealer: Seat, to: int) -> Values:
    """What the next game of a match is worth to a seat from all scores, as if it were one to `to` points.

    Whatever counts for the match, a plain win is worth 1 and a plain loss 0, so that what is level in a
    single game is level here too. Where nothing but winning counts these are the chances to win.
    """
    if compiled is None:
        return winprob.chances(to)
    wanted = _stakes(played, seat, first_dealer)
    flat = len(set(wanted.win)) == 1 and len(set(wanted.lose)) == 1
    spread = max(wanted.win) - min(wanted.lose)
    if flat or not spread:
        return winprob.chances(to)
    # Where a plain win comes too late for the match, all that still helps is measured by the most.
    low, high = wanted.lose[-1], wanted.win[-1]
    unit = high - low or spread
    shift = wanted.target - to
    win, lose = (
        tuple((paid[max(0, score + shift)] - low) / unit for score in range(to))
        for paid in (wanted.win, wanted.lose)
    )
    return winprob.values(Stakes(win, lose))


def _stakes(played: Match, seat: Seat, first_dealer: Seat) -> Stakes:
    rules = played.rules
    if rules.skunk == "off" or rules.match.startswith("best-of-"):
        return winprob.winning(rules.target)
    if rules.match == "single" or (rules.stakes and rules.match.endswith("-games")):
        return _tokens(rules)
    points = played.match_points()
    games = len(played.results) if rules.match.endswith("-games") else 0
    at = Standing(points[seat], points[1 - seat], games)
    return _matches(rules).stakes(at, we_deal=first_dealer == seat)


def _tokens(rules: Rules) -> Stakes:
    """Stakes are paid again for skunks; without them it is only to be won."""
    if not rules.stakes:
        return winprob.winning(rules.target)
    return winprob.paying(match.stake_times(rules), _levels(rules))


@lru_cache(maxsize=64)
def _matches(rules: Rules) -> Matches:
    """The chances of a match under these rules."""
    form = rules.match
    return Matches(
        match.worth(rules),
        _levels(rules),
        rules.next_dealer,
        points=int(form.removeprefix("first-to-")) if form.startswith("first-to-") else None,
        games=int(form.removesuffix("-games")) if form.endswith("-games") else None,
    )


def _levels(rules: Rules) -> tuple[int, ...]:
    """How badly a side loses, by its score."""
    return tuple(match.level(rules, score) for score in range(rules.target))
