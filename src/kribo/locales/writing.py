"""How cards are written by hand: in the letters and words of a language, and in those of English.

A card is its rank and then its suit, `5H`, `10кар`, `damo-k`; of a suit's word the beginning is enough where
no other suit begins so, and what is a whole sign wins over beginnings. Serbian is read in either script.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeVar
from unicodedata import normalize

from kribo import cards
from kribo.cards import Card, Cards
from kribo.errors import BadText
from kribo.locales import LANGUAGES, catalogue

T = TypeVar("T")

SPELLINGS = {
    "ĉ": ("cx", "c"), "ĝ": ("gx", "g"), "ĥ": ("hx", "h"), "ĵ": ("jx", "j"), "ŝ": ("sx", "s"),
    "ŭ": ("ux", "u"),
    "č": ("c",), "ć": ("c",), "š": ("s",), "ž": ("z",), "đ": ("dj", "d"), "ё": ("е",),
}  # fmt: skip
"""What is typed for letters that a keyboard may lack; all letters of a word are replaced alike."""


def folded(text: str) -> str:
    """Text as it is compared: composed, without capitals."""
    return normalize("NFC", text).casefold()


def tongues(language: str) -> tuple[str, ...]:
    """The languages that somebody may type in: the own one, the other script of Serbian, English."""
    own = [language, *(other for other in LANGUAGES if other[:2] == language[:2])]
    return tuple(dict.fromkeys([*own, LANGUAGES[0]]))


def spellings(word: str) -> Iterator[str]:
    """A word, and the ways it is typed without its special letters."""
    yield word
    for way in (0, -1):
        typed = "".join(SPELLINGS.get(sign, (sign,))[way] for sign in word)
        if typed != word:
            yield typed


def meanings(messages: Mapping[str, T], language: str) -> dict[str, T]:
    """What each typed word means: the words stand in these messages, in all tongues that are read.

    A word spelt in full wins over one that lacks its special letters, and the own language over others.
    """
    in_full: dict[str, T] = {}
    instead: dict[str, T] = {}
    for tongue in tongues(language):
        say = catalogue(tongue)
        for message, meaning in messages.items():
            for word in folded(say(message)).split():
                in_full.setdefault(word, meaning)
                for typed in spellings(word):
                    instead.setdefault(typed, meaning)
    return instead | in_full


class Deck:
    """The signs of the ranks and the words of the suits, each with its number."""

    def __init__(self, ranks: Iterable[tuple[str, int]], suits: Iterable[tuple[str, int]]) -> None:
        self.ranks = tuple(dict.fromkeys(ranks))
        self.suits = tuple(dict.fromkeys(suits))

    def readings(self, word: str) -> Cards:
        """All cards that a word can mean, in their order; none when it names no card."""
        found = {
            4 * rank + suit
            for sign, rank in self.ranks
            if word.startswith(sign)
            for suit in self._suits(word[len(sign) :].removeprefix("-"))
        }
        return tuple(sorted(found))

    def rank(self, word: str) -> int | None:
        """The rank that a word is the sign of."""
        return next((rank for sign, rank in self.ranks if sign == word), None)

    def card(self, word: str) -> Card:
        """The one card that a word means.

        :raises BadText: `bad-card`; `which-card`, where it can mean several.
        """
        found = self.readings(folded(word))
        if not found:
            return cards.parse(word)
        if len(found) > 1:
            raise BadText("which-card", text=word, cards=found)
        return found[0]

    def _suits(self, text: str) -> set[int]:
        if not text:
            return set()
        whole = {suit for name, suit in self.suits if name == text}
        return whole or {suit for name, suit in self.suits if name.startswith(text)}


@cache
def deck(language: str) -> Deck:
    """The letters of a language, and after them those of the other tongues that it reads."""
    catalogues = [catalogue(tongue) for tongue in tongues(language)]
    return Deck(
        [sign for say in catalogues for sign in _signs(say("rank-signs"))],
        [sign for say in catalogues for sign in _signs(say("suit-words"))],
    )


def _signs(line: str) -> Iterator[tuple[str, int]]:
    """Each sign with its number; the signs of one rank or suit have strokes between them."""
    for number, signs in enumerate(folded(line).split()):
        for sign in signs.split("/"):
            for typed in spellings(sign):
                yield typed, number


def read_card(word: str, language: str) -> Card:
    """Read one card as somebody of a language writes it.

    :raises BadText: `bad-card`, `which-card`.
    """
    return cards.parse(word) if language == LANGUAGES[0] else deck(language).card(word)


def read_cards(text: str, language: str) -> Cards:
    """Read different cards with spaces or commas between them, as `kribo.cards.parse_all` does.

    :raises BadText: `bad-card`, `which-card`, `card-twice`.
    """
    words = text.replace(",", " ").split()
    return cards.check_different(tuple(read_card(word, language) for word in words))
