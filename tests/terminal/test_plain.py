"""Plain lines in every language: only ever added to, one fact each, the prompt last (UI requirement R18)."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kribo.cli import COMMANDS
from kribo.locales import LANGUAGES, catalogue
from kribo.notation import read
from tests.terminal.conftest import Kribo
from tests.terminal.robot import FORBIDDEN, seat_robot
from tests.terminal.test_playthroughs import SOURCE

GAMES = {
    "six-card": "--seats you,basic --target 61",
    "muggins": "--seats you,basic --counting muggins --target 61",
    "strict": "--seats you,basic --counting strict --target 61",
    "auction": "--variant auction --seats you,basic --target 61",
    "partners": "--variant partners --seats you,basic,greedy,basic --target 61",
    "match": "--seats you,basic --match 2-games --stakes 10 --target 31",
}

COMMAND_LINES = [
    "play --help",
    "join --help",
    "score 5H 5C 5S JD 5D",
    "score - --json",
    "pegs 7H 8D 9C",
    'play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC',
    "stats show --keep 3",
    "simulate --bots greedy --games 4",
    "variants",
    "variants auction",
    "discard 5H 6C 7D JS QS KD --dealer",
    "peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD",
    "rules six-card",
    "replay game.kribo",
    "replay game.kribo --verbosity full",
    "analyse game.kribo",
    "nonsense",
    "play --seats Ana",
    "join",
    "join ftp://nowhere",
    "join localhost:1",
]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def check_plain(text: str) -> None:
    """Refuse what a plain terminal must not get."""
    found = FORBIDDEN.search(text)
    assert not found, text[max(found.start() - 60, 0) : found.end() + 20]
    assert "??" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, language: str, kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played in the reader's own letters and words, with all that can be asked on the way."""
    seat_robot(monkeypatch)
    words = shlex.split(GAMES[name])
    ran = kribo("play", *words, "--seed", name, "--lang", language, "--save", "game.kribo")
    assert (ran.status, ran.err) == (0, "")
    check_plain(ran.out)
    say = catalogue(language)
    assert say("error-nothing-typed") not in ran.out
    assert all(len(line) < 400 for line in ran.out.splitlines())
    assert all(record.finished for record in read(Path("game.kribo").read_text(encoding="utf-8")))
    if transcripts := os.environ.get("KRIBO_TRANSCRIPTS"):
        Path(transcripts, f"{language}-{name}.txt").write_text(ran.out, encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command(language: str, kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRIBO_LANG", language)
    kribo("play", "--seats", "greedy,basic", "--target", "31", "--seed", "1", "--save", "game.kribo")
    for line in COMMAND_LINES:
        ran = kribo(*shlex.split(line), stdin="5H 5C 5S JD 5D\n")
        check_plain(ran.out + ran.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help(language: str, kribo: Kribo) -> None:
    for command in COMMANDS:
        ran = kribo("help", command, "--lang", language)
        check_plain(ran.out)
        assert ran.status == 0
        assert all(len(line) <= 100 for line in ran.out.splitlines()), command


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("line", ["simulate --bots greedy --games 8", "analyse game.kribo"])
def test_how_far_it_is_is_told_in_lines(line: str, kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    kribo("play", "--seats", "greedy,basic", "--target", "31", "--seed", "1", "--save", "game.kribo")
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("kribo.terminal.progress.SECONDS", 0)
    assert kribo(*shlex.split(line)).status == 0
    assert screen.getvalue().endswith("\n")
    check_plain(screen.getvalue())


QUESTION = ["Choose 2 cards for Basic’s crib.", "> "]


@pytest.mark.skipif(sys.platform == "win32", reason="pseudoterminals of POSIX")
@pytest.mark.parametrize(
    "environment", [{}, {"TERM": "dumb"}, {"KRIBO_A11Y": "1"}, {"TERM": "xterm-256color"}]
)
def test_at_a_terminal_the_prompt_is_last_and_nothing_moves(environment: dict[str, str]) -> None:
    import pty

    ours, theirs = pty.openpty()
    words = [*["play", "--plain", "--seats", "you,basic", "--seed", "16120", "--dealer", "2"]]
    with subprocess.Popen(
        [sys.executable, "-m", "kribo", *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **environment},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(ours, 1000)
        # The terminal itself ends lines so; the program writes none.
        lines = shown.decode().replace("\r\n", "\n")
        os.write(ours, b"quit\n")
        process.wait(20)
    os.close(ours)
    check_plain(lines)
    assert lines.split("\n")[-2:] == QUESTION


# Letters or words, much or little


@pytest.mark.parametrize(
    ("options", "environment", "said"),
    [
        ("", {}, "You lay away 5S 8C."),
        ("--verbosity full", {}, "You lay away five of spades, eight of clubs."),
        ("", {"KRIBO_VERBOSITY": "full"}, "You lay away five of spades, eight of clubs."),
        ("--verbosity normal", {"KRIBO_VERBOSITY": "full"}, "You lay away 5S 8C."),
        ("--cards words", {}, "You lay away five of spades, eight of clubs."),
        ("", {"KRIBO_CARDS": "words"}, "You lay away five of spades, eight of clubs."),
        ("--verbosity full --cards letters", {}, "You lay away 5S 8C."),
    ],
)
def test_cards_in_letters_or_words(
    options: str, environment: dict[str, str], said: str, kribo: Kribo, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    words = f"--seats you,basic --seed 16120 --dealer 2 {options}".split()
    assert said in kribo("play", *words, stdin="1 2\n").out


def test_what_is_said_when_little_is(kribo: Kribo) -> None:
    words = ["--seats", "you,basic", "--seed", "16120", "--dealer", "2"]
    much = kribo("play", *words, stdin="1 2\n").out
    little = kribo("play", *words, "--verbosity", "brief", stdin="1 2\n").out
    assert len(little) < len(much)


def test_a_wish_that_is_none_is_refused(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KRIBO_VERBOSITY", "chatty")
    ran = kribo("play")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "KRIBO_VERBOSITY cannot be “chatty”. It can be: brief, normal, full.\n"
