"""What the table answers when it is asked how things stand; any time, to players and spectators alike.

Each answer is a list of whole sentences, made of a view alone, so an answer can tell no secret.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from kribo.announce.asking import asked, being_counted, shown, shown_cards, your_hand
from kribo.announce.events import sentences
from kribo.announce.pegging import pegged
from kribo.announce.voice import Voice
from kribo.cards import Card, Cards, value
from kribo.game import actions
from kribo.game.actions import Seat
from kribo.game.events import Counted, Event
from kribo.game.hand import hand
from kribo.game.state import NOBODY, Announcing, Bidding, Calling, Counting, Discarding, Placed, Playing
from kribo.game.view import View
from kribo.locales import Catalogue
from kribo.match import level
from kribo.rules import Rules
from kribo.scoring import play

STREET = 30
"""Holes of a street."""


def held(view: View, voice: Voice) -> list[str]:
    """The cards in the listener's hand, and those that he laid away."""
    sentences = [your_hand(view, voice)]
    if view.seat is not None and (thrown := _thrown(view)[view.seat]):
        sentences.append(voice("your-discard", cards=voice.cards(tuple(sorted(thrown)))))
    return sentences


def _thrown(view: View) -> tuple[Cards, ...]:
    match _placed(view):
        case Placed() | Discarding() | Bidding() as stage:
            return stage.thrown
    return ((),) * view.state.rules.seats


def _placed(view: View) -> object:
    """The stage; where a count is claimed or called, the stage that it interrupts."""
    match view.state.stage:
        case Announcing(play=stage) | Calling(after=stage):
            return stage
        case stage:
            return stage


def count(view: View, voice: Voice) -> list[str]:
    """The running count and its cards."""
    stage = _placed(view)
    if not isinstance(stage, Playing):
        return [voice("no-count")]
    if not stage.pile:
        return [voice("count-zero")]
    return [voice("count-now", count=stage.count, cards=voice.cards(stage.pile))]


def starter(view: View, voice: Voice) -> list[str]:
    """The card that was cut."""
    match _placed(view):
        case Playing(starter=card) | Counting(starter=card):
            return [voice("starter-is", **voice.card(card))]
    return [voice("no-starter")]


def table(view: View, voice: Voice) -> list[str]:
    """The starter, all cards played in this deal by whom, how many the others hold, and the count."""
    stage = _placed(view)
    if not isinstance(stage, Playing | Counting):
        return [voice("nothing-laid")]
    laid: dict[Seat, list[Card]] = defaultdict(list)
    for seat, card in stage.played:
        laid[seat].append(card)
    sentences = starter(view, voice)
    for seat in view.state.rules.clockwise(max(view.seat or 0, 0)):
        cards = tuple(laid[seat])
        sentences.append(
            voice.of(seat, "laid", cards=voice.cards(cards)) if cards else voice.of(seat, "laid-nothing")
        )
        if isinstance(stage, Playing) and seat != view.seat:
            sentences.append(voice.of(seat, "holds", n=len(stage.held[seat])))
    if isinstance(stage, Playing):
        return sentences + count(view, voice)
    return [*sentences, shown(being_counted(view), voice)]


