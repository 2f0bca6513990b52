"""A reload, a lost connection and a server that starts again take nothing away."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import OpenPage
from tests.web.table import ME, OPEN, join, play_until, primary, table


def hand(page: Page) -> list[str | None]:
    return [card.get_attribute("data-card") for card in page.locator(".hand .card").all()]


def test_reload_in_a_discard(open_page: OpenPage) -> None:
    page = open_page()
    table(page)
    play_until(page, "#primary[data-action=discard]")
    before = hand(page)
    assert len(before) == 6
    page.reload()
    primary(page, "discard")
    assert hand(page) == before


def test_reload_in_the_play(open_page: OpenPage) -> None:
    page = open_page()
    table(page, options={"target": "61"})
    play_until(page, "#primary[data-action=play]")
    play_until(page, ".fan .it:nth-child(2)")
    primary(page, "play")
    before, laid = hand(page), page.locator(".fan .it").count()
    page.reload()
    primary(page, "play")
    assert hand(page) == before
    expect(page.locator(".fan .it")).to_have_count(laid)


def test_reload_in_a_count(open_page: OpenPage) -> None:
    page = open_page()
    table(page, options={"counting": "self", "target": "121"})
    play_until(page, "#primary[data-action=claim]")
    before = [card.get_attribute("aria-label") for card in page.locator(".five .card").all()]
    page.reload()
    primary(page, "claim")
    assert [card.get_attribute("aria-label") for card in page.locator(".five .card").all()] == before
    page.keyboard.type("4")
    expect(page.locator("#primary")).to_have_text("Claim 4")


def test_a_lost_connection_comes_back(open_page: OpenPage) -> None:
    page = open_page()
    sockets: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws*", carry)
    table(page)
    play_until(page, "#primary[data-action=discard]")
    sockets[-1].close(code=4001)
    expect(page.locator(".banner")).to_contain_text("The connection is lost.")
    expect(page.locator(".banner")).to_have_count(0)
    assert len(sockets) == 2
    play_until(page, "#primary[data-action=play]")


def test_a_discard_is_taken_back(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page()
    link = table(ana, "Ana", seats=[ME, OPEN])
    join(bo, "Bo", link)
    primary(ana, "start").click()
    play_until(ana, "[data-action=take-back]")
    expect(ana.locator(".hand .card")).to_have_count(4)
    ana.locator("[data-action=take-back]").click()
    expect(ana.locator(".hand .card")).to_have_count(6)
