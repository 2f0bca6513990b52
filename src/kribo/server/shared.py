"""What the tables of a house share, however many there are: they know it, and it knows none of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import time_ns
from typing import Any

from kribo.game.actions import Action
from kribo.game.view import View
from kribo.match import Match
from kribo.server.limits import Buckets
from kribo.server.settings import Settings
from kribo.server.thinking import Thinkers
from kribo.store.base import Milliseconds, Store
from kribo.table.pack import Generator

LOG = logging.getLogger(__name__)


class Shared:
    """Made in the event loop that it lives in."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.packs = Generator()
        self.chats = Buckets(settings.chats, "chat")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinkers = Thinkers(settings.thinkers, settings.think_time)

    async def close(self) -> None:
        """Give up what is being done, and finish what is being written."""
        try:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        finally:
            await asyncio.to_thread(self._thinkers.close)
            await self.store.close()

    def now(self) -> Milliseconds:
        """The time, in milliseconds since 1970."""
        return time_ns() // 1_000_000

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside all else; what goes wrong there is logged."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a task failed", exc_info=error)

    async def think(self, level: str, view: View, played: Match) -> Action:
        """What a bot of a level does, thought out off the event loop. It gets a view and never the state."""
        return await self._thinkers.think(level, view, played)
