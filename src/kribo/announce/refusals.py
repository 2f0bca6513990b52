"""Why something was refused, said to somebody at the table.

Seats are players, positions count from 1, and cards stand in the order in which people see them.
"""

from __future__ import annotations

from kribo.announce.voice import Voice
from kribo.errors import KriboError
from kribo.locales import sentence

_POSITIONS = {"no-such-position": ("position", "least", "most"), "position-taken": ("position",)}
"""By code: the facts that count from 0 in the core."""


def refusal(error: KriboError, voice: Voice) -> str:
    """What went wrong and what is possible instead, from the listener's seat.

    Where the catalogue has `error-CODE-at-table`, that is said, with `player` for the seat on turn.
    """
    code, facts = error.code, dict(error.facts)
    for name in _POSITIONS.get(code, ()):
        position = facts[name]
        assert isinstance(position, int)
        facts[name] = position + 1
    for name in ("cards", "playable"):
        if isinstance(held := facts.get(name), tuple):
            facts[name] = tuple(sorted(held))
    turn = facts.get("turn")
    if isinstance(turn, int) and f"error-{code}-at-table" in voice.say.messages:
        code, facts = f"{code}-at-table", {"player": voice.player(turn)}
    return sentence(voice.say, KriboError(code, **facts))
