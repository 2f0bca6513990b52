"""Six-card cribbage by the clauses of its page, `locales/en/rules/six-card.md`, which the names cite."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kribo import variants
from kribo.cards import PACK, parse_all
from kribo.errors import IllegalAction
from kribo.game import actions, apply, events, legal, new, to_act
from kribo.game.actions import CHANCE
from kribo.game.state import (
    Counting,
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    Over,
    Playing,
    ShufflingToCut,
)
from tests.game.stacked import Table, cuts, in_play, in_show

SIX = variants.find("six-card")
ANA = "KH 7D 2C 3S | 4H 4D"
BEN = "TH 9D 8C 7S | JD QD"


def refused(table: Table, action: actions.Action) -> str:
    """The code with which an action is refused; the state stays."""
    before = table.state
    with pytest.raises(IllegalAction) as refusal:
        apply(table.state, action)
    assert table.state is before
    return refusal.value.code


# 3 The first dealer


def before_the_cut(**options: str) -> Table:
    table = Table("six-card", options=options)
    table.state = new(table.rules)
    table.told.clear()
    return table


def test_3_1_the_lowest_card_deals_and_the_ace_is_lowest() -> None:
    table = before_the_cut()
    table.do(actions.Deal(PACK))
    cuts(table, 51, 0)
    assert (table.state.dealer, type(table.state.stage)) == (1, Dealing)


def test_3_1_seats_cut_in_any_order() -> None:
    table = before_the_cut()
    table.do(actions.Deal(PACK), actions.CutForDeal(1, 20), actions.CutForDeal(0, 4))
    assert table.state.dealer == 0


def test_3_2_who_is_tied_cuts_again_from_a_new_pack_and_suits_do_not_decide() -> None:
    table = before_the_cut()
    table.do(actions.Deal(PACK))
    cuts(table, 8, 9)
    assert table.told[-1] == events.CutTied((0, 1))
    assert table.now(ShufflingToCut).cutters == (0, 1)
    assert to_act(table.state) == {CHANCE}
    table.do(actions.Deal(PACK[::-1]))
    cuts(table, 0, 51)
    assert table.state.dealer == 1


def test_3_3_the_cards_cut_are_shown() -> None:
    table = before_the_cut()
    table.do(actions.Deal(PACK))
    cuts(table, 51, 0)
    assert table.told[:2] == [events.DealCut(0, 51), events.DealCut(1, 0)]


def test_3_4_with_first_dealer_high_the_highest_card_deals_and_the_ace_is_still_lowest() -> None:
    table = before_the_cut(first_dealer="high")
    table.do(actions.Deal(PACK))
    cuts(table, 51, 0)
    assert table.state.dealer == 0


def test_3_4_with_first_dealer_random_nobody_cuts() -> None:
    rules = SIX.with_options({"first_dealer": "random"})
    dealers = []
    for pack in (PACK, PACK[::-1]):
        state, told = apply(new(rules), actions.Deal(pack))
        assert isinstance(told[0], events.LotsDrawn)
        dealers.append(state.dealer)
    assert sorted(dealers) == [0, 1]


def test_3_1_a_place_is_cut_once_and_a_seat_cuts_once() -> None:
    table = before_the_cut()
    table.do(actions.Deal(PACK), actions.CutForDeal(0, 10))
    assert refused(table, actions.CutForDeal(0, 11)) == "not-cutting"
    assert refused(table, actions.CutForDeal(1, 10)) == "position-taken"
    assert refused(table, actions.CutForDeal(1, 52)) == "no-such-position"
    assert refused(table, actions.CutForDeal(1, -1)) == "no-such-position"
    assert len(legal(table.state, 1)) == 51 + 1
    assert table.now(CuttingForDeal).drawn == ((0, 10),)


# 4 The deal


@pytest.mark.parametrize("dealer", [0, 1])
def test_4_1_six_cards_one_at_a_time_the_pone_first(dealer: int) -> None:
    state, told = apply(new(SIX, dealer), actions.Deal(PACK))
    hands = told[0].hands if isinstance(told[0], events.Dealt) else ()
    assert hands[1 - dealer] == (0, 2, 4, 6, 8, 10)
    assert hands[dealer] == (1, 3, 5, 7, 9, 11)
    assert isinstance(state.stage, Discarding)
    assert state.stage.stock == PACK[12:]


@pytest.mark.parametrize("pack", [PACK[:-1], (*PACK, 0), (0, *PACK[:-1]), (52, *PACK[1:]), ()])
def test_4_1_only_a_whole_pack_is_dealt(pack: tuple[int, ...]) -> None:
    with pytest.raises(IllegalAction, match="bad-pack"):
        apply(new(SIX, 0), actions.Deal(pack))


# 5 The discard


def dealt(**options: str) -> Table:
    table = Table("six-card", options=options)
    table.do(actions.Deal(PACK))
    return table


def test_5_1_two_of_ones_own_six() -> None:
    table = dealt()
    assert refused(table, actions.Discard(1, (0,))) == "discard-number"
    assert refused(table, actions.Discard(1, (0, 2, 4))) == "discard-number"
    assert refused(table, actions.Discard(1, (0, 1))) == "card-not-yours"
    assert refused(table, actions.Discard(1, (0, 0))) == "card-twice"
    assert len([a for a in legal(table.state, 1) if isinstance(a, actions.Discard)]) == 15


def test_5_2_the_crib_is_the_dealers_and_lies_by_seat_from_eldest() -> None:
    table = dealt()
    table.do(actions.Discard(0, (3, 1)), actions.Discard(1, (4, 0)))
    assert table.now(Cutting).crib == (4, 0, 3, 1)
    assert table.now(Cutting).owner == 0


def test_5_3_both_choose_at_the_same_time() -> None:
    table = dealt()
    assert to_act(table.state) == {0, 1}
    table.do(actions.Discard(1, (0, 2)))
    assert to_act(table.state) == {0}
    assert refused(table, actions.Discard(1, (4, 6))) == "discarded-already"


def test_5_4_a_choice_may_be_taken_back_until_both_have_chosen() -> None:
    table = dealt()
    assert refused(table, actions.TakeBack(0)) == "nothing-to-take-back"
    table.do(actions.Discard(0, (1, 3)), actions.TakeBack(0))
    assert to_act(table.state) == {0, 1}
    assert sorted(table.now(Discarding).hands[0]) == [1, 3, 5, 7, 9, 11]
    table.do(actions.Discard(0, (5, 7)), actions.Discard(1, (0, 2)))
    assert refused(table, actions.TakeBack(0)) == "not-now"
    assert table.now(Cutting).kept[0] == (9, 11, 1, 3)


def test_5_4_with_discard_final_at_once_nothing_is_taken_back() -> None:
    table = dealt(discard_final="at_once")
    table.do(actions.Discard(0, (1, 3)))
    assert refused(table, actions.TakeBack(0)) == "discard-is-final"
    assert actions.TakeBack(0) not in legal(table.state, 0)


# 6 The cut and the starter


def test_6_1_the_pone_cuts_with_at_least_four_cards_on_either_side() -> None:
    table = Table("six-card")
    table.deal(ANA, BEN, starter="9S")
    stock = table.now(Cutting).stock
    assert len(stock) == 40
    cutting = [a.position for a in legal(table.state, 1) if isinstance(a, actions.CutStarter)]
    assert cutting == list(range(4, 36))
    assert refused(table, actions.CutStarter(1, 3)) == "no-such-position"
    assert refused(table, actions.CutStarter(1, 36)) == "no-such-position"
    assert refused(table, actions.CutStarter(0, 10)) == "not-your-turn"
    table.do(actions.CutStarter(1, 35))
    assert table.now(Playing).starter == stock[35]


def test_6_2_his_heels_are_two_to_the_dealer_at_once() -> None:
    table = Table("six-card", dealer=0)
    table.deal(ANA, BEN, starter="JS")
    assert table.cut() == ["0 heels 2"]


def test_6_2_his_heels_can_win_the_game() -> None:
    table = Table("six-card", dealer=0, scores=[119, 120])
    table.deal(ANA, BEN, starter="JS")
    assert table.cut() == ["0 heels 2"]
    assert table.winner() == 0
    assert table.told[-1] == events.Won(0, (121, 120))


def claimed_heels() -> Table:
    return in_play("six-card", ANA, BEN, starter="JS", options={"heels": "claimed"})


def test_6_3_heels_are_claimed_before_the_dealer_lays_even_out_of_turn() -> None:
    table = claimed_heels()
    assert table.state.scores == (0, 0)
    assert table.on_turn() == 1
    assert table.do(actions.ClaimHeels(0)) == ["0 heels 2"]
    assert refused(table, actions.ClaimHeels(0)) == "no-heels"


def test_6_3_heels_may_be_claimed_after_the_pones_first_card() -> None:
    table = claimed_heels()
    table.lay("TH")
    assert table.do(actions.ClaimHeels(0)) == ["0 heels 2"]


def test_6_3_heels_that_are_forgotten_are_lost() -> None:
    table = claimed_heels()
    table.lay("TH KH")
    assert table.told[-2] == events.HeelsLost(0)
    assert refused(table, actions.ClaimHeels(0)) == "no-heels"


def test_6_3_the_pone_never_takes_them() -> None:
    table = claimed_heels()
    assert refused(table, actions.ClaimHeels(1)) == "no-heels"
    assert actions.ClaimHeels(1) not in legal(table.state, 1)


def test_6_3_claimed_heels_can_win_the_game() -> None:
    table = in_play("six-card", ANA, BEN, starter="JS", options={"heels": "claimed"}, scores=[119, 0])
    table.do(actions.ClaimHeels(0))
    assert table.winner() == 0


def test_6_3_without_a_jack_there_are_no_heels_to_claim() -> None:
    table = in_play("six-card", ANA, BEN, starter="9S", options={"heels": "claimed"})
    assert refused(table, actions.ClaimHeels(0)) == "no-heels"


# 7 The play


def play_between(
    ana: str, ben: str, *, dealer: int = 1, starter: str = "AD", scores: Sequence[int] | None = None
) -> Table:
    return in_play("six-card", ana, ben, starter=starter, dealer=dealer, scores=scores)


def test_7_1_the_pone_leads() -> None:
    assert play_between(ANA, BEN, dealer=0).on_turn() == 1
    assert play_between(ANA, BEN, dealer=1).on_turn() == 0


def test_7_3_who_can_lay_must_not_say_go() -> None:
    table = play_between(ANA, BEN)
    assert refused(table, actions.Go(0)) == "must-play"
    assert actions.Go(0) not in legal(table.state, 0)


def test_7_2_the_count_never_passes_31() -> None:
    table = play_between(ANA, BEN)
    table.lay("KH TH 7D")
    assert refused(table, actions.Play(1, parse_all("9D")[0])) == "would-pass-31"
    assert [a for a in legal(table.state, 1) if isinstance(a, actions.Play)] == []


def test_7_1_cards_come_from_ones_own_hand_and_in_turn() -> None:
    table = play_between(ANA, BEN)
    assert refused(table, actions.Play(1, parse_all("TH")[0])) == "not-your-turn"
    assert refused(table, actions.Play(0, parse_all("TH")[0])) == "card-not-yours"
    assert refused(table, actions.Play(0, parse_all("4H")[0])) == "card-not-yours"
    assert refused(table, actions.Play(0, parse_all("AD")[0])) == "card-not-yours"


def test_13_7_the_play_of_ana_and_ben() -> None:
    table = play_between(ANA, BEN)
    assert table.lay("KH TH 7D go 2C") == ["0 go 1"]
    assert table.now(Playing).count == 0
    assert table.on_turn() == 1
    assert table.lay("9D 3S 8C go 7S") == ["1 last-card 1"]
    assert table.state.scores == (1, 1)


def test_7_5_go_is_asked_once_in_a_count_and_the_other_goes_on_alone() -> None:
    table = play_between("9H 4C 4S 4H | KS KC", "KD TC TS JD | QD QC", starter="AD")
    assert table.lay("9H KD 4C go 4S 4H") == ["0 play 2", "0 play 8"]
    assert [event for event in table.told if isinstance(event, events.SaidGo)] == [events.SaidGo(1, 23)]


def test_7_7_when_neither_can_lay_the_last_gets_one_after_both_were_asked() -> None:
    table = play_between("TH TD 9C 5S | 2H 3H", "JH JD 8C 6S | 2D 3D")
    assert table.lay("TH JH TD") == []
    assert table.on_turn() == 1
    assert table.lay("go") == ["0 go 1"]
    assert table.on_turn() == 1


def test_7_8_thirty_one_is_two_and_never_one_more() -> None:
    table = play_between("TH TD 9C 5S | 2H 3H", "JH AH 8C 6S | 2D 3D")
    assert table.lay("TH JH TD AH") == ["1 play 2"]
    assert table.on_turn() == 0
    assert table.now(Playing).pile == ()


def test_7_9_nothing_of_a_new_count_combines_with_the_old_one() -> None:
    table = play_between("TH TD 9C 5S | 2H 3H", "JH AH AS 6S | 2D 3D", starter="KC")
    assert table.lay("TH JH TD AH") == ["1 play 2"]
    assert table.lay("9C AS") == []


def test_7_10_the_one_who_laid_last_leads_if_the_other_has_no_cards() -> None:
    table = play_between("AH 2H 3H KH | 8H 9H", "TC JC QC KC | 2D 3D", dealer=0)
    assert table.lay("TC AH JC 2H go 3H") == ["0 go 1"]
    assert table.lay("QC KH KC") == ["1 play 2", "1 last-card 1"]


def test_7_10_an_empty_hand_says_go_too() -> None:
    table = play_between("AH 2H 3H 4H | 8H 9H", "TC JC QC KC | 2D 3D", dealer=1, starter="5D")
    assert table.lay("4H TC 3H JC 2H go AH") == ["0 go 1"]
    assert table.lay("QC") == []
    assert table.on_turn() == 0
    assert table.lay("go KC") == ["1 last-card 1"]


def test_7_11_31_with_the_last_card_is_two_without_one_for_last() -> None:
    table = play_between("TH 9H AH 8H | 2H 3H", "KD 9D 8D 6D | 2D 3D", starter="KC")
    assert table.lay("TH KD 9H go AH") == ["0 go 1"]
    assert table.lay("9D 8H 8D go 6D") == ["1 play 2", "1 play 2"]
    assert isinstance(table.state.stage, Counting)


def test_1_3_and_1_4_a_card_in_the_play_wins_and_nothing_comes_after_it() -> None:
    table = play_between(ANA, "TH KD 8C 7S | JD QD", scores=[0, 120])
    assert table.lay("KH KD") == ["1 play 1"]
    pegged = next(event for event in table.told if isinstance(event, events.Pegged))
    assert (pegged.points, pegged.raw, pegged.score) == (1, 2, 121)
    assert isinstance(table.state.stage, Over)
    assert to_act(table.state) == frozenset()
    assert legal(table.state, 0) == legal(table.state, 1) == []
    assert refused(table, actions.Play(0, parse_all("7D")[0])) == "not-now"
    assert refused(table, actions.Resign(0)) == "not-now"


def test_1_4_the_game_ends_with_the_point_for_go() -> None:
    table = play_between(ANA, BEN, scores=[120, 120])
    table.lay("KH TH 7D go 2C")
    assert table.winner() == 0
    assert table.state.scores == (121, 120)


def test_1_6_the_rear_peg_stands_where_the_front_peg_stood() -> None:
    table = play_between("9H 4C 4S 4H | KS KC", "KD TC TS JD | QD QC")
    table.lay("9H KD 4C go 4S 4H")
    assert (table.state.scores, table.state.rear_pegs) == ((10, 0), (2, 0))


# 9 The show


FIFTEENS = "5H 5D JC QC | AC 2C"
SIXES = "6H 7D 8C 9S | 6C 7C"


def test_9_2_the_order_is_pone_dealer_crib() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=0)
    pegged = table.count_all()
    assert [line.split()[:2] for line in pegged] == [["1", "hand"], ["0", "hand"], ["0", "crib"]]


def test_9_3_the_pone_wins_although_the_dealer_had_more() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=0, scores=[120, 115])
    assert table.count_all() == ["1 hand 6"]
    assert table.winner() == 1
    assert table.state.scores == (120, 121)


def test_1_4_the_loser_does_not_count_after_the_win() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=1, scores=[115, 120])
    table.count_all()
    assert table.winner() == 0
    assert [event.seat for event in table.told if isinstance(event, events.Counted)] == [0]


def test_1_4_the_crib_is_not_counted_after_the_dealers_winning_hand() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=0, scores=[115, 0])
    assert [line.split()[:2] for line in table.count_all()] == [["1", "hand"], ["0", "hand"]]
    assert table.winner() == 0


def test_13_6_the_best_hand() -> None:
    table = in_show("six-card", "2H 4D 6S 8C | TC TD", "JC 5H 5D 5S | KH KD", starter="5C", dealer=0)
    assert table.count_all()[0] == "1 hand 29"


@pytest.mark.parametrize(("crib_flush", "worth"), [("five", 2), ("four", 6)])
def test_10_7_option_crib_flush(crib_flush: str, worth: int) -> None:
    hands = ("KC QD 2D 8S | 4H 6H", "KD QC 2S 8C | TH QH")
    table = in_show("six-card", *hands, starter="9C", options={"crib_flush": crib_flush})
    assert table.count_all()[-1] == f"0 crib {worth}"


def test_9_4_where_the_table_counts_only_the_true_value_may_be_claimed() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=0)
    (only, resign) = legal(table.state, 1)
    assert resign == actions.Resign(1)
    assert isinstance(only, actions.Claim)
    assert refused(table, actions.Claim(1, only.points + 1)) == "claim-is-counted"
    assert refused(table, actions.Claim(0, only.points)) == "not-your-turn"


# 11 The next deal


def test_11_1_after_the_crib_the_other_deals() -> None:
    table = in_show("six-card", FIFTEENS, SIXES, starter="KD", dealer=0)
    table.count_all()
    assert (table.state.dealer, table.state.deals) == (1, 2)
    assert table.state.history == (events.DealBegan(1, 2),)
    assert to_act(table.state) == {CHANCE}


def test_11_3_who_resigns_loses_and_the_scores_stand() -> None:
    table = play_between(ANA, BEN, scores=[100, 5])
    table.do(actions.Resign(0))
    assert table.now(Over) == Over(1, resigned=True)
    assert table.told[-2:] == [events.Resigned(0), events.Won(1, (100, 5))]


def test_a_seat_that_is_not_there_can_do_nothing() -> None:
    table = play_between(ANA, BEN)
    assert refused(table, actions.Resign(2)) == "no-such-seat"
    assert refused(table, actions.Go(-3)) == "no-such-seat"
    assert legal(table.state, 2) == legal(table.state, -3) == []
