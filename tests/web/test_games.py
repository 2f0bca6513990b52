"""Whole games in the browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.table import ME, OPEN, begin_playing, bots, join, play_until, primary, table


def test_a_game_within_two_clicks(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("#play-computer").click()
    expect(page.locator(".mat")).to_be_visible()
    expect(page.locator(".plate.tall .name")).to_have_text("You")


def test_two_people_play_each_other(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page(size=PHONE)
    link = table(ana, "Ana", seats=[ME, OPEN], options={"target": "61"})
    expect(ana.locator(".qr")).to_be_visible()
    join(bo, "Bo", link)
    primary(ana, "start").click()
    begin_playing(bo, ".outcome")
    play_until(ana, ".outcome")
    expect(bo.locator(".outcome")).to_be_visible()
    winners = [page.locator(".outcome h2").inner_text() for page in (ana, bo)]
    assert sorted(winner == "You win" for winner in winners) == [False, True]
    primary(ana, "next-game").click()
    primary(bo, "next-game").click()
    expect(ana.locator(".outcome")).to_have_count(0)


def test_a_person_plays_the_computer_to_121(open_page: OpenPage) -> None:
    page = open_page()
    table(page, options={"target": "121"})
    play_until(page, ".outcome")
    scores = page.locator(".places .vh").all_inner_texts()
    assert scores[0] == "121"
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".moves button").first).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "others", "size"),
    [
        ("three-handed", 2, None),
        ("four-handed", 3, PHONE),
        ("partners", 3, None),
        ("six-handed", 5, PHONE),
        ("auction", 1, None),
        ("five-card", 1, PHONE),
        ("seven-card", 1, None),
    ],
)
def test_every_kind_of_game(open_page: OpenPage, variant: str, others: int, size: Any) -> None:
    page = open_page(size=size) if size else open_page()
    table(page, variant=variant, seats=bots(others))
    play_until(page, ".outcome")
    expect(page.locator(".outcome h2")).to_be_visible()


def test_a_wrong_claim_costs_under_strict_counting(open_page: OpenPage) -> None:
    page = open_page()
    table(page, options={"counting": "strict", "target": "61"})
    play_until(page, ".outcome", number=28)
    assert "counted too much" in page.locator(".side .log").inner_text()


def test_muggins_and_counting_in_the_play(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    options = {"counting": "muggins", "manual_pegging": "on", "count_seconds": "60", "call_seconds": "60"}
    table(page, options=options)
    play_until(page, "#primary[data-action=muggins]")
    expect(page.locator(".claimed")).to_be_visible()
    page.locator(".pad button").first.click()
    expect(page.locator("#primary")).to_have_text("Call 1")
    page.locator("#primary").click()
    play_until(page, ".outcome")


def test_several_people_at_one_device_cover_their_cards(open_page: OpenPage) -> None:
    page = open_page()
    table(page, seats=[ME, {"kind": "me", "name": "Bo"}])
    primary(page, "discard")
    for card in range(2):
        page.locator(".hand .card").nth(card).click()
    primary(page, "discard").click()
    cover = primary(page, "uncover")
    expect(page.locator(".ask h2")).to_contain_text("Give the device to")
    expect(page.locator(".hand .card")).to_have_count(0)
    cover.click()
    primary(page, "discard")
    expect(page.locator(".hand .card")).to_have_count(6)
    assert "You lay away" not in page.locator(".side .log").inner_text()


def test_watching_shows_no_hidden_card(open_page: OpenPage) -> None:
    page, watcher = open_page(), open_page()
    link = table(page)
    play_until(page, "#primary[data-action=play]")
    watcher.goto(link)
    expect(watcher.locator("#primary")).to_have_text("You are watching")
    expect(watcher.locator(".hand .card")).to_have_count(0)
    expect(watcher.locator(".plate")).to_have_count(2)


def test_pause_resign_and_rematch(open_page: OpenPage) -> None:
    page = open_page()
    table(page)
    play_until(page, "#primary[data-action=play]")
    page.keyboard.press("p")
    primary(page, "resume").click()
    primary(page, "play")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".outcome")).to_contain_text("The game was given up.")
    primary(page, "next-game").click()
    expect(page.locator(".outcome")).to_have_count(0)


def test_talk_reaches_the_others_and_can_be_muted(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page()
    link = table(ana, "Ana", seats=[ME, OPEN], chat="free")
    join(bo, "Bo", link)
    expect(ana.locator(".seatlist")).to_contain_text("Bo")
    bo.get_by_role("tab", name="Talk").click()
    bo.get_by_label("Say something").fill("Hello <b>Ana</b>")
    bo.get_by_role("button", name="Send").click()
    expect(ana.locator(".log")).to_contain_text("Bo: Hello <b>Ana</b>")
    ana.get_by_role("tab", name="Talk").click()
    ana.get_by_role("button", name="Mute").click()
    expect(ana.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    bo.locator(".phrases button").first.click()
    bo.get_by_role("tab", name="Log").click()
    expect(bo.locator(".side .log li", has_text="Bo:")).to_have_count(2)
    ana.get_by_role("tab", name="Log").click()
    expect(ana.locator(".side .log li", has_text="Bo:")).to_have_count(1)
