"""Discards of two-handed six-card: every way to throw two of six, with all that it is worth.

The hand term is exact. The crib term goes through all ranks that the other may hold and how he throws them,
by a habit that answers one's own as well as can be (habit.h); `exact` goes through all 9,366,819 hands of
cards instead. What the play brings comes from trial deals, by the ranks kept. The chance of winning plays the
rest of the deal out from there, event by event, into the chances of `winprob`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from kribo.cards import Card, Cards
from kribo.engine import cache as files_made
from kribo.engine import counts, winprob
from kribo.engine.show_table import little_endian
from kribo.engine.winning import (
    DEALER,
    KEEPS,
    PONE,
    WAYS,
    compiled,
    data,
    functions,
)
from kribo.scoring import show

ERRORS = ((12, 0.017), (30, 0.007), (999, 0.0013))
"""Standard errors of chances of winning, by the points that the leader still wants at most, as measured by
`benchmarks/wins.py`. They come of taking play, hands and crib not to depend on each other."""

LEVEL = 0.001
"""Chances of winning no further apart than this are level, and the net points decide."""

MILLI = 1000
"""The parts of a point in which the means of the play are shipped."""


class Throw(NamedTuple):
    """A way to throw: mean points, and the value of the game, which is the chance of winning it.

    `net` counts the crib as the thrower's or the other's, and the play for minus against.
    """

    discard: Cards
    keep: Cards
    hand: float
    crib: float
    pegging_for: float
    pegging_against: float
    net: float
    win: float
    error: float


def throws(
    hand: Sequence[Card],
    *,
    dealer: bool,
    scores: tuple[int, int] = (0, 0),
    values: winprob.Values | None = None,
    exact: bool = False,
) -> list[Throw]:
    """The fifteen throws of six cards, best first: by `win`, and by `net` where chances are level.

    :param scores: one's own and the other's, both short of the target.
    :param values: what the game is played for; the chance of winning a game to 121 when not given.
    :param exact: count the crib from all hands of cards.
    :raises NotCompiled: for `exact` without the compiled module.
    """
    cards, role = bytes(sorted(hand)), DEALER if dealer else PONE
    worths = exact_worths(cards, dealer=dealer) if exact else functions.worths(cards, habits()[not role])
    game = values or winprob.chances(121)
    wins = _wins(cards, role, scores, game)
    wanted = game.target - max(scores)
    error = next(error for most, error in ERRORS if wanted <= most)
    found = [
        _throw(cards, way, role, worths[2 * way : 2 * way + 2], wins[way], error) for way in range(len(WAYS))
    ]
    return ranked(found)


def ranked(found: Sequence[Throw]) -> list[Throw]:
    """Best first; those that are level with the best that is left come together, by net points."""
    rest = sorted(found, key=lambda throw: throw.win, reverse=True)
    order: list[Throw] = []
    while rest:
        level = [throw for throw in rest if throw.win >= rest[0].win - LEVEL]
        order += sorted(level, key=lambda throw: throw.net, reverse=True)
        rest = rest[len(level) :]
    return order


def starters(hand: Sequence[Card], keep: Sequence[Card]) -> dict[Card, int]:
    """What the kept cards show with each starter that six cards leave."""
    return {card: show.points(keep, card) for card in range(52) if card not in hand}


def _throw(cards: bytes, way: int, role: int, worth: Sequence[float], win: float, error: float) -> Throw:
    low, high = WAYS[way]
    keep = tuple(card for place, card in enumerate(cards) if place not in (low, high))
    hand, crib = worth
    gained, lost = plays().means(role, keep)
    net = hand + (crib if role == DEALER else -crib) + gained - lost
    return Throw((cards[low], cards[high]), keep, hand, crib, gained, lost, net, win, error)


def _wins(cards: bytes, role: int, scores: tuple[int, int], game: winprob.Values) -> list[float]:
    found: list[float] = functions.values(
        cards,
        role,
        *scores,
        habits()[not role],
        game.target,
        _races(cards, role),
        game.win,
        game.lose,
        game.ours,
        game.theirs,
    )
    return found


@cache
def habits() -> tuple[Any, Any]:
    """How pone and dealer throw; a habit is whatever the functions in use make of its bytes."""
    return functions.read_habit(data("throws-pone.bin")), functions.read_habit(data("throws-dealer.bin"))


# ---- the play


class Plays(NamedTuple):
    """What the play brings, by role and keep: mean points for and against, and a race in packed form."""

    gained: tuple[array[int], array[int]]
    lost: tuple[array[int], array[int]]
    begins: array[int]
    races: bytes

    def means(self, role: int, keep: Sequence[Card]) -> tuple[float, float]:
        """The mean points for and against who keeps these four cards."""
        place = keep_index(keep)
        return self.gained[role][place] / MILLI, self.lost[role][place] / MILLI

    def race(self, role: int, place: int) -> array[float]:
        """The race of the keep at that place of `keep_index`."""
        number = role * KEEPS + place
        return counts.unpack(self.races[self.begins[number] : self.begins[number + 1]])


def keep_index(keep: Sequence[Card]) -> int:
    """The place of four cards among the multisets of four ranks, in colexicographic order."""
    a, b, c, d = sorted(card >> 2 for card in keep)
    return a + (b + 1) * b // 2 + (c + 2) * (c + 1) * c // 6 + (d + 3) * (d + 2) * (d + 1) * d // 24


@cache
def plays() -> Plays:
    """From the data folder: by role and keep the means, where each race begins, and the races."""
    content = data("plays.bin")
    means_end, begins_end = 8 * KEEPS, 8 * KEEPS + 4 * (2 * KEEPS + 1)
    means = little_endian(array("H", content[:means_end]))
    begins = little_endian(array("I", content[means_end:begins_end]))
    gained, lost = means[: 2 * KEEPS], means[2 * KEEPS :]
    return Plays((gained[:KEEPS], gained[KEEPS:]), (lost[:KEEPS], lost[KEEPS:]), begins, content[begins_end:])


@lru_cache(200)
def _race(role: int, place: int) -> array[float]:
    return plays().race(role, place)


def _races(cards: bytes, role: int) -> array[float]:
    """The races of the play, by way."""
    races = array("d")
    for way in WAYS:
        races += _race(role, keep_index([card for place, card in enumerate(cards) if place not in way]))
    return races


# ---- all hands of cards


class NotCompiled(RuntimeError):
    """Only the compiled module goes through millions of hands."""


def exact_worths(hand: Sequence[Card], *, dealer: bool) -> list[float]:
    """Hand and crib of each way, from all hands of cards that the other may hold.

    :raises NotCompiled: without the compiled module.
    """
    if compiled is None:
        raise NotCompiled("the exact discard needs the compiled kernel")
    found: list[float] = compiled.exact_worths(bytes(sorted(hand)), throw_table(PONE if dealer else DEALER))
    return found


@cache
def throw_table(role: int) -> bytes:
    """What the role throws from each of the 20,358,520 hands (discard.h); made in half a minute, and kept."""
    answered = data(("throws-dealer.bin", "throws-pone.bin")[role])
    return files_made.kept("throws", answered, lambda: _make_table(role))


def _make_table(role: int) -> bytes:
    table = bytearray(compiled.TABLE_BYTES)
    compiled.answer_habit(role, habits()[not role], 1.0, bytearray(compiled.ANSWERS_BYTES), table)
    return bytes(table)
