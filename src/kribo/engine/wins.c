#include "wins.h"

#include <string.h>

enum {
    PONE_SPAN = MOST_A_PLAY + MOST_SHOWN,      /* what pone can gain before the dealer shows */
    DEALER_SPAN = MOST_A_PLAY + 2 * MOST_SHOWN /* what the dealer can gain in a deal */
};

/* A deal after the discard with a starter of a certain rank, seen by one role. `scores` are those before the
 * play, heels included; gains count from there. */
typedef struct {
    const Game *game;
    int role, scores[2];
    double crib[MOST_SHOWN]; /* the chances of what it scores */
    int own;                 /* what we show */
    /* Summed over what the other shows, at [pone's gain][dealer's gain]: the value once all is counted. As pone we
     * have then shown, and the dealer has all but what the other shows. As dealer we have gained all, pone all but
     * what the other shows, and where that takes him out, which is before we show, the value is 0 here. */
    double values[PONE_SPAN][DEALER_SPAN];
    double out[PONE_SPAN]; /* as dealer: the chance that pone goes out by showing */
} Prospect;

/* The value once all is counted; pone has not gone out, and if both are at the target the dealer is out later. */
static double value_at_end(const Prospect *prospect, int pone, int dealer)
{
    const Game *game = prospect->game;
    const bool we_deal = prospect->role == DEALER;
    if (dealer >= game->target)
        return we_deal ? game->win[pone] : game->lose[pone];
    return (we_deal ? game->theirs : game->ours)[pone * game->target + dealer]; /* pone deals next */
}

static double as_pone_at(const Prospect *prospect, const double shown[MOST_SHOWN], int pone, int dealer)
{
    double value = 0;
    for (int points = 0; points < MOST_SHOWN; points++)
        if (shown[points] > 0)
            value += shown[points] * value_at_end(prospect, pone, dealer + points);
    return value;
}

static double as_dealer_at(const Prospect *prospect, const double shown[MOST_SHOWN], int pone, int dealer)
{
    double value = 0;
    for (int points = 0; points < MOST_SHOWN && pone + points < prospect->game->target; points++)
        if (shown[points] > 0)
            value += shown[points] * value_at_end(prospect, pone + points, dealer);
    return value;
}

static int least(int number, int other) { return number < other ? number : other; }

/* Fills `values` and `out` for gains in the play of less than `span`. */
static void sum_shown(Prospect *prospect, const double shown[MOST_SHOWN], int span)
{
    const bool we_deal = prospect->role == DEALER;
    const int left = prospect->game->target - prospect->scores[PONE];
    const int pone_end = least(left, we_deal ? span : span + MOST_SHOWN);
    const int dealer_end = we_deal ? span + 2 * MOST_SHOWN : span + MOST_SHOWN;
    for (int p = 0; p < pone_end; p++) {
        const int pone = prospect->scores[PONE] + p;
        for (int d = 0; d < dealer_end; d++)
            prospect->values[p][d] = (we_deal ? as_dealer_at : as_pone_at)(prospect, shown, pone,
                                                                           prospect->scores[DEALER] + d);
        prospect->out[p] = 0;
        for (int points = least(left - p, MOST_SHOWN); points < MOST_SHOWN; points++)
            prospect->out[p] += shown[points];
    }
}

/* The value when the play has brought the dealer and pone so much, and neither is out. */
static double value_after_play(const Prospect *prospect, int dealer_gain, int pone_gain)
{
    const Game *game = prospect->game;
    const int dealer = prospect->scores[DEALER] + dealer_gain;
    const double *row;
    double value = 0;
    if (prospect->role == DEALER) {
        value = prospect->out[pone_gain] * game->lose[dealer];
        row = prospect->values[pone_gain] + dealer_gain + prospect->own;
    } else {
        if (prospect->scores[PONE] + pone_gain + prospect->own >= game->target)
            return game->win[dealer];
        row = prospect->values[pone_gain + prospect->own] + dealer_gain;
    }
    for (int points = 0; points < MOST_SHOWN; points++)
        value += prospect->crib[points] * row[points];
    return value;
}

