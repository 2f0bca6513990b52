from typing import NewType

from _typeshed import ReadableBuffer, WriteableBuffer

Habit = NewType("Habit", object)
Plays = NewType("Plays", object)
Game = tuple[int, ReadableBuffer, ReadableBuffer, ReadableBuffer, ReadableBuffer]
Blueprint = tuple[ReadableBuffer, ReadableBuffer, ReadableBuffer]

ANSWERS_BYTES: int
TABLE_BYTES: int
DEAL_SUMS: int
PLAY_RACES: int

def load_tables(following: ReadableBuffer, points: ReadableBuffer, /) -> None: ...
def read_habit(content: bytes, /) -> Habit: ...
def settle(answers: ReadableBuffer, /) -> bytes: ...
def answer_habit(
    role: int,
    habit: Habit,
    plays: Plays | None,
    step: float,
    answers: WriteableBuffer,
    table: WriteableBuffer | None,
    /,
) -> list[float]: ...
def count_best_keeps() -> list[float]: ...
def worths(hand: ReadableBuffer, habit: Habit, /) -> list[float]: ...
def exact_worths(hand: ReadableBuffer, table: ReadableBuffer, /) -> list[float]: ...
def way(table: ReadableBuffer, hand: ReadableBuffer, /) -> int: ...
def read_plays(content: bytes, /) -> Plays: ...
def weigh(
    hand: ReadableBuffer,
    role: int,
    habit: Habit,
    plays: Plays,
    score: int,
    other_score: int,
    game: Game,
    margin: float,
    /,
) -> list[float]: ...
def add_gains(
    role: int,
    habit: Habit,
    plays: Plays,
    game: Game,
    seed: int,
    first: int,
    number: int,
    wants: ReadableBuffer,
    sums: WriteableBuffer,
    /,
) -> None: ...
def sweep(
    race: ReadableBuffer,
    gains: ReadableBuffer,
    target: int,
    win: ReadableBuffer,
    lose: ReadableBuffer,
    highest: int,
    lowest: int,
    ours: WriteableBuffer,
    theirs: WriteableBuffer,
    /,
) -> None: ...
def add_deals(
    pone_table: ReadableBuffer,
    dealer_table: ReadableBuffer,
    blueprint: Blueprint | None,
    seed: int,
    first: int,
    number: int,
    sums: WriteableBuffer,
    /,
) -> None: ...
def add_hand(
    pone_table: ReadableBuffer,
    dealer_table: ReadableBuffer,
    blueprint: Blueprint | None,
    role: int,
    hand: ReadableBuffer,
    way: int,
    seed: int,
    first: int,
    number: int,
    sums: WriteableBuffer,
    /,
) -> None: ...
def add_plays(
    pone_table: ReadableBuffer,
    dealer_table: ReadableBuffer,
    blueprint: Blueprint | None,
    seed: int,
    first: int,
    number: int,
    races: WriteableBuffer,
    /,
) -> None: ...
