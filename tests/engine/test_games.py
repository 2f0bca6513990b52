"""Games in the kernel against the same games through the core: equal points, by source, to the last one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kribo.engine import kernel
from kribo.engine.tally import Tally
from kribo.table.simulation import Simulation, play_sets, play_sets_in_core
from kribo.variants import ALL

pytestmark = pytest.mark.skipif(not kernel.IN_C, reason="the kernel is not compiled, or KRIBO_KERNEL=python")

SETS = {"random": 8, "greedy": 5, "basic": 2}
"""So many games at a table of one kind of player."""

MIXED = ("random", "greedy", "basic", "basic", "greedy", "random")

OPTIONS: list[tuple[str, Mapping[str, str]]] = [
    ("auction", {"auction_when": "before_discards"}),
    ("auction", {"auction_open": "may_pass"}),
    ("auction", {"auction_open": "may_pass", "auction_when": "before_discards", "auction_heels": "owner"}),
    ("auction", {"auction_heels": "owner", "heels": "claimed"}),
    ("five-card", {"single_go": "may"}),
    ("five-card", {"three_for_last": "each_deal", "target": "31"}),
    ("five-card", {"three_for_last": "never", "crib_flush": "four"}),
    ("seven-card", {"seven_crib": "5", "crib_flush": "four"}),
    ("three-handed", {"bicycle_go": "on"}),
    ("six-card", {"heels": "claimed", "target": "61"}),
    ("six-card", {"counting": "muggins", "manual_pegging": "on", "count_seconds": "30"}),
    ("six-card", {"counting": "strict", "first_dealer": "random", "target": "241"}),
    ("six-handed", {"heels": "claimed", "short_hand": "opposite", "crib_flush": "four"}),
]


def both(simulation: Simulation, sets: int) -> tuple[Tally, Tally]:
    assert simulation.in_kernel
    return play_sets(simulation, range(sets)), play_sets_in_core(simulation, range(sets))


@pytest.mark.parametrize("player", list(SETS))
@pytest.mark.parametrize("variant", list(ALL))
def test_every_variant(variant: str, player: str) -> None:
    rules = ALL[variant]
    in_kernel, in_core = both(Simulation(rules, (player,) * rules.seats, seed=1), SETS[player])
    assert in_kernel == in_core


@pytest.mark.parametrize("variant", list(ALL))
def test_different_players_moving_round(variant: str) -> None:
    rules = ALL[variant]
    in_kernel, in_core = both(Simulation(rules, MIXED[: rules.seats], seed=2, duplicate=True), 1)
    assert in_kernel == in_core


@pytest.mark.parametrize(("variant", "options"), OPTIONS)
def test_options(variant: str, options: Mapping[str, str]) -> None:
    rules = ALL[variant].with_options(options)
    for player, sets in (("random", 8), ("greedy", 2), ("basic", 1)):
        in_kernel, in_core = both(Simulation(rules, (player,) * rules.seats, seed=3), sets)
        assert in_kernel == in_core, player
