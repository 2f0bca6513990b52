"""The command line as a whole: its overview and pages, its errors, its exit statuses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import kribo
from kribo.cli import BROKEN_PIPE, COMMANDS, INTERRUPTED, main
from kribo.errors import BadText
from kribo.locales import catalogue
from kribo.terminal import REFUSED
from kribo.terminal.arguments import FLAG, Arguments, Spec

Capture = pytest.CaptureFixture[str]
Install = Callable[[Callable[[Arguments], int]], None]

PYTHON = [sys.executable, "-m", "kribo"]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Put a command `trial` into the table that runs the function given."""

    def put(run: Callable[[Arguments], int]) -> None:
        module = ModuleType("trial")
        vars(module).update(SPEC=Spec(options={"json": FLAG}), run=run)
        monkeypatch.setitem(sys.modules, "trial", module)
        monkeypatch.setitem(COMMANDS, "trial", "trial")

    return put


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"kribo {kribo.__version__}\n"


def test_version_imports_next_to_nothing() -> None:
    code = (
        "import sys; from kribo.cli import main; main(['--version']);"
        "print(*sorted(name for name in sys.modules if name.startswith('kribo') or name == 'typing'))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], env=_environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[1] == "kribo kribo.cli kribo.terminal"


@pytest.mark.parametrize("words", [[], ["help"], ["--help"], ["-h"]])
def test_overview(words: list[str], capsys: Capture) -> None:
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.out == catalogue("en")("help") + "\n"
    assert not printed.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_overview(command: str) -> None:
    assert f"\n  {command} " in catalogue("en")("help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_in_the_page_of_its_command(command: str) -> None:
    spec = import_module(COMMANDS[command]).SPEC
    page = catalogue("en")(f"help-{command}")
    assert f"kribo {command}" in page
    assert [name for name in spec.options if f"--{name}" not in page] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_a_command(command: str, capsys: Capture) -> None:
    for words in ([command, "--help"], ["help", command], [command, "5H", "-h"]):
        assert main(words) == 0
        assert capsys.readouterr().out == catalogue("en")(f"help-{command}") + "\n"


@pytest.mark.parametrize("words", [["scor"], ["help", "scor"], ["scor", "--help"]])
def test_an_unknown_command_names_the_nearest(words: list[str], capsys: Capture) -> None:
    assert main(words) == REFUSED
    printed = capsys.readouterr()
    assert not printed.out
    assert "“scor”" in printed.err
    assert "Try: score." in printed.err


def test_a_command_gets_its_arguments_and_gives_the_status(install: Install) -> None:
    install(lambda arguments: 7 if arguments.flag("json") else 0)
    assert main(["trial", "--json"]) == 7
    assert main(["trial"]) == 0


def test_arguments_that_cannot_be_read_are_refused_in_a_sentence(install: Install, capsys: Capture) -> None:
    install(lambda _: 0)
    assert main(["trial", "--jsn"]) == REFUSED
    printed = capsys.readouterr()
    assert not printed.out
    assert printed.err == "There is no option “--jsn” here. Try: --json\n"


def test_an_error_that_escapes_a_command_is_said(install: Install, capsys: Capture) -> None:
    def run(_: Arguments) -> int:
        raise BadText("card-twice", card=17)

    install(run)
    assert main(["trial"]) == REFUSED
    assert "The card 5D is given twice" in capsys.readouterr().err


def test_ctrl_c_leaves_quietly(install: Install, capsys: Capture) -> None:
    def run(_: Arguments) -> int:
        raise KeyboardInterrupt

    install(run)
    assert main(["trial"]) == INTERRUPTED
    assert capsys.readouterr().err == ""


def test_after_two_dashes_help_is_a_word(install: Install, capsys: Capture) -> None:
    install(lambda _: 0)
    assert main(["trial", "--", "--help"]) == REFUSED
    assert "“--help”" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="a shell's pipe")
def test_a_reader_that_leaves_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*PYTHON, "help"], stdout=writing, stderr=subprocess.PIPE, env=_environment(), check=False
    )
    os.close(writing)
    assert done.returncode == BROKEN_PIPE
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk")
@pytest.mark.parametrize("words", [["--version"], ["help"], ["play", "--seed", "1"]])
def test_a_full_disk_is_said(words: list[str], tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PYTHON, *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=_environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (REFUSED, catalogue("en")("error-cannot-print") + "\n")


@pytest.mark.skipif(os.name != "posix", reason="a shell that closes streams")
@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("--version >&-", 0),
        ("score 5H 5C 5S JD 5D >&-", 0),
        ("score - <&-", 0),
        ("play --seed 1 <&- >&-", 0),
        ("nonsense 2>&-", REFUSED),
    ],
)
def test_standard_streams_may_be_closed(line: str, status: int, tmp_path: Path) -> None:
    command = f'"$0" -m kribo {line}'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable],
        capture_output=True,
        cwd=tmp_path,
        env=_environment(),
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (status, b"", b"")


def test_a_complaint_holds_nothing_that_a_terminal_would_obey(capsys: Capture) -> None:
    assert main(["replay", "a\nb\x1b[31m\udcff"]) == REFUSED
    assert capsys.readouterr().err == "a?b?[31m? cannot be read: there is no such file.\n"


def test_a_terminal_without_the_suit_signs_gets_escapes() -> None:
    code = "from kribo import cli; cli._never_fail_to_encode(); print('5\\u2665')"
    environment = _environment() | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    assert done.stdout.split() == [b"5\\u2665"]


def test_python_m_kribo() -> None:
    done = subprocess.run(
        [*PYTHON, "nonsense"], env=_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == REFUSED
    assert not done.stdout


def _environment() -> dict[str, str]:
    """This process's, with kribo to be found where it is."""
    source = str(Path(kribo.__file__).parents[1])
    return os.environ | {"PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
