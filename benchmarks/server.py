"""How many tables a server carries, and how soon a move is seen by the opponent.

    python benchmarks/server.py [--tables 1000] [--seconds 20] [--pause 1]

Two scripted players sit at each table, in sockets of their own over loopback, and make a move about
`--pause` seconds after they are asked; the server keeps all in SQLite as always. The time is taken from
just before a move is sent to when the opponent has read it. Deals, forced gos and the count are made by the
table, between the moves that are counted, so the server does about half as much again. Beside it, in the
same run and with the same client, a server of the same stack that only hands a text of the same size on to
the opponent at the same pace.

On Linux the server is held to one core and the clients to another; a line says how busy each was. Where there
are fewer than two cores, the times are those of the clients as well.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

import httpx2
import msgspec
import uvicorn
from msgspec import Struct
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from kribo.server.command import config, listen, serve
from kribo.server.settings import Rate, Settings

PLENTY = Rate(1e9, 10**9)
ALL_ALLOWED = Settings(
    requests=PLENTY,
    messages=PLENTY,
    guests_from_here=PLENTY,
    sockets_an_address=10**6,
    sockets=10**6,
    tables_a_person=10**6,
    sockets_a_person=10**6,
)
AIM = 0.050
SETTLE = 15
"""Seconds before times are taken: all tables begin at once, and must first get out of step."""


class View(Struct):
    """What a player reads of a view."""

    to_act: list[int]
    asked_at: int
    hand: list[int]
    legal: dict[str, Any]


class Told(Struct):
    """What a player reads of a message."""

    type: str
    version: int = 0
    view: View | None = None
    by: dict[str, Any] = {}


class Measured(NamedTuple):
    """What came of one server; shares of a core, memory in kB a table, `seated` the seconds to seat all."""

    moves: int
    seconds: float
    times: list[float]
    memory: float
    processor: float
    clients: float
    refused: int
    seated: float


class Pair:
    """The two players of a table, and the times of their moves."""

    def __init__(self, connections: Sequence[ClientConnection], pause: float, seed: int) -> None:
        self.connections = connections
        self.pause = pause
        self.chance = Random(seed)
        self.sent = [0.0, 0.0]
        self.times: list[float] = []
        self.refused = 0

    async def play(self) -> None:
        """Play for ever."""
        await asyncio.gather(self.one(0), self.one(1))

    async def one(self, seat: int) -> None:
        """Read what comes, and answer where that is asked."""
        decode = msgspec.json.Decoder(Told).decode
        answered = -1
        async for text in self.connections[seat]:
            told = decode(text)
            now = perf_counter()
            self.refused += told.type == "error"
            if told.by.get("how") == "person" and told.by["seat"] != seat:
                self.times.append(now - self.sent[1 - seat])
            if told.view and seat in told.view.to_act and told.view.asked_at > answered:
                answered = told.view.asked_at
                if is_choice(told.view):
                    self.later(seat, told.version, self.choose(seat, told.view))
            elif told.view and not told.view.to_act:
                await self.connections[seat].send('{"type": "next"}')

    def later(self, seat: int, version: int, action: dict[str, Any]) -> None:
        """Make a move after a while."""
        delay = self.pause * self.chance.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(delay, self.send, seat, version, action)

    def send(self, seat: int, version: int, action: dict[str, Any]) -> None:
        """Send a move, and remember when."""
        self.sent[seat] = perf_counter()
        message = msgspec.json.encode({"type": "act", "version": version, "action": action}).decode()
        task = asyncio.ensure_future(self.connections[seat].send(message))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def choose(self, seat: int, view: View) -> dict[str, Any]:
        """Some legal action."""
        legal = {kind: what for kind, what in view.legal.items() if kind not in ("Resign", "TakeBack")}
        kind = next(iter(legal))
        action: dict[str, Any] = {"type": kind, "seat": seat}
        if kind == "Discard":
            action["cards"] = view.hand[: legal[kind]]
        elif kind in ("Play", "CutForDeal", "CutStarter", "Claim"):
            name = {"Play": "card", "Claim": "points"}.get(kind, "position")
            action[name] = self.chance.choice(legal[kind])
        return action


def is_choice(view: View) -> bool:
    """Whether the player has to move: a forced go and the count are the table's."""
    return not view.legal.keys() & {"Go", "Claim"}


class EchoPair(Pair):
    """Two who send each other texts of the size of a move and of what it causes, in turn."""

    async def one(self, seat: int) -> None:
        move = {"type": "Play", "seat": seat}
        if seat == 0:
            self.later(seat, 0, move)
        async for _ in self.connections[seat]:
            self.times.append(perf_counter() - self.sent[1 - seat])
            self.later(seat, 0, move)


# Servers


def echo_app() -> ASGIApp:
    """Hands on to the other socket of a pair a text of the size of `moved`, and nothing more."""
    waiting: dict[str, list[Send]] = {}
    text = "x" * 1500

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        pair = waiting.setdefault(scope["path"], [])
        pair.append(send)
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            for other in pair:
                if other is not send:
                    await other({"type": "websocket.send", "text": text})

    return app


def run_server(kind: str, port: int, database: str) -> None:
    """The work of the other process."""
    # A garbage collection in the middle of a move is the longest pause there is.
    settings = msgspec.structs.replace(ALL_ALLOWED, port=port, database=database)
    raise_files()
    if kind == "kribo":
        serve(settings)
    else:
        listening = listen("127.0.0.1", port)
        print("echo", flush=True)
        echo = config(echo_app(), settings)
        echo.lifespan = "off"
        uvicorn.Server(echo).run([listening])


