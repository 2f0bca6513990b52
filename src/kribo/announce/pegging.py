"""What a card laid in the play pegs, as players call it."""

from __future__ import annotations

from collections.abc import Sequence

from kribo.locales import Catalogue
from kribo.scoring.show import Item


def pegged(items: Sequence[Item], say: Catalogue) -> str:
    """The items that `scoring.play.items` found, joined; "" for nothing."""
    calls = [say(f"peg-{item.kind}", len=len(item.cards)) for item in items]
    line = ""
    for call in calls:
        line = say("peg-more", before=line, item=call) if line else call
    return line
