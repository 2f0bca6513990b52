"""Discards: against hands counted by the reference, published and computed cases, C and Python."""

from __future__ import annotations

import csv
import json
import random
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kribo.cards import RANKS, Cards, parse_all
from kribo.engine import discard, winning, winning_fallback, winprob
from kribo.scoring import show

DATA = Path(__file__).parents[1] / "data"
FALLBACK = winning.load(winning_fallback)
CASES = [json.loads(line) for line in (DATA / "discard_cases.jsonl").read_text(encoding="utf-8").splitlines()]
HANDS = [tuple(sorted(random.Random(seed).sample(range(52), 6))) for seed in range(12)]

compiled = pytest.mark.skipif(winning.compiled is None, reason="needs the compiled module")


def hand_of(case: dict[str, Any]) -> Cards:
    """The six cards of a case; where no suits are given, such that no flush is possible."""
    if case["origin"] == "computed":
        return parse_all(case["hand"].upper())
    ranks = [RANKS.index(rank.replace("10", "T")) for rank in case["hand"].split("-")]
    cards: list[int] = []
    for place, rank in enumerate(ranks):
        cards.append(
            next(
                4 * rank + (place + more) % 4
                for more in range(4)
                if 4 * rank + (place + more) % 4 not in cards
            )
        )
    return tuple(cards)


def ranks_of(cards: Cards) -> str:
    """The ranks as the cases write them: `28`, `JK`."""
    return "".join(RANKS[card >> 2] for card in sorted(cards))


class Worth(NamedTuple):
    """A throw with the points of hand and crib alone, as the cases count."""

    discard: Cards
    keep: Cards
    hand: float
    crib: float
    points: float


def worths(hand: Cards, *, dealer: bool) -> list[Worth]:
    """The fifteen throws."""
    cards = tuple(sorted(hand))
    found = winning.functions.worths(bytes(cards), discard.habits()[not dealer])
    ways = []
    for (low, high), shown, crib in zip(winning.WAYS, found[0::2], found[1::2], strict=True):
        keep = tuple(card for place, card in enumerate(cards) if place not in (low, high))
        net = shown + crib if dealer else shown - crib
        ways.append(Worth((cards[low], cards[high]), keep, shown, crib, net))
    return ways


def best_of(found: list[Worth]) -> Worth:
    """The one with the most points."""
    return max(found, key=lambda worth: worth.points)


@pytest.mark.parametrize("hand", HANDS[:4])
def test_the_hand_term_is_the_mean_over_the_46_starters(hand: Cards) -> None:
    for worth in worths(hand, dealer=True):
        shown = discard.starters(hand, worth.keep)
        assert len(shown) == 46
        assert worth.hand == pytest.approx(sum(shown.values()) / 46, abs=1e-12)


@pytest.mark.parametrize("dealer", [True, False])
@pytest.mark.parametrize("hand", HANDS[:3])
def test_both_ways_to_reckon_agree(hand: Cards, dealer: bool) -> None:
    if winning.compiled is None:
        pytest.skip("needs the compiled module")
    role = winning.DEALER if dealer else winning.PONE
    name = ("throws-dealer.bin", "throws-pone.bin")[role]
    fast, slow = winning.compiled.read_habit(winning.data(name)), FALLBACK.read_habit(winning.data(name))
    assert FALLBACK.worths(hand, slow) == pytest.approx(winning.compiled.worths(bytes(hand), fast), abs=1e-6)
    game = winprob.chances(121)
    rest = (game.target, *game[1:])
    content = winning.data("plays.bin")
    for scores, margin in (((0, 0), inf), ((117, 108), inf), ((100, 119), 1.0)):
        found = FALLBACK.weigh(hand, role, slow, FALLBACK.read_plays(content), *scores, rest, margin)
        in_c = winning.compiled.read_plays(content)
        assert found == pytest.approx(
            winning.compiled.weigh(bytes(hand), role, fast, in_c, *scores, rest, margin),
            abs=1e-6,
            nan_ok=True,
        )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_published_and_computed_discards(case: dict[str, Any]) -> None:
    found = worths(hand_of(case), dealer=case["role"] == "dealer")
    best = best_of(found)
    if case["origin"] == "computed":
        thrown = set(parse_all(case["answer"].upper()))
        answer = next(worth for worth in found if set(worth.discard) == thrown)
        assert answer.points == pytest.approx(best.points, abs=1e-9)
        assert answer.hand == pytest.approx(case["hand_ev"], abs=0.0006)
        assert answer.crib == pytest.approx(case["crib_ev"], abs=0.05)
        return
    by_ranks = {ranks_of(worth.discard): worth for worth in sorted(found, key=lambda worth: worth.hand)}
    for printed, net, hand, _ in case["engine_top3"]:
        worth = by_ranks[printed.replace("10", "T")]
        assert worth.hand == pytest.approx(hand, abs=0.15)  # nobs depend on the suits, which are not given
        assert worth.points == pytest.approx(net, abs=0.2)
    if case["kind"] == "general" and case["id"] != WRONG_IN_PRINT:
        assert by_ranks[case["answer"].replace("10", "T")].points > best.points - 0.25


