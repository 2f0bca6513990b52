#include "discard.h"

#include <string.h>

const uint8_t WAY[WAYS][2] = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 2}, {1, 3}, {1, 4},
    {1, 5}, {2, 3}, {2, 4}, {2, 5}, {3, 4}, {3, 5}, {4, 5},
};

/* The positions that each way keeps. */
static const uint8_t STAY[WAYS][KEPT] = {
    {2, 3, 4, 5}, {1, 3, 4, 5}, {1, 2, 4, 5}, {1, 2, 3, 5}, {1, 2, 3, 4}, {0, 3, 4, 5}, {0, 2, 4, 5}, {0, 2, 3, 5},
    {0, 2, 3, 4}, {0, 1, 4, 5}, {0, 1, 3, 5}, {0, 1, 3, 4}, {0, 1, 2, 5}, {0, 1, 2, 4}, {0, 1, 2, 3},
};

static uint8_t low_rank[THROWS], high_rank[THROWS];
static uint8_t crib_points[THROWS][THROWS][RANKS]; /* of two throws and a starter, by ranks */
static uint8_t keep_points[KEEPS][RANKS];
static uint32_t choose[CARDS + 1][DEALT + 1];

/* ---- tables */

static void fill_choose(void)
{
    for (int n = 0; n <= CARDS; n++) {
        choose[n][0] = 1;
        for (int k = 1; k <= DEALT; k++)
            choose[n][k] = n ? choose[n - 1][k - 1] + choose[n - 1][k] : 0;
    }
}

static const uint8_t *points_of_ranks(const uint8_t ranks[KEPT])
{
    Card cards[KEPT];
    for (int i = 0; i < KEPT; i++)
        cards[i] = (Card)(ranks[i] * SUITS);
    return show_tables.points[multiset_of(cards, KEPT)];
}

static void fill_cribs(void)
{
    for (int one_pair = 0; one_pair < THROWS; one_pair++)
        for (int other = 0; other < THROWS; other++) {
            const uint8_t ranks[KEPT] = {low_rank[one_pair], high_rank[one_pair], low_rank[other], high_rank[other]};
            memcpy(crib_points[one_pair][other], points_of_ranks(ranks), RANKS);
        }
}

static void fill_keeps(void)
{
    for (int keep = 0; keep < KEEPS; keep++) {
        uint8_t ranks[KEPT];
        int number = 0;
        for (Ranks rest = keep_ranks[keep]; rest; rest -= one(lowest(rest)))
            ranks[number++] = (uint8_t)lowest(rest);
        memcpy(keep_points[keep], points_of_ranks(ranks), RANKS);
    }
}

void discard_init(void)
{
    for (uint8_t high = 0; high < RANKS; high++)
        for (uint8_t low = 0; low <= high; low++) {
            low_rank[pair_of(low, high)] = low;
            high_rank[pair_of(low, high)] = high;
        }
    fill_choose();
    fill_cribs();
    fill_keeps();
}

/* ---- what six cards leave unseen */

void see_ranks(const Card hand[DEALT], Unseen *unseen)
{
    for (int rank = 0; rank < RANKS; rank++)
        unseen->of_rank[rank] = SUITS;
    for (int i = 0; i < DEALT; i++)
        unseen->of_rank[rank_of(hand[i])]--;
}

void see_suits(const Card hand[DEALT], Unseen *unseen)
{
    for (int suit = 0; suit < SUITS; suit++) {
        unseen->of_suit[suit] = RANKS;
        for (int rank = 0; rank < RANKS; rank++)
            unseen->share[suit][rank] = unseen->of_rank[rank] ? 1.0 / unseen->of_rank[rank] : 0;
    }
    for (int i = 0; i < DEALT; i++) {
        unseen->of_suit[suit_of(hand[i])]--;
        unseen->share[suit_of(hand[i])][rank_of(hand[i])] = 0;
    }
}

void split(const Card hand[DEALT], int way, Card kept[KEPT], Card thrown[2])
{
    for (int i = 0; i < KEPT; i++)
        kept[i] = hand[STAY[way][i]];
    for (int i = 0; i < DEALT - KEPT; i++)
        thrown[i] = hand[WAY[way][i]];
}

int keep_of(const Card kept[KEPT])
{
    uint8_t ranks[KEPT];
    for (int i = 0; i < KEPT; i++)
        ranks[i] = (uint8_t)rank_of(kept[i]);
    return index_of_sorted(ranks, KEPT);
}

/* ---- what six cards make likely */

