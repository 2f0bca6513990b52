"""What is said at scripted games, in every language, as transcripts: `python -m tests.speech` writes them.

A transcript holds one game as three listeners hear it: a player in normal words from beginning to end, with
the questions that are asked (after `?`) and, once, the answers to all that can be asked (after `=`); the
first deal once more in brief for another player, and in full for one who watches. After a change to wordings
write the transcripts anew and read the differences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from kribo import game
from kribo.announce import answers
from kribo.announce.asking import asked
from kribo.announce.events import sentences
from kribo.announce.voice import Company, Verbosity, Voice
from kribo.game import actions, events, redact, view
from kribo.game.actions import CLOCK, Action, Seat
from kribo.game.events import Event
from kribo.game.state import Announcing, Counting, Over, Playing, State
from kribo.game.steps import legal, to_act, worth
from kribo.locales import LANGUAGES, Catalogue, catalogue
from kribo.rules import Rules
from kribo.testing import random_action
from tests.announce.speaking import GAMES, NAMES

FOLDER = Path(__file__).parent / "data" / "speech"

TARGET = "31"
SCRIPTED: dict[str, Rules] = {
    **{name: rules.with_options({"target": TARGET}) for name, rules in GAMES.items()},
    "skunk": GAMES["six-card"].with_options({"target": "61", "skunk": "margins", "counting": "muggins"}),
    "lurch": GAMES["five-card"].with_options({"target": "61", "skunk": "lurch"}),
}

SEEDS = {"lurch": "lurch 10", "skunk": "skunk 16", "strict": "strict 3"}
"""Where the name would give a game in which what it is there for does not happen."""

DISCONNECT = ("web-went-away", "web-bot-stands-in", "web-came-back", "web-paused-away", "web-connection-back")
"""What the page says of players whose connection is lost; the sentences of a game go on around it."""


class Step(NamedTuple):
    """A state, and what happened on the way to it."""

    state: State
    events: tuple[Event, ...]


def steps_of(rules: Rules, seed: str) -> list[Step]:
    """A game of people who count well, but not always."""
    chance = Random(seed)
    state = game.new(rules)
    done = []
    while not isinstance(state.stage, Over):
        state, happened = game.apply(state, _sensible(state, chance))
        done.append(Step(state, happened))
    return done


def _sensible(state: State, chance: Random) -> Action:
    """Something a person may do: mostly the right count, mostly a call where points were missed."""
    if isinstance(state.stage, Announcing | Counting):
        seat = min(to_act(state))
        right = worth(state, state.stage).points
        too_late = legal(state, CLOCK)
        if too_late and chance.random() < 0.2:
            return too_late[0]
        if right == 0 and actions.Claim(seat, 19) in legal(state, seat):
            return actions.Claim(seat, 19)
        wrong = actions.Claim(seat, max(right + chance.choice((-2, -1, 1)), 0))
        return wrong if chance.random() < 0.3 and wrong in legal(state, seat) else actions.Claim(seat, right)
    while True:
        action = random_action(state, chance)
        if isinstance(action, actions.Resign):
            continue
        return action


def transcript(name: str, language: str) -> str:
    """The transcript of a scripted game in a language."""
    rules, say = SCRIPTED[name], catalogue(language)
    played = steps_of(rules, SEEDS.get(name, name))
    first_deal = played[: _end_of_first_deal(played)]
    lines = ["# normal", *_heard(played, rules, say, 0, "normal")]
    lines += ["", "# brief", *_heard(first_deal, rules, say, rules.seats - 1, "brief")]
    lines += ["", "# full", *_heard(first_deal, rules, say, None, "full")]
    return "\n".join(lines) + "\n"


def _end_of_first_deal(played: list[Step]) -> int:
    begun = [
        place
        for place, step in enumerate(played)
        if any(isinstance(event, events.DealBegan) for event in step.events)
    ]
    return begun[1] if len(begun) > 1 else len(played)


def _heard(
    played: list[Step], rules: Rules, say: Catalogue, listener: Seat | None, verbosity: Verbosity
) -> Iterator[str]:
    bots = ("",) * (rules.seats - 1) + ("basic",)
    voice = Voice(say, Company(rules, NAMES[: rules.seats], bots), listener, verbosity)
    to_answer = listener is not None and verbosity == "normal"
    for state, happened in played:
        for event in happened:
            yield from sentences(redact(event, listener), voice)
        if listener is None or listener not in to_act(state):
            continue
        seen = view(state, listener)
        yield from (f"? {line}" for line in asked(seen, voice))
        if to_answer and isinstance(state.stage, Playing) and len(state.stage.pile) > 1:
            to_answer = False
            yield from (f"= {line}" for line in _answers(seen, voice))


def _answers(seen: game.View, voice: Voice) -> Iterator[str]:
    for answer in answers.OF_A_VIEW.values():
        yield from answer(seen, voice)
    yield from answers.who(voice)
    yield from answers.options(voice.rules, voice.say)


def disconnect(language: str) -> str:
    """What is said when connections are lost and come back."""
    say = catalogue(language)
    return "".join(f"{say(name, player=player)}\n" for player in NAMES for name in DISCONNECT)


MAKERS: dict[str, Callable[[str, str], str]] = {
    **dict.fromkeys(SCRIPTED, transcript),
    "disconnect": lambda _, language: disconnect(language),
}


def write() -> Iterator[str]:
    """Write all transcripts; the names of those that changed."""
    for language in LANGUAGES:
        for name, make in MAKERS.items():
            path, said = FOLDER / language / f"{name}.txt", make(name, language)
            if not path.exists() or path.read_text(encoding="utf-8") != said:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(said, encoding="utf-8", newline="\n")
                yield f"{language}/{name}"


if __name__ == "__main__":
    for changed in write():
        print(changed)
