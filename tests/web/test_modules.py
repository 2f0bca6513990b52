"""The modules that know nothing of the page, run in the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from kribo.announce.cadence import cadence
from kribo.cards import parse_all
from kribo.locales import catalogue
from kribo.scoring.show import items
from tests.web.conftest import OpenPage


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    opened = open_page()
    opened.locator("#play-computer").wait_for()
    return opened


def run(page: Page, module: str, body: str, given: Any = None) -> Any:
    """The value of a function over a module of the page."""
    return page.evaluate(
        f"""async (given) => {{
            const here = document.querySelector('script[type=module]').src;
            const it = await import(new URL('{module}.js', here));
            {body}
        }}""",
        given,
    )


def test_every_board_has_its_holes_apart(page: Page) -> None:
    boards = run(
        page,
        "draw/track",
        """return given.flatMap(([target, columns]) => [1, 2, 3, 4, 5, 6].map((sides) => {
             const made = it.track(it.sizes(target, sides, columns));
             const holes = [made.gameHole()];
             for (let t = 0; t < sides; t++) {
               for (let i = -1; i <= made.last; i++) holes.push(made.hole(i, t));
             }
             const apart = Math.min(...holes.map(([x, y], i) => holes.slice(i + 1)
               .reduce((least, [u, v]) => Math.min(least, Math.hypot(x - u, y - v)), 99)));
             const inside = holes.every(([x, y]) => x > 0 && y > 0 && x < made.size[0] && y < made.size[1]);
             const { streets, laps } = it.lengths(target);
             const room = streets * laps * 30 - target;
             return { board: `${target} ${sides} ${columns}`, apart, inside, room };
           }));""",
        [
            [target, columns]
            for target in (31, 45, 61, 91, 121, 181, 182, 241, 999)
            for columns in (True, False)
        ],
    )
    for found in boards:
        assert found["inside"], found
        assert found["apart"] > 5, found
        assert found["room"] >= -1, found


@pytest.mark.parametrize(
    "cards",
    [
        "5H 5C 5S JD 5D",
        "4S 5H 6D 6C 5C",
        "AH 2H 3H 3C 3D",
        "2C 4D 6H 8S TC",
        "2H 4H 6H 8H KH",
        "7C 7D 8H 8S 9C",
    ],
)
def test_the_count_is_told_as_the_server_tells_it(page: Page, cards: str) -> None:
    *held, starter = parse_all(cards)
    scored = items(held, starter)
    words = run(
        page,
        "table/cadence",
        "return it.steps(given).map(({ words, total }) => [words, total]);",
        [list(item) for item in scored],
    )
    said = cadence(scored, catalogue("en"), held=len(held)) if scored else ""
    told = ", ".join(line for line, _ in words)
    assert (told[:1].upper() + told[1:] + "." if told else "") == said
    assert [total for _, total in words][-1:] == ([sum(item.points for item in scored)] if scored else [])


def test_rules_pages_are_text_and_never_markup(page: Page) -> None:
    html = run(
        page,
        "pages/rules",
        """const { html, render } = await import(new URL('html.js', here));
           const place = document.createElement('div');
           render(html`${it.markdown(given)}`, place);
           return place.innerHTML.replace(/<!--.*?-->/g, '');""",
        "# A **game**\n\n<img src=x onerror=alert(1)> and `code`\n\n- one\n- two [page](options.md)",
    )
    assert "<img" not in html
    assert "<b>game</b>" in html
    assert 'href="/rules/options"' in html
