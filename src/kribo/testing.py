"""The conformance kit: what every variant, player and store must keep, for whoever writes another.

`check_variant` plays a random game and checks at every step what the rules promise of any game;
`check_player` lets a player sit at every game; `check_store` tries all that a store can do; `perft` counts
the ways in which a play can go on. They say what is wrong with an `AssertionError`. Assertions that Python
was told to leave out check nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from inspect import get_annotations
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kribo import variants
from kribo.cards import HIDDEN, PACK, Card, Cards
from kribo.errors import IllegalAction
from kribo.game import actions, events, steps
from kribo.game.actions import CHANCE, CLOCK, Action, Seat
from kribo.game.events import Event
from kribo.game.state import (
    NOBODY,
    Announcing,
    Bidding,
    Calling,
    Counting,
    CuttingForDeal,
    Discarding,
    Over,
    Placed,
    Playing,
    Stage,
    State,
)
from kribo.game.view import redact, view
from kribo.players.base import Player
from kribo.rules import Rules
from kribo.scoring import play
from kribo.scoring.show import Item
from kribo.store import conformance

MODES = ("auto", "assisted", "self", "muggins", "strict")

LONGEST_GAME = 10_000
"""So many actions are enough for a game to a low target."""

check_store = conformance.check_store


# Whole games


def check_variant(rules: Rules, *, seed: int = 0, looks: float = 1) -> State:
    """Play a random legal game and check every promise at every step; the end of it.

    :param looks: the share of states in which the dear checks are made: those of views and refusals.

    :raises AssertionError: for a promise that is broken.
    """
    chance = Random(seed)
    state = steps.new(rules)
    watch = Watch(state)
    while not isinstance(state.stage, Over):
        check_state(state)
        if chance.random() < looks:
            check_listed(state, chance)
            check_refusals(state, chance)
            check_views(state, chance)
        action = random_action(state, chance)
        after, told = steps.apply(state, action)
        watch.see(action, told, after)
        state = after
    check_state(state)
    check_refusals(state, chance)
    check_views(state, chance)
    watch.check_replay(state)
    return state


def check_player(
    make: Callable[[], Player],
    games: Iterable[Rules] = tuple(variants.ALL.values()),
    *,
    modes: Iterable[str] = MODES,
    target: int = 31,
    seed: int = 0,
) -> None:
    """Let a player of that make sit at every place of every game, in every mode of counting.

    Where people count, a second game has them say what their cards peg and claim their heels.

    :raises AssertionError: when it answers with an action that its view does not list, or a game with it does
        not end.
    """
    for rules in games:
        for mode in modes:
            options = {"counting": mode, "target": str(target)}
            _play_game(make, rules.with_options(options), Random(seed))
            if mode != "auto":
                options |= {"manual_pegging": "on", "heels": "claimed"}
                _play_game(make, rules.with_options(options), Random(seed))


def _play_game(make: Callable[[], Player], rules: Rules, chance: Random) -> None:
    players = [make() for _ in range(rules.seats)]
    state = steps.new(rules)
    for _ in range(LONGEST_GAME):
        if isinstance(state.stage, Over):
            return
        seat = min(steps.to_act(state))
        if seat == CHANCE:
            action: Action = random_action(state, chance)
        else:
            seen = view(state, seat)
            action = players[seat].choose(seen)
            assert action in seen.legal, f"{rules.name}: {action} is not among {seen.legal}"
        state, _ = steps.apply(state, action)
    raise AssertionError(f"{rules.name}: a game does not end")


def perft(state: State, depth: int) -> int:
    """In how many ways `depth` more cards can be laid in this play, or all that are left if they are fewer.

    Saying go is no card; where a player may stop while able to lay, stopping makes another way.
    """
    if depth == 0 or not isinstance(state.stage, Playing):
        return 1
    return sum(
        perft(steps.apply(state, action)[0], depth - isinstance(action, actions.Play))
        for action in steps.legal(state, state.stage.turn)
        if isinstance(action, actions.Play | actions.Go)
    )


def random_action(state: State, chance: Random) -> Action:
    """Something that somebody may do now. Bids stay low and nobody resigns often, so that games end."""
    if CHANCE in steps.to_act(state):
        return actions.Deal(tuple(chance.sample(PACK, len(PACK))))
    if chance.random() < 0.1 and (extra := _extra_actions(state)):
        return chance.choice(extra)
    if chance.random() < 0.0005 and state.rules.sides == 2:
        return actions.Resign(chance.randrange(state.rules.seats))
    seat = chance.choice(sorted(steps.to_act(state)))
    choices = [action for action in steps.legal(state, seat) if not isinstance(action, actions.Resign)]
    if isinstance(choices[0], actions.Bid):
        choices = choices[:2]
    return chance.choice(choices)


def _extra_actions(state: State) -> list[Action]:
    """What may be done besides going on with the game; claiming heels is done oftener."""
    extra = steps.legal(state, CLOCK)
    for seat in range(state.rules.seats):
        for action in steps.legal(state, seat):
            if isinstance(action, actions.TakeBack | actions.ClaimHeels):
                extra.append(action)
    return extra


# Single states


def check_state(state: State) -> None:
    """The cards make a pack, the scores are below the target, and whoever is waited for can act."""
    cards = cards_in(state.stage)
    assert not cards or sorted(cards) == list(PACK), f"the cards of {state.stage} are no pack"
    over = isinstance(state.stage, Over)
    assert over or max(state.scores) < state.rules.target
    assert max(state.scores) <= state.rules.target
    waiting = steps.to_act(state)
    assert bool(waiting) is not over, "somebody is waited for until the game is over"
    for seat in waiting - {CHANCE}:
        answers = [action for action in steps.legal(state, seat) if not isinstance(action, actions.Resign)]
        assert answers, f"seat {seat} is waited for and can do nothing"
    for seat in set(range(state.rules.seats)) - waiting:
        for action in steps.legal(state, seat):
            assert isinstance(action, actions.TakeBack | actions.ClaimHeels | actions.Resign)


def check_listed(state: State, chance: Random, most: int = 8) -> None:
    """Every action that is listed applies (of many, some at random), and it is its seat's."""
    for seat in (CLOCK, *range(state.rules.seats)):
        listed = steps.legal(state, seat)
        assert len(set(listed)) == len(listed)
        for action in listed if len(listed) <= most else chance.sample(listed, most):
            assert actions.author(action) == seat
            steps.apply(state, action)


