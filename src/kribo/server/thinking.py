"""Bots think in processes of their own, so that none of them can hold up the tables, however slow it is.

A thread hands a view to its process and waits for the action; a process that dies is replaced, and for a bot
that fails or takes too long a simple one answers, so that a table never waits for ever. A process ends when
its input does, in the middle of a thought as well, and so however the server ends. It is given a view and
never the state.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread, Timer, local
from typing import BinaryIO, NamedTuple

from kribo.game.actions import Action
from kribo.game.view import View
from kribo.match import Match
from kribo.players import find
from kribo.table.pack import Generator

LOG = logging.getLogger(__name__)

SIMPLE = "basic"
"""Who answers for a bot that does not."""

MILD = 5
"""How far thinking stands back behind serving, where the system lets one say so."""


class Question(NamedTuple):
    """What does a bot of that level do that sees this, in a game of that match so far?"""

    level: str
    view: View
    played: Match | None = None


class Asked(NamedTuple):
    """A question, and where its answer goes."""

    question: Question
    answer: Future[Action]


class Thinker:
    """A process that thinks, and the pipes to it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, question: Question, patience: float) -> Action | str:
        """What a bot does, or what went wrong.

        :raises EOFError: when the process has died, also because it took longer than `patience` seconds.
        """
        assert self._process.stdin
        assert self._process.stdout
        limit = Timer(patience, self._process.kill)
        limit.start()
        try:
            pickle.dump(question, self._process.stdin)
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
    """So many processes, each begun when it is first needed, and a thread for each.

    Nobody waits for these threads when the server ends without `close`: what they wait for ends with it.
    """

    def __init__(self, number: int, patience: float) -> None:
        """
        :param patience: the seconds that a decision may take.
        """
        self._patience = patience
        self._questions: SimpleQueue[Asked | None] = SimpleQueue()
        self._threads = [
            Thread(target=self._work, name=f"kribo-think-{place}", daemon=True) for place in range(number)
        ]
        self._of_thread = local()
        self._all: set[Thinker] = set()
        self._changing = Lock()
        self._closed = False
        for thread in self._threads:
            thread.start()

    async def think(self, level: str, view: View, played: Match | None = None) -> Action:
        """What a bot of a level does."""
        answer: Future[Action] = Future()
        self._questions.put(Asked(Question(level, view, played), answer))
        return await asyncio.wrap_future(answer)

    def close(self) -> None:
        """End all thinking; what is still asked is cancelled."""
        with self._changing:
            self._closed = True
            for thinker in self._all:
                thinker.end()
        for _ in self._threads:
            self._questions.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while asked := self._questions.get():
            if self._closed:
                asked.answer.cancel()
            elif asked.answer.set_running_or_notify_cancel():
                try:
                    asked.answer.set_result(self._ask(asked.question))
                except Exception as error:
                    asked.answer.set_exception(error)

    def _ask(self, question: Question) -> Action:
        try:
            answer = self._thinker().ask(question, self._patience)
        except (OSError, EOFError):
            self._lose()
            answer = "its process died, or it took too long"
        if not isinstance(answer, str):
            return answer
        if not self._closed:
            LOG.error("the bot %s did not answer: %s", question.level, answer)
        return choose(question._replace(level=SIMPLE))

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


def choose(question: Question) -> Action:
    """What a bot does."""
    return find(question.level, Generator(), question.played).choose(question.view)


def read_questions(pipe: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Read questions as they come; when there can be no more this process ends, whatever it thinks about."""
    try:
        while True:
            questions.put(pickle.load(pipe))
    finally:
        os._exit(0)


def answer_questions(questions: SimpleQueue[Question], answers: BinaryIO) -> None:
    """Answer questions for ever: the work of a process."""
    while True:
        question = questions.get()
        try:
            answer: Action | str = choose(question)
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
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=read_questions, args=(sys.stdin.buffer, questions), daemon=True).start()
    with suppress(BrokenPipeError):
        answer_questions(questions, answers)


if __name__ == "__main__":
    main()
