"""Whole games over real sockets, and that nobody is told what they may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from itertools import chain, cycle, pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from kribo import game, variants
from kribo.announce.asking import asked
from kribo.announce.events import sentences
from kribo.announce.voice import Company, Voice
from kribo.game import redact, view
from kribo.game.events import Counted, Event
from kribo.game.state import State
from kribo.locales import catalogue
from kribo.notation import Record, read, replay
from kribo.server.views import view_info
from tests.server.client import Json, Socket, play_on
from tests.server.conftest import Running

MODES = ("auto", "assisted", "self", "muggins", "strict")

GAMES = [
    (name, {"target": "31", "counting": mode, "first_dealer": dealer})
    for name, mode, dealer in zip(variants.ALL, cycle(MODES), cycle(("low", "random", "high")), strict=False)
]
GAMES += [
    ("six-card", {"target": "31", "counting": "strict", "transfer": "caller", "manual_pegging": "on"}),
    ("six-card", {"target": "31", "heels": "claimed", "counting": "muggins"}),
    ("auction", {"target": "31", "auction_when": "before_discards", "counting": "strict"}),
]


@pytest.mark.parametrize(
    ("variant", "options"), GAMES, ids=["-".join((name, *rules.values())) for name, rules in GAMES]
)
def test_a_game_of_people_tells_nobody_more_than_they_may_know(
    server: Running, variant: str, options: dict[str, str]
) -> None:
    asyncio.run(play_and_check(server, variant, options))


async def play_and_check(server: Running, variant: str, options: dict[str, str]) -> None:
    """Play at random at every seat, with a spectator, and compare all that was sent with the truth."""
    rules = variants.find(variant).with_options(options)
    async with AsyncExitStack() as stack:
        people = [
            await (await stack.enter_async_context(server.player())).sign_in() for _ in range(rules.seats)
        ]
        table = await people[0].new_table(variant=variant, options=options)
        for seat, person in enumerate(people[1:], start=1):
            await person.say(table["id"], type="sit", seat=seat)
        stranger = await stack.enter_async_context(server.player())
        sockets = [
            await stack.enter_async_context(person.socket(table["id"], seat))
            for seat, person in enumerate(people)
        ]
        watching = await stack.enter_async_context(stranger.socket(table["id"]))
        await sockets[0].ask(type="start")
        chance = Random(variant + options["counting"])
        await asyncio.gather(*(play_on(socket, Random(chance.random())) for socket in sockets))
        await watching.until(lambda: watching.is_over)
        for socket in sockets:
            await socket.until(lambda socket=socket: socket.is_over)  # type: ignore[misc]
            await socket.ask(type="command", version=0, seat=socket.seat, text="table")
        record = await people[0].get(f"/api/games/{watching.game['game']}/record")
        (played,) = read(record)
        names = tuple(seat["name"] for seat in watching.table["seats"])
        truth = Truth(played, names)
        for socket in (*sockets, watching):
            truth.check(socket)


class Truth:
    """A game as it really was, after every version."""

    def __init__(self, record: Record, names: tuple[str, ...]) -> None:
        self.rules = record.rules
        first = game.new(record.rules, record.first_dealer)
        self.states: list[State] = [first]
        self.events: list[tuple[Event, ...]] = [first.history]
        for step in replay(record):
            self.states.append(step.state)
            self.events.append(step.events)
        self.company = Company(record.rules, names, ("",) * record.rules.seats)

    def check(self, socket: Socket) -> None:
        """All that a socket got is what follows from what its seat may see, and nothing was left out."""
        voice = Voice(catalogue("en"), self.company, socket.seat)
        versions = []
        for message in socket.received:
            match message["type"]:
                case "moved":
                    versions.append(message["version"])
                    self.check_moved(message, voice)
                case "game":
                    self.check_game(message, voice)
                case "error":
                    self.check_error(message, voice)
                case kind:
                    assert kind in ("table", "chats", "answer"), message
                    check_no_card(message)
        assert versions == list(range(1, len(self.states)))

    def check_moved(self, message: Json, voice: Voice) -> None:
        """An action was told as the seat may know it."""
        state, happened = self.states[message["version"]], self.events[message["version"]]
        told = tuple(redact(event, voice.listener) for event in happened)
        seen = view(state, voice.listener)
        assert without(message, "clock", "by", "now", "result", "ref") == {
            "type": "moved",
            "game": message["game"],
            "version": message["version"],
            "seat": voice.listener,
            "events": plain(told),
            "say": said(told, voice),
            "view": plain(view_info(seen, message["view"]["asked_at"])),
            "asked": asked(seen, voice),
        }

    def check_game(self, message: Json, voice: Voice) -> None:
        """A game as a whole was told as the seat may know it."""
        seen = view(self.states[message["version"]], voice.listener)
        happened = chain.from_iterable(self.events[: message["version"] + 1])
        counted = [event for event in happened if isinstance(event, Counted)]
        assert without(message, "clock", "now", "result", "ref", "last_count", "number") == {
            "type": "game",
            "game": message["game"],
            "version": message["version"],
            "seat": voice.listener,
            "view": plain(view_info(seen, message["view"]["asked_at"])),
            "history": plain(seen.history),
            "say": said(seen.history, voice),
            "asked": asked(seen, voice),
            "counted": plain(counted[-1]) if counted else None,
        }

    def check_error(self, message: Json, voice: Voice) -> None:
        """A refusal tells of nobody's cards but one's own."""
        if "game" in message:
            self.check_game(message["game"], voice)
        assert not {"cards", "card", "playable"} & message["facts"].keys()


def plain(value: object) -> Any:
    """A value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def said(events: Iterable[Event], voice: Voice) -> list[str]:
    """Events that were redacted, as sentences."""
    return [line for event in events for line in sentences(event, voice)]


