"""A keyboard beside a connection: what is typed and what comes from elsewhere, in one queue.

Other than `Keyboard` it can be told something while it waits for a line. What comes through a pipe is read
only when a line is asked for, so that a script answers the questions and not what happens between them.
"""

from __future__ import annotations

import codecs
import os
import sys
import threading
from collections.abc import Iterable, Sequence
from io import UnsupportedOperation
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TextIO

from kribo.announce.voice import Verbosity
from kribo.client.connection import News
from kribo.client.story import Story
from kribo.errors import printable
from kribo.game.events import Event
from kribo.terminal.keyboard import PROMPT, Clock, InputEnded
from kribo.terminal.screen import Screen, unsaid

TICK = 1.0
"""Seconds that it waits at most; on Windows nothing else lets a Ctrl-C through."""

CHUNK = 4096


class Desk:
    """Where somebody sits: tells on a screen, and gives what was typed or heard."""

    verbosity: Verbosity = "normal"
    """In how many words the game is told here."""

    def __init__(self, screen: Screen, *, eager: bool = True) -> None:
        """
        :param eager: whether a terminal is read all the time, not only while a line is wanted.
        """
        self.screen = screen
        self.typed = sys.stdin.isatty()
        eager = eager and self.typed
        self._inbox: SimpleQueue[str | News | None] = SimpleQueue()
        self._prompted = False
        self._wanted = False
        self._ended = False
        self._typist = _Typist(self._inbox, eager=eager)
        if eager:
            # At a terminal one may type at any time.
            self._typist.want()

    def hear(self, news: News) -> None:
        """Put something into the queue, from any thread."""
        self._inbox.put(news)

    def tell(self, lines: Iterable[str]) -> None:
        """Tell lines; a prompt that stands there keeps its own line."""
        lines = list(lines)
        if lines and self._prompted:
            print()
            self._prompted = False
        # They come from another computer.
        self.screen.tell(map(printable, lines))

    def question(self, lines: Sequence[str], just_said: Sequence[str] = ()) -> None:
        """Tell what is asked, but for what was just said."""
        self.tell(unsaid(list(lines), just_said))

    def look(self, story: Story, happened: Sequence[Event] = (), *, connected: bool = True) -> None:
        """See how a table stands, after something happened that the lines tell."""

    def prompt(self, clock: Clock | None = None) -> None:
        """Show that a line is wanted, unless it is shown already.

        :param clock: the time that there is for it.
        :raises InputEnded: when no more lines can come.
        """
        if self._prompted:
            return
        if self._ended:
            raise InputEnded
        print(PROMPT, end="", flush=True)
        self._prompted = True
        if not self._wanted:
            # A line that was wanted before something else was told is still to come.
            self._wanted = True
            self._typist.want()

    def unprompt(self) -> None:
        """No line is wanted; a prompt that stands there may stay."""

    def next(self, until: float = float("inf")) -> str | News | None:
        """The next thing typed or heard; None when nothing came before a moment, in seconds of `monotonic`.

        :raises InputEnded: when a line was wanted and none can come.
        """
        sys.stdout.flush()
        while (left := until - monotonic()) > 0:
            try:
                item = self._inbox.get(timeout=min(left, TICK))
            except Empty:
                continue
            if item is None:
                self._end()
            elif isinstance(item, str):
                return self._line(item)
            else:
                return item
        return None

    def ask(self, question: Iterable[str]) -> str:
        """Tell a question and wait for its answer, where nothing else can come.

        :raises InputEnded:
        """
        self.tell(question)
        self.prompt()
        while not isinstance(answer := self.next(), str):
            pass
        return answer

    def _line(self, line: str) -> str:
        if not self.typed:
            print(line)
        self._prompted = self._wanted = False
        self.screen.hush()
        return line.strip()

    def _end(self) -> None:
        self._ended = True
        if self._prompted or self.typed:
            print()
            self._prompted = False
            raise InputEnded


class _Typist:
    """Reads standard input in a thread of its own; puts lines, and None at the end, into a queue.

    It reads the file and not `sys.stdin`, whose lock would be held for ever by a thread that waits there.
    """

    def __init__(self, inbox: SimpleQueue[str | News | None], *, eager: bool) -> None:
        self._inbox = inbox
        self._eager = eager
        self._wanted = threading.Semaphore(0)
        self._started = False

    def want(self) -> None:
        """Let it read one more line; an eager one reads all."""
        if not self._started:
            self._started = True
            threading.Thread(target=self._run, name="kribo typing", daemon=True).start()
        self._wanted.release()

    def _run(self) -> None:
        lines = _Lines(sys.stdin)
        try:
            while (line := self._next(lines)) is not None:
                self._inbox.put(line)
        finally:
            # Whatever ended it, who waits for a line must hear that none will come.
            self._inbox.put(None)

    def _next(self, lines: _Lines) -> str | None:
        if not self._eager:
            self._wanted.acquire()
        return lines.next()


class _Lines:
    """The lines of a stream, without their ends. Bytes that are no text become escapes."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._text = ""
        self._decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")(errors="backslashreplace")
        try:
            self._file: int | None = stream.fileno()
        except (UnsupportedOperation, OSError):
            self._file = None

    def next(self) -> str | None:
        """The next line; None when there is none."""
        if self._file is None:
            line = self._stream.readline()
            return line.rstrip("\r\n") if line else None
        while "\n" not in self._text:
            try:
                chunk = os.read(self._file, CHUNK)
            except OSError:
                chunk = b""
            self._text += self._decoder.decode(chunk, final=not chunk)
            if not chunk:
                last, self._text = self._text, ""
                return last or None
        line, _, self._text = self._text.partition("\n")
        return line.rstrip("\r")
