"""What a store keeps, and `Store`, what every store can do.

A game is a log: entries with versions 1, 2, 3 ... that are only ever added. Whoever adds an entry names its
version, and of two that name the same one wins and the other gets a `Conflict`; so does whoever saves a table
that was saved by another since. When a call returns, what it wrote survives the death of the machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

Milliseconds = int
"""A time since 1970, or a duration."""

Shun = Literal["mute", "block"]

Stage = Literal["open", "game", "between"]
"""How far a table has come: no game was begun, one is on, none is on any more."""


class Conflict(Exception):
    """Somebody else was faster: the version, the revision or the name is taken."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays here; without `account` a guest. `password` is a hash, "" for a guest."""

    id: str
    name: str
    account: str = ""
    password: str = ""
    language: str = "en"
    verbosity: Literal["brief", "normal", "full"] = "normal"
    say_go: Literal["for_me", "myself"] = "for_me"
    created: Milliseconds = 0


class StoredTable(Struct, frozen=True, kw_only=True):
    """A table: what is searched for, and a document that the store does not look into.

    `revision` counts from 1; `people` are those who sit there; after `in_use_until` it counts as given up.
    """

    id: str
    code: str
    revision: int
    closed: bool
    stage: Stage
    in_use_until: Milliseconds
    listed: bool
    people: tuple[str, ...]
    created: Milliseconds
    document: str


class StoredGame(Struct, frozen=True, kw_only=True):
    """A game without its actions: its rules, who sat where, and how it ended.

    `people` are by seat, "" for a bot or a stranger. `ended` is 0 and `winner` -1 while it goes on;
    `scores` are by side. `owner` imported it, "" if it was played here.
    """

    id: str
    table: str
    variant: str
    options: Mapping[str, str]
    rules_version: int
    format: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    people: tuple[str, ...]
    first_dealer: int
    started: Milliseconds
    scores: tuple[int, ...]
    ended: Milliseconds = 0
    winner: int = -1
    owner: str = ""


class Entry(Struct, frozen=True):
    """One action of a game, as a line of a record; `by` says how it came about, `clock` is opaque."""

    game: str
    version: int
    action: str
    at: Milliseconds
    by: str = ""
    clock: str = ""


class Ending(Struct, frozen=True):
    """How a game ended, entered together with its last action."""

    ended: Milliseconds
    winner: int
    scores: tuple[int, ...]


class ChatLine(Struct, frozen=True):
    """Something said at a table; `phrase` is the id of a preset, or "" where `text` was typed."""

    table: str
    person: str
    name: str
    seat: int | None
    phrase: str
    text: str
    at: Milliseconds


class Store(Protocol):
    """Where everything is kept. What is not there is None or empty."""

    async def close(self) -> None:
        """Finish what was begun."""
        ...

    # People

    async def add_person(self, person: Person, token: str) -> None:
        """A new person, and the hash of the first token."""
        ...

    async def person(self, key: str) -> Person | None: ...

    async def person_by_token(self, token: str) -> Person | None: ...

    async def person_by_account(self, account: str) -> Person | None: ...

    async def save_person(self, person: Person) -> None:
        """Save a person that is there.

        :raises Conflict: when another has the account's name.
        """
        ...

    async def delete_person(self, key: str, alias: str) -> None:
        """Forget a person: tokens, and whom they shun; games and chat stay, under another name."""
        ...

    async def hand_over(self, key: str, to: str) -> None:
        """Make what one person played, imported and said another's, and forget the first.

        Whoever shuns the first shuns the other from now on.
        """
        ...

    async def add_token(self, person: str, token: str, at: Milliseconds) -> None: ...

    async def drop_token(self, token: str) -> None: ...

    async def shun(self, person: str, other: str, how: Shun | None) -> None:
        """Mute or block another; None ends it."""
        ...

    async def shunned(self, person: str) -> dict[str, Shun]:
        """Whom a person mutes or blocks."""
        ...

    async def blocking(self, person: str) -> set[str]:
        """Those who block a person."""
        ...

    # Tables

    async def save_table(self, table: StoredTable) -> None:
        """Save a table whose revision is one more than that which is there, or 1.

        :raises Conflict: when it was saved by another since, or when its code is taken.
        """
        ...

    async def table(self, key: str) -> StoredTable | None: ...

    async def table_by_code(self, code: str) -> StoredTable | None:
        """The table with that code that is not closed."""
        ...

    async def listed_tables(self, limit: int, now: Milliseconds) -> list[StoredTable]:
        """The listed tables that are not closed and in use, newest first."""
        ...

    async def tables_of(self, person: str, now: Milliseconds | None = None) -> list[StoredTable]:
        """The tables that are not closed where a person sits, newest first.

        :param now: leaves out those that are not in use and have no game on.
        """
        ...

    async def number_of_tables(self, person: str, now: Milliseconds) -> int:
        """At how many tables that are not closed and in use a person sits."""
        ...

    async def given_up(self, now: Milliseconds, limit: int) -> list[str]:
        """The tables without a game so far that are neither closed nor in use, first those left first."""
        ...

    # Games

    async def add_game(self, game: StoredGame, entries: Sequence[Entry] = ()) -> None: ...

    async def append(self, entry: Entry, ending: Ending | None = None) -> None:
        """Add an entry.

        :raises Conflict: when the game has an entry of that version.
        """
        ...

    async def game(self, key: str) -> StoredGame | None: ...

    async def entries(self, game: str) -> list[Entry]:
        """All entries of a game, in order."""
        ...

    async def games_of(self, person: str, before: Milliseconds, limit: int) -> list[StoredGame]:
        """The games that a person played in or imported, begun before that time, newest first."""
        ...

    # Chat

    async def add_chat(self, line: ChatLine) -> None: ...

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last lines of a table, oldest first."""
        ...
