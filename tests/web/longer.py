"""`kribo` with known packs and English words that are 40 % longer: what the widest translation may do.

Started as `python -m tests.web.longer serve ...`. Letters of cards and words that are typed stay as they are.
"""

from __future__ import annotations

import re
import sys

from kribo import cli, locales
from kribo.locales.patterns import Pattern, Select, Variable
from kribo.server import pages
from tests.web.stacked import stack

LONGER = 0.4

KEPT = (
    "command-", "rank-signs", "suit-words", "card-letters", "number-word", "web-card-indices",
    "web-guest-names", "web-dealer-letter",
)  # fmt: skip

WORD = re.compile(r"[^\W\d_]{2,}")


def longer(text: str) -> str:
    """A text with each word made longer."""
    return WORD.sub(lambda found: found[0] + (found[0] * 2)[-round(LONGER * len(found[0]) + 0.3) :], text)


def pattern(short: Pattern) -> Pattern:
    """A compiled message with longer words."""
    if isinstance(short, str):
        return longer(short)
    return tuple(
        longer(part)
        if isinstance(part, str)
        else part
        if isinstance(part, Variable)
        else Select(part.on, {key: pattern(value) for key, value in part.variants.items()}, part.default)
        for part in short
    )


def catalogue_text(ftl: str) -> str:
    """A Fluent file with longer words; what stands in braces is left alone."""
    lines, kept = [], False
    for line in ftl.splitlines():
        head = re.match(r"[\w-]+ = ?|\s+\*?\[[^\]]*\] ?|\s*", line)
        assert head
        if re.match(r"[\w-]+ =", line):
            kept = line.startswith(KEPT)
        parts = re.split(r"(\{[^}]*(?:\}|$))", line[head.end() :])
        text = "".join(part if part.startswith("{") else longer(part) for part in parts)
        lines.append(line if kept or line.startswith("#") else head[0] + text)
    return "\n".join(lines)


def main() -> int:
    """Put the longer words in the place of the English ones, and run kribo."""
    messages = locales.catalogue("en").messages
    for name, short in messages.items():
        if not name.startswith(KEPT):
            messages[name] = pattern(short)
    usual = pages.catalogue_file

    def catalogue_file(language: str) -> pages.File:
        file = usual(language)
        text = catalogue_text(file.content.decode()) if language == "en" else file.content.decode()
        return pages.make_file(text.encode(), file.media_type)

    pages.catalogue_file = catalogue_file  # type: ignore[assignment]
    stack(sys.argv[1:])
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
