#include "field.h"

#include <math.h>
#include <string.h>

enum { NODES = 12, FAR = 1 << 20 };

/* The middles of twelve parts of the normal distribution that are alike in chance. */
static const double nodes[NODES] = {-1.7317, -1.1503, -0.8122, -0.5485, -0.3186, -0.1046,
                                    0.1046,  0.3186,  0.5485,  0.8122,  1.1503,  1.7317};

/* The variance that is there even when one deal is all that is needed, in deals. */
static const double ALWAYS = 0.08;

/* The normal distribution from -5 to 5, between whose points is interpolated. */
static const double EDGE = 5, STEPS_A_UNIT = NORMAL_STEPS / 10.0;

static void set_normal(double *normal)
{
    for (int i = 0; i <= NORMAL_STEPS; i++)
        normal[i] = 0.5 * erfc((EDGE - i / STEPS_A_UNIT) * 0.70710678118654752);
}

static double below_normal(const Field *field, double z)
{
    const double at = (z + EDGE) * STEPS_A_UNIT;
    if (!(at > 0))
        return 0;
    if (at >= NORMAL_STEPS)
        return 1;
    const int step = (int)at;
    return field->normal[step] + (at - step) * (field->normal[step + 1] - field->normal[step]);
}

/* ---- Trial deals ------------------------------------------------------------------------------------- */

void deal_at_random(Deal *deal, int dealer, Stream *stream, Card *rest)
{
    const GameSpec *spec = deal->spec;
    Card pack[CARDS];
    int next = 0;
    for (int card = 0; card < CARDS; card++)
        pack[card] = (Card)card;
    for (int place = 0; place < CARDS - 1; place++) {
        const int other = place + (int)below(stream, (unsigned)(CARDS - place));
        const Card card = pack[place];
        pack[place] = pack[other];
        pack[other] = card;
    }
    deal->dealer = deal->owner = dealer;
    deal->price = 0;
    for (int i = 0; i < spec->seats; i++) {
        const int seat = (dealer + 1 + i) % spec->seats;
        deal->dealt[seat] = spec->dealt[i];
        deal->thrown_size[seat] = 0;
        memcpy(deal->hand[seat], pack + next, (size_t)spec->dealt[i]);
        next += spec->dealt[i];
    }
    memcpy(rest, pack + next, (size_t)(CARDS - next));
}

/* Plays a deal in which the last seat deals, so that seats are positions; scores hold what each side made. */
static void try_deal(Round *round, const Field *field, Stream *stream)
{
    Card rest[CARDS];
    const GameSpec *spec = &field->spec;
    *round = (Round){.target = FAR, .winner = NOBODY, .pegs = round->pegs};
    round->deal.spec = spec;
    round->deal.averages = &field->averages;
    deal_at_random(&round->deal, spec->seats - 1, stream, rest);
    if (spec->three_for_last == EACH_DEAL)
        peg_points(round, 0, 3);
    if (spec->auction == BEFORE_DISCARDS)
        sell(round);
    for (int seat = 0; seat < spec->seats; seat++)
        throw_sensibly(&round->deal, seat);
    if (spec->auction == AFTER_DISCARDS)
        sell(round);
    make_crib(&round->deal, rest + 1);
    round->deal.starter = rest[0];
    begin_to_play(round);
    play_to_the_end(round, ASK);
    show_all(round);
}

/* A seat gains on the others deal by deal, and the game may end after any of them. */
static void set_heads(Field *field, const double *means, double mean)
{
    const int seats = field->spec.seats;
    for (int position = 0; position < seats; position++) {
        double ahead = 0, sum = 0;
        for (int deal = 0; deal < seats; deal++) {
            ahead += means[(position - deal + seats) % seats] - mean;
            sum += ahead;
        }
        field->head[position] = sum / seats;
    }
}

