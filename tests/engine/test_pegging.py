"""The play of two-handed six-card: the same in C and in Python, right where it can be worked out, sound."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from math import isclose, sqrt
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from kribo.cards import PACK, RANKS, Cards, parse_all, rank
from kribo.engine import pegging, pegging_fallback
from kribo.engine.pegging import Laid, Position, blueprint, candidates, in_order
from kribo.engine.pegging_data import OPENINGS, pack, unpack
from kribo.scoring import play

CASES = Path(__file__).parents[1] / "data" / "pegging_cases.jsonl"

BACKENDS: list[ModuleType] = [pegging_fallback]
if pegging.IN_C:
    from kribo.engine import _pegging

    BACKENDS.append(_pegging)


@pytest.fixture(params=BACKENDS, ids=lambda module: module.__name__.rpartition(".")[2])
def backend(request: pytest.FixtureRequest) -> Iterator[ModuleType]:
    """The play in C and in Python, in turn behind `kribo.engine.pegging`."""
    before = pegging._pegging
    pegging._pegging = request.param
    pegging._player.cache_clear()
    yield request.param
    pegging._pegging = before
    pegging._player.cache_clear()


def hand(text: str) -> Cards:
    """Cards of these ranks, of different suits where a rank comes twice."""
    numbers = [RANKS.index(sign) for sign in text]
    return tuple(4 * number + numbers[:place].count(number) for place, number in enumerate(numbers))


def position(text: str, *, dealer: bool, laid: str = "", **more: Any) -> Position:
    """A position of ranks; `laid` are laid by turns from pone's lead, the other's in suits of its own."""
    kept = list(hand(text))
    left, cards = kept.copy(), list[Laid]()
    for place, sign in enumerate(laid):
        if mine := (place % 2 == 1) == dealer:
            card = next(card for card in left if RANKS[rank(card)] == sign)
            left.remove(card)
        else:
            card = (
                4 * RANKS.index(sign)
                + 3
                - sum(RANKS[rank(one.card)] == sign and not one.mine for one in cards)
            )
        cards.append(Laid(card, mine))
    return Position(dealer=dealer, kept=tuple(kept), laid=tuple(cards), **more)


class Chances(NamedTuple):
    """Made up chances to win: even at the start, higher for who is ahead and for who deals."""

    target: int
    win: array[float]
    lose: array[float]
    ours: array[float]
    theirs: array[float]


def made_up(target: int) -> Chances:
    scores = range(target)
    dealers = [0.5 + (dealer - pone + 3) / (2 * target + 10) for dealer in scores for pone in scores]
    won, lost = array("d", [1.0] * target), array("d", [0.0] * target)
    return Chances(target, won, lost, array("d", dealers), array("d", [1 - chance for chance in dealers]))


CHANCES = made_up(121)


class Decision(NamedTuple):
    """A position of a play, with what its player may lay."""

    position: Position
    playable: Cards


def decisions(seed: int, deals: int) -> Iterator[Decision]:
    """All decisions of random plays."""
    random = Random(seed)
    for _ in range(deals):
        cards = random.sample(PACK, 13)
        kept, thrown = (tuple(cards[:4]), tuple(cards[4:8])), (tuple(cards[8:10]), tuple(cards[10:12]))
        now, seats = play.begin(kept, 1), list[int]()
        while now.turn is not None:
            turn = now.turn
            laid = tuple(Laid(card, seat == turn) for card, seat in zip(now.laid, seats, strict=True))
            scores = (random.randrange(121), random.randrange(121))
            yield Decision(
                Position(turn == 1, kept[turn], laid, thrown[turn], cards[12], scores), now.playable
            )
            seats.append(turn)
            now = play.lay(now, random.choice(now.playable)).after


# ---- moves


def test_the_tree_of_four_against_four_has_576_leaves_at_most(backend: ModuleType) -> None:
    # Eight different low ranks: every card fits until late, 4! * 4! orders.
    assert pegging.tree_size(hand("A234"), hand("5678"))[1] == 576


@pytest.mark.parametrize(
    ("pone", "dealer", "nodes", "leaves"),
    [
        ("A", "", 2, 1),
        ("A", "2", 3, 1),
        ("A2", "3", 7, 2),
        ("AA", "3", 4, 1),
        # Both orders of either side, all four cards fit: 1 + 2 + 4 + 4 + 4.
        ("A2", "34", 15, 4),
        # Tens alone: after three of them a new count; all of a side are one rank.
        ("TT", "TT", 5, 1),
        ("KKKK", "QQQQ", 9, 1),
    ],
)
def test_tree_sizes_by_hand(backend: ModuleType, pone: str, dealer: str, nodes: int, leaves: int) -> None:
    assert pegging.tree_size(hand(pone), hand(dealer)) == (nodes, leaves)


def test_the_tree_is_that_of_the_reference() -> None:
    def size(now: play.Position) -> tuple[int, int]:
        if now.turn is None:
            return 1, 1
        by_rank = {rank(card): card for card in now.playable}
        below = [size(play.lay(now, card).after) for card in by_rank.values()]
        return 1 + sum(nodes for nodes, _ in below), sum(leaves for _, leaves in below)

    random = Random(3)
    for _ in range(6):
        cards = tuple(random.sample(PACK, 7))
        assert pegging.tree_size(cards[:4], cards[4:]) == size(play.begin((cards[:4], cards[4:]), 1))


# ---- the two backends


def test_simple_choices_and_the_blueprint_are_legal_and_the_same_in_both() -> None:
    players = [module.player(*shipped()) for module in BACKENDS]
    for decision in decisions(seed=1, deals=40):
        known = pegging._known(decision.position)
        role, kept, _, _, laid = known
        legal = {rank(card) for card in decision.playable}
        chances = [
            module.chances(player, role, kept, laid) for module, player in zip(BACKENDS, players, strict=True)
        ]
        for found, module in zip(chances, BACKENDS, strict=True):
            assert {number for number, _ in found} == legal
            assert isclose(sum(chance for _, chance in found), 1, abs_tol=1e-6)
            assert all(chance >= 0 for _, chance in found)
            assert {module.greedy(*known), module.heuristic(*known)} <= legal
        assert flat(chances[0]) == pytest.approx(flat(chances[-1]), abs=1e-6)
        assert BACKENDS[0].greedy(*known) == BACKENDS[-1].greedy(*known)
        assert BACKENDS[0].heuristic(*known) == BACKENDS[-1].heuristic(*known)


def test_beliefs_and_searches_are_the_same_in_both() -> None:
    players = [module.player(*shipped()) for module in BACKENDS]
    late = [decision for decision in decisions(seed=2, deals=12) if len(decision.position.laid) >= 4]
    for decision in late[::5]:
        known = pegging._known(decision.position)
        for module_stakes in (None, CHANCES):
            found = [
                module.search(player, *known, 0.15, 0.02, -1, *decision.position.scores, module_stakes)
                for module, player in zip(BACKENDS, players, strict=True)
            ]
            assert flat(found[0]) == pytest.approx(flat(found[-1]), abs=1e-6)
        beliefs = [
            module.believe(player, *known, 0.15, 0.02)
            for module, player in zip(BACKENDS, players, strict=True)
        ]
        assert isclose(sum(beliefs[0]), 1, abs_tol=1e-9)
        assert beliefs[0] == pytest.approx(beliefs[-1], abs=1e-7)


@pytest.mark.parametrize(
    ("change", "value"),
    [
        (0, 2),
        (1, b"\x00\x00\x00"),
        (1, b"\x00\x00\x00\x0d"),
        (2, b"\x00\x01\x02"),
        (3, 13),
        (4, b"\xff"),
        (4, bytes(range(8))),
        (4, b"\x04\x02"),
    ],
)
def test_what_is_no_position_is_refused(backend: ModuleType, change: int, value: object) -> None:
    arguments: list[Any] = [0, b"\x00\x01\x05\x09", b"\x0a\x0b", 2, b""]
    arguments[change] = value
    with pytest.raises(ValueError, match=r"."):
        backend.heuristic(*arguments)


def test_data_comes_back_as_it_was_packed() -> None:
    random = Random(6)
    late = 100
    parts = (
        bytes(range(256)) * 290 + bytes(16),
        bytes(OPENINGS),
        random.randbytes(8 * late),
        random.randbytes(2 * late),
    )
    assert unpack(pack(parts)) == parts
    with pytest.raises(ValueError, match="size"):
        pegging_fallback.player(b"", b"", b"", b"")


def shipped() -> tuple[bytes, bytes, bytes, bytes]:
    """The blueprint that kribo has."""
    return unpack((Path(pegging.__file__).parent / "data" / "pegging.bin").read_bytes())


def flat(rows: list[Any]) -> list[float]:
    """All numbers of a list of tuples."""
    return [float(number) for row in rows for number in row]


# ---- decisions that can be worked out


def test_the_last_card_of_all_pegs_one(backend: ModuleType) -> None:
    # 7 8 7 8 make 30, Q J K make 30 again; the dealer's king is alone in a count of its own.
    (only,) = candidates(position("88JK", dealer=True, laid="7878QJK"))
    assert RANKS[rank(only.card)] == "K"
    assert [only.points_for, only.points_against, only.net] == pytest.approx([1, 0, 1])


def test_who_can_peg_out_does(backend: ModuleType) -> None:
    # The pair wins at once; nothing can be better than a won game.
    now = position(
        "8JQK",
        dealer=True,
        laid="8",
        thrown=parse_all("2C 3D"),
        starter=parse_all("5H")[0],
        scores=(119, 120),
    )
    best = candidates(now, CHANCES)[0]
    assert RANKS[rank(best.card)] == "8"
    assert best.win == pytest.approx(1)


def test_a_lost_show_makes_pegging_all_that_counts(backend: ModuleType) -> None:
    # Pone stands at 120 and pegs or counts out, so the dealer at 119 wins only by pegging: the pair does it.
    now = position(
        "8JQK",
        dealer=True,
        laid="Q",
        thrown=parse_all("2C 3D"),
        starter=parse_all("5H")[0],
        scores=(119, 120),
    )
    found = {RANKS[rank(one.card)]: one for one in candidates(now, CHANCES)}
    assert max(found, key=lambda sign: found[sign].win or 0) == "Q"
    assert found["Q"].win == pytest.approx(1)
    assert (found["8"].win or 0) < 0.9


def test_chances_to_win_are_chances(backend: ModuleType) -> None:
    for decision in list(decisions(seed=4, deals=4)):
        if len(decision.position.laid) < 4:
            continue
        found = candidates(decision.position, CHANCES)
        assert {rank(one.card) for one in found} == {rank(card) for card in decision.playable}
        assert all(one.win is not None and -1e-9 <= one.win <= 1 + 1e-9 for one in found)
        assert [one.win for one in found] == sorted((one.win for one in found), key=float, reverse=True)  # type: ignore[arg-type]


# ---- orders of play


def test_an_order_is_found_for_what_was_laid_by_whom() -> None:
    for decision in decisions(seed=5, deals=60):
        now = decision.position
        mine = tuple(one.card for one in now.laid if one.mine)
        theirs = tuple(one.card for one in now.laid if not one.mine)
        pile = pile_of(now)
        found = in_order(now._replace(laid=()), mine, theirs, pile)
        assert found is not None
        assert pile_of(now._replace(laid=found)) == pile
        assert tuple(one.card for one in found if one.mine) == mine


def pile_of(now: Position) -> Cards:
    """The cards of the running count, as the player on turn sees it."""
    pile: Cards = ()
    for one in now.laid:
        pile = (*pile, one.card) if play.count((*pile, one.card)) <= play.LIMIT else (one.card,)
    return pile if play.playable(now.held, play.count(pile)) else ()


# ---- published and computed cases

TOLERANCE, ON_AVERAGE = 0.55, 0.16
"""Points, for one card and on average over all. The cases were computed against another player near
equilibrium, one that forgets nothing of earlier counts."""

CASE_LIST = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


@pytest.mark.skipif(not pegging.IN_C, reason="a lead takes a while in Python")
def test_net_points_are_near_those_computed_elsewhere() -> None:
    differences = []
    for case in CASE_LIST:
        laid = "".join(case["plays"]).replace("10", "T")
        text = case["kept"].replace("10", "T").replace("-", "")
        now = position(text, dealer=case["role"] == "dealer", laid=laid)
        found = {RANKS[rank(one.card)]: one.net for one in candidates(now, doubt=0, strange=0)}
        expected = case["engine_net_ev_vs_cfr"]
        assert found.keys() == expected.keys()
        for sign, net in expected.items():
            assert found[sign] == pytest.approx(net, abs=TOLERANCE), (case["id"], sign)
            differences.append(abs(found[sign] - net))
        likeliest = RANKS[rank(blueprint(now)[0][0])]
        assert expected[likeliest] > max(expected.values()) - 0.35, case["id"]
    assert sum(differences) / len(differences) < ON_AVERAGE


# ---- training


@pytest.mark.skipif(not pegging.IN_C, reason="training is in C alone")
def test_training_is_the_same_for_a_seed_and_learns() -> None:
    from kribo.engine import pegging_tables

    keeps = _pegging.keeps(pegging_tables.published_cribs())
    trainers = [_pegging.trainer(keeps, seed) for seed in (1, 1, 2)]
    for trainer in trainers:
        _pegging.train(trainer, 20_000)
    trained = [_pegging.trained(trainer) for trainer in trainers]
    assert trained[0] == trained[1] != trained[2]
    keys = array("Q", trained[0][1])
    assert list(keys) == sorted(set(keys))
    player = _pegging.player(keeps, *trained[0])
    untrained = _pegging.player(keeps, *_pegging.trained(_pegging.trainer(keeps, 1)))
    greedy, _, learner = range(3)
    margin, variance = _pegging.duel(player, learner, greedy, False, 20_000, 5, 0, 0)
    before, _ = _pegging.duel(untrained, learner, greedy, False, 20_000, 5, 0, 0)
    assert margin > before + 10 * sqrt(variance)


@pytest.mark.skipif(not pegging.IN_C, reason="duels are in C alone")
def test_the_ladder_of_the_play() -> None:
    margin = pegging.duel("heuristic", "greedy", 20_000, seed=6)
    assert margin.mean == pytest.approx(0.36, abs=4 * margin.error)
    assert pegging.duel("blueprint", "heuristic", 20_000, seed=6).mean > 0.18
    assert pegging.duel("search", "greedy", 100, seed=6).mean > 0
