/* What it is worth to mind the score when throwing.
 *
 * Deals are added up with throws for points (race.h). Who throws for the game instead gains on that; how much,
 * from what both want, is found by hands at random: the value of the throw that is best for the game less that of
 * the throw with most net points, both as in wins.h. No deal is played out, so a thousand hands tell it to less
 * than a thousandth. */
#ifndef KRIBO_GAINS_H
#define KRIBO_GAINS_H

#include "wins.h"

/* Adds, for the hands first to first + number - 1 of the seed, what a role gains in the game of a table of chances
 * of winning where it wants wants[i] and the other wants[j] points, to sums[i * wanted + j]. */
void add_gains(int role, const Habit *other, const Plays *plays, const Game *game, uint64_t seed, uint64_t first,
               uint64_t number, const int *wants, int wanted, Outlook *outlook, double *sums);

#endif
