"""Games that were played: lists, replays, records out and in."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct

from kribo import game as core
from kribo.announce.voice import Company, Voice
from kribo.errors import IllegalAction, KriboError
from kribo.game import redact
from kribo.game.actions import CHANCE, Action, Deal, Discard, Seat
from kribo.game.events import Event
from kribo.game.state import Over, State
from kribo.game.view import View
from kribo.locales import catalogue
from kribo.notation import FORMAT, Name, Record, read, read_action, replay, write, write_action
from kribo.rules import RULES_VERSION, Rules
from kribo.server import reader
from kribo.server.api import Call, Endpoints, Text
from kribo.server.messages import ViewInfo
from kribo.server.people import new_id
from kribo.server.views import view_info
from kribo.store.base import Entry, StoredGame
from kribo.variants import find

ENDPOINTS = Endpoints()

LATER_THAN_ALL = 2**53
MOST_RECORDS = 200


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that is or was played; `yours` are the seats that the reader had."""

    id: str
    table: str
    variant: str
    options: dict[str, str]
    target: int
    sides: int
    names: tuple[str, ...]
    bots: tuple[str, ...]
    yours: list[Seat]
    started: int
    ended: int
    scores: tuple[int, ...]
    over: bool
    winner: int
    imported: bool


class GameList(Struct, frozen=True):
    """Games, newest first."""

    games: list[GameInfo]


class Page(Struct, frozen=True):
    """Which games: those begun before a time, so many at most."""

    before: Annotated[int, Meta(ge=0, le=LATER_THAN_ALL)] = LATER_THAN_ALL
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Through(Struct, frozen=True):
    """Through whose eyes: the number of a seat, or `all`."""

    seat: Annotated[str, Meta(pattern="^(all|[0-5])$")] = "all"


class StepInfo(Struct, frozen=True, kw_only=True):
    """One action of a replay and what it led to; `by` is the seat, -1 for the pack and before the first."""

    version: int
    by: Seat
    action: str
    deal: int
    events: tuple[Event, ...]
    say: list[str]
    view: ViewInfo


class Replay(Struct, frozen=True, kw_only=True):
    """A game step by step; `seat` is None where all cards are shown."""

    game: GameInfo
    seat: Seat | None
    say_rules: list[str]
    steps: list[StepInfo]


class RecordText(Struct, frozen=True):
    """A record of one game or of several, as `docs/notation.md` describes it."""

    text: str


@ENDPOINTS.add("GET", "/api/me/games")
async def my_games(call: Call, query: Page) -> GameList:
    """The games that one played or imported."""
    person = call.visitor.known()
    games = await call.house.store.games_of(person.id, query.before, query.limit)
    return GameList([info(game, person.id) for game in games])


@ENDPOINTS.add("GET", "/api/games/{game}")
async def one_game(call: Call, game: str) -> GameInfo:
    """What is known of a game without its cards."""
    return info(await _game(call, game), call.visitor.id)


@ENDPOINTS.add("GET", "/api/games/{game}/replay")
async def replay_of_game(call: Call, game: str, query: Through) -> Replay:
    """A game step by step, once it is over."""
    stored = await _game(call, game)
    record = await _record(call, stored)
    seat = None if query.seat == "all" else int(query.seat)
    if seat is not None and seat >= record.rules.seats:
        raise IllegalAction("no-seat-there", seats=record.rules.seats)
    person, language = call.visitor.person, call.visitor.language
    company = Company(record.rules, stored.names, stored.bots)
    voice = Voice(catalogue(language), company, seat, person.verbosity if person else "normal")
    return Replay(
        game=info(stored, call.visitor.id),
        seat=seat,
        say_rules=list(reader.rules_lines(record.rules, language)),
        steps=await asyncio.to_thread(_steps, record, voice),
    )


def _steps(record: Record, voice: Voice) -> list[StepInfo]:
    first = core.new(record.rules, record.first_dealer)
    steps = [_step(0, -1, "", first, first.history, voice)]
    for version, step in enumerate(replay(record), start=1):
        by = CHANCE if isinstance(step.action, Deal) else step.action.seat
        action = write_action(step.action) if _is_open(step.action, voice.listener) else ""
        steps.append(_step(version, by, action, step.state, step.events, voice))
    return steps


