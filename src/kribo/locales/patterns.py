"""What a compiled message is made of, and how it is filled in.

The compiler resolves references to messages and terms, so that only variables are left to fill in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kribo.locales.plurals import Plural

Fact = str | int
Key = str | int
Pattern = str | tuple["Part", ...]


class Variable(NamedTuple):
    """The place of a fact."""

    name: str


class Select(NamedTuple):
    """One of several patterns, chosen by a fact."""

    on: str
    variants: dict[Key, Pattern]
    default: Key


Part = str | Variable | Select


def fill(pattern: Pattern, facts: Mapping[str, Fact], plural: Plural) -> str:
    """The text of a pattern.

    :raises KeyError: with the name of a variable that `facts` lacks.
    """
    if isinstance(pattern, str):
        return pattern
    # Plain tests of types instead of `match`: half of what a playroom does is to fill patterns.
    parts: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Variable):
            parts.append(_text(facts[part.name]))
        else:
            parts.append(fill(choose(part.variants, part.default, facts[part.on], plural), facts, plural))
    return "".join(parts)


def choose(variants: Mapping[Key, Pattern], default: Key, fact: Fact, plural: Plural) -> Pattern:
    """The first variant whose key is the fact, or is the plural category of a number; else the default."""
    category = plural(fact) if isinstance(fact, int) else fact
    for key, pattern in variants.items():
        if key in (fact, category):
            return pattern
    return variants[default]


def _text(fact: Fact) -> str:
    # Anything else would be printed as Python writes it, which is nobody's language.
    if not isinstance(fact, str | int):
        raise TypeError(f"a fact must be a string or a whole number, not {fact!r}")
    # A hyphen would be drawn too short, and screen readers pass over it.
    return f"\N{MINUS SIGN}{-fact}" if isinstance(fact, int) and fact < 0 else str(fact)
