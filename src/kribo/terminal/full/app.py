"""The app: the layout, what is redrawn when, and the keys."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from math import ceil
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.timer import Timer
from textual.widgets import Input, Static

from kribo.commands import query_of
from kribo.rules import Rules
from kribo.terminal.full import board, hand, keys, room, table
from kribo.terminal.full.hand import Choice
from kribo.terminal.full.log import Log
from kribo.terminal.full.news import Asked, Covered, Finished, News, Room, Shown, Told, Unasked
from kribo.terminal.full.paint import DEEP, FAINT, FELT, GOLD, INK, LARGE, SMALL, page
from kribo.terminal.full.primary import Primary, primary, takes_number
from kribo.terminal.full.prompt import Prompt
from kribo.terminal.full.scene import Scene
from kribo.terminal.full.screen import FullScreen

LEAST = (78, 22)
"""Columns and lines without which nothing can be seen whole."""

ROOMY, WIDE = 32, 116
"""From so many lines on the cards are large, from so many columns on the log stands beside the table."""

LOG = 38
"""Columns of a log beside the table."""

HEAD, BOTTOM = 1, 3
"""Lines above the board, and below the hand."""

BOARD_LOW, BOARD_ROOMY = 7, 12
"""Lines of a board at most."""

HOP = 0.03
"""Seconds for a peg to pass one hole."""

HOPS = 12
"""Steps that a peg takes at most."""

DIGITS_MOST = 3


class Plan(NamedTuple):
    """How the terminal is divided."""

    card: tuple[int, int]
    form: board.Form
    width: int
    table: int
    beside: bool


def plan(width: int, height: int, rules: Rules) -> Plan:
    """Divide so many columns and lines."""
    roomy = height >= ROOMY
    card = LARGE if roomy else SMALL
    beside = width >= WIDE
    form = board.form_for(rules, BOARD_ROOMY if roomy else BOARD_LOW)
    lines = max(card[1] + 2, rules.seats)
    if beside:
        taken = HEAD + form.height(rules.sides) + card[1] + 2 + BOTTOM
        lines = max(height - taken, lines)
    return Plan(card, form, width - 2 - (LOG if beside else 0), lines, beside)


class Heard(Message):
    """News from the game."""

    def __init__(self, news: News) -> None:
        super().__init__()
        self.news = news


class Face(App[None]):
    """A game that fills the terminal."""

    CSS = f"""
    Screen {{ background: {FELT}; color: {INK}; overflow: hidden; }}
    Static {{ width: 100%; }}
    #head {{ height: 1; padding: 0 1; background: {DEEP}; }}
    #board, #table, #hand {{ height: auto; padding: 0 1; }}
    .narrow #board {{ padding: 0; }}
    #log {{ height: 1fr; padding: 0 1; background: {DEEP}; scrollbar-size-vertical: 1;
            scrollbar-background: {DEEP}; scrollbar-color: {FAINT} 40%; scrollbar-background-hover: {DEEP}; }}
    #log.beside {{ dock: right; width: {LOG}; height: 100%; padding: 1 1; }}
    #log.beside {{ scrollbar-size-vertical: 0; }}
    .wide #question {{ height: 2; content-align-vertical: bottom; }}
    #bottom {{ height: auto; padding: 0 1; }}
    #question {{ height: auto; }}
    #action {{ height: 1; }}
    #prompt {{ display: none; height: 1; background: {DEEP}; color: {GOLD}; padding: 0; }}
    .typing #prompt {{ display: block; }}
    .typing #action {{ display: none; }}
    #small {{ display: none; padding: 1; }}
    .small #small {{ display: block; }}
    .small #head, .small #board, .small #table, .small #hand, .small #log, .small #bottom {{ display: none; }}
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
        Binding("tab,shift+tab", "switch", show=False, priority=True),
        Binding("escape", "keys", show=False, priority=True),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
    ]

    def __init__(self, screen: FullScreen, begin: Callable[[], None]) -> None:
        super().__init__()
        self.full = screen
        self.say = screen.say
        self.choice = Choice()
        self.scene: Scene | None = None
        self.asked: Asked | None = None
        self.room: Room | None = None
        self._begin = begin
        self._extent = Size(0, 0)
        self._stale = False
        self._drawn_board: object = None
        self._shown_pegs: board.Pegs | None = None
        self._hopping: Timer | None = None
        self._head, self._board, self._table, self._hand = (
            Static(id=name) for name in ("head", "board", "table", "hand")
        )
        self.story, self._prompt = Log(), Prompt(self.say)

    # The layout

    def compose(self) -> ComposeResult:
        yield self._head
        yield self._board
        yield self._table
        yield self._hand
        yield self.story
        yield self._prompt
        yield Static(self.say("full-too-small", width=LEAST[0], height=LEAST[1]), id="small")

    def on_mount(self) -> None:
        """Begin to play, and take a wish that the program should end for a wish to leave."""
        self.title = self.say("web-title")
        for number in [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]:
            try:
                asyncio.get_running_loop().add_signal_handler(number, self.full.leave)
            except (NotImplementedError, ValueError, RuntimeError):
                break  # on Windows, or where the app does not run in the main thread
        self.full.hear = lambda news: self.post_message(Heard(news))
        self.set_interval(0.5, self._tick)
        self._begin()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the terminal anew."""
        # The app's own size follows only after this.
        self._extent = event.size
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        self.screen.set_class(small, "small")
        self.screen.set_class(event.size.width < board.WIDTH + 2, "narrow")
        self._draw()

    # What is heard

    @on(Heard)
    def hear(self, heard: Heard) -> None:
        """Show what the game tells."""
        match heard.news:
            case Told(lines, bad):
                (self.story.complain if bad else self.story.add)(lines)
            case Asked():
                self._listen(heard.news)
            case Unasked():
                self.asked = None
                self._prompt.ask("")
                self._draw_action()
            case Shown(scene):
                self._show(scene)
            case Room():
                self.room = heard.news
                self._draw_soon()
            case Covered():
                self.story.clear()
                self.choice = Choice()
            case Finished():
                self.exit()

    def _listen(self, asked: Asked) -> None:
        self.asked = asked
        self._prompt.ask(asked.question)
        self._draw_action()
        self._draw_head()

    def _show(self, scene: Scene) -> None:
        stage = self.scene and type(self.scene.view.stage)
        if stage is not type(scene.view.stage) or (self.scene and self.scene.seat != scene.seat):
            self.choice.chosen, self.choice.number = [], ""
        self.scene = scene
        self.choice.hold(scene.view.hand if scene.seat is not None else (), scene.view.legal.play)
        self._hop()
        self._draw_soon()

    # Drawing

    def _draw_soon(self) -> None:
        """Draw after all that has come by now: of what is gone by then nothing need be drawn."""
        if not self._stale:
            self._stale = True
            self.call_later(self._draw)

    def _draw(self) -> None:
        self._stale = False
        if self.scene is None:
            self._draw_room()
            return
        divided = self._plan()
        self.story.set_class(divided.beside, "beside")
        self.screen.set_class(divided.beside, "wide")
        self._draw_head()
        self._draw_board()
        lines = table.draw(self.scene, divided.width, divided.table, divided.card)
        self._table.update(page(lines))
        self._draw_hand()
        self._draw_action()

    def _draw_room(self) -> None:
        """Draw a table of a server where no game has begun."""
        if self.room:
            self._head.update(room.head(self.room.table, self.say))
            self._table.update(page(room.draw(self.room, self.say)))
            self._draw_action()

    def _plan(self) -> Plan:
        assert self.scene
        return plan(self._extent.width, self._extent.height, self.scene.rules)

    def _draw_head(self) -> None:
        if self.scene is None:
            return
        text = head(self.scene)
        if self.asked and self.asked.clock:
            left = str(ceil(self.asked.clock.left))
            text.append(left.rjust(self._plan().width - text.cell_len), Style(color=GOLD, bold=True))
        self._head.update(text)

    def _draw_board(self) -> None:
        assert self.scene
        facts = self.scene.rules, self._shown_pegs or board.pegs_of(self.scene), self._plan().form
        if facts != self._drawn_board:
            self._drawn_board = facts
            self._board.update(page(board.draw(*facts)))

    def _draw_hand(self) -> None:
        assert self.scene
        divided = self._plan()
        self._hand.update(page(hand.draw(self.scene, self.choice, divided.width, divided.card)))

    def _draw_action(self) -> None:
        self._prompt.offer(self.primary(), self.hint(), self._extent.width - 2 - self._beside())

    def _beside(self) -> int:
        return LOG if self.scene and self._plan().beside else 0

    def primary(self) -> Primary:
        """What Enter does now."""
        if self.asked and self.asked.kind == "enter":
            return Primary(self.say("web-primary-next"), "")
        if self.asked and self.asked.kind == "end":
            return Primary(self.say("web-menu-leave"), "")
        if self.room and (outside := room.primary(self.room, self.say)):
            return outside
        if self.scene is None:
            return Primary("")
        return primary(self.scene, self.choice)

    def hint(self) -> str:
        """Some other keys that are of use now."""
        if not self.asked or self.asked.kind != "game" or self.scene is None:
            return self.say("full-hint")
        legal = self.scene.view.legal
        if legal.discard:
            return self.say("full-hint-choose")
        if takes_number(self.scene):
            return self.say("full-hint-number")
        return self.say("full-hint-lay" if legal.play else "full-hint")

    # Pegs that hop

    def _hop(self) -> None:
        """Let the front pegs go to where they are by steps; at once where nothing is to move."""
        assert self.scene
        goal = board.pegs_of(self.scene)
        before = self._shown_pegs
        moves = before is not None and len(before.fronts) == len(goal.fronts)
        if not moves or before is None or self.full.pace == "instant" or before.fronts == goal.fronts:
            self._shown_pegs = goal
            return
        self._shown_pegs = board.Pegs(before.fronts, goal.rears)
        if self._hopping is None:
            self._hopping = self.set_interval(HOP, self._step)

    def _step(self) -> None:
        assert self.scene
        assert self._shown_pegs
        goal, now = board.pegs_of(self.scene), self._shown_pegs
        fronts = tuple(_nearer(at, to) for at, to in zip(now.fronts, goal.fronts, strict=True))
        self._shown_pegs = board.Pegs(fronts, goal.rears)
        if fronts == tuple(goal.fronts) and self._hopping:
            self._hopping.stop()
            self._hopping = None
        self._draw_board()

    def _tick(self) -> None:
        """Show the time that is left."""
        if self.asked and self.asked.clock:
            self._draw_head()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Do what a key does, where no command is typed."""
        if not self.full.keyboard.waiting:
            self.full.hurry.set()
        if self._prompt.typing:
            return
        event.stop()
        if event.key == "enter":
            self._confirm()
        elif not self._choose(event.key, event.character or ""):
            self._query(event.key, event.character or "")
        if self.scene:
            self._draw_hand()
            self._draw_action()

    def _confirm(self) -> None:
        if self.asked and (line := self.primary().line) is not None:
            self._type(line)

    def _choose(self, key: str, sign: str) -> bool:
        """Mark a card, or change a number; whether the key was for that."""
        choice, scene = self.choice, self.scene
        if scene is None:
            return False
        if sign.isdecimal() and sign.isascii():
            self._digit(int(sign), scene)
        elif key in ("left", "right"):
            choice.move(1 if key == "right" else -1)
        elif key in ("home", "end"):
            choice.move(-len(choice.hand) if key == "home" else len(choice.hand))
        elif key in ("up", "down") and takes_number(scene):
            number = int(choice.number or 0) + (1 if key == "up" else -1)
            choice.number = str(max(number, 0))
        elif key == "space" and scene.view.legal.discard:
            choice.toggle()
        elif key == "backspace":
            self._undo(scene)
        else:
            return False
        return True

    def _digit(self, digit: int, scene: Scene) -> None:
        choice = self.choice
        if takes_number(scene):
            choice.number = (choice.number + str(digit)).lstrip("0")[-DIGITS_MOST:] or "0"
        elif choice.go_to(digit - 1) and scene.view.legal.discard:
            choice.toggle()

    def _undo(self, scene: Scene) -> None:
        choice = self.choice
        if choice.number:
            choice.number = choice.number[:-1]
        elif choice.chosen:
            choice.chosen.pop()
        elif scene.view.legal.take_back:
            self._type("undo")

    def _query(self, key: str, sign: str) -> None:
        """Ask what a key asks, or do what it does."""
        if sign in (":", "/"):
            self.action_switch()
            if sign == "/" and self.room:
                # At a table of a server what is said begins with it.
                self._prompt.begin(sign)
            return
        pressed = sign if sign.isprintable() and sign else key
        line = self.scene and keys.instead(pressed, self.scene)
        if line := line or keys.command_of(pressed, self.say):
            self._type(line)

    def on_click(self, event: events.Click) -> None:
        """A click on a card marks it; one on the action does it."""
        if event.widget is None:
            return
        if event.widget.id == "action":
            self._confirm()
        elif self.scene is None:
            return
        elif event.widget.id == "hand" and self.choice.go_to(hand.place_at(event.x - 1, self._plan().card)):
            if self.scene.view.legal.discard:
                self.choice.toggle()
            self._draw_hand()
            self._draw_action()

    @on(Input.Submitted)
    def enter_command(self, event: Input.Submitted) -> None:
        """Take a line that was typed; an empty one is the primary action."""
        line, event.input.value = event.value, ""
        if not line.strip():
            self._confirm()
            return
        self.story.echo(line)
        self._type(line)

    def _type(self, line: str) -> None:
        """Give a line to the game."""
        self.story.age()
        if query_of(line, self.say) == "help":
            self.story.add(self.say("full-keys").splitlines())
        self.asked = None
        self.choice.number = ""
        self._prompt.ask("")
        self.full.hush()
        self.full.keyboard.type(line)

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.full.leave()

    def action_switch(self) -> None:
        """From keys to commands, or back."""
        self._prompt.type(on=not self._prompt.typing)

    def action_keys(self) -> None:
        """Back to keys."""
        if self._prompt.typing:
            self._prompt.type(on=False)

    def action_scroll(self, pages: int) -> None:
        """Scroll the log."""
        self.story.scroll_relative(y=pages * max(self.story.size.height - 1, 1), animate=False)


def head(scene: Scene) -> Text:
    """The game, how far it goes, the deal and whose the crib is."""
    say, rules = scene.say, scene.rules
    if scene.view.deals:
        line = say("web-game-line", target=rules.target, deal=scene.view.deals, crib=scene.whose_crib)
    else:
        line = say("web-game-to", target=rules.target)
    variant = (say("web-variant-short", name=rules.name), Style(color=GOLD, bold=True))
    return Text.assemble(variant, (f"   {line}", Style(color=FAINT)))


def _nearer(at: int, to: int) -> int:
    """One step from a hole to another; long ways are gone in few steps."""
    return at + (ceil((to - at) / HOPS) if to > at else to - at)
