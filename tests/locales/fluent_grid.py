"""What `fluent.runtime` makes of Fluent files, and the facts to compare it with ours over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from kribo.locales.patterns import Fact, Pattern, Select, Variable

NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 101, 1234)


def bundle(files: Mapping[str, str], language: str) -> FluentBundle:
    """The files of a language as the reference implementation reads them."""
    made = FluentBundle([language], use_isolating=False)
    for source in files.values():
        made.add_resource(FluentResource(source))
    return made


def expected(reference: FluentBundle, message: str, facts: Mapping[str, Fact]) -> str:
    """The reference's text of a message, numbers in digits with a minus sign; complaints are failures."""
    plain = {
        name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
        for name, fact in facts.items()
    }
    pattern = reference.get_message(message).value
    assert pattern
    text, errors = reference.format_pattern(pattern, plain)
    assert not errors
    below = [fact for fact in facts.values() if isinstance(fact, int) and fact < 0]
    return reduce(
        lambda said, number: said.replace(f"{number}", f"\N{MINUS SIGN}{-number}"), below, str(text)
    )


def variables(pattern: Pattern) -> set[str]:
    """The facts that a pattern may need."""
    return {part.name for part in _parts(pattern) if isinstance(part, Variable)} | set(selectors(pattern))


def selectors(pattern: Pattern) -> dict[str, set[Fact]]:
    """The facts that a pattern selects by, and all keys it has for each."""
    found: dict[str, set[Fact]] = {}
    for part in _parts(pattern):
        if isinstance(part, Select):
            found.setdefault(part.on, set()).update(part.variants)
    return found


def grid(pattern: Pattern) -> Iterator[dict[str, Fact]]:
    """Facts that reach every variant of a pattern; those it only prints are all strings, then all numbers."""
    chosen = selectors(pattern)
    printed = variables(pattern) - set(chosen)
    values = [sorted(_tried(keys), key=str) for keys in chosen.values()]
    for combination in product(*values):
        selected = dict(zip(chosen, combination, strict=True))
        yield {**selected, **dict.fromkeys(printed, "some “text”")}
        yield {**selected, **dict.fromkeys(printed, 1234)}


def _tried(keys: set[Fact]) -> set[Fact]:
    """The facts to try where these are the keys of a selector."""
    if any(isinstance(key, int) for key in keys):
        # The string "other" meets the key 0 in fluent.runtime, which takes the plural category of the key.
        keys = {key for key in keys if isinstance(key, int)}
    return keys | {*NUMBERS, "something else"}


def _parts(pattern: Pattern) -> Iterator[str | Variable | Select]:
    for part in (pattern,) if isinstance(pattern, str) else pattern:
        yield part
        if isinstance(part, Select):
            for variant in part.variants.values():
                yield from _parts(variant)