def check_refusals(state: State, chance: Random, tries: int = 12) -> None:
    """Actions that are not listed are refused, and refusing changes nothing."""
    before = msgspec.json.encode(state)
    for _ in range(tries):
        action = _any_action(state, chance)
        if is_listed(state, action):
            continue
        try:
            steps.apply(state, action)
        except IllegalAction:
            continue
        raise AssertionError(f"{action} should be refused in {state.stage}")
    assert msgspec.json.encode(state) == before


def is_listed(state: State, action: Action) -> bool:
    """Whether `legal` allows an action; the cards of a discard may come in any order."""
    if isinstance(action, actions.Deal):
        return CHANCE in steps.to_act(state) and sorted(action.pack) == list(PACK)
    listed = steps.legal(state, actions.author(action))
    if isinstance(action, actions.Discard):
        return any(
            isinstance(other, actions.Discard) and sorted(other.cards) == sorted(action.cards)
            for other in listed
        )
    return action in listed


def _any_action(state: State, chance: Random) -> Action:
    """An action out of a wide grid, legal or not, often close to a legal one."""
    seats = state.rules.seats
    seat = chance.choice([*range(seats), *steps.to_act(state), -1, -3, seats])
    held = [*_hand_of(state.stage, seat), *chance.sample(range(-1, 54), 2)]
    number = chance.choice([-1, 0, 1, 2, 3, 12, 14, 19, 29, 30, 43, 46, 47, 51, 52])
    pack = list(PACK)
    pack[chance.randrange(52)] = chance.choice([0, 51, HIDDEN, -1])
    grid: list[Action] = [
        actions.Deal(tuple(chance.choice([pack, pack[:-1], [*PACK, 0], list(PACK)]))),
        actions.CutForDeal(seat, number),
        actions.Discard(seat, tuple(chance.choices(held, k=chance.randrange(4)))),
        actions.TakeBack(seat),
        actions.Bid(seat, number),
        actions.CutStarter(seat, chance.choice([number, 3, 4, 35])),
        actions.Play(seat, chance.choice(held)),
        actions.Go(seat),
        actions.ClaimHeels(seat),
        actions.Claim(seat, number),
        actions.Muggins(seat, number),
        actions.Timeout(seat),
        actions.Resign(seat),
    ]
    fitting = [action for action in grid if (type(state.stage), type(action)) in steps.STEPS]
    return chance.choice(fitting if fitting and chance.random() < 0.8 else grid)


