"""The play, by examples and rule by rule: what a card pegs, who says go, who leads next, when it is over."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribo.cards import PACK, Card, parse, parse_all, rank, text, texts
from kribo.errors import IllegalAction
from kribo.scoring import play
from kribo.scoring.play import Laid, Position, begin, lay, next_seat

DATA = Path(__file__).parents[1] / "data"


def rows(name: str, *kinds: str) -> list[Any]:
    found = [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]
    return [row for row in found if row["kind"] in kinds]


def points(pile: str) -> int:
    return play.points(parse_all(pile))


def kinds(pile: str) -> list[str]:
    return [item.kind for item in play.items(parse_all(pile))]


# What a card pegs.


@pytest.mark.parametrize("row", rows("examples.jsonl", "play"), ids=lambda row: row["id"])
def test_examples_of_the_literature(row: dict[str, Any]) -> None:
    pile = parse_all(step["card"] for step in row["plays"])
    assert play.points(pile) == row["correct_points_last_card"]
    for size, step in enumerate(row["plays"], start=1):
        assert play.count(pile[:size]) == step["count"]
        assert play.points(pile[:size]) == step["points"]


PEGS = rows("score_cases.jsonl", "peg")


@pytest.mark.parametrize("row", [row for row in PEGS if "illegal" not in row], ids=lambda row: str(row["id"]))
def test_hard_cases(row: dict[str, Any]) -> None:
    assert points(" ".join(row["plays"])) == row["expected"]


def test_a_run_that_makes_31_also_gets_its_two() -> None:
    assert kinds("TH 9D 5C 4S 3H") == ["thirty-one", "run"]
    assert points("TH 9D 5C 4S 3H") == 5


def test_a_run_that_makes_15_also_gets_its_two() -> None:
    assert points("4H 5D 6C") == 5


def test_a_pair_that_makes_31_also_gets_its_two() -> None:
    assert points("TH 9D 6C 6S") == 4


def test_two_cards_in_sequence_are_no_run() -> None:
    assert points("4H 5D") == 0


def test_a_run_may_come_in_any_order() -> None:
    assert [points(pile) for pile in ("4H 6C 5D", "7H 8D 6C 4S 5H", "AC 2D 4H 5H 6H 7H 3H")] == [5, 5, 7]


def test_the_longest_run_alone_counts() -> None:
    assert [item.points for item in play.items(parse_all("2H 3D 4C 5S"))] == [4]


def test_equal_ranks_that_are_not_adjacent_are_no_pair() -> None:
    assert points("6D 5S 6C") == 0


def test_a_repeated_rank_within_it_breaks_the_run() -> None:
    assert points("4H 5D 6C 6S") == 2
    assert points("3H 4D 4C 5S") == 0


def test_a_run_forms_again_after_the_repeated_rank() -> None:
    assert points("4H 5D 6C 6S 5C 4D") == 3


def test_ten_jack_queen_and_king_do_not_pair() -> None:
    assert points("KH QD") == 0


@pytest.mark.parametrize(
    ("pile", "kind", "pegs"),
    [
        ("7H 7D", "pair", 2),
        ("7H 7D 7C", "pair-royal", 6),
        ("7H 7D 7C 7S", "double-pair-royal", 12),
    ],
)
def test_two_three_and_four_alike(pile: str, kind: str, pegs: int) -> None:
    assert (kinds(pile), points(pile)) == ([kind], pegs)


def test_the_most_for_one_card_is_four_alike_that_make_31() -> None:
    assert points("3H 7H 7D 7C 7S") == play.MOST


def test_a_flush_pegs_nothing() -> None:
    assert points("2H 4H 7H KH") == 0


def test_the_ace_is_low_only() -> None:
    assert points("KH QD AC") == 0


@given(st.lists(st.sampled_from(PACK), min_size=1, max_size=8, unique=True))
def test_pegs_against_a_second_count(pile: list[Card]) -> None:
    size = len(pile)
    ranks = [rank(card) for card in pile]
    alike = next((n for n in range(size, 1, -1) if len(set(ranks[-n:])) == 1), 1)
    run = next((n for n in range(size, 2, -1) if all(b - a == 1 for a, b in pairwise(sorted(ranks[-n:])))), 0)
    expected = 2 * (play.count(pile) in (15, 31)) + alike * (alike - 1) + run
    assert play.points(pile) == expected


# The play of a deal.


def played(hands: list[str], dealer: int, order: str, *, single: bool = False) -> list[Laid]:
    position = begin([parse_all(hand) for hand in hands], dealer)
    steps = []
    for card in parse_all(order):
        steps.append(lay(position, card, single=single))
        position = steps[-1].after
    return steps


def scores(steps: list[Laid], seats: int) -> list[int]:
    return [sum(step.points for step in steps if step.seat == seat) for seat in range(seats)]


@pytest.mark.parametrize("row", rows("examples.jsonl", "full_play"), ids=lambda row: row["id"])
def test_whole_plays_of_the_literature(row: dict[str, Any]) -> None:
    hands = [" ".join(hand) for hand in row["hands"]]
    steps = played(hands, row["dealer"], " ".join(row["order"]), single=row["single_count"])
    log: list[dict[str, Any]] = []
    for step in steps:
        with_card = step.points - step.last
        log.append({"seat": step.seat, "card": text(step.card), "count": step.count, "points": with_card})
        if step.last:
            log.append({"seat": step.seat, "event": "last/go", "points": 1})
    assert log == [{name: fact for name, fact in entry.items() if name != "why"} for entry in row["log"]]
    assert scores(steps, len(hands)) == row["correct_points"]
    assert steps[-1].after.turn is None


@pytest.mark.parametrize("row", rows("score_cases.jsonl", "flow"), ids=lambda row: str(row["id"]))
def test_whole_plays_with_the_scores_after_each_card(row: dict[str, Any]) -> None:
    cards = [move for move in row["moves"] if move[1] != "GO"]
    hands = [" ".join(hand) for hand in row["hands"]]
    steps = played(hands, row["dealer"], " ".join(card for _, card in cards))
    assert [step.seat for step in steps] == [seat for seat, _ in cards]
    running = [scores(steps[: size + 1], row["players"]) for size in range(len(steps))]
    assert running[-1] == row["expected"]
    assert running[-len(row["expected_after_each_card"]) :] == row["expected_after_each_card"]


def test_eldest_leads() -> None:
    assert begin([parse_all("5H"), parse_all("6H"), parse_all("7H")], dealer=1).turn == 2


def test_the_next_seat_leads_when_eldest_holds_no_card() -> None:
    assert begin([parse_all("5H"), (), parse_all("7H")], dealer=0).turn == 2


def test_31_with_the_very_last_card_is_two_and_not_three() -> None:
    last = played(["KH TD", "TS AC"], 1, "KH TS TD AC")[-1]
    assert (last.count, last.points, last.last) == (31, 2, 0)


def test_the_very_last_card_is_one() -> None:
    last = played(["KH", "2S"], 1, "KH 2S")[-1]
    assert (last.points, last.last, last.after.turn) == (1, 1, None)


def test_the_last_card_adds_its_one_to_what_it_pegs() -> None:
    assert played(["KH", "5S"], 1, "KH 5S")[-1].points == 3


def test_the_last_to_lay_gets_the_go_and_the_other_leads() -> None:
    steps = played(["KH QD 9C", "TS 8D 3S"], 1, "KH TS QD")
    assert (steps[-1].count, steps[-1].last, steps[-1].after.turn) == (30, 1, 1)


def test_after_a_go_the_same_seat_goes_on_while_it_can() -> None:
    steps = played(["KH QD AC", "TS 8D 9S"], 1, "KH TS QD AC")
    assert [step.seat for step in steps] == [0, 1, 0, 0]
    assert (steps[2].gos, steps[3].points, steps[3].after.turn) == ((1,), 2, 1)


def test_go_is_said_once_in_a_count() -> None:
    steps = played(["TH QD 2C 2D", "TS 8D"], 1, "TH TS")
    assert steps[-1].gos == ()
    steps = played(["9H 9D 2C 2D", "TS 8D"], 1, "9H TS 9D 2C")
    assert [step.gos for step in steps] == [(), (), (1,), ()]


def test_a_seat_without_cards_says_nothing() -> None:
    steps = played(["9H 2C", "TS", "9S KH"], 2, "9H TS 9S 2C")
    assert [step.gos for step in steps] == [(), (), (), (2,)]


def test_nobody_says_go_to_31() -> None:
    assert played(["KH QD 9C", "TS AD 3S"], 1, "KH TS QD AD")[-1].gos == ()


def test_the_last_to_lay_leads_when_nobody_else_holds_a_card() -> None:
    steps = played(["KH QD 9C 8C", "TS"], 1, "KH TS QD 9C")
    assert [step.seat for step in steps] == [0, 1, 0, 0]
    assert [step.last for step in steps] == [0, 0, 1, 0]


def test_a_seat_without_cards_is_passed_over_when_the_next_count_begins() -> None:
    steps = played(["KH 9D", "TS", "QH 8D"], 2, "KH TS QH")
    assert (steps[-1].count, steps[-1].last, steps[-1].after.turn) == (30, 1, 0)
    steps = played(["TS", "KH 9D", "QH 8D"], 0, "KH QH TS")
    assert steps[-1].after.turn == 1
    steps = played(["TS 8D", "QH", "KH 9D"], 1, "KH TS QH")
    assert steps[-1].after.turn == 2


def test_all_others_go_on_after_a_go() -> None:
    steps = played(["TH 9H", "TD AC", "9S 8S"], 2, "TH TD 9S AC")
    assert (steps[2].gos, steps[3].seat, steps[3].gos) == ((0,), 1, (2,))


def test_nothing_crosses_the_reset_of_the_count() -> None:
    steps = played(["KH QD 9C", "TS 9S"], 1, "KH TS QD 9S 9C")
    assert [step.points for step in steps] == [0, 0, 1, 0, 3]
    steps = played(["KH AC", "TS KD AH"], 1, "KH TS AC KD AH")
    assert steps[3].count == 31
    assert (steps[4].count, steps[4].items) == (1, [])


def test_a_single_play_ends_with_the_first_count() -> None:
    steps = played(["KH QD 9C", "TS 8D 3S"], 1, "KH TS QD", single=True)
    assert (steps[-1].last, steps[-1].after.turn) == (1, None)
    assert steps[-1].after.held == (parse_all("9C"), parse_all("8D 3S"))


def test_next_seat_is_the_first_clockwise_that_can_lay_and_itself_last() -> None:
    held = [parse_all("KH"), parse_all("2H"), ()]
    assert [next_seat(held, seat, 0) for seat in range(3)] == [1, 0, 0]
    assert next_seat(held, 1, 25) == 1
    assert next_seat(held, 1, 30) is None


# Cards that cannot be laid.

HANDS = [parse_all("KH QD 9C"), parse_all("TS 8D AS")]


def refusal(laid: str, card: str) -> tuple[str, dict[str, object]]:
    position = begin(HANDS, 1)
    for each in parse_all(laid):
        position = lay(position, each).after
    with pytest.raises(IllegalAction) as refused:
        lay(position, parse(card))
    facts = dict(refused.value.facts)
    assert facts.pop("card") == parse(card)
    return refused.value.code, facts


def test_a_card_out_of_turn_says_whose_turn_it_is() -> None:
    assert refusal("KH", "QD") == ("card-out-of-turn", {"seat": 0, "turn": 1, "playable": HANDS[1]})


def test_a_card_that_nobody_holds() -> None:
    assert refusal("", "2C") == ("card-not-held", {"turn": 0, "playable": HANDS[0]})


def test_a_card_that_was_laid_before() -> None:
    assert refusal("KH", "KH") == ("card-already-laid", {"turn": 1, "playable": HANDS[1]})


def test_a_card_over_31_says_what_can_be_played() -> None:
    facts = {"turn": 1, "count": 30, "playable": parse_all("AS")}
    assert refusal("KH TS QD", "8D") == ("card-over-31", facts)


def test_a_card_after_the_end_of_the_play() -> None:
    with pytest.raises(IllegalAction, match="card-after-play"):
        lay(Position(held=((), ()), turn=None), parse("KH"))


# Laws of whole plays.


@st.composite
def whole_plays(draw: st.DrawFn) -> tuple[int, bool, list[Laid]]:
    """The number of seats, whether the play is single, and a play of random hands with random legal cards."""
    seats, single = draw(st.integers(2, 6)), draw(st.booleans())
    pack = draw(st.permutations(PACK))
    sizes = draw(st.lists(st.integers(1, 5), min_size=seats, max_size=seats))
    hands = [tuple(pack[5 * seat : 5 * seat + size]) for seat, size in enumerate(sizes)]
    position = begin(hands, draw(st.integers(0, seats - 1)))
    steps = []
    while position.turn is not None:
        steps.append(lay(position, draw(st.sampled_from(position.playable)), single=single))
        position = steps[-1].after
    return seats, single, steps


@given(whole_plays())
def test_laws_of_every_play(whole: tuple[int, bool, list[Laid]]) -> None:
    _, single, steps = whole
    assert all(step.count <= play.LIMIT for step in steps)
    closing = [step for step in steps if not step.after.pile]
    for step in steps:
        closed = step in closing
        for_31 = sum(item.points for item in step.items if item.kind == "thirty-one")
        assert step.last + for_31 == (0 if not closed else 2 if step.count == play.LIMIT else 1)
    if single:
        assert len(closing) == 1
    else:
        assert not any(steps[-1].after.held), texts(steps[-1].after.laid)
