"""`kribo rules`: the pages of the rules, one for each game, and those on counting and options."""

from __future__ import annotations

from importlib import resources

from kribo.errors import BadText
from kribo.locales.tags import LANGUAGES
from kribo.terminal.arguments import Arguments, Spec, nearest
from kribo.variants import ALL

SPEC = Spec("NAME", least=1, most=1)

PAGES = (*ALL, "counting", "options")


def run(arguments: Arguments) -> int:
    """Print a page."""
    print(page(arguments.words[0], arguments.language), end="")
    return 0


def page(name: str, language: str) -> str:
    """The text of a page in a language, in Markdown; in English where the language has none yet.

    :raises BadText: `unknown-page`, with what was probably meant or all there are.
    """
    if name not in PAGES:
        raise BadText("unknown-page", page=name, known=nearest(name, PAGES))
    for tongue in (language, LANGUAGES[0]):
        text = resources.files("kribo.locales") / tongue / "rules" / f"{name}.md"
        if text.is_file():
            break
    return text.read_text(encoding="utf-8")
