"""Speaking aloud, with a stand-in for the program that speaks: it writes down what it is told."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest

from kribo.errors import BadText
from kribo.terminal.speech import Program, Speaker, find_program
from tests.terminal.conftest import Kribo

Heard = Callable[[], list[list[str]]]
Stand = Callable[..., Heard]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs of POSIX")

VOICES = """Milena              ru_RU    # Здравствуйте!
Lana                hr_HR    # Bok!
Samantha            en_US    # Hello!
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))


@pytest.fixture
def stand_in(tmp_path: Path) -> Stand:
    """Put a program on the path that writes its arguments down, and takes some seconds for each."""

    def make(name: str = "spd-say", *, seconds: float = 0) -> Heard:
        log = tmp_path / f"{name}.log"
        program = tmp_path / "bin" / name
        program.write_text(
            f"#!{sys.executable}\n"
            "import json, sys, time\n"
            f"if sys.argv[1:] == ['-v', '?']: print({VOICES!r}, end=''); sys.exit()\n"
            f"with open({str(log)!r}, 'a') as file: print(json.dumps(sys.argv[1:]), file=file)\n"
            f"if '--' in sys.argv: time.sleep({seconds})\n",
            encoding="utf-8",
        )
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        return lambda: [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []

    return make


def spoken(heard: Heard) -> list[str]:
    """The sentences that were spoken."""
    return [words[-1] for words in heard() if "--" in words]


def play(kribo: Kribo, *options: str) -> str:
    ran = kribo("play", "--seats", "greedy,basic", "--target", "31", "--seed", "1", *options)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def test_all_that_is_told_is_spoken_in_order(kribo: Kribo, stand_in: Stand) -> None:
    heard = stand_in()
    out = play(kribo, "--speak")
    assert spoken(heard) == out.splitlines()
    assert all(words[:4] == ["--wait", "--language", "en", "--"] for words in heard())
    assert " of " in out, "a voice is given words for cards"


def test_nothing_is_spoken_unasked(kribo: Kribo, stand_in: Stand) -> None:
    heard = stand_in()
    play(kribo)
    assert not heard()


def test_a_replay_is_spoken(kribo: Kribo, stand_in: Stand) -> None:
    heard = stand_in()
    play(kribo, "--save", "game.kribo")
    ran = kribo("replay", "game.kribo", "--speak", "--cards", "letters")
    assert spoken(heard) == ran.out.splitlines()


@pytest.mark.parametrize(
    ("language", "tag"), [("eo", "eo"), ("ru", "ru"), ("sr-Latn", "sr"), ("sr-Cyrl", "sr")]
)
def test_in_the_language_of_the_reader(kribo: Kribo, stand_in: Stand, language: str, tag: str) -> None:
    heard = stand_in()
    out = play(kribo, "--speak", "--lang", language)
    assert spoken(heard) == out.splitlines()
    assert all(words[2] == tag for words in heard())


def test_a_slow_voice_does_not_hold_the_game_up_and_ends_with_it(
    stand_in: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = stand_in(seconds=30)
    speaker = Speaker(find_program("en"))
    began = monotonic()
    for number in range(100):
        speaker.say(f"sentence {number}")
    while not heard():
        sleep(0.01)
    speaker.close(at_once=True)
    assert monotonic() - began < 10
    assert spoken(heard) == ["sentence 0"]
    assert heard()[-1] == ["--stop"]


def test_the_last_words_do_not_take_for_ever(stand_in: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kribo.terminal.speech.LAST_WORDS", 0.2)
    stand_in(seconds=30)
    speaker = Speaker(find_program("en"))
    speaker.say("sentence")
    began = monotonic()
    speaker.close()
    assert monotonic() - began < 10


def test_typing_silences(stand_in: Stand) -> None:
    heard = stand_in(seconds=30)
    speaker = Speaker(find_program("en"))
    speaker.say("old")
    speaker.say("older")
    while not heard():
        sleep(0.01)
    speaker.hush()
    while heard()[-1] != ["--stop"]:
        sleep(0.01)
    speaker.say("new")
    while spoken(heard) != ["old", "new"]:
        sleep(0.01)
    speaker.close(at_once=True)


def test_a_program_that_goes_away_is_no_trouble() -> None:
    speaker = Speaker(Program(("/nowhere/spd-say",)))
    speaker.say("sentence")
    speaker.close()


def test_without_a_program_it_is_refused(kribo: Kribo) -> None:
    for command in ("play", "join localhost:1", "replay game.kribo"):
        play(kribo, "--save", "game.kribo") if not Path("game.kribo").exists() else None
        ran = kribo(*command.split(), "--speak")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("No program that speaks was found here.")


# macOS


@pytest.mark.parametrize(
    ("language", "voice", "text", "said"),
    [
        ("en", "Samantha", "Your turn.", "Your turn."),
        ("ru", "Milena", "Ваш ход.", "Ваш ход."),
        ("sr-Latn", "Lana", "Vi ste na redu.", "Vi ste na redu."),
        ("sr-Cyrl", "Lana", "Ви сте на реду.", "Vi ste na redu."),
    ],
)
def test_a_mac_speaks_by_a_voice_of_the_language_in_the_letters_that_it_reads(
    stand_in: Stand, language: str, voice: str, text: str, said: str
) -> None:
    heard = stand_in("say")
    speaker = Speaker(find_program(language, "darwin"))
    speaker.say(text)
    speaker.close()
    assert heard() == [["-v", voice, "--", said]]


def test_a_mac_without_a_voice_for_the_language(stand_in: Stand) -> None:
    stand_in("say")
    with pytest.raises(BadText, match="no-voice"):
        find_program("eo", "darwin")


def test_another_program_of_that_name_is_left_alone(stand_in: Stand) -> None:
    stand_in("say")
    with pytest.raises(BadText, match="no-speech"):
        find_program("en", "linux")
