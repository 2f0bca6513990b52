"""What is seen and done at a table of a server outside a game: who sits where, and how a game begins."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from kribo.errors import printable
from kribo.locales import Catalogue
from kribo.server.messages import TableInfo
from kribo.terminal.full.news import Room
from kribo.terminal.full.paint import FAINT, GOLD, INK, Block
from kribo.terminal.full.primary import Primary
from kribo.terminal.sitting import who_sits


def is_full(table: TableInfo) -> bool:
    """Whether nobody more can sit down."""
    return all(chair.kind != "open" for chair in table.seats)


def head(table: TableInfo, say: Catalogue) -> Text:
    """The game, and how far it goes."""
    variant = (say("web-variant-short", name=table.variant), Style(color=GOLD, bold=True))
    return Text.assemble(variant, (f"   {say('web-game-to', target=table.target)}", Style(color=FAINT)))


def draw(room: Room, say: Catalogue) -> Block:
    """A table where no game has begun: the seats, and the way to it."""
    seats = [Text(printable(line), Style(color=INK)) for line in who_sits(room.table, room.seat, say)]
    return [Text(""), *seats, Text(""), Text(room.link, Style(color=FAINT)), Text("")]


def primary(room: Room, say: Catalogue) -> Primary | None:
    """What Enter does, where it is nothing in the game."""
    table = room.table
    sits = room.seat is not None
    if not room.connected:
        return Primary(say("web-waiting"))
    match table.status:
        case "open" if not is_full(table):
            return Primary(say("web-waiting-seats", n=sum(chair.kind == "open" for chair in table.seats)))
        case "open":
            return Primary(say("web-primary-start"), "start") if table.you.host else _waits(say)
        case "between" if sits and not table.seats[room.seat or 0].ready:
            message = "web-primary-rematch" if table.match.over else "web-primary-next-game"
            return Primary(say(message), "")
        case "between":
            return Primary(say("web-waiting-game"))
        case "paused" if sits and table.paused.why == "asked":
            return Primary(say("web-primary-resume"), "resume")
        case "paused":
            return Primary(say("web-waiting-pause"))
    return None


def _waits(say: Catalogue) -> Primary:
    return Primary(say("web-waiting-start"))
