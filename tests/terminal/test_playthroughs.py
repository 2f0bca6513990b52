"""Whole games through the terminal, compared with the transcripts that are kept."""

from __future__ import annotations

import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from kribo.variants import ALL
from tests.playthroughs import FOLDER, SCREEN, command_lines, typed
from tests.terminal.conftest import Kribo

SOURCE = Path(__file__).parents[2] / "src"
LINES = command_lines()


def kept(name: str) -> tuple[list[str], str]:
    """The command line of a transcript, and what it printed."""
    command, _, printed = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\n")
    return shlex.split(command.removeprefix("$ kribo ")), printed


def test_every_variant_has_a_transcript_and_no_other_file_is_there() -> None:
    assert set(ALL) <= set(LINES)
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.txt" for name in LINES}


@pytest.mark.parametrize("name", ALL)
def test_through_a_pipe(name: str, tmp_path: Path) -> None:
    words, printed = kept(name)
    ran = subprocess.run(
        [sys.executable, "-m", "kribo", *words],
        input=typed(printed).encode(),
        capture_output=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert ran.stderr.decode() == ""
    assert ran.stdout.decode().replace("\r\n", "\n") == printed
    assert ran.returncode == 0
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("name", [name for name in LINES if name not in ALL])
def test_in_this_process(name: str, kribo: Kribo) -> None:
    words, printed = kept(name)
    ran = kribo(*words, stdin=typed(printed))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == printed


@pytest.mark.parametrize("name", LINES)
def test_a_transcript_is_of_the_command_that_it_should_be(name: str) -> None:
    words, printed = kept(name)
    assert words == LINES[name]
    assert "??" not in printed
    assert all(len(line) < 400 for line in printed.splitlines())
    assert all(line.isprintable() for line in printed.splitlines()), "no control codes"


@pytest.mark.parametrize("name", ["two-people", "partners-at-one-keyboard"])
def test_between_two_people_there_is_a_screenful(name: str) -> None:
    _, printed = kept(name)
    _, *screens = printed.split("Pass the keyboard to ")
    people = [screen.partition(".")[0] for screen in screens]
    assert all(one != other for one, other in pairwise(people))
    assert all(screen.endswith(SCREEN) for screen in screens[:-1])


def test_nobody_sees_the_cards_of_the_other() -> None:
    """In the first deal, before a card is laid, each screen holds the cards of one person only."""
    _, printed = kept("two-people")
    dealt, _, _ = printed.partition(" plays ")
    hands: dict[str, set[str]] = {"Ana": set(), "Bo": set()}
    screens = [(screen.partition(".")[0], screen) for screen in dealt.split("Pass the keyboard to ")[1:]]
    for person, screen in screens:
        for line in screen.splitlines():
            if line.startswith("Your hand: "):
                hands[person] |= set(line.removeprefix("Your hand: ").rstrip(".").split())
    assert all(len(hand) == 6 for hand in hands.values())
    for person, screen in screens:
        others = hands["Bo" if person == "Ana" else "Ana"]
        cut = {line.split()[-1].rstrip(".") for line in screen.splitlines() if " cut" in line}
        assert not {word.strip(".,:") for word in screen.split()} & (others - cut)
