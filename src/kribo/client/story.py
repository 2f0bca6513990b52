"""What a reader has heard of a table and how it stands, so that nothing is told twice or left out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from kribo.game.actions import Seat
from kribo.server.messages import ChairInfo, GameSaid, Legal, Moved, TableInfo

REMEMBERED = 1000
"""Lines, many more than a deal has."""


class Story:
    """A table as a seat (or a spectator, None) was told of it last."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.table: TableInfo | None = None
        self.game: GameSaid | Moved | None = None
        self._heard: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def version(self) -> int:
        """The newest version of the game that is known."""
        return self.game.version if self.game else 0

    @property
    def chair(self) -> ChairInfo | None:
        """The own seat."""
        return self.table.seats[self.seat] if self.table and self.seat is not None else None

    @property
    def is_host(self) -> bool:
        """Whether the table is the reader's own."""
        return self.table is not None and self.table.you.host

    @property
    def is_asked(self) -> bool:
        """Whether the game waits for the reader to decide something."""
        if not (self.game and self.chair and self.table) or self.table.status != "playing":
            return False
        view = self.game.view
        return self.seat in view.to_act and not is_forced(view.legal, says_go=self.chair.say_go == "myself")

    def name(self, seat: Seat) -> str:
        """The name of who sits there."""
        return self.table.seats[seat].name if self.table else ""

    def hear_game(self, said: GameSaid) -> list[str]:
        """Take a game as a whole; the lines of it that are new."""
        known = 0
        if self.game is not None and self.game.game == said.game:
            known = _overlap(self._heard, said.say)
            missed_deals = said.view.deals - self.game.view.deals
        else:
            self._heard.clear()
            missed_deals = 0
        new = said.say[known:]
        self._heard.extend(new)
        self.game = said
        # Where a deal ended meanwhile, its last count is all that is left to tell of it.
        return [*said.last_count, *new] if missed_deals > 0 else new

    def hear_move(self, moved: Moved) -> list[str] | None:
        """Take one action; its lines, or None where one before it was missed and one must look again."""
        if self.game is None or self.game.game != moved.game:
            return None
        if moved.version <= self.version:
            return []
        if moved.version > self.version + 1:
            return None
        self._heard.extend(moved.say)
        self.game = moved
        return moved.say


def is_forced(legal: Legal, *, says_go: bool) -> bool:
    """Whether the table answers by itself: a go, or a count, that is the only thing possible."""
    cards = len(legal.play) + (1 if legal.discard else 0) + len(legal.cut_for_deal) + len(legal.cut_starter)
    others = cards + len(legal.bid) + len(legal.muggins) + legal.claim_heels
    if others:
        return False
    return (legal.go and not legal.claim and not says_go) or (len(legal.claim) == 1 and not legal.go)


def _overlap(heard: Sequence[str] | deque[str], lines: Sequence[str]) -> int:
    """How many lines at the beginning were the last ones heard."""
    last = list(heard)
    for number in range(min(len(last), len(lines)), 0, -1):
        if last[-number:] == list(lines[:number]):
            return number
    return 0
