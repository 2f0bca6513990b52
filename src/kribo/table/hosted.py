"""A table as its company keeps it: what was agreed, who sits where, and how the match stands.

A value and functions: each function gives the table after a wish, or refuses with a `KriboError`. The game
itself is elsewhere (`kribo.table.live`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from kribo import match
from kribo.announce.bots import bot_name
from kribo.errors import BadText, IllegalAction, KriboError
from kribo.game.actions import Seat
from kribo.locales import Catalogue
from kribo.match import Match
from kribo.notation import check_name
from kribo.players import LEVELS, NAMES, USUAL
from kribo.rules import Rules
from kribo.table.clock import ClockRules
from kribo.table.table import SayGo
from kribo.variants import find

Kind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "paused", "between", "closed"]
Chat = Literal["presets", "free"]
Pace = Literal["human", "instant"]
Absence = Literal["pause", "bot"]

USUAL_LEVEL = USUAL
"""Who stands in for a person, and plays where no level was chosen."""


def levels() -> tuple[str, ...]:
    """The levels of bots that one can choose, from the weakest."""
    return tuple(LEVELS)


class Chair(Struct, frozen=True, kw_only=True):
    """A seat and who has it. `stand_in` is the level of the bot that plays for an absent person, "" for none.

    `ready` is whether a person wants the next game.
    """

    kind: Kind = "open"
    name: str = ""
    person: str = ""
    level: str = ""
    say_go: SayGo = "for_me"
    stand_in: str = ""
    ready: bool = False

    @property
    def decides(self) -> str:
        """The level of the bot that decides here now, "" for a person."""
        return self.level or self.stand_in


class Paused(Struct, frozen=True):
    """Why a game stands still: somebody (`by`, a name) asked for it, or these seats are not there."""

    why: Literal["", "asked", "away"] = ""
    by: str = ""
    seats: tuple[Seat, ...] = ()


class Hosted(Struct, frozen=True, kw_only=True):
    """A table. `host` and the `person` of a chair are ids of people; `games` are ids, the last one is on.

    `results` are those of the games of this match, by side. `revision` is counted by whoever keeps tables.
    """

    id: str
    code: str
    variant: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    host: str
    created: int
    revision: int = 1
    listed: bool = False
    spectators: bool = True
    chat: Chat = "presets"
    pace: Pace = "human"
    absence: Absence = "pause"
    clock: ClockRules = ClockRules()
    status: Status = "open"
    paused: Paused = Paused()
    games: tuple[str, ...] = ()
    results: tuple[match.Result, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of its games."""
        return _rules(self.variant, tuple(self.options.items()))

    @property
    def match(self) -> Match:
        """The match so far."""
        return Match(self.rules, self.results)

    @property
    def game(self) -> str:
        """The game that is on, or was last."""
        return self.games[-1] if self.games else ""

    @property
    def people(self) -> tuple[str, ...]:
        """Those who sit here."""
        return tuple(sorted({chair.person for chair in self.chairs if chair.person}))

    @property
    def in_game(self) -> bool:
        """Whether a game is on, paused or not."""
        return self.status in ("playing", "paused")

    @property
    def has_partners(self) -> bool:
        """Whether some seats play together."""
        return self.rules.sides < self.rules.seats

    def seats_of(self, person: str) -> list[Seat]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]


