"""The hand: the own cards with their places, the crib and the starter beside them."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.style import Style
from rich.text import Text

from kribo.cards import HIDDEN, Card, Cards
from kribo.terminal.full.paint import FAINT, GOLD, INK, SMALL, Block, beside, block, face
from kribo.terminal.full.scene import Scene


class Choice:
    """What somebody has marked: cards, the place of the cursor, and a number that is being typed."""

    def __init__(self) -> None:
        self.hand: Cards = ()
        self.playable: tuple[Card, ...] = ()
        self.chosen: list[Card] = []
        self.place = 0
        self.number = ""

    @property
    def card(self) -> Card | None:
        """The card under the cursor."""
        return self.hand[self.place] if self.hand else None

    def hold(self, hand: Cards, playable: Sequence[Card]) -> None:
        """Take up a hand: marks stay on cards that stay, the cursor at its place or on a card that fits."""
        if (hand, tuple(playable)) == (self.hand, self.playable):
            return
        at = self.card
        self.place = hand.index(at) if at in hand and at is not None else min(self.place, len(hand) - 1)
        self.place = max(self.place, 0)
        self.hand, self.playable = hand, tuple(playable)
        self.chosen = [card for card in self.chosen if card in hand]
        if playable and self.card not in playable:
            self.place = hand.index(playable[0])

    def move(self, steps: int) -> None:
        """Move the cursor, as far as there are cards."""
        self.place = max(0, min(self.place + steps, len(self.hand) - 1))

    def go_to(self, place: int) -> bool:
        """Move the cursor to a place, from 0; whether there is a card."""
        if not 0 <= place < len(self.hand):
            return False
        self.place = place
        return True

    def toggle(self) -> None:
        """Mark the card under the cursor, or unmark it."""
        if self.card is None:
            return
        if self.card in self.chosen:
            self.chosen.remove(self.card)
        else:
            self.chosen.append(self.card)


def draw(scene: Scene, choice: Choice, width: int, size: tuple[int, int] = SMALL) -> Block:
    """The hand, the crib and the starter; a marked card is lifted."""
    height = size[1] + 2
    wide = max(scene.rules.dealt) * (size[0] + 1) + 2
    left = block(_cards(scene, choice, size), wide, height)
    return beside([left, _aside(scene, width - wide, size)])


def place_at(column: int, size: tuple[int, int] = SMALL) -> int:
    """The place of the card in a column."""
    return (column - 1) // (size[0] + 1)


def _cards(scene: Scene, choice: Choice, size: tuple[int, int]) -> Block:
    playable = scene.view.legal.play
    columns: list[Block] = [[Text(" ")] * (size[1] + 2)]
    for place, card in enumerate(choice.hand):
        unfit = bool(scene.playing) and scene.asked and card not in playable
        shown = face(card, scene.say, size, dim=unfit)
        under, empty = _place(place, choice, scene, size[0]), Text(" " * size[0])
        lifted = card in choice.chosen
        columns += [[*shown, under, empty] if lifted else [empty, *shown, under], [Text(" ")] * (size[1] + 2)]
    return beside(columns)


def _place(place: int, choice: Choice, scene: Scene, width: int) -> Text:
    """The number under a card; the cursor stands round it, and a marked card has a tick."""
    marked = "✓" if choice.hand[place] in choice.chosen else ""
    words = f"{place + 1}{marked}"
    if place == choice.place and scene.asked and _takes_cards(scene):
        return Text(f"‹{words}›".center(width), Style(color=GOLD, bold=True))
    return Text(words.center(width), Style(color=INK if marked else FAINT))


def _takes_cards(scene: Scene) -> bool:
    legal = scene.view.legal
    return bool(legal.discard or legal.play)


def _aside(scene: Scene, width: int, size: tuple[int, int]) -> Block:
    """The crib and its owner, and the starter."""
    height, width = size[1] + 2, width - size[0] - 1
    crib = [Text(""), *_crib(scene, width)]
    pack: Block = []
    if scene.starter is not None:
        pack = [Text(""), *face(scene.starter, scene.say, size)]
    elif scene.crib:
        pack = [Text(""), *face(HIDDEN, scene.say, size)]
    right = block(pack, size[0], height)
    return beside([block(crib, width, height), [Text(" ")] * height, right])


def _crib(scene: Scene, width: int) -> list[Text]:
    """Whose the crib is, the cards in it, and the name of the card beside it."""
    if not scene.crib:
        return []
    lines = [
        *(Text(line.rjust(width), Style(color=INK)) for line in wrap(scene.whose_crib, width)),
        Text(("▮" * scene.crib).rjust(width), Style(color=FAINT)),
    ]
    if scene.starter is not None:
        lines.append(Text(scene.say("web-starter").rjust(width), Style(color=FAINT)))
    return lines
