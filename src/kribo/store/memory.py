"""A store in memory: for tests, and for whoever wants nothing kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

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


class MemoryStore:
    """See `Store`."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}
        self._shunned: dict[str, dict[str, Shun]] = defaultdict(dict)
        self._tables: dict[str, StoredTable] = {}
        self._games: dict[str, StoredGame] = {}
        self._entries: dict[str, list[Entry]] = defaultdict(list)
        self._chat: dict[str, list[ChatLine]] = defaultdict(list)

    async def close(self) -> None:
        pass

    # People

    async def add_person(self, person: Person, token: str) -> None:
        self._people[person.id] = person
        self._tokens[token] = person.id

    async def person(self, key: str) -> Person | None:
        return self._people.get(key)

    async def person_by_token(self, token: str) -> Person | None:
        return self._people.get(self._tokens.get(token, ""))

    async def person_by_account(self, account: str) -> Person | None:
        return next((person for person in self._people.values() if person.account == account != ""), None)

    async def save_person(self, person: Person) -> None:
        other = await self.person_by_account(person.account)
        if other and other.id != person.id:
            raise Conflict
        if person.id in self._people:
            self._people[person.id] = person

    async def delete_person(self, key: str, alias: str) -> None:
        self._people.pop(key, None)
        self._tokens = {token: person for token, person in self._tokens.items() if person != key}
        self._shunned.pop(key, None)
        for others in self._shunned.values():
            others.pop(key, None)
        for game in list(self._games.values()):
            if key in (*game.people, game.owner):
                self._games[game.id] = _without_person(game, key, alias)
        for lines in self._chat.values():
            lines[:] = [
                replace(line, person="", name=alias) if line.person == key else line for line in lines
            ]

    async def hand_over(self, key: str, to: str) -> None:
        for game in list(self._games.values()):
            people = tuple(to if person == key else person for person in game.people)
            owner = to if game.owner == key else game.owner
            self._games[game.id] = replace(game, people=people, owner=owner)
        for lines in self._chat.values():
            lines[:] = [replace(line, person=to) if line.person == key else line for line in lines]
        for who, others in self._shunned.items():
            if key in others and who != to:
                others.setdefault(to, others[key])
        await self.delete_person(key, "")

    async def add_token(self, person: str, token: str, at: Milliseconds) -> None:
        self._tokens[token] = person

    async def drop_token(self, token: str) -> None:
        self._tokens.pop(token, None)

    async def shun(self, person: str, other: str, how: Shun | None) -> None:
        if how is None:
            self._shunned[person].pop(other, None)
        else:
            self._shunned[person][other] = how

    async def shunned(self, person: str) -> dict[str, Shun]:
        return dict(self._shunned[person])

    async def blocking(self, person: str) -> set[str]:
        return {who for who, others in self._shunned.items() if others.get(person) == "block"}

    # Tables

    async def save_table(self, table: StoredTable) -> None:
        there = self._tables.get(table.id)
        if table.revision != (there.revision if there else 0) + 1:
            raise Conflict
        if not there and await self.table_by_code(table.code):
            raise Conflict
        self._tables[table.id] = table

    async def table(self, key: str) -> StoredTable | None:
        return self._tables.get(key)

    async def table_by_code(self, code: str) -> StoredTable | None:
        return next((table for table in self._open() if table.code == code), None)

    async def listed_tables(self, limit: int, now: Milliseconds) -> list[StoredTable]:
        return [table for table in self._open() if table.listed and table.in_use_until > now][:limit]

    async def tables_of(self, person: str, now: Milliseconds | None = None) -> list[StoredTable]:
        theirs = [table for table in self._open() if person in table.people]
        if now is None:
            return theirs
        return [table for table in theirs if table.stage == "game" or table.in_use_until > now]

    async def number_of_tables(self, person: str, now: Milliseconds) -> int:
        return sum(table.in_use_until > now for table in await self.tables_of(person))

    async def given_up(self, now: Milliseconds, limit: int) -> list[str]:
        left = [table for table in self._open() if table.stage == "open" and table.in_use_until <= now]
        return [table.id for table in sorted(left, key=lambda table: table.in_use_until)][:limit]

    def _open(self) -> list[StoredTable]:
        tables = [table for table in self._tables.values() if not table.closed]
        return sorted(tables, key=lambda table: table.created, reverse=True)

    # Games

    async def add_game(self, game: StoredGame, entries: Sequence[Entry] = ()) -> None:
        self._games[game.id] = game
        self._entries[game.id] = list(entries)

    async def append(self, entry: Entry, ending: Ending | None = None) -> None:
        log = self._entries[entry.game]
        if entry.version != len(log) + 1:
            raise Conflict
        log.append(entry)
        if ending:
            self._games[entry.game] = replace(
                self._games[entry.game], ended=ending.ended, winner=ending.winner, scores=ending.scores
            )

    async def game(self, key: str) -> StoredGame | None:
        return self._games.get(key)

    async def entries(self, game: str) -> list[Entry]:
        return list(self._entries[game]) if game in self._games else []

    async def games_of(self, person: str, before: Milliseconds, limit: int) -> list[StoredGame]:
        theirs = [
            game
            for game in self._games.values()
            if person in (*game.people, game.owner) and game.started < before
        ]
        return sorted(theirs, key=lambda game: (game.started, game.id), reverse=True)[:limit]

    # Chat

    async def add_chat(self, line: ChatLine) -> None:
        self._chat[line.table].append(line)

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        return self._chat[table][-limit:]


def _without_person(game: StoredGame, key: str, alias: str) -> StoredGame:
    names = tuple(
        alias if person == key else name for person, name in zip(game.people, game.names, strict=True)
    )
    people = tuple("" if person == key else person for person in game.people)
    return replace(game, names=names, people=people, owner="" if game.owner == key else game.owner)
