"""A table with stacked cards, for deals that are written down in a test.

A hand is written `KH 7D 2C 3S | 4H 4D`: the cards in the order in which they are dealt, those after the bar
to be laid away. What is pegged is read as text: `0 go 1` is a point for a go to seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from kribo import variants
from kribo.cards import PACK, Card, Cards, parse, parse_all, text
from kribo.game import actions, events, steps
from kribo.game.actions import Action, Seat
from kribo.game.events import Event
from kribo.game.state import NOBODY, Calling, Counting, Over, Playing, Stage
from kribo.rules import Rules

CUT_AT = 4

S = TypeVar("S", bound=Stage)


def pack_of(rules: Rules, dealer: Seat, hands: Sequence[Cards], extra: Cards, starter: Card) -> Cards:
    """The pack that gives those hands, card by card from eldest, and then that starter at the cut."""
    order: list[Card] = []
    for dealt in range(7):
        for step in range(1, rules.seats + 1):
            hand = hands[(dealer + step) % rules.seats]
            order += hand[dealt : dealt + 1]
    order += extra
    rest = [card for card in PACK if card not in order and card != starter]
    return (*order, *rest[:CUT_AT], starter, *rest[CUT_AT:])


class Table:
    """A game that tests drive; `told` holds every event so far."""

    def __init__(
        self,
        name: str,
        dealer: Seat = 0,
        *,
        options: Mapping[str, str] | None = None,
        scores: Sequence[int] | None = None,
    ) -> None:
        self.rules = variants.find(name).with_options(options or {})
        self.state = steps.new(self.rules, dealer)
        self.told: list[Event] = list(self.state.history)
        if scores is not None:
            self.state = replace(self.state, scores=tuple(scores))

    def do(self, *made: Action) -> list[str]:
        """Apply actions; what they pegged."""
        before = len(self.told)
        for action in made:
            self.state, told = steps.apply(self.state, action)
            self.told += told
        return pegs(self.told[before:])

    def deal(self, *hands: str, starter: str, extra: str = "") -> list[str]:
        """Deal stacked hands, by seat, and lay away what is after the bars."""
        cards = [parse_all(hand.replace("|", " ")) for hand in hands]
        pack = pack_of(self.rules, self.state.dealer, cards, parse_all(extra), parse(starter))
        pegged = self.do(actions.Deal(pack))
        self.thrown = [parse_all(hand.partition("|")[2]) for hand in hands]
        return pegged + (self.discard() if self.rules.auction_when == "after_discards" else [])

    def discard(self) -> list[str]:
        """Lay away what is after the bars."""
        return self.do(*(actions.Discard(seat, cards) for seat, cards in enumerate(self.thrown) if cards))

    def cut(self) -> list[str]:
        """Cut the starter that was stacked."""
        return self.do(actions.CutStarter(self.rules.left_of(self.state.dealer), CUT_AT))

    def lay(self, line: str) -> list[str]:
        """Let the seats on turn lay cards, or say `go`; what is pegged."""
        pegged: list[str] = []
        for token in line.split():
            turn = self.now(Playing).turn
            pegged += self.do(actions.Go(turn) if token == "go" else actions.Play(turn, parse(token)))
        return pegged

    def play_out(self) -> list[str]:
        """The rest of the play, each seat laying the first card that it can."""
        pegged: list[str] = []
        while isinstance(self.state.stage, Playing):
            turn = self.state.stage.turn
            pegged += self.do(steps.legal(self.state, turn)[0])
        return pegged

    def claim(self, *points: int) -> list[str]:
        """Claim for whoever is on turn, once for each number."""
        pegged: list[str] = []
        for claim in points:
            (seat,) = steps.to_act(self.state)
            pegged += self.do(actions.Claim(seat, claim))
        return pegged

    def call(self, seat: Seat, points: int) -> list[str]:
        """Call muggins."""
        return self.do(actions.Muggins(seat, points))

    def count_all(self) -> list[str]:
        """Count the rest of the show truly, as mode `auto` asks."""
        pegged: list[str] = []
        while isinstance(self.state.stage, Counting):
            (seat,) = steps.to_act(self.state)
            pegged += self.do(steps.legal(self.state, seat)[0])
        return pegged

    def now(self, stage: type[S]) -> S:
        """The stage, which must be of that type."""
        assert isinstance(self.state.stage, stage)
        return self.state.stage

    def winner(self) -> int | None:
        """The side that won, or None while the game is on."""
        return self.state.stage.winner if isinstance(self.state.stage, Over) else None

    def waiting(self) -> list[Seat]:
        """The seats that may call muggins."""
        return list(self.now(Calling).waiting)

    def on_turn(self) -> Seat:
        """The one seat that the game waits for."""
        (seat,) = steps.to_act(self.state)
        return seat

    def crib(self) -> str:
        """The cards of the crib, in its order."""
        return " ".join(map(text, getattr(self.state.stage, "crib")))  # noqa: B009 - several stages have one


def in_play(
    name: str,
    *hands: str,
    starter: str,
    dealer: Seat = 0,
    extra: str = "",
    options: Mapping[str, str] | None = None,
    scores: Sequence[int] | None = None,
) -> Table:
    """A table where the starter has just been cut."""
    table = Table(name, dealer, options=options, scores=scores)
    table.deal(*hands, starter=starter, extra=extra)
    table.cut()
    return table


def in_show(
    name: str,
    *hands: str,
    starter: str,
    dealer: Seat = 0,
    extra: str = "",
    options: Mapping[str, str] | None = None,
    scores: Sequence[int] | None = None,
) -> Table:
    """A table where the play is over and nothing of the show was counted; the scores are as given then."""
    table = in_play(name, *hands, starter=starter, dealer=dealer, extra=extra, options=options)
    table.play_out()
    if scores is None:
        scores = (0,) * table.rules.sides
    table.state = replace(table.state, scores=tuple(scores))
    return table


def pegs(told: Sequence[Event]) -> list[str]:
    """The points in some events."""
    return [
        f"{event.seat} {event.reason} {event.points}" for event in told if isinstance(event, events.Pegged)
    ]


def cuts(table: Table, *positions: int) -> None:
    """Cut for the deal, in the order of the cutters."""
    for seat, position in zip(sorted(steps.to_act(table.state)), positions, strict=True):
        table.do(actions.CutForDeal(seat, position))


__all__ = ["CUT_AT", "NOBODY", "Table", "cuts", "in_play", "in_show", "pack_of", "pegs"]
