"""Seven-card cribbage by the clauses of its page, `locales/en/rules/seven-card.md`."""

from __future__ import annotations

import pytest

from kribo import variants
from kribo.game import actions, events
from kribo.game.state import Counting, Cutting, Discarding
from kribo.game.steps import worth
from tests.game.stacked import Table, in_play, in_show, pegs

PONE = "2H 4H 6H 8H TH | AC KC"
DEALER = "7D 9C JC QS KD | AD KH"


def test_2_1_and_2_2_seven_dealt_five_kept_a_crib_of_four() -> None:
    table = Table("seven-card", dealer=0)
    table.do(actions.Deal(tuple(range(52))))
    assert table.now(Discarding).hands[1] == (0, 2, 4, 6, 8, 10, 12)
    table.do(actions.Discard(0, (1, 3)), actions.Discard(1, (0, 2)))
    assert [len(kept) for kept in table.now(Cutting).kept] == [5, 5]
    assert table.now(Cutting).crib == (0, 2, 1, 3)


def test_2_3_with_seven_crib_5_the_next_card_of_the_pack_goes_to_the_crib_last_and_unseen() -> None:
    table = Table("seven-card", dealer=0, options={"seven_crib": "5"})
    table.do(actions.Deal(tuple(range(52))), actions.Discard(0, (1, 3)), actions.Discard(1, (0, 2)))
    assert table.now(Cutting).crib == (0, 2, 1, 3, 14)
    assert table.now(Cutting).stock == tuple(range(15, 52))


def test_2_4_no_points_for_the_player_who_does_not_deal() -> None:
    assert pegs(Table("seven-card").told) == []


def test_1_the_target_is_181() -> None:
    assert variants.find("seven-card").target == 181


def test_3_1_four_counts_and_all_ten_cards_are_laid() -> None:
    table = in_play("seven-card", "TH JH QH KH 9H | AC 2C", "TD JD QD KD 9D | AD 2D", starter="8S", dealer=1)
    pegged = table.lay("TH JD KH go KD QH TD go JH QD 9H go 9D")
    assert pegged == ["0 go 1", "1 go 1", "0 go 1", "1 last-card 1"]
    assert isinstance(table.state.stage, Counting)


def in_first_hand(hand: str, starter: str) -> Table:
    return in_show("seven-card", f"{hand} | AC KC", "7D 9C JC QS KD | AD KH", starter=starter, dealer=1)


@pytest.mark.parametrize(
    ("hand", "starter", "flush"),
    [("2H 4H 6H 8H TH", "QC", 5), ("2H 4H 6H 8H TH", "QH", 6), ("2H 4H 6H 8H TD", "QH", 0)],
)
def test_4_3_a_flush_needs_all_five_held(hand: str, starter: str, flush: int) -> None:
    table = in_first_hand(hand, starter)
    items = worth(table.state, table.now(Counting)).items
    assert [item.points for item in items if item.kind == "flush"] == ([flush] if flush else [])


def value_of(table: Table) -> int:
    return worth(table.state, table.now(Counting)).points


def test_4_5_the_best_hand() -> None:
    assert value_of(in_first_hand("4H 4D 5C 5S 6D", "6H")) == 46


def test_4_6_example() -> None:
    assert value_of(in_first_hand("5H 5D 5C JS JD", "5S")) == 39


@pytest.mark.parametrize(
    ("seven_crib", "crib_flush", "starter", "flush"),
    [
        ("4", "five", "QS", 0),
        ("4", "five", "QH", 5),
        ("4", "four", "QS", 4),
        ("4", "four", "QH", 5),
        ("5", "five", "QS", 0),
        ("5", "five", "QH", 6),
        ("5", "four", "QS", 5),
        ("5", "four", "QH", 6),
    ],
)
def test_4_4_a_flush_in_the_crib(seven_crib: str, crib_flush: str, starter: str, flush: int) -> None:
    crib = counted_crib(starter, "TH" if seven_crib == "5" else "", seven_crib, crib_flush)
    assert len(crib.cards) == int(seven_crib) + 1
    assert [item.points for item in crib.items if item.kind == "flush"] == ([flush] if flush else [])


def test_4_4_the_card_from_the_pack_must_have_the_suit_too() -> None:
    crib = counted_crib("QH", "TC", "5", "five")
    assert "flush" not in [item.kind for item in crib.items]


def counted_crib(starter: str, extra: str, seven_crib: str, crib_flush: str) -> events.Counted:
    """The count of a crib of 2, 4, 6 and 8 of hearts, with the card from the pack."""
    pone, dealer = "2C 4C 6D 8D TS | 2H 4H", "3C 5C 7D 9D JS | 6H 8H"
    options = {"seven_crib": seven_crib, "crib_flush": crib_flush}
    table = in_show("seven-card", pone, dealer, starter=starter, dealer=1, extra=extra, options=options)
    table.count_all()
    crib = [event for event in table.told if isinstance(event, events.Counted)][-1]
    assert crib.where == "crib"
    return crib
