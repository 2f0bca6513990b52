"""What `kribo.engine._pegging` does, in Python: the same answers, slower.

Hands are bytes of ranks in order; what was laid is bytes of 2 * rank + role of who laid it, oldest first.
Roles are 0 for pone and 1 for the dealer. Training and duels are in C alone. See search.h, blueprint.h and
pegging.h for what everything means.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

from kribo.scoring import play, show

Hand = tuple[int, ...]
"""Ranks in order."""

RANKS, LIMIT, KEPT, DEALT, ACTIONS = 13, 31, 4, 6, 4
REPLIES = 1820
SECONDS = REPLIES + 1820 * RANKS
THIRDS = SECONDS + 1820 * ACTIONS * RANKS
LEAST = 5e-5
SAME, RARE = 1e-9, 2e-4
NOBODY = -1
REMEMBERED = 4


@cache
def index_of(hand: Hand) -> int:
    """The place of sorted ranks among all of their number, in colexicographic order."""
    return sum(comb(rank + place, place + 1) for place, rank in enumerate(hand))


@cache
def hands_of(number: int) -> tuple[Hand, ...]:
    """All hands of so many ranks by their index; five of a rank leave a hole, an empty hand."""
    hands = sorted(combinations_with_replacement(range(RANKS), number), key=lambda hand: hand[::-1])
    return tuple(hand if max(Counter(hand).values()) <= 4 else () for hand in hands)


@cache
def pegs(pile: Hand) -> int:
    """What the last rank of a pile pegs."""
    return play.points([4 * rank for rank in pile])


@cache
def shown(hand: Hand) -> int:
    """What fifteens, pairs and runs score among five ranks."""
    *held, starter = (4 * rank + hand[:place].count(rank) for place, rank in enumerate(hand))
    return sum(item.points for item in show.items(held, starter) if item.kind in ("fifteen", "pair", "run"))


def value(rank: int) -> int:
    """What a rank counts."""
    return min(rank + 1, 10)


def fitting(held: Hand, count: int) -> Hand:
    """The different held ranks that keep the count within 31."""
    return tuple(dict.fromkeys(rank for rank in held if count + value(rank) <= LIMIT))


def without(hand: Hand, rank: int) -> Hand:
    """A hand less one card."""
    place = hand.index(rank)
    return hand[:place] + hand[place + 1 :]


class Table(NamedTuple):
    """What everybody sees of the play."""

    turn: int = 0
    pile: Hand = ()
    total: int = 0
    left: tuple[int, int] = (KEPT, KEPT)
    laid: tuple[tuple[int, int], ...] = ()
    """Rank and role, oldest first."""

    def put(self, rank: int) -> Table:
        """A card of the seat on turn is on the pile, and the turn is not passed on yet."""
        left = (self.left[0] - (self.turn == 0), self.left[1] - (self.turn == 1))
        return Table(
            self.turn, (*self.pile, rank), self.total + value(rank), left, (*self.laid, (rank, self.turn))
        )

    def closed(self, last: int) -> Table:
        """The next count."""
        return self._replace(turn=1 - last if self.left[1 - last] else last, pile=(), total=0)

    def opening(self, keep: Hand) -> int:
        """The place of the information set of the seat on turn among the openings, or `NOBODY`."""
        number = len(self.laid)
        if number > 3 or self.turn != number % 2:
            return NOBODY
        index = index_of(keep)
        ranks = [rank for rank, _ in self.laid]
        if number == 0:
            return index
        if number == 1:
            return REPLIES + index * RANKS + ranks[0]
        own = sorted(set(keep)).index(ranks[-2])
        if number == 2:
            return SECONDS + (index * ACTIONS + own) * RANKS + ranks[1]
        return THIRDS + ((index * ACTIONS + own) * RANKS + ranks[0]) * RANKS + ranks[2]

    def key(self) -> int:
        """What the table says of the information set after the opening."""
        if len(self.laid) == REMEMBERED:
            return 1 << 43 | self._history()
        key = self.left[1 - self.turn] << 5 | self.total
        if not self.pile:
            return key << 35 | 1
        alike = next(
            (n for n in range(1, len(self.pile)) if self.pile[-1 - n] != self.pile[-1]), len(self.pile)
        )
        ranks = 0
        for rank in self.pile[-(1 if alike > 1 else self._open_to_runs()) :]:
            ranks = ranks << 4 | rank + 1
        return (key << 3 | alike) << 32 | ranks

    def _history(self) -> int:
        history = 0
        for rank, seat in self.laid:
            history = history << 5 | 2 * rank + seat
        return history

    def _open_to_runs(self) -> int:
        """How many cards at the end of the pile can still be part of a run."""
        most = 1
        for size in range(1, len(self.pile) + 1):
            end = self.pile[-size:]
            if len(set(end)) < size:
                break
            if max(end) - min(end) + 1 - size <= sum(self.left):
                most = size
        return most


def key_of_held(held: Hand) -> int:
    """What the cards held say of the information set after the opening."""
    key = 0
    for rank in held:
        key = key << 4 | rank + 1
    return key << 44


class Player:
    """A blueprint with the keeps that it expects; see `player`."""

    def __init__(self, keeps: bytes, openings: bytes, keys: bytes, late: bytes) -> None:
        if len(keeps) != 4 * len(hands_of(DEALT)) or len(openings) != 3 * (
            THIRDS + 1820 * ACTIONS * RANKS**2
        ):
            raise ValueError("a buffer has the wrong size")
        self.keeps, self.openings, self.keys, self.late = array("H", keeps), openings, array("Q", keys), late
        if len(late) != 2 * len(self.keys):
            raise ValueError("a buffer has the wrong size")

    def chances(self, table: Table, keep: Hand, held: Hand) -> list[tuple[int, float]]:
        """The fitting ranks of the seat on turn, lowest first, each with its chance."""
        ranks = fitting(held, table.total)
        if len(ranks) < 2:
            return [(rank, 1.0) for rank in ranks]
        opening = table.opening(keep)
        if opening != NOBODY:
            parts = self.openings[3 * opening : 3 * opening + len(ranks) - 1]
        else:
            key = key_of_held(held) + table.key()
            place = bisect_left(self.keys, key)
            if place == len(self.keys) or self.keys[place] != key:
                return [(rank, 1 / len(ranks)) for rank in ranks]
            parts = self.late[2 * place : 2 * place + len(ranks) - 1]
        return [(rank, part / 255) for rank, part in zip(ranks, (*parts, 255 - sum(parts)), strict=True)]

    def keeps_of(self, role: int) -> Iterator[tuple[Hand, int]]:
        """Every hand of six ranks with the index of what the role keeps of it."""
        first = role * len(hands_of(DEALT))
        for deal, hand in enumerate(hands_of(DEALT)):
            if hand:
                yield hand, self.keeps[first + deal]


def player(keeps: bytes, openings: bytes, keys: bytes, late: bytes) -> Player:
    """A player that plays by a blueprint and expects these keeps, by role and hand of six ranks."""
    return Player(keeps, openings, keys, late)


class Seen(NamedTuple):
    """What a seat knows when it is to lay a card; `table` is as it sees it."""

    seat: int
    kept: Hand
    held: Hand
    ranks: Counter[int]
    """Its six cards, the starter, and what the other has laid."""
    before: Counter[int]
    """The same without what the other has laid."""
    table: Table


def see(seat: int, kept: bytes, thrown: bytes, starter: int, laid: bytes) -> Seen:
    """Check a position and read it.

    :raises ValueError: when it cannot be.
    """
    if seat not in (0, 1) or len(kept) != KEPT or len(thrown) > DEALT - KEPT or len(laid) >= 2 * KEPT:
        raise ValueError("a wrong number of cards")
    before = Counter([*kept, *thrown, *([starter] if starter != NOBODY else [])])
    seen = before + Counter(card // 2 for card in laid if card % 2 != seat)
    if any(rank not in range(RANKS) or number > 4 for rank, number in seen.items()):
        raise ValueError("five cards of a rank")
    table, held = Table(), tuple(sorted(kept))
    for rank, player in ((card // 2, card % 2) for card in laid):
        if not table.left[player] or (player == seat and rank not in held):
            raise ValueError("no play comes to this position")
        # A card that does not fit opens a new count: its player held it all along.
        if table.total + value(rank) > LIMIT:
            table = table.closed(table.turn)
        table = table._replace(turn=player).put(rank)
        if player == seat:
            held = without(held, rank)
    if not held:
        raise ValueError("no play comes to this position")
    if not fitting(held, table.total):
        table = table.closed(table.turn)
    return Seen(seat, tuple(sorted(kept)), held, seen, before, table._replace(turn=seat))


def _ways(hand: Hand, seen: Counter[int]) -> int:
    """In how many ways these ranks can come from the unseen cards."""
    ways = 1
    for rank in set(hand):
        ways *= comb(4 - seen[rank], hand.count(rank))
    return ways


def _shares(weights: Sequence[float], share: float) -> list[float]:
    total = sum(weights)
    return [share * weight / total if total else 0.0 for weight in weights]


def _expected(player: Player, seen: Seen, strange: float) -> list[float]:
    """The weights of the other's keeps before a card is laid."""
    habit = [0] * len(hands_of(KEPT))
    for hand, keep in player.keeps_of(1 - seen.seat):
        habit[keep] += _ways(hand, seen.before)
    random = [_ways(hand, seen.before) for hand in hands_of(KEPT)]
    return [a + b for a, b in zip(_shares(habit, 1 - strange), _shares(random, strange), strict=True)]


