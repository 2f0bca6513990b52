"""Draw the stages of a game and the actions between them into `core.md`, as Mermaid.

The actions are those of `STEPS`; which stage follows is seen in random games under many options.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from kribo import variants
from kribo.game import actions, apply, new
from kribo.game.state import Over
from kribo.game.steps import STEPS
from kribo.rules import Rules
from kribo.testing import random_action

PAGE = Path(__file__).with_name("core.md")
BEGIN, END = "<!-- transitions -->", "<!-- end of transitions -->"

Arrow = tuple[str, str, str]
"""A stage, an action, the stage after it."""

GAMES = [
    ("six-card", {"counting": "muggins", "manual_pegging": "on", "heels": "claimed", "count_seconds": "15"}),
    (
        "five-card",
        {"counting": "strict", "manual_pegging": "on", "single_go": "may", "first_dealer": "random"},
    ),
    ("five-card", {"counting": "muggins", "manual_pegging": "on", "single_go": "may", "count_seconds": "15"}),
    ("auction", {"auction_open": "may_pass"}),
    ("auction", {"auction_when": "before_discards", "counting": "strict", "count_seconds": "15"}),
    ("three-handed", {"bicycle_go": "on"}),
    ("four-handed", {"counting": "muggins", "count_seconds": "15"}),
]


def arrows() -> set[Arrow]:
    """Every transition that random games come by, resigning and winning left out."""
    return {
        arrow
        for name, options in GAMES
        for seed in range(6)
        for arrow in _seen(variants.find(name).with_options(options), Random(seed))
    }


def _seen(rules: Rules, chance: Random) -> set[Arrow]:
    state, found = new(rules), set[Arrow]()
    while not isinstance(state.stage, Over):
        action = random_action(state, chance)
        after, _ = apply(state, action)
        if not isinstance(after.stage, Over):
            found.add((type(state.stage).__name__, type(action).__name__, type(after.stage).__name__))
        state = after
    return found


def never_taken(found: set[Arrow]) -> set[tuple[str, str]]:
    """The steps of the table that no game took: the games are too few, or the step is dead."""
    listed = {(stage.__name__, action.__name__) for stage, action in STEPS if action is not actions.Resign}
    return listed - {(stage, action) for stage, action, _ in found}


def mermaid(found: set[Arrow]) -> str:
    """The diagram; several actions between the same two stages share an arrow."""
    labels: dict[tuple[str, str], list[str]] = {}
    for stage, action, after in sorted(found):
        labels.setdefault((stage, after), []).append(action)
    lines = [f"    {stage} --> {after}: {', '.join(names)}" for (stage, after), names in labels.items()]
    starts = [f"    [*] --> {stage}" for stage in ("DrawingLots", "ShufflingToCut", "Dealing")]
    return "\n".join(["```mermaid", "stateDiagram-v2", *starts, *lines, "    Over --> [*]", "```"])


def page(text: str) -> str:
    """The page with the diagram as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{mermaid(arrows())}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
