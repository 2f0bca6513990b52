"""`kribo rules`: a page of the rules."""

from __future__ import annotations

from kribo.announce.pages import PAGES, rules_page
from kribo.errors import BadText
from kribo.terminal.arguments import Arguments, Spec, nearest

SPEC = Spec("NAME", least=1, most=1)


def run(arguments: Arguments) -> int:
    """Print a page.

    :raises BadText: `unknown-page`, with what was probably meant or all there are.
    """
    name = arguments.words[0]
    if name not in PAGES:
        raise BadText("unknown-page", page=name, known=nearest(name, PAGES))
    print(rules_page(name, arguments.language), end="")
    return 0
