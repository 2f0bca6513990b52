"""Every language says all that English says, with the same facts, and as its grammar wants it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kribo.cards import PACK, rank, suit
from kribo.commands import ACTIONS, QUERIES
from kribo.locales import LANGUAGES, RANKS, SUITS, catalogue
from kribo.locales.compile import FOLDER, latin_files
from kribo.locales.writing import deck, folded
from kribo.terminal.table_words import TABLE_COMMANDS
from tests.locales.fluent_grid import selectors, variables

ENGLISH = catalogue("en")
OTHERS = LANGUAGES[1:]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {
    "en": {"one", "other"},
    "eo": {"one", "other"},
    "ru": {"one", "few", "many"},
    "sr-Latn": {"one", "few", "other"},
    "sr-Cyrl": {"one", "few", "other"},
}
"""The categories that whole numbers have; Russian has `other` for fractions only."""

IN_ANOTHER_CASE = {"card": "card_acc", "card_acc": "card", "cards": "cards_acc"}
"""Facts that come with others, so that a language may choose among them."""

BUTTONS = 18
GROWTH = 1.4

PLURALS = {
    "en": {
        "points": "0 points,1 point,2 points,5 points,11 points,21 points,22 points,25 points",
        "points-acc": "0 points,1 point,2 points,5 points,11 points,21 points,22 points,25 points",
        "cards": "0 cards,1 card,2 cards,5 cards,11 cards,21 cards,22 cards,25 cards",
        "cards-acc": "0 cards,1 card,2 cards,5 cards,11 cards,21 cards,22 cards,25 cards",
    },
    "eo": {
        "points": "0 poentoj,1 poento,2 poentoj,5 poentoj,11 poentoj,21 poentoj,22 poentoj,25 poentoj",
        "points-acc": "0 poentojn,1 poenton,2 poentojn,5 poentojn,11 poentojn,21 poentojn,22 poentojn,"
        "25 poentojn",
        "cards": "0 kartoj,1 karto,2 kartoj,5 kartoj,11 kartoj,21 kartoj,22 kartoj,25 kartoj",
        "cards-acc": "0 kartojn,1 karton,2 kartojn,5 kartojn,11 kartojn,21 kartojn,22 kartojn,25 kartojn",
    },
    "ru": {
        "points": "0 очков,1 очко,2 очка,5 очков,11 очков,21 очко,22 очка,25 очков",
        "points-acc": "0 очков,1 очко,2 очка,5 очков,11 очков,21 очко,22 очка,25 очков",
        "cards": "0 карт,1 карта,2 карты,5 карт,11 карт,21 карта,22 карты,25 карт",
        "cards-acc": "0 карт,1 карту,2 карты,5 карт,11 карт,21 карту,22 карты,25 карт",
    },
    "sr-Cyrl": {
        "points": "0 поена,1 поен,2 поена,5 поена,11 поена,21 поен,22 поена,25 поена",
        "points-acc": "0 поена,1 поен,2 поена,5 поена,11 поена,21 поен,22 поена,25 поена",
        "cards": "0 карата,1 карта,2 карте,5 карата,11 карата,21 карта,22 карте,25 карата",
        "cards-acc": "0 карата,1 карту,2 карте,5 карата,11 карата,21 карту,22 карте,25 карата",
    },
    "sr-Latn": {
        "points": "0 poena,1 poen,2 poena,5 poena,11 poena,21 poen,22 poena,25 poena",
        "points-acc": "0 poena,1 poen,2 poena,5 poena,11 poena,21 poen,22 poena,25 poena",
        "cards": "0 karata,1 karta,2 karte,5 karata,11 karata,21 karta,22 karte,25 karata",
        "cards-acc": "0 karata,1 kartu,2 karte,5 karata,11 karata,21 kartu,22 karte,25 karata",
    },
}
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25)

# In the order of RANKS, nominative and accusative.
RANK_WORDS = {
    "en": ("ace two three four five six seven eight nine ten jack queen king",) * 2,
    "eo": (
        "aso duo trio kvaro kvino seso sepo oko naŭo deko fanto damo reĝo",
        "ason duon trion kvaron kvinon seson sepon okon naŭon dekon fanton damon reĝon",
    ),
    "ru": (
        "туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король",
        "туза двойку тройку четвёрку пятёрку шестёрку семёрку восьмёрку девятку десятку валета даму короля",
    ),
    "sr-Latn": (
        "kec dvojka trojka četvorka petica šestica sedmica osmica devetka desetka žandar dama kralj",
        "keca dvojku trojku četvorku peticu šesticu sedmicu osmicu devetku desetku žandara damu kralja",
    ),
    "sr-Cyrl": (
        "кец двојка тројка четворка петица шестица седмица осмица деветка десетка жандар дама краљ",
        "кеца двојку тројку четворку петицу шестицу седмицу осмицу деветку десетку жандара даму краља",
    ),
}
# In the order of SUITS, nominative and accusative.
SUIT_WORDS = {
    "en": ("clubs diamonds hearts spades",) * 2,
    "eo": ("trefa karoa kera pika", "trefan karoan keran pikan"),
    "ru": ("треф бубён червей пик",) * 2,
    "sr-Latn": ("tref karo herc pik",) * 2,
    "sr-Cyrl": ("треф каро херц пик",) * 2,
}


def a_card(language: str, ranks: str, suits: str) -> str:
    """A card's name: English says of, Esperanto puts the suit first."""
    if language == "en":
        return f"{ranks} of {suits}"
    return f"{suits} {ranks}" if language == "eo" else f"{ranks} {suits}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "message"), [(0, "card-nom"), (1, "card-acc")])
