"""Every screen of the page, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.table import ME, OPEN, bots, play_until, table

TOO_HIGH = ".hand .under.no"
"""Under a card that would make more than 31: the longest words that stand there."""


def lobby(page: Page) -> None:
    page.locator("#play-computer").wait_for()


def sub_page(name: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/#{name}")
        page.locator("main h1").first.wait_for()
        page.locator(".makeform, .settings, .prose p, .import").first.wait_for()

    return go


def keys(page: Page) -> None:
    sub_page("keys")(page)
    page.locator("#key-count").click()
    page.keyboard.press("h")
    page.locator(".newkey .errtext").wait_for()


def settings(page: Page) -> None:
    sub_page("settings")(page)
    page.locator(".hearing summary").click()


def rules(page: Page) -> None:
    page.goto("/rules/six-card")
    page.locator(".prose p").first.wait_for()


def waiting_room(page: Page) -> None:
    table(page, seats=[ME, OPEN])
    page.locator(".qr").wait_for()


def discard(page: Page) -> None:
    table(page)
    play_until(page, "#primary[data-action=discard]")
    page.locator(".hand .card").first.click()


def play(page: Page) -> None:
    table(page, options={"target": "121"})
    play_until(page, ".ribbon")
    play_until(page, "#primary[data-action=play]")


def crowd(page: Page) -> None:
    table(page, variant="six-handed", seats=bots(5), options={"target": "121"})
    play_until(page, TOO_HIGH)


def partners(page: Page) -> None:
    table(page, variant="partners", seats=bots(3), options={"target": "121"})
    play_until(page, TOO_HIGH)


def long_hand(page: Page) -> None:
    table(page, variant="seven-card", options={"target": "121"})
    play_until(page, ".hand.n5 .under")


def claim(page: Page) -> None:
    table(page, options={"counting": "self", "target": "121"})
    play_until(page, "#primary[data-action=claim]")


def outcome(page: Page) -> None:
    table(page)
    play_until(page, ".outcome")


def replay(page: Page) -> None:
    outcome(page)
    page.locator('a[href^="/g/"]').first.click()
    page.locator(".moves button").nth(12).click()


def menu(page: Page) -> None:
    discard(page)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for()


def help_sheet(page: Page) -> None:
    discard(page)
    page.keyboard.press("F1")
    page.locator("dialog[open] kbd").first.wait_for()


def text(page: Page) -> None:
    table(page)
    page.evaluate("() => history.replaceState(null, '', '?ui=text')")
    page.reload()
    page.locator("#command").wait_for()
    page.locator(".logtools summary").click()


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "make": sub_page("new"),
    "games": sub_page("games"),
    "settings": settings,
    "keys": keys,
    "help": help_sheet,
    "rules": rules,
    "room": waiting_room,
    "discard": discard,
    "play": play,
    "crowd": crowd,
    "partners": partners,
    "long hand": long_hand,
    "claim": claim,
    "outcome": outcome,
    "replay": replay,
    "menu": menu,
    "text": text,
}
