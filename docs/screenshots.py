"""`python docs/screenshots.py`: make the pictures of the README anew, in docs/images.

It needs what the tests need, and Chromium (the program in KRIBO_CHROMIUM, or `chromium`). The games are
played by the page itself, so the cards differ from time to time.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tests.terminal.full.seated import Seated, sit  # noqa: E402 (the script stands beside the tests)

IMAGES = ROOT / "docs" / "images"
DRIVER = (ROOT / "tests" / "web" / "driver.js").read_text(encoding="utf-8")
LARGEST = 80_000
TERMINAL = (118, 32)
"""Columns and lines."""

FONT = "DejaVu Sans Mono"
"""For what a terminal shows: it has all signs of cards and boards."""


def opened(browser: Browser, base: str, width: int, height: int, **preferences: str) -> Page:
    """A page of somebody called Mira."""
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=base)
    wished = json.dumps({"speed": "instant", **preferences})
    context.add_init_script(f"localStorage.kribo ??= {json.dumps(wished)};\n{DRIVER}")
    page = context.new_page()
    page.request.post("/api/guests", data={"name": "Mira"})
    return page


def table(page: Page, variant: str = "six-card", others: int = 1, **options: str) -> None:
    """A table against the computer, which does not take its time."""
    level = page.request.get("/api/catalogue").json()["levels"][0]["name"]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * others]
    wish = {"variant": variant, "options": {"first_dealer": "random", **options}, "seats": seats}
    answer = page.request.post("/api/tables", data={**wish, "pace": "instant", "start": True})
    page.goto(answer.json()["link"])


def play_until(page: Page, selector: str) -> None:
    """Let the page play on until something is there."""
    page.evaluate("(selector) => window.playUntil(selector)", selector)


def shoot(page: Page, name: str) -> None:
    """A picture that is small enough for a README."""
    page.wait_for_timeout(400)
    path = IMAGES / f"{name}.webp"
    session = page.context.new_cdp_session(page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    path.write_bytes(base64.b64decode(picture["data"]))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    assert path.stat().st_size < LARGEST, name


def drawn_in_terminal(columns: int, lines: int) -> str:
    """A game on the full screen of the terminal, in the middle of the play of its second deal, as SVG."""
    drawn: list[str] = []

    async def visit(seated: Seated) -> None:
        scene = None
        while not (scene and scene.view.deals > 1 and scene.playing and len(scene.playing.pile) > 2):
            await seated.by_keys() if await seated.asked() == "game" else await seated.press("enter")
            await seated.asked()
            scene = seated.face.scene
        await seated.pilot.pause()
        drawn.append(seated.app.export_screenshot(title="kribo play --full"))
        seated.face.full.leave()

    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        patched.chdir(folder)
        sit(patched, visit, "--seats Mira,4 --seed demo", size=(columns, lines))
    # No font from elsewhere: the picture looks the same without a network.
    return re.sub(r"@font-face \{.*?\}", "", drawn[0], flags=re.DOTALL).replace("Fira Code", FONT)


def shoot_terminal(browser: Browser, svg: str) -> None:
    """The picture of what is drawn in a terminal."""
    page = browser.new_page(viewport={"width": 1100, "height": 640})
    page.set_content(f'<body style="margin: 0; background: #12251d">{svg}</body>')
    height = page.evaluate("document.querySelector('svg').getBoundingClientRect().height")
    page.set_viewport_size({"width": 1100, "height": int(height)})
    shoot(page, "full")


def take(browser: Browser, base: str) -> None:
    """All pictures of the page."""
    page = opened(browser, base, 1280, 800)
    table(page)
    play_until(page, ".fan .it:nth-child(3)")
    play_until(page, "#primary[data-action=play]")
    page.locator(".hand .card:not(.off)").first.click()
    shoot(page, "table")
    page = opened(browser, base, 1280, 800, theme="dark", speed="step")
    table(page)
    play_until(page, "#primary[data-action=next]")
    page.locator("#primary").click()
    play_until(page, ".five .card.hit")
    shoot(page, "show-dark")
    page = opened(browser, base, 360, 640)
    table(page)
    play_until(page, "#primary[data-action=discard]")
    for place in (0, 5):
        page.locator(".hand .card").nth(place).click()
    shoot(page, "phone")


def main() -> None:
    """Start a server on an empty database, take the pictures, end it."""
    IMAGES.mkdir(exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    chromium = os.environ.get("KRIBO_CHROMIUM") or shutil.which("chromium")
    svg = drawn_in_terminal(*TERMINAL)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kribo", "serve", "--port", str(port)]
        with subprocess.Popen([*command, "--database", f"sqlite:///{folder}/kribo.db"]) as server:
            try:
                time.sleep(3)
                with sync_playwright() as playwright:
                    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
                    browser = playwright.chromium.launch(executable_path=chromium, args=flags)
                    shoot_terminal(browser, svg)
                    take(browser, f"http://127.0.0.1:{port}")
                    browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
