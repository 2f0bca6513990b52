"""What comes from outside may be anything; what is inside outlives the process."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kribo.server.settings import Rate
from tests.server.client import Json, Player, Refused, Socket, play_on
from tests.server.conftest import Running, Start

ENDS_WITHIN = 5


# Garbage

KINDS = ("act", "cut", "command", "look", "sit", "stand", "bot", "kick", "set", "prefer", "start", "pause",
         "resume", "stand_in", "leave", "close", "next", "chat", "listen", "ping", "deal", "")  # fmt: skip
ACTIONS = ("Deal", "CutForDeal", "Discard", "TakeBack", "Bid", "CutStarter", "Play", "Go", "ClaimHeels",
           "Claim", "Muggins", "Timeout", "Resign", "Nonsense")  # fmt: skip

numbers = st.integers(-3, 60) | st.sampled_from([10**6, 10**7, 2**63, 2**70, -(2**70)])
scraps = st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | st.text(max_size=5)
things = st.recursive(
    scraps,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
)
made_actions = st.fixed_dictionaries(
    {"type": st.sampled_from(ACTIONS)},
    optional={
        "seat": numbers,
        "card": numbers,
        "cards": st.lists(numbers, max_size=4),
        "position": numbers,
        "points": numbers,
        "pack": st.just(list(range(52))),
    },
)
commands = st.sampled_from(
    ["", "cut", "play 5h", "5h", "1 2", "go", "claim 3", "8", "resign", "h", "a 100", "ѐ", "p 10♠"]
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "version": numbers,
        "action": made_actions | things,
        "seat": st.none() | numbers,
        "text": commands | st.text(max_size=20),
        "phrase": st.text(max_size=10) | st.just("hello"),
        "name": st.text(max_size=50),
        "level": st.text(max_size=10),
        "listed": scraps,
        "verbosity": st.sampled_from(["brief", "normal", "full", "deafening"]),
        "ref": st.text(max_size=50) | scraps,
    },
)
garbage = (
    messages.map(json.dumps)
    | things.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.sampled_from(["[" * 5000, '{"type":"act","version":' + "9" * 5000 + "}", '{"a":' * 1000])
)


def test_garbage_is_refused_and_changes_nothing(server: Running) -> None:
    """Whatever a stranger to the game sends, over a socket of a spectator, the game stays as it is."""

    async def main() -> None:
        async with server.player() as ana, server.player() as outsider:
            await ana.sign_in()
            await outsider.sign_in()
            seats = [{"kind": "me"}, {"kind": "bot"}]
            options = {"first_dealer": "random"}
            table = (await ana.new_table(seats=seats, options=options, start=True))["id"]
            async with ana.socket(table, 0) as own, outsider.socket(table) as socket:
                await own.until(lambda: bool(own.game) and own.view["stage"]["type"] == "Discarding")
                await asyncio.sleep(0.2)  # the bot has discarded
                before = (await own.ask(type="look", seat=0)), await ana.get(f"/api/tables/{table}")
                loop = asyncio.get_running_loop()

                def throw(message: str | bytes) -> None:
                    asyncio.run_coroutine_threadsafe(socket.send(message), loop).result(10)

                await asyncio.to_thread(throw_all, throw, 400)
                assert (await socket.ask(type="ping"))["type"] == "pong"
                assert all(
                    m["message"] and m["code"] != "our-fault" for m in socket.received if m["type"] == "error"
                )
                after = (await own.ask(type="look", seat=0)), await ana.get(f"/api/tables/{table}")
                for one, other in zip(before, after, strict=True):
                    for changing in ("now", "ref", "watching"):
                        one.pop(changing, None), other.pop(changing, None)
                    assert one == other

    asyncio.run(main())


def throw_all(throw: Any, examples: int) -> None:
    """Throw what Hypothesis thinks of."""

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(garbage)
    def one(message: str | bytes) -> None:
        throw(message)

    one()


def test_a_player_who_sends_garbage_breaks_nothing(server: Running) -> None:
    """Whatever a player sends may be a move or a wish; the socket lives, and the game obeys its rules."""

    async def main() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
            table = (await ana.new_table(seats=seats, start=True))["id"]
            async with ana.socket(table, 0) as socket:
                loop = asyncio.get_running_loop()

                def throw(message: str | bytes) -> None:
                    if b"close" in (message if isinstance(message, bytes) else message.encode()):
                        return
                    asyncio.run_coroutine_threadsafe(socket.send(message), loop).result(10)

                await asyncio.to_thread(throw_all, throw, 400)
                assert (await socket.ask(type="ping"))["type"] == "pong"
                assert not any(m.get("code") == "our-fault" for m in socket.received)

    asyncio.run(main())


def test_what_is_too_much_or_too_big(start: Start) -> None:
    server = start(messages=Rate(0, 5), chats=Rate(0, 2), sockets_a_person=2, tables_a_person=2)

    async def main() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            table = (await ana.new_table())["id"]
            async with ana.socket(table) as socket:
                for _ in range(5):
                    assert (await socket.ask(type="ping"))["type"] == "pong"
                await socket.send({"type": "ping"})
                await socket.until(lambda: socket.received[-1].get("code") == "too-many")
                async with ana.socket(table):
                    with pytest.raises(InvalidStatus) as caught:
                        async with ana.socket(table):
                            pass
                    assert caught.value.response.status_code == 429
            async with bo.socket(table) as socket:
                for _ in range(110):
                    await socket.send({"type": "ping"})
                await socket.until(lambda: socket.closed_with == 4008)
            async with bo.socket(table) as socket:
                await socket.send("x" * 20_000)
                await socket.until(lambda: socket.closed_with == 1009)
            for _ in range(2):
                await ana.say(table, type="chat", phrase="hello")
            await expect(429, "too-many", ana.say(table, type="chat", phrase="hello"))
            await ana.new_table()
            await expect(429, "too-many", ana.new_table())
            await expect(413, "too-big", ana.post("/api/rules", {"variant": "x" * 70_000}))

    asyncio.run(main())


async def expect(status: int, code: str, wanted: Any) -> None:
    """Something is refused so."""
    with pytest.raises(Refused) as caught:
        await wanted
    assert (caught.value.status, caught.value.code) == (status, code)


def test_requests_and_guests_are_limited_by_address(start: Start) -> None:
    server = start(requests=Rate(0, 30), guests_from_here=Rate(0, 2))

    async def main() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            await ana.sign_in()
            await expect(429, "too-many", ana.sign_in())
            for _ in range(27):
                await ana.get("/healthz")
            await expect(429, "too-many", ana.get("/healthz"))
            forwarded = await ana.http.get("/healthz", headers={"x-forwarded-for": "203.0.113.77"})
            assert forwarded.status_code == 200

    asyncio.run(main())


def test_only_json_and_only_from_our_own_pages(server: Running) -> None:
    async def main() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            http = ana.http
            form = await http.post("/api/rules", data={"variant": "six-card"})
            assert (form.status_code, form.json()["code"]) == (415, "not-json")
            headers = {"content-type": "application/json"}
            for body in (b"", b"{", b"\xff", b'{"variant": 3}', b"[" * 10_000):
                broken = await http.post("/api/rules", content=body, headers=headers)
                assert broken.status_code in (400, 422)
                assert broken.json()["message"]
            foreign = {"origin": "https://evil.example"}
            response = await http.post("/api/logout", json={}, headers=foreign)
            assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")
            table = (await ana.new_table())["id"]
            with pytest.raises(InvalidStatus) as caught:
                async with ana.socket(table, origin="https://evil.example"):
                    pass
            assert caught.value.response.status_code == 403
            async with ana.socket(table, origin=server.base):
                pass
            with pytest.raises(InvalidStatus) as caught:
                async with connect(f"{server.ws()}/api/tables/nothing/ws", proxy=None):
                    pass
            assert caught.value.response.status_code == 404

    asyncio.run(main())


# The end of the process


class Process:
    """`kribo serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the port it had before."""
        port = self.base.rstrip("/").rpartition(":")[2] or str(free_port())
        words = ["serve", "--port", port, "--database", f"sqlite:///{self.folder}/kribo.db"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kribo", *words], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout
        self.base = self._process.stdout.readline().split()[-1].rstrip("/")
        assert self.base.startswith("http://127.0.0.1:")

    def end(self, number: int) -> float:
        """Send a signal, and wait; the seconds that it took."""
        assert self._process
        began = time.monotonic()
        self._process.send_signal(number)
        self._process.wait(20)
        assert self._process.stdout
        self._process.stdout.close()
        return time.monotonic() - began

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process
        return self._process.pid

    @property
    def status(self) -> int:
        """The exit status."""
        assert self._process
        status = self._process.poll()
        assert status is not None
        return status

    def stop(self) -> None:
        """Make sure that it has ended."""
        if self._process and self._process.poll() is None:
            self.end(signal.SIGKILL)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own, started."""
    made = Process(tmp_path)
    made.start()
    yield made
    made.stop()


async def two_in_the_middle(base: str, stack: AsyncExitStack) -> tuple[list[Player], str, list[Socket]]:
    """Two people in the middle of a play, with a clock."""
    people = [await (await stack.enter_async_context(Player(base))).sign_in() for _ in range(2)]
    table = await people[0].new_table(
        options={"first_dealer": "random"}, clock={"kind": "live", "bank": 600, "increment": 1}
    )
    await people[1].say(table["id"], type="sit", seat=1)
    sockets = [
        await stack.enter_async_context(who.socket(table["id"], seat)) for seat, who in enumerate(people)
    ]
    await sockets[0].ask(type="start")

    async def play(socket: Socket) -> None:
        await play_on(socket, Random(socket.seat), lambda: in_the_middle(socket))

    await asyncio.gather(*map(play, sockets))
    return people, table["id"], sockets


def in_the_middle(socket: Socket) -> bool:
    """Whether the second deal is being played."""
    return bool(socket.game) and socket.view["deals"] >= 2 and socket.view["stage"]["type"] == "Playing"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_everything_is_there_after_a_restart(process: Process, number: signal.Signals) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            people, table, sockets = await two_in_the_middle(process.base, stack)
            before = [await socket.ask(type="look", seat=seat) for seat, socket in enumerate(sockets)]
            took = await asyncio.to_thread(process.end, number)
            if number != signal.SIGKILL:
                assert took < ENDS_WITHIN
                assert process.status == 0
                await asyncio.gather(*(socket.until(lambda s=socket: s.closed_with) for socket in sockets))  # type: ignore[misc]
                assert {socket.closed_with for socket in sockets} <= {1012, 1001}
            await asyncio.sleep(1)
            await asyncio.to_thread(process.start)
            for seat, person in enumerate(people):
                again = Player(process.base, person.token)
                await stack.enter_async_context(again)
                assert (await again.get("/api/me"))["person"]["id"] == person.id
                (found,) = (await again.get("/api/me/tables"))["tables"]
                assert (found["id"], found["you"]["seats"]) == (table, [seat])
                socket = await stack.enter_async_context(again.socket(table, seat))
                await socket.until(lambda socket=socket: bool(socket.game))  # type: ignore[misc]
                same_game(before[seat], socket.game)
                sockets[seat] = socket

            async def play(socket: Socket) -> None:
                await play_on(socket, Random(socket.seat), lambda: socket.view["deals"] > 2)

            await asyncio.gather(*map(play, sockets))

    asyncio.run(main())


def children(pid: int) -> list[int]:
    """The processes that a process began."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
    pairs = [map(int, line.split()) for line in listed.stdout.splitlines()]
    return [child for child, parent in pairs if parent == pid]


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no ps, and signals are others")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGABRT, signal.SIGKILL])
def test_no_thinking_outlives_the_server(process: Process, number: signal.Signals) -> None:
    async def main() -> list[int]:
        async with Player(process.base) as ana:
            await ana.sign_in()
            # Strong bots of a big table think while the server ends.
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "top"}] * 2]
            for _ in range(3):
                await ana.new_table(variant="three-handed", seats=seats, start=True)
            async with asyncio.timeout(20):
                while not (found := children(process.pid)):
                    await asyncio.sleep(0.05)
            return found

    thinking = asyncio.run(main())
    assert process.end(number) < ENDS_WITHIN
    deadline = time.monotonic() + 5
    while any(map(is_running, thinking)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_running, thinking))


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others")
def test_a_second_signal_ends_it_at_once(process: Process) -> None:
    async def main() -> float:
        async with Player(process.base) as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "top"}] * 2]
            table = await ana.new_table(variant="three-handed", seats=seats, start=True)
            async with ana.socket(table["id"], 0):
                os.kill(process.pid, signal.SIGINT)
                return await asyncio.to_thread(process.end, signal.SIGINT)

    assert asyncio.run(main()) < ENDS_WITHIN


def test_it_ends_though_a_request_does_not(process: Process, capfd: pytest.CaptureFixture[str]) -> None:
    host, _, port = process.base.removeprefix("http://").partition(":")
    with (
        socket.create_connection((host, int(port))) as half,
        socket.create_connection((host, int(port))) as less,
    ):
        half.sendall(
            b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        less.sendall(b"GET /heal")
        time.sleep(1)
        assert process.end(signal.SIGTERM) < ENDS_WITHIN
    assert process.status == 0
    assert "Traceback" not in capfd.readouterr().err


def same_game(before: Json, after: Json) -> None:
    """Nothing is lost, and no time has passed for anybody since the last action."""
    for key in ("game", "version", "seat", "view", "history", "say", "asked"):
        assert before[key] == after[key], key
    for one, other in zip(before["clock"]["left"], after["clock"]["left"], strict=True):
        assert one - 500 <= other <= one + 5000


def test_a_game_that_ended_as_the_process_died_is_over(start: Start, tmp_path: Path) -> None:
    """The last action is in the log, and the table was not told of it."""
    first = start()

    async def play() -> tuple[str, str]:
        async with first.player() as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = await ana.new_table(seats=seats, options={"target": "31"}, start=True)
            with sqlite3.connect(tmp_path / "kribo.db") as connection:
                (document,) = connection.execute("select document from tables").fetchone()
            async with ana.socket(table["id"], 0) as socket:
                await play_on(socket, Random(9))
                await socket.until(lambda: socket.table["status"] == "between")
            with sqlite3.connect(tmp_path / "kribo.db") as connection:
                connection.execute("update tables set document = ?, revision = 2", (document,))
            connection.close()
            return table["id"], ana.token

    async def look(table: str, token: str) -> None:
        async with second.player(token) as ana:
            found = await ana.get(f"/api/tables/{table}")
            assert (found["status"], found["match"]["played"]) == ("between", 1)

    table, token = asyncio.run(play())
    second = start()
    asyncio.run(look(table, token))


def test_a_log_that_breaks_the_rules_is_told_and_left_alone(start: Start, tmp_path: Path) -> None:
    first = start()

    async def play() -> tuple[str, str]:
        async with first.player() as ana:
            await ana.sign_in()
            table = await ana.new_table(seats=[{"kind": "me"}, {"kind": "bot"}], start=True)
            async with ana.socket(table["id"], 0) as socket:
                await play_on(socket, Random(9), lambda: socket.game.get("version", 0) > 10)
            return table["id"], ana.token

    table, token = asyncio.run(play())
    with sqlite3.connect(tmp_path / "kribo.db") as connection:
        connection.execute("update entries set action = '1 resign' where version = 4")
    connection.close()
    second = start()

    async def look() -> None:
        async with second.player(token) as ana:
            await expect(409, "game-damaged", ana.get(f"/api/tables/{table}"))

    asyncio.run(look())


def test_of_two_servers_with_one_database_one_wins(start: Start) -> None:
    """Whoever was beaten changes nothing, says so, and lets its sockets find out what happened."""
    one, other = start(), start()

    async def main() -> None:
        async with one.player() as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
            table = (await ana.new_table(seats=seats, options={"first_dealer": "random"}, start=True))["id"]
            async with ana.socket(table, 0) as here:
                await here.until(lambda: bool(here.game) and here.view["stage"]["type"] == "Discarding")
                async with other.player(ana.token) as ana_there, ana_there.socket(table, 0) as there:
                    await there.until(lambda: bool(there.game))
                    assert there.view == here.view
                    hand = here.view["hand"]
                    await here.act({"type": "Discard", "seat": 0, "cards": hand[:2]})
                    answer = await there.act({"type": "Discard", "seat": 0, "cards": hand[2:4]})
                    assert answer["code"] == "stale"
                    await there.until(lambda: there.closed_with == 1012)
                    async with ana_there.socket(table, 0) as again:
                        await again.until(lambda: bool(again.game))
                        assert again.view["hand"] == hand[2:]

    asyncio.run(main())
