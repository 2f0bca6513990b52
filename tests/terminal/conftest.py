"""Running the command `kribo` in a test."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from kribo.cli import main


class Ran(NamedTuple):
    """What a command line did."""

    status: int
    out: str
    err: str


Kribo = Callable[..., Ran]
"""`kribo("score", "5H", ..., stdin="lines")`."""


@pytest.fixture
def kribo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Kribo:
    """Run one command line in this process."""

    def run(*words: str, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        status = main(words)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return run
