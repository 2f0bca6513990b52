"""The reader's language on a command line."""

from __future__ import annotations

import pytest

from kribo.cli import main
from kribo.errors import BadText
from kribo.terminal.language import chosen

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "eo", "pegs", "7H"],
        ["pegs", "--lang", "eo", "7H"],
        ["pegs", "7H", "--lang", "eo"],
        ["pegs", "7H", "--lang=EO"],
    ],
)
def test_the_option_stands_anywhere(words: list[str]) -> None:
    assert chosen(words) == (["pegs", "7H"], "eo")


def test_after_two_strokes_it_is_a_word() -> None:
    assert chosen(["play", "--", "--lang", "eo"]) == (["play", "--", "--lang", "eo"], "en")


def test_without_it_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    monkeypatch.setenv("KRIBO_LANG", "sr-cyrl")
    assert chosen([])[1] == "sr-Cyrl"
    monkeypatch.delenv("KRIBO_LANG")
    assert chosen([])[1] == "ru"
    assert chosen(["--lang", "eo"])[1] == "eo"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--lang"], "option-needs-value"),
        (["--lang", "--json"], "option-needs-value"),
        (["--lang="], "option-needs-value"),
        (["--lang", "eo", "--lang", "ru"], "option-twice"),
        (["--lang", "tlh"], "unknown-language"),
    ],
)
def test_what_is_wrong_with_it(words: list[str], code: str) -> None:
    with pytest.raises(BadText) as caught:
        chosen(words)
    assert caught.value.code == code


def test_complaints_come_in_the_language_asked_for(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["--lang", "eo", "nonsense"]) == 2
    esperanto = capsys.readouterr().err
    assert main(["nonsense"]) == 2
    assert capsys.readouterr().err != esperanto
    monkeypatch.setenv("KRIBO_LANG", "klingon")
    assert main(["pegs", "7H"]) == 2
    assert "“klingon”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "cards", "shown"), [("eo", "7k", "7K"), ("ru", "7ч", "7Ч"), ("ru", "7h", "7Ч")]
)
def test_cards_are_read_and_shown_in_the_letters_of_the_language(
    language: str, cards: str, shown: str, capsys: Capture
) -> None:
    assert main(["pegs", cards, "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(shown)
