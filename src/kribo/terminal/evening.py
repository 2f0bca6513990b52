"""An evening at one keyboard: the games of a match, one after the other, and their records."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread

from kribo import game
from kribo.announce import results
from kribo.errors import BadText
from kribo.game.actions import Seat as SeatNumber
from kribo.game.state import State
from kribo.locales import Catalogue
from kribo.match import Match, result_of
from kribo.notation import Record, replay, write
from kribo.table.pack import Generator
from kribo.table.table import Seat, Table
from kribo.terminal import files
from kribo.terminal.keyboard import InputEnded, Keyboard, Left
from kribo.terminal.manner import Manner
from kribo.terminal.session import Session


@contextmanager
def interrupted_by_hanging_up() -> Iterator[None]:
    """Take a closed terminal, or a polite request to end, for a Ctrl-C, so that the game is saved."""
    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if current_thread() is not main_thread():
        numbers = []  # only the main thread may set handlers
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def last_state(record: Record) -> State:
    """Where a game stands after all its actions."""
    state = game.new(record.rules, record.first_dealer)
    for step in replay(record):
        state = step.state
    return state


class Book:
    """The file that an evening is kept in.

    :param name: the file; None for one that is made only if it is needed.
    :param ours: whether it holds the beginning of this match already, and may be written over.
    """

    def __init__(self, name: str | None, *, ours: bool) -> None:
        self.name = name
        self.ours = ours

    def keep(self, records: Sequence[Record]) -> str:
        """Write the records, and return the name of the file.

        :raises OSError: when that cannot be done.
        """
        if self.name is not None and self.ours:
            files.save_over(records, self.name)
            return self.name
        return files.save_new(records, self.name)


class Evening:
    """A match that is being played; `begin` or `go_on` first, then `play`."""

    def __init__(
        self,
        match: Match,
        records: Sequence[Record],
        seats: Sequence[Seat],
        seed: str | None,
        say: Catalogue,
        manner: Manner,
    ) -> None:
        """
        :param records: of the games that are over.
        :param seed: what all chance comes from; None for the system's.
        """
        self.match = match
        self.records = list(records)
        self.seats = seats
        self.seed = seed
        self.say = say
        self.manner = manner
        self.screen = manner.screen
        self.keyboard = manner.screen.keyboard or Keyboard()
        self._generator = Generator(seed)
        self._session: Session | None = None

    def begin(self, dealer: SeatNumber) -> None:
        """Sit down to the next game; the dealer may be `NOBODY`, who is then cut for."""
        self._sit_down(Table(self.match.rules, self.seats, self._chance(), dealer, self.match))

    def go_on(self, record: Record) -> None:
        """Sit down to a game that was broken off."""
        self._sit_down(Table.resume(record, self.seats, self._chance(), self.match), resumed=True)

    def _sit_down(self, table: Table, *, resumed: bool = False) -> None:
        self._session = Session(table, self.say, self.keyboard, self.manner, resumed=resumed)

    def _chance(self) -> Generator:
        """The chance of the next game: one of its own, so that it can be resumed without those before it."""
        return self._generator.child(f"game {len(self.records) + 1}")

    def play(self, book: Book) -> int:
        """Play until the match is over or somebody leaves, and keep the records; the exit status.

        A match that is over is kept only where the book has a name.
        """
        return self.screen.run(lambda: self._play(book))

    def _play(self, book: Book) -> int:
        try:
            with interrupted_by_hanging_up():
                self._welcome()
                self._play_games()
        except (Left, InputEnded):
            return self._leave(book)
        except KeyboardInterrupt:
            print()
            self._leave(book)
            raise
        except OSError:  # nothing can be printed any more: nobody reads it, or the disk is full
            book.keep(self._all_records())
            raise
        status = 0 if book.name is None else self._keep(book, "saved-finished")
        self.screen.linger()
        return status

    def _welcome(self) -> None:
        """Say what is played, and how one finds out what can be done."""
        rules = self.match.rules
        self.screen.tell(
            [
                self.say("game-is", variant=rules.name, target=rules.target),
                self.say("welcome"),
            ]
        )

    def _play_games(self) -> None:
        while self._session:
            self._session.play()
            self._close(self._session)
            self._session = None
            if not self.match.over:
                self._wait_for_next()
                self.begin(self.match.next_dealer())

    def _close(self, session: Session) -> None:
        """Enter a game that is over, and tell what it came to."""
        self.records.append(session.table.record())
        self.match = self.match.with_result(result_of(session.table.state))
        session.say_slip()
        self.screen.tell(results.standing(self.match, session.voice))

    def _wait_for_next(self) -> None:
        if all(seat.bot for seat in self.seats):
            return
        self.screen.ask([self.say("next-game", number=len(self.records) + 1)])
        self.keyboard.enter(self.say)

    # Keeping the records

    def _leave(self, book: Book) -> int:
        """Keep a match that is not over, and say how to go on with it."""
        return self._keep(book, "saved-unfinished")

    def _all_records(self) -> list[Record]:
        """Those of the games that are over, and of the one that is not."""
        return self.records + ([self._session.table.record()] if self._session else [])

    def _keep(self, book: Book, message: str) -> int:
        """Write the records and say where; if that fails they are printed, so that nothing is lost."""
        records = self._all_records()
        try:
            name = book.keep(records)
        except OSError:
            self.screen.tell([self.say("not-saved")])
            for line in write(records).splitlines():
                self.screen.add(line)
            return 1
        self.screen.tell([self.say(message, file=name, command=self._resume(name))])
        return 0

    def _resume(self, name: str) -> str:
        """The command that goes on as it was; with the seed the packs are those that would have come."""
        words = ["kribo", "resume", name, *(["--seed", self.seed] if self.seed is not None else [])]
        if any(seat.say_go == "myself" for seat in self.seats if not seat.bot):
            words.append("--say-go")
        return shlex.join(words)


def unfinished(records: Sequence[Record]) -> Record | None:
    """The game to go on with, at the end of the records of a match.

    :raises BadText: `not-one-match`, when they are not the games of one match.
    """
    first = records[0]
    for number, record in enumerate(records, start=1):
        same = (record.rules, record.names) == (first.rules, first.names)
        if not same or not (record.finished or number == len(records)):
            raise BadText("not-one-match", game=number)
    return None if records[-1].finished else records[-1]
