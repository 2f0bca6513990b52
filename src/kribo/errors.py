"""What can go wrong, as values: a code and the facts that belong to it.

People never read these strings: a face looks the sentence up in its catalogue under the code and fills
in the facts. `str()` is for developers.
"""

from __future__ import annotations


class KriboError(ValueError):
    """A refusal with a reason; the root of every error that a user can cause.

    `code` is lower case with hyphens and names a message of the catalogue, `error-<code>`; `facts` are
    that message's variables: numbers, strings, cards (ints 0..51) or sequences of cards.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        if not self.facts:
            return self.code
        return self.code + ": " + ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())


class BadText(KriboError):
    """Text that cannot be read: no card, no number, no action, whatever the position."""


class BadRules(KriboError):
    """An option, a value or a combination of them that no game has."""


class IllegalAction(KriboError):
    """An action that can be read but not made now; the state is as it was."""


class BadRecord(KriboError):
    """A record of a game that is damaged or breaks the rules; the fact `line` counts from 1."""


def printable(text: str) -> str:
    """Text without what a terminal would obey."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def quoted(text: str, most: int) -> str:
    """Text of a user as a fact of an error: printable, and no longer than so many signs."""
    return printable(text[:most]) + ("…" if len(text) > most else "")
