"""Every transition of a game is in this file, in one table: `STEPS[type of stage, type of action]`.

A game starts with `new` and goes on with `apply`. Four roles make actions: the seats, chance (`CHANCE`, which
only deals) and the clock (`CLOCK`, which only says that time is up). The stages follow each other so:

    DrawingLots, or ShufflingToCut and CuttingForDeal until one seat is left     who deals first
    Dealing -> Discarding -> Cutting -> Playing -> Counting -> Dealing ...       a deal
    Bidding, before or after Discarding                                          where the crib is sold
    Announcing after a card, Calling after a claim                               where people count
    Over                                                                         from anywhere

A step reads the stage and the action, writes what happens into a draft of the next state and returns the next
stage. It refuses by raising before it writes; the state that `apply` was given is never touched. Points are
pegged in one place, `Draft.peg`, which ends the game at the very event that reaches the target: whatever
the step would still have done is not done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple, NoReturn

from msgspec.structs import replace

from kribo.cards import PACK, Card, Cards, rank, value
from kribo.errors import IllegalAction
from kribo.game import actions, events
from kribo.game.actions import CHANCE, CLOCK, Action, Seat
from kribo.game.events import Event, Reason, Side, Where
from kribo.game.state import (
    NOBODY,
    Announcing,
    Bidding,
    Calling,
    Counting,
    Cutting,
    CuttingForDeal,
    Dealing,
    Discarding,
    DrawingLots,
    Over,
    Placed,
    Playing,
    ShufflingToCut,
    Stage,
    State,
)
from kribo.rules import Rules
from kribo.scoring import play, show
from kribo.scoring.show import Item

HEELS = 2
HIGHEST_BID = 29
CUT_DEPTH = 4
"""So many cards at least lie above and below the cut."""


def new(rules: Rules, dealer: Seat = NOBODY) -> State:
    """A game before its first card; the first dealer is found as the rules say unless one is given.

    What happened already (a deal begun, three points for last) is in the state's `history`.

    :raises IllegalAction: `no-such-seat` for a dealer who is not at the table.
    """
    if dealer not in (NOBODY, *range(rules.seats)):
        _refuse("no-such-seat", seat=dealer, seats=rules.seats)
    zeros = (0,) * rules.sides
    draft = Draft(State(rules, NOBODY, 0, zeros, zeros, Dealing()))
    if dealer != NOBODY:
        return draft.finish(_begin_deal(draft, dealer))
    if rules.first_dealer == "random":
        return draft.finish(DrawingLots())
    return draft.finish(ShufflingToCut(tuple(range(rules.seats))))


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after an action, and what happened, in order.

    :raises IllegalAction: with a code and facts; `state` is as it was.
    """
    step = STEPS.get((type(state.stage), type(action)))
    if step is None:
        _refuse("not-now", asked=type(action).__name__, stage=type(state.stage).__name__)
    if not isinstance(action, actions.Deal) and action.seat not in range(state.rules.seats):
        _refuse("no-such-seat", seat=action.seat, seats=state.rules.seats)
    draft = Draft(state)
    try:
        stage = step(draft, state.stage, action)
    except _GameWon as won:
        draft.tell(events.Won(won.side, tuple(draft.scores)))
        stage = Over(won.side, resigned=isinstance(action, actions.Resign))
    return draft.finish(stage), tuple(draft.told)


def to_act(state: State) -> frozenset[Seat]:
    """The seats that the game waits for; `CHANCE` among them, nobody when it is over.

    Others may act as well (`legal` says what): claim heels, take back a discard, resign.
    """
    return frozenset(_WAITS_FOR[type(state.stage)](state, state.stage))


def legal(state: State, seat: Seat) -> list[Action]:
    """Every action that a seat may make now.

    For `CLOCK` the seats whose time can run out. `CHANCE` has 52! and gets none listed: any order of the
    pack will do. A discard is listed in the order of the hand; any order of its cards is legal.
    """
    if seat == CLOCK:
        return [actions.Timeout(late) for late in _on_the_clock(state)]
    if seat not in range(state.rules.seats) or isinstance(state.stage, Over):
        return []
    listed = _CHOICES[type(state.stage)](state, state.stage, seat)
    if state.rules.sides == 2:
        listed.append(actions.Resign(seat))
    return listed


