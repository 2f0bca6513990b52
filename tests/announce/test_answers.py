"""What the table asks, and what it answers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from kribo import game, match
from kribo.announce import answers, results
from kribo.announce.asking import asked
from kribo.announce.refusals import refusal
from kribo.announce.voice import Voice
from kribo.cards import PACK, Cards, parse_all, text
from kribo.errors import IllegalAction
from kribo.game import actions, events
from kribo.game.actions import Action
from kribo.game.slip import Slip
from kribo.game.state import State
from kribo.game.view import View
from kribo.locales import LANGUAGES, catalogue
from kribo.rules import OPTIONS, Rules
from kribo.scoring import show
from kribo.testing import cards_seen
from kribo.variants import ALL
from tests.announce.speaking import GAMES, SAY, VERBOSITIES, moments, voice

SIX = ALL["six-card"]

ANSWERS: list[Callable[[View, Voice], list[str]]] = [
    asked,
    answers.held,
    answers.count,
    answers.starter,
    answers.table,
    answers.scores,
    answers.scores_in_detail,
    answers.turn,
    answers.dealer,
    answers.legal,
    lambda view, voice: answers.breakdown(view.history, voice),
    lambda view, voice: list(answers.possible(view, voice)),
    lambda view, voice: answers.who(voice),
]


@pytest.mark.parametrize("name", GAMES)
def test_answers_at_any_time_tell_only_what_one_knows(name: str) -> None:
    rules = GAMES[name]
    for number, moment in enumerate(moments(rules, seed=2, most=90)):
        for seat in (None, 0, rules.seats - 1):
            known = {text(card) for card in cards_seen(moment.state, seat)} | {"5H", "JD"}  # examples of help
            view = game.view(moment.state, seat)
            speaking = voice(rules, seat, VERBOSITIES[number % 3])
            for answer in ANSWERS:
                lines = answer(view, speaking)
                assert lines
                assert all(line and not line[-1].isspace() for line in lines)
                assert set(re.findall(r"\b[2-9ATJQK][CDHS]\b", " ".join(lines))) <= known


@pytest.mark.parametrize("name", GAMES)
def test_answers_when_the_game_is_over(name: str) -> None:
    rules = GAMES[name]
    over = [moment.after for moment in moments(rules, seed=2, most=4000)][-1]
    assert isinstance(over.stage, game.state.Over)
    for seat in (None, 0, rules.seats - 1):
        for verbosity in VERBOSITIES:
            for answer in ANSWERS:
                assert all(answer(game.view(over, seat), voice(rules, seat, verbosity)))


@pytest.mark.parametrize("name", GAMES)
def test_options_in_words(name: str) -> None:
    lines = answers.options(GAMES[name], SAY)
    assert all(line.endswith(".") for line in lines)
    assert lines[0] == f"The game is to {GAMES[name].target}."


def test_options_that_do_not_matter_are_not_told() -> None:
    usual = answers.options(SIX, SAY)
    assert not [line for line in usual if "call" in line or "mistake" in line or "time" in line.lower()]
    timed = answers.options(GAMES["timed"], SAY)
    assert "A count has 15 seconds." in timed
    assert "When the time runs out, the player keeps the other half." in timed


def test_every_value_of_every_option_has_words_of_its_own() -> None:
    for option in OPTIONS.values():
        if option.name == "match":
            continue
        said = [answers.option(option.name, value, SAY) for value in option.values]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ("single", "A single game is played."),
        ("best-of-5", "The match goes to the most of 5 games."),
        ("first-to-7", "The match goes to the first with 7 match points."),
        ("9-games", "The match is 9 games."),
    ],
)
def test_forms_of_a_match(form: str, words: str) -> None:
    assert answers.option("match", form, SAY) == words


# A game of which every card is known


def pack(first: str) -> Cards:
    """A pack that begins with these cards."""
    cards = parse_all(first)
    return (*cards, *(card for card in PACK if card not in cards))


def after(rules: Rules, *done: Action) -> State:
    state = game.new(rules, dealer=1)
    for action in done:
        state, _ = game.apply(state, action)
    return state


# Ana, who is eldest, has 5H 6D 7S 8C KC QC; Петар has JH JS 9D 4C 2H AS. The starter is KS.
DEALT = actions.Deal(pack("5H JH 6D JS 7S 9D 8C 4C KC 2H QC AS TC TD TH TS KS"))
DISCARDED = (
    DEALT,
    actions.Discard(0, parse_all("KC QC")),
    actions.Discard(1, parse_all("2H AS")),
)
PLAYED = (*DISCARDED, actions.CutStarter(0, 4), actions.Play(0, parse_all("7S")[0]))


def answer(which: Callable[[View, Voice], list[str]], state: State, seat: int | None = 0) -> list[str]:
    return which(game.view(state, seat), voice(state.rules, seat))


def test_the_discard_is_asked_for() -> None:
    state = after(SIX, DEALT)
    assert answer(asked, state) == ["Your hand: 5H 6D 7S 8C QC KC.", "Choose 2 cards for Петар’s crib."]
    assert answer(asked, state, 1)[1] == "Choose 2 cards for your crib."
    assert answer(asked, after(ALL["partners"], actions.Deal(PACK)), 3)[1] == (
        "Choose 1 card for your side’s crib, which Петар counts."
    )


def test_who_need_not_act_hears_for_whom_the_game_waits() -> None:
    state = after(SIX, *DISCARDED)
    assert answer(asked, state, 1) == ["To act: Ana."]
    assert answer(asked, state, None) == ["To act: Ana."]
    assert answer(asked, state) == ["Cut the pack: a number from 5 to 36, or cut for anywhere."]


def test_the_play() -> None:
    state = after(SIX, *PLAYED)
    assert answer(asked, state, 1) == ["Your hand: 4C 9D JH JS.", "Your turn. Count 7. Play a card."]
    assert answer(answers.count, state) == ["Count 7. Cards of this count: 7S."]
    assert answer(answers.starter, state) == ["Starter: KS."]
    assert answer(answers.held, state) == ["Your hand: 5H 6D 8C.", "You laid away: QC KC."]
    assert answer(answers.table, state) == [
        "Starter: KS.",
        "You played: 7S.",
        "Петар has played no card.",
        "Петар holds 4 cards.",
        "Count 7. Cards of this count: 7S.",
    ]
    assert answer(answers.dealer, state) == ["Петар deals.", "The crib goes to Петар."]


def test_what_each_card_would_make() -> None:
    assert answer(answers.legal, after(SIX, *PLAYED), 1) == [
        "4C: count 11.",
        "9D: count 16.",
        "JH: count 17.",
        "JS: count 17.",
    ]
    state = after(SIX, *PLAYED, actions.Play(1, parse_all("JH")[0]))
    assert answer(answers.legal, state) == ["5H: count 22.", "6D: count 23.", "8C: count 25."]
    state = after(SIX, *PLAYED, actions.Play(1, parse_all("9D")[0]), *(actions.Play(0, parse_all("8C")[0]),))
    assert answer(answers.legal, state, 1)[1:] == [
        "JH: would make 34, more than 31.",
        "JS: would make 34, more than 31.",
    ]
    assert answer(answers.legal, state, 1)[0] == "4C: count 28."
    assert answer(asked, state, 1)[-1] == "Your turn. Count 24. You can play: 4C."


def test_a_card_that_would_score_is_told_with_its_points() -> None:
    state = after(SIX, *PLAYED, actions.Play(1, parse_all("9D")[0]))
    assert answer(answers.legal, state)[-1] == "8C: count 24, run of three for three."


def test_scores() -> None:
    state = after(SIX, *PLAYED)
    assert answer(answers.scores, state) == [
        "You: 0. Street 1 of 4, 121 holes to go.",
        "Петар: 0. Street 1 of 4, 121 holes to go.",
        "The scores are level.",
    ]
    ahead = game.State(SIX, 0, 3, (90, 31), (82, 30), state.stage)
    assert answer(answers.scores, ahead) == [
        "You: 90. Street 3 of 4, 31 holes to go.",
        "Петар: 31. Street 2 of 4, 90 holes to go.",
        "You: in front by 59 points.",
    ]
    assert answer(answers.scores_in_detail, ahead) == [
        "The game is to 121.",
        "You: front peg 90, rear peg 82, 31 holes to go.",
        "You: 1 point to safety from a skunk.",
        "Петар: front peg 31, rear peg 30, 90 holes to go.",
        "Петар: 60 points to safety from a skunk.",
    ]


def test_the_last_count_item_by_item() -> None:
    cards = parse_all("4C 5S 6D JH 4H")
    counted = events.Counted(0, "hand", cards, 15, tuple(show.items(cards[:-1], cards[-1])), 15)
    assert answers.breakdown([counted, events.SaidGo(0, 3)], voice(SIX, 0)) == [
        "Your hand: 4C 5S 6D JH. Starter: 4H.",
        "fifteen: 5S JH, 2 points.",
        "fifteen: 4C 5S 6D, 2 points.",
        "fifteen: 5S 6D 4H, 2 points.",
        "pair: 4C 4H, 2 points.",
        "run: 4C 5S 6D, 3 points.",
        "run: 4H 5S 6D, 3 points.",
        "his nobs: JH, 1 point.",
        "Total: 15.",
    ]
    assert answers.breakdown([], voice(SIX)) == ["Nothing has been counted yet."]


def test_who_is_here() -> None:
    assert answers.who(voice(ALL["partners"], 2)) == [
        "Seat 1: Ana.",
        "Seat 2: Петар.",
        "Seat 3: You.",
        "Seat 4: O'Neill, a bot that plays basic.",
        "Side 1: Ana and You.",
        "Side 2: Петар and O'Neill.",
    ]


def test_a_call_is_asked_for_without_a_hint_whether_there_is_one() -> None:
    muggins = SIX.with_options({"counting": "muggins"})
    state = after(muggins, *PLAYED)
    while not isinstance(state.stage, game.state.Counting):
        seat = state.stage.turn  # type: ignore[union-attr]
        state, _ = game.apply(state, game.legal(state, seat)[0])
    state, _ = game.apply(state, actions.Claim(0, 4))
    assert answer(asked, state, 1) == [
        "Ana’s hand: 5H 6D 7S 8C. Starter: KS.",
        "Ana counts 4 in the hand.",
        "Call the points that were missed, or say no.",
    ]


# Refusals


def test_a_refusal_names_players_and_counts_from_1() -> None:
    state = after(SIX, *PLAYED)
    speaking = voice(SIX, 0)
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, actions.Play(0, parse_all("5H")[0]))
    assert refusal(refused.value, speaking) == "It is not your turn. To act: Петар."
    with pytest.raises(IllegalAction) as refused:
        game.apply(after(SIX, *DISCARDED), actions.CutStarter(0, 0))
    assert refusal(refused.value, speaking).endswith("position 1. Choose one from 5 to 36.")


# Results


def test_the_slip() -> None:
    slip = Slip(SIX)
    slip.add(
        [
            events.Pegged(0, 0, "play", 2, 2, 2),
            events.Pegged(0, 0, "hand", 8, 8, 10),
            events.Pegged(1, 1, "missed", 3, 3, 3),
            events.Counted(0, "hand", parse_all("5H"), 11, (), 8),
        ]
    )
    assert results.slip(slip, voice(SIX, 0)) == [
        "You: pegging 2, hands 8. Total 10.",
        "Петар: mistakes of others 3. Total 3.",
        "You left 3 points uncounted.",
    ]


def test_a_score_card_of_a_club() -> None:
    rules = SIX.with_options({"match": "2-games", "match_points": "2/3/3", "stakes": "5"})
    evening = match.Match(rules).with_result(match.Result(0, (121, 85), (0, 1), 0))
    assert results.standing(evening, voice(rules, 1)) == [
        "Games won: Ana: 1, You: 0.",
        "Game points: Ana: 3, You: 0.",
        "Spread points: Ana: +36, You: −36.",
        "Stakes: Ana: +10, You: −10.",
    ]
    evening = evening.with_result(match.Result(1, (85, 121), (1, 0), 1))
    assert results.standing(evening, voice(rules, 1))[-1] == "The match is drawn between: Ana, You."


def test_the_end_of_a_match() -> None:
    rules = ALL["partners"].with_options({"match": "best-of-3"})
    won = match.Result(1, (100, 121), (0, 0), 0)
    evening = match.Match(rules, (won, won))
    assert results.standing(evening, voice(rules, 1)) == [
        "Games won: Ana and Ĉapeko: 0, You and O'Neill: 2.",
        "Your side wins the match.",
    ]
    assert results.standing(match.Match(SIX, (won,)), voice(SIX)) == []


def test_where_people_say_what_a_card_pegs_the_answer_does_not_say_it_for_them() -> None:
    told = {"off": "", "on": ""}
    for manual in told:
        rules = SIX.with_options({"counting": "self", "manual_pegging": manual})
        for moment in moments(rules, seed=4, most=200):
            for seat in range(2):
                lines = answers.legal(game.view(moment.state, seat), voice(rules, seat))
                told[manual] += "\n".join(lines)
    assert re.search("fifteen|pair|run of", told["off"])
    assert not re.search("fifteen|pair|run of", told["on"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_stakes_no_number_is_named(language: str) -> None:
    say = catalogue(language)
    assert "0" not in answers.option("stakes", "0", say)
    assert "20" in answers.option("stakes", "20", say)
