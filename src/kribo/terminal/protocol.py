"""The protocol of `kribo engine`: a line is asked, a line is answered, both JSON objects. Pure.

Every ask is turned into a view of a game, as a player would get it at the table, and put to a player of the
level; `docs/engine-protocol.md` has all the fields. What is wrong with a line is its answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, TypeGuard

from msgspec.structs import replace

from kribo.analysis import judge
from kribo.cards import HIDDEN, PACK, Cards, check_different, parse_all, text
from kribo.engine import discard
from kribo.engine.pegging import Laid, Position, in_order
from kribo.errors import BadRules, BadText, KriboError
from kribo.game import steps
from kribo.game.actions import Bid, Claim, Discard, Play, Seat
from kribo.game.state import NOBODY, Bidding, Counting, Discarding, Playing, Stage, State
from kribo.game.view import View
from kribo.locales import Catalogue, sentence
from kribo.players import LEVELS, USUAL, duel, find
from kribo.rules import Rules
from kribo.scoring import play
from kribo.variants import find as find_variant

Fields = Mapping[str, Any]
Answer = dict[str, Any]

LONGEST_LINE = 20_000
QUOTED = 40


def answer(line: str, level: str, say: Catalogue) -> str:
    """The answer to a line, without its end."""
    try:
        return json.dumps(_answer(_fields(line), level))
    except KriboError as error:
        return json.dumps({"error": {"code": error.code, "message": sentence(say, error)}})


def _answer(fields: Fields, level: str) -> Answer:
    asks = _word(fields, "ask")
    if asks not in ASKS:
        raise BadText("unknown-ask", ask=_quoted(asks), known=tuple(ASKS))
    return ASKS[asks](fields, level)


def _fields(line: str) -> Fields:
    if len(line) > LONGEST_LINE:
        raise BadText("line-too-long", most=LONGEST_LINE)
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise BadText("line-not-json") from None
    if not isinstance(fields, dict):
        raise BadText("line-not-object")
    return fields


# What is asked


def _discard(fields: Fields, level: str) -> Answer:
    view = _discarding(fields)
    if not duel.is_one(view.state.rules):
        return {"discard": _thrown(view, level)}
    rows = _throw_rows(view)
    # What the strongest would throw is the first of the candidates.
    thrown = rows[0]["discard"] if level == USUAL else _thrown(view, level)
    return {"discard": thrown, **_worth(next(row for row in rows if set(row["discard"]) == set(thrown)))}


def _thrown(view: View, level: str) -> list[str]:
    action = _ask(view, level)
    assert isinstance(action, Discard)
    return [text(card) for card in action.cards]


def _play(fields: Fields, level: str) -> Answer:
    """A card to lay, or None for a go."""
    view = _playing(fields)
    if not any(isinstance(action, Play) for action in view.legal):
        return {"play": None}
    assert isinstance(view.state.stage, Playing)
    if not duel.is_one(view.state.rules) or not duel.can_search(len(view.state.stage.played)):
        return {"play": _laid(view, level)}
    rows = _play_rows(view)
    laid = rows[0]["play"] if level == USUAL else _laid(view, level)
    # Cards of one rank are one candidate.
    return {"play": laid, **_worth(next(row for row in rows if row["play"][0] == str(laid)[0]))}


def _laid(view: View, level: str) -> str | None:
    action = _ask(view, level)
    return text(action.card) if isinstance(action, Play) else None


def _bid(fields: Fields, level: str) -> Answer:
    action = _ask(_bidding(fields), level)
    assert isinstance(action, Bid)
    return {"bid": action.points}


def _claim(fields: Fields, level: str) -> Answer:
    action = _ask(_counting(fields), level)
    assert isinstance(action, Claim)
    return {"claim": action.points}


def _analyse(fields: Fields, level: str) -> Answer:
    """All candidates; what is asked is a play where a starter is given."""
    view = _playing(fields) if "starter" in fields else _discarding(fields)
    if not duel.is_one(view.state.rules):
        raise BadRules("cannot-analyse", variant=view.state.rules.name)
    return {"candidates": _play_rows(view) if "starter" in fields else _throw_rows(view)}


def _levels(fields: Fields, level: str) -> Answer:
    return {
        "levels": [
            {"name": one.name, "win_against_top": one.win_against_top, "ms": one.ms}
            for one in LEVELS.values()
        ],
        "default": USUAL,
    }


ASKS: dict[str, Callable[[Fields, str], Answer]] = {
    "discard": _discard,
    "play": _play,
    "bid": _bid,
    "claim": _claim,
    "analyse": _analyse,
    "levels": _levels,
}


def _ask(view: View, level: str) -> object:
    """What a player of the level does; the same question has the same answer.

    :raises BadText: `no-such-play`.
    """
    try:
        return find(level, Random(repr(view.state.stage))).choose(view)
    except KriboError:
        raise
    except ValueError:
        raise BadText("no-such-play") from None


def _worth(row: Answer) -> Answer:
    """What a choice is worth; `error` alone would look like an error."""
    return {"win": row["win"], "win_error": row["error"], "net": row["net"]}


def _throw_rows(view: View) -> list[Answer]:
    assert isinstance(view.state.stage, Discarding)
    seat, hand = _seat(view), view.state.stage.hands[_seat(view)]
    now = duel.race(view, seat)
    dealer = view.state.dealer == seat
    return judge.throw_rows(discard.throws(hand, dealer=dealer, scores=now.scores, values=now.values), hand)


def _play_rows(view: View) -> list[Answer]:
    now = duel.race(view, _seat(view))
    try:
        found = duel.ranked(duel.position(view, _seat(view), now.scores), now.values)
    except ValueError:
        raise BadText("no-such-play") from None
    return judge.play_rows(found)


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


# Views of what is described


class Table(NamedTuple):
    """What every ask says: the game, whose decision it is, who deals, and the scores by side."""

    rules: Rules
    seat: Seat
    dealer: Seat
    scores: tuple[int, ...]

    def view(self, stage: Stage) -> View:
        """The view of the seat at a stage."""
        zeros = (0,) * self.rules.sides
        state = State(self.rules, self.dealer, 1, self.scores, zeros, stage)
        return View(self.seat, state, tuple(steps.legal(state, self.seat)))

    def by_seat(self, own: Cards, others: Sequence[int]) -> tuple[Cards, ...]:
        """Cards of the seat, and hidden ones of all others, so many of each."""
        return tuple(
            own if seat == self.seat else (HIDDEN,) * others[seat] for seat in range(self.rules.seats)
        )

    @property
    def thrown(self) -> list[int]:
        """How many cards each seat lays away."""
        return [self.rules.throws(seat, self.dealer) for seat in range(self.rules.seats)]

    @property
    def dealt(self) -> list[int]:
        """How many cards each seat is dealt."""
        return [self.rules.dealt_to(seat, self.dealer) for seat in range(self.rules.seats)]


def _table(fields: Fields) -> Table:
    """The game; between two, without `seat`, the one who is asked sits at seat 0 and comes first."""
    rules = find_variant(_word(fields, "variant", "six-card")).with_options(_options(fields))
    seat = 0 if rules.seats == 2 and "seat" not in fields else _whole(fields, "seat", 0, rules.seats - 1)
    dealer = fields.get("dealer")
    if dealer is True or (dealer is False and rules.seats == 2):
        place = seat if dealer else 1 - seat
    elif isinstance(dealer, bool):
        raise BadText("dealer-by-seat", variant=rules.name, most=rules.seats - 1)
    else:
        place = _whole(fields, "dealer", 0, rules.seats - 1)
    return Table(rules, seat, place, _scores(fields, rules))


def _options(fields: Fields) -> dict[str, str]:
    options = fields.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise BadText("bad-ask-field", field="options", wanted="options")
    target = {} if "target" not in fields else {"target": str(_whole(fields, "target", 0, 999))}
    return {**options, **target}


def _scores(fields: Fields, rules: Rules) -> tuple[int, ...]:
    scores = _numbers(fields, "scores", [0] * rules.sides)
    # Who has bought the crib pays for it, also from nothing.
    least = -rules.target if rules.auction else 0
    if len(scores) != rules.sides:
        raise BadText("number-of-scores", variant=rules.name, needed=rules.sides, found=len(scores))
    if max(scores) >= rules.target or min(scores) < least:
        raise BadText("score-out-of-range", least=least, most=rules.target - 1)
    return tuple(scores)


def _discarding(fields: Fields) -> View:
    table = _table(fields)
    number = table.thrown[table.seat]
    if not number:
        raise BadText("nothing-to-discard")
    hand = _cards(fields, "hand", number + table.rules.keep)
    _differ(hand)
    hands = table.by_seat(hand, table.dealt)
    extra, stock = _undealt(table.rules)
    owner, price = _owner(fields, table)
    nothing: tuple[Cards, ...] = ((),) * table.rules.seats
    return table.view(Discarding(owner, price, hands, nothing, extra, stock))


def _bidding(fields: Fields) -> View:
    table = _table(fields)
    rules = table.rules
    if not rules.auction:
        raise BadRules("no-auction", variant=rules.name)
    late = rules.auction_when == "after_discards"
    thrown = _cards(fields, "discarded", table.thrown[table.seat]) if late else ()
    hand = _cards(fields, "hand", rules.keep if late else table.dealt[table.seat])
    _differ(hand, thrown)
    bids = _numbers(fields, "bids", [])
    sold = len(bids) > 1 and (bids[-1] == 0 or bids[0] == 0)
    if sold or table.seat != (rules.left_of(table.dealer) if len(bids) % 2 == 0 else table.dealer):
        raise BadText("not-your-bid")
    sizes = [rules.keep] * rules.seats if late else table.dealt
    extra, stock = _undealt(rules)
    view = table.view(
        Bidding(
            table.seat,
            tuple(bids),
            table.by_seat(hand, sizes),
            table.by_seat(thrown, table.thrown if late else [0] * rules.seats),
            extra,
            stock,
        )
    )
    if not any(isinstance(action, Bid) for action in view.legal):
        raise BadText("not-your-bid")
    return view


def _counting(fields: Fields) -> View:
    """Whoever counts what: a view in which the seat is on turn to count these cards."""
    table = _table({"dealer": True, **fields})
    rules, seat = table.rules, table.seat
    crib = fields.get("crib", False)
    if not isinstance(crib, bool):
        raise BadText("bad-ask-field", field="crib", wanted="yes-or-no")
    cards = _cards(fields, "hand", rules.crib_size if crib else rules.keep)
    starter = _cards(fields, "starter", 1)
    _differ(cards, starter)
    rest = [card for card in PACK if card not in (*cards, *starter)]
    kept = table.by_seat(tuple(rest[: rules.keep]) if crib else cards, [rules.keep] * rules.seats)
    stage = Counting(
        owner=seat,
        price=0,
        kept=kept,
        thrown=table.by_seat((HIDDEN,) * table.thrown[seat], table.thrown),
        crib=cards if crib else (HIDDEN,) * rules.crib_size,
        stock=(),
        starter=starter[0],
        played=(),
    )
    dealer = seat if crib else table.dealer
    shows = steps.shows(rules, dealer, stage)
    turn = shows.index((seat, "crib" if crib else "hand"))
    if rules.counting == "auto":
        # Where the table counts nobody is asked; the one who asks counts for itself.
        table = table._replace(rules=rules.with_options({"counting": "self"}))
    return table._replace(dealer=dealer).view(replace(stage, turn=turn))


def _playing(fields: Fields) -> View:
    table = _table(fields)
    rules, seat = table.rules, table.seat
    thrown = _cards(fields, "discarded", table.thrown[seat])
    starter = _cards(fields, "starter", 1)
    played = _played(fields, table)
    held = _cards(fields, "hand", rules.keep - len(played[seat]))
    pile = _cards(fields, "pile")
    _differ(held, thrown, starter, *played)
    if not held:
        raise BadText("nothing-to-play")
    order = _order(table, played, pile, held, thrown, starter)
    count = play.count(pile)
    if count > play.LIMIT:
        raise BadText("pile-too-high", count=count)
    left = [rules.keep - len(cards) for cards in played]
    owners = {card: owner for owner, card in order}
    last = owners[pile[-1]] if pile else NOBODY
    owner, price = _owner(fields, table)
    kept = tuple(
        (*held, *cards) if other == seat else (*cards, *[HIDDEN] * left[other])
        for other, cards in enumerate(played)
    )
    return table.view(
        Playing(
            owner=owner,
            price=price,
            kept=kept,
            thrown=table.by_seat(thrown, table.thrown),
            crib=(HIDDEN,) * rules.crib_size,
            stock=(),
            starter=starter[0],
            held=table.by_seat(held, left),
            turn=seat,
            last=last,
            pile=pile,
            count=count,
            gone=tuple(_gone(rules, [owners[card] for card in pile], seat)),
            played=order,
        )
    )


def _played(fields: Fields, table: Table) -> list[Cards]:
    """By seat the cards laid; between two without `seat` mine come first."""
    rules = table.rules
    lists = fields.get("played", [[] for _ in range(rules.seats)])
    if not isinstance(lists, list) or len(lists) != rules.seats:
        raise BadText("played-by-seat", needed=rules.seats)
    played = [_cards({"played": one}, "played") for one in lists]
    if max(map(len, played)) > rules.keep:
        raise BadText("cards-in-field", field="played", needed=rules.keep, found=max(map(len, played)))
    return played


def _order(
    table: Table, played: Sequence[Cards], pile: Cards, held: Cards, thrown: Cards, starter: Cards
) -> tuple[tuple[Seat, int], ...]:
    """All cards laid with who laid them, oldest first, as they may have been laid."""
    owner = {card: seat for seat, cards in enumerate(played) for card in cards}
    if any(card not in owner for card in pile):
        raise BadText("pile-not-played")
    for cards in played:
        laid = [card for card in pile if card in cards]
        if laid != list(cards[len(cards) - len(laid) :]):
            raise BadText("pile-not-played")
    if duel.is_one(table.rules):
        seat = table.seat
        at = Position(table.dealer == seat, (*held, *played[seat]), (), thrown, starter[0])
        found: tuple[Laid, ...] | None = in_order(at, played[seat], played[1 - seat], pile)
        if found is None:
            raise BadText("no-such-play")
        return tuple((seat if laid.mine else 1 - seat, laid.card) for laid in found)
    earlier = [(seat, card) for seat, cards in enumerate(played) for card in cards if card not in pile]
    return (*earlier, *((owner[card], card) for card in pile))


def _gone(rules: Rules, owners: Sequence[Seat], turn: Seat) -> Iterator[Seat]:
    """The seats that were passed over in this count."""
    told = set()
    for last, following in pairwise([*owners, turn]):
        for other in rules.clockwise(rules.left_of(last)):
            if other == following:
                break
            if other not in told:
                told.add(other)
                yield other


def _owner(fields: Fields, table: Table) -> tuple[Seat, int]:
    """Who has the crib, and what for: the dealer, unless `owner` (a seat) and `price` say otherwise."""
    if "owner" not in fields:
        return table.dealer, 0
    price = _whole(fields, "price", 0, steps.HIGHEST_BID) if "price" in fields else 0
    return _whole(fields, "owner", 0, table.rules.seats - 1), price


def _undealt(rules: Rules) -> tuple[Cards, Cards]:
    left = len(PACK) - sum(rules.dealt) - rules.crib_from_pack
    return (HIDDEN,) * rules.crib_from_pack, (HIDDEN,) * left


# Fields


def _word(fields: Fields, name: str, usual: str | None = None) -> str:
    value = fields.get(name, usual)
    if not isinstance(value, str):
        raise BadText("bad-ask-field", field=name, wanted="word")
    return value


def _whole(fields: Fields, name: str, least: int, most: int) -> int:
    value = fields.get(name)
    if not _is_whole(value):
        raise BadText("bad-ask-field", field=name, wanted="number")
    if not least <= value <= most:
        raise BadText("number-out-of-range", option=name, number=value, least=least, most=most)
    return int(value)


def _numbers(fields: Fields, name: str, usual: list[int]) -> list[int]:
    value = fields.get(name, usual)
    if not isinstance(value, list) or not all(map(_is_whole, value)):
        raise BadText("bad-ask-field", field=name, wanted="numbers")
    return value


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**6


def _cards(fields: Fields, name: str, number: int | None = None) -> Cards:
    """The cards of a field, a list of texts or one text; so many of them where that is known."""
    value = fields.get(name, [] if number is None else None)
    tokens = value.split() if isinstance(value, str) else value
    if not isinstance(tokens, list) or not all(isinstance(token, str) for token in tokens):
        raise BadText("bad-ask-field", field=name, wanted="cards")
    cards = parse_all([_quoted(token) for token in tokens])
    if number is not None and len(cards) != number:
        raise BadText("cards-in-field", field=name, needed=number, found=len(cards))
    return cards


def _differ(*groups: Cards) -> None:
    check_different(tuple(card for group in groups for card in group))


def _quoted(value: str) -> str:
    return value if len(value) <= QUOTED else value[:QUOTED] + "…"