def shows(rules: Rules, dealer: Seat, stage: Placed) -> list[tuple[Seat, Where]]:
    """The order of the show: who counts what.

    Eldest first, the dealer last, then the crib. Who bought the crib counts first, the hand and the crib.
    """
    if stage.price:
        others = rules.clockwise(stage.owner)[1:]
        return [(stage.owner, "hand"), (stage.owner, "crib"), *((seat, "hand") for seat in others)]
    eldest = rules.left_of(dealer)
    return [*((seat, "hand") for seat in rules.clockwise(eldest)), (stage.owner, "crib")]


class Worth(NamedTuple):
    """What is being counted: whose, which cards (the starter last), and all that they score."""

    seat: Seat
    where: Where
    cards: Cards
    items: list[Item]

    @property
    def points(self) -> int:
        """The true number of points."""
        return sum(item.points for item in self.items)

    @property
    def most(self) -> int:
        """The highest claim: what so many cards can score at best."""
        return play.MOST if self.where == "play" else show.most(len(self.cards) - 1)


def worth(state: State, stage: Announcing | Counting) -> Worth:
    """What the seat on turn has to count."""
    if isinstance(stage, Announcing):
        return Worth(stage.play.last, "play", stage.play.pile, play.items(stage.play.pile))
    seat, where = shows(state.rules, state.dealer, stage)[stage.turn]
    held = stage.crib if where == "crib" else stage.kept[seat]
    items = _shown(held, stage.starter, where == "crib", state.rules.crib_flush)
    return Worth(seat, where, (*held, stage.starter), [*items])


# While a hand is counted its worth is asked for by the rules, by every view and by every question.
@lru_cache(maxsize=1024)
def _shown(held: Cards, starter: Card, crib: bool, crib_flush: str) -> tuple[Item, ...]:
    return tuple(show.items(held, starter, crib=crib, crib_flush=crib_flush))


class _GameWon(Exception):
    """Raised by `Draft.peg` to leave a step at the event that wins."""

    def __init__(self, side: Side) -> None:
        self.side = side


class Draft:
    """The next state while one action writes it: the scores as they stand and what happened so far."""

    __slots__ = ("before", "dealer", "deals", "history", "rear_pegs", "rules", "scores", "told")

    def __init__(self, before: State) -> None:
        self.before = before
        self.rules = before.rules
        self.dealer = before.dealer
        self.deals = before.deals
        self.scores = list(before.scores)
        self.rear_pegs = list(before.rear_pegs)
        self.history = list(before.history)
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.told.append(event)
        self.history.append(event)

    def peg(
        self, seat: Seat, reason: Reason, points: int, cards: Cards = (), items: Iterable[Item] = ()
    ) -> None:
        """Credit points to a seat's side: the only place where a score changes.

        :raises _GameWon: when the side reaches the target.
        """
        if points == 0:
            return
        side = self.rules.side(seat)
        before = self.scores[side]
        after = min(before + points, self.rules.target)
        self.scores[side] = after
        if points > 0:  # a price is paid by moving the front peg back
            self.rear_pegs[side] = before
        self.tell(events.Pegged(seat, side, reason, after - before, points, after, cards, tuple(items)))
        if after == self.rules.target:
            raise _GameWon(side)

    def finish(self, stage: Stage) -> State:
        """The draft as a state."""
        return State(
            self.rules,
            self.dealer,
            self.deals,
            tuple(self.scores),
            tuple(self.rear_pegs),
            stage,
            tuple(self.history),
        )


def _refuse(code: str, **facts: object) -> NoReturn:
    raise IllegalAction(code, **facts)


def _on_turn(seat: Seat, turn: Seat) -> None:
    if seat != turn:
        _refuse("not-your-turn", seat=seat, turn=turn)


# Who deals first


def _draw_lots(draft: Draft, stage: DrawingLots, action: actions.Deal) -> Stage:
    """The seat whose card is the lowest of the first cards: no two cards are equal, so it is fair."""
    _check_pack(action.pack)
    lots = action.pack[: draft.rules.seats]
    dealer = lots.index(min(lots))
    draft.tell(events.LotsDrawn(dealer))
    return _begin_deal(draft, dealer)


