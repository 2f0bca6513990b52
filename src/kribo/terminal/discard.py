"""`kribo discard`: the fifteen ways to throw two of six cards, best first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kribo.analysis import judge
from kribo.analysis.reasons import of_throws
from kribo.cards import RANKS, SUITS, Cards, parse
from kribo.engine import discard
from kribo.engine.discard import Throw
from kribo.errors import BadText
from kribo.locales import Catalogue, letters, letters_of
from kribo.locales.writing import read_cards
from kribo.terminal.advice import OPTIONS, Standing, chances, heads, standing, table, why
from kribo.terminal.arguments import FLAG, Arguments, Spec

SPEC = Spec("CARDS", least=1, most=None, options={**OPTIONS, "exact": FLAG})

DEALT = 6

COLUMNS = ("throw", "keep", "hand", "crib", "for", "against", "net", "win", "behind", "band")


def run(arguments: Arguments) -> int:
    """Judge every throw of the hand given."""
    hand, now = _hand(arguments), standing(arguments)
    try:
        found = discard.throws(
            hand,
            dealer=now.dealer,
            scores=now.scores,
            values=chances(now.target, arguments.say),
            exact=arguments.flag("exact"),
        )
    except discard.NotCompiled:
        raise BadText("exact-needs-kernel") from None
    rows = judge.throw_rows(found, hand)
    if arguments.flag("json"):
        print(json.dumps({"candidates": rows}))
    else:
        print(_page(found, rows, now, arguments.say))
    return 0


def _hand(arguments: Arguments) -> Cards:
    hand = read_cards(" ".join(arguments.words), arguments.language)
    if len(hand) != DEALT:
        raise BadText("six-cards", needed=DEALT, found=len(hand))
    return hand


def _page(found: Sequence[Throw], rows: Sequence[dict[str, Any]], now: Standing, say: Catalogue) -> str:
    mine, theirs = now.scores
    deals = "yes" if now.dealer else "no"
    cells = [_cells(throw, row, say) for throw, row in zip(found, rows, strict=True)]
    best, second = found[0], found[1]
    reason = of_throws(best, second, dealer=now.dealer)
    most, least = rows[0]["best_starters"], rows[0]["worst_starters"]
    return "\n".join(
        [
            say("advice-throws", deals=deals, mine=mine, theirs=theirs, target=now.target),
            "",
            table([heads(COLUMNS, say), *cells], left=2),
            "",
            why(letters_of(say, best.discard), letters_of(say, second.discard), reason, say),
            say(
                "advice-starters",
                best=_by_rank(most["cards"], rows, say),
                most=most["points"],
                worst=_by_rank(least["cards"], rows, say),
                least=least["points"],
            ),
        ]
    )


def _cells(throw: Throw, row: dict[str, Any], say: Catalogue) -> list[str]:
    points = (throw.hand, throw.crib, throw.pegging_for, throw.pegging_against, throw.net)
    return [
        letters_of(say, throw.discard),
        letters_of(say, throw.keep),
        *(say.decimal(number, 2) for number in points),
        say.decimal(100 * throw.win, 1),
        say.decimal(row["behind"], 1),
        say("band", band=row["band"]),
    ]


def _by_rank(cards: Sequence[str], rows: Sequence[dict[str, Any]], say: Catalogue) -> str:
    """Starters in short: a rank alone where most of its cards that can be cut are among them."""
    held = {card for name in ("discard", "keep") for card in rows[0][name]}
    named = []
    for rank in RANKS:
        found = [card for card in cards if card[0] == rank]
        left = [rank + suit for suit in SUITS if rank + suit not in held]
        # A rank is written as in one of its cards, which ends with the letter of the suit.
        whole = [letters(say, parse(rank + SUITS[0]))[:-1]]
        named += whole if 2 * len(found) > len(left) > 1 else [letters(say, parse(card)) for card in found]
    return " ".join(named)
