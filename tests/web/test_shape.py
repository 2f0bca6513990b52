"""What every screen keeps: it is accessible in every theme, fits its width, and is light."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import axe_playwright_python  # type: ignore[import-untyped]
import pytest
from playwright.sync_api import Error, Page, Response, expect

from tests.web.conftest import DESKTOP, NARROW, PHONE, OpenPage
from tests.web.screens import SCREENS, lobby

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")

THEMES = ("light", "dark", "contrast")

LIGHT_ENOUGH = 150_000


def faults(page: Page) -> list[str]:
    """What axe finds, by rule, with the places."""
    found: list[dict[str, Any]] = page.evaluate("() => axe.run().then(({ violations }) => violations)")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]


def fits(page: Page) -> None:
    """Nothing is wider than the window, once the page has laid itself out for it."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def lies_well(page: Page) -> None:
    """Nothing is cut off or covered, once the page has laid itself out for the window (see `layout.js`)."""
    with suppress(Error):
        page.wait_for_function("() => !layoutFaults().length", timeout=3000)
    assert page.evaluate("layoutFaults()") == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_is_accessible_in_every_theme(
    open_page: OpenPage, stacked_base: str, screen: str, size: tuple[int, int]
) -> None:
    page = open_page(server=stacked_base, size=size)
    SCREENS[screen](page)
    page.evaluate(AXE)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert not faults(page), theme
    fits(page)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    fits(page)


def test_the_first_page_is_light(open_page: OpenPage) -> None:
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        weights[response.url] = int(response.headers.get("content-length", 0))

    page = open_page("about:blank")
    page.on("response", weigh)
    page.goto("/")
    lobby(page)
    assert 20_000 < sum(weights.values()) < LIGHT_ENOUGH, weights


def test_the_page_wants_nothing_from_elsewhere(open_page: OpenPage, base: str) -> None:
    page = open_page()
    lobby(page)
    policy = page.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "require-trusted-types-for 'script'" in policy


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_system(open_page: OpenPage, theme: str) -> None:
    page = open_page()
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
