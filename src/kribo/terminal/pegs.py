"""`kribo pegs`: what each card of one count pegs."""

from __future__ import annotations

import json

from kribo.announce.pegging import pegged
from kribo.cards import Cards
from kribo.errors import BadText, IllegalAction
from kribo.locales import Catalogue, letters
from kribo.locales.writing import read_cards
from kribo.scoring import play
from kribo.terminal.arguments import FLAG, Arguments, Spec
from kribo.terminal.lines import STANDARD_INPUT, answer_lines

SPEC = Spec("CARDS", least=1, most=None, options={"json": FLAG})


def run(arguments: Arguments) -> int:
    """Peg the cards given, or with `-` those on each line of standard input."""
    say = arguments.say
    as_json = arguments.flag("json")
    if arguments.words == STANDARD_INPUT:
        return answer_lines(lambda line: _line(line, as_json, say), say, as_json=as_json)
    pile = _pile(" ".join(arguments.words), arguments.language)
    print(_json(pile) if as_json else _table(pile, say))
    return 0


def _line(line: str, as_json: bool, say: Catalogue) -> str:
    pile = _pile(line, say.language)
    if as_json:
        return _json(pile)
    return say("pegs-line", points=" ".join(map(str, _points(pile))), count=play.count(pile))


def _pile(words: str, language: str) -> Cards:
    """The cards of one count.

    :raises IllegalAction: `over-31` with the card and the count that it was laid on.
    """
    pile = read_cards(words, language)
    if not pile:
        raise BadText("no-cards")
    total = 0
    for card in pile:
        if not play.playable([card], total):
            raise IllegalAction("over-31", card=card, count=total)
        total += play.count([card])
    return pile


def _points(pile: Cards) -> list[int]:
    return [play.points(pile[:size]) for size in range(1, len(pile) + 1)]


def _json(pile: Cards) -> str:
    return json.dumps({"points": _points(pile), "count": play.count(pile)})


def _table(pile: Cards, say: Catalogue) -> str:
    """A line a card: the card, the count, and what it pegs."""
    lines = []
    for size, card in enumerate(pile, start=1):
        laid = pile[:size]
        lines.append(f"{letters(say, card)}  {play.count(laid):2}  {pegged(play.items(laid), say)}".rstrip())
    return "\n".join(lines)
