"""Answering standard input line by line, for the commands that take `-`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from io import TextIOWrapper

from kribo.errors import KriboError
from kribo.locales import Catalogue, sentence
from kribo.terminal import REFUSED

STANDARD_INPUT = ("-",)
"""The words of a command line that asks for it."""


def answer_lines(answer: Callable[[str], str], say: Catalogue, *, as_json: bool) -> int:
    """Print one line for each line of standard input, in order, as soon as it can be read.

    :param answer: the answer to a line; where it raises a KriboError the answer is that error's sentence.
    :returns: the exit status: REFUSED if any line had an error; an empty line has one too.
    """
    if isinstance(sys.stdin, TextIOWrapper):
        # Bytes that are no text make a bad line, not a bad program.
        sys.stdin.reconfigure(errors="backslashreplace")
    status = 0
    for line in sys.stdin:
        try:
            said = answer(line.strip())
        except KriboError as error:
            said = _error_line(sentence(say, error), say, as_json)
            status = REFUSED
        # Another program may be waiting for this answer before it writes the next line.
        print(said, flush=True)
    return status


def _error_line(words: str, say: Catalogue, as_json: bool) -> str:
    return json.dumps({"error": words}) if as_json else say("error-line", sentence=words)
