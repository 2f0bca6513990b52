"""A seat at a table of a server, in lines: tells what comes from there, and sends what is typed.

The sentences of a game are the server's. The terminal adds what concerns the table: who comes and goes, what
can be typed when no game is on, and what is to be said when nothing happens for a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from math import ceil
from time import monotonic

from msgspec.structs import replace

from kribo.announce.pages import rules_page
from kribo.announce.voice import VERBOSITIES
from kribo.client.connection import Back, Connection, Ended, Lost, News
from kribo.client.server import Phrase, Refused, Server
from kribo.client.story import Story
from kribo.commands import asks_to_leave, query_of
from kribo.errors import KriboError
from kribo.game.state import Counting, Dealing, DrawingLots, ShufflingToCut
from kribo.locales import Catalogue, sentence
from kribo.notation import Record, read
from kribo.server import messages
from kribo.server.messages import (
    Act,
    Answer,
    AnyMessage,
    Chats,
    ChatSaid,
    ClockInfo,
    Command,
    ErrorSaid,
    GameSaid,
    Look,
    Moved,
    PlayerAction,
    ResultInfo,
    Say,
    TableInfo,
    TableSaid,
)
from kribo.terminal.desk import Desk
from kribo.terminal.evening import Book
from kribo.terminal.keyboard import Clock, Left
from kribo.terminal.sitting import Sitting, who_sits
from kribo.terminal.table_news import news_of
from kribo.terminal.table_words import SPEECH, Wish, message_of, read_wish

HINT_AFTER = 4.0
"""Seconds of silence after which it is said for whom the game waits."""

BACK_WITHIN = 60.0
"""Seconds that a script waits for a lost connection; what it says after them is refused."""

NEVER = float("inf")

OF_ITSELF = DrawingLots | Dealing | ShufflingToCut | Counting
"""Stages where the table mostly goes on by itself, so that nobody is waited for."""


class Remote:
    """One who sits (or watches) at a table of a server, until one leaves or the table ends."""

    def __init__(
        self, server: Server, sitting: Sitting, desk: Desk, say: Catalogue, book: Book | None
    ) -> None:
        """
        :param book: where the records of games that end are kept.
        """
        self.server = server
        self.desk = desk
        self.say = say
        self.book = book
        self.story = Story(sitting.seat)
        self.story.table = sitting.table
        self.connection = Connection(server, sitting.table.id, sitting.seat, desk.hear)
        self.has_left = False
        self._records: list[Record] = []
        self._phrases: list[Phrase] = []
        self._refs = count(1)
        self._unanswered = ""
        self._sent: AnyMessage | None = None
        self._astray: AnyMessage | None = None
        self._kept: str | None = None
        self._away_until = NEVER
        self._gave_up = False
        self._to_confirm: PlayerAction | None = None
        self._game_told = ""
        self._chat_heard: int | None = None
        self._hint_at = NEVER
        self._low_at = NEVER
        self._asked: tuple[str, int] | None = None
        self._next_asked = ""
        self._clock: Clock | None = None

    @property
    def table(self) -> TableInfo:
        """The table as it is known now."""
        assert self.story.table
        return self.story.table

    @property
    def sits(self) -> bool:
        """Whether one has a seat."""
        return self.story.seat is not None

    def run(self) -> None:
        """Go on until the table closes.

        :raises Left: when one wants to leave, or there is nothing left to watch.
        :raises InputEnded: when a line is wanted and none can come.
        :raises KriboError: when the server does not let one stay.
        """
        with self.connection:
            self.desk.look(self.story)
            self._tell_how_to_begin()
            while self.table.status != "closed":
                if self._wants_line():
                    self.desk.prompt(self._clock)
                else:
                    self.desk.unprompt()
                match self.desk.next(min(self._hint_at, self._low_at, self._away_until)):
                    case None:
                        self._tell_of_time()
                    case str(line):
                        self._take_line(line)
                    case news:
                        self._hear(news)
        self.desk.tell([self.say("web-closed")])

    # What is typed

    def _wants_line(self) -> bool:
        """Whether a line is wanted now, and not only allowed."""
        if self._unanswered or self._away_until != NEVER:
            return False
        if self._to_confirm or self.story.is_asked:
            return True
        match self.table.status:
            case "open":
                full = all(chair.kind != "open" for chair in self.table.seats)
                return self.story.is_host and (full or self.desk.typed)
            case "between":
                chair = self.story.chair
                return chair is not None and not chair.ready
            case "paused":
                return self.sits and self.table.paused.why == "asked"
        return False

    def _take_line(self, line: str) -> None:
        """Do what a line asks for; what is wrong with it is told. A script's waits for a lost connection."""
        if self._away_until != NEVER:
            self._kept = line
            return
        to_confirm = self._to_confirm
        try:
            self._obey(line)
        except KriboError as error:
            if error.code == "not-connected" and self._waits():
                self._kept, self._to_confirm = line, to_confirm
                return
            self._tell_error(error)
            self._ask([])

    def _obey(self, line: str) -> None:
        if self._to_confirm:
            self._confirm(line)
        elif asks_to_leave(line, self.say):
            raise Left
        elif line.startswith(SPEECH):
            self._send(Say(text=line.removeprefix(SPEECH).strip()))
        elif wish := read_wish(line, self.say):
            self._wish(wish)
        elif not line and self.table.status == "between":
            self._send(messages.Next())
        elif self.table.game:
            self._send(Command(version=self.story.version, text=line, seat=self.story.seat))
        else:
            self._answer_before_the_game(line)

    def _waits(self) -> bool:
        """Begin to wait for a lost connection, for a script; a person is told, and decides what to do."""
        if self.desk.typed or self._gave_up:
            return False
        if self._away_until == NEVER:
            self._away_until = monotonic() + BACK_WITHIN
        return True

    def _catch_up(self) -> None:
        """Say what went astray with a connection, where it still holds, and what was kept for this one."""
        self._away_until, self._gave_up = NEVER, False
        astray, self._astray = self._astray, None
        line, self._kept = self._kept, None
        if astray is not None and self._holds(astray):
            with suppress(KriboError):  # it is lost again, which is told
                self._send(astray)
        if line is not None:
            self._take_line(line)

    def _holds(self, message: AnyMessage) -> bool:
        """Whether a message that may have got lost would do now what it would have done then."""
        match message:
            case Act(version=version) | Command(version=version):
                # What others do at the same time changes nothing of what one is asked.
                return self.story.game is not None and version >= self.story.game.view.asked_at
            case messages.Next():
                chair = self.story.chair
                return self.table.status == "between" and chair is not None and not chair.ready
        return False

    def _confirm(self, line: str) -> None:
        action, self._to_confirm = self._to_confirm, None
        if action and line.casefold() in self.say("resign-yes").split():
            self._send(Act(version=self.story.version, action=action))
        else:
            self._ask([])

    def _wish(self, wish: Wish) -> None:
        if wish.name == "say" and not self._phrases:
            self._phrases = self.server.phrases()
        message = message_of(wish, self.table, self._phrases)
        if message is not None:
            self._send(message)
            if wish.name == "leave":
                self.has_left = True
                raise Left
            return
        self.desk.tell(self._invitation() if wish.name == "invite" else self._list_of_phrases())
        self._ask([])

    def _send(self, message: AnyMessage) -> None:
        """Send a message; no other line is wanted until it is answered."""
        ref = str(next(self._refs))
        self.connection.send(replace(message, ref=ref))
        self._unanswered, self._sent = ref, message

    def _invitation(self) -> list[str]:
        return [self.say("join-link", link=self.server.base + self.table.link, code=self.table.code)]

    def _list_of_phrases(self) -> list[str]:
        return [
            self.say("join-phrase", number=number, phrase=phrase.say)
            for number, phrase in enumerate(self._phrases, start=1)
        ]

    def _answer_before_the_game(self, line: str) -> None:
        """Answer what can be asked before there is a game; anything else the server refuses."""
        match query_of(line, self.say):
            case "help":
                self.desk.tell(self.say("join-possible").splitlines())
            case "who":
                self.desk.tell(who_sits(self.table, self.story.seat, self.say))
            case "options":
                self.desk.tell(self.table.rules_say)
            case "rules":
                self.desk.tell(rules_page(self.table.variant, self.say.language).splitlines())
            case _:
                self.desk.tell([self.say("join-not-begun")])

    # What is heard

    def _hear(self, news: News) -> None:
        self._hint_at = NEVER
        match news:
            case TableSaid():
                self._hear_table(news.table)
                if not news.table.game:
                    self._catch_up()
            case GameSaid():
                self._hear_game(news)
                self._catch_up()
            case Moved():
                self._hear_move(news)
            case Answer():
                self._hear_answer(news)
            case ErrorSaid():
                self._hear_error(news)
            case ChatSaid() | Chats():
                self._hear_chat(news)
            case Lost() | Back() | Ended():
                self._hear_of_connection(news)
        if getattr(news, "ref", None) == self._unanswered:
            self._unanswered = ""

    def _hear_of_connection(self, news: Lost | Back | Ended) -> None:
        match news:
            case Lost():
                if self._unanswered:
                    self._unanswered, self._astray = "", self._sent
                self._waits()
                self.desk.look(self.story, connected=False)
                self.desk.tell([self.say("web-connection-lost")])
            case Back():
                self.desk.look(self.story)
                self.desk.tell([self.say("web-connection-back")])
            case Ended():
                raise news.reason

    def _hear_table(self, table: TableInfo) -> None:
        before, self.story.table = self.table, table
        self.desk.tell(news_of(before, table, self.story.seat, self.say))
        self.desk.look(self.story)
        if before.status in ("open", "paused") and table.status == "playing":
            self._asked = None
            self._ask([])
        if (
            self.story.seat is not None
            and self.story.seat not in table.you.seats
            and table.status != "closed"
        ):
            self.desk.tell([self.say("join-seat-lost")])
            self.has_left = True
            raise Left
        self._ask_for_next()

    def _hear_game(self, said: GameSaid) -> None:
        lines = self.story.hear_game(said)
        self.desk.tell(lines)
        self.desk.look(self.story, said.history)
        self._go_on(lines, said.result)

    def _hear_move(self, moved: Moved) -> None:
        lines = self.story.hear_move(moved)
        if lines is None:
            with suppress(KriboError):  # a lost connection brings the game by itself
                self.connection.send(Look(seat=self.story.seat))
            return
        self.desk.tell(lines)
        self.desk.look(self.story, moved.events)
        self._go_on(lines, moved.result)

    def _go_on(self, just_said: Sequence[str], result: ResultInfo | None) -> None:
        """After something happened in the game: ask, or tell how it ended."""
        assert self.story.game
        self._set_alarms(self.story.game.clock)
        if result and self._game_told != self.story.game.game:
            self._game_told = self.story.game.game
            self.desk.tell(result.say)
            self._keep_record(self._game_told)
        self._ask(just_said)

    def _ask(self, just_said: Sequence[str]) -> None:
        """Tell what is asked, where that is not what was just said."""
        game = self.story.game
        if game is None or not self.story.is_asked:
            return
        limit = game.clock.limit
        if limit and self.story.seat in limit.seats:
            self.desk.tell([self.say("clock-runs", n=ceil(limit.left / 1000))])
        question = (game.game, game.view.asked_at)
        # While others answer the same, the last line is enough to be reminded.
        told = game.asked if self._asked != question or not just_said else game.asked[-1:]
        self._asked = question
        self.desk.question(told, just_said)

    def _hear_answer(self, answer: Answer) -> None:
        (self.desk.question if answer.confirm else self.desk.tell)(answer.say)
        if answer.query == "help":
            self.desk.tell(self.say("join-possible").splitlines())
        if answer.query in VERBOSITIES:
            self.desk.verbosity = answer.query
            self.desk.look(self.story)
            with suppress(KriboError):  # it is but remembered for another time
                self.server.change_me(verbosity=answer.query)
        self._to_confirm = answer.confirm
        if not answer.confirm:
            self._ask(answer.say)

    def _hear_error(self, error: ErrorSaid) -> None:
        self.desk.tell([error.message])
        if isinstance(error.game, GameSaid):
            self._hear_game(error.game)
        else:
            self._ask([])

    def _tell_error(self, error: KriboError) -> None:
        self.desk.tell([error.sentence if isinstance(error, Refused) else sentence(self.say, error)])

    def _hear_chat(self, news: ChatSaid | Chats) -> None:
        """Tell what was said since one is here; what was said before is old."""
        if isinstance(news, ChatSaid):
            self._tell_chats([news])
            return
        if self._chat_heard is not None:
            self._tell_chats(news.chats)
        self._chat_heard = max([self._chat_heard or 0, *(chat.at for chat in news.chats)])

    def _tell_chats(self, chats: Sequence[ChatSaid]) -> None:
        for chat in chats:
            if chat.at > (self._chat_heard or 0):
                self.desk.tell([self.say("web-chat-line", player=chat.name, text=chat.text)])
                self._chat_heard = chat.at

    # When nothing happens

    def _set_alarms(self, clock: ClockInfo) -> None:
        """Plan when to warn of the clock, and when to say for whom the game waits."""
        now, seat = monotonic(), self.story.seat
        self._hint_at = now + HINT_AFTER if self._others_are_asked() else NEVER
        self._low_at = NEVER
        runs = seat in clock.running and not clock.stopped
        if clock.limit and seat in clock.limit.seats:
            self._clock = Clock(clock.limit.left / 1000)
        else:
            self._clock = Clock(clock.left[seat] / 1000) if runs and seat is not None else None
        if runs and seat is not None and clock.left[seat] > clock.low:
            self._low_at = now + (clock.left[seat] - clock.low) / 1000

    def _others_are_asked(self) -> bool:
        game = self.story.game
        if game is None or not self.sits or self.table.status != "playing" or self.story.is_asked:
            return False
        return game.result is None and not isinstance(game.view.stage, OF_ITSELF)

    def _tell_of_time(self) -> None:
        now, game = monotonic(), self.story.game
        if now >= self._away_until:
            self._away_until, self._gave_up = NEVER, True
            line, self._kept = self._kept, None
            if line is not None:
                self._take_line(line)
        if now >= self._low_at and game:
            self._low_at = NEVER
            self.desk.tell([self.say("clock-runs", n=ceil(game.clock.low / 1000))])
        if now >= self._hint_at and game:
            self._hint_at = NEVER
            self.desk.tell(game.asked)

    # Before and between the games

    def _tell_how_to_begin(self) -> None:
        """What is to be done at a table where no game has begun."""
        if self.table.status != "open":
            return
        self.desk.tell(self._invitation())
        if not self.sits:
            return
        if all(chair.kind != "open" for chair in self.table.seats):
            self.desk.tell([self.say("join-full", host="yes" if self.story.is_host else "no")])
        elif self.story.is_host:
            self.desk.tell([self.say("join-fill")])

    def _ask_for_next(self) -> None:
        """Between two games: whether to play the next one."""
        if self.table.status != "between" or self._next_asked == self.table.game:
            return
        self._next_asked = self.table.game
        if self.sits:
            self.desk.question([self.say("next-game", number=len(self.table.games) + 1)])
        elif not self.desk.typed:
            raise Left

    def _keep_record(self, game: str) -> None:
        """Keep the record of a game that is over, with those before it."""
        if self.book is None:
            return
        try:
            self._records += read(self.server.record(game))
            self.book.name, self.book.ours = self.book.keep(self._records), True
        except KriboError as error:
            self._tell_error(error)
        except OSError:
            self.desk.tell([self.say("join-not-saved", file=self.book.name or "")])
        else:
            self.desk.tell([self.say("saved-finished", file=self.book.name)])
