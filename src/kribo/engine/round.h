/* One deal of any game of the kernel, from any moment to its end: what is pegged, in the order of the rules, and who
 * is out first. All seats go on as `basic`. */
#ifndef KRIBO_ROUND_H
#define KRIBO_ROUND_H

#include "game.h"

enum { ASK = -2 /* instead of a place in the hand: the seat decides itself */, MOST_PEGS = 80 };

/* What was pegged, oldest first, by seats. */
typedef struct {
    int size;
    uint8_t seat[MOST_PEGS];
    int8_t points[MOST_PEGS];
} Pegs;

typedef struct {
    Deal deal;
    int target;
    int scores[MOST_SEATS]; /* by side */
    int winner;             /* a side, or NOBODY */
    Pegs *pegs;             /* where to write down what is pegged, or NULL */
} Round;

static inline int eldest(const Deal *deal) { return seat_after(deal->dealer, deal->spec->seats); }

static inline bool is_over(const Round *round) { return round->winner != NOBODY; }

void peg_points(Round *round, int seat, int points);

/* Lays cards away by the policy of `basic`: which of the hand are kept and which thrown. */
void throw_sensibly(Deal *deal, int seat);

/* The crib of all that was thrown, and the cards that come to it from the pack. */
void make_crib(Deal *deal, const Card *extra);

/* The auction, where it comes at this moment; everybody bids as `basic`. */
void sell(Round *round);

/* Heels, and the hands taken up; the play has not begun. */
void begin_to_play(Round *round);

/* Plays on to the end of the play; the seat on turn lays the card at that place, or decides for itself. */
void play_to_the_end(Round *round, int place);

/* The same, one turn of it; the place may be GO. False when the play is over. */
bool take_one_turn(Round *round, int place);

void show_all(Round *round);

/* The points of a hand and of the crib. */
int hand_points(const Deal *deal, int seat);
int crib_points(const Deal *deal);

#endif
