"""The data files are what the code makes, and the manifest tells so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kribo.engine import build
from kribo.terminal.build_tables import STEPS

SHIPPED_BYTES = 8_000_000


PUBLISHED = {"crib_averages.csv"}
"""Data files that were not made but printed."""

packages = pytest.mark.parametrize("package", ["kribo.engine", "kribo.players"])


@packages
def test_every_file_is_what_the_manifest_says(package: str) -> None:
    folder = build.data_folder(package)
    names = {path.name for path in folder.iterdir()} - {build.MANIFEST} - PUBLISHED
    assert names == set(build.read_manifest(folder))
    assert not build.differing(folder, names)


def test_what_is_shipped_is_small() -> None:
    assert sum(entry["bytes"] for entry in build.read_manifest(build.data_folder()).values()) <= SHIPPED_BYTES


@packages
def test_every_file_was_made_by_a_step_of_its_version(package: str) -> None:
    commands = {f"kribo build-tables --only {step.name}": step for step in STEPS.values()}
    for entry in build.read_manifest(build.data_folder(package)).values():
        step = commands[entry["made_by"]]
        assert (entry["version"], entry["seed"]) == (step.version, step.seed)
        assert set(entry["made_from"]) == set(step.uses)


def test_no_file_is_older_than_what_it_was_made_from() -> None:
    assert build.stale(build.data_folder()) == []


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "data_folder", lambda package: tmp_path)
    contents = iter((b"one", b"other"))
    first = build.Step("first", lambda: {"first.bin": next(contents)})
    second = build.Step("second", lambda: {"second.bin": b"second"}, ("first.bin",))
    build.build(first, tmp_path)
    build.build(second, tmp_path)
    assert build.stale(tmp_path) == []
    build.build(first, tmp_path)
    assert build.stale(tmp_path) == ["second.bin"]


@pytest.mark.parametrize("name", ["show"])
def test_the_same_bytes_come_out_again(name: str, tmp_path: Path) -> None:
    made = [path.name for path in build.build(build.STEPS[name], tmp_path)]
    shipped = build.read_manifest(build.data_folder())
    assert build.read_manifest(tmp_path) == {file: shipped[file] for file in made}


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    step = build.Step("thing", lambda: {"thing.bin": b"thing"})
    build.build(step, tmp_path)
    assert build.differing(tmp_path, ["thing.bin"]) == []
    (tmp_path / "thing.bin").write_bytes(b"other")
    assert build.differing(tmp_path, ["thing.bin"]) == ["thing.bin"]
    assert build.differing(tmp_path, ["unknown.bin"]) == ["unknown.bin"]
