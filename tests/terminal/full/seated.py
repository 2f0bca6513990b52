"""Somebody who sits at the full screen: reads what is shown, and answers by keys or by commands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual import events
from textual.pilot import Pilot

from kribo.cards import text, texts
from kribo.server.messages import Legal
from kribo.terminal import join, play, resume
from kribo.terminal.arguments import read
from kribo.terminal.full.app import Face
from kribo.terminal.full.scene import Scene

Visit = Callable[["Seated"], Awaitable[None]]

PATIENCE = 2000
"""Hundredths of a second to wait for something."""


class Seated:
    """A pilot with eyes."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot
        self.app = pilot.app
        assert isinstance(self.app, Face)
        self.face = self.app

    @property
    def lines(self) -> list[str]:
        """What is on the screen, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def seen(self) -> str:
        """All that is on the screen."""
        return "\n".join(self.lines)

    @property
    def told(self) -> list[str]:
        """The sentences of the log."""
        return [line for line, _ in self.face.story.lines]

    @property
    def legal(self) -> Legal:
        """What may be done now."""
        assert self.face.scene
        return self.face.scene.view.legal

    def legal_of(self, kind: str) -> bool:
        """Whether something of a kind may be done now."""
        return bool(self.face.scene and getattr(self.legal, kind))

    async def asked(self) -> str:
        """Wait until a line is wanted; what it is wanted for."""
        for _ in range(PATIENCE):
            if self.face.asked:
                return self.face.asked.kind
            if not self.app.is_running:
                return "gone"
            await self.pilot.pause(0.01)
        raise AssertionError(f"nothing is asked:\n{self.seen}")

    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self.pilot.press(*keys)

    async def command(self, line: str) -> None:
        """Type a command after Tab (its letters come all at once), and go back to the keys."""
        await self.press("tab")
        self.app.post_message(events.Paste(line))
        await self.press("enter", "tab")

    async def by_keys(self, worth: int = 0) -> None:
        """Answer what is asked by keys alone."""
        legal = self.legal
        if legal.discard:
            await self.press(*map(str, range(1, legal.discard + 1)), "enter")
        elif legal.claim:
            await self.press(*str(worth if worth in legal.claim else legal.claim[0]), "enter")
        elif legal.bid:
            await self.press(*("0" if 0 in legal.bid else str(legal.bid[0])), "enter")
        elif cuts := legal.cut_for_deal or legal.cut_starter:
            await self.press(*str(cuts[0] + 1), "enter")
        else:
            await self.press("enter")

    async def by_commands(self, worth: int = 0) -> None:
        """Answer what is asked by commands alone."""
        assert self.face.scene
        await self.command(answer_to(self.face.scene, worth))


def answer_to(scene: Scene, worth: int = 0) -> str:
    """A line that answers what is asked."""
    legal = scene.view.legal
    if legal.discard:
        return texts(scene.view.hand[: legal.discard])
    if legal.play:
        return text(legal.play[0])
    if legal.claim:
        return str(worth if worth in legal.claim else legal.claim[0])
    if legal.bid:
        return "pass" if 0 in legal.bid else str(legal.bid[0])
    if legal.go:
        return "go"
    return "no" if legal.muggins else "cut"


def sit(
    monkeypatch: pytest.MonkeyPatch,
    visit: Visit,
    words: str,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    command: str = "play",
) -> int:
    """Run `kribo play --full` (or another command) with somebody at it; the exit status."""

    def run(face: Face) -> None:
        async def stay() -> None:
            async with face.run_test(size=size) as pilot:
                await visit(Seated(pilot))

        asyncio.run(stay())

    monkeypatch.setattr(Face, "run", run)
    monkeypatch.setattr("kribo.terminal.manner.why_lines", lambda *_: "")
    module = {"play": play, "resume": resume, "join": join}[command]
    given = ["--full", "--pace", "instant", *words.split()]
    status: int = module.run(read(module.SPEC, given, language))
    return status
