"""A real server on a real port with a real database, in a thread of the test's process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from msgspec.structs import replace

from kribo.server.app import make_app
from kribo.server.command import config, listen, open_store
from kribo.server.settings import Rate, Settings
from tests.server.client import Player

PLENTY = Rate(1e6, 10**6)

QUICK = Settings(
    port=0,
    grace=120,
    password_memory=64 * 1024,
    bot_pause=(0, 0.001),
    requests=PLENTY,
    messages=PLENTY,
    chats=PLENTY,
    passwords=PLENTY,
    guests_from_here=PLENTY,
    codes=PLENTY,
    imports=PLENTY,
    sockets_an_address=2_000,
)
"""Settings without limits that tests would meet by chance."""


class Running:
    """A server that runs, and the address where it does."""

    def __init__(self, base: str, settings: Settings) -> None:
        self.base = base
        self.settings = settings

    def player(self, token: str = "") -> Player:
        """Somebody at this server."""
        return Player(self.base, token)

    def ws(self) -> str:
        """The address for sockets."""
        return self.base.replace("http", "ws")


@contextmanager
def running(settings: Settings, database: str, web: Path | None = None) -> Iterator[Running]:
    """A server while the context lasts."""
    listening = listen(settings.host, settings.port)
    started, box = threading.Event(), list[uvicorn.Server]()

    async def main() -> None:
        store = open_store(database)
        app = make_app(store, settings, web) if web else make_app(store, settings)
        server = uvicorn.Server(config(app, settings))
        box.append(server)
        started.set()
        await server.serve([listening])

    loop = uvicorn.Config("", loop="auto").get_loop_factory()

    def run() -> None:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(main())

    thread = threading.Thread(target=run, name="server")
    thread.start()
    try:
        assert started.wait(20)
        host, port = listening.getsockname()[:2]
        yield Running(f"http://{host}:{port}", settings)
    finally:
        box[0].should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server does not end"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that need no settings of their own."""
    path = tmp_path_factory.mktemp("server") / "kribo.db"
    with running(QUICK, f"sqlite:///{path}") as started:
        yield started


Start = Callable[..., "Running"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start servers with settings of their own: `start(grace=0.1)`; all use one database."""
    open_servers = []

    def starting(**settings: object) -> Running:
        context = running(replace(QUICK, **settings), f"sqlite:///{tmp_path}/kribo.db")
        open_servers.append(context)
        return context.__enter__()

    yield starting
    for context in reversed(open_servers):
        context.__exit__(None, None, None)
