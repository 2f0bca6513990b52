"""Games of three to six seats by the clauses of their pages in `locales/en/rules`."""

from __future__ import annotations

import pytest

from kribo import variants
from kribo.cards import PACK, parse_all, texts
from kribo.errors import IllegalAction
from kribo.game import actions, apply, events, legal, new, to_act
from kribo.game.actions import CHANCE
from kribo.game.state import Calling, Counting, Cutting, CuttingForDeal, Discarding, Playing, ShufflingToCut
from kribo.rules import Rules
from tests.game.stacked import Table, cuts, in_play, in_show

MANY = [rules for rules in variants.ALL.values() if rules.seats > 2]


def dealt_cards(name: str, dealer: int, **options: str) -> tuple[tuple[int, ...], ...]:
    table = Table(name, dealer, options=options)
    table.do(actions.Deal(PACK))
    return table.now(Discarding).hands


# Dealing: one at a time from eldest, seats that have their number are passed over


def test_three_handed_3_1_five_each_and_the_next_card_to_the_crib() -> None:
    table = Table("three-handed", dealer=1)
    table.do(actions.Deal(PACK))
    stage = table.now(Discarding)
    assert stage.hands == ((1, 4, 7, 10, 13), (2, 5, 8, 11, 14), (0, 3, 6, 9, 12))
    assert stage.extra == (15,)
    assert stage.stock == PACK[16:]


def test_three_handed_3_2_the_crib_by_seat_from_eldest_and_the_pack_last() -> None:
    table = Table("three-handed", dealer=1)
    table.do(actions.Deal(PACK), *(actions.Discard(seat, (card,)) for seat, card in ((1, 2), (0, 1), (2, 0))))
    assert table.now(Cutting).crib == (0, 1, 2, 15)
    assert table.now(Cutting).owner == 1


@pytest.mark.parametrize("name", ["four-handed", "partners", "partners-five-card"])
def test_four_handed_3_1_five_each(name: str) -> None:
    hands = dealt_cards(name, dealer=3)
    assert hands == tuple(tuple(range(seat, 20, 4)) for seat in range(4))


def test_partners_six_dealt_six_each_keep_five() -> None:
    assert [len(hand) for hand in dealt_cards("partners-six-dealt", dealer=0)] == [6, 6, 6, 6]
    assert variants.find("partners-six-dealt").keep == 5


def test_five_handed_3_1_the_dealer_is_passed_over_in_the_last_round() -> None:
    hands = dealt_cards("five-handed", dealer=2)
    assert hands[3] == (0, 5, 10, 15, 20)
    assert hands[4] == (1, 6, 11, 16, 21)
    assert hands[0] == (2, 7, 12, 17, 22)
    assert hands[1] == (3, 8, 13, 18, 23)
    assert hands[2] == (4, 9, 14, 19)


@pytest.mark.parametrize("name", ["six-handed", "six-two-teams", "six-three-teams"])
@pytest.mark.parametrize("short_hand", ["right", "opposite"])
def test_six_handed_3_1_and_3_4_dealer_and_one_more_get_four(name: str, short_hand: str) -> None:
    hands = dealt_cards(name, dealer=4, short_hand=short_hand)
    short = {"right": 3, "opposite": 1}[short_hand]
    assert [seat for seat, hand in enumerate(hands) if len(hand) == 4] == sorted([4, short])
    order = [seat for seat in (5, 0, 1, 2, 3, 4) if len(hands[seat]) == 5]
    assert [hands[seat][4] for seat in order] == [24, 25, 26, 27]
    assert [hands[seat][0] for seat in (5, 0, 1, 2, 3, 4)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("name", "short_hand"),
    [("six-handed", "right"), ("six-two-teams", "right"), ("six-three-teams", "opposite")],
)
def test_six_handed_default_of_short_hand(name: str, short_hand: str) -> None:
    assert variants.find(name).options()["short_hand"] == short_hand