def _doubted(doubt: float, chance: float, number: int) -> float:
    """The chance of one of `number` cards, some being laid at random."""
    return (1 - doubt) * chance + doubt / number


def _likelihood(player: Player, seen: Seen, keep: Hand, doubt: float) -> float:
    """How likely the other's cards so far are with this keep: 0 when it cannot be."""
    held = [seen.kept, keep] if seen.seat == 0 else [keep, seen.kept]
    table, likely = Table(), 1.0
    for rank, seat in seen.table.laid:
        if table.turn != seat or rank not in fitting(held[seat], table.total):
            return 0
        if seat != seen.seat:
            chances = player.chances(table, keep, held[seat])
            likely *= _doubted(doubt, dict(chances)[rank], len(chances))
        table = table.put(rank)
        held[seat] = without(held[seat], rank)
        if fitting(held[1 - seat], table.total):
            table = table._replace(turn=1 - seat)
        elif not fitting(held[seat], table.total):
            table = table.closed(seat)
    return likely if table.turn == seen.seat else 0


def _believe(player: Player, seen: Seen, doubt: float, strange: float) -> list[float]:
    laid = Counter(rank for rank, seat in seen.table.laid if seat != seen.seat)
    weights = _expected(player, seen, strange)
    for index, keep in enumerate(hands_of(KEPT)):
        if weights[index]:
            weights[index] *= _likelihood(player, seen, keep, doubt) if laid <= Counter(keep) else 0
    return _shares(weights, 1)


