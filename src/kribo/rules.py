"""`Rules`: everything that a game of cribbage can differ in, as one frozen record.

A variant is a value of `Rules` (`kribo.variants`). An *option* is a named way to change such a value; the
table `OPTIONS` is the one place that knows its values, and the same names serve in Python, in records, on
the command line and in the API.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from kribo.errors import BadRules

RULES_VERSION = 1
"""Goes up when the same actions under the same options would score otherwise than before."""

TARGETS = range(31, 1000)

CountingMode = Literal["auto", "assisted", "self", "muggins", "strict"]


class Rules(Struct, frozen=True, kw_only=True):
    """The rules of one game; seats are counted clockwise, seat `s` plays for side `s % sides`.

    `dealt` says how many cards each seat gets, from eldest to dealer, and `keep` how many stay after the
    discard; `crib_from_pack` more go to the crib unseen. `single` ends the play with the first count;
    `auction` sells the crib. The other fields are options, see `OPTIONS`; 0 seconds mean no limit.

    :raises BadRules: for a value or a combination that no game has.
    """

    name: str
    seats: int
    sides: int
    dealt: tuple[int, ...]
    keep: int = 4
    crib_from_pack: int = 0
    target: int = 121
    single: bool = False
    auction: bool = False
    own_options: tuple[str, ...] = ()

    first_dealer: Literal["low", "high", "random"] = "low"
    next_dealer: Literal["loser", "winner", "alternate", "cut"] = "loser"
    heels: Literal["automatic", "claimed"] = "automatic"
    three_for_last: Literal["once", "each_deal", "never"] = "never"
    single_go: Literal["must", "may"] = "must"
    crib_flush: Literal["five", "four"] = "five"
    bicycle_go: Literal["off", "on"] = "off"
    auction_when: Literal["after_discards", "before_discards"] = "after_discards"
    auction_open: Literal["must", "may_pass"] = "must"
    auction_heels: Literal["dealer", "owner"] = "dealer"
    counting: CountingMode = "auto"
    count_seconds: int = 0
    transfer: Literal["all", "next", "split", "caller"] = "all"
    timeout_round: Literal["half_up", "down", "even"] = "half_up"
    timeout_keep: Literal["rest", "nothing"] = "rest"
    manual_pegging: Literal["off", "on"] = "off"
    call_seconds: int = 10
    over_penalty: Literal["off", "on"] = "off"
    skunk: Literal["margins", "lines", "lurch", "off"] = "margins"
    match_points: Literal["1/2/3", "1/2/4", "2/3/3", "3/4/4"] = "1/2/3"
    match: str = "single"
    stakes: int = 0
    discard_final: Literal["when_all_in", "at_once"] = "when_all_in"

    def __post_init__(self) -> None:
        if self.target not in TARGETS:
            raise BadRules("bad-target", target=self.target, least=TARGETS[0], most=TARGETS[-1])
        self._check_seats_and_cards()
        for option in OPTIONS.values():
            if option.field and not option.allows(getattr(self, option.field)):
                raise BadRules(
                    "bad-option-value",
                    option=option.name,
                    value=str(getattr(self, option.field)),
                    values=option.values,
                )
        if self.counting == "auto" and (self.count_seconds or self.manual_pegging == "on"):
            raise BadRules(
                "option-needs-counting",
                option="count_seconds" if self.count_seconds else "manual_pegging",
                values=OPTIONS["counting"].values[1:],
            )

    def _check_seats_and_cards(self) -> None:
        """Refuse a table that nobody could sit at, or a deal that the pack has no cards for."""
        sound = (
            2 <= self.seats <= 6
            and self.sides >= 2
            and self.seats % self.sides == 0
            and len(self.dealt) == self.seats
            and 3 <= self.keep <= min(self.dealt)
            and self.keep <= 5
            and self.crib_size in (4, 5)
            and sum(self.dealt) + self.crib_from_pack + 1 <= 52
        )
        if not sound:
            raise BadRules("no-such-deal", variant=self.name)

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % self.sides

    def left_of(self, seat: int, steps: int = 1) -> int:
        """The seat so many places clockwise of `seat`."""
        return (seat + steps) % self.seats

    def clockwise(self, first: int) -> list[int]:
        """All seats once, from `first`."""
        return [self.left_of(first, steps) for steps in range(self.seats)]

    def dealt_to(self, seat: int, dealer: int) -> int:
        """How many cards a seat gets in a deal of that dealer."""
        return self.dealt[(seat - dealer - 1) % self.seats]

    def throws(self, seat: int, dealer: int) -> int:
        """How many cards a seat lays away to the crib in a deal of that dealer."""
        return self.dealt_to(seat, dealer) - self.keep

    @property
    def crib_size(self) -> int:
        """The number of cards in the crib, the starter not counted."""
        return sum(self.dealt) - self.seats * self.keep + self.crib_from_pack

    def offers(self, name: str) -> bool:
        """Whether this game has the option of that name."""
        return name in OPTIONS and (OPTIONS[name].common or name in self.own_options)

    def options(self) -> dict[str, str]:
        """Every option that this game has, with its value as text."""
        return {name: option.read(self) for name, option in OPTIONS.items() if self.offers(name)}

    def with_options(self, options: Mapping[str, str]) -> Rules:
        """These rules with some options set, values as text.

        :raises BadRules: for an option that this game does not have, or a value that the option does not.
        """
        changes: dict[str, object] = {}
        for name, text in options.items():
            if not self.offers(name):
                raise BadRules(
                    "unknown-option-name", option=name, variant=self.name, known=tuple(self.options())
                )
            changes |= OPTIONS[name].changes(text)
        return replace(self, **changes)


class Option(Struct, frozen=True):
    """A named choice: its values as people write them, and what each changes in `Rules`.

    `values` lists them, default first; where numbers or a form are allowed, one of the entries says so
    (`15..90`). `common` options belong to every game, the others to games that name them as their own.
    """

    name: str
    values: tuple[str, ...]
    read: Callable[[Rules], str]
    changes: Callable[[str], dict[str, object]]
    allows: Callable[[object], bool]
    field: str = ""
    common: bool = True


def _choice(name: str, *values: str, common: bool = True) -> Option:
    """An option whose field holds one of a few words."""

    def changes(text: str) -> dict[str, object]:
        if text not in values:
            raise BadRules("bad-option-value", option=name, value=text, values=values)
        return {name: text}

    return Option(
        name, values, lambda rules: str(getattr(rules, name)), changes, values.__contains__, name, common
    )


def _number(name: str, numbers: range, *, off: bool = False, default: int | None = None) -> Option:
    """An option whose field holds a whole number; 0 is written `off` where that is allowed."""
    span = f"{numbers[0]}..{numbers[-1]}"
    values = ("off", span) if off else (span,)

    def allows(value: object) -> bool:
        return value in numbers or (off and value == 0)

    def changes(text: str) -> dict[str, object]:
        number = 0 if off and text == "off" else _whole(text)
        if number is None or not allows(number) or (off and text == "0" and 0 not in numbers):
            raise BadRules("bad-option-value", option=name, value=text, values=values)
        return {name: number}

    def read(rules: Rules) -> str:
        number = getattr(rules, name)
        return "off" if off and number == 0 else str(number)

    return Option(name, values, read, changes, allows, name)


def _whole(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None


def _switch(name: str, values: Mapping[str, Mapping[str, object]]) -> Option:
    """An option of certain games that stands for other fields: each value sets some of them."""

    def changes(text: str) -> dict[str, object]:
        if text not in values:
            raise BadRules("bad-option-value", option=name, value=text, values=tuple(values))
        return dict(values[text])

    def read(rules: Rules) -> str:
        return next(
            text
            for text, fields in values.items()
            if all(getattr(rules, field) == value for field, value in fields.items())
        )

    return Option(name, tuple(values), read, changes, lambda value: True, common=False)


_MATCH_FORM = re.compile(
    r"single|best-of-([3-9]|[1-9][0-9])|first-to-([1-9][0-9]{0,2})|([2-9]|[1-9][0-9])-games"
)


def _is_match(value: object) -> bool:
    found = _MATCH_FORM.fullmatch(str(value))
    return found is not None and (found[1] is None or int(found[1]) % 2 == 1)


def _match_changes(text: str) -> dict[str, object]:
    if not _is_match(text):
        raise BadRules("bad-option-value", option="match", value=text, values=MATCH_VALUES)
    return {"match": text}


MATCH_VALUES = ("single", "best-of-N", "first-to-P", "N-games")

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        _number("target", TARGETS),
        _choice("first_dealer", "low", "high", "random"),
        _choice("next_dealer", "loser", "winner", "alternate", "cut"),
        _choice("heels", "automatic", "claimed"),
        _choice("three_for_last", "once", "each_deal", "never", common=False),
        _choice("single_go", "must", "may", common=False),
        _choice("crib_flush", "five", "four"),
        _choice("bicycle_go", "off", "on", common=False),
        _switch("seven_crib", {"4": {"crib_from_pack": 0}, "5": {"crib_from_pack": 1}}),
        _choice("auction_when", "after_discards", "before_discards", common=False),
        _choice("auction_open", "must", "may_pass", common=False),
        _choice("auction_heels", "dealer", "owner", common=False),
        _choice("counting", "auto", "assisted", "self", "muggins", "strict"),
        _number("count_seconds", range(15, 91), off=True),
        _choice("transfer", "all", "next", "split", "caller"),
        _choice("timeout_round", "half_up", "down", "even"),
        _choice("timeout_keep", "rest", "nothing"),
        _choice("manual_pegging", "off", "on"),
        _number("call_seconds", range(1, 301)),
        _choice("over_penalty", "off", "on"),
        _switch(
            "short_hand",
            {"right": {"dealt": (5, 5, 5, 5, 4, 4)}, "opposite": {"dealt": (5, 5, 4, 5, 5, 4)}},
        ),
        _choice("skunk", "margins", "lines", "lurch", "off"),
        _choice("match_points", "1/2/3", "1/2/4", "2/3/3", "3/4/4"),
        Option("match", MATCH_VALUES, lambda rules: rules.match, _match_changes, _is_match, "match"),
        _number("stakes", range(1_000_001)),
        _choice("discard_final", "when_all_in", "at_once"),
    )
}
