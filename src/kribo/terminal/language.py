"""The reader's language on a command line: `--lang`, else `KRIBO_LANG`, else the system's locale."""

from __future__ import annotations

import os

from kribo.errors import BadText
from kribo.locales import LANGUAGES, known_language
from kribo.locales.tags import VARIABLE, language_of_system

OPTION = "--lang"


def chosen(words: list[str]) -> tuple[list[str], str]:
    """The words of a command line without `--lang`, wherever it stands before a `--`, and the language.

    :raises BadText: `unknown-language`; `option-needs-value`, `option-twice`.
    """
    rest, tag = _without_option(words)
    tag = tag or os.environ.get(VARIABLE, "")
    return rest, known_language(tag) if tag else language_of_system(os.environ)


def for_complaints(words: list[str]) -> str:
    """The language to say in what is wrong with a command line, `--lang` itself perhaps."""
    for attempt in (words, []):
        try:
            return chosen(attempt)[1]
        except BadText:
            continue
    return LANGUAGES[0]


def _without_option(words: list[str]) -> tuple[list[str], str]:
    rest: list[str] = []
    tag = ""
    left = iter(words)
    for word in left:
        if word == "--":
            return [*rest, word, *left], tag
        name, equals, value = word.partition("=")
        if name != OPTION:
            rest.append(word)
            continue
        if tag:
            raise BadText("option-twice", option=OPTION)
        tag = value if equals else next(left, "")
        if not tag or tag.startswith("-"):
            raise BadText("option-needs-value", option=OPTION)
    return rest, tag
