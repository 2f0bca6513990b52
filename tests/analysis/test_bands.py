"""How a loss is called."""

from __future__ import annotations

import pytest

from kribo.analysis.bands import accuracy, band


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0, "best"),
        (0.09, "best"),
        (0.1, "good"),
        (0.5, "inaccuracy"),
        (1.49, "inaccuracy"),
        (1.5, "mistake"),
        (4, "blunder"),
        (60, "blunder"),
    ],
)
def test_bands(loss: float, name: str) -> None:
    assert band(loss, 0) == name


def test_what_may_be_chance_is_no_mistake() -> None:
    assert band(2.0, 1.1) == "good"
    assert band(2.0, 0.9) == "mistake"
    assert band(0.05, 1) == "best"


def test_accuracy() -> None:
    assert accuracy(0) == 100
    assert accuracy(4) == pytest.approx(50.66, abs=0.01)
