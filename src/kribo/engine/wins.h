/* Discards by what they make of the game, not of the show alone.
 *
 * An Outlook is what can be told of six cards before the score is looked at; from it a throw is valued at any
 * scores. What the other will show and has thrown is as likely as the six cards and the starter's rank leave it;
 * the two and the play are taken not to depend on each other. */
#ifndef KRIBO_WINS_H
#define KRIBO_WINS_H

#include "discard.h"
#include "plays.h"

/* What a deal is played for. Values are to us; all is borrowed. */
typedef struct {
    int target;
    const double *win;           /* [s]: we win, they have s */
    const double *lose;          /* [s]: they win, we have s */
    const double *ours, *theirs; /* of every pair of scores, as from sweep */
} Game;

/* A throw, by the rank of the starter. */
typedef struct {
    uint8_t shown[RANKS][MOST_SHOWN]; /* how many starters of the rank let the hand show so much */
    double crib[RANKS][MOST_SHOWN];   /* the chances of what the crib scores */
    int outcomes;
    Race play;
    Outcome outcome[MOST_A_PLAY * MOST_A_PLAY];
    double numbers[PLAY_NUMBERS];
} Way;

typedef struct {
    int role;
    unsigned open; /* the ways that can be valued, a bit each */
    Worth worths[WAYS];
    double nets[WAYS]; /* points, those of the play included */
    Unseen unseen;
    double shown[RANKS][MOST_SHOWN]; /* of the other, as in Foresight */
    int most_shown, most_crib;
    Way ways[WAYS];
} Outlook;

/* Fills an outlook, whose ways are open that are at most so many net points behind the best. */
void look_out(const Card hand[DEALT], int role, const Habit *other, const Plays *plays, double margin,
              Outlook *outlook);

/* The ways that are at most so many net points behind the best, a bit each. */
unsigned ways_within(const Outlook *outlook, double margin);

/* The expected value of the game for each of these ways to throw, which are open, from our score and theirs, both
 * short of the target; of the others NAN. */
void value_throws(const Outlook *outlook, unsigned ways, int score, int other_score, const Game *game,
                  double values[WAYS]);

#endif
