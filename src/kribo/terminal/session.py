"""One game at one keyboard, line by line: tells people what happened, asks them, and does what they say.

Lines are only ever added, one fact each, and the last before the prompt is the question. Of what is hidden
only the views of the person at the keyboard are printed. Where several people share it, each is told what
happened since they last had it when it is their turn again, after a screenful of empty lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from kribo import commands, game
from kribo.announce import answers, results
from kribo.announce.asking import asked
from kribo.announce.events import sentences
from kribo.announce.pages import rules_page
from kribo.announce.refusals import refusal
from kribo.announce.voice import Company, Voice
from kribo.commands import CutAnywhere, Query
from kribo.errors import KriboError
from kribo.game import actions
from kribo.game.actions import Action, Seat
from kribo.game.events import Event
from kribo.game.slip import Slip
from kribo.game.state import Counting
from kribo.game.view import View
from kribo.locales import Catalogue
from kribo.notation import replay
from kribo.table.table import Table
from kribo.terminal.keyboard import Clock, Keyboard, Left, TooLate
from kribo.terminal.manner import Manner

WATCHING: Seat = -1
"""Whoever reads the screen without a seat of his own."""


class Session:
    """A table, and the people who share one keyboard at it.

    Everything that happened is kept here; `told` says by seat how much of it a person has heard.
    """

    def __init__(
        self, table: Table, say: Catalogue, keyboard: Keyboard, manner: Manner, *, resumed: bool
    ) -> None:
        """Take up a table.

        :param resumed: people know what happened so far, and are told how it stands.
        """
        self.table = table
        self.keyboard = keyboard
        self.screen = manner.screen
        self.happened = _happened(table)
        self.people = [number for number, seat in enumerate(table.seats) if not seat.bot]
        company, (verbosity, cards, _) = _company(table), manner
        self.voices = {seat: Voice(say, company, seat, verbosity, cards) for seat in self.people}
        self.watching = Voice(say, company, None, verbosity, cards)
        self.told = dict.fromkeys([*self.people, WATCHING], len(self.happened) if resumed else 0)
        self.to_remind = set(self.people) if resumed else set()
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self._said: list[str] = []
        self._clock: tuple[int, Clock] | None = None

    def play(self) -> None:
        """Play to the end of the game.

        :raises Left: when a person wants to leave.
        :raises InputEnded: when the input ends.
        """
        while not self.table.over:
            self._go_on()
            if seats := self.table.people_to_act():
                self._ask(self.at_keyboard if self.at_keyboard in seats else seats[0])
        self._tell_the_end()

    @property
    def voice(self) -> Voice:
        """The voice for whoever reads the screen: the only person, or all together when the game is over."""
        return self.voices[self.people[0]] if len(self.people) == 1 else self.watching

    @property
    def slip(self) -> Slip:
        """Where the points of the game came from."""
        slip = Slip(self.table.rules)
        slip.add(self.happened)
        return slip

    def say_slip(self) -> None:
        """Print the slip."""
        self.screen.tell(results.slip(self.slip, self.voice))

    # What happens

    def _go_on(self) -> None:
        """Do all that needs no person."""
        while (action := self.table.automatic()) is not None:
            self._act(action)

    def _act(self, action: Action) -> None:
        """Do an action, and tell it at once where only one can be told."""
        happened = self.table.act(action)
        self.happened += happened
        if len(self.people) < 2 and not self.to_remind:
            self._tell(self.people[0] if self.people else WATCHING)
        self._show(happened)

    def _tell(self, seat: Seat) -> None:
        """Tell a person, or those who watch, what happened since they were told last."""
        voice = self.watching if seat == WATCHING else self.voices[seat]
        events = self.happened[self.told[seat] :]
        self.told[seat] = len(self.happened)
        lines = [line for event in events for line in sentences(game.redact(event, voice.listener), voice)]
        self.screen.tell(lines)
        self._said += lines

    def _show(self, happened: Sequence[Event] = ()) -> None:
        """Show how the game stands to whoever is at the keyboard, or what all may see."""
        voice = self.watching if self.at_keyboard is None else self.voices[self.at_keyboard]
        view = game.view(self.table.state, voice.listener)
        self.screen.show(view, voice, [game.redact(event, voice.listener) for event in happened])

    def _tell_the_end(self) -> None:
        """Tell the only person; or all together, from where the first of them has not heard it."""
        if len(self.people) > 1:
            self.told[WATCHING] = min(self.told[seat] for seat in self.people)
        self._tell(self.people[0] if len(self.people) == 1 else WATCHING)

    # Asking a person

    def _ask(self, seat: Seat) -> None:
        """Ask a person until an action is done."""
        self._hand_over_to(seat)
        self._say_where_we_are(seat)
        self._tell(seat)
        just_said, self._said = self._said, []
        self._show()
        done = len(self.table.actions)
        while len(self.table.actions) == done:
            view, voice = game.view(self.table.state, seat), self.voices[seat]
            clock = self._clock_for(view)
            if clock:
                self.screen.tell([voice("clock-runs", n=ceil(clock.left))])
            self.screen.ask(asked(view, voice), just_said)
            just_said = []
            try:
                line = self.keyboard.line(clock)
                self.screen.hush()
                just_said = self._answer(line, view, voice)
            except TooLate:
                self._act(actions.Timeout(seat))
            except KriboError as error:
                self.screen.complain(refusal(error, voice))

    def _say_where_we_are(self, seat: Seat) -> None:
        """Tell a person who takes up an old game how it stands."""
        if seat not in self.to_remind:
            return
        self.to_remind.remove(seat)
        view, voice = game.view(self.table.state, seat), self.voices[seat]
        for answer in (answers.scores, answers.dealer, answers.table):
            self.screen.tell(answer(view, voice))

    def _hand_over_to(self, seat: Seat) -> None:
        """Let another person to the keyboard, unseen by the one before."""
        if self.at_keyboard == seat:
            return
        if self.at_keyboard is not None:
            self.screen.cover()
        self.at_keyboard = None
        self._show()
        self.screen.ask([self.watching("pass-keyboard", player=self.table.seats[seat].name)])
        self.keyboard.enter(self.watching.say)
        self.at_keyboard = seat

    def _clock_for(self, view: View) -> Clock | None:
        """The time that runs for a person who counts; it began when the cards were first shown."""
        seconds = self.table.rules.count_seconds
        if not seconds or not isinstance(view.state.stage, Counting):
            return None
        count = len(self.table.actions)
        if self._clock is None or self._clock[0] != count:
            self._clock = (count, Clock(seconds))
        return self._clock[1]

    # What a person says

    def _answer(self, line: str, view: View, voice: Voice) -> list[str]:
        """Do what a line asks for, and return the lines of the answer to a query.

        :raises KriboError: saying why it cannot be done.
        """
        command = commands.parse(line, view, voice.say)
        match command:
            case Query():
                lines = self._answers(command, view, voice)
                self.screen.tell(lines)
                return lines
            case CutAnywhere(seat):
                self._act(self.table.anywhere(seat))
            case actions.Resign():
                if self._is_sure(voice):
                    self._act(command)
            case _:
                self._act(command)
        return []

    def _is_sure(self, voice: Voice) -> bool:
        """Whether a person who resigns says so again."""
        self.screen.ask([voice("resign-sure")])
        return self.keyboard.line().casefold() in voice("resign-yes").split()

    def _answers(self, query: Query, view: View, voice: Voice) -> list[str]:
        """The answer to a question about the game, or to a wish.

        :raises Left: for the wish to leave.
        """
        match query.name:
            case "quit":
                raise Left
            case "brief" | "normal" | "full":
                voice.verbosity = query.name
                return [voice("verbosity", verbosity=query.name)]
            case "again":
                return self._again(query.number, view, voice)
            case "breakdown":
                return answers.breakdown(self.happened[: self._heard(view)], voice)
            case "clock":
                clock = self._clock_for(view)
                return [voice("clock-runs", n=ceil(clock.left)) if clock else voice("no-clock")]
            case "rules":
                return rules_page(view.state.rules.name, voice.say.language).splitlines()
            case "who":
                return answers.who(voice)
            case "options":
                return answers.options(view.state.rules, voice.say)
            case name:
                return list(answers.OF_A_VIEW[name](view, voice))

    def _heard(self, view: View) -> int:
        assert view.seat is not None
        return self.told[view.seat]

    def _again(self, number: int, view: View, voice: Voice) -> list[str]:
        """The sentences of the last events of which there is something to say."""
        heard = reversed(self.happened[: self._heard(view)])
        return answers.last_events((game.redact(event, view.seat) for event in heard), number, voice)


def _happened(table: Table) -> list[Event]:
    """All that happened at a table so far."""
    record = table.record()
    happened = list(game.new(record.rules, record.first_dealer).history)
    for step in replay(record):
        happened += step.events
    return happened


def _company(table: Table) -> Company:
    """Who sits at a table, as sentences need it."""
    names, bots = zip(*((seat.name, seat.bot) for seat in table.seats), strict=True)
    return Company(table.rules, names, bots)
