/* Discards by what they make of the game, not of the show alone. */
#ifndef KRIBO_WINS_H
#define KRIBO_WINS_H

#include "discard.h"
#include "race.h"

/* What a role needs to know to weigh a throw by what becomes of the game. Values are to us. */
typedef struct {
    const Habit *other;
    double *plays;               /* the race of the play with each keep, PLAY_NUMBERS each, by way to throw */
    int target;
    const double *win;           /* [s]: we win, they have s */
    const double *lose;          /* [s]: they win, we have s */
    const double *ours, *theirs; /* of every pair of scores, as from sweep */
} Game;

/* The expected value of the game for each way to throw, from our score and theirs, both short of the target.
 * What the other will show and has thrown is as likely as our six cards and the starter's rank leave it; the
 * two and the play are taken not to depend on each other. */
void discard_values(const Card hand[DEALT], int role, int score, int other_score, const Game *game,
                    double values[WAYS]);

#endif