def believe(
    player: Player,
    seat: int,
    kept: bytes,
    thrown: bytes,
    starter: int,
    laid: bytes,
    doubt: float,
    strange: float,
) -> list[float]:
    """The weights of the other's keeps, by index."""
    return _believe(player, see(seat, kept, thrown, starter, laid), doubt, strange)


def chances(player: Player, seat: int, kept: bytes, laid: bytes) -> list[tuple[int, float]]:
    """What the blueprint lays."""
    seen = see(seat, kept, b"", NOBODY, laid)
    return player.chances(seen.table, seen.kept, seen.held)


Belief = list[tuple[Hand, Hand, float]]
"""What the other has kept and still holds, with the weight."""

Value = tuple[float, float, float]
"""Worth, pone's points, the dealer's points; weighed by the belief."""


class Node(NamedTuple):
    """A place in the tree: the table, our cards, and the points since the root."""

    table: Table
    held: Hand
    points: tuple[int, int] = (0, 0)

    def scored(self, seat: int, points: int) -> Node:
        """The points added to those of a seat."""
        return self._replace(
            points=(self.points[0] + points * (seat == 0), self.points[1] + points * (seat == 1))
        )


class Stakes(NamedTuple):
    """What a game is worth to us, see search.h."""

    target: int
    win: Sequence[float]
    lose: Sequence[float]
    ours: Sequence[float]
    theirs: Sequence[float]