def _is_open(action: Action, seat: Seat | None) -> bool:
    """Whether a seat saw an action whole; None sees all."""
    if isinstance(action, Deal):
        return seat is None
    return not isinstance(action, Discard) or seat in (None, action.seat)


def _step(
    version: int, by: Seat, action: str, state: State, events: tuple[Event, ...], voice: Voice
) -> StepInfo:
    seat = voice.listener
    if seat is None:
        seen, told = View(None, state), events  # the game is over: no card is hidden any more
    else:
        seen, told = core.view(state, seat), tuple(redact(event, seat) for event in events)
    return StepInfo(
        version=version,
        by=by,
        action=action,
        deal=state.deals,
        events=told,
        say=reader.told(told, voice),
        view=view_info(seen, version),
    )


@ENDPOINTS.add("GET", "/api/games/{game}/record", media_type="text/plain")
async def record_of_game(call: Call, game: str) -> Text:
    """The record of a game, once it is over."""
    stored = await _game(call, game)
    call.headers["content-disposition"] = f'attachment; filename="{stored.id}.kribo"'
    return Text(write([await _record(call, stored)]), "text/plain")


@ENDPOINTS.add("POST", "/api/records", status=201, size="record_size")
async def new_games(call: Call, body: RecordText) -> GameList:
    """Take in the games of a record; they are in one's list from then on."""
    person, house = call.visitor.known(), call.house
    house.imports.take(person.id)
    records = await asyncio.to_thread(read, body.text)
    if len(records) > MOST_RECORDS:
        raise KriboError("too-many", what="records")
    if not all(record.finished for record in records):
        raise IllegalAction("not-over")
    games = []
    for number, record in enumerate(records):
        stored = _stored(record, person.id, house.now() + number)
        entries = [
            Entry(stored.id, version, write_action(action), stored.started)
            for version, action in enumerate(record.actions, start=1)
        ]
        await house.store.add_game(stored, entries)
        games.append(info(stored, person.id))
    return GameList(games)


def info(game: StoredGame, person: str) -> GameInfo:
    """A stored game as it is shown."""
    rules = _rules(game)
    return GameInfo(
        id=game.id,
        table=game.table,
        variant=game.variant,
        options=dict(game.options),
        target=rules.target,
        sides=rules.sides,
        names=game.names,
        bots=game.bots,
        yours=[seat for seat, who in enumerate(game.people) if person and who == person],
        started=game.started,
        ended=game.ended,
        scores=game.scores,
        over=game.ended > 0,
        winner=game.winner,
        imported=game.table == "",
    )


def _rules(game: StoredGame) -> Rules:
    return find(game.variant).with_options(game.options)


async def _game(call: Call, key: str) -> StoredGame:
    game = await call.house.store.game(key)
    if game is None:
        raise KriboError("no-such-game")
    return game


async def _record(call: Call, game: StoredGame) -> Record:
    """The record of a game that is over.

    :raises KriboError: `not-over`; `game-damaged`, when other rules were in force when it was played.
    """
    if not game.ended:
        raise IllegalAction("not-over")
    if game.rules_version != RULES_VERSION:
        raise KriboError("game-damaged", version=0)
    entries = await call.house.store.entries(game.id)
    return Record(
        _rules(game),
        tuple(Name(name, bot) for name, bot in zip(game.names, game.bots, strict=True)),
        tuple(read_action(entry.action) for entry in entries),
        game.scores,
        finished=True,
        first_dealer=game.first_dealer,
    )


def _stored(record: Record, owner: str, now: int) -> StoredGame:
    usual = find(record.rules.name).options()
    state = core.new(record.rules, record.first_dealer)
    for step in replay(record):
        state = step.state
    assert isinstance(state.stage, Over)
    return StoredGame(
        id=new_id(),
        table="",
        variant=record.rules.name,
        options={name: value for name, value in record.rules.options().items() if value != usual[name]},
        rules_version=RULES_VERSION,
        format=FORMAT,
        names=tuple(name.name for name in record.names),
        bots=tuple(name.bot for name in record.names),
        people=("",) * record.rules.seats,
        first_dealer=record.first_dealer,
        started=now,
        ended=now,
        scores=record.scores,
        winner=state.stage.winner,
        owner=owner,
    )
