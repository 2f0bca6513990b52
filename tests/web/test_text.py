"""The text as a reader wants it: its size, its letters, its spacing; and the colours of a system of few."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import kribo
from kribo.locales import LANGUAGES
from tests.web.conftest import PHONE, OpenPage
from tests.web.screens import SCREENS, discard, play, sub_page
from tests.web.table import play_until, table
from tests.web.test_shape import AXE, faults, fits

MESSAGES = Path(kribo.__file__).parent / "locales"

SIZE_OF_HTML = "() => getComputedStyle(document.documentElement).fontSize"


def chosen(page: Page, name: str, value: str) -> None:
    page.locator(f"[name={name}][value='{value}']").check()


def fonts(page: Page, text: str, weight: int) -> dict[str, int]:
    """Which fonts draw how many signs of a text that asks for the clear letters."""
    page.evaluate(
        """([text, weight]) => {
            const place = document.createElement('p');
            place.id = 'sample';
            place.style.setProperty('font', `${weight} 16px Andika, monospace`);
            place.textContent = text;
            document.body.append(place);
            return document.fonts.load(`${weight} 16px Andika`, text);
        }""",
        [text, weight],
    )
    page.evaluate("() => document.fonts.ready")
    tool = page.context.new_cdp_session(page)
    tool.send("DOM.enable")
    tool.send("CSS.enable")
    root = tool.send("DOM.getDocument")["root"]["nodeId"]
    node = tool.send("DOM.querySelector", {"nodeId": root, "selector": "#sample"})["nodeId"]
    used = tool.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    page.evaluate("() => document.querySelector('#sample').remove()")
    return {font["familyName"]: int(font["glyphCount"]) for font in used}


def test_a_size_of_text_is_chosen_and_kept(open_page: OpenPage) -> None:
    page = open_page()
    sub_page("settings")(page)
    assert page.evaluate(SIZE_OF_HTML) == "16px"
    chosen(page, "web-size", "200")
    assert page.evaluate(SIZE_OF_HTML) == "32px"
    page.reload()
    expect(page.locator("[name=web-size][value='200']")).to_be_checked()
    assert page.evaluate(SIZE_OF_HTML) == "32px"


def test_a_wide_window_with_large_text_is_laid_out_like_a_small_one(open_page: OpenPage) -> None:
    page = open_page()
    discard(page)
    expect(page.locator(".desk")).to_be_visible()
    page.evaluate("() => window.prefer({ size: 200 })")
    expect(page.locator(".phone")).to_be_visible()
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".desk")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clear_letters_are_fetched_when_they_are_chosen_and_are_all_there(
    open_page: OpenPage, language: str
) -> None:
    page = open_page("about:blank", language=language)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sub_page("settings")(page)
    assert not [url for url in asked if "andika" in url]
    with page.expect_response(lambda response: "andika" in response.url) as answer:
        chosen(page, "web-font", "clear")
    assert answer.value.ok
    assert answer.value.headers["content-type"] == "font/woff2"
    written = "".join(path.read_text(encoding="utf-8") for path in MESSAGES.glob(f"{language}/*.ftl"))
    letters = "".join(sorted({letter for letter in written if letter.isalpha()}))
    for weight in (400, 700):
        assert fonts(page, letters, weight) == {"Andika": len(letters)}


def test_wide_spacing_is_that_of_the_guidelines(open_page: OpenPage) -> None:
    page = open_page()
    sub_page("settings")(page)
    chosen(page, "web-spacing", "wide")
    found = page.locator(".settings h3").first.evaluate(
        """(element) => {
            const style = getComputedStyle(element);
            const size = parseFloat(style.fontSize);
            return [style.letterSpacing, style.wordSpacing, style.lineHeight].map(parseFloat)
              .map((length) => length / size);
        }"""
    )
    assert found[0] >= 0.1
    assert found[2] >= 1.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["lobby", "play", "discard", "settings", "outcome"])
def test_what_is_seen_in_the_colours_of_the_system(
    open_page: OpenPage, stacked_base: str, scheme: str, screen: str
) -> None:
    page = open_page(server=stacked_base)
    page.emulate_media(forced_colors="active", color_scheme="dark" if scheme == "dark" else "light")
    SCREENS[screen](page)
    page.evaluate(AXE)
    assert not faults(page)


def test_what_is_chosen_shows_in_the_colours_of_the_system(open_page: OpenPage, stacked_base: str) -> None:
    page = open_page(server=stacked_base)
    page.emulate_media(forced_colors="active", color_scheme="dark")
    discard(page)
    border = "(card) => getComputedStyle(card).outlineWidth"
    assert page.locator(".hand .card.sel").first.evaluate(border) == "5px"
    assert page.locator(".hand .card:not(.sel)").first.evaluate(border) != "5px"
    face = """(card) => [getComputedStyle(card).backgroundColor,
      getComputedStyle(card.querySelector('.face')).color]"""
    ground, ink = page.locator(".hand .card").first.evaluate(face)
    assert ground != ink
    play(page)
    marks = page.locator(".plate .mk").evaluate_all("(all) => all.map((one) => getComputedStyle(one).fill)")
    cloth = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert cloth not in marks


def test_what_a_card_pegs_has_room_in_large_letters(open_page: OpenPage, stacked_base: str) -> None:
    page = open_page(size=PHONE, server=stacked_base, forced=False)
    table(page, options={"target": "121"})
    play_until(page, ".hand .under.plus")
    pegs = page.locator(".hand .under.plus").first
    expect(pegs).to_have_text(re.compile(r"^\d+, \+\d+$"))
    page.evaluate("() => window.prefer({ size: 200 })")
    expect(pegs).to_have_text(re.compile(r"^\+\d+$"))
    fits(page)
