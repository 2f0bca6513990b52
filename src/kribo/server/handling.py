"""What a table does with each message: one function a kind, in one table at the end.

A function is called with the table's lock held. It refuses by raising, and returns the answer, or None where
the answer has gone out with what all were told.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from kribo import commands, game
from kribo.commands import CutAnywhere, Query
from kribo.errors import BadText, IllegalAction, KriboError
from kribo.game import actions
from kribo.game.actions import Seat
from kribo.game.state import Cutting, CuttingForDeal
from kribo.locales import catalogue, known_language
from kribo.server import messages, reader, telling
from kribo.server.admission import check_may_sit
from kribo.server.listener import Listener
from kribo.server.messages import (
    Answer,
    AnyMessage,
    AnyReply,
    ChatSaid,
    ErrorSaid,
    PlayerAction,
    Pong,
    TableSaid,
)
from kribo.server.people import Visitor
from kribo.server.place import Happened
from kribo.server.reader import PHRASES, Ears, company_of, voice_for
from kribo.server.room import Room
from kribo.server.telling import chat_said
from kribo.server.views import check_action
from kribo.store.base import ChatLine
from kribo.table import hosted as tables
from kribo.table.hosted import Paused

Said = TypeVar("Said", bound=AnyReply | ErrorSaid)


class Asked(NamedTuple):
    """Who wants something of which table; `listener` is the socket, None for plain HTTP."""

    room: Room
    visitor: Visitor
    listener: Listener | None
    ref: str

    @property
    def seats(self) -> list[Seat]:
        """The seats of who asks."""
        return self.room.hosted.seats_of(self.visitor.id)

    def ears(self, seat: Seat | None) -> Ears:
        """How who asks listens; over HTTP through the seat that it is about."""
        if self.listener:
            return self.listener.ears
        person = self.visitor.person
        return Ears(seat, self.visitor.language, person.verbosity if person else "normal")

    def table(self) -> TableSaid:
        """The table, as an answer."""
        return TableSaid(table=telling.table_info(self.room, self.visitor))


async def handle(
    room: Room, message: AnyMessage, visitor: Visitor, listener: Listener | None
) -> AnyReply | None:
    """Do what a message wants.

    :raises KriboError: saying why it is refused; nothing has happened.
    """
    asked = Asked(room, visitor, listener, message.ref)
    async with room.lock:
        tables.check_open(room.hosted)
        return await HANDLERS[type(message)](asked, message)


def with_ref(reply: Said, ref: str) -> Said:
    """A reply as the answer to the message with that ref."""
    return replace(reply, ref=ref) if ref else reply


def refusal(error: KriboError, room: Room | None, visitor: Visitor, seat: Seat | None) -> ErrorSaid:
    """A refusal as it is said; a stale message gets the game as it is, where this process knows that."""
    voice = voice_for(company_of(room.hosted), Ears(seat, visitor.language, "normal")) if room else None
    said = ErrorSaid(
        code=error.code,
        facts={name: _plain(fact) for name, fact in error.facts.items()},
        message=reader.refused(error, voice, visitor.language),
    )
    if error.code == "stale" and room and room.live and room.is_awake:
        return replace(said, game=telling.game_said(room, Ears(seat, visitor.language, "normal")))
    return said


def _plain(fact: object) -> object:
    """A fact as JSON can say it."""
    if isinstance(fact, KriboError):
        return {"code": fact.code, "facts": {name: _plain(inner) for name, inner in fact.facts.items()}}
    return list(fact) if isinstance(fact, tuple | range) else fact


# The game


async def _act(asked: Asked, message: messages.Act) -> AnyReply | None:
    check_action(message.action)
    return await _make(asked, message.action, message.version)


async def _make(asked: Asked, action: PlayerAction, version: int) -> AnyReply | None:
    seat = _own(asked, action.seat)
    await asked.room.returns(asked.visitor.id)
    live = asked.room.playing()
    live.check_version(seat, version)
    happened = await asked.room.act(action, "person", asked.listener, asked.ref)
    return _moved(asked, happened, seat)


def _moved(asked: Asked, happened: Happened, seat: Seat) -> AnyReply | None:
    """Over a socket it was told with the rest."""
    if asked.listener:
        return None
    ((_, said),) = telling.moved(asked.room, happened, [asked.ears(seat)])
    return said


async def _cut(asked: Asked, message: messages.Cut) -> AnyReply | None:
    return await _cut_anywhere(asked, message.seat, message.version)


async def _cut_anywhere(asked: Asked, seat: Seat, version: int) -> AnyReply | None:
    live = asked.room.playing()
    _own(asked, seat)
    live.check_version(seat, version)
    cuts = [
        action
        for action in game.legal(live.state, seat)
        if isinstance(action, actions.CutForDeal | actions.CutStarter)
    ]
    if not cuts:
        if isinstance(live.state.stage, Cutting | CuttingForDeal):
            raise IllegalAction("not-cutting", seat=seat)
        raise IllegalAction("nothing-to-cut")
    return await _make(asked, cuts[asked.room.shared.packs.below(len(cuts))], version)


async def _command(asked: Asked, message: messages.Command) -> AnyReply | None:
    room = asked.room
    if message.seat is None:
        room.check_may_watch(asked.visitor)
    else:
        _own(asked, message.seat)
    if room.live is None:
        raise IllegalAction("not-playing", status=room.hosted.status)
    say = catalogue(asked.visitor.language)
    wanted = commands.parse(message.text, game.view(room.live.state, message.seat), say)
    match wanted:
        case Query():
            return _answer(asked, wanted, message.seat)
        case CutAnywhere(seat):
            return await _cut_anywhere(asked, seat, message.version)
        case actions.Resign():
            return Answer(query="resign", say=[say("resign-sure")], confirm=wanted)
        case actions.Deal() | actions.Timeout():
            raise AssertionError("no command says this")
        case _:
            check_action(wanted)
            return await _make(asked, wanted, message.version)


def _answer(asked: Asked, query: Query, seat: Seat | None) -> Answer:
    room, listener = asked.room, asked.listener
    assert room.live
    if listener and query.name in ("brief", "normal", "full"):
        listener.verbosity = query.name
    voice = voice_for(company_of(room.hosted), asked.ears(seat)._replace(seat=seat))
    return Answer(query=query.name, say=reader.answer(query, room.live, voice, room.shared.now()))


async def _look(asked: Asked, message: messages.Look) -> AnyReply:
    room = asked.room
    room.check_seat(asked.visitor, message.seat)
    room.check_may_watch(asked.visitor)
    if asked.listener:
        asked.listener.seat = message.seat
    return telling.game_said(room, asked.ears(message.seat))


async def _listen(asked: Asked, message: messages.Listen) -> AnyReply:
    room, listener = asked.room, asked.listener
    if message.language is not None:
        language = known_language(message.language)
        asked = asked._replace(visitor=asked.visitor._replace(language=language))
    room.check_may_watch(asked.visitor)
    ears = asked.ears(None)._replace(language=asked.visitor.language)
    ears = ears._replace(verbosity=message.verbosity or ears.verbosity)
    if message.cards is not None:
        ears = ears._replace(card_style=None if message.cards == "auto" else message.cards)
    if listener:
        listener.visitor, listener.verbosity = asked.visitor, ears.verbosity
        listener.card_style = ears.card_style
        if message.language is not None:
            room.tell_place(listener)
    return telling.game_said(room, ears) if room.live else asked.table()


def _own(asked: Asked, seat: Seat) -> Seat:
    if seat not in asked.seats:
        raise IllegalAction("not-your-seat")
    return seat


# Who sits where


async def _sit(asked: Asked, message: messages.Sit) -> AnyReply:
    room, person = asked.room, asked.visitor.known()
    await check_may_sit(room.shared, person, room.hosted)
    name = message.name.strip() or person.name
    await room.save(tables.sit(room.hosted, message.seat, person.id, name, person.say_go))
    if asked.listener and asked.listener.seat is None:
        asked.listener.seat = message.seat
    return _changed(asked)


def _changed(asked: Asked) -> AnyReply:
    asked.room.changed()
    return asked.table()


async def _stand(asked: Asked, message: messages.Stand) -> AnyReply:
    await asked.room.save(tables.free(asked.room.hosted, [_own(asked, message.seat)]))
    return _changed(asked)


async def _bot(asked: Asked, message: messages.AddBot) -> AnyReply:
    _as_host(asked)
    say = catalogue(asked.visitor.language)
    await asked.room.save(tables.seat_bot(asked.room.hosted, message.seat, message.level, say))
    return _changed(asked)


async def _kick(asked: Asked, message: messages.Kick) -> AnyReply:
    _as_host(asked)
    if tables.chair_at(asked.room.hosted, message.seat).person == asked.visitor.id:
        raise IllegalAction("own-seat")
    await asked.room.save(tables.free(asked.room.hosted, [message.seat]))
    return _changed(asked)


async def _set(asked: Asked, message: messages.Set) -> AnyReply:
    _as_host(asked)
    wishes = {name: getattr(message, name) for name in ("listed", "spectators", "chat", "pace", "absence")}
    given = {name: wish for name, wish in wishes.items() if wish is not None}
    await asked.room.save(replace(asked.room.hosted, **given))
    return _changed(asked)


async def _prefer(asked: Asked, message: messages.Prefer) -> AnyReply:
    seat = _own(asked, message.seat)
    await asked.room.save(tables.prefer(asked.room.hosted, seat, message.say_go))
    return _changed(asked)


def _as_host(asked: Asked) -> None:
    if asked.visitor.known().id != asked.room.hosted.host:
        raise IllegalAction("not-host")


def _as_player(asked: Asked) -> str:
    """The name of who asks, who must sit here."""
    seats = asked.seats
    if not seats:
        raise IllegalAction("not-sitting")
    return asked.room.hosted.chairs[seats[0]].name


# The course of the games


async def _start(asked: Asked, message: messages.Start) -> AnyReply:
    _as_host(asked)
    if asked.room.hosted.status != "open":
        raise IllegalAction("not-between-games", status=asked.room.hosted.status)
    await asked.room.begin()
    return asked.table()


async def _next(asked: Asked, message: messages.Next) -> AnyReply:
    _as_player(asked)
    room = asked.room
    await room.save(tables.ready(room.hosted, asked.visitor.id))
    if not tables.all_ready(room.hosted):
        return _changed(asked)
    await room.begin()
    return asked.table()


async def _pause(asked: Asked, message: messages.Pause) -> AnyReply:
    name = _as_player(asked)
    await asked.room.save(tables.pause(asked.room.hosted, Paused("asked", name)))
    return _changed(asked)


async def _resume(asked: Asked, message: messages.Resume) -> AnyReply:
    _as_player(asked)
    room = asked.room
    if not await room.returns(asked.visitor.id) or room.hosted.status == "paused":
        await room.save(tables.resume(room.hosted))
    return _changed(asked)


async def _stand_in(asked: Asked, message: messages.StandIn) -> AnyReply:
    _as_player(asked)
    room, table = asked.room, asked.room.hosted
    tables.check_level(message.level)
    if table.paused.why != "away" or message.seat not in table.paused.seats:
        raise IllegalAction("not-away")
    person = table.chairs[message.seat].person
    table = tables.stand_in(table, table.seats_of(person), message.level)
    if all(table.chairs[seat].stand_in for seat in table.paused.seats):
        table = tables.resume(table)
    await room.save(table)
    return _changed(asked)


async def _leave(asked: Asked, message: messages.Leave) -> AnyReply:
    _as_player(asked)
    room = asked.room
    if room.hosted.in_game:
        await room.leave(asked.visitor.id)
    else:
        await room.save(tables.free(room.hosted, asked.seats))
        room.changed()
    return asked.table()


async def _close(asked: Asked, message: messages.Close) -> AnyReply:
    _as_player(asked)
    room = asked.room
    if room.hosted.people != (asked.visitor.id,):
        raise IllegalAction("others-sit-here")
    await room.save(tables.close(room.hosted))
    return _changed(asked)


# Words


async def _say(asked: Asked, message: messages.Say) -> AnyReply | None:
    _as_player(asked)
    room, person = asked.room, asked.visitor.known()
    _check_chat(room, message)
    room.shared.chats.take(person.id)
    seat = next((seat for seat in asked.seats), None)
    name = room.hosted.chairs[seat].name if seat is not None else person.name
    text = "" if message.phrase else message.text.strip()
    line = ChatLine(room.hosted.id, person.id, name, seat, message.phrase, text, room.shared.now())
    await room.say(line, asked.listener, asked.ref)
    said: ChatSaid = chat_said(line, asked.visitor.language)
    return None if asked.listener else said


def _check_chat(room: Room, message: messages.Say) -> None:
    """Refuse what may not be said here and now.

    :raises KriboError: `unknown-phrase`, `chat-presets-only`, `chat-partners`, `bad-chat`.
    """
    if message.phrase:
        if message.phrase not in PHRASES:
            raise BadText("unknown-phrase", phrase=message.phrase, known=PHRASES)
        return
    if room.hosted.chat != "free":
        raise IllegalAction("chat-presets-only")
    if room.hosted.has_partners and room.hosted.in_game:
        raise IllegalAction("chat-partners")
    text, most = message.text.strip(), room.settings.chat_characters
    if not text or len(text) > most or not text.isprintable():
        raise BadText("bad-chat", most=most)


async def _ping(asked: Asked, message: messages.Ping) -> AnyReply:
    return Pong(now=asked.room.shared.now())


Handler = Callable[[Asked, Any], Awaitable[AnyReply | None]]

HANDLERS: dict[type, Handler] = {
    messages.Act: _act,
    messages.Cut: _cut,
    messages.Command: _command,
    messages.Look: _look,
    messages.Listen: _listen,
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.AddBot: _bot,
    messages.Kick: _kick,
    messages.Set: _set,
    messages.Prefer: _prefer,
    messages.Start: _start,
    messages.Next: _next,
    messages.Pause: _pause,
    messages.Resume: _resume,
    messages.StandIn: _stand_in,
    messages.Leave: _leave,
    messages.Close: _close,
    messages.Say: _say,
    messages.Ping: _ping,
}
