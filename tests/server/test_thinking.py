"""Bots in processes of their own: they answer, and whatever becomes of them the table goes on."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from msgspec.structs import replace

from kribo import game, variants
from kribo.engine import winning
from kribo.game import actions
from kribo.game.view import View
from kribo.match import Match, Result
from kribo.players import find
from kribo.server import thinking
from kribo.server.thinking import Thinkers
from tests.players.seated import dealt


def discarding() -> View:
    """What a dealer sees who has to lay away."""
    state = game.new(variants.find("six-card"), 0)
    state, _ = game.apply(state, actions.Deal(tuple(range(52))))
    return game.view(state, 0)


def run(trial: Callable[[Thinkers], Awaitable[None]], patience: float = 30) -> None:
    async def main() -> None:
        thinkers = Thinkers(1, patience)
        try:
            await trial(thinkers)
        finally:
            await asyncio.to_thread(thinkers.close)

    asyncio.run(main())


def process_of(thinkers: Thinkers) -> subprocess.Popen[bytes]:
    (thinker,) = thinkers._all
    return thinker._process


@pytest.mark.parametrize("level", ["greedy", "basic", "3"])
def test_a_bot_answers_from_another_process(level: str) -> None:
    async def trial(thinkers: Thinkers) -> None:
        seen = discarding()
        assert await thinkers.think(level, seen) in seen.legal
        assert process_of(thinkers).pid != os.getpid()

    run(trial)


def test_a_process_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def trial(thinkers: Thinkers) -> None:
        seen = discarding()
        await thinkers.think("basic", seen)
        first = process_of(thinkers)
        first.kill()
        first.wait()
        assert await thinkers.think("basic", seen) in seen.legal
        assert await thinkers.think("basic", seen) in seen.legal
        assert process_of(thinkers).pid != first.pid

    run(trial)
    assert len(caplog.records) == 1


def test_for_a_bot_that_takes_too_long_a_simple_one_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def trial(thinkers: Thinkers) -> None:
        seen = discarding()
        assert await thinkers.think("top", seen) == thinking.choose(thinking.Question("basic", seen))
        assert not thinkers._all

    run(trial, patience=0.001)  # not even the process begins in that time
    assert "took too long" in caplog.text


def test_for_a_bot_that_fails_a_simple_one_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def trial(thinkers: Thinkers) -> None:
        seen = discarding()
        assert await thinkers.think("nobody", seen) in seen.legal

    run(trial)
    assert "unknown-player" in caplog.text


def test_while_a_bot_thinks_nothing_waits_for_the_end() -> None:
    async def trial(thinkers: Thinkers) -> None:
        thought = asyncio.ensure_future(thinkers.think("basic", discarding()))
        await asyncio.sleep(0)
        await asyncio.to_thread(thinkers.close)
        await asyncio.gather(thought, return_exceptions=True)
        assert not any(thread.is_alive() for thread in thinkers._threads)
        assert not thinkers._all or process_of(thinkers).poll() is not None

    run(trial)


def test_a_process_ends_with_its_input_and_not_by_ctrl_c() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", thinking.__name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    pickle.dump(thinking.Question("basic", discarding()), process.stdin)
    process.stdin.flush()
    pickle.load(process.stdout)
    if sys.platform != "win32":
        process.send_signal(signal.SIGINT)
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()


FOR_EVER = f"""
import {thinking.__name__} as thinking
def think(question):
    print("thinking", flush=True)
    while True:
        sum(range(1000))
thinking.choose = think
thinking.main()
"""


def test_a_process_ends_with_its_input_in_the_middle_of_a_thought() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", FOR_EVER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    pickle.dump(thinking.Question("basic", discarding()), process.stdin)
    process.stdin.flush()
    assert process.stderr.readline().strip() == b"thinking"
    process.stdin.close()
    assert process.wait(20) == 0
    process.stdout.close()
    process.stderr.close()


def test_questions_that_were_not_begun_are_cancelled_at_the_end() -> None:
    async def trial(thinkers: Thinkers) -> None:
        asked = [asyncio.ensure_future(thinkers.think("basic", discarding())) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.to_thread(thinkers.close)
        outcomes = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 20)
        assert isinstance(outcomes[-1], asyncio.CancelledError)

    run(trial)


@pytest.mark.skipif(winning.compiled is None, reason="without the kernel only winning counts")
def test_a_bot_minds_the_match() -> None:
    """As in `tests.players.test_aims`: who needs a skunk lays the cards away that hold the other back."""
    table = dealt("six-card", "AD 4S 5D 5S 8S 9S", seat=0, dealer=1)
    table.state = replace(table.state, scores=(110, 88))
    seen = game.view(table.state, 0)
    match = Match(
        variants.find("six-card").with_options({"match": "first-to-5"}),
        (
            Result(0, (121, 80), (0, 1), 0),
            Result(0, (121, 100), (0, 0), 0),
            *[Result(1, (80, 121), (1, 0), 0)] * 2,
        ),
    )

    async def trial(thinkers: Thinkers) -> None:
        alone, in_match = await thinkers.think("8", seen), await thinkers.think("8", seen, match)
        assert alone != in_match
        assert in_match == find("8", Random(1), match).choose(seen)

    run(trial)
