"""A table: a game that is going on, who sits at it, and the log of all that was done.

The table answers where nobody has to choose: chance, bots, a go that is forced, the true count where the
server counts. Whoever shows it asks `automatic` until it has no answer, and then the people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from kribo import game
from kribo.game import actions
from kribo.game.actions import CHANCE, Action
from kribo.game.actions import Seat as SeatNumber
from kribo.game.events import Event
from kribo.game.state import NOBODY, Over, State
from kribo.match import Match
from kribo.notation import Name, Record
from kribo.players import find
from kribo.rules import Rules
from kribo.table.pack import Generator

SayGo = Literal["for_me", "myself"]


class Seat(Struct, frozen=True):
    """Who sits at a seat, and what the table does for them unasked.

    `bot` names the player that decides there, nothing for a person. `say_go` is who says a forced go.
    """

    name: str
    bot: str = ""
    say_go: SayGo = "for_me"


class Table:
    """One game with its seats and its log; everything that happens goes through `act`.

    All chance comes from `generator`: a pack from its number in the game, so that the same packs come
    whatever is done with them, and the whims of bots and cuts from the number of actions before, so that a
    game that is resumed goes on as if it had never been left.
    """

    def __init__(
        self,
        rules: Rules,
        seats: Sequence[Seat],
        generator: Generator,
        dealer: SeatNumber = NOBODY,
        played: Match | None = None,
    ) -> None:
        """
        :param played: the match so far, where the game is one of a match.
        """
        self.rules = rules
        self.seats = tuple(seats)
        self._chance = generator
        self._packs_laid = 0
        self.first_dealer = dealer
        self.actions: list[Action] = []
        self.state: State = game.new(rules, dealer)
        self._whims = generator.child("whims")
        self._bots = {
            number: find(seat.bot, self._whims, played) for number, seat in enumerate(self.seats) if seat.bot
        }

    @classmethod
    def resume(
        cls, record: Record, seats: Sequence[Seat], generator: Generator, played: Match | None = None
    ) -> Table:
        """The table of a record, as it stood after the last action.

        A generator with the seed that the game began with makes it go on as it would have done.

        :raises IllegalAction: when the record breaks the rules.
        """
        table = cls(record.rules, seats, generator, record.first_dealer, played)
        for action in record.actions:
            table.act(action)
        return table

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do an action and log it.

        :raises IllegalAction: and nothing has changed.
        """
        self.state, happened = game.apply(self.state, action)
        self.actions.append(action)
        self._packs_laid += isinstance(action, actions.Deal)
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
            return actions.Deal(self._chance.child(f"pack {self._packs_laid}").pack())
        for seat in sorted(waiting):
            if seat in self._bots:
                self._whims.turn_to(f"action {len(self.actions)}")
                return self._bots[seat].choose(game.view(self.state, seat))
            if action := forced(game.legal(self.state, seat), self.seats[seat].say_go):
                return action
        return None

    def anywhere(self, seat: SeatNumber) -> Action:
        """A cut of the pack at a place that the table picks, for a seat that does not care.

        For a seat that has nothing to cut it is an action that the core refuses with the reason.
        """
        cuts = [
            action
            for action in game.legal(self.state, seat)
            if isinstance(action, actions.CutForDeal | actions.CutStarter)
        ]
        if not cuts:
            return actions.CutStarter(seat, 0)
        return cuts[self._chance.child(f"cut {len(self.actions)}").below(len(cuts))]

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


def forced(listed: Iterable[Action], say_go: SayGo) -> Action | None:
    """What a person would do anyway of what is legal: a go, or a count, that is the only thing possible."""
    possible = [action for action in listed if not isinstance(action, actions.Resign | actions.TakeBack)]
    if len(possible) != 1:
        return None
    match possible[0]:
        case actions.Go() if say_go == "for_me":
            return possible[0]
        case actions.Claim():
            return possible[0]
        case _:
            return None
