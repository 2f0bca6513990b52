"""The command `kribo`: finds the command's module, reads its arguments, and says what went wrong.

Modules are imported only when they are called for, so that a short command starts fast.
"""

from __future__ import annotations

import sys

from kribo import __version__
from kribo.terminal import REFUSED

# `typing` would cost `kribo --version` more than all else; type checkers know the name by itself.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from kribo.errors import KriboError

COMMANDS = {
    "play": "kribo.terminal.play",
    "resume": "kribo.terminal.resume",
    "replay": "kribo.terminal.replay",
    "join": "kribo.terminal.join",
    "serve": "kribo.terminal.serve",
    "variants": "kribo.terminal.variants",
    "rules": "kribo.terminal.rules",
    "score": "kribo.terminal.score",
    "pegs": "kribo.terminal.pegs",
    "play-out": "kribo.terminal.play_out",
    "stats": "kribo.terminal.stats",
    "simulate": "kribo.terminal.simulate",
    "discard": "kribo.terminal.discard",
    "peg": "kribo.terminal.peg",
    "analyse": "kribo.terminal.analyse",
    "engine": "kribo.terminal.engine",
    "selftest": "kribo.terminal.selftest",
    "build-tables": "kribo.terminal.build_tables",
}
"""Each has `SPEC`, `run(arguments) -> int` (the exit status), and a page `help-NAME` in the catalogue."""

INTERRUPTED = 130
BROKEN_PIPE = 141
"""Exit statuses as a shell reports them: 128 + the number of the signal."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line (by default this process's) and return the exit status.

    A `KriboError` becomes its sentence on standard error and status 2.
    """
    words = sys.argv[1:] if argv is None else list(argv)
    _open_what_is_closed()
    _never_fail_to_encode()
    try:
        status = _run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        _leave_standard_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.filename is not None:
            raise
        # Of all that is written only standard output has no name: the disk behind it is full.
        _leave_standard_output()
        return _refuse_to_print(words)
    return status


def _run(words: list[str]) -> int:
    if words[:1] == ["--version"]:
        return _version()

    from kribo.errors import KriboError

    try:
        return _command(words)
    except KriboError as error:
        _complain(error, words)
        return REFUSED


def _command(words: list[str]) -> int:
    from kribo.terminal.language import chosen

    words, language = chosen(words)
    if words[:1] == ["--version"]:
        return _version()
    if not words or words[0] in ("help", "--help", "-h"):
        return _help(words[1:], language)
    name, *rest = words
    _check_name(name)
    if _asks_for_help(rest):
        return _help([name], language)

    from importlib import import_module

    from kribo.terminal.arguments import read

    module = import_module(COMMANDS[name])
    status: int = module.run(read(module.SPEC, rest, language))
    return status


def _version() -> int:
    print(f"kribo {__version__}")
    return 0


def _check_name(name: str) -> None:
    if name in COMMANDS:
        return
    from kribo.errors import BadText
    from kribo.terminal.arguments import nearest

    raise BadText("unknown-command", command=name, known=nearest(name, COMMANDS))


def _asks_for_help(words: list[str]) -> bool:
    options = words[: words.index("--")] if "--" in words else words
    return "--help" in options or "-h" in options


def _help(words: list[str], language: str) -> int:
    """Print the overview, or the page of the command named."""
    from kribo.locales import catalogue

    for name in words[:1]:
        _check_name(name)
    page = f"help-{words[0]}" if words else "help"
    print(catalogue(language)(page))
    return 0


def _complain(error: KriboError, words: list[str]) -> None:
    from kribo.errors import printable
    from kribo.locales import catalogue, sentence
    from kribo.terminal.language import for_complaints

    said = sentence(catalogue(for_complaints(words)), error)
    # The words of the command line may hold what a terminal would obey.
    print(printable(said), file=sys.stderr)


def _refuse_to_print(words: list[str]) -> int:
    from kribo.errors import BadText

    _complain(BadText("cannot-print"), words)
    return REFUSED


def _open_what_is_closed() -> None:
    """Put the null device in the place of standard streams that this process was started without."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            import os

            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def _never_fail_to_encode() -> None:
    """Write what the terminal's encoding lacks (a suit symbol, a name) as an escape instead of failing."""
    from io import TextIOWrapper

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _leave_standard_output() -> None:
    """Send what is still unwritten nowhere, or the interpreter would complain of it at exit."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
