#include "wins.h"

#include <math.h>
#include <string.h>

enum {
    PONE_SPAN = MOST_A_PLAY + MOST_SHOWN,       /* what pone can gain in a deal */
    DEALER_SPAN = MOST_A_PLAY + 2 * MOST_SHOWN, /* and the dealer, heels apart */
    HEELS = 2,
};

static int least(int number, int other) { return number < other ? number : other; }
static int most(int number, int other) { return number > other ? number : other; }

/* One more than the highest place that is not 0. */
static int end_of(const double *chances)
{
    int end = MOST_SHOWN;
    while (end > 0 && chances[end - 1] <= 0)
        end--;
    return end;
}

/* ---- before the score is looked at */

static void count_shown(const Card kept[KEPT], const Unseen *unseen, uint8_t shown[RANKS][MOST_SHOWN])
{
    memset(shown, 0, RANKS * sizeof *shown);
    for (Card starter = 0; starter < CARDS; starter++)
        if (unseen->share[suit_of(starter)][rank_of(starter)] > 0)
            shown[rank_of(starter)][show_points(kept, KEPT, starter, false)]++;
}

static void open_way(const Card hand[DEALT], int number, const Foresight *foresight, const Habit *other,
                     const Plays *plays, Outlook *outlook)
{
    Way *way = &outlook->ways[number];
    Card kept[KEPT], thrown[2];
    split(hand, number, kept, thrown);
    count_shown(kept, &outlook->unseen, way->shown);
    for (int rank = 0; rank < RANKS; rank++)
        if (outlook->unseen.of_rank[rank]) {
            crib_chances(thrown, rank, &outlook->unseen, foresight, other, way->crib[rank]);
            outlook->most_crib = most(outlook->most_crib, end_of(way->crib[rank]));
        }
    way->outcomes = unpack_play(plays, outlook->role, keep_of(kept), way->numbers, way->outcome);
    way->play = race_in(way->numbers, MOST_A_PLAY);
}

static void count_points(const Card hand[DEALT], const Plays *plays, Outlook *outlook)
{
    for (int way = 0; way < WAYS; way++) {
        const Worth *worth = &outlook->worths[way];
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        outlook->nets[way] = net_of(outlook->role, worth) + net_of_play(plays, outlook->role, keep_of(kept));
    }
}

unsigned ways_within(const Outlook *outlook, double margin)
{
    double best = -INFINITY;
    unsigned ways = 0;
    for (int way = 0; way < WAYS; way++)
        best = fmax(best, outlook->nets[way]);
    for (int way = 0; way < WAYS; way++)
        if (outlook->nets[way] >= best - margin)
            ways |= 1u << way;
    return ways;
}

void look_out(const Card hand[DEALT], int role, const Habit *other, const Plays *plays, double margin,
              Outlook *outlook)
{
    Foresight foresight;
    outlook->role = role;
    outlook->most_shown = outlook->most_crib = 0;
    see_ranks(hand, &outlook->unseen);
    see_suits(hand, &outlook->unseen);
    foresee(&outlook->unseen, other, true, &foresight);
    memcpy(outlook->shown, foresight.shown, sizeof outlook->shown);
    for (int rank = 0; rank < RANKS; rank++)
        outlook->most_shown = most(outlook->most_shown, end_of(outlook->shown[rank]));
    worths_by_rank(hand, &outlook->unseen, &foresight, outlook->worths);
    add_suits(hand, &outlook->unseen, &foresight, other, outlook->worths);
    count_points(hand, plays, outlook);
    outlook->open = ways_within(outlook, margin);
    for (int way = 0; way < WAYS; way++)
        if (outlook->open >> way & 1)
            open_way(hand, way, &foresight, other, plays, outlook);
}

/* ---- from certain scores */

/* A deal after the discard, seen by one role. Gains count from the scores before the starter. */
typedef struct {
    const Outlook *outlook;
    const Game *game;
    unsigned ways; /* to value */
    int scores[2];
    /* The value once all is counted, by what pone and the dealer have gained, pone not being out. */
    double end[PONE_SPAN + MOST_SHOWN][DEALER_SPAN + MOST_SHOWN + HEELS];
    /* With a certain starter, the same summed over what the other shows. As pone we have then shown, and the dealer
     * has all but what the other shows. As dealer we have gained all, pone all but what the other shows, and where
     * that takes him out, which is before we show, the value is 0 here. Heels are not among the gains. */
    double values[PONE_SPAN][DEALER_SPAN];
    double out[PONE_SPAN]; /* as dealer: the chance that pone goes out by showing */
} Prospect;

/* How far the rows and columns of a prospect must reach. */
typedef struct {
    int pone, dealer;
} Span;

/* What these ways need of `values`. */
static Span span_of(const Outlook *outlook, unsigned ways)
{
    Span span = {0, 0};
    for (int number = 0; number < WAYS; number++) {
        const Way *way = &outlook->ways[number];
        if (!(ways >> number & 1))
            continue;
        int own = 0;
        for (int rank = 0; rank < RANKS; rank++)
            for (int points = own; points < MOST_SHOWN; points++)
                own = way->shown[rank][points] ? points : own;
        span.pone = most(span.pone, way->play.pone_most + 1 + (outlook->role == PONE ? own : 0));
        span.dealer = most(span.dealer,
                           way->play.dealer_most + outlook->most_crib + (outlook->role == DEALER ? own : 0));
    }
    return span;
}

