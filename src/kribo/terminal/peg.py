"""`kribo peg`: the cards that may be laid at a moment of the play, best first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kribo.analysis import judge
from kribo.analysis.reasons import of_plays
from kribo.cards import Card, Cards, check_different
from kribo.engine.pegging import Candidate, Laid, Position
from kribo.errors import BadText
from kribo.locales import Catalogue, letters
from kribo.locales.writing import read_cards
from kribo.players import duel
from kribo.scoring import play
from kribo.terminal.advice import OPTIONS, Standing, chances, heads, standing, table, why
from kribo.terminal.arguments import WORD, WORDS, Arguments, Spec

SPEC = Spec(
    "CARDS",
    least=1,
    most=None,
    options={"discarded": WORDS, "starter": WORD, "played": WORDS, "mine": WORDS, **OPTIONS},
)

KEPT, THROWN = 4, 2

COLUMNS = ("card", "for", "against", "net", "win", "behind", "band")


def run(arguments: Arguments) -> int:
    """Judge every card of those held that may be laid."""
    say, now = arguments.say, standing(arguments)
    position = _position(arguments, now)
    count = play.count(pile_of([laid.card for laid in position.laid]))
    fitting = play.playable(position.held, count)
    found = _ranked(position, now, arguments.say) if fitting else []
    rows = judge.play_rows(found) if found else []
    if arguments.flag("json"):
        print(json.dumps({"candidates": rows}))
    else:
        print(_page(found, rows, now, count, say))
    return 0


def pile_of(laid: Sequence[Card]) -> Cards:
    """The cards of the running count, of all cards laid in order.

    A card that fits is always of the same count: who begins a new one could not lay any card in the last.
    """
    pile: Cards = ()
    for card in laid:
        pile = (*pile, card) if play.playable([card], play.count(pile)) else (card,)
    return () if play.count(pile) == play.LIMIT else pile


def _position(arguments: Arguments, now: Standing) -> Position:
    """The position that the words and the options describe.

    :raises BadText: saying which of them is no good.
    """
    if arguments.word("starter") is None:
        raise BadText("option-missing", option="--starter")
    held, starter = (
        read_cards(words, arguments.language)
        for words in (" ".join(arguments.words), str(arguments.word("starter")))
    )
    thrown, laid, mine = (_cards(arguments, name) for name in ("discarded", "played", "mine"))
    check_different((*held, *thrown, *starter, *laid))
    if len(thrown) != THROWN:
        raise BadText("discarded-two")
    if strange := [card for card in mine if card not in laid]:
        raise BadText("not-played", card=strange[0])
    if len(held) + len(mine) != KEPT:
        raise BadText("four-cards", held=len(held), laid=len(mine))
    return Position(
        now.dealer,
        (*held, *mine),
        tuple(Laid(card, card in mine) for card in laid),
        thrown,
        starter[0],
        now.scores,
    )


def _cards(arguments: Arguments, name: str) -> Cards:
    return read_cards(" ".join(arguments.many(name)), arguments.language)


def _ranked(position: Position, now: Standing, say: Catalogue) -> list[Candidate]:
    try:
        return duel.ranked(position, chances(now.target, say))
    except ValueError:
        raise BadText("no-such-play") from None


def _page(
    found: Sequence[Candidate], rows: Sequence[dict[str, Any]], now: Standing, count: int, say: Catalogue
) -> str:
    mine, theirs = now.scores
    deals = "yes" if now.dealer else "no"
    head = say("advice-plays", deals=deals, mine=mine, theirs=theirs, target=now.target, count=count)
    if not found:
        return f"{head}\n{say('advice-go')}"
    if len(found) == 1:
        return f"{head}\n{say('advice-only', choice=letters(say, found[0].card))}"
    cells = [_cells(one, row, say) for one, row in zip(found, rows, strict=True)]
    best, second = found[0], found[1]
    sentence = why(letters(say, best.card), letters(say, second.card), of_plays(best, second), say)
    return "\n".join([head, "", table([heads(COLUMNS, say), *cells], left=1), "", sentence])


def _cells(one: Candidate, row: dict[str, Any], say: Catalogue) -> list[str]:
    return [
        letters(say, one.card),
        *(say.decimal(number, 2) for number in (one.points_for, one.points_against, one.net)),
        say.decimal(100 * row["win"], 1),
        say.decimal(row["behind"], 1),
        say("band", band=row["band"]),
    ]