def _spread(draft: Draft, stage: ShufflingToCut, action: actions.Deal) -> Stage:
    _check_pack(action.pack)
    return CuttingForDeal(stage.cutters, action.pack)


def _cut_for_deal(draft: Draft, stage: CuttingForDeal, action: actions.CutForDeal) -> Stage:
    if action.seat not in _yet_to_cut(stage):
        _refuse("not-cutting", seat=action.seat)
    if action.position not in range(len(stage.spread)):
        _refuse("no-such-position", position=action.position, least=0, most=len(stage.spread) - 1)
    if any(action.position == position for _, position in stage.drawn):
        _refuse("position-taken", position=action.position)
    drawn = (*stage.drawn, (action.seat, action.position))
    draft.tell(events.DealCut(action.seat, stage.spread[action.position]))
    if len(drawn) < len(stage.cutters):
        return replace(stage, drawn=drawn)
    ranks = {seat: rank(stage.spread[position]) for seat, position in drawn}
    best = (max if draft.rules.first_dealer == "high" else min)(ranks.values())
    tied = tuple(sorted(seat for seat, drew in ranks.items() if drew == best))
    if len(tied) == 1:
        return _begin_deal(draft, tied[0])
    draft.tell(events.CutTied(tied))
    return ShufflingToCut(tied)


def _yet_to_cut(stage: CuttingForDeal) -> list[Seat]:
    have_cut = [seat for seat, _ in stage.drawn]
    return [seat for seat in stage.cutters if seat not in have_cut]


def _cuts_for_deal(state: State, stage: CuttingForDeal, seat: Seat) -> list[Action]:
    if seat not in _yet_to_cut(stage):
        return []
    taken = {position for _, position in stage.drawn}
    return [
        actions.CutForDeal(seat, position) for position in range(len(stage.spread)) if position not in taken
    ]


# The deal and the discard


def _begin_deal(draft: Draft, dealer: Seat) -> Stage:
    if draft.deals:
        draft.history.clear()
    draft.dealer = dealer
    draft.deals += 1
    draft.tell(events.DealBegan(dealer, draft.deals))
    three = draft.rules.three_for_last
    if three == "each_deal" or (three == "once" and draft.deals == 1):
        draft.peg(draft.rules.left_of(dealer), "three-for-last", 3)
    return Dealing()


def _check_pack(pack: Cards) -> None:
    if tuple(sorted(pack)) != PACK:
        _refuse("bad-pack")


def _deal(draft: Draft, stage: Dealing, action: actions.Deal) -> Stage:
    """One card at a time from eldest; a seat that has its number is passed over in the last round."""
    _check_pack(action.pack)
    rules = draft.rules
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    pack = iter(action.pack)
    for dealt in range(max(rules.dealt)):
        for seat in rules.clockwise(rules.left_of(draft.dealer)):
            if dealt < rules.dealt_to(seat, draft.dealer):
                hands[seat].append(next(pack))
    rest = tuple(pack)
    extra, stock = rest[: rules.crib_from_pack], rest[rules.crib_from_pack :]
    dealt_hands, nothing = tuple(map(tuple, hands)), ((),) * rules.seats
    draft.tell(events.Dealt(dealt_hands))
    if rules.auction and rules.auction_when == "before_discards":
        return Bidding(rules.left_of(draft.dealer), (), dealt_hands, nothing, extra, stock)
    return Discarding(draft.dealer, 0, dealt_hands, nothing, extra, stock)


def _discard(draft: Draft, stage: Discarding, action: actions.Discard) -> Stage:
    seat, hand = action.seat, stage.hands[action.seat]
    throws = draft.rules.throws(seat, draft.dealer)
    if stage.thrown[seat] or not throws:
        _refuse("discarded-already", seat=seat)
    if len(action.cards) != throws:
        _refuse("discard-number", number=throws, given=len(action.cards))
    if missing := [card for card in action.cards if card not in hand]:
        _refuse("card-not-yours", card=missing[0], cards=hand)
    if len(set(action.cards)) < throws:
        _refuse("card-twice", card=action.cards[0])
    draft.tell(events.Discarded(seat, action.cards))
    stage = replace(
        stage,
        hands=_put(stage.hands, seat, tuple(card for card in hand if card not in action.cards)),
        thrown=_put(stage.thrown, seat, action.cards),
    )
    if _yet_to_discard(draft.rules, draft.dealer, stage):
        return stage
    if draft.rules.auction and draft.rules.auction_when == "after_discards":
        return Bidding(
            draft.rules.left_of(draft.dealer), (), stage.hands, stage.thrown, stage.extra, stage.stock
        )
    return _make_crib(draft, stage, stage.owner, stage.price)


