"""Whole games in the terminal, kept as transcripts: `python -m tests.playthroughs` writes them anew.

A transcript is the command line, and then everything that it prints; what was typed stands after the prompt,
so a transcript holds its own input. They are made by an autopilot that reads what a person would read. After
a change to wordings or rules, write them anew and look at the differences.
"""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

from kribo.cards import Cards, parse_all, text
from kribo.cli import main
from kribo.locales import RANKS, SUITS
from kribo.scoring import play, show
from kribo.terminal.screen import SCREENFUL
from kribo.variants import ALL

FOLDER = Path(__file__).parent / "data" / "playthroughs"

TARGETS = {"seven-card": "91"}
"""Of games that would be too short or too long at 61."""

SPECIAL = {
    "strict": "--seats you,basic --counting strict --target 61",
    "muggins": "--seats you,basic --counting muggins --target 61",
    "self-for-three": "--seats you,basic,basic --counting self --option manual_pegging=on --target 31",
    "caller": "--seats you,basic,basic --players 3 --counting strict --option transfer=caller --target 61",
    "two-people": "--seats Ana,Bo --target 31 --option first_dealer=high",
    "partners-at-one-keyboard": "--variant partners --seats Ana,basic,Bo,greedy --target 31",
    "match": "--seats you,basic --match 2-games --option match_points=2/3/3 --stakes 10 --target 31",
    "bots": "--seats greedy,basic --target 31",
    "say-go": "--seats you,basic --preset esperanto --target 31",
    "claimed-heels": "--seats you,basic --option heels=claimed --counting assisted --target 61",
    "timed": "--seats you,basic --counting strict --count-seconds 90 --target 61",
}
"""Games that show more than a variant: what comes after `kribo play`."""

SCREEN = "\n" * SCREENFUL
"""What lies between two people."""

QUERIES = (
    "?", "k", "h", "c", "x", "v", "s", "ss", "t", "r", "l", "a", "a 3", "b", "who", "options", "u", "heels",
    "full", "brief", "normal", "nonsense", "9", "kc kd kh", "go", "", "resign",
)  # fmt: skip
"""Typed once each, between the answers that the game asks for."""


def command_lines() -> dict[str, list[str]]:
    """The command line of each transcript, by its name."""
    lines = {
        name: f"--variant {name} {against(rules.seats - 1)} --target {TARGETS.get(name, '61')}"
        for name, rules in ALL.items()
    }
    return {
        name: ["play", *shlex.split(words), "--seed", name] for name, words in {**lines, **SPECIAL}.items()
    }


def against(number: int) -> str:
    """The option that seats a person and so many bots; none whose play may be improved."""
    return f"--seats {','.join(['you', *['basic'] * number])}"


def playthrough(words: Sequence[str]) -> str:
    """Play one game by autopilot."""
    out = io.StringIO()
    with redirect_stdout(out), patch("sys.stdin", Autopilot(out)):
        assert main(words) == 0
    return f"$ kribo {shlex.join(words)}\n{out.getvalue()}"


def typed(transcript: str) -> str:
    """The input that a transcript holds."""
    return "".join(
        line.removeprefix("> ") + "\n" for line in transcript.splitlines() if line.startswith("> ")
    )


class Autopilot(io.StringIO):
    """Standard input by one who looks at the last lines of the screen, and answers."""

    def __init__(self, screen: io.StringIO) -> None:
        super().__init__()
        self.screen = screen
        self.queries = iter(QUERIES)
        self.answers = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """What is typed next."""
        lines = self.screen.getvalue().splitlines()
        question = lines[-2] if lines[-1] == "> " else lines[-1]
        self.answers += 1
        if self.answers % 3 == 0 and "press Enter" not in question and "Press Enter" not in question:
            for query in self.queries:
                return query + "\n"
        return answer(lines[:-1]) + "\n"


def answer(lines: Sequence[str]) -> str:
    """An answer to the question at the end of what is printed: sensible, but not always right."""
    question = lines[-1]
    if "ress Enter" in question or "give the game up" in question:
        return ""
    if found := re.match(r"Choose (\d)", question):
        return " ".join(map(str, range(1, int(found[1]) + 1)))
    if question.startswith("Cut "):
        return "cut"
    if found := re.match(r"Bid for the crib.* from (\d+)|Bid for the crib: from (\d+)", question):
        least = found[1] or found[2]
        return least if int(least) < 4 else "pass"
    if "pass" in question:
        return "pass"
    if found := re.search(r"You can play: (.+)\.", question):
        return text(_cards(found[1])[0])
    if question.endswith("Play a card."):
        return "1"
    if question.endswith("say go."):
        return "go"
    return str(_claim(lines)) if question.startswith("How many") else _call(lines)


def _claim(lines: Sequence[str]) -> int:
    """The right number, or one less where it is odd."""
    points = _worth(lines)
    return points - points % 2


def _call(lines: Sequence[str]) -> str:
    """What was missed, by the count that stands above the question."""
    found = re.search(r"counts? (\d+)", lines[-2])
    assert found
    missed = _worth(lines) - int(found[1])
    return str(missed) if missed > 0 else "no"


def _worth(lines: Sequence[str]) -> int:
    """What the cards that were shown last make: a pile, or a hand or crib with its starter."""
    shown = next(
        line for line in reversed(lines) if line.startswith("Cards of this count") or "Starter: " in line
    )
    groups = [_cards(cards) for cards in re.findall(r": ([^.:]+)\.", shown)]
    if shown.startswith("Cards of this count"):
        return play.points(groups[0])
    return show.points(groups[0], groups[1][0], crib="crib" in shown)


def _cards(words: str) -> Cards:
    """Cards written in letters, or in full."""
    names = [name.split(" of ") for name in words.split(", ")] if " of " in words else []
    if not names:
        return parse_all(words)
    return tuple(4 * RANKS.index(rank) + SUITS.index(suit) for rank, suit in names)


def write() -> Iterator[str]:
    """Write all transcripts; the names of those that changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, words in command_lines().items():
        path, played = FOLDER / f"{name}.txt", playthrough(words)
        if not path.exists() or path.read_text(encoding="utf-8") != played:
            path.write_text(played, encoding="utf-8", newline="\n")
            yield name


if __name__ == "__main__":
    for changed in write():
        print(changed)
