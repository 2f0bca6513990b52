"""The options that choose a game, and who sits down to it."""

from __future__ import annotations

import pytest

from kribo.errors import KriboError
from kribo.locales import catalogue, sentence
from kribo.notation import Record
from kribo.terminal.arguments import Spec, read
from kribo.terminal.seats import seats_for, seats_of, split
from kribo.terminal.setup import RULE_OPTIONS, Setup, rules_from, setup_from
from kribo.variants import ALL, find

SAY = catalogue("en")
SPEC = Spec(options=RULE_OPTIONS)


def setup(words: str = "", seats: int | None = None) -> Setup:
    return setup_from(read(SPEC, words.split()), seats)


def refused(words: str, seats: int | None = None) -> str:
    with pytest.raises(KriboError) as refusal:
        setup(words, seats)
    assert sentence(SAY, refusal.value)
    return refusal.value.code


@pytest.mark.parametrize(
    ("words", "variant"),
    [
        ("", "six-card"),
        ("--players 2", "six-card"),
        ("--players 3", "three-handed"),
        ("--players 4", "four-handed"),
        ("--players 4 --teams 2", "partners"),
        ("--players 5", "five-handed"),
        ("--players 6", "six-handed"),
        ("--players 6 --teams 2", "six-two-teams"),
        ("--players 6 --teams 3", "six-three-teams"),
        ("--teams 2", "partners"),
        ("--teams 3", "six-three-teams"),
        ("--variant partners --players 4 --teams 2", "partners"),
        ("--variant auction --players 2", "auction"),
        ("--preset russian", "five-card"),
        ("--preset russian --players 2", "five-card"),
        ("--preset playroom --players 5", "five-handed"),
        ("--preset playroom --variant seven-card", "seven-card"),
    ],
)
def test_which_game(words: str, variant: str) -> None:
    assert setup(words).rules.name == variant


@pytest.mark.parametrize(("seats", "variant"), [(2, "six-card"), (3, "three-handed"), (6, "six-handed")])
def test_the_number_of_names_chooses_the_game(seats: int, variant: str) -> None:
    assert setup(seats=seats).rules == ALL[variant]


def test_no_time_to_count_can_be_said_in_both_ways() -> None:
    assert setup("--counting self --count-seconds off").rules == setup("--counting self").rules
    assert setup("--counting self --option count_seconds=off").rules == setup("--counting self").rules


def test_options_change_the_rules() -> None:
    rules = setup("--target 61 --counting strict --count-seconds 30 --match best-of-3 --stakes 5").rules
    assert rules == find("six-card").with_options(
        {"target": "61", "counting": "strict", "count_seconds": "30", "match": "best-of-3", "stakes": "5"}
    )
    assert setup("--option crib_flush=four --option skunk=off").rules.crib_flush == "four"
    assert rules_from(read(SPEC, [])) == find("six-card")


def test_what_is_given_goes_before_the_preset() -> None:
    assert setup("--preset playroom --counting self").rules.counting == "self"
    assert setup("--preset acc").say_go == "myself"
    assert setup("--preset acc --option say_go=for_me") == (setup("--preset acc").rules, "for_me")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--variant partners --players 3", "variant-and-players"),
        ("--variant six-card --teams 2", "variant-and-teams"),
        ("--variant partners --teams 3", "variant-and-teams"),
        ("--players 5 --teams 2", "no-such-teams"),
        ("--players 3 --teams 3", "no-such-teams"),
        ("--variant nine-card", "unknown-variant"),
        ("--preset nobody", "unknown-preset"),
        ("--option crib_flush", "option-without-value"),
        ("--option crib_flush=six", "bad-option-value"),
        ("--option no_such=1", "unknown-option-name"),
        ("--option skunk=off --option skunk=off", "option-twice"),
        ("--option target=61 --target 91", "option-given-otherwise"),
        ("--option say_go=never", "bad-option-value"),
        ("--option bicycle_go=on", "unknown-option-name"),
        ("--count-seconds 20", "option-needs-counting"),
        ("--count-seconds 91", "bad-option-value"),
        ("--count-seconds soon", "bad-option-value"),
        ("--players 7", "number-out-of-range"),
        ("--target 30", "number-out-of-range"),
        ("--counting never", "bad-choice"),
        ("--match best-of-4", "bad-option-value"),
    ],
)
def test_contradictions_and_what_no_game_has(words: str, code: str) -> None:
    assert refused(words) == code


def test_names_that_contradict_the_options() -> None:
    assert refused("--players 3", seats=2) == "seats-and-players"
    assert refused("", seats=1) == "no-such-teams"
    assert refused("", seats=7) == "no-such-teams"


# Seats


def sitting(text: str | None, variant: str = "six-card") -> list[tuple[str, str]]:
    return [(seat.name, seat.bot) for seat in seats_for(split(text), ALL[variant], "for_me", SAY)]


def test_without_names_one_plays_against_bots() -> None:
    assert sitting(None) == [("You", ""), ("Champion", "top")]
    assert sitting(None, "four-handed")[1:] == [
        ("Champion", "top"),
        ("Champion (2)", "top"),
        ("Champion (3)", "top"),
    ]


def test_names_of_players_are_bots_and_all_others_people() -> None:
    assert sitting("greedy, Ana") == [("Greedy", "greedy"), ("Ana", "")]
    assert sitting("basic,you") == [("Basic", "basic"), ("You", "")]
    assert sitting("basic,basic") == [("Basic", "basic"), ("Basic 2", "basic")]
    assert sitting("5,you") == [("Level 5", "5"), ("You", "")]
    assert sitting("5,5") == [("Level 5", "5"), ("Level 5 (2)", "5")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Ana", "number-of-seats"),
        ("Ana,Bo,Cy", "number-of-seats"),
        ("Ana,ANA", "name-twice"),
        ("5,Level 5", "name-twice"),
        ("you,Bo", "you-and-others"),
        ("Ana,", "bad-name"),
        (f"Ana,{'x' * 41}", "bad-name"),
        ("Ana,\x1b[2J", "bad-name"),
    ],
)
def test_seats_that_cannot_be(text: str, code: str) -> None:
    with pytest.raises(KriboError) as refusal:
        sitting(text)
    assert refusal.value.code == code
    assert sentence(SAY, refusal.value)


def test_bots_and_you_may_be_written_in_capitals() -> None:
    assert sitting("You,Basic") == sitting("you,basic")
    assert sitting("YOU,GREEDY") == sitting("you,greedy")


def test_the_seats_of_a_record() -> None:
    seats = seats_for(["Ana", "basic"], ALL["six-card"], "myself", SAY)
    from kribo.table.pack import Generator
    from kribo.table.table import Table

    record: Record = Table(ALL["six-card"], seats, Generator("a")).record()
    assert seats_of(record, "myself") == seats
