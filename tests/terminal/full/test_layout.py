"""What is drawn: in every language and at several sizes nothing is cut, and nothing lies over another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widget import Widget

from kribo.locales import LANGUAGES, catalogue
from kribo.terminal import play
from kribo.terminal.arguments import read
from kribo.terminal.full import board, hand, table
from kribo.terminal.full.app import Face, Heard, head, plan
from kribo.terminal.full.fill import DrawnScreen
from kribo.terminal.full.news import Asked, Covered, News, Shown
from kribo.terminal.full.paint import SIDES
from kribo.terminal.full.scene import FRONT, REAR, Scene
from kribo.terminal.full.screen import FullScreen
from kribo.variants import ALL
from tests.terminal.full.seated import Seated, answer_to, sit

SIZES = ((80, 24), (120, 40), (78, 22), (200, 60))

GAMES = {
    "two": "--seats you,top --counting strict --target 61",
    "three": "--seats you,basic,basic --counting muggins --target 61",
    "auction": "--variant auction --seats you,basic --target 61",
    "seven-card": "--variant seven-card --seats you,basic",
    "six": "--variant six-handed --seats you,basic,basic,basic,basic,basic",
}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where nobody minds."""
    monkeypatch.chdir(tmp_path)


def squeezed(lines: Iterable[str]) -> str:
    """Lines without any space."""
    return "".join("".join(line.split()) for line in lines)


def whole(seated: Seated, words: str) -> bool:
    """Whether words are on the screen, broken into lines perhaps but not cut."""
    return squeezed([words]) in squeezed(seated.lines)


def check(seated: Seated, language: str) -> None:
    """Look at the screen."""
    face, scene = seated.face, seated.face.scene
    assert scene
    assert face.asked
    width, height = face.size
    lines = seated.lines
    seen, all_words = "\n".join(lines), squeezed(lines)
    assert all(cell_len(line) == width for line in lines)
    check_places(face.query("#head, #board, #table, #hand, #log, #bottom").results(), width, height)
    for words in (head(scene).plain, face.asked.question, face.primary().label):
        assert squeezed([words]) in all_words, (language, words)
    assert face.hint() in seen, (language, face.hint())
    divided = plan(width, height, scene.rules)
    for line in board.draw(scene.rules, board.pegs_of(scene), divided.form):
        assert line.plain.rstrip() in seen, (language, line.plain)
    for drawn in (
        table.draw(scene, divided.width, divided.table, divided.card),
        hand.draw(scene, face.choice, divided.width, divided.card),
    ):
        for line in drawn:
            assert line.cell_len <= divided.width, (language, line.plain)
            assert "…" not in line.plain.replace("… ", ""), (language, line.plain)
            assert line.plain.rstrip() in seen, (language, line.plain)


def check_places(widgets: object, width: int, height: int) -> None:
    """That no two widgets share a place, and all are inside."""
    regions = [widget.region for widget in widgets if isinstance(widget, Widget)]  # type: ignore[attr-defined]
    assert len(regions) == 6
    for region in regions:
        assert region.x >= 0
        assert region.y >= 0
        assert region.right <= width
        assert region.bottom <= height
    for number, region in enumerate(regions):
        assert not any(region.overlaps(other) for other in regions[number + 1 :])


Told = list[News]
"""What an app is told from one question to the next, the question at the end."""


@cache
def played(game: str, language: str) -> list[Told]:
    """What is told of a deal of a game until the first question of each kind."""
    told: list[Told] = [[]]
    kinds: set[object] = set()

    def run(full: FullScreen, play: Callable[[], int]) -> int:
        scene: Scene | None = None

        def hear(news: News) -> None:
            nonlocal scene
            told[-1].append(news)
            if isinstance(news, Shown):
                scene = news.scene
            if not isinstance(news, Asked):
                return
            assert scene
            if (kind := kind_of(scene)) not in kinds:
                kinds.add(kind)
                told.append([])
            full.keyboard.type(answer_to(scene)) if scene.view.deals < 2 else full.leave()

        full.hear = hear
        return play()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(DrawnScreen, "fill", run)
        patched.setattr("kribo.terminal.manner.why_lines", lambda *_: "")
        words = f"{GAMES[game]} --seed demo --option first_dealer=random --full --pace instant"
        play.run(read(play.SPEC, words.split(), language))
    assert len(kinds) > 3
    return told[:-1]


