"""Files that are made once and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.engine import cache


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache folder of a test."""
    monkeypatch.setenv("KRIBO_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def never() -> bytes:
    """What must not be made again."""
    raise AssertionError("it was there")


def test_what_was_made_is_kept(folder: Path) -> None:
    assert cache.kept("thing", b"seed", lambda: b"content") == b"content"
    assert cache.kept("thing", b"seed", never) == b"content"
    assert len(list(folder.iterdir())) == 1


def test_it_is_made_for_what_it_is_made_from(folder: Path) -> None:
    assert cache.kept("thing", b"one", lambda: b"1") == b"1"
    assert cache.kept("thing", b"two", lambda: b"2") == b"2"


@pytest.mark.parametrize("length", [0, 20, 35])
def test_half_a_file_is_made_again(folder: Path, length: int) -> None:
    cache.kept("thing", b"seed", lambda: b"content")
    path = next(folder.iterdir())
    path.write_bytes(path.read_bytes()[:length])
    assert cache.kept("thing", b"seed", lambda: b"again") == b"again"


def test_a_folder_that_cannot_be_written_is_no_failure(folder: Path) -> None:
    folder.write_text("a file where the folder would be")
    assert cache.kept("thing", b"seed", lambda: b"content") == b"content"


def test_the_folder_is_where_the_system_keeps_such_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KRIBO_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert cache.folder() == tmp_path / "kribo"
