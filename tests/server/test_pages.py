"""The page, its files and the headers that keep them safe."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from kribo.server.pages import Pages
from tests.server.conftest import QUICK, Running, running

INDEX = """
<!doctype html>
<link rel="stylesheet" href="/web/style.css">
<script type="module" src="/web/js/main.js"></script>
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a small page."""
    folder = tmp_path_factory.mktemp("web")
    write_page(folder)
    with running(QUICK, "memory:", folder) as started:
        yield started


def write_page(folder: Path) -> None:
    """A page of three files."""
    (folder / "js").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "style.css").write_text("body { color: red }" * 100)
    (folder / "js" / "main.js").write_text('import "./other.js";')
    (folder / "js" / "other.js").write_text("export {};")


def get(site: Running, path: str, **headers: str) -> httpx2.Response:
    """An answer, as it came."""
    return httpx2.get(site.base + path, headers=headers, trust_env=False)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/c/ABC234", "/g/xyz", "/t/abc?ui=text"])
def test_every_address_of_a_page_shows_it(site: Running, path: str) -> None:
    response = get(site, path)
    assert (response.status_code, response.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert response.headers["cache-control"] == "no-cache"


def test_files_are_cached_for_good_under_their_version(site: Running) -> None:
    found = re.findall(r'"(/web/~[0-9a-f]+/[^"]+)"', get(site, "/").text)
    assert len(found) == 2
    for path in found:
        response = get(site, path)
        assert response.status_code == 200
        assert "immutable" in response.headers["cache-control"]
    assert get(site, found[1]).headers["content-type"] == "text/javascript; charset=utf-8"
    # A module that another one imports by a relative path is under the same version.
    assert get(site, found[1].replace("main", "other")).text == "export {};"
    assert get(site, "/web/style.css").headers["cache-control"] == "no-cache"
    old = get(site, "/web/~0000000000000000/style.css")
    assert old.headers["cache-control"] == "no-cache"


def test_files_are_compressed_and_not_sent_twice(site: Running) -> None:
    response = get(site, "/web/style.css", **{"accept-encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert int(response.headers["content-length"]) < 200
    assert response.text == "body { color: red }" * 100
    again = get(site, "/web/style.css", **{"if-none-match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = get(site, "/web/style.css", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path",
    ["/web/", "/web/nothing.js", "/web/../app.py", "/web/%2e%2e/app.py", "/web/~/x", "/x", "/locales/xx.ftl"],
)
def test_what_is_not_there(site: Running, path: str) -> None:
    response = get(site, path)
    assert response.status_code == 404
    assert response.json()["code"] == "no-such-page"


@pytest.mark.parametrize("path", ["/", "/web/style.css", "/healthz", "/nothing", "/api/me", "/openapi.json"])
def test_every_answer_has_the_headers_of_safety(site: Running, path: str) -> None:
    headers = get(site, path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["require-trusted-types-for"] == "'script'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_wrong_method_is_told_the_right_ones(site: Running) -> None:
    response = httpx2.delete(site.base + "/api/me", trust_env=False)
    assert (response.status_code, response.json()["code"]) == (405, "method-not-allowed")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}


def test_the_catalogue_for_the_page(site: Running) -> None:
    response = get(site, "/locales/en.ftl")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert "phrase-good-luck" in response.text
    assert "help-score" not in response.text


def test_the_reader_gets_an_error_in_a_language_there_is(site: Running) -> None:
    for language in ("eo;q=0.9, en", "tlh", "en-GB,en;q=0.5", ";q=x,,", ""):
        response = get(site, "/api/tables/nothing", **{"accept-language": language})
        assert response.json()["message"].startswith("There is no such table")


def test_a_page_that_was_changed_is_read_anew(tmp_path: Path) -> None:
    write_page(tmp_path)
    pages = Pages(tmp_path)
    before = pages.index("en").tag
    (tmp_path / "style.css").write_text("body {}")
    assert pages.index("en").tag != before
    file, _ = pages.file("style.css")
    assert file.content == b"body {}"


def test_the_real_page_refers_only_to_what_is_there(server: Running) -> None:
    async def main() -> None:
        async with server.player() as anybody:
            page = await anybody.get("/")
            for path in re.findall(r'"(/web/[^"]+)"', page):
                assert (await anybody.http.get(path)).status_code == 200, path

    asyncio.run(main())
