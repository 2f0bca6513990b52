"""The reader of command lines: what it accepts, and a code with facts for all that it refuses."""

from __future__ import annotations

import pytest

from kribo.errors import BadText
from kribo.terminal.arguments import (
    FLAG,
    REPEATED,
    WORD,
    WORDS,
    Arguments,
    Choice,
    Number,
    Numbers,
    Spec,
    nearest,
    read,
)

SPEC = Spec(
    words="CARDS",
    most=None,
    options={
        "json": FLAG,
        "as": WORD,
        "hands": WORDS,
        "with": REPEATED,
        "dealer": Number(1, 3),
        "offset": Number(-5, 5),
        "scores": Numbers(2, 0, 120),
        "level": Choice("easy", "hard"),
    },
)


def given(line: str, spec: Spec = SPEC) -> Arguments:
    return read(spec, line.split())


def refusal(line: str, spec: Spec = SPEC) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadText) as caught:
        given(line, spec)
    return caught.value.code, caught.value.facts


def test_nothing_given() -> None:
    nothing = given("")
    assert nothing.words == ()
    assert nothing.flag("json") is False
    assert nothing.word("as") is None
    assert nothing.word("level") is None
    assert nothing.many("hands") == nothing.many("with") == ()
    assert nothing.number("dealer") is None
    assert nothing.numbers("scores") is None


def test_words_and_options_in_any_order() -> None:
    arguments = given("5H --json 6H --dealer 2 7H --level hard --as me")
    assert arguments.words == ("5H", "6H", "7H")
    assert arguments.flag("json")
    assert arguments.number("dealer") == 2
    assert arguments.word("level") == "hard"
    assert arguments.word("as") == "me"


@pytest.mark.parametrize("line", ["--scores 100 91", "--scores=100 91"])
def test_a_value_may_be_written_with_an_equals_sign(line: str) -> None:
    assert given(line).numbers("scores") == (100, 91)


def test_only_the_first_equals_sign_counts() -> None:
    assert given("--as=a=b").word("as") == "a=b"


def test_a_value_with_an_equals_sign_may_begin_with_a_dash_or_be_empty() -> None:
    assert given("--as=--json").word("as") == "--json"
    assert given("--as=").word("as") == ""


def test_a_number_of_values_takes_no_more() -> None:
    arguments = given("--scores 100 91 5H")
    assert arguments.words == ("5H",)


def test_words_end_at_the_next_option() -> None:
    line = ["--hands", "7H 8D 9D JS", "8C 8S AC 6C", "--dealer", "2", "7H", "8C"]
    arguments = read(SPEC, line)
    assert arguments.many("hands") == ("7H 8D 9D JS", "8C 8S AC 6C")
    assert arguments.number("dealer") == 2
    assert arguments.words == ("7H", "8C")


def test_a_repeated_option_keeps_its_order() -> None:
    assert given("--with b --with=a").many("with") == ("b", "a")


def test_two_dashes_end_the_options() -> None:
    arguments = given("--json -- --dealer -x --")
    assert arguments.words == ("--dealer", "-x", "--")
    assert arguments.flag("json")


def test_a_dash_alone_is_a_word_and_a_value() -> None:
    assert given("-").words == ("-",)
    assert given("--as -").word("as") == "-"


def test_a_negative_number_is_a_value_and_a_word() -> None:
    arguments = given("--offset -3 -7")
    assert arguments.number("offset") == -3
    assert arguments.words == ("-7",)


def test_asking_for_an_option_that_the_spec_lacks_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        given("").flag("jsn")


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("--jsn", "unknown-option", {"option": "--jsn", "known": ("--json",)}),
        ("--jsn=1", "unknown-option", {"option": "--jsn", "known": ("--json",)}),
        ("--js", "unknown-option", {"option": "--js", "known": ("--json",)}),
        ("--as", "option-needs-value", {"option": "--as"}),
        ("--as --json", "option-needs-value", {"option": "--as"}),
        ("--hands --json", "option-needs-value", {"option": "--hands"}),
        ("--dealer --", "option-needs-value", {"option": "--dealer"}),
        ("--scores 1", "option-needs-values", {"option": "--scores", "needed": 2, "found": 1}),
        ("--json=yes", "option-takes-no-value", {"option": "--json", "text": "yes"}),
        ("--json --json", "option-twice", {"option": "--json"}),
        ("--dealer 1 --dealer 1", "option-twice", {"option": "--dealer"}),
        ("--dealer two", "not-a-number", {"option": "--dealer", "text": "two"}),
        ("--dealer 1_0", "not-a-number", {"option": "--dealer", "text": "1_0"}),
        ("--dealer ٢", "not-a-number", {"option": "--dealer", "text": "٢"}),
        ("--dealer 4", "number-out-of-range", {"option": "--dealer", "number": 4, "least": 1, "most": 3}),
        (
            "--scores 1 -1",
            "number-out-of-range",
            {"option": "--scores", "number": -1, "least": 0, "most": 120},
        ),
        ("--level mild", "bad-choice", {"option": "--level", "text": "mild", "choices": ("easy", "hard")}),
    ],
)
def test_refusals(line: str, code: str, facts: dict[str, object]) -> None:
    assert refusal(line) == (code, facts)


def test_an_option_like_no_other_names_them_all() -> None:
    spec = Spec(options={"json": FLAG})
    assert refusal("-q", spec) == ("unknown-option", {"option": "-q", "known": ("--json", "--help")})


def test_a_number_too_long_for_python_is_refused() -> None:
    assert refusal("--dealer " + "9" * 5000)[0] == "not-a-number"


def test_too_few_and_too_many_words() -> None:
    spec = Spec(words="CARDS", least=2, most=3)
    assert given("5H 6H", spec).words == ("5H", "6H")
    assert refusal("5H", spec) == ("too-few-words", {"words": "CARDS", "needed": 2, "found": 1})
    assert refusal("a b c d e", spec) == ("too-many-words", {"extra": "d", "most": 3, "found": 5})
    assert refusal("a", Spec())[0] == "too-many-words"


def test_nearest_is_one_or_all() -> None:
    assert nearest("scor", ["score", "play"]) == ("score",)
    assert nearest("xyz", ["score", "play"]) == ("score", "play")