/* A way through all hands of ranks that the other may hold, from the highest rank down. What a hand throws and
 * keeps is weighed by how many hands of cards it can be times how many starters each rank then has left. */
typedef struct {
    const Habit *other;
    int left[RANKS]; /* unseen and not in the hand: the starters */
    double crib[THROWS][RANKS];
    double (*kept)[RANKS]; /* KEEPS of them, or NULL */
} Search;

static void add_starters(const double left[RANKS], double weight, double row[RANKS])
{
    for (int starter = 0; starter < RANKS; starter++)
        row[starter] += weight * left[starter];
}

static void meet_hand(Search *search, int index, double ways)
{
    const Habit *other = search->other;
    double left[RANKS];
    for (int starter = 0; starter < RANKS; starter++)
        left[starter] = search->left[starter];
    for (uint32_t entry = other->first[index]; entry < other->first[index + 1]; entry++) {
        const double weight = ways * other->share[entry];
        add_starters(left, weight, search->crib[other->pair[entry]]);
        if (search->kept)
            add_starters(left, weight, search->kept[other->keep[entry]]);
    }
}

/* Adds cards of ranks up to `highest`, of which `same` are held already; `ways` is how many hands of cards
 * the ranks so far can be. */
static void meet_hands(Search *search, int cards, int highest, int same, int index, double ways)
{
    if (cards == 0) {
        meet_hand(search, index, ways);
        return;
    }
    for (int rank = highest; rank >= 0; rank--, same = 0) {
        const int left = search->left[rank];
        if (left == 0)
            continue;
        search->left[rank]--;
        meet_hands(search, cards - 1, rank, same + 1, index + (int)choose[rank + cards - 1][cards],
                   ways * left / (same + 1));
        search->left[rank]++;
    }
}

/* Of an unseen jack and an unseen starter of that rank, how likely they are of one suit. */
static double one_suit_with_jack(const Unseen *unseen, int starter)
{
    double chance = 0;
    for (int suit = 0; suit < SUITS && starter != JACK; suit++)
        chance += unseen->share[suit][JACK] * unseen->share[suit][starter];
    return chance;
}

/* What a keep shows, weighed: `nobs` of it with one point more. */
static void add_shown(double *shown, double weight, double nobs)
{
    shown[0] += weight * (1 - nobs);
    shown[1] += weight * nobs;
}

/* What all keeps show with a starter of that rank. */
static void show_keeps(double (*const kept)[RANKS], const Habit *other, int starter, double one_suit,
                       double shown[MOST_SHOWN])
{
    memset(shown, 0, MOST_SHOWN * sizeof *shown);
    for (int keep = 0; keep < KEEPS; keep++) {
        const int points = keep_points[keep][starter];
        const double weight = kept[keep][starter];
        const double flush = points + KEPT + 1 < MOST_SHOWN ? other->flush[keep] : 0; /* pairs are no flush */
        const double nobs = number_of(keep_ranks[keep], JACK) * one_suit;
        if (weight <= 0)
            continue;
        add_shown(shown + points, weight * (1 - flush), nobs);
        if (flush > 0)
            add_shown(shown + points + KEPT, weight * flush, nobs);
    }
}

static void scale(double *chances, int number, double total)
{
    for (int i = 0; i < number && total > 0; i++)
        chances[i] /= total;
}

static double sum(const double *numbers, int number)
{
    double total = 0;
    for (int i = 0; i < number; i++)
        total += numbers[i];
    return total;
}

void foresee(const Unseen *unseen, const Habit *other, bool with_shown, Foresight *foresight)
{
    double kept[KEEPS][RANKS];
    Search search = {.other = other, .kept = with_shown ? kept : NULL};
    if (with_shown)
        memset(kept, 0, sizeof kept);
    memcpy(search.left, unseen->of_rank, sizeof search.left);
    meet_hands(&search, DEALT, RANKS - 1, 0, 0, 1);

    memcpy(foresight->crib, search.crib, sizeof search.crib);
    scale(foresight->crib[0], THROWS * RANKS, sum(search.crib[0], THROWS * RANKS));
    for (int starter = 0; starter < RANKS && with_shown; starter++) {
        double *shown = foresight->shown[starter];
        show_keeps(kept, other, starter, one_suit_with_jack(unseen, starter), shown);
        scale(shown, MOST_SHOWN, sum(shown, MOST_SHOWN));
    }
}

/* ---- the crib */

