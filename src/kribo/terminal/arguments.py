"""A small declarative reader of command lines.

Every refusal is a `BadText` with a code and facts, so that it can be said in any language; argparse speaks
English only and costs more to import than a short command takes to run.

Options are written `--name value` or `--name=value`, which mean the same, and never shortened. A value that
begins with `-` and is no number must be written with `=`. `--` ends the options; `-` alone is a word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kribo.errors import BadText

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kribo.locales import Catalogue


class Kind:
    """What may follow an option: from `least` to `most` values (None: up to the next option)."""

    least = 1
    most: int | None = 1
    repeats = False

    def check(self, option: str, values: Sequence[str]) -> None:
        """Refuse values that are no good; their number has been checked.

        :raises BadText: saying what would be good.
        """


class Flag(Kind):
    """Stands alone."""

    least = most = 0


class Words(Kind):
    """One or more values, up to the next option."""

    most = None


class Repeated(Kind):
    """One value each time, and it may be given several times."""

    repeats = True


class Numbers(Kind):
    """Exactly `how_many` whole numbers, each from `least_number` to `most_number`."""

    def __init__(self, how_many: int, least: int, most: int) -> None:
        self.least = self.most = how_many
        self.least_number, self.most_number = least, most

    def check(self, option: str, values: Sequence[str]) -> None:
        for text in values:
            if not _is_number(text):
                raise BadText("not-a-number", option=option, text=text)
            if not self.least_number <= int(text) <= self.most_number:
                raise BadText(
                    "number-out-of-range",
                    option=option,
                    number=int(text),
                    least=self.least_number,
                    most=self.most_number,
                )


class Number(Numbers):
    """One whole number from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(1, least, most)


class Choice(Kind):
    """One of the words given."""

    def __init__(self, *choices: str) -> None:
        self.choices = choices

    def check(self, option: str, values: Sequence[str]) -> None:
        if values[0] not in self.choices:
            raise BadText("bad-choice", option=option, text=values[0], choices=self.choices)


FLAG = Flag()
WORD = Kind()
WORDS = Words()
REPEATED = Repeated()


class Spec:
    """What a command takes: how many words, what they are called in messages, and its options by name."""

    def __init__(
        self,
        words: str = "",
        least: int = 0,
        most: int | None = 0,
        options: Mapping[str, Kind] | None = None,
    ) -> None:
        self.words = words
        self.least = least
        self.most = most
        self.options: Mapping[str, Kind] = options or {}


class Arguments:
    """What a command was given. Asking for an option that its `Spec` does not have is a KeyError."""

    def __init__(
        self, spec: Spec, words: tuple[str, ...], given: Mapping[str, tuple[str, ...]], language: str = "en"
    ) -> None:
        self.words = words
        self.language = language
        self._spec = spec
        self._given = given

    @property
    def say(self) -> Catalogue:
        """The words of the reader's language."""
        # What speaks only JSON needs no catalogue.
        from kribo.locales import catalogue

        return catalogue(self.language)

    def flag(self, name: str) -> bool:
        """Whether the option was given."""
        return self._values(name) is not None

    def word(self, name: str) -> str | None:
        """The value of a WORD or a Choice."""
        values = self._values(name)
        return values[0] if values else None

    def takes(self, name: str) -> bool:
        """Whether the command has such an option at all."""
        return name in self._spec.options

    def was_given(self, name: str) -> bool:
        """Whether an option of any kind was given."""
        return self._values(name) is not None

    def many(self, name: str) -> tuple[str, ...]:
        """The values of WORDS or of a REPEATED, in the order given; none when it was not given."""
        return self._values(name) or ()

    def number(self, name: str) -> int | None:
        """The value of a Number."""
        values = self._values(name)
        return int(values[0]) if values else None

    def numbers(self, name: str) -> tuple[int, ...] | None:
        """The values of Numbers."""
        values = self._values(name)
        return tuple(map(int, values)) if values else None

    def _values(self, name: str) -> tuple[str, ...] | None:
        if name not in self._spec.options:
            raise KeyError(name)
        return self._given.get(name)


def read(spec: Spec, argv: Sequence[str], language: str = "en") -> Arguments:
    """Read what follows the command's name; `language` is the reader's.

    :raises BadText: `unknown-option`, `option-needs-value`, `option-needs-values`, `option-takes-no-value`,
        `option-twice`, `not-a-number`, `number-out-of-range`, `bad-choice`, `too-few-words`,
        `too-many-words`.
    """
    words: list[str] = []
    given: dict[str, tuple[str, ...]] = {}
    place = 0
    while place < len(argv):
        token = argv[place]
        place += 1
        if token == "--":
            words += argv[place:]
            break
        if not _is_option(token):
            words.append(token)
            continue
        name, kind, values = _open(spec, token)
        while not _is_full(kind, values) and place < len(argv) and not _is_option(argv[place]):
            values.append(argv[place])
            place += 1
        _close(name, kind, values, given)
    _check_words(spec, words)
    return Arguments(spec, tuple(words), given, language)


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """What was probably meant; everything known when nothing is near."""
    # Only an error pays for this import.
    from difflib import get_close_matches

    known = tuple(known)
    return tuple(get_close_matches(word, known, n=1)) or known


def _open(spec: Spec, token: str) -> tuple[str, Kind, list[str]]:
    """An option's name and kind, and the value written with `=`, if any."""
    option, equals, value = token.partition("=")
    name = option.removeprefix("--")
    if not option.startswith("--") or name not in spec.options:
        known = [f"--{name}" for name in spec.options] + ["--help"]
        raise BadText("unknown-option", option=option, known=nearest(option, known))
    kind = spec.options[name]
    if equals and kind.most == 0:
        raise BadText("option-takes-no-value", option=option, text=value)
    return name, kind, [value] if equals else []


def _close(name: str, kind: Kind, values: list[str], given: dict[str, tuple[str, ...]]) -> None:
    """Check an option with all its values and enter it in `given`."""
    option = f"--{name}"
    if name in given and not kind.repeats:
        raise BadText("option-twice", option=option)
    if len(values) < kind.least:
        if kind.least == 1:
            raise BadText("option-needs-value", option=option)
        raise BadText("option-needs-values", option=option, needed=kind.least, found=len(values))
    kind.check(option, values)
    given[name] = (*given.get(name, ()), *values)


def _check_words(spec: Spec, words: list[str]) -> None:
    if len(words) < spec.least:
        raise BadText("too-few-words", words=spec.words, needed=spec.least, found=len(words))
    if spec.most is not None and len(words) > spec.most:
        raise BadText("too-many-words", extra=words[spec.most], most=spec.most, found=len(words))


def _is_full(kind: Kind, values: list[str]) -> bool:
    return kind.most is not None and len(values) >= kind.most


def _is_option(token: str) -> bool:
    return token.startswith("-") and token != "-" and not _is_number(token)


def _is_number(token: str) -> bool:
    # Eighteen digits are more than any option means, and `int` refuses thousands of them.
    digits = token.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 18
