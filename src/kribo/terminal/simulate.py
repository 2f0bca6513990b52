"""`kribo simulate`: many games between bots, and how they ended."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from kribo import variants
from kribo.errors import BadText
from kribo.locales import Catalogue, catalogue
from kribo.rules import TARGETS, Rules
from kribo.table.self_play import Tally, play_games
from kribo.terminal.arguments import FLAG, REPEATED, WORD, Arguments, Number, Spec
from kribo.variants.presets import find_preset

GAMES = 1000
SEED = 1
"""When nothing else is asked for."""

SPEC = Spec(
    options={
        "bots": WORD,
        "variant": WORD,
        "preset": WORD,
        "option": REPEATED,
        "target": Number(TARGETS[0], TARGETS[-1]),
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
    rules = _rules(arguments)
    given = arguments.word("bots")
    if given is None:
        raise BadText("option-missing", option="--bots")
    names = given.split(",")
    if len(names) == 1:
        names *= rules.seats
    if len(names) != rules.seats:
        raise BadText("number-of-bots", variant=rules.name, needed=rules.seats, found=len(names))
    games, seed = arguments.number("games"), arguments.number("seed")
    return Simulation(rules, tuple(names), GAMES if games is None else games, SEED if seed is None else seed)


def _rules(arguments: Arguments) -> Rules:
    """The variant named, or the preset's, with the options of the preset and then those of the command."""
    preset = find_preset(arguments.word("preset") or "classic")
    rules = variants.find(arguments.word("variant") or preset.variant)
    options = dict(preset.options)
    for text in arguments.many("option"):
        name, equals, value = text.partition("=")
        if not equals:
            raise BadText("not-an-assignment", option="--option", text=text)
        options[name] = value
    if target := arguments.number("target"):
        options["target"] = str(target)
    return rules.with_options(options)


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
    rules = simulation.rules
    stopped = tally.games < simulation.games
    title = say(
        "simulate-title-stopped" if stopped else "simulate-title",
        variant=rules.name,
        played=tally.games,
        games=simulation.games,
        seed=simulation.seed,
    )
    if not tally.games:
        return title
    sources = _sources(tally)
    heads = ["side", "bots", "wins", "percent", "skunks", *sources]
    rows = [[say("simulate-column", column=head) for head in heads]]
    for side in range(rules.sides):
        shares = [tally.points[source][side] / tally.games for source in sources]
        rows.append(
            [
                str(side + 1),
                _bots_of(simulation, side),
                str(tally.wins[side]),
                f"{100 * tally.wins[side] / tally.games:.1f}",
                str(tally.skunks[side]),
                *(f"{share:.1f}" for share in shares),
            ]
        )
    pace = say("simulate-pace", deals=f"{tally.deals / tally.games:.2f}", speed=f"{speed:.1f}")
    return "\n".join([title, "", *_table(rows), "", pace])


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
