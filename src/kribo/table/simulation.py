"""Many games between bots, through the kernel where it has these players and else through the core.

The kernel and the core are given the same cards and the same whims, so they come to the same tally to the
last point: what is run here without a compiler, or for a player that is not in C, only takes longer. A set of
games is settled by the seed and its own number alone, so the tally of some sets does not depend on who
played them or in which order.

A set is one game; with `duplicate` it is as many games as there are sides, with the same cards and the same
first dealer, the bots moved on by one seat each time. Luck then falls on all alike, and what can be compared
are the games won in a set.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kribo import game
from kribo.engine import kernel
from kribo.engine.chance import CUT_DEPTH, LOTS, Stream, whims
from kribo.engine.spec import fits, spec_of
from kribo.engine.tally import SOURCES, Tally
from kribo.game import events
from kribo.game.actions import CHANCE, Action, CutStarter, Deal, Seat
from kribo.game.events import Event
from kribo.game.slip import SOURCES as SOURCE_OF
from kribo.game.state import Cutting, Over, State
from kribo.players import cribs, find
from kribo.players.base import Player
from kribo.rules import TARGETS, Rules

SETS_AT_ONCE = {True: 5000, False: 5}
"""How many sets a worker plays before it reports: in the kernel, in the core."""


class Simulation(Struct, frozen=True):
    """What is to be played. `bots` are by seat; the side of `bots[0]` is place 0 of the tally."""

    rules: Rules
    bots: tuple[str, ...]
    seed: int
    duplicate: bool = False

    @property
    def rotations(self) -> int:
        """The number of games in a set."""
        return self.rules.sides if self.duplicate else 1

    @property
    def in_kernel(self) -> bool:
        """Whether the kernel plays it."""
        return kernel.can_simulate(self.bots) and fits(self.rules)


def simulate(simulation: Simulation, sets: int, workers: int) -> Iterator[Tally]:
    """Play sets 0 to `sets` - 1 with several workers: the tallies of parts, in their order.

    :raises BadText: `unknown-player`.
    """
    for bot in simulation.bots:
        find(bot, Stream(simulation.seed, 0, LOTS))
    step = SETS_AT_ONCE[simulation.in_kernel]
    parts = (range(start, min(start + step, sets)) for start in range(0, sets, step))
    if workers == 1 or sets <= step:
        return (play_sets(simulation, part) for part in parts)
    return _shared_out(simulation, parts, workers)


def _shared_out(simulation: Simulation, parts: Iterable[range], workers: int) -> Iterator[Tally]:
    """Play parts ahead of the one that is asked for, but not too many, and none once nobody asks."""
    pool = _pool(simulation, workers)
    begun: deque[Future[Tally]] = deque()
    try:
        for part in parts:
            begun.append(pool.submit(play_sets, simulation, part))
            if len(begun) > 2 * workers:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _pool(simulation: Simulation, workers: int) -> Executor:
    """Threads where the kernel lets them run side by side, else processes."""
    if simulation.in_kernel:
        return ThreadPoolExecutor(workers)
    # Forking is not safe where there are threads, and Ctrl-C is for whoever waits for the workers.
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))


def play_sets(simulation: Simulation, sets: range) -> Tally:
    """The tally of these sets, from the kernel or from the core."""
    if not simulation.in_kernel:
        return play_sets_in_core(simulation, sets)
    return kernel.simulate(
        spec_of(simulation.rules),
        simulation.bots,
        crib_averages(),
        simulation.seed,
        sets,
        rotations=simulation.rotations,
    )


@cache
def crib_averages() -> array[float]:
    """What the player `basic` knows of cribs, as the kernel takes it."""
    return cribs.by_multiset(cribs.published)


# Through the core


def play_sets_in_core(simulation: Simulation, sets: range) -> Tally:
    """The tally of these sets, every action applied by the rules."""
    tally = Tally()
    for number in sets:
        games = [
            _Game(simulation, number, rotation, tally).play() for rotation in range(simulation.rotations)
        ]
        tally.count("deals_squared", by=sum(game.deals for game in games) ** 2)
        tally.count("first_dealer", sum(game.first_dealer_won for game in games))
        for place in range(simulation.rules.sides):
            tally.count("sets", place, sum(game.winner == place for game in games))
    return tally


class _Ended(NamedTuple):
    """How a game of a set ended."""

    winner: int
    """A place."""
    first_dealer_won: bool
    deals: int


class _Game:
    """One game of a set, added to a tally."""

    def __init__(self, simulation: Simulation, number: int, rotation: int, tally: Tally) -> None:
        self.simulation = simulation
        self.rules = simulation.rules
        self.number = number
        self.rotation = rotation
        self.tally = tally
        self.players = [self._player(seat) for seat in range(self.rules.seats)]

    def _player(self, seat: Seat) -> Player:
        player = (seat - self.rotation) % self.rules.seats
        return find(self.simulation.bots[player], self._stream(whims(self.rotation, player)))

    def _stream(self, purpose: int) -> Stream:
        return Stream(self.simulation.seed, self.number, purpose)

    def play(self) -> _Ended:
        """Play it to its end."""
        first_dealer = self._stream(LOTS).below(self.rules.seats)
        state = game.new(self.rules, first_dealer)
        deals = _DealCount(self.rules, self.tally)
        self._add_points(state.history)
        deals.add(state.history)
        while True:
            action = self._next_action(state)
            after, told = game.apply(state, action)
            self._add_points(told)
            if isinstance(after.stage, Over):
                break
            deals.add(told)
            state = after
        self._play_deal_out(state, action, after.deals, deals)
        return self._add_game(after, after.stage, first_dealer)

    def _next_action(self, state: State) -> Action:
        waiting = game.to_act(state)
        if CHANCE in waiting:
            dealt = sum(self.rules.dealt) + self.rules.crib_from_pack
            return Deal(self._stream(state.deals).pack(dealt))
        seat = min(waiting)
        if isinstance(state.stage, Cutting):
            return CutStarter(seat, CUT_DEPTH)
        return self.players[seat].choose(game.view(state, seat))

    def _play_deal_out(self, state: State, action: Action, last: int, deals: _DealCount) -> None:
        """Go on from before the winning action to the end of the deal, as if the target were far away."""
        far = replace(self.rules, target=TARGETS[-1])
        state = replace(state, rules=far, scores=(0,) * far.sides, rear_pegs=(0,) * far.sides)
        while True:
            state, told = game.apply(state, action)
            deals.add(told)
            if state.deals > last:
                return
            action = self._next_action(state)

    def _place(self, side: int) -> int:
        return (side - self.rotation) % self.rules.sides

    def _add_points(self, told: Iterable[Event]) -> None:
        for event in told:
            if isinstance(event, events.Pegged):
                source = SOURCES.index(SOURCE_OF[event.reason])
                self.tally.count("points", source, self._place(event.side), by=event.points)

    def _add_game(self, state: State, over: Over, first_dealer: Seat) -> _Ended:
        winner = self._place(over.winner)
        second = max(score for side, score in enumerate(state.scores) if side != over.winner)
        self.tally.count("games")
        self.tally.count("deals", by=state.deals)
        self.tally.count("wins", winner)
        self.tally.count("runner_up", winner, max(second, 0))
        return _Ended(winner, self.rules.side(first_dealer) == over.winner, state.deals)


class _DealCount:
    """Adds what each whole deal scores, by position."""

    def __init__(self, rules: Rules, tally: Tally) -> None:
        self.rules = rules
        self.tally = tally
        self.dealer: Seat | None = None

    def add(self, told: Iterable[Event]) -> None:
        """Take in what happened; a deal is added when the next one begins."""
        for event in told:
            if isinstance(event, events.DealBegan):
                self._close()
                self.dealer = event.dealer
                self.points = [[0] * len(SOURCES) for _ in range(self.rules.seats)]
            elif isinstance(event, events.Pegged):
                self.points[event.seat][SOURCES.index(SOURCE_OF[event.reason])] += event.raw

    def _close(self) -> None:
        if self.dealer is None:
            return
        for position, seat in enumerate(self.rules.clockwise(self.rules.left_of(self.dealer))):
            for source, points in enumerate(self.points[seat]):
                self.tally.count("deal_points", position, source, by=points)
            self.tally.count("deal_points_squared", position, by=sum(self.points[seat]) ** 2)
