"""What is said to a reader: in the reader's language, from the reader's seat, as much as the reader likes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import ceil
from typing import NamedTuple

from kribo.announce import answers, results
from kribo.announce.asking import asked
from kribo.announce.events import sentences
from kribo.announce.pages import rules_page
from kribo.announce.refusals import refusal
from kribo.announce.voice import CardStyle, Company, Verbosity, Voice
from kribo.commands import Query
from kribo.errors import KriboError
from kribo.game import view
from kribo.game.actions import Seat
from kribo.game.events import Event
from kribo.game.view import View
from kribo.locales import Catalogue, catalogue, sentence
from kribo.locales.patterns import Fact
from kribo.rules import Rules
from kribo.table.clock import ClockRules
from kribo.table.hosted import Hosted
from kribo.table.live import LiveGame

PHRASES = (
    "hello", "good-luck", "well-played", "nice-hand", "thanks", "sorry", "one-moment", "back", "rematch",
    "goodbye",
)  # fmt: skip
"""The ids of what can be said by a press; the words are the messages `phrase-<id>`."""

REMEMBERED = 20_000
"""Sentences kept for each language; most of what is said at one table was said at another."""


class Remembering(Catalogue):
    """A catalogue that keeps what it said last."""

    def __init__(self, first: Catalogue) -> None:
        super().__init__(first.language, first.messages)
        self._say = lru_cache(REMEMBERED)(super().__call__)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """See `Catalogue`."""
        return self._say(message, **facts)


@cache
def words(language: str) -> Catalogue:
    """The catalogue of a language for what is said at tables.

    :raises BadText: `unknown-language`.
    """
    return Remembering(catalogue(language))


class Ears(NamedTuple):
    """How somebody listens: through which seat, in what language, how much, cards in which style."""

    seat: Seat | None
    language: str
    verbosity: Verbosity
    card_style: CardStyle | None = None


def company_of(hosted: Hosted) -> Company:
    """Those who sit at a table, as sentences need them."""
    names = tuple(chair.name for chair in hosted.chairs)
    bots = tuple(chair.level for chair in hosted.chairs)
    return Company(hosted.rules, names, bots)


def voice_for(company: Company, ears: Ears) -> Voice:
    """The voice that speaks of a table to a listener."""
    return Voice(words(ears.language), company, ears.seat, ears.verbosity, ears.card_style)


def told(events: Iterable[Event], voice: Voice) -> list[str]:
    """Events that hide nothing from the listener any more, as sentences."""
    return [line for event in events for line in sentences(event, voice)]


def question(seen: View, voice: Voice) -> list[str]:
    """What the game asks of the listener, or whom it waits for."""
    return asked(seen, voice)


def result_lines(live: LiveGame, hosted: Hosted, voice: Voice) -> list[str]:
    """Where the points of a game came from, and how the match stands."""
    return [*results.slip(live.slip, voice), *results.standing(hosted.match, voice)]


def standing(hosted: Hosted, voice: Voice) -> list[str]:
    """How the match stands."""
    return results.standing(hosted.match, voice)


def refused(error: KriboError, voice: Voice | None, language: str) -> str:
    """Why something was refused."""
    if voice is None:
        return sentence(catalogue(language), error)
    return refusal(error, voice)


def phrase(id_of_phrase: str, say: Catalogue) -> str:
    """A phrase in a language."""
    return say(f"phrase-{id_of_phrase}")


def clock_line(clock: ClockRules, say: Catalogue) -> str:
    """What clock was agreed."""
    return say(
        "table-clock", kind=clock.kind, seconds=clock.seconds, bank=clock.bank, increment=clock.increment
    )


@cache
def rules_lines(rules: Rules, language: str) -> Sequence[str]:
    """All options of a game in plain words."""
    return tuple(answers.options(rules, catalogue(language)))


# Questions


def answer(query: Query, live: LiveGame, voice: Voice, now: int) -> list[str]:
    """The answer to a question about a game; nothing to a mere wish."""
    seen = view(live.state, voice.listener)
    match query.name:
        case "again":
            return answers.last_events(reversed(seen.history), query.number, voice)
        case "breakdown":
            return answers.breakdown([*filter(None, [live.last_count]), *seen.history], voice)
        case "clock":
            return [_clock(live, seen, voice, now)]
        case "rules":
            return rules_page(seen.state.rules.name, voice.say.language).splitlines()
        case "who":
            return answers.who(voice)
        case "options":
            return list(rules_lines(seen.state.rules, voice.say.language))
        case "brief" | "normal" | "full":
            return [voice("verbosity", verbosity=query.name)]
        case "quit":
            return []
        case name:
            return list(answers.OF_A_VIEW[name](seen, voice))


def _clock(live: LiveGame, seen: View, voice: Voice, now: int) -> str:
    live.clock.settle(now)
    limit = live.clock.limit
    if limit and seen.seat in limit.seats:
        return voice("clock-runs", n=ceil(limit.left / 1000))
    if seen.seat is not None and live.clock.left:
        return voice("clock-runs", n=ceil(live.clock.left[seen.seat] / 1000))
    return voice("no-clock")
