"""The pages of the rules, one for each game, and those on counting and options."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kribo.errors import BadText, quoted
from kribo.variants import ALL

PAGES = (*ALL, "counting", "options")

NAME_LENGTH = 40


@cache
def rules_page(name: str, language: str) -> str:
    """A page in a language, in Markdown.

    :raises BadText: `unknown-page`, with all there are.
    """
    if name not in PAGES:
        raise BadText("unknown-page", page=quoted(name, NAME_LENGTH), known=PAGES)
    page = resources.files("kribo.locales") / language / "rules" / f"{name}.md"
    return page.read_text(encoding="utf-8")
