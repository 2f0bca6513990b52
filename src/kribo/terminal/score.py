"""`kribo score`: what a hand or a crib with its starter is worth, counted aloud."""

from __future__ import annotations

import json

from kribo.announce.cadence import cadence
from kribo.cards import Cards, text
from kribo.errors import BadText
from kribo.locales import Catalogue, letters_of
from kribo.locales.writing import read_cards
from kribo.scoring import show
from kribo.scoring.show import Item
from kribo.terminal.arguments import FLAG, Arguments, Spec
from kribo.terminal.lines import STANDARD_INPUT, answer_lines

SPEC = Spec("CARDS", least=1, most=None, options={"crib": FLAG, "json": FLAG})

FEWEST, MOST = 4, 6
"""Cards of a show, the starter included."""


def run(arguments: Arguments) -> int:
    """Score the cards given, or with `-` those on each line of standard input."""
    say = arguments.say
    crib, as_json = arguments.flag("crib"), arguments.flag("json")
    if arguments.words == STANDARD_INPUT:
        return answer_lines(lambda line: _line(line, crib, as_json, say), say, as_json=as_json)
    cards, items = _scored(" ".join(arguments.words), crib, arguments.language)
    if as_json:
        print(_json(items))
    else:
        print(_count(cards, items, say))
        print(_list(items, say))
    return 0


def _line(line: str, crib: bool, as_json: bool, say: Catalogue) -> str:
    cards, items = _scored(line, crib, say.language)
    if as_json:
        return _json(items)
    return say("score-line", count=_count(cards, items, say), total=_total(items))


def _scored(words: str, crib: bool, language: str) -> tuple[Cards, list[Item]]:
    """The cards, the starter last, and what they score."""
    cards = read_cards(words, language)
    if not FEWEST <= len(cards) <= MOST:
        raise BadText("cards-of-a-show", found=len(cards), least=FEWEST, most=MOST)
    return cards, show.items(cards[:-1], cards[-1], crib=crib)


def _count(cards: Cards, items: list[Item], say: Catalogue) -> str:
    return cadence(items, say, held=len(cards) - 1)


def _list(items: list[Item], say: Catalogue) -> str:
    """A line an item with its kind, its cards and its points, and a line with the total."""
    rows = [(say("item-kind", kind=item.kind), letters_of(say, item.cards), item.points) for item in items]
    rows.append((say("item-total"), "", _total(items)))
    kinds = max(len(kind) for kind, _, _ in rows)
    cards = max(len(cards) for _, cards, _ in rows)
    return "\n".join(f"{kind:{kinds}}  {of:{cards}}  {points:2}" for kind, of, points in rows)


def _json(items: list[Item]) -> str:
    rows = [
        {"kind": item.kind, "cards": [text(card) for card in item.cards], "points": item.points}
        for item in items
    ]
    return json.dumps({"points": _total(items), "items": rows})


def _total(items: list[Item]) -> int:
    return sum(item.points for item in items)
