"""Cards and their text."""

from __future__ import annotations

import pytest

from kribo.cards import HIDDEN, PACK, parse, parse_all, rank, suit, text, texts, value
from kribo.errors import BadText


def test_the_text_of_every_card_reads_back() -> None:
    assert [parse(text(card)) for card in PACK] == list(PACK)


def test_the_pack_goes_from_the_ace_of_clubs_to_the_king_of_spades() -> None:
    assert texts([PACK[0], PACK[1], PACK[2], PACK[3], PACK[4], PACK[51]]) == "AC AD AH AS 2C KS"


def test_a_card_is_its_rank_and_suit() -> None:
    assert [(rank(card), suit(card)) for card in PACK] == [(r, s) for r in range(13) for s in range(4)]


def test_the_ace_counts_one_and_court_cards_count_ten() -> None:
    assert [value(parse(f"{sign}H")) for sign in "A23456789TJQK"] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        10,
        10,
        10,
    ]


@pytest.mark.parametrize("token", ["TD", "td", "10D", "10d", "T♦", "10♦", "10♢", "10♦\ufe0f", " TD "])
def test_a_card_has_several_spellings(token: str) -> None:
    assert text(parse(token)) == "TD"


@pytest.mark.parametrize("token", ["", "5", "H", "5X", "1H", "11H", "H5", "5HH", "??", "é", "５H"])
def test_what_is_no_card_is_refused_with_the_token(token: str) -> None:
    with pytest.raises(BadText) as refusal:
        parse(token)
    assert (refusal.value.code, refusal.value.facts) == ("bad-card", {"token": token})


def test_a_hidden_card_can_be_written_but_not_read() -> None:
    assert text(HIDDEN) == "??"


@pytest.mark.parametrize("cards", ["5H 6C", "5H,6C", " 5H,  6C ", ["5H", "6C"]])
def test_cards_are_read_from_one_string_or_several(cards: str | list[str]) -> None:
    assert texts(parse_all(cards)) == "5H 6C"


def test_a_card_twice_is_refused_however_it_is_spelt() -> None:
    with pytest.raises(BadText) as refusal:
        parse_all("TD 5H 10♦")
    assert (refusal.value.code, refusal.value.facts) == ("card-twice", {"card": parse("TD")})


def test_no_cards_are_no_error() -> None:
    assert parse_all("") == ()
