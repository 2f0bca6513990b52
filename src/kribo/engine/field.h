/* How likely each side is to win a game of the kernel from the scores at the end of a deal, for two to six sides.
 *
 * Points come in deals of a mean and a variance that trial deals between `basic` players tell, so the number of deals
 * that a side still needs is about normal, and the side that needs fewest wins. Who deals next has a head start: what
 * the coming deals bring that seat above the mean. Near the end one more deal is played through, event by event, with
 * each of some trial deals: there the order of counting decides. */
#ifndef KRIBO_FIELD_H
#define KRIBO_FIELD_H

#include "round.h"

enum { TRIALS = 3000, PLAYED_THROUGH = 48, NORMAL_STEPS = 1000 };

typedef struct {
    GameSpec spec;
    CribAverages averages;     /* what `basic` knows of cribs */
    double pace, variance;     /* the points of a side in a deal */
    double head[MOST_SEATS];   /* the head start of a seat, by its position from eldest to dealer */
    double normal[NORMAL_STEPS + 1];
    Pegs trials[PLAYED_THROUGH]; /* seats are positions here */
} Field;

/* Makes the trial deals. The field must stay where it is: nothing in it points into it. */
void field_open(Field *field, const GameSpec *spec, const CribAverages *averages, uint64_t seed);

/* A deal with hands and nothing thrown yet, of that dealer; the rest of the pack is in `rest`. */
void deal_at_random(Deal *deal, int dealer, Stream *stream, Card *rest);

/* The chance of a side with these scores when that seat deals next. */
double chance_of(const Field *field, const int *scores, int dealer, int side, bool play_through);

/* Whether somebody can come near the end in this deal, so that the next one is to be played through. */
bool is_near(const Field *field, const int *scores);

#endif
