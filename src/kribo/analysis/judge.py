"""Every choice of a decision with what it is worth, as JSON-like rows: for the commands and the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kribo.analysis import bands
from kribo.cards import Card, Cards, text
from kribo.engine import discard
from kribo.engine.discard import Throw
from kribo.engine.pegging import Candidate

Row = dict[str, Any]

DIGITS, WIN_DIGITS = 3, 5


def throw_rows(found: Sequence[Throw], hand: Cards) -> list[Row]:
    """The throws in their order, each with all its parts and its starters."""
    return [_throw_row(throw, found[0], hand) for throw in found]


def _throw_row(throw: Throw, best: Throw, hand: Cards) -> Row:
    by_points = _by_points(discard.starters(hand, throw.keep))
    return {
        "discard": _texts(throw.discard),
        "keep": _texts(throw.keep),
        "hand": round(throw.hand, DIGITS),
        "crib": round(throw.crib, DIGITS),
        "pegging": round(throw.pegging_for - throw.pegging_against, DIGITS),
        "pegging_for": round(throw.pegging_for, DIGITS),
        "pegging_against": round(throw.pegging_against, DIGITS),
        "net": round(throw.net, DIGITS),
        "win": round(throw.win, WIN_DIGITS),
        "error": throw.error,
        **_behind(throw.win, best.win, throw.net, best.net, bands.difference(throw.error, best.error)),
        "best_starters": _most(by_points),
        "worst_starters": _most(by_points[::-1]),
    }


def play_rows(found: Sequence[Candidate]) -> list[Row]:
    """The cards that may be laid in their order, each with all its parts."""
    best = found[0]
    return [
        {
            "play": text(one.card),
            "pegging_for": round(one.points_for, DIGITS),
            "pegging_against": round(one.points_against, DIGITS),
            "net": round(one.net, DIGITS),
            "win": round(win_of(one), WIN_DIGITS),
            "error": one.error,
            **_behind(win_of(one), win_of(best), one.net, best.net, bands.difference(one.error, best.error)),
        }
        for one in found
    ]


def _behind(win: float, best: float, net: float, best_net: float, error: float) -> Row:
    """How close a choice comes to the best: in percentage points of wins, in points, and by its band."""
    loss = max(0.0, 100 * (best - win))
    return {
        "behind": round(loss, DIGITS),
        "behind_points": round(best_net - net, DIGITS),
        "band": bands.band(loss, 100 * error),
    }


def win_of(one: Candidate) -> float:
    """The chance of winning of a card that was judged by it."""
    assert one.win is not None
    return one.win


def _by_points(shown: dict[Card, int]) -> list[tuple[int, list[str]]]:
    """The starters by what they make the hand show, most first."""
    by_points: dict[int, list[str]] = {}
    for card, points in shown.items():
        by_points.setdefault(points, []).append(text(card))
    return sorted(by_points.items(), reverse=True)


def _most(by_points: Sequence[tuple[int, list[str]]]) -> Row:
    points, cards = by_points[0]
    return {"points": points, "cards": cards}


def _texts(cards: Cards) -> list[str]:
    return [text(card) for card in cards]
