"""Makes the tables of discards and of the chances of winning. Needs the compiled module, and some minutes.

Each step starts from the files of those before: how both sides throw for the show; what the play brings to
each keep; what deals bring between two who throw for the points of show and play; what both gain by throwing
for the game; and the chances that follow.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from itertools import accumulate

from kribo.engine import counts, discard, gains, pegging_data, winprob
from kribo.engine.plays import MILLI
from kribo.engine.show_table import little_endian
from kribo.engine.winning import DEALER, KEEPS, MOST_A_PLAY, PLAY_NUMBERS, PONE, compiled, data

STEPS = (1.0, 1.0, 0.6, 0.6, 0.6, 0.4, 0.4, 0.4, 0.4, 0.4)
"""How far each round goes to the best answers; going all the way each time ends in a small cycle."""

DEALS, PLAYS = 20_000_000, 40_000_000
"""How many are counted: the chance of the first dealer has then a standard error of 0.0001."""

ROUNDS, HANDS = 2, 1000
"""Of the gains: a round more changes none by more than 0.0001, and their standard errors are below 0.001."""


def make_throws() -> Mapping[str, bytes]:
    """How pone and dealer throw when each answers the other: a fixed point (habit.h)."""
    answers = [bytearray(compiled.ANSWERS_BYTES) for _ in range(2)]
    settled = [compiled.settle(_first_way()), compiled.settle(_first_way())]
    for step in STEPS:
        for role in (PONE, DEALER):
            other = compiled.read_habit(settled[not role])
            compiled.answer_habit(role, other, None, step, answers[role], None)
            settled[role] = compiled.settle(answers[role])
    return {"throws-pone.bin": settled[PONE], "throws-dealer.bin": settled[DEALER]}


def _first_way() -> bytearray:
    """Answers to begin with: whatever the hand, its two lowest cards."""
    floats = array("f", bytes(compiled.ANSWERS_BYTES))
    for hand in range(18564):
        floats[15 * hand] = 1.0
    return bytearray(floats.tobytes()[: compiled.ANSWERS_BYTES])


def make_deals(seed: int, deals: int = DEALS) -> Mapping[str, bytes]:
    """What deals bring, as a race and then the sums of `DealSums` (deals.h)."""
    sums = array("d", bytes(8 * compiled.DEAL_SUMS))
    compiled.add_deals(*_tables(with_play=True), blueprint(), seed, 0, deals, sums)
    return {"deals.bin": counts.pack(sums)}


def make_plays(seed: int, plays: int = PLAYS) -> Mapping[str, bytes]:
    """What the play brings to each keep, in the form that `discard.plays` reads."""
    sums = array("d", bytes(8 * compiled.PLAY_RACES))
    compiled.add_plays(*_tables(), blueprint(), seed, 0, plays, sums)
    races = [sums[start : start + PLAY_NUMBERS] for start in range(0, len(sums), PLAY_NUMBERS)]
    packed = [counts.pack(race) for race in races]
    means = [_means(race) for race in races]
    of_dealer, of_pone = ([round(MILLI * mean[role]) for mean in means] for role in (0, 1))
    gained = array("H", of_pone[:KEEPS] + of_dealer[KEEPS:])
    lost = array("H", of_dealer[:KEEPS] + of_pone[KEEPS:])
    begins = array("I", accumulate(map(len, packed), initial=0))
    rows = [little_endian(row).tobytes() for row in (gained, lost, begins)]
    return {"plays.bin": b"".join(rows + packed)}


def _means(race: Sequence[float]) -> tuple[float, float]:
    """The mean points of dealer and pone."""
    dealer = pone = 0.0
    for place, deals in enumerate(race[1 : 1 + MOST_A_PLAY**2]):
        dealer += place // MOST_A_PLAY * deals
        pone += place % MOST_A_PLAY * deals
    return dealer / race[0], pone / race[0]


def make_gains(seed: int, rounds: int = ROUNDS, hands: int = HANDS) -> Mapping[str, bytes]:
    """What minding the score gains, in games between two who mind it as they did the round before."""
    nothing = array("d", bytes(8 * len(gains.WANTS) ** 2))
    found = nothing, nothing
    for _ in range(rounds):
        chances = winprob.swept(winprob.winning(121), gains.of_dealer(121, found))
        found = _gains(PONE, chances, seed, hands), _gains(DEALER, chances, seed, hands)
    return {"gains.bin": gains.as_bytes(*found)}


def _gains(role: int, chances: winprob.Values, seed: int, hands: int) -> array[float]:
    sums = array("d", bytes(8 * len(gains.WANTS) ** 2))
    how = discard.habits()[not role], discard.shipped_plays()
    compiled.add_gains(role, *how, discard.stakes_of(chances), seed, 0, hands, array("i", gains.WANTS), sums)
    return array("d", (total / hands for total in sums))


def make_wins() -> Mapping[str, bytes]:
    """The chances of winning for the targets that most games have."""
    return {
        f"wins-{target}.bin": winprob.as_bytes(winprob.values(winprob.winning(target)))
        for target in winprob.SHIPPED
    }


def _tables(*, with_play: bool = False) -> tuple[bytes, bytes]:
    return discard.throw_table(PONE, with_play=with_play), discard.throw_table(DEALER, with_play=with_play)


def blueprint() -> tuple[bytes, array[int], bytes]:
    """How both play, as the compiled module takes it."""
    _, openings, keys, late = pegging_data.unpack(data("pegging.bin"))
    return openings, array("Q", keys), late
