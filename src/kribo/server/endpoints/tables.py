"""Tables: made, found, joined, and everything that one can say to them without a socket."""

from __future__ import annotations

import io
from typing import Annotated, Literal

import segno
from msgspec import Meta, Struct

from kribo.errors import BadText, KriboError
from kribo.locales import Catalogue, catalogue
from kribo.notation import check_name
from kribo.rules import Rules
from kribo.server import handling, telling
from kribo.server.admission import check_tables_of
from kribo.server.api import Call, Endpoints, Text
from kribo.server.endpoints.lobby import Options
from kribo.server.house import House
from kribo.server.messages import (
    AnyMessage,
    AnyReply,
    GameSaid,
    Line,
    SeatNumber,
    TableInfo,
    Word,
)
from kribo.server.people import CODE_LENGTH, new_code, new_id
from kribo.server.place import Place
from kribo.server.reader import Ears
from kribo.server.room import Room
from kribo.store.base import Conflict, Person, StoredTable
from kribo.table import hosted as tables
from kribo.table.clock import ClockRules
from kribo.table.hosted import Absence, Chair, Chat, Hosted, Pace
from kribo.variants import find

ENDPOINTS = Endpoints()

LISTED = 100
TRIES = 20
"""How often another code is tried when one is taken."""


class NewSeat(Struct, frozen=True):
    """Who is to sit at a seat."""

    kind: Literal["me", "open", "bot"]
    name: Line = ""
    level: Word = tables.USUAL_LEVEL


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to be made; without `seats` one sits at the first, and the others are open."""

    variant: Word
    options: Options = {}
    listed: bool = False
    spectators: bool = True
    chat: Chat = "presets"
    pace: Pace = "human"
    absence: Absence = "pause"
    clock: ClockRules = ClockRules()
    seats: Annotated[list[NewSeat], Meta(max_length=6)] = []
    start: bool = False


class TableList(Struct, frozen=True):
    """Tables, newest first."""

    tables: list[TableInfo]


class CodeInfo(Struct, frozen=True):
    """The table that a code means."""

    table: str


class Through(Struct, frozen=True):
    """The seat through which to look; without it as a spectator."""

    seat: SeatNumber | None = None


@ENDPOINTS.add("GET", "/api/tables")
async def listed_tables(call: Call) -> TableList:
    """The tables that one may join or watch."""
    house, person = call.house, call.visitor.person
    blocked: set[str] = set()
    if person:
        shunned = await house.store.shunned(person.id)
        blocked = {other for other, how in shunned.items() if how == "block"}
        blocked |= await house.store.blocking(person.id)
    stored = await house.store.listed_tables(LISTED, house.now())
    # A list wakes nobody.
    found = [house.place(table) for table in stored if not blocked & set(table.people)]
    infos = [telling.table_info(place, call.visitor) for place in found]
    return TableList([info for info in infos if _is_inviting(info)])


def _is_inviting(info: TableInfo) -> bool:
    """Whether strangers have any use for a table."""
    return info.spectators or any(seat.kind == "open" for seat in info.seats)


@ENDPOINTS.add("GET", "/api/me/tables")
async def my_tables(call: Call) -> TableList:
    """The tables where one sits, but those where nobody has been since a game was over."""
    house, person = call.house, call.visitor.known()
    stored = await house.store.tables_of(person.id, house.now())
    return TableList([telling.table_info(await _look_at(house, table), call.visitor) for table in stored])


async def _look_at(house: House, stored: StoredTable) -> Place:
    try:
        return await house.look_at(stored.id)
    except KriboError:  # a game that is damaged must not hide the others
        return house.place(stored)


@ENDPOINTS.add("POST", "/api/tables", status=201)
async def new_table(call: Call, body: NewTable) -> TableInfo:
    """Make a table, and begin if that is wanted."""
    house, person = call.house, call.visitor.known()
    rules = find(body.variant).with_options(body.options)
    await check_tables_of(house, person)
    table = Hosted(
        id=new_id(),
        code=new_code(),
        variant=rules.name,
        options=body.options,
        chairs=_chairs(body, rules, person, catalogue(call.visitor.language)),
        host=person.id,
        created=house.now(),
        listed=body.listed,
        spectators=body.spectators,
        chat=body.chat,
        pace=body.pace,
        absence=body.absence,
        clock=body.clock,
    )
    if body.start:
        tables.begin(table, "")  # refuses before the table is there
    room = await _open(call, table)
    if body.start:
        async with room.lock:
            await room.begin()
    return telling.table_info(room, call.visitor)


def _chairs(body: NewTable, rules: Rules, person: Person, say: Catalogue) -> tuple[Chair, ...]:
    wanted = body.seats or [NewSeat("me"), *[NewSeat("open")] * (rules.seats - 1)]
    if len(wanted) != rules.seats:
        raise BadText("wrong-number-of-seats", needed=rules.seats, found=len(wanted))
    if not any(seat.kind == "me" for seat in wanted):
        raise BadText("nobody-sits")
    chairs: list[Chair] = []
    for seat in wanted:
        chairs.append(_chair(seat, person, [chair.name for chair in chairs], say))
    return tuple(chairs)


def _chair(seat: NewSeat, person: Person, taken: list[str], say: Catalogue) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        return tables.bot(seat.level, [*taken, person.name], say)
    name = check_name(seat.name.strip() or person.name)
    if name.casefold() in {other.casefold() for other in taken}:
        raise BadText("name-twice", name=name)
    return Chair(kind="person", name=name, person=person.id, say_go=person.say_go)


async def _open(call: Call, table: Hosted) -> Room:
    for _ in range(TRIES):
        try:
            return await call.house.open_table(table)
        except Conflict:
            table = tables.with_code(table, new_code())
    raise KriboError("too-many", what="tables")


@ENDPOINTS.add("GET", "/api/tables/{table}")
async def one_table(call: Call, table: str) -> TableInfo:
    """A table, with all its rules in words before one sits down."""
    return telling.table_info(await call.house.room(table), call.visitor)


@ENDPOINTS.add("GET", "/api/codes/{code}")
async def table_of_code(call: Call, code: str) -> CodeInfo:
    """The table that a code means."""
    call.house.code_tries.take(call.visitor.address)
    stored = await call.house.store.table_by_code(code.strip().upper()[: CODE_LENGTH + 1])
    if stored is None:
        raise KriboError("no-such-code")
    return CodeInfo(stored.id)


@ENDPOINTS.add("GET", "/api/tables/{table}/qr.svg", media_type="image/svg+xml")
async def qr_code(call: Call, table: str) -> Text:
    """The link of a table as a QR code."""
    room = await call.house.room(table)
    base = str(call.request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}/t/{room.hosted.id}", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, unit="", omitsize=True
    )
    return Text(drawn.getvalue().decode(), "image/svg+xml")


@ENDPOINTS.add("GET", "/api/tables/{table}/game")
async def game_of_table(call: Call, table: str, query: Through) -> GameSaid:
    """The game as a seat of one's own sees it, or a spectator."""
    room = await call.house.room(table)
    async with room.lock:
        room.check_seat(call.visitor, query.seat)
        room.check_may_watch(call.visitor)
        person = call.visitor.person
        return telling.game_said(
            room, Ears(query.seat, call.visitor.language, person.verbosity if person else "normal")
        )


@ENDPOINTS.add("POST", "/api/tables/{table}/messages")
async def message_to_table(call: Call, table: str, body: AnyMessage) -> AnyReply:
    """Say something to a table: what the socket takes, with the same answer."""
    room = await call.house.room(table)
    await room.seen(call.visitor.id)
    call.room = room
    reply = await handling.handle(room, body, call.visitor, None)
    assert reply is not None
    return handling.with_ref(reply, body.ref)
