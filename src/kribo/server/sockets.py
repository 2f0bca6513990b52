"""The WebSocket of a table: reads messages, lets the table handle them, and sends what the table says."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack, suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from kribo.errors import BadText, KriboError
from kribo.server import handling
from kribo.server.house import House
from kribo.server.limits import Bucket
from kribo.server.listener import TOO_MUCH, Listener
from kribo.server.messages import AnyMessage, Listen, decode, encode
from kribo.server.people import Visitor
from kribo.server.room import Room

NORMAL = 1000
LAST_WORDS = 2
"""Seconds to send what is still in the queue, where the other side still reads."""

PATIENCE = 100
"""So many messages over the limit are answered with an error before the socket is closed."""


def check_seat_number(text: str | None) -> int | None:
    """The seat that a socket asks to look through.

    :raises BadText: `bad-query`.
    """
    if text is None:
        return None
    if len(text) != 1 or text not in "012345":
        raise BadText("bad-query", reason=text[:20])
    return int(text)


def read_wish(query: Mapping[str, str]) -> Listen:
    """How a socket asks to be told, from its beginning on.

    :raises BadText: `bad-query`.
    """
    wanted = {name: query[name] for name in ("verbosity", "cards") if name in query}
    try:
        return msgspec.convert({"type": "listen", **wanted}, Listen)
    except msgspec.ValidationError as error:
        raise BadText("bad-query", reason=str(error)[:200]) from None


def _attend(listener: Listener, wish: Listen) -> None:
    listener.verbosity = wish.verbosity or listener.verbosity
    if wish.cards and wish.cards != "auto":
        listener.card_style = wish.cards


async def serve(websocket: WebSocket, house: House, visitor: Visitor) -> None:
    """One socket from its beginning to its end.

    :raises KriboError: before the socket is accepted, when it is refused.
    """
    room = await house.room(websocket.path_params["table"])
    seat = check_seat_number(websocket.query_params.get("seat"))
    wish = read_wish(websocket.query_params)
    room.check_seat(visitor, seat)
    room.check_may_watch(visitor)
    if visitor.id not in room.hosted.people and room.watchers() >= house.settings.watchers_a_table:
        raise KriboError("too-many", what="watchers")
    with ExitStack() as places:
        places.enter_context(house.sockets.take(""))
        places.enter_context(house.sockets_of_addresses.take(visitor.address))
        if visitor.person:
            places.enter_context(house.sockets_of_people.take(visitor.id))
        listener = Listener(visitor, seat, house.settings.queue)
        _attend(listener, wish)
        if visitor.person:
            listener.shunned = frozenset(await house.store.shunned(visitor.id))
        await websocket.accept()
        await _run(websocket, room, listener)


async def _run(websocket: WebSocket, room: Room, listener: Listener) -> None:
    sending = asyncio.create_task(_send(websocket, listener))
    try:
        await room.enter(listener)
        await _receive(websocket, room, listener)
    except KriboError as error:
        _refuse(room, listener, error, "")
    finally:
        await room.exit(listener)
        listener.close(NORMAL)
        await asyncio.wait([sending], timeout=LAST_WORDS)
        sending.cancel()


async def _send(websocket: WebSocket, listener: Listener) -> None:
    """Send what the table says until the socket is closed."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            following = await listener.next()
            if isinstance(following, int):
                await websocket.close(following)
                return
            await websocket.send({"type": "websocket.send", "text": following.decode()})


async def _receive(websocket: WebSocket, room: Room, listener: Listener) -> None:
    """Take messages until the other side goes."""
    bucket, patience = Bucket(room.settings.messages), PATIENCE
    while True:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if bucket.take():
            await _take(received, room, listener)
            continue
        patience -= 1
        if patience < 0:
            listener.close(TOO_MUCH)
            return
        _refuse(room, listener, KriboError("too-many", what="messages"), "")


async def _take(received: Message, room: Room, listener: Listener) -> None:
    ref = ""
    try:
        message = read(received.get("text"))
        ref = message.ref
        reply = await handling.handle(room, message, listener.visitor, listener)
    except KriboError as error:
        _refuse(room, listener, error, ref)
    else:
        if reply is not None:
            listener.send(encode(handling.with_ref(reply, ref)))


def read(text: object) -> AnyMessage:
    """A message.

    :raises BadText: `bad-message`, when it is none.
    """
    if not isinstance(text, str):
        raise BadText("bad-message", reason="text")
    try:
        return decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadText("bad-message", reason=str(error)[:200]) from None


def _refuse(room: Room, listener: Listener, error: KriboError, ref: str) -> None:
    said = handling.refusal(error, room, listener.visitor, listener.seat)
    listener.send(encode(handling.with_ref(said, ref)))
