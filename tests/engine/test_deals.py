"""Deals played by the million: the same whoever counts them, and shown as the rules say."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from kribo.engine import discard, winning, winning_fallback, winning_tables
from kribo.engine.chance import Stream
from kribo.engine.winning import DEAL_NUMBERS, KEEPS, MOST_A_DEAL, MOST_A_PLAY, PLAY_NUMBERS
from kribo.scoring import show

compiled: Any = winning.compiled
pytestmark = pytest.mark.skipif(compiled is None, reason="needs the compiled module")

DEALS = 300
PEGGED, SHOWN = slice(DEAL_NUMBERS, DEAL_NUMBERS + 2), slice(DEAL_NUMBERS + 2, DEAL_NUMBERS + 6)
"""Where the sums are of what the two peg; and of hands, crib and heels."""

DEALING = 1
"""The purpose of the stream of a deal, see deals.c."""


@pytest.fixture(scope="module")
def lowest() -> bytes:
    """A table by which everybody throws the two lowest cards."""
    return bytes(compiled.TABLE_BYTES)


def sums_of(table: bytes, first: int, number: int) -> array[float]:
    """What those deals of a seed bring."""
    sums = array("d", bytes(8 * compiled.DEAL_SUMS))
    compiled.add_deals(table, table, None, 7, first, number, sums)
    return sums


def test_deals_can_be_counted_in_parts(lowest: bytes) -> None:
    whole, some, rest = sums_of(lowest, 0, DEALS), sums_of(lowest, 0, 100), sums_of(lowest, 100, DEALS - 100)
    assert list(whole) == [one + other for one, other in zip(some, rest, strict=True)]
    assert whole[0] == DEALS


def test_hands_and_cribs_are_shown_as_the_rules_say(lowest: bytes) -> None:
    pone = dealer = crib = heels = 0
    for deal in range(DEALS):
        stream, pack = Stream(7, deal, DEALING), list(range(52))
        for place in range(13):
            other = place + stream.below(52 - place)
            pack[place], pack[other] = pack[other], pack[place]
        hands, starter = (sorted(pack[:6]), sorted(pack[6:12])), pack[12]
        pone += show.points(hands[0][2:], starter)
        dealer += show.points(hands[1][2:], starter)
        crib += show.points(hands[0][:2] + hands[1][:2], starter, crib=True)
        heels += 2 * (starter >> 2 == show.JACK)
    assert list(sums_of(lowest, 0, DEALS)[SHOWN]) == [pone, dealer, crib, heels]


def test_the_race_holds_all_points(lowest: bytes) -> None:
    sums = sums_of(lowest, 0, DEALS)
    totals = sums[1 : 1 + MOST_A_DEAL**2]
    dealer = sum(place // MOST_A_DEAL * deals for place, deals in enumerate(totals))
    pone = sum(place % MOST_A_DEAL * deals for place, deals in enumerate(totals))
    pegged_pone, pegged_dealer = sums[PEGGED]
    shown_pone, shown_dealer, crib, heels = sums[SHOWN]
    assert pone == pegged_pone + shown_pone
    assert dealer == pegged_dealer + shown_dealer + crib + heels
    assert pegged_dealer >= DEALS  # the dealer always pegs
    square = MOST_A_DEAL**2
    assert sum(sums[1 + square : 1 + 2 * square]) == dealer
    assert sum(sums[1 + 2 * square : 1 + 3 * square]) == pone


def test_plays_are_counted_by_keep(lowest: bytes) -> None:
    races = array("d", bytes(8 * compiled.PLAY_RACES))
    compiled.add_plays(lowest, lowest, None, 7, 0, DEALS, races)
    deals = races[::PLAY_NUMBERS]
    assert len(deals) == 2 * KEEPS
    assert sum(deals[:KEEPS]) == sum(deals[KEEPS:]) == DEALS / 2
    for number, times in enumerate(deals):
        totals = races[number * PLAY_NUMBERS + 1 : number * PLAY_NUMBERS + 1 + MOST_A_PLAY**2]
        assert sum(totals) == times


def test_the_blueprint_plays_otherwise_than_the_heuristic(lowest: bytes) -> None:
    sums = array("d", bytes(8 * compiled.DEAL_SUMS))
    compiled.add_deals(lowest, lowest, winning_tables.blueprint(), 7, 0, DEALS, sums)
    heuristic = sums_of(lowest, 0, DEALS)
    assert list(sums[DEAL_NUMBERS + 2 : DEAL_NUMBERS + 6]) == list(
        heuristic[DEAL_NUMBERS + 2 : DEAL_NUMBERS + 6]
    )
    assert list(sums[DEAL_NUMBERS : DEAL_NUMBERS + 2]) != list(heuristic[DEAL_NUMBERS : DEAL_NUMBERS + 2])


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("worths", (bytes([5, 4, 3, 2, 1, 0]), "habit")),
        ("worths", (bytes([0, 1, 2, 3, 4, 52]), "habit")),
        ("worths", (bytes(5), "habit")),
        ("exact_worths", (bytes([0, 1, 2, 3, 4, 5]), bytes(10))),
        ("way", (bytes(10), bytes([0, 1, 2, 3, 4, 5]))),
        ("add_deals", (bytes(10), bytes(10), None, 1, 0, 1, bytearray(8))),
        ("settle", (bytes(10),)),
        ("sweep", (array("d"), array("d"), 0, array("d"), array("d"), 0, 0, array("d"), array("d"))),
        ("sweep", (array("d"), array("d"), 61, array("d"), array("d"), 120, 0, array("d"), array("d"))),
    ],
)
def test_what_is_wrong_is_refused(name: str, arguments: tuple[Any, ...]) -> None:
    habit = discard.habits()[0]
    with pytest.raises(ValueError, match=r"buffer|hand|target"):
        getattr(compiled, name)(*(habit if argument == "habit" else argument for argument in arguments))


@pytest.mark.parametrize("functions", [compiled, winning_fallback])
def test_a_damaged_habit_is_refused(functions: Any) -> None:
    content = winning.data("throws-pone.bin")
    for damaged in (content[:-1], content + b"\0", b"", content[:50_000], bytes([99]) + content[1:]):
        with pytest.raises(ValueError, match="damaged"):
            functions.read_habit(damaged)


@pytest.mark.parametrize("functions", [compiled, winning_fallback])
def test_damaged_plays_are_refused(functions: Any) -> None:
    content = winning.data("plays.bin")
    backwards = content[: 8 * KEEPS + 4] + b"\xff\xff\xff\x7f" + content[8 * KEEPS + 8 :]
    for damaged in (content[:-1], content + b"\0", b"", content[:10_000], backwards):
        with pytest.raises(ValueError, match="damaged"):
            functions.read_plays(damaged)
