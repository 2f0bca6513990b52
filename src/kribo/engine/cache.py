"""Files that take long to make and are kept for the next time, in the cache folder of the user."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

from kribo import __version__


def folder() -> Path:
    """`$KRIBO_CACHE`, or `kribo` where this system keeps such files."""
    if chosen := os.environ.get("KRIBO_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "kribo"


def kept(kind: str, made_from: bytes, make: Callable[[], bytes]) -> bytes:
    """The content of the file of that kind made from that; it is made if it is not there.

    A file that was not written to its end is made again. One that cannot be written is only not kept.
    """
    key = sha256(__version__.encode() + made_from).hexdigest()[:16]
    path = folder() / f"{kind}-{key}.bin"
    digest = sha256().digest_size
    with suppress(OSError):
        found = path.read_bytes()
        if sha256(found[digest:]).digest() == found[:digest]:
            return found[digest:]
    content = make()
    with suppress(OSError):
        _write(path, sha256(content).digest() + content)
    return content


def _write(path: Path, content: bytes) -> None:
    """Write and then rename, so that nobody meets half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(content)
    Path(file.name).replace(path)
