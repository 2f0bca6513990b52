"""What a player needs of `_winning`, in Python: the same functions with the same results.

See discard.h, habit.h, race.h and wins.h for what is computed.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, nan, prod
from operator import mul
from typing import NamedTuple

from kribo.engine import plays

RANKS, SUITS, JACK = range(13), range(4), 10
PONE, DEALER = 0, 1
WAYS = tuple(combinations(range(6), 2))
STARTERS = 46
MOST_SHOWN = 30
MOST_A_DEAL, MOST_A_PLAY = 96, 40

Hand = Sequence[int]
Multiset = tuple[int, ...]
_show: dict[Multiset, bytes] = {}
"""By four ranks in order, the points with each starter's rank; fifteens, pairs and runs."""


def load_tables(following: Sequence[int], points: bytes) -> None:
    """Take the tables of the show, see `show_table`."""
    for ranks in combinations_with_replacement(RANKS, 4):
        number = 0
        for rank in ranks:
            number = following[13 * number + rank]
        _show[ranks] = points[13 * number : 13 * number + 13]


def _dot(numbers: Sequence[float], others: Sequence[float]) -> float:
    """The sum of the products, as far as both go."""
    total: float = sum(map(mul, numbers, others))
    return total


# ---- habits


class Entry(NamedTuple):
    """One way to throw of a hand of ranks."""

    pair: int
    keep: int
    share: float


class Habit(NamedTuple):
    """How a role throws; `hands` are all that there are, each with the number of cards of its ranks."""

    hands: list[tuple[list[tuple[int, int]], list[Entry]]]
    suited: list[float]
    flush: list[float]


@cache
def _multisets(size: int) -> list[Multiset]:
    """All that a pack has, in colexicographic order."""
    found = (
        ranks for ranks in combinations_with_replacement(RANKS, size) if max(map(ranks.count, ranks)) <= 4
    )
    return sorted(found, key=lambda ranks: ranks[::-1])


@cache
def _places(size: int) -> dict[Multiset, int]:
    return {ranks: place for place, ranks in enumerate(_multisets(size))}


def read_habit(content: bytes) -> Habit:
    """A habit from its bytes.

    :raises ValueError: when they make no sense.
    """
    reader, hands = iter(content), []
    try:
        for ranks in _multisets(6):
            entries = [_entry(ranks, next(reader), next(reader)) for _ in range(next(reader))]
            total = sum(entry.share for entry in entries)
            even = [entry._replace(share=entry.share / total) for entry in entries]
            hands.append((sorted(Counter(ranks).items()), even))
    except (StopIteration, IndexError) as error:
        raise ValueError("the habit is damaged") from error
    shares = [byte / 255 for byte in reader]
    pairs = len(_multisets(2))
    if len(shares) != pairs + len(_multisets(4)):
        raise ValueError("the habit is damaged")
    return Habit(hands, shares[:pairs], shares[pairs:])


def _entry(ranks: Multiset, way: int, share: int) -> Entry:
    low, high = WAYS[way]
    keep = tuple(rank for place, rank in enumerate(ranks) if place not in (low, high))
    return Entry(_places(2)[ranks[low], ranks[high]], _places(4)[keep], share / 255)


# ---- what six cards leave and make likely


class Unseen:
    """What six cards leave: cards of each rank and suit, and of a rank's cards the share in each suit."""

    def __init__(self, hand: Hand) -> None:
        ranks, suits = Counter(card >> 2 for card in hand), Counter(card & 3 for card in hand)
        self.of_rank = [4 - ranks[rank] for rank in RANKS]
        self.of_suit = [13 - suits[suit] for suit in SUITS]
        self.share = [
            [0.0 if 4 * rank + suit in hand else 1 / self.of_rank[rank] for rank in RANKS] for suit in SUITS
        ]

    def with_jack(self, starter: int) -> float:
        """Of an unseen jack and an unseen starter of that rank, how likely they are of one suit."""
        return 0.0 if starter == JACK else sum(share[JACK] * share[starter] for share in self.share)