/* What its ranks score; summed by starter, since sums that do not wait for each other are faster. */
static double crib_by_rank(int own, const Foresight *foresight)
{
    double sums[RANKS] = {0};
    for (int pair = 0; pair < THROWS; pair++)
        for (int starter = 0; starter < RANKS; starter++)
            sums[starter] += foresight->crib[pair][starter] * crib_points[own][pair][starter];
    return sum(sums, RANKS);
}

/* His nobs from the jacks that the other throws: the chance of it together with a starter of that rank. */
static double others_nobs(const Unseen *unseen, const Foresight *foresight, int starter)
{
    double jacks = 0;
    for (int rank = 0; rank < RANKS; rank++)
        jacks += foresight->crib[pair_of(rank, JACK)][starter] * (1 + (rank == JACK));
    return jacks * one_suit_with_jack(unseen, starter);
}

static double crib_nobs(const Unseen *unseen, const Foresight *foresight)
{
    double total = 0;
    for (int starter = 0; starter < RANKS; starter++)
        total += others_nobs(unseen, foresight, starter);
    return total;
}

/* The chance that the other's throw and the starter are all of a suit, and so of three ranks. */
static double crib_flush(int suit, const Unseen *unseen, const Foresight *foresight, const Habit *other)
{
    const double *share = unseen->share[suit];
    double total = 0;
    for (int pair = 0; pair < THROWS; pair++) {
        const int low = low_rank[pair], high = high_rank[pair];
        const double *chances = foresight->crib[pair], both = share[low] * share[high];
        if (low == high || both == 0)
            continue;
        double starters = -chances[low] * share[low] - chances[high] * share[high];
        for (int starter = 0; starter < RANKS; starter++)
            starters += chances[starter] * share[starter];
        total += SUITS * other->suited[pair] * both * starters;
    }
    return total;
}

/* Moves a share of all chances up by so many points. */
static void raise(double chances[MOST_SHOWN], int by, double share)
{
    for (int points = MOST_SHOWN - 1; points >= by; points--)
        chances[points] += share * chances[points - by] - share * chances[points];
    for (int points = 0; points < by; points++)
        chances[points] -= share * chances[points];
}

void crib_chances(const Card thrown[2], int starter, const Unseen *unseen, const Foresight *foresight,
                  const Habit *other, double chances[MOST_SHOWN])
{
    const int pair = pair_of(rank_of(thrown[0]), rank_of(thrown[1]));
    memset(chances, 0, MOST_SHOWN * sizeof *chances);
    for (int theirs = 0; theirs < THROWS; theirs++)
        chances[crib_points[pair][theirs][starter]] += foresight->crib[theirs][starter];
    const double total = sum(chances, MOST_SHOWN);
    scale(chances, MOST_SHOWN, total);

    double nobs = total > 0 ? others_nobs(unseen, foresight, starter) / total : 0;
    for (int i = 0; i < 2; i++)
        if (rank_of(thrown[i]) == JACK)
            nobs += unseen->share[suit_of(thrown[i])][starter];
    raise(chances, 1, nobs);
    if (is_one_suit(thrown, 2))
        raise(chances, KEPT + 1, crib_flush(suit_of(thrown[0]), unseen, foresight, other));
}

/* ---- worths */

static double hand_by_rank(const Card kept[KEPT], const Unseen *unseen)
{
    const uint8_t *points = show_tables.points[multiset_of(kept, KEPT)];
    int total = 0;
    for (int starter = 0; starter < RANKS; starter++)
        total += points[starter] * unseen->of_rank[starter];
    return (double)total / STARTERS;
}

/* The starters that match the suit of a jack, for all jacks together. */
static int nobs_starters(const Card *cards, int number, const Unseen *unseen)
{
    int total = 0;
    for (int i = 0; i < number; i++)
        if (rank_of(cards[i]) == JACK)
            total += unseen->of_suit[suit_of(cards[i])];
    return total;
}

static double hand_by_suit(const Card kept[KEPT], const Unseen *unseen)
{
    int total = nobs_starters(kept, KEPT, unseen);
    if (is_one_suit(kept, KEPT))
        total += KEPT * STARTERS + unseen->of_suit[suit_of(kept[0])];
    return (double)total / STARTERS;
}

double hand_worth(const Card kept[KEPT], const Unseen *unseen)
{
    return hand_by_rank(kept, unseen) + hand_by_suit(kept, unseen);
}

