/* The play of two-handed six-card cribbage, ranks only: its moves, what players do in it, and the search.
 *
 * Seats are roles: PONE leads, DEALER answers. Ranks are 0 (ace) to 12 (king). Four kept ranks have an index
 * 0..1819, six dealt ranks an index 0..18563 (with holes where a rank would come five times): both are the
 * place in colexicographic order of the sorted ranks.
 */
#ifndef KRIBO_PEGGING_H
#define KRIBO_PEGGING_H

#include "chance.h"
#include "kernel.h"

enum { PONE, DEALER };
enum { KEPT = 4, DEALT = 6, KEEPS = 1820, DEALS = 18564, THROWS = 91, ACTIONS = 4 };

/* How many cards of each rank: four bits a rank, aces lowest. */
typedef uint64_t Ranks;

typedef struct {
    Ranks held[2];
    uint64_t history;    /* five bits a card, newest lowest: 2 * rank + role of who laid it */
    uint16_t keep[2];    /* index of what each has kept, laid cards included */
    uint8_t left[2];     /* cards still held */
    uint8_t pile[8];     /* cards of this count, oldest first */
    uint8_t length;
    uint8_t count;
    uint8_t turn;
    uint8_t laid;        /* cards laid by both in the whole play */
} Pegging;

/* ---- sets of ranks */

extern Ranks keep_ranks[KEEPS];
extern Ranks deal_ranks[DEALS]; /* 0 in the holes */

/* Fill the tables of this file; once, before anything else. */
void pegging_init(void);

static inline Ranks one(int rank) { return (Ranks)1 << 4 * rank; }
static inline int lowest(Ranks ranks) { return __builtin_ctzll(ranks) / 4; }
static inline int number_of(Ranks ranks, int rank) { return ranks >> 4 * rank & 15; }

/* The index of `number` sorted ranks, and that of a set of four or six. */
int index_of_sorted(const uint8_t *sorted, int number);
int index_of(Ranks ranks);

/* ---- moves */

/* The held ranks that keep the count within 31. */
static inline Ranks fitting(Ranks held, int count)
{
    int room = LIMIT - count;
    return room >= 10 ? held : held & (one(room) - 1);
}

static inline int is_over(const Pegging *play) { return play->left[PONE] + play->left[DEALER] == 0; }

/* The different ranks in `ranks`, lowest first; returns how many there are. */
int list_ranks(Ranks ranks, uint8_t *list);

/* The play before the lead. */
Pegging play_of(int pone_keep, int dealer_keep);

/* Put a card of the seat on turn on the pile without passing the turn on; returns what it pegs. */
int put(Pegging *play, int rank);

/* End the count that `seat` laid the last card of: returns the point for go or last card (0 after a 31). */
int close_count(Pegging *play, int seat);

/* Lay a card of the seat on turn: returns all its points, and leaves the play to whoever is next. */
int peg(Pegging *play, int rank);

/* Positions and leaves of the tree below a play with both hands open; different cards of a rank are one. */
typedef struct { long nodes, leaves; } TreeSize;
TreeSize tree_size(const Pegging *play);

/* ---- chance */

static inline double unit(Stream *stream) { return (double)(next_bits(stream) >> 11) * 0x1p-53; }

/* What six dealt ranks keep, by role: an index of four ranks for each index of six. */
typedef struct {
    uint16_t of[2][DEALS];
} Keeps;

/* What fifteens, pairs and runs score among five cards. */
int show_of_ranks(Ranks ranks);

/* The place of two thrown ranks a <= b: b * (b + 1) / 2 + a. */
int throw_index(Ranks thrown);

/* The keeps that are best in points of hand and crib, for mean cribs at [THROWS * role + throw], ranks only: what the dealer wins in his crib and what it costs pone. */
void choose_keeps(const double *cribs, Keeps *keeps);

typedef struct {
    Ranks dealt[2];
    uint16_t keep[2];
    uint8_t starter;
} Deal;
Deal random_deal(Stream *stream, const Keeps *keeps);

/* ---- what a seat knows */

typedef struct {
    Pegging play;           /* the other's `held` and `keep` are not read */
    Ranks seen;          /* all cards that the seat knows: dealt to it, starter, laid by the other */
    int seat;
} View;

/* Set `view` to what a seat of the deal knows before the lead. */
View view_of(const Deal *deal, int seat);

/* ---- simple players: both choose a rank to lay */

int greedy(const View *view);

/* The two-ply heuristic: points - 0.7 x sum of q(x) x reply(x) + 0.9 x P(go); q(x) is the chance that the
 * other holds rank x. */
int heuristic(const View *view);

#endif