class Foresight:
    """The chances of each throw of the other and starter together, and of what he shows by starter."""

    def __init__(self, unseen: Unseen, habit: Habit, *, with_shown: bool = True) -> None:
        self.unseen, self.habit = unseen, habit
        self._by_pair, self._by_keep = _Weights(unseen, 91), _Weights(unseen, len(_multisets(4)))
        for ranks, entries in habit.hands:
            ways = prod(comb(unseen.of_rank[rank], number) for rank, number in ranks)
            if ways:
                for pair, keep, share in entries:
                    self._by_pair.add(pair, ways * share, ranks)
                    if with_shown:
                        self._by_keep.add(keep, ways * share, ranks)
        weights = [self._by_pair.with_starters(pair) for pair in range(91)]
        total = sum(map(sum, weights))
        self.crib = [[weight / total for weight in row] for row in weights]

    def shown(self) -> list[list[float]]:
        """By the rank of the starter, the chances of each number of points."""
        shown = [[0.0] * MOST_SHOWN for _ in RANKS]
        nobs = [self.unseen.with_jack(starter) for starter in RANKS]
        for keep, ranks in enumerate(_multisets(4)):
            flush, jacks = self.habit.flush[keep], ranks.count(JACK)
            for starter, weight in enumerate(self._by_keep.with_starters(keep)):
                row, points, with_nobs = shown[starter], _show[ranks][starter], jacks * nobs[starter]
                row[points] += weight * (1 - flush) * (1 - with_nobs)
                row[points + 1] += weight * (1 - flush) * with_nobs
                if flush:
                    row[points + 4] += weight * flush * (1 - with_nobs)
                    row[points + 5] += weight * flush * with_nobs
        return [_scaled(row) for row in shown]


class _Weights:
    """How likely things are, and together with each starter, while hands of the other are gone through."""

    def __init__(self, unseen: Unseen, number: int) -> None:
        self.unseen = unseen
        self.alone = [0.0] * number
        self.held = [[0.0] * 13 for _ in range(number)]

    def add(self, thing: int, weight: float, ranks: Sequence[tuple[int, int]]) -> None:
        self.alone[thing] += weight
        held = self.held[thing]
        for rank, number in ranks:
            held[rank] += weight * number

    def with_starters(self, thing: int) -> list[float]:
        """A starter is any unseen card but those that the other holds."""
        alone, held = self.alone[thing], self.held[thing]
        return [self.unseen.of_rank[rank] * alone - held[rank] for rank in RANKS]


def _scaled(chances: list[float]) -> list[float]:
    total = sum(chances)
    return [chance / total for chance in chances] if total > 0 else chances


# ---- worths


def split(hand: Hand, way: int) -> tuple[Multiset, Multiset]:
    """The cards kept and thrown."""
    thrown = tuple(hand[place] for place in WAYS[way])
    return tuple(card for card in hand if card not in thrown), thrown


def worths(hand: Hand, habit: Habit) -> list[float]:
    """Hand and crib of each way, one after the other."""
    unseen = Unseen(hand)
    foresight = Foresight(unseen, habit, with_shown=False)
    return [points for worth in _worths(hand, unseen, foresight) for points in worth]


def _worths(hand: Hand, unseen: Unseen, foresight: Foresight) -> list[tuple[float, float]]:
    """Hand and crib of each way."""
    others = sum(_others_nobs(foresight, starter) for starter in RANKS)
    by_ranks = cache(lambda ranks: _crib_by_rank(ranks, foresight))
    flush = cache(lambda suit: _flush_chance(suit, foresight))
    found = []
    for way in range(len(WAYS)):
        kept, thrown = split(hand, way)
        crib = by_ranks(tuple(card >> 2 for card in thrown)) + others + _nobs(thrown, unseen)
        if _is_one_suit(thrown):
            crib += 5 * flush(thrown[0] & 3)
        found.append((_hand(kept, unseen), crib))
    return found


def _is_one_suit(cards: Hand) -> bool:
    return len({card & 3 for card in cards}) == 1


def _nobs(cards: Hand, unseen: Unseen) -> float:
    return sum(unseen.of_suit[card & 3] for card in cards if card >> 2 == JACK) / STARTERS


def _hand(kept: Hand, unseen: Unseen) -> float:
    points = _dot(_show[tuple(card >> 2 for card in kept)], unseen.of_rank) / STARTERS
    flush = 4 + unseen.of_suit[kept[0] & 3] / STARTERS if _is_one_suit(kept) else 0.0
    return points + _nobs(kept, unseen) + flush


def _crib_ranks(thrown: Multiset, pair: int) -> Multiset:
    return tuple(sorted((*thrown, *_multisets(2)[pair])))


def _crib_by_rank(thrown: Multiset, foresight: Foresight) -> float:
    return sum(
        _dot(foresight.crib[pair], _show[_crib_ranks(thrown, pair)])
        for pair in range(91)
        if any(foresight.crib[pair])
    )


def _others_nobs(foresight: Foresight, starter: int) -> float:
    jacks = sum(
        pair.count(JACK) * chances[starter]
        for pair, chances in zip(_multisets(2), foresight.crib, strict=True)
        if JACK in pair
    )
    return jacks * foresight.unseen.with_jack(starter)


