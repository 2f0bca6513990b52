"""A client for tests: people who talk to a real server over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

PATIENCE = 20
"""Seconds to wait for what must come, on the slowest machine."""

names = (f"Player {number}" for number in itertools.count(1))


class Refused(Exception):
    """An HTTP answer that is an error."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(status, error)
        self.status = status
        self.error = error

    @property
    def code(self) -> str:
        """The code of the error."""
        return str(self.error["code"])


class Player:
    """Somebody with a token of their own; a context manager. Without `sign_in` a stranger."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base
        self.token = token
        self.id = ""
        self.http = httpx2.AsyncClient(base_url=base, timeout=PATIENCE, trust_env=False)
        self._set_token(token)

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    def _set_token(self, token: str) -> None:
        self.token = token
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    async def sign_in(self, name: str = "") -> Player:
        """Become a guest."""
        person = await self.post("/api/guests", {"name": name or next(names)})
        self.id = person["id"]
        self._set_token(person["token"])
        return self

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Send a request.

        :raises Refused: when the answer is an error.
        """
        headers = {"kribo-token": "show"}
        response = await self.http.request(method, path, json=body, headers=headers)
        if response.status_code >= 400:
            raise Refused(response.status_code, response.json())
        if response.status_code == 204:
            return None
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def get(self, path: str) -> Any:
        """See `call`."""
        return await self.call("GET", path)

    async def post(self, path: str, body: object) -> Any:
        """See `call`."""
        return await self.call("POST", path, body)

    async def new_table(self, **wishes: object) -> Json:
        """Make a table at which nothing waits for the sake of watchers."""
        made: Json = await self.post("/api/tables", {"variant": "six-card", "pace": "instant", **wishes})
        return made

    async def say(self, table: str, **message: object) -> Json:
        """A message to a table over HTTP."""
        said: Json = await self.post(f"/api/tables/{table}/messages", message)
        return said

    def socket(self, table: str, seat: int | None = None, **extra: str) -> Socket:
        """A socket at a table, to be opened by `async with`."""
        query = "" if seat is None else f"?seat={seat}"
        address = self.base.replace("http", "ws") + f"/api/tables/{table}/ws{query}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return Socket(address, {**headers, **extra}, seat)


class Socket:
    """An open socket; keeps all that came, the table and the game as they were told last."""

    def __init__(self, address: str, headers: dict[str, str], seat: int | None) -> None:
        self.address = address
        self.headers = headers
        self.seat = seat
        self.received: list[Json] = []
        self.table: Json = {}
        self.game: Json = {}
        self._refs = itertools.count(1)
        self._connection: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self.closed_with: int | None = None

    async def __aenter__(self) -> Socket:
        self._connection = await connect(
            self.address, additional_headers=self.headers, compression=None, proxy=None, max_size=2**20
        )
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.table))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._connection
        assert self._reader
        await self._connection.close()
        await self._reader

    async def _read(self) -> None:
        assert self._connection
        with suppress(ConnectionClosed):
            async for text in self._connection:
                await self._take(json.loads(text))
        self.closed_with = self._connection.close_code
        async with self._news:
            self._news.notify_all()

    async def _take(self, message: Json) -> None:
        async with self._news:
            self.received.append(message)
            match message["type"]:
                case "table":
                    self.table = message["table"]
                case "game" | "moved":
                    self.game = message
            self._news.notify_all()

    async def until(self, test: Callable[[], bool]) -> None:
        """Wait for something that what comes in will make true."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(test), PATIENCE)

    async def send(self, message: object) -> None:
        """Send a message, or a text as it stands."""
        assert self._connection
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self._connection.send(text)

    async def ask(self, **message: object) -> Json:
        """Send a message and wait for its one answer."""
        ref = f"r{next(self._refs)}"
        await self.send({**message, "ref": ref})

        def answers() -> list[Json]:
            return [other for other in reversed(self.received) if other.get("ref") == ref]

        await self.until(lambda: bool(answers()) or self.closed_with is not None)
        return answers()[0]

    async def act(self, action: Json) -> Json:
        """Make an action under the version that was told last."""
        return await self.ask(type="act", version=self.game["version"], action=action)

    @property
    def view(self) -> Json:
        """The view that was told last."""
        view: Json = self.game["view"]
        return view

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        return bool(self.game) and self.seat in self.view["to_act"] and self.table["status"] == "playing"

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.game) and self.game["result"] is not None


ARGUMENTS = {
    "CutForDeal": "position",
    "Bid": "points",
    "CutStarter": "position",
    "Play": "card",
    "Claim": "points",
    "Muggins": "points",
}


def some_action(seat: int, view: Json, chance: Random) -> Json:
    """An action that a view lists, any but giving up; bids stay low."""
    legal = {kind: what for kind, what in view["legal"].items() if kind not in ("Resign", "TakeBack")}
    kind = chance.choice(sorted(legal))
    if kind == "Discard":
        return {"type": kind, "seat": seat, "cards": chance.sample(view["hand"], legal[kind])}
    if kind in ARGUMENTS:
        listed = legal[kind][:2] if kind == "Bid" else legal[kind]
        return {"type": kind, "seat": seat, ARGUMENTS[kind]: chance.choice(listed)}
    return {"type": kind, "seat": seat}


TOO_LATE = ("stale", "not-now", "not-your-turn", "no-call-left", "not-playing", "position-taken")
"""What is said to somebody who was told of what another did only after acting."""


async def play_on(socket: Socket, chance: Random, until: Callable[[], bool] = lambda: False) -> None:
    """Play at random whenever one is asked, to the end of the game or until something is so."""
    while not (socket.is_over or until()):
        await socket.until(lambda: socket.is_asked or socket.is_over or until())
        if not socket.is_asked or until():
            continue
        version = socket.game["version"]
        assert socket.seat is not None
        answer = await socket.act(some_action(socket.seat, socket.view, chance))
        if answer["type"] == "error":
            # Somebody else was faster, and that has been told or will be.
            assert answer["code"] in TOO_LATE, answer
            await socket.until(lambda known=version: socket.game["version"] > known or socket.is_over)  # type: ignore[misc]
