"""By keyboard alone, by commands alone, and by touch."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.table import play_until, primary, table


def announced(page: Page) -> str:
    return " ".join(page.locator("#polite, #assertive").all_inner_texts())


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.getAttribute('aria-label') ?? ''"))


def test_text_mode_comes_first_on_every_page(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#play-computer").wait_for()
    for path in ("/", "/#settings", table(page)):
        page.goto(path)
        page.locator("#play-computer, .settings, #primary[data-action=discard]").first.wait_for()
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement?.className").endswith("textlink")


def test_from_the_lobby_through_a_deal_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#play-computer").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mat")).to_be_visible()
    for _ in range(12):
        if page.locator("#primary[data-action=discard]").count():
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
    page.keyboard.press("Alt+m")
    assert ", 1 of 6" in focused(page)
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert ", 6 of 6" in focused(page)
    page.keyboard.press("Space")
    assert "chosen for the crib" in focused(page)
    expect(page.locator(".hand")).to_have_attribute("aria-label", "Your hand, 6 cards, 2 chosen")
    page.keyboard.press("Backspace")
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(4)
    page.keyboard.press("s")
    expect(page.locator(".answer")).to_contain_text("121")


def test_focus_stays_in_the_hand(open_page: OpenPage) -> None:
    page = open_page(forced=False)
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    page.keyboard.press("Alt+m")
    assert ", 1 of 4" in focused(page)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(3)
    assert ", 1 of 3" in focused(page)


def test_a_card_that_does_not_fit_says_why(open_page: OpenPage) -> None:
    page = open_page(forced=False)
    table(page, options={"target": "121"})
    play_until(page, ".hand .card.off")
    card = page.locator(".hand .card.off").first
    assert "would make" in (card.get_attribute("aria-label") or "")
    card.click()
    expect(page.locator(".errtext").first).to_contain_text("the limit is 31")
    expect(page.locator("#assertive")).to_contain_text("the limit is 31")


def test_keys_can_be_switched_off(open_page: OpenPage) -> None:
    page = open_page(keys=False)
    table(page)
    primary(page, "discard")
    page.keyboard.press("s")
    page.wait_for_timeout(200)
    expect(page.locator(".answer")).to_have_count(0)


def test_a_game_by_commands_alone(open_page: OpenPage) -> None:
    page = open_page(text=True)
    table(page)
    command = page.get_by_label("Command")
    for line in ("s", "?", "1 2"):
        command.fill(line)
        command.press("Enter")
    log = page.locator(".plainlog")
    expect(log).to_contain_text("> s")
    expect(log).to_contain_text("You lay away")
    end = time.monotonic() + 60
    while not page.get_by_role("link", name="Replay").count() and time.monotonic() < end:
        asked = page.locator(".asked").inner_text()
        if not asked or "To act" in asked:
            page.wait_for_timeout(20)
            continue
        line = "cut" if "Cut" in asked else "1 2" if "Choose" in asked else _playable(page)
        command.fill(line)
        command.press("Enter")
        page.wait_for_timeout(30)
    expect(log).to_contain_text(re.compile("wins? the game"))


def _playable(page: Page) -> str:
    """A card that can be played, by the words on the page."""
    asked = page.locator(".asked").inner_text()
    _, found, cards = asked.partition("You can play: ")
    return cards.split()[0].strip(".") if found else "1"


def test_by_touch_a_card_is_chosen_and_then_played(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, confirm="button", forced=False)
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    card = page.locator(".hand .card:not(.off)").first
    card.click()
    card.click()
    expect(page.locator("#primary")).to_have_text("Choose a card")
    card.click()
    page.locator("#primary").click()
    expect(page.locator(".hand .card")).to_have_count(3)


def test_targets_are_large_enough_for_thumbs(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    table(page)
    primary(page, "discard")
    # A finger goes through the buttons of the tracks, and asks the board for the nearest one.
    for button in page.locator("button:visible:not(.tracks button), a.btn:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, button.inner_text()


def test_the_next_step_of_a_count_waits_for_the_reader(open_page: OpenPage) -> None:
    page = open_page(speed="step")
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=next]")
    before = page.locator(".chip:not(.ghost)").count()
    expect(page.locator("[data-action=all]")).to_be_visible()
    page.wait_for_timeout(700)
    assert page.locator(".chip:not(.ghost)").count() == before
    page.locator("[data-action=all]").click()
    play_until(page, "#primary[data-action=discard]")