class Ends(NamedTuple):
    """What a game won and a play played out are worth to a seat; without stakes net points."""

    seat: int
    stakes: Stakes | None
    score: tuple[int, int]
    own_show: int
    starter: int
    crib: dict[int, float]
    """The chances of what the crib counts."""

    def won(self, node: Node, seat: int) -> bool:
        """Whether the seat has pegged out."""
        return self.stakes is not None and self.score[seat] + node.points[seat] >= self.stakes.target

    def of_win(self, winner: int, losers_score: int) -> float:
        """The value of a game that a seat has won."""
        assert self.stakes
        return (self.stakes.win if winner == self.seat else self.stakes.lose)[losers_score]

    def of_leaf(self, keep: Hand, points: tuple[int, int]) -> float:
        """The value when the play is over: pone counts, then the dealer, then the crib."""
        if not self.stakes:
            return points[self.seat] - points[1 - self.seat]
        shows = [self.own_show, self.own_show]
        shows[1 - self.seat] = shown(tuple(sorted((*keep, self.starter))))
        scores = [self.score[seat] + points[seat] for seat in (0, 1)]
        for seat in (0, 1):
            scores[seat] += shows[seat]
            if scores[seat] >= self.stakes.target:
                return self.of_win(seat, scores[1 - seat])
        return self._before_crib(*scores)

    def _before_crib(self, pone: int, dealer: int) -> float:
        """The value before the crib counts; the other seat deals next."""
        assert self.stakes
        target, next_deal = self.stakes.target, self.stakes.ours if self.seat == 0 else self.stakes.theirs
        return sum(
            likely
            * (
                self.of_win(1, pone)
                if dealer + points >= target
                else next_deal[pone * target + dealer + points]
            )
            for points, likely in self.crib.items()
        )


