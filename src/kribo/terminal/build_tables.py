"""`kribo build-tables`: makes every data file of the engine and of the players anew."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter

from kribo.engine import build as engine
from kribo.engine.build import MANIFEST, Step, build, data_folder
from kribo.errors import BadText
from kribo.locales import Catalogue
from kribo.players import crib_tables
from kribo.terminal.arguments import REPEATED, WORD, Arguments, Spec

SPEC = Spec(options={"only": REPEATED, "out": WORD})

STEPS = {**engine.STEPS, crib_tables.STEP.name: crib_tables.STEP}


def run(arguments: Arguments) -> int:
    """Make the files, telling of each how long it took."""
    names = arguments.many("only") or tuple(STEPS)
    for name in names:
        if name not in STEPS:
            raise BadText("unknown-table", table=name, known=tuple(STEPS))
    out = arguments.word("out")
    made = [(step, Path(out or data_folder(step.package))) for name, step in STEPS.items() if name in names]
    for _, folder in made:
        if not os.access(folder, os.W_OK) or not folder.is_dir():
            raise BadText("cannot-write", file=str(folder / MANIFEST))
    for step, folder in made:
        _make(step, folder, arguments.say)
    return 0


def _make(step: Step, folder: Path, say: Catalogue) -> None:
    started = perf_counter()
    files = build(step, folder)
    seconds = say.decimal(perf_counter() - started, 1)
    for file in files:
        print(say("build-made", file=str(file), bytes=file.stat().st_size, seconds=seconds), flush=True)
