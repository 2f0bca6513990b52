"""`kribo simulate`: many games between bots, and how they ended."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from kribo.errors import BadText
from kribo.locales import Catalogue, catalogue
from kribo.players import find
from kribo.rules import Rules
from kribo.table.pack import Generator
from kribo.table.self_play import Tally, play_games
from kribo.terminal.arguments import FLAG, WORD, Arguments, Number, Spec
from kribo.terminal.setup import RULE_OPTIONS, rules_from

GAMES = 1000
SEED = 1
"""When nothing else is asked for."""

SPEC = Spec(
    options={
        "bots": WORD,
        **RULE_OPTIONS,
        "games": Number(1, 10_000_000),
        "seed": Number(0, 10**18 - 1),
        "json": FLAG,
    }
)

ALWAYS_SHOWN = ("pegging", "hand", "crib", "heels")
"""Sources of points; others are shown in games where they occur."""

PROGRESS_SECONDS = 0.1


class Simulation(NamedTuple):
    """What is to be played."""

    rules: Rules
    bots: tuple[str, ...]
    """By seat."""
    games: int
    seed: int


def run(arguments: Arguments) -> int:
    """Play the games and print what they came to; when interrupted, what was played until then."""
    simulation = _simulation(arguments)
    say = catalogue("en")
    tally, interrupted = Tally.start(simulation.rules), False
    progress = _Progress(simulation.games, say)
    started = perf_counter()
    try:
        for game in play_games(simulation.rules, simulation.bots, simulation.games, str(simulation.seed)):
            tally = tally.plus(game)
            progress.show(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    speed = round(tally.games / (perf_counter() - started), 1)
    progress.clear()
    if arguments.flag("json"):
        print(_json(simulation, tally, speed))
    else:
        print(_report(simulation, tally, say, speed))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def _simulation(arguments: Arguments) -> Simulation:
    """What was asked for.

    :raises KriboError: saying which option is no good, before a game is played.
    """
    rules = rules_from(arguments)
    given = arguments.word("bots")
    if given is None:
        raise BadText("option-missing", option="--bots")
    names = given.split(",")
    if len(names) == 1:
        names *= rules.seats
    if len(names) != rules.seats:
        raise BadText("number-of-bots", variant=rules.name, needed=rules.seats, found=len(names))
    for name in names:
        find(name, Generator())
    games, seed = arguments.number("games"), arguments.number("seed")
    return Simulation(rules, tuple(names), GAMES if games is None else games, SEED if seed is None else seed)


class _Progress:
    """A line on standard error that says how far the games are, where that is a terminal."""

    def __init__(self, games: int, say: Catalogue) -> None:
        self._games = games
        self._say = say
        self._on = sys.stderr.isatty()
        self._next = 0.0
        self._width = 0

    def show(self, played: int) -> None:
        if self._on and perf_counter() >= self._next:
            line = self._say("simulate-progress", played=played, games=self._games)
            self._write(line)
            self._width = len(line)
            self._next = perf_counter() + PROGRESS_SECONDS

    def clear(self) -> None:
        if self._width:
            self._write(" " * self._width + "\r")

    def _write(self, text: str) -> None:
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def _json(simulation: Simulation, tally: Tally, speed: float) -> str:
    return json.dumps(
        {
            "variant": simulation.rules.name,
            "games": tally.games,
            "seed": simulation.seed,
            "bots": simulation.bots,
            "wins": tally.wins,
            "points": {source: tally.points[source] for source in _sources(tally)},
            "skunks": tally.skunks,
            "deals": tally.deals,
            "games_per_second": speed,
        }
    )


def _sources(tally: Tally) -> list[str]:
    return [source for source, points in tally.points.items() if source in ALWAYS_SHOWN or any(points)]


def _report(simulation: Simulation, tally: Tally, say: Catalogue, speed: float) -> str:
    """A title, a table with a line a side, and the pace."""
    title = say(
        "simulate-title" if tally.games == simulation.games else "simulate-title-stopped",
        variant=simulation.rules.name,
        played=tally.games,
        games=simulation.games,
        seed=simulation.seed,
    )
    if not tally.games:
        return title
    sources = _sources(tally)
    heads = [
        say("simulate-column", column=column)
        for column in ("side", "bots", "wins", "percent", "skunks", *sources)
    ]
    rows = [_row(simulation, tally, side, sources) for side in range(simulation.rules.sides)]
    pace = say("simulate-pace", deals=f"{tally.deals / tally.games:.2f}", speed=f"{speed:.1f}")
    return "\n".join([title, "", *_table([heads, *rows]), "", pace])


def _row(simulation: Simulation, tally: Tally, side: int, sources: Sequence[str]) -> list[str]:
    return [
        str(side + 1),
        _bots_of(simulation, side),
        str(tally.wins[side]),
        f"{100 * tally.wins[side] / tally.games:.1f}",
        str(tally.skunks[side]),
        *(f"{tally.points[source][side] / tally.games:.1f}" for source in sources),
    ]


def _bots_of(simulation: Simulation, side: int) -> str:
    names = [name for seat, name in enumerate(simulation.bots) if simulation.rules.side(seat) == side]
    return " + ".join(dict.fromkeys(names))


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of cells in columns, numbers to the right and names, the second column, to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
