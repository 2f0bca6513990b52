"""Single keys: each types a command of the grammar, in the letters of any layout."""

from __future__ import annotations

from kribo.announce.voice import VERBOSITIES, Verbosity
from kribo.commands import query_of
from kribo.locales import Catalogue
from kribo.terminal.full.scene import Scene

COMMANDS = {
    "f1": "?",
    "S": "ss",
    "w": "who",
    "o": "options",
    "shift+f1": "rules",
}
"""Keys that are not themselves a command."""

LAYOUTS = (
    dict(zip("йцукенгшщзфывапролдячсмитьё", "qwertyuiopasdfghjklzxcvbnm`", strict=True)),
    dict(zip("љњертзуиопасдфгхјклѕџцвбнм", "qwertzuiopasdfghjklyxcvbnm", strict=True)),
)
"""By a letter of a Cyrillic layout, Russian and then Serbian: the Latin one on the same key."""


VERBOSITY_KEYS = "VМВ"
"""Shift+V; on Cyrillic layouts the letter that stands there, М in Russian and В in Serbian."""


def command_of(key: str, say: Catalogue) -> str | None:
    """The command that a key types: what the language calls so, or the letter on that key in English."""
    if key in COMMANDS:
        return COMMANDS[key]
    if len(key) != 1:
        return None
    small = key.lower()
    if key == small and _asks(small, say):
        return small
    for layout in LAYOUTS[:: 1 if say.language == "ru" else -1]:
        if small in layout:
            latin = layout[small] if key == small else layout[small].upper()
            return COMMANDS.get(latin) or (latin if _asks(latin, say) else None)
    return None


def _asks(word: str, say: Catalogue) -> bool:
    query = query_of(word, say)
    return query is not None and query != "quit"


def instead(key: str, scene: Scene) -> str | None:
    """What a key does where it can be done: go, his heels, a discard taken back, the next verbosity."""
    legal = scene.view.legal
    if key in VERBOSITY_KEYS:
        return next_verbosity(scene.voice.verbosity)
    latin = next((layout[key] for layout in LAYOUTS if key in layout), key)
    if latin == "g" and legal.go:
        return "go"
    if latin == "j" and legal.claim_heels:
        return "heels"
    if latin == "u" and legal.take_back:
        return "undo"
    return None


def next_verbosity(verbosity: Verbosity) -> Verbosity:
    """What Shift+V chooses after a verbosity."""
    return VERBOSITIES[(VERBOSITIES.index(verbosity) + 1) % len(VERBOSITIES)]
