"""`kribo analyse`: a record judged decision by decision."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from kribo.analysis import review as reviews
from kribo.analysis.review import Decision, Review, accuracy, can_judge, rating, review
from kribo.cards import text
from kribo.engine.discard import NotCompiled
from kribo.errors import BadText
from kribo.locales import Catalogue, letters_of
from kribo.notation import Record
from kribo.terminal import files
from kribo.terminal.advice import table
from kribo.terminal.arguments import FLAG, Arguments, Spec
from kribo.terminal.progress import Progress

SPEC = Spec("FILE", least=1, most=1, options={"exact": FLAG, "json": FLAG})

COLUMNS = (
    "player", "discards", "accuracy", "rating", "plays", "accuracy", "rating", "counting", "skill", "luck",
)  # fmt: skip

SEATS = (0, 1)
DIGITS = 3


def run(arguments: Arguments) -> int:
    """Judge every game of a file."""
    say = arguments.say
    games = []
    for record in files.load(arguments.words[0]):
        judged = _judge(record, exact=arguments.flag("exact"), say=say) if can_judge(record) else None
        if arguments.flag("json"):
            games.append(_facts(record, judged))
        else:
            print(_page(record, judged, say))
    if arguments.flag("json"):
        print(json.dumps({"games": games}))
    return 0


def _judge(record: Record, *, exact: bool, say: Catalogue) -> Review:
    """The review, with lines on a terminal that say how far it is."""
    progress = Progress()

    def told(done: int, all_: int) -> None:
        if progress.is_due:
            progress.tell(say("analyse-progress", done=done, all=all_))

    try:
        return review(record, exact=exact, told=told)
    except NotCompiled:
        raise BadText("exact-needs-kernel") from None


# For programs


def _facts(record: Record, judged: Review | None) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "variant": record.rules.name,
        "names": [name.name for name in record.names],
        "scores": list(record.scores),
        "finished": record.finished,
        "judged": judged is not None,
    }
    if judged:
        facts |= {
            "result": round(judged.result, DIGITS + 2),
            "players": [_player(judged, seat) for seat in SEATS],
            "decisions": [_decision(one) for one in judged.decisions],
            "luck": [
                {"deal": one.deal, "event": one.event, "change": round(one.change, DIGITS)}
                for one in judged.luck
            ],
        }
    return facts


def _player(judged: Review, seat: int) -> dict[str, Any]:
    events: tuple[reviews.Chance, ...] = ("cut", "deal", "starter", "cards")
    return {
        "discards": _summary(judged.of(seat, "discard")),
        "plays": _summary(judged.of(seat, "play")),
        "accuracy": round(accuracy(judged.of(seat, "discard", "play")), DIGITS),
        "skill": round(judged.skill(seat), DIGITS),
        "luck": round(judged.luck_of(seat), DIGITS),
        "luck_by_event": {event: round(judged.luck_of(seat, event), DIGITS) for event in events},
    }


def _summary(decisions: Sequence[Decision]) -> dict[str, Any]:
    return {
        "number": len(decisions),
        "accuracy": round(accuracy(decisions), DIGITS),
        "rating": round(rating(decisions), DIGITS),
    }


def _decision(one: Decision) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "deal": one.deal,
        "seat": one.seat,
        "kind": one.kind,
        "loss": round(one.loss, DIGITS),
        "error": round(one.error, DIGITS),
        "points": round(one.points, DIGITS),
    }
    if one.reason:
        facts |= {
            "chosen": [text(card) for card in one.chosen],
            "best": [text(card) for card in one.best],
            "win": round(one.win, DIGITS + 2),
            "band": one.band,
            "reason": one.reason.label,
        }
    return facts


# For people


def _page(record: Record, judged: Review | None, say: Catalogue) -> str:
    names = [name.name for name in record.names]
    head = say(
        "analyse-game" if record.finished else "analyse-unfinished",
        variant=record.rules.name,
        target=record.rules.target,
        players=", ".join(names),
        scores=" - ".join(map(str, record.scores)),
    )
    if judged is None:
        return f"{head}\n{say('analyse-not-judged', variant=record.rules.name)}\n"
    lines = [head, "", _table(judged, names, say), say("analyse-key"), ""]
    lines += [*_mistakes(judged, names, say), "", _luck(judged, names, say), _sum(judged, names, say), ""]
    return "\n".join(lines)


def _table(judged: Review, names: Sequence[str], say: Catalogue) -> str:
    rows = [[say("analyse-column", column=column) for column in COLUMNS]]
    for seat in SEATS:
        throws, plays = judged.of(seat, "discard"), judged.of(seat, "play")
        counting = -sum(one.loss for one in judged.of(seat, "count"))
        rows.append(
            [
                names[seat],
                *_numbers(throws, say),
                *_numbers(plays, say),
                _signed(counting, say),
                _signed(judged.skill(seat), say),
                _signed(judged.luck_of(seat), say),
            ]
        )
    return table(rows, left=1)


def _numbers(decisions: Sequence[Decision], say: Catalogue) -> list[str]:
    return [str(len(decisions)), say.decimal(accuracy(decisions), 1), say.decimal(rating(decisions), 1)]


def _signed(number: float, say: Catalogue) -> str:
    return say.decimal(number, 1, signed=True) if abs(number) >= 0.05 else say.decimal(0, 1)


def _mistakes(judged: Review, names: Sequence[str], say: Catalogue) -> list[str]:
    """What was done wrong, in order, a line each."""
    told = [_mistake(one, names[one.seat], say) for one in judged.decisions if _is_told(one)]
    return told or [say("analyse-clean")]


def _is_told(one: Decision) -> bool:
    return one.reason is None or one.band not in ("best", "good")


def _mistake(one: Decision, player: str, say: Catalogue) -> str:
    loss = say.decimal(one.loss, 1)
    if one.kind == "resign":
        return say("analyse-resign", deal=one.deal, player=player, loss=loss)
    if one.reason is None:
        return say("analyse-count", deal=one.deal, player=player, points=int(one.points), loss=loss)
    what = say(
        "analyse-throw" if one.kind == "discard" else "analyse-play",
        deal=one.deal,
        player=player,
        chosen=letters_of(say, one.chosen),
        best=letters_of(say, one.best),
        loss=loss,
        band=one.band,
    )
    return f"{what} {say('analyse-why', reason=one.reason.label, points=say.decimal(one.reason.points, 2))}"


def _luck(judged: Review, names: Sequence[str], say: Catalogue) -> str:
    return say(
        "analyse-luck",
        player=names[0],
        cut=_signed(judged.luck_of(0, "cut"), say),
        deal=_signed(judged.luck_of(0, "deal"), say),
        starter=_signed(judged.luck_of(0, "starter"), say),
        cards=_signed(judged.luck_of(0, "cards"), say),
    )


def _sum(judged: Review, names: Sequence[str], say: Catalogue) -> str:
    return say(
        "analyse-sum",
        player=names[0],
        result=say.decimal(100 * judged.result, 1).removesuffix(".0").removesuffix(",0"),
        skill=f"({_signed(judged.skill(0), say)})",
        other=f"({_signed(judged.skill(1), say)})",
        luck=f"({_signed(judged.luck_of(0), say)})",
    )
