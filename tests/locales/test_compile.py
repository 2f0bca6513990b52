"""The compiler of catalogues, held to `fluent.runtime`."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.locales import LANGUAGES, Catalogue, catalogue
from kribo.locales.compile import FOLDER, CannotCompile, compile_messages, main, module_path, module_text
from tests.locales.fluent_grid import bundle, expected, grid

EVERYTHING = """\
-suit = { $case ->
    [genitive] of hearts
    [1] first heart
   *[nominative] hearts
}
-pegs = { $n ->
    [one] { $n } peg
    [few] { $n } pegs, few
    [many] { $n } pegs, many
   *[other] { $n } pegs
}
-inner = [{ -suit }]
plain = Just text.
empty = {""}
literals = { "{" }{ 5 }{ -7 }{ "\\u2665" }
printed = { $a } and { $b }, { $a }
terms = { -suit }, { -suit(case: "genitive") }, { -suit(case: 1) }, { -suit(case: "other") }, { -inner }
counted = { -pegs(n: 1) } { -pegs(n: 2) } { -pegs(n: 5) }
plural = { $n ->
    [0] nothing
    [one] { $n } one
    [few] { $n } few
    [many] { $n } many
   *[other] { $n } other
}
exact-first = { $n ->
    [1] exactly one
    [one] one
   *[other] other
}
nested = { $who ->
    [you] You hold { plural }
   *[other] { $who } holds { $n ->
        [one] a card of { $suit }
       *[other] { plural } of { $suit }
    }
}, see.
dedented =
    First line.
      Indented line.

    { $a } begins this one.
        { plural }
    Last.
after-text = On the line
    and below it.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_modules_are_up_to_date(language: str) -> None:
    assert module_path(language).read_text(encoding="utf-8") == module_text(language), "run: make locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_equals_the_reference(language: str) -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl")}
    _compare(catalogue(language), files)


@pytest.mark.parametrize("language", ["en", "eo", "ru", "sr-Latn", "sr-Cyrl"])
def test_everything_that_the_compiler_knows_equals_the_reference(language: str) -> None:
    files = {"all.ftl": EVERYTHING}
    _compare(Catalogue(language, compile_messages(files, language)), files)


@pytest.mark.parametrize("language", ["en", "eo", "ru", "sr-Latn", "sr-Cyrl"])
def test_plural_categories_equal_the_reference(language: str) -> None:
    files = {"all.ftl": EVERYTHING}
    say = Catalogue(language, compile_messages(files, language))
    reference = bundle(files, language)
    for number in range(-30, 230):
        assert say("plural", n=number) == expected(reference, "plural", {"n": number})


def _compare(say: Catalogue, files: dict[str, str]) -> None:
    reference = bundle(files, say.language)
    for message, pattern in say.messages.items():
        for facts in grid(pattern):
            assert say(message, **facts) == expected(reference, message, facts), (message, facts)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("a = b\n\nc = { NUMBER($n) }", "bad.ftl:3: FunctionReference is not supported here"),
        ("a = b\n    .title = c", "bad.ftl:1: attributes are not supported"),
        ("-a = b\n    .title = c", "bad.ftl:1: attributes are not supported"),
        ("a = { -a }", "bad.ftl:1: there is no -a"),
        ("a = { b.title }", "bad.ftl:1: MessageReference is not supported here"),
        ("a =\n    one\n    { gone }", "bad.ftl:3: there is no gone"),
        ("a = { b }\nb = { a }", "bad.ftl:2: a refers to itself"),
        ("-a = { -a }\nb = { -a }", "bad.ftl:1: -a refers to itself"),
        ("-a = { $case }\nb = { -a }", "bad.ftl:1: the term is used without its argument $case"),
        ('-a = b\nc = { -a("genitive") }', "bad.ftl:2: a term takes named arguments only"),
        ("a = { 1.5 }", "bad.ftl:1: 1.5 is not a whole number"),
        ('a = { "b" ->\n   *[c] d\n }', "bad.ftl:1: SelectExpression is not supported here"),
        ("a = b\na = c", "bad.ftl:2: a stands in bad.ftl already"),
        ("a = b\nno message", "bad.ftl:2: not Fluent"),
    ],
)
def test_all_else_is_refused_with_its_place(source: str, reason: str) -> None:
    with pytest.raises(CannotCompile) as caught:
        compile_messages({"bad.ftl": source}, "en")
    assert str(caught.value).startswith(reason)


def test_check_names_what_is_stale_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = tmp_path / "en.py"
    monkeypatch.setattr("kribo.locales.compile.module_path", lambda _: module)
    assert main(["--check"]) == 1
    assert "en.py" in capsys.readouterr().err
    assert not module.exists()
    assert main([]) == 0
    assert main(["--check"]) == 0
