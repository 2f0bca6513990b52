"""Bots think in processes of their own, so that none of them can hold up the tables, however slow it is.

A thread hands a view to its process and waits for the action; a process that dies is replaced, and for a bot
that fails or takes too long a simple one answers, so that a table never waits for ever. A process ends when
its input does, and with it when the server dies. It is given a view and never the state.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Timer, local
from typing import BinaryIO

from kribo.game.actions import Action
from kribo.game.view import View
from kribo.players import find
from kribo.table.pack import Generator

LOG = logging.getLogger(__name__)

SIMPLE = "basic"
"""Who answers for a bot that does not."""

MILD = 5
"""How far thinking stands back behind serving, where the system lets one say so."""


class Thinker:
    """A process that thinks, and the pipes to it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, level: str, view: View, patience: float) -> Action | str:
        """What a bot does, or what went wrong.

        :raises EOFError: when the process has died, also because it took longer than `patience` seconds.
        """
        assert self._process.stdin
        assert self._process.stdout
        limit = Timer(patience, self._process.kill)
        limit.start()
        try:
            pickle.dump((level, view), self._process.stdin)
            self._process.stdin.flush()
            answer: Action | str = pickle.load(self._process.stdout)
        except (OSError, ValueError, pickle.UnpicklingError) as error:
            raise EOFError from error
        finally:
            limit.cancel()
        return answer

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                assert pipe
                pipe.close()


class Thinkers:
    """So many processes, each begun when it is first needed."""

    def __init__(self, number: int, patience: float) -> None:
        """
        :param patience: the seconds that a decision may take.
        """
        self._patience = patience
        self._threads = ThreadPoolExecutor(number, "kribo-think")
        self._of_thread = local()
        self._all: set[Thinker] = set()
        self._changing = Lock()
        self._closed = False

    async def think(self, level: str, view: View) -> Action:
        """What a bot of a level does."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, level, view)

    def close(self) -> None:
        """End all thinking."""
        with self._changing:
            self._closed = True
            for thinker in self._all:
                thinker.end()
        self._threads.shutdown(cancel_futures=True)

    def _ask(self, level: str, view: View) -> Action:
        try:
            answer = self._thinker().ask(level, view, self._patience)
        except (OSError, EOFError):
            self._lose()
            answer = "its process died, or it took too long"
        if not isinstance(answer, str):
            return answer
        if not self._closed:
            LOG.error("the bot %s did not answer: %s", level, answer)
        return choose(SIMPLE, view)

    def _thinker(self) -> Thinker:
        """The process of this thread."""
        found: Thinker | None = getattr(self._of_thread, "thinker", None)
        if found is None:
            with self._changing:
                if self._closed:
                    raise EOFError
                found = self._of_thread.thinker = Thinker()
                self._all.add(found)
        return found

    def _lose(self) -> None:
        """Let the next question of this thread begin another process."""
        lost: Thinker | None = getattr(self._of_thread, "thinker", None)
        if lost is not None:
            self._of_thread.thinker = None
            with self._changing:
                self._all.discard(lost)
            lost.end()


def choose(level: str, view: View) -> Action:
    """What a bot of a level does."""
    return find(level, Generator()).choose(view)


def answer_questions(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more: the work of a process."""
    while True:
        try:
            level, view = pickle.load(questions)
        except EOFError:
            return
        try:
            answer: Action | str = choose(level, view)
        except Exception as error:
            answer = repr(error)
        pickle.dump(answer, answers)
        answers.flush()


def main() -> None:
    """Answer what comes in; whatever a bot prints goes to the log and not among the answers."""
    signal(SIGINT, SIG_IGN)  # a terminal sends it to us as well; the server says when to end
    if hasattr(os, "nice"):
        os.nice(MILD)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(BrokenPipeError):
        answer_questions(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
