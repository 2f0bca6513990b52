"""Who somebody is: tokens, of which the store knows only the hash, and passwords, slow to check."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from kribo.errors import BadText, KriboError
from kribo.notation import check_name
from kribo.store.base import Person

ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
CODE_LETTERS = ID_LETTERS.upper()
"""No sign that could be taken for another: no 0 and o, no 1, i and l, no u beside v."""

ID_LENGTH = 12
"""58 bits: who has not been told the name of a table or a game does not find it."""

CODE_LENGTH = 6

PASSWORD_LENGTHS = range(8, 201)
ACCOUNT_LENGTHS = range(2, 41)

SOMEONE = "Someone"
"""The name in old games of a person who was deleted; whatever the language, as names are."""

AT_A_TIME = 2
"""Passwords checked at once: each takes much memory and a core for a moment."""


class Visitor(NamedTuple):
    """Who asks: a person or a stranger, by what token (its hash), in what language, from where."""

    person: Person | None
    token: str
    language: str
    address: str

    @property
    def id(self) -> str:
        """The id of the person, "" for a stranger."""
        return self.person.id if self.person else ""

    def known(self) -> Person:
        """The person.

        :raises KriboError: `not-known`, for a stranger.
        """
        if self.person is None:
            raise KriboError("not-known")
        return self.person


def new_id() -> str:
    """An id that nobody guesses."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A code to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """A secret that says who somebody is."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the store knows a token by. Tokens are long and random, so a quick hash is enough."""
    return sha256(token.encode()).hexdigest()


def check_account(account: str) -> str:
    """The name of an account as it is kept: without the spaces round it, in small letters.

    :raises BadText: `bad-name`, `bad-account`.
    """
    account = check_name(account).casefold()
    if len(account) not in ACCOUNT_LENGTHS:
        raise BadText("bad-account", least=ACCOUNT_LENGTHS[0], most=ACCOUNT_LENGTHS[-1])
    return account


class Passwords:
    """Hashes and checks passwords, off the event loop and a few at a time."""

    def __init__(self, memory: int) -> None:
        """
        :param memory: the bytes that each hash is to take; what it costs an attacker.
        """
        self._hasher = PasswordHasher(memory_cost=memory // 1024)
        self._few = asyncio.Semaphore(AT_A_TIME)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The hash of a new password.

        :raises BadText: `bad-password`, when it is too short or too long.
        """
        if len(password) not in PASSWORD_LENGTHS:
            raise BadText("bad-password", least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, person: Person | None, password: str) -> None:
        """Let who knows the password pass.

        :raises KriboError: `wrong-password`, also when there is no such person.
        """
        # Where there is no account something else is checked, so that the time of an answer does not tell.
        self._nobody = self._nobody or await self.hash(secrets.token_urlsafe(16))
        known = person.password if person and person.password else self._nobody
        async with self._few:
            right = await asyncio.to_thread(self._is_right, known, password[: PASSWORD_LENGTHS[-1]])
        if not (right and person):
            raise KriboError("wrong-password")

    def _is_right(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False
