"""The diagram of the stages is up to date, and every step of the table is taken in some game."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

DESIGN = Path(__file__).parents[2] / "docs" / "design"


@pytest.fixture(scope="module")
def drawing() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw_transitions", DESIGN / "draw_transitions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_diagram_is_up_to_date(drawing: ModuleType) -> None:
    text = (DESIGN / "core.md").read_text(encoding="utf-8")
    assert drawing.page(text) == text, "run python docs/design/draw_transitions.py"


def test_every_step_of_the_table_is_taken(drawing: ModuleType) -> None:
    assert drawing.never_taken(drawing.arrows()) == set()
