"""The tokens that say who one is at a server: a file for each server, in the user's own state folder.

A file holds the tokens by the name under which one plays, the one used last at the end, so that two people
who share a computer are two at the table as well. Only its owner may read it.
"""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from pathlib import Path

from kribo.folders import state_folder

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


class Tokens:
    """The tokens for one server."""

    def __init__(self, server: str, folder: Path | None = None) -> None:
        """
        :param server: its address, scheme, host and port.
        :param folder: where the files are; the user's state folder when it is not given.
        """
        name = re.sub(r"[^a-z0-9.]+", "-", server.lower())
        self.path = (folder or state_folder() / "servers") / f"{name}.json"

    def find(self, name: str | None) -> str:
        """The token of a name, or with None the one used last; "" when there is none."""
        known = self._read()
        if name is not None:
            return known.get(name.casefold(), "")
        return next(reversed(known.values()), "")

    def keep(self, name: str, token: str) -> None:
        """Remember a token as the one used last.

        :raises OSError: when that cannot be done.
        """
        known = {other: kept for other, kept in self._read().items() if kept != token}
        known.pop(name.casefold(), None)
        known[name.casefold()] = token
        self.path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        with suppress(FileNotFoundError):
            beside.unlink()
        try:
            # Made private before anything is in it, not after.
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "w") as file:
                json.dump(known, file)
            beside.replace(self.path)
        finally:
            beside.unlink(missing_ok=True)

    def _read(self) -> dict[str, str]:
        """What is in the file; nothing where there is none or it is damaged."""
        try:
            known = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(known, dict):
            return {}
        return {name: token for name, token in known.items() if isinstance(token, str)}
