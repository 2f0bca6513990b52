"""Who may sit down where, as far as it is a matter of people and not of a table."""

from __future__ import annotations

from kribo.errors import IllegalAction, KriboError
from kribo.server.shared import Shared
from kribo.store.base import Person
from kribo.table.hosted import Hosted


async def check_may_sit(shared: Shared, person: Person, table: Hosted) -> None:
    """Refuse a seat beside somebody who blocks, or is blocked, and one table too many.

    :raises KriboError: `seat-refused`, `too-many`.
    """
    blocked = {other for other, how in (await shared.store.shunned(person.id)).items() if how == "block"}
    if (blocked | await shared.store.blocking(person.id)) & set(table.people):
        raise IllegalAction("seat-refused")
    if person.id not in table.people:
        await check_tables_of(shared, person)


async def check_tables_of(shared: Shared, person: Person) -> None:
    """Refuse one table too many; only those that are in use count.

    :raises KriboError: `too-many`.
    """
    if await shared.store.number_of_tables(person.id, shared.now()) >= shared.settings.tables_a_person:
        raise KriboError("too-many", what="tables")