@pytest.mark.parametrize(
    ("size", "language"),
    [*product(SIZES[:2], LANGUAGES), *product(SIZES[2:], ["en"])],
    ids=lambda value: value if isinstance(value, str) else f"{value[0]}x{value[1]}",
)
def test_nothing_is_cut(size: tuple[int, int], language: str) -> None:
    full = FullScreen(catalogue(language), "instant")
    face = Face(full, lambda: None)

    async def stay() -> None:
        async with face.run_test(size=size) as pilot:
            seated = Seated(pilot)
            for game in GAMES:
                face.post_message(Heard(Covered()))
                for told in played(game, language):
                    for news in told:
                        face.post_message(Heard(news))
                    await pilot.pause()
                    check(seated, language)

    asyncio.run(stay())


def kind_of(scene: Scene) -> object:
    """What makes one scene look unlike another: the stage, what may be done, how many cards there are."""
    view = scene.view
    legal = [bool(getattr(view.legal, name)) for name in view.legal.__struct_fields__]
    pile = len(scene.playing.pile) if scene.playing else len(scene.counts)
    return type(view.stage), tuple(legal), len(view.hand), pile


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_terminal_says_so(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(seated: Seated) -> None:
        await seated.asked()
        assert whole(seated, seated.face.say("full-too-small", width=78, height=22))
        await seated.pilot.resize_terminal(80, 24)
        await seated.pilot.pause()
        check(seated, language)
        seated.face.full.leave()

    words = "--seats you,basic --seed demo --option first_dealer=random"
    sit(monkeypatch, visit, words, size=(60, 20), language=language)


@pytest.mark.parametrize("variant", ALL)
@pytest.mark.parametrize("most", [7, 12])
@pytest.mark.parametrize("target", [31, 61, 91, 121, 181, 241, 999])
def test_a_board_has_room(variant: str, most: int, target: int) -> None:
    rules = ALL[variant].with_options({"target": str(target)})
    form = board.form_for(rules, most)
    scores = tuple(range(target - rules.sides, target))
    lines = board.draw(rules, board.Pegs(scores, tuple(0 for _ in scores)), form)
    assert len(lines) == form.height(rules.sides) <= most
    assert all(line.cell_len <= board.WIDTH <= 78 for line in lines)
    for side, score in enumerate(scores):
        tracks = [line.plain for line in lines if line.plain.startswith(FRONT[side])]
        assert tracks[0][1:4] == f"{score:>3}"
        assert sum(track[4:].count(FRONT[side]) for track in tracks) == 1


def test_pegs_stand_in_their_holes() -> None:
    rules = ALL["six-card"]
    form = board.form_for(rules, 7)
    numbers, first, _, *_ = board.draw(rules, board.Pegs((20, 0), (13, 0)), form)
    assert numbers.plain.index("20") + 1 == first.plain.rindex(FRONT[0])
    assert first.plain[board.LABEL :].replace(" ", "").index(REAR[0]) + 1 == 13
    *_, last, _ = board.draw(rules, board.Pegs((121, 0), (120, 0)), form)
    assert last.plain.rstrip().endswith(f"{REAR[0]} {FRONT[0]}")


@pytest.mark.parametrize(
    ("variant", "skunk", "lines"),
    [
        ("six-card", "margins", {91: "S", 61: "SS"}),
        ("five-card", "margins", {31: "S"}),
        ("six-card", "lurch", {61: "S"}),
        ("six-card", "off", {}),
    ],
)
def test_lines_of_a_skunk(variant: str, skunk: str, lines: dict[int, str]) -> None:
    assert board.safe_lines(ALL[variant].with_options({"skunk": skunk})) == lines


def test_sides_differ_in_shape_and_colour() -> None:
    assert all(len(set(signs)) == 6 for signs in (FRONT, REAR, SIDES))
    assert not set(FRONT) & set(REAR)
    assert all(cell_len(sign) == 1 for sign in FRONT + REAR)


def test_digits_are_three_by_three() -> None:
    assert all(len(line) == 3 for lines in table.DIGITS.values() for line in lines)
    assert all(first != second for first, second in pairwise(table.DIGITS.values()))
