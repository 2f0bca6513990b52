"""Chromium before the real server: `kribo serve` in a process of its own, on a free port, with nothing in it.

Everything that a page writes to its console as a warning or an error, and every request that fails, fails the
test; so does every violation of the content security policy, since the browser reports them there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

STARTS_WITHIN = 30
ANSWERS_WITHIN = 15_000

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESKTOP, PHONE, NARROW = (1280, 800), (360, 640), (320, 640)

PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's Chromium: without its own windows it takes half the time."""

OpenPage = Callable[..., Page]

HERE = Path(__file__).parent

DRIVER = "".join((HERE / name).read_text(encoding="utf-8") for name in ("driver.js", "layout.js"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where tests run side by side, those of a file stay together and share its browser."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser of this machine; installed from Debian where that is ours to do."""
    found = _find_chromium()
    if found is None and _may_install():
        _install_chromium()
        found = _find_chromium()
    if found is None:
        missing = "Chromium is missing: install the package chromium, or set KRIBO_CHROMIUM to the program."
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def _find_chromium() -> str | None:
    names = [os.environ.get("KRIBO_CHROMIUM", ""), *PACKAGES, "chromium-browser", "google-chrome"]
    return next((path for name in names if name and (path := shutil.which(name))), None)


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install_chromium() -> None:
    """Install it, unless a process of tests beside us did so while we waited for our turn."""
    import fcntl  # Not on Windows, where nothing is installed either.

    with (Path(tempfile.gettempdir()) / "kribo-install.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if _find_chromium():
            return
        _apt("update", "-qq")
        # Not every release has the smaller one.
        for package in PACKAGES:
            if _apt("install", "-y", "-qq", "--no-install-recommends", package):
                return


def _apt(*words: str) -> bool:
    """Whether apt-get does that."""
    done = subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, timeout=600)
    return done.returncode == 0


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    yield from serving("kribo", tmp_path_factory.mktemp("web"))


@pytest.fixture(scope="session")
def stacked_base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose packs are known."""
    yield from serving("tests.web.stacked", tmp_path_factory.mktemp("stacked"))


@pytest.fixture(scope="session")
def longer_base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose English is 40 % longer."""
    yield from serving("tests.web.longer", tmp_path_factory.mktemp("longer"))


def serving(module: str, folder: Path) -> Iterator[str]:
    """A server in a process of its own, with an empty database."""
    command = [sys.executable, "-m", module, "serve", "--port", str(_free_port())]
    command += ["--database", f"sqlite:///{folder / 'kribo.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield re.findall(r"http://\S+", line)[0].rstrip("/")
        finally:
            process.terminate()
            process.stdout.read()
            assert process.wait(STARTS_WITHIN) == 0


def _free_port() -> int:
    """A port that nobody listens on; tests that run beside us get another."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A browser for the tests of a file.

    Playwright keeps a loop running as long as it is open, and tests of other folders in the same process
    want to run one of their own; so it closes with the file.
    """
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, base: str) -> Iterator[OpenPage]:
    """Opens pages, each of another person; what goes wrong in any of them fails the test."""
    contexts, troubles = [], list[str]()

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            troubles.append(message.text)

    def opened(
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        language: str = "",
        server: str = base,
        **preferences: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=server, locale="en"
        )
        contexts.append(context)
        if language:
            context.add_cookies([{"name": "kribo-language", "value": language, "url": server}])
        context.set_default_timeout(ANSWERS_WITHIN)
        wished = json.dumps({"speed": "instant", **preferences})
        context.add_init_script(
            f"if (location.protocol === 'http:') localStorage.kribo ??= {json.dumps(wished)};\n{DRIVER}"
        )
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles
