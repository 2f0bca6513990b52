"""The command grammar."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kribo import commands, game
from kribo.cards import PACK, parse_all, text
from kribo.commands import CutAnywhere, Query
from kribo.errors import BadText, IllegalAction, KriboError
from kribo.game import actions
from kribo.game.actions import Action
from kribo.game.state import State
from kribo.game.view import View
from kribo.locales import catalogue, sentence
from kribo.rules import Rules
from kribo.variants import ALL

SAY = catalogue("en")
SIX = ALL["six-card"]
MUGGINS = SIX.with_options({"counting": "muggins"})


def after(rules: Rules, *done: Action) -> State:
    """A game in which seat 1 dealt this pack, and this was done."""
    first = parse_all("5H JH 6D JS 7S 9D 8C 4C KC 2H QC AS TC TD TH TS KS")
    state = game.new(rules, dealer=1)
    for action in (actions.Deal((*first, *(card for card in PACK if card not in first))), *done):
        state, _ = game.apply(state, action)
    return state


THROWN = (actions.Discard(0, parse_all("KC 5H")), actions.Discard(1, parse_all("2H AS")))
CUT = (*THROWN, actions.CutStarter(0, 4))
LAID = (*CUT, *(actions.Play(seat, parse_all(card)[0]) for seat, card in ((0, "7S"), (1, "JH"), (0, "8C"))))

STAGES: dict[str, State] = {
    "CuttingForDeal": game.apply(game.new(SIX), actions.Deal(PACK))[0],
    "Discarding": after(SIX),  # seat 0 holds 5H 6D 7S 8C QC KC
    "Bidding": after(ALL["auction"], *THROWN),
    "Cutting": after(SIX, *THROWN),
    "Playing": after(SIX, *CUT),  # and then 6D 7S 8C QC
}


def show_of(rules: Rules) -> State:
    state = after(rules, *CUT)
    while not isinstance(state.stage, game.state.Counting):
        seat = state.stage.turn  # type: ignore[union-attr]
        state, _ = game.apply(state, game.legal(state, seat)[0])
    return state


STAGES["Counting"] = show_of(MUGGINS)
STAGES["Calling"], _ = game.apply(STAGES["Counting"], actions.Claim(0, 2))


def read(text: str, stage: str = "Playing", seat: int | None = 0) -> commands.Command:
    return commands.parse(text, game.view(STAGES[stage], seat), SAY)


def refused(text: str, stage: str = "Playing") -> KriboError:
    with pytest.raises(KriboError) as refusal:
        read(text, stage)
    assert sentence(SAY, refusal.value)
    return refusal.value


@pytest.mark.parametrize(
    ("stage", "text", "action"),
    [
        ("CuttingForDeal", "17", actions.CutForDeal(0, 16)),
        ("CuttingForDeal", "cut 1", actions.CutForDeal(0, 0)),
        ("CuttingForDeal", "cut", CutAnywhere(0)),
        ("Discarding", "1 4", actions.Discard(0, parse_all("5H 8C"))),
        ("Discarding", "5h QC", actions.Discard(0, parse_all("5H QC"))),
        ("Discarding", "d 1 4", actions.Discard(0, parse_all("5H 8C"))),
        ("Discarding", "discard k,q", actions.Discard(0, parse_all("KC QC"))),
        ("Discarding", "q 1", actions.Discard(0, parse_all("QC 5H"))),
        ("Discarding", "1", actions.Discard(0, parse_all("5H"))),
        ("Discarding", "u", actions.TakeBack(0)),
        ("Discarding", "takeback", actions.TakeBack(0)),
        ("Bidding", "3", actions.Bid(0, 3)),
        ("Bidding", "bid 3", actions.Bid(0, 3)),
        ("Bidding", "pass", actions.Bid(0, 0)),
        ("Bidding", "0", actions.Bid(0, 0)),
        ("Cutting", "cut", CutAnywhere(0)),
        ("Cutting", "20", actions.CutStarter(0, 19)),
        ("Playing", "1", actions.Play(0, parse_all("6D")[0])),
        ("Playing", "7s", actions.Play(0, parse_all("7S")[0])),
        ("Playing", "7spades", actions.Play(0, parse_all("7S")[0])),
        ("Playing", "7♠", actions.Play(0, parse_all("7S")[0])),
        ("Playing", "q", actions.Play(0, parse_all("QC")[0])),
        ("Playing", "p QC", actions.Play(0, parse_all("QC")[0])),
        ("Playing", "play 4", actions.Play(0, parse_all("QC")[0])),
        ("Playing", "10d", actions.Play(0, parse_all("TD")[0])),
        ("Playing", "td", actions.Play(0, parse_all("TD")[0])),
        ("Playing", "  GO ", actions.Go(0)),
        ("Playing", "heels", actions.ClaimHeels(0)),
        ("Playing", "resign", actions.Resign(0)),
        ("Counting", "8", actions.Claim(0, 8)),
        ("Counting", "19", actions.Claim(0, 19)),
        ("Counting", "claim 8", actions.Claim(0, 8)),
        ("Calling", "2", actions.Muggins(0, 2)),
        ("Calling", "m 2", actions.Muggins(0, 2)),
        ("Calling", "m 0", actions.Muggins(0, 0)),
        ("Calling", "0", actions.Muggins(0, 0)),
        ("Calling", "no", actions.Muggins(0, 0)),
    ],
)
def test_actions(stage: str, text: str, action: commands.Command) -> None:
    assert read(text, stage) == action


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("?", Query("help")),
        ("help", Query("help")),
        ("rules", Query("rules")),
        ("c", Query("count")),
        ("h", Query("hand")),
        ("x", Query("starter")),
        ("v", Query("table")),
        ("s", Query("scores")),
        ("SS", Query("details")),
        ("t", Query("turn")),
        ("r", Query("dealer")),
        ("l", Query("legal")),
        ("a", Query("again")),
        ("a 5", Query("again", 5)),
        ("b", Query("breakdown")),
        ("who", Query("who")),
        ("options", Query("options")),
        ("k", Query("clock")),
        ("brief", Query("brief")),
        ("full", Query("full")),
        ("quit", Query("quit")),
    ],
)
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_queries_at_any_time_for_anybody(text: str, query: Query, stage: str, seat: int | None) -> None:
    assert read(text, stage, seat) == query


def test_a_spectator_can_only_ask() -> None:
    with pytest.raises(IllegalAction) as refusal:
        read("5h", seat=None)
    assert refusal.value.code == "only-watching"


def test_a_rank_alone_must_be_held_once() -> None:
    error = refused("j")
    assert (error.code, error.facts["cards"]) == ("rank-not-held", parse_all("6D 7S 8C QC"))
    view = game.view(STAGES["Discarding"], 1)  # AS 2H 4C 9D JH JS
    with pytest.raises(BadText) as refusal:
        commands.parse("p j", view, SAY)
    assert (refusal.value.code, refusal.value.facts["cards"]) == ("which-card", parse_all("JH JS"))
    assert commands.parse("p a", view, SAY) == actions.Play(1, parse_all("AS")[0])


def test_a_letter_that_is_a_command_is_no_rank_without_its_word() -> None:
    assert read("k") == Query("clock")
    assert read("a") == Query("again")
    assert read("d k q", "Discarding") == actions.Discard(0, parse_all("KC QC"))


def test_a_place_that_the_hand_does_not_have() -> None:
    error = refused("5")
    assert (error.code, error.facts["most"]) == ("no-such-place", 4)
    assert refused("0").code == "no-such-place"
    assert refused("1 7", "Discarding").code == "no-such-place"


@pytest.mark.parametrize(
    ("stage", "text", "code"),
    [
        ("Playing", "", "nothing-typed"),
        ("Playing", " , ", "nothing-typed"),
        ("Playing", "nonsense", "not-understood"),
        ("Playing", "6d 7s", "not-understood"),
        ("Playing", "go on", "not-understood"),
        ("Playing", "p", "not-understood"),
        ("Playing", "s 5", "not-understood"),
        ("Playing", "6x", "not-understood"),
        ("Playing", "p 6x", "bad-card"),
        ("Playing", "p 11", "bad-card"),
        ("Playing", "a 0", "not-a-count"),
        ("Playing", "a x", "not-a-count"),
        ("Playing", "claim eight", "not-a-count"),
        ("Playing", "claim 99999999999999999999", "not-a-count"),
        ("Playing", "claim -1", "not-a-count"),
        ("Discarding", "1 1", "card-twice"),
        ("Discarding", "1 5h", "card-twice"),
        ("Discarding", "d", "not-understood"),
        ("Counting", "5h", "not-understood"),
        ("Counting", "-3", "not-understood"),
        ("Calling", "yes", "not-understood"),
        ("Bidding", "5h", "not-understood"),
    ],
)
def test_what_cannot_be_read(stage: str, text: str, code: str) -> None:
    error = refused(text, stage)
    assert isinstance(error, BadText)
    assert error.code == code


def test_what_can_be_read_but_not_done_is_for_the_core_to_refuse() -> None:
    action = read("bid 3", "Playing")
    assert isinstance(action, actions.Bid)
    with pytest.raises(IllegalAction):
        game.apply(STAGES["Playing"], action)


def test_what_is_quoted_obeys_no_terminal() -> None:
    text = sentence(SAY, refused("\x1b[2J" + "x" * 500))
    assert "\x1b" not in text
    assert len(text) < 300


@given(st.text(max_size=20), st.sampled_from(sorted(STAGES)), st.sampled_from([None, 0, 1]))
def test_any_text_is_read_or_refused(text: str, stage: str, seat: int | None) -> None:
    view: View = game.view(STAGES[stage], seat)
    try:
        answer: object = commands.parse(text, view, SAY)
    except (BadText, IllegalAction) as error:
        answer = sentence(SAY, error)
    assert isinstance(answer, Query | CutAnywhere | actions.Action | str)


def test_no_word_means_two_things() -> None:
    words = [
        word for name in (*commands.QUERIES, *commands.ACTIONS) for word in SAY(f"command-{name}").split()
    ]
    assert len(words) == len(set(words))


def test_every_legal_action_of_a_person_can_be_typed() -> None:
    """What the core lists, written plainly, is read as itself."""
    for state in STAGES.values():
        for seat in (0, 1):
            view = game.view(state, seat)
            for action in view.legal:
                assert commands.parse(typed(action), view, SAY) == action


def typed(action: Action) -> str:
    match action:
        case actions.Discard(cards=cards):
            return "d " + " ".join(text(card) for card in cards)
        case actions.Play(card=card):
            return text(card)
        case actions.CutForDeal(position=position) | actions.CutStarter(position=position):
            return f"cut {position + 1}"
        case actions.Bid(points=points):
            return f"bid {points}"
        case actions.Claim(points=points):
            return f"claim {points}"
        case actions.Muggins(points=points):
            return f"m {points}"
        case actions.Go():
            return "go"
        case actions.TakeBack():
            return "u"
        case actions.ClaimHeels():
            return "heels"
    return "resign"
