"""Playing in the terminal: what is typed, what is kept, and how one goes on."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kribo import notation
from kribo.cards import parse, value
from kribo.game.actions import CutStarter, Timeout
from kribo.locales import catalogue
from kribo.terminal import keyboard
from kribo.terminal.keyboard import Clock, InputEnded, Keyboard, TooLate
from tests.playthroughs import Autopilot, typed
from tests.terminal.conftest import Kribo, Ran
from tests.terminal.test_playthroughs import SOURCE, kept


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(kribo: Kribo, *lines: str, options: str = "--seats you,basic --seed 16120 --dealer 2") -> Ran:
    """A game in which these lines are typed, and then the input ends."""
    return kribo("play", *shlex.split(options), stdin="".join(f"{line}\n" for line in lines))


def after(ran: Ran, line: str) -> list[str]:
    """What was printed after a line was typed, up to the next prompt."""
    _, _, rest = ran.out.partition(f"> {line}\n")
    return rest.partition("\n> ")[0].splitlines()


# What is typed

QUESTION = ["Your hand: 5S 8C 9S QH KD KH.", "Choose 2 cards for Basic’s crib."]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Nothing was typed. Type ? for what is possible."),
        (
            "hello",
            "“hello” is not understood. Name the cards by their places in your hand or by their letters,",
        ),
        ("1", "One card was chosen. Lay 2 cards away to the crib."),
        ("1 9", "There is no card 9 in your hand, which has 6 cards: 5S 8C 9S QH KD KH. A card is named by"),
        ("d q k", "You hold more than one card “k”. Say which: KD KH."),
        ("5s 5h", "You do not hold 5H. You hold: 5S 8C 9S QH KD KH."),
        ("go", "That cannot be done now. The players lay cards away to the crib."),
        ("cut", "That cannot be done now. The players lay cards away to the crib."),
        ("u", "You have laid nothing away that you could take back. Discard first."),
    ],
)  # fmt: skip
def test_bad_input_is_told_what_is_right_and_loses_nothing(kribo: Kribo, line: str, sentence: str) -> None:
    ran = play(kribo, line, "1 2")
    told = after(ran, line)
    assert told[0].startswith(sentence)
    assert told[1:] == QUESTION
    assert after(ran, "1 2")[0] == "You lay away 5S 8C."


def test_a_card_that_passes_31_is_refused_with_what_fits(kribo: Kribo) -> None:
    words, printed = kept("partners")
    found = re.search(r"Your hand: (.*)\.\nYour turn. Count (\d+). You can play: (.*)\.\n", printed)
    assert found
    held, count, playable = found.groups()
    card = (set(held.split()) - set(playable.split())).pop()
    ran = kribo(*words, stdin=f"{typed(printed[: found.end()])}{card}\n")
    making = int(count) + value(parse(card))
    assert after(ran, card) == [
        f"{card} would make {making}, and the limit is 31. You can lay: {playable}.",
        f"Your hand: {held}.",
        f"Your turn. Count {count}. You can play: {playable}.",
    ]


def test_help_tells_what_is_possible_now(kribo: Kribo) -> None:
    told = after(play(kribo, "?"), "?")
    assert told[0].startswith("Now: name the cards for the crib")
    assert told[1] == "At any time:"
    assert told[-len(QUESTION) :] == QUESTION


def test_verbosity_lasts(kribo: Kribo) -> None:
    ran = play(kribo, "full", "1 2")
    assert "You lay away five of spades, eight of clubs." in after(ran, "1 2")


def test_resigning_is_asked_twice(kribo: Kribo) -> None:
    ran = play(kribo, "resign", "no", "resign", "yes")
    assert ran.out.count("Do you give the game up?") == 2
    assert "You give the game up." in after(ran, "yes")
    assert "Basic wins the game." in ran.out
    assert not list(Path().iterdir()), "a game that is over is kept only where that was asked for"


def test_the_rules_can_be_read_at_the_table(kribo: Kribo) -> None:
    assert "# Six-card cribbage" in after(play(kribo, "rules"), "rules")


def test_going_and_claiming_by_oneself(kribo: Kribo) -> None:
    _, printed = kept("say-go")
    assert "You have no card that fits: say go." in printed
    assert "> go\nYou say go." in printed


def test_his_heels_are_claimed_once(kribo: Kribo) -> None:
    options = "--seats you,basic --option heels=claimed --dealer 1 --seed h11"
    ran = play(kribo, "1 2", "heels", "h", "heels", options=options)
    assert "Basic cuts the starter: JS." in after(ran, "1 2")
    assert after(ran, "heels")[0] == "Two for his heels: 2 points for you. Score 2."
    assert "There is no jack to claim two for his heels with." in ran.out


def test_strict_counting_gives_mistakes_away() -> None:
    _, printed = kept("strict")
    found = re.search(
        r"You count (\d+) in your (hand|crib)\.\n.*\n.*\n"
        r"You counted (\d+)\. The right count is (\d+)\.\n"
        r".*\nBasic gets (\d+) points? that (was|were) missed\.",
        printed,
    )
    assert found
    assert found[1] == found[3]
    assert int(found[4]) - int(found[3]) == int(found[5])


# Leaving


def test_leaving_saves_the_game_and_says_how_to_go_on(kribo: Kribo) -> None:
    for number, leave in enumerate((["quit"], []), start=1):
        ran = play(kribo, "1 2", *leave)
        name = "cribbage.kribo" if number == 1 else f"cribbage-{number}.kribo"
        assert ran.status == 0
        assert ran.out.splitlines()[-1] == (f"Saved in {name}. To go on: kribo resume {name} --seed 16120")
        (record,) = notation.read(Path(name).read_text())
        assert not record.finished


def test_who_says_go_himself_still_does_after_going_on(kribo: Kribo) -> None:
    words, printed = kept("say-go")
    typed_before = typed(printed[: printed.index("You have no card that fits: say go.")])
    left = kribo(*words, stdin=typed_before).out.splitlines()[-1]
    command = left.partition("To go on: ")[2]
    assert command == "kribo resume cribbage.kribo --seed say-go --say-go"
    assert "You have no card that fits: say go." in kribo(*command.split()[1:]).out


def test_a_seed_need_not_be_sound_text(kribo: Kribo) -> None:
    games = [kribo("play", "--seed", seed).out for seed in ("\udcff", "\udcff", "\udcfe")]
    assert games[0].splitlines()[:3] == games[1].splitlines()[:3] != games[2].splitlines()[:3]


def test_ctrl_c_saves_too(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Keyboard, clock: Clock | None = None) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "line", interrupt)
    ran = play(kribo)
    assert ran.status == 130
    assert ran.out.endswith("Saved in cribbage.kribo. To go on: kribo resume cribbage.kribo --seed 16120\n")


def test_a_file_that_is_there_is_never_written_over(kribo: Kribo) -> None:
    Path("mine.kribo").write_text("precious")
    ran = play(kribo, options="--save mine.kribo")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("mine.kribo is there already.")
    assert Path("mine.kribo").read_text() == "precious"


def test_a_file_that_appears_meanwhile_is_not_written_over(
    kribo: Kribo, monkeypatch: pytest.MonkeyPatch
) -> None:
    def appear(self: Keyboard, clock: Clock | None = None) -> str:
        Path("mine.kribo").write_text("precious")
        raise InputEnded

    monkeypatch.setattr(Keyboard, "line", appear)
    ran = play(kribo, options="--save mine.kribo --seed 16120")
    assert "Saved in mine-2.kribo." in ran.out
    assert Path("mine.kribo").read_text() == "precious"


@pytest.mark.parametrize("name", ["no-folder/x.kribo", "x/y/z"])
def test_a_file_that_cannot_be_made_is_refused_before_the_game(kribo: Kribo, name: str) -> None:
    ran = play(kribo, options=f"--save {name}")
    assert (ran.status, ran.out) == (2, "")
    assert name in ran.err


def test_if_saving_fails_the_record_is_printed(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> str:
        raise OSError("no room")

    monkeypatch.setattr("kribo.terminal.files.save_new", fail)
    ran = play(kribo, "1 2")
    assert ran.status == 1
    _, _, record = ran.out.partition("go on with it.\n")
    assert notation.read(record)


def test_a_finished_game_is_saved_where_that_was_asked_for(kribo: Kribo) -> None:
    words, printed = kept("six-card")
    ran = kribo(*words, "--save", "won.kribo", stdin=typed(printed))
    assert ran.out == printed + "Saved in won.kribo.\n"
    (record,) = notation.read(Path("won.kribo").read_text())
    assert record.finished


@pytest.mark.parametrize(
    "options",
    [
        "--dealer 3",
        "--seats Ana",
        "--variant partners --players 3",
        "--nonsense",
        "--seed",
    ],
)
def test_what_cannot_be_played_is_refused(kribo: Kribo, options: str) -> None:
    ran = play(kribo, options=options)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err


# Resuming


@pytest.mark.parametrize("name", ["six-card", "auction", "muggins", "two-people", "match", "partners"])
def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(kribo: Kribo, name: str) -> None:
    words, printed = kept(name)
    lines = [line for line in typed(printed).splitlines() if line in ANSWERS or line[:1].isdigit()]
    whole = kribo(*words, "--save", "whole.kribo", stdin="\n".join(lines) + "\n")
    assert whole.status == 0
    for cut in (len(lines) // 3, len(lines) // 2):
        parts = Path(f"parts-{cut}.kribo")
        begun = kribo(*words, "--save", str(parts), stdin="".join(f"{line}\n" for line in lines[:cut]))
        assert "To go on" in begun.out
        rest = lines[cut:]
        if "Pass the keyboard" in begun.out:
            rest = ["", *rest] if not begun.out.endswith("looking.\n> \n") else rest
        ended = kribo("resume", str(parts), "--seed", name, stdin="\n".join(rest) + "\n")
        assert (ended.status, ended.err) == (0, "")
        assert parts.read_text() == Path("whole.kribo").read_text()


ANSWERS = ("", "cut", "go", "pass", "no")


def test_who_resumes_is_told_how_the_game_stands(kribo: Kribo) -> None:
    play(kribo, "1 2", "cut")
    told = kribo("resume", "cribbage.kribo").out.splitlines()
    assert told[:7] == [
        "The game is six-card, to 121.",
        "Type ? at any time to see what you can do, and rules to read how the game is played.",
        "You: 0. Street 1 of 4, 121 holes to go.",
        "Basic: 0. Street 1 of 4, 121 holes to go.",
        "The scores are level.",
        "Basic deals.",
        "The crib goes to Basic.",
    ]
    assert told[7].startswith("Starter: ")


def test_what_cannot_be_resumed(kribo: Kribo) -> None:
    words, printed = kept("six-card")
    kribo(*words, "--save", "over.kribo", stdin=typed(printed))
    before = Path("over.kribo").read_text()
    ran = kribo("resume", "over.kribo")
    assert (ran.status, ran.err.partition(".")[0]) == (2, "Nothing is left to play in over")
    assert Path("over.kribo").read_text() == before
    assert kribo("resume", "nowhere.kribo").err == "nowhere.kribo cannot be read: there is no such file.\n"
    Path("two.kribo").write_text(before.replace("seat 1: You", "seat 1: Ana") + "\n" + before)
    ran = kribo("resume", "two.kribo")
    assert (ran.status, ran.err.partition(" does")[0]) == (2, "Game 2 of that file")


def test_a_damaged_file_is_refused_and_left_alone(kribo: Kribo) -> None:
    play(kribo, "1 2")
    path = Path("cribbage.kribo")
    damaged = path.read_text().replace("unfinished: 0 0", "unfinished: 5 0")
    path.write_text(damaged)
    for command in ("resume", "replay"):
        ran = kribo(command, str(path))
        assert ran.status == 2
        assert ran.err.startswith("Line 12 is “unfinished: 5 0”")
    assert path.read_text() == damaged


# The clock


class Slow(io.StringIO):
    """Standard input through a pipe, by one who takes 20 seconds for each count."""

    def __init__(self, out: io.StringIO, now: list[float]) -> None:
        super().__init__()
        self.pilot = Autopilot(out)
        self.pilot.queries = iter(())
        self.out, self.now = out, now

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.pilot.readline()
        if "seconds left" in "".join(self.out.getvalue().splitlines()[-4:]):
            self.now[0] += 20
        return line


def test_who_counts_too_slowly_gives_half_away(kribo: Kribo, monkeypatch: pytest.MonkeyPatch) -> None:
    now, out = [0.0], io.StringIO()
    monkeypatch.setattr(keyboard, "time", type("Time", (), {"monotonic": lambda: now[0]}))
    monkeypatch.setattr("sys.stdin", Slow(out, now))
    monkeypatch.setattr("sys.stdout", out)
    from kribo.cli import main

    words = "play --seed late --target 31 --counting self --count-seconds 15 --save late.kribo"
    assert main(words.split()) == 0
    printed = out.getvalue()
    assert "15 seconds left.\nYour hand: " in printed
    assert "Your time is up." in printed
    assert "because the time ran out" in printed
    (record,) = notation.read(Path("late.kribo").read_text())
    assert any(isinstance(action, Timeout) for action in record.actions)


class Typed:
    """A terminal at which nobody types."""

    def __init__(self) -> None:
        self.end, self.other_end = os.pipe()

    def fileno(self) -> int:
        return self.end

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        raise AssertionError("nothing was typed")


def test_who_never_types_is_late_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Typed())
    with pytest.raises(TooLate):
        Keyboard().line(Clock(0.05))


@pytest.mark.skipif(os.name != "posix", reason="a terminal of its own")
def test_an_answer_begun_too_late_does_not_begin_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    person, terminal = os.openpty()
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        os.write(person, b"7")
        with pytest.raises(TooLate):
            Keyboard().line(Clock(0.05))
        os.write(person, b"12\n")
        assert Keyboard().line() == "12"
    os.close(person)


def test_the_clock_can_be_asked(kribo: Kribo) -> None:
    assert "> k\n" in kept("timed")[1]
    assert after(play(kribo, "k"), "k")[0] == "No time is running."


# Replaying, and the pages


def test_a_replay_tells_all(kribo: Kribo) -> None:
    words, printed = kept("match")
    kribo(*words, "--save", "match.kribo", stdin=typed(printed))
    ran = kribo("replay", "match.kribo")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "Game 1.",
        "The game is six-card, to 31.",
        "Seat 1: You.",
        "Seat 2: Basic, a bot that plays basic.",
    ]
    assert "Game 2." in lines
    assert not [line for line in lines if "lays 2 cards away" in line or "??" in line], "all cards are open"
    assert lines[-1] == printed.splitlines()[-1]


def test_a_replay_of_a_broken_off_game_says_so(kribo: Kribo) -> None:
    play(kribo, "1 2")
    assert kribo("replay", "cribbage.kribo").out.endswith("The record ends here; the game is not over.\n")


def test_a_file_that_is_no_text(kribo: Kribo) -> None:
    Path("x.kribo").write_bytes(b"kribo record 1\n\xff\xfe")
    ran = kribo("replay", "x.kribo")
    assert (ran.status, ran.err) == (2, "Line 2 is not text in UTF-8, as a record is.\n")


@pytest.mark.parametrize("command", ["replay", "resume"])
def test_a_file_without_end_is_not_read_to_its_end(
    kribo: Kribo, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kribo.terminal.files.MOST_BYTES", 100)
    Path("x.kribo").write_text("kribo record 1\n" + 100 * "x")
    ran = kribo(command, "x.kribo")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "x.kribo cannot be read: it is too big to be a record.\n"


@pytest.mark.parametrize("command", ["play", "resume", "replay", "variants", "rules"])
def test_help_pages(kribo: Kribo, command: str) -> None:
    assert kribo("help", command).out.startswith(f"Usage: kribo {command} ")


EXAMPLES = [
    line
    for command in ("play", "resume", "replay", "variants", "rules")
    for line in catalogue("en")(f"help-{command}").partition("Examples:\n")[2].splitlines()
]


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_run(kribo: Kribo, line: str) -> None:
    play(kribo)  # the game that some of them go on with
    ran = kribo(*shlex.split(line)[1:])
    assert (ran.status, ran.err) == (0, "")
    assert ran.out


def test_a_cut_where_one_likes(kribo: Kribo) -> None:
    play(kribo, "1 2", "17")
    (record,) = notation.read(Path("cribbage.kribo").read_text())
    assert CutStarter(0, 16) in record.actions


# A process of its own


def started(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "kribo", "play", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_process_that_is_asked_to_end_saves(number: signal.Signals) -> None:
    with started("--seed", "16120", "--dealer", "2") as process:
        assert process.stdout
        while not process.stdout.readline().startswith("Choose 2 cards"):
            pass
        process.send_signal(number)
        said, complaint = process.communicate(timeout=20)
    assert (process.returncode, complaint) == (130, "")
    assert "Saved in cribbage.kribo." in said
    assert notation.read(Path("cribbage.kribo").read_text())


def test_a_game_that_nobody_reads_is_saved() -> None:
    with started("--seed", "16120", "--dealer", "2") as process:
        assert process.stdout
        assert process.stdin
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("?\n" * 3 + "1 2\n")
        process.stdin.close()
        assert process.wait(timeout=20) == 141
    assert notation.read(Path("cribbage.kribo").read_text())
