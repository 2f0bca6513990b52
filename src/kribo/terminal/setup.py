"""The options of a command line that choose a game, and the rules that they come to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, cast

from kribo.errors import BadRules, BadText
from kribo.rules import OPTIONS, TARGETS, Rules
from kribo.terminal.arguments import REPEATED, WORD, Arguments, Choice, Kind, Number
from kribo.variants import ALL, find
from kribo.variants.presets import Preset, find_preset

SayGo = Literal["for_me", "myself"]
SAY_GO = ("for_me", "myself")
"""Who says go for a person without a card that fits: a preference of the person, written like an option."""

FEWEST, MOST = 2, 6
"""Players of a game."""

RULE_OPTIONS: Mapping[str, Kind] = {
    "variant": WORD,
    "players": Number(FEWEST, MOST),
    "teams": Number(2, 3),
    "preset": WORD,
    "target": Number(TARGETS[0], TARGETS[-1]),
    "counting": Choice(*OPTIONS["counting"].values),
    "count-seconds": WORD,
    "match": WORD,
    "stakes": Number(0, 1_000_000),
    "option": REPEATED,
}
"""What every command that plays games takes; `--option NAME=VALUE` sets anything that the others do not."""

_SHORT = {
    "target": "target",
    "counting": "counting",
    "count-seconds": "count_seconds",
    "match": "match",
    "stakes": "stakes",
}
"""Options of the command line that stand for an option of the game."""

_BY_PLAYERS = {
    (2, None): "six-card",
    (3, None): "three-handed",
    (4, None): "four-handed",
    (4, 2): "partners",
    (5, None): "five-handed",
    (6, None): "six-handed",
    (6, 2): "six-two-teams",
    (6, 3): "six-three-teams",
}
"""The game for a number of players, alone or in a number of teams."""


class Setup(NamedTuple):
    """A game as it was chosen, and who says go."""

    rules: Rules
    say_go: SayGo


def rules_from(arguments: Arguments) -> Rules:
    """The rules that the options come to; the standard game when none is given.

    :raises KriboError: saying which option is no good, or which two contradict each other.
    """
    return setup_from(arguments).rules


def setup_from(arguments: Arguments, seats: int | None = None) -> Setup:
    """The rules and the preference that the options come to.

    :param seats: how many are known to sit down, where that is known; it chooses the game like `--players`.
    :raises KriboError: as `rules_from`.
    """
    preset_name = arguments.word("preset")
    preset = find_preset(preset_name) if preset_name else Preset("six-card", {})
    options = _options(arguments)
    say_go = options.pop("say_go", preset.say_go)
    if say_go not in SAY_GO:
        raise BadRules("bad-option-value", option="say_go", value=say_go, values=SAY_GO)
    rules = _variant(arguments, preset, seats).with_options({**preset.options, **options})
    return Setup(rules, cast(SayGo, say_go))


def _options(arguments: Arguments) -> dict[str, str]:
    """The options of the game that were given, by either way to give them."""
    given: dict[str, str] = {}
    for setting in arguments.many("option"):
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadText("option-without-value", text=setting)
        if name in given:
            raise BadText("option-twice", option=f"--option {name}")
        given[name] = value
    for short, name in _SHORT.items():
        if (wanted := arguments.word(short)) is not None:
            if name in given:
                raise BadText("option-given-otherwise", option=f"--{short}", other=f"--option {name}")
            given[name] = wanted
    return given


def _variant(arguments: Arguments, preset: Preset, seats: int | None) -> Rules:
    players, teams = arguments.number("players"), arguments.number("teams")
    if players is not None and seats not in (None, players):
        raise BadText("seats-and-players", seats=seats, players=players)
    name = arguments.word("variant")
    if name is not None:
        rules = find(name)
        _check_variant(rules, players, teams)
        return rules
    usual = find(preset.variant)
    number = players or seats or (usual.seats if teams is None else _players_in_teams(teams))
    if teams is None and number == usual.seats:
        return usual
    if (number, teams) not in _BY_PLAYERS:
        raise BadText("no-such-teams", players=number, teams=teams or 0)
    return ALL[_BY_PLAYERS[number, teams]]


def _players_in_teams(teams: int) -> int:
    """The least number of players that makes so many teams."""
    return 2 * teams


def _check_variant(rules: Rules, players: int | None, teams: int | None) -> None:
    if players not in (None, rules.seats):
        raise BadText("variant-and-players", variant=rules.name, players=players, seats=rules.seats)
    in_teams = rules.sides if rules.sides < rules.seats else 0
    if teams not in (None, in_teams):
        raise BadText("variant-and-teams", variant=rules.name, teams=teams, sides=in_teams)
