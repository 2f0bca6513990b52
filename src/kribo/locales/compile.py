"""`python -m kribo.locales.compile`: make the Python modules of the catalogues from their Fluent files.

With `--check` it writes nothing and fails when a module is out of date. It needs `fluent.syntax`, which is
installed for development only.

A message may hold text, variables, string and number literals, references to messages and terms (a term
with arguments), and selectors on a variable. Functions, attributes and all else are refused with the file
and the line. References are resolved here: what is left knows only facts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from fluent.syntax import FluentParser, ast

from kribo.locales import LANGUAGES, module_name
from kribo.locales.patterns import Fact, Key, Part, Pattern, Select, Variable, choose
from kribo.locales.plurals import Plural, plural_of

FOLDER = Path(__file__).parent
COMMAND = "python -m kribo.locales.compile"


class CannotCompile(Exception):
    """A Fluent file that says what the compiler does not understand; the text begins with file and line."""


class Entry(NamedTuple):
    """A message or a term, and where it stands; the identifier of a term begins with `-`."""

    pattern: ast.Pattern
    file: str
    source: str


def main(argv: Sequence[str]) -> int:
    """Write the modules of all languages, or with `--check` tell which are stale; the exit status."""
    stale = []
    for language in LANGUAGES:
        path, text = module_path(language), module_text(language)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in argv:
            stale.append(path.name)
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
    if stale:
        print(f"out of date: {', '.join(stale)}; run {COMMAND}", file=sys.stderr)
    return 1 if stale else 0


def module_path(language: str) -> Path:
    """Where a language's module stands."""
    return FOLDER / "compiled" / f"{module_name(language)}.py"


def module_text(language: str) -> str:
    """The text of a language's module, from its Fluent files in the order of their names.

    :raises CannotCompile: with the file and the line.
    """
    files = sorted((FOLDER / language).glob("*.ftl"))
    messages = compile_messages({file.name: file.read_text(encoding="utf-8") for file in files}, language)
    lines = [
        f'"""Made by `{COMMAND}` from ../{language}/*.ftl; do not edit."""',
        "",
        "from kribo.locales.patterns import Pattern, Select, Variable",
        "",
        "MESSAGES: dict[str, Pattern] = {",
        *(f"    {name!r}: {_python(pattern)}," for name, pattern in messages.items()),
        "}",
    ]
    return "\n".join(lines) + "\n"


def compile_messages(files: Mapping[str, str], language: str) -> dict[str, Pattern]:
    """The messages of a language's files, given as name and text.

    :raises CannotCompile: with the file and the line.
    """
    entries: dict[str, Entry] = {}
    for file, source in files.items():
        for name, entry in _entries(file, source):
            if name in entries:
                _refuse(entry, entry.pattern, f"{name} stands in {entries[name].file} already")
            entries[name] = entry
    compiler = _Compiler(entries, plural_of(language))
    return {name: compiler.compile(name) for name in entries if not name.startswith("-")}


def _entries(file: str, source: str) -> Iterator[tuple[str, Entry]]:
    """The messages and terms of one file."""
    for node in FluentParser().parse(source).body:
        match node:
            case ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as pattern, attributes=[]):
                yield name, Entry(pattern, file, source)
            case ast.Term(id=ast.Identifier(name=name), value=ast.Pattern() as pattern, attributes=[]):
                yield f"-{name}", Entry(pattern, file, source)
            case ast.Message(value=pattern) | ast.Term(value=pattern):
                _refuse(Entry(pattern or ast.Pattern([]), file, source), node, "attributes are not supported")
            case ast.Junk(annotations=annotations):
                reason = "; ".join(note.message or "" for note in annotations)
                _refuse(Entry(ast.Pattern([]), file, source), node, f"not Fluent: {reason}")


