/* How both roles throw when each answers the other: one step of an iterated best response over the 18,395
 * hands of six ranks and, for flush and nobs, the 962,988 hands that differ by more than the names of suits.
 */
#ifndef KRIBO_HABIT_H
#define KRIBO_HABIT_H

#include "discard.h"
#include "plays.h"

/* A habit while it is sought: by hand of ranks the share of each way, of ways with equal ranks the first has
 * all; how often each pair of ranks is thrown, and in one suit; how often each keep is held, and as a flush. */
typedef struct {
    float share[DEALS][WAYS];
    double thrown[THROWS], suited[THROWS];
    double kept[KEEPS], flush[KEEPS];
} Answers;

typedef struct {
    double hand, crib;            /* mean points of the best throws */
    double ranks, classes, cards; /* how many hands were met, as ranks, as suit classes, as cards */
    double thrown[THROWS];        /* of the hands of cards, those from which a pair of ranks is best thrown, */
    double cribs[THROWS];         /* and their mean crib */
} Found;

/* Moves answers by `step` (1: all the way) to the best ones of a role to the other's habit, which are those with
 * most net points at the show, or with `plays` (or NULL) in the play too. `table` (or NULL) gets the way of each
 * hand of cards. */
Found answer_habit(int role, const Habit *other, const Plays *plays, double step, Answers *answers, uint8_t *table);

/* All hands: how many there are as ranks, as suit classes and as cards, and what is shown on average by those who
 * always keep the four cards that show most. */
typedef struct {
    double shown, ranks, classes, cards;
} BestKeeps;
BestKeeps count_best_keeps(void);

/* The habit that answers make, without the ways that hands of certain ranks go less than once in 256. */
void settle(const Answers *answers, Habit *habit);

/* A habit as bytes. For each hand of ranks that there is: the number of its ways, and for each of them its
 * number and its share in 255ths; then `suited` and `flush` in 255ths. write_habit returns how many bytes it
 * wrote, at most HABIT_BYTES; read_habit says whether it could make sense of them. */
enum { HABIT_BYTES = DEALS + 2 * MOST_HABITS + THROWS + KEEPS };
size_t write_habit(const Habit *habit, uint8_t *bytes);
bool read_habit(const uint8_t *bytes, size_t size, Habit *habit);

#endif
