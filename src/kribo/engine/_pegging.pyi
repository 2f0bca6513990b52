"""See _peggingmodule.c; `pegging_fallback` has most of this in Python."""

from _typeshed import ReadableBuffer

class _Player: ...
class _Trainer: ...

def player(
    keeps: ReadableBuffer, openings: ReadableBuffer, keys: ReadableBuffer, late: ReadableBuffer
) -> _Player: ...
def search(
    player: _Player,
    seat: int,
    kept: bytes,
    thrown: bytes,
    starter: int,
    laid: bytes,
    doubt: float,
    strange: float,
    show: int,
    pone_score: int,
    dealer_score: int,
    stakes: tuple[int, ReadableBuffer, ReadableBuffer, ReadableBuffer, ReadableBuffer] | None,
) -> list[tuple[int, float, float, float]]: ...
def believe(
    player: _Player,
    seat: int,
    kept: bytes,
    thrown: bytes,
    starter: int,
    laid: bytes,
    doubt: float,
    strange: float,
) -> list[float]: ...
def chances(player: _Player, seat: int, kept: bytes, laid: bytes) -> list[tuple[int, float]]: ...
def greedy(seat: int, kept: bytes, thrown: bytes, starter: int, laid: bytes) -> int: ...
def heuristic(seat: int, kept: bytes, thrown: bytes, starter: int, laid: bytes) -> int: ...
def tree_size(pone: bytes, dealer: bytes) -> tuple[int, int]: ...
def keeps(cribs: ReadableBuffer) -> bytes: ...
def trainer(keeps: ReadableBuffer, seed: int, whole_history: bool = False) -> _Trainer: ...
def train(trainer: _Trainer, deals: int) -> int: ...
def trained(trainer: _Trainer) -> tuple[bytes, bytes, bytes]: ...
def duel(
    player: _Player, first: int, second: int, blind: bool, deals: int, seed: int, doubt: float, strange: float
) -> tuple[float, float]: ...
def rollout(
    spec: ReadableBuffer,
    turn: int,
    hand: bytes,
    starter: int,
    cards: bytes,
    seats: bytes,
    pile: int,
    gone: int,
    worlds: int,
    seed: int,
) -> list[tuple[int, float, float]]: ...