def _take_back(draft: Draft, stage: Discarding, action: actions.TakeBack) -> Stage:
    seat = action.seat
    if not stage.thrown[seat]:
        _refuse("nothing-to-take-back", seat=seat)
    if draft.rules.discard_final == "at_once":
        _refuse("discard-is-final")
    draft.tell(events.TookBack(seat))
    return replace(
        stage,
        hands=_put(stage.hands, seat, stage.hands[seat] + stage.thrown[seat]),
        thrown=_put(stage.thrown, seat, ()),
    )


def _yet_to_discard(rules: Rules, dealer: Seat, stage: Discarding) -> list[Seat]:
    return [seat for seat in range(rules.seats) if len(stage.thrown[seat]) < rules.throws(seat, dealer)]


def _discards(state: State, stage: Discarding, seat: Seat) -> list[Action]:
    if stage.thrown[seat]:
        final = state.rules.discard_final == "at_once"
        return [] if final else [actions.TakeBack(seat)]
    throws = state.rules.throws(seat, state.dealer)
    return [actions.Discard(seat, cards) for cards in combinations(stage.hands[seat], throws) if cards]


def _make_crib(draft: Draft, stage: Discarding | Bidding, owner: Seat, price: int) -> Stage:
    thrown_in_order = (
        stage.thrown[seat] for seat in draft.rules.clockwise(draft.rules.left_of(draft.dealer))
    )
    crib = (*(card for cards in thrown_in_order for card in cards), *stage.extra)
    return Cutting(owner, price, stage.hands, stage.thrown, crib, stage.stock)


def _put(by_seat: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])


# The auction of the crib


def _bids(rules: Rules, bids: tuple[int, ...]) -> range | tuple[int, ...]:
    """What may be bid next; 0 is a pass."""
    if bids == (0,):
        return (0, 1)  # eldest passed: the dealer may have the crib for 1
    if not bids:
        return range(0 if rules.auction_open == "may_pass" else 1, HIGHEST_BID + 1)
    return (0, *range(bids[-1] + 1, HIGHEST_BID + 1))


def _bid(draft: Draft, stage: Bidding, action: actions.Bid) -> Stage:
    _on_turn(action.seat, stage.turn)
    allowed = _bids(draft.rules, stage.bids)
    if action.points not in allowed:
        _refuse_bid(action.points, [points for points in allowed if points])
    draft.tell(events.BidMade(action.seat, action.points))
    other = draft.rules.left_of(action.seat)
    bids = (*stage.bids, action.points)
    if bids == (0, 0):
        return _after_bidding(draft, stage, draft.dealer, 0)
    if bids == (0, 1):
        return _after_bidding(draft, stage, action.seat, 1)
    if action.points == 0 and stage.bids:
        return _after_bidding(draft, stage, other, stage.bids[-1])
    return replace(stage, turn=other, bids=bids)


def _refuse_bid(points: int, higher: list[int]) -> NoReturn:
    if not higher:
        _refuse("must-pass", most=HIGHEST_BID)
    if points == 0:
        _refuse("must-open", least=higher[0], most=higher[-1])
    _refuse("bad-bid", points=points, least=higher[0], most=higher[-1])


def _after_bidding(draft: Draft, stage: Bidding, owner: Seat, price: int) -> Stage:
    if price:
        draft.tell(events.CribBought(owner, price))
        draft.peg(owner, "bid", -price)
    if draft.rules.auction_when == "before_discards":
        return Discarding(owner, price, stage.hands, stage.thrown, stage.extra, stage.stock)
    return _make_crib(draft, stage, owner, price)


