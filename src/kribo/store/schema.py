"""The tables of the SQL store, and the steps that bring an older database up to date.

An empty database gets the tables as they are here. `MIGRATIONS[n]` makes version n + 2 of version n + 1; a
step that users have run is never changed, a new one is added. `docs/design/server.md` says why this is not
Alembic.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

METADATA = MetaData()

SCHEMA = Table("schema_version", METADATA, Column("version", Integer, nullable=False))

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200), nullable=False),
    Column("language", String(20), nullable=False),
    Column("verbosity", String(10), nullable=False),
    Column("say_go", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

SHUNNED = Table(
    "shunned",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("how", String(10), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    # A closed table gives its code back.
    Column("code", String(6), unique=True),
    Column("revision", Integer, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("in_use_until", BigInteger, nullable=False),
    Index("tables_listed", "listed", "closed", "created"),
    Index("tables_in_use", "stage", "closed", "in_use_until"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", String(20), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("table_id", String(20), nullable=False),
    # Everything of a `StoredGame` that nothing is searched by.
    Column("head", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("scores", String(60), nullable=False),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("person", String(20), primary_key=True),
    Column("game_id", ForeignKey("games.id"), primary_key=True, index=True),
    Column("started", BigInteger, nullable=False),
    Index("players_started", "person", "started"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    # One tree, in the order of the key, instead of a table and its index: half the pages to write.
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("phrase", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def _know_which_tables_are_in_use(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE tables ADD COLUMN stage VARCHAR(10) NOT NULL DEFAULT 'open'"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN in_use_until BIGINT NOT NULL DEFAULT 0"))
    connection.execute(text("CREATE INDEX tables_in_use ON tables (stage, closed, in_use_until)"))
    for row in connection.execute(text("SELECT id, document FROM tables")).all():
        table = json.loads(row.document)
        on = table["status"] in ("playing", "paused")
        stage = "game" if on else "between" if table["games"] else "open"
        connection.execute(
            text("UPDATE tables SET stage = :stage WHERE id = :id"), {"stage": stage, "id": row.id}
        )


MIGRATIONS: list[Callable[[Connection], None]] = [_know_which_tables_are_in_use]

NEWEST = 1 + len(MIGRATIONS)


class TooNew(Exception):
    """The database was made by a newer kribo; the arguments are its version and the one we know."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that a database lacks.

    :raises TooNew: and nothing is changed.
    """
    if not inspect(connection).has_table(SCHEMA.name):
        METADATA.create_all(connection)
        connection.execute(insert(SCHEMA).values(version=NEWEST))
        return
    version = connection.execute(select(SCHEMA.c.version)).scalar_one()
    if version > NEWEST:
        raise TooNew(version, NEWEST)
    for step in MIGRATIONS[version - 1 :]:
        step(connection)
    if version < NEWEST:
        connection.execute(update(SCHEMA).values(version=NEWEST))
