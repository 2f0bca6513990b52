"""`kribo simulate`: many games between bots, and how they ended."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from kribo.engine.chance import LOTS, Stream
from kribo.engine.tally import Tally
from kribo.errors import BadText
from kribo.locales import Catalogue
from kribo.players import find
from kribo.table import summary
from kribo.table.simulation import Simulation, simulate
from kribo.table.summary import Interval
from kribo.terminal.arguments import FLAG, WORD, Arguments, Number, Spec
from kribo.terminal.progress import Progress
from kribo.terminal.setup import RULE_OPTIONS, rules_from

GAMES = 1000
SEED = 1
"""When nothing else is asked for."""

MOST_WORKERS = 256

SPEC = Spec(
    options={
        "bots": WORD,
        **RULE_OPTIONS,
        "games": Number(1, 1_000_000_000),
        "seed": Number(0, 10**18 - 1),
        "duplicate": FLAG,
        "workers": Number(1, MOST_WORKERS),
        "json": FLAG,
    }
)

ALWAYS_SHOWN = ("pegging", "hand", "crib", "heels")
"""Sources of points; others are shown in games where they occur."""


def run(arguments: Arguments) -> int:
    """Play the games and print what they came to; when interrupted, what was played until then."""
    simulation = _simulation(arguments)
    sets = -(-(arguments.number("games") or GAMES) // simulation.rotations)
    say = arguments.say
    tally, interrupted = Tally(), False
    progress, games = Progress(), sets * simulation.rotations
    started = perf_counter()
    try:
        for part in simulate(simulation, sets, arguments.number("workers") or _cores()):
            tally += part
            progress.tell(say("simulate-progress", played=tally.number("games"), games=games))
    except KeyboardInterrupt:
        interrupted = True
    speed = round(tally.number("games") / (perf_counter() - started), 1)
    if arguments.flag("json"):
        print(json.dumps(_facts(simulation, tally, speed)))
    else:
        print(_report(simulation, tally, say, sets * simulation.rotations, speed))
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
    seed = arguments.number("seed")
    seed = SEED if seed is None else seed
    for name in names:
        find(name, Stream(seed, 0, LOTS))
    return Simulation(rules, tuple(names), seed, arguments.flag("duplicate"))


def _cores() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_WORKERS)
    return min(os.cpu_count() or 1, MOST_WORKERS)


# For programs


def _facts(simulation: Simulation, tally: Tally, speed: float) -> dict[str, Any]:
    rules, games = simulation.rules, tally.number("games")
    points = summary.points(rules, tally)
    facts: dict[str, Any] = {
        "variant": rules.name,
        "games": games,
        "seed": simulation.seed,
        "bots": simulation.bots,
        "wins": list(tally.row("wins")[: rules.sides]),
        "points": {source: points[source] for source in _sources(simulation, tally)},
        "skunks": summary.skunks(rules, tally),
        "deals": tally.number("deals"),
        "games_per_second": speed,
        "duplicate": simulation.duplicate,
        "first_dealer_wins": summary.first_dealer_wins(tally),
    }
    if games:
        facts["intervals"] = _intervals(simulation, tally)
        facts["per_deal"] = _per_deal(simulation, tally)
    return facts


def _intervals(simulation: Simulation, tally: Tally) -> dict[str, Any]:
    """Shares of games, and deals a game."""
    shares = [summary.share_of_wins(simulation, tally, side) for side in range(simulation.rules.sides)]
    return {
        "wins": [_rounded(share) for share in shares],
        "first_dealer_wins": _rounded(summary.share_of_first_dealer(simulation, tally)),
        "deals": _rounded(summary.deals_a_game(simulation, tally)),
    }


def _rounded(interval: Interval) -> list[float]:
    return [round(interval.low, 6), round(interval.high, 6)]


def _per_deal(simulation: Simulation, tally: Tally) -> dict[str, dict[str, float]]:
    sources = _sources(simulation, tally)
    return {
        position: {
            **{source: round(points.sources[source], 4) for source in sources},
            "points": round(points.mean, 4),
            "deviation": round(points.deviation, 4),
        }
        for position, points in summary.per_deal(simulation.rules, tally).items()
    }


def _sources(simulation: Simulation, tally: Tally) -> list[str]:
    points = summary.points(simulation.rules, tally)
    return [source for source, row in points.items() if source in ALWAYS_SHOWN or any(row)]


# In words


def _report(simulation: Simulation, tally: Tally, say: Catalogue, asked: int, speed: float) -> str:
    """A title, tables with a line a side and a line a position, and what else there is to tell."""
    games = tally.number("games")
    title = say(
        "simulate-title" if games == asked else "simulate-title-stopped",
        variant=simulation.rules.name,
        played=games,
        games=asked,
        seed=simulation.seed,
    )
    if not games:
        return title
    sides, positions = _side_rows(simulation, tally, say), _position_rows(simulation, tally, say)
    lead = summary.share_of_first_dealer(simulation, tally)
    closing = [
        say(
            "simulate-first-dealer",
            percent=_percent(summary.first_dealer_wins(tally) / games, say),
            low=_percent(lead.low, say),
            high=_percent(lead.high, say),
        ),
        say(
            "simulate-pace", deals=say.decimal(tally.number("deals") / games, 2), speed=say.decimal(speed, 1)
        ),
    ]
    head = [title, say("simulate-duplicate", games=simulation.rotations)] if simulation.duplicate else [title]
    return "\n".join([*head, "", *_table(sides, left=1), "", *_table(positions, left=0), "", *closing])


def _side_rows(simulation: Simulation, tally: Tally, say: Catalogue) -> list[list[str]]:
    """Points here are those pegged, the mean of a game."""
    rules, games = simulation.rules, tally.number("games")
    sources, points = _sources(simulation, tally), summary.points(rules, tally)
    skunks = summary.skunks(rules, tally)
    rows = [_heads(say, "side", "bots", "wins", "percent", "interval", "skunks", *sources)]
    for side, wins in enumerate(tally.row("wins")[: rules.sides]):
        low, high = summary.share_of_wins(simulation, tally, side)
        rows.append(
            [
                str(side + 1),
                _bots_of(simulation, side),
                str(wins),
                _percent(wins / games, say),
                say("simulate-interval", low=_percent(low, say), high=_percent(high, say)),
                str(skunks[side]),
                *(say.decimal(points[source][side] / games, 1) for source in sources),
            ]
        )
    return rows


def _position_rows(simulation: Simulation, tally: Tally, say: Catalogue) -> list[list[str]]:
    """Points here are those of a whole deal."""
    sources = _sources(simulation, tally)
    rows = [_heads(say, "deal", *sources, "points", "deviation")]
    for position, points in summary.per_deal(simulation.rules, tally).items():
        cells = [*(points.sources[source] for source in sources), points.mean, points.deviation]
        rows.append([say("simulate-position", position=position), *(say.decimal(cell, 2) for cell in cells)])
    return rows


def _heads(say: Catalogue, *columns: str) -> list[str]:
    return [say("simulate-column", column=column) for column in columns]


def _percent(share: float, say: Catalogue) -> str:
    return say.decimal(100 * share, 1)


def _bots_of(simulation: Simulation, side: int) -> str:
    names = [name for seat, name in enumerate(simulation.bots) if simulation.rules.side(seat) == side]
    return " + ".join(dict.fromkeys(names))


def _table(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Lines of cells in columns, numbers to the right and the column `left`, of words, to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if column == left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
