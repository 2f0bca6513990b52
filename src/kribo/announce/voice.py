"""Who speaks to whom: the listener's seat, language and verbosity, and the words for cards and players.

A message about a player has two forms in the catalogue, `NAME-self` for the player and `NAME-other` for all
others, so that no language needs to choose its grammar by the listener. Any message may have variants for a
verbosity, `NAME-brief` and `NAME-full`; what has none is said alike in all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from kribo.cards import PACK, Card, Cards, rank, suit
from kribo.game.actions import Seat
from kribo.game.events import Side
from kribo.locales import RANKS, SUITS, Catalogue
from kribo.locales.patterns import Fact
from kribo.rules import Rules

Verbosity = Literal["brief", "normal", "full"]
VERBOSITIES: tuple[Verbosity, ...] = get_args(Verbosity)

CardStyle = Literal["letters", "words"]
CARD_STYLES: tuple[CardStyle, ...] = get_args(CardStyle)


class Company(Struct, frozen=True):
    """A table as sentences need it: the rules, and by seat the names and the bots ("" for a person)."""

    rules: Rules
    names: tuple[str, ...]
    bots: tuple[str, ...]


class Voice:
    """Speaks the messages of a catalogue to one listener; a spectator has no seat."""

    def __init__(
        self,
        say: Catalogue,
        company: Company,
        listener: Seat | None = None,
        verbosity: Verbosity = "normal",
        card_style: CardStyle | None = None,
    ) -> None:
        """
        :param card_style: how cards are said; None for words where all is said in full, and letters else.
        """
        self.say = say
        self.company = company
        self.rules = company.rules
        self.listener = listener
        self.verbosity = verbosity
        self.card_style = card_style

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """A message, in the variant for the listener's verbosity where there is one."""
        variant = f"{message}-{self.verbosity}"
        return self.say(variant if variant in self.say.messages else message, **facts)

    def of(self, seat: Seat, message: str, /, **facts: Fact) -> str:
        """A message about a player: `message-self` to that player, `message-other` to all others."""
        ending = "self" if seat == self.listener else "other"
        return self(f"{message}-{ending}", player=self.company.names[seat], **facts)

    def of_side(self, side: Side, message: str, /, **facts: Fact) -> str:
        """A message about a side; that of a team is `message-team-self` or `message-team-other`."""
        seats = self.seats(side)
        if len(seats) == 1:
            return self.of(seats[0], message, **facts)
        ending = "self" if self.listener in seats else "other"
        return self(f"{message}-team-{ending}", players=self.players(seats), **facts)

    def seats(self, side: Side) -> list[Seat]:
        """The seats of a side."""
        return [seat for seat in range(self.rules.seats) if self.rules.side(seat) == side]

    # Players, as labels: alone, after a colon or in a list, never inside a clause that would inflect them.

    def player(self, seat: Seat) -> str:
        """The word for the listener, or a name."""
        return self.say("you") if seat == self.listener else self.company.names[seat]

    def players(self, seats: Iterable[Seat]) -> str:
        """Several of them."""
        return self.listing(map(self.player, seats))

    def side(self, side: Side) -> str:
        """Who plays for a side, told apart from the sides beside it in a list."""
        return self._joined("team-more", map(self.player, self.seats(side)))

    def listing(self, items: Iterable[str]) -> str:
        """Things of one kind with commas between them, or whatever the language has for that."""
        return self._joined("list-more", items)

    def _joined(self, message: str, items: Iterable[str]) -> str:
        line = ""
        for item in items:
            line = self.say(message, before=line, item=item) if line else item
        return line

    # Cards: letters or words.

    @property
    def _in_words(self) -> bool:
        return self.card_style == "words" or (self.card_style is None and self.verbosity == "full")

    def card(self, card: Card) -> dict[str, Fact]:
        """The facts of a message that tells of a card: `card`, and `card_acc` for the object of a verb."""
        return {"card": self._card("card-nom", card), "card_acc": self._card("card-acc", card)}

    def cards(self, cards: Cards, *, case: str = "nom") -> str:
        """Several cards, in the nominative, or with `acc` as the object of a verb."""
        said = [self._card(f"card-{case}", card) for card in cards]
        return self.listing(said) if self._in_words else " ".join(said)

    def _card(self, name: str, card: Card) -> str:
        return _words_of_cards(self.say, name if self._in_words else "card-letters")[card]


@lru_cache(maxsize=64)
def _words_of_cards(say: Catalogue, message: str) -> tuple[str, ...]:
    """How each card of the pack is said: most sentences of a game name some."""
    return tuple(say(message, rank=RANKS[rank(card)], suit=SUITS[suit(card)]) for card in PACK)
