"""What the pages of help promise."""

from __future__ import annotations

import shlex

import pytest

from kribo.locales import catalogue
from tests.terminal.conftest import Kribo

EXAMPLES = [
    line
    for command in ("score", "pegs", "play-out", "stats")
    for line in catalogue("en")(f"help-{command}").partition("Examples:\n")[2].splitlines()
]


@pytest.mark.parametrize("command", ["score", "pegs", "play-out", "stats"])
def test_a_page_begins_with_the_usage(kribo: Kribo, command: str) -> None:
    assert kribo("help", command).out.startswith(f"Usage: kribo {command} ")


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_run(kribo: Kribo, line: str) -> None:
    command, _, file = line.partition("<")
    ran = kribo(*shlex.split(command)[1:], stdin="5H 5C 5S JD 5D\n" if file else "")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out
