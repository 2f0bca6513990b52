"""Where to sit down, as people write it: the link of a table, or the address of a server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from kribo.errors import BadText

SCHEMES = ("http", "https")


class Place(NamedTuple):
    """A server (`https://host:port`, nothing after it), and the table there if the link names one."""

    server: str
    table: str = ""
    code: str = ""


def read_place(text: str) -> Place:
    """The place of a link: `/t/TABLE` and `/c/CODE` as the browser shows them, or a server alone.

    Without a scheme it is http in one's own house (a number, `localhost`, a name without dots), else https.

    :raises BadText: `bad-address`.
    """
    scheme, mark, _ = text.partition("://")
    if not mark:
        scheme = _usual_scheme(text)
        text = f"{scheme}://{text}"
    try:
        parts = urlsplit(text)
        good = parts.scheme in SCHEMES and parts.hostname and parts.port != 0
    except ValueError:  # a port that is none, a bracket that is not closed
        good = False
    if not good or not text.isprintable() or " " in text or "@" in parts.netloc:
        raise BadText("bad-address", address=text)
    server = f"{parts.scheme}://{parts.netloc}"
    match [part for part in parts.path.split("/") if part]:
        case []:
            return Place(server)
        case ["t", table]:
            return Place(server, table=table)
        case ["c", code]:
            return Place(server, code=code)
    raise BadText("bad-address", address=text)


def is_here(server: str) -> bool:
    """Whether a server is on this very machine, which no proxy reaches."""
    host = urlsplit(server).hostname or ""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _usual_scheme(text: str) -> str:
    host = text.partition("/")[0]
    if not host.startswith("["):
        host = host.partition(":")[0]
    is_own = host == "localhost" or "." not in host or host.replace(".", "").isdecimal()
    return "http" if is_own or host.endswith(".local") else "https"
