"""The socket of a table, kept open: what comes is handed on, and a lost connection comes back by itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from urllib.parse import quote

import msgspec
from msgspec import Struct
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kribo.client.place import is_here
from kribo.client.server import Refused, Server, refusal, unreachable
from kribo.errors import KriboError
from kribo.game.actions import Seat
from kribo.server.messages import (
    Answer,
    AnyMessage,
    Chats,
    ChatSaid,
    ErrorSaid,
    GameSaid,
    Moved,
    Pong,
    TableSaid,
)

MAY_NOT_WATCH = 4003
"""The server closes with this a socket that may not come back."""

PAUSES = (0.5, 1, 2, 4, 8, 15)
"""Seconds before each attempt to come back; the last one again and again."""

PATIENCE = 10
MOST_BYTES = 1 << 22

TableReply = TableSaid | GameSaid | Moved | Answer | ChatSaid | Chats | Pong | ErrorSaid
"""What a table says over its socket."""


class Lost(Struct, frozen=True):
    """The connection is lost; it is being tried again."""


class Back(Struct, frozen=True):
    """The connection is there again; the table and the game as they are now follow."""


class Ended(Struct, frozen=True):
    """The connection is over for good, and why."""

    reason: KriboError


News = TableReply | Lost | Back | Ended

_decode = msgspec.json.Decoder(TableReply).decode


class Connection:
    """A socket to a table in a thread of its own; `hear` is called there with all that comes.

    Use it in a `with` statement, or call `open` and `close`.
    """

    def __init__(self, server: Server, table: str, seat: Seat | None, hear: Callable[[News], None]) -> None:
        """
        :param seat: the seat through which to look; None for a spectator.
        """
        self.seat = seat
        self._server = server
        self._address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{quote(table, safe='')}/ws"
        self._hear = hear
        self._socket: ClientConnection | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kribo connection", daemon=True)

    def __enter__(self) -> Connection:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Connect, and go on hearing until `close`.

        :raises KriboError: when the server refuses or is not there.
        """
        try:
            self._socket = self._connect()
        except (OSError, WebSocketException) as error:
            raise self._reason(error) from error
        self._thread.start()

    def send(self, message: AnyMessage) -> None:
        """Say something to the table.

        :raises KriboError: `not-connected`, while the connection is lost; nothing has happened then.
        """
        socket = self._socket
        if socket is None:
            raise KriboError("not-connected")
        try:
            socket.send(msgspec.json.encode(message), text=True)
        except (OSError, WebSocketException) as error:
            raise KriboError("not-connected") from error

    def close(self) -> None:
        """Close the socket; nothing is heard any more."""
        self._closing.set()
        if self._socket:
            self._socket.close()
        if self._thread.is_alive():
            self._thread.join(PATIENCE)

    # In the thread

    def _run(self) -> None:
        """Hear until it is over; whatever happens, who waits for news is told that there will be none."""
        reason = KriboError("server-strange", server=self._server.base)
        try:
            reason = self._stay_connected()
        finally:
            if not self._closing.is_set():
                self._hear(Ended(reason))

    def _stay_connected(self) -> KriboError:
        """Hear, and come back whenever the connection is lost; why that is not possible any more."""
        while self._socket:
            code = self._listen(self._socket)
            self._socket = None
            if code == MAY_NOT_WATCH:
                return KriboError("no-spectators")
            if not self._closing.is_set():
                self._hear(Lost())
            if refused := self._come_back():
                return refused
        return KriboError("not-connected")

    def _listen(self, socket: ClientConnection) -> int | None:
        """Hear what comes until the socket is closed, and with what code."""
        try:
            for text in socket:
                self._take(text)
        except (ConnectionClosed, OSError):
            pass
        return socket.close_code

    def _take(self, text: str | bytes) -> None:
        try:
            news = _decode(text)
        except msgspec.DecodeError:
            return  # a message of a kind that is newer than this program
        if not self._closing.is_set():
            self._hear(news)

    def _come_back(self) -> KriboError | None:
        """Try again and again until it is connected or closed, or the server refuses; what it says then."""
        attempt = 0
        while not self._closing.wait(PAUSES[min(attempt, len(PAUSES) - 1)]):
            attempt += 1
            try:
                self._socket = self._connect()
            except (OSError, WebSocketException) as error:
                reason = self._reason(error)
                if isinstance(reason, Refused) and reason.code != "too-many":
                    return reason
                continue
            if self._closing.is_set():  # meanwhile
                self._socket.close()
                break
            self._hear(Back())
            return None
        return None

    def _connect(self) -> ClientConnection:
        seat = "" if self.seat is None else f"?seat={self.seat}"
        connecting = connect(
            self._address + seat,
            additional_headers=self._server.headers(),
            user_agent_header=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=MOST_BYTES,
            proxy=None if is_here(self._server.base) else True,
        )
        # It is entered here and left by `close` of the socket, which may happen in another thread.
        return connecting.__enter__()

    def _reason(self, error: Exception) -> KriboError:
        if isinstance(error, InvalidStatus):
            return refusal(bytes(error.response.body or b""), self._server.base)
        if isinstance(error, WebSocketException):
            return KriboError("server-strange", server=self._server.base)
        return unreachable(error, self._server.base)