def _hand_of(stage: Stage, seat: Seat) -> Cards:
    hands: tuple[Cards, ...] = getattr(stage, "held", getattr(stage, "hands", ()))
    return hands[seat] if 0 <= seat < len(hands) else ()


# Views


def check_views(state: State, chance: Random) -> None:
    """Nobody's view depends on a card that it has not seen, shows one, or forgets one's own."""
    for seat in (None, *range(state.rules.seats)):
        seen = view(state, seat)
        known = cards_seen(state, seat)
        hidden = [card for card in PACK if card not in known]
        other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
        dealt_again = renamed(state, lambda card, other=other: other.get(card, card))  # type: ignore[misc]
        assert view(dealt_again, seat) == seen, f"seat {seat} can tell hidden cards in {state.stage}"
        told = cards_shown(seen) - known
        assert not told, f"seat {seat} sees {told} in {state.stage}"
        assert seen.history == tuple(redact(event, seat) for event in state.history)
        assert seen.to_act == steps.to_act(state)
        if seat is not None:
            assert seen.legal == tuple(steps.legal(state, seat))
            _check_memory(state.stage, seen.state.stage, seat)


def _check_memory(stage: Stage, seen: Stage, seat: Seat) -> None:
    """A seat's own cards stand in its view as they are: in the hand, kept, and laid away."""
    for field in ("hands", "thrown", "kept", "held"):
        if hasattr(stage, field):
            assert getattr(seen, field)[seat] == getattr(stage, field)[seat]


def cards_seen(state: State, seat: Seat | None) -> set[Card]:
    """Every card that a seat has seen since the pack was shuffled."""
    stage = state.stage
    if isinstance(stage, CuttingForDeal):
        return {stage.spread[position] for _, position in stage.drawn}
    seen: set[Card] = set()
    for event in state.history:
        if isinstance(event, events.Dealt) and seat is not None:
            seen.update(event.hands[seat])
        elif isinstance(event, events.Played | events.StarterCut):
            seen.add(event.card)
    counted = stage.after if isinstance(stage, Calling) else stage
    if isinstance(counted, Counting):
        order = steps.shows(state.rules, state.dealer, counted)
        for owner, where in order[: counted.turn + 1]:
            seen.update(counted.crib if where == "crib" else counted.kept[owner])
    if isinstance(stage, Over):  # what was turned up is in the events of its count
        for event in state.history:
            if isinstance(event, events.Counted | events.Pegged):
                seen.update(event.cards)
    return seen


# Cards in stages and events, found by the types of their fields


def cards_in(stage: Stage) -> list[Card]:
    """The cards at all places of a stage, once each; none where the pack is with chance."""
    if isinstance(stage, CuttingForDeal):
        return list(stage.spread)
    if isinstance(stage, Discarding | Bidding):
        return [*_flat(stage.hands), *_flat(stage.thrown), *stage.extra, *stage.stock]
    if isinstance(stage, Announcing):
        return cards_in(stage.play)
    if isinstance(stage, Calling):
        return cards_in(stage.after)
    if not isinstance(stage, Placed):
        return []
    starter = [stage.starter] if isinstance(stage, Playing | Counting) else []
    if isinstance(stage, Playing):
        laid = [card for _, card in stage.played]
        assert sorted([*_flat(stage.held), *laid]) == sorted(_flat(stage.kept))
    assert set(_flat(stage.thrown)) <= set(stage.crib)
    return [*_flat(stage.kept), *stage.crib, *stage.stock, *starter]


