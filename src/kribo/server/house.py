"""The house: the store, the tables that are awake, and what they share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import time_ns
from typing import Any

import msgspec

from kribo.errors import IllegalAction, KriboError
from kribo.game.actions import Action
from kribo.game.view import View
from kribo.notation import read_action
from kribo.rules import RULES_VERSION
from kribo.server.limits import Buckets, Places
from kribo.server.listener import CLOSING_DOWN
from kribo.server.people import Passwords
from kribo.server.room import CHATS_SHOWN, Room
from kribo.server.settings import Settings
from kribo.server.thinking import Thinkers
from kribo.store.base import Person, Store, StoredTable
from kribo.table import hosted as tables
from kribo.table.hosted import Hosted
from kribo.table.live import LiveGame
from kribo.table.pack import Generator

LOG = logging.getLogger(__name__)

SWEEP = 30
"""Seconds between two looks for tables that nobody is at."""


class House:
    """Made in the event loop that it lives in."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.packs = Generator()
        self.passwords = Passwords(settings.password_memory)
        self.chats = Buckets(settings.chats, "chat")
        self.requests = Buckets(settings.requests, "requests")
        self.password_tries = Buckets(settings.passwords, "passwords")
        self.new_guests = Buckets(settings.guests, "guests")
        self.new_guests_from_here = Buckets(settings.guests_from_here, "guests")
        self.code_tries = Buckets(settings.codes, "codes")
        self.imports = Buckets(settings.imports, "records")
        self.sockets = Places(settings.sockets, "sockets")
        self.sockets_of_people = Places(settings.sockets_a_person, "sockets")
        self.sockets_of_addresses = Places(settings.sockets_an_address, "sockets")
        self._rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinkers = Thinkers(settings.thinkers, settings.think_time)
        self._sweeper = self.spawn(self._sweep())

    async def close(self) -> None:
        """Say goodbye to all, and finish what is being written."""
        for room in self._rooms.values():
            room.close()
        self._sweeper.cancel()
        for room in list(self._rooms.values()):
            # Whoever has the lock writes something.
            async with room.lock:
                room.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)
        await self.store.close()

    def now(self) -> int:
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

    async def think(self, level: str, view: View) -> Action:
        """What a bot of a level does, thought out off the event loop. It gets a view and never the state."""
        return await self._thinkers.think(level, view)

    # Tables

    def awake(self, key: str) -> Room | None:
        """A table, if it is awake."""
        return self._rooms.get(key)

    async def room(self, key: str) -> Room:
        """A table, woken up where it sleeps.

        :raises KriboError: `no-such-table`; `game-damaged`, when the log of its game breaks the rules.
        """
        if room := self._rooms.get(key):
            room.idle_since = self.now()
            return room
        if key not in self._waking:
            self._waking[key] = self.loop.create_task(self._wake(key))
            self._waking[key].add_done_callback(lambda _: self._waking.pop(key, None))
        found = await asyncio.shield(self._waking[key])
        if found is None:
            raise KriboError("no-such-table")
        return found

    async def _wake(self, key: str) -> Room | None:
        stored = await self.store.table(key)
        if stored is None:
            return None
        table = read_table(stored)
        live = await self._live(table) if table.game else None
        room = Room(self, table, live, await self.store.chat(key, CHATS_SHOWN))
        if live and live.over and table.in_game:
            # The process died between the last action and the table.
            await room.save(tables.end(table, live.result))
        self._rooms[key] = room
        return room

    async def _live(self, table: Hosted) -> LiveGame:
        """The game of a table, played again from its log."""
        stored = await self.store.game(table.game)
        if stored is None or stored.rules_version != RULES_VERSION:
            raise KriboError("game-damaged", version=0)
        live = LiveGame(table.game, table.rules, stored.first_dealer, table.clock)
        for entry in await self.store.entries(table.game):
            try:
                attempt = live.attempt(read_action(entry.action))
            except KriboError as error:
                LOG.error("game %s breaks the rules at version %d: %s", live.id, entry.version, error)
                raise KriboError("game-damaged", version=entry.version) from error
            live.clock.restore(entry.clock, entry.at)
            live.accept(attempt, entry.at)
        # No time has passed for anybody since the last action, however long ago that was.
        live.clock.stop_at(self.now())
        return live

    async def keep_table(self, table: Hosted) -> None:
        """Write a table.

        :raises Conflict: when it was changed by another since.
        """
        await self.store.save_table(write_table(table))

    async def open_table(self, table: Hosted) -> Room:
        """Enter a new table.

        :raises Conflict: when its code is taken.
        """
        await self.keep_table(table)
        room = self._rooms[table.id] = Room(self, table, None, [])
        return room

    def forget(self, room: Room) -> None:
        """Let a table be read anew, since another process changed it; its sockets connect again."""
        self._rooms.pop(room.hosted.id, None)
        self.loop.call_soon(room.close)  # after whoever found it out has got the answer

    async def check_may_sit(self, person: Person, table: Hosted) -> None:
        """Refuse a seat beside somebody who blocks, or is blocked, and one table too many.

        :raises KriboError: `seat-refused`, `too-many`.
        """
        blocked = {other for other, how in (await self.store.shunned(person.id)).items() if how == "block"}
        if (blocked | await self.store.blocking(person.id)) & set(table.people):
            raise IllegalAction("seat-refused")
        if person.id not in table.people:
            await self.check_tables_of(person)

    async def check_tables_of(self, person: Person) -> None:
        """Refuse one table too many.

        :raises KriboError: `too-many`.
        """
        if await self.store.number_of_tables(person.id) >= self.settings.tables_a_person:
            raise KriboError("too-many", what="tables")

    async def hear_anew(self, person: str) -> None:
        """Let the sockets of a person know whom they shun."""
        shunned = frozenset(await self.store.shunned(person))
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.person == person:
                    listener.shunned = shunned

    def hang_up(self, person: str) -> None:
        """Close the sockets of a person."""
        for room in self._rooms.values():
            for listener in room.listeners:
                if listener.person == person:
                    listener.close(CLOSING_DOWN)

    async def _sweep(self) -> None:
        """Let tables sleep that nobody has been at for long."""
        while True:
            await asyncio.sleep(SWEEP)
            oldest = self.now() - self.settings.room_idle * 1000
            for key, room in list(self._rooms.items()):
                if not room.listeners and not room.lock.locked() and room.idle_since < oldest:
                    room.close()
                    del self._rooms[key]


def read_table(stored: StoredTable) -> Hosted:
    """The table of a document."""
    return msgspec.json.decode(stored.document, type=Hosted)


def write_table(table: Hosted) -> StoredTable:
    """A table as it is kept."""
    return StoredTable(
        id=table.id,
        code=table.code,
        revision=table.revision,
        closed=table.status == "closed",
        listed=table.listed,
        people=table.people,
        created=table.created,
        document=msgspec.json.encode(table).decode(),
    )
