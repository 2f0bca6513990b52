"""What every store keeps, in memory and on disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from kribo.store.base import (
    ChatLine,
    Conflict,
    Ending,
    Entry,
    Person,
    Store,
    StoredGame,
    StoredTable,
)
from kribo.store.memory import MemoryStore
from kribo.store.schema import MIGRATIONS, SCHEMA, TooNew
from kribo.store.sql import SqlStore

ANA = Person(id="p1", name="Ana", created=1)
BO = Person(id="p2", name="Bo", created=2)
TABLE = StoredTable(
    id="t1", code="ABC234", revision=1, closed=False, listed=True, people=("p1",), created=5, document="{}"
)
GAME = StoredGame(
    id="g1",
    table="t1",
    variant="six-card",
    options={"target": "61"},
    rules_version=1,
    format="kribo record 1",
    names=("Ana", "Basic"),
    bots=("", "basic"),
    people=("p1", ""),
    first_dealer=-3,
    started=10,
    scores=(0, 0),
)

Trial = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Store]:
    store: Store = MemoryStore() if kind == "memory" else SqlStore(f"sqlite:///{folder}/new/kribo.db")
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["memory", "sql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Trial], None]:
    """Run a trial with an empty store."""

    def running(trial: Trial) -> None:
        async def main() -> None:
            async with opened(request.param, tmp_path) as store:
                await trial(store)

        asyncio.run(main())

    return running


def test_people_and_tokens(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_person(ANA, "hash")
        assert await store.person("p1") == ANA
        assert await store.person_by_token("hash") == ANA
        assert await store.person_by_token("other") is None
        await store.add_token("p1", "second", 9)
        await store.drop_token("hash")
        assert await store.person_by_token("hash") is None
        assert await store.person_by_token("second") == ANA

    run(trial)


def test_an_account_belongs_to_one_and_guests_have_none(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_person(ANA, "a")
        await store.add_person(BO, "b")
        with_account = replace(ANA, account="ana", password="x", name="Anna")
        await store.save_person(with_account)
        assert await store.person_by_account("ana") == with_account
        assert await store.person_by_account("") is None
        with pytest.raises(Conflict):
            await store.save_person(replace(BO, account="ana"))
        assert await store.person("p2") == BO

    run(trial)


def test_shunning(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_person(ANA, "a")
        await store.add_person(BO, "b")
        await store.shun("p1", "p2", "mute")
        assert await store.shunned("p1") == {"p2": "mute"}
        assert await store.blocking("p2") == set()
        await store.shun("p1", "p2", "block")
        assert await store.blocking("p2") == {"p1"}
        await store.shun("p1", "p2", None)
        assert await store.shunned("p1") == {}

    run(trial)


def test_a_table_is_saved_by_one_at_a_time(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.save_table(TABLE)
        assert await store.table("t1") == TABLE
        assert await store.table_by_code("ABC234") == TABLE
        with pytest.raises(Conflict):
            await store.save_table(TABLE)
        with pytest.raises(Conflict):
            await store.save_table(replace(TABLE, id="t2"))  # the code is taken
        second = replace(TABLE, revision=2, people=("p1", "p2"), document="[]")
        await store.save_table(second)
        with pytest.raises(Conflict):
            await store.save_table(second)
        assert await store.table("t1") == second
        assert await store.tables_of("p2") == [second]
        assert await store.tables_of("p3") == []

    run(trial)


def test_a_closed_table_gives_its_code_back(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.save_table(TABLE)
        await store.save_table(replace(TABLE, revision=2, closed=True))
        assert await store.table_by_code("ABC234") is None
        assert await store.tables_of("p1") == await store.listed_tables(10) == []
        await store.save_table(replace(TABLE, id="t2"))
        assert [table.id for table in await store.listed_tables(10)] == ["t2"]

    run(trial)


def test_listed_tables_come_newest_first(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        for number in range(5):
            await store.save_table(
                replace(TABLE, id=f"t{number}", code=f"CODE2{number}", created=number, listed=number != 3)
            )
        assert [table.id for table in await store.listed_tables(3)] == ["t4", "t2", "t1"]

    run(trial)


def test_the_log_of_a_game(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_game(GAME)
        assert await store.game("g1") == GAME
        first, last = Entry("g1", 1, "1 go", 11, "person", "[1]"), Entry("g1", 2, "1 resign", 12)
        await store.append(first)
        with pytest.raises(Conflict):
            await store.append(replace(first, action="2 go"))
        await store.append(last, Ending(12, 1, (3, 4)))
        assert await store.entries("g1") == [first, last]
        assert await store.game("g1") == replace(GAME, ended=12, winner=1, scores=(3, 4))
        assert await store.entries("g2") == []
        assert await store.game("g2") is None

    run(trial)


def test_of_many_who_append_the_same_version_one_wins(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_game(GAME)
        await store.add_game(replace(GAME, id="g2"))
        tries = [store.append(Entry("g1", 1, f"1 claim {number}", 11)) for number in range(20)]
        others = [store.append(Entry("g2", 1, "1 go", 11))]
        outcomes = await asyncio.gather(*tries, *others, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes[:20]) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes[:20]) == 19
        assert outcomes[20] is None
        assert len(await store.entries("g1")) == len(await store.entries("g2")) == 1

    run(trial)


def test_games_of_a_person_newest_first(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        for number in range(4):
            await store.add_game(replace(GAME, id=f"g{number}", started=number))
        await store.add_game(replace(GAME, id="imported", people=("", ""), owner="p1", started=9))
        await store.add_game(replace(GAME, id="others", people=("p2", ""), started=9))
        found = [game.id for game in await store.games_of("p1", 1_000, 10)]
        assert found == ["imported", "g3", "g2", "g1", "g0"]
        assert [game.id for game in await store.games_of("p1", 3, 2)] == ["g2", "g1"]

    run(trial)


def test_a_person_who_is_deleted_leaves_games_without_a_person(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.add_person(ANA, "a")
        await store.add_person(BO, "b")
        await store.shun("p2", "p1", "block")
        await store.add_game(GAME)
        await store.delete_person("p1", "Someone")
        assert await store.person("p1") is None
        assert await store.person_by_token("a") is None
        assert await store.shunned("p2") == {}
        game = await store.game("g1")
        assert game is not None
        assert (game.people, game.names) == (("", ""), ("Someone", "Basic"))
        assert await store.games_of("p1", 1_000, 10) == []

    run(trial)


def test_chat(run: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.save_table(TABLE)
        lines = [ChatLine("t1", "p1", "Ana", number or None, "hello", "", number) for number in range(5)]
        for line in lines:
            await store.add_chat(line)
        assert await store.chat("t1", 3) == lines[2:]

    run(trial)


def test_what_was_written_is_there_when_the_database_is_opened_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened("sql", tmp_path) as store:
            await store.add_game(GAME)
            await store.append(Entry("g1", 1, "1 go", 11))
        async with opened("sql", tmp_path) as store:
            assert await store.game("g1") == GAME
            assert [entry.action for entry in await store.entries("g1")] == ["1 go"]

    asyncio.run(main())


def test_what_was_handed_in_is_written_before_closing_ends(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened("sql", tmp_path) as store:
            await store.add_game(GAME)
            pending = [
                asyncio.ensure_future(store.append(Entry("g1", version, "1 go", 11)))
                for version in range(1, 50)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*pending)
        async with opened("sql", tmp_path) as store:
            assert len(await store.entries("g1")) == 49

    asyncio.run(main())


def test_a_database_of_a_newer_kribo_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened("sql", tmp_path) as store:
            assert isinstance(store, SqlStore)
            with store._engine.begin() as connection:
                connection.execute(SCHEMA.update().values(version=len(MIGRATIONS) + 1))
        with pytest.raises(TooNew):
            async with opened("sql", tmp_path):
                pass

    asyncio.run(main())