def _flush_chance(suit: int, foresight: Foresight) -> float:
    share, total = foresight.unseen.share[suit], 0.0
    for pair, (low, high) in enumerate(_multisets(2)):
        both = share[low] * share[high]
        if low != high and both:
            chances = foresight.crib[pair]
            starters = _dot(chances, share) - chances[low] * share[low] - chances[high] * share[high]
            total += 4 * foresight.habit.suited[pair] * both * starters
    return total


def _crib_chances(thrown: Hand, starter: int, foresight: Foresight, flush: float) -> list[float]:
    """Of what the crib scores with a starter of that rank."""
    ranks, chances = tuple(card >> 2 for card in thrown), [0.0] * MOST_SHOWN
    for pair, row in enumerate(foresight.crib):
        if row[starter] > 0:
            chances[_show[_crib_ranks(ranks, pair)][starter]] += row[starter]
    total = sum(chances)
    nobs = _others_nobs(foresight, starter) / total if total > 0 else 0.0
    nobs += sum(foresight.unseen.share[card & 3][starter] for card in thrown if card >> 2 == JACK)
    chances = _raised(_scaled(chances), 1, nobs)
    return _raised(chances, 5, flush) if flush else chances


def _raised(chances: list[float], by: int, share: float) -> list[float]:
    """A share of all chances moved up by so many points."""
    lower = [0.0] * by + chances[:-by]
    return [chance + share * (below - chance) for chance, below in zip(chances, lower, strict=True)]


# ---- races


class Race:
    """A race (race.h) with its rows cut to what is there."""

    def __init__(self, numbers: Sequence[float], size: int) -> None:
        square = size * size
        self.deals = numbers[0]
        self.totals, self.dealer_first, self.pone_first = (
            [numbers[start + size * row : start + size * (row + 1)] for row in range(size)]
            for start in (1, 1 + square, 1 + 2 * square)
        )
        self.dealer_end = 1 + max(row for row in range(size) if any(self.totals[row]))
        self.pone_end = 1 + max(place for row in self.totals for place in range(size) if row[place])

    def value(
        self,
        wants: tuple[int, int],
        dealer_wins: Sequence[float],
        pone_wins: Sequence[float],
        after: Sequence[Sequence[float]],
    ) -> float:
        """As value_of_race; `wants` are the dealer's and pone's, after[d][p] the values when neither wins."""
        dealer_wants, pone_wants = wants
        dealer_end, pone_end = min(dealer_wants, self.dealer_end), min(pone_wants, self.pone_end)
        value = 0.0
        if dealer_wants < len(self.dealer_first):
            value += _dot(self.dealer_first[dealer_wants][:pone_end], dealer_wins)
        if pone_wants < len(self.pone_first):
            value += _dot(self.pone_first[pone_wants][:dealer_end], pone_wins)
        for row, values in zip(self.totals[:dealer_end], after, strict=False):
            value += _dot(row[:pone_end], values)
        return value / self.deals


def sweep(
    numbers: Sequence[float],
    gains: Sequence[float],
    target: int,
    win: Sequence[float],
    lose: Sequence[float],
    highest: int,
    lowest: int,
    ours: array[float],
    theirs: array[float],
) -> None:
    """Fill the values of the pairs of scores with such sums, see race.h."""
    race = Race(numbers, MOST_A_DEAL)
    for dealer, pone in _downwards(target, highest, lowest):
        wants, place = (target - dealer, target - pone), dealer * target + pone
        # Pone deals next: what the dealer gains counts in the columns of the next values, and pone's in rows.
        gained = (gains[place] * (win[pone] - lose[dealer]), -gains[place] * (win[dealer] - lose[pone]))
        for values, following, dealer_wins, pone_wins, more in (
            (ours, theirs, win, lose, gained[0]),
            (theirs, ours, lose, win, gained[1]),
        ):
            after = [
                following[pone * target + dealer + d :: target]
                for d in range(min(race.dealer_end, target - dealer))
            ]
            values[place] = race.value(wants, dealer_wins[pone:], pone_wins[dealer:], after) + more


def _downwards(target: int, highest: int, lowest: int) -> Iterator[tuple[int, int]]:
    """The scores of dealer and pone with such sums, the highest first."""
    for both in range(highest, lowest - 1, -1):
        for dealer in range(min(both, target - 1), max(0, both - target + 1) - 1, -1):
            yield dealer, both - dealer


# ---- values


read_plays = plays.read


