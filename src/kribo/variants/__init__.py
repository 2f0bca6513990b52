"""The games: each a value of `Rules`, found by its name."""

from __future__ import annotations

from kribo.errors import BadRules
from kribo.rules import Rules

SIX_CARD = Rules(name="six-card", seats=2, sides=2, dealt=(6, 6))

_GAMES = (
    SIX_CARD,
    Rules(
        name="five-card",
        seats=2,
        sides=2,
        dealt=(5, 5),
        keep=3,
        target=61,
        single=True,
        three_for_last="once",
        own_options=("three_for_last", "single_go"),
    ),
    Rules(name="seven-card", seats=2, sides=2, dealt=(7, 7), keep=5, target=181, own_options=("seven_crib",)),
    Rules(
        name="auction",
        seats=2,
        sides=2,
        dealt=(6, 6),
        auction=True,
        own_options=("auction_when", "auction_open", "auction_heels"),
    ),
    Rules(
        name="three-handed", seats=3, sides=3, dealt=(5, 5, 5), crib_from_pack=1, own_options=("bicycle_go",)
    ),
    Rules(name="four-handed", seats=4, sides=4, dealt=(5, 5, 5, 5)),
    Rules(name="partners", seats=4, sides=2, dealt=(5, 5, 5, 5)),
    Rules(name="five-handed", seats=5, sides=5, dealt=(5, 5, 5, 5, 4)),
    Rules(name="six-handed", seats=6, sides=6, dealt=(5, 5, 5, 5, 4, 4), own_options=("short_hand",)),
    Rules(name="six-two-teams", seats=6, sides=2, dealt=(5, 5, 5, 5, 4, 4), own_options=("short_hand",)),
    Rules(name="six-three-teams", seats=6, sides=3, dealt=(5, 5, 4, 5, 5, 4), own_options=("short_hand",)),
    Rules(name="partners-five-card", seats=4, sides=2, dealt=(5, 5, 5, 5), target=61),
    Rules(name="partners-six-dealt", seats=4, sides=2, dealt=(6, 6, 6, 6), keep=5),
)

ALL: dict[str, Rules] = {rules.name: rules for rules in _GAMES}


def find(name: str) -> Rules:
    """The game of that name, with its default options.

    :raises BadRules: `unknown-variant`, with the names there are.
    """
    if name not in ALL:
        raise BadRules("unknown-variant", variant=name, known=tuple(ALL))
    return ALL[name]
