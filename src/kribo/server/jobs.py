"""What a table does by itself: deals, bots, forced answers, time that is out, absences.

Each job has a key that says for which moment it is meant, and is dropped when that moment is over, so doing a
thing twice is harmless.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from random import uniform
from typing import Any, NamedTuple

from kribo.game import actions
from kribo.game.actions import CHANCE, Seat
from kribo.server.place import Place
from kribo.server.settings import Settings
from kribo.server.shared import Shared
from kribo.table.live import LiveGame


class Job(NamedTuple):
    """Something that the table will do by itself, and the moment that it is meant for.

    `kind` is `deal`, `forced`, `bot`, `time` (of a clock), `limit` (of the rules) or `absent`; `moment` is a
    version, or a time in the last three.
    """

    kind: str
    who: str
    seat: Seat
    moment: int


def wanted(place: Place, settings: Settings) -> dict[Job, float]:
    """What a table is to do by itself as things stand, and in how many seconds."""
    live = place.live
    if live is None or place.hosted.status != "playing":
        return {}
    return {**_game_jobs(place, live, settings), **_time_job(place, live), **_absent_jobs(place, settings)}


def _game_jobs(place: Place, live: LiveGame, settings: Settings) -> dict[Job, float]:
    jobs: dict[Job, float] = {}
    slow = place.hosted.pace == "human"
    for seat in live.waiting_for():
        if seat == CHANCE:
            first = live.state.deals <= 1
            pause = settings.deal_pause if first else settings.deal_pause_after_show
            jobs[Job("deal", "", seat, live.version)] = slow * pause
            continue
        chair, asked_at = place.hosted.chairs[seat], live.asked_at[seat]
        forced = live.forced(seat, "for_me" if chair.decides else chair.say_go)
        if isinstance(forced, actions.Claim):
            jobs[Job("forced", "", seat, asked_at)] = slow * settings.count_pause
        elif chair.decides:
            jobs[Job("bot", chair.decides, seat, asked_at)] = slow * uniform(*settings.bot_pause)
        elif forced:
            jobs[Job("forced", "", seat, asked_at)] = slow * settings.go_pause
    return jobs


def _time_job(place: Place, live: LiveGame) -> dict[Job, float]:
    expiry = live.clock.next_expiry()
    if expiry is None:
        return {}
    kind = "limit" if expiry.of_rules else "time"
    return {Job(kind, "", expiry.seat, expiry.at): (expiry.at - place.now()) / 1000}


def _absent_jobs(place: Place, settings: Settings) -> dict[Job, float]:
    jobs = {}
    for person, since in place.away.items():
        seats = place.hosted.seats_of(person)
        if seats and not all(place.hosted.chairs[seat].stand_in for seat in seats):
            grace = 0 if person in place.left else settings.grace
            jobs[Job("absent", person, seats[0], since)] = grace - (place.now() - since) / 1000
    return jobs


class Timetable:
    """The jobs that are planned or being done."""

    def __init__(self, shared: Shared, do: Callable[[Job], Coroutine[Any, Any, None]]) -> None:
        """
        :param do: begins with what needs no lock, and then asks `take` whether the job is still wanted.
        """
        self._shared = shared
        self._do = do
        self._jobs: dict[Job, asyncio.TimerHandle | asyncio.Task[None]] = {}

    def plan(self, jobs: Mapping[Job, float]) -> None:
        """Do these jobs, each in so many seconds, and no others; one that is planned already stays so."""
        for job in [job for job in self._jobs if job not in jobs]:
            self._jobs.pop(job).cancel()
        for job, delay in jobs.items():
            if job not in self._jobs:
                self._jobs[job] = self._shared.loop.call_later(max(0, delay), self._begin, job)

    def take(self, job: Job) -> bool:
        """Whether the task that asks is to do this job; it is off the timetable then."""
        if self._jobs.get(job) is not asyncio.current_task():
            return False
        del self._jobs[job]
        return True

    def _begin(self, job: Job) -> None:
        self._jobs[job] = self._shared.spawn(self._do(job))
