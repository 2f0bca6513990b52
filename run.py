#!/usr/bin/env python3
"""Install kribo into `.venv` beside this file when something changed, and start it.

python3 run.py                      serve the playroom for a browser (what follows is passed on)
python3 run.py COMMAND [WORDS]      any other command of kribo
python3 run.py test [PYTEST WORDS]  install what the tests need as well, and run them all
python3 run.py setup [test]         only install

Standard library only, and written so that an old Python can still read it as far as the sentence that
refuses it.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)
CANNOT_START = 2
# As many at a time as there are processors; `loadgroup` keeps together what shares a browser.
ALL_TESTS = ["-n", "auto", "--dist", "loadgroup"]


class CannotStart(Exception):
    """Why kribo cannot be installed here, as a sentence with what to do about it."""


def main(argv: list[str]) -> int:
    """Install what the words need, then do what they say; the exit status."""
    try:
        check_python()
        lock = "test" if argv[:1] == ["test"] or argv[:2] == ["setup", "test"] else "run"
        if not is_installed(lock):
            install(lock)
    except CannotStart as reason:
        print(f"run.py: {reason}", file=sys.stderr)
        return CANNOT_START
    if argv[:1] == ["setup"]:
        return 0
    if argv[:1] == ["test"]:
        os.chdir(ROOT)
        return hand_over(["-m", "pytest", *(argv[1:] or ALL_TESTS)])
    return hand_over(["-m", "kribo", *kribo_words(argv)])


def check_python() -> None:
    """Refuse a Python that is too old or cannot make environments.

    :raises CannotStart:
    """
    if sys.version_info < OLDEST:
        found = "{}.{}".format(*sys.version_info)
        raise CannotStart(f"kribo needs Python 3.11 or newer, and this is Python {found} ({sys.executable}).")
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise CannotStart(
            "this Python has no venv to install kribo into. Debian and Ubuntu bring it in the package"
            " python3-venv: sudo apt install python3-venv"
        )


def kribo_words(argv: list[str]) -> list[str]:
    """The words for `kribo`: `serve` is what it does when no command is named."""
    if argv and (not argv[0].startswith("-") or argv[0] in ("-h", "--help", "--version")):
        return argv
    return ["serve", *argv]


def is_installed(lock: str) -> bool:
    """Whether `.venv` holds what the lock file names, installed from just these files."""
    try:
        return PYTHON.exists() and stamp(lock).read_text() == fingerprint(lock)
    except OSError:
        return False


def stamp(lock: str) -> Path:
    """The file that tells from what a lock was installed; written last, so a broken install has none."""
    return VENV / f"installed-{lock}"


def fingerprint(lock: str) -> str:
    """A hash of all that an installation depends on."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {ROOT}".encode())
    for path in (ROOT / "requirements" / f"{lock}.txt", ROOT / "pyproject.toml", *c_sources()):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def c_sources() -> list[Path]:
    """What is compiled when kribo is installed; Python sources are used where they stand."""
    return sorted(path for ending in ("c", "h") for path in (ROOT / "src").rglob(f"*.{ending}"))


def install(lock: str) -> None:
    """Bring `.venv` up to date with a lock file and with kribo itself.

    :raises CannotStart: when a step fails; its own words are on standard error then.
    """
    print(f"run.py: installing kribo into {VENV} ...", file=sys.stderr)
    if not is_usable():
        make_venv()
    for old in VENV.glob("installed-*"):
        old.unlink()
    pip("--require-hashes", "-r", str(ROOT / "requirements" / f"{lock}.txt"))
    # The build backend is in the lock, so building kribo fetches nothing and depends on nothing else.
    pip("--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
    # The lock of the tests holds that of kribo.
    for held in {lock, "run"}:
        stamp(held).write_text(fingerprint(held))


def is_usable() -> bool:
    """Whether `.venv` is whole and made by this version of Python; one that was interrupted is not."""
    ask = "import sys, pip; print(sys.implementation.cache_tag)"
    try:
        answer = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.strip() == sys.implementation.cache_tag


def make_venv() -> None:
    """Make `.venv` anew.

    :raises CannotStart: when that fails.
    """
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)], stdout=sys.stderr, check=False
    )
    if made.returncode:
        raise CannotStart(f"the environment {VENV} could not be made; the reason is above.")


def pip(*words: str) -> None:
    """Run `pip install` in `.venv`, silent unless it fails.

    :raises CannotStart: when it fails.
    """
    command = [
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        *words,
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise CannotStart(
            "installing failed; the reason is above. The first installation needs the network; start again"
            " to retry."
        )


def hand_over(words: list[str]) -> int:
    """Run the environment's Python in this process's place; its exit status is ours."""
    if os.name == "posix":
        os.execv(PYTHON, [str(PYTHON), *words])
    # Windows has no exec that keeps the console. Ctrl-C goes to the child, which decides what it means.
    child = subprocess.Popen([str(PYTHON), *words])
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
