"""What every store keeps, in memory and on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from kribo.store.base import Store
from kribo.store.conformance import TRIALS, Trial, check_trial
from kribo.store.memory import MemoryStore
from kribo.store.schema import NEWEST, SCHEMA, TooNew
from kribo.store.sql import SqlStore
from kribo.testing import check_store


@pytest.mark.parametrize("trial", TRIALS)
def test_the_store_in_memory(trial: Trial) -> None:
    check_trial(trial, lambda number: MemoryStore(), 0)


@pytest.mark.parametrize("trial", TRIALS)
def test_the_store_in_sql(trial: Trial, tmp_path: Path) -> None:
    check_trial(trial, on_disk(tmp_path), 0)


def on_disk(folder: Path) -> Callable[[int], Store]:
    return lambda number: SqlStore(f"sqlite:///{folder}/new/{number}.db")


def test_all_that_a_store_promises(tmp_path: Path) -> None:
    check_store(on_disk(tmp_path))
    check_store(lambda number: MemoryStore(), lasting=False)


def test_a_database_of_a_newer_kribo_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        store = on_disk(tmp_path)(0)
        assert isinstance(store, SqlStore)
        with store._engine.begin() as connection:
            connection.execute(SCHEMA.update().values(version=NEWEST + 1))
        await store.close()
        with pytest.raises(TooNew):
            on_disk(tmp_path)(0)

    asyncio.run(main())


OLD_TABLES = """
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE tables (
    id VARCHAR(20) NOT NULL, code VARCHAR(6), revision INTEGER NOT NULL, closed BOOLEAN NOT NULL,
    listed BOOLEAN NOT NULL, created BIGINT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (id), UNIQUE (code)
);
CREATE INDEX tables_listed ON tables (listed, closed, created);
CREATE TABLE sitters (
    person VARCHAR(20) NOT NULL, table_id VARCHAR(20) NOT NULL, PRIMARY KEY (person, table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO sitters VALUES ('p1', 't0'), ('p1', 't1'), ('p1', 't2');
INSERT INTO tables VALUES
    ('t0', 'CODE22', 3, 0, 1, 1, '{"status": "open", "games": []}'),
    ('t1', 'CODE23', 4, 0, 1, 2, '{"status": "paused", "games": ["g1"]}'),
    ('t2', 'CODE24', 5, 0, 1, 3, '{"status": "between", "games": ["g2"]}');
"""


def test_a_database_of_an_older_kribo_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "kribo.db"
    connection = sqlite3.connect(path)
    connection.executescript(OLD_TABLES)
    connection.close()

    async def main() -> None:
        for _ in range(2):
            store = SqlStore(f"sqlite:///{path}")
            found = await store.tables_of("p1")
            assert [(table.id, table.stage) for table in found] == [
                ("t2", "between"),
                ("t1", "game"),
                ("t0", "open"),
            ]
            assert await store.given_up(1, 10) == ["t0"]
            await store.close()

    asyncio.run(main())
