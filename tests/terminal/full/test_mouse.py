"""The full screen by mouse, and without colours; and where there can be none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Kribo
from tests.terminal.full.seated import Seated, sit

WORDS = "--seats you,basic --seed demo --target 31 --option first_dealer=random"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where nobody minds."""
    monkeypatch.chdir(tmp_path)


def test_a_click_marks_a_card_and_a_click_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        await seated.asked()
        assert seated.legal.discard == 2
        hand, choice = seated.face.choice.hand, seated.face.choice
        # Cards are five columns wide, a column apart; the hand begins after two.
        for place in (1, 4):
            await seated.pilot.click("#hand", offset=(4 + 6 * place, 2))
        assert choice.chosen == [hand[1], hand[4]]
        await seated.pilot.click("#hand", offset=(4 + 6 * 4, 2))
        assert choice.chosen == [hand[1]]
        await seated.pilot.click("#action", offset=(3, 0))
        assert seated.face.asked, "one card is too few"
        await seated.pilot.click("#hand", offset=(4, 2))
        await seated.pilot.click("#action", offset=(3, 0))
        while seated.legal.discard:
            await seated.pilot.pause(0.01)
        assert set(hand) - set(choice.hand) == {hand[0], hand[1]}
        seated.face.full.leave()

    sit(monkeypatch, visit, WORDS)


@pytest.mark.parametrize("plain", [True, False])
def test_no_color_takes_all_colours_away(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if plain:
        monkeypatch.setenv("NO_COLOR", "1")
    else:
        monkeypatch.delenv("NO_COLOR", raising=False)

    async def visit(seated: Seated) -> None:
        await seated.asked()
        await seated.pilot.pause()
        styles = [
            segment.style for strip in seated.app.screen._compositor.render_strips() for segment in strip
        ]
        colours = {
            colour.get_truecolor()
            for style in styles
            if style
            for colour in (style.color, style.bgcolor)
            if colour
        }
        assert all(len(set(colour)) == 1 for colour in colours) == plain
        seated.face.full.leave()

    sit(monkeypatch, visit, WORDS)


@pytest.mark.parametrize("line", ["play --full", "join localhost:1 --full"])
@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_where_there_is_no_terminal_it_says_so(
    line: str, term: str, kribo: Kribo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    ran = kribo(*line.split())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "--full" in ran.err or "full screen" in ran.err
