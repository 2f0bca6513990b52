"""What every store must keep, for whoever writes another: `check_store`, and its trials one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

from msgspec.structs import replace

from kribo.store.base import ChatLine, Conflict, Ending, Entry, Person, Store, StoredGame, StoredTable

ANA = Person(id="p1", name="Ana", created=1)
BO = Person(id="p2", name="Боян Čuk", language="sr-Cyrl", verbosity="full", say_go="myself", created=2)
TABLE = StoredTable(
    id="t1",
    code="ABC234",
    revision=1,
    closed=False,
    stage="open",
    in_use_until=1_000,
    listed=True,
    people=("p1",),
    created=5,
    document='{"name": "ĉ \\u0000 \\"x\\""}',
)
GAME = StoredGame(
    id="g1",
    table="t1",
    variant="six-card",
    options={"target": "61"},
    rules_version=1,
    format="kribo record 1",
    names=("Ana", "Basic"),
    bots=("", "basic"),
    people=("p1", ""),
    first_dealer=-3,
    started=1_700_000_000_000,
    scores=(0, 0),
)
LATER = GAME.started + 1_000_000

Make = Callable[[int], Store]
Trial = Callable[[Store], Awaitable[None]]


def check_store(make: Make, *, lasting: bool = True) -> None:
    """Check every promise of `Store`.

    :param make: opens the store of a number in the event loop that runs: an empty one for a number that is
        new, and what is there already for another.
    :param lasting: whether what was written outlives the store that wrote it.
    :raises AssertionError: for a promise that is broken.
    """
    numbers = count()
    for trial in TRIALS:
        check_trial(trial, make, next(numbers))
    if lasting:
        asyncio.run(_check_lasting(make, next(numbers)))
        asyncio.run(_check_closing(make, next(numbers)))


def check_trial(trial: Trial, make: Make, number: int) -> None:
    """Run one trial with a store of its own.

    :raises AssertionError: see `check_store`.
    """

    async def main() -> None:
        store = make(number)
        try:
            await trial(store)
        finally:
            await store.close()

    asyncio.run(main())


async def _conflict(work: Awaitable[None], what: str) -> None:
    try:
        await work
    except Conflict:
        return
    raise AssertionError(f"no conflict: {what}")


# People


async def people_and_tokens(store: Store) -> None:
    """A person is found by any token that was not dropped."""
    await store.add_person(ANA, "hash")
    await store.add_person(BO, "of bo")
    assert await store.person("p1") == ANA
    assert await store.person("p2") == BO
    assert await store.person("p3") is None
    assert await store.person_by_token("hash") == ANA
    assert await store.person_by_token("other") is None
    await store.add_token("p1", "second", 9)
    await store.drop_token("hash")
    await store.drop_token("never there")
    assert await store.person_by_token("hash") is None
    assert await store.person_by_token("second") == ANA


async def accounts(store: Store) -> None:
    """An account belongs to one person, and any number of guests has none."""
    await store.add_person(ANA, "a")
    await store.add_person(BO, "b")
    with_account = replace(ANA, account="ana", password="x", name="Anna")
    await store.save_person(with_account)
    await store.save_person(replace(BO, name="Bojan"))
    assert await store.person_by_account("ana") == with_account
    assert await store.person_by_account("") is None
    assert await store.person_by_account("bo") is None
    await _conflict(store.save_person(replace(BO, account="ana")), "two people with one account")
    assert await store.person("p2") == replace(BO, name="Bojan")
    await store.save_person(replace(ANA, id="nobody"))
    assert await store.person("nobody") is None, "saving makes no person"


async def shunning(store: Store) -> None:
    """Muting and blocking are kept, changed and ended."""
    await store.add_person(ANA, "a")
    await store.add_person(BO, "b")
    await store.shun("p1", "p2", "mute")
    assert await store.shunned("p1") == {"p2": "mute"}
    assert await store.shunned("p2") == {}
    assert await store.blocking("p2") == set()
    await store.shun("p1", "p2", "block")
    assert await store.shunned("p1") == {"p2": "block"}
    assert await store.blocking("p2") == {"p1"}
    await store.shun("p1", "p2", None)
    await store.shun("p1", "p2", None)
    assert await store.shunned("p1") == {}
    assert await store.blocking("p2") == set()


async def a_person_who_is_deleted(store: Store) -> None:
    """What a person played and said stays, without the person."""
    await store.add_person(ANA, "a")
    await store.add_person(BO, "b")
    await store.shun("p2", "p1", "block")
    await store.shun("p1", "p2", "mute")
    await store.save_table(TABLE)
    await store.add_game(GAME)
    await store.add_game(replace(GAME, id="g2", names=("Bo", "X"), people=("p2", ""), owner="p1"))
    await store.add_chat(ChatLine("t1", "p1", "Ana", 0, "", "hello", 5))
    await store.add_chat(ChatLine("t1", "p2", "Bo", 1, "hello", "", 6))
    await store.delete_person("p1", "Someone")
    assert await store.person("p1") is None
    assert await store.person_by_token("a") is None
    assert await store.person_by_token("b") == BO
    assert await store.shunned("p2") == {}
    assert await store.game("g1") == replace(GAME, people=("", ""), names=("Someone", "Basic"))
    assert await store.game("g2") == replace(GAME, id="g2", names=("Bo", "X"), people=("p2", ""))
    assert await store.games_of("p1", LATER, 10) == []
    assert [line.name for line in await store.chat("t1", 10)] == ["Someone", "Bo"]
    assert [line.person for line in await store.chat("t1", 10)] == ["", "p2"]


async def a_person_who_hands_over(store: Store) -> None:
    """What one played, imported and said is the other's, and so is who shuns them."""
    cy = Person(id="p3", name="Cy", created=3)
    for person, token in ((ANA, "a"), (BO, "b"), (cy, "c")):
        await store.add_person(person, token)
    await store.shun("p3", "p1", "block")
    await store.shun("p1", "p3", "mute")
    await store.shun("p2", "p1", "mute")
    await store.save_table(TABLE)
    await store.add_game(GAME)
    await store.add_game(replace(GAME, id="g2", people=("p2", "p1"), owner="p1"))
    await store.add_game(replace(GAME, id="g3", people=("p3", ""), started=1))
    await store.add_chat(ChatLine("t1", "p1", "Ana", 0, "", "hello", 5))
    await store.hand_over("p1", "p2")
    assert await store.person("p1") is None
    assert await store.person_by_token("a") is None
    assert await store.person_by_token("b") == BO
    assert await store.game("g1") == replace(GAME, people=("p2", ""))
    assert await store.game("g2") == replace(GAME, id="g2", people=("p2", "p2"), owner="p2")
    assert [game.id for game in await store.games_of("p2", LATER, 10)] == ["g2", "g1"]
    assert await store.games_of("p1", LATER, 10) == []
    assert [game.id for game in await store.games_of("p3", LATER, 10)] == ["g3"]
    assert [(line.person, line.name) for line in await store.chat("t1", 9)] == [("p2", "Ana")]
    assert await store.shunned("p3") == {"p2": "block"}
    assert await store.shunned("p2") == {}


