"""The bottom: what is asked, what Enter does, and where commands are typed."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from kribo.locales import Catalogue
from kribo.terminal.full.paint import DEEP, FAINT, GOLD, INK
from kribo.terminal.full.primary import Primary


class Prompt(Vertical):
    """A question, and under it the primary action with its key, or the line that is being typed."""

    def __init__(self, say: Catalogue) -> None:
        super().__init__(id="bottom")
        self._say = say
        self._question = Static(id="question")
        self._action = Static(id="action")
        self.input = Input(id="prompt", compact=True, select_on_focus=False)
        self.input.can_focus = False

    def compose(self) -> ComposeResult:
        yield self._question
        yield self._action
        yield self.input

    @property
    def typing(self) -> bool:
        """Whether commands are typed, so that letters are no keys."""
        return bool(self.input.has_focus)

    def type(self, *, on: bool) -> None:
        """Let commands be typed, or keys be pressed."""
        self.set_class(on, "typing")
        self.input.can_focus = on
        if on:
            self.input.focus()
        else:
            self.input.value = ""
            self.screen.set_focus(None)

    def begin(self, text: str) -> None:
        """Begin a command for somebody who types it."""
        self.input.value = text
        self.input.cursor_position = len(text)

    def ask(self, question: str) -> None:
        """Show what is asked."""
        self._question.update(Text(question, Style(color=INK, bold=True)))

    def offer(self, primary: Primary, hint: str, width: int) -> None:
        """Show what Enter does, and some other keys as far as there is room."""
        ready = primary.line is not None
        line = Text()
        if ready:
            line.append(f" {self._say('full-enter')} ", Style(color=DEEP, bgcolor=GOLD, bold=True))
            line.append("  ")
        line.append(primary.label, Style(color=GOLD if ready else FAINT, bold=ready))
        room = width - line.cell_len
        if Text(hint).cell_len + 2 <= room:
            line.append(hint.rjust(room - (Text(hint).cell_len - len(hint))), Style(color=FAINT))
        self._action.update(line)
