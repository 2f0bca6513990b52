"""Keys that are changed: on the page of keys, and then at a table, in every layout."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kribo.locales import catalogue
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.table import play_until, primary, table


def keys_page(open_page: OpenPage, **how: Any) -> Page:
    page = open_page("/#keys", **how)
    page.locator("#key-count").wait_for()
    return page


def row(page: Page, action: str) -> Locator:
    """The line of an action, with its key."""
    return page.locator(f"[data-does={action}] > kbd")


def remap(page: Page, action: str, key: str) -> None:
    """Give an action another key."""
    page.locator(f"#key-{action}").click()
    expect(page.locator("#newkey")).to_be_focused()
    page.keyboard.press(key)


def press(page: Page, code: str, key: str, **held: bool) -> None:
    """A key as a keyboard with other letters sends it."""
    event = {"code": code, "key": key, "bubbles": True, "cancelable": True, **held}
    page.evaluate("(event) => document.body.dispatchEvent(new KeyboardEvent('keydown', event))", event)


def test_a_key_is_changed_kept_and_named_everywhere(open_page: OpenPage) -> None:
    page = keys_page(open_page)
    remap(page, "scores", "q")
    expect(row(page, "scores")).to_have_text("Q")
    expect(page.locator("#key-scores")).to_be_focused()
    expect(page.locator("#polite")).to_contain_text("Scores: Q.")
    table(page, options={"target": "121"})
    primary(page, "discard")
    page.keyboard.press("s")
    page.wait_for_timeout(200)
    expect(page.locator(".answer")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator(".answer")).to_contain_text("Street 1 of 4")
    page.keyboard.press("Escape")
    asks = page.locator("dialog[open] .menulist.two")
    expect(asks.get_by_role("button", name="Scores Q", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text("Choose 2 cards for")
    expect(sheet.locator(".keyrow", has_text="Scores").first).to_contain_text("Q")
    sheet.get_by_role("button", name="Change the keys").click()
    expect(sheet.locator("[data-does=scores] > kbd")).to_have_text("Q")
    sheet.locator("[data-does=scores]").get_by_role("button", name="Usual key").click()
    expect(sheet.locator("[data-does=scores] > kbd")).to_have_text("S")
    expect(page.locator("#key-scores")).to_be_focused()


def test_a_key_that_is_taken_is_refused_or_swapped(open_page: OpenPage) -> None:
    page = keys_page(open_page)
    remap(page, "count", "h")
    expect(page.locator(".newkey .errtext")).to_have_text("H is taken already: My hand.")
    expect(page.locator("#assertive")).to_contain_text("H is taken already: My hand.")
    expect(row(page, "count")).to_have_text("C")
    page.keyboard.press("Escape")
    expect(page.locator("#key-count")).to_be_focused()
    expect(row(page, "hand")).to_have_text("H")
    remap(page, "count", "h")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(row(page, "count")).to_have_text("H")
    expect(row(page, "hand")).to_have_text("C")
    # The usual key of one is now the key of the other, so going back asks as well.
    page.locator("[data-does=count]").get_by_role("button", name="Usual key").click()
    expect(page.locator(".newkey .errtext")).to_have_text("C is taken already: My hand.")
    page.get_by_role("button", name="Cancel").click()
    # A sign is taken too, whatever its place.
    remap(page, "count", "Shift+Slash")
    expect(page.locator(".newkey .errtext")).to_have_text("question mark (?) is taken already: Help.")
    page.keyboard.press("Escape")
    page.locator("#keys-usual").click()
    expect(page.locator("#keys-usual")).to_be_focused()
    expect(row(page, "count")).to_have_text("C")
    expect(row(page, "hand")).to_have_text("H")


@pytest.mark.parametrize("key", ["Enter", "Space", "Backspace", "ArrowLeft", "4", "F1", "Control+s", "Home"])
def test_keys_with_work_of_their_own_cannot_be_chosen(open_page: OpenPage, key: str) -> None:
    page = keys_page(open_page)
    remap(page, "count", key)
    expect(page.locator(".newkey .errtext")).to_contain_text("cannot be chosen")
    expect(page.locator("#newkey")).to_be_focused()
    expect(row(page, "count")).to_have_text("C")


def test_tab_and_escape_lead_out(open_page: OpenPage) -> None:
    page = keys_page(open_page)
    remap(page, "count", "Tab")
    assert page.evaluate("() => document.activeElement.textContent") == "No key"
    page.keyboard.press("Enter")
    expect(page.locator("[data-does=count]")).to_contain_text("no key")
    expect(page.locator("#key-count")).to_be_focused()
    table(page)
    primary(page, "discard")
    page.keyboard.press("c")
    page.keyboard.press("Escape")
    menu = page.locator("dialog[open]")
    expect(menu.get_by_role("button", name="Count", exact=True)).to_be_visible()
    expect(page.locator(".answer")).to_have_count(0)
    menu.get_by_role("button", name="Keys", exact=True).click()
    page.locator("#key-count").click()
    page.keyboard.press("Escape")
    # Escape left the change alone, and the sheet stays.
    expect(page.locator("#key-count")).to_be_focused()
    expect(page.locator("dialog[open] [data-does=count]")).to_be_visible()


def test_the_page_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/#settings")
    link = page.get_by_role("link", name="Change the keys")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Keys")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.id") == "key-count":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#newkey")).to_be_focused()
    page.keyboard.press("Alt+Shift+j")
    expect(row(page, "count")).to_have_text("Alt+Shift+J")
    page.reload()
    expect(row(page, "count")).to_have_text("Alt+Shift+J")


def test_letters_of_other_alphabets_work_by_their_place(open_page: OpenPage) -> None:
    page = open_page(forced=False, bound={"hand": "Semicolon"})
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    answer = page.locator(".answer")
    # Russian: с, м, ж and the question mark on 7.
    for code, key, words, held in (
        ("KeyC", "с", "Count", {}),
        ("KeyV", "м", "You have played", {}),
        ("Semicolon", "ж", "Your hand", {}),
        ("KeyS", "Ы", "front peg", {"shiftKey": True}),
        # Serbian: ц, ш and љ.
        ("KeyC", "ц", "Count", {}),
        ("KeyW", "њ", "Seat 1", {}),
        ("KeyX", "џ", "Starter", {}),
    ):
        press(page, code, key, **held)
        expect(answer).to_contain_text(words)
    press(page, "Digit7", "?", shiftKey=True)
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("Your hand")
    page.keyboard.press("Escape")
    # In Russian the full stop is where others have the slash, and reads the log on.
    page.evaluate("() => { document.querySelector('#polite').textContent = ''; }")
    press(page, "Slash", ".")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#polite")).not_to_be_empty()
    press(page, "Backslash", "/", shiftKey=True)
    expect(page.locator("dialog[open], .phrases").first).to_be_visible()


def test_cyrillic_keys_are_shown_as_the_keyboard_names_them(open_page: OpenPage) -> None:
    page = open_page("about:blank", language="ru")
    page.add_init_script(
        """Object.defineProperty(navigator, 'keyboard', { value: {
             getLayoutMap: async () => new Map([['KeyC', 'с'], ['KeyH', 'р']]) } });"""
    )
    page.goto("/#keys")
    expect(row(page, "count")).to_have_text("С")
    expect(row(page, "hand")).to_have_text("Р")
    expect(row(page, "starter")).to_have_text("X")
    page.locator("#key-count").click()
    page.keyboard.press("h")
    expect(page.locator(".newkey .errtext")).to_have_text(
        catalogue("ru")("web-keys-clash", key="Р", action="Мои карты")
    )


def test_single_keys_listen_only_where_the_game_is(open_page: OpenPage) -> None:
    page = keys_page(open_page)
    page.get_by_label("Only on the hand").check()
    table(page, options={"target": "121"})
    primary(page, "discard")
    page.get_by_role("tab", name="Log").focus()
    for key in ("s", "1", "Shift+s"):
        page.keyboard.press(key)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("s")
    page.wait_for_timeout(200)
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator(".hand .sel")).to_have_count(0)
    page.keyboard.press("Alt+m")
    page.keyboard.press("s")
    expect(page.locator(".answer")).to_contain_text("Street 1 of 4")
    page.keyboard.press("Alt+v")
    page.keyboard.press("t")
    expect(page.locator(".answer")).to_contain_text("The discard.")


def test_the_command_line_is_never_disturbed(open_page: OpenPage) -> None:
    page = open_page(text=True, bound={"count": "KeyQ"})
    table(page)
    command = page.get_by_label("Command")
    command.focus()
    page.keyboard.type("q s ? / , .")
    expect(command).to_have_value("q s ? / , .")
    expect(page.locator(".asked")).not_to_contain_text("Street")


def test_switched_off_keys_are_named_nowhere(open_page: OpenPage) -> None:
    page = keys_page(open_page)
    page.get_by_label("Single keys ask and answer").uncheck()
    expect(page.get_by_label("Only on the hand")).to_have_count(0)
    table(page)
    primary(page, "discard")
    page.keyboard.press("F1")
    sheet = page.get_by_role("dialog", name="Help")
    expect(sheet).to_contain_text("Single keys are switched off.")
    expect(sheet.locator("kbd")).to_have_text(["Alt+M", "Alt+V", "Alt+H", "Alt+C"])
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(page.locator("dialog[open] kbd")).to_have_text(["Alt+H"])


def with_help(open_page: OpenPage) -> Page:
    """A table with the sheet of the help over it."""
    page = open_page()
    table(page)
    primary(page, "discard")
    page.keyboard.press("F1")
    page.get_by_role("dialog", name="Help").wait_for()
    return page


def test_what_is_drawn_while_a_sheet_closes_does_not_open_it_again(open_page: OpenPage) -> None:
    """The event of closing comes a moment after Escape."""
    page = with_help(open_page)
    page.evaluate(
        """() => {
            document.querySelector('dialog').requestClose();
            window.prefer({ captions: true });
        }"""
    )
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_timeout(100)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_key_that_comes_while_a_closed_sheet_still_has_the_focus(open_page: OpenPage) -> None:
    """Until it is drawn anew, the page has the focus where it was: in the sheet."""
    page = with_help(open_page)
    page.evaluate(
        """() => {
            const sheet = document.querySelector('dialog');
            sheet.close();
            const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
            sheet.querySelector('button').dispatchEvent(new KeyboardEvent('keydown', key));
        }"""
    )
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_sheet_fits(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, language="ru")
    table(page)
    primary(page, "discard")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").get_by_role("button", name="Клавиши", exact=True).click()
    page.locator("#key-details").click()
    page.keyboard.press("h")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".errtext")).to_be_visible()
    assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")


def test_ctrl_z_takes_a_choice_back(open_page: OpenPage) -> None:
    page = open_page()
    table(page)
    primary(page, "discard")
    page.keyboard.press("1")
    expect(page.locator(".hand .sel")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator(".hand .sel")).to_have_count(0)
