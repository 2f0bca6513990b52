"""Voices and random games for the tests of what is said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from kribo import game
from kribo.announce.voice import Company, Verbosity, Voice
from kribo.game.actions import Action, Seat
from kribo.game.events import Event
from kribo.game.state import State
from kribo.locales import catalogue
from kribo.rules import Rules
from kribo.testing import random_action
from kribo.variants import ALL

NAMES = ("Ana", "Петар", "Ĉapeko", "O'Neill", "Vaux", "李")
SAY = catalogue("en")
VERBOSITIES: tuple[Verbosity, ...] = ("brief", "normal", "full")

GAMES = {
    **ALL,
    "strict": ALL["six-card"].with_options(
        {"counting": "strict", "manual_pegging": "on", "heels": "claimed"}
    ),
    "muggins": ALL["three-handed"].with_options({"counting": "muggins", "over_penalty": "on"}),
    "caller": ALL["partners"].with_options({"counting": "strict", "transfer": "caller"}),
    "timed": ALL["five-card"].with_options({"counting": "self", "count_seconds": "15"}),
    "assisted": ALL["six-card"].with_options({"counting": "assisted", "first_dealer": "random"}),
    "seven": ALL["seven-card"].with_options({"seven_crib": "5", "skunk": "lurch"}),
    "may": ALL["five-card"].with_options({"single_go": "may", "three_for_last": "each_deal"}),
    "passed": ALL["auction"].with_options({"auction_open": "may_pass", "auction_when": "before_discards"}),
}


def voice(rules: Rules, listener: Seat | None = None, verbosity: Verbosity = "normal") -> Voice:
    """A voice to one of six people, the last of whom is a bot."""
    bots = ("",) * (rules.seats - 1) + ("basic",)
    return Voice(SAY, Company(rules, NAMES[: rules.seats], bots), listener, verbosity)


class Moment(NamedTuple):
    """A state, what is done in it, and what happens."""

    state: State
    action: Action
    events: tuple[Event, ...]
    after: State


def moments(rules: Rules, seed: int, most: int = 400) -> Iterator[Moment]:
    """The beginning of a game of random actions."""
    chance = Random(seed)
    state = game.new(rules)
    while not isinstance(state.stage, game.state.Over) and most:
        action = random_action(state, chance)
        after, events = game.apply(state, action)
        yield Moment(state, action, events, after)
        state, most = after, most - 1
