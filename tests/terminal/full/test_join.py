"""`kribo join --full` at a real server: before, in and between games, with company, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo import notation
from kribo.locales import LANGUAGES, catalogue
from kribo.server import messages
from tests.server.conftest import Running, Start, start  # noqa: F401 (a fixture)
from tests.terminal.fragile import Fragile, Wire
from tests.terminal.full.seated import PATIENCE, Seated, sit
from tests.terminal.full.test_layout import check, whole
from tests.terminal.test_join import AT_ONCE, friend

SHORT = "--bots basic --target 31 --option first_dealer=random"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records and tokens are kept where nobody minds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def here(start: Start) -> Running:  # noqa: F811
    """A server that does not dawdle."""
    return start(**AT_ONCE)


async def until(seated: Seated, words: str) -> None:
    """Wait until words are on the screen."""
    for _ in range(PATIENCE):
        if whole(seated, words):
            return
        await seated.pilot.pause(0.01)
    raise AssertionError(f"{words!r} is not on the screen:\n{seated.seen}")


async def to_the_end_of_a_game(seated: Seated) -> None:
    """Answer by keys until the next game can begin."""
    while True:
        assert await seated.asked() != "gone"
        assert seated.face.room
        if seated.face.room.table.status == "between":
            return
        await seated.by_keys(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_and_the_next(
    here: Running, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = catalogue(language)

    async def visit(seated: Seated) -> None:
        for _ in range(4):
            await seated.asked()
            await seated.pilot.pause()
            check(seated, language)
            await seated.by_keys(2)
        await to_the_end_of_a_game(seated)
        await until(seated, say("web-primary-rematch"))
        await until(seated, say("next-game", number=2))
        await seated.press("enter")
        while not seated.legal_of("discard"):
            assert await seated.asked() != "gone"
            await seated.by_keys()
        await seated.press("ctrl+q")

    words = f"{here.base} --name Ana {SHORT} --counting strict --save game.kribo"
    assert sit(monkeypatch, visit, words, language=language, command="join") == 0
    (record,) = notation.read(Path("game.kribo").read_text(encoding="utf-8"))
    assert record.finished
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(say("join-kept", command=f"kribo join {here.base}/t/"))
    assert last.endswith(" --name Ana --full")


def test_by_commands(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        while not seated.legal_of("play"):
            assert await seated.asked() != "gone"
            await seated.by_commands()
        await seated.asked()
        await seated.command("nonsense")
        await until(seated, "“nonsense” is not understood.")
        await seated.asked()
        await seated.command("k")
        await until(seated, "No time is running.")
        await seated.command("resign")
        await until(seated, "Do you give the game up?")
        await seated.asked()
        await seated.command("no")
        await seated.asked()
        await seated.command("quit")

    assert sit(monkeypatch, visit, f"{here.base} --name Ana {SHORT}", command="join") == 0


def test_before_the_game(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        await seated.asked()
        await until(seated, "Seat 1: You.")
        await until(seated, "Seat 2: open.")
        assert seated.face.room
        await until(seated, f"{here.base}{seated.face.room.table.link}")
        await until(seated, "Wait until all seats are taken, or type bot")
        await seated.press("enter")
        assert seated.face.scene is None
        await seated.command("bot")
        await until(seated, "All seats are taken. Type start to begin.")
        await until(seated, "Start the game")
        await seated.asked()
        await seated.press("enter")
        while not seated.face.scene:
            await seated.pilot.pause(0.01)
        await seated.asked()
        check(seated, "en")
        seated.face.full.leave()

    assert sit(monkeypatch, visit, f"{here.base} --name Ana --target 61", command="join") == 0


def test_company(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card", "chat": "free", "options": {"first_dealer": "random"}})

    async def visit(seated: Seated) -> None:
        await until(seated, "Seat 1: Bo.")
        await until(seated, "Waiting to start")
        bo.tell(table.id, messages.Start())
        await seated.asked()
        bo.tell(table.id, messages.Say(phrase="good-luck"))
        await until(seated, "Bo: Good luck!")
        await seated.press("/")
        await seated.press("h", "i", "enter", "tab")
        await until(seated, "Ana: hi")
        await seated.command("pause")
        await until(seated, "Ana paused the game.")
        await until(seated, "Resume")
        await seated.asked()
        await seated.press("enter")
        await until(seated, "The game goes on.")
        await seated.asked()
        await seated.command("leave")

    assert sit(monkeypatch, visit, f"{here.base}{table.link} --name Ana", command="join") == 0
    assert bo.table(table.id).paused.why == "away"


def test_watching(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True})

    async def visit(seated: Seated) -> None:
        await until(seated, "You are watching.")
        while not seated.face.scene:
            await seated.pilot.pause(0.01)
        assert seated.face.scene.view.hand == ()
        assert seated.face.primary().line is None
        await seated.press("ctrl+q")

    assert sit(monkeypatch, visit, f"{here.base}{table.link} --name Eva --watch", command="join") == 0


@pytest.mark.parametrize("how", ["restart", "cut"])
def test_a_lost_connection_comes_back_by_itself(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kribo.client.connection.PAUSES", (0.5,))

    async def visit(seated: Seated) -> None:
        while not seated.legal_of("play"):
            assert await seated.asked() != "gone"
            await seated.by_keys()
        await seated.asked()
        assert seated.face.scene
        before = seated.face.scene.view
        told = len(seated.told)
        fragile.stop() if how == "restart" else wire.cut()
        await until(seated, say("web-connection-lost"))
        if how == "restart":
            assert seated.face.primary().line is None
            await seated.command("s")
            await until(seated, say("error-not-connected"))
            fragile.start()
        await until(seated, say("web-connection-back"))
        await seated.asked()
        await seated.pilot.pause()
        now = seated.face.scene.view
        assert (now.hand, now.scores, now.stage) == (before.hand, before.scores, before.stage)
        assert not [line for line in seated.told[told:] if line in seated.told[:told]]
        check(seated, "en")
        await to_the_end_of_a_game(seated)
        seated.face.full.leave()

    say = catalogue("en")
    with Fragile(tmp_path, **AT_ONCE) as fragile, Wire(fragile.base) as wire:
        words = f"{wire.base} --name Ana {SHORT} --save game.kribo"
        assert sit(monkeypatch, visit, words, command="join") == 0
    (record,) = notation.read(Path("game.kribo").read_text(encoding="utf-8"))
    assert record.finished
