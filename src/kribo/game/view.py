"""Who sees what: the only file that knows.

`view` shows a state as one seat (or a spectator) sees it, `redact` an event. Both have the types of the real
thing, with `HIDDEN` cards in it, so whoever shows or plays a game reads one type.

Two leaks are easy to miss. A hidden card must not keep its place in a hand, since players sort their hands
and a place tells a range: hidden cards come last here. And a seat must not forget what it knows: its own
discard stays in `thrown` until the next deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kribo.cards import HIDDEN, Cards
from kribo.game import events, steps
from kribo.game.actions import Action, Seat
from kribo.game.events import Event
from kribo.game.state import (
    Announcing,
    Bidding,
    Calling,
    Counting,
    Cutting,
    CuttingForDeal,
    Discarding,
    Placed,
    Playing,
    Stage,
    State,
)

SPECTATOR = None


class View(Struct, frozen=True):
    """A game as a seat sees it, and what that seat may do.

    `seat` is None for a spectator. `state` looks like the real state but cannot be played on: cards that
    the seat may not see are `HIDDEN`.
    """

    seat: Seat | None
    state: State
    legal: tuple[Action, ...] = ()

    @property
    def history(self) -> tuple[Event, ...]:
        """What happened in this deal, as the seat saw it."""
        return self.state.history

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that the game waits for."""
        return steps.to_act(self.state)


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees; `None` is a spectator, who sees only what lies face up."""
    hide = _HIDERS.get(type(state.stage))
    stage = hide(state, state.stage, seat) if hide else state.stage
    history = tuple(redact(event, seat) for event in state.history)
    legal = () if seat is None else tuple(steps.legal(state, seat))
    return View(seat, replace(state, stage=stage, history=history), legal)


def redact(event: Event, seat: Seat | None) -> Event:
    """An event as a seat sees it: dealt and discarded cards are its own or hidden."""
    if isinstance(event, events.Dealt):
        return events.Dealt(_others_hidden(event.hands, seat))
    if isinstance(event, events.Discarded) and event.seat != seat:
        return events.Discarded(event.seat, _hidden(event.cards))
    return event


def _hidden(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def _others_hidden(by_seat: tuple[Cards, ...], seat: Seat | None) -> tuple[Cards, ...]:
    return tuple(cards if owner == seat else _hidden(cards) for owner, cards in enumerate(by_seat))


def _cutting_for_deal(state: State, stage: CuttingForDeal, seat: Seat | None) -> Stage:
    shown = {position for _, position in stage.drawn}
    return replace(
        stage,
        spread=tuple(card if place in shown else HIDDEN for place, card in enumerate(stage.spread)),
    )


def _in_hand(state: State, stage: Discarding | Bidding, seat: Seat | None) -> Stage:
    return replace(
        stage,
        hands=_others_hidden(stage.hands, seat),
        thrown=_others_hidden(stage.thrown, seat),
        extra=_hidden(stage.extra),
        stock=_hidden(stage.stock),
    )


def _placed(stage: Placed, seat: Seat | None, public: list[Cards], crib_shown: bool) -> dict[str, Any]:
    """The fields of `Placed`, where `public` are each seat's kept cards that lie face up."""
    return {
        "kept": tuple(
            kept if owner == seat else public[owner] + (HIDDEN,) * (len(kept) - len(public[owner]))
            for owner, kept in enumerate(stage.kept)
        ),
        "thrown": _others_hidden(stage.thrown, seat),
        "crib": stage.crib if crib_shown else _hidden(stage.crib),
        "stock": _hidden(stage.stock),
    }


def _cutting(state: State, stage: Cutting, seat: Seat | None) -> Stage:
    nothing: list[Cards] = [()] * len(stage.kept)
    return replace(stage, **_placed(stage, seat, nothing, crib_shown=False))


def _laid(stage: Playing | Counting) -> list[Cards]:
    return [tuple(card for owner, card in stage.played if owner == seat) for seat in range(len(stage.kept))]


def _playing(state: State, stage: Playing, seat: Seat | None) -> Playing:
    return replace(
        stage,
        **_placed(stage, seat, _laid(stage), crib_shown=False),
        held=_others_hidden(stage.held, seat),
    )


def _announcing(state: State, stage: Announcing, seat: Seat | None) -> Stage:
    return Announcing(_playing(state, stage.play, seat))


def _counting(state: State, stage: Counting, seat: Seat | None) -> Counting:
    """A hand or the crib is turned up when its turn to be counted comes, and stays so."""
    public, crib_shown = _laid(stage), False
    for owner, where in steps.shows(state.rules, state.dealer, stage)[: stage.turn + 1]:
        if where == "crib":
            crib_shown = True
        else:
            public[owner] = stage.kept[owner]
    return replace(stage, **_placed(stage, seat, public, crib_shown))


def _calling(state: State, stage: Calling, seat: Seat | None) -> Stage:
    if isinstance(stage.after, Counting):
        return replace(stage, after=_counting(state, stage.after, seat))
    return replace(stage, after=_playing(state, stage.after, seat))


_HIDERS: dict[type, Callable[[State, Any, Seat | None], Stage]] = {
    CuttingForDeal: _cutting_for_deal,
    Discarding: _in_hand,
    Bidding: _in_hand,
    Cutting: _cutting,
    Playing: _playing,
    Announcing: _announcing,
    Counting: _counting,
    Calling: _calling,
}
