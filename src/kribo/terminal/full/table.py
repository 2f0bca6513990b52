"""The table: who plays, the cards of the count, the count itself, and the hands of the show."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from kribo.cards import Cards
from kribo.game.actions import Seat
from kribo.game.state import Playing
from kribo.locales import Catalogue
from kribo.scoring import play
from kribo.terminal.full.paint import (
    FAINT,
    GOLD,
    INK,
    SMALL,
    Block,
    beside,
    block,
    chip,
    face,
    fit,
    pad,
    side_style,
    strip,
)
from kribo.terminal.full.scene import Scene, mark

NAME = 12
PLAYERS, COUNT, POINTS = 34, 15, 4
"""Columns of the players, of the count in the play, and of the points of a hand."""

DIGITS = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
"""Digits of three lines."""


class _Row(NamedTuple):
    """A hand of the show, or the crib."""

    seat: Seat
    where: str
    cards: Cards
    points: str
    current: bool = False


def draw(scene: Scene, width: int, height: int, size: tuple[int, int] = SMALL) -> Block:
    """The whole table in so many columns and lines."""
    players = block(_players(scene), PLAYERS, height, middle=True)
    room = width - PLAYERS
    if scene.playing:
        count = block(_count(scene, scene.playing), COUNT, height, middle=True)
        rest = room - COUNT
        pile = block(_pile(scene, scene.playing, rest - 1, size), rest, height, middle=True)
        return beside([players, pile, count])
    return beside([players, block(_show(scene, room, height), room, height, middle=True)])


# Those who play


def _players(scene: Scene) -> list[Text]:
    return [_player(scene, seat) for seat in scene.rules.clockwise(max(scene.seat or 0, 0))]


def _player(scene: Scene, seat: Seat) -> Text:
    """A seat: whether it is asked, its side and name, its score, the last gain, its cards, the deal."""
    view, side = scene.view, scene.rules.side(seat)
    acts = seat in view.to_act
    gain = view.scores[side] - view.rear_pegs[side]
    deals = scene.say("web-dealer-letter") if seat == view.dealer else ""
    colour = side_style(side)
    return Text.assemble(
        ("▸" if acts else " ", Style(color=GOLD, bold=True)),
        (mark(side), colour),
        " ",
        (fit(scene.voice.player(seat), NAME), Style(color=INK, bold=acts)),
        (f"{view.scores[side]:>4}", colour + Style(bold=True)),
        (f"{f'{gain:+}' if gain else '':>4}", Style(color=FAINT)),
        " ",
        (f"{'▮' * scene.holds(seat):<6}", Style(color=FAINT)),
        " ",
        (deals, Style(color=GOLD, bold=True)),
    )


# The play


def _pile(scene: Scene, stage: Playing, width: int, size: tuple[int, int]) -> list[Text]:
    """The counts before in a line, the cards of this one, and under each of them who laid it."""
    cards = stage.pile
    most = (width - size[0]) // 4 + 1
    hidden = max(len(cards) - most, 0)
    owners = [seat for seat, _ in stage.played][len(stage.played) - len(cards) :]
    before = [_line_of(scene.earlier, scene.say, width), *[Text("")] * (size != SMALL)]
    if not cards:
        return [*before, *[Text("")] * (size[1] // 2), _leads(scene, stage), *[Text("")] * (size[1] // 2)]
    shown = cards[hidden:]
    pile = beside([*(strip(card, scene.say, size) for card in shown[:-1]), face(shown[-1], scene.say, size)])
    marks = Text()
    for place, seat in enumerate(owners[hidden:]):
        side = scene.rules.side(seat)
        last = place == len(shown) - 1
        marks.append(mark(side).center(size[0] if last else 4), side_style(side))
    return [*before, *pile, marks]


def _line_of(cards: Cards, say: Catalogue, width: int) -> Text:
    """Cards in a line, the last of them where there is not room for all."""
    line = Text(" ").join(chip(card, say, dim=True) for card in cards)
    while line.cell_len > width:
        cards = cards[1:]
        line = Text(" ").join([Text("…"), *(chip(card, say, dim=True) for card in cards)])
    return line


def _leads(scene: Scene, stage: Playing) -> Text:
    own = stage.turn == scene.seat
    words = scene.say("web-lead-own" if own else "web-lead", player=scene.voice.player(stage.turn))
    return Text(words, Style(color=FAINT))


def _count(scene: Scene, stage: Playing) -> list[Text]:
    left = scene.say("web-to-31", n=play.LIMIT - stage.count) if stage.pile else ""
    return [Text(""), *_large(str(stage.count), COUNT), Text(left.center(COUNT), Style(color=FAINT))]


def _large(number: str, width: int) -> list[Text]:
    """A number in three lines."""
    return [
        Text(" ".join(DIGITS[digit][line] for digit in number).center(width), Style(color=GOLD, bold=True))
        for line in range(3)
    ]


# The show


def _show(scene: Scene, width: int, height: int) -> list[Text]:
    """The hands and the crib that were counted last, and the one that is being counted."""
    rows = _rows(scene)
    if not rows:
        return []
    labels = [_whose(scene, row.seat, row.where) for row in rows]
    hands = [_hand(row.cards, scene.say) for row in rows]
    long = max(hand.cell_len for hand in hands)
    wide = min(max(Text(label).cell_len for label in labels), width - long - POINTS - 1)
    lines = [
        _row(row, fit(label, wide), pad(hand, long), scene)
        for label, hand, row in zip(labels, hands, rows, strict=True)
    ]
    spaced = [line for row in lines for line in (row, Text(""))][:-1]
    return spaced if len(spaced) <= height else lines[-height:]


def _rows(scene: Scene) -> list[_Row]:
    rows = [_Row(count.seat, count.where, count.cards, str(count.points)) for count in scene.counts]
    counting = scene.view.counting
    if counting is None:
        return rows
    # Of the show before nothing is left when the next one begins.
    rows = [row for row in rows if row.cards[-1] == counting.cards[-1]]
    claim = "?" if counting.claim is None else f"{counting.claim}?"
    return [*rows, _Row(counting.seat, counting.where, counting.cards, claim, current=True)]


def _whose(scene: Scene, seat: Seat, where: str) -> str:
    own = "yes" if seat == scene.seat else "no"
    return scene.say("web-whose", own=own, where=where, player=scene.voice.player(seat))


def _hand(cards: Cards, say: Catalogue) -> Text:
    """A hand in order, and the starter joined to it."""
    *held, starter = cards
    line = Text(" ").join(chip(card, say) for card in sorted(held))
    line.append(" + ", Style(color=FAINT))
    return line.append(chip(starter, say))


def _row(row: _Row, label: str, hand: Text, scene: Scene) -> Text:
    """One hand of the show: whose, its cards, what it counts."""
    style = Style(color=GOLD if row.current else INK, bold=row.current)
    points = Style(color=GOLD, bold=True) if row.current else side_style(scene.rules.side(row.seat))
    return Text.assemble((label, style), " ", hand, (f"{row.points:>{POINTS}}", points + Style(bold=True)))
