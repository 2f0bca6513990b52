/* What throws, cards and bids are worth in any game of the kernel, by playing the deal out in worlds that agree with
 * what a seat sees. The same worlds serve all choices.
 *
 * Worth is the chance to win (field.h), or the points of the side less those of the others on average. What a hand
 * and a crib bring on average is known better than from a few worlds, so what the worlds bring of it by luck is
 * taken out again. */
#ifndef KRIBO_COMPANY_H
#define KRIBO_COMPANY_H

#include "field.h"
#include "worlds.h"

enum { MOST_THROWS = 21, MOST_CHOICES = MOST_HELD };

typedef struct {
    Field field;
    CribAverages cribs; /* what cribs bring on average in this game */
} Company;

typedef struct {
    int worlds;
    uint64_t seed;
    bool for_game; /* whether worth is the chance to win, and not points */
} Effort;

typedef struct {
    Throw throw;
    double worth;
} ThrowWorth;

typedef struct {
    Card card;
    double worth;
} CardWorth;

/* The throws that are near the best, by places in the hand; how many, 0 when the sight makes no sense. */
int weigh_throws(const Company *company, const Sight *sight, Effort effort, ThrowWorth *worths);

/* The cards that may be laid. */
int weigh_cards(const Company *company, const Sight *sight, Effort effort, CardWorth *worths);

/* The most that the crib is worth, or -1 when the sight makes no sense. */
int weigh_crib(const Company *company, const Sight *sight, Effort effort);

#endif
