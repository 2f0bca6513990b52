"""`kribo play-out`: the whole play of a deal from its hands and the cards in the order laid."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kribo.announce.pegging import pegged
from kribo.cards import Cards, text
from kribo.errors import BadText, IllegalAction
from kribo.locales import Catalogue, letters
from kribo.locales.writing import read_card, read_cards
from kribo.scoring.play import Laid, Position, begin, lay
from kribo.terminal.arguments import FLAG, WORDS, Arguments, Number, Spec

FEWEST, MOST = 2, 6
"""Hands of a deal."""

SPEC = Spec(
    "CARDS",
    least=1,
    most=None,
    options={"hands": WORDS, "dealer": Number(1, MOST), "single": FLAG, "json": FLAG},
)


class _Step(NamedTuple):
    laid: Laid
    scores: tuple[int, ...]
    """Of all seats, after all that the card brought."""


def run(arguments: Arguments) -> int:
    """Follow the play card by card; whoever cannot lay one says go."""
    hands = _hands(arguments)
    dealer = _dealer(arguments, len(hands))
    words = " ".join(arguments.words).replace(",", " ").split()
    cards = [read_card(word, arguments.language) for word in words]
    try:
        steps = list(_steps(hands, dealer, cards, arguments.flag("single")))
    except IllegalAction as error:
        raise _as_people_count(error) from None
    if arguments.flag("json"):
        print(_json(steps))
    else:
        say = arguments.say
        print("\n".join(sentence for step in steps for sentence in _sentences(step, say)))
    return 0


def _hands(arguments: Arguments) -> list[Cards]:
    hands = [read_cards(hand, arguments.language) for hand in arguments.many("hands")]
    if not hands:
        raise BadText("option-missing", option="--hands")
    if not FEWEST <= len(hands) <= MOST:
        raise BadText("number-of-hands", found=len(hands), least=FEWEST, most=MOST)
    for seat, hand in enumerate(hands, start=1):
        if not hand:
            raise BadText("empty-hand", seat=seat)
    # Each hand by itself is read already; together they must not hold a card twice either.
    read_cards(" ".join(arguments.many("hands")), arguments.language)
    return hands


def _dealer(arguments: Arguments, seats: int) -> int:
    """The dealer's seat, counted from 0."""
    dealer = arguments.number("dealer")
    if dealer is None:
        raise BadText("option-missing", option="--dealer")
    if dealer > seats:
        raise BadText("number-out-of-range", option="--dealer", number=dealer, least=1, most=seats)
    return dealer - 1


def _steps(hands: list[Cards], dealer: int, cards: Sequence[int], single: bool) -> Iterator[_Step]:
    """The play from its first card to its end.

    :raises IllegalAction: for a card that cannot be laid, or when the cards end before the play does.
    """
    position = begin(hands, dealer)
    scores = [0] * len(hands)
    for card in cards:
        laid = lay(position, card, single=single)
        scores[laid.seat] += laid.points
        yield _Step(laid, tuple(scores))
        position = laid.after
    if position.turn is not None:
        raise _unfinished(position, single)


def _unfinished(position: Position, single: bool) -> IllegalAction:
    turn, playable = position.turn, position.playable
    if single:
        # Not all that is held would be laid.
        return IllegalAction("count-not-over", turn=turn, playable=playable)
    cards = [card for hand in position.held for card in hand]
    return IllegalAction("cards-to-lay", cards=cards, turn=turn, playable=playable)


def _as_people_count(error: IllegalAction) -> IllegalAction:
    """The same error with seats counted from 1."""
    facts = {
        name: fact + 1 if name in ("seat", "turn") and isinstance(fact, int) else fact
        for name, fact in error.facts.items()
    }
    return IllegalAction(error.code, **facts)


def _json(steps: list[_Step]) -> str:
    rows = [
        {
            "card": text(laid.card),
            "seat": laid.seat + 1,
            "count": laid.count,
            "points": laid.points,
            "scores": scores,
        }
        for laid, scores in steps
    ]
    return json.dumps({"steps": rows, "scores": steps[-1].scores})


def _sentences(step: _Step, say: Catalogue) -> Iterator[str]:
    """The card, the goes that follow it, the point for the last card, and who leads the next count."""
    laid, scores = step
    seat = laid.seat + 1
    with_card = list(scores)
    with_card[laid.seat] -= laid.last
    yield say(
        "play-out-pegs" if laid.items else "play-out-card",
        seat=seat,
        card=letters(say, laid.card),
        count=laid.count,
        why=pegged(laid.items, say),
        points=laid.points - laid.last,
        scores=_numbers(with_card),
    )
    for other in laid.gos:
        yield say("play-out-go", seat=other + 1)
    if laid.last:
        yield say("play-out-last", seat=seat, scores=_numbers(scores))
    if laid.after.turn is not None and not laid.after.pile:
        yield say("play-out-restart", seat=laid.after.turn + 1)


def _numbers(scores: Sequence[int]) -> str:
    return ", ".join(map(str, scores))
