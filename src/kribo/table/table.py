"""A table: a game that is going on, who sits at it, and the log of all that was done.

The table answers where nobody has to choose: chance, bots, a go that is forced, the true count where the
server counts. Whoever shows it asks `automatic` until it has no answer, and then the people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from kribo import game
from kribo.game import actions
from kribo.game.actions import CHANCE, Action
from kribo.game.actions import Seat as SeatNumber
from kribo.game.events import Event
from kribo.game.state import NOBODY, Cutting, CuttingForDeal, Over, State
from kribo.notation import Name, Record
from kribo.players import find
from kribo.players.base import choices
from kribo.rules import Rules
from kribo.table.pack import Generator


class Seat(Struct, frozen=True):
    """Who sits at a seat, and what the table does for them unasked.

    `bot` names the player that decides there, nothing for a person. `say_go` is who says a forced go.
    """

    name: str
    bot: str = ""
    say_go: Literal["for_me", "myself"] = "for_me"


class Table:
    """One game with its seats and its log; everything that happens goes through `act`."""

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[Seat],
        generator: Generator,
        dealer: SeatNumber = NOBODY,
    ) -> None:
        self.rules = rules
        self.seats = tuple(seats)
        self._packs = generator
        self._cuts = generator.child("cuts")
        self.first_dealer = dealer
        self.actions: list[Action] = []
        self.state: State = game.new(rules, dealer)
        self._bots = {
            number: find(seat.bot, generator.child(f"seat {number}"))
            for number, seat in enumerate(self.seats)
            if seat.bot
        }

    @classmethod
    def resume(cls, record: Record, seats: Sequence[Seat], generator: Generator) -> Table:
        """The table of a record, as it stood after the last action.

        A generator with the seed that the game began with goes on with the packs it would have had.

        :raises IllegalAction: when the record breaks the rules.
        """
        table = cls(record.rules, seats, generator, record.first_dealer)
        for action in record.actions:
            if isinstance(action, actions.Deal):
                table._packs.pack()
            table.act(action)
        return table

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do an action and log it.

        :raises IllegalAction: and nothing has changed.
        """
        self.state, happened = game.apply(self.state, action)
        self.actions.append(action)
        return happened

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return isinstance(self.state.stage, Over)

    def people_to_act(self) -> list[SeatNumber]:
        """The seats of people that the game waits for, eldest first."""
        waiting = game.to_act(self.state) - {CHANCE}
        order = self.rules.clockwise(self.rules.left_of(max(self.state.dealer, -1)))
        return [seat for seat in order if seat in waiting and seat not in self._bots]

    def automatic(self) -> Action | None:
        """The next action that needs no person; None when a person is to choose, or nobody."""
        waiting = game.to_act(self.state)
        if CHANCE in waiting:
            return actions.Deal(self._packs.pack())
        for seat in sorted(waiting):
            if seat in self._bots:
                return self._bots[seat].choose(game.view(self.state, seat))
            if forced := self._forced(seat):
                return forced
        return None

    def _forced(self, seat: SeatNumber) -> Action | None:
        """What a person would do anyway: a go, or a count, that is the only thing possible."""
        listed = choices(game.view(self.state, seat))
        if len(listed) != 1:
            return None
        match listed[0]:
            case actions.Go() if self.seats[seat].say_go == "for_me":
                return listed[0]
            case actions.Claim():
                return listed[0]
            case _:
                return None

    def anywhere(self, seat: SeatNumber) -> Action:
        """A cut of the pack at a place that the table picks, for a seat that does not care.

        :raises ValueError: when the seat has nothing to cut.
        """
        assert isinstance(self.state.stage, Cutting | CuttingForDeal)
        cuts = [
            action
            for action in game.legal(self.state, seat)
            if isinstance(action, actions.CutForDeal | actions.CutStarter)
        ]
        return cuts[self._cuts.below(len(cuts))]

    def record(self) -> Record:
        """The game so far, as it is written to a file."""
        return Record(
            self.rules,
            tuple(Name(seat.name, seat.bot) for seat in self.seats),
            tuple(self.actions),
            self.state.scores,
            self.over,
            self.first_dealer,
        )
