"""Presets: named sets of options, as the traditions and rooms play that kribo knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kribo.errors import BadRules


class Preset(NamedTuple):
    """The game it is for when no other is named, its options, and who says go for a person.

    `say_go` is a seat's preference and no rule: `for_me` or `myself`.
    """

    variant: str
    options: Mapping[str, str]
    say_go: str = "for_me"


PRESETS = {
    "classic": Preset("six-card", {}),
    "esperanto": Preset("six-card", {"first_dealer": "high"}, say_go="myself"),
    "russian": Preset("five-card", {"first_dealer": "random"}),
    "playroom": Preset("six-card", {"first_dealer": "random", "counting": "strict"}),
    "acc": Preset(
        "six-card",
        {
            "counting": "self",
            "match_points": "2/3/3",
            "match": "9-games",
            "next_dealer": "alternate",
        },
        say_go="myself",
    ),
}


def find_preset(name: str) -> Preset:
    """The preset of that name.

    :raises BadRules: `unknown-preset`, with the names there are.
    """
    if name not in PRESETS:
        raise BadRules("unknown-preset", preset=name, known=tuple(PRESETS))
    return PRESETS[name]