# Tables


async def tables_are_saved_by_one_at_a_time(store: Store) -> None:
    """Of two who change a table one is refused, and nothing of what that one wrote is there."""
    await store.save_table(TABLE)
    assert await store.table("t1") == TABLE
    assert await store.table("t9") is None
    assert await store.table_by_code("ABC234") == TABLE
    assert await store.table_by_code("ABC235") is None
    await _conflict(store.save_table(TABLE), "a table that is there was made again")
    await _conflict(store.save_table(replace(TABLE, id="t2", people=("p9",))), "the code was taken")
    assert await store.table("t2") is None
    assert await store.tables_of("p9") == []
    second = replace(TABLE, revision=2, people=("p1", "p2"), document="[]", listed=False, stage="game")
    await store.save_table(second)
    await _conflict(store.save_table(replace(second, people=("p9",))), "the revision was saved already")
    await _conflict(store.save_table(replace(second, revision=4)), "a revision was left out")
    await _conflict(store.save_table(replace(TABLE, id="t3", code="CODE33", revision=2)), "it was not there")
    assert await store.table("t1") == second
    assert await store.tables_of("p2") == [second]
    assert await store.tables_of("p9") == []
    alone = replace(second, revision=3, people=("p2",))
    await store.save_table(alone)
    assert await store.tables_of("p1") == []
    assert await store.tables_of("p2") == [alone]


