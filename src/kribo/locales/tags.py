"""Which language is meant: by a tag, by a list of wishes, by the environment of a process.

No import but of the language list: the command line asks here before it knows whether it needs words at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

LANGUAGES = ("en", "eo", "ru", "sr-Latn", "sr-Cyrl")
"""The languages there are, as language tags; the first is the one that all others are translated from."""

VARIABLE = "KRIBO_LANG"
"""The environment variable for kribo alone."""

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Those of the system, the strongest first (POSIX, "Internationalization Variables")."""

_SCRIPTS = {"latn": "sr-Latn", "latin": "sr-Latn", "cyrl": "sr-Cyrl", "cyrillic": "sr-Cyrl"}


def language_of(tag: str) -> str | None:
    """The language of a tag, in any case: `EO`, `ru-RU`, `sr_RS@latin`, `sr-Cyrl-RS.UTF-8`; None for others.

    Serbian without a script is in Latin letters.
    """
    name = tag.partition(".")[0] + "-" + tag.partition("@")[2]
    first, *rest = name.lower().replace("_", "-").replace("@", "-").split("-")
    if first == "sr":
        return next((_SCRIPTS[part] for part in rest if part in _SCRIPTS), "sr-Latn")
    return first if first in LANGUAGES else None


def first_known(tags: Iterable[str]) -> str:
    """The first of the languages wanted that there is; English when there is none."""
    return next((found for found in map(language_of, tags) if found), LANGUAGES[0])


def language_of_system(environment: Mapping[str, str]) -> str:
    """The language that a system's locale asks for."""
    for name in _LOCALE_VARIABLES:
        if environment.get(name):
            return first_known([environment[name]])
    return first_known([_windows_locale()])


def _windows_locale() -> str:
    """The locale of who uses Windows, which has no variables for it; nothing elsewhere."""
    import sys

    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return locale.windows_locale.get(number, "")
