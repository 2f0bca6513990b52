"""`python -m kribo.locales.compile`: make the Python modules of the catalogues from their Fluent files.

Serbian is written in Cyrillic; its files in Latin letters are made here too, before all else.

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
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from kribo.locales import LANGUAGES, module_name
from kribo.locales.patterns import Fact, Key, Part, Pattern, Select, Variable, choose
from kribo.locales.plurals import Plural, plural_of
from kribo.locales.serbian import latin_fluent
from kribo.locales.transliteration import CYRILLIC, LATIN, latin

FOLDER = Path(__file__).parent
COMMAND = "python -m kribo.locales.compile"


class CannotCompile(Exception):
    """A Fluent file that says what the compiler does not understand; the text begins with file and line."""


class Source(NamedTuple):
    """A Fluent file: its name and its text."""

    file: str
    text: str

    def refusal(self, node: ast.SyntaxNode, reason: str) -> CannotCompile:
        """The error for a node of this file."""
        line = self.text.count("\n", 0, node.span.start if node.span else 0) + 1
        return CannotCompile(f"{self.file}:{line}: {reason}")


class Entry(NamedTuple):
    """A message or a term, and where it stands."""

    pattern: ast.Pattern
    source: Source


def main(argv: Sequence[str]) -> int:
    """Write the modules of all languages, or with `--check` tell which are stale; the exit status."""
    try:
        stale = _update(write="--check" not in argv)
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        return 1
    if stale:
        print(f"out of date: {', '.join(stale)}; run {COMMAND}", file=sys.stderr)
    return 1 if stale else 0


def _update(*, write: bool) -> list[str]:
    """Write the files that are out of date, or else give their names."""
    stale = _renew(latin_files(), write=write)
    return stale + _renew(
        {module_path(language): module_text(language) for language in LANGUAGES}, write=write
    )


def _renew(files: Mapping[Path, str], *, write: bool) -> list[str]:
    stale = []
    for path, text in files.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        else:
            stale.append(path.name)
    return stale


def latin_files() -> dict[Path, str]:
    """The Serbian files in Latin letters: messages and rules."""
    makers = {".ftl": latin_fluent, ".md": latin}
    source = FOLDER / CYRILLIC
    return {
        FOLDER / LATIN / path.relative_to(source): makers[path.suffix](path.read_text(encoding="utf-8"))
        for path in sorted(source.rglob("*.*"))
    }


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
    for file, text in files.items():
        source = Source(file, text)
        for name, pattern in _patterns(source):
            if name in entries:
                raise source.refusal(pattern, f"{name} stands in {entries[name].source.file} already")
            entries[name] = Entry(pattern, source)
    compiler = _Compiler(entries, plural_of(language))
    return {name: compiler.compile(name) for name in entries if not name.startswith("-")}


def _patterns(source: Source) -> Iterator[tuple[str, ast.Pattern]]:
    """The messages and terms of one file; the name of a term begins with `-`."""
    for node in FluentParser().parse(source.text).body:
        match node:
            case ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as pattern, attributes=[]):
                yield name, pattern
            case ast.Term(id=ast.Identifier(name=name), value=ast.Pattern() as pattern, attributes=[]):
                yield f"-{name}", pattern
            case ast.Message() | ast.Term():
                raise source.refusal(node, "attributes are not supported")
            case ast.Junk(annotations=annotations):
                reason = "; ".join(note.message or "" for note in annotations)
                raise source.refusal(node, f"not Fluent: {reason}")


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
        pattern = self._pattern(entry.source, entry.pattern, facts)
        self._open.pop()
        return pattern

    def _pattern(self, source: Source, pattern: ast.Pattern, facts: Mapping[str, Fact] | None) -> Pattern:
        parts: list[Part] = []
        for element in pattern.elements:
            found = self._element(source, element, facts)
            for part in (found,) if isinstance(found, str) else found:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if not parts:
            return ""
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else tuple(parts)

    def _element(
        self, source: Source, element: ast.TextElement | ast.Placeable, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if isinstance(element, ast.TextElement):
            return element.value
        match element.expression:
            case ast.StringLiteral() | ast.NumberLiteral() as literal:
                return str(self._literal(source, literal))
            case ast.VariableReference(id=ast.Identifier(name=name)) as node:
                return self._variable(source, node, name, facts)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None) as node:
                return self._reference(source, node, name, facts)
            case ast.TermReference(id=ast.Identifier(name=name), attribute=None) as node:
                return self._reference(source, node, f"-{name}", self._arguments(source, node))
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name))) as node:
                return self._select(source, node, name, facts)
            case other:
                raise source.refusal(other, f"{type(other).__name__} is not supported here")

    def _variable(
        self, source: Source, node: ast.SyntaxNode, name: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if facts is None:
            return (Variable(name),)
        if name not in facts:
            raise source.refusal(node, f"the term is used without its argument ${name}")
        return str(facts[name])

    def _reference(
        self, source: Source, node: ast.SyntaxNode, name: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        if name not in self._entries:
            raise source.refusal(node, f"there is no {name}")
        if name in self._open:
            raise source.refusal(node, f"{name} refers to itself")
        return self.compile(name, facts)

    def _select(
        self, source: Source, node: ast.SelectExpression, on: str, facts: Mapping[str, Fact] | None
    ) -> Pattern:
        variants = {
            self._key(source, variant): self._pattern(source, variant.value, facts)
            for variant in node.variants
        }
        default = next(self._key(source, variant) for variant in node.variants if variant.default)
        if facts is None:
            return (Select(on, variants, default),)
        return choose(variants, default, facts[on], self._plural) if on in facts else variants[default]

    def _key(self, source: Source, variant: ast.Variant) -> Key:
        key = variant.key
        return key.name if isinstance(key, ast.Identifier) else self._literal(source, key)

    def _arguments(self, source: Source, node: ast.TermReference) -> dict[str, Fact]:
        if node.arguments is None:
            return {}
        if node.arguments.positional:
            raise source.refusal(node, "a term takes named arguments only")
        return {
            argument.name.name: self._literal(source, argument.value) for argument in node.arguments.named
        }

    def _literal(self, source: Source, literal: ast.StringLiteral | ast.NumberLiteral) -> Fact:
        if isinstance(literal, ast.StringLiteral):
            return str(literal.parse()["value"])
        if not literal.value.removeprefix("-").isdigit():
            raise source.refusal(literal, f"{literal.value} is not a whole number")
        return int(literal.value)


def _python(pattern: Pattern | Part) -> str:
    """A pattern as Python source; text of several lines gets a line for each of them."""
    match pattern:
        case str() if "\n" in pattern.rstrip("\n"):
            return (
                "(\n" + "".join(f"        {line!r}\n" for line in pattern.splitlines(keepends=True)) + "    )"
            )
        case str() | Variable():
            return repr(pattern)
        case Select(on, variants, default):
            inside = ", ".join(f"{key!r}: {_python(variant)}" for key, variant in variants.items())
            return f"Select({on!r}, {{{inside}}}, {default!r})"
        case _:
            return "(" + "".join(f"{_python(part)}, " for part in pattern).rstrip(" ") + ")"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