def _flat(hands: Iterable[Cards]) -> list[Card]:
    return [card for hand in hands for card in hand]


def renamed(thing: Any, name: Callable[[Card], Card]) -> Any:
    """A state, stage, event or action with every card changed by `name`.

    What was drawn for the deal stays: it came from another pack.
    """
    if isinstance(thing, tuple):
        return tuple(renamed(part, name) for part in thing)
    if not isinstance(thing, Struct) or not (renamings := _renamings(type(thing))):
        return thing
    return replace(thing, **{field: rename(getattr(thing, field), name) for field, rename in renamings})


Renaming = Callable[[Any, Callable[[Card], Card]], Any]


@cache
def _renamings(kind: type) -> list[tuple[str, Renaming]]:
    """The fields of a struct that hold cards, by their annotations, and how cards are changed there."""
    if kind in (Rules, events.DealCut):
        return []
    fields = {field.name for field in msgspec.structs.fields(kind)}
    annotations = [
        pair for base in kind.__mro__ for pair in get_annotations(base).items() if pair[0] in fields
    ]
    return [(field, how) for field, annotation in annotations if (how := _renaming(annotation))]


def _renaming(annotation: str) -> Renaming | None:
    if annotation == "tuple[tuple[Seat, Card], ...]":
        return lambda laid, name: tuple((seat, name(card)) for seat, card in laid)
    if "Card" in annotation or "Item" in annotation:
        return _renamed_cards
    holders = ("Stage", "State", "Event", "Action", "Playing", "Counting")
    return renamed if any(holder in annotation for holder in holders) else None


def _renamed_cards(found: Any, name: Callable[[Card], Card]) -> Any:
    if isinstance(found, int):
        return name(found)
    if isinstance(found, Item):
        return Item(found.kind, _renamed_cards(found.cards, name), found.points)
    return tuple(_renamed_cards(part, name) for part in found)


def cards_shown(thing: Any) -> set[Card]:
    """Every card that stands anywhere in a view, state or event, but `HIDDEN`."""
    found: list[Card] = []

    def note(card: Card) -> Card:
        found.append(card)
        return card

    renamed(thing, note)
    return set(found) - {HIDDEN}


# A game watched from outside


