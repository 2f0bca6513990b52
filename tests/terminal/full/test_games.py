"""Whole games at the full screen: by keys alone, by commands alone, by several people, left and taken up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kribo import notation
from kribo.cards import HIDDEN
from kribo.terminal.full.paint import name
from tests.terminal.full.seated import Seated, sit

SHORT = "--seed demo --target 31"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where nobody minds."""
    monkeypatch.chdir(tmp_path)


async def to_the_end(seated: Seated, *, commands: bool = False, worth: int = 0) -> None:
    """Play until the program waits for the last Enter, and press it."""
    while (kind := await seated.asked()) != "end":
        if kind == "enter":
            await seated.press("enter")
        elif commands:
            await seated.by_commands(worth)
        else:
            await seated.by_keys(worth)
    await seated.press("enter")


def finished(file: str = "game.kribo") -> bool:
    """Whether a file holds a game that was played to its end."""
    return notation.read(Path(file).read_text(encoding="utf-8"))[-1].finished


@pytest.mark.parametrize(
    ("words", "commands"),
    [
        ("--seats you,basic", True),
        ("--seats you,basic --counting strict", False),
        ("--seats you,basic --counting strict", True),
        ("--seats you,basic,basic --counting muggins", False),
        ("--variant partners --seats you,basic,basic,basic", False),
        ("--variant auction --seats you,basic", False),
        ("--variant auction --seats you,basic", True),
        ("--seats you,basic --preset esperanto --option manual_pegging=on --counting self", False),
    ],
)
def test_a_whole_game(
    words: str, commands: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def visit(seated: Seated) -> None:
        await to_the_end(seated, commands=commands, worth=2)

    assert sit(monkeypatch, visit, f"{words} {SHORT} --save game.kribo") == 0
    assert finished()
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "Saved in game.kribo."
    assert any(line.startswith("Final score") or "wins" in line or "win " in line for line in said)


def test_a_large_table_and_a_large_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        await to_the_end(seated)

    words = f"--players 6 --seats you,basic,basic,basic,basic,basic {SHORT} --save game.kribo"
    assert sit(monkeypatch, visit, words, size=(120, 40)) == 0
    assert finished()


def test_nobody_need_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        assert await seated.asked() == "end"
        assert "The game is over." in seated.seen
        await seated.press("enter")

    assert sit(monkeypatch, visit, f"--seats basic,greedy {SHORT}") == 0


def test_one_hand_is_hidden_from_the_next_person(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        hands: dict[int, list[str]] = {}
        while (kind := await seated.asked()) != "end":
            scene = seated.face.scene
            assert scene
            if kind == "enter":
                assert scene.seat is None
                assert scene.view.hand == ()
                assert "Pass the keyboard" in seated.seen
                for cards in hands.values():
                    assert not any(card in seated.seen for card in cards)
                await seated.press("enter")
                continue
            assert scene.seat is not None
            hands[scene.seat] = [name(card, scene.say) for card in scene.view.hand if card != HIDDEN]
            if seated.legal.play:
                break
            await seated.by_keys()
        seated.face.full.leave()

    sit(monkeypatch, visit, f"--seats Ana,Bo --option first_dealer=random {SHORT}")


def test_the_log_of_one_person_is_hidden_from_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        dealt: set[str] = set()
        for _ in range(4):
            while await seated.asked() == "enter":
                assert not any(line in dealt for line in seated.told)
                await seated.press("enter")
            dealt |= {line for line in seated.told if line.startswith("Your hand:")}
            await seated.by_keys()
        assert dealt
        seated.face.full.leave()

    sit(monkeypatch, visit, f"--seats Ana,Bo --option first_dealer=random {SHORT}")


def test_a_match_goes_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    questions: list[str] = []

    async def visit(seated: Seated) -> None:
        while (kind := await seated.asked()) != "end":
            if kind == "enter":
                assert seated.face.asked
                questions.append(seated.face.asked.question)
                await seated.press("enter")
            else:
                await seated.by_keys()
        await seated.press("enter")

    sit(monkeypatch, visit, f"--seats you,basic --match 2-games --save game.kribo {SHORT}")
    assert questions == ["Press Enter for game 2, or type quit."]
    assert len(notation.read(Path("game.kribo").read_text(encoding="utf-8"))) == 2


@pytest.mark.parametrize("way", ["command", "key"])
def test_a_game_is_left_and_taken_up(
    way: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def leave(seated: Seated) -> None:
        for _ in range(3):
            await seated.asked()
            await seated.by_keys()
        await seated.asked()
        await (seated.command("quit") if way == "command" else seated.press("ctrl+q"))

    words = "--seats you,basic --seed demo --target 31 --save game.kribo"
    assert sit(monkeypatch, leave, words) == 0
    assert capsys.readouterr().out == ("Saved in game.kribo. To go on: kribo resume game.kribo --seed demo\n")
    assert not finished()

    async def go_on(seated: Seated) -> None:
        await seated.asked()
        assert any("holes to go" in line for line in seated.told)
        await to_the_end(seated)

    assert sit(monkeypatch, go_on, "game.kribo --seed demo", command="resume") == 0
    assert finished()


def test_resigning_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        await seated.asked()
        await seated.command("resign")
        await seated.asked()
        assert "Do you give the game up?" in seated.seen
        await seated.command("no")
        await seated.asked()
        await seated.command("resign")
        await seated.asked()
        await seated.command("yes")
        assert await seated.asked() == "end"
        await seated.press("enter")

    assert sit(monkeypatch, visit, f"--seats you,basic {SHORT}") == 0


def test_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kribo.terminal.session.Clock", _short_clock)

    async def visit(seated: Seated) -> None:
        while not seated.legal_of("claim"):
            await seated.asked()
            await seated.by_keys()
        await seated.asked()
        for _ in range(300):
            await seated.pilot.pause(0.01)
            if any(re.search("time", line) for line in seated.told):
                break
        assert any("time" in line for line in seated.told)
        seated.face.full.leave()

    words = f"--seats you,basic --counting strict --count-seconds 15 --option first_dealer=random {SHORT}"
    sit(monkeypatch, visit, words)


def _short_clock(seconds: float) -> object:
    from kribo.terminal.keyboard import Clock

    return Clock(seconds / 50)
