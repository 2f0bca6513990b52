"""The way to a table of a server: who one is there, which table it is, and the seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from kribo.announce import answers
from kribo.client.place import Place
from kribo.client.server import Person, Server
from kribo.client.tokens import Tokens
from kribo.commands import asks_to_leave
from kribo.errors import BadText, KriboError
from kribo.game.actions import Seat
from kribo.locales import Catalogue, sentence
from kribo.locales.writing import folded
from kribo.notation import check_name
from kribo.server.messages import Sit, TableInfo
from kribo.terminal.arguments import FLAG, WORD, Arguments, Choice, Kind, Number
from kribo.terminal.desk import Desk
from kribo.terminal.keyboard import Left
from kribo.terminal.setup import MOST, RULE_OPTIONS, setup_from
from kribo.variants import ALL, find

NEW_TABLE_OPTIONS: dict[str, Kind] = {
    **RULE_OPTIONS,
    "bots": WORD,
    "clock": WORD,
    "chat": Choice("presets", "free"),
    "listed": FLAG,
}
"""What a new table is made by."""

SEAT_OPTIONS: dict[str, Kind] = {
    "name": WORD,
    "code": WORD,
    "seat": Number(1, MOST),
    "watch": FLAG,
}
"""Who sits down, where."""


class Sitting(NamedTuple):
    """A table, and the own seat there; None for somebody who watches."""

    table: TableInfo
    seat: Seat | None


# Who one is


def introduce(server: Server, arguments: Arguments, desk: Desk) -> Person:
    """Be somebody at a server: the one that one was last, or a new guest.

    :raises KriboError: when the server refuses.
    :raises InputEnded: when a name is asked for and none comes.
    """
    name = arguments.word("name")
    if name is not None:
        name = check_name(name)
    tokens = Tokens(server.base)
    server.token = tokens.find(name)
    person = server.me()
    if person is None:
        server.token = ""
        person = server.new_guest(name or _ask_name(desk, arguments.say))
        try:
            tokens.keep(person.name, server.token)
        except OSError:
            desk.tell([arguments.say("join-not-remembered", file=str(tokens.path))])
        return person
    with suppress(OSError):
        tokens.keep(person.name, server.token)
    if person.language != server.language:
        person = server.change_me(language=server.language)
    return person


def _ask_name(desk: Desk, say: Catalogue) -> str:
    while True:
        line = desk.ask([say("join-ask-name")])
        if asks_to_leave(line, say):
            raise Left
        try:
            return check_name(line)
        except BadText as error:
            desk.tell([sentence(say, error)])


# Which table


def find_table(server: Server, place: Place, arguments: Arguments, desk: Desk) -> TableInfo:
    """The table of a link or a code; a new one, where options say how; else one chosen from the list.

    :raises KriboError: when there is no such table, or the options are no good.
    """
    code = arguments.word("code") or place.code
    wishes = [name for name in NEW_TABLE_OPTIONS if arguments.was_given(name)]
    if place.table or code:
        if wishes:
            raise BadText("table-is-there", option=f"--{wishes[0]}")
        return server.table(place.table or server.table_of_code(code))
    return new_table(server, arguments) if wishes else _choose(server, arguments, desk)


def new_table(server: Server, arguments: Arguments) -> TableInfo:
    """Make a table, and begin at once where bots take all other seats."""
    rules, say_go = setup_from(arguments)
    usual = find(rules.name).options()
    seats = _seats(arguments, rules.name, rules.seats)
    if say_go == "myself":
        server.change_me(say_go=say_go)
    return server.new_table(
        {
            "variant": rules.name,
            "options": {name: value for name, value in rules.options().items() if value != usual[name]},
            "listed": arguments.flag("listed"),
            "chat": arguments.word("chat") or "presets",
            "clock": _clock(arguments.word("clock") or "untimed"),
            "seats": seats,
            "start": all(seat["kind"] != "open" for seat in seats),
        }
    )


def _seats(arguments: Arguments, variant: str, number: int) -> list[dict[str, str]]:
    """Oneself at the seat that was wished, the bots from the first seat after it on."""
    given = arguments.word("bots")
    bots = [name.strip().lower() for name in given.split(",")] if given else []
    if len(bots) >= number:
        raise BadText("too-many-bots", variant=variant, most=number - 1, found=len(bots))
    own = (arguments.number("seat") or 1) - 1
    if own >= number:
        raise BadText("number-out-of-range", option="--seat", number=own + 1, least=1, most=number)
    seats = [{"kind": "open"} for _ in range(number)]
    seats[own] = {"kind": "me"}
    for place, bot in enumerate(bots, start=1):
        seats[(own + place) % number] = {"kind": "bot", "level": bot}
    return seats


def _clock(text: str) -> dict[str, object]:
    """`untimed`, `60` (seconds for a decision) or `300+5` (for a game, and more after each decision)."""
    bank, plus, increment = text.partition("+")
    if text == "untimed":
        return {"kind": "untimed"}
    if not all(number.isascii() and number.isdecimal() for number in (bank, increment or "0")):
        raise BadText("not-a-clock", text=text)
    if plus:
        return {"kind": "live", "bank": int(bank), "increment": int(increment or "0")}
    return {"kind": "relaxed", "seconds": int(bank)}


def _choose(server: Server, arguments: Arguments, desk: Desk) -> TableInfo:
    """Let a table be chosen by its number, or a new one be made."""
    say = arguments.say
    tables = {table.id: table for table in [*server.my_tables(), *server.open_tables()]}
    listed = list(tables.values())
    desk.tell(_list(listed, say))
    while True:
        line = desk.ask([say("join-choose", number=len(listed))])
        if asks_to_leave(line, say):
            raise Left
        if folded(line) in say("join-new").split():
            return new_table(server, arguments)
        if line.isdecimal() and 1 <= int(line) <= len(listed):
            return listed[int(line) - 1]


def _list(tables: list[TableInfo], say: Catalogue) -> Iterator[str]:
    """The tables, one a line; those where one sits come first."""
    for number, table in enumerate(tables, start=1):
        names = [chair.name for chair in table.seats if chair.kind != "open"]
        yield say(
            "join-table",
            number=number,
            variant=table.variant,
            target=table.target,
            players=", ".join(names) or "none",
            open=sum(chair.kind == "open" for chair in table.seats),
            yours="yes" if table.you.seats else "no",
        )
    if not tables:
        yield say("join-no-tables")


# The seat


def sit_down(server: Server, table: TableInfo, arguments: Arguments) -> Sitting:
    """Take a seat: the own one, the one wished, or the first that is open; none to watch.

    :raises KriboError: when none can be taken.
    """
    if arguments.flag("watch"):
        return Sitting(table, None)
    wished = arguments.number("seat")
    if wished is not None and wished > len(table.seats):
        raise BadText("number-out-of-range", option="--seat", number=wished, least=1, most=len(table.seats))
    own = table.you.seats
    if own and (wished is None or wished - 1 in own):
        return Sitting(table, own[0] if wished is None else wished - 1)
    if own:
        raise KriboError("you-sit-elsewhere", seat=own[0] + 1)
    opened = [chair.seat for chair in table.seats if chair.kind == "open"]
    if not opened:
        raise KriboError("no-open-seat")
    seat = opened[0] if wished is None else wished - 1
    server.tell(table.id, Sit(seat=seat))
    return Sitting(server.table(table.id), seat)


# What one hears on sitting down


def rules_unlike_usual(table: TableInfo, say: Catalogue) -> list[str]:
    """What is agreed at a table and is not the usual of its game, in plain words."""
    if table.variant not in ALL:
        return table.rules_say
    usual = ALL[table.variant].options()
    return [
        answers.option(name, value, say)
        for name, value in table.options.items()
        if value != usual.get(name) and f"option-{name}" in say.messages and name != "target"
    ]


def who_sits(table: TableInfo, seat: Seat | None, say: Catalogue) -> list[str]:
    """Who sits where, from the own seat."""
    return [
        say("join-seat-open", seat=chair.seat + 1)
        if chair.kind == "open"
        else say(
            "seat-bot" if chair.kind == "bot" else "seat-person",
            seat=chair.seat + 1,
            player=say("you") if chair.seat == seat else chair.name,
            bot=chair.level,
        )
        for chair in table.seats
    ]