def test_five_handed_3_2_the_dealer_throws_none_and_is_not_waited_for() -> None:
    table = Table("five-handed", dealer=2)
    table.do(actions.Deal(PACK))
    assert to_act(table.state) == {0, 1, 3, 4}
    assert legal(table.state, 2) == []
    with pytest.raises(IllegalAction):
        table.do(actions.Discard(2, (4,)))
    with pytest.raises(IllegalAction):
        table.do(actions.Discard(2, ()))
    with pytest.raises(IllegalAction):
        table.do(actions.TakeBack(2))
    table.do(*(actions.Discard(seat, (card,)) for seat, card in ((4, 1), (1, 3), (0, 2), (3, 0))))
    assert table.now(Cutting).crib == (0, 1, 2, 3)


@pytest.mark.parametrize("rules", MANY, ids=lambda rules: rules.name)
def test_a_crib_of_four_and_equal_hands_whoever_deals(rules: Rules) -> None:
    for dealer in range(rules.seats):
        table = Table(rules.name, dealer)
        table.do(actions.Deal(PACK))
        for seat in to_act(table.state):
            table.do(legal(table.state, seat)[0])
        stage = table.now(Cutting)
        assert len(stage.crib) == 4
        assert {len(kept) for kept in stage.kept} == {table.rules.keep}


# The first dealer


def test_three_handed_2_1_only_those_tied_for_lowest_cut_again() -> None:
    table = Table("three-handed")
    table.state = new(table.rules)
    table.do(actions.Deal(PACK))
    cuts(table, 5, 40, 4)
    assert table.told[-1] == events.CutTied((0, 2))
    assert table.now(ShufflingToCut).cutters == (0, 2)
    table.do(actions.Deal(PACK))
    assert to_act(table.state) == {0, 2}
    assert legal(table.state, 1) == []
    with pytest.raises(IllegalAction, match="not-cutting"):
        table.do(actions.CutForDeal(1, 0))
    cuts(table, 51, 20)
    assert table.state.dealer == 2


def test_six_handed_2_1_ties_above_the_lowest_do_not_matter() -> None:
    table = Table("six-handed")
    table.state = new(table.rules)
    table.do(actions.Deal(PACK))
    cuts(table, 50, 49, 48, 51, 8, 13)
    assert table.state.dealer == 4


def test_four_handed_with_first_dealer_high_those_tied_for_highest_cut_again() -> None:
    table = Table("four-handed", options={"first_dealer": "high"})
    table.state = new(table.rules)
    table.do(actions.Deal(PACK))
    cuts(table, 50, 0, 1, 51)
    assert table.now(ShufflingToCut).cutters == (0, 3)
    table.do(actions.Deal(PACK))
    assert isinstance(table.state.stage, CuttingForDeal)


@pytest.mark.parametrize("rules", MANY, ids=lambda rules: rules.name)
def test_lots_can_fall_on_every_seat(rules: Rules) -> None:
    random = rules.with_options({"first_dealer": "random"})
    dealers = set()
    for seat in range(random.seats):
        pack = (*range(1, seat + 1), 0, *range(seat + 1, 52))
        dealers.add(apply(new(random), actions.Deal(pack))[0].dealer)
    assert dealers == set(range(random.seats))


# The play of three and more


ANA = "9H TH 2C 3S | KC"
BEN = "8C TD JD QD | KD"
CORA = "5C AH 6H 7H | KS"


def three(*hands: str, dealer: int = 2, starter: str = "KH", **options: str) -> Table:
    return in_play("three-handed", *hands, starter=starter, dealer=dealer, extra="4C", options=options)


def test_three_handed_4_7_example() -> None:
    table = three(ANA, BEN, CORA)
    assert table.lay("9H TD 5C 2C go AH 3S") == ["0 play 3"]
    assert table.on_turn() == 2
    assert table.lay("go") == ["0 go 1"]
    assert table.on_turn() == 1


