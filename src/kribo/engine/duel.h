/* Plays of whole deals between two players of the play, each deal twice with the roles exchanged. */
#ifndef KRIBO_DUEL_H
#define KRIBO_DUEL_H

#include "search.h"

typedef enum { GREEDY, HEURISTIC, BLUEPRINT, SEARCH, POLICIES } Policy;

/* The mean net points a deal of the first player against the second, over both roles, and the variance of that mean. */
typedef struct {
    double mean, variance;
} Margin;

/* :blind: the searcher forgets its throw and the starter and believes the other's keeps to be the habit's.
 * False when memory is short. */
bool duel(const Engine *engine, Policy first, Policy second, bool blind, long deals, uint64_t seed, Margin *margin);

#endif
