"""`kribo analyse`: the page, the JSON, files of several games, games that cannot be judged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kribo import notation
from kribo.engine import pegging
from tests.analysis.played import game
from tests.analysis.test_review import _made_up
from tests.terminal.conftest import Kribo


@pytest.fixture(autouse=True)
def _quick_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    if not pegging.IN_C:
        monkeypatch.setattr("kribo.players.duel.ranked", _made_up)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.kribo"
    games = [
        game("1", "basic", "file", {"target": "31", "counting": "strict"}),
        game("random", "2", "b", {"target": "31"}),
    ]
    path.write_text(notation.write(games))
    return path


def test_for_programs(kribo: Kribo, file: Path) -> None:
    ran = kribo("analyse", str(file), "--json")
    assert (ran.status, ran.err) == (0, "")
    games = json.loads(ran.out)["games"]
    assert len(games) == 2
    for one in games:
        assert one["names"] == ["Ana", "Bo"]
        assert one["judged"] is True
        mine, theirs = one["players"]
        total = mine["skill"] - theirs["skill"] + mine["luck"]
        assert 100 * (one["result"] - 0.5) == pytest.approx(total, abs=0.01)
        assert sum(mine["luck_by_event"].values()) == pytest.approx(mine["luck"], abs=0.01)
        throws = [each for each in one["decisions"] if each["kind"] == "discard"]
        assert len(throws) == mine["discards"]["number"] + theirs["discards"]["number"]
        assert {"chosen", "best", "win", "band", "reason", "loss", "error", "points"} <= set(throws[0])


def test_for_people(kribo: Kribo, file: Path) -> None:
    ran = kribo("analyse", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("six-card to 31: Ana, Bo. Final score: ")
    assert "Ana threw " in ran.out
    assert ", better " in ran.out
    assert "Luck of Ana: who dealt first " in ran.out
    assert "of a game less 50 % = skill (" in ran.out


def test_a_game_that_cannot_be_judged(kribo: Kribo, tmp_path: Path) -> None:
    path = tmp_path / "other.kribo"
    path.write_text(notation.write([game("random", "random", "a", {"target": "31"}, variant="five-card")]))
    ran = kribo("analyse", str(path))
    assert ran.status == 0
    assert "this game is five-card: it cannot be judged yet." in ran.out
    assert json.loads(kribo("analyse", str(path), "--json").out)["games"][0]["judged"] is False


def test_a_file_that_is_not_there(kribo: Kribo) -> None:
    ran = kribo("analyse", "nowhere.kribo")
    assert ran.status == 2
    assert "nowhere.kribo" in ran.err
