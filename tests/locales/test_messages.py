"""The catalogue and the source fit together: nothing unused, nothing missing, no fact that nobody gives."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kribo import errors
from kribo.cli import COMMANDS
from kribo.locales import catalogue
from tests.locales.fluent_grid import variables

PACKAGE = Path(__file__).parents[2] / "src" / "kribo"
MESSAGES = catalogue("en").messages

MADE_IN_THE_SOURCE = {
    "command-": "what can be typed at a table",
    "option-": "the name of an option",
    "peg-": "the kind of an item of the play",
    "pegged-": "the reason for a point",
    "phrase-": "what can be said at a table by a press",
    "show-": "a hand or a crib",
    "table-command-": "what can be typed at a table of a server",
    "web-call-": "the reason for a point",
    "web-option-": "the name of an option",
}
"""Beginnings of messages whose ends are only known when they are said, and what the ends are."""

FORMS = ("-brief", "-full", "-self", "-other", "-team", "-at-table")
"""Ends that a message has for a verbosity, a listener, a side of several, a table that knows its players."""

PASS_A_CODE_ON = {"_refuse"}
"""Functions that raise an error with the code and the facts that they are given."""

ERRORS = {
    name for name, value in vars(errors).items() if inspect.isclass(value) and issubclass(value, Exception)
}


def trees() -> Iterator[ast.AST]:
    """The source of kribo but for what the compiler made."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.parent.name != "compiled":
            yield ast.parse(path.read_text(encoding="utf-8"))


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """Each code that the source gives to an error, with its facts; None where they are not spelt out."""
    givers = ERRORS | PASS_A_CODE_ON
    for tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code))]) if name in givers:
                    names = {keyword.arg for keyword in node.keywords}
                    yield code, None if None in names else {name for name in names if name}


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


def referenced() -> set[str]:
    """The messages that other messages hold."""
    visitor = _References()
    for file in (PACKAGE / "locales" / "en").glob("*.ftl"):
        visitor.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return visitor.names


def said_in_the_browser() -> set[str]:
    """The messages that the modules of the page name, each a string of its own, and those of `index.html`."""
    index = (PACKAGE / "web" / "index.html").read_text(encoding="utf-8")
    return set(re.findall(r"\{ ([a-z-]+) \}", index)) | {
        name
        for path in (PACKAGE / "web" / "js").rglob("*.js")
        for name in re.findall(r"'([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)'", path.read_text(encoding="utf-8"))
    }


CODES = list(raised())


@pytest.mark.parametrize("code", sorted({code for code, _ in CODES}))
def test_every_code_has_its_sentence(code: str) -> None:
    assert f"error-{code}" in MESSAGES


@pytest.mark.parametrize(("code", "facts"), CODES, ids=[code for code, _ in CODES])
def test_a_sentence_needs_only_facts_that_are_given(code: str, facts: set[str] | None) -> None:
    if facts is not None and f"error-{code}" in MESSAGES:
        assert variables(MESSAGES[f"error-{code}"]) <= facts


def test_every_message_has_a_use() -> None:
    literals = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = literals | referenced() | said_in_the_browser()
    used |= {f"error-{code}" for code, _ in CODES} | {f"help-{command}" for command in COMMANDS}
    unused = [
        name
        for name in MESSAGES
        if name not in used and said_as(name) not in used and not name.startswith(tuple(MADE_IN_THE_SOURCE))
    ]
    assert not unused


def test_every_message_of_the_page_is_there() -> None:
    assert not {name for name in said_in_the_browser() if name.startswith("web-")} - set(MESSAGES)


def said_as(name: str) -> str:
    """What the source calls a message that has several forms."""
    for form in FORMS:
        name = name.removesuffix(form)
    return name


def test_every_form_has_its_counterpart() -> None:
    for name in MESSAGES:
        for verbosity in ("", "-brief", "-full"):
            if name.endswith(f"-self{verbosity}"):
                assert f"{name.removesuffix(f'-self{verbosity}')}-other{verbosity}" in MESSAGES


def test_every_beginning_has_messages() -> None:
    for beginning in MADE_IN_THE_SOURCE:
        assert any(name.startswith(beginning) for name in MESSAGES), beginning


def test_messages_have_no_space_at_the_end_of_a_line() -> None:
    for name, pattern in MESSAGES.items():
        if isinstance(pattern, str):
            assert not any(line != line.rstrip() for line in pattern.split("\n")), name
