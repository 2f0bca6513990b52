"""The full screen drawn: the app runs in the main thread, the game in one of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable

from kribo.terminal.full.news import Finished
from kribo.terminal.full.screen import FullScreen


class DrawnScreen(FullScreen):
    """A full screen whose app fills the terminal."""

    def fill(self, play: Callable[[], int]) -> int:
        """Let the app fill the terminal while the game is played; its last words stay when it is gone."""
        from kribo.terminal.full.app import Face

        game = _Game(play, lambda: self.pass_on(Finished()))
        app = Face(self, game.start)
        try:
            app.run()
        finally:
            self.hear = None
            self.leave()
            game.join()
        for line in self._last_words:
            print(line)
        return game.result()


class _Game:
    """A game in a thread, and what came of it."""

    def __init__(self, play: Callable[[], int], finished: Callable[[], None]) -> None:
        self._play = play
        self._finished = finished
        self._status = 0
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="kribo game")

    def start(self) -> None:
        """Begin to play."""
        self._thread.start()

    def join(self) -> None:
        """Wait until the game has ended."""
        if self._thread.ident is not None:
            self._thread.join()

    def result(self) -> int:
        """The exit status of the game, or its error anew."""
        if self._error:
            raise self._error
        return self._status

    def _run(self) -> None:
        try:
            self._status = self._play()
        except BaseException as error:  # it is raised again in the main thread
            self._error = error
        finally:
            self._finished()
