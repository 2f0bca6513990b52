"""run.py: what it decides, without making environments or asking the network."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py as a module, of a checkout in which nothing is installed yet, with its steps recorded."""
    spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    (tmp_path / "requirements").mkdir()
    (tmp_path / "src" / "kribo").mkdir(parents=True)
    for name in ("requirements/run.txt", "requirements/test.txt", "pyproject.toml", "src/kribo/kernel.c"):
        (tmp_path / name).write_text(name)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", venv)
    monkeypatch.setattr(module, "PYTHON", venv / "python")

    def make_venv() -> None:
        module.steps.append("make")
        venv.mkdir(exist_ok=True)
        module.PYTHON.touch()

    def hand_over(words: list[str]) -> int:
        module.steps.append(" ".join(words))
        return 7

    monkeypatch.setattr(module, "steps", [], raising=False)
    monkeypatch.setattr(module, "make_venv", make_venv)
    monkeypatch.setattr(module, "is_usable", venv.exists)
    monkeypatch.setattr(
        module, "pip", lambda *words: module.steps.append(f"pip {words[0]} {Path(words[-1]).name}")
    )
    monkeypatch.setattr(module, "hand_over", hand_over)
    monkeypatch.setattr(module.os, "chdir", lambda _: None)
    return module


def steps(module: ModuleType, line: str) -> list[str]:
    """What run.py does when it is started with these words."""
    module.steps.clear()
    module.main(line.split())
    return list(module.steps)


def installing(lock: str, checkout: str) -> list[str]:
    return [f"pip --require-hashes {lock}.txt", f"pip --no-deps {checkout}"]


def test_the_first_start_installs_and_serves(run: ModuleType, tmp_path: Path) -> None:
    assert steps(run, "") == ["make", *installing("run", tmp_path.name), "-m kribo serve"]


def test_the_next_start_only_serves(run: ModuleType) -> None:
    steps(run, "setup")
    assert steps(run, "") == ["-m kribo serve"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--port 8080", "serve --port 8080"),
        ("play --level hard", "play --level hard"),
        ("score 5H 5D", "score 5H 5D"),
        ("help", "help"),
        ("--help", "--help"),
        ("--version", "--version"),
    ],
)
def test_words_are_passed_on(run: ModuleType, line: str, words: str) -> None:
    steps(run, "setup")
    assert steps(run, line) == [f"-m kribo {words}"]


def test_setup_starts_nothing(run: ModuleType, tmp_path: Path) -> None:
    assert steps(run, "setup") == ["make", *installing("run", tmp_path.name)]
    assert steps(run, "setup") == []


def test_the_tests_install_more_and_serve_for_all(run: ModuleType, tmp_path: Path) -> None:
    steps(run, "setup")
    assert steps(run, "test -k show") == [*installing("test", tmp_path.name), "-m pytest -k show"]
    assert steps(run, "test") == ["-m pytest -n auto --dist loadgroup"]
    assert steps(run, "") == ["-m kribo serve"]


def test_the_status_is_that_of_what_was_started(run: ModuleType) -> None:
    assert run.main(["score"]) == 7
    assert run.main(["setup"]) == 0


@pytest.mark.parametrize("changed", ["requirements/run.txt", "pyproject.toml", "src/kribo/kernel.c"])
def test_a_change_installs_again(run: ModuleType, tmp_path: Path, changed: str) -> None:
    steps(run, "setup")
    (tmp_path / changed).write_text("changed")
    assert steps(run, "setup") == installing("run", tmp_path.name)


def test_an_interrupted_installation_starts_again(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_off(*_: str) -> None:
        raise run.CannotStart("no network.")

    steps(run, "setup")
    (tmp_path / "pyproject.toml").write_text("changed")
    with monkeypatch.context() as patch:
        patch.setattr(run, "pip", break_off)
        assert run.main(["setup"]) == run.CANNOT_START
    assert steps(run, "setup") == installing("run", tmp_path.name)


def test_an_old_python_is_refused_in_a_sentence(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 9, 2, "final", 0))
    assert run.main([]) == run.CANNOT_START
    assert "needs Python 3.11 or newer, and this is Python 3.9" in capsys.readouterr().err
    assert run.steps == []


def test_a_python_without_venv_is_told_the_package(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None if name == "ensurepip" else name)
    assert run.main([]) == run.CANNOT_START
    assert "python3-venv" in capsys.readouterr().err


def test_a_half_made_environment_is_not_usable(tmp_path: Path) -> None:
    """The real check, against no Python, a broken one and this one."""
    code = (
        "import runpy, sys, pathlib;"
        f"run = runpy.run_path({str(ROOT / 'run.py')!r});"
        "asked = run['is_usable'];"
        "asked.__globals__['PYTHON'] = pathlib.Path(sys.argv[1]);"
        "print(asked())"
    )
    broken = tmp_path / "python"
    broken.write_text("no program")
    for python, usable in ((tmp_path / "none", False), (broken, False), (Path(sys.executable), True)):
        done = subprocess.run(
            [sys.executable, "-c", code, str(python)], capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == str(usable)


def test_the_locks_have_hashes_and_no_addresses() -> None:
    for lock in ("run", "test"):
        text = (ROOT / "requirements" / f"{lock}.txt").read_text()
        assert "://" not in text
        assert "--index" not in text
        requirements = [line for line in text.splitlines() if line[:1].isalnum()]
        assert requirements
        assert all("==" in line and line.endswith("\\") for line in requirements)


def test_the_lock_of_the_tests_holds_that_of_kribo() -> None:
    def versions(lock: str) -> set[str]:
        lines = (ROOT / "requirements" / f"{lock}.txt").read_text().splitlines()
        return {line.partition(" ")[0] for line in lines if line[:1].isalnum()}

    assert versions("run") <= versions("test")
