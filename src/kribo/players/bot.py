"""What all bots do alike: they cut anywhere, claim what is theirs, count right and miss no muggins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from kribo.game.actions import Action, Bid, Claim, ClaimHeels, Discard, Go, Muggins, Play, Seat
from kribo.game.state import Announcing, Bidding, Calling, Counting, Discarding, Playing
from kribo.game.steps import Worth, worth
from kribo.game.view import View
from kribo.players.base import choices
from kribo.rules import Rules


class Bot(ABC):
    """A player that needs to be told only how to discard, to bid and to play.

    It keeps nothing from one decision to the next but its generator, the source of all its whims.
    """

    def __init__(self, generator: Random) -> None:
        self.generator = generator

    def choose(self, view: View) -> Action:
        """One of `view.legal`; see `Player`."""
        options = choices(view)
        match view.state.stage:
            case Discarding():
                return self.discard(view, [option for option in options if isinstance(option, Discard)])
            case Bidding():
                return self.bid(view, [option for option in options if isinstance(option, Bid)])
            case Playing():
                return self._claim_or_play(view, options)
            case Announcing() | Counting() as counting:
                true = worth(view.state, counting)
                return _saying(options, true.points if len(options) == 1 else self.count(true))
            case Calling() as calling:
                return _saying(options, self._to_call(view, calling))
        return self.generator.choice(options)

    def count(self, true: Worth) -> int:
        """What it thinks that cards are worth."""
        return true.points

    @abstractmethod
    def discard(self, view: View, discards: list[Discard]) -> Discard:
        """What to lay away to the crib."""

    @abstractmethod
    def bid(self, view: View, bids: list[Bid]) -> Bid:
        """What to bid for the crib; `bids` go from the lowest, which is a pass where one may pass."""

    @abstractmethod
    def play(self, view: View, options: list[Play | Go]) -> Play | Go:
        """What to lay, or whether to say go where one may stop."""

    def _claim_or_play(self, view: View, options: list[Action]) -> Action:
        for option in options:
            if isinstance(option, ClaimHeels):
                return option
        return self.play(view, [option for option in options if isinstance(option, Play | Go)])

    def _to_call(self, view: View, stage: Calling) -> int:
        """The points missed or, where calls are asked for because of them, invented; 0 for a right claim.

        Who has counted wrong lets the claim stand.
        """
        counted = stage.after if isinstance(stage.after, Counting) else Announcing(stage.after)
        true = worth(view.state, counted)
        return abs(true.points - stage.claim) if self.count(true) == true.points else 0


def bid_up_to(limit: int, bids: list[Bid]) -> Bid:
    """The least raise within the limit; without one a pass, or the least bid where one must open."""
    within = (bid for bid in bids if 0 < bid.points <= limit)
    return next(within, bids[0])


def share(rules: Rules, scorer: Seat, seat: Seat) -> float:
    """What a point that one seat scores counts for another: 1 on the same side; else the harm it does.

    Of several opponents each takes only a part of the chances to win.
    """
    return 1 if rules.side(scorer) == rules.side(seat) else -1 / (rules.sides - 1)


def _saying(options: list[Action], points: int) -> Action:
    """The claim or the call of so many points."""
    return next(
        option for option in options if isinstance(option, Claim | Muggins) and option.points == points
    )
