"""What whoever hosts a playroom can set, with the values that suit most."""

from __future__ import annotations

from msgspec import Struct

from kribo.store.base import Milliseconds, Stage


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


class Settings(Struct, frozen=True, kw_only=True):
    """Times in seconds, sizes in bytes unless the name says characters."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    proxies: str = "127.0.0.1"

    grace: float = 120
    bot_pause: tuple[float, float] = (0.4, 1.2)
    go_pause: float = 0.5
    count_pause: float = 0.9
    deal_pause: float = 0.4
    deal_pause_after_show: float = 1.6
    open_idle: float = 1800
    game_idle: float = 3600
    over_idle: float = 600
    thinkers: int = 2
    think_time: float = 20
    password_memory: int = 64 * 1024 * 1024

    body_size: int = 64 * 1024
    record_size: int = 256 * 1024
    message_size: int = 16 * 1024
    chat_characters: int = 300
    tables_a_person: int = 50
    sockets_a_person: int = 20
    sockets_an_address: int = 200
    sockets: int = 20_000
    watchers_a_table: int = 200
    queue: int = 500

    requests: Rate = Rate(40, 200)
    messages: Rate = Rate(20, 60)
    chats: Rate = Rate(1, 5)
    passwords: Rate = Rate(10 / 60, 10)
    guests: Rate = Rate(30 / 3600, 30)
    guests_from_here: Rate = Rate(300 / 3600, 300)
    codes: Rate = Rate(0.5, 30)
    imports: Rate = Rate(0.1, 10)

    def lasts(self, stage: Stage) -> Milliseconds:
        """How long a table is in use when nobody is there."""
        seconds = {"open": self.open_idle, "game": self.game_idle, "between": self.over_idle}
        return round(1000 * seconds[stage])

    @property
    def sweep(self) -> float:
        """Seconds between two looks for tables that nobody is at."""
        return min(30, self.open_idle / 4, self.game_idle / 4, self.over_idle / 4)
