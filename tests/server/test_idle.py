"""Tables that nobody is at leave memory, those that never began are closed, and whoever returns finds all."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kribo.server.room import Room
from tests.server.client import PATIENCE, Json, Player, Refused, Socket, play_on
from tests.server.conftest import QUICK, Running, Start, running

CLOCK = {"kind": "live", "bank": 300, "increment": 0}


def run(trial: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(trial())


async def sooner_or_later(test: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not await test():
            await asyncio.sleep(0.05)


def rooms(table: str) -> int:
    """How many rooms of a table are in memory; the server is in this process."""
    gc.collect()
    return sum(isinstance(thing, Room) and thing.hosted.id == table for thing in gc.get_objects())


async def until_it_sleeps(table: str) -> None:
    """Wait until a table has left memory."""

    async def sleeps() -> bool:
        return not rooms(table)

    await sooner_or_later(sleeps)


async def listed(player: Player) -> list[str]:
    """The tables that are listed."""
    return [table["id"] for table in (await player.get("/api/tables"))["tables"]]


async def theirs(player: Player) -> list[str]:
    """The tables of a player."""
    return [table["id"] for table in (await player.get("/api/me/tables"))["tables"]]


async def is_closed(player: Player, table: str) -> bool:
    return bool((await player.get(f"/api/tables/{table}"))["status"] == "closed")


async def playing(ana: Player, bo: Player, **wishes: object) -> str:
    """A table where two people began a game."""
    await ana.sign_in()
    await bo.sign_in()
    options = {"target": "31", "first_dealer": "random"}
    table: str = (await ana.new_table(options=options, **wishes))["id"]
    await bo.say(table, type="sit", seat=1)
    await ana.say(table, type="start")
    return table


async def discarding(socket: Socket) -> None:
    await socket.until(lambda: bool(socket.game) and socket.view["stage"]["type"] == "Discarding")


def game_on(socket: Socket) -> bool:
    return bool(socket.table["status"] == "playing")


@pytest.mark.parametrize("grace", [0.1, 120])
def test_a_game_that_nobody_is_at_sleeps_and_goes_on_when_they_return(start: Start, grace: float) -> None:
    server = start(game_idle=0.4, grace=grace)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await playing(ana, bo, clock=CLOCK, listed=True)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await asyncio.gather(discarding(one), discarding(two))
                await one.act({"type": "Discard", "seat": 0, "cards": one.view["hand"][:2]})
                before = await one.ask(type="look", seat=0)
            assert table in await listed(bo)
            await until_it_sleeps(table)
            assert table not in await listed(bo), "nobody is there who could be watched"
            assert await theirs(bo) == [table]
            async with server.player(ana.token) as again, again.socket(table, 0) as one:
                await one.until(lambda: bool(one.game))
                for what in ("view", "history", "version", "say"):
                    assert one.game[what] == before[what]
                async with server.player(bo.token) as back, back.socket(table, 1) as two:
                    await two.until(lambda: game_on(two))
                    for left, was in zip(two.game["clock"]["left"], before["clock"]["left"], strict=True):
                        assert abs(left - was) < 5_000
                    assert table in await listed(bo)
                    await asyncio.gather(play_on(one, Random(1)), play_on(two, Random(2)))
                    assert one.game["result"]["winner"] in (0, 1)

    run(trial)


def test_a_table_where_somebody_watches_stays_awake(start: Start) -> None:
    server = start(game_idle=0.2)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo, server.player() as watcher:
            table = await playing(ana, bo)
            async with watcher.socket(table):
                await asyncio.sleep(1)
                assert rooms(table) == 1
            await until_it_sleeps(table)

    run(trial)


def test_an_open_table_that_was_given_up_is_closed_for_good(start: Start) -> None:
    server = start(open_idle=2, tables_a_person=1)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            table = await ana.new_table(listed=True)
            assert await listed(bo) == [table["id"]]
            with pytest.raises(Refused) as refused:
                await ana.new_table()
            assert refused.value.code == "too-many"

            async with bo.socket(table["id"]) as curious:
                await curious.until(lambda: curious.table["status"] == "closed")
            assert await listed(bo) == await theirs(ana) == []
            with pytest.raises(Refused) as refused:
                await bo.say(table["id"], type="sit", seat=1)
            assert refused.value.code == "table-closed"
            assert "nobody" in refused.value.error["message"]
            with pytest.raises(Refused) as refused:
                await bo.get(f"/api/codes/{table['code']}")
            assert refused.value.code == "no-such-code"
            assert (await bo.get(f"/api/tables/{table['id']}"))["status"] == "closed"
            async with ana.socket(table["id"]) as late:
                assert late.table["status"] == "closed"
            await until_it_sleeps(table["id"])
            await ana.new_table()

    run(trial)


def test_an_open_table_stays_as_long_as_somebody_who_sits_there_does(start: Start) -> None:
    server = start(open_idle=2)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            table = (await ana.new_table(listed=True))["id"]
            async with ana.socket(table, 0) as one:
                for _ in range(8):
                    await asyncio.sleep(0.5)
                    assert await listed(bo) == [table]
                assert one.table["status"] == "open"
            await sooner_or_later(lambda: is_closed(bo, table))

    run(trial)


def test_a_restart_gives_everybody_the_time_to_come_back(tmp_path: Path) -> None:
    settings, database = replace(QUICK, open_idle=2), f"sqlite:///{tmp_path}/kribo.db"
    token, tables = "", list[str]()

    async def before(server: Running) -> None:
        nonlocal token
        async with server.player() as ana:
            await ana.sign_in()
            token = ana.token
            tables.extend([(await ana.new_table(listed=True))["id"] for _ in range(2)])

    async def after(server: Running) -> None:
        async with server.player(token) as ana, ana.socket(tables[0], 0) as one:
            assert (await ana.get(f"/api/tables/{tables[1]}"))["status"] == "open"
            await sooner_or_later(lambda: is_closed(ana, tables[1]))
            assert one.table["status"] == "open"
            assert await listed(ana) == [tables[0]]

    with running(settings, database) as server:
        asyncio.run(before(server))
    time.sleep(2.5)  # longer than a table stays open with nobody there
    with running(settings, database) as server:
        asyncio.run(after(server))


def test_a_table_whose_game_is_over_counts_no_more_but_takes_everybody_back(start: Start) -> None:
    server = start(over_idle=2, tables_a_person=1)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await playing(ana, bo)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await asyncio.gather(discarding(one), discarding(two))
                await one.act({"type": "Resign", "seat": 0})
                await two.until(lambda: two.is_over)
                assert await theirs(ana) == [table]
            await until_it_sleeps(table)
            assert await theirs(ana) == []
            other = (await ana.new_table())["id"]
            assert await theirs(ana) == [other]
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                assert one.table["status"] == "between"
                assert one.game["result"]["resigned"]
                await one.ask(type="next")
                await two.ask(type="next")
                await one.until(lambda: game_on(one))
                assert set(await theirs(ana)) == {table, other}

    run(trial)


def test_only_tables_in_use_count_among_those_of_a_person(start: Start) -> None:
    server = start(game_idle=0.3, tables_a_person=2)

    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
            made: list[Json] = []

            async def another() -> bool:
                with suppress(Refused):
                    made.append(await ana.new_table(seats=seats, start=True))
                return len(made) == 5

            await sooner_or_later(another)
            assert set(await theirs(ana)) == {table["id"] for table in made}

    run(trial)
