/* What a card is worth in the play of any game of the kernel, by playing on in worlds that may be.
 *
 * A world deals the cards unseen to the other seats at random, but no card that fits to a seat that has said go
 * in this count. The same worlds serve all candidates, and from the card on every seat plays as `basic`.
 */
#ifndef KRIBO_ROLLOUT_H
#define KRIBO_ROLLOUT_H

#include <stdbool.h>
#include <stdint.h>

enum { SPEC_NUMBERS = 20, MOST_IN_HAND = 7, MOST_CHOICES = 5, MOST_ON_TABLE = 30 };

/* What the seat on turn sees. */
typedef struct {
    int32_t spec[SPEC_NUMBERS]; /* the fields of a GameSpec in their order */
    int turn;
    int hand_size;
    uint8_t hand[MOST_IN_HAND]; /* all cards dealt to the seat, the thrown ones last */
    uint8_t starter;
    int laid;
    uint8_t cards[MOST_ON_TABLE], seats[MOST_ON_TABLE]; /* oldest first */
    int pile;      /* how many of them are in this count */
    unsigned gone; /* a bit for each seat that said go in this count */
} Standing;

typedef struct {
    uint8_t card;
    double net, variance; /* points of the side, less the others' on average; the variance of this mean */
} Prospect;

/* The prospects of the cards that may be laid, MOST_CHOICES at most; how many, or 0 when the standing makes no sense. */
int rollout(const Standing *standing, int worlds, uint64_t seed, Prospect *prospects);

#endif
