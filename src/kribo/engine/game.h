/* Whole games: what they differ in, what lies on the table, who decides, and what is added up. */
#ifndef KRIBO_GAME_H
#define KRIBO_GAME_H

#include "chance.h"
#include "kernel.h"

enum {
    MOST_TARGET = 999,
    HIGHEST_BID = 29,
    CUT_DEPTH = 4, /* so many cards at least lie above and below the cut */
    SMALL_MULTISETS = 1 + 13 + 91
};

typedef enum { NEVER, ONCE, EACH_DEAL } WhenThree;
typedef enum { NO_AUCTION, AFTER_DISCARDS, BEFORE_DISCARDS } Auction;

/* The rules of a game as numbers; engine/spec.py makes it of Rules and has the fields in the same order. */
typedef struct {
    int32_t seats;
    int32_t sides; /* seat s plays for side s % sides */
    int32_t keep;
    int32_t crib_from_pack;
    int32_t target;
    int32_t dealt[MOST_SEATS]; /* from eldest to dealer */
    int32_t single;
    int32_t single_go_may;
    int32_t bicycle_go;
    int32_t crib_flush_four;
    int32_t heels_claimed;
    int32_t three_for_last; /* WhenThree */
    int32_t auction;        /* Auction */
    int32_t auction_may_pass;
    int32_t auction_heels_owner;
} GameSpec;

/* Whether the numbers are of a game that fits the arrays here. */
bool spec_is_sound(const GameSpec *spec);

/* The mean of a crib with some cards in it, by their multiset: in one's own crib, in an opponent's. */
typedef struct {
    double own[SMALL_MULTISETS];
    double opponents[SMALL_MULTISETS];
} CribAverages;

/* The places in a hand, lowest first, of the cards to lay away. */
typedef struct {
    int size;
    int place[MOST_THROWN];
} Throw;

/* All throws of a size in the order of itertools.combinations; `next_throw` is false after the last. */
Throw first_throw(int size);
bool next_throw(Throw *throw, int dealt);

/* One deal. Everything lies open here: a policy reads only what its seat may know. */
typedef struct {
    const GameSpec *spec;
    const CribAverages *averages;
    int dealer;
    int owner; /* of the crib */
    int price; /* what it was bought for, 0 if not sold */
    int dealt[MOST_SEATS];
    int thrown_size[MOST_SEATS]; /* 0 until the seat has discarded */
    Card hand[MOST_SEATS][MOST_DEALT];
    Card thrown[MOST_SEATS][MOST_THROWN];
    Card kept[MOST_SEATS][MOST_HELD];
    Card crib[MOST_HELD];
    int crib_size;
    Card starter;
    Play play;
} Deal;

/* Divides a hand into what is kept and what is laid away. */
void throw_these(Deal *deal, int seat, const Throw *throw);

static inline int side_of(const GameSpec *spec, int seat) { return seat % spec->sides; }

/* What may be bid: a pass or not, and the lowest bid, which is above HIGHEST_BID when there is none. */
typedef struct {
    bool may_pass;
    int lowest;
} Bids;

enum { GO = -1 };

/* A player. Its whims come from the stream; the other answers follow from what it may know. */
typedef struct {
    Throw (*discard)(const Deal *deal, int seat, Stream *whims);
    int (*bid)(const Deal *deal, int seat, Bids bids, Stream *whims); /* 0 passes */
    /* For the seat on turn, which can lay a card: a place in its hand, or GO where it may stop. */
    int (*play)(const Deal *deal, bool may_go, Stream *whims);
} Policy;

/* The same players, in decisions as well, as those of kribo.players with these names. */
enum { RANDOM, GREEDY, BASIC, POLICIES };
extern const Policy policies[POLICIES];

/* CALLS are points for the mistakes of others in counting; players here make none. */
typedef enum { PEGGING, HAND, CRIB, HEELS, START, BIDS, CALLS, SOURCES } Source;

/* What games come to. Sums of whole numbers alone, so that tallies can be added in any order; the fields
 * are described in engine/tally.py, which reads them. A place is a side as the players are listed, a
 * position a seat from eldest to dealer. */
typedef struct {
    int64_t games;
    int64_t deals;
    int64_t deals_squared;                            /* of each set */
    int64_t first_dealer[MOST_SEATS + 1];             /* sets by the games of the set it won */
    int64_t wins[MOST_SEATS];                         /* by place */
    int64_t points[SOURCES][MOST_SEATS];              /* by place */
    int64_t sets[MOST_SEATS][MOST_SEATS + 1];         /* by place and by the games of the set it won */
    int64_t deal_points[MOST_SEATS][SOURCES];         /* by position */
    int64_t deal_points_squared[MOST_SEATS];          /* by position, all sources together */
    int64_t runner_up[MOST_SEATS][MOST_TARGET];       /* by place of the winner and score of the second */
} Tally;

/* Who plays how many games. A set is one game, or with rotations the same cards and first dealer with the
 * players moved on by one seat each time. */
typedef struct {
    const GameSpec *spec;
    const CribAverages *averages;
    const uint8_t *policies; /* by seat */
    uint64_t seed;
    int rotations; /* 1, or as many as there are sides */
} Match;

/* Adds the sets from first on to the tally. A set is settled by the seed and its own number. */
void simulate(const Match *match, uint64_t first, uint64_t sets, Tally *tally);

#endif
