"""A seat at a table of a server on the full screen: the app gives what is typed, and is told what happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kribo.announce.voice import Company, Voice
from kribo.client.connection import News
from kribo.client.story import Story
from kribo.errors import printable
from kribo.game.events import Event
from kribo.server.messages import TableInfo
from kribo.terminal.desk import Desk
from kribo.terminal.full.news import Room, Unasked
from kribo.terminal.full.room import is_full
from kribo.terminal.full.scene import Scene, counts_after
from kribo.terminal.full.screen import FullScreen
from kribo.terminal.keyboard import Clock, InputEnded
from kribo.variants import find


class FullDesk(Desk):
    """Where somebody sits whose terminal is filled."""

    screen: FullScreen

    def __init__(self, screen: FullScreen, table: TableInfo, server: str) -> None:
        """
        :param server: its address, scheme, host and port.
        :raises KriboError: when the rules of the table are not known here.
        """
        self.screen = screen
        self.typed = True
        self._inbox = screen.keyboard.inbox
        self._prompted = False
        self._link = server + table.link
        self._rules = find(table.variant).with_options(table.options)
        self._game = ""
        self._scene: Scene | None = None

    def tell(self, lines: Iterable[str]) -> None:
        # They come from another computer.
        self.screen.tell([printable(line) for line in lines])

    def question(self, lines: Sequence[str], just_said: Sequence[str] = ()) -> None:
        self._prompted = False
        self.screen.ask([printable(line) for line in lines], just_said)

    def look(self, story: Story, happened: Sequence[Event] = (), *, connected: bool = True) -> None:
        table, game, say = story.table, story.game, self.screen.say
        assert table
        if table.status == "open":
            host = "yes" if table.you.host else "no"
            self.question([say("join-full", host=host) if is_full(table) else say("join-fill")])
        elif table.status == "paused":
            self.screen.ask_nothing()
        self.screen.pass_on(Room(table, story.seat, f"{self._link} {table.code}", connected))
        if game is None:
            return
        counts = self._scene.counts if self._scene and game.game == self._game else ()
        self._game = game.game
        company = Company(
            self._rules,
            tuple(printable(chair.name) for chair in table.seats),
            tuple(chair.level for chair in table.seats),
        )
        voice = Voice(say, company, story.seat, self.verbosity)
        self._scene = Scene(game.view, voice, counts_after(counts, happened), tuple(happened))
        # Who plays against a clock has no time for looking.
        hurried = story.seat in game.clock.running and not game.clock.stopped
        self.screen.show_scene(self._scene, at_once=hurried or not self._inbox.empty())

    def prompt(self, clock: Clock | None = None) -> None:
        if self.screen.keyboard.left:
            raise InputEnded
        if not self._prompted:
            self._prompted = True
            self.screen.listen("game", clock)

    def unprompt(self) -> None:
        if self._prompted:
            self._prompted = False
            self.screen.pass_on(Unasked())

    def next(self, until: float = float("inf")) -> str | News | None:
        keyboard = self.screen.keyboard
        if self._inbox.empty():
            # All that was hurried through is seen.
            self.screen.hurry.clear()
        keyboard.waiting = True
        try:
            return super().next(until)
        finally:
            keyboard.waiting = False

    def _line(self, line: str) -> str:
        self._prompted = False
        self.screen.hush()
        return line.strip()

    def _end(self) -> None:
        raise InputEnded
