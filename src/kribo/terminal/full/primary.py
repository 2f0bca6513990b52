"""The primary action: what Enter does now, and the command line that does it."""

from __future__ import annotations

from typing import NamedTuple

from kribo.cards import Card, rank, suit, text, texts
from kribo.game.state import Counting, CuttingForDeal
from kribo.locales import RANKS, SUITS
from kribo.terminal.full.hand import Choice
from kribo.terminal.full.paint import index
from kribo.terminal.full.scene import Scene

SHORT_NAME = 6
"""Letters of a name that a button has room for."""


class Primary(NamedTuple):
    """A label, and the line that Enter types; None while something must be chosen first."""

    label: str
    line: str | None = None


def primary(scene: Scene, choice: Choice) -> Primary:
    """What Enter does for somebody who is asked. The words of English are understood in every language."""
    legal = scene.view.legal
    if takes_number(scene):
        return _number(scene, choice.number)
    if legal.discard:
        return _discard(scene, choice)
    if legal.play:
        return _play(scene, choice.card)
    if legal.go:
        return Primary(scene.say("web-primary-go"), "go")
    return Primary(waiting(scene))


def takes_number(scene: Scene) -> bool:
    """Whether a number is asked for, so that digits are not places of cards."""
    legal = scene.view.legal
    return bool(legal.cut_for_deal or legal.cut_starter or legal.bid or legal.claim or legal.muggins)


def waiting(scene: Scene) -> str:
    """For whom the game waits."""
    if len(scene.view.to_act) == 1 and scene.view.to_act[0] >= 0:
        return scene.say("web-waiting-turn", player=scene.voice.player(scene.view.to_act[0]))
    return scene.say("web-waiting-count" if isinstance(scene.view.stage, Counting) else "web-waiting")


def _discard(scene: Scene, choice: Choice) -> Primary:
    say, wanted = scene.say, scene.view.legal.discard
    missing = wanted - len(choice.chosen)
    if missing > 0:
        return Primary(say("web-primary-choose-cards", n=missing))
    line = f"discard {texts(choice.chosen)}"
    owner = scene.crib_owner
    if owner is None:
        return Primary(say("web-primary-discard", n=wanted), line)
    if owner == scene.seat:
        return Primary(say("web-primary-discard-own", n=wanted), line)
    player = scene.voice.player(owner)
    message = "web-primary-discard-other" if len(player) <= SHORT_NAME else "web-primary-discard"
    return Primary(say(message, n=wanted, player=player), line)


def _play(scene: Scene, card: Card | None) -> Primary:
    if card is None:
        return Primary(scene.say("web-primary-choose-card"))
    facts = {"index": index(card, scene.say), "rank": RANKS[rank(card)], "suit": SUITS[suit(card)]}
    return Primary(scene.say("web-primary-play", card=index(card, scene.say), **facts), f"play {text(card)}")


def _number(scene: Scene, number: str) -> Primary:
    """A cut, a bid, a claim or a call, with the number that was typed, if any."""
    legal = scene.view.legal
    if legal.bid:
        return _bid(scene, number)
    if legal.claim:
        return _claim(scene, number)
    return _call(scene, number) if legal.muggins else _cut(scene, number)


def _cut(scene: Scene, number: str) -> Primary:
    what = "deal" if isinstance(scene.view.stage, CuttingForDeal) else "starter"
    if number:
        return Primary(scene.say("web-primary-cut-at", what=what, n=int(number)), f"cut {number}")
    return Primary(scene.say("web-primary-cut", what=what), "cut")


def _bid(scene: Scene, number: str) -> Primary:
    if not number:
        return Primary(scene.say("web-primary-choose-bid"))
    if not int(number):
        return Primary(scene.say("web-pass"), "pass")
    return Primary(scene.say("web-primary-bid", n=int(number)), f"bid {number}")


def _claim(scene: Scene, number: str) -> Primary:
    if not number:
        return Primary(scene.say("web-primary-choose-claim"))
    return Primary(scene.say("web-primary-claim", n=int(number)), f"claim {number}")


def _call(scene: Scene, number: str) -> Primary:
    if not int(number or 0):
        return Primary(scene.say("web-primary-let-stand"), "no")
    return Primary(scene.say("web-primary-muggins", n=int(number)), f"muggins {number}")