class _Search(NamedTuple):
    player: Player
    doubt: float
    seat: int
    ends: Ends

    def value(self, node: Node, belief: Belief) -> Value:
        if not any(node.table.left):
            return self._leaf(node, belief)
        return self._own(node, belief) if node.table.turn == self.seat else self._other(node, belief)

    def after(self, node: Node, rank: int, belief: Belief) -> Value:
        """The value after the seat on turn has laid a rank, which belongs to every hand of the belief."""
        last = node.table.turn
        held = without(node.held, rank) if last == self.seat else node.held
        node = Node(node.table.put(rank), held, node.points).scored(last, pegs((*node.table.pile, rank)))
        if self.ends.won(node, last):
            return self._won(node, last, belief)
        if last != self.seat and fitting(node.held, node.table.total):
            return self._turn(node, self.seat, belief)
        able = [hand for hand in belief if fitting(hand[1], node.table.total)]
        unable = [hand for hand in belief if not fitting(hand[1], node.table.total)]
        return _sum(
            [self._turn(node, 1 - self.seat, able) if able else _NOTHING,
             self._without_other(node, last, unable) if unable else _NOTHING]
        )  # fmt: skip

    def _turn(self, node: Node, seat: int, belief: Belief) -> Value:
        return self.value(node._replace(table=node.table._replace(turn=seat)), belief)

    def _without_other(self, node: Node, last: int, belief: Belief) -> Value:
        if fitting(node.held, node.table.total):
            return self._turn(node, self.seat, belief)
        node = node.scored(last, int(node.table.total < LIMIT))._replace(table=node.table.closed(last))
        if self.ends.won(node, last):
            return self._won(node, last, belief)
        return self.value(node, belief)

    def _own(self, node: Node, belief: Belief) -> Value:
        values = [self.after(node, rank, belief) for rank in fitting(node.held, node.table.total)]
        best = values[0]
        for value in values[1:]:
            if self._is_better(value, best):
                best = value
        return best

    def _is_better(self, value: Value, than: Value) -> bool:
        """By what it is worth; where that is the same, as in a game that is decided, by net points."""
        gain = value[0] - than[0]
        if abs(gain) > SAME:
            return gain > 0
        return self._net(value) > self._net(than) + SAME

    def _net(self, value: Value) -> float:
        return value[1 + self.seat] - value[2 - self.seat]

    def _other(self, node: Node, belief: Belief) -> Value:
        after: list[Belief] = [[] for _ in range(RANKS)]
        for keep, held, weight in belief:
            for rank, chance in self._replies(node, keep, held, weight):
                if chance > 0:
                    after[rank].append((keep, without(held, rank), weight * chance))
        return _sum([self.after(node, rank, laid) for rank, laid in enumerate(after) if laid])

    def _replies(self, node: Node, keep: Hand, held: Hand, weight: float) -> list[tuple[int, float]]:
        """A card that wins if there is one, or what the blueprint lays."""
        other = 1 - self.seat
        if self.ends.stakes:
            for rank in fitting(held, node.table.total):
                if self.ends.won(node.scored(other, pegs((*node.table.pile, rank))), other):
                    return [(rank, 1.0)]
        chances = self.player.chances(node.table, keep, held)
        if weight < RARE:
            return chances
        return [(rank, _doubted(self.doubt, chance, len(chances))) for rank, chance in chances]

    def _leaf(self, node: Node, belief: Belief) -> Value:
        worth = sum(weight * self.ends.of_leaf(keep, node.points) for keep, _, weight in belief)
        return _weighed(node, belief, worth)

    def _won(self, node: Node, seat: int, belief: Belief) -> Value:
        worth = self.ends.of_win(seat, self.ends.score[1 - seat] + node.points[1 - seat])
        return _weighed(node, belief, _weight(belief) * worth)


_NOTHING = (0.0, 0.0, 0.0)


def _weight(belief: Belief) -> float:
    return sum(weight for _, _, weight in belief)


def _weighed(node: Node, belief: Belief, worth: float) -> Value:
    weight = _weight(belief)
    return worth, weight * node.points[0], weight * node.points[1]


def _sum(values: Sequence[Value]) -> Value:
    return sum(v[0] for v in values), sum(v[1] for v in values), sum(v[2] for v in values)


def _expected_crib(
    player: Player, seen: Seen, thrown: bytes, starter: int, weights: Sequence[float]
) -> dict[int, float]:
    """The chances of what the crib counts, the other's keeps being as likely as `weights` says."""
    hands = [
        (hand, keep, _ways(hand, seen.before))
        for hand, keep in player.keeps_of(1 - seen.seat)
        if weights[keep]
    ]
    of_keep: Counter[int] = Counter()
    for _, keep, ways in hands:
        of_keep[keep] += ways
    crib: dict[int, float] = {}
    for hand, keep, ways in hands:
        if ways:
            others = (Counter(hand) - Counter(hands_of(KEPT)[keep])).elements()
            points = shown(tuple(sorted((*thrown, *others, starter))))
            crib[points] = crib.get(points, 0) + weights[keep] * ways / of_keep[keep]
    total = sum(crib.values())
    return {points: likely / total for points, likely in crib.items()}


def search(
    player: Player,
    seat: int,
    kept: bytes,
    thrown: bytes,
    starter: int,
    laid: bytes,
    doubt: float,
    strange: float,
    show: int,
    pone_score: int,
    dealer_score: int,
    stakes: Stakes | None,
) -> list[tuple[int, float, float, float]]:
    """For each rank that may be laid the points pegged for and against from here on, and the worth."""
    seen = see(seat, kept, thrown, starter, laid)
    weights = _believe(player, seen, doubt, strange)
    if not any(weights):
        raise ValueError("no play comes to this position")
    ends = Ends(seat, None, (pone_score, dealer_score), show, starter, {})
    if stakes is not None:
        if not all(0 <= points < stakes[0] for points in ends.score) or not thrown or starter == NOBODY:
            raise ValueError("the scores, the throw and the starter are needed")
        ends = ends._replace(
            stakes=Stakes(*stakes),
            own_show=show if show != NOBODY else shown(tuple(sorted((*kept, starter)))),
            crib=_expected_crib(player, seen, thrown, starter, weights),
        )
    belief = _belief(seen, weights)
    candidates = []
    for rank in fitting(seen.held, seen.table.total):
        value = _Search(player, doubt, seat, ends).after(Node(seen.table, seen.held), rank, belief)
        candidates.append((rank, value[1 + seat], value[2 - seat], value[0]))
    return candidates


