"""What of a game goes to a reader: the view of a seat, made for a page that knows no rules."""

from __future__ import annotations

from typing import Any

from kribo.announce.asking import being_counted
from kribo.cards import PACK, Cards, value
from kribo.errors import BadText
from kribo.game import actions
from kribo.game.actions import Action
from kribo.game.hand import hand
from kribo.game.state import Announcing, Calling, Counting, Playing
from kribo.game.view import View
from kribo.rules import Rules
from kribo.scoring import play
from kribo.server.messages import ClockInfo, CountingInfo, Legal, LimitInfo, ViewInfo
from kribo.table.clock import Clock

FIELDS = {
    actions.CutForDeal: ("cut_for_deal", "position"),
    actions.Bid: ("bid", "points"),
    actions.CutStarter: ("cut_starter", "position"),
    actions.Play: ("play", "card"),
    actions.Claim: ("claim", "points"),
    actions.Muggins: ("muggins", "points"),
}
"""By kind of action: the field of `Legal`, and the argument that it lists."""

SWITCHES = {
    actions.TakeBack: "take_back",
    actions.Go: "go",
    actions.ClaimHeels: "claim_heels",
    actions.Resign: "resign",
}


def view_info(view: View, asked_at: int) -> ViewInfo:
    """A view as it is sent."""
    state, held = view.state, hand(view)
    playing = state.stage if isinstance(state.stage, Playing) else None
    return ViewInfo(
        stage=state.stage,
        dealer=state.dealer,
        deals=state.deals,
        scores=state.scores,
        rear_pegs=state.rear_pegs,
        to_act=sorted(view.to_act),
        hand=held,
        makes=[playing.count + value(card) for card in held] if playing else [],
        pegs=_pegs(playing, held, state.rules) if playing else [],
        legal=legal_info(view.legal),
        asked_at=asked_at,
        counting=_counting(view),
    )


def _pegs(stage: Playing, held: Cards, rules: Rules) -> list[int]:
    """What each card would peg; nothing at all where people have to say it themselves."""
    if rules.manual_pegging == "on":
        return []
    pile, left = stage.pile, play.LIMIT - stage.count
    return [play.points((*pile, card)) if value(card) <= left else 0 for card in held]


def legal_info(legal: tuple[Action, ...]) -> Legal:
    """The legal actions by kind."""
    found: dict[str, Any] = {}
    for action in legal:
        kind = type(action)
        if kind in FIELDS:
            name, argument = FIELDS[kind]
            found.setdefault(name, []).append(getattr(action, argument))
        elif isinstance(action, actions.Discard):
            found["discard"] = len(action.cards)
        else:
            found[SWITCHES[kind]] = True
    return Legal(**found)


def _counting(view: View) -> CountingInfo | None:
    stage = view.state.stage
    if not isinstance(stage, Announcing | Counting | Calling):
        return None
    counted = being_counted(view)
    claim = stage.claim if isinstance(stage, Calling) else None
    return CountingInfo(
        seat=counted.seat, where=counted.where, cards=counted.cards, claim=claim, most=counted.most
    )


def clock_info(clock: Clock, now: int, *, stopped: bool) -> ClockInfo:
    """The clock at this moment."""
    clock.settle(now)
    limit = clock.limit
    return ClockInfo(
        kind=clock.rules.kind,
        left=list(clock.left),
        running=sorted(clock.running),
        limit=LimitInfo(what=limit.what, seats=limit.seats, left=limit.left) if limit else None,
        stopped=stopped,
        low=clock.low,
    )


MOST = 10**6


def check_action(action: Action) -> None:
    """Refuse what is no card and no number of a game, before anything looks it up.

    :raises BadText: `bad-card`, `number-too-big`.
    """
    named: Cards = ()
    if isinstance(action, actions.Play):
        named = (action.card,)
    elif isinstance(action, actions.Discard):
        named = action.cards
    for card in named:
        if card not in PACK:
            raise BadText("bad-card", token=str(card)[:20])
    for argument in ("position", "points", "seat"):
        if abs(getattr(action, argument, 0)) > MOST:
            raise BadText("number-too-big", most=MOST)
