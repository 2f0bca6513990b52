"""Auction cribbage by the clauses of its page, `locales/en/rules/auction.md`."""

from __future__ import annotations

import pytest

from kribo.errors import IllegalAction
from kribo.game import actions, events, legal, to_act
from kribo.game.actions import CHANCE
from kribo.game.state import Bidding, Cutting, Discarding, Playing
from tests.game.stacked import Table

ANA = "KH 7D 2C 3S | 4H 4D"
BEN = "TH 9D 8C 7S | KD QD"


def bidding(scores: list[int] | None = None, starter: str = "9S", **options: str) -> Table:
    """Ana (seat 0) is eldest, Ben (seat 1) deals."""
    table = Table("auction", dealer=1, options=options, scores=scores)
    table.deal(ANA, BEN, starter=starter)
    return table


def bid(table: Table, *points: int) -> list[str]:
    pegged: list[str] = []
    for bidden in points:
        pegged += table.do(actions.Bid(table.on_turn(), bidden))
    return pegged


def offered(table: Table) -> list[int]:
    return [a.points for a in legal(table.state, table.on_turn()) if isinstance(a, actions.Bid)]


def refused(table: Table, seat: int, points: int) -> str:
    with pytest.raises(IllegalAction) as refusal:
        table.do(actions.Bid(seat, points))
    return refusal.value.code


def test_2_1_the_discard_comes_before_the_bidding() -> None:
    table = bidding()
    assert table.now(Bidding).turn == 0
    assert table.now(Bidding).thrown != ((), ())


def test_2_2_with_before_discards_the_bidding_comes_directly_after_the_deal() -> None:
    table = bidding(auction_when="before_discards")
    assert table.now(Bidding).thrown == ((), ())
    bid(table, 3, 0)
    assert table.now(Discarding).owner == 0
    assert to_act(table.state) == {0, 1}
    table.discard()
    assert (table.now(Cutting).owner, table.now(Cutting).price) == (0, 3)


def test_3_1_eldest_must_open_with_at_least_one() -> None:
    table = bidding()
    assert offered(table) == list(range(1, 30))
    assert refused(table, 0, 0) == "must-open"
    assert refused(table, 1, 1) == "not-your-turn"
    assert refused(table, 0, 30) == "bad-bid"
    assert refused(table, 0, -1) == "bad-bid"


def test_3_2_each_bid_is_higher_and_at_most_29() -> None:
    table = bidding()
    bid(table, 5)
    assert offered(table) == [0, *range(6, 30)]
    assert refused(table, 1, 5) == "bad-bid"
    assert refused(table, 1, 30) == "bad-bid"
    bid(table, 29)
    assert offered(table) == [0]
    assert refused(table, 0, 30) == "must-pass"


def test_3_2_a_pass_ends_the_bidding() -> None:
    table = bidding()
    assert bid(table, 1, 0) == ["0 bid -1"]
    assert table.now(Cutting).owner == 0


def test_3_3_and_3_7_example() -> None:
    table = bidding(scores=[20, 31])
    assert bid(table, 1, 3, 4, 0) == ["0 bid -4"]
    assert table.now(Cutting).owner == 0
    assert table.state.scores == (16, 31)
    assert table.told[-2] == events.CribBought(0, 4)


def test_3_3_the_dealer_may_win_the_bidding() -> None:
    table = bidding()
    assert bid(table, 1, 2, 0) == ["1 bid -2"]
    assert table.now(Cutting).owner == 1


def test_3_4_a_score_may_fall_below_zero_and_rises_from_there() -> None:
    table = bidding(starter="JS")
    assert bid(table, 1, 29, 0) == ["1 bid -29"]
    assert table.state.scores == (0, -29)
    assert table.cut() == ["1 heels 2"]
    assert table.state.scores == (0, -27)


def test_3_4_a_price_moves_the_front_peg_back_and_the_rear_peg_stays() -> None:
    table = bidding(starter="JS")
    bid(table, 1, 3, 0)
    assert (table.state.scores, table.state.rear_pegs) == ((0, -3), (0, 0))
    table.cut()
    assert (table.state.scores, table.state.rear_pegs) == ((0, -1), (0, -3))


def test_3_5_a_bid_wins_and_loses_nothing() -> None:
    table = bidding(scores=[120, 120])
    bid(table, 1, 29, 0)
    assert table.state.scores == (120, 91)
    assert table.winner() is None


