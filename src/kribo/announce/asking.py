"""What a player is asked now: the cards that it is about, and last the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kribo.announce.voice import Voice
from kribo.cards import Cards
from kribo.game import actions
from kribo.game.actions import CHANCE
from kribo.game.events import Where
from kribo.game.hand import hand
from kribo.game.state import (
    Announcing,
    Bidding,
    Calling,
    Counting,
    Cutting,
    CuttingForDeal,
    Discarding,
    Over,
    Playing,
)
from kribo.game.steps import Worth, worth
from kribo.game.view import View


def asked(view: View, voice: Voice) -> list[str]:
    """What the game asks of the view's seat, or whom it waits for."""
    if isinstance(view.state.stage, Over):
        return [voice("game-over")]
    to_act = view.to_act
    if CHANCE in to_act:
        return [voice("waiting-for-chance")]
    if view.seat not in to_act:
        return [voice("waiting", players=voice.players(sorted(to_act)))]
    return list(_QUESTIONS[type(view.state.stage)](view, view.state.stage, voice))


def your_hand(view: View, voice: Voice) -> str:
    """The cards that the listener holds, in the order in which they are numbered."""
    held = hand(view)
    return voice("your-hand", cards=voice.cards(held)) if held else voice("no-hand")


def shown(counted: Worth, voice: Voice) -> str:
    """The cards that are counted, and whose they are."""
    return shown_cards(counted.seat, counted.where, counted.cards, voice)


def shown_cards(seat: int, where: Where, cards: Cards, voice: Voice) -> str:
    """A pile, or a hand or crib with the starter last."""
    if where == "play":
        return voice("pile", cards=voice.cards(cards))
    *held, starter = cards
    return voice.of(
        seat, f"show-{where}", cards=voice.cards(tuple(sorted(held))), starter=voice.cards((starter,))
    )


def being_counted(view: View) -> Worth:
    """What is counted, or was just claimed, in a stage of counting."""
    stage = view.state.stage
    if isinstance(stage, Calling):
        stage = stage.after if isinstance(stage.after, Counting) else Announcing(stage.after)
    assert isinstance(stage, Announcing | Counting)
    return worth(view.state, stage)


def _cut_for_deal(view: View, stage: CuttingForDeal, voice: Voice) -> Iterator[str]:
    yield voice("ask-cut-for-deal", first_dealer=view.state.rules.first_dealer, most=len(stage.spread))


def _discard(view: View, stage: Discarding, voice: Voice) -> Iterator[str]:
    rules, seat = view.state.rules, view.seat
    assert seat is not None
    yield your_hand(view, voice)
    if rules.auction and not stage.price:
        message = "ask-discard-unsold"
    elif stage.owner == seat:
        message = "ask-discard-own"
    else:
        same = rules.side(stage.owner) == rules.side(seat)
        message = "ask-discard-team" if same else "ask-discard-other"
    yield voice(message, n=rules.throws(seat, view.state.dealer), player=voice.player(stage.owner))


def _bid(view: View, stage: Bidding, voice: Voice) -> Iterator[str]:
    yield your_hand(view, voice)
    bids = [action.points for action in view.legal if isinstance(action, actions.Bid)]
    higher = [points for points in bids if points]
    if not higher:
        yield voice("ask-pass")
    elif len(bids) == len(higher):
        yield voice("ask-bid-first", least=higher[0], most=higher[-1])
    else:
        message = "ask-bid" if len(higher) > 1 else "ask-bid-one"
        yield voice(message, least=higher[0], most=higher[-1])


def _cut_starter(view: View, stage: Cutting, voice: Voice) -> Iterator[str]:
    positions = [action.position for action in view.legal if isinstance(action, actions.CutStarter)]
    yield voice("ask-cut-starter", least=positions[0] + 1, most=positions[-1] + 1)


def _play(view: View, stage: Playing, voice: Voice) -> Iterator[str]:
    yield your_hand(view, voice)
    playable = tuple(sorted(action.card for action in view.legal if isinstance(action, actions.Play)))
    may_go = any(isinstance(action, actions.Go) for action in view.legal)
    if not playable:
        yield voice("ask-go", count=stage.count)
    elif may_go:
        yield voice("ask-play-or-go", count=stage.count)
    elif not stage.pile:
        yield voice("ask-lead")
    elif len(playable) < len(hand(view)):
        yield voice("ask-play-of", count=stage.count, cards=voice.cards(playable))
    else:
        yield voice("ask-play", count=stage.count)


def _claim(view: View, stage: Announcing | Counting, voice: Voice) -> Iterator[str]:
    yield shown(being_counted(view), voice)
    yield voice("ask-claim-card" if isinstance(stage, Announcing) else "ask-claim")


def _call(view: View, stage: Calling, voice: Voice) -> Iterator[str]:
    yield shown(being_counted(view), voice)
    yield voice.of(stage.claimant, "claimed", n=stage.claim, where=stage.where)
    # Where the caller takes invented points too, asking for missed ones alone would say that there are some.
    rules = view.state.rules
    punished = rules.counting == "strict" or rules.over_penalty == "on"
    yield voice("ask-call-either" if punished and rules.transfer == "caller" else "ask-call")


_QUESTIONS: dict[type, Callable[[View, Any, Voice], Iterator[str]]] = {
    CuttingForDeal: _cut_for_deal,
    Discarding: _discard,
    Bidding: _bid,
    Cutting: _cut_starter,
    Playing: _play,
    Announcing: _claim,
    Counting: _claim,
    Calling: _call,
}