void field_open(Field *field, const GameSpec *spec, const CribAverages *averages, uint64_t seed)
{
    memset(field, 0, sizeof *field);
    field->spec = *spec;
    field->averages = *averages;
    set_normal(field->normal);
    double means[MOST_SEATS] = {0}, sum = 0, squares = 0;
    Stream stream = stream_of(seed, 0, 0);
    for (int trial = 0; trial < TRIALS; trial++) {
        Pegs pegs = {.size = 0};
        Round round = {.pegs = &pegs};
        try_deal(&round, field, &stream);
        if (trial < PLAYED_THROUGH)
            field->trials[trial] = pegs;
        for (int i = 0; i < pegs.size; i++)
            means[pegs.seat[i]] += pegs.points[i] / (double)TRIALS;
        for (int side = 0; side < spec->sides; side++) {
            sum += round.scores[side];
            squares += (double)round.scores[side] * round.scores[side];
        }
    }
    const double number = (double)TRIALS * spec->sides;
    field->pace = sum / number;
    field->variance = squares / number - field->pace * field->pace;
    set_heads(field, means, sum / TRIALS / spec->seats);
}

/* ---- Chances ----------------------------------------------------------------------------------------- */

/* How many deals each side needs: mean and standard deviation. */
typedef struct {
    double mean[MOST_SEATS], deviation[MOST_SEATS];
} Needs;

static Needs needs_of(const Field *field, const int *scores, int dealer)
{
    const GameSpec *spec = &field->spec;
    double points[MOST_SEATS];
    Needs needs = {{0}, {0}};
    for (int side = 0; side < spec->sides; side++)
        points[side] = spec->target - scores[side];
    for (int position = 0; position < spec->seats; position++)
        points[side_of(spec, (dealer + 1 + position) % spec->seats)] -= field->head[position];
    for (int side = 0; side < spec->sides; side++) {
        const double deals = fmax(points[side], 0.2) / field->pace;
        needs.mean[side] = deals;
        needs.deviation[side] = sqrt(deals * field->variance / (field->pace * field->pace) + ALWAYS);
    }
    return needs;
}

static double chance_by_pace(const Field *field, const int *scores, int dealer, int side)
{
    const Needs needs = needs_of(field, scores, dealer);
    const int sides = field->spec.sides;
    if (sides == 2)
        return below_normal(field, (needs.mean[1 - side] - needs.mean[side])
                            / hypot(needs.deviation[0], needs.deviation[1]));
    double chance = 0;
    for (int node = 0; node < NODES; node++) {
        const double deals = needs.mean[side] + needs.deviation[side] * nodes[node];
        double first = 1;
        for (int other = 0; other < sides; other++)
            if (other != side)
                first *= below_normal(field, (needs.mean[other] - deals) / needs.deviation[other]);
        chance += first / NODES;
    }
    return chance;
}

static double play_through_one(const Field *field, const Pegs *trial, const int *scores, int dealer, int side)
{
    const GameSpec *spec = &field->spec;
    int after[MOST_SEATS];
    memcpy(after, scores, sizeof after);
    for (int i = 0; i < trial->size; i++) {
        const int scorer = side_of(spec, (dealer + 1 + trial->seat[i]) % spec->seats);
        after[scorer] += trial->points[i];
        if (after[scorer] >= spec->target)
            return scorer == side;
    }
    return chance_by_pace(field, after, seat_after(dealer, spec->seats), side);
}

double chance_of(const Field *field, const int *scores, int dealer, int side, bool play_through)
{
    if (!play_through)
        return chance_by_pace(field, scores, dealer, side);
    double sum = 0;
    for (int trial = 0; trial < PLAYED_THROUGH; trial++)
        sum += play_through_one(field, &field->trials[trial], scores, dealer, side);
    return sum / PLAYED_THROUGH;
}

bool is_near(const Field *field, const int *scores)
{
    const double reach = 2 * field->pace + 3 * sqrt(2 * field->variance);
    for (int side = 0; side < field->spec.sides; side++)
        if (field->spec.target - scores[side] <= reach)
            return true;
    return false;
}
