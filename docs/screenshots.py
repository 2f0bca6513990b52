"""`python docs/screenshots.py`: make the pictures of the README anew, in docs/images.

It needs what the tests need, and Chromium (the program in KRIBO_CHROMIUM, or `chromium`). The games are
played by the page itself, so the cards differ from time to time.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
DRIVER = (ROOT / "tests" / "web" / "driver.js").read_text(encoding="utf-8")
LARGEST = 80_000


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


def take(browser: Browser, base: str) -> None:
    """All pictures."""
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
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kribo", "serve", "--port", str(port)]
        with subprocess.Popen([*command, "--database", f"sqlite:///{folder}/kribo.db"]) as server:
            try:
                time.sleep(3)
                with sync_playwright() as playwright:
                    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
                    browser = playwright.chromium.launch(executable_path=chromium, args=flags)
                    take(browser, f"http://127.0.0.1:{port}")
                    browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
