/* What the play brings to whoever keeps certain ranks, as it is shipped (plays.bin): by role and keep the mean
 * points for and against, and a race, packed as engine/counts.py tells. */
#ifndef KRIBO_PLAYS_H
#define KRIBO_PLAYS_H

#include "race.h"

#include <stddef.h>

/* All is borrowed, and little-endian. */
typedef struct {
    const uint8_t *gained, *lost; /* in thousandths of a point, two bytes each, by role and keep */
    const uint8_t *begins;        /* four bytes each: where the race of a role and keep begins, and the last one ends */
    const uint8_t *races;
} Plays;

/* False when the bytes make no sense. */
bool read_plays(const uint8_t *bytes, size_t size, Plays *plays);

/* The mean net points of the play. */
double net_of_play(const Plays *plays, int role, int keep);

/* A total of a race: what dealer and pone get, and how often. */
typedef struct {
    uint8_t dealer, pone;
    double deals;
} Outcome;

/* The race of a keep, in so many numbers; its totals are listed too. Returns how many are not 0. */
int unpack_play(const Plays *plays, int role, int keep, double numbers[PLAY_NUMBERS],
                Outcome outcomes[MOST_A_PLAY * MOST_A_PLAY]);

#endif