static double value_of_prospect(const Prospect *prospect, const Race *play)
{
    const Game *game = prospect->game;
    const bool we_deal = prospect->role == DEALER;
    const int dealer = prospect->scores[DEALER], pone = prospect->scores[PONE];
    const int dealer_wants = game->target - dealer, pone_wants = game->target - pone;
    const double *dealer_wins = we_deal ? game->win : game->lose, *pone_wins = we_deal ? game->lose : game->win;
    double after[MOST_A_PLAY * MOST_A_PLAY];
    for (int d = 0; d < least(play->dealer_most + 1, dealer_wants); d++)
        for (int p = 0; p < least(play->pone_most + 1, pone_wants); p++)
            if (play->totals[d * MOST_A_PLAY + p] > 0)
                after[d * MOST_A_PLAY + p] = value_after_play(prospect, d, p);
    return value_of_race(play, dealer_wants, pone_wants, dealer_wins + pone, pone_wins + dealer, after, MOST_A_PLAY, 1);
}

/* Of the starters of a rank, how many let the kept cards show so much. */
static void count_shown(const Card kept[KEPT], const Unseen *unseen, int rank, int counts[MOST_SHOWN])
{
    memset(counts, 0, MOST_SHOWN * sizeof *counts);
    for (int suit = 0; suit < SUITS; suit++)
        if (unseen->share[suit][rank] > 0)
            counts[show_points(kept, KEPT, (Card)(rank * SUITS + suit), false)]++;
}

/* The sum over the starters of a rank. */
static double value_of_starters(Prospect *prospect, const Card kept[KEPT], const Unseen *unseen, int rank,
                                const Race *play)
{
    int counts[MOST_SHOWN];
    double value = 0;
    count_shown(kept, unseen, rank, counts);
    for (int points = 0; points < MOST_SHOWN; points++)
        if (counts[points]) {
            prospect->own = points;
            value += counts[points] * value_of_prospect(prospect, play);
        }
    return value;
}

/* The races of all ways; returns one more than the most that a play brings to either. */
static int open_plays(const Game *game, Race plays[WAYS])
{
    int most = 0;
    for (int i = 0; i < WAYS; i++) {
        plays[i] = race_in(game->plays + i * PLAY_NUMBERS, MOST_A_PLAY);
        most = plays[i].dealer_most > most ? plays[i].dealer_most : most;
        most = plays[i].pone_most > most ? plays[i].pone_most : most;
    }
    return most + 1;
}

void discard_values(const Card hand[DEALT], int role, int score, int other_score, const Game *game,
                    double values[WAYS])
{
    Unseen unseen;
    Foresight foresight;
    Race plays[WAYS];
    Card kept[WAYS][KEPT], thrown[WAYS][2];
    const int span = open_plays(game, plays);
    see_ranks(hand, &unseen);
    see_suits(hand, &unseen);
    foresee(&unseen, game->other, true, &foresight);
    for (int way = 0; way < WAYS; way++) {
        split(hand, way, kept[way], thrown[way]);
        values[way] = 0;
    }
    for (int rank = 0; rank < RANKS; rank++) {
        Prospect prospect = {.game = game, .role = role};
        if (!unseen.of_rank[rank])
            continue;
        prospect.scores[role] = score;
        prospect.scores[!role] = other_score;
        prospect.scores[DEALER] += rank == JACK ? 2 : 0;
        if (prospect.scores[DEALER] >= game->target) { /* by his heels */
            for (int way = 0; way < WAYS; way++)
                values[way] += unseen.of_rank[rank] * (role == DEALER ? game->win[other_score] : game->lose[score]);
            continue;
        }
        sum_shown(&prospect, foresight.shown[rank], span);
        for (int way = 0; way < WAYS; way++) {
            crib_chances(thrown[way], rank, &unseen, &foresight, game->other, prospect.crib);
            values[way] += value_of_starters(&prospect, kept[way], &unseen, rank, &plays[way]);
        }
    }
    for (int way = 0; way < WAYS; way++)
        values[way] /= STARTERS;
}
