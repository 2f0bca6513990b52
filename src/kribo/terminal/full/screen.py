"""The screen and the keyboard that a game is given when it fills the terminal.

The game runs in a thread of its own and is told nothing of that: a line that it waits for comes from the app,
what it tells goes there. What it shows it shows slowly enough to be followed, until somebody presses a key.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from kribo.announce.voice import Voice
from kribo.commands import asks_to_leave
from kribo.game.events import (
    Counted,
    Dealt,
    Discarded,
    Event,
    Played,
    SaidGo,
    StarterCut,
)
from kribo.game.view import View
from kribo.locales import Catalogue
from kribo.server.views import view_info
from kribo.terminal.full.news import Asked, Covered, Hear, Kind, News, Shown, Told
from kribo.terminal.full.scene import Scene, counts_after
from kribo.terminal.keyboard import Clock, InputEnded, Keyboard, Left, TooLate
from kribo.terminal.screen import Pace, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kribo.terminal.speech import Speaker

PAUSES: dict[type, float] = {
    Dealt: 0.3,
    Discarded: 0.3,
    StarterCut: 0.7,
    Played: 0.7,
    SaidGo: 0.7,
    Counted: 1.8,
}
"""Seconds that one looks at what happened."""

TEMPO: dict[Pace, float] = {"instant": 0, "fast": 0.4, "normal": 1, "slow": 2}


class FullKeyboard(Keyboard):
    """Lines from the app."""

    def __init__(self, screen: FullScreen) -> None:
        self.typed = True
        self.waiting = False
        self.left = False
        self.inbox: SimpleQueue[Any] = SimpleQueue()
        self._screen = screen

    def line(self, clock: Clock | None = None) -> str:
        return self.wait("game", clock)

    def enter(self, say: Catalogue) -> None:
        if asks_to_leave(self.wait("enter"), say):
            raise Left

    def wait(self, kind: Kind, clock: Clock | None = None) -> str:
        """The next line.

        :raises InputEnded: when somebody leaves.
        :raises TooLate: when the clock ran out before it came.
        """
        self.waiting = True
        self._screen.listen(kind, clock)
        try:
            line: str | None = None if self.left else self.inbox.get(timeout=clock.left if clock else None)
        except Empty:
            raise TooLate from None
        finally:
            self.waiting = False
        if line is None:
            raise InputEnded
        return line.strip()

    def type(self, line: str) -> None:
        """Type a line, from any thread."""
        self.inbox.put(line)

    def leave(self) -> None:
        """Leave, whatever is going on."""
        self.left = True
        self.inbox.put(None)


class FullScreen(Screen):
    """Passes what there is to see to an app that runs in the main thread."""

    keyboard: FullKeyboard

    def __init__(self, say: Catalogue, pace: Pace, speaker: Speaker | None = None) -> None:
        super().__init__(speaker)
        self.say = say
        self.pace = pace
        self.keyboard = FullKeyboard(self)
        self.hurry = threading.Event()
        self.hear: Hear | None = None
        self._question = ""
        self._scene: Scene | None = None
        self._last_words: list[str] = []

    # What the game tells; in its thread

    def tell(self, lines: Iterable[str]) -> None:
        lines = list(lines)
        if self._speaker:
            for line in lines:
                self._speaker.say(line)
        self._tell(Told(lines))

    def add(self, line: str) -> None:
        self._tell(Told([line]))

    def complain(self, line: str) -> None:
        if self._speaker:
            self._speaker.say(line)
        self._tell(Told([line], bad=True))

    def _tell(self, told: Told) -> None:
        self._last_words += told.lines
        self.pass_on(told)

    def ask(self, question: Sequence[str], just_said: Sequence[str] = ()) -> None:
        """The question stands by itself: the cards that it is about are seen."""
        if self._speaker:
            self._speaker.say(question[-1])
        self._question = question[-1]

    def ask_nothing(self) -> None:
        """What was asked is answered, or is not to be answered any more."""
        self._question = ""

    def show(self, view: View, voice: Voice, happened: Sequence[Event] = ()) -> None:
        counts = counts_after(self._scene.counts if self._scene else (), happened)
        self.show_scene(Scene(view_info(view, 0), voice, counts, tuple(happened)))

    def show_scene(self, scene: Scene, *, at_once: bool = False) -> None:
        """Show a scene as long as it takes to see what happened, or only until the next one.

        :raises InputEnded: when somebody has left.
        """
        self._scene = scene
        self.pass_on(Shown(scene))
        longest = max((PAUSES.get(type(event), 0) for event in scene.happened), default=0)
        if not at_once:
            self.hurry.wait(longest * TEMPO[self.pace])
        if self.keyboard.left:
            raise InputEnded

    def cover(self) -> None:
        self._last_words.clear()
        self.pass_on(Covered())

    def linger(self) -> None:
        self._question = self.say("full-over")
        kept = self._last_words
        try:
            self.keyboard.wait("end")
        except InputEnded:
            pass
        finally:
            self._last_words = kept

    def listen(self, kind: Kind, clock: Clock | None) -> None:
        """Have a line typed."""
        self.hurry.clear()
        if kind != "end":
            self._last_words = []
        self.pass_on(Asked(self._question, kind, clock))

    def pass_on(self, news: News) -> None:
        """Tell the app, if there is one."""
        if self.hear:
            self.hear(news)

    # The main thread

    def leave(self) -> None:
        """End the game where it is; it is kept."""
        self.keyboard.leave()
        self.hurry.set()

    def before(self) -> Screen:
        return Screen(self._speaker)
