/* Deals played by two players who throw by table, to be added up. */
#ifndef KRIBO_DEALS_H
#define KRIBO_DEALS_H

#include "blueprint.h"
#include "discard.h"
#include "race.h"

/* How the two play: by role the table of what is thrown, and the blueprint of the play, or NULL to play by the
 * two-ply heuristic. */
typedef struct {
    const uint8_t *tables[2];
    const Blueprint *blueprint;
} Players;

/* What is added up over deals. Sums by role are [PONE], [DEALER]. */
typedef struct {
    double race[DEAL_NUMBERS];
    double pegged[2], shown[2], crib, heels;
    double squares[2]; /* of the points of the deal */
} DealSums;

/* What the play brings to whoever keeps certain ranks, when all keeps are tried: races by role and keep. */
typedef double PlayRaces[2][KEEPS][PLAY_NUMBERS];

/* Plays the deals first to first + number - 1 of the seed and adds them to the sums: what a deal brings depends
 * on nothing else. */
void add_deals(const Players *players, uint64_t seed, uint64_t first, uint64_t number, DealSums *sums);

/* The same of deals in which a role has been dealt that hand and throws that way. */
void add_hand(const Players *players, int role, const Card hand[DEALT], int way, uint64_t seed, uint64_t first,
              uint64_t number, DealSums *sums);

/* The same of the play alone, with one role, turn about, throwing at random; adds to the race of its keep. */
void add_plays(const Players *players, uint64_t seed, uint64_t first, uint64_t number, PlayRaces races);

#endif
