"""`kribo join`: sit down at a table of a kribo server, in lines."""

from __future__ import annotations

import shlex
from typing import cast

from kribo.announce.voice import Verbosity
from kribo.client.place import read_place
from kribo.client.server import Refused, Server
from kribo.errors import BadText, KriboError
from kribo.locales import Catalogue
from kribo.server.messages import TableInfo
from kribo.terminal import files
from kribo.terminal.arguments import WORD, Arguments, Spec
from kribo.terminal.desk import Desk
from kribo.terminal.evening import Book, interrupted_by_hanging_up
from kribo.terminal.keyboard import InputEnded, Left
from kribo.terminal.manner import FULL_OPTIONS, TELLING_OPTIONS, screen, verbosity
from kribo.terminal.remote import Remote
from kribo.terminal.screen import Screen
from kribo.terminal.sitting import (
    NEW_TABLE_OPTIONS,
    SEAT_OPTIONS,
    Sitting,
    find_table,
    introduce,
    rules_unlike_usual,
    sit_down,
    who_sits,
)

SPEC = Spec(
    "URL",
    least=1,
    most=1,
    options={**SEAT_OPTIONS, **NEW_TABLE_OPTIONS, **TELLING_OPTIONS, "save": WORD, **FULL_OPTIONS},
)


def run(arguments: Arguments) -> int:
    """Go to a server, sit down and play."""
    place = read_place(arguments.words[0])
    _check_options(arguments)
    with screen(arguments) as told, interrupted_by_hanging_up():
        full = arguments.flag("full")
        # What fills the terminal later reads it by itself.
        desk = Desk(told.before(), eager=not full)
        server = Server(place.server, arguments.language)
        try:
            person = introduce(server, arguments, desk)
            # A voice would spell the letters of cards, which are words where all is said in full.
            wanted = verbosity(arguments) or ("full" if arguments.flag("speak") else None)
            if wanted and wanted != person.verbosity:
                server.change_me(verbosity=wanted)
            table = find_table(server, place, arguments, desk)
            sitting = sit_down(server, table, arguments)
            if full:
                desk = _full_desk(told, server, sitting)
                desk.verbosity = cast(Verbosity, wanted or person.verbosity)
            return told.fill(lambda: _stay(server, sitting, arguments, desk))
        except (Left, InputEnded):
            return 0
        except Refused as refused:
            raise KriboError("server-says", sentence=refused.sentence) from refused


def _full_desk(told: Screen, server: Server, sitting: Sitting) -> Desk:
    from kribo.terminal.full.desk import FullDesk
    from kribo.terminal.full.screen import FullScreen

    assert isinstance(told, FullScreen)
    return FullDesk(told, sitting.table, server.base)


def _check_options(arguments: Arguments) -> None:
    """Refuse before anything is done what cannot be done at the end."""
    if (save := arguments.word("save")) is not None:
        files.check_free(save)
    if arguments.flag("watch") and arguments.number("seat") is not None:
        raise BadText("option-given-otherwise", option="--watch", other="--seat")


def _stay(server: Server, sitting: Sitting, arguments: Arguments, desk: Desk) -> int:
    """Be at the table until one leaves; the seat is kept."""
    say, save = arguments.say, arguments.word("save")
    desk.tell(_welcome(sitting, say))
    remote = Remote(server, sitting, desk, say, Book(save, ours=False) if save is not None else None)
    try:
        remote.run()
    except (Left, InputEnded):
        desk.tell(_farewell(server, remote, arguments))
    except KeyboardInterrupt:
        print()
        desk.tell(_farewell(server, remote, arguments))
        raise
    return 0


def _welcome(sitting: Sitting, say: Catalogue) -> list[str]:
    """What is played here, by what rules, and who sits where."""
    table, seat = sitting
    lines = [say("game-is", variant=table.variant, target=table.target), *rules_unlike_usual(table, say)]
    if table.clock.kind != "untimed":
        lines.append(table.clock_say)
    lines += who_sits(table, seat, say)
    if seat is None:
        lines.append(say("join-watching"))
    return [*lines, say("welcome")]


def _farewell(server: Server, remote: Remote, arguments: Arguments) -> list[str]:
    """How to come back to a seat that is kept."""
    say, table = arguments.say, remote.table
    if not remote.sits or table.status == "closed" or remote.has_left:
        return []
    return [say("join-kept", command=way_back(server, table, arguments))]


def way_back(server: Server, table: TableInfo, arguments: Arguments) -> str:
    """The command that comes back to a table."""
    words = ["kribo", "join", server.base + table.link]
    if name := arguments.word("name"):
        words += ["--name", name]
    if arguments.flag("full"):
        words.append("--full")
    return shlex.join(words)
