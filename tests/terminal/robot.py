"""Somebody who types in any language: what is asked is read from the game, not from the words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest

from kribo import game
from kribo.announce.asking import being_counted
from kribo.commands import QUERIES
from kribo.game.hand import hand
from kribo.game.state import Announcing, Counting
from kribo.locales import Catalogue, letters, letters_of
from kribo.server.messages import Legal
from kribo.server.views import legal_info
from kribo.terminal.keyboard import Clock, Keyboard
from kribo.terminal.remote import Remote
from kribo.terminal.session import Session

FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f"  # control codes, carriage return and escape among them; lines end with \n
    "\u2190-\u21ff\u2500-\u25ff\u2600-\u27bf\u2800-\u28ff"  # arrows, boxes and blocks, symbols, Braille
    "\ufe0f\U0001f000-\U0001faff]"  # emoji
)
"""What a plain terminal must not get (UI requirement R18)."""


def word(say: Catalogue, name: str) -> str:
    """A command as somebody of a language types it: the first word of the list."""
    return say(name).split()[0]


def answer(legal: Legal, held: tuple[int, ...], say: Catalogue, worth: int = 0) -> str:
    """A sensible line for what is asked."""
    if legal.discard:
        return letters_of(say, held[: legal.discard])
    if legal.cut_for_deal or legal.cut_starter:
        return word(say, "command-cut")
    if legal.play:
        return letters(say, legal.play[0])
    if legal.go:
        return word(say, "command-go")
    if legal.bid:
        return word(say, "command-pass") if 0 in legal.bid else str(legal.bid[0])
    if legal.muggins:
        return word(say, "command-no")
    return str(worth)


class AtSession(Keyboard):
    """The keyboard of a session that plays by itself; asks each question once on the way."""

    queries: Iterator[str]
    session: Session

    def line(self, clock: Clock | None = None) -> str:
        say = self.session.watching.say
        typed = self._typed(say)
        print(f"> {typed}")
        return typed

    def _typed(self, say: Catalogue) -> str:
        table = self.session.table
        people = table.people_to_act()
        if not people:  # between two games
            return ""
        query = next(self.queries, None)
        if query and query != "quit":
            return word(say, f"command-{query}")
        seat = people[0]
        view = game.view(table.state, seat)
        counting = isinstance(view.state.stage, Announcing | Counting)
        worth = being_counted(view).points if counting else 0
        return answer(legal_info(view.legal), hand(view), say, worth)


def seat_robot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let sessions play by themselves."""

    class Robot(AtSession):
        queries = iter(QUERIES)

    def begin(self: Session, *given: object, **named: object) -> None:
        original(self, *given, **named)  # type: ignore[arg-type]
        assert isinstance(self.keyboard, Robot)
        self.keyboard.session = self

    original = Session.__init__
    monkeypatch.setattr(Session, "__init__", begin)
    monkeypatch.setattr("kribo.terminal.evening.Keyboard", Robot)


class AtRemote(io.StringIO):
    """Standard input by one who sits at a table of a server: `lines` first, then what the game asks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: list[str], *, games: int = 1) -> None:
        super().__init__()
        self.lines = list(lines)
        self.games = games
        self.remote: Remote | None = None
        original = Remote.__init__

        def begin(remote: Remote, *given: object) -> None:
            original(remote, *given)  # type: ignore[arg-type]
            self.remote = remote

        monkeypatch.setattr(Remote, "__init__", begin)
        monkeypatch.setattr("sys.stdin", self)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """What is typed next; nothing more after so many games."""
        if self.lines:
            return self.lines.pop(0) + "\n"
        assert self.remote
        story = self.remote.story
        if not story.is_asked:
            self.games -= 1
            return "\n" if self.games else ""
        assert story.game
        view = story.game.view
        worth = self._worth()
        return answer(view.legal, view.hand, self.remote.say, worth) + "\n"

    def _worth(self) -> int:
        """A claim: what the rules allow at most, or the right one where one need not count."""
        assert self.remote
        assert self.remote.story.game
        legal = self.remote.story.game.view.legal
        return legal.claim[min(4, len(legal.claim) - 1)] if legal.claim else 0
