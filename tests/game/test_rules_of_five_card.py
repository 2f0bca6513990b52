"""Five-card cribbage by the clauses of its page, `locales/en/rules/five-card.md`."""

from __future__ import annotations

import pytest

from kribo.errors import IllegalAction
from kribo.game import actions, events
from kribo.game.state import Counting, Discarding, Over, Playing
from tests.game.stacked import Table, in_play, in_show, pegs

PONE = "JH 5C 5D | 2C 3C"
DEALER = "KD KC JC | 2D 3D"


def five(pone: str, dealer: str, *, starter: str = "8S", **options: str) -> Table:
    """Seat 1 deals, seat 0 is the pone; the 3 points for last are off unless asked for."""
    return in_play(
        "five-card", pone, dealer, starter=starter, dealer=1, options={"three_for_last": "never", **options}
    )


@pytest.mark.parametrize(
    ("three_for_last", "first", "second"),
    [("once", ["1 three-for-last 3"], []), ("each_deal", ["1 three-for-last 3"], ["0 three-for-last 3"]),
     ("never", [], [])],
)  # fmt: skip
def test_2_three_for_last(three_for_last: str, first: list[str], second: list[str]) -> None:
    table = Table("five-card", dealer=0, options={"three_for_last": three_for_last})
    assert pegs(table.told) == first
    table.deal(PONE, DEALER, starter="8S")
    table.cut()
    table.play_out()
    table.count_all()
    assert table.state.deals == 2
    assert pegs(table.state.history) == second


def test_2_1_three_for_last_is_the_default_and_comes_after_the_cut_for_the_deal() -> None:
    table = Table("five-card")
    assert table.rules.three_for_last == "once"
    assert [type(event) for event in table.told] == [events.DealBegan, events.Pegged]


def test_2_2_three_for_last_of_a_later_deal_can_win() -> None:
    options = {"three_for_last": "each_deal"}
    hands = ("2H 4C TD | QH KC", "KD 9C 7C | AD 4D")
    table = in_show("five-card", *hands, starter="3S", dealer=0, options=options, scores=[50, 0])
    table.count_all()
    assert pegs(table.told)[-2:] == ["0 crib 4", "0 three-for-last 2"]
    assert (table.state.scores[0], table.winner()) == (61, 0)


def test_3_1_and_3_2_five_dealt_three_kept_a_crib_of_four() -> None:
    table = Table("five-card", dealer=1)
    table.do(actions.Deal(tuple(range(52))))
    assert table.now(Discarding).hands == ((0, 2, 4, 6, 8), (1, 3, 5, 7, 9))
    table.do(actions.Discard(0, (0, 2)), actions.Discard(1, (1, 3)))
    table.cut()
    assert table.now(Playing).kept == ((4, 6, 8), (5, 7, 9))
    assert table.now(Playing).crib == (0, 2, 1, 3)


def test_4_7_example() -> None:
    table = five(PONE, DEALER)
    assert table.lay("JH JC 5C go 5D") == ["1 play 2", "0 play 2", "0 last-card 1"]
    assert table.now(Counting).turn == 0


def test_4_1_the_play_ends_at_31_with_cards_held() -> None:
    table = five("JH QC 5D | 2C 3C", "KD AC JC | 2D 3D")
    assert table.lay("JH KD QC AC") == ["0 play 3", "1 play 2"]
    assert isinstance(table.state.stage, Counting)


def test_4_2_the_play_ends_when_all_six_cards_are_laid() -> None:
    table = five("AH 2C 5D | 9C TC", "3D 4C 6C | 9D TD")
    assert table.lay("AH 3D 2C 4C 5D 6C") == ["0 play 3", "1 play 4", "0 play 7", "1 play 6", "1 last-card 1"]
    assert isinstance(table.state.stage, Counting)


def test_4_4_after_a_go_the_other_must_lay() -> None:
    table = five(PONE, DEALER)
    table.lay("JH JC 5C go")
    with pytest.raises(IllegalAction, match="must-play"):
        table.lay("go")


def test_4_5_with_single_go_may_the_other_may_stop_and_scores_one() -> None:
    table = five(PONE, DEALER, single_go="may")
    assert table.lay("JH JC 5C go go") == ["1 play 2", "0 last-card 1"]
    assert len(table.now(Counting).kept[0]) == 3


def test_4_5_with_single_go_may_the_other_may_still_lay() -> None:
    table = five(PONE, DEALER, single_go="may")
    assert table.lay("JH JC 5C go 5D") == ["1 play 2", "0 play 2", "0 last-card 1"]


@pytest.mark.parametrize("laid", ["", "JH"])
def test_4_5_nobody_may_be_the_first_to_say_go_while_able_to_lay(laid: str) -> None:
    table = five(PONE, DEALER, single_go="may")
    table.lay(laid)
    with pytest.raises(IllegalAction, match="must-play"):
        table.lay("go")


def test_5_1_cards_not_laid_count_in_the_show() -> None:
    table = five("JH QC 5D | 2C 3C", "KD AC JC | 2D 3D", starter="5S")
    table.lay("JH KD QC AC")
    assert table.claim(10) == ["0 hand 10"]


@pytest.mark.parametrize(
    ("hand", "starter", "worth"),
    [
        ("2H 6H KH", "8D", 3),
        ("2H 6H KH", "9H", 6),
        ("2H 6H KD", "TH", 0),
        ("JH 5S 5C", "5H", 15),
        ("4H 5H 6S", "QH", 7),
    ],
)
def test_5_2_to_5_6_flushes_and_examples(hand: str, starter: str, worth: int) -> None:
    table = in_show("five-card", f"{hand} | 9S AS", "7D 8C TC | QS KS", starter=starter, dealer=1)
    table.count_all()
    counted = [event.points for event in table.told if isinstance(event, events.Counted)]
    assert counted[0] == worth


def test_5_4_the_crib_has_four_cards_and_needs_all_five_for_a_flush() -> None:
    hands = ("7D 8D TS | 2H 6H", "7C 8C TC | QH KH")
    assert in_show("five-card", *hands, starter="AS", dealer=1).count_all()[-1] != "1 crib 4"
    worth = in_show("five-card", *hands, starter="9H", dealer=1).count_all()[-1]
    assert worth == "1 crib 7"
    four = in_show("five-card", *hands, starter="9S", dealer=1, options={"crib_flush": "four"})
    assert four.count_all()[-1] == "1 crib 6"


def test_1_1_the_target_is_61() -> None:
    table = in_show(
        "five-card", "JH 5S 5C | 9S AS", "7D 8C TC | QS KS", starter="5H", dealer=1, scores=[50, 60]
    )
    assert table.count_all() == ["0 hand 11"]
    assert table.now(Over).winner == 0
