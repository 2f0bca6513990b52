"""Where lines are told: on standard output, one fact each, and aloud as well where that was asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kribo.terminal.speech import Speaker


class Screen:
    """Adds lines to what is printed; never moves the cursor, and never takes a line back."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        self._speaker = speaker

    def tell(self, lines: Iterable[str]) -> None:
        """Print sentences, one a line, and say them."""
        for line in lines:
            print(line)
            if self._speaker:
                self._speaker.say(line)

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
