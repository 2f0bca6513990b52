"""A server asked over HTTP, as one person and in one language."""

from __future__ import annotations

import json
import ssl
from http.client import HTTPException
from socket import gaierror
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec
from msgspec import Struct

from kribo import __version__
from kribo.client.place import is_here
from kribo.errors import KriboError
from kribo.server.messages import AnyMessage, TableInfo

PATIENCE = 20
"""Seconds to wait for an answer."""

T = TypeVar("T")


class Refused(KriboError):
    """What a server refused: its own code and facts, and its `sentence` in the reader's language."""

    def __init__(self, code: str, facts: dict[str, Any], sentence: str) -> None:
        super().__init__(code, **facts)
        self.sentence = sentence


class Person(Struct, frozen=True, kw_only=True):
    """Somebody as the server knows them; `token` only where it was just made."""

    id: str
    name: str
    language: str
    verbosity: str = "normal"
    token: str = ""


class _Me(Struct, frozen=True):
    person: Person | None


class _Tables(Struct, frozen=True):
    tables: list[TableInfo]


class _Code(Struct, frozen=True):
    table: str


class Phrase(Struct, frozen=True):
    """Something that can be said at a table by its number."""

    id: str
    say: str


class _Catalogue(Struct, frozen=True):
    phrases: list[Phrase]


class Server:
    """A server, asked as the person of `token` ("" for a stranger).

    Every method raises `Refused`, or a KriboError `server-unreachable` or `server-strange`.
    """

    def __init__(self, base: str, language: str, token: str = "") -> None:
        """
        :param base: scheme, host and port, without a path.
        """
        self.base = base
        self.language = language
        self.token = token
        self._opener = _opener(base)

    # People

    def me(self) -> Person | None:
        """Who one is here; None when the server does not know the token (any more)."""
        return self._ask("GET", "/api/me", _Me).person

    def new_guest(self, name: str) -> Person:
        """Become a guest; the token is kept here, and is in the answer."""
        person = self._ask("POST", "/api/guests", Person, {"name": name, "language": self.language})
        self.token = person.token
        return person

    def change_me(self, **changes: str) -> Person:
        """Change `name`, `language`, `verbosity` or `say_go`."""
        return self._ask("PATCH", "/api/me", Person, changes)

    # Tables

    def open_tables(self) -> list[TableInfo]:
        """The tables that anybody may join or watch, the newest first."""
        return self._ask("GET", "/api/tables", _Tables).tables

    def my_tables(self) -> list[TableInfo]:
        """The tables where one sits."""
        return self._ask("GET", "/api/me/tables", _Tables).tables

    def table(self, name: str) -> TableInfo:
        """A table with all its rules."""
        return self._ask("GET", f"/api/tables/{quote(name, safe='')}", TableInfo)

    def table_of_code(self, code: str) -> str:
        """The id of the table that a code means."""
        return self._ask("GET", f"/api/codes/{quote(code, safe='')}", _Code).table

    def new_table(self, wishes: dict[str, object]) -> TableInfo:
        """Make a table; the wishes are those of section 4.1 of the protocol."""
        return self._ask("POST", "/api/tables", TableInfo, wishes)

    def tell(self, table: str, message: AnyMessage) -> None:
        """Say something to a table without a socket."""
        self._ask("POST", f"/api/tables/{quote(table, safe='')}/messages", Any, message)

    # Other things

    def phrases(self) -> list[Phrase]:
        """What can be said at a table to people of any language."""
        return self._ask("GET", "/api/catalogue", _Catalogue).phrases

    def record(self, game: str) -> str:
        """The record of a game that is over."""
        return self._fetch("GET", f"/api/games/{quote(game, safe='')}/record").decode()

    def headers(self) -> dict[str, str]:
        """What tells the server who asks, and in what language."""
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self.language, "User-Agent": f"kribo/{__version__}", **known}

    def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        answer = self._fetch(method, path, body)
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise KriboError("server-strange", server=self.base) from None

    def _fetch(self, method: str, path: str, body: object = None) -> bytes:
        headers = {**self.headers(), "Kribo-Token": "show"}
        sent = None
        if body is not None:
            sent = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        request = Request(self.base + path, data=sent, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            with error:
                raise refusal(error.read(), self.base) from None
        except (OSError, HTTPException) as error:
            raise unreachable(error, self.base) from error


def refusal(body: bytes, server: str) -> KriboError:
    """The error in the body of an answer; `server-strange` where it is none of kribo's."""
    try:
        said = json.loads(body)
        return Refused(str(said["code"]), dict(said["facts"]), str(said["message"]))
    except (ValueError, KeyError, TypeError):
        return KriboError("server-strange", server=server)


def unreachable(error: Exception, server: str) -> KriboError:
    """Why no answer came."""
    cause = error.reason if isinstance(error, URLError) else error
    match cause:
        case gaierror():
            reason = "name"
        case ConnectionRefusedError():
            reason = "refused"
        case TimeoutError():
            reason = "slow"
        case ssl.SSLError():
            reason = "tls"
        case HTTPException():
            return KriboError("server-strange", server=server)
        case _:
            reason = "other"
    return KriboError("server-unreachable", server=server, reason=reason)


def _opener(base: str) -> OpenerDirector:
    """What opens addresses; proxies of the environment only where one could be between."""
    return build_opener(ProxyHandler({})) if is_here(base) else build_opener()
