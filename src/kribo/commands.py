"""The one command grammar: what a person types at a table, read into an action or a query.

A line begins with a command word (`play 5h`, `s`) or is the plain answer to what is asked: cards at a
discard, a card in the play, a number for a cut, a bid, a claim or a call. A bare digit is a place in the hand
where cards are asked for, and a number elsewhere. The words and the letters of cards come from the catalogue;
those of English work in every language.

Only the text is judged here: whether an action can be made is for the core to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from kribo import cards
from kribo.cards import Card, Cards
from kribo.errors import BadText, IllegalAction, quoted
from kribo.game import actions
from kribo.game.actions import Action, Seat
from kribo.game.hand import hand
from kribo.game.state import (
    Announcing,
    Bidding,
    Calling,
    Counting,
    Cutting,
    CuttingForDeal,
    Discarding,
    Playing,
)
from kribo.game.view import View
from kribo.locales import Catalogue
from kribo.locales.writing import deck, folded, meanings

QueryName = Literal[
    "help", "rules", "hand", "count", "starter", "table", "scores", "details", "turn", "dealer", "legal",
    "again", "breakdown", "who", "options", "clock", "brief", "normal", "full", "quit",
]  # fmt: skip
"""What can be asked of a table, or wished, without a change to the game."""

ActionName = Literal[
    "discard", "takeback", "bid", "pass", "cut", "play", "go", "heels", "claim", "muggins", "no", "resign"
]

QUERIES: tuple[QueryName, ...] = get_args(QueryName)
ACTIONS: tuple[ActionName, ...] = get_args(ActionName)

QUOTED_LENGTH = 40
AGAIN_MOST = 100


class Query(Struct, frozen=True):
    """A question or a wish; `number` is how many things to say again."""

    name: QueryName
    number: int = 1


class CutAnywhere(Struct, frozen=True):
    """A cut at a place that the table may choose."""

    seat: Seat


Command = Action | CutAnywhere | Query


def parse(text: str, view: View, say: Catalogue) -> Command:
    """What a line means, typed by the seat of a view in the language of a catalogue.

    :raises BadText: when it cannot be read: `nothing-typed`, `not-understood`, `bad-card`, `card-twice`,
        `no-such-place`, `rank-not-held`, `which-card`, `not-a-count`.
    :raises IllegalAction: `only-watching`, for an action of a spectator.
    """
    words = folded(text.replace(",", " ")).split()
    if not words:
        raise BadText("nothing-typed")
    name = _command_words(say.language).get(words[0])
    if name in QUERIES:
        return _query(name, words[1:], text, view)
    if view.seat is None:
        raise IllegalAction("only-watching")
    reader = _Reader(text, view, view.seat, say)
    if name in ACTIONS:
        return reader.named(name, words[1:])
    return reader.plain(words)


def query_of(text: str, say: Catalogue) -> QueryName | None:
    """The question or wish that a line is, where there is no game to act in."""
    name = _command_words(say.language).get(folded(text.strip()))
    return name if name in QUERIES else None


def asks_to_leave(text: str, say: Catalogue) -> bool:
    """Whether a line says `quit`, where nothing else is expected."""
    return query_of(text, say) == "quit"


@cache
def _command_words(language: str) -> dict[str, QueryName | ActionName]:
    """The meaning of each command word of a language and of the others that it reads."""
    return meanings({f"command-{name}": name for name in (*QUERIES, *ACTIONS)}, language)


def _query(name: QueryName, words: Sequence[str], text: str, view: View) -> Query:
    if name == "again" and len(words) == 1:
        number = _count(words[0])
        if not 1 <= number <= AGAIN_MOST:
            raise BadText("not-a-count", text=_quoted(words[0]))
        return Query(name, number)
    if words:
        raise _not_understood(text, view)
    return Query(name)


def _count(word: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", word):
        raise BadText("not-a-count", text=_quoted(word))
    return int(word)


def _not_understood(text: str, view: View) -> BadText:
    return BadText("not-understood", text=_quoted(text.strip()), stage=type(view.state.stage).__name__)


def _quoted(text: str) -> str:
    """Text as it can be shown in a message."""
    return quoted(text, QUOTED_LENGTH)


class _Reader:
    """Reads the actions of one seat; `text` is the line, for complaints."""

    def __init__(self, text: str, view: View, seat: Seat, say: Catalogue) -> None:
        self.text = text
        self.view = view
        self.seat = seat
        self.hand = hand(view)
        self.deck = deck(say.language)

    def named(self, name: ActionName, words: Sequence[str]) -> Action | CutAnywhere:
        """An action by its command word and what follows it."""
        if name in _ALONE:
            if words:
                raise _not_understood(self.text, self.view)
            return _ALONE[name](self.seat)
        if name == "cut" and not words:
            return CutAnywhere(self.seat)
        if name == "discard" and words:
            return self.discard(words)
        if len(words) != 1:
            raise _not_understood(self.text, self.view)
        if name == "play":
            return self.play(words[0])
        if name == "cut":
            return self.cut(words[0])
        return _NUMBERED[name](self.seat, _count(words[0]))

    def plain(self, words: Sequence[str]) -> Action:
        """An answer without a command word, by what the stage asks for."""
        stage = self.view.state.stage
        if isinstance(stage, Discarding) and self.looks_like_cards(words):
            return self.discard(words)
        if len(words) == 1:
            match stage:
                case Playing() if self.looks_like_cards(words):
                    return self.play(words[0])
                case Cutting() | CuttingForDeal() if words[0].isdecimal():
                    return self.cut(words[0])
                case Bidding() if words[0].isdecimal():
                    return actions.Bid(self.seat, _count(words[0]))
                case Announcing() | Counting() if words[0].isdecimal():
                    return actions.Claim(self.seat, _count(words[0]))
                case Calling() if words[0].isdecimal():
                    return actions.Muggins(self.seat, _count(words[0]))
        raise _not_understood(self.text, self.view)

    # Actions with more to them than a number

    def discard(self, words: Sequence[str]) -> Action:
        """The cards laid away, in the order named."""
        chosen = tuple(map(self.card, words))
        for place, card in enumerate(chosen):
            if card in chosen[:place]:
                raise BadText("card-twice", card=card)
        return actions.Discard(self.seat, chosen)

    def play(self, word: str) -> Action:
        """A card laid in the play."""
        return actions.Play(self.seat, self.card(word))

    def cut(self, word: str) -> Action:
        """A cut of whichever pack is being cut; people count positions from 1."""
        position = _count(word) - 1
        if isinstance(self.view.state.stage, CuttingForDeal):
            return actions.CutForDeal(self.seat, position)
        return actions.CutStarter(self.seat, position)

    # Cards

    def looks_like_cards(self, words: Sequence[str]) -> bool:
        """Whether each word can name a card; otherwise it was no try at one."""
        return all(
            word.isdecimal() or self.deck.rank(word) is not None or self.deck.readings(word) for word in words
        )

    def card(self, word: str) -> Card:
        """A card by its place in the hand, by its letters, or by its rank where one held card has it."""
        if re.fullmatch("[0-9]", word):
            return self.at(int(word))
        rank = self.deck.rank(word)
        if rank is not None:
            matching = tuple(card for card in self.hand if cards.rank(card) == rank)
            if not matching:
                raise BadText("rank-not-held", text=_quoted(word), cards=self.hand)
            return self.one_of(matching, word)
        found = self.deck.readings(word)
        if not found:
            return cards.parse(_quoted(word))
        return self.one_of(tuple(card for card in found if card in self.hand) or found, word)

    def one_of(self, meant: Cards, word: str) -> Card:
        """The card of a word that can mean but one."""
        if len(meant) > 1:
            raise BadText("which-card", text=_quoted(word), cards=meant)
        return meant[0]

    def at(self, place: int) -> Card:
        """The card at a place, counted from 1."""
        if not 1 <= place <= len(self.hand):
            raise BadText("no-such-place", place=place, most=len(self.hand), cards=self.hand)
        return self.hand[place - 1]


_ALONE: dict[ActionName, Callable[[Seat], Action]] = {
    "takeback": actions.TakeBack,
    "pass": lambda seat: actions.Bid(seat, 0),
    "go": actions.Go,
    "heels": actions.ClaimHeels,
    "no": lambda seat: actions.Muggins(seat, 0),
    "resign": actions.Resign,
}

_NUMBERED: dict[ActionName, Callable[[Seat, int], Action]] = {
    "bid": actions.Bid,
    "claim": actions.Claim,
    "muggins": actions.Muggins,
}
