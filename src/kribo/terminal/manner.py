"""How somebody wants to be told: in how many words, with cards as letters or words, in plain lines, aloud."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import NamedTuple, cast

from kribo.announce.voice import CARD_STYLES, VERBOSITIES, CardStyle, Verbosity
from kribo.errors import BadText
from kribo.terminal.arguments import FLAG, Arguments, Choice, Kind
from kribo.terminal.screen import PACES, Pace, Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kribo.terminal.speech import Speaker

TELLING_OPTIONS: Mapping[str, Kind] = {
    "verbosity": Choice(*VERBOSITIES),
    "plain": FLAG,
    "speak": FLAG,
}
"""What every command takes that tells a game."""

CARD_OPTIONS: Mapping[str, Kind] = {"cards": Choice(*CARD_STYLES)}
"""What those take that make the sentences themselves."""

FULL_OPTIONS: Mapping[str, Kind] = {"full": FLAG, "pace": Choice(*PACES)}
"""What those take that can fill the screen: that it is wanted, and how fast it goes."""

VERBOSITY, CARDS, PLAIN, PACE = "KRIBO_VERBOSITY", "KRIBO_CARDS", "KRIBO_A11Y", "KRIBO_PACE"
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
        screen(arguments, environment),
    )


def verbosity(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> Verbosity | None:
    """How much somebody wants to hear; None who has not said."""
    return cast(Verbosity | None, _wish(arguments, "verbosity", VERBOSITY, environment))


def screen(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> Screen:
    """Where to tell: on lines or on the full screen, and aloud, too, where that was asked for.

    :raises BadText: `full-needs-terminal`, `full-not-installed`, where the full screen cannot be.
    """
    speaker = _speaker(arguments)
    if not (arguments.takes("full") and arguments.flag("full")):
        return Screen(speaker)
    if reason := why_lines(arguments, environment):
        raise BadText("full-needs-terminal", reason=reason)
    from importlib.util import find_spec

    if find_spec("textual") is None:
        raise BadText("full-not-installed")
    from kribo.terminal.full.fill import DrawnScreen

    return DrawnScreen(arguments.say, pace(arguments, environment), speaker)


def pace(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> Pace:
    """How fast the full screen goes; nothing moves where Textual is told not to animate."""
    still = environment.get("TEXTUAL_ANIMATIONS") == "none"
    return cast(Pace, _wish(arguments, "pace", PACE, environment) or ("instant" if still else "normal"))


def _speaker(arguments: Arguments) -> Speaker | None:
    if not arguments.flag("speak"):
        return None
    from kribo.terminal.speech import Speaker, find_program

    return Speaker(find_program(arguments.language))


def why_lines(arguments: Arguments, environment: Mapping[str, str] = os.environ) -> str:
    """Why only plain lines will do: a screen reader, a pipe, a poor terminal; or nothing."""
    if arguments.flag("plain"):
        return "plain"
    if environment.get(PLAIN, "") not in ("", "0"):
        return "reader"
    if environment.get("TERM") == "dumb":
        return "dumb"
    return "" if sys.stdin.isatty() and sys.stdout.isatty() else "pipe"


def _wish(arguments: Arguments, option: str, variable: str, environment: Mapping[str, str]) -> str | None:
    given = arguments.word(option)
    if given is None and (remembered := environment.get(variable)):
        kind = {**TELLING_OPTIONS, **CARD_OPTIONS, **FULL_OPTIONS}[option]
        kind.check(variable, (remembered,))
        return remembered
    return given
