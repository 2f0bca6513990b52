"""Cards as small integers, and their text.

A card is `4 * rank + suit`: 0..51, ace of clubs to king of spades. Ranks are 0..12 (ace to king), suits
0..3 (clubs, diamonds, hearts, spades), all suits equal. Its text is rank then suit: `5H`, `TD`, `AS`.
"""

from __future__ import annotations

from collections.abc import Iterable

from kribo.errors import BadText

RANKS = "A23456789TJQK"
SUITS = "CDHS"
PACK = tuple(range(52))
HIDDEN = 52
"""A card that the reader may not see, written `??`. It is outside every table, so using one is loud."""

Card = int
Cards = tuple[int, ...]

TEXTS = (*(rank + suit for rank in RANKS for suit in SUITS), "??")

_SUIT_SIGNS = {
    letter: suit for letters in (SUITS, SUITS.lower(), "♣♦♥♠", "♧♢♡♤") for suit, letter in enumerate(letters)
}
_RANK_SIGNS = {letter: rank for letters in (RANKS, RANKS.lower()) for rank, letter in enumerate(letters)}
_RANK_SIGNS["10"] = RANKS.index("T")


def rank(card: Card) -> int:
    """0 for an ace to 12 for a king."""
    return card >> 2


def suit(card: Card) -> int:
    """0..3: clubs, diamonds, hearts, spades."""
    return card & 3


def value(card: Card) -> int:
    """What a card counts: 1 for an ace, 10 for ten, jack, queen and king."""
    return min((card >> 2) + 1, 10)


def text(card: Card) -> str:
    """`5H`, `TD`; `??` for a hidden card."""
    return TEXTS[card]


def texts(cards: Iterable[Card]) -> str:
    """The texts of several cards with spaces between them."""
    return " ".join(TEXTS[card] for card in cards)


def parse(token: str) -> Card:
    """Read one card: `5H`, `td`, `10D`, `J♠`.

    :raises BadText: `bad-card` with the token.
    """
    # A variation selector follows a suit symbol that was copied from a page drawn in emoji style.
    sign = token.strip().removesuffix("\ufe0e").removesuffix("\ufe0f")
    found_rank, found_suit = _RANK_SIGNS.get(sign[:-1]), _SUIT_SIGNS.get(sign[-1:])
    if found_rank is None or found_suit is None:
        raise BadText("bad-card", token=token)
    return 4 * found_rank + found_suit


def parse_all(tokens: str | Iterable[str]) -> Cards:
    """Read different cards, from tokens or from one string with spaces or commas between them.

    :raises BadText: `bad-card` with the token; `card-twice` with the card.
    """
    if isinstance(tokens, str):
        tokens = tokens.replace(",", " ").split()
    return check_different(tuple(parse(token) for token in tokens))


def check_different(cards: Cards) -> Cards:
    """The cards, none of which may be there twice.

    :raises BadText: `card-twice` with the card.
    """
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise BadText("card-twice", card=card)
    return cards