class _Compiler:
    """Turns entries into patterns; `facts` below are the arguments of the term being resolved, if any."""

    def __init__(self, entries: Mapping[str, Entry], plural: Plural) -> None:
        self._entries = entries
        self._plural = plural
        self._open: list[str] = []

    def compile(self, name: str, facts: Mapping[str, Fact] | None = None) -> Pattern:
        """The pattern of a message or, with its arguments as facts, of a term."""
        self._open.append(name)
        entry = self._entries[name]
        pattern = self._pattern(entry, entry.pattern, facts)
        self._open.pop()
        return pattern

    def _pattern(self, entry: Entry, pattern: ast.Pattern, facts: Mapping[str, Fact] | None) -> Pattern:
        parts: list[Part] = []
        for element in pattern.elements:
            found = self._element(entry, element, facts)
            for part in (found,) if isinstance(found, str) else found:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else tuple(parts)

    def _element(
        self, entry: Entry, element: ast.TextElement | ast.Placeable, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if isinstance(element, ast.TextElement):
            return element.value
        match element.expression:
            case ast.StringLiteral() | ast.NumberLiteral() as literal:
                return str(self._literal(entry, literal))
            case ast.VariableReference(id=ast.Identifier(name=name)) as node:
                return self._variable(entry, node, name, facts)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None) as node:
                return self._reference(entry, node, name, facts)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None) as node:
                return self._reference(entry, node, f"-{name}", self._arguments(entry, node))
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))) as node:
                return self._select(entry, node, name, facts)
            case other:
                _refuse(entry, other, f"{type(other).__name__} is not supported here")

    def _variable(
        self, entry: Entry, node: ast.BaseNode, name: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if facts is None:
            return (Variable(name),)
        if name not in facts:
            _refuse(entry, node, f"the term is used without its argument ${name}")
        return str(facts[name])

    def _reference(
        self, entry: Entry, node: ast.BaseNode, name: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if name not in self._entries:
            _refuse(entry, node, f"there is no {name}")
        if name in self._open:
            _refuse(entry, node, f"{name} refers to itself")
        return self.compile(name, facts)

    def _select(
        self, entry: Entry, node: ast.SelectExpression, on: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        variants = {
            self._key(entry, variant): self._pattern(entry, variant.value, facts) for variant in node.variants
        }
        default = next(self._key(entry, variant) for variant in node.variants if variant.default)
        if facts is None:
            return (Select(on, variants, default),)
        return choose(variants, default, facts[on], self._plural) if on in facts else variants[default]

    def _key(self, entry: Entry, variant: ast.Variant) -> Key:
        key = variant.key
        return key.name if isinstance(key, ast.Identifier) else self._literal(entry, key)

    def _arguments(self, entry: Entry, node: ast.TermReference) -> dict[str, Fact]:
        if node.arguments is None:
            return {}
        if node.arguments.positional:
            _refuse(entry, node, "a term takes named arguments only")
        return {
            argument.name.name: self._literal(entry, argument.value) for argument in node.arguments.named
        }

    def _literal(self, entry: Entry, literal: ast.StringLiteral | ast.NumberLiteral) -> Fact:
        if isinstance(literal, ast.StringLiteral):
            return str(literal.parse()["value"])
        if not literal.value.removeprefix("-").isdigit():
            _refuse(entry, literal, f"{literal.value} is not a whole number")
        return int(literal.value)


def _refuse(entry: Entry, node: ast.BaseNode, reason: str) -> NoReturn:
    span = getattr(node, "span", None)
    line = entry.source.count("\n", 0, span.start) + 1 if span else 1
    raise CannotCompile(f"{entry.file}:{line}: {reason}")


def _python(pattern: Pattern | Part) -> str:
    """A pattern as Python source; text of several lines gets a line for each of them."""
    match pattern:
        case str() if "\n" in pattern.rstrip("\n"):
            return "(\n" + "".join(f"        {line!r}\n" for line in pattern.splitlines(keepends=True)) + "    )"
        case str() | Variable():
            return repr(pattern)
        case Select(on, variants, default):
            inside = ", ".join(f"{key!r}: {_python(variant)}" for key, variant in variants.items())
            return f"Select({on!r}, {{{inside}}}, {default!r})"
        case _:
            return "(" + "".join(f"{_python(part)}, " for part in pattern).rstrip(" ") + ")"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