def without(message: Json, *keys: str) -> Json:
    """A message without some of its keys."""
    return {key: value for key, value in message.items() if key not in keys}


def check_no_card(message: Json) -> None:
    """Nothing in a message is a place for cards."""
    found = set(keys(message))
    assert not found & {"card", "cards", "hands", "hand", "kept", "held", "thrown", "crib", "stock", "extra"}


def keys(value: object) -> Iterable[str]:
    """All keys in a message, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)


@pytest.mark.parametrize("variant", variants.ALL)
def test_a_person_plays_a_whole_game_against_bots(server: Running, variant: str) -> None:
    async def main() -> None:
        async with server.player() as person:
            await person.sign_in()
            seats = variants.ALL[variant].seats
            table = await person.new_table(
                variant=variant,
                options={"target": "31"},
                seats=[{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * (seats - 1)],
                start=True,
            )
            async with person.socket(table["id"], 0) as socket:
                await play_on(socket, Random(variant))
                result = socket.game["result"]
                assert max(result["scores"]) == 31
                assert result["say"]
                await socket.until(lambda: socket.table["status"] == "between")
            (summary,) = (await person.get("/api/me/games"))["games"]
            assert (summary["scores"], summary["over"], summary["yours"]) == (result["scores"], True, [0])

    asyncio.run(main())


def test_a_match_goes_on_and_another_follows(server: Running) -> None:
    async def main() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            options = {"target": "31", "match": "best-of-3", "next_dealer": "alternate"}
            table = await ana.new_table(options=options)
            await bo.say(table["id"], type="sit", seat=1)
            async with ana.socket(table["id"], 0) as one, bo.socket(table["id"], 1) as two:
                await one.ask(type="start")
                played, dealers = 0, []
                while not one.table["match"]["over"]:
                    await play_both(one, two, seed=played)
                    played += 1
                    assert one.table["match"]["played"] == played
                    dealers.append(first_dealer(one))
                    await one.ask(type="next")
                    assert one.table["status"] == "between"
                    over = one.table["match"]["over"]
                    await two.ask(type="next")
                    await one.until(lambda: one.table["status"] == "playing")
                    if over:
                        break
                assert played in (2, 3)
                assert all(before != after for before, after in pairwise(dealers))
                assert one.table["match"]["played"] == 0
                assert len(one.table["games"]) == played + 1

    asyncio.run(main())


async def play_both(one: Socket, two: Socket, seed: int) -> None:
    """Play a game to its end at both seats."""
    for socket in (one, two):
        await socket.until(lambda socket=socket: socket.game.get("result", 0) is None)  # type: ignore[misc]
    await asyncio.gather(play_on(one, Random(seed)), play_on(two, Random(seed + 100)))
    await one.until(lambda: one.table["status"] == "between")


def first_dealer(socket: Socket) -> int:
    """Who dealt first in the game that is over."""
    of_game = [message for message in socket.received if message.get("game") == socket.game["game"]]
    return next(int(message["view"]["dealer"]) for message in of_game if message["view"]["deals"] == 1)
