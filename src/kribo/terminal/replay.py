"""`kribo replay`: a record told step by step, with all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kribo import game
from kribo.announce import answers, results
from kribo.announce.events import sentences
from kribo.announce.voice import Company, Voice
from kribo.game.events import DealBegan, Event
from kribo.game.slip import Slip
from kribo.game.state import State
from kribo.locales import Catalogue
from kribo.match import Match, result_of
from kribo.notation import Record, replay
from kribo.terminal import files
from kribo.terminal.arguments import Arguments, Spec
from kribo.terminal.manner import CARD_OPTIONS, TELLING_OPTIONS, Manner, manner
from kribo.terminal.screen import Screen

SPEC = Spec("FILE", least=1, most=1, options={**TELLING_OPTIONS, **CARD_OPTIONS})


def run(arguments: Arguments) -> int:
    """Tell every game of a file, and how the match stands after each."""
    records = files.load(arguments.words[0])
    wishes = manner(arguments)
    with wishes.screen:
        _tell_games(records, arguments.say, wishes)
    return 0


def _tell_games(records: Sequence[Record], say: Catalogue, wishes: Manner) -> None:
    match, screen = Match(records[0].rules), wishes.screen
    for number, record in enumerate(records, start=1):
        voice = _voice(record, say, wishes)
        if len(records) > 1:
            screen.tell([voice("game-number", number=number)])
        last = _tell_game(record, voice, screen)
        if record.finished:
            match = match.with_result(result_of(last))
            screen.tell(results.standing(match, voice))


def _voice(record: Record, say: Catalogue, wishes: Manner) -> Voice:
    """Speaks as to somebody who watches; but one who was “You” when playing is so again."""
    names = tuple(name.name for name in record.names)
    company = Company(record.rules, names, tuple(name.bot for name in record.names))
    you = [seat for seat, name in enumerate(record.names) if name.name == say("you") and not name.bot]
    return Voice(say, company, you[0] if you else None, wishes.verbosity, wishes.cards)


def _tell_game(record: Record, voice: Voice, screen: Screen) -> State:
    """Tell every sentence of a game, the scores before each deal and the slip; the last state."""
    screen.tell([voice("game-is", variant=record.rules.name, target=record.rules.target)])
    screen.tell(answers.who(voice))
    slip = Slip(record.rules)
    state = game.new(record.rules, record.first_dealer)
    _tell_step(state, state.history, slip, voice, screen)
    for step in replay(record):
        state = step.state
        _tell_step(state, step.events, slip, voice, screen)
    if record.finished:
        screen.tell(results.slip(slip, voice))
    else:
        screen.tell([*answers.scores(game.view(state, None), voice), voice("record-unfinished")])
    return state


def _tell_step(state: State, happened: Iterable[Event], slip: Slip, voice: Voice, screen: Screen) -> None:
    for event in happened:
        slip.add([event])
        if isinstance(event, DealBegan) and event.number > 1:
            screen.tell(answers.scores(game.view(state, None), voice))
        screen.tell(sentences(event, voice))
