"""The record: a game as text that people can read and `replay` can play again.

A record is a head of `name: value` lines, an empty line, an action a line, and a last line with the score.
Seats and positions count from 1 in text, from 0 in Python. A match is a file of records, an empty line
between them. `docs/notation.md` is the full description.

Writing what was read gives the same text, and reading what was written the same record.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, NoReturn

from msgspec import Struct

from kribo import game
from kribo.cards import parse, parse_all, text, texts
from kribo.errors import BadRecord, BadText, KriboError, quoted
from kribo.game import actions
from kribo.game.actions import Action, Seat
from kribo.game.events import Event
from kribo.game.state import NOBODY, Over, State
from kribo.rules import RULES_VERSION, Rules
from kribo.variants import find

FORMAT = "kribo record 1"
NAME_LENGTH = 40
QUOTED_LENGTH = 60


class Name(NamedTuple):
    """Who sits at a seat: a name, and which bot plays there (nothing for a person)."""

    name: str
    bot: str = ""


class Record(Struct, frozen=True):
    """A game: its rules, who sat where, who dealt first if that was given, and every action in order.

    `scores` are by side as they stood at the end; `finished` says whether the game was over then.
    """

    rules: Rules
    names: tuple[Name, ...]
    actions: tuple[Action, ...]
    scores: tuple[int, ...]
    finished: bool
    first_dealer: Seat = NOBODY


class Step(NamedTuple):
    """One action of a replay, what happened, and the state after it."""

    action: Action
    events: tuple[Event, ...]
    state: State


def replay(record: Record) -> Iterator[Step]:
    """Play a record again, step by step.

    :raises IllegalAction: at an action that the rules do not allow.
    """
    state = game.new(record.rules, record.first_dealer)
    for action in record.actions:
        state, happened = game.apply(state, action)
        yield Step(action, happened, state)


def check_name(name: str) -> str:
    """A player's name without the spaces round it.

    :raises BadText: `bad-name` for one that is empty, longer than 40 characters, or not printable.
    """
    name = name.strip()
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise BadText("bad-name", name=_quoted(name), most=NAME_LENGTH)
    return name


# Actions


class Form(NamedTuple):
    """How one kind of action is written after its seat: a word, and what follows it."""

    word: str
    kind: type
    write: Callable[[Any], str]
    read: Callable[[Seat, str], Action]


def _plain(word: str, kind: Callable[[Seat], Action]) -> Form:
    def read(seat: Seat, rest: str) -> Action:
        if rest:
            raise BadText("too-much-after", word=word, text=_quoted(rest))
        return kind(seat)

    return Form(word, kind, lambda action: "", read)  # type: ignore[arg-type]


def _number(word: str, kind: type, field: str, first: int) -> Form:
    """A form with one whole number, counted from `first`."""
    return Form(
        word,
        kind,
        lambda action: str(getattr(action, field) + first),
        lambda seat, rest: kind(seat, _whole(rest, least=first) - first),
    )


def _whole(token: str, least: int = 0) -> int:
    """A number in its one way to be written: no sign, no zero before it."""
    if not re.fullmatch("0|[1-9][0-9]{0,5}", token) or int(token) < least:
        raise BadText("not-a-whole-number", text=_quoted(token), least=least)
    return int(token)


FORMS = (
    _number("draw", actions.CutForDeal, "position", 1),
    Form(
        "discard",
        actions.Discard,
        lambda action: texts(action.cards),
        lambda seat, rest: actions.Discard(seat, parse_all(rest)),
    ),
    _plain("take-back", actions.TakeBack),
    _number("bid", actions.Bid, "points", 0),
    _number("cut", actions.CutStarter, "position", 1),
    Form(
        "play",
        actions.Play,
        lambda action: text(action.card),
        lambda seat, rest: actions.Play(seat, parse(rest)),
    ),
    _plain("go", actions.Go),
    _plain("heels", actions.ClaimHeels),
    _number("claim", actions.Claim, "points", 0),
    _number("muggins", actions.Muggins, "points", 0),
    _plain("timeout", actions.Timeout),
    _plain("resign", actions.Resign),
)

_BY_WORD = {form.word: form for form in FORMS}
_BY_KIND = {form.kind: form for form in FORMS}


def write_action(action: Action) -> str:
    """An action as a line of a record: `2 play 5H`, `1 discard QS KD`, `deal` and 52 cards."""
    if isinstance(action, actions.Deal):
        proof = "" if action.proof is None else f" proof {action.proof}"
        return f"deal {texts(action.pack)}{proof}"
    form = _BY_KIND[type(action)]
    return f"{action.seat + 1} {form.word} {form.write(action)}".rstrip()


def read_action(line: str) -> Action:
    """The action that a line of a record says; whether it can be made is another question.

    :raises BadText: saying what cannot be read.
    """
    first, _, rest = line.partition(" ")
    if first == "deal":
        cards, mark, proof = rest.partition(" proof ")
        return actions.Deal(parse_all(cards), proof if mark else None)
    word, _, rest = rest.partition(" ")
    if not first.isdecimal() or word not in _BY_WORD:
        raise BadText("no-action", text=_quoted(line), words=tuple(_BY_WORD))
    return _BY_WORD[word].read(_whole(first, least=1) - 1, rest)


# Records


def write(records: Iterable[Record]) -> str:
    """The text of one record or of several, a match."""
    return "\n".join(map(_write_one, records))


def _write_one(record: Record) -> str:
    lines = [*_head(record), "", *map(write_action, record.actions), _score_line(record)]
    return "".join(line + "\n" for line in lines)


def _head(record: Record) -> Iterator[str]:
    rules = record.rules
    yield FORMAT
    yield f"rules: {RULES_VERSION}"
    yield f"variant: {rules.name}"
    usual = find(rules.name).options()
    for option, setting in rules.options().items():
        if setting != usual[option]:
            yield f"option {option}: {setting}"
    for seat, name in enumerate(record.names, start=1):
        yield f"seat {seat}: {name.name}"
        if name.bot:
            yield f"bot {seat}: {name.bot}"
    if record.first_dealer != NOBODY:
        yield f"first dealer: {record.first_dealer + 1}"


def _score_line(record: Record) -> str:
    word = "final" if record.finished else "unfinished"
    return f"{word}: " + " ".join(map(str, record.scores))


def read(source: str) -> list[Record]:
    """The records of a text, each played through to see that it is sound.

    :raises BadRecord: with the line, and why: what is written there, or what the rules say to it.
    """
    lines = source.splitlines()
    records: list[Record] = []
    reader = _Reader(lines)
    while True:
        records.append(reader.record())
        if reader.at_end():
            return records
        if line := reader.take():
            _refuse("record-between", line=reader.number, text=_quoted(line))


def _refuse(code: str, **facts: object) -> NoReturn:
    raise BadRecord(code, **facts)


def _quoted(line: str) -> str:
    """A line as it can be shown in a message."""
    return quoted(line, QUOTED_LENGTH)


class _Reader:
    """Reads a text line by line; `number` is the line just taken, from 1."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.number = 0

    def at_end(self) -> bool:
        return self.number >= len(self.lines)

    def peek(self) -> str:
        return "" if self.at_end() else self.lines[self.number]

    def take(self) -> str:
        if self.at_end():
            self.number += 1
            _refuse("record-ends-early", line=self.number)
        self.number += 1
        return self.lines[self.number - 1]

    def attempt(self, function: Callable[..., Any], *given: object) -> Any:
        """Call a function for the line just taken, and say the line when it refuses."""
        try:
            return function(*given)
        except KriboError as error:
            raise BadRecord("record-line", line=self.number, reason=error) from error

    def head(self, name: str) -> str:
        """The value of the next line, which must be `name: value`."""
        label, colon, setting = self.take().partition(": ")
        if label != name or not colon:
            _refuse("record-head", line=self.number, name=name, text=_quoted(self.lines[self.number - 1]))
        return setting

    def record(self) -> Record:
        if (first := self.take()) != FORMAT:
            _refuse("record-format", line=self.number, text=_quoted(first), expected=FORMAT)
        version = self.head("rules")
        if version != str(RULES_VERSION):
            _refuse("record-rules", line=self.number, version=_quoted(version), known=str(RULES_VERSION))
        rules = self.rules()
        names = tuple(self.name(seat) for seat in range(1, rules.seats + 1))
        first_dealer = NOBODY
        if self.peek().startswith("first dealer: "):
            first_dealer = self.attempt(_whole, self.head("first dealer"), 1) - 1
            if first_dealer not in range(rules.seats):
                _refuse("record-seat", line=self.number, seat=first_dealer + 1, most=rules.seats)
        if line := self.take():
            _refuse("record-blank", line=self.number, text=_quoted(line))
        return self.game(rules, names, first_dealer)

    def rules(self) -> Rules:
        rules: Rules = self.attempt(find, self.head("variant"))
        while self.peek().startswith("option "):
            name, _, setting = self.take().removeprefix("option ").partition(": ")
            rules = self.attempt(rules.with_options, {name: setting})
        return rules

    def name(self, seat: int) -> Name:
        name = self.attempt(check_name, self.head(f"seat {seat}"))
        bot = self.head(f"bot {seat}") if self.peek().startswith(f"bot {seat}: ") else ""
        return Name(name, bot)

    def game(self, rules: Rules, names: tuple[Name, ...], first_dealer: Seat) -> Record:
        state, made = game.new(rules, first_dealer), list[Action]()
        while not (line := self.take()).startswith(("final: ", "unfinished: ")):
            action = self.attempt(read_action, line)
            if write_action(action) != line:
                _refuse(
                    "record-form",
                    line=self.number,
                    text=_quoted(line),
                    expected=_quoted(write_action(action)),
                )
            state, _ = self.attempt(game.apply, state, action)
            made.append(action)
        over = isinstance(state.stage, Over)
        record = Record(rules, names, tuple(made), state.scores, over, first_dealer)
        if line != _score_line(record):
            _refuse("record-score", line=self.number, text=_quoted(line), expected=_score_line(record))
        return record
