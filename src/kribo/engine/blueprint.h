/* The blueprint: a strategy for the whole play, near equilibrium in net points, and how it is found.
 *
 * An information set is what a seat knows when it has a choice. In the opening (at most three cards laid,
 * turn about) it is the seat's keep and every rank laid, by whom: a place in one array. With four cards laid
 * it is the same under a key. Later it is what still matters to the points to come: the ranks held, how many
 * cards the other holds, the count, and of the pile what can still be part of a pair or a run. What else was
 * laid is forgotten then, which makes a hundred million information sets less than three, and learning
 * faster; the search at run time remembers it.
 */
#ifndef KRIBO_BLUEPRINT_H
#define KRIBO_BLUEPRINT_H

#include "pegging.h"

enum {
    LEADS = KEEPS,
    REPLIES = KEEPS * RANKS,
    SECONDS = KEEPS * ACTIONS * RANKS,
    THIRDS = KEEPS * ACTIONS * RANKS * RANKS,
    OPENINGS = LEADS + REPLIES + SECONDS + THIRDS
};

/* The place of the information set of the seat on turn among the openings, or NOBODY after the opening. */
int opening_of(const Pegging *play);

/* With so many cards laid nothing is forgotten yet. */
enum { REMEMBERED = 4 };

/* The information set after the opening: what the cards held say, and what the table says; their sum is
 * the key, never 0. */
uint64_t key_of_held(Ranks held);
uint64_t key_of_table(const Pegging *play);

/* ---- a finished blueprint */

/* Chances are in 255ths, those of the fitting ranks from the lowest; the last one is what the others leave. */
typedef uint8_t OpeningChances[ACTIONS - 1];
typedef uint8_t LateChances[ACTIONS - 2];

typedef struct {
    const OpeningChances *openings; /* OPENINGS of them */
    uint64_t *keys;                 /* open addressing; 0 where there is none */
    LateChances *late;
    size_t mask;
} Blueprint;

/* Index `number` late information sets; `openings` is borrowed. False when memory is short. */
bool blueprint_open(Blueprint *blueprint, const uint8_t *openings, const uint64_t *keys, const uint8_t *late,
                    size_t number);
void blueprint_close(Blueprint *blueprint);

/* The chances of the `number` > 1 fitting ranks, by the place of the opening or, where that is NOBODY, the key. */
void blueprint_chances(const Blueprint *blueprint, int opening, uint64_t key, int number, float *chances);

/* The fitting ranks of the seat on turn, lowest first, with their chances; returns their number. */
int policy_of(const Blueprint *blueprint, const Pegging *play, uint8_t *list, float *chances);

/* ---- training: external-sampling Monte Carlo counterfactual regret minimisation
 * (Lanctot, Waugh, Zinkevich and Bowling 2009), the average strategy weighted by the
 * square of the number of deals so far (a little better than linearly). Tried and worse by far: regrets kept
 * above 0, as in CFR+. */

typedef struct Trainer Trainer;

/* With `whole_history` information sets are whole histories after the opening too, for comparison. */
Trainer *trainer_new(const Keeps *keeps, uint64_t seed, bool whole_history);
void trainer_free(Trainer *trainer);

/* Go on for so many deals; false when memory is short, and the trainer is as after the last whole deal. */
bool trainer_run(Trainer *trainer, long deals);

size_t trainer_late(const Trainer *trainer);

/* Write the average strategy: OPENINGS x OpeningChances, and keys (rising) and chances of the late sets.
 * False when memory is short. */
bool trainer_write(const Trainer *trainer, uint8_t *openings, uint64_t *keys, uint8_t *late);

#endif
