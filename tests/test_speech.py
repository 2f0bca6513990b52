"""What is said at scripted games, word for word, in every language."""

from __future__ import annotations

import pytest

from kribo.locales import LANGUAGES
from tests.speech import FOLDER, MAKERS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAKERS)
def test_a_transcript_is_what_is_said(name: str, language: str) -> None:
    path = FOLDER / language / f"{name}.txt"
    assert MAKERS[name](name, language) == path.read_text(encoding="utf-8"), "run: python -m tests.speech"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcripts_are_those_of_the_games(language: str) -> None:
    assert {path.stem for path in (FOLDER / language).glob("*.txt")} == set(MAKERS)


@pytest.mark.parametrize(
    "kind",
    ["won", "skunk", "lurch", "claim-wrong", "call-right", "call-wrong", "pegged-muggins", "pegged-invented",
     "pegged-go", "pegged-heels", "heels-lost", "timed-out", "pegged-timeout", "took-back", "crib-bought",
     "pass", "pegged-three-for-last", "count-restart", "claimed-nineteen"],
)  # fmt: skip
def test_the_scripted_games_have_everything(kind: str) -> None:
    """Each kind of sentence is said in one of them at least; found by its words in English."""
    from kribo.locales import catalogue

    say = catalogue("en")
    words = [_longest(say.messages[name]) for name in say.messages if name.startswith(kind)]
    said = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.txt"))
    assert any(word in said for word in words)


def _longest(pattern: object) -> str:
    """The longest text of a pattern that stands in it whatever the facts are."""
    if isinstance(pattern, str):
        return pattern
    assert isinstance(pattern, tuple)
    return max(
        (part for part in pattern if isinstance(part, str) and not part.isspace()), key=len, default="\0"
    )
