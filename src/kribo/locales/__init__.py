"""All words that people read, by language.

The sources are the Fluent files `<language>/*.ftl`; `kribo.locales.compile` makes a Python module of each
language, since reading Fluent at every start would take longer than most commands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from kribo.cards import text, texts
from kribo.errors import BadText, KriboError
from kribo.locales.patterns import Fact, Pattern, fill
from kribo.locales.plurals import plural_of

LANGUAGES = ("en",)
"""The languages there are, as language tags; the first is the one that all others are translated from."""


class Catalogue:
    """The messages of one language; call it with a message's name and its facts."""

    def __init__(self, language: str, messages: dict[str, Pattern]) -> None:
        self.language = language
        self.messages = messages
        self._plural = plural_of(language)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The text of a message; facts it has no use for are ignored.

        :raises LookupError: when there is no such message, or when it needs a fact that is not given.
        """
        if message not in self.messages:
            raise LookupError(f"no message {message!r} in the catalogue {self.language!r}")
        try:
            return fill(self.messages[message], facts, self._plural)
        except KeyError as missing:
            raise LookupError(f"message {message!r} needs the fact {missing}") from None


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language.

    :raises BadText: `unknown-language` with the language and those that are known.
    """
    if language not in LANGUAGES:
        raise BadText("unknown-language", language=language, known=LANGUAGES)
    module = import_module(f"kribo.locales.compiled.{module_name(language)}")
    return Catalogue(language, module.MESSAGES)


def module_name(language: str) -> str:
    """The name of a language's compiled module: `sr_latn` for `sr-Latn`."""
    return language.lower().replace("-", "_")


def sentence(say: Catalogue, error: KriboError) -> str:
    """What went wrong, in the language of `say`: the message `error-<code>` with the error's facts."""
    return say(f"error-{error.code}", **{name: _said(say, name, fact) for name, fact in error.facts.items()})


def _said(say: Catalogue, name: str, fact: object) -> Fact:
    """A fact of an error as its message shows it; cards are known by the fact's name.

    A sequence of nothing is the word `none`, for the message to select by. An error is its sentence.
    """
    match fact:
        case KriboError():
            return sentence(say, fact)
        case int() if name == "card":
            return text(fact)
        case str() | int():
            return fact
        case Sequence() if not fact:
            return "none"
        case Sequence() if name in ("cards", "playable"):
            return texts(fact)
        case Sequence():
            return ", ".join(map(str, fact))
        case _:
            raise TypeError(f"the fact {name} of an error cannot be said: {fact!r}")
