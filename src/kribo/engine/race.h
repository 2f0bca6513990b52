/* What deals bring, added up so that one can be played out from any two scores to any target.
 *
 * A deal is a row of events, each some points for a role, and the first to reach the target wins at once. From
 * scores that want x more (dealer) and y more (pone), three counts over many deals say all there is to know:
 *   totals[d][p]        the deals that bring the dealer d and pone p; those with d < x and p < y go on
 *   dealer_first[x][p]  the deals in which pone has p when the dealer gets to x; for p < y the dealer wins
 *   pone_first[y][d]    the deals in which the dealer has d when pone gets to y; for d < x pone wins
 * so replaying every deal from every pair of scores costs no more than adding it up once.
 */
#ifndef KRIBO_RACE_H
#define KRIBO_RACE_H

#include "pegging.h"

enum {
    MOST_EVENTS = 16,
    MOST_A_DEAL = 96, /* one more than either can get in a deal, with room to spare */
    MOST_A_PLAY = 40, /* the same of the play */
};

typedef struct {
    uint8_t role, points;
} Event;

typedef struct {
    int number;
    Event events[MOST_EVENTS];
} Events;

/* Rows of `size` numbers; all three are size x size. The caller owns them. Neither gets more than so many. */
typedef struct {
    int size, dealer_most, pone_most;
    double deals;
    double *totals, *dealer_first, *pone_first;
} Race;

/* How many numbers a race takes: deals, totals, dealer_first, pone_first. */
enum {
    DEAL_NUMBERS = 1 + 3 * MOST_A_DEAL * MOST_A_DEAL,
    PLAY_NUMBERS = 1 + 3 * MOST_A_PLAY * MOST_A_PLAY,
};

Race race_in(double *numbers, int size);

static inline void add_event(Events *events, int role, int points)
{
    if (points)
        events->events[events->number++] = (Event){(uint8_t)role, (uint8_t)points};
}

/* Adds one deal up. */
void add_up(double *numbers, int size, const Events *events);

/* Of value_of_race, times the deals, the part in which somebody gets to the target. */
double value_of_finish(const Race *race, int dealer_wants, int pone_wants, const double *dealer_wins,
                       const double *pone_wins);

/* The expected value of playing a deal out. The dealer wants so many points and pone so many, at least 1 each;
 * dealer_wins[p] is the value when the dealer gets there and pone has gained p, pone_wins[d] likewise, and
 * after[d * dealer_step + p * pone_step] the value when neither does and they gain d and p. */
double value_of_race(const Race *race, int dealer_wants, int pone_wants, const double *dealer_wins,
                     const double *pone_wins, const double *after, int dealer_step, int pone_step);

/* The expected value to us of every pair of scores short of the target, at [dealer's * target + pone's]:
 * `ours` when we deal, `theirs` when they do. win[s] is the value of winning against s points, lose[s] of losing
 * with s points. `gains`, at the same places, are what the dealer's chance of winning is more than the race says;
 * they count as of games decided at these scores. Goes through the pairs whose sum is from `highest` down to
 * `lowest`; those above must be done, for every deal brings at least a point. */
void sweep(const Race *race, const double *gains, int target, const double *win, const double *lose, int highest, int lowest,
           double *ours, double *theirs);

#endif
