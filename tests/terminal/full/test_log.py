"""The log of the full screen: every sentence whole, the last one seen, and each broken into rows but once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from rich.color import Color
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from kribo.terminal.full.log import REMEMBERED, Log
from kribo.terminal.full.paint import ALARM, FAINT, GOLD, INK

LONG = "Fifteen two, fifteen four, and a run of three is seven, which is more than one row holds."


class Book(App[None]):
    """Nothing but a log, in the measures of the app."""

    CSS = "#log { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }"

    def compose(self) -> ComposeResult:
        self.log_ = Log()
        yield self.log_


def rows(log: Log) -> list[str]:
    """What is seen."""
    return [log.render_line(y).text.rstrip() for y in range(log.size.height)]


def colours(log: Log) -> list[Color | None]:
    """The colour of each row that is seen."""
    strips = [log.render_line(y) for y in range(log.size.height)]
    return [
        strip._segments[0].style.color for strip in strips if strip.text.strip() and strip._segments[0].style
    ]


def read(visit: Callable[[Log, Pilot[None]], Awaitable[None]], size: tuple[int, int] = (40, 6)) -> None:
    """Open a log of a size."""

    async def stay() -> None:
        app = Book()
        async with app.run_test(size=size) as pilot:
            await visit(app.log_, pilot)

    asyncio.run(stay())


def test_the_last_sentence_is_seen_and_each_is_whole() -> None:
    async def visit(log: Log, pilot: Pilot[None]) -> None:
        for number in range(20):
            log.add([f"{number}: {LONG}"])
            await pilot.pause()
            assert " ".join(rows(log)).strip().endswith(f"{number}: {LONG}")
            assert max(map(len, rows(log))) <= 37
        await pilot.resize_terminal(60, 10)
        await pilot.pause()
        assert " ".join(rows(log)).endswith(f"18: {LONG} 19: {LONG}")
        assert max(map(len, rows(log))) > 40

    read(visit)


def test_an_answer_longer_than_the_log_is_seen_from_its_beginning() -> None:
    async def visit(log: Log, pilot: Pilot[None]) -> None:
        log.add(["Before."] * 9)
        log.add([f"Line {number}." for number in range(30)])
        await pilot.pause()
        await pilot.pause()
        assert rows(log)[0] == "Line 0."
        log.add(["After."])
        await pilot.pause()
        assert rows(log)[-1] == "After."

    read(visit)


def test_new_sentences_are_bright_and_old_ones_faint() -> None:
    async def visit(log: Log, pilot: Pilot[None]) -> None:
        log.add(["Long ago."])
        log.age()
        log.add(["", "Now."])
        log.complain(["That cannot be done."])
        log.echo("5h")
        await pilot.pause()
        assert rows(log) == ["Long ago.", "", "Now.", "That cannot be done.", "> 5h", ""]
        assert colours(log) == [Color.parse(colour) for colour in (FAINT, INK, ALARM, GOLD)]
        log.clear()
        log.add(["Anew."])
        await pilot.pause()
        assert (rows(log)[0], colours(log)) == ("Anew.", [Color.parse(INK)])

    read(visit)


def test_a_sentence_is_broken_once_however_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    broken: list[int] = []
    original = Log._break

    def count(self: Log, number: int, line: str) -> None:
        broken.append(number)
        original(self, number, line)

    async def visit(log: Log, pilot: Pilot[None]) -> None:
        monkeypatch.setattr(Log, "_break", count)
        for number in range(REMEMBERED + 20):
            log.add([f"Line {number}."])
        log.age()
        await pilot.pause()
        assert broken == list(range(REMEMBERED + 20))
        assert len(log.lines) == log.virtual_size.height == REMEMBERED
        assert rows(log)[-1] == f"Line {REMEMBERED + 19}."
        await pilot.pause()
        log.scroll_to(y=0, animate=False)
        await pilot.pause()
        assert rows(log)[0] == "Line 20."
        assert set(colours(log)) == {Color.parse(FAINT)}

    read(visit)
