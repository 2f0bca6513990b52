"""The catalogue as its users see it."""

from __future__ import annotations

import pytest

from kribo.cards import parse, parse_all
from kribo.errors import BadText, KriboError
from kribo.locales import LANGUAGES, Catalogue, catalogue, module_name, sentence
from kribo.locales.patterns import Select, Variable

SAY = Catalogue(
    "en",
    {
        "card-letters": (
            Select("rank", {"five": "5", "ten": "T"}, "five"),
            Select("suit", {"hearts": "H", "diamonds": "D"}, "hearts"),
        ),
        "error-plain": "Nothing fits.",
        "error-facts": (Variable("fact"), "!"),
        "error-card": ("No ", Variable("card"), "."),
        "error-cards": ("Play ", Variable("playable"), "; not ", Variable("cards"), "."),
        "error-count": (
            Select("count", {0: "none", "one": "one card", "other": (Variable("count"), " cards")}, "other"),
        ),
    },
)


def test_facts_fill_the_message() -> None:
    assert catalogue("en")("error-card-twice", card="5H").startswith("The card 5H is given twice.")


def test_facts_without_a_use_are_ignored() -> None:
    assert SAY("error-plain", fact=1, message="any name will do") == "Nothing fits."


def test_a_message_that_is_missing_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        SAY("nonsense")


@pytest.mark.parametrize("message", ["error-facts", "error-count"])
def test_a_fact_that_is_missing_is_a_mistake_of_ours(message: str) -> None:
    with pytest.raises(LookupError, match=f"{message}.*needs the fact"):
        SAY(message)


def test_a_fact_is_a_string_or_a_whole_number() -> None:
    assert SAY("error-facts", fact=12345) == "12345!"
    with pytest.raises(TypeError, match="whole number"):
        SAY("error-facts", fact=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(("count", "text"), [(0, "none"), (1, "one card"), (2, "2 cards"), (-1, "one card")])
def test_a_number_selects_by_itself_or_by_its_plural_category(count: int, text: str) -> None:
    assert SAY("error-count", count=count) == text


def test_every_language_has_its_catalogue_and_it_is_loaded_once() -> None:
    for language in LANGUAGES:
        assert catalogue(language).language == language
        assert catalogue(language) is catalogue(language)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadText) as caught:
        catalogue("tlh")
    assert caught.value.code == "unknown-language"
    assert "“tlh”" in sentence(catalogue("en"), caught.value)


def test_module_names() -> None:
    assert [module_name(language) for language in ("en", "sr-Latn")] == ["en", "sr_latn"]


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (KriboError("plain"), "Nothing fits."),
        (KriboError("facts", fact="so"), "so!"),
        (KriboError("facts", fact=31), "31!"),
        (KriboError("facts", fact=("--a", "--b")), "--a, --b!"),
        (KriboError("card", card=parse("5H")), "No 5H."),
        (KriboError("cards", cards=[], playable=parse_all("5H TD")), "Play 5H TD; not none."),
    ],
)
def test_sentences(error: KriboError, text: str) -> None:
    assert sentence(SAY, error) == text


def test_a_fact_that_cannot_be_said_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="fact"):
        sentence(SAY, KriboError("facts", fact=None))


def test_numbers_below_zero_have_a_minus_and_no_hyphen() -> None:
    assert catalogue("en")("target-is", target=-6) == "The game is to −6."
