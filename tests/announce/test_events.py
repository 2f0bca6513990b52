"""What happened, in words."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from kribo import game
from kribo.announce.events import sentences
from kribo.announce.voice import Verbosity
from kribo.cards import HIDDEN, parse_all, text
from kribo.game import events
from kribo.game.actions import Seat
from kribo.game.events import Event
from kribo.scoring import play, show
from kribo.testing import cards_seen
from kribo.variants import ALL
from tests.announce.speaking import GAMES, VERBOSITIES, moments, voice

SENTENCE = re.compile(r"[^ a-z].*[.!)]")
SIX = ALL["six-card"]


def said(
    event: Event, listener: Seat | None = 0, verbosity: Verbosity = "normal", **options: str
) -> list[str]:
    """What a listener hears in a six-card game of Ana and Петар."""
    return sentences(game.redact(event, listener), voice(SIX.with_options(options), listener, verbosity))


# In any game


@pytest.mark.parametrize("name", GAMES)
def test_everything_is_said_in_whole_sentences_and_betrays_nothing(name: str) -> None:
    rules = GAMES[name]
    met: set[type] = set()
    for moment in moments(rules, seed=1, most=120):
        for seat in (None, 0, rules.seats - 1):
            seen = {text(card) for card in cards_seen(moment.after, seat) | cards_seen(moment.state, seat)}
            for event in moment.events:
                met.add(type(event))
                known = seen | ({text(event.card)} if isinstance(event, events.DealCut) else set())
                for verbosity in VERBOSITIES:
                    lines = sentences(game.redact(event, seat), voice(rules, seat, verbosity))
                    for line in lines:
                        assert SENTENCE.fullmatch(line), line
                        assert set(re.findall(r"\b[2-9ATJQK][CDHS]\b", line)) <= known
    assert {events.DealBegan, events.Dealt, events.Discarded, events.Played, events.Pegged} <= met


def test_every_event_is_met_in_some_game() -> None:
    met = {
        type(event)
        for number, rules in enumerate(GAMES.values())
        for seed in range(3)
        for moment in moments(rules, seed=100 * number + seed)
        for event in (*moment.events, *moment.after.history)
    }
    # These are rare; their sentences are tested below.
    assert met >= set(get_args(Event)) - {events.CutTied, events.Resigned, events.Won, events.HeelsLost}


# One by one


PAIR = events.Played(1, parse_all("5H")[0], 15)


@pytest.mark.parametrize(
    ("event", "to_the_player", "to_the_other"),
    [
        (events.DealCut(0, 0), "You cut AC.", "Ana cuts AC."),
        (
            events.Discarded(0, parse_all("KD 5H")),
            "You lay away 5H KD.",
            "Ana lays 2 cards away.",
        ),
        (events.TookBack(0), "You take your discard back.", "Ana takes the discard back."),
        (events.BidMade(0, 3), "You bid 3.", "Ana bids 3."),
        (events.BidMade(0, 0), "You pass.", "Ana passes."),
        (events.CribBought(0, 1), "The crib is yours for 1 point.", "The crib goes to Ana for 1 point."),
        (events.StarterCut(0, 51), "You cut the starter: KS.", "Ana cuts the starter: KS."),
        (events.Played(0, 4, 12), "You play 2C. Count 12.", "Ana plays 2C. Count 12."),
        (events.SaidGo(0, 30), "You say go.", "Ana says go."),
        (
            events.CountRestarted(0),
            "The count goes back to zero. You lead.",
            "The count goes back to zero. Ana leads.",
        ),
        (
            events.Pegged(0, 0, "heels", 2, 2, 2),
            "Two for his heels: 2 points for you. Score 2.",
            "Two for his heels: 2 points for Ana. Score 2.",
        ),
        (
            events.Pegged(0, 0, "bid", -3, -3, -3),
            "You pay 3 points for the crib. Score −3.",
            "Ana pays 3 points for the crib. Score −3.",
        ),
        (
            events.Pegged(0, 0, "last-card", 1, 1, 7),
            "You peg 1: one for last. Score 7.",
            "Ana pegs 1: one for last. Score 7.",
        ),
        (
            events.Pegged(0, 0, "crib", 1, 5, 121),
            "5 points for your crib. Score 121.",
            "5 points for Ana from the crib. Score 121.",
        ),
        (
            events.Pegged(0, 0, "muggins", 1, 1, 9),
            "Muggins: 1 point for you. Score 9.",
            "Muggins: 1 point for Ana. Score 9.",
        ),
        (
            events.HeelsLost(0),
            "You laid a card and did not claim the jack: the 2 points for his heels are lost.",
            "Ana did not claim the jack: the 2 points for his heels are lost.",
        ),
        (events.TimedOut(0, "hand"), "Your time is up.", "Ana’s time is up."),
        (
            events.Called(0, 2, True),
            "You call muggins for 2, and rightly.",
            "Ana calls muggins for 2, and rightly.",
        ),
        (events.Called(0, 0, False), "You let the count stand.", "Ana lets the count stand."),
        (events.Resigned(0), "You give the game up.", "Ana gives the game up."),
        (events.CutTied((0, 1)), "A tie. To cut again: You, Петар.", "A tie. To cut again: Ana, You."),
    ],
)
def test_each_listener_hears_it_from_his_seat(event: Event, to_the_player: str, to_the_other: str) -> None:
    assert said(event, 0) == [to_the_player]
    assert said(event, 1) == [to_the_other]


def test_a_spectator_is_nobody_at_the_table() -> None:
    assert said(events.Played(0, 4, 12), None) == ["Ana plays 2C. Count 12."]
    assert said(events.Dealt((parse_all("5H"), parse_all("6H"))), None) == ["The cards are dealt."]


def test_whoever_sees_all_cards_is_told_all() -> None:
    dealt = events.Dealt((parse_all("KH 5H"), parse_all("6H AC")))
    assert sentences(dealt, voice(SIX)) == ["Ana’s cards: 5H KH.", "Петар’s cards: AC 6H."]


def test_hidden_cards_are_only_counted() -> None:
    assert said(events.Discarded(1, (HIDDEN,))) == ["Петар lays 1 card away."]


def test_a_card_pegs_what_players_call() -> None:
    pile = parse_all("5C 5D 5H")
    items = tuple(play.items(pile))
    pegged = events.Pegged(1, 1, "play", 8, 8, 30, pile[-1:], items)
    assert said(pegged) == ["Петар pegs 8: fifteen for two, pair royal for six. Score 30."]
    assert said(events.Pegged(1, 1, "play", 6, 6, 28, pile[-1:], items)) == ["Петар pegs 6. Score 28."]


@pytest.mark.parametrize(
    ("verbosity", "words"),
    [
        ("brief", "Петар: 5H, 15."),
        ("normal", "Петар plays 5H. Count 15."),
        ("full", "Петар plays the five of hearts. The count is 15."),
    ],
)
def test_verbosities(verbosity: Verbosity, words: str) -> None:
    assert said(PAIR, 0, verbosity) == [words]


def counted(claim: int, cards: str = "4C 5S 6D JH 4H") -> events.Counted:
    hand = parse_all(cards)
    items = tuple(show.items(hand[:-1], hand[-1]))
    return events.Counted(1, "hand", hand, sum(item.points for item in items), items, claim)


def test_a_count_is_said_as_players_say_it() -> None:
    assert said(counted(15)) == [
        "Петар’s hand: 4C 5S 6D JH. Starter: 4H.",
        (
            "Fifteen two, fifteen four, fifteen six, and a double run of three is fourteen, "
            "and one for his nobs is fifteen."
        ),
    ]
    assert said(counted(15), verbosity="brief") == [
        "Петар’s hand: 4C 5S 6D JH. Starter: 4H.",
        "The count: 15.",
    ]


def test_a_hand_of_nothing_is_nineteen() -> None:
    assert said(counted(0, "2C 4D 6H 8S KD"))[1:] == ["Nineteen! (That is to say, zero.)"]


def test_a_wrong_claim_is_told_with_the_right_count() -> None:
    assert said(counted(12), 0, counting="strict")[-1] == "Петар counted 12. The right count is 15."
    assert said(counted(17), 1, counting="strict")[-1] == "You counted 17. The right count is 15."
    assert len(said(counted(-1), counting="strict")) == 2, "who was too late has claimed nothing"


def test_where_the_table_counts_a_claim_is_not_said_before_the_count() -> None:
    claimed = events.Claimed(1, "hand", 8)
    assert said(claimed) == []
    assert said(claimed, counting="self") == ["Петар counts 8 in the hand."]
    assert said(events.Claimed(1, "crib", 19, nineteen=True), counting="self") == [
        "Петар says nineteen, which is to say zero."
    ]


def test_many_fifteens_are_shortened_but_in_full() -> None:
    perfect = counted(29, "5C 5D 5S JH 5H")
    assert said(perfect)[1].startswith("Eight fifteens, sixteen, and")
    assert said(perfect, verbosity="full")[1].startswith("Fifteen two, fifteen four, fifteen six,")


# The end


def test_a_win_by_a_skunk() -> None:
    won = events.Won(0, (121, 85))
    assert said(won, 0) == ["You win the game.", "Final scores: You: 121, Петар: 85.", "Skunk: Петар."]
    assert said(won, 1) == ["Ana wins the game.", "Final scores: Ana: 121, You: 85.", "Skunk: You."]
    assert said(won, 0, skunk="off")[2:] == []
    assert said(events.Won(0, (121, 60)), 0)[2:] == ["Double skunk: Петар."]
    assert said(events.Won(0, (121, 60)), 0, skunk="lurch")[2:] == ["Left in the lurch: Петар."]


def test_a_team_wins_together() -> None:
    won = events.Won(0, (121, 100))
    rules = ALL["partners"]
    assert sentences(won, voice(rules, 2)) == [
        "Your side wins the game.",
        "Final scores: Ana and You: 121, Петар and O'Neill: 100.",
    ]
    assert sentences(won, voice(rules, 1))[0] == "The game is won by: Ana, Ĉapeko."


def test_each_loser_has_a_skunk_of_its_own() -> None:
    won = events.Won(1, (90, 121, 40))
    assert sentences(won, voice(ALL["three-handed"]))[2:] == ["Skunk: Ana.", "Double skunk: Ĉapeko."]
