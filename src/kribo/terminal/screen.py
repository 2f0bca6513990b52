"""Where lines are told: on standard output, one fact each, and aloud as well where that was asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, get_args

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kribo.announce.voice import Voice
    from kribo.game.events import Event
    from kribo.game.view import View
    from kribo.terminal.keyboard import Keyboard
    from kribo.terminal.speech import Speaker

Pace = Literal["instant", "fast", "normal", "slow"]
PACES: tuple[Pace, ...] = get_args(Pace)
"""How fast a screen goes on where what happens stays to be seen."""

SCREENFUL = 60
"""Empty lines between two people, so that neither sees what the other saw."""


class Screen:
    """Adds lines to what is printed; never moves the cursor, and never takes a line back.

    The full screen shows more than lines, and is told of it here: where lines are all, that goes unused.
    """

    keyboard: Keyboard | None = None
    """What is typed at this screen; None where that is standard input."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._speaker = speaker

    def tell(self, lines: Iterable[str]) -> None:
        """Print sentences, one a line, and say them."""
        for line in lines:
            self.add(line)
            if self._speaker:
                self._speaker.say(line)

    def add(self, line: str) -> None:
        """Print a line, and do not say it."""
        print(line)

    def ask(self, question: Sequence[str], just_said: Sequence[str] = ()) -> None:
        """Tell a question, but for what was just said."""
        self.tell(unsaid(list(question), just_said))

    def complain(self, line: str) -> None:
        """Tell why something cannot be done."""
        self.tell([line])

    def show(self, view: View, voice: Voice, happened: Sequence[Event] = ()) -> None:
        """Show how a game stands for a listener, after something happened that the lines tell."""

    def cover(self) -> None:
        """Put what one person saw out of the sight of the next."""
        self.tell([""] * SCREENFUL)

    def linger(self) -> None:
        """Let people look at the end before the screen goes away."""

    def run(self, play: Callable[[], int]) -> int:
        """Let something be played at this screen, and end its voice; the exit status."""
        with self:
            return self.fill(play)

    def fill(self, play: Callable[[], int]) -> int:
        """Let something be played at this screen, whose voice goes on; the exit status."""
        return play()

    def before(self) -> Screen:
        """Where to tell before something is played here."""
        return self

    def hush(self) -> None:
        """Stop what is being said: somebody has typed, and wants to hear what comes next."""
        if self._speaker:
            self._speaker.hush()

    def __enter__(self) -> Screen:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """End the voice with the program: after the last words, or at once where something went wrong."""
        if self._speaker:
            self._speaker.close(at_once=kind is not None)


def unsaid(question: list[str], just_said: Sequence[str]) -> list[str]:
    """The lines of a question that must be told: not all of it, where it or its cards were just said."""
    if list(just_said[-len(question) :]) == question:
        return []
    return question[1:] if len(question) > 1 and question[0] in just_said else question
