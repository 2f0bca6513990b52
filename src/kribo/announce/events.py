"""What happened, as sentences: every event, for every listener, at three verbosities.

Events must be redacted for the listener first (`kribo.game.redact`); cards that are hidden are only counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kribo import match
from kribo.announce.asking import shown_cards
from kribo.announce.cadence import cadence
from kribo.announce.pegging import pegged
from kribo.announce.voice import Voice
from kribo.cards import HIDDEN, Cards
from kribo.game import events
from kribo.game.events import Event, Side

NOT_CLAIMED = -1
"""The claim of a count where nobody claimed in time."""


def sentences(event: Event, voice: Voice) -> list[str]:
    """What a listener is told of an event: whole sentences, one fact each, none for what needs no word."""
    return list(_TELLERS[type(event)](event, voice))


# Who deals, and the deal


def _deal_began(event: events.DealBegan, voice: Voice) -> Iterator[str]:
    yield voice.of(event.dealer, "deal", number=event.number)
    if not voice.rules.auction and voice.verbosity != "brief":
        yield voice.of(event.dealer, "crib-owner")


def _deal_cut(event: events.DealCut, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "cut-for-deal", **voice.card(event.card))


def _cut_tied(event: events.CutTied, voice: Voice) -> Iterator[str]:
    yield voice("cut-tied", players=voice.players(event.seats))


def _lots_drawn(event: events.LotsDrawn, voice: Voice) -> Iterator[str]:
    yield voice.of(event.dealer, "lots")


def _dealt(event: events.Dealt, voice: Voice) -> Iterator[str]:
    open_hands = [(seat, hand) for seat, hand in enumerate(event.hands) if HIDDEN not in hand]
    if not open_hands:
        yield voice("dealt-unseen")
    for seat, hand in open_hands:
        yield voice.of(seat, "dealt", cards=voice.cards(_in_order(hand)))


def _in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards))


def _discarded(event: events.Discarded, voice: Voice) -> Iterator[str]:
    if HIDDEN in event.cards:
        yield voice("discarded-unseen", player=voice.player(event.seat), n=len(event.cards))
    else:
        laid = _in_order(event.cards)
        yield voice.of(
            event.seat, "discarded", cards=voice.cards(laid), cards_acc=voice.cards(laid, case="acc")
        )


def _took_back(event: events.TookBack, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "took-back")


def _bid_made(event: events.BidMade, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "bid" if event.points else "pass", n=event.points)


def _crib_bought(event: events.CribBought, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "crib-bought", n=event.points)


def _starter_cut(event: events.StarterCut, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "starter-cut", **voice.card(event.card))


def _heels_lost(event: events.HeelsLost, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "heels-lost")


# The play


def _played(event: events.Played, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "played", count=event.count, **voice.card(event.card))


def _said_go(event: events.SaidGo, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "go", count=event.count)


def _count_restarted(event: events.CountRestarted, voice: Voice) -> Iterator[str]:
    yield voice.of(event.leader, "count-restart")


# Counting


def _claimed(event: events.Claimed, voice: Voice) -> Iterator[str]:
    if voice.rules.counting == "auto":
        return  # the table says the count itself
    if event.nineteen:
        yield voice.of(event.seat, "claimed-nineteen")
    else:
        yield voice.of(event.seat, "claimed", n=event.points, where=event.where)


def _counted(event: events.Counted, voice: Voice) -> Iterator[str]:
    """The cards, what they make, and what was wrong with the claim.

    A right claim of what a card pegs needs no more words: it is told with the points.
    """
    if event.where == "play" and event.claim == event.points:
        return
    yield shown_cards(event.seat, event.where, event.cards, voice)
    if event.where != "play" and voice.verbosity != "brief":
        held = len(event.cards) - 1
        yield cadence(event.items, voice.say, held=held, shorten=voice.verbosity != "full")
    elif event.where == "play" and event.items:
        yield voice("count-in-play", n=event.points, why=pegged(event.items, voice.say))
    else:
        yield voice("count-is", n=event.points)
    if event.claim not in (event.points, NOT_CLAIMED):
        yield voice.of(event.seat, "claim-wrong", claim=event.claim, n=event.points)


def _timed_out(event: events.TimedOut, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "timed-out")


def _called(event: events.Called, voice: Voice) -> Iterator[str]:
    if not event.points:
        yield voice.of(event.seat, "call-none")
    else:
        yield voice.of(event.seat, "call-right" if event.right else "call-wrong", n=event.points)


# Points


def _pegged(event: events.Pegged, voice: Voice) -> Iterator[str]:
    """What an event of the scores was worth, and where it leads; a price is told as a positive number."""
    message, why = f"pegged-{event.reason}", ""
    if event.reason == "play":
        if sum(item.points for item in event.items) == event.raw:
            why = pegged(event.items, voice.say)
        else:
            message = "pegged-claim"  # not all that the card makes was claimed
    yield voice.of(event.seat, message, n=abs(event.raw), score=event.score, why=why)


# The end


def _resigned(event: events.Resigned, voice: Voice) -> Iterator[str]:
    yield voice.of(event.seat, "resigned")


def _won(event: events.Won, voice: Voice) -> Iterator[str]:
    yield voice.of_side(event.side, "won")
    yield voice("final-scores", scores=voice.listing(_score(voice, *row) for row in enumerate(event.scores)))
    yield from _skunks(event, voice)


def _score(voice: Voice, side: Side, score: int) -> str:
    return voice("side-score", side=voice.side(side), score=score)


def _skunks(event: events.Won, voice: Voice) -> Iterator[str]:
    """A line for each way to lose badly, with those who did."""
    for level, message in _SKUNKS.get(voice.rules.skunk, _SKUNKS["margins"]).items():
        losers = [
            voice.side(side)
            for side, score in enumerate(event.scores)
            if side != event.side and match.level(voice.rules, score) == level
        ]
        if losers:
            yield voice(message, players=voice.listing(losers))


_SKUNKS = {"margins": {1: "skunk", 2: "double-skunk"}, "lurch": {1: "lurch"}}

_TELLERS: dict[type, Callable[[Any, Voice], Iterator[str]]] = {
    events.DealBegan: _deal_began,
    events.DealCut: _deal_cut,
    events.CutTied: _cut_tied,
    events.LotsDrawn: _lots_drawn,
    events.Dealt: _dealt,
    events.Discarded: _discarded,
    events.TookBack: _took_back,
    events.BidMade: _bid_made,
    events.CribBought: _crib_bought,
    events.StarterCut: _starter_cut,
    events.Played: _played,
    events.SaidGo: _said_go,
    events.CountRestarted: _count_restarted,
    events.HeelsLost: _heels_lost,
    events.Claimed: _claimed,
    events.Counted: _counted,
    events.TimedOut: _timed_out,
    events.Called: _called,
    events.Pegged: _pegged,
    events.Resigned: _resigned,
    events.Won: _won,
}
