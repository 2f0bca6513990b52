"""The page in every language: which one it speaks, that it changes at once, that everything fits."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from kribo.locales import LANGUAGES, catalogue
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.screens import SCREENS, lobby
from tests.web.table import ME, OPEN, join, play_until, primary, table
from tests.web.test_shape import AXE, LIGHT_ENOUGH, faults

OTHERS = LANGUAGES[1:]

USUAL = {"size": 100, "font": "usual", "spacing": "usual"}

LARGE: dict[str, Any] = {"size": 200}

TEXTS: list[dict[str, Any]] = [LARGE, {"size": 150}, {"font": "clear", "spacing": "wide"}, {}]
"""How readers may want text: larger, in clear letters with the spacing of WCAG 2.2 1.4.12, and as usual."""

FRAMES = {(320, 640): TEXTS, (390, 844): [LARGE, {}], (768, 1024): [LARGE, {}], DESKTOP: TEXTS}

DRAWN = """() => document.fonts.ready.then(
    () => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }))"""

LONGER = "longer"
"""English with words that are 40 % longer."""

SOON = 1.0

PATIENCE = 150
"""Seconds for a whole game, however busy the machine is."""


def switch(page: Page, language: str) -> None:
    page.locator("header .langswitch select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


# Which language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("ru-RU", "ru"), ("eo", "eo"), ("sr-Cyrl-RS", "sr-Cyrl"), ("sr-Latn-RS", "sr-Latn"), ("pt-BR", "en")],
)
def test_the_first_visit_is_in_the_language_of_the_browser(
    browser: Browser, base: str, wanted: str, language: str
) -> None:
    context = browser.new_context(base_url=base, locale=wanted)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    lobby(page)
    expect(page.locator("#play-computer")).to_have_text(catalogue(language)("web-play-now"))
    assert page.locator("html").get_attribute("lang") == language
    assert [url.rpartition("/")[2] for url in asked if url.endswith(".ftl")] == [f"{language}.ftl"]
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_before_the_words(open_page: OpenPage, language: str) -> None:
    page = open_page("about:blank", language=language)
    say = catalogue(language)
    text = page.request.get("/").text()
    assert f'<html lang="{language}"' in text
    assert all(say(name) in text for name in ("web-description", "web-failure", "web-noscript"))
    manifest = page.request.get(f"/locales/{language}.webmanifest").json()
    assert (manifest["lang"], manifest["description"]) == (language, say("web-description"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light_and_quick(open_page: OpenPage, language: str) -> None:
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        weights[response.url] = int(response.headers.get("content-length", 0))

    page = open_page("about:blank", language=language)
    page.on("response", weigh)
    begun = time.monotonic()
    page.goto("/")
    lobby(page)
    took = time.monotonic() - begun
    assert 20_000 < sum(weights.values()) < LIGHT_ENOUGH, weights
    assert sum(url.endswith(".ftl") for url in weights) == 1
    # Where other tests keep the machine busy this says little, so there is much room.
    assert took < 5 * SOON


def test_the_switch_changes_a_page_at_once_and_is_remembered(open_page: OpenPage) -> None:
    page = open_page("/#new")
    page.locator(".makeform").wait_for()
    page.locator("details summary").first.click()
    page.locator("select").nth(2).wait_for()
    page.get_by_role("spinbutton", name="Target", exact=True).fill("61")
    page.keyboard.press("Tab")
    chosen = page.locator(".langswitch select")
    chosen.focus()
    for language, before in zip(OTHERS, LANGUAGES, strict=False):
        chosen.select_option(language)
        say = catalogue(language)
        expect(page.locator("h1")).to_have_text(say("web-own-rules"))
        assert page.title() == say("web-page-title", page=say("web-own-rules"))
        expect(page.locator(".summary li").first).not_to_have_text(catalogue(before)("web-loading"))
        assert page.get_by_role("spinbutton", name=say("web-option-target"), exact=True).input_value() == "61"
        assert page.evaluate("() => document.activeElement.matches('.langswitch select')")
    page.reload()
    expect(page.locator("h1")).to_have_text(catalogue(OTHERS[-1])("web-own-rules"))


def test_a_person_is_greeted_elsewhere_in_the_language_chosen_here(open_page: OpenPage) -> None:
    page = open_page()
    lobby(page)
    table(page)
    page.goto("/")
    switch(page, "eo")
    page.wait_for_load_state("networkidle")
    assert page.request.get("/api/me").json()["person"]["language"] == "eo"
    page.context.clear_cookies(name="kribo-language")
    page.reload()
    expect(page.locator("#play-computer")).to_have_text(catalogue("eo")("web-play-now"))


def test_an_address_can_name_a_language(open_page: OpenPage) -> None:
    page = open_page("/rules/six-card?lang=ru")
    expect(page.locator(".prose h1")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ru"
    assert "криббедж" in page.locator(".prose").inner_text().lower()
    switch(page, "sr-Latn")
    assert "lang=" not in page.url
    page.reload()
    assert page.locator("html").get_attribute("lang") == "sr-Latn"


def test_names_of_languages_are_marked_as_of_these_languages(open_page: OpenPage) -> None:
    page = open_page(language="ru")
    lobby(page)
    options = page.locator(".langswitch option")
    assert options.all_inner_texts() == ["English", "Esperanto", "Русский", "Srpski", "Српски"]
    assert [option.get_attribute("lang") for option in options.all()] == [
        "en",
        "eo",
        "ru",
        "sr-Latn",
        "sr-Cyrl",
    ]


# At the table


def test_a_table_changes_its_language_and_nothing_else(open_page: OpenPage) -> None:
    page = open_page()
    table(page)
    primary(page, "discard")
    page.locator(".hand .card").nth(1).click()
    expect(page.locator(".side .log")).to_contain_text(
        catalogue("en")("discarded-unseen", player="Level 1", n=2)
    )
    before = [card.get_attribute("data-card") for card in page.locator(".hand .card").all()]
    told = page.locator(".side .log li").count()
    switch(page, "ru")
    say = catalogue("ru")
    expect(page.locator("#primary")).to_have_text(say("web-primary-choose-cards", n=1))
    assert [card.get_attribute("data-card") for card in page.locator(".hand .card").all()] == before
    expect(page.locator(".hand .card.sel")).to_have_count(1)
    assert page.locator(".side .log li").count() == told
    assert page.locator(".side .log li").first.get_attribute("lang") == "en"
    page.locator(".hand .card").nth(0).click()
    page.locator("#primary").click()
    # What the other does meanwhile would take the place of the answer.
    primary(page, "play")
    page.keyboard.press("s")
    expect(page.locator(".answer")).to_contain_text("31")
    newest = page.locator(".side .log li").last
    assert newest.get_attribute("lang") is None
    assert any("а" <= letter <= "я" for letter in newest.inner_text())


def test_each_reads_their_own_language_at_one_table(open_page: OpenPage) -> None:
    ana, bo = open_page(language="ru"), open_page(language="sr-Latn", size=PHONE, text=True)
    link = table(ana, "Ana", seats=[ME, OPEN])
    join(bo, "Bo", link)
    primary(ana, "start").click()
    ana.get_by_role("tab", name=catalogue("ru")("web-tab", tab="talk")).click()
    ana.locator(".phrases button").first.click()
    expect(bo.locator(".plainlog")).to_contain_text(catalogue("sr-Latn")("phrase-hello"))
    ana.get_by_role("tab", name=catalogue("ru")("web-tab", tab="log")).click()
    expect(ana.locator(".side .log")).to_contain_text(catalogue("ru")("phrase-hello"))
    switch(bo, "eo")
    expect(bo.locator(".plainlog")).to_contain_text(catalogue("eo")("phrase-hello"))


def test_the_letters_on_the_cards_can_be_those_of_the_wide_world(open_page: OpenPage) -> None:
    page = open_page(language="eo")
    lobby(page)
    page.goto("/#settings")
    drawn = "() => document.querySelector('#card-sheet')?.textContent"
    page.locator("[name=web-letters][value=international]").check()
    assert page.evaluate("() => JSON.parse(localStorage.kribo).letters") == "international"
    table(page)
    play_until(page, "#primary[data-action=discard]")
    assert page.evaluate(drawn) is not None
    page.goto("/")
    switch(page, "en")
    page.goto("/#settings")
    expect(page.locator("[name=web-deck]").first).to_be_attached()
    expect(page.locator("[name=web-letters]")).to_have_count(0)


def test_dates_and_plurals_are_those_of_the_language_and_not_of_the_browser(
    browser: Browser, base: str
) -> None:
    context = browser.new_context(base_url=base, locale="ru-RU", timezone_id="UTC")
    context.add_cookies([{"name": "kribo-language", "value": "eo", "url": base}])
    page = context.new_page()
    page.goto("/")
    lobby(page)
    said: list[str] = page.evaluate(
        """async () => {
            const here = document.querySelector('script[type=module]').src;
            const { moment, say } = await import(new URL('words.js', here));
            return [moment(Date.UTC(2026, 4, 7, 14, 5)), say('web-hand', { n: 21 })];
        }"""
    )
    assert said == ["7-a de majo 2026, 14:05", catalogue("eo")("web-hand", n=21)]
    context.close()


# Every screen


@pytest.mark.parametrize("language", [*LANGUAGES, LONGER])
def test_every_screen_fits_in_every_frame_and_is_accessible(
    open_page: OpenPage, stacked_base: str, longer_base: str, language: str
) -> None:
    """In English every screen is held to axe in three themes elsewhere (`test_shape`)."""
    if language == LONGER:
        page = open_page(server=longer_base)
    else:
        page = open_page(server=stacked_base, language=language)
    found: list[str] = []
    for name, go in SCREENS.items():
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        if name != "lobby":
            page.goto("/")
        go(page)
        if language in OTHERS:
            page.evaluate(AXE)
            found += [f"{name}: {fault}" for fault in faults(page)]
        for (width, height), texts in FRAMES.items():
            page.set_viewport_size({"width": width, "height": height})
            for text in texts:
                page.evaluate("(changes) => window.prefer(changes)", USUAL | text)
                page.evaluate(DRAWN)
                found += [f"{name} {width} {text}: {fault}" for fault in page.evaluate("layoutFaults()")]
    assert not found, "\n".join(found)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_by_keyboard_alone(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    table(page)
    page.keyboard.press("Alt+m")
    end = time.monotonic() + PATIENCE
    while not page.locator(".outcome").count() and time.monotonic() < end:
        key = page.evaluate("() => window.nextKey()")
        if key:
            page.keyboard.press(key)
        page.wait_for_timeout(15)
    say = catalogue(language)
    winner = page.locator(".outcome h2").inner_text()
    assert winner == say("web-you-won") or "1" in winner


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_by_text_alone(open_page: OpenPage, language: str) -> None:
    """In the words of the language: the commands of its catalogue, its letters of cards."""
    page = open_page(language=language, text=True)
    table(page)
    say = catalogue(language)
    command = page.locator("#command")
    word = {name: say(f"command-{name}").split()[0] for name in ("scores", "hand", "play", "discard", "cut")}
    for line in (word["scores"], word["hand"]):
        command.fill(line)
        command.press("Enter")
        expect(page.locator(".plainlog")).to_contain_text(f"> {line}")
    end = time.monotonic() + PATIENCE
    while not page.locator("a[href^='/g/']").count() and time.monotonic() < end:
        wish = page.evaluate("() => window.asked?.()")
        if wish:
            command.fill(line_for(wish, word))
            command.press("Enter")
        page.wait_for_timeout(15)
    expect(page.locator(".plainlog")).to_contain_text("31")
    expect(page.locator("a[href^='/g/']").first).to_be_visible()


@pytest.mark.parametrize(("reads", "types"), [("sr-Latn", "sr-Cyrl"), ("sr-Cyrl", "sr-Latn")])
def test_serbian_is_typed_in_either_alphabet(open_page: OpenPage, reads: str, types: str) -> None:
    page = open_page(language=reads, text=True)
    table(page, seats=[ME, OPEN])
    page.locator("#command").fill(f"{catalogue(types)('table-command-say').split()[-1]} 1")
    page.keyboard.press("Enter")
    expect(page.locator(".plainlog")).to_contain_text(catalogue(reads)("phrase-hello"))


def line_for(wish: dict[str, Any], word: dict[str, str]) -> str:
    """What to type, by what the buttons offer."""
    return wish["action"] and {"discard": f"{word['discard']} 1 2", "cut": word["cut"]}.get(
        wish["action"], f"{word['play']} {wish['card']}"
    )


def test_the_languages_differ(open_page: OpenPage) -> None:
    page = open_page()
    lobby(page)
    seen = []
    for language in LANGUAGES:
        switch(page, language)
        seen.append(page.locator("main").inner_text())
    assert all(one != other for one, other in pairwise(seen))
