from _typeshed import ReadableBuffer, WriteableBuffer

def load_tables(following: ReadableBuffer, points: ReadableBuffer, /) -> None: ...
def score_hands(rows: ReadableBuffer, held: int, needs_starter: bool, points: WriteableBuffer, /) -> None: ...
def count_hands(held: int, needs_starter: bool, /) -> list[int]: ...
def pegs(cards: ReadableBuffer, sizes: ReadableBuffer, points: WriteableBuffer, /) -> None: ...
def play_out(
    seats: int,
    held: int,
    hands: ReadableBuffer,
    orders: ReadableBuffer,
    leaders: ReadableBuffer,
    single: bool,
    points: WriteableBuffer,
    /,
) -> None: ...
def simulate(
    spec: ReadableBuffer,
    policies: ReadableBuffer,
    averages: ReadableBuffer,
    seed: int,
    rotations: int,
    first: int,
    sets: int,
    /,
) -> bytes: ...
