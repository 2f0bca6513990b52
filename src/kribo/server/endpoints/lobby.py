"""What tables can be made of, and the rules in words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kribo.announce import pages
from kribo.announce.answers import option, variant_line
from kribo.announce.bots import bot_name
from kribo.locales import Catalogue, catalogue
from kribo.notation import NAME_LENGTH
from kribo.rules import MATCH_VALUES, OPTIONS, Rules
from kribo.server import reader
from kribo.server.api import Call, Endpoints
from kribo.server.messages import Word
from kribo.table.hosted import levels
from kribo.table.table import SayGo
from kribo.variants import ALL, find
from kribo.variants.presets import PRESETS, Preset

ENDPOINTS = Endpoints()

Options = Annotated[dict[Word, Word], Meta(max_length=60)]


class Numbers(Struct, frozen=True):
    """The whole numbers that an option may be."""

    least: int
    most: int


class ValueInfo(Struct, frozen=True):
    """A value of an option, and what it means."""

    value: str
    say: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option: its usual value with its meaning, and what else it can be."""

    name: str
    usual: str
    say: str
    values: list[ValueInfo]
    numbers: Numbers | None
    forms: list[str]


class VariantInfo(Struct, frozen=True, kw_only=True):
    """A game."""

    name: str
    say: str
    seats: int
    sides: int
    target: int
    options: list[OptionInfo]


class PresetInfo(Struct, frozen=True, kw_only=True):
    """Options that go together."""

    name: str
    variant: str
    options: dict[str, str]
    say_go: SayGo


class Named(Struct, frozen=True, kw_only=True):
    """Something with a name for people."""

    name: str
    say: str


class Phrase(Struct, frozen=True, kw_only=True):
    """Something that can be said by a press."""

    id: str
    say: str


class LimitsInfo(Struct, frozen=True, kw_only=True):
    """The most characters of a name and of a chat text, the most bytes of a message and of a record."""

    name: int
    chat: int
    message: int
    record: int


class CatalogueInfo(Struct, frozen=True, kw_only=True):
    """What tables can be made of."""

    variants: list[VariantInfo]
    presets: list[PresetInfo]
    levels: list[Named]
    phrases: list[Phrase]
    limits: LimitsInfo
    grace_seconds: int


class RulesAsked(Struct, frozen=True):
    """A game and the options that differ from its own."""

    variant: Word
    options: Options = {}


class RulesInfo(Struct, frozen=True, kw_only=True):
    """Rules with every option, and all of them in plain words."""

    variant: str
    options: dict[str, str]
    say: list[str]


class PageInfo(Struct, frozen=True, kw_only=True):
    """A page of the rules, in Markdown."""

    variant: str
    text: str


@ENDPOINTS.add("GET", "/api/catalogue")
async def catalogue_of_tables(call: Call) -> CatalogueInfo:
    """What tables can be made of: games, options, presets, levels of bots, phrases."""
    say, settings = catalogue(call.visitor.language), call.house.settings
    return CatalogueInfo(
        variants=[_variant(rules, say) for rules in ALL.values()],
        presets=[_preset(name, preset) for name, preset in PRESETS.items()],
        levels=[Named(name=level, say=bot_name(level, 0, say)) for level in levels()],
        phrases=[Phrase(id=phrase, say=reader.phrase(phrase, say)) for phrase in reader.PHRASES],
        limits=LimitsInfo(
            name=NAME_LENGTH,
            chat=settings.chat_characters,
            message=settings.message_size,
            record=settings.record_size,
        ),
        grace_seconds=int(settings.grace),
    )


@ENDPOINTS.add("POST", "/api/rules")
async def check_rules(call: Call, body: RulesAsked) -> RulesInfo:
    """Check rules and say all of them in plain words."""
    rules = find(body.variant).with_options(body.options)
    return RulesInfo(
        variant=rules.name,
        options=rules.options(),
        say=list(reader.rules_lines(rules, call.visitor.language)),
    )


@ENDPOINTS.add("GET", "/api/rules/{variant}")
async def rules_page(call: Call, variant: str) -> PageInfo:
    """The page of the rules of a game, or on `counting` or `options`."""
    return PageInfo(variant=variant, text=pages.rules_page(variant, call.visitor.language))


def _preset(name: str, preset: Preset) -> PresetInfo:
    say_go: SayGo = "myself" if preset.say_go == "myself" else "for_me"
    return PresetInfo(name=name, variant=preset.variant, options=dict(preset.options), say_go=say_go)


def _variant(rules: Rules, say: Catalogue) -> VariantInfo:
    return VariantInfo(
        name=rules.name,
        say=variant_line(rules, say),
        seats=rules.seats,
        sides=rules.sides,
        target=rules.target,
        options=[_option(name, usual, say) for name, usual in rules.options().items()],
    )


def _option(name: str, usual: str, say: Catalogue) -> OptionInfo:
    words: list[ValueInfo] = []
    numbers, forms = None, []
    for value in OPTIONS[name].values:
        least, dots, most = value.partition("..")
        if dots:
            numbers = Numbers(int(least), int(most))
        elif name == "match" and value != MATCH_VALUES[0]:
            forms.append(value)
        else:
            words.append(ValueInfo(value, option(name, value, say)))
    return OptionInfo(
        name=name, usual=usual, say=option(name, usual, say), values=words, numbers=numbers, forms=forms
    )
