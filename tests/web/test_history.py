"""The log: what it keeps, how it is read, what can be taken out of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.table import ME, OPEN, join, play_until, primary, table
from tests.web.test_modules import run
from tests.web.test_shape import AXE, THEMES, faults, fits

HISTORY = """
    const reader = { seat: null, shared: false, covered: false };
    const history = new it.History(() => reader);
    const add = (text, channel = 'game', more = {}) => history.add({ text, channel, ...more });
    const texts = (view) => history.of(view).map(({ text }) => text);
"""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    opened = open_page()
    opened.locator("#play-computer").wait_for()
    return opened


def in_history(page: Page, body: str) -> Any:
    return run(page, "table/history", HISTORY + body)


def lines(page: Page, place: str = ".side") -> list[str]:
    return page.locator(f"{place} .log li").all_inner_texts()


def announced(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("#polite")).to_have_text(text)


def exactly(text: str) -> re.Pattern[str]:
    """These words, with or without the mark of a repetition."""
    return re.compile(f"^{re.escape(text)}\u200b?$")


# By itself


def test_the_last_500_events_are_kept(page: Page) -> None:
    kept = in_history(page, "for (let i = 0; i < 700; i++) add(`${i}`); return texts('all');")
    assert kept == [str(number) for number in range(200, 700)]


def test_each_view_has_its_lines(page: Page) -> None:
    views = in_history(
        page,
        """add('g'); add('c', 'chat'); add('s', 'system'); add('a', 'answer');
           return Object.fromEntries(it.VIEWS.map((view) => [view, texts(view).join('')]));""",
    )
    assert views == {"all": "gcsa", "game": "ga", "chat": "c", "system": "s"}


def test_lines_are_read_from_the_newest_on_and_within_the_view(page: Page) -> None:
    read = in_history(
        page,
        """for (const text of 'abcdef') add(text, text < 'c' ? 'chat' : 'game');
           const go = (...steps) => steps.map((step) => history.go(step)?.text).join('');
           const all = go(-1, -1, -1, 1, 1, 1, -Infinity, -1, 10, Infinity);
           add('g');
           const more = go(1, 1);
           history.view = 'chat';
           const chat = go(-1, -1, -1);
           history.view = 'system';
           return [all, more, chat, history.go(-1), history.go(Infinity), history.line];""",
    )
    assert read == ["fedeffaaff", "gg", "baa", None, None, None]


def test_nobody_reads_what_others_at_this_device_saw(page: Page) -> None:
    seen = in_history(
        page,
        """add('mine', 'game', { eyes: 0 }); add('theirs', 'game', { eyes: 1 }); add('all', 'chat');
           add('hand', 'answer', { eyes: 0 });
           const seen = [texts('all')];
           Object.assign(reader, { shared: true, seat: 0 });
           seen.push(texts('all'));
           reader.covered = true;
           seen.push(texts('all'), [history.text]);
           Object.assign(reader, { covered: false, seat: 1 });
           return [...seen, texts('all')];""",
    )
    assert seen == [
        ["mine", "theirs", "all", "hand"],
        ["mine", "all", "hand"],
        ["all"],
        ["all\n"],
        ["theirs", "all"],
    ]


def test_lines_have_their_times_where_they_are_wanted(page: Page) -> None:
    texts = in_history(
        page,
        """const { prefer } = await import(new URL('preferences.js', here));
           add('a', 'game', { at: new Date(2026, 4, 7, 9, 5, 3).getTime() }); add('b');
           const plain = history.text;
           prefer({ times: true });
           return [plain, history.text];""",
    )
    assert texts[0] == "a\nb\n"
    assert re.fullmatch(r"09:05:03 a\n\d\d:\d\d:\d\d b\n", texts[1])


# At the table


def test_the_keys_of_the_log(open_page: OpenPage) -> None:
    page = open_page()
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    play_until(page, "#primary[data-action=discard]")
    told = page.locator(".side .log li").evaluate_all(
        """(all) => all.map((line) => line.querySelector(':scope > span > .vh') ?? line.children[1])
            .map(({ textContent }) => textContent)"""
    )
    assert len(told) > 15
    page.keyboard.press("Alt+h")
    log = page.locator(".side .log")
    expect(log).to_be_focused()
    current = page.locator(".side .log [aria-current]")
    for key, place in (
        ("ArrowUp", -1),
        ("ArrowUp", -2),
        ("PageUp", -12),
        ("ArrowDown", -11),
        ("Home", 0),
        ("PageDown", 10),
        (",", 9),
        (".", 10),
        ("End", -1),
    ):
        page.keyboard.press(key)
        announced(page, exactly(told[place]))
        expect(current).to_have_count(1)
        place_of_current = current.evaluate("(line) => [...line.parentElement.children].indexOf(line)")
        assert place_of_current == place % len(told), key
        expect(current).to_be_in_viewport()
    expect(log).to_be_focused()
    page.keyboard.press("Alt+m")
    page.keyboard.press(",")
    announced(page, exactly(told[-2]))
    assert page.evaluate("() => Boolean(document.activeElement.closest('.hand'))")


def test_views_by_keys_and_by_mouse(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page()
    link = table(ana, "Ana", seats=[ME, OPEN], chat="free")
    join(bo, "Bo", link)
    bo.get_by_role("tab", name="Talk").click()
    bo.locator(".phrases button").first.click()
    expect(ana.locator(".side .log")).to_contain_text("Bo: Hello!")
    primary(ana, "start").click()
    primary(ana, "discard")
    ana.keyboard.press("p")
    expect(ana.locator(".side .log")).to_contain_text("Ana paused the game.")
    primary(ana, "resume").click()
    primary(ana, "discard")
    ana.keyboard.press("Escape")
    ana.get_by_role("button", name="Settings of the table").click()
    ana.get_by_label("At a human pace").check()
    ana.keyboard.press("Escape")
    expect(bo.locator(".side .log")).to_have_count(0)
    system = ["Bo sits down.", "Ana paused the game.", "The game goes on."]
    ana.locator(".side").get_by_role("button", name="System").click()
    expect(ana.locator(".side .log li")).to_contain_text([*system, "Computers play:"])
    ana.keyboard.press("Alt+h")
    ana.keyboard.press("Alt+ArrowLeft")
    announced(ana, re.compile("^Talk, 1 line"))
    assert [line.strip() for line in lines(ana)] == ["Bo: Hello!"]
    ana.keyboard.press("Alt+ArrowLeft")
    expect(ana.locator(".side .log")).to_contain_text("Your hand")
    expect(ana.locator(".side .log")).not_to_contain_text("Bo: Hello!")
    ana.keyboard.press("Alt+ArrowLeft")
    expect(ana.locator(".side .log")).to_contain_text("Bo: Hello!")
    ana.keyboard.press("Alt+ArrowLeft")
    expect(ana.locator(".side .log li")).to_contain_text([*system, "Computers play:"])
    ana.keyboard.press("Alt+ArrowRight")
    expect(ana.locator(".side .seg [aria-pressed=true]")).to_have_text("All")
    assert ana.url.endswith(link)


def take(page: Page, place: str) -> None:
    page.locator(f"{place} .logtools summary").click()


@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_lines_are_copied(open_page: OpenPage, text: bool) -> None:
    page = open_page(text=text)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table(page)
    primary(page, "discard")
    clipboard = "() => navigator.clipboard.readText()"
    line = page.locator(".log li", has_text="Your hand")
    line.click()
    hand = line.inner_text().strip()
    take(page, ".logbox")
    page.get_by_role("button", name="Copy the line").click()
    expect(page.locator(".copied")).to_have_text("Copied")
    assert page.evaluate(clipboard) == hand
    page.locator(".log").focus()
    page.keyboard.press("Home")
    expect(page.locator(".log li").first).to_have_attribute("aria-current", "true")
    page.keyboard.press("Control+Space")
    announced(page, exactly("Copied"))
    assert page.evaluate(clipboard) == page.locator(".log li").first.inner_text().strip()
    page.get_by_role("button", name="Copy all").click()
    page.wait_for_function(
        "async (hand) => (await navigator.clipboard.readText()).includes(`${hand}\\n`)", arg=hand
    )


def test_lines_are_copied_where_there_is_no_clipboard(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    table(page)
    primary(page, "discard")
    page.evaluate(
        """() => {
            Object.defineProperty(navigator, 'clipboard', { value: undefined });
            document.addEventListener('copy', () => { window.copied = document.activeElement.value; });
        }"""
    )
    page.keyboard.press("Alt+h")
    expect(page.locator("dialog .log")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Control+Space")
    page.wait_for_function("() => window.copied")
    assert page.evaluate("() => window.copied") in page.locator("dialog .log").inner_text()
    expect(page.locator("dialog .log")).to_be_focused()


def test_the_view_is_saved_as_a_text_file(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    table(page)
    primary(page, "discard")
    expect(page.locator(".side .log")).to_contain_text("away")
    take(page, ".side")
    page.get_by_role("button", name="Times").click()
    expect(page.get_by_role("button", name="Times")).to_have_attribute("aria-pressed", "true")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as text").click()
    assert re.fullmatch(r"kribo-[0-9A-Z]{6}\.txt", download.value.suggested_filename)
    file = tmp_path / "log.txt"
    download.value.save_as(file)
    saved = file.read_text(encoding="utf-8").splitlines()
    assert len(saved) == page.locator(".side .log li").count()
    assert all(re.match(r"\d\d:\d\d:\d\d \S", line) for line in saved)
    assert any("Your hand: " in line for line in saved)
    page.reload()
    expect(page.locator(".side .log small").first).to_have_text(re.compile(r"^\d\d:\d\d:\d\d$"))


def test_a_covered_table_keeps_what_the_one_before_saw(open_page: OpenPage) -> None:
    page = open_page()
    table(page, seats=[ME, {"kind": "me", "name": "Bo"}])
    primary(page, "discard")
    expect(page.locator(".side .log")).to_contain_text("Your hand")
    for card in range(2):
        page.locator(".hand .card").nth(card).click()
    primary(page, "discard").click()
    cover = primary(page, "uncover")
    expect(page.locator("#polite")).to_contain_text("You lay away")
    for key in (",", "Alt+h"):
        page.keyboard.press(key)
        announced(page, exactly("Nothing is here yet."))
    assert lines(page) == []
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("h")
    page.wait_for_timeout(500)
    assert "Your hand" not in page.locator("body").inner_text()
    cover.click()
    primary(page, "discard")
    second = page.locator(".side .log").inner_text()
    assert "You lay away" not in second
    for card in range(2):
        page.locator(".hand .card").nth(card).click()
    primary(page, "discard").click()
    play_until(page, "#primary[data-action=uncover]")
    page.locator("#primary[data-action=uncover]").click()
    expect(page.locator(".side .log").get_by_text("You lay away")).to_have_count(1)


def test_what_was_missed_while_the_connection_was_lost_is_in_the_log(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page()
    sockets: list[WebSocketRoute] = []
    down = False

    def carry(socket: WebSocketRoute) -> None:
        if down:
            socket.close(code=4001)
            return
        socket.connect_to_server()
        sockets.append(socket)

    ana.route_web_socket("**/ws*", carry)
    link = table(ana, "Ana", seats=[ME, OPEN])
    join(bo, "Bo", link)
    primary(ana, "start").click()
    play_until(ana, "[data-action=take-back]")
    before = lines(ana)
    down = True
    sockets[-1].close(code=4001)
    expect(ana.locator(".banner")).to_contain_text("The connection is lost.")
    play_until(bo, "[data-action=take-back], #primary[data-action=cut], #primary[data-action=waiting]")
    bo.get_by_role("tab", name="Talk").click()
    bo.locator(".phrases button").first.click()
    down = False
    log = ana.locator(".side .log")
    expect(log).to_contain_text("The connection is back.", timeout=30_000)
    expect(log).to_contain_text("Bo lays 2 cards away.")
    expect(log).to_contain_text("Bo: Hello!")
    after = lines(ana)
    assert after[: len(before)] == before
    assert sum("Your hand" in line for line in after) == 1


def test_the_log_goes_on_from_game_to_game(open_page: OpenPage) -> None:
    page = open_page()
    table(page)
    play_until(page, ".outcome")
    last = lines(page)[-1]
    primary(page, "next-game").click()
    expect(page.locator(".outcome")).to_have_count(0)
    primary(page, "discard")
    assert last in lines(page)
    assert sum("Deal 1:" in line for line in lines(page)) == 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_the_log_is_accessible(open_page: OpenPage, size: tuple[int, int], text: bool) -> None:
    page = open_page(size=size, text=text, times=True)
    table(page)
    primary(page, "discard")
    page.keyboard.press("Alt+h")
    expect(page.locator(".log:focus")).to_have_attribute("aria-live", "off")
    page.keyboard.press("ArrowUp")
    take(page, "dialog" if page.locator("dialog[open]").count() else "main")
    page.evaluate(AXE)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert not faults(page), theme
    fits(page)
