#include "pegging.h"

#include <string.h>

Ranks keep_ranks[KEEPS];
Ranks deal_ranks[DEALS];
static int choose[DEALT + RANKS][DEALT + 1];

/* ---- sets of ranks */

static void fill_choose(void)
{
    for (int n = 0; n < DEALT + RANKS; n++) {
        choose[n][0] = 1;
        for (int k = 1; k <= DEALT; k++)
            choose[n][k] = n ? choose[n - 1][k - 1] + choose[n - 1][k] : 0;
    }
}

int index_of_sorted(const uint8_t *sorted, int number)
{
    int index = 0;
    for (int place = 0; place < number; place++)
        index += choose[sorted[place] + place][place + 1];
    return index;
}

int index_of(Ranks ranks)
{
    uint8_t sorted[DEALT];
    int number = 0;
    for (; ranks; ranks -= one(lowest(ranks)))
        sorted[number++] = (uint8_t)lowest(ranks);
    return index_of_sorted(sorted, number);
}

int list_ranks(Ranks ranks, uint8_t *list)
{
    int number = 0;
    while (ranks) {
        int rank = lowest(ranks);
        list[number++] = (uint8_t)rank;
        ranks &= ~((Ranks)15 << 4 * rank);
    }
    return number;
}

/* Call `store` with every set of `number` more ranks, none above `most`, added to `ranks`. */
static void each_set(Ranks ranks, int number, int most, void (*store)(Ranks))
{
    if (number == 0) {
        store(ranks);
        return;
    }
    for (int rank = 0; rank <= most; rank++)
        if (number_of(ranks, rank) < 4)
            each_set(ranks + one(rank), number - 1, rank, store);
}

static void store_keep(Ranks ranks) { keep_ranks[index_of(ranks)] = ranks; }
static void store_deal(Ranks ranks) { deal_ranks[index_of(ranks)] = ranks; }

void pegging_init(void)
{
    fill_choose();
    each_set(0, KEPT, RANKS - 1, store_keep);
    each_set(0, DEALT, RANKS - 1, store_deal);
}

/* ---- moves */

Pegging play_of(int pone_keep, int dealer_keep)
{
    Pegging play = {{keep_ranks[pone_keep], keep_ranks[dealer_keep]}, 0, {(uint16_t)pone_keep, (uint16_t)dealer_keep},
                 {KEPT, KEPT}, {0}, 0, 0, PONE, 0};
    return play;
}

int put(Pegging *play, int rank)
{
    int seat = play->turn;
    play->held[seat] -= one(rank);
    play->left[seat]--;
    play->laid++;
    play->history = play->history << 5 | (unsigned)(2 * rank + seat);
    play->pile[play->length++] = (uint8_t)rank;
    play->count = (uint8_t)(play->count + value_of_rank(rank));
    return pegs(play->pile, play->length, play->count);
}

int close_count(Pegging *play, int seat)
{
    int point = play->count < LIMIT;
    play->length = play->count = 0;
    play->turn = (uint8_t)(play->left[!seat] ? !seat : seat);
    return point;
}

int peg(Pegging *play, int rank)
{
    int seat = play->turn, points = put(play, rank);
    if (fitting(play->held[!seat], play->count))
        play->turn = (uint8_t)!seat;
    else if (!fitting(play->held[seat], play->count))
        points += close_count(play, seat);
    return points;
}

TreeSize tree_size(const Pegging *play)
{
    TreeSize size = {1, 0};
    if (is_over(play)) {
        size.leaves = 1;
        return size;
    }
    uint8_t list[ACTIONS];
    int number = list_ranks(fitting(play->held[play->turn], play->count), list);
    for (int place = 0; place < number; place++) {
        Pegging next = *play;
        peg(&next, list[place]);
        TreeSize below = tree_size(&next);
        size.nodes += below.nodes;
        size.leaves += below.leaves;
    }
    return size;
}

/* ---- chance */

int show_of_ranks(Ranks ranks)
{
    int ways[16] = {1}, points = 0, run = 0, copies = 1;
    for (int rank = 0; rank < RANKS; rank++) {
        int number = number_of(ranks, rank);
        points += number * (number - 1);
        for (int card = 0; card < number; card++)
            for (int sum = 15; sum >= value_of_rank(rank); sum--)
                ways[sum] += ways[sum - value_of_rank(rank)];
        run = number ? run + 1 : 0;
        copies = number ? copies * number : 1;
        int ends = rank == RANKS - 1 || !number_of(ranks, rank + 1);
        if (ends && run >= 3)
            points += run * copies;
    }
    return points + 2 * ways[15];
}

