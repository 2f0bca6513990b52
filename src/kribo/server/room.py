"""A live table: one lock through which everything that happens there goes, one after the other.

Whatever changes a table or its game is written first and told then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace

from kribo import game
from kribo.errors import KriboError
from kribo.game import actions
from kribo.game.actions import Action
from kribo.game.state import Over
from kribo.notation import FORMAT, write_action
from kribo.rules import RULES_VERSION
from kribo.server.documents import stage_of, write_table
from kribo.server.jobs import Job, Timetable, wanted
from kribo.server.listener import CLOSING_DOWN, MAY_NOT_WATCH, Listener
from kribo.server.messages import TableSaid, encode, with_ref
from kribo.server.people import new_id
from kribo.server.place import CHATS_SHOWN, Happened, Place
from kribo.server.reader import Ears
from kribo.server.settings import Settings
from kribo.server.shared import Shared
from kribo.server.telling import chat_said, chats_said, game_said, moved, table_info
from kribo.store.base import ChatLine, Conflict, Ending, Entry, Milliseconds, StoredGame
from kribo.table import hosted as tables
from kribo.table.hosted import USUAL_LEVEL, Hosted, Paused
from kribo.table.live import Attempt, How, LiveGame

LOG = logging.getLogger(__name__)

TELL_SOON = 0.05
"""Seconds for which comings and goings are gathered before all are told of them."""


class Room(Place):
    """A table that is awake; all but `enter`, `exit` and `seen` are called with its lock held."""

    def __init__(
        self,
        shared: Shared,
        hosted: Hosted,
        live: LiveGame | None,
        chats: list[ChatLine],
        forget: Callable[[Room], None],
        in_use_until: Milliseconds = 0,
    ) -> None:
        """
        :param forget: told when another process has gone on with this table.
        :param in_use_until: as the store has it.
        """
        super().__init__(hosted, live, chats, shared.now)
        self.shared = shared
        self.lock = asyncio.Lock()
        self.idle_since = shared.now()
        self.is_awake = True
        """Whether this is the table as it is now, and nobody has let go of it."""
        self.in_use_until = in_use_until
        self._forget = forget
        self._last_here = 0
        self._timetable = Timetable(shared, self._do_job)
        self._telling: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def settings(self) -> Settings:
        """The settings of the house."""
        return self.shared.settings

    # Comings and goings

    async def enter(self, listener: Listener) -> None:
        """Somebody opens a socket: tell how things stand, and go on if the game waited for them."""
        async with self.lock:
            self.check_may_watch(listener.visitor)
            self.listeners.add(listener)
            person = listener.person
            self.present[person] += 1
            self._check_seat_of(listener)
            self.idle_since = self.now()
            if person in self.away:
                await self._come_back(person)
            self.tell_place(listener)
            if self.live:
                listener.send(encode(game_said(self, listener.ears)))
            self._tell_table_soon()

    def tell_place(self, listener: Listener) -> None:
        """Tell somebody the table and what was said there, when they come or want another language."""
        listener.send(encode(TableSaid(table=table_info(self, listener.visitor))))
        listener.send(encode(chats_said(self, listener)))

    async def exit(self, listener: Listener) -> None:
        """A socket is closed; its seat has time to come back."""
        async with self.lock:
            if listener not in self.listeners:
                return  # it was not let in
            self.listeners.remove(listener)
            person, now = listener.person, self.now()
            self.present[person] -= 1
            self.idle_since = now
            if self.present[person] <= 0:
                del self.present[person]
                if person in self.hosted.people:
                    self.away[person] = self._last_here = now
                self._go_on()
            self._tell_table_soon()

    async def seen(self, person: str) -> None:
        """A person without a socket did something: the time to come back begins anew."""
        if person in self.away:
            async with self.lock:
                await self._come_back(person)
                if not self.is_present(person):
                    self.away[person] = self.now()
                self._go_on()

    async def returns(self, person: str) -> bool:
        """Whether a person had said to go, never closed the socket, and goes on after all from now."""
        if person not in self.away or not self.is_present(person):
            return False
        await self._come_back(person)
        return True

    async def _come_back(self, person: str) -> None:
        self.away.pop(person, None)
        self.left.discard(person)
        table = self.hosted
        seats = [seat for seat in table.seats_of(person) if table.chairs[seat].stand_in]
        if seats:
            table = tables.stand_in(table, seats, "")
        if table.paused.why == "away" and not self.missing(table.paused.seats, but=person):
            table = tables.resume(table)
        self._last_here = self.now()
        if table is not self.hosted or self.runs_out_by(self.now()):
            await self.save(table)
            self._tell_table_soon()
        self._go_on()

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

    def _lose(self) -> None:
        """Another process has gone on with this table: let it be read anew, and all connect again."""
        self.let_go()
        self._forget(self)
        self.shared.loop.call_soon(self.close)  # after whoever found it out has got the answer

    def let_go(self) -> None:
        """This is not the table any more; whoever comes wakes another."""
        self.is_awake = False

    # Whether it is in use

    def is_idle(self) -> bool:
        """Whether nobody at all has been here for so long that it need not be in memory."""
        quiet = not self.listeners and not self.lock.locked()
        return quiet and self.idle_since + self._lasts(self.hosted) < self.now()

    def runs_out_by(self, time: Milliseconds) -> bool:
        """Whether the store would take it for given up at a time, although somebody was here since."""
        return self.in_use_until <= time and self._in_use() > self.in_use_until

    async def keep_in_use(self) -> None:
        """Write until when it is in use.

        :raises KriboError: see `save`.
        """
        await self.save(self.hosted, self._in_use())

    async def give_up(self) -> None:
        """Close it for good, if no game was ever begun and nobody who sits here has been here for long.

        :raises KriboError: see `save`.
        """
        if self.hosted.status == "open" and max(self._in_use(), self.in_use_until) <= self.now():
            await self.save(tables.close(self.hosted))
            self.changed()

    def _in_use(self) -> Milliseconds:
        """Until when it is in use: a while after somebody who sits here was here; 0 when it is closed."""
        lasts = self._lasts(self.hosted)
        return (self.now() if self.is_attended() else self._last_here) + lasts if lasts else 0

    def _lasts(self, table: Hosted) -> Milliseconds:
        """How long a table is in use with nobody there."""
        return 0 if table.status == "closed" else self.settings.lasts(stage_of(table))

    # The table

    async def save(self, table: Hosted, until: Milliseconds = 0) -> None:
        """Keep a changed table, written first.

        :param until: when it is in use till, if that is not a while from now.
        :raises KriboError: `stale`, when another process changed it since.
        """
        table = replace(table, revision=self.hosted.revision + 1)
        gone = set(self.hosted.people) - set(table.people)
        try:
            until = until or self.now() + self._lasts(table)
            await self.shared.store.save_table(write_table(table, until))
        except Conflict:
            self._lose()
            raise KriboError("stale", version=self.live.version if self.live else 0) from None
        self.hosted, self.in_use_until = table, until
        for person in gone:
            self.away.pop(person, None)
        for person in set(table.people) - self.away.keys():
            if not self.is_present(person):
                self.away[person] = self.now()
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
        await self.shared.store.add_game(
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
                started=self.now(),
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

    async def act(self, action: Action, how: How, by: Listener | None = None, ref: str = "") -> Happened:
        """Make an action in the game: try it, write it, tell it.

        :raises IllegalAction: and nothing has happened.
        :raises KriboError: `stale`, when another process was faster.
        """
        live, now = self.playing(), self.now()
        attempt = live.attempt(action)
        # The clock is kept as it stood before the action, which then does to it again what it did.
        entry = Entry(live.id, live.version + 1, write_action(action), now, how, live.clock.save(now))
        try:
            await self.shared.store.append(entry, _ending(attempt, now))
        except Conflict:
            self._lose()
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
            self.live.clock.run(self.deciding(), self.now())
        self._plan()

    def _plan(self) -> None:
        self._timetable.plan({} if self._closed else wanted(self, self.settings))

    async def _do_job(self, job: Job) -> None:
        thought = None
        if job.kind in ("bot", "time"):
            thought = await self._think(job)
        async with self.lock:
            # While this waited the moment may have passed.
            if not self._timetable.take(job):
                return
            try:
                await self._do(job, thought)
            except KriboError as error:
                LOG.warning("table %s: %s came too late: %s", self.hosted.id, job, error)
                self._plan()

    async def _think(self, job: Job) -> Action | None:
        live = self.live
        if live is None or job.seat not in live.waiting_for():
            return None
        seen = game.view(live.state, job.seat)
        return await self.shared.think(job.who or USUAL_LEVEL, seen, self.hosted.match)

    async def _do(self, job: Job, thought: Action | None) -> None:
        live = self.playing()
        match job.kind:
            case "deal":
                await self.act(actions.Deal(self.shared.packs.pack()), "table")
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
        others = [other for other in self.hosted.people if other not in self.away]
        if self.hosted.absence == "bot" and others:
            await self.save(tables.stand_in(self.hosted, self.hosted.seats_of(person), USUAL_LEVEL))
        else:
            seats = tuple(self.missing(range(len(self.hosted.chairs))))
            await self.save(tables.pause(self.hosted, Paused("away", "", seats)))
        self.changed()

    async def leave(self, person: str) -> None:
        """A person goes away in the middle of a game."""
        self.away.setdefault(person, self.now())
        self.left.add(person)
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
            self._telling = self.shared.loop.call_later(TELL_SOON, self.tell_table)

    def _tell_moved(self, happened: Happened, by: Listener | None, ref: str) -> None:
        groups: dict[Ears, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            groups[listener.ears].append(listener)
        for ears, said in moved(self, happened, groups):
            encoded = encode(said)
            for listener in groups[ears]:
                listener.send(with_ref(encoded, ref) if listener is by else encoded)

    # Chat

    async def say(self, line: ChatLine, by: Listener | None, ref: str) -> None:
        """Let all hear something who want to."""
        await self.shared.store.add_chat(line)
        self.chats = [*self.chats, line][-CHATS_SHOWN:]
        for listener in self.listeners:
            if line.person not in listener.shunned:
                encoded = encode(chat_said(line, listener.visitor.language))
                listener.send(with_ref(encoded, ref) if listener is by else encoded)


def _ending(attempt: Attempt, now: int) -> Ending | None:
    """How a game ends with an action, if it does."""
    stage = attempt.state.stage
    return Ending(now, stage.winner, attempt.state.scores) if isinstance(stage, Over) else None