void worths_by_rank(const Card hand[DEALT], const Unseen *unseen, const Foresight *foresight, Worth worths[WAYS])
{
    double cribs[THROWS];
    bool known[THROWS] = {false};
    for (int way = 0; way < WAYS; way++) {
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        const int pair = pair_of(rank_of(thrown[0]), rank_of(thrown[1]));
        if (!known[pair])
            cribs[pair] = crib_by_rank(pair, foresight);
        known[pair] = true;
        worths[way] = (Worth){hand_by_rank(kept, unseen), cribs[pair]};
    }
}

void add_suits(const Card hand[DEALT], const Unseen *unseen, const Foresight *foresight, const Habit *other,
               Worth worths[WAYS])
{
    const double nobs = crib_nobs(unseen, foresight);
    double flush[SUITS] = {-1, -1, -1, -1};
    for (int way = 0; way < WAYS; way++) {
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        worths[way].hand += hand_by_suit(kept, unseen);
        worths[way].crib += nobs + (double)nobs_starters(thrown, 2, unseen) / STARTERS;
        if (is_one_suit(thrown, 2)) {
            const int suit = suit_of(thrown[0]);
            if (flush[suit] < 0)
                flush[suit] = (KEPT + 1) * crib_flush(suit, unseen, foresight, other);
            worths[way].crib += flush[suit];
        }
    }
}

void discard_worths(const Card hand[DEALT], const Habit *other, Worth worths[WAYS])
{
    Unseen unseen;
    Foresight foresight;
    see_ranks(hand, &unseen);
    see_suits(hand, &unseen);
    foresee(&unseen, other, false, &foresight);
    worths_by_rank(hand, &unseen, &foresight, worths);
    add_suits(hand, &unseen, &foresight, other, worths);
}

/* ---- every hand of cards that the other may hold */

uint32_t six_index(const Card hand[DEALT])
{
    uint32_t index = 0;
    for (int i = 0; i < DEALT; i++)
        index += choose[hand[i]][i + 1];
    return index;
}

int way_at(const uint8_t *table, uint32_t index) { return table[index >> 1] >> (index & 1 ? 4 : 0) & 15; }

static int card_pair(Card low, Card high) { return high * (high - 1) / 2 + low; }

static void count_hand(Counts *counts, const Card hand[DEALT], int way)
{
    const int pair = card_pair(hand[WAY[way][0]], hand[WAY[way][1]]);
    uint32_t *with = counts->with[pair];
    counts->thrown[pair]++;
    for (int i = 0; i < KEPT; i++)
        with[hand[STAY[way][i]]]++;
}

/* Fills the hand from its highest card down, so that the table is read almost in order. `cards` are below `end`. */
static void count_all(Counts *counts, const Card cards[STARTERS], const uint8_t *table, Card hand[DEALT],
                      int place, int end, uint32_t index)
{
    for (int next = place; next < end; next++) {
        hand[place] = cards[next];
        const uint32_t so_far = index + choose[cards[next]][place + 1];
        if (place == 0)
            count_hand(counts, hand, way_at(table, so_far));
        else
            count_all(counts, cards, table, hand, place - 1, next, so_far);
    }
}

static double exact_crib(const Card thrown[2], const Card cards[STARTERS], const Counts *counts)
{
    double points = 0, deals = 0;
    for (int high = 1; high < STARTERS; high++)
        for (int low = 0; low < high; low++) {
            const Card crib[KEPT] = {thrown[0], thrown[1], cards[low], cards[high]};
            const int pair = card_pair(cards[low], cards[high]);
            if (!counts->thrown[pair])
                continue;
            for (int i = 0; i < STARTERS; i++) {
                if (i == low || i == high)
                    continue;
                const double hands = counts->thrown[pair] - counts->with[pair][cards[i]];
                points += hands * show_points(crib, KEPT, cards[i], true);
                deals += hands;
            }
        }
    return points / deals;
}

void list_unseen(const Card hand[DEALT], Card cards[STARTERS])
{
    int held = 0;
    for (int i = 0; i < STARTERS; i++) {
        while (held < DEALT && hand[held] == i + held)
            held++;
        cards[i] = (Card)(i + held);
    }
}

void discard_exact(const Card hand[DEALT], const uint8_t *table, Counts *counts, Worth worths[WAYS])
{
    Unseen unseen;
    Card cards[STARTERS], other[DEALT];
    memset(counts, 0, sizeof *counts);
    see_ranks(hand, &unseen);
    see_suits(hand, &unseen);
    list_unseen(hand, cards);
    count_all(counts, cards, table, other, DEALT - 1, STARTERS, 0);
    for (int way = 0; way < WAYS; way++) {
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        worths[way] = (Worth){hand_worth(kept, &unseen), exact_crib(thrown, cards, counts)};
    }
}