def _belief(seen: Seen, weights: Sequence[float]) -> Belief:
    laid = [rank for rank, seat in seen.table.laid if seat != seen.seat]
    total = sum(weight for weight in weights if weight >= LEAST)
    belief = []
    for keep, weight in zip(hands_of(KEPT), weights, strict=True):
        if weight >= LEAST:
            held = tuple(sorted((Counter(keep) - Counter(laid)).elements()))
            belief.append((keep, held, weight / total))
    return belief


def greedy(seat: int, kept: bytes, thrown: bytes, starter: int, laid: bytes) -> int:
    """The rank that pegs most now, of equals the highest."""
    seen = see(seat, kept, thrown, starter, laid)
    return max(fitting(seen.held, seen.table.total), key=lambda rank: (pegs((*seen.table.pile, rank)), rank))


def heuristic(seat: int, kept: bytes, thrown: bytes, starter: int, laid: bytes) -> int:
    """The choice of the two-ply heuristic, of equals the highest."""
    seen = see(seat, kept, thrown, starter, laid)
    return max(fitting(seen.held, seen.table.total), key=lambda rank: (_heuristic_worth(seen, rank), rank))


def _heuristic_worth(seen: Seen, rank: int) -> float:
    pile, count = (*seen.table.pile, rank), seen.table.total + value(rank)
    worth = float(pegs(pile))
    if count == LIMIT:
        return worth
    number = seen.table.left[1 - seen.seat]
    unseen = 4 * RANKS - seen.ranks.total()
    replies = {reply: 4 - seen.ranks[reply] for reply in range(RANKS) if count + value(reply) <= LIMIT}
    for reply, cards in replies.items():
        points = pegs((*pile, reply))
        if points and cards:
            worth -= 0.7 * (1 - _chance_of_none(unseen, cards, number)) * points
    return worth + 0.9 * _chance_of_none(unseen, sum(replies.values()), number)


def _chance_of_none(unseen: int, wanted: int, held: int) -> float:
    """How likely it is that `held` of `unseen` cards are none of `wanted`."""
    chance = 1.0
    for card in range(held):
        chance *= max(0, unseen - wanted - card) / (unseen - card)
    return chance


def tree_size(pone: bytes, dealer: bytes) -> tuple[int, int]:
    """The nodes and leaves of the tree of a play with both hands open; cards of a rank are one."""
    hands = (tuple(sorted(pone)), tuple(sorted(dealer)))
    table = Table(turn=0 if pone else 1, left=(len(pone), len(dealer)))
    return _tree_size(table, hands)


def _tree_size(table: Table, hands: tuple[Hand, Hand]) -> tuple[int, int]:
    nodes, leaves = 1, 0
    if not any(hands):
        return 1, 1
    for rank in fitting(hands[table.turn], table.total):
        below = _tree_size(*_laid(table, hands, rank))
        nodes, leaves = nodes + below[0], leaves + below[1]
    return nodes, leaves


def _laid(table: Table, hands: tuple[Hand, Hand], rank: int) -> tuple[Table, tuple[Hand, Hand]]:
    seat = table.turn
    held = without(hands[seat], rank)
    after, table = (held, hands[1]) if seat == 0 else (hands[0], held), table.put(rank)
    if fitting(after[1 - seat], table.total):
        return table._replace(turn=1 - seat), after
    return table if fitting(held, table.total) else table.closed(seat), after
