"""Starting the server and ending it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket

import uvicorn
from starlette.types import ASGIApp

from kribo.errors import BadText
from kribo.folders import data_folder
from kribo.locales import LANGUAGES, Catalogue, catalogue
from kribo.server.app import make_app
from kribo.server.settings import Settings
from kribo.store.base import Store
from kribo.store.memory import MemoryStore

MEMORY, SQLITE = "memory:", "sqlite:///"
BACKLOG = 1024
GARBAGE = 50_000, 20, 100
"""So many new objects before the youngest are looked through, and rarely all: 40 ms at 1,000 tables."""

ENDS_WITHIN = 3
"""Seconds that open requests get when the server ends."""


def serve(settings: Settings, language: str = LANGUAGES[0]) -> None:
    """Serve until a signal ends it; `language` is that of who starts it.

    :raises BadText: `cannot-listen`, `bad-database`, `cannot-open-database`.
    """
    listening = listen(settings.host, settings.port)
    # The server takes these signals while it runs, and raises them again when it has ended in good order.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: None)
    loop = uvicorn.Config("", loop="auto").get_loop_factory()
    with listening, asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(settings, listening, catalogue(language)))


async def _serve(settings: Settings, listening: socket.socket, say: Catalogue) -> None:
    url = settings.database or default_database()
    server = uvicorn.Server(config(make_app(open_store(url), settings), settings))
    # What is loaded now stays; looking through it for garbage again and again would make moves wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    print(say("serve-open", address=address_of(listening)))
    print(say("serve-database", database=url.removeprefix(SQLITE)))
    print(say("serve-stop"), flush=True)
    await server.serve([listening])


def config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How the application is served; the reasons are in `docs/design/server.md`."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
    return uvicorn.Config(
        app,
        http="auto",
        ws="websockets-sansio",
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=ENDS_WITHIN,
    )


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Uvicorn takes two things for mistakes that are none.

    A socket that is refused with an HTTP answer, as the standard has it, and a request that is still coming
    in when the server ends.
    """
    is_cut_off = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not is_cut_off and "without completing handshake" not in record.getMessage()


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections from now on.

    :raises BadText: `cannot-listen`.
    """
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=BACKLOG
        )
    except OSError as error:
        reason = "taken" if error.errno == errno.EADDRINUSE else "other"
        raise BadText("cannot-listen", host=host, port=port, reason=reason) from error


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port, *_ = listening.getsockname()
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_store(url: str) -> Store:
    """The store of a URL.

    :raises BadText: `cannot-open-database`, `bad-database`.
    """
    if url == MEMORY:
        return MemoryStore()
    if not url.startswith(SQLITE):
        raise BadText("bad-database", database=url.partition(":")[0])
    from sqlalchemy.exc import SQLAlchemyError

    from kribo.store.schema import TooNew
    from kribo.store.sql import SqlStore

    try:
        return SqlStore(url)
    except (SQLAlchemyError, OSError) as error:
        raise BadText("cannot-open-database", database=url, reason="unreadable") from error
    except TooNew as error:
        raise BadText("cannot-open-database", database=url, reason="too-new") from error


def default_database() -> str:
    """The URL of the database in the user's own data folder."""
    return f"{SQLITE}{data_folder() / 'kribo.db'}"
