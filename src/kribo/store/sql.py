"""The store in a SQL database: SQLite now; what is written here is portable.

All writing is done by one thread, which takes whatever is waiting into one transaction: while one commit is
on its way to the disk the next writes gather, so the time of a commit is shared by all who wait for it. Where
the disk is quick the batches keep a little distance instead. A few other threads read.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import astuple
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Row,
    Select,
    TextClause,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

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
from kribo.store.schema import (
    CHAT,
    ENTRIES,
    GAMES,
    PEOPLE,
    PLAYERS,
    SHUNNED,
    SITTERS,
    TABLES,
    TOKENS,
    bring_up_to_date,
)

READERS = 3
DISTANCE = 0.004
"""Seconds between the beginnings of two batches at least: a commit costs the same for many."""

SETTINGS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=4000",  # 16 MB: four times rarer than usual, since a commit waits for it
)
BATCH = 500
"""The most writes of one transaction."""

ROWS = 50
"""The most entries of one statement."""

_COLUMNS = ENTRIES.c.keys()
"""In the order of the fields of `Entry`."""

T = TypeVar("T")


class _Write(NamedTuple):
    """Something to be written, and who waits for it; entries are given as such, so that many go as one."""

    do: Callable[[Connection], None] | None
    entry: Entry | None
    done: asyncio.Future[None]


class SqlStore:
    """See `Store`. Made and closed in the event loop that uses it."""

    def __init__(self, url: str) -> None:
        """Open a database, made or brought up to date where that is needed.

        :param url: as SQLAlchemy writes it, `sqlite:///PATH`.
        :raises TooNew: when a newer kribo made it.
        :raises SQLAlchemyError: when it cannot be opened.
        """
        self._engine = _engine(make_url(url))
        with self._engine.begin() as connection:
            bring_up_to_date(connection)
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "kribo-read")
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._writer = Thread(target=self._write_batches, name="kribo-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    # Writing

    async def _write(
        self, do: Callable[[Connection], None] | None = None, entry: Entry | None = None
    ) -> None:
        write = _Write(do, entry, self._loop.create_future())
        self._queue.put(write)
        # What was handed in is written, whether the asker still waits or not.
        await write.done

    def _write_batches(self) -> None:
        """The work of the writing thread, until the queue says that it ends."""
        began = 0.0
        with self._engine.connect() as connection:
            while (first := self._queue.get()) is not None:
                if (early := began + DISTANCE - monotonic()) > 0:
                    sleep(early)
                began = monotonic()
                batch, last = self._gather(first)
                outcome = _commit(connection, batch)
                self._loop.call_soon_threadsafe(_wake, batch, outcome)
                if last:
                    return

    def _gather(self, first: _Write) -> tuple[list[_Write], bool]:
        """All that waits, and whether the end came after it."""
        batch = [first]
        while len(batch) < BATCH:
            try:
                following = self._queue.get_nowait()
            except Empty:
                break
            if following is None:
                return batch, True
            batch.append(following)
        return batch, False

    # Reading

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return ask(connection)

        return await self._loop.run_in_executor(self._readers, run)

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    # People

    async def add_person(self, person: Person, token: str) -> None:
        def do(connection: Connection) -> None:
            connection.execute(insert(PEOPLE).values(_person_row(person)))
            connection.execute(insert(TOKENS).values(hash=token, person=person.id, created=person.created))

        await self._write(do)

    async def person(self, key: str) -> Person | None:
        return await self._person(select(PEOPLE).where(PEOPLE.c.id == key))

    async def person_by_token(self, token: str) -> Person | None:
        return await self._person(select(PEOPLE).join(TOKENS).where(TOKENS.c.hash == token))

    async def person_by_account(self, account: str) -> Person | None:
        if not account:
            return None
        return await self._person(select(PEOPLE).where(PEOPLE.c.account == account))

    async def _person(self, query: Select[Any]) -> Person | None:
        rows = await self._rows(query)
        if not rows:
            return None
        row = rows[0]._asdict()
        return Person(**{**row, "account": row["account"] or ""})

    async def save_person(self, person: Person) -> None:
        await self._write(
            lambda connection: _run(
                connection, update(PEOPLE).where(PEOPLE.c.id == person.id).values(_person_row(person))
            )
        )

    async def delete_person(self, key: str, alias: str) -> None:
        def do(connection: Connection) -> None:
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == key))
            for game, head in _games_of(connection, key):
                connection.execute(
                    update(GAMES).where(GAMES.c.id == game).values(head=_without_person(head, key, alias))
                )
            connection.execute(delete(PLAYERS).where(PLAYERS.c.person == key))
            connection.execute(update(CHAT).where(CHAT.c.person == key).values(person="", name=alias))

        await self._write(do)

    async def hand_over(self, key: str, to: str) -> None:
        def do(connection: Connection) -> None:
            for game, head in _games_of(connection, key):
                read = json.loads(head)
                read["people"] = [to if person == key else person for person in read["people"]]
                read["owner"] = to if read["owner"] == key else read["owner"]
                connection.execute(update(GAMES).where(GAMES.c.id == game).values(head=json.dumps(read)))
            theirs = select(PLAYERS.c.game_id).where(PLAYERS.c.person == to).scalar_subquery()
            connection.execute(delete(PLAYERS).where(PLAYERS.c.person == key, PLAYERS.c.game_id.in_(theirs)))
            connection.execute(update(PLAYERS).where(PLAYERS.c.person == key).values(person=to))
            connection.execute(update(CHAT).where(CHAT.c.person == key).values(person=to))
            shuns = select(SHUNNED.c.person).where(SHUNNED.c.other == to).scalar_subquery()
            connection.execute(
                update(SHUNNED)
                .where(SHUNNED.c.other == key, SHUNNED.c.person != to, SHUNNED.c.person.not_in(shuns))
                .values(other=to)
            )
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == key))

        await self._write(do)

    async def add_token(self, person: str, token: str, at: Milliseconds) -> None:
        statement = insert(TOKENS).values(hash=token, person=person, created=at)
        await self._write(lambda connection: _run(connection, statement))

    async def drop_token(self, token: str) -> None:
        statement = delete(TOKENS).where(TOKENS.c.hash == token)
        await self._write(lambda connection: _run(connection, statement))

    async def shun(self, person: str, other: str, how: Shun | None) -> None:
        def do(connection: Connection) -> None:
            connection.execute(delete(SHUNNED).where(SHUNNED.c.person == person, SHUNNED.c.other == other))
            if how is not None:
                connection.execute(insert(SHUNNED).values(person=person, other=other, how=how))

        await self._write(do)

    async def shunned(self, person: str) -> dict[str, Shun]:
        rows = await self._rows(select(SHUNNED.c.other, SHUNNED.c.how).where(SHUNNED.c.person == person))
        return {row.other: row.how for row in rows}

    async def blocking(self, person: str) -> set[str]:
        rows = await self._rows(
            select(SHUNNED.c.person).where(SHUNNED.c.other == person, SHUNNED.c.how == "block")
        )
        return {row.person for row in rows}

    # Tables

    async def save_table(self, table: StoredTable) -> None:
        await self._write(lambda connection: _save_table(connection, table))

    async def table(self, key: str) -> StoredTable | None:
        return await self._table(select(TABLES).where(TABLES.c.id == key))

    async def table_by_code(self, code: str) -> StoredTable | None:
        return await self._table(select(TABLES).where(TABLES.c.code == code))

    async def _table(self, query: Select[Any]) -> StoredTable | None:
        tables = await self._tables(query)
        return tables[0] if tables else None

    async def listed_tables(self, limit: int, now: Milliseconds) -> list[StoredTable]:
        in_use = TABLES.c.listed, ~TABLES.c.closed, TABLES.c.in_use_until > now
        return await self._tables(
            select(TABLES).where(*in_use).order_by(TABLES.c.created.desc()).limit(limit)
        )

    async def tables_of(self, person: str, now: Milliseconds | None = None) -> list[StoredTable]:
        query = select(TABLES).join(SITTERS).where(SITTERS.c.person == person, ~TABLES.c.closed)
        if now is not None:
            query = query.where((TABLES.c.stage == "game") | (TABLES.c.in_use_until > now))
        return await self._tables(query.order_by(TABLES.c.created.desc()))

    async def number_of_tables(self, person: str, now: Milliseconds) -> int:
        query = select(func.count()).select_from(SITTERS).join(TABLES)
        in_use = SITTERS.c.person == person, ~TABLES.c.closed, TABLES.c.in_use_until > now
        return await self._read(lambda connection: connection.execute(query.where(*in_use)).scalar_one())

    async def given_up(self, now: Milliseconds, limit: int) -> list[str]:
        left = TABLES.c.stage == "open", ~TABLES.c.closed, TABLES.c.in_use_until <= now
        rows = await self._rows(select(TABLES.c.id).where(*left).order_by(TABLES.c.in_use_until).limit(limit))
        return [row.id for row in rows]

    async def _tables(self, query: Select[Any]) -> list[StoredTable]:
        def ask(connection: Connection) -> list[StoredTable]:
            rows = connection.execute(query).all()
            ids = [row.id for row in rows]
            sitting = connection.execute(select(SITTERS).where(SITTERS.c.table_id.in_(ids))).all()
            people: dict[str, list[str]] = {row.id: [] for row in rows}
            for sitter in sitting:
                people[sitter.table_id].append(sitter.person)
            return [
                StoredTable(
                    id=row.id,
                    code=row.code or "",
                    revision=row.revision,
                    closed=row.closed,
                    stage=row.stage,
                    in_use_until=row.in_use_until,
                    listed=row.listed,
                    people=tuple(sorted(people[row.id])),
                    created=row.created,
                    document=row.document,
                )
                for row in rows
            ]

        return await self._read(ask)

    # Games

    async def add_game(self, game: StoredGame, entries: Sequence[Entry] = ()) -> None:
        def do(connection: Connection) -> None:
            connection.execute(insert(GAMES).values(_game_row(game)))
            people = {person for person in (*game.people, game.owner) if person}
            if people:
                connection.execute(
                    insert(PLAYERS),
                    [{"person": who, "game_id": game.id, "started": game.started} for who in people],
                )
            if entries:
                _add_entries(connection, entries)

        await self._write(do)

    async def append(self, entry: Entry, ending: Ending | None = None) -> None:
        if ending is None:
            await self._write(entry=entry)
            return

        def do(connection: Connection) -> None:
            _add_entries(connection, [entry])
            connection.execute(
                update(GAMES)
                .where(GAMES.c.id == entry.game)
                .values(ended=ending.ended, winner=ending.winner, scores=json.dumps(ending.scores))
            )

        await self._write(do)

    async def game(self, key: str) -> StoredGame | None:
        rows = await self._rows(select(GAMES).where(GAMES.c.id == key))
        return _game(rows[0]) if rows else None

    async def entries(self, game: str) -> list[Entry]:
        rows = await self._rows(select(ENTRIES).where(ENTRIES.c.game_id == game).order_by(ENTRIES.c.version))
        return [Entry(row.game_id, row.version, row.action, row.at, row.by, row.clock) for row in rows]

    async def games_of(self, person: str, before: Milliseconds, limit: int) -> list[StoredGame]:
        query = (
            select(GAMES)
            .join(PLAYERS)
            .where(PLAYERS.c.person == person, PLAYERS.c.started < before)
            .order_by(PLAYERS.c.started.desc(), PLAYERS.c.game_id.desc())
            .limit(limit)
        )
        return [_game(row) for row in await self._rows(query)]

    # Chat

    async def add_chat(self, line: ChatLine) -> None:
        statement = insert(CHAT).values(
            table_id=line.table,
            person=line.person,
            name=line.name,
            seat=line.seat,
            phrase=line.phrase,
            text=line.text,
            at=line.at,
        )
        await self._write(lambda connection: _run(connection, statement))

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(limit)
        rows = await self._rows(query)
        return [
            ChatLine(row.table_id, row.person, row.name, row.seat, row.phrase, row.text, row.at)
            for row in reversed(rows)
        ]


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)

    # The driver would begin transactions by its own rules; we begin them, and at once as writers, so that
    # none finds out half-way that another wrote. https://docs.sqlalchemy.org/en/21/dialects/sqlite.html
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _wake(batch: Sequence[_Write], outcome: Sequence[BaseException | None]) -> None:
    for write, error in zip(batch, outcome, strict=True):
        if write.done.cancelled():
            continue
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)


def _commit(connection: Connection, batch: Sequence[_Write]) -> list[BaseException | None]:
    """Write a batch in one transaction, or, when any of it fails, each write in its own."""
    try:
        with connection.begin():
            _execute(connection, batch)
    except Exception as error:
        if len(batch) == 1:
            return [Conflict() if isinstance(error, IntegrityError) else error]
        return [outcome for write in batch for outcome in _commit(connection, [write])]
    return [None] * len(batch)


def _execute(connection: Connection, batch: Sequence[_Write]) -> None:
    for write in batch:
        if write.do:
            write.do(connection)
    # No game is begun and gone on with in one batch, so the order of these does not matter.
    if entries := [write.entry for write in batch if write.entry]:
        _add_entries(connection, entries)


def _add_entries(connection: Connection, entries: Sequence[Entry]) -> None:
    """Add entries by one statement: between those of a loop other threads would have their turns."""
    for first in range(0, len(entries), ROWS):
        some = entries[first : first + ROWS]
        facts = {
            f"{name}{place}": fact
            for place, entry in enumerate(some)
            for name, fact in zip(_COLUMNS, astuple(entry), strict=True)
        }
        connection.execute(_insert_entries(len(some)), facts)


@cache
def _insert_entries(number: int) -> TextClause:
    """The statement for so many entries, written out once: to compose it takes longer than to run it."""
    columns = ", ".join(f'"{name}"' for name in _COLUMNS)
    rows = ("(" + ", ".join(f":{name}{place}" for name in _COLUMNS) + ")" for place in range(number))
    return text(f"INSERT INTO {ENTRIES.name} ({columns}) VALUES {', '.join(rows)}")


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _save_table(connection: Connection, table: StoredTable) -> None:
    row = {
        "id": table.id,
        "code": None if table.closed else table.code,
        "revision": table.revision,
        "closed": table.closed,
        "stage": table.stage,
        "in_use_until": table.in_use_until,
        "listed": table.listed,
        "created": table.created,
        "document": table.document,
    }
    if table.revision == 1:
        connection.execute(insert(TABLES).values(row))
    else:
        before = (TABLES.c.id == table.id) & (TABLES.c.revision == table.revision - 1)
        if connection.execute(update(TABLES).where(before).values(row)).rowcount != 1:
            raise Conflict
        connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table.id))
    if table.people:
        connection.execute(
            insert(SITTERS), [{"person": person, "table_id": table.id} for person in table.people]
        )


# Rows


def _person_row(person: Person) -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        # Accounts are unique, and any number of guests has none.
        "account": person.account or None,
        "password": person.password,
        "language": person.language,
        "verbosity": person.verbosity,
        "say_go": person.say_go,
        "created": person.created,
    }


_HEAD = ("variant", "options", "rules_version", "format", "names", "bots", "people", "first_dealer", "owner")


def _game_row(game: StoredGame) -> dict[str, object]:
    return {
        "id": game.id,
        "table_id": game.table,
        "head": json.dumps({name: getattr(game, name) for name in _HEAD}),
        "started": game.started,
        "ended": game.ended,
        "winner": game.winner,
        "scores": json.dumps(game.scores),
    }


def _game(row: Row[Any]) -> StoredGame:
    head = json.loads(row.head)
    for name in ("names", "bots", "people"):
        head[name] = tuple(head[name])
    return StoredGame(
        id=row.id,
        table=row.table_id,
        started=row.started,
        ended=row.ended,
        winner=row.winner,
        scores=tuple(json.loads(row.scores)),
        **head,
    )


def _games_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    query = select(GAMES.c.id, GAMES.c.head).join(PLAYERS).where(PLAYERS.c.person == person)
    return [(row.id, row.head) for row in connection.execute(query)]


def _without_person(head: str, key: str, alias: str) -> str:
    read = json.loads(head)
    for seat, person in enumerate(read["people"]):
        if person == key:
            read["people"][seat], read["names"][seat] = "", alias
    read["owner"] = "" if read["owner"] == key else read["owner"]
    return json.dumps(read)
