"""Where a user's system keeps what programs leave: kribo's own folders, which need not be there yet."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """For what a user wants to keep."""
    return _folder("XDG_DATA_HOME", ".local/share")


def state_folder() -> Path:
    """For what a program remembers from one time to the next."""
    return _folder("XDG_STATE_HOME", ".local/state")


def _folder(variable: str, usual: str) -> Path:
    """A folder of the XDG Base Directory Specification; Windows and macOS have one place for both kinds."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "kribo"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "kribo"
    return Path(os.environ.get(variable) or home / usual) / "kribo"
