"""The house: the tables that are awake, and the limits that hold for all.

A table that nobody is at is let go and read again from the store when somebody comes. The store knows of each
until when it is in use: after that it is not listed and does not count among its people's tables, and one at
which no game was ever begun is closed for good.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from kribo.errors import KriboError
from kribo.notation import read_action
from kribo.rules import RULES_VERSION
from kribo.server.documents import read_table, write_table
from kribo.server.limits import Buckets, Places
from kribo.server.listener import CLOSING_DOWN
from kribo.server.people import Passwords
from kribo.server.place import CHATS_SHOWN, Place
from kribo.server.room import Room
from kribo.server.settings import Settings
from kribo.server.shared import Shared
from kribo.store.base import Store, StoredTable
from kribo.table import hosted as tables
from kribo.table.hosted import Hosted
from kribo.table.live import LiveGame

LOG = logging.getLogger(__name__)

GIVEN_UP_AT_ONCE = 100
"""The most tables that one look closes."""


class House(Shared):
    """Made in the event loop that it lives in."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.passwords = Passwords(settings.password_memory)
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
        self._opened = self.now()
        self._sweeper = self.spawn(self._sweep())

    async def close(self) -> None:
        """Say goodbye to all, and finish what is being written."""
        try:
            for room in self._rooms.values():
                room.close()
            self._sweeper.cancel()
            for room in list(self._rooms.values()):
                # Whoever has the lock writes something.
                async with room.lock:
                    room.close()
        finally:
            await super().close()

    # Tables

    async def room(self, key: str) -> Room:
        """A table, woken up where it sleeps, and kept awake for a while.

        :raises KriboError: `no-such-table`; `game-damaged`, when the log of its game breaks the rules.
        """
        room = await self.look_at(key)
        room.idle_since = self.now()
        return room

    async def look_at(self, key: str) -> Room:
        """See `room`; but a look does not keep it awake.

        :raises KriboError: see `room`.
        """
        if room := self._rooms.get(key):
            return room
        if key not in self._waking:
            self._waking[key] = self.loop.create_task(self._wake(key))
            self._waking[key].add_done_callback(lambda _: self._waking.pop(key, None))
        found = await asyncio.shield(self._waking[key])
        if found is None:
            raise KriboError("no-such-table")
        return found

    def place(self, stored: StoredTable) -> Place:
        """A table as it is if it is awake, else as it was left, without its game."""
        return self._rooms.get(stored.id) or Place(read_table(stored), None, [], self.now)

    async def _wake(self, key: str) -> Room | None:
        stored = await self.store.table(key)
        if stored is None:
            return None
        table = read_table(stored)
        live = await self._live(table) if table.game else None
        chats = await self.store.chat(key, CHATS_SHOWN)
        room = Room(self, table, live, chats, self._forget, stored.in_use_until)
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

    async def open_table(self, table: Hosted) -> Room:
        """Enter a new table.

        :raises Conflict: when its code is taken.
        """
        stored = write_table(table, self.now() + self.settings.lasts("open"))
        await self.store.save_table(stored)
        room = self._rooms[table.id] = Room(self, table, None, [], self._forget, stored.in_use_until)
        return room

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.hosted.id) is room:
            del self._rooms[room.hosted.id]

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

    # Tables that nobody is at

    async def _sweep(self) -> None:
        """Look for them again and again; whatever goes wrong with one, others are looked at."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self._look_round()
            except Exception:
                LOG.exception("a look for tables that nobody is at failed")

    async def _look_round(self) -> None:
        following = self.now() + round(2000 * self.settings.sweep)
        for room in list(self._rooms.values()):
            if room.is_idle():
                room.let_go()
                room.close()
                self._forget(room)
            elif room.runs_out_by(following):
                async with room.lock:
                    with suppress(KriboError):
                        await room.keep_in_use()
        # Nobody could come while there was no server.
        if self._opened + self.settings.lasts("open") <= self.now():
            for key in await self.store.given_up(self.now(), GIVEN_UP_AT_ONCE):
                room = await self.room(key)
                async with room.lock:
                    with suppress(KriboError):
                        await room.give_up()
