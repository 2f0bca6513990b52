"""The counting modes by the clauses of their page, `locales/en/rules/counting.md`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kribo import variants
from kribo.errors import BadRules, IllegalAction
from kribo.game import actions, events, legal, to_act
from kribo.game.actions import CLOCK
from kribo.game.state import Announcing, Calling, Counting, Playing
from kribo.game.view import view
from tests.game.stacked import Table, in_play, in_show

DATA = Path(__file__).parents[1] / "data"
MODES = ("auto", "assisted", "self", "muggins", "strict")

TWELVE = "7H 8D 9D JS | AC KC"  # 12 with the starter 7D: clause 13.1 of six-card
OTHER = "2C 4C TD QS | AH KH"


def two(counting: str, scores: tuple[int, int] = (0, 0), **options: str) -> Table:
    """Seat 0 is the pone and counts a hand of 12 first."""
    return in_show(
        "six-card", TWELVE, OTHER, starter="7D", dealer=1, scores=scores,
        options={"counting": counting, **options},
    )  # fmt: skip


def four(
    counting: str, scores: tuple[int, ...] = (0, 0, 0, 0), name: str = "four-handed", **options: str
) -> Table:
    """Seat 1 is eldest and counts a hand of 12 first; the sides 2, 3, 0 are at its left."""
    hands = ("2C 4C TD QS | AH", "7H 8D 9D JS | AC", "2D 4D TH QC | KC", "2S 4S TC QD | KH")
    return in_show(
        name, *hands, starter="7D", dealer=0, scores=scores, options={"counting": counting, **options}
    )


def claims_listed(table: Table) -> list[int]:
    seat = table.on_turn()
    return [action.points for action in legal(table.state, seat) if isinstance(action, actions.Claim)]


# 1 What a claim is


@pytest.mark.parametrize(
    ("name", "hand_most", "crib_most"),
    [("six-card", 29, 29), ("five-card", 20, 29), ("seven-card", 46, 29), ("partners-six-dealt", 46, 29)],
)
def test_1_3_a_claim_is_at_most_what_so_many_cards_can_score(
    name: str, hand_most: int, crib_most: int
) -> None:
    rules = variants.find(name)
    table = Table(name, options={"counting": "self", "target": "999"})
    table.do(actions.Deal(tuple(range(52))))
    for seat in to_act(table.state):
        table.do(legal(table.state, seat)[0])
    table.cut()
    table.play_out()
    assert claims_listed(table) == list(range(hand_most + 1))
    for points in (-1, hand_most + 1):
        with pytest.raises(IllegalAction, match="claim-out-of-range"):
            table.claim(points)
    table.claim(*[0] * rules.seats)
    assert claims_listed(table) == list(range(crib_most + 1))


def test_1_3_a_crib_of_five_may_be_claimed_up_to_46() -> None:
    table = in_show(
        "seven-card", "2C 4C 6D 8D TS | 2H 4H", "3C 5C 7D 9D JS | 6H 8H", starter="QH", dealer=1, extra="TH",
        options={"seven_crib": "5", "counting": "self"},
    )  # fmt: skip
    table.claim(0, 0)
    assert claims_listed(table) == list(range(47))


def test_1_6_in_the_play_the_table_gives_the_points_in_every_mode() -> None:
    for mode in MODES:
        table = in_play("six-card", TWELVE, OTHER, starter="7D", dealer=1, options={"counting": mode})
        assert table.lay("7H QS 8D") == []
        assert isinstance(table.state.stage, Playing)


# 3 to 7: the table of the modes


@pytest.mark.parametrize(
    ("counting", "claim", "gets"),
    [
        ("auto", 12, ["0 hand 12"]),
        ("assisted", 10, ["0 hand 12"]),
        ("assisted", 12, ["0 hand 12"]),
        ("assisted", 14, ["0 hand 12"]),
        ("self", 10, ["0 hand 10"]),
        ("self", 12, ["0 hand 12"]),
        ("self", 14, ["0 hand 12"]),
        ("self", 0, []),
        ("muggins", 10, ["0 hand 10"]),
        ("muggins", 12, ["0 hand 12"]),
        ("muggins", 14, ["0 hand 12"]),
        ("strict", 8, ["0 hand 8", "1 missed 4"]),
        ("strict", 0, ["1 missed 12"]),
        ("strict", 12, ["0 hand 12"]),
        ("strict", 14, ["0 hand 12", "1 invented 2"]),
    ],
)
def test_3_to_7_who_gets_what(counting: str, claim: int, gets: list[str]) -> None:
    assert two(counting).claim(claim) == gets


EXAMPLES = [
    row
    for line in (DATA / "examples.jsonl").read_text(encoding="utf-8").splitlines()
    if (row := json.loads(line))["kind"] == "claim"
]


@pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: row["id"])
@pytest.mark.parametrize("name", ["six-card", "four-handed"])
def test_7_examples_of_the_literature(row: Mapping[str, Any], name: str) -> None:
    rules = variants.find(name)
    others = ["2C 7C TD QS", "2D 7D TH QC", "2S 7S TC QD"][: rules.seats - 1]
    thrown = ["AC KC", "AD KD"] if rules.seats == 2 else ["AC", "AD", "AH", "AS"]
    hands = [f"{hand} | {away}" for hand, away in zip((" ".join(row["hand"]), *others), thrown, strict=True)]
    table = in_show(
        name, *hands, starter=row["starter"], dealer=rules.seats - 1, options={"counting": "strict"}
    )
    gets = row["correct_points"]
    assert table.claim(row["claim"]) == [
        f"0 hand {gets['claimant']}",
        *(f"{seat} missed {gets['each_opponent']}" for seat in range(1, rules.seats)),
    ]


def test_7_2_the_table_says_the_true_value_and_the_claim() -> None:
    table = two("strict")
    table.claim(8)
    said = next(event for event in table.told if isinstance(event, events.Counted))
    assert (said.points, said.claim, sum(item.points for item in said.items)) == (12, 8, 12)


def test_7_3_if_the_claimant_wins_with_his_part_nothing_is_given() -> None:
    table = two("strict", scores=(113, 120))
    assert table.claim(8) == ["0 hand 8"]
    assert table.winner() == 0


def test_7_3_an_opponent_can_win_by_what_was_missed_or_invented() -> None:
    assert [two("strict", scores=(0, 117)).claim(claim) for claim in (8, 16)] == [
        ["0 hand 8", "1 missed 4"], ["0 hand 12", "1 invented 4"],
    ]  # fmt: skip
    table = two("strict", scores=(0, 117))
    table.claim(8)
    assert table.winner() == 1


def test_4_to_7_a_claim_that_is_not_the_true_value_never_tells_items() -> None:
    table = two("self")
    table.claim(10)
    hand = next(event for event in table.told if isinstance(event, events.Pegged) and event.reason == "hand")
    assert hand.items == ()


# 6 Muggins


def test_6_2_the_window_opens_after_right_claims_too_and_tells_nothing() -> None:
    told = []
    for claim in (10, 12):
        table = two("muggins")
        before = len(table.told)
        table.claim(claim)
        assert table.now(Calling).waiting == (1,)
        assert to_act(table.state) == {1}
        told.append(table.told[before:])
        seen = view(table.state, 1)
        assert [action.points for action in seen.legal if isinstance(action, actions.Muggins)] == list(
            range(30)
        )
        assert not any(getattr(event, "items", ()) for event in table.told[before:])
    assert [type(event) for event in told[0]] == [type(event) for event in told[1]]


def test_6_2_where_a_claim_is_too_high_no_window_opens() -> None:
    table = two("muggins")
    table.claim(14)
    assert table.now(Counting).turn == 1


@pytest.mark.parametrize(
    ("call", "gets"), [(3, ["1 muggins 3"]), (2, ["1 muggins 2"]), (1, ["1 muggins 1"]), (4, []), (0, [])]
)
def test_6_3_and_6_9_a_call_is_right_up_to_what_was_missed(call: int, gets: list[str]) -> None:
    table = two("muggins")
    table.claim(9)
    assert table.call(1, call) == gets
    assert table.now(Counting).turn == 1


def test_6_3_a_call_on_a_right_claim_is_wrong() -> None:
    table = two("muggins")
    table.claim(12)
    assert table.call(1, 1) == []
    assert [event.right for event in table.told if isinstance(event, events.Called)] == [False]


@pytest.mark.parametrize("points", [-1, 30])
def test_6_3_a_call_is_a_number_of_points_that_a_hand_can_hold(points: int) -> None:
    table = two("muggins")
    table.claim(9)
    with pytest.raises(IllegalAction, match="claim-out-of-range"):
        table.call(1, points)


def test_6_4_one_call_a_seat_and_the_others_may_still_call_after_a_wrong_one() -> None:
    table = four("muggins")
    table.claim(9)
    assert table.now(Calling).waiting == (2, 3, 0)
    assert table.call(3, 5) == []
    with pytest.raises(IllegalAction, match="no-call-left"):
        table.call(3, 3)
    with pytest.raises(IllegalAction, match="no-call-left"):
        table.call(1, 3)
    assert table.now(Calling).waiting == (2, 0)
    assert table.call(0, 3) == ["0 muggins 3"]
    assert table.now(Counting).turn == 1


def test_6_5_the_first_right_call_closes_the_window_and_the_rest_is_lost() -> None:
    table = four("muggins")
    table.claim(9)
    assert table.call(0, 1) == ["0 muggins 1"]
    assert isinstance(table.state.stage, Counting)
    assert table.state.scores == (1, 9, 0, 0)


def test_6_6_the_window_closes_when_all_have_answered_or_their_time_is_up() -> None:
    table = four("muggins")
    table.claim(9)
    assert legal(table.state, CLOCK) == [actions.Timeout(2), actions.Timeout(3), actions.Timeout(0)]
    table.do(actions.Timeout(2), actions.Muggins(3, 0), actions.Timeout(0))
    assert table.now(Counting).turn == 1
    assert table.state.scores == (0, 9, 0, 0)
    with pytest.raises(IllegalAction):
        table.do(actions.Timeout(2))


def test_6_6_the_true_value_is_told_when_the_window_closes() -> None:
    table = two("muggins")
    table.claim(9)
    assert not any(isinstance(event, events.Counted) for event in table.told)
    table.call(1, 0)
    assert [(e.points, e.claim) for e in table.told if isinstance(e, events.Counted)] == [(12, 9)]


def test_6_3_a_call_can_win_the_game() -> None:
    table = two("muggins", scores=(0, 119))
    table.claim(9)
    assert table.call(1, 3) == ["1 muggins 2"]
    assert table.winner() == 1


def test_6_3_a_claim_that_wins_opens_no_window() -> None:
    table = two("muggins", scores=(112, 0))
    table.claim(9)
    assert table.winner() == 0


@pytest.mark.parametrize(
    ("over_penalty", "gets"), [("off", ["0 hand 12"]), ("on", ["0 hand 12", "1 invented 2"])]
)
def test_6_7_and_6_10_over_penalty(over_penalty: str, gets: list[str]) -> None:
    assert two("muggins", over_penalty=over_penalty).claim(14) == gets


@pytest.mark.parametrize("counting", ["assisted", "self"])
def test_6_7_over_penalty_is_for_muggins_alone(counting: str) -> None:
    assert two(counting, over_penalty="on").claim(14) == ["0 hand 12"]


def test_6_7_with_transfer_caller_the_invented_points_are_called() -> None:
    table = four("muggins", over_penalty="on", transfer="caller")
    assert table.claim(14) == ["1 hand 12"]
    assert table.call(2, 3) == []
    assert table.call(3, 2) == ["3 muggins 2"]


def test_6_8_heels_cannot_be_taken_by_muggins() -> None:
    options = {"counting": "muggins", "heels": "claimed", "manual_pegging": "on"}
    table = in_play("six-card", TWELVE, OTHER, starter="JH", dealer=1, options=options)
    with pytest.raises(IllegalAction):
        table.call(0, 2)
    with pytest.raises(IllegalAction, match="no-heels"):
        table.do(actions.ClaimHeels(0))


def test_10_1_missed_points_in_muggins_belong_to_the_caller_whatever_transfer_says() -> None:
    for transfer in ("all", "next", "split", "caller"):
        table = four("muggins", transfer=transfer)
        table.claim(9)
        assert table.call(0, 3) == ["0 muggins 3"]


# 8 Counting in the play


def at_fifteen(counting: str, **options: str) -> Table:
    """Seat 0 has led a ten; seat 1 has laid a 5 for two points and is to say them."""
    table = in_play(
        "six-card", "TH 8D 9D JS | AC KC", "5C 4C 3D QS | AH KH", starter="7D", dealer=1,
        options={"counting": counting, "manual_pegging": "on", **options},
    )  # fmt: skip
    table.lay("TH")
    table.claim(0)
    if counting == "muggins":
        table.call(1, 0)
    table.lay("5C")
    return table


@pytest.mark.parametrize(
    ("counting", "claim", "gets"),
    [
        ("assisted", 0, ["1 play 2"]),
        ("assisted", 5, ["1 play 2"]),
        ("self", 0, []),
        ("self", 2, ["1 play 2"]),
        ("self", 3, ["1 play 2"]),
        ("muggins", 1, ["1 play 1"]),
        ("strict", 0, ["0 missed 2"]),
        ("strict", 1, ["1 play 1", "0 missed 1"]),
        ("strict", 3, ["1 play 2", "0 invented 1"]),
    ],
)
def test_8_2_and_8_4_the_mode_decides_in_the_play_too(counting: str, claim: int, gets: list[str]) -> None:
    table = at_fifteen(counting)
    assert table.now(Announcing).play.count == 15
    assert table.claim(claim) == gets


def test_8_2_a_card_is_claimed_from_0_to_14() -> None:
    table = at_fifteen("self")
    assert claims_listed(table) == list(range(15))
    with pytest.raises(IllegalAction, match="claim-out-of-range"):
        table.claim(15)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        table.do(actions.Claim(0, 2))
    with pytest.raises(IllegalAction, match="not-now"):
        table.do(actions.Play(0, 0))


def test_8_2_muggins_in_the_play() -> None:
    table = at_fifteen("muggins")
    table.claim(0)
    assert table.now(Calling).waiting == (0,)
    assert table.call(0, 2) == ["0 muggins 2"]
    assert table.now(Playing).turn == 0


def test_8_3_the_point_for_go_is_given_by_the_table() -> None:
    table = in_play(
        "six-card", "TH TD 9C 5S | 2H 3H", "JH JD 8C 6S | 2D 3D", starter="KC", dealer=1,
        options={"counting": "self", "manual_pegging": "on"},
    )  # fmt: skip
    for card in ("TH", "JH", "TD"):
        table.lay(card)
        assert table.claim(0) == []
    assert table.lay("go") == ["0 go 1"]


def test_8_3_two_for_31_is_part_of_the_claim() -> None:
    table = in_play(
        "six-card", "TH TD 9C 5S | 2H 3H", "JH AH 8C 6S | 2D 3D", starter="KC", dealer=1,
        options={"counting": "self", "manual_pegging": "on"},
    )  # fmt: skip
    for card in ("TH", "JH", "TD"):
        table.lay(card)
        table.claim(0)
    table.lay("AH")
    assert table.claim(1) == ["1 play 1"]
    assert table.now(Playing).count == 0
    assert table.on_turn() == 0


def test_8_1_needs_a_mode_in_which_people_count() -> None:
    for options in ({"manual_pegging": "on"}, {"count_seconds": "30"}):
        with pytest.raises(BadRules, match="option-needs-counting"):
            variants.find("six-card").with_options(options)


# 9 Nineteen


NOTHING = "2H 4D 6S 8C"  # nothing with a queen
NOTHING_OF_FIVE = "2H 4D 6S 8C KD"
NOTHING_OF_THREE = "2H 4D 8C"


def nineteen(name: str, hand: str, counting: str = "strict") -> Table:
    other = ["3C", "7D", "TC", "KS", "AD"][: len(hand.split())]
    options = {"counting": counting}
    return in_show(
        name, f"{hand} | AH 9H", f"{' '.join(other)} | AS 9S", starter="QC", dealer=1, options=options
    )


@pytest.mark.parametrize("counting", ["assisted", "self", "muggins", "strict"])
@pytest.mark.parametrize(("name", "hand"), [("six-card", NOTHING), ("five-card", NOTHING_OF_THREE)])
def test_9_2_nineteen_for_nothing_is_right(name: str, hand: str, counting: str) -> None:
    table = nineteen(name, hand, counting)
    assert table.claim(19) == []
    claimed = next(event for event in table.told if isinstance(event, events.Claimed))
    assert (claimed.points, claimed.nineteen) == (19, True)


def test_9_3_with_any_other_true_value_nineteen_is_an_ordinary_claim() -> None:
    assert two("strict").claim(19) == ["0 hand 12", "1 invented 7"]


def test_9_4_with_five_cards_held_nineteen_is_an_ordinary_claim() -> None:
    assert nineteen("seven-card", NOTHING_OF_FIVE).claim(19) == ["1 invented 19"]


def test_9_4_the_crib_of_four_in_seven_card_keeps_the_joke() -> None:
    table = in_show(
        "seven-card", "AC 3D 5S TD KD | 2H 4D", "AD 3C 5D TC KC | 6S 8C", starter="QC", dealer=1,
        options={"counting": "strict"}, scores=[0, 0],
    )  # fmt: skip
    table.claim(*(0, 0))
    before = table.state.scores
    assert table.claim(19) == []
    assert table.state.scores == before


def test_9_2_where_the_table_counts_nobody_says_nineteen() -> None:
    with pytest.raises(IllegalAction, match="claim-is-counted"):
        nineteen("six-card", NOTHING, "auto").claim(19)


def test_9_2_no_muggins_on_a_nineteen() -> None:
    table = nineteen("six-card", NOTHING, "muggins")
    table.claim(19)
    assert table.now(Calling).claim == 0
    assert table.call(1, 1) == []


# 10 Who gets the difference


@pytest.mark.parametrize(
    ("transfer", "gets"),
    [
        ("all", ["1 hand 7", "2 missed 5", "3 missed 5", "0 missed 5"]),
        ("next", ["1 hand 7", "2 missed 5"]),
        ("split", ["1 hand 7", "2 missed 1", "3 missed 1", "0 missed 1"]),
        ("caller", ["1 hand 7"]),
    ],
)
def test_10_2_to_10_6_transfer(transfer: str, gets: list[str]) -> None:
    assert four("strict", transfer=transfer).claim(7) == gets


@pytest.mark.parametrize(
    ("transfer", "gets"),
    [
        ("all", ["1 hand 12", "2 invented 4", "3 invented 4", "0 invented 4"]),
        ("next", ["1 hand 12", "2 invented 4"]),
        ("split", ["1 hand 12", "2 invented 1", "3 invented 1", "0 invented 1"]),
    ],
)
@pytest.mark.parametrize(("counting", "over_penalty"), [("strict", "off"), ("muggins", "on")])
def test_10_1_transfer_of_invented_points(
    transfer: str, gets: list[str], counting: str, over_penalty: str
) -> None:
    assert four(counting, transfer=transfer, over_penalty=over_penalty).claim(16) == gets


def test_10_4_a_difference_too_small_to_split_is_lost() -> None:
    assert four("strict", transfer="split").claim(10) == ["1 hand 10"]


def test_10_2_the_first_clockwise_from_the_claimants_left_that_reaches_the_target_wins() -> None:
    table = four("strict", scores=(120, 0, 100, 118))
    assert table.claim(7) == ["1 hand 7", "2 missed 5", "3 missed 3"]
    assert table.winner() == 3
    assert table.state.scores == (120, 7, 105, 121)


def test_10_2_nothing_is_given_when_the_claimant_wins() -> None:
    table = four("strict", scores=(120, 114, 120, 120))
    assert table.claim(7) == ["1 hand 7"]
    assert table.winner() == 1


def test_10_5_in_strict_with_caller_a_window_opens_for_missed_and_for_invented_points() -> None:
    for claim, name, scores in ((7, "missed", (0, 7, 5, 0)), (17, "invented", (0, 12, 5, 0))):
        table = four("strict", transfer="caller")
        table.claim(claim)
        assert isinstance(table.state.stage, Calling), name
        assert table.call(3, 6) == []
        assert table.call(2, 5) == ["2 muggins 5"]
        assert table.state.scores == scores


def test_10_5_what_is_not_called_is_lost() -> None:
    table = two("strict", transfer="caller")
    table.claim(7)
    table.call(1, 0)
    assert table.state.scores == (7, 0)


def test_10_7_partners_get_nothing_of_their_partners_mistake() -> None:
    table = four("strict", scores=(0, 0), name="partners")
    assert table.claim(7) == ["1 hand 7", "2 missed 5"]
    assert table.state.scores == (5, 7)


def test_10_three_teams_each_opposing_team_once() -> None:
    table = Table("six-three-teams", dealer=0, options={"counting": "strict"})
    hands = [
        "2C 4C TD QS", "7H 8D 9D JS | AC", "2D 4D TH QC | KC", "2S 4S TC QD", "3C 3D 6C KD | AD",
        "3H 3S 6D KS | AH",
    ]  # fmt: skip
    table.deal(*hands, starter="7D")
    table.cut()
    table.play_out()
    table.state = replace(table.state, scores=(0, 0, 0))
    assert table.claim(7) == ["1 hand 7", "2 missed 5", "3 missed 5"]
    assert table.state.scores == (5, 7, 5)


# 11 Timed counting


def timed(hand: str, starter: str, **options: str) -> Table:
    return in_show(
        "six-card", f"{hand} | AC KD", "7C 8C TD QS | AH KH", starter=starter, dealer=1,
        options={"counting": "self", "count_seconds": "15", **options},
    )  # fmt: skip


def timed_twelve(**options: str) -> Table:
    return timed("7H 8D 9D JS", "7D", **options)


@pytest.mark.parametrize(
    ("timeout_round", "timeout_keep", "gets"),
    [
        ("half_up", "rest", ["0 hand 6", "1 timeout 6"]),
        ("half_up", "nothing", ["1 timeout 6"]),
        ("down", "rest", ["0 hand 6", "1 timeout 6"]),
        ("even", "rest", ["0 hand 6", "1 timeout 6"]),
    ],
)
def test_11_3_half_goes_to_the_opponent(timeout_round: str, timeout_keep: str, gets: list[str]) -> None:
    table = timed_twelve(timeout_round=timeout_round, timeout_keep=timeout_keep)
    assert table.do(actions.Timeout(0)) == gets


@pytest.mark.parametrize(
    ("true", "timeout_round", "given"),
    [(7, "half_up", 4), (7, "down", 3), (7, "even", 4), (5, "half_up", 3), (5, "down", 2), (5, "even", 2)],
)
@pytest.mark.parametrize("timeout_keep", ["rest", "nothing"])
def test_11_3_and_11_5_an_odd_value(true: int, timeout_round: str, given: int, timeout_keep: str) -> None:
    hand, starter = {7: ("2H 3D 4C JS", "TH"), 5: ("2H 3D 4C QD", "7H")}[true]
    table = timed(hand, starter, timeout_round=timeout_round, timeout_keep=timeout_keep)
    kept = true - given if timeout_keep == "rest" else 0
    told = table.do(actions.Timeout(0))
    counted = next(event for event in table.told if isinstance(event, events.Counted))
    assert (counted.points, counted.claim) == (true, -1)
    assert told == ([f"0 hand {kept}"] if kept else []) + [f"1 timeout {given}"]


def test_11_3_a_value_of_0_costs_nothing() -> None:
    table = timed("2H 4D 6S 8D", "KC")
    assert table.do(actions.Timeout(0)) == []
    assert table.now(Counting).turn == 1


def test_11_4_the_counter_may_win_with_his_part() -> None:
    table = timed_twelve()
    table.state = replace(table.state, scores=(115, 120))
    assert table.do(actions.Timeout(0)) == ["0 hand 6"]
    assert table.winner() == 0


def test_11_4_an_opponent_may_win_by_a_timeout() -> None:
    table = timed_twelve()
    table.state = replace(table.state, scores=(114, 120))
    assert table.do(actions.Timeout(0)) == ["0 hand 6", "1 timeout 1"]
    assert table.winner() == 1


@pytest.mark.parametrize(
    ("transfer", "gets"),
    [
        ("all", ["1 hand 6", "2 timeout 6", "3 timeout 6", "0 timeout 6"]),
        ("next", ["1 hand 6", "2 timeout 6"]),
        ("split", ["1 hand 6", "2 timeout 2", "3 timeout 2", "0 timeout 2"]),
        ("caller", ["1 hand 6", "2 timeout 6", "3 timeout 6", "0 timeout 6"]),
    ],
)
def test_11_3_and_10_5_transfer_of_half_a_count(transfer: str, gets: list[str]) -> None:
    table = four("muggins", count_seconds="30", transfer=transfer)
    assert table.do(actions.Timeout(1)) == gets
    assert isinstance(table.state.stage, Counting)


def test_11_2_the_crib_has_a_clock_of_its_own_and_only_the_counter_is_on_it() -> None:
    table = timed_twelve()
    assert legal(table.state, CLOCK) == [actions.Timeout(0)]
    table.claim(12)
    with pytest.raises(IllegalAction, match="no-clock-runs"):
        table.do(actions.Timeout(0))
    table.do(actions.Timeout(1), actions.Timeout(1))
    assert table.state.deals == 2


def test_11_1_without_count_seconds_no_clock_runs() -> None:
    table = two("self")
    assert legal(table.state, CLOCK) == []
    with pytest.raises(IllegalAction, match="no-clock-runs"):
        table.do(actions.Timeout(0))


def test_11_1_no_clock_runs_in_the_play() -> None:
    table = at_fifteen("self", count_seconds="30")
    assert legal(table.state, CLOCK) == []
    with pytest.raises(IllegalAction, match="not-now"):
        table.do(actions.Timeout(1))
