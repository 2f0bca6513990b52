"""A server that goes and comes again at the same address, and a wire to a server that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from msgspec.structs import replace

from tests.server.conftest import QUICK, Running, running


class Fragile:
    """A server with a database of its own; it runs from `start` to `stop`, and again."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.base = ""
        self._settings = replace(QUICK, **settings)
        self._database = f"sqlite:///{folder}/fragile.db"
        self._context: AbstractContextManager[Running] | None = None

    def start(self) -> None:
        """Run, where it ran before if it did."""
        self._context = running(self._settings, self._database)
        self.base = self._context.__enter__().base
        self._settings = replace(self._settings, port=urlsplit(self.base).port or 0)

    def stop(self) -> None:
        """End, and close all sockets."""
        if self._context:
            self._context.__exit__(None, None, None)
            self._context = None

    def __enter__(self) -> Fragile:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.stop()


class Wire:
    """Passes bytes on between a port of its own and a server."""

    def __init__(self, base: str) -> None:
        self._goal = (urlsplit(base).hostname or "", urlsplit(base).port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._listen, name="wire")]
        self._threads[0].start()

    def cut(self) -> None:
        """Break all connections that there are; new ones can be made."""
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        # What waits for a connection is not woken by closing its socket.
        self._listening.shutdown(socket.SHUT_RDWR)
        self.cut()
        for thread in self._threads:
            thread.join(10)
        for end in (self._listening, *self._open):
            end.close()

    def _listen(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            self._open.append(here)
            try:
                there = socket.create_connection(self._goal)
            except OSError:
                # The server is not there; who asked is told so.
                here.shutdown(socket.SHUT_RDWR)
                continue
            self._open.append(there)
            for ends in ((here, there), (there, here)):
                self._threads.append(threading.Thread(target=_pass_on, args=ends, name="wire"))
                self._threads[-1].start()


def _pass_on(source: socket.socket, goal: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(4096):
            goal.sendall(piece)
    for end in (source, goal):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
