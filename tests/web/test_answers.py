"""What the page answers by itself is what the server would answer, word for word."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kribo.announce.asking import asked
from kribo.announce.voice import VERBOSITIES, Company
from kribo.commands import Query
from kribo.game import view
from kribo.game.state import NOBODY, Over
from kribo.locales import LANGUAGES, catalogue
from kribo.rules import Rules
from kribo.server import reader
from kribo.server.reader import Ears, voice_for
from kribo.server.views import view_info
from kribo.table.clock import ClockRules
from kribo.table.live import LiveGame
from kribo.testing import random_action
from tests.announce.speaking import GAMES, NAMES
from tests.web.conftest import OpenPage
from tests.web.table import ME, play_until, primary, table

MOST = 250
"""Steps of a game that are looked at; those of most games are fewer."""

SHORT = {
    **{name: rules.with_options({"target": "31"}) for name, rules in GAMES.items()},
    **{
        f"{name} {skunk}": GAMES[name].with_options({"target": "121", "skunk": skunk})
        for name, skunk in (("five-card", "lines"), ("partners", "lurch"), ("six-card", "margins"))
    },
    "free": GAMES["six-card"].with_options({"target": "61", "skunk": "off"}),
}


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    opened = open_page()
    opened.locator("#play-computer").wait_for()
    return opened


def company(rules: Rules) -> Company:
    """The names of the seats; bots of every kind."""
    levels = ("", "basic", "3", "top", "random", "")
    return Company(rules, NAMES[: rules.seats], levels[: rules.seats])


def states(rules: Rules, seed: str) -> Iterator[LiveGame]:
    """A random game after each of its steps."""
    chance = Random(seed)
    live = LiveGame("game", rules, NOBODY, ClockRules())
    yield live
    for _ in range(MOST):
        live = copy.copy(live)
        live.accept(live.attempt(random_action(live.state, chance)), 0)
        yield live
        if isinstance(live.state.stage, Over):
            return


def heard(live: LiveGame, ears: Ears, sitting: Company) -> dict[str, Any]:
    """What the table has told a listener, as it is sent."""
    seen = view(live.state, ears.seat)
    return {
        "view": view_info(seen, 0),
        "history": seen.history,
        "counted": live.last_count,
        "asked": asked(seen, voice_for(sitting, ears)),
        "rules": reader.rules_lines(live.rules, ears.language),
        "left": None,
    }


def encoded(value: object) -> str:
    """A value as JSON: the browser is handed text, since it is handed large things slowly."""
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize("name", SHORT)
def test_every_answer_is_the_servers_own(page: Page, name: str) -> None:
    rules = SHORT[name]
    sitting = company(rules)
    seats = [{"name": seat, "level": bot} for seat, bot in zip(sitting.names, sitting.bots, strict=True)]
    sides = {"sides": rules.sides, "target": rules.target, "options": rules.options(), "seats": seats}
    queries = page.evaluate(
        """async (sides) => {
            const company = JSON.parse(sides);
            const here = document.querySelector('script[type=module]').src;
            const module = (name) => import(new URL(`${name}.js`, here));
            const { answerTo, QUERIES } = await module('table/answers');
            const { Voice } = await module('table/voice');
            const { loadWords } = await module('words');
            window.answersIn = async ([language, many]) => {
              await loadWords(language);
              return JSON.stringify(JSON.parse(many).map(([heard, seat, verbosity]) => QUERIES
                .map((query) => answerTo(query, heard, new Voice(company, seat, verbosity)))));
            };
            return QUERIES;
        }""",
        encoded(sides),
    )
    games = [*states(rules, name)]
    for language in LANGUAGES:
        told, answers = [], []
        for step, live in enumerate(games):
            for seat in {-1, step % rules.seats, max(live.waiting_for(), default=-1)}:
                ears = Ears(None if seat < 0 else seat, language, VERBOSITIES[step // 2 % len(VERBOSITIES)])
                voice = voice_for(sitting, ears)
                told.append((heard(live, ears, sitting), ears.seat, ears.verbosity))
                answers.append([reader.answer(Query(query), live, voice, 0) for query in queries])
        found = json.loads(page.evaluate("answersIn", [language, encoded(told)]))
        for (_, listener, verbosity), mine, theirs in zip(told, found, answers, strict=True):
            assert dict(zip(queries, mine, strict=True)) == dict(zip(queries, theirs, strict=True)), (
                language,
                listener,
                verbosity,
            )


# At a table


def listening(page: Page) -> list[str]:
    """What the page sends to its table from now on."""
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    return sent


KEYS: dict[str, str | re.Pattern[str]] = {
    "KeyC": "Count", "KeyH": "Your hand", "KeyX": "Starter", "KeyV": "played", "KeyS": "Street",
    "Shift+KeyS": "front peg", "KeyT": "The play.", "KeyR": "crib", "KeyL": ": count",
    "KeyA": re.compile("play|peg|go|lead|cut"), "KeyB": "Nothing has been counted yet.",
    "KeyK": "No time is running.",
    "KeyW": "Seat 1", "KeyO": "The game is to 121.",
}  # fmt: skip


def test_questions_are_answered_without_the_table(open_page: OpenPage) -> None:
    page = open_page("about:blank", forced=False)
    sent = listening(page)
    table(page, options={"target": "121"})
    play_until(page, ".ribbon")
    play_until(page, "#primary[data-action=play]")
    before = len(sent)
    assert before
    for key, words in KEYS.items():
        page.keyboard.press(key)
        expect(page.locator(".answer")).to_contain_text(words)
    assert page.locator("#primary[data-action=play]").is_visible()
    assert len(sent) == before


def test_questions_are_answered_while_the_connection_is_lost(open_page: OpenPage, stacked_base: str) -> None:
    page = open_page("about:blank", server=stacked_base, forced=False)
    lines: list[WebSocketRoute] = []
    cut = False

    def on_line(line: WebSocketRoute) -> None:
        if cut:
            line.close()
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/ws"), on_line)
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    cut = True
    lines[-1].close()
    expect(page.locator(".banner")).to_contain_text("The connection is lost")
    for key, words in KEYS.items():
        page.keyboard.press(key)
        expect(page.locator(".answer")).to_contain_text(words)


def test_who_watches_is_answered_too(open_page: OpenPage) -> None:
    link = table(open_page(), options={"target": "121"})
    page = open_page("about:blank")
    sent = listening(page)
    page.goto(link)
    primary(page, "waiting")
    page.locator(".plate, .slim").first.wait_for()
    expect(page.locator(".side .log")).to_contain_text("lays 2 cards away")
    before = len(sent)
    for key, words in {"KeyT": "To act: Mira", "KeyH": "You hold no cards", "KeyW": "Seat 1: Mira"}.items():
        page.keyboard.press(key)
        expect(page.locator(".answer")).to_contain_text(words)
    assert len(sent) == before


def test_how_much_is_said_changes_the_answers(open_page: OpenPage) -> None:
    page = open_page(forced=False)
    table(page, options={"target": "121"})
    primary(page, "discard")
    expect(page.locator(".side .log")).to_contain_text("lays 2 cards away")
    page.keyboard.press("Shift+KeyV")
    expect(page.locator("#polite")).to_contain_text("all is said in full")
    expect(page.locator(".answer")).to_have_count(0)
    page.keyboard.press("KeyH")
    expect(page.locator(".answer")).to_contain_text(" of ")
    page.keyboard.press("KeyT")
    expect(page.locator(".answer")).to_contain_text(
        re.compile("Your hand: .* of (clubs|diamonds|hearts|spades)")
    )
    page.reload()
    primary(page, "discard")
    page.keyboard.press("Shift+KeyV")
    page.keyboard.press("Shift+KeyV")
    page.keyboard.press("KeyS")
    expect(page.locator(".answer")).not_to_contain_text("Street")


def test_the_clock_is_told_as_it_runs(open_page: OpenPage) -> None:
    page = open_page(forced=False)
    table(page, options={"target": "121"}, clock={"kind": "relaxed", "seconds": 600})
    primary(page, "discard")
    page.keyboard.press("KeyK")
    expect(page.locator(".answer")).to_have_text(re.compile(r"^\s*(600|59\d|58\d) seconds left\.\s*$"))


def test_the_last_count_is_known_after_a_reload_in_the_next_deal(open_page: OpenPage) -> None:
    page = open_page(forced=False)
    table(page, options={"target": "121"})
    play_until(page, ".ribbon")
    play_until(page, "#primary[data-action=discard]")
    # What the computer does meanwhile would take the place of the answer.
    expect(page.locator(".side .log li").filter(has_text="lays 2 cards away")).to_have_count(2)
    page.keyboard.press("KeyB")
    expect(page.locator(".answer")).to_contain_text("Total:")
    told = page.locator(".answer").inner_text()
    page.reload()
    primary(page, "discard")
    page.keyboard.press("KeyB")
    expect(page.locator(".answer")).to_contain_text("Total:")
    assert page.locator(".answer").inner_text() == told


def test_nobody_hears_the_cards_of_the_one_before(open_page: OpenPage) -> None:
    page = open_page()
    table(page, seats=[ME, {"kind": "me", "name": "Bo"}])
    primary(page, "discard")
    for card in range(2):
        page.locator(".hand .card").nth(card).click()
    primary(page, "discard").click()
    primary(page, "uncover")
    for key in ("KeyH", "KeyL", "KeyT", "KeyA"):
        page.keyboard.press(key)
        expect(page.locator(".answer")).to_have_text(re.compile(r"^\s*Give the device to \S+\s*$"))
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog", name="Help")).not_to_contain_text("Your hand:")


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "s"), ("ru", "счёт"), ("eo", "stato"), ("sr-Cyrl", "резултат")]
)
def test_a_typed_question_needs_no_table_either(open_page: OpenPage, language: str, typed: str) -> None:
    page = open_page("about:blank", language=language, text=True)
    sent = listening(page)
    table(page, options={"target": "121"})
    page.locator("#primary[data-action=discard]").wait_for()
    before = len(sent)
    command = page.locator("#command")
    command.fill(typed)
    command.press("Enter")
    expect(page.locator(".plainlog")).to_contain_text(f"> {typed}")
    expect(page.locator(".plainlog li").last).to_have_text(catalogue(language)("level"))
    assert len(sent) == before
