/* Discards of two-handed six-card: what each of the fifteen throws is worth at the show.
 *
 * What is good to throw depends on what the other throws. A Habit is how a role throws, and habit.c finds
 * the two that answer each other as well as can be. Roles are PONE and DEALER, pairs and multisets of ranks
 * are numbered as in pegging.h. Hands are in ascending order of their cards. All points are means.
 */
#ifndef KRIBO_DISCARD_H
#define KRIBO_DISCARD_H

#include "pegging.h"

enum {
    WAYS = 15, /* to throw two of six */
    STARTERS = CARDS - DEALT,
    MOST_SHOWN = 30, /* one more than the most that a hand or crib scores */
    MOST_HABITS = 1 << 16,
    CARD_PAIRS = CARDS * (CARDS - 1) / 2,
    SIX_HANDS = 20358520, /* hands of six cards */
    THROW_TABLE_BYTES = SIX_HANDS / 2
};

/* How a role throws: the entries of the hand of ranks with index h are first[h] to first[h + 1] - 1, each
 * with the share of that throw over all suits that such a hand can have. */
typedef struct {
    uint32_t first[DEALS + 1];
    float share[MOST_HABITS];
    uint8_t number[MOST_HABITS]; /* of the throw, the first of those with equal ranks */
    uint8_t pair[MOST_HABITS];   /* the ranks thrown */
    uint16_t keep[MOST_HABITS];  /* the ranks kept */
    float suited[THROWS];        /* of the throws of a pair of ranks, the share in one suit */
    float flush[KEEPS];          /* of the keeps of four ranks, the share in one suit */
} Habit;

/* The mean points that a throw leaves in the hand and puts into the crib, whoever owns the crib. */
typedef struct {
    double hand, crib;
} Worth;

/* What six cards leave unseen. */
typedef struct {
    int of_rank[RANKS];
    int of_suit[SUITS];
    double share[SUITS][RANKS]; /* of the unseen cards of a rank, the share in that suit */
} Unseen;

/* What six cards make likely of the other: chances of each throw and starter together (of all 1), and by
 * starter those of the points that his hand will show (of each starter 1). */
typedef struct {
    double crib[THROWS][RANKS];
    double shown[RANKS][MOST_SHOWN];
} Foresight;

/* The positions that each way takes: (0,1), (0,2) ... (4,5). */
extern const uint8_t WAY[WAYS][2];

/* Fills the tables of this file; once, after load_tables and pegging_init. */
void discard_init(void);

static inline int pair_of(int rank, int other)
{
    return rank < other ? other * (other + 1) / 2 + rank : rank * (rank + 1) / 2 + other;
}

/* The cards that a hand leaves, in order. */
void list_unseen(const Card hand[DEALT], Card cards[STARTERS]);

void see_ranks(const Card hand[DEALT], Unseen *unseen);
void see_suits(const Card hand[DEALT], Unseen *unseen); /* after see_ranks */
void split(const Card hand[DEALT], int way, Card kept[KEPT], Card thrown[2]);

/* The index of the ranks kept. */
int keep_of(const Card kept[KEPT]);

/* Goes through all ranks that the other may hold, each as likely as the six cards leave it. `shown` is filled
 * only where asked for. */
void foresee(const Unseen *unseen, const Habit *other, bool with_shown, Foresight *foresight);

/* The chances of what the crib will score with a starter of that rank. */
void crib_chances(const Card thrown[2], int starter, const Unseen *unseen, const Foresight *foresight,
                  const Habit *other, double chances[MOST_SHOWN]);

/* The mean points that kept cards show. */
double hand_worth(const Card kept[KEPT], const Unseen *unseen);

/* Worths in two parts, since many hands share the first. */
void worths_by_rank(const Card hand[DEALT], const Unseen *unseen, const Foresight *foresight, Worth worths[WAYS]);
void add_suits(const Card hand[DEALT], const Unseen *unseen, const Foresight *foresight, const Habit *other,
               Worth worths[WAYS]);

/* The fifteen throws. The hand term is exact; the crib term too, but that the other's throw is taken not to
 * depend on which suits of its ranks are seen. */
void discard_worths(const Card hand[DEALT], const Habit *other, Worth worths[WAYS]);

/* Room to count in. By two cards: the hands from which they are thrown, and of these the hands that keep a third
 * card. */
typedef struct {
    uint32_t thrown[CARD_PAIRS];
    uint32_t with[CARD_PAIRS][CARDS];
} Counts;

/* The same from every hand of cards that the other may hold and its throw in a table; both terms exact. */
void discard_exact(const Card hand[DEALT], const uint8_t *table, Counts *counts, Worth worths[WAYS]);

/* The net points that a throw is worth to a role at the show. */
static inline double net_of(int role, const Worth *worth)
{
    return worth->hand + (role == DEALER ? worth->crib : -worth->crib);
}

/* A table has half a byte for each hand of six cards: the way to throw. */
uint32_t six_index(const Card hand[DEALT]);
int way_at(const uint8_t *table, uint32_t index);

#endif
