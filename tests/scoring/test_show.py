"""The show, by examples, by its laws, and against a second way of counting."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribo.cards import PACK, Card, Cards, parse_all, rank, suit, text, texts, value
from kribo.scoring import show

DATA = Path(__file__).parents[1] / "data"

BREAKDOWN = {"fifteen": "fifteens", "pair": "pairs", "run": "runs", "flush": "flush", "nobs": "nobs"}


def rows(name: str, *kinds: str) -> list[Any]:
    found = [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]
    return [row for row in found if row["kind"] in kinds]


def cards_of(row: dict[str, Any]) -> tuple[Cards, Card]:
    """Hand and starter; where the row has no starter, its last card serves as one."""
    cards = parse_all([*row["hand"], *filter(None, [row["starter"]])])
    return cards[:-1], cards[-1]


def points(cards: str, *, crib: bool = False, crib_flush: str = "five") -> int:
    """What cards score, the last of them the starter."""
    parsed = parse_all(cards)
    return show.points(parsed[:-1], parsed[-1], crib=crib, crib_flush=crib_flush)


def of_kind(cards: str, kind: str) -> list[str]:
    parsed = parse_all(cards)
    return [texts(item.cards) for item in show.items(parsed[:-1], parsed[-1]) if item.kind == kind]


def breakdown(hand: Cards, starter: Card, *, crib: bool) -> dict[str, int]:
    found = dict.fromkeys(BREAKDOWN.values(), 0)
    for item in show.items(hand, starter, crib=crib):
        found[BREAKDOWN[item.kind]] += item.points
    return found


@pytest.mark.parametrize("row", rows("examples.jsonl", "show", "crib"), ids=lambda row: row["id"])
def test_examples_of_the_literature(row: dict[str, Any]) -> None:
    hand, starter = cards_of(row)
    assert show.points(hand, starter, crib=row["crib"]) == row["correct_points"]
    assert breakdown(hand, starter, crib=row["crib"]) == row["breakdown"]


@pytest.mark.parametrize("row", rows("score_cases.jsonl", "show"), ids=lambda row: str(row["id"]))
def test_hard_cases(row: dict[str, Any]) -> None:
    hand, starter = cards_of(row)
    assert show.points(hand, starter, crib=row["is_crib"]) == row["expected"]
    assert breakdown(hand, starter, crib=row["is_crib"]) == row["breakdown"]


# Faults that programs have had.


def test_a_flush_completed_by_the_starter_is_none() -> None:
    assert points("2H 4H 6H 8C TH") == 0


def test_a_flush_of_the_hand_needs_no_starter() -> None:
    assert points("2H 4H 6H 8H TC") == 4
    assert points("2H 4H 6H 8H TH") == 5


def test_a_crib_flush_needs_the_starter() -> None:
    assert points("2H 4H 6H 8H TC", crib=True) == 0
    assert points("2H 4H 6H 8H TH", crib=True) == 5


def test_a_crib_of_three_cards_needs_the_starter_too() -> None:
    assert points("2H 4H 6H TC", crib=True) == 0
    assert points("2H 4H 6H TH", crib=True) == 4


def test_where_four_make_a_crib_flush_the_starter_may_add_one() -> None:
    assert points("2H 4H 6H 8H TC", crib=True, crib_flush="four") == 4
    assert points("2H 4H 6H 8H TH", crib=True, crib_flush="four") == 5


def test_a_flush_has_as_many_points_as_cards_held() -> None:
    assert points("2H 4H 6H TC") == 3
    assert points("2H 4H 6H 8H TH QC") == 5
    assert points("2H 4H 6H 8H TH QH") == 6


def test_a_pair_outside_the_run_does_not_double_it() -> None:
    assert of_kind("9C TD JH 2S 2C", "run") == ["9C TD JH"]
    assert points("9C TD JH 2S 2C") == 5


def test_two_cards_in_sequence_are_no_run() -> None:
    assert points("QH KS 2C 4D 6H") == 0


def test_a_run_is_not_broken_up() -> None:
    assert of_kind("4C 5D 6H 7S KC", "run") == ["4C 5D 6H 7S"]


def test_the_ace_is_low_only() -> None:
    assert of_kind("QC KD AH 4S 8C", "run") == []
    assert of_kind("AC 2D 3H 8S TC", "run") == ["AC 2D 3H"]


def test_court_cards_of_different_rank_are_no_pair() -> None:
    assert points("TC JD QH 2S 6C") == 3


def test_the_starter_is_never_his_nobs() -> None:
    assert points("2C 4C 6H 8S JC") == 0
    assert points("JC 2D 4H 8S 6C") == 1


def test_his_nobs_counts_in_the_crib() -> None:
    assert points("JC 2D 4H 8S 6C", crib=True) == 1


def test_three_alike_are_three_pairs_and_four_are_six() -> None:
    assert len(of_kind("8C 8D 8H 2S KC", "pair")) == 3
    assert len(of_kind("8C 8D 8H 8S KC", "pair")) == 6


@pytest.mark.parametrize(
    ("cards", "runs", "total"),
    [
        ("4C 5D 6H 6S TC", 2, 14),
        ("7C 7D 7H 8S 9C", 3, 21),
        ("8C 8D 7H 6S 6C", 4, 20),
        ("3C 3D 3H 4S 4C 5D", 6, 38),
        ("4C 4D 5H 5S 6C 6D", 8, 46),
        ("AC 2C 3D 7D 8H 9S", 2, 10),
    ],
)
def test_a_run_counts_once_for_each_choice_of_its_cards(cards: str, runs: int, total: int) -> None:
    assert (len(of_kind(cards, "run")), points(cards)) == (runs, total)


def test_items_come_as_fifteens_pairs_runs_flush_nobs() -> None:
    hand = parse_all("JH TH QH 5H 5C 4H")
    kinds = [item.kind for item in show.items(hand[:-1], hand[-1])]
    assert kinds == sorted(kinds, key=show.KINDS.index)


# Laws.

SHOWS = st.lists(st.sampled_from(PACK), min_size=4, max_size=6, unique=True).map(tuple)


@given(SHOWS, st.booleans(), st.data())
def test_the_order_of_the_hand_changes_nothing(cards: Cards, crib: bool, data: st.DataObject) -> None:
    hand = data.draw(st.permutations(cards[:-1]))
    assert show.points(hand, cards[-1], crib=crib) == show.points(cards[:-1], cards[-1], crib=crib)


@given(SHOWS, st.booleans(), st.permutations(range(4)))
def test_renaming_the_suits_changes_nothing(cards: Cards, crib: bool, suits: list[int]) -> None:
    renamed = [4 * rank(card) + suits[suit(card)] for card in cards]
    assert show.points(renamed[:-1], renamed[-1], crib=crib) == show.points(cards[:-1], cards[-1], crib=crib)


@given(SHOWS, st.booleans())
def test_the_points_are_the_sum_of_the_items(cards: Cards, crib: bool) -> None:
    items = show.items(cards[:-1], cards[-1], crib=crib)
    assert show.points(cards[:-1], cards[-1], crib=crib) == sum(item.points for item in items)
    assert all(set(item.cards) <= set(cards) for item in items)


# A second way of counting: subsets as bits, and runs as sets of ranks that lie in no longer one.


def fifteens_by_bits(cards: Cards) -> int:
    sums = (
        sum(value(card) for place, card in enumerate(cards) if chosen >> place & 1)
        for chosen in range(1 << len(cards))
    )
    return 2 * sum(total == 15 for total in sums)


def pairs_by_number(cards: Cards) -> int:
    return sum(number * (number - 1) for number in Counter(map(rank, cards)).values())


@cache
def consecutive(ranks: tuple[int, ...]) -> bool:
    return len(ranks) >= 3 and list(ranks) == list(range(ranks[0], ranks[0] + len(ranks)))


@cache
def runs_by_subsets(cards: frozenset[Card]) -> int:
    found = {
        chosen
        for size in range(3, len(cards) + 1)
        for chosen in combinations(sorted(cards), size)
        if consecutive(tuple(map(rank, chosen)))
    }
    return sum(len(run) for run in found if not any(set(run) < set(other) for other in found))


def by_rank(cards: Cards) -> dict[str, int]:
    found = breakdown(cards[:-1], cards[-1], crib=False)
    return {kind: found[kind] for kind in ("fifteens", "pairs", "runs")}


@given(SHOWS)
def test_fifteens_pairs_and_runs_against_a_second_count(cards: Cards) -> None:
    assert by_rank(cards) == {
        "fifteens": fifteens_by_bits(cards),
        "pairs": pairs_by_number(cards),
        "runs": runs_by_subsets(frozenset(cards)),
    }


def test_runs_of_all_four_card_hands_with_all_starters_against_a_second_count() -> None:
    hands = [hand for hand in combinations_with_replacement(range(13), 4) if max(Counter(hand).values()) <= 4]
    assert len(hands) == 1820
    for hand in hands:
        for starter in range(13):
            ranks = Counter([*hand, starter])
            if ranks[starter] <= 4:
                cards = tuple(4 * each + number for each in ranks for number in range(ranks[each]))
                found = sum(item.points for item in show.items(cards[:-1], cards[-1]) if item.kind == "run")
                assert found == runs_by_subsets(frozenset(cards)), texts(cards)


def test_the_most_that_so_many_cards_can_score() -> None:
    assert points("5C 5D JH 5H") == points("JC 5D 5H 5C") == 15
    assert (points("5H 5D 5S 5C"), show.most(3)) == (20, 20)
    assert (points("5H 5D 5S JC 5C"), show.most(4)) == (29, 29)
    assert (points("4C 4D 5H 5S 6C 6D"), show.most(5)) == (46, 46)


def test_nineteen_says_nothing_except_with_five_cards_held() -> None:
    assert [show.nineteen_is_zero(held) for held in (3, 4, 5)] == [True, True, False]


def test_cards_of_an_item_are_the_cards_given() -> None:
    hand = parse_all("4C 5S 6D JH 4H")
    assert [(item.kind, [text(card) for card in item.cards]) for item in show.items(hand[:-1], hand[-1])] == [
        ("fifteen", ["5S", "JH"]),
        ("fifteen", ["4C", "5S", "6D"]),
        ("fifteen", ["5S", "6D", "4H"]),
        ("pair", ["4C", "4H"]),
        ("run", ["4C", "5S", "6D"]),
        ("run", ["4H", "5S", "6D"]),
        ("nobs", ["JH"]),
    ]
