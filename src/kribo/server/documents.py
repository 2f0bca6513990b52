"""Tables as they are kept: to a document, and back."""

from __future__ import annotations

import msgspec

from kribo.store.base import Milliseconds, Stage, StoredTable
from kribo.table.hosted import Hosted


def read_table(stored: StoredTable) -> Hosted:
    """The table of a document."""
    return msgspec.json.decode(stored.document, type=Hosted)


def write_table(table: Hosted, in_use_until: Milliseconds) -> StoredTable:
    """A table as it is kept."""
    return StoredTable(
        id=table.id,
        code=table.code,
        revision=table.revision,
        closed=table.status == "closed",
        stage=stage_of(table),
        in_use_until=in_use_until,
        listed=table.listed,
        people=table.people,
        created=table.created,
        document=msgspec.json.encode(table).decode(),
    )


def stage_of(table: Hosted) -> Stage:
    """How far a table has come, as a store knows it."""
    if table.in_game:
        return "game"
    return "between" if table.games else "open"
