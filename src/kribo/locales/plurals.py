"""Plural categories of whole numbers, as the "Language Plural Rules" of the Unicode CLDR have them."""

from __future__ import annotations

from collections.abc import Callable

Plural = Callable[[int], str]


def plural_of(language: str) -> Plural:
    """The rule of a language tag, by its first part: `sr-Latn` and `sr-Cyrl` share one.

    :raises KeyError: for a language that is not in the table.
    """
    return _RULES[language.partition("-")[0]]


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _russian(number: int) -> str:
    return _slavic(number, beyond="many")


def _serbian(number: int) -> str:
    return _slavic(number, beyond="other")


def _slavic(number: int, *, beyond: str) -> str:
    tens, units = abs(number) % 100, abs(number) % 10
    if units == 1 and tens != 11:
        return "one"
    if units in (2, 3, 4) and tens not in (12, 13, 14):
        return "few"
    return beyond


_RULES: dict[str, Plural] = {
    "en": _one_or_other,
    "eo": _one_or_other,
    "ru": _russian,
    "sr": _serbian,
}