async def of_many_who_save_a_table_one_wins(store: Store) -> None:
    """The same, at once."""
    await store.save_table(TABLE)
    saved = [replace(TABLE, revision=2, document=str(number)) for number in range(20)]
    outcomes = await asyncio.gather(*(store.save_table(table) for table in saved), return_exceptions=True)
    (winner,) = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert await store.table("t1") == saved[winner]


async def a_closed_table_gives_its_code_back(store: Store) -> None:
    """It is found by its id alone, and others may have its code."""
    await store.save_table(TABLE)
    closed = replace(TABLE, revision=2, closed=True)
    await store.save_table(closed)
    found = await store.table("t1")
    assert found is not None
    assert replace(found, code=TABLE.code) == closed
    assert await store.table_by_code("ABC234") is None
    assert await store.tables_of("p1") == await store.listed_tables(10, 0) == []
    assert await store.number_of_tables("p1", 0) == 0
    assert await store.given_up(2_000, 10) == []
    other = replace(TABLE, id="t2")
    await store.save_table(other)
    assert await store.listed_tables(10, 0) == [other]
    assert await store.table_by_code("ABC234") == other


async def listed_tables_come_newest_first(store: Store) -> None:
    """Without those that are closed, not listed, or not in use any more."""
    for number in range(6):
        table = replace(TABLE, id=f"t{number}", code=f"CODE2{number}", created=number)
        await store.save_table(replace(table, listed=number != 3, in_use_until=100 if number == 1 else 1_000))
    assert [table.id for table in await store.listed_tables(3, 99)] == ["t5", "t4", "t2"]
    assert [table.id for table in await store.listed_tables(9, 99)] == ["t5", "t4", "t2", "t1", "t0"]
    assert [table.id for table in await store.listed_tables(9, 100)] == ["t5", "t4", "t2", "t0"]


async def tables_that_nobody_is_at(store: Store) -> None:
    """Those in use count; those with a game on are still theirs; those that never began are given up."""
    stages = ("open", "game", "between", "open")
    for number, stage in enumerate(stages):
        await store.save_table(
            replace(
                TABLE,
                id=f"t{number}",
                code=f"CODE2{number}",
                created=number,
                stage=stage,
                in_use_until=100 - number,
                people=("p1", "p2"),
            )
        )
    assert await store.number_of_tables("p1", 96) == 4
    assert await store.number_of_tables("p1", 98) == 2
    assert await store.number_of_tables("p1", 100) == 0
    assert await store.number_of_tables("p3", 0) == 0
    assert [table.id for table in await store.tables_of("p1")] == ["t3", "t2", "t1", "t0"]
    assert [table.id for table in await store.tables_of("p1", 98)] == ["t1", "t0"]
    assert [table.id for table in await store.tables_of("p2", 100)] == ["t1"]
    assert await store.given_up(96, 10) == []
    assert await store.given_up(97, 10) == ["t3"]
    assert await store.given_up(1_000, 10) == ["t3", "t0"]
    assert await store.given_up(1_000, 1) == ["t3"]


# Games


async def the_log_of_a_game(store: Store) -> None:
    """Entries are only added, each under the next version, and the last brings the ending."""
    await store.add_game(GAME)
    assert await store.game("g1") == GAME
    first = Entry("g1", 1, "1 go", GAME.started + 1, "person", "[1]")
    last = Entry("g1", 2, "1 resign", GAME.started + 2)
    await store.append(first)
    await _conflict(store.append(replace(first, action="2 go")), "a version was written already")
    await _conflict(store.append(first, Ending(1, 0, (9, 9))), "an ending came with an old version")
    assert await store.game("g1") == GAME
    await store.append(last, Ending(GAME.started + 2, 1, (3, 4)))
    assert await store.entries("g1") == [first, last]
    assert await store.game("g1") == replace(GAME, ended=GAME.started + 2, winner=1, scores=(3, 4))
    assert await store.entries("g2") == []
    assert await store.game("g2") is None


async def a_game_with_its_log(store: Store) -> None:
    """A game that is imported comes with all its entries, in order however many."""
    entries = [Entry("g1", version, f"1 claim {version}", GAME.started, "бот") for version in range(1, 301)]
    await store.add_game(replace(GAME, owner="p1", table=""), entries)
    assert await store.entries("g1") == entries