def test_3_6_with_may_pass_the_dealer_may_have_the_crib_for_exactly_one() -> None:
    table = bidding(auction_open="may_pass")
    assert offered(table) == list(range(30))
    bid(table, 0)
    assert offered(table) == [0, 1]
    assert refused(table, 1, 2) == "bad-bid"
    assert bid(table, 1) == ["1 bid -1"]
    assert (table.now(Cutting).owner, table.now(Cutting).price) == (1, 1)
    table.cut()
    assert table.now(Playing).turn == 1


@pytest.mark.parametrize("when", ["after_discards", "before_discards"])
def test_3_6_and_5_3_if_both_pass_all_is_as_in_six_card(when: str) -> None:
    table = bidding(auction_open="may_pass", auction_when=when)
    assert bid(table, 0, 0) == []
    assert not any(isinstance(event, events.CribBought) for event in table.told)
    if when == "before_discards":
        table.discard()
    table.cut()
    assert (table.now(Playing).owner, table.now(Playing).turn) == (1, 0)
    table.play_out()
    table.count_all()
    assert shown(table) == [(0, "hand"), (1, "hand"), (1, "crib")]


def test_3_6_after_an_opening_bid_may_pass_changes_nothing() -> None:
    table = bidding(auction_open="may_pass")
    bid(table, 2, 0)
    assert table.now(Cutting).owner == 0


def shown(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.where) for event in table.told if isinstance(event, events.Counted)]


def test_4_1_heels_are_the_dealers_though_the_other_owns_the_crib() -> None:
    table = bidding(starter="JS")
    bid(table, 1, 0)
    assert table.cut() == ["1 heels 2"]


@pytest.mark.parametrize(("bids", "owner"), [((1, 0), 0), ((1, 2, 0), 1)])
def test_4_2_with_auction_heels_owner_the_crib_owner_scores_them(bids: tuple[int, ...], owner: int) -> None:
    table = bidding(starter="JS", auction_heels="owner")
    bid(table, *bids)
    assert table.cut() == [f"{owner} heels 2"]


def test_4_2_if_both_pass_the_dealer_owns_the_crib_and_the_heels() -> None:
    table = bidding(starter="JS", auction_heels="owner", auction_open="may_pass")
    bid(table, 0, 0)
    assert table.cut() == ["1 heels 2"]


def test_4_2_claimed_heels_are_lost_with_the_first_card_of_who_has_the_right() -> None:
    table = bidding(starter="JS", auction_heels="owner", heels="claimed")
    bid(table, 1, 0)
    table.cut()
    assert actions.ClaimHeels(1) not in legal(table.state, 1)
    assert actions.ClaimHeels(0) in legal(table.state, 0)
    table.lay("KH")
    assert events.HeelsLost(0) in table.told


def test_4_2_claimed_heels_of_the_dealer_wait_for_his_first_card() -> None:
    table = bidding(starter="JS", heels="claimed")
    bid(table, 1, 0)
    table.cut()
    table.lay("KH")
    assert table.do(actions.ClaimHeels(1)) == ["1 heels 2"]


def test_4_1_eldest_cuts_whoever_owns_the_crib() -> None:
    table = bidding()
    bid(table, 1, 2, 0)
    assert table.on_turn() == 0


def test_5_1_the_crib_owner_leads_whoever_dealt() -> None:
    table = bidding()
    bid(table, 1, 2, 0)
    table.cut()
    assert table.now(Playing).turn == 1


@pytest.mark.parametrize(
    ("bids", "order"),
    [((1, 0), [(0, "hand"), (0, "crib"), (1, "hand")]), ((1, 2, 0), [(1, "hand"), (1, "crib"), (0, "hand")])],
)
def test_5_2_the_owners_hand_his_crib_the_other_hand(
    bids: tuple[int, ...], order: list[tuple[int, str]]
) -> None:
    table = bidding()
    bid(table, *bids)
    table.cut()
    table.play_out()
    table.count_all()
    assert shown(table) == order


def test_5_4_the_deal_changes_whoever_owned_the_crib() -> None:
    table = bidding()
    bid(table, 1, 0)
    table.cut()
    table.play_out()
    table.count_all()
    assert table.state.dealer == 0
    assert to_act(table.state) == {CHANCE}