def test_three_handed_4_2_a_seat_that_said_go_is_not_asked_again_in_the_count() -> None:
    table = three(ANA, BEN, CORA)
    table.lay("9H TD 5C 2C go AH 3S go")
    assert [event.seat for event in table.told if isinstance(event, events.SaidGo)] == [1, 2]


def test_three_handed_4_4_the_next_seat_that_still_holds_a_card_leads() -> None:
    table = three("AH 2H 3H 4H | KC", "TD JD QD 9D | KD", "TC JC QC 9C | KS")
    assert table.lay("4H TD TC 3H go go 2H AH") == ["2 play 2", "0 play 3", "0 go 1"]
    assert table.now(Playing).held[0] == ()
    assert table.lay("JD JC go QD go") == ["2 play 2", "1 go 1"]
    assert [event.leader for event in table.told if isinstance(event, events.CountRestarted)] == [1, 2]


def test_three_handed_4_4_it_may_be_the_same_player() -> None:
    table = three("AH 2H 3H 4H | KC", "AD 2D 3D 4D | KD", "TC JC QC KS | 5S", dealer=2, starter="6S")
    table.lay("AH AD TC 2H 2D JC 3H go go")
    assert table.told[-1] == events.CountRestarted(1)


@pytest.mark.parametrize(
    ("bicycle_go", "pegged", "leader"), [("off", ["0 play 4"], 1), ("on", ["0 go 1"], 1)]
)
def test_three_handed_4_6_bicycle_go_after_two_goes_the_third_does_not_go_on(
    bicycle_go: str, pegged: list[str], leader: int
) -> None:
    """Ana has laid 29 and holds another 2; Ben and Cora cannot lay."""
    table = three("9H 2C 2S 3S | KC", "TD JD QD 8C | KD", "TC 9C 8S 7H | KS", bicycle_go=bicycle_go)
    table.lay("9H TD 8S 2C")
    assert table.lay("go go" if bicycle_go == "on" else "go go 2S") == pegged
    assert (table.now(Playing).pile, table.on_turn()) == ((), leader)


@pytest.mark.parametrize(("bicycle_go", "pegged", "turn"), [("off", [], 2), ("on", ["2 go 1"], 0)])
def test_three_handed_4_6_bicycle_go_where_the_next_has_said_go_before(
    bicycle_go: str, pegged: list[str], turn: int
) -> None:
    """Ben said go and Cora laid; now Ana says go, and Ben, the next, cannot lay either."""
    table = three("9H TH 2C 5S | KC", "TD JD QD 8C | KD", "5C AH 2H 7H | KS", bicycle_go=bicycle_go)
    table.lay("9H TD 5C 2C go AH")
    assert table.lay("go") == pegged
    assert table.on_turn() == turn


def test_three_handed_4_6_bicycle_go_a_single_go_stops_nobody() -> None:
    table = three(ANA, BEN, CORA, bicycle_go="on")
    assert table.lay("9H TD 5C 2C go AH") == []
    assert table.on_turn() == 0


def test_four_handed_4_5_the_play_goes_on_until_all_sixteen_are_laid() -> None:
    table = in_play(
        "four-handed", "AH 2H 3H 4H | KC", "AD 2D 3D 4D | KD", "TC JC QC 9C | KS", "TS JS QS 9S | KH",
        starter="5S", dealer=3,
    )  # fmt: skip
    table.play_out()
    assert len(table.now(Counting).played) == 16


# The show


def counted(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.where) for event in table.told if isinstance(event, events.Counted)]


@pytest.mark.parametrize("rules", MANY, ids=lambda rules: rules.name)
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_show_goes_from_eldest_to_the_dealer_and_his_crib(rules: Rules, dealer: int) -> None:
    table = Table(rules.name, dealer, options={"target": "200"})
    table.do(actions.Deal(PACK))
    for seat in to_act(table.state):
        table.do(legal(table.state, seat)[0])
    table.cut()
    table.play_out()
    table.count_all()
    seats = table.rules.seats
    order = [((dealer + step) % seats, "hand") for step in range(1, seats + 1)]
    assert counted(table) == [*order, (dealer, "crib")]
    assert table.state.dealer == (dealer + 1) % seats
    assert to_act(table.state) == {CHANCE}


