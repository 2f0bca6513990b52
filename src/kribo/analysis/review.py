"""A game judged decision by decision: what skill and what luck made of it.

The chance of winning goes through the game as a chain. It starts at a half. Whenever somebody decides, the
chance of the best choice takes its place, as that player could know it, and then the chance of what was done.
The second change is skill, the first is luck, put down to the event that came before. So the two always
add up to the result:

    result - 1/2 = luck - the losses of one side + the losses of the other
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from kribo import game
from kribo.analysis import bands, judge
from kribo.analysis.bands import Band
from kribo.analysis.reasons import Reason, of_plays, of_throws
from kribo.cards import Cards, rank
from kribo.engine import discard, winprob
from kribo.engine.discard import Throw
from kribo.engine.winprob import Values
from kribo.game import events, steps
from kribo.game.actions import Claim, Play, Resign, Seat
from kribo.game.events import Event
from kribo.game.state import Announcing, Counting, Cutting, Discarding, Playing, State
from kribo.notation import Record, Step, replay
from kribo.players import duel
from kribo.scoring import play

Kind = Literal["discard", "play", "count", "resign"]
Chance = Literal["cut", "deal", "starter", "cards"]
"""Events of chance: who deals first, the six cards, the starter, and what the other turned out to hold."""

FIRST: Seat = 0
"""The seat to whom all chances of the chain belong."""

Told = Callable[[int, int], object]


class Decision(Struct, frozen=True):
    """Something that a player did and could have done otherwise.

    `loss` is in percentage points of wins, with its standard error; `points` is the same in net points. Of a
    count, `points` are those it cost, and there is no reason; nor of a resignation.
    """

    seat: Seat
    deal: int
    kind: Kind
    chosen: Cards
    best: Cards
    win: float
    """The chance of winning with the best choice."""
    loss: float
    error: float
    points: float
    reason: Reason | None = None

    @property
    def band(self) -> Band:
        """What the loss is called."""
        return bands.band(self.loss, self.error)


class Luck(Struct, frozen=True):
    """What an event of chance changed for the first seat, in percentage points of wins."""

    deal: int
    event: Chance
    change: float


class Review(Struct, frozen=True):
    """A game with all its decisions and all its luck; `result` is 1 if the first seat won, 0 if it lost.

    Of a game that was not finished it is the chance as it stood at the end.
    """

    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    result: float

    def of(self, seat: Seat, *kinds: Kind) -> list[Decision]:
        """The decisions of a seat, of all kinds or of some."""
        return [one for one in self.decisions if one.seat == seat and (not kinds or one.kind in kinds)]

    def skill(self, seat: Seat) -> float:
        """What a seat made of its choices, in percentage points: never more than 0."""
        return -sum(one.loss for one in self.of(seat))

    def luck_of(self, seat: Seat, event: Chance | None = None) -> float:
        """The luck of a seat, in percentage points, of all events or of one kind."""
        total = sum(one.change for one in self.luck if event in (None, one.event))
        return total if seat == FIRST else -total


def can_judge(record: Record) -> bool:
    """Whether the engine knows this game well enough to judge it."""
    return duel.is_one(record.rules)


def accuracy(decisions: Sequence[Decision]) -> float:
    """The mean accuracy of some decisions, in per cent."""
    return _mean([bands.accuracy(one.loss) for one in decisions], nothing=100.0)


def rating(decisions: Sequence[Decision]) -> float:
    """Ten times the mean loss of some decisions: 0 is perfect."""
    return 10 * _mean([one.loss for one in decisions], nothing=0.0)


def _mean(numbers: Sequence[float], nothing: float) -> float:
    return sum(numbers) / len(numbers) if numbers else nothing


def review(record: Record, *, exact: bool = False, told: Told | None = None) -> Review:
    """Judge a game of two-handed six-card; for any other ask `can_judge` first.

    :param exact: count the cribs of discards from all hands of cards.
    :param told: is told how many of how many actions are done.
    :raises NotCompiled: for `exact` without the compiled module.
    """
    critic = _Critic(winprob.chances(record.rules.target), exact)
    before = game.new(record.rules, record.first_dealer)
    for event in before.history:
        critic.see_event(event, before, before)
    for number, step in enumerate(replay(record), start=1):
        critic.see(before, step)
        before = step.state
        if told:
            told(number, len(record.actions))
    return Review(tuple(critic.decisions), tuple(critic.luck), critic.chance)


class _Critic:
    """Goes through a game and keeps the chain: `chance` is that of the first seat."""

    def __init__(self, values: Values, exact: bool) -> None:
        self.values = values
        self.exact = exact
        self.chance = 0.5
        self.decisions: list[Decision] = []
        self.luck: list[Luck] = []
        self.event: Chance = "cut"
        """What a change that is not skill comes from now."""
        self.throws: list[list[Throw]] = []
        """By seat, in this deal."""

    def see(self, before: State, step: Step) -> None:
        """Take in an action."""
        action, after = step.action, step.state
        match before.stage, action:
            case Playing(), Play():
                self._judge_play(before, action)
            case Discarding(), _ if isinstance(after.stage, Cutting):
                self._judge_discards(after, after.stage)
            case Cutting(), _:
                self.event = "starter"
            case (Counting() | Announcing()) as stage, Claim():
                self._judge_count(before, stage, action)
            case _, Resign():
                self._judge_resigning(before, action.seat)
        for event in step.events:
            self.see_event(event, before, after)

    def see_event(self, event: Event, before: State, after: State) -> None:
        """Take in what happened."""
        match event:
            case events.DealBegan():
                self._move_to(self._next_deal(after.scores, after.dealer), max(1, before.deals))
                self.event = "deal"
            case events.Dealt():
                self._see_deal(after, event.hands)
            case events.HeelsLost():
                self._lose_points(before, after.scores, event.seat, forgone=steps.HEELS)
            case events.Pegged(reason="missed" | "invented" | "muggins" | "timeout"):
                self._lose_points(before, after.scores, 1 - event.seat, taken=event.points)
            case events.Won():
                self._move_to(float(event.side == FIRST), after.deals)

    # Luck

    def _move_to(self, chance: float, deal: int) -> None:
        """The chance is another now, and nobody's choice made it so."""
        self.luck.append(Luck(deal, self.event, 100 * (chance - self.chance)))
        self.chance = chance

    def _next_deal(self, scores: Sequence[int], dealer: Seat) -> float:
        return self.values.before_deal(scores[FIRST], scores[1 - FIRST], we_deal=dealer == FIRST)

    def _see_deal(self, state: State, hands: tuple[Cards, ...]) -> None:
        """Each hand changes the chances as it would if the other were not known."""
        self.throws = [self._throws_of(state, seat, hand) for seat, hand in enumerate(hands)]
        mine, theirs = (throws[0].win for throws in self.throws)
        self._move_to(mine + (1 - theirs) - self.chance, state.deals)
        self.event = "cards"

    def _throws_of(self, state: State, seat: Seat, hand: Cards) -> list[Throw]:
        return discard.throws(
            hand,
            dealer=state.dealer == seat,
            scores=_own_first(state.scores, seat),
            values=self.values,
            exact=self.exact,
        )

    # Skill

    def _add(self, decision: Decision) -> None:
        """A decision, and its loss off the chance."""
        self.decisions.append(decision)
        self.chance -= decision.loss / 100 if decision.seat == FIRST else -decision.loss / 100

    def _judge_discards(self, state: State, stage: Cutting) -> None:
        for seat, throws in enumerate(self.throws):
            best = throws[0]
            chosen = next(throw for throw in throws if set(throw.discard) == set(stage.thrown[seat]))
            self._add(
                Decision(
                    seat,
                    state.deals,
                    "discard",
                    chosen.discard,
                    best.discard,
                    best.win,
                    100 * max(0.0, best.win - chosen.win),
                    100 * bands.difference(best.error, chosen.error),
                    best.net - chosen.net,
                    of_throws(best, chosen, dealer=state.dealer == seat),
                )
            )

    def _judge_play(self, state: State, action: Play) -> None:
        assert isinstance(state.stage, Playing)
        seat, stage = action.seat, state.stage
        if len(set(map(rank, play.playable(stage.held[seat], stage.count)))) < 2:
            return
        at = duel.position(game.view(state, seat), seat, _own_first(state.scores, seat))
        found = duel.ranked(at, self.values)
        best, win = found[0], judge.win_of(found[0])
        chosen = next(one for one in found if rank(one.card) == rank(action.card))
        self._move_to(win if seat == FIRST else 1 - win, state.deals)
        self.event = "cards"
        self._add(
            Decision(
                seat,
                state.deals,
                "play",
                (action.card,),
                (action.card if chosen is best else best.card,),
                win,
                100 * max(0.0, win - judge.win_of(chosen)),
                100 * bands.difference(best.error, chosen.error),
                best.net - chosen.net,
                of_plays(best, chosen),
            )
        )

    def _judge_count(self, state: State, stage: Announcing | Counting, action: Claim) -> None:
        """What is not claimed where nobody else counts is lost."""
        true = steps.worth(state, stage)
        if state.rules.counting in _OWN_COUNT and action.points < true.points:
            forgone = true.points - action.points
            scores = list(state.scores)
            scores[action.seat] += action.points
            self._lose_points(state, scores, action.seat, forgone=forgone)

    def _lose_points(
        self, before: State, scores: Sequence[int], seat: Seat, *, forgone: int = 0, taken: int = 0
    ) -> None:
        """A seat's mistake cost it points, or gave the other some; `scores` are those after it."""
        dealer = 1 - before.dealer
        right = list(scores)
        right[seat] += forgone
        right[1 - seat] -= taken
        change = self._next_deal(right, dealer) - self._next_deal(scores, dealer)
        loss = 100 * (change if seat == FIRST else -change)
        self._add(Decision(seat, before.deals, "count", (), (), 0.0, loss, 0.0, forgone + taken))

    def _judge_resigning(self, state: State, seat: Seat) -> None:
        left = self.chance if seat == FIRST else 1 - self.chance
        self._add(Decision(seat, state.deals, "resign", (), (), left, 100 * left, 0.0, 0.0))


_OWN_COUNT = ("self", "muggins", "strict")
"""The ways of counting in which a missed point is lost."""


def _own_first(scores: Sequence[int], seat: Seat) -> tuple[int, int]:
    return scores[seat], scores[1 - seat]
