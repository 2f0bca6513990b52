"""What the board says of a track, a count in full, and the certificate of a rare hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import kribo
from kribo.cards import PACK, parse_all, rank
from kribo.locales import LANGUAGES, catalogue
from tests.web.conftest import DESKTOP, NARROW, PHONE, OpenPage, serving
from tests.web.stacked import FILE
from tests.web.table import bots, play_until, table
from tests.web.test_shape import AXE, THEMES, faults, lies_well

RULES = Path(kribo.__file__).parent / "locales"

EXPLAIN = ".striphead button >> nth=0"


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server, and the file of the packs that it deals."""
    folder = tmp_path_factory.mktemp("dealt")
    for base in serving("tests.web.stacked", folder):
        yield base, folder / FILE


def packs_of(hand: str, starter: str) -> list[list[int]]:
    """Packs for six-card: seat 1 deals, we hold so much and two low cards that we lay away first."""
    lots = [1, *(card for card in PACK if card != 1)]
    ours = [*parse_all("AC 2C"), *parse_all(hand)]
    (turned,) = parse_all(starter)
    rest = [card for card in PACK if card not in (*ours, turned)]
    deal = [0] * len(PACK)
    # Pone and dealer get cards by turns, and the middle of where a pack may be cut is its 33rd card.
    for place in range(len(PACK)):
        if place % 2 == 0 and place < 12:
            deal[place] = ours[place // 2]
        elif place == 32:
            deal[place] = turned
        else:
            deal[place] = rest.pop()
    return [lots, deal]


def rare_hand(page: Page, packs: Path, hand: str = "5H 5S 5D JC", starter: str = "5C") -> None:
    packs.write_text(json.dumps(packs_of(hand, starter)))
    table(page)
    play_until(page, ".outcome")


def track_words(page: Page) -> list[str]:
    return [
        str(words)
        for words in page.locator(".tracks button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    ]


# The board


@pytest.mark.parametrize(
    ("variant", "others", "target"),
    [("six-card", 1, "121"), ("three-handed", 2, "61"), ("partners", 3, "121"), ("six-handed", 5, "241")],
)
def test_keys_go_from_track_to_track(
    open_page: OpenPage, stacked_base: str, variant: str, others: int, target: str
) -> None:
    page = open_page(server=stacked_base, forced=False)
    table(page, variant=variant, seats=bots(others), options={"target": target})
    play_until(page, ".striphead button")
    buttons = page.locator(".tracks button")
    sides = buttons.count()
    assert page.locator(".tracks [tabindex='0']").count() == 1
    buttons.first.focus()
    for side in range(sides):
        focused = page.evaluate("() => document.activeElement.ariaLabel")
        assert focused == track_words(page)[side]
        expect(page.locator(".readout")).to_have_text(focused)
        page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.ariaLabel") == track_words(page)[0]
    scores = page.locator(".board").get_attribute("aria-label")
    assert scores
    assert all(words.split(",")[0] in scores for words in track_words(page))
    page.locator(".menubtn").focus()
    expect(page.locator(".readout")).to_have_count(0)


def test_what_is_said_of_a_track(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#play-computer").wait_for()
    said = page.evaluate(
        """async (given) => {
            const here = document.querySelector('script[type=module]').src;
            const { trackWords } = await import(new URL('readout.js', here));
            return given.map(([target, skunk, score, rear]) =>
              trackWords({ target, skunk, scores: [score], rears: [rear] }, 0, 'Ana'));
        }""",
        [
            [121, "margins", 79, 71],
            [121, "margins", 0, 0],
            [121, "margins", 60, 50],
            [121, "lines", 91, 90],
            [61, "lurch", 20, 12],
            [31, "none", 30, 28],
            [121, "margins", 121, 119],
        ],
    )
    assert said == [
        "Ana 79, back peg 71 (8), 42 to go, 11 short of the skunk line",
        "Ana 0, 121 to go, 60 short of the double skunk line",
        "Ana 60, back peg 50 (10), 61 to go, at the double skunk line",
        "Ana 91, back peg 90 (1), 30 to go, past the skunk line",
        "Ana 20, back peg 12 (8), 41 to go, 10 short of the lurch line",
        "Ana 30, back peg 28 (2), 1 to go",
        "Ana 121, back peg 119 (2), 0 to go",
    ]


def test_a_track_answers_under_the_pointer(open_page: OpenPage, stacked_base: str) -> None:
    page = open_page(server=stacked_base, forced=False)
    table(page, options={"target": "121"})
    play_until(page, ".striphead button")
    for side, words in enumerate(track_words(page)):
        peg = page.locator(".board .peg.front").nth(side).bounding_box()
        assert peg
        page.mouse.move(peg["x"] + peg["width"] / 2, peg["y"] + peg["height"] / 2)
        expect(page.locator(".readout")).to_have_text(words)
    page.mouse.move(900, 700)
    expect(page.locator(".readout")).to_have_count(0)


def test_the_ladder_of_a_phone_answers_too(open_page: OpenPage, stacked_base: str) -> None:
    page = open_page(server=stacked_base, size=PHONE)
    table(page, variant="six-handed", seats=bots(5), options={"target": "121"})
    play_until(page, ".ladder .rung")
    rungs = page.locator(".rung")
    assert rungs.count() == 6
    assert page.locator(".rung[tabindex='0']").count() == 1
    rungs.first.focus()
    page.keyboard.press("ArrowDown")
    words = page.evaluate("() => document.activeElement.ariaLabel")
    assert words == rungs.nth(1).get_attribute("aria-label")
    expect(page.locator(".readout")).to_have_text(words)
    page.evaluate(AXE)
    assert not faults(page)


# A count in full


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_is_explained(open_page: OpenPage, stacked_base: str, language: str) -> None:
    page = open_page(server=stacked_base, size=NARROW, language=language)
    table(page, options={"target": "121"})
    play_until(page, ".striphead button")
    page.locator(EXPLAIN).click()
    rows = page.locator("dialog .explained li")
    say = catalogue(language)
    points = [int(text.strip("+")) for text in rows.locator("b").all_inner_texts()]
    assert points
    assert page.locator("dialog h2").inner_text().endswith(f": {sum(points)}")
    assert rows.last.locator(".quiet").inner_text() == say("web-explain-so-far", total=sum(points))
    lies_well(page)
    page.evaluate(AXE)
    assert not faults(page)
    link = rows.first.locator("a").get_attribute("href")
    assert link
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAIN)).to_be_focused()
    page.goto(link)
    expect(page.locator(".clause:focus")).to_have_attribute("id", link.partition("#")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clauses_speak_of_what_they_are_named_for(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.locator("#play-computer").wait_for()
    kinds = ["fifteen", "pair", "run", "flush", "nobs"]
    found = page.evaluate(
        """async (kinds) => {
            const here = document.querySelector('script[type=module]').src;
            const { clauseOf } = await import(new URL('table/explain.js', here));
            return kinds.flatMap((kind) => ['hand', 'crib'].flatMap((where) =>
              ['six-card', 'five-card', 'seven-card', 'partners'].map((variant) =>
                [kind, clauseOf(kind, where, variant).link])));
        }""",
        kinds,
    )
    for kind, link in found:
        name, _, clause = link.rpartition("/")[2].partition("#")
        text = (RULES / language / "rules" / f"{name}.md").read_text(encoding="utf-8")
        paragraph = text.split(f"**{clause}**")[1].split("\n\n")[0].lower()
        word = catalogue(language)("item-kind", kind=kind).split()[-1][:3]
        assert word in paragraph, (kind, link, paragraph)


# A rare hand


def test_how_rare_the_hands_are() -> None:
    fives, tens = parse_all("5C 5D 5H 5S"), [card for card in PACK if rank(card) >= 9]
    jacks = [card for card in tens if rank(card) == 10]
    # Four fives and a card of ten, any of the five turned up; with a jack and the five of its suit it is 29.
    best = len(jacks)
    assert (best, len(tens) * 5 - best) == (4, 76)
    hands = 52 * 51 * 50 * 49 // 24 * 48
    assert hands == 12_994_800
    others = [card for card in PACK if card not in fives]
    low = [card for card in others if card not in tens]
    pairs, deals = len(list(combinations(range(47), 2))), 52 * 51 * 50 * 49 * 48 * 47 // 720 * 46
    of_29 = 4 * pairs
    three_fives = len(list(combinations(others, 3))) - len(list(combinations(low, 3)))
    of_28 = 4 * three_fives - of_29 + len(tens) * pairs
    assert (round(deals / of_29), round(deals / of_28)) == (216_580, 15_028)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_29_gets_a_certificate(open_page: OpenPage, dealt: tuple[str, Path], language: str) -> None:
    base, packs = dealt
    page = open_page(server=base, language=language)
    say = catalogue(language)
    rare_hand(page, packs)
    page.get_by_role("button", name=say("web-certificate-button", player="Mira", n=29)).first.click()
    paper = page.locator("dialog.certificate")
    expect(paper.locator("h2")).to_have_text(say("web-certificate-title", where="hand", n=29))
    expect(paper.locator(".holder")).to_have_text("Mira")
    expect(paper.locator(".five .card")).to_have_count(5)
    assert "216" in paper.inner_text()
    page.evaluate(AXE)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert not faults(page), theme
    for width, height in (NARROW, PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        lies_well(page)
    link = paper.locator("input").input_value()
    page.emulate_media(media="print")
    assert not page.locator("main").first.is_visible()
    expect(paper.locator(".onlyprint")).to_have_text(link)
    expect(paper.locator("button").first).not_to_be_visible()
    page.emulate_media(media="screen")
    page.goto(link)
    expect(page.locator(".five .card")).to_have_count(5)
    page.get_by_role("button", name=say("web-certificate-button", player="Mira", n=29)).click()
    expect(page.locator("dialog.certificate input")).to_have_value(link)


def test_a_hand_of_28_in_words(open_page: OpenPage, dealt: tuple[str, Path]) -> None:
    base, packs = dealt
    page = open_page(server=base)
    rare_hand(page, packs, "5H 5S 5D QC")
    page.evaluate("() => window.prefer({ text: true })")
    expect(page.locator(".plainlog")).to_contain_text("Mira: a hand of 28! The menu has a certificate of it.")
    page.get_by_role("button", name="Certificate: Mira, 28").click()
    words = page.locator("dialog.certificate").inner_text()
    assert "76 are worth 28" in words
    assert "once in 15,028 deals" in words
    assert "five of hearts" in page.locator("dialog.certificate .vh").inner_text()


def test_other_hands_get_none(open_page: OpenPage, dealt: tuple[str, Path]) -> None:
    base, packs = dealt
    page = open_page(server=base)
    rare_hand(page, packs, "4H 5S 5D 6C", "5C")
    expect(page.get_by_role("button", name="Certificate")).to_have_count(0)