PLAIN = ("2H 4D 6S 8C | TC", "2D 4S 6C 8H | TD", "3S 5D 7C 9S | TH", "3C 5H 7H 9D | TS")


def test_partners_1_scores_are_added_to_one() -> None:
    table = in_show("partners", *PLAIN, starter="5S", dealer=3)
    table.count_all()
    sums = [0, 0]
    for event in table.told:
        if isinstance(event, events.Counted):
            sums[event.seat % 2] += event.points
    assert tuple(sums) == table.state.scores


def test_partners_win_at_the_event_that_brings_their_sum_to_the_target() -> None:
    table = in_show("partners", *PLAIN, starter="5S", dealer=3, scores=[119, 120])
    table.count_all()
    assert table.winner() == 0
    assert counted(table) == [(0, "hand")]


@pytest.mark.parametrize(
    ("name", "teams"),
    [
        ("partners", [0, 1, 0, 1]),
        ("six-two-teams", [0, 1, 0, 1, 0, 1]),
        ("six-three-teams", [0, 1, 2, 0, 1, 2]),
        ("six-handed", [0, 1, 2, 3, 4, 5]),
        ("five-handed", [0, 1, 2, 3, 4]),
    ],
)
def test_seat_s_plays_for_side_s_modulo_the_number_of_sides(name: str, teams: list[int]) -> None:
    rules = variants.find(name)
    assert [rules.side(seat) for seat in range(rules.seats)] == teams


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("partners", 121),
        ("partners-five-card", 61),
        ("partners-six-dealt", 121),
        ("three-handed", 121),
        ("six-three-teams", 121),
        ("five-card", 61),
        ("seven-card", 181),
        ("auction", 121),
    ],
)
def test_targets(name: str, target: int) -> None:
    assert variants.find(name).target == target


def test_partners_five_card_plays_all_counts() -> None:
    table = in_play("partners-five-card", *PLAIN, starter="QC", dealer=3)
    table.play_out()
    assert len(table.now(Counting).played) == 16


# Resigning


def test_three_handed_6_3_nobody_resigns_a_game_of_more_than_two_sides() -> None:
    table = three(ANA, BEN, CORA)
    with pytest.raises(IllegalAction, match="resign-needs-two-sides"):
        table.do(actions.Resign(0))
    assert actions.Resign(0) not in legal(table.state, 0)


@pytest.mark.parametrize("seat", range(6))
def test_six_two_teams_3_2_any_member_resigns_for_the_team(seat: int) -> None:
    table = Table("six-two-teams", dealer=0)
    table.do(actions.Resign(seat))
    assert table.winner() == 1 - seat % 2


def test_heels_go_to_the_dealers_team() -> None:
    table = Table("six-three-teams", dealer=4)
    kept = ("AC AD AH AS", "2C 2D 2H 2S", "3C 3D 3H 3S", "4C 4D 4H 4S", "5C 5D 5H 5S", "6C 6D 6H 6S")
    thrown = {0: "7C", 2: "7D", 3: "7H", 5: "7S"}
    table.deal(*(f"{hand} | {thrown.get(seat, '')}" for seat, hand in enumerate(kept)), starter="JS")
    assert table.crib() == texts(parse_all("7S 7C 7D 7H"))
    assert table.cut() == ["4 heels 2"]
    assert table.state.scores == (0, 2, 0)


def test_muggins_window_leaves_the_partner_out() -> None:
    table = in_show("partners", *PLAIN, starter="QC", dealer=3, options={"counting": "muggins"})
    table.claim(0)
    assert table.now(Calling).waiting == (1, 3)
    with pytest.raises(IllegalAction, match="no-call-left"):
        table.call(2, 1)