@lru_cache(maxsize=1000)
def _rules(variant: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return find(variant).with_options(dict(options))


def _with_chairs(table: Hosted, chairs: dict[Seat, Chair], **changes: Any) -> Hosted:
    new = tuple(chairs.get(seat, chair) for seat, chair in enumerate(table.chairs))
    return replace(table, chairs=new, **changes)


# Sitting down and getting up


def sit(table: Hosted, seat: Seat, person: str, name: str, say_go: SayGo) -> Hosted:
    """A person takes an open seat.

    :raises KriboError: `no-seat-there`, `seat-taken`, `not-between-games`, `bad-name`, `name-twice`.
    """
    _between_games(table)
    if chair_at(table, seat).kind != "open":
        raise IllegalAction("seat-taken", name=table.chairs[seat].name)
    chair = Chair(kind="person", name=_free_name(table, name), person=person, say_go=say_go)
    host = table.host or person
    return _with_chairs(table, {seat: chair}, host=host)


def seat_bot(table: Hosted, seat: Seat, level: str, say: Catalogue) -> Hosted:
    """A bot takes an open seat.

    :raises KriboError: `no-seat-there`, `seat-taken`, `not-between-games`, `unknown-player`.
    """
    _between_games(table)
    if chair_at(table, seat).kind != "open":
        raise IllegalAction("seat-taken", name=table.chairs[seat].name)
    return _with_chairs(table, {seat: bot(level, (chair.name for chair in table.chairs), say)})


def bot(level: str, taken: Iterable[str], say: Catalogue) -> Chair:
    """The chair of a bot, under a name that nobody has.

    :param level: one of `levels()`, or one of the simple players by its name.
    :raises BadText: `unknown-player`.
    """
    check_level(level)
    names = {name.casefold() for name in taken}
    name, before = bot_name(level, 0, say), 0
    while name.casefold() in names:
        before += 1
        name = bot_name(level, before, say)
    return Chair(kind="bot", name=name, level=level, ready=True)


def check_level(level: str) -> None:
    """Refuse a bot that does not exist.

    :raises BadText: `unknown-player`, with the names there are.
    """
    if level not in NAMES:
        raise BadText("unknown-player", player=level[:40], known=NAMES)


def free(table: Hosted, seats: Iterable[Seat]) -> Hosted:
    """Nobody sits at these seats any more; a match that was begun is over with that.

    The host passes on when the host has gone, and a table without people closes.

    :raises KriboError: `not-between-games`.
    """
    _between_games(table)
    chairs = dict.fromkeys(seats, Chair())
    left = [chair.person for seat, chair in enumerate(table.chairs) if seat not in chairs and chair.person]
    host = table.host if table.host in left else next(iter(left), table.host)
    status = table.status if left else "closed"
    return _with_chairs(table, chairs, host=host, status=status, results=())


def chair_at(table: Hosted, seat: Seat) -> Chair:
    """The chair of a seat.

    :raises IllegalAction: `no-seat-there`.
    """
    if seat not in range(len(table.chairs)):
        raise IllegalAction("no-seat-there", seats=len(table.chairs))
    return table.chairs[seat]


def _free_name(table: Hosted, name: str) -> str:
    name = check_name(name)
    if name.casefold() in {chair.name.casefold() for chair in table.chairs}:
        raise BadText("name-twice", name=name)
    return name


def _between_games(table: Hosted) -> None:
    if table.status not in ("open", "between"):
        raise IllegalAction("not-between-games", status=table.status)


# The course of the games


def begin(table: Hosted, game: str) -> Hosted:
    """The next game begins: of the match, or of another where that is over.

    :raises IllegalAction: `not-between-games`, `seats-open`.
    """
    _between_games(table)
    if opened := [chair for chair in table.chairs if chair.kind == "open"]:
        raise IllegalAction("seats-open", number=len(opened))
    chairs = tuple(replace(chair, ready=chair.kind == "bot") for chair in table.chairs)
    results = () if table.match.over else table.results
    return replace(
        table, chairs=chairs, status="playing", paused=Paused(), games=(*table.games, game), results=results
    )


def first_dealer(table: Hosted) -> Seat:
    """Who deals first in the next game; also another match goes on from where the last one ended."""
    return table.match.next_dealer()


def end(table: Hosted, result: match.Result) -> Hosted:
    """The game is over."""
    chairs = tuple(replace(chair, stand_in="") for chair in table.chairs)
    return replace(table, chairs=chairs, status="between", paused=Paused(), results=(*table.results, result))


def ready(table: Hosted, person: str) -> Hosted:
    """A person wants the next game.

    :raises IllegalAction: `not-between-games`.
    """
    if table.status != "between":
        raise IllegalAction("not-between-games", status=table.status)
    seats = table.seats_of(person)
    return _with_chairs(table, {seat: replace(table.chairs[seat], ready=True) for seat in seats})


def all_ready(table: Hosted) -> bool:
    """Whether everybody wants the next game."""
    return all(chair.ready for chair in table.chairs)


def pause(table: Hosted, paused: Paused) -> Hosted:
    """The game stands still.

    :raises IllegalAction: `not-playing`.
    """
    if table.status != "playing":
        raise IllegalAction("not-playing", status=table.status)
    return replace(table, status="paused", paused=paused)


def resume(table: Hosted) -> Hosted:
    """The game goes on.

    :raises IllegalAction: `not-paused`.
    """
    if table.status != "paused":
        raise IllegalAction("not-paused", status=table.status)
    return replace(table, status="playing", paused=Paused())


def stand_in(table: Hosted, seats: Iterable[Seat], level: str) -> Hosted:
    """A bot plays at these seats of people, or with "" the people do again."""
    chairs = {seat: replace(table.chairs[seat], stand_in=level) for seat in seats}
    return _with_chairs(table, chairs)


def prefer(table: Hosted, seat: Seat, say_go: SayGo) -> Hosted:
    """A seat chooses who says its forced gos."""
    return _with_chairs(table, {seat: replace(chair_at(table, seat), say_go=say_go)})


def with_code(table: Hosted, code: str) -> Hosted:
    """A table that is not kept yet, with another code."""
    return replace(table, code=code)


def close(table: Hosted) -> Hosted:
    """The table is given up."""
    return replace(table, status="closed", listed=False)


def check_open(table: Hosted) -> None:
    """Refuse a table that is closed.

    :raises KriboError: `table-closed`.
    """
    if table.status == "closed":
        raise KriboError("table-closed")


def hand_over(table: Hosted, person: str, to: str) -> Hosted:
    """The seats of one person are another's from now on."""
    chairs = {seat: replace(table.chairs[seat], person=to) for seat in table.seats_of(person)}
    return _with_chairs(table, chairs, host=to if table.host == person else table.host)


def abandon(table: Hosted, person: str, alias: str) -> Hosted:
    """A person is gone for good: the seats are free, or in the middle of a game a bot has them."""
    if not table.in_game:
        return free(table, table.seats_of(person))
    others = [other for other in table.people if other != person]
    if not others:
        return close(table)
    chairs = {
        seat: replace(table.chairs[seat], person="", name=alias, kind="bot", level=USUAL_LEVEL, ready=True)
        for seat in table.seats_of(person)
    }
    host = others[0] if table.host == person else table.host
    missing = tuple(seat for seat in table.paused.seats if seat not in chairs)
    if table.paused.why == "away" and not missing:
        return _with_chairs(table, chairs, host=host, status="playing", paused=Paused())
    return _with_chairs(table, chairs, host=host, paused=replace(table.paused, seats=missing))
