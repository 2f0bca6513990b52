"""Sentences said aloud by the system's own voice: speech-dispatcher's `spd-say`, or `say` of macOS.

A thread of its own waits for the voice, so a game never does. What a voice cannot do in time is dropped when
the reader types, and nothing goes on after the program has ended.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from typing import NamedTuple

from kribo.errors import BadText
from kribo.locales.transliteration import CYRILLIC, latin

LAST_WORDS = 20
"""Seconds that a program waits at its end for the voice to finish."""

PATIENCE = 5
"""Seconds to wait for a list of voices."""

MAC_VOICES = {"en": ("en",), "eo": ("eo",), "ru": ("ru",), "sr": ("sr", "hr", "bs")}
"""Languages of voices that read a language; Croatian and Bosnian ones read Serbian in Latin letters."""

READ_CYRILLIC = ("sr", "ru")


class Program(NamedTuple):
    """A program that speaks: its words before the text, those that silence it; whether it reads but Latin."""

    words: tuple[str, ...]
    silence: tuple[str, ...] = ()
    in_latin: bool = False


def find_program(language: str, platform: str = sys.platform) -> Program:
    """The program that speaks a language here.

    :raises BadText: `no-speech`, where there is none; `no-voice`, where it has no voice for the language.
    """
    tongue = language.partition("-")[0]
    if spoken := shutil.which("spd-say"):
        # espeak-ng and RHVoice, which speech-dispatcher uses, read Serbian in either script.
        return Program((spoken, "--wait", "--language", tongue, "--"), (spoken, "--stop"))
    if platform == "darwin" and (spoken := shutil.which("say")):
        return _of_mac(spoken, language, tongue)
    raise BadText("no-speech")


def _of_mac(spoken: str, language: str, tongue: str) -> Program:
    """`say` with the first voice for a language."""
    listed = subprocess.run(
        [spoken, "-v", "?"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        stdin=subprocess.DEVNULL,
    ).stdout
    for voice_language in MAC_VOICES[tongue]:
        for line in listed.splitlines():
            # "Amélie              fr_CA    # Bonjour, je m’appelle Amélie."
            name, _, locale = line.partition("#")[0].rstrip().rpartition(" ")
            if locale.replace("-", "_").partition("_")[0] == voice_language:
                in_latin = language == CYRILLIC and voice_language not in READ_CYRILLIC
                return Program((spoken, "-v", name.strip(), "--"), in_latin=in_latin)
    raise BadText("no-voice", language=language)


class Speaker:
    """Says one sentence after the other; `say` and `hush` return at once."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._waiting: deque[str] = deque()
        self._news = threading.Condition()
        self._speaking: subprocess.Popen[bytes] | None = None
        self._hushed = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kribo speech", daemon=True)
        self._thread.start()

    def say(self, text: str) -> None:
        """Say a sentence after those that wait; an empty one is nothing to say."""
        if text.strip():
            with self._news:
                self._waiting.append(text)
                self._news.notify()

    def hush(self) -> None:
        """Stop, and forget what waits."""
        with self._news:
            self._waiting.clear()
            if self._speaking and not self._hushed:
                self._hushed = True
                with suppress(ProcessLookupError):
                    self._speaking.terminate()

    def close(self, *, at_once: bool = False) -> None:
        """End: after the last words if they do not take too long, or at once."""
        with self._news:
            self._closed = True
            self._news.notify()
        if not at_once:
            self._thread.join(LAST_WORDS)
        self.hush()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        while (speaking := self._next()) is not None:
            speaking.wait()
            with self._news:
                self._speaking = None
                hushed, self._hushed = self._hushed, False
            if hushed and self._program.silence:
                # What is gone was but the messenger; the one who speaks must be told as well.
                _run_quietly(self._program.silence)

    def _next(self) -> subprocess.Popen[bytes] | None:
        """Begin with the sentence that has waited longest; None where no more are to come."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or self._closed)
            if not self._waiting:
                return None
            text = self._waiting.popleft()
            spoken = latin(text) if self._program.in_latin else text
            try:
                self._speaking = _start((*self._program.words, spoken))
            except OSError:  # the program has gone away; the game goes on without a voice
                return None
            return self._speaking


def _start(words: tuple[str, ...]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _run_quietly(words: tuple[str, ...]) -> None:
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