def scores(view: View, voice: Voice) -> list[str]:
    """Every side's score with its street and the holes to go, and who leads."""
    target = view.state.rules.target
    streets = (target - 1 + STREET - 1) // STREET
    lines = [
        voice(
            "side-line",
            side=voice.side(side),
            score=score,
            street=min(max(score - 1, 0) // STREET + 1, streets),
            streets=streets,
            n=target - score,
        )
        for side, score in enumerate(view.state.scores)
    ]
    first, second = sorted(view.state.scores, reverse=True)[:2]
    if first == second:
        return [*lines, voice("level")]
    leader = view.state.scores.index(first)
    return [*lines, voice("lead", side=voice.side(leader), n=first - second)]


def scores_in_detail(view: View, voice: Voice) -> list[str]:
    """Both pegs of every side, and how far it is from safety from a skunk."""
    state = view.state
    sentences = [voice("target-is", target=state.rules.target)]
    for side, (front, rear) in enumerate(zip(state.scores, state.rear_pegs, strict=True)):
        name = voice.side(side)
        sentences.append(
            voice("score-detail", side=name, score=front, rear=rear, n=state.rules.target - front)
        )
        if short := _short_of_safety(state.rules, front):
            sentences.append(voice("skunk-near", side=name, n=short))
        elif state.rules.skunk != "off":
            sentences.append(voice("skunk-safe", side=name))
    return sentences


def _short_of_safety(rules: Rules, score: int) -> int:
    """How many points are missing to the least score with which one is not skunked."""
    safe = next(points for points in range(score, rules.target + 1) if level(rules, points) == 0)
    return safe - score


def turn(view: View, voice: Voice) -> list[str]:
    """The phase of the game, and who is asked what."""
    return [voice("phase", stage=type(view.state.stage).__name__), *asked(view, voice)]


def dealer(view: View, voice: Voice) -> list[str]:
    """Who deals, and who owns the crib."""
    state = view.state
    if state.dealer == NOBODY:
        return [voice("no-deal-yet")]
    deals = voice.of(state.dealer, "dealer")
    match _placed(view):
        case Discarding(price=0) | Bidding() if state.rules.auction:
            return [deals, voice("crib-unsold")]
        case Discarding(owner=owner) | Placed(owner=owner):
            return [deals, voice.of(owner, "crib-owner")]
    return [deals]


def legal(view: View, voice: Voice) -> list[str]:
    """What each card in hand would make now; where no card is asked for, what is asked instead."""
    stage = view.state.stage
    if not isinstance(stage, Playing) or view.seat != stage.turn:
        return asked(view, voice)
    # Where people say what a card pegs, the answer must not say it for them.
    tells = view.state.rules.manual_pegging == "off"
    sentences = [_makes(stage, card, voice, tells=tells) for card in hand(view)]
    if any(isinstance(action, actions.Go) for action in view.legal):
        playable = play.playable(hand(view), stage.count)
        sentences.append(voice("may-say-go" if playable else "no-card-fits"))
    return sentences


def _makes(stage: Playing, card: Card, voice: Voice, *, tells: bool) -> str:
    facts = {**voice.card(card), "count": stage.count + value(card)}
    if not play.playable([card], stage.count):
        return voice("makes-too-much", **facts)
    if tells and (items := play.items((*stage.pile, card))):
        return voice("makes-points", **facts, why=pegged(items, voice.say))
    return voice("makes", **facts)


def breakdown(happened: Iterable[Event], voice: Voice) -> list[str]:
    """The last count among events, item by item with the cards of each."""
    counts = [event for event in happened if isinstance(event, Counted)]
    if not counts:
        return [voice("nothing-counted")]
    last = counts[-1]
    sentences = [shown_cards(last.seat, last.where, last.cards, voice)]
    if last.where == "play":
        return [*sentences, voice("count-in-play", n=last.points, why=pegged(last.items, voice.say))]
    sentences += [
        voice("counted-item", kind=item.kind, cards=voice.cards(item.cards), n=item.points)
        for item in last.items
    ]
    return [*sentences, voice("counted-total", n=last.points)]


def who(voice: Voice) -> list[str]:
    """Who sits where, who is a bot, and who plays with whom."""
    company, rules = voice.company, voice.rules
    sentences = [
        voice("seat-bot" if bot else "seat-person", seat=seat, player=voice.player(seat - 1), bot=bot)
        for seat, bot in enumerate(company.bots, start=1)
    ]
    if rules.sides < rules.seats:
        sentences += [voice("team", side=side + 1, players=voice.side(side)) for side in range(rules.sides)]
    return sentences


def options(rules: Rules, say: Catalogue) -> list[str]:
    """The options of a game in plain words, one sentence each, but for those that do not matter in it."""
    return [
        option(name, setting, say)
        for name, setting in rules.options().items()
        if name not in _MATTERS or _MATTERS[name](rules)
    ]


def _people_count(rules: Rules) -> bool:
    return rules.counting != "auto"


def _mistakes_are_given(rules: Rules) -> bool:
    return rules.counting == "strict" or (rules.counting == "muggins" and rules.over_penalty == "on")


_MATTERS: dict[str, Callable[[Rules], bool]] = {
    "next_dealer": lambda rules: rules.match != "single",
    "match_points": lambda rules: rules.match != "single",
    "count_seconds": _people_count,
    "manual_pegging": _people_count,
    "timeout_round": lambda rules: rules.count_seconds > 0,
    "timeout_keep": lambda rules: rules.count_seconds > 0,
    "transfer": lambda rules: _mistakes_are_given(rules) or rules.count_seconds > 0,
    "call_seconds": lambda rules: rules.counting == "muggins" or rules.transfer == "caller",
    "over_penalty": lambda rules: rules.counting == "muggins",
}
"""When an option matters, where that is not always so."""


def option(name: str, setting: str, say: Catalogue) -> str:
    """What one option means when it is set so."""
    form, number = _form_and_number(name, setting)
    return say(f"option-{name}", value=form, n=number)


def _form_and_number(name: str, setting: str) -> tuple[str, int]:
    """A setting as words select by it: `best-of` and 5 for `best-of-5`; no number is 0."""
    if name == "match":
        words = setting.split("-")
        numbers = [int(word) for word in words if word.isdecimal()]
        return "-".join(word for word in words if not word.isdecimal()), sum(numbers)
    return setting, int(setting) if setting.isdecimal() else 0


def possible(view: View, voice: Voice) -> Iterator[str]:
    """What can be typed now, and what can be asked at any time."""
    yield from voice("possible-now", stage=type(view.state.stage).__name__).splitlines()
    if view.state.rules.heels == "claimed" and isinstance(view.state.stage, Playing):
        yield voice("possible-heels")
    yield from voice("possible-always").splitlines()
    if view.state.rules.sides == 2:
        yield voice("possible-resign")


def variant_line(rules: Rules, say: Catalogue) -> str:
    """A game in one sentence."""
    return say(
        "variant-line" if rules.sides == rules.seats else "variant-line-teams",
        name=rules.name,
        players=rules.seats,
        sides=rules.sides,
        most=max(rules.dealt),
        least=min(rules.dealt),
        same="yes" if len(set(rules.dealt)) == 1 else "no",
        keep=rules.keep,
        crib=rules.crib_size,
        target=rules.target,
    )


def last_events(happened: Iterable[Event], number: int, voice: Voice) -> list[str]:
    """The sentences of the last events of which there is something to say.

    :param happened: as the listener saw them, the last one first.
    """
    told: list[list[str]] = []
    for event in happened:
        if said := sentences(event, voice):
            told.insert(0, said)
        if len(told) == number:
            break
    return [sentence for said in told for sentence in said] or [voice("nothing-said")]


OF_A_VIEW: dict[str, Callable[[View, Voice], Iterable[str]]] = {
    "help": possible,
    "hand": held,
    "count": count,
    "starter": starter,
    "table": table,
    "scores": scores,
    "details": scores_in_detail,
    "turn": turn,
    "dealer": dealer,
    "legal": legal,
}
"""The questions that a view alone answers, by the name of the query."""
