"""The table player: its discards against known problems, its play, its bids."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kribo.cards import PACK, RANKS, Card, Cards, parse_all, rank, texts
from kribo.game.actions import Bid, Discard, Play
from kribo.game.state import Playing
from kribo.table.pack import Generator
from kribo.table.table import Seat
from kribo.table.table import Table as RealTable
from kribo.variants import ALL
from tests.game.stacked import Table, in_play
from tests.players.seated import ask, dealt, discard, eldest_leads, lay

DATA = Path(__file__).parents[1] / "data"
PROBLEMS = [
    json.loads(line) for line in (DATA / "discard_cases.jsonl").read_text(encoding="utf-8").splitlines()
]


def cards_of(problem: dict[str, str]) -> str:
    """The hand as cards; where only ranks are given, in suits that make no flush possible."""
    if "-" not in problem["hand"]:
        return texts(parse_all(problem["hand"]))
    ranks = problem["hand"].replace("10", "T").split("-")
    return texts(4 * RANKS.index(letter) + place % 4 for place, letter in enumerate(ranks))


def ranks(cards: str) -> str:
    """The ranks of cards, lowest first: `3K`."""
    return "".join(RANKS[rank(card)] for card in sorted(parse_all(cards)))


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem["id"])
def test_discards_are_the_best_by_the_averages(problem: dict[str, str]) -> None:
    """Where the position decides, or writers differ, the averages still say what this player does."""
    best = problem.get("engine_best_show_ev") or ranks(problem["answer"])
    assert ranks(discard("basic", cards_of(problem), own_crib=problem["role"] == "dealer")) == best


@pytest.mark.parametrize(
    ("name", "hand", "own", "opponents"),
    [
        ("five-card", "5H JD 2C 7S 9D", "5H JD", "2C 9D"),
        ("five-card", "5H 5D 4C 6S KD", "5H KD", "4C 6S"),
        ("seven-card", "5H JD 2C 7S 9D 8H KC", "JD KC", "2C KC"),
        ("three-handed", "8D 7C 6S 5H KD", "5H", "KD"),
        ("four-handed", "5H 2D 3C 4S 4D", "5H", "2D"),
        ("partners-six-dealt", "2H 3D 4C 7S 8D 5C", "5C", "7S"),
    ],
)
def test_discards_of_other_games(name: str, hand: str, own: str, opponents: str) -> None:
    assert discard("basic", hand, own_crib=True, name=name) == own
    assert discard("basic", hand, own_crib=False, name=name) == opponents


def test_a_partners_crib_is_ones_own() -> None:
    table = dealt("partners", "5H 2D 3C 4S 4D", seat=0, dealer=2)
    assert texts(ask("basic", table, 0, Discard).cards) == "5H"


def test_a_crib_that_is_still_to_be_sold_is_nobodys() -> None:
    hand = "3C 3D 6H 8S TC KD"
    assert discard("basic", hand, own_crib=True) != discard("basic", hand, own_crib=False)
    unsold = [discard("basic", hand, own_crib=own, name="auction") for own in (True, False)]
    assert unsold[0] == unsold[1]


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("4H 7D 8C KD | 2S 3S", "4H"),  # low, and no fifteen can be made on it
        ("AH 4D QC KD | 2S 3S", "4D"),
        ("5H 6D QC QD | 8S KC", "QD"),  # from a pair, and not the five
        ("5H 5D JD KD | 2S 7S", "KD"),
        ("3H 3D 9C KD | 2S 6S", "3H"),  # a pair of it would be made a pair royal
    ],
)
def test_leads(hand: str, card: str) -> None:
    assert lay("basic", eldest_leads(hand)) == card


def test_a_five_is_led_only_when_there_is_nothing_else() -> None:
    led = {False: 0, True: 0}
    for hand, card in leads():
        five, others = is_five(card), not all(map(is_five, hand))
        assert not (five and others)
        led[five] += 1
    assert min(led.values()) > 0


def is_five(card: Card) -> bool:
    return RANKS[rank(card)] == "5"


def leads() -> Iterator[tuple[Cards, Card]]:
    """What the player held and led in some games."""
    for seed in range(20):
        table = RealTable(ALL["six-card"], [Seat("", "basic")] * 2, Generator(f"leads {seed}"))
        while (action := table.automatic()) is not None:
            stage = table.state.stage
            if isinstance(stage, Playing) and isinstance(action, Play) and not stage.pile:
                yield stage.held[action.seat], action.card
            table.act(action)


@pytest.mark.parametrize(
    ("hand", "led", "card"),
    [
        ("5C 6D 7H TS | 2S 3S", "JH", "5C"),  # fifteen
        ("7C 8D 9H 9S | 2S 3S", "9D", "9S"),  # a pair, and the third nine would make a pair royal
        ("AC KH QC 9S | 2S 3S", "4D", "KH"),  # not the ace, for a count of 5
        ("AC 2C 7D QC | 2S 3S", "5D", "QC"),
        ("6C 7D 2C QC | 2S 3S", "6D", "6C"),
    ],
)
def test_the_dealers_first_card(hand: str, led: str, card: str) -> None:
    known = parse_all(f"{hand.replace('|', ' ')} {led} KS")
    rest = [other for other in PACK if other not in known]
    table = in_play("six-card", hand, f"{led} {texts(rest[:3])} | {texts(rest[3:5])}", starter="KS")
    table.lay(led)
    assert lay("basic", table) == card


def test_no_count_of_twenty_one_is_made() -> None:
    """Ten cards would make 31 of it; on 22 only a nine does."""
    table = in_play("six-card", "4S 9H TC KD | 2S 3S", "JD 7C 8C 8H | 2C 3C", starter="AS")
    table.lay("JD 4S")
    assert lay("basic", table) == "8H"


def test_going_on_alone_it_takes_all_there_is() -> None:
    """The nine makes 31 for two; the five and then the four make it with a run."""
    table = in_play("seven-card", "KC QC JC TC KD | 2S 2C", "9D 3H 4H 5H 9H | 7S 7C", starter="8S")
    table.lay("9D TC 3H go")
    assert lay("basic", table) == "5H"


def test_it_stops_only_when_it_must() -> None:
    table = in_play(
        "five-card", "KC KD QS | 2C 3C", "9H TD AC | 2D 3D", starter="QH", options={"single_go": "may"}
    )
    table.lay("TD KC 9H go")
    assert lay("basic", table) == "AC"


@pytest.mark.parametrize(
    ("thrown", "most"), [("5H 5D", 9), ("2H 3D", 7), ("9H KD", 3), ("TH QD", 4), ("5H JD", 7)]
)
def test_it_bids_up_to_what_its_throw_makes_of_the_crib(thrown: str, most: int) -> None:
    assert answer_to_bid(most - 1, thrown) == most
    assert answer_to_bid(most, thrown) == 0


def answer_to_bid(bid: int, thrown: str) -> int:
    """What eldest says after opening with 1 and hearing that bid."""
    table = Table("auction", dealer=1)
    table.deal(f"AC 7C 8S QS | {thrown}", "4C 4D 4H 6S | KS 9S", starter="3C")
    assert ask("basic", table, 0, Bid).points == 1
    table.do(Bid(0, 1), Bid(1, bid))
    return ask("basic", table, 0, Bid).points


@pytest.mark.parametrize(("bid", "answer"), [(2, 3), (3, 4), (5, 0), (20, 0)])
def test_before_the_discard_it_bids_for_what_the_crib_would_change(bid: int, answer: int) -> None:
    table = dealt(
        "auction", "2H 4D 7C 8S JD KH", seat=0, dealer=1, options={"auction_when": "before_discards"}
    )
    assert ask("basic", table, 0, Bid).points == 1
    table.do(Bid(0, 1), Bid(1, bid))
    assert ask("basic", table, 0, Bid).points == answer
