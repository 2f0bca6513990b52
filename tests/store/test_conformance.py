"""The check of stores finds what is wrong with one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from kribo.store.base import (
    ChatLine,
    Conflict,
    Ending,
    Entry,
    Milliseconds,
    Person,
    Shun,
    StoredGame,
    StoredTable,
)
from kribo.store.memory import MemoryStore
from kribo.testing import check_store


class Overwriting(MemoryStore):
    async def append(self, entry: Entry, ending: Ending | None = None) -> None:
        try:
            await super().append(entry, ending)
        except Conflict:
            self._entries[entry.game][entry.version - 1] = entry


class EndingAnyway(MemoryStore):
    async def append(self, entry: Entry, ending: Ending | None = None) -> None:
        if ending:
            game = self._games[entry.game]
            self._games[entry.game] = replace(game, ended=ending.ended, winner=ending.winner)
        await super().append(entry, ending)


class LastOneWins(MemoryStore):
    async def save_table(self, table: StoredTable) -> None:
        self._tables[table.id] = table


class KeepingCodes(MemoryStore):
    async def table_by_code(self, code: str) -> StoredTable | None:
        return next((table for table in self._tables.values() if table.code == code), None)


class CountingAll(MemoryStore):
    async def number_of_tables(self, person: str, now: Milliseconds) -> int:
        return len(await self.tables_of(person))


class ListingAll(MemoryStore):
    async def listed_tables(self, limit: int, now: Milliseconds) -> list[StoredTable]:
        return await super().listed_tables(limit, 0)


class GivingUpGames(MemoryStore):
    async def given_up(self, now: Milliseconds, limit: int) -> list[str]:
        left = [table for table in self._open() if table.in_use_until <= now]
        return [table.id for table in sorted(left, key=lambda table: table.in_use_until)][:limit]


class SharedAccounts(MemoryStore):
    async def save_person(self, person: Person) -> None:
        if person.id in self._people:
            self._people[person.id] = person


class BlockingIsMuting(MemoryStore):
    async def blocking(self, person: str) -> set[str]:
        return {who for who, others in self._shunned.items() if person in others}


class Remembering(MemoryStore):
    async def delete_person(self, key: str, alias: str) -> None:
        await super().delete_person("nobody", alias)
        self._people.pop(key, None)


class Keeping(MemoryStore):
    async def hand_over(self, key: str, to: str) -> None:
        pass


class ForgettingTokens(MemoryStore):
    async def add_token(self, person: str, token: str, at: Milliseconds) -> None:
        pass


class MutingForEver(MemoryStore):
    async def shun(self, person: str, other: str, how: Shun | None) -> None:
        if how:
            await super().shun(person, other, how)


class OldestFirst(MemoryStore):
    async def games_of(self, person: str, before: Milliseconds, limit: int) -> list[StoredGame]:
        return list(reversed(await super().games_of(person, before, limit)))


class FirstLines(MemoryStore):
    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        return self._chat[table][:limit]


class LosingEntries(MemoryStore):
    async def add_game(self, game: StoredGame, entries: Sequence[Entry] = ()) -> None:
        await super().add_game(game, entries[:100])


@pytest.mark.parametrize("broken", MemoryStore.__subclasses__())
def test_a_broken_store_is_found_out(broken: type[MemoryStore]) -> None:
    with pytest.raises(AssertionError):
        check_store(lambda number: broken(), lasting=False)


def test_a_store_that_keeps_nothing_is_found_out() -> None:
    with pytest.raises(AssertionError):
        check_store(lambda number: MemoryStore())
