"""All words that people read, by language.

The sources are the Fluent files `<language>/*.ftl`; `kribo.locales.compile` makes a Python module of each
language, since reading Fluent at every start would take longer than most commands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module

from kribo.cards import Card, rank, suit
from kribo.errors import BadText, KriboError
from kribo.locales.patterns import Fact, Pattern, fill
from kribo.locales.plurals import plural_of
from kribo.locales.tags import LANGUAGES as LANGUAGES
from kribo.locales.tags import language_of

RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
SUITS = ("clubs", "diamonds", "hearts", "spades")
"""What messages about a card select by."""


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

    def decimal(self, number: float, digits: int, *, signed: bool = False) -> str:
        """A number with so many decimals, written as readers of the language do."""
        shown = f"{number:+.{digits}f}" if signed else f"{number:.{digits}f}"
        return shown if self.language == LANGUAGES[0] else shown.replace(".", ",")


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, named as in LANGUAGES.

    :raises BadText: `unknown-language` with the language and those that are known.
    """
    if language not in LANGUAGES:
        raise unknown(language)
    module = import_module(f"kribo.locales.compiled.{module_name(language)}")
    return Catalogue(language, module.MESSAGES)


def known_language(tag: str) -> str:
    """The language that somebody named, in any case.

    :raises BadText: `unknown-language`.
    """
    language = language_of(tag)
    if language is None:
        raise unknown(tag)
    return language


def unknown(language: str) -> BadText:
    """The refusal of a language that there is not."""
    return BadText("unknown-language", language=language, known=LANGUAGES)


def module_name(language: str) -> str:
    """The name of a language's compiled module: `sr_latn` for `sr-Latn`."""
    return language.lower().replace("-", "_")


def letters(say: Catalogue, card: Card) -> str:
    """A card in the letters of a language: `5H`, `5Ч`."""
    return say("card-letters", rank=RANKS[rank(card)], suit=SUITS[suit(card)])


def letters_of(say: Catalogue, cards: Iterable[Card]) -> str:
    """Several cards with spaces between them."""
    return " ".join(letters(say, card) for card in cards)


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
            return letters(say, fact)
        case str() | int():
            return fact
        case Sequence() if not fact:
            return "none"
        case Sequence() if name in ("cards", "playable"):
            return letters_of(say, fact)
        case Sequence():
            return ", ".join(map(str, fact))
        case _:
            raise TypeError(f"the fact {name} of an error cannot be said: {fact!r}")