def weigh(
    hand: Hand,
    role: int,
    habit: Habit,
    brought: plays.Plays,
    score: int,
    other_score: int,
    game: tuple[int, Sequence[float], Sequence[float], Sequence[float], Sequence[float]],
    margin: float,
) -> list[float]:
    """Hand, crib and the expected value of the game for each way, see wins.h."""
    unseen = Unseen(hand)
    foresight = Foresight(unseen, habit)
    points = _worths(hand, unseen, foresight)
    nets = [_net(split(hand, way)[0], role, brought, *worth) for way, worth in enumerate(points)]
    played = _Game(role, *game)
    shown = foresight.shown()
    scores = [other_score, score] if role == DEALER else [score, other_score]
    flush = cache(lambda suit: _flush_chance(suit, foresight))
    found = []
    for way, worth in enumerate(points):
        found += [*worth, nan]
        if nets[way] < max(nets) - margin:
            continue
        kept, thrown = split(hand, way)
        play = _race(brought, role, plays.keep_index(kept))
        thrown_flush = flush(thrown[0] & 3) if _is_one_suit(thrown) else 0.0
        value = 0.0
        for starter in filter(unseen.of_rank.__getitem__, RANKS):
            crib = _crib_chances(thrown, starter, foresight, thrown_flush)
            after_heels = [scores[PONE], scores[DEALER] + 2 * (starter == JACK)]
            for own, number in sorted(_shown_counts(kept, unseen, starter).items()):
                value += number * played.value(after_heels, play, shown[starter], crib, own)
        found[-1] = value / STARTERS
    return found


def _net(kept: Hand, role: int, brought: plays.Plays, shown: float, crib: float) -> float:
    gained, lost = brought.means(role, kept)
    return shown + (crib if role == DEALER else -crib) + gained - lost


def _race(brought: plays.Plays, role: int, place: int) -> Race:
    return Race(brought.race(role, place), MOST_A_PLAY)


def _shown_counts(kept: Hand, unseen: Unseen, starter: int) -> Counter[int]:
    """Of the starters of a rank, how many let the kept cards show so much."""
    by_rank = _show[tuple(card >> 2 for card in kept)][starter]
    counts = Counter[int]()
    for suit in SUITS:
        if unseen.share[suit][starter]:
            points = by_rank + (4 * JACK + suit in kept)
            if _is_one_suit(kept):
                points += 4 + (kept[0] & 3 == suit)
            counts[points] += 1
    return counts


class _Game:
    """What a deal is played for, and the values once it is over, at [next dealer's score][next pone's]."""

    def __init__(
        self,
        role: int,
        target: int,
        win: Sequence[float],
        lose: Sequence[float],
        ours: Sequence[float],
        theirs: Sequence[float],
    ) -> None:
        self.role, self.target = role, target
        after = theirs if role == DEALER else ours
        self.dealer_wins, self.pone_wins = (win, lose) if role == DEALER else (lose, win)
        # Past the target the dealer, who shows last, has won.
        self.next = [
            [*after[pone * target : (pone + 1) * target], *[self.dealer_wins[pone]] * 3 * MOST_SHOWN]
            for pone in range(target)
        ]

    def value(self, scores: list[int], play: Race, shown: list[float], crib: list[float], own: int) -> float:
        """Before the play, when we shall show so much, and the other and the crib by those chances."""
        pone, dealer = scores
        if dealer >= self.target:
            return self.dealer_wins[pone]
        dealer_end = min(play.dealer_end, self.target - dealer)
        pone_end = min(play.pone_end, self.target - pone)
        fill = self._as_dealer if self.role == DEALER else self._as_pone
        after = fill(dealer, pone, dealer_end, pone_end, shown, crib, own)
        wants = self.target - dealer, self.target - pone
        return play.value(wants, self.dealer_wins[pone:], self.pone_wins[dealer:], after)

    def _shows_last(self, dealer: int, pone: int, after: list[float]) -> float:
        """The value when pone has shown, and what the dealer still has to show has these chances."""
        if pone >= self.target:
            return self.pone_wins[dealer]
        return _dot(after, self.next[pone][dealer:])

    def _as_pone(
        self,
        dealer: int,
        pone: int,
        dealer_end: int,
        pone_end: int,
        shown: list[float],
        crib: list[float],
        own: int,
    ) -> list[list[float]]:
        after = [0.0] * (2 * MOST_SHOWN)
        for points, chance in enumerate(shown):
            if chance > 0:
                for more, other in enumerate(crib):
                    after[points + more] += chance * other
        return [
            [self._shows_last(dealer + d, pone + p + own, after) for p in range(pone_end)]
            for d in range(dealer_end)
        ]

    def _as_dealer(
        self,
        dealer: int,
        pone: int,
        dealer_end: int,
        pone_end: int,
        shown: list[float],
        crib: list[float],
        own: int,
    ) -> list[list[float]]:
        after = [0.0] * own + crib
        rows = []
        for d in range(dealer_end):
            by_pone = [self._shows_last(dealer + d, pone + p, after) for p in range(pone_end + MOST_SHOWN)]
            rows.append([_dot(shown, by_pone[p:]) for p in range(pone_end)])
        return rows