def _bids_of(state: State, stage: Bidding, seat: Seat) -> list[Action]:
    if seat != stage.turn:
        return []
    return [actions.Bid(seat, points) for points in _bids(state.rules, stage.bids)]


# The starter


def cut_positions(stage: Cutting) -> range:
    """Where the starter may be cut."""
    return range(CUT_DEPTH, len(stage.stock) - CUT_DEPTH)


def _cut_starter(draft: Draft, stage: Cutting, action: actions.CutStarter) -> Stage:
    rules = draft.rules
    eldest = rules.left_of(draft.dealer)
    _on_turn(action.seat, eldest)
    positions = cut_positions(stage)
    if action.position not in positions:
        _refuse("no-such-position", position=action.position, least=positions[0], most=positions[-1])
    starter = stage.stock[action.position]
    draft.tell(events.StarterCut(action.seat, starter))
    heels_due = HEELS if rank(starter) == show.JACK else 0
    if rules.heels == "automatic":
        draft.peg(_heels_seat(rules, draft.dealer, stage), "heels", heels_due, (starter,))
        heels_due = 0
    return Playing(
        stage.owner,
        stage.price,
        stage.kept,
        stage.thrown,
        stage.crib,
        (*stage.stock[: action.position], *stage.stock[action.position + 1 :]),
        starter=starter,
        held=stage.kept,
        turn=stage.owner if stage.price else eldest,
        heels_due=heels_due,
    )


def _cuts(state: State, stage: Cutting, seat: Seat) -> list[Action]:
    if seat != state.rules.left_of(state.dealer):
        return []
    return [actions.CutStarter(seat, position) for position in cut_positions(stage)]


def _heels_seat(rules: Rules, dealer: Seat, stage: Placed) -> Seat:
    return stage.owner if rules.auction_heels == "owner" else dealer


def _claim_heels(draft: Draft, stage: Playing, action: actions.ClaimHeels) -> Stage:
    if not stage.heels_due or action.seat != _heels_seat(draft.rules, draft.dealer, stage):
        _refuse("no-heels", seat=action.seat)
    draft.peg(action.seat, "heels", stage.heels_due, (stage.starter,))
    return replace(stage, heels_due=0)


# The play


def _play(draft: Draft, stage: Playing, action: actions.Play) -> Stage:
    seat, card = action.seat, action.card
    _on_turn(seat, stage.turn)
    playable = play.playable(stage.held[seat], stage.count)
    if card not in stage.held[seat]:
        _refuse("card-not-yours", card=card, cards=stage.held[seat])
    if card not in playable:
        _refuse("would-pass-31", card=card, count=stage.count + value(card), playable=playable)
    heels_due = stage.heels_due
    if heels_due and seat == _heels_seat(draft.rules, draft.dealer, stage):
        draft.tell(events.HeelsLost(seat))
        heels_due = 0
    count = stage.count + value(card)
    stage = replace(
        stage,
        held=_put(stage.held, seat, tuple(other for other in stage.held[seat] if other != card)),
        last=seat,
        pile=(*stage.pile, card),
        count=count,
        played=(*stage.played, (seat, card)),
        heels_due=heels_due,
    )
    draft.tell(events.Played(seat, card, count))
    if draft.rules.manual_pegging == "on":
        return Announcing(stage)
    items = play.items(stage.pile)
    draft.peg(seat, "play", sum(item.points for item in items), (card,), items)
    return _pass_on(draft, stage, seat)


def _go(draft: Draft, stage: Playing, action: actions.Go) -> Stage:
    _on_turn(action.seat, stage.turn)
    if not _may_go(draft.rules, stage):
        _refuse("must-play", playable=play.playable(stage.held[action.seat], stage.count))
    draft.tell(events.SaidGo(action.seat, stage.count))
    stage = replace(stage, gone=(*stage.gone, action.seat))
    if draft.rules.bicycle_go == "on" and _next_cannot_play(draft, stage, action.seat):
        return _close_count(draft, stage)
    return _pass_on(draft, stage, action.seat)


def _next_cannot_play(draft: Draft, stage: Playing, seat: Seat) -> bool:
    """Whether this go and the one next to it make two: then the Bicycle rule stops the third player.

    Either nobody laid a card since the go before, or the next seat is gone already.
    """
    turns = (
        event for event in reversed(draft.before.history) if isinstance(event, events.Played | events.SaidGo)
    )
    return isinstance(next(turns), events.SaidGo) or draft.rules.left_of(seat) in stage.gone


