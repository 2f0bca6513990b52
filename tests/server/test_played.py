"""Games that were played: the list, replays, records out and in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kribo.cards import HIDDEN
from kribo.notation import read
from tests.server.client import Json, Player, Refused, play_on
from tests.server.conftest import Running

RECORDS = Path(__file__).parents[1] / "data" / "playthroughs"


def run(trial: Callable[[], Awaitable[None]]) -> None:
    """Run a trial."""

    async def main() -> None:
        await trial()

    asyncio.run(main())


async def expect(code: str, wanted: Awaitable[Any]) -> Json:
    """Something is refused with a code; the error."""
    with pytest.raises(Refused) as caught:
        await wanted
    assert caught.value.code == code
    assert caught.value.error["message"]
    return caught.value.error


async def played(ana: Player, seed: int = 1) -> str:
    """A game against a bot, played to its end."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    table = await ana.new_table(seats=seats, options={"target": "31"}, start=True)
    async with ana.socket(table["id"], 0) as socket:
        await play_on(socket, Random(seed))
        await socket.until(lambda: socket.table["status"] == "between")
        return str(socket.game["game"])


def test_a_replay_shows_all_cards_or_what_a_seat_saw(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as anybody:
            await ana.sign_in("Ana")
            game = await played(ana)
            whole = await anybody.get(f"/api/games/{game}/replay")
            seen = await anybody.get(f"/api/games/{game}/replay?seat=1")
            assert len(whole["steps"]) == len(seen["steps"]) > 20
            assert whole["steps"][-1]["view"]["stage"]["type"] == "Over"
            assert whole["game"]["names"] == ["Ana", "Champion"]
            assert whole["steps"][0]["action"] == ""
            assert HIDDEN not in numbers(whole["steps"])
            for step in seen["steps"]:
                if step["view"]["stage"]["type"] == "Discarding":
                    assert set(step["view"]["stage"]["hands"][0]) == {HIDDEN}
                if step["by"] == 0 and "discard" in step["action"]:
                    raise AssertionError("the other's discard is told")
            await expect("no-seat-there", anybody.get(f"/api/games/{game}/replay?seat=5"))
            await expect("bad-query", anybody.get(f"/api/games/{game}/replay?seat=none"))
            await expect("no-such-game", anybody.get("/api/games/none/replay"))

    run(trial)


def numbers(value: object) -> set[int]:
    """All numbers in a value, but those that are no cards by their size."""
    if isinstance(value, dict):
        return {
            number
            for key, inner in value.items()
            if key not in ("version", "makes", "asked_at")
            for number in numbers(inner)
        }
    if isinstance(value, list):
        return {number for inner in value for number in numbers(inner)}
    return {value} if isinstance(value, int) else set()


def test_nothing_is_shown_of_a_game_that_goes_on(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            table = await ana.new_table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
            summary = await ana.get(f"/api/games/{table['game']}")
            assert (summary["over"], summary["ended"]) == (False, 0)
            await expect("not-over", ana.get(f"/api/games/{table['game']}/replay"))
            await expect("not-over", ana.get(f"/api/games/{table['game']}/record"))

    run(trial)


def test_a_record_goes_out_and_comes_in_again(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            game = await played(ana)
            text = await ana.get(f"/api/games/{game}/record")
            (record,) = read(text)
            assert record.finished
            (imported,) = (await bo.post("/api/records", {"text": text}))["games"]
            assert (imported["imported"], imported["yours"], imported["over"]) == (True, [], True)
            assert await bo.get(f"/api/games/{imported['id']}/record") == text
            assert [g["id"] for g in (await bo.get("/api/me/games"))["games"]] == [imported["id"]]
            replay = await bo.get(f"/api/games/{imported['id']}/replay?seat=0")
            assert replay["steps"][-1]["view"]["scores"] == list(record.scores)

    run(trial)


def test_records_that_are_damaged_are_refused_with_the_line(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            text = await ana.get(f"/api/games/{await played(ana)}/record")
            lines = text.splitlines()
            for damaged, code in (
                ("", "record-ends-early"),
                ("hello", "record-format"),
                (text.replace("rules: 1", "rules: 99"), "record-rules"),
                ("\n".join(lines[:-1]), "record-ends-early"),
                (text.replace("final: ", "final: 1"), "record-score"),
                ("\n".join([*lines[:10], *lines[12:]]), "record-line"),
                (text.replace("final", "unfinished"), "record-score"),
            ):
                error = await expect(code, ana.post("/api/records", {"text": damaged}))
                assert error["facts"]["line"] >= 1
            await expect("too-big", ana.post("/api/records", {"text": "x" * 300_000}))
            assert len((await ana.get("/api/me/games"))["games"]) == 1

    run(trial)


def test_the_list_of_games_goes_page_by_page(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            text = await ana.get(f"/api/games/{await played(ana)}/record")
            await ana.post("/api/records", {"text": "\n".join([text] * 4)})
            first = (await ana.get("/api/me/games?limit=3"))["games"]
            rest = (await ana.get(f"/api/me/games?limit=3&before={first[-1]['started']}"))["games"]
            assert (len(first), len(rest)) == (3, 2)
            assert len({game["id"] for game in first + rest}) == 5
            await expect("bad-query", ana.get("/api/me/games?limit=1000"))

    run(trial)