def test_the_name_of_every_card(language: str, place: int, message: str) -> None:
    say = catalogue(language)
    ranks, suits = RANK_WORDS[language][place].split(), SUIT_WORDS[language][place].split()
    for card in PACK:
        said = say(message, rank=RANKS[rank(card)], suit=SUITS[suit(card)])
        assert said == a_card(language, ranks[rank(card)], suits[suit(card)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["points", "points-acc", "cards", "cards-acc"])
def test_counted_things(language: str, message: str) -> None:
    say = catalogue(language)
    assert [say(message, n=number) for number in COUNTS] == PLURALS[language][message].split(",")


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_too_much(language: str) -> None:
    messages = catalogue(language).messages
    assert not set(ENGLISH.messages) - set(messages)
    assert not set(messages) - set(ENGLISH.messages) - _references(language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_needs_only_the_facts_of_the_english_one(language: str) -> None:
    for name, pattern in catalogue(language).messages.items():
        if name in ENGLISH.messages:
            given = variables(ENGLISH.messages[name])
            given |= {IN_ANOTHER_CASE[fact] for fact in given if fact in IN_ANOTHER_CASE}
            assert variables(pattern) <= given, name


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_selects_by_keys_that_english_knows(language: str) -> None:
    """A misspelt key would never be chosen."""
    known = _known_keys()
    for name, pattern in catalogue(language).messages.items():
        for fact, keys in selectors(pattern).items():
            words = {key for key in keys if isinstance(key, str)} - CATEGORIES
            assert words <= known.get(fact, set()), (name, fact)


def _known_keys() -> dict[str, set[str | int]]:
    known: dict[str, set[str | int]] = {"setting": {"bank", "increment", "seconds"}}
    for pattern in ENGLISH.messages.values():
        for fact, keys in selectors(pattern).items():
            known.setdefault(fact, set()).update(keys)
    known["value"] |= set(LANGUAGES)
    return known


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_gives_every_form(language: str) -> None:
    """Two forms are enough only for a case with no more, which is `one` beside all others (из 21 партии)."""
    for file, node in _selects(language):
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
        if keys & CATEGORIES and keys <= CATEGORIES and keys != {"other"}:
            complete = keys >= NEEDED[language] or keys in ({"one", "other"}, {"few", "other"})
            assert complete, (file, _text(file, language, node))
            assert keys <= NEEDED[language] | {"other"}, (file, _text(file, language, node))


def _selects(language: str) -> Iterator[tuple[str, fluent.SelectExpression]]:
    for path in sorted((FOLDER / language).glob("*.ftl")):
        collected = _Selects()
        collected.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        yield from ((path.name, node) for node in collected.found)


def _text(file: str, language: str, node: fluent.SyntaxNode) -> str:
    source = (FOLDER / language / file).read_text(encoding="utf-8")
    assert node.span
    return source[node.span.start : node.span.end]


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[fluent.SelectExpression] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        self.found.append(node)
        self.generic_visit(node)


def _references(language: str) -> set[str]:
    found = _References()
    for path in (FOLDER / language).glob("*.ftl"):
        found.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return found.names


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_word_means_two_things_or_a_card(language: str) -> None:
    meanings: dict[str, str] = {}
    for tongue in (language, "en"):
        commands = [f"command-{name}" for name in (*QUERIES, *ACTIONS)]
        for name in [*commands, *(f"table-command-{name}" for name in TABLE_COMMANDS)]:
            for word in folded(catalogue(tongue)(name)).split():
                assert meanings.setdefault(word, name) == name, word
                assert not deck(language).readings(word), word


@pytest.mark.parametrize("language", OTHERS)
def test_labels_do_not_outgrow_their_places(language: str) -> None:
    """What is as short as a button in English stays so."""
    say = catalogue(language)
    for name, english in ENGLISH.messages.items():
        text = say.messages[name]
        if name.startswith("web-") and isinstance(english, str) and isinstance(text, str):
            most = max(BUTTONS, GROWTH * len(english)) if len(english) < BUTTONS else 2 * len(english)
            assert len(text) <= most, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_primary_button_has_a_short_label(language: str) -> None:
    """The longest of its texts, with a name of six letters, has 18 characters."""
    facts: dict[str, str | int] = {
        "player": "Andrea",
        "n": 2,
        "index": "9",
        "suit": "diamonds",
        "what": "deal",
    }
    for name in ENGLISH.messages:
        if name.startswith("web-primary-"):
            assert len(catalogue(language)(name, **facts)) <= BUTTONS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_composed_and_lines_end_clean(language: str) -> None:
    for path in _sources(language):
        text = path.read_text(encoding="utf-8")
        assert unicodedata.is_normalized("NFC", text), path
        assert not re.search(r"[ \t]+$", text, re.MULTILINE), path


@pytest.mark.parametrize("language", ["ru", "sr-Cyrl", "sr-Latn"])
def test_no_word_mixes_alphabets(language: str) -> None:
    # Two letters are a card.
    mixed = re.compile(r"\b(?=\w*[a-zčćđšž])(?=\w*[\u0400-\u04ff])\w{3,}", re.IGNORECASE)
    for path in _sources(language):
        assert not mixed.search(path.read_text(encoding="utf-8")), path


def test_serbian_latin_is_what_is_made_of_cyrillic() -> None:
    for path, text in latin_files().items():
        assert path.read_text(encoding="utf-8") == text, "run: make locales"
        assert not re.search("[\u0400-\u04ff]", re.sub(r'"[^"\n]*"', "", text)), path
    made = {path.relative_to(FOLDER / "sr-Latn") for path in latin_files()}
    assert {path.relative_to(FOLDER / "sr-Latn") for path in _sources("sr-Latn")} == made


@pytest.mark.parametrize("language", ["ru"])
def test_russian_writes_yo(language: str) -> None:
    """Speech engines misread words that lack it; these are those of the game and the commonest others."""
    without = re.compile(
        r"\b(еще|ее|счет\w*|четверк\w*|пятерк\w*|шестерк\w*|семерк\w*|восьмерк\w*|трех|четырех|партнер\w*|"
        r"кладет\w*|сдает\w*|дает\w*|идет\w*|ждет\w*|берет\w*|зачтен\w*|объявлен\w+ное|чье|свое|мое|твое|все-таки|учетн\w*)\b",
        re.IGNORECASE,
    )
    for path in _sources(language):
        assert not (found := without.search(path.read_text(encoding="utf-8"))), (path, found)


def _sources(language: str) -> list[Path]:
    folder = FOLDER / language
    return sorted([*folder.glob("*.ftl"), *folder.glob("rules/*.md")])


# The rules


CLAUSES = re.compile(r"^\*\*(\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
HEADINGS = re.compile(r"^(#+) ", re.MULTILINE)
LINKS = re.compile(r"\]\(([^)]+)\)")
CODE = re.compile(r"`([^`]+)`")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", sorted(path.name for path in (FOLDER / "en" / "rules").glob("*.md")))
def test_a_page_of_rules_has_the_clauses_of_the_english_one(language: str, page: str) -> None:
    english = (FOLDER / "en" / "rules" / page).read_text(encoding="utf-8")
    text = (FOLDER / language / "rules" / page).read_text(encoding="utf-8")
    assert CLAUSES.findall(text) == CLAUSES.findall(english)
    assert HEADINGS.findall(text) == HEADINGS.findall(english)
    files = [link.partition("#")[0] for link in LINKS.findall(text)]
    assert files == [link.partition("#")[0] for link in LINKS.findall(english)]
    assert all((FOLDER / language / "rules" / file).is_file() for file in files)
    assert set(CODE.findall(english)) <= set(CODE.findall(text))
