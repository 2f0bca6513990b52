"""See _companymodule.c."""

from _typeshed import ReadableBuffer

class _Company: ...

_Sight = tuple[ReadableBuffer, bytes, bytes, bytes, bytes]

def load_tables(following: ReadableBuffer, points: ReadableBuffer, /) -> None: ...
def company(spec: ReadableBuffer, basic: ReadableBuffer, game: ReadableBuffer, seed: int, /) -> _Company: ...
def throws(
    company: _Company,
    sight: _Sight,
    starter: int,
    pile: int,
    gone: int,
    worlds: int,
    seed: int,
    for_game: bool,
    /,
) -> list[tuple[bytes, float]]: ...
def cards(
    company: _Company,
    sight: _Sight,
    starter: int,
    pile: int,
    gone: int,
    worlds: int,
    seed: int,
    for_game: bool,
    /,
) -> list[tuple[int, float]]: ...
def price(
    company: _Company,
    sight: _Sight,
    starter: int,
    pile: int,
    gone: int,
    worlds: int,
    seed: int,
    for_game: bool,
    /,
) -> int: ...
def chance(
    company: _Company, scores: ReadableBuffer, dealer: int, side: int, play_through: bool, /
) -> float: ...