def _may_go(rules: Rules, stage: Playing) -> bool:
    """Without a playable card one must say go; with one only where the rules let one stop after a go."""
    if not play.playable(stage.held[stage.turn], stage.count):
        return True
    return rules.single_go == "may" and bool(stage.gone)


def _pass_on(draft: Draft, stage: Playing, seat: Seat) -> Stage:
    """The turn goes clockwise to the next seat that has not said go; or the count closes.

    It closes at 31, when no card is left to anyone, and when all others are gone and the seat that laid the
    last card cannot lay another (or has stopped).
    """
    rules = draft.rules
    if stage.count == play.LIMIT or not any(stage.held):
        return _close_count(draft, stage)
    for other in rules.clockwise(rules.left_of(seat)):
        if other in stage.gone:
            continue
        if other == stage.last and not play.playable(stage.held[other], stage.count):
            break
        return replace(stage, turn=other)
    return _close_count(draft, stage)


def _close_count(draft: Draft, stage: Playing) -> Stage:
    """One point to who laid last, unless 31 has paid for it; then the next count, or the show."""
    play_over = draft.rules.single or not any(stage.held)
    if stage.count != play.LIMIT:
        draft.peg(stage.last, "last-card" if play_over else "go", 1)
    if play_over:
        return Counting(
            stage.owner,
            stage.price,
            stage.kept,
            stage.thrown,
            stage.crib,
            stage.stock,
            starter=stage.starter,
            played=stage.played,
        )
    after_last = draft.rules.clockwise(draft.rules.left_of(stage.last))
    leader = next(seat for seat in after_last if stage.held[seat])
    draft.tell(events.CountRestarted(leader))
    return replace(stage, turn=leader, last=NOBODY, pile=(), count=0, gone=())


def _plays(state: State, stage: Playing, seat: Seat) -> list[Action]:
    listed: list[Action] = []
    if seat == stage.turn:
        listed += [actions.Play(seat, card) for card in play.playable(stage.held[seat], stage.count)]
        if _may_go(state.rules, stage):
            listed.append(actions.Go(seat))
    if stage.heels_due and seat == _heels_seat(state.rules, state.dealer, stage):
        listed.append(actions.ClaimHeels(seat))
    return listed


# The show, and counting one's cards


def _claim(draft: Draft, stage: Announcing | Counting, action: actions.Claim) -> Stage:
    """Credit a claim as the counting mode says, and let its mistakes have their price."""
    rules, true = draft.rules, worth(draft.before, stage)
    _on_turn(action.seat, true.seat)
    if action.points not in range(true.most + 1):
        _refuse("claim-out-of-range", points=action.points, least=0, most=true.most)
    if rules.counting == "auto" and action.points != true.points:
        _refuse("claim-is-counted", points=true.points)
    nineteen = _says_nothing(true, action.points)
    claim = 0 if nineteen else action.points
    draft.tell(events.Claimed(true.seat, true.where, action.points, nineteen))
    callable_points = _callable_points(rules, true.points, claim)
    window = _has_window(rules) and (claim <= true.points or callable_points > 0)
    if not window:
        _tell_count(draft, true, claim)
    credited = true.points if rules.counting in ("auto", "assisted") else min(claim, true.points)
    # In a window nothing may tell the true value, and half a count has no items that make it.
    items = true.items if credited == true.points and not window else []
    reason: Reason = true.where
    draft.peg(true.seat, reason, credited, true.cards[-1:] if reason == "play" else true.cards, items)
    after = stage.play if isinstance(stage, Announcing) else stage
    if not callable_points and claim != true.points:
        _pay_for_mistake(draft, true, claim)
    if window:
        callers = [seat for seat in rules.clockwise(true.seat) if rules.side(seat) != rules.side(true.seat)]
        return Calling(true.seat, true.where, claim, tuple(callers), after)
    return _go_on(draft, after)


def _says_nothing(true: Worth, points: int) -> bool:
    """Players say "nineteen" for a hand of nothing, because no hand of three or four cards scores it."""
    if true.where == "play" or points != 19 or true.points:
        return False
    return show.nineteen_is_zero(len(true.cards) - 1)