async def of_many_who_append_the_same_version_one_wins(store: Store) -> None:
    """And another game is not disturbed by that."""
    await store.add_game(GAME)
    await store.add_game(replace(GAME, id="g2"))
    tries = [store.append(Entry("g1", 1, f"1 claim {number}", 11)) for number in range(20)]
    outcomes = await asyncio.gather(*tries, store.append(Entry("g2", 1, "1 go", 11)), return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes[:20]) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes[:20]) == 19
    assert outcomes[20] is None
    (kept,) = await store.entries("g1")
    assert kept.action == f"1 claim {outcomes.index(None)}"
    assert len(await store.entries("g2")) == 1


async def games_of_a_person_newest_first(store: Store) -> None:
    """Those that they played and those that they imported."""
    for number in range(4):
        await store.add_game(replace(GAME, id=f"g{number}", started=number))
    await store.add_game(replace(GAME, id="imported", people=("", ""), owner="p1", started=9))
    await store.add_game(replace(GAME, id="others", people=("p2", ""), started=9))
    await store.add_game(replace(GAME, id="alone", people=("p4", "p4"), started=9))
    found = [game.id for game in await store.games_of("p1", 1_000, 10)]
    assert found == ["imported", "g3", "g2", "g1", "g0"]
    assert [game.id for game in await store.games_of("p1", 3, 2)] == ["g2", "g1"]
    assert [game.id for game in await store.games_of("p4", 1_000, 10)] == ["alone"]


# Chat


async def chat(store: Store) -> None:
    """The last lines of a table, oldest first."""
    await store.save_table(TABLE)
    await store.save_table(replace(TABLE, id="t2", code="CODE22"))
    lines = [ChatLine("t1", "p1", "Ana", number or None, "hello", "", number) for number in range(5)]
    for line in lines:
        await store.add_chat(line)
    await store.add_chat(ChatLine("t2", "p1", "Ana", 0, "", "ĝis 👋", 9))
    assert await store.chat("t1", 3) == lines[2:]
    assert await store.chat("t1", 50) == lines
    assert [line.text for line in await store.chat("t2", 3)] == ["ĝis 👋"]
    assert await store.chat("t3", 3) == []


TRIALS: tuple[Trial, ...] = (
    people_and_tokens,
    accounts,
    shunning,
    a_person_who_is_deleted,
    a_person_who_hands_over,
    tables_are_saved_by_one_at_a_time,
    of_many_who_save_a_table_one_wins,
    a_closed_table_gives_its_code_back,
    listed_tables_come_newest_first,
    tables_that_nobody_is_at,
    the_log_of_a_game,
    a_game_with_its_log,
    of_many_who_append_the_same_version_one_wins,
    games_of_a_person_newest_first,
    chat,
)


# Lasting


async def _check_lasting(make: Make, number: int) -> None:
    """What was written is there when the store is opened again, also while the first has it open."""
    first, entry = make(number), Entry("g1", 1, "1 go", GAME.started)
    try:
        await first.add_person(ANA, "hash")
        await first.save_table(TABLE)
        await first.add_game(GAME)
        await first.append(entry)
        await first.add_chat(ChatLine("t1", "p1", "Ana", 0, "hello", "", 7))
        second = make(number)
        try:
            assert await second.person_by_token("hash") == ANA
            assert await second.table("t1") == TABLE
            assert await second.game("g1") == GAME
            assert await second.entries("g1") == [entry]
            assert len(await second.chat("t1", 9)) == 1
            await second.append(replace(entry, version=2))
        finally:
            await second.close()
        await _conflict(first.append(replace(entry, version=2)), "another store had written the version")
        assert len(await first.entries("g1")) == 2
    finally:
        await first.close()


async def _check_closing(make: Make, number: int) -> None:
    """What was handed in is written before closing ends."""
    store = make(number)
    await store.add_game(GAME)
    pending = [
        asyncio.ensure_future(store.append(Entry("g1", version, "1 go", 1))) for version in range(1, 50)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*pending)
    store = make(number)
    try:
        assert len(await store.entries("g1")) == 49
    finally:
        await store.close()
