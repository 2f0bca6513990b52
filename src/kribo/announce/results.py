"""What a game and a match came to: the slip, the standing, the stakes, the score card."""

from __future__ import annotations

from collections.abc import Sequence

from kribo.announce.voice import Voice
from kribo.game.slip import Slip
from kribo.match import Match


def slip(points: Slip, voice: Voice) -> list[str]:
    """Where each side's points came from, and what each player left on the table."""
    sentences = [_slip_line(points, side, voice) for side in range(voice.rules.sides)]
    for seat, left in enumerate(points.left):
        if left:
            sentences.append(voice.of(seat, "slip-left", n=left))
    return sentences


def _slip_line(points: Slip, side: int, voice: Voice) -> str:
    by_source = {source: by_side[side] for source, by_side in points.points.items()}
    items = [voice("slip-source", source=source, n=n) for source, n in by_source.items() if n]
    return voice(
        "slip-line",
        side=voice.side(side),
        items=voice.listing(items or [voice("slip-nothing")]),
        total=sum(by_source.values()),
    )


def standing(match: Match, voice: Voice) -> list[str]:
    """How a match stands after a game; nothing to say of a single game without stakes."""
    sentences = []
    form = match.rules.match
    if form != "single":
        sentences.append(_line("games-won", match.games_won(), voice))
    if form.startswith("first-to-"):
        sentences.append(_line("match-points", match.match_points(), voice))
    elif form.endswith("-games"):  # a score card as clubs keep it
        sentences.append(_line("game-points", match.match_points(), voice))
        sentences.append(_line("spread-points", match.spread_points(), voice, signed=True))
    if match.rules.stakes:
        sentences.append(_line("stakes-stand", match.stakes(), voice, signed=True))
    if match.over and form != "single":
        sentences.append(_winner(match, voice))
    return sentences


def _line(message: str, numbers: Sequence[int], voice: Voice, *, signed: bool = False) -> str:
    scores = [
        voice("side-score", side=voice.side(side), score=_signed(number, voice) if signed else number)
        for side, number in enumerate(numbers)
    ]
    return voice(message, scores=voice.listing(scores))


def _signed(number: int, voice: Voice) -> str:
    if not number:
        return str(number)
    return voice("plus" if number > 0 else "minus", n=abs(number))


def _winner(match: Match, voice: Voice) -> str:
    leaders = match.leaders()
    if len(leaders) == 1:
        return voice.of_side(leaders[0], "match-won")
    return voice("match-drawn", players=voice.listing(map(voice.side, leaders)))
