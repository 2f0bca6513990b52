"""One open socket at a table: what it hears, and the queue of what is still to be sent."""

from __future__ import annotations

import asyncio

from kribo.announce.voice import CardStyle, Verbosity
from kribo.game.actions import Seat
from kribo.server.people import Visitor
from kribo.server.reader import Ears

CLOSING_DOWN = 1012
TOO_SLOW = 4009
TOO_MUCH = 4008
MAY_NOT_WATCH = 4003


class Listener:
    """Somebody at a table, through one socket. `shunned` are the ids of people who are not to be heard."""

    def __init__(self, visitor: Visitor, seat: Seat | None, most: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.verbosity: Verbosity = visitor.person.verbosity if visitor.person else "normal"
        self.card_style: CardStyle | None = None
        self.shunned: frozenset[str] = frozenset()
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._most = most
        self._closed = False

    @property
    def person(self) -> str:
        """The id of who listens, "" for a stranger."""
        return self.visitor.id

    @property
    def ears(self) -> Ears:
        """How it listens."""
        return Ears(self.seat, self.visitor.language, self.verbosity, self.card_style)

    def send(self, encoded: bytes) -> None:
        """Put a message into the queue; who does not read gets closed, so that nobody else waits."""
        if self._closed:
            return
        if self._queue.qsize() >= self._most:
            self.close(TOO_SLOW)
        else:
            self._queue.put_nowait(encoded)

    def close(self, code: int) -> None:
        """Close the socket after what is in the queue."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(code)

    async def next(self) -> bytes | int:
        """The next message to be sent, or the code to close with."""
        return await self._queue.get()
