"""`kribo rules`: the pages of the rules, one for each game, and those on counting and options."""

from __future__ import annotations

from importlib import resources

from kribo.errors import BadText
from kribo.terminal.arguments import Arguments, Spec, nearest
from kribo.variants import ALL

SPEC = Spec("NAME", least=1, most=1)

PAGES = (*ALL, "counting", "options")


def run(arguments: Arguments) -> int:
    """Print a page."""
    print(page(arguments.words[0], arguments.language), end="")
    return 0


def page(name: str, language: str) -> str:
    """The text of a page in a language, in Markdown.

    :raises BadText: `unknown-page`, with what was probably meant or all there are.
    """
    if name not in PAGES:
        raise BadText("unknown-page", page=name, known=nearest(name, PAGES))
    folder = resources.files("kribo.locales") / language / "rules"
    return (folder / f"{name}.md").read_text(encoding="utf-8")
