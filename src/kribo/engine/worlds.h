/* What a seat sees of any game of the kernel, and worlds that agree with it.
 *
 * In a world every other seat has a hand as dealt of which it throws what `basic` throws. What a seat has laid and
 * where it has said go is heeded: the hands that `basic` would have played like that come most often, others now and
 * then, since nobody need play like `basic`. */
#ifndef KRIBO_WORLDS_H
#define KRIBO_WORLDS_H

#include "round.h"

enum { MOST_ON_TABLE = 30, MOST_PASSES = 240 };

/* What a seat sees. */
typedef struct {
    GameSpec spec;
    int scores[MOST_SEATS]; /* by side */
    int seat, dealer, owner, price;
    int hand_size, thrown_size;
    Card hand[MOST_DEALT]; /* all cards dealt to the seat, those it has thrown last */
    int starter;           /* NOBODY before the play */
    int laid;
    Card cards[MOST_ON_TABLE];
    uint8_t seats[MOST_ON_TABLE]; /* oldest first */
    int pile;                     /* how many of them are in this count */
    unsigned gone;                /* a bit for each seat that said go in this count */
} Sight;

/* A seat could lay nothing: what a card could have counted, and how many the seat had laid by then. */
typedef struct {
    int seat, room, laid;
} Pass;

typedef struct {
    const Sight *sight;
    Deal deal; /* what is known; unknown cards are NO_CARD */
    int unseen_size;
    Card unseen[CARDS];
    int laid_by[MOST_SEATS];
    Play moments[MOST_ON_TABLE]; /* before each card that was laid */
    int passes_size;
    Pass passes[MOST_PASSES];
} Worlds;

/* False when no play comes to what is seen. */
bool worlds_open(Worlds *worlds, const Sight *sight, const CribAverages *averages);

/* A world: hands, throws of the others, starter; the extra card of the crib comes to `extra`. The asking seat's own
 * throw, and so the crib, is left out when it has not thrown yet. False when there is none. */
bool imagine(const Worlds *worlds, Stream *stream, Deal *deal, Card *extra);

#endif