def raise_files() -> None:
    """Two sockets a table need more open files than many systems allow at first."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


CORES = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []


def hold_to_core(process: int, place: int) -> None:
    """Keep a process on one of our cores, if there is another for the other side."""
    if len(CORES) > 1:
        os.sched_setaffinity(process, {CORES[place]})


def memory_of(process: int) -> int:
    """The memory of a process in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def processor_of(process: int) -> float:
    """The seconds of a processor that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(kind: str, port: int, tables: int, seconds: float, pause: float) -> Measured:
    """Start a server, let all sit down, and take the times for so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["--serve", kind, "--port", str(port), "--database", f"sqlite:///{folder}/kribo.db"]
        server = subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE)
        hold_to_core(server.pid, 0)
        try:
            assert server.stdout
            server.stdout.readline()
            await asyncio.sleep(1)
            empty = memory_of(server.pid)
            sit, start = sit_at_kribo if kind == "kribo" else sit_at_echo, perf_counter()
            pairs = await sit(port, tables, pause)
            seated = perf_counter() - start
            gc.freeze()
            playing = asyncio.gather(*(pair.play() for pair in pairs), return_exceptions=True)
            await asyncio.sleep(SETTLE)
            for pair in pairs:
                pair.times.clear()
            used, own, start = processor_of(server.pid), process_time(), perf_counter()
            await asyncio.sleep(seconds)
            passed = perf_counter() - start
            used, own = processor_of(server.pid) - used, process_time() - own
            times = [time for pair in pairs for time in pair.times]
            memory = (memory_of(server.pid) - empty) / tables
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            refused = sum(pair.refused for pair in pairs)
            return Measured(len(times), passed, times, memory, used / passed, own / passed, refused, seated)
        finally:
            server.kill()
            server.wait()


async def sit_at_kribo(port: int, tables: int, pause: float) -> list[Pair]:
    """Two guests at each table; the games go over several hundred moves."""
    base = f"http://127.0.0.1:{port}"
    async with httpx2.AsyncClient(base_url=base, trust_env=False, timeout=60) as http:

        async def guest(name: str) -> str:
            answer = await http.post("/api/guests", json={"name": name}, headers={"kribo-token": "show"})
            http.cookies.clear()
            return str(answer.json()["token"])

        one, other = await guest("Ana"), await guest("Bo")
        pairs: list[Pair] = []

        async def sit(number: int) -> None:
            by_one, by_other = {"authorization": f"Bearer {one}"}, {"authorization": f"Bearer {other}"}
            wishes = {
                "variant": "six-card",
                "pace": "instant",
                "options": {"target": "999", "first_dealer": "random"},
            }
            table = (await http.post("/api/tables", json=wishes, headers=by_one)).json()["id"]
            messages = f"/api/tables/{table}/messages"
            # Names differ from table to table as they do in life, and with them most sentences.
            sitting = {"type": "sit", "seat": 1, "name": f"Bo {number}"}
            await http.post(messages, json=sitting, headers=by_other)
            await http.post(messages, json={"type": "start"}, headers=by_one)
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/ws?seat="
            sockets = [
                await connect(
                    f"{address}{seat}",
                    additional_headers=who,
                    compression=None,
                    ping_interval=None,
                    proxy=None,
                )
                for seat, who in enumerate((by_one, by_other))
            ]
            pairs.append(Pair(sockets, pause, number))

        for first in range(0, tables, 20):
            await asyncio.gather(*(sit(number) for number in range(first, min(first + 20, tables))))
        return pairs


async def sit_at_echo(port: int, tables: int, pause: float) -> list[Pair]:
    """Two sockets a path."""
    pairs: list[Pair] = []
    for number in range(tables):
        address = f"ws://127.0.0.1:{port}/{number}"
        sockets = [await connect(address, compression=None, ping_interval=None, proxy=None) for _ in range(2)]
        pairs.append(EchoPair(sockets, pause, number))
    return pairs


def report(kind: str, measured: Measured, tables: int) -> None:
    """A line for a server."""
    times = sorted(measured.times)
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"{kind:6} {measured.moves / measured.seconds:7.0f} moves/s   p50 {middle * 1000:6.1f} ms"
        f"   p99 {late * 1000:6.1f} ms   worst {times[-1] * 1000:6.1f} ms   {measured.memory:5.0f} kB a table"
        f"   {measured.processor * 100:3.0f} % of a core, clients {measured.clients * 100:.0f} %"
        f"   {measured.seated * 1000 / tables:.1f} ms to make a table"
    )
    if measured.refused:
        print(f"{measured.refused} moves were refused: the clients are wrong, and so are the figures")


def main() -> None:
    """Measure both servers, and print a line for each and what they come to."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=1)
    parser.add_argument("--serve", choices=["kribo", "echo"], help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=18_000, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.serve:
        run_server(words.serve, words.port, words.database)
        return
    raise_files()
    hold_to_core(os.getpid(), -1)
    print(f"{words.tables} tables of two, a move {words.pause:g} s after each question, {words.seconds:g} s")
    loop = uvicorn.Config("", loop="auto").get_loop_factory()
    found = {}
    for place, kind in enumerate(("echo", "kribo")):
        with asyncio.Runner(loop_factory=loop) as runner:
            measuring = measure(kind, words.port + place, words.tables, words.seconds, words.pause)
            found[kind] = runner.run(measuring)
        report(kind, found[kind], words.tables)
    p99 = {kind: sorted(got.times)[len(got.times) * 99 // 100] for kind, got in found.items()}
    print(f"p99 is {p99['kribo'] / p99['echo']:.1f} times that of the echo; aim: below {AIM * 1000:.0f} ms")


if __name__ == "__main__":
    main()
