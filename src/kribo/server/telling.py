"""What a table tells: what happened, how the game stands, how the table stands, each as one reader sees it.

All cards here come out of `game.view` and `game.redact`, and all sentences are made of what these leave.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kribo import game
from kribo.announce.voice import Voice
from kribo.errors import IllegalAction
from kribo.game import actions, redact
from kribo.game.actions import CHANCE, Action, Seat
from kribo.game.events import Event
from kribo.game.state import Over
from kribo.game.view import View
from kribo.server import reader
from kribo.server.listener import Listener
from kribo.server.messages import (
    By,
    ChairInfo,
    Chats,
    ChatSaid,
    GameSaid,
    MatchInfo,
    Moved,
    PausedInfo,
    ResultInfo,
    TableInfo,
    ViewInfo,
    You,
)
from kribo.server.people import Visitor
from kribo.server.place import CHATS_SHOWN, Happened, Place
from kribo.server.reader import Ears, company_of, voice_for
from kribo.server.views import clock_info, view_info
from kribo.store.base import ChatLine


def moved(place: Place, happened: Happened, many: Iterable[Ears]) -> Iterator[tuple[Ears, Moved]]:
    """An action that was just accepted, as each of several listeners is told of it.

    This is most of what a server does, so what several may see alike is made once.
    """
    live = place.live
    assert live
    now, company = place.now(), company_of(place.hosted)
    clock = clock_info(live.clock, now, stopped=place.hosted.status == "paused")
    action, _, events = happened.attempt
    by = By(_whose(action), happened.how)
    # What is told of one action needs no history, and to hide things in it takes long.
    state = replace(live.state, history=())
    seen_by: dict[Seat | None, tuple[View, ViewInfo, tuple[Event, ...]]] = {}
    for ears in many:
        seat, voice = ears.seat, voice_for(company, ears)
        if seat not in seen_by:
            seen = game.view(state, seat)
            seen_by[seat] = seen, view_info(seen, _asked_at(place, seat)), _redacted(events, seat)
        seen, view, told = seen_by[seat]
        yield (
            ears,
            Moved(
                game=live.id,
                version=live.version,
                seat=seat,
                events=told,
                say=reader.told(told, voice),
                by=by,
                view=view,
                asked=reader.question(seen, voice),
                clock=clock,
                result=_result(place, voice),
                now=now,
            ),
        )


def game_said(place: Place, ears: Ears) -> GameSaid:
    """The game as a whole, as a listener sees it.

    :raises IllegalAction: `not-playing`, when there is none.
    """
    live = place.live
    if live is None:
        raise IllegalAction("not-playing", status=place.hosted.status)
    voice, now = voice_for(company_of(place.hosted), ears), place.now()
    seen, last_count = game.view(live.state, ears.seat), filter(None, [live.last_count])
    return GameSaid(
        game=live.id,
        number=len(place.hosted.games),
        version=live.version,
        seat=ears.seat,
        view=view_info(seen, _asked_at(place, ears.seat)),
        history=seen.history,
        say=reader.told(seen.history, voice),
        asked=reader.question(seen, voice),
        last_count=reader.told(_redacted(last_count, ears.seat), voice),
        counted=live.last_count,
        clock=clock_info(live.clock, now, stopped=place.hosted.status == "paused"),
        result=_result(place, voice),
        now=now,
    )


def _asked_at(place: Place, seat: Seat | None) -> int:
    live = place.live
    assert live
    asked = seat is not None and seat in live.waiting_for()
    return live.asked_at[seat] if asked and seat is not None else live.version


def _result(place: Place, voice: Voice) -> ResultInfo | None:
    live = place.live
    assert live
    stage = live.state.stage
    if not live.over:
        return None
    result = live.result
    return ResultInfo(
        winner=result.winner,
        scores=result.scores,
        levels=result.levels,
        resigned=isinstance(stage, Over) and stage.resigned,
        say=reader.result_lines(live, place.hosted, voice),
    )


def table_info(place: Place, visitor: Visitor) -> TableInfo:
    """The table as a visitor sees it."""
    table, live = place.hosted, place.live
    rules, match = table.rules, table.match
    voice = voice_for(company_of(table), Ears(None, visitor.language, "normal"))
    seats = table.seats_of(visitor.id)
    return TableInfo(
        id=table.id,
        code=table.code,
        link=f"/t/{table.id}",
        status=table.status,
        variant=table.variant,
        options=rules.options(),
        rules_say=list(reader.rules_lines(rules, visitor.language)),
        target=rules.target,
        sides=rules.sides,
        listed=table.listed,
        spectators=table.spectators,
        chat=table.chat,
        pace=table.pace,
        absence=table.absence,
        clock=table.clock,
        clock_say=reader.clock_line(table.clock, voice.say),
        host=table.host,
        you=You(person=visitor.id, seats=seats, host=bool(visitor.id) and visitor.id == table.host),
        seats=[_chair_info(place, seat) for seat in range(rules.seats)],
        game=table.game,
        games=table.games,
        match=MatchInfo(
            form=rules.match,
            played=len(match.results),
            over=bool(match.results) and match.over,
            games_won=match.games_won(),
            match_points=match.match_points(),
            say=reader.standing(table, voice),
        ),
        paused=PausedInfo(why=table.paused.why, by=table.paused.by, seats=table.paused.seats),
        watching=place.watchers(),
        created=table.created,
        to_act=sorted(live.waiting_for()) if live else [],
        scores=live.state.scores if live else (0,) * rules.sides,
    )


def _chair_info(place: Place, seat: Seat) -> ChairInfo:
    chair = place.hosted.chairs[seat]
    return ChairInfo(
        seat=seat,
        side=place.hosted.rules.side(seat),
        kind=chair.kind,
        name=chair.name,
        person=chair.person,
        level=chair.level,
        present=chair.kind == "bot" or place.is_present(chair.person),
        away_since=place.away_since(chair.person),
        stand_in=chair.stand_in,
        ready=chair.ready,
        say_go=chair.say_go,
    )


def chat_said(line: ChatLine, language: str) -> ChatSaid:
    """Something that was said, a phrase in the reader's language."""
    return ChatSaid(
        person=line.person,
        name=line.name,
        seat=line.seat,
        phrase=line.phrase,
        text=reader.phrase(line.phrase, reader.words(language)) if line.phrase else line.text,
        at=line.at,
    )


def chats_said(place: Place, listener: Listener) -> Chats:
    """What was said last, without those whom a listener does not want to hear."""
    return Chats(
        chats=[
            chat_said(line, listener.visitor.language)
            for line in place.chats[-CHATS_SHOWN:]
            if line.person not in listener.shunned
        ]
    )


def _redacted(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(redact(event, seat) for event in events)


def _whose(action: Action) -> Seat:
    """The seat that an action is for, -1 for a deal."""
    return CHANCE if isinstance(action, actions.Deal) else action.seat