/* The sum over the 46 unseen starters of what a keep scores. */
static int show_sum(Ranks keep, Ranks dealt)
{
    int sum = 0;
    for (int starter = 0; starter < RANKS; starter++) {
        int number = 4 - number_of(dealt, starter);
        if (number)
            sum += number * show_of_ranks(keep + one(starter));
    }
    return sum;
}

int throw_index(Ranks thrown)
{
    int low = lowest(thrown), high = lowest(thrown - one(low));
    return high * (high + 1) / 2 + low;
}

static int best_keep(Ranks dealt, const double *crib, int sign)
{
    uint8_t list[DEALT];
    int number = list_ranks(dealt, list), best = 0;
    double most = -1e9;
    for (int high = 0; high < number; high++)
        for (int low = 0; low <= high; low++) {
            if (low == high && number_of(dealt, list[low]) < 2)
                continue;
            Ranks thrown = one(list[low]) + one(list[high]);
            double worth = show_sum(dealt - thrown, dealt) / 46.0 + sign * crib[throw_index(thrown)];
            if (worth > most) {
                most = worth;
                best = index_of(dealt - thrown);
            }
        }
    return best;
}

void choose_keeps(const double *cribs, Keeps *keeps)
{
    memset(keeps, 0, sizeof *keeps);
    for (int deal = 0; deal < DEALS; deal++)
        if (deal_ranks[deal])
            for (int seat = PONE; seat <= DEALER; seat++)
                keeps->of[seat][deal] = (uint16_t)best_keep(deal_ranks[deal], cribs + THROWS * seat, seat == DEALER ? 1 : -1);
}

Deal random_deal(Stream *stream, const Keeps *keeps)
{
    uint8_t pack[52];
    Deal deal = {{0, 0}, {0, 0}, 0};
    for (int card = 0; card < 52; card++)
        pack[card] = (uint8_t)(card / 4);
    for (int place = 0; place <= 2 * DEALT; place++) {
        int other = place + (int)below(stream, (unsigned)(52 - place));
        uint8_t rank = pack[other];
        pack[other] = pack[place];
        if (place < 2 * DEALT)
            deal.dealt[place % 2] += one(rank);
        else
            deal.starter = rank;
    }
    for (int seat = PONE; seat <= DEALER; seat++)
        deal.keep[seat] = keeps->of[seat][index_of(deal.dealt[seat])];
    return deal;
}

/* ---- what a seat knows */

View view_of(const Deal *deal, int seat)
{
    View view = {play_of(deal->keep[PONE], deal->keep[DEALER]), deal->dealt[seat] + one(deal->starter), seat};
    view.play.held[!seat] = 0;
    view.play.keep[!seat] = 0;
    return view;
}

/* ---- simple players */

int greedy(const View *view)
{
    uint8_t list[ACTIONS];
    int best = 0, most = -1;
    int number = list_ranks(fitting(view->play.held[view->seat], view->play.count), list);
    for (int place = 0; place < number; place++) {
        Pegging next = view->play;
        int points = put(&next, list[place]);
        if (points >= most) {
            most = points;
            best = list[place];
        }
    }
    return best;
}

/* How likely it is that `held` of `unseen` cards are none of `wanted`. */
static double chance_of_none(int unseen, int wanted, int held)
{
    double chance = 1;
    for (int card = 0; card < held; card++)
        chance *= (double)(unseen - wanted - card > 0 ? unseen - wanted - card : 0) / (unseen - card);
    return chance;
}

static double heuristic_worth(const View *view, int rank)
{
    const double reply_weight = 0.7, go_weight = 0.9;
    Pegging next = view->play;
    double worth = put(&next, rank);
    int held = next.left[!view->seat], unseen = 0, fits = 0;
    if (next.count == LIMIT)
        return worth;
    for (int other = 0; other < RANKS; other++)
        unseen += 4 - number_of(view->seen, other);
    for (int reply = 0; reply < RANKS; reply++) {
        int number = 4 - number_of(view->seen, reply), count = next.count + value_of_rank(reply);
        if (!number || count > LIMIT)
            continue;
        fits += number;
        next.pile[next.length] = (uint8_t)reply;
        int points = pegs(next.pile, next.length + 1, count);
        if (points)
            worth -= reply_weight * (1 - chance_of_none(unseen, number, held)) * points;
    }
    return worth + go_weight * chance_of_none(unseen, fits, held);
}

int heuristic(const View *view)
{
    uint8_t list[ACTIONS];
    int best = 0;
    double most = -1e9;
    int number = list_ranks(fitting(view->play.held[view->seat], view->play.count), list);
    for (int place = 0; place < number; place++) {
        double worth = number == 1 ? 0 : heuristic_worth(view, list[place]);
        if (worth >= most) {
            most = worth;
            best = list[place];
        }
    }
    return best;
}
