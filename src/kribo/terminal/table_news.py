"""What changed at a table, in sentences: who came and went, and why the game stands still or goes on."""

from __future__ import annotations

from collections.abc import Iterator

from kribo.game.actions import Seat
from kribo.locales import Catalogue
from kribo.server.messages import ChairInfo, TableInfo


def news_of(before: TableInfo, now: TableInfo, own: Seat | None, say: Catalogue) -> Iterator[str]:
    """The changes from one state of a table to the next, but for what the reader did."""
    for old, new in zip(before.seats, now.seats, strict=True):
        if new.seat != own:
            yield from _of_seat(old, new, now, say)
    yield from _of_course(before, now, say)
    yield from _of_beginning(before, now, say)


def _of_seat(old: ChairInfo, new: ChairInfo, now: TableInfo, say: Catalogue) -> Iterator[str]:
    if old.kind == "open" and new.kind != "open":
        yield say("web-sat-down", player=new.name)
    elif old.kind != "open" and new.kind == "open":
        yield say("join-got-up", player=old.name)
    elif new.kind == "person":
        if old.present and not new.present:
            yield say("web-went-away", player=new.name)
        if new.present and not old.present:
            yield say("web-came-back", player=new.name)
        if new.stand_in and not old.stand_in:
            yield say("web-stand-in", player=new.name)
        if now.status == "between" and new.ready and not old.ready:
            yield say("join-ready", player=new.name)


def _of_course(before: TableInfo, now: TableInfo, say: Catalogue) -> Iterator[str]:
    if now.status == "paused" and (before.status, before.paused) != (now.status, now.paused):
        if now.paused.why == "asked":
            yield say("web-paused-by", player=now.paused.by)
        else:
            away = [now.seats[seat].name for seat in now.paused.seats]
            yield say("web-paused-for", players=", ".join(away))
    if before.status == "paused" and now.status == "playing":
        yield say("web-goes-on")


def _of_beginning(before: TableInfo, now: TableInfo, say: Catalogue) -> Iterator[str]:
    """That the last seat is taken, so that the game can begin."""
    if now.status == "open" and _is_full(now) and not _is_full(before):
        yield say("join-full", host="yes" if now.you.host else "no")


def _is_full(table: TableInfo) -> bool:
    return all(chair.kind != "open" for chair in table.seats)
