"""`kribo variants`: the games there are, and the options of each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from kribo.announce.answers import option, variant_line
from kribo.locales import Catalogue
from kribo.rules import OPTIONS, Rules
from kribo.terminal.arguments import FLAG, Arguments, Spec
from kribo.terminal.setup import SAY_GO
from kribo.variants import ALL, find

SPEC = Spec("NAME", most=1, options={"json": FLAG})


def run(arguments: Arguments) -> int:
    """List the games, or the options of the game named."""
    say = arguments.say
    as_json = arguments.flag("json")
    if arguments.words:
        rules = find(arguments.words[0])
        lines = [_options_json(rules)] if as_json else _options(rules, say)
    else:
        games = list(ALL.values())
        lines = (
            [json.dumps([_row(rules) for rules in games])]
            if as_json
            else [variant_line(r, say) for r in games]
        )
    print("\n".join(lines))
    return 0


def _row(rules: Rules) -> dict[str, object]:
    return {
        "name": rules.name,
        "players": rules.seats,
        "sides": rules.sides,
        "dealt": rules.dealt,
        "keep": rules.keep,
        "crib": rules.crib_size,
        "target": rules.target,
    }


def _options_json(rules: Rules) -> str:
    return json.dumps(
        {
            "name": rules.name,
            "options": [
                {"name": name, "values": values, "default": default}
                for name, values, default in _offered(rules)
            ],
        }
    )


def _offered(rules: Rules) -> Iterator[tuple[str, Sequence[str], str]]:
    """Each option with its values and its default: those of the game, and what each player may choose."""
    for name, default in rules.options().items():
        yield name, OPTIONS[name].values, default
    yield "say_go", SAY_GO, SAY_GO[0]


def _options(rules: Rules, say: Catalogue) -> list[str]:
    """The game, and for each option its values and what they mean, the one it has first."""
    lines = [variant_line(rules, say), say("options-head")]
    for name, values, default in _offered(rules):
        words = [value for value in values if _is_word(value) and value != default]
        forms = [value for value in values if not _is_word(value)]
        lines.append(say("option-usual", option=name, value=default, meaning=option(name, default, say)))
        lines += [say("option-or", value=value, meaning=option(name, value, say)) for value in words]
        if forms:
            lines.append(say("option-form", values=", ".join(forms)))
    return lines


def _is_word(value: str) -> bool:
    """Whether a value is written as it stands, and is not the form of many."""
    return ".." not in value and not any(letter.isupper() for letter in value)
