"""Every data file of the engine, made from nothing: the same bytes each time.

`STEPS` are the things that can be made, in an order in which each has what it needs. `data/manifest.json`
tells of each file its SHA-256, what it was made with and the SHA-256 of the files that it was made from;
tests make sure that the files are those, and none is older than what it was made from.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from kribo.engine import show_table

MANIFEST = "manifest.json"


class Step(NamedTuple):
    """How to make some of the files.

    `uses` are the data files that it reads; `version` goes up when other bytes come out of these than before;
    `seed` settles all chance in the making, None where there is none; `package` is that which reads them.
    """

    name: str
    make: Callable[[], Mapping[str, bytes]]
    uses: tuple[str, ...] = ()
    version: int = 1
    seed: int | None = None
    package: str = "kribo.engine"


def _show() -> Mapping[str, bytes]:
    return {"multisets.bin": show_table.next_table(), "show.bin": show_table.points_table()}


def _throws() -> Mapping[str, bytes]:
    from kribo.engine import winning_tables

    return winning_tables.make_throws()


def _deals() -> Mapping[str, bytes]:
    from kribo.engine import winning_tables

    return winning_tables.make_deals(seed=1)


def _plays() -> Mapping[str, bytes]:
    from kribo.engine import winning_tables

    return winning_tables.make_plays(seed=2)


def _gains() -> Mapping[str, bytes]:
    from kribo.engine import winning_tables

    return winning_tables.make_gains(seed=3)


def _wins() -> Mapping[str, bytes]:
    from kribo.engine import winning_tables

    return winning_tables.make_wins()


def _pegging() -> Mapping[str, bytes]:
    from kribo.engine import pegging_tables

    return pegging_tables.make(seed=1)


SHOW = ("multisets.bin", "show.bin")
THROWS = ("throws-dealer.bin", "throws-pone.bin")
PLAYS = (*SHOW, *THROWS, "pegging.bin")

STEPS: dict[str, Step] = {
    step.name: step
    for step in (
        Step("show", _show),
        Step("throws", _throws, SHOW),
        Step("pegging", _pegging, seed=1),
        Step("plays", _plays, PLAYS, seed=2),
        Step("deals", _deals, (*PLAYS, "plays.bin"), version=2, seed=1),
        Step("gains", _gains, (*SHOW, *THROWS, "deals.bin", "plays.bin"), seed=3),
        Step("wins", _wins, ("deals.bin", "gains.bin"), version=3),
    )
}


def data_folder(package: str = "kribo.engine") -> Path:
    """Where the files are that a package reads."""
    return Path(str(files(package) / "data"))


def build(step: Step, folder: Path) -> list[Path]:
    """Make the files of a step and enter them in the manifest of the folder; the files."""
    made = step.make()
    for name, content in made.items():
        (folder / name).write_bytes(content)
    used = {name: _digest((data_folder(step.package) / name).read_bytes()) for name in step.uses}
    _enter(folder / MANIFEST, {name: _entry(step, used, content) for name, content in made.items()})
    return [folder / name for name in made]


def differing(folder: Path, names: Iterable[str]) -> list[str]:
    """Of these files, those that are not what the manifest says."""
    manifest = read_manifest(folder)
    return [
        name
        for name in names
        if name not in manifest or manifest[name]["sha256"] != _digest((folder / name).read_bytes())
    ]


def stale(folder: Path) -> list[str]:
    """The files that were made from others than those that the manifest of the folder tells of."""
    manifest = read_manifest(folder)
    return [
        name
        for name, entry in manifest.items()
        if any(digest != manifest[used]["sha256"] for used, digest in entry["made_from"].items())
    ]


def read_manifest(folder: Path) -> dict[str, Any]:
    """What the manifest of a folder says of each file; nothing where there is none."""
    path = folder / MANIFEST
    if not path.exists():
        return {}
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _enter(path: Path, entries: Mapping[str, Any]) -> None:
    manifest = {**read_manifest(path.parent), **entries}
    path.write_text(json.dumps(manifest, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def _entry(step: Step, used: Mapping[str, str], content: bytes) -> dict[str, Any]:
    return {
        "bytes": len(content),
        "made_from": dict(used),
        "made_by": f"kribo build-tables --only {step.name}",
        "seed": step.seed,
        "sha256": _digest(content),
        "version": step.version,
    }


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
