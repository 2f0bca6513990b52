"""The page and its files: read into memory, compressed once, and sent with the headers that keep them safe.

`index.html` refers to its files under `/web/`; it is sent with `/web/~VERSION/` instead, where the version is
a hash over all of them. What is under a version never changes, so it is cached for good and asked for once.
Its few words are the names of messages in braces, filled in for each language.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from functools import cache
from hashlib import sha256
from html import escape
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from kribo.errors import KriboError
from kribo.locales import LANGUAGES, catalogue

POLICY = """
default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';
media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';
frame-ancestors 'none';
require-trusted-types-for 'script'; trusted-types lit-html
"""

SECURITY = {
    "content-security-policy": " ".join(POLICY.split()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""On every answer. A link to a table lets its reader in, so it must not get out as a referrer."""

CLOTH = "#cfdbd2"
"""The colour round the table, as in `tokens.css`."""

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

COMPRESSIBLE = ("text/", "application/json", "image/svg+xml", "application/manifest")

TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}

WORD = re.compile(rb"\{ ([a-z-]+) \}")
"""A message in `index.html`; `{ language }` is the tag of the language itself."""

FTL = (
    *("announce", "cadence", "commands", "errors", "hear", "join", "keys"),
    *("play", "record", "scoring", "seen", "server", "sounds", "web"),
)
"""The Fluent files that a page may need; the rest is for the command line."""


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    compressed: bytes
    media_type: str
    tag: str


def make_file(content: bytes, media_type: str) -> File:
    """A file of a content."""
    compressed = gzip.compress(content, 9, mtime=0) if media_type.startswith(COMPRESSIBLE) else b""
    return File(content, compressed, media_type, f'"{sha256(content).hexdigest()[:24]}"')


class Pages:
    """The files of a folder, read again when one of them has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: tuple[tuple[str, int], ...] = ()
        self._files: dict[str, File] = {}
        self._index = b""
        self._indexes: dict[str, File] = {}
        self.version = ""

    def index(self, language: str) -> File:
        """The page, for a reader of a language.

        :raises KriboError: `no-such-page`, when this kribo was installed without it.
        """
        self._read()
        if not self._index:
            raise KriboError("no-such-page")
        if language not in self._indexes:
            self._indexes[language] = make_file(_worded(self._index, language), "text/html; charset=utf-8")
        return self._indexes[language]

    def file(self, path: str) -> tuple[File, str]:
        """A file under `/web/`, and how long it may be kept.

        :raises KriboError: `no-such-page`.
        """
        if not self._files:
            self._read()
        version, slash, rest = path.partition("/")
        of_version = slash and version.startswith("~")
        name = rest if of_version else path
        if name not in self._files:
            raise KriboError("no-such-page")
        same = of_version and version[1:] == self.version
        return self._files[name], FOR_GOOD if same else ASK_AGAIN

    def _read(self) -> None:
        paths = sorted(path for path in self._folder.rglob("*") if path.is_file())
        stamp = tuple((str(path), path.stat().st_mtime_ns) for path in paths)
        if stamp == self._stamp:
            return
        contents = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in paths}
        self._stamp = stamp
        self._files = {name: make_file(content, _type_of(name)) for name, content in contents.items()}
        self.version = sha256("".join(file.tag for file in self._files.values()).encode()).hexdigest()[:16]
        index = contents.get("index.html", b"")
        self._index = index.replace(b'"/web/', b'"/web/~' + self.version.encode() + b"/")
        self._indexes = {}


def _worded(index: bytes, language: str) -> bytes:
    say = catalogue(language)

    def word(found: re.Match[bytes]) -> bytes:
        name = found[1].decode()
        return escape(language if name == "language" else say(name)).encode()

    return WORD.sub(word, index)


def _type_of(name: str) -> str:
    suffix = Path(name).suffix
    media_type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type


@cache
def manifest_file(language: str) -> File:
    """What a device needs to keep the page as a program of its own.

    :raises KriboError: `no-such-page`, for a language that there is not.
    """
    if language not in LANGUAGES:
        raise KriboError("no-such-page")
    say = catalogue(language)
    manifest = {
        "id": "/",
        "start_url": "/",
        "lang": language,
        "name": say("web-title"),
        "short_name": say("web-title"),
        "description": say("web-description"),
        "display": "standalone",
        "background_color": CLOTH,
        "theme_color": CLOTH,
        "icons": [{"src": "/web/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
    return make_file(json.dumps(manifest, ensure_ascii=False).encode(), TYPES[".webmanifest"])


@cache
def catalogue_file(language: str) -> File:
    """The Fluent files of a language as one.

    :raises KriboError: `no-such-page`, for a language that there is not.
    """
    if language not in LANGUAGES:
        raise KriboError("no-such-page")
    folder = resources.files("kribo.locales") / language
    texts = [(folder / f"{name}.ftl") for name in FTL]
    joined = "\n".join(path.read_text(encoding="utf-8") for path in texts if path.is_file())
    return make_file(joined.encode(), "text/plain; charset=utf-8")


def send(file: File, request: Request, caching: str) -> Response:
    """A file as a response; 304 for who has it."""
    headers = {"etag": file.tag, "cache-control": caching, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    content = file.content
    if file.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = file.compressed, "gzip"
    return Response(content, headers={**headers, "content-type": file.media_type})