def _has_window(rules: Rules) -> bool:
    return rules.counting == "muggins" or (rules.counting == "strict" and rules.transfer == "caller")


def _callable_points(rules: Rules, true: int, claim: int) -> int:
    """How many points an opponent can take by calling them."""
    if not _has_window(rules):
        return 0
    if claim <= true:
        return true - claim
    punished = rules.counting == "strict" or rules.over_penalty == "on"
    return claim - true if punished and rules.transfer == "caller" else 0


def _pay_for_mistake(draft: Draft, true: Worth, claim: int) -> None:
    rules = draft.rules
    if claim < true.points and rules.counting == "strict":
        _give(draft, true.seat, "missed", true.points - claim)
    elif claim > true.points and (
        rules.counting == "strict" or (rules.counting == "muggins" and rules.over_penalty == "on")
    ):
        _give(draft, true.seat, "invented", claim - true.points)


def _give(draft: Draft, giver: Seat, reason: Reason, points: int) -> None:
    """Credit points to the opposing sides, clockwise, as the option `transfer` says.

    A mistake that an opponent has to call is not given here; half a count that was not finished in time is
    nobody's to call, so with `caller` it goes to every opposing side.
    """
    rules = draft.rules
    receivers: dict[Side, Seat] = {}
    for seat in rules.clockwise(rules.left_of(giver)):
        if rules.side(seat) != rules.side(giver):
            receivers.setdefault(rules.side(seat), seat)
    seats = list(receivers.values())
    if rules.transfer == "next":
        seats = seats[:1]
    elif rules.transfer == "split":
        points //= len(seats)
    for seat in seats:
        draft.peg(seat, reason, points)


def _tell_count(draft: Draft, true: Worth, claim: int) -> None:
    draft.tell(events.Counted(true.seat, true.where, true.cards, true.points, tuple(true.items), claim))


def _run_out(draft: Draft, stage: Counting, action: actions.Timeout) -> Stage:
    """Half the points go to the opponents, rounded; the counter keeps the rest."""
    rules, true = draft.rules, worth(draft.before, stage)
    _check_clock(draft.before, action.seat)
    given = {
        "half_up": (true.points + 1) // 2,
        "down": true.points // 2,
        "even": round(true.points / 2),
    }[rules.timeout_round]
    kept = true.points - given if rules.timeout_keep == "rest" else 0
    draft.tell(events.TimedOut(true.seat, true.where))
    _tell_count(draft, true, -1)
    reason: Reason = true.where
    draft.peg(true.seat, reason, kept, true.cards)
    _give(draft, true.seat, "timeout", given)
    return _go_on(draft, stage)


def _go_on(draft: Draft, after: Playing | Counting) -> Stage:
    """What follows a count: the next one, the next card or the next deal."""
    if isinstance(after, Playing):
        return _pass_on(draft, after, after.last)
    if after.turn + 1 < len(shows(draft.rules, draft.dealer, after)):
        return replace(after, turn=after.turn + 1)
    return _begin_deal(draft, draft.rules.left_of(draft.dealer))


def _claims(state: State, stage: Announcing | Counting, seat: Seat) -> list[Action]:
    true = worth(state, stage)
    if seat != true.seat:
        return []
    if state.rules.counting == "auto":
        return [actions.Claim(seat, true.points)]
    return [actions.Claim(seat, points) for points in range(true.most + 1)]


# Muggins


def _counted_before(state: State, stage: Calling) -> Worth:
    counted = stage.after if isinstance(stage.after, Counting) else Announcing(stage.after)
    return worth(state, counted)


def _call(draft: Draft, stage: Calling, action: actions.Muggins) -> Stage:
    """A right call takes the points and closes the window; anything else uses up the seat's one call."""
    true = _counted_before(draft.before, stage)
    if action.seat not in stage.waiting:
        _refuse("no-call-left", seat=action.seat)
    if action.points not in range(true.most + 1):
        _refuse("claim-out-of-range", points=action.points, least=0, most=true.most)
    right = 1 <= action.points <= _callable_points(draft.rules, true.points, stage.claim)
    draft.tell(events.Called(action.seat, action.points, right))
    waiting = tuple(seat for seat in stage.waiting if seat != action.seat)
    if waiting and not right:
        return replace(stage, waiting=waiting)
    _tell_count(draft, true, stage.claim)
    if right:
        draft.peg(action.seat, "muggins", action.points)
    return _go_on(draft, stage.after)


