"""The tables of the SQL store, and the steps that bring an older database up to date.

`MIGRATIONS[n]` makes version n + 1 of version n; the first makes an empty database. A step that users have
run is never changed, a new one is added. `docs/design/server.md` says why this is not Alembic.
"""

from __future__ import annotations

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
    Index("tables_listed", "listed", "closed", "created"),
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

MIGRATIONS: list[Callable[[Connection], None]] = [METADATA.create_all]


class TooNew(Exception):
    """The database was made by a newer kribo; the arguments are its version and the one we know."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that a database lacks.

    :raises TooNew: and nothing is changed.
    """
    version = 0
    if inspect(connection).has_table(SCHEMA.name):
        version = connection.execute(select(SCHEMA.c.version)).scalar_one()
    if version > len(MIGRATIONS):
        raise TooNew(version, len(MIGRATIONS))
    for step in MIGRATIONS[version:]:
        step(connection)
    if version == 0:
        connection.execute(insert(SCHEMA).values(version=len(MIGRATIONS)))
    elif version < len(MIGRATIONS):
        connection.execute(update(SCHEMA).values(version=len(MIGRATIONS)))