class Watch:
    """Follows a game from its events alone and checks them against the rules of the play and of scoring."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.start = state
        self.actions: list[Action] = []
        self.told: list[Event] = []
        self.deal: list[Event] = []
        self.scores = [0] * state.rules.sides
        self.won = False
        self.held: list[set[Card]] = []
        self.thrown: dict[Seat, Cards] = {}
        self.start_count()
        for event in state.history:
            self._see_event(event)

    def start_count(self) -> None:
        """Forget the pile: a count begins."""
        self.pile: list[Card] = []
        self.last = NOBODY
        self.gone: list[Seat] = []
        self.closed = False
        self.due = 0

    def see(self, action: Action, told: Iterable[Event], after: State) -> None:
        """Take in an action, what was told of it and the state after it."""
        self.actions.append(action)
        for event in told:
            assert not self.won, f"{event} after the end"
            self._see_event(event)
        assert self.won or not self.due, "a card that scores was not pegged"
        assert tuple(self.scores) == after.scores
        assert tuple(self.deal) == after.history
        assert self.won == isinstance(after.stage, Over)
        if isinstance(after.stage, Over):
            self._see_end(after, after.stage)
        elif isinstance(after.stage, Counting) and after.stage.turn == 0:
            assert self.closed, "the last count was not closed"
            assert self.rules.single or not any(self.held), "the play ended with cards held"

    def check_replay(self, state: State) -> None:
        """The actions alone, applied again, make the same state and the same events."""
        again, told = self.start, list(self.start.history)
        for action in self.actions:
            again, more = steps.apply(again, action)
            told += more
        assert again == state
        assert told == self.told

    def _see_end(self, after: State, stage: Over) -> None:
        at_target = [side for side, score in enumerate(after.scores) if score == self.rules.target]
        resigned = isinstance(self.actions[-1], actions.Resign)
        assert stage.resigned is resigned
        assert at_target == ([] if resigned else [stage.winner])
        if isinstance(self.actions[-1], actions.Resign):
            assert stage.winner != self.rules.side(self.actions[-1].seat)

    def _see_event(self, event: Event) -> None:
        if isinstance(event, events.DealBegan) and event.number > 1:
            self.deal.clear()
        self.told.append(event)
        self.deal.append(event)
        if self.due:
            assert isinstance(event, events.Pegged), f"{event} before the points of a card"
        see = self._SEES.get(type(event))
        if see:
            see(self, event)

    def _see_deal(self, event: events.Dealt) -> None:
        self.held = [set(hand) for hand in event.hands]
        self.start_count()

    def _see_discard(self, event: events.Discarded) -> None:
        self.held[event.seat] -= set(event.cards)
        self.thrown[event.seat] = event.cards

    def _see_take_back(self, event: events.TookBack) -> None:
        self.held[event.seat] |= set(self.thrown.pop(event.seat))

    def _see_card(self, event: events.Played) -> None:
        assert not self.closed, "a card laid in a closed count"
        assert event.card in self.held[event.seat]
        if self.pile:
            turn = play.next_seat([tuple(hand) for hand in self.held], self.last, play.count(self.pile))
            assert event.seat == turn
        self.held[event.seat].remove(event.card)
        self.pile.append(event.card)
        self.last = event.seat
        assert event.count == play.count(self.pile) <= play.LIMIT
        self.closed = event.count == play.LIMIT
        if self.rules.manual_pegging == "off":
            self.due = play.points(self.pile)

    def _see_go(self, event: events.SaidGo) -> None:
        assert not self.closed, "a go in a closed count"
        assert event.seat not in self.gone, "a seat said go twice in a count"
        if self.rules.single_go == "must" or not self.gone:
            assert not play.playable(tuple(self.held[event.seat]), event.count), "a go with a playable card"
        self.gone.append(event.seat)

    def _see_restart(self, event: events.CountRestarted) -> None:
        assert self.closed, "a new count before the last one was closed"
        assert not self.rules.single
        assert event.leader == play.next_seat([tuple(hand) for hand in self.held], self.last, 0)
        self.start_count()

    def _see_points(self, event: events.Pegged) -> None:
        assert event.side == self.rules.side(event.seat)
        self.scores[event.side] += event.points
        assert self.scores[event.side] == event.score <= self.rules.target
        assert event.points == event.raw or (event.score == self.rules.target and event.points < event.raw)
        assert event.raw > 0 or event.reason == "bid"
        if event.reason == "play" and self.rules.manual_pegging == "off":
            assert event.raw == self.due
            self.due = 0
        if event.reason in ("go", "last-card"):
            self._see_close(event)

    def _see_close(self, event: events.Pegged) -> None:
        assert not self.closed, "a count closed twice"
        assert event.raw == 1
        assert event.seat == self.last
        play_over = self.rules.single or not any(self.held)
        assert (event.reason == "last-card") is play_over
        if self.rules.single_go == "must" and self.rules.bicycle_go == "off":
            hands = [tuple(hand) for hand in self.held]
            assert play.next_seat(hands, self.last, play.count(self.pile)) is None
        self.closed = True

    def _see_win(self, event: events.Won) -> None:
        assert event.scores == tuple(self.scores)
        self.won = True

    _SEES: ClassVar[dict[type, Callable[[Any, Any], None]]] = {
        events.Dealt: _see_deal,
        events.Discarded: _see_discard,
        events.TookBack: _see_take_back,
        events.Played: _see_card,
        events.SaidGo: _see_go,
        events.CountRestarted: _see_restart,
        events.Pegged: _see_points,
        events.Won: _see_win,
    }
