"""Cards as people of each language write them."""

from __future__ import annotations

import pytest

from kribo.cards import PACK, parse, parse_all, rank, suit, text
from kribo.errors import BadText
from kribo.locales import LANGUAGES, RANKS, SUITS, catalogue, letters
from kribo.locales.writing import Deck, deck, read_card, read_cards, spellings


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    say = catalogue(language)
    for card in PACK:
        assert read_card(letters(say, card), language) == card
        assert read_card(letters(say, card).lower(), language) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_cards_are_read_in_every_language(language: str) -> None:
    for card in PACK:
        assert read_card(text(card), language) == card
        assert read_card(text(card).lower().replace("t", "10", text(card)[0] == "T"), language) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_look_alike(language: str) -> None:
    say = catalogue(language)
    for shown in (
        {letters(say, card) for card in PACK},
        {say("card-nom", rank=RANKS[rank(card)], suit=SUITS[suit(card)]) for card in PACK},
        {say("card-acc", rank=RANKS[rank(card)], suit=SUITS[suit(card)]) for card in PACK},
    ):
        assert len(shown) == 52


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("eo", "Fk", "JH"),
        ("eo", "DR", "QD"),
        ("eo", "rp", "KS"),
        ("eo", "10t", "TC"),
        ("eo", "Xt", "TC"),
        ("eo", "7kar", "7D"),
        ("eo", "KD", "KD"),
        ("ru", "5ч", "5H"),
        ("ru", "ТП", "AS"),
        ("ru", "TП", "TS"),
        ("ru", "вб", "JD"),
        ("ru", "дт", "QC"),
        ("ru", "кпик", "KS"),
        ("sr-Latn", "Žk", "JD"),
        ("sr-Latn", "zk", "JD"),
        ("sr-Latn", "5herc", "5H"),
        ("sr-Latn", "ЖК", "JD"),
        ("sr-Latn", "DT", "QC"),
        ("sr-Cyrl", "Жк", "JD"),
        ("sr-Cyrl", "Jk", "JD"),
        ("sr-Cyrl", "10п", "TS"),
        ("sr-Cyrl", "Тп", "TS"),
        ("sr-Cyrl", "Ах", "AH"),
        ("sr-Cyrl", "5ka", "5D"),
    ],
)
def test_a_card_by_the_letters_of_a_language(language: str, typed: str, card: str) -> None:
    assert read_card(typed, language) == parse(card)


def test_two_readings_are_a_question() -> None:
    table = Deck([("5", 4)], [("kero", 2), ("karoo", 1), ("k", 2)])
    assert table.readings("5k") == parse_all("5H")
    assert table.readings("5ka") == parse_all("5D")
    without_letters = Deck([("5", 4)], [("kero", 2), ("karoo", 1)])
    assert without_letters.readings("5k") == parse_all("5D 5H")
    with pytest.raises(BadText) as caught:
        without_letters.card("5k")
    assert (caught.value.code, caught.value.facts["cards"]) == ("which-card", parse_all("5D 5H"))


def test_no_sign_of_a_language_means_two_cards() -> None:
    for language in LANGUAGES:
        table = deck(language)
        for sign, number in table.ranks:
            for word, of_suit in table.suits:
                assert table.readings(sign + word) == (4 * number + of_suit,), (language, sign, word)


def test_what_is_no_card_is_refused() -> None:
    for typed in ("", "5", "5x", "щщ", "h5"):
        with pytest.raises(BadText) as caught:
            read_card(typed, "ru")
        assert caught.value.code == "bad-card"


def test_several_cards_and_one_twice() -> None:
    assert read_cards("5k, Fp", "eo") == parse_all("5H JS")
    with pytest.raises(BadText) as caught:
        read_cards("5k 5h", "eo")
    assert caught.value.code == "card-twice"


def test_special_letters_may_be_left_out() -> None:
    assert list(spellings("reĝo")) == ["reĝo", "regxo", "rego"]
    assert list(spellings("četvorka")) == ["četvorka", "cetvorka", "cetvorka"]
    assert list(spellings("ace")) == ["ace"]