WRONG_IN_PRINT = "pub26"


@pytest.mark.parametrize(
    ("case", "cuts"),
    [(case, int(case["verified"].split()[1])) for case in CASES if "needs 9" in case["kind"]],
    ids=lambda value: value["id"] if isinstance(value, dict) else str(value),
)
def test_cuts_that_win_when_nine_points_are_needed(case: dict[str, Any], cuts: int) -> None:
    """Pone wants nine and shows first; a jack takes the dealer out."""
    winning_cuts = {}
    for worth in worths(hand_of(case), dealer=False):
        shown = discard.starters(hand_of(case), worth.keep)
        wins = sum(points >= 9 for starter, points in shown.items() if RANKS[starter >> 2] != "J")
        winning_cuts[ranks_of(worth.discard)] = wins
    assert winning_cuts[case["answer"]] == cuts == max(winning_cuts.values())


@compiled
def test_the_mean_of_all_hands_that_keep_what_shows_most() -> None:
    shown, ranks, classes, cards = winning.compiled.count_best_keeps()
    assert shown == pytest.approx(8.2939, abs=0.00005)
    assert (ranks, classes, cards) == (18_395, 962_988, 20_358_520)


def test_a_discard_that_is_wrong_in_print() -> None:
    """Dealer 2-3-5-8-J-K: the 5 and 8 that a columnist lays away are 0.79 worse than the 2 and 3."""
    found = worths(parse_all("2C 3D 5H 8S JC KD"), dealer=True)
    by_ranks = {ranks_of(worth.discard): worth for worth in found}
    assert by_ranks["23"].points - by_ranks["58"].points == pytest.approx(0.79, abs=0.03)


def test_net_points_count_crib_and_play_by_whose_they_are() -> None:
    for dealer in (True, False):
        for throw in discard.throws(HANDS[0], dealer=dealer):
            crib = throw.crib if dealer else -throw.crib
            assert throw.net == pytest.approx(throw.hand + crib + throw.pegging_for - throw.pegging_against)


def test_throws_that_tie_in_chances_come_by_net_points() -> None:
    def throw(win: float, net: float) -> discard.Throw:
        return discard.Throw((0, 1), (2, 3, 4, 5), 0, 0, 0, 0, net, win, 0)

    found = [throw(0.5, 1), throw(0.5004, 2), throw(0.4, 9), throw(0.498, 3)]
    assert discard.ranked(found) == [found[1], found[0], found[3], found[2]]


@compiled
def test_exact_cribs_are_those_of_every_hand_of_the_other() -> None:
    """With an other who throws his two lowest cards, which can be counted without going through his hands."""
    hand = parse_all("AC 7D 8H JC QS KD")
    found = winning.compiled.exact_worths(bytes(hand), bytes(winning.compiled.TABLE_BYTES))
    left = [card for card in range(52) if card not in hand]
    crib = total = 0
    for low, high in combinations(range(46), 2):
        above = 45 - high
        # He holds four more of the cards above; each of these is left to be the starter in some of the ways.
        ways = above * (above - 1) * (above - 2) * (above - 3) // 24
        if not ways:
            continue
        for place, starter in enumerate(left):
            if place in (low, high):
                continue
            times = ways if place < high else ways * (above - 4) // above
            score = show.points((hand[0], hand[1], left[low], left[high]), starter, crib=True)
            crib += times * score
            total += times
    assert found[1] == pytest.approx(crib / total, abs=1e-9)


def test_published_crib_averages() -> None:
    """Habits against Hessel's averages, hand by hand and so roughly; `benchmarks/discards.py` has it all."""
    text = (Path(discard.__file__).parents[1] / "players/data/crib_averages.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(line for line in text.splitlines() if line[0] != "#")
    published = {row["throw"]: row for row in rows}
    for dealer, column in ((True, "own"), (False, "opponents")):
        for hand in HANDS:
            best = best_of(worths(hand, dealer=dealer))
            assert best.crib == pytest.approx(float(published[ranks_of(best.discard)][column]), abs=0.6)
