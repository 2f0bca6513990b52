"""A live table: one lock through which everything that happens there goes, one after the other.

Whatever changes a table or its game is written first and told then. What the table does by itself (deals,
bots, forced answers, time that is out, absences) are jobs: each has a key that says for which moment it is
meant, and does nothing when that moment is over, so doing a thing twice is harmless.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Iterable
from random import uniform
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from kribo import game
from kribo.errors import IllegalAction, KriboError
from kribo.game import actions
from kribo.game.actions import CHANCE, Action, Seat
from kribo.game.state import Over
from kribo.notation import FORMAT, write_action
from kribo.rules import RULES_VERSION
from kribo.server.listener import CLOSING_DOWN, MAY_NOT_WATCH, Listener
from kribo.server.messages import Chats, ChatSaid, TableSaid, encode, with_ref
from kribo.server.people import Visitor, new_id
from kribo.server.reader import Ears
from kribo.server.settings import Settings
from kribo.server.telling import chat_said, game_said, moved, table_info
from kribo.store.base import ChatLine, Conflict, Ending, Entry, StoredGame
from kribo.table import hosted as tables
from kribo.table.hosted import USUAL_LEVEL, Hosted, Paused
from kribo.table.live import Attempt, How, LiveGame

if TYPE_CHECKING:
    from kribo.server.house import House

LOG = logging.getLogger(__name__)

CHATS_SHOWN = 50
TELL_SOON = 0.05
"""Seconds for which comings and goings are gathered before all are told of them."""


class Job(NamedTuple):
    """Something that the table will do by itself, and the moment that it is meant for.

    `kind` is `deal`, `forced`, `bot`, `time` (of a clock), `limit` (of the rules) or `absent`; `moment` is a
    version, or a time in the last three.
    """

    kind: str
    who: str
    seat: Seat
    moment: int


class Happened(NamedTuple):
    """An action that was accepted."""

    attempt: Attempt
    how: How


class Room:
    """A table, its game, and those who are there."""

    def __init__(self, house: House, hosted: Hosted, live: LiveGame | None, chats: list[ChatLine]) -> None:
        self.house = house
        self.hosted = hosted
        self.live = live
        self.chats = chats
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.idle_since = house.now()
        self._present: Counter[str] = Counter()
        self._away = dict.fromkeys(hosted.people, house.now())
        self._left: set[str] = set()
        self._jobs: dict[Job, asyncio.TimerHandle | asyncio.Task[None]] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def settings(self) -> Settings:
        """The settings of the house."""
        return self.house.settings

    @property
    def is_awake(self) -> bool:
        """Whether this is the table as it is now, and not one that another process has gone on with."""
        return self.house.awake(self.hosted.id) is self

    # Those who are there

    def is_present(self, person: str) -> bool:
        """Whether a person has a socket open here."""
        return self._present[person] > 0

    async def enter(self, listener: Listener) -> None:
        """Somebody opens a socket: tell how things stand, and go on if the game waited for them."""
        async with self.lock:
            self.check_may_watch(listener.visitor)
            self.listeners.add(listener)
            person = listener.person
            self._present[person] += 1
            self._check_seat_of(listener)
            self.idle_since = self.house.now()
            if person in self._away:
                await self._come_back(person)
            self.tell_place(listener)
            if self.live:
                listener.send(encode(game_said(self, listener.ears)))
            self._tell_table_soon()

    def tell_place(self, listener: Listener) -> None:
        """Tell somebody the table and what was said there, when they come or want another language."""
        listener.send(encode(TableSaid(table=table_info(self, listener.visitor))))
        listener.send(encode(Chats(chats=self.chats_for(listener))))

    async def exit(self, listener: Listener) -> None:
        """A socket is closed; its seat has time to come back."""
        async with self.lock:
            if listener not in self.listeners:
                return  # it was not let in
            self.listeners.remove(listener)
            person, now = listener.person, self.house.now()
            self._present[person] -= 1
            self.idle_since = now
            if self._present[person] <= 0:
                del self._present[person]
                if person in self.hosted.people:
                    self._away[person] = now
                self._go_on()
            self._tell_table_soon()

    async def seen(self, person: str) -> None:
        """A person without a socket did something: the time to come back begins anew."""
        if person in self._away:
            async with self.lock:
                await self._come_back(person)
                if not self.is_present(person):
                    self._away[person] = self.house.now()
                self._go_on()

    async def _come_back(self, person: str) -> None:
        self._away.pop(person, None)
        self._left.discard(person)
        table = self.hosted
        seats = [seat for seat in table.seats_of(person) if table.chairs[seat].stand_in]
        if seats:
            table = tables.stand_in(table, seats, "")
        if table.paused.why == "away" and not self._missing(table.paused.seats, but=person):
            table = tables.resume(table)
        if table is not self.hosted:
            await self.save(table)
            self._tell_table_soon()
        self._go_on()

    def _missing(self, seats: Iterable[Seat], but: str = "") -> list[Seat]:
        """Of these seats, those whose people are away."""
        people = {seat: self.hosted.chairs[seat].person for seat in seats}
        return [seat for seat, person in people.items() if person in self._away and person != but]

    def away_since(self, person: str) -> int:
        """When a person who sits here went away, 0 for who is here."""
        return self._away.get(person, 0)

    def watchers(self) -> int:
        """How many listen without a seat."""
        return sum(listener.person not in self.hosted.people for listener in self.listeners)

    def check_may_watch(self, visitor: Visitor) -> None:
        """Refuse a spectator where the host wants none.

        :raises IllegalAction: `no-spectators`.
        """
        if self.hosted.in_game and not self.hosted.spectators and visitor.id not in self.hosted.people:
            raise IllegalAction("no-spectators")

    def check_seat(self, visitor: Visitor, seat: Seat | None) -> None:
        """Refuse to show a seat's cards to another.

        :raises IllegalAction: `not-your-seat`.
        """
        if seat is not None and seat not in self.hosted.seats_of(visitor.id):
            raise IllegalAction("not-your-seat")

    def _check_seat_of(self, listener: Listener) -> None:
        """Let a socket look through no seat that is not its person's any more."""
        if listener.seat is not None and listener.seat not in self.hosted.seats_of(listener.person):
            listener.seat = None

    def close(self) -> None:
        """Say goodbye to all, and do nothing more by itself."""
        self._closed = True
        self._plan()
        for listener in self.listeners:
            listener.close(CLOSING_DOWN)

    # The table

    async def save(self, table: Hosted) -> None:
        """Keep a changed table, written first.

        :raises KriboError: `stale`, when another process changed it since.
        """
        table = replace(table, revision=self.hosted.revision + 1)
        gone = set(self.hosted.people) - set(table.people)
        try:
            await self.house.keep_table(table)
        except Conflict:
            self.house.forget(self)
            raise KriboError("stale", version=self.live.version if self.live else 0) from None
        self.hosted = table
        for person in gone:
            self._away.pop(person, None)
        for person in set(table.people) - self._away.keys():
            if not self.is_present(person):
                self._away[person] = self.house.now()
        for listener in list(self.listeners):
            self._check_seat_of(listener)
            if table.in_game and not table.spectators and listener.person not in table.people:
                listener.close(MAY_NOT_WATCH)

    async def begin(self) -> None:
        """Begin the next game.

        :raises IllegalAction: see `tables.begin`.
        """
        table, dealer = tables.begin(self.hosted, new_id()), tables.first_dealer(self.hosted)
        rules = table.rules
        await self.house.store.add_game(
            StoredGame(
                id=table.game,
                table=table.id,
                variant=table.variant,
                options=table.options,
                rules_version=RULES_VERSION,
                format=FORMAT,
                names=tuple(chair.name for chair in table.chairs),
                bots=tuple(chair.level for chair in table.chairs),
                people=tuple(chair.person for chair in table.chairs),
                first_dealer=dealer,
                started=self.house.now(),
                scores=(0,) * rules.sides,
            )
        )
        await self.save(table)
        self.live = LiveGame(table.game, rules, dealer, table.clock)
        self._go_on()
        self.tell_table()
        for listener in self.listeners:
            listener.send(encode(game_said(self, listener.ears)))

    def changed(self) -> None:
        """After a change of the table: set the clock and the jobs, and tell all."""
        self._go_on()
        self.tell_table()

    # The game

    def playing(self) -> LiveGame:
        """The game that is going on.

        :raises IllegalAction: `not-playing`, when there is none or it stands still.
        """
        if self.live is None or self.hosted.status != "playing":
            raise IllegalAction("not-playing", status=self.hosted.status)
        return self.live

    async def act(self, action: Action, how: How, by: Listener | None = None, ref: str = "") -> Happened:
        """Make an action in the game: try it, write it, tell it.

        :raises IllegalAction: and nothing has happened.
        :raises KriboError: `stale`, when another process was faster.
        """
        live, now = self.playing(), self.house.now()
        attempt = live.attempt(action)
        # The clock is kept as it stood before the action, which then does to it again what it did.
        entry = Entry(live.id, live.version + 1, write_action(action), now, how, live.clock.save(now))
        try:
            await self.house.store.append(entry, _ending(attempt, now))
        except Conflict:
            self.house.forget(self)
            raise KriboError("stale", version=live.version) from None
        live.accept(attempt, now)
        if live.over:
            await self.save(tables.end(self.hosted, live.result))
        self._go_on()
        happened = Happened(attempt, how)
        self._tell_moved(happened, by, ref)
        if live.over:
            self.tell_table()
        return happened

    # What the table does by itself

    def _go_on(self) -> None:
        """Let the clock of those run who are asked and there, and plan what is to be done without them."""
        if self.live:
            self.live.clock.run(self._deciding(), self.house.now())
        self._plan()

    def _deciding(self) -> list[Seat]:
        """The seats of people who are asked and are there."""
        if self.live is None or self.hosted.status != "playing":
            return []
        chairs = self.hosted.chairs
        return [
            seat
            for seat in self.live.waiting_for()
            if seat >= 0 and not chairs[seat].decides and chairs[seat].person not in self._away
        ]

    def _plan(self) -> None:
        wanted = self._wanted()
        for job in [job for job in self._jobs if job not in wanted]:
            self._jobs.pop(job).cancel()
        for job, delay in wanted.items():
            if job not in self._jobs:
                self._jobs[job] = self.house.loop.call_later(max(0, delay), self._begin_job, job)

    def _wanted(self) -> dict[Job, float]:
        """What the table is to do by itself as things stand, and in how many seconds."""
        if self.live is None or self.hosted.status != "playing" or self._closed:
            return {}
        return {**self._game_jobs(self.live), **self._time_job(self.live), **self._absent_jobs()}

    def _game_jobs(self, live: LiveGame) -> dict[Job, float]:
        jobs: dict[Job, float] = {}
        slow = self.hosted.pace == "human"
        for seat in live.waiting_for():
            if seat == CHANCE:
                first = live.state.deals <= 1
                pause = self.settings.deal_pause if first else self.settings.deal_pause_after_show
                jobs[Job("deal", "", seat, live.version)] = slow * pause
                continue
            chair, asked_at = self.hosted.chairs[seat], live.asked_at[seat]
            forced = live.forced(seat, "for_me" if chair.decides else chair.say_go)
            if isinstance(forced, actions.Claim):
                jobs[Job("forced", "", seat, asked_at)] = slow * self.settings.count_pause
            elif chair.decides:
                jobs[Job("bot", chair.decides, seat, asked_at)] = slow * uniform(*self.settings.bot_pause)
            elif forced:
                jobs[Job("forced", "", seat, asked_at)] = slow * self.settings.go_pause
        return jobs

    def _time_job(self, live: LiveGame) -> dict[Job, float]:
        expiry = live.clock.next_expiry()
        if expiry is None:
            return {}
        kind = "limit" if expiry.of_rules else "time"
        return {Job(kind, "", expiry.seat, expiry.at): (expiry.at - self.house.now()) / 1000}

    def _absent_jobs(self) -> dict[Job, float]:
        jobs = {}
        for person, since in self._away.items():
            seats = self.hosted.seats_of(person)
            if seats and not all(self.hosted.chairs[seat].stand_in for seat in seats):
                grace = 0 if person in self._left else self.settings.grace
                jobs[Job("absent", person, seats[0], since)] = grace - (self.house.now() - since) / 1000
        return jobs

    def _begin_job(self, job: Job) -> None:
        self._jobs[job] = self.house.spawn(self._do_job(job))

    async def _do_job(self, job: Job) -> None:
        thought = None
        if job.kind in ("bot", "time"):
            thought = await self._think(job)
        async with self.lock:
            # While this waited the moment may have passed.
            if self._jobs.get(job) is not asyncio.current_task():
                return
            del self._jobs[job]
            try:
                await self._do(job, thought)
            except KriboError as error:
                LOG.warning("table %s: %s came too late: %s", self.hosted.id, job, error)
                self._plan()

    async def _think(self, job: Job) -> Action | None:
        live = self.live
        if live is None or job.seat not in live.waiting_for():
            return None
        return await self.house.think(job.who or USUAL_LEVEL, game.view(live.state, job.seat))

    async def _do(self, job: Job, thought: Action | None) -> None:
        live = self.playing()
        match job.kind:
            case "deal":
                await self.act(actions.Deal(self.house.packs.pack()), "table")
            case "forced":
                action = live.forced(job.seat, "for_me")
                assert action
                await self.act(action, "table")
            case "limit":
                await self.act(actions.Timeout(job.seat), "clock")
            case "absent":
                await self._miss(job.who)
            case _ if thought is None:
                self._plan()
            case "bot":
                chair = self.hosted.chairs[job.seat]
                await self.act(thought, "bot" if chair.kind == "bot" else "stand-in")
            case "time":
                await self.act(thought, "clock")

    async def _miss(self, person: str) -> None:
        """A person has been away too long: a bot plays on for the others, or all wait."""
        others = [other for other in self.hosted.people if other not in self._away]
        if self.hosted.absence == "bot" and others:
            await self.save(tables.stand_in(self.hosted, self.hosted.seats_of(person), USUAL_LEVEL))
        else:
            seats = tuple(self._missing(range(len(self.hosted.chairs))))
            await self.save(tables.pause(self.hosted, Paused("away", "", seats)))
        self.changed()

    async def leave(self, person: str) -> None:
        """A person goes away in the middle of a game."""
        self._away.setdefault(person, self.house.now())
        self._left.add(person)
        if self.hosted.status == "playing":
            await self._miss(person)

    # Telling

    def tell_table(self) -> None:
        """Tell all how the table stands."""
        if self._telling:
            self._telling.cancel()
            self._telling = None
        encoded: dict[tuple[str, str], bytes] = {}
        for listener in self.listeners:
            key = listener.person, listener.visitor.language
            if key not in encoded:
                encoded[key] = encode(TableSaid(table=table_info(self, listener.visitor)))
            listener.send(encoded[key])

    def _tell_table_soon(self) -> None:
        if self._telling is None:
            self._telling = self.house.loop.call_later(TELL_SOON, self.tell_table)

    def _tell_moved(self, happened: Happened, by: Listener | None, ref: str) -> None:
        groups: dict[Ears, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            groups[listener.ears].append(listener)
        for ears, said in moved(self, happened, groups):
            encoded = encode(said)
            for listener in groups[ears]:
                listener.send(with_ref(encoded, ref) if listener is by else encoded)

    # Chat

    def chats_for(self, listener: Listener) -> list[ChatSaid]:
        """What was said last, without those whom a listener does not want to hear."""
        return [
            chat_said(line, listener.visitor.language)
            for line in self.chats[-CHATS_SHOWN:]
            if line.person not in listener.shunned
        ]

    async def say(self, line: ChatLine, by: Listener | None, ref: str) -> None:
        """Let all hear something who want to."""
        await self.house.store.add_chat(line)
        self.chats = [*self.chats, line][-CHATS_SHOWN:]
        for listener in self.listeners:
            if line.person not in listener.shunned:
                encoded = encode(chat_said(line, listener.visitor.language))
                listener.send(with_ref(encoded, ref) if listener is by else encoded)


def _ending(attempt: Attempt, now: int) -> Ending | None:
    """How a game ends with an action, if it does."""
    stage = attempt.state.stage
    return Ending(now, stage.winner, attempt.state.scores) if isinstance(stage, Over) else None