/* Fills `end`, where pone is not out; if both are at the target the dealer is out later, and has lost. */
static void fill_end(Prospect *prospect, Span reach)
{
    const Game *game = prospect->game;
    const bool we_deal = prospect->outlook->role == DEALER;
    const double *next = we_deal ? game->theirs : game->ours; /* pone deals next */
    for (int p = 0; p < reach.pone; p++) {
        const int pone = prospect->scores[PONE] + p;
        const double dealer_out = we_deal ? game->win[pone] : game->lose[pone];
        for (int d = 0; d < reach.dealer; d++) {
            const int dealer = prospect->scores[DEALER] + d;
            prospect->end[p][d] = dealer < game->target ? next[pone * game->target + dealer] : dealer_out;
        }
    }
}

/* To a row, so many numbers weighed. */
static void add_row(double *row, const double *numbers, int number, double weight)
{
    for (int i = 0; i < number; i++)
        row[i] += weight * numbers[i];
}

/* Fills `values` and `out` for starters of a rank; `left` is what pone wants. */
static void sum_shown(Prospect *prospect, int rank, Span span, int left)
{
    const bool we_deal = prospect->outlook->role == DEALER;
    const double *shown = prospect->outlook->shown[rank];
    const int heels = rank == JACK ? HEELS : 0;
    for (int p = 0; p < least(span.pone, left); p++) {
        double *row = prospect->values[p];
        memset(row, 0, (size_t)span.dealer * sizeof *row);
        prospect->out[p] = 0;
        for (int points = 0; points < prospect->outlook->most_shown; points++)
            if (!we_deal)
                add_row(row, prospect->end[p] + heels + points, span.dealer, shown[points]);
            else if (p + points < left)
                add_row(row, prospect->end[p + points] + heels, span.dealer, shown[points]);
            else
                prospect->out[p] += shown[points];
    }
}

static double mean_of_crib(const double *crib, int end, const double *row)
{
    double even = 0, odd = 0; /* sums that do not wait for each other */
    int points = 0;
    for (; points + 1 < end; points += 2) {
        even += crib[points] * row[points];
        odd += crib[points + 1] * row[points + 1];
    }
    return even + odd + (points < end ? crib[points] * row[points] : 0);
}

/* The value when we shall show so much; the dealer has his heels. */
static double value_of_deal(const Prospect *prospect, const Way *way, int rank, int own)
{
    const Game *game = prospect->game;
    const bool we_deal = prospect->outlook->role == DEALER;
    const int dealer = prospect->scores[DEALER] + (rank == JACK ? HEELS : 0), pone = prospect->scores[PONE];
    const int dealer_wants = game->target - dealer, pone_wants = game->target - pone;
    const double *crib = way->crib[rank];
    const int crib_end = end_of(crib);
    double value = value_of_finish(&way->play, dealer_wants, pone_wants, (we_deal ? game->win : game->lose) + pone,
                                   (we_deal ? game->lose : game->win) + dealer);
    for (const Outcome *play = way->outcome; play < way->outcome + way->outcomes; play++) {
        if (play->dealer >= dealer_wants || play->pone >= pone_wants)
            continue;
        if (we_deal)
            value += play->deals * (prospect->out[play->pone] * game->lose[dealer + play->dealer]
                                    + mean_of_crib(crib, crib_end, prospect->values[play->pone] + play->dealer + own));
        else if (play->pone + own >= pone_wants)
            value += play->deals * game->win[dealer + play->dealer];
        else
            value += play->deals * mean_of_crib(crib, crib_end, prospect->values[play->pone + own] + play->dealer);
    }
    return value / way->play.deals;
}

/* The sum over the starters of a rank. */
static double value_of_starters(const Prospect *prospect, const Way *way, int rank)
{
    double value = 0;
    for (int points = 0; points < MOST_SHOWN; points++)
        if (way->shown[rank][points])
            value += way->shown[rank][points] * value_of_deal(prospect, way, rank, points);
    return value;
}

/* Adds for each way the sum over the starters of a rank. */
static void add_starters(Prospect *prospect, int rank, Span span, double values[WAYS])
{
    const Game *game = prospect->game;
    const bool we_deal = prospect->outlook->role == DEALER;
    const bool won = rank == JACK && prospect->scores[DEALER] + HEELS >= game->target;
    const int starters = prospect->outlook->unseen.of_rank[rank], pone = prospect->scores[PONE];
    if (!starters)
        return;
    if (!won)
        sum_shown(prospect, rank, span, game->target - pone);
    for (int way = 0; way < WAYS; way++)
        if (won)
            values[way] += starters * (we_deal ? game->win[pone] : game->lose[pone]);
        else if (prospect->ways >> way & 1)
            values[way] += value_of_starters(prospect, &prospect->outlook->ways[way], rank);
}

void value_throws(const Outlook *outlook, unsigned ways, int score, int other_score, const Game *game,
                  double values[WAYS])
{
    Prospect prospect;
    const Span span = span_of(outlook, ways);
    prospect.outlook = outlook;
    prospect.game = game;
    prospect.ways = ways;
    prospect.scores[outlook->role] = score;
    prospect.scores[!outlook->role] = other_score;
    const int left = game->target - prospect.scores[PONE];
    const bool we_deal = outlook->role == DEALER;
    const Span reach = {least(left, span.pone + (we_deal ? outlook->most_shown : 0)),
                        span.dealer + HEELS + (we_deal ? 0 : outlook->most_shown)};
    fill_end(&prospect, reach);
    for (int way = 0; way < WAYS; way++)
        values[way] = ways >> way & 1 ? 0 : NAN;
    for (int rank = 0; rank < RANKS; rank++)
        add_starters(&prospect, rank, span, values);
    for (int way = 0; way < WAYS; way++)
        values[way] /= STARTERS;
}
