"""Which language is meant."""

from __future__ import annotations

import pytest

from kribo.errors import BadText
from kribo.locales import LANGUAGES, known_language
from kribo.locales.tags import first_known, language_of, language_of_system


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_known_in_any_case(language: str) -> None:
    assert language_of(language) == language_of(language.upper()) == language_of(language.lower()) == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("sr", "sr-Latn"),
        ("SR", "sr-Latn"),
        ("sr-RS", "sr-Latn"),
        ("sr_RS.UTF-8", "sr-Latn"),
        ("sr_RS.UTF-8@latin", "sr-Latn"),
        ("sr_RS@cyrillic", "sr-Cyrl"),
        ("sr-Cyrl-RS", "sr-Cyrl"),
        ("sr-latn-me", "sr-Latn"),
        ("ru_RU.KOI8-R", "ru"),
        ("eo", "eo"),
        ("eo_XX", "eo"),
        ("en-GB", "en"),
        ("de", None),
        ("C", None),
        ("POSIX", None),
        ("", None),
        ("english", None),
    ],
)
def test_tags_of_browsers_and_systems(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_the_first_language_that_there_is() -> None:
    assert first_known(["de", "eo", "ru"]) == "eo"
    assert first_known(["de"]) == "en"
    assert first_known([]) == "en"


def test_the_strongest_variable_of_the_system_decides() -> None:
    assert language_of_system({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "eo", "LC_ALL": ""}) == "eo"
    assert language_of_system({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}) == "en"
    assert language_of_system({}) == "en"


def test_a_language_that_there_is_not_is_refused() -> None:
    assert known_language("SR-cyrl") == "sr-Cyrl"
    with pytest.raises(BadText) as caught:
        known_language("tlh")
    assert caught.value.code == "unknown-language"
    assert caught.value.facts["known"] == LANGUAGES
