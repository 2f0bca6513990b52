"""Records of games as files: read, written whole or not at all, and never over a stranger's file."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from kribo.errors import BadRecord, BadText
from kribo.notation import Record, read, write

USUAL_NAME = "cribbage"
ENDING = ".kribo"

MOST_BYTES = 64 << 20
"""Of a file that may hold records; the longest match is far shorter, and a device has no end."""


def load(name: str) -> list[Record]:
    """The records of a file.

    :raises BadText: `cannot-read`, when there is no such file, it may not be read, or it is too big.
    :raises BadRecord: when what it holds is no sound record.
    """
    try:
        with Path(name).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadText("cannot-read", file=name, reason=_reason(error)) from error
    if len(content) > MOST_BYTES:
        raise BadText("cannot-read", file=name, reason="huge")
    try:
        return read(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadRecord("record-not-text", line=line) from error


def check_free(name: str) -> None:
    """Refuse a name under which a new file cannot be made.

    :raises BadText: `file-exists`, `cannot-write`.
    """
    path = Path(name)
    if path.exists() or path.is_symlink():
        raise BadText("file-exists", file=name)
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadText("cannot-write", file=name)


def save_new(records: Sequence[Record], name: str | None) -> str:
    """Write records to a new file, and return its name.

    A name that is taken, or none, becomes the next free one that is like it.

    :raises OSError: when the file cannot be written.
    """
    for path in _names(Path(name) if name else Path(USUAL_NAME + ENDING)):
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        try:
            save_over(records, str(path))
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return str(path)
    raise AssertionError


def save_over(records: Sequence[Record], name: str) -> None:
    """Write records to a file of ours, which until the last moment holds what it held.

    :raises OSError: when the file cannot be written.
    """
    path = Path(name).resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(write(records), encoding="utf-8", newline="\n")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _names(path: Path) -> Iterator[Path]:
    """A path, and then others with numbers in the name."""
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def _reason(error: OSError) -> str:
    """A word for the catalogue to select by."""
    match error:
        case FileNotFoundError():
            return "missing"
        case PermissionError():
            return "forbidden"
        case IsADirectoryError():
            return "folder"
    return "other"
