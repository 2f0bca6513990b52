"""Tables for tests, made over HTTP as the page itself would."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

ME, OPEN = {"kind": "me"}, {"kind": "open"}

AGAIN = 2
"""A server ends connections that were idle for some seconds, even while a request is on its way."""


def bots(number: int) -> list[dict[str, str]]:
    """Us, and so many seats of the computer, at the first level there is."""
    return [ME, *([{"kind": "bot"}] * number)]


def sit(page: Page, name: str) -> None:
    """Be a guest of that name."""
    answer = page.request.post("/api/guests", data={"name": name}, max_retries=AGAIN)
    assert answer.ok, answer.text()


def table(page: Page, name: str = "Mira", **wish: Any) -> str:
    """Make a table and go to it; the dealer is drawn and nobody takes time to think."""
    sit(page, name)
    wish.setdefault("variant", "six-card")
    wish["options"] = {"target": "31", "first_dealer": "random", **wish.get("options", {})}
    seats = wish.setdefault("seats", bots(1))
    start = all(seat != OPEN for seat in seats)
    levels = page.request.get("/api/catalogue", max_retries=AGAIN).json()["levels"]
    wish["seats"] = [
        {**seat, "level": levels[0]["name"]} if seat["kind"] == "bot" else seat for seat in seats
    ]
    wish = {"pace": "instant", "start": start, **wish}
    answer = page.request.post("/api/tables", data=wish, max_retries=AGAIN)
    assert answer.ok, answer.text()
    link: str = answer.json()["link"]
    page.goto(link)
    return link


def join(page: Page, name: str, link: str) -> None:
    """Take the first open seat."""
    sit(page, name)
    page.goto(link)
    page.locator("#primary[data-action=sit]").click()


def play_until(page: Page, selector: str, **how: Any) -> None:
    """Let the page play on until something is there."""
    page.evaluate("([selector, how]) => window.playUntil(selector, how)", [selector, how])


def begin_playing(page: Page, selector: str, **how: Any) -> None:
    """The same, without waiting for it."""
    page.evaluate("([selector, how]) => { void window.playUntil(selector, how); }", [selector, how])


def primary(page: Page, action: str) -> Any:
    """The primary button, once it offers an action."""
    button = page.locator(f"#primary[data-action={action}]")
    expect(button).to_be_visible()
    return button
