"""How somebody wants to be told: in how many words, with cards as letters or words, in plain lines, aloud."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import NamedTuple, cast

from kribo.announce.voice import CARD_STYLES, VERBOSITIES, CardStyle, Verbosity
from kribo.terminal.arguments import FLAG, Arguments, Choice, Kind
from kribo.terminal.screen import Screen

TELLING_OPTIONS: Mapping[str, Kind] = {
    "verbosity": Choice(*VERBOSITIES),
    "plain": FLAG,
    "speak": FLAG,
}
"""What every command takes that tells a game."""

CARD_OPTIONS: Mapping[str, Kind] = {"cards": Choice(*CARD_STYLES)}
"""What those take that make the sentences themselves."""

VERBOSITY, CARDS, PLAIN = "KRIBO_VERBOSITY", "KRIBO_CARDS", "KRIBO_A11Y"
"""The environment variables that remember it from one time to the next."""


class Manner(NamedTuple):
    """The wishes of a reader; None for the usual."""

    verbosity: Verbosity = "normal"
    cards: CardStyle | None = None
    screen: Screen = Screen()


def manner(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> Manner:
    """What the options say, else the environment.

    A voice that is to be listened to says cards in words unless letters are wanted: it would spell 5H.

    :raises BadText: `bad-choice`; `no-speech`, `no-voice`, where there is nobody to speak.
    """
    speaks = arguments.flag("speak")
    cards = _wish(arguments, "cards", CARDS, environment) if arguments.takes("cards") else None
    return Manner(
        verbosity(arguments, environment) or "normal",
        cast(CardStyle | None, cards or ("words" if speaks else None)),
        screen(arguments),
    )


def verbosity(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> Verbosity | None:
    """How much somebody wants to hear; None who has not said."""
    return cast(Verbosity | None, _wish(arguments, "verbosity", VERBOSITY, environment))


def screen(arguments: Arguments) -> Screen:
    """Where to tell: aloud, too, where that was asked for."""
    if not arguments.flag("speak"):
        return Screen()
    from kribo.terminal.speech import Speaker, find_program

    return Screen(Speaker(find_program(arguments.language)))


def wants_lines(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether only plain lines will do: for a screen reader, a pipe, a terminal that can do no more."""
    return (
        arguments.flag("plain")
        or environment.get(PLAIN, "") not in ("", "0")
        or environment.get("TERM") == "dumb"
        or not (sys.stdin.isatty() and sys.stdout.isatty())
    )


def _wish(arguments: Arguments, option: str, variable: str, environment: Mapping[str, str]) -> str | None:
    given = arguments.word(option)
    if given is None and (remembered := environment.get(variable)):
        kind = {**TELLING_OPTIONS, **CARD_OPTIONS}[option]
        kind.check(variable, (remembered,))
        return remembered
    return given