def _stop_waiting(draft: Draft, stage: Calling, action: actions.Timeout) -> Stage:
    return _call(draft, stage, actions.Muggins(action.seat, 0))


def _calls(state: State, stage: Calling, seat: Seat) -> list[Action]:
    if seat not in stage.waiting:
        return []
    return [actions.Muggins(seat, points) for points in range(_counted_before(state, stage).most + 1)]


# The clock, and giving up


def _on_the_clock(state: State) -> list[Seat]:
    if isinstance(state.stage, Calling):
        return list(state.stage.waiting)
    if isinstance(state.stage, Counting) and state.rules.count_seconds:
        return [worth(state, state.stage).seat]
    return []


def _check_clock(state: State, seat: Seat) -> None:
    if seat not in _on_the_clock(state):
        _refuse("no-clock-runs", seat=seat)


def _resign(draft: Draft, stage: Stage, action: actions.Resign) -> Stage:
    if draft.rules.sides != 2:
        _refuse("resign-needs-two-sides", sides=draft.rules.sides)
    draft.tell(events.Resigned(action.seat))
    raise _GameWon(1 - draft.rules.side(action.seat))


Step = Callable[[Draft, Any, Any], Stage]

STEPS: dict[tuple[type, type], Step] = {
    (DrawingLots, actions.Deal): _draw_lots,
    (ShufflingToCut, actions.Deal): _spread,
    (CuttingForDeal, actions.CutForDeal): _cut_for_deal,
    (Dealing, actions.Deal): _deal,
    (Discarding, actions.Discard): _discard,
    (Discarding, actions.TakeBack): _take_back,
    (Bidding, actions.Bid): _bid,
    (Cutting, actions.CutStarter): _cut_starter,
    (Playing, actions.Play): _play,
    (Playing, actions.Go): _go,
    (Playing, actions.ClaimHeels): _claim_heels,
    (Announcing, actions.Claim): _claim,
    (Counting, actions.Claim): _claim,
    (Counting, actions.Timeout): _run_out,
    (Calling, actions.Muggins): _call,
    (Calling, actions.Timeout): _stop_waiting,
    **{
        (stage, actions.Resign): _resign
        for stage in (
            DrawingLots, ShufflingToCut, CuttingForDeal, Dealing, Discarding, Bidding, Cutting, Playing,
            Announcing, Counting, Calling,
        )
    },
}  # fmt: skip


def _nobody(state: State, stage: Stage, seat: Seat) -> list[Action]:
    return []


_CHOICES: dict[type, Callable[[State, Any, Seat], list[Action]]] = {
    DrawingLots: _nobody,
    ShufflingToCut: _nobody,
    CuttingForDeal: _cuts_for_deal,
    Dealing: _nobody,
    Discarding: _discards,
    Bidding: _bids_of,
    Cutting: _cuts,
    Playing: _plays,
    Announcing: _claims,
    Counting: _claims,
    Calling: _calls,
}

_WAITS_FOR: dict[type, Callable[[State, Any], Iterable[Seat]]] = {
    DrawingLots: lambda state, stage: (CHANCE,),
    ShufflingToCut: lambda state, stage: (CHANCE,),
    CuttingForDeal: lambda state, stage: _yet_to_cut(stage),
    Dealing: lambda state, stage: (CHANCE,),
    Discarding: lambda state, stage: _yet_to_discard(state.rules, state.dealer, stage),
    Bidding: lambda state, stage: (stage.turn,),
    Cutting: lambda state, stage: (state.rules.left_of(state.dealer),),
    Playing: lambda state, stage: (stage.turn,),
    Announcing: lambda state, stage: (stage.play.last,),
    Counting: lambda state, stage: (shows(state.rules, state.dealer, stage)[stage.turn][0],),
    Calling: lambda state, stage: stage.waiting,
    Over: lambda state, stage: (),
}
