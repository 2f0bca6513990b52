#include "company.h"

#include <string.h>

enum { CLOSE_THROWS = 6, FOR_POINTS = 1 << 20, SLOPE = 3 };

/* A throw that is so many points behind the best by averages is not looked at again. */
static const double BEHIND = 1.6;

/* ---- What a deal comes to ---------------------------------------------------------------------------- */

/* What is asked of every deal that is played out. Far from the end a point is worth the same in all of them. */
typedef struct {
    const Company *company;
    const Sight *sight;
    int side;
    bool by_points;
    double slopes[MOST_SEATS]; /* what a point of each side is worth */
} Question;

/* Points of the side, less those of the others on average. */
static void set_net(Question *asked)
{
    const int sides = asked->sight->spec.sides;
    for (int side = 0; side < sides; side++)
        asked->slopes[side] = side == asked->side ? 1 : -1.0 / (sides - 1);
}

/* What points change of the chance to win, about, a deal from now. */
static void set_slopes(Question *asked)
{
    const Field *field = &asked->company->field;
    const GameSpec *spec = &asked->sight->spec;
    int scores[MOST_SEATS];
    for (int side = 0; side < spec->sides; side++) {
        scores[side] = asked->sight->scores[side] + (int)field->pace;
        if (scores[side] > spec->target - 1 - SLOPE)
            scores[side] = spec->target - 1 - SLOPE;
    }
    const int dealer = seat_after(asked->sight->dealer, spec->seats);
    const double before = chance_of(field, scores, dealer, asked->side, !asked->by_points);
    for (int side = 0; side < spec->sides; side++) {
        scores[side] += SLOPE;
        asked->slopes[side]
            = (chance_of(field, scores, dealer, asked->side, !asked->by_points) - before) / SLOPE;
        scores[side] -= SLOPE;
    }
}

static Question question_of(const Company *company, const Sight *sight, Effort effort)
{
    Question asked = {.company = company, .sight = sight, .side = side_of(&sight->spec, sight->seat)};
    asked.by_points = !effort.for_game || !is_near(&company->field, sight->scores);
    if (effort.for_game)
        set_slopes(&asked);
    else
        set_net(&asked);
    return asked;
}

static Round round_of(const Question *asked, const Deal *deal)
{
    Round round = {.deal = *deal, .target = FOR_POINTS, .winner = NOBODY};
    if (!asked->by_points) {
        round.target = asked->sight->spec.target;
        memcpy(round.scores, asked->sight->scores, sizeof round.scores);
    }
    return round;
}

static double worth_of(const Question *asked, const Round *round)
{
    if (is_over(round))
        return round->winner == asked->side;
    if (!asked->by_points)
        return chance_of(&asked->company->field, round->scores, eldest(&round->deal), asked->side, true);
    double worth = 0;
    for (int side = 0; side < asked->sight->spec.sides; side++)
        worth += asked->slopes[side] * round->scores[side];
    return worth;
}

/* ---- Throws ------------------------------------------------------------------------------------------ */

typedef struct {
    ThrowWorth found;
    double hand, crib, known; /* means, and what they come to */
    double sum, hands, cribs; /* over the worlds */
} Candidate;

/* The exact mean of what a hand scores over the starters that its holder has not seen. */
static double hand_mean(const Deal *deal, int seat)
{
    const Card *kept = deal->kept[seat];
    const int keep = deal->spec->keep;
    int total = 0, number = 0;
    for (int starter = 0; starter < CARDS; starter++) {
        bool seen = false;
        for (int i = 0; i < deal->dealt[seat]; i++)
            seen |= deal->hand[seat][i] == starter;
        if (seen)
            continue;
        total += show_points(kept, keep, (Card)starter, false);
        number++;
    }
    return (double)total / number;
}

static double crib_mean(const CribAverages *averages, const Deal *deal, int seat, bool own)
{
    const unsigned crib = multiset_of(deal->thrown[seat], deal->thrown_size[seat]);
    return own ? averages->own[crib] : averages->opponents[crib];
}

/* Puts a candidate in its place among the best by averages. */
static int enter(Candidate *candidates, int number, const Candidate *one)
{
    int place = number < CLOSE_THROWS ? number : CLOSE_THROWS;
    while (place > 0 && candidates[place - 1].known < one->known) {
        if (place < CLOSE_THROWS)
            candidates[place] = candidates[place - 1];
        place--;
    }
    if (place < CLOSE_THROWS)
        candidates[place] = *one;
    return number < CLOSE_THROWS ? number + 1 : number;
}

/* Throws by averages, the best first. A crib that is yet to be sold goes half to each side. */
static int list_throws(const Company *company, const Worlds *worlds, Candidate *candidates)
{
    Deal deal = worlds->deal;
    const GameSpec *spec = deal.spec;
    const int seat = worlds->sight->seat;
    const bool own = side_of(spec, deal.owner) == side_of(spec, seat);
    const bool to_be_sold = spec->auction == AFTER_DISCARDS;
    Throw throw = first_throw(deal.dealt[seat] - spec->keep);
    int number = 0;
    do {
        throw_these(&deal, seat, &throw);
        Candidate one = {.found = {.throw = throw}, .hand = hand_mean(&deal, seat)};
        one.crib = crib_mean(&company->cribs, &deal, seat, own || to_be_sold);
        one.known = one.hand + one.crib * (to_be_sold ? 0.5 : own ? 1 : -1.0 / (spec->sides - 1));
        number = enter(candidates, number, &one);
    } while (next_throw(&throw, deal.dealt[seat]));
    while (number > 1 && candidates[number - 1].known < candidates[0].known - BEHIND)
        number--;
    return number;
}

static void try_throw(const Question *asked, const Deal *world, Card extra, Candidate *candidate)
{
    Round round = round_of(asked, world);
    const int seat = asked->sight->seat;
    throw_these(&round.deal, seat, &candidate->found.throw);
    if (round.deal.spec->auction == AFTER_DISCARDS)
        sell(&round);
    make_crib(&round.deal, &extra);
    candidate->hands += hand_points(&round.deal, seat);
    candidate->cribs += crib_points(&round.deal);
    begin_to_play(&round);
    if (!is_over(&round))
        play_to_the_end(&round, ASK);
    if (!is_over(&round))
        show_all(&round);
    candidate->sum += worth_of(asked, &round);
}

int weigh_throws(const Company *company, const Sight *sight, Effort effort, ThrowWorth *worths)
{
    Worlds worlds;
    Candidate candidates[CLOSE_THROWS];
    if (!worlds_open(&worlds, sight, &company->field.averages) || sight->thrown_size || sight->starter != NOBODY
        || sight->hand_size == sight->spec.keep)
        return 0;
    const Question asked = question_of(company, sight, effort);
    const int number = list_throws(company, &worlds, candidates);
    Stream stream = stream_of(effort.seed, 0, 0);
    for (int i = 0; i < effort.worlds; i++) {
        Deal deal;
        Card extra;
        if (!imagine(&worlds, &stream, &deal, &extra))
            return 0;
        for (int j = 0; j < number; j++)
            try_throw(&asked, &deal, extra, &candidates[j]);
    }
    const double of_hand = asked.slopes[asked.side];
    const double of_crib
        = sight->spec.auction == AFTER_DISCARDS ? 0 : asked.slopes[side_of(&sight->spec, sight->owner)];
    for (int j = 0; j < number; j++) {
        Candidate *one = &candidates[j];
        one->found.worth = one->sum / effort.worlds + of_hand * (one->hand - one->hands / effort.worlds)
                           + of_crib * (one->crib - one->cribs / effort.worlds);
        worths[j] = one->found;
    }
    return number;
}

/* ---- Cards ------------------------------------------------------------------------------------------- */

static double try_card(const Question *asked, const Deal *world, int place)
{
    Round round = round_of(asked, world);
    play_to_the_end(&round, place);
    if (!is_over(&round))
        show_all(&round);
    return worth_of(asked, &round);
}

/* The first place that has a card of the same rank. */
static int first_alike(const Card *held, int place)
{
    for (int other = 0; other < place; other++)
        if (rank_of(held[other]) == rank_of(held[place]))
            return other;
    return place;
}

int weigh_cards(const Company *company, const Sight *sight, Effort effort, CardWorth *worths)
{
    Worlds worlds;
    if (!worlds_open(&worlds, sight, &company->field.averages) || sight->starter == NOBODY)
        return 0;
    const Question asked = question_of(company, sight, effort);
    const Play *play = &worlds.deal.play;
    const Card *held = play->held[sight->seat];
    double sums[MOST_HELD] = {0};
    Stream stream = stream_of(effort.seed, 0, 1);
    for (int i = 0; i < effort.worlds; i++) {
        Deal deal;
        Card extra;
        if (!imagine(&worlds, &stream, &deal, &extra))
            return 0;
        make_crib(&deal, &extra);
        for (int place = 0; place < play->left[sight->seat]; place++) {
            const int alike = first_alike(held, place);
            if (alike < place)
                sums[place] = sums[alike];
            else if (fits(play, held[place]))
                sums[place] += try_card(&asked, &deal, place);
        }
    }
    int number = 0;
    for (int place = 0; place < play->left[sight->seat]; place++)
        if (fits(play, held[place]))
            worths[number++] = (CardWorth){held[place], sums[place] / effort.worlds};
    return number;
}

/* ---- The crib in the auction ------------------------------------------------------------------------- */

/* What a deal comes to when that seat has bought the crib. */
static double try_sale(const Question *asked, const Deal *world, Card extra, int owner, int price)
{
    Round round = round_of(asked, world);
    round.deal.owner = owner;
    round.deal.price = price;
    peg_points(&round, owner, -price);
    if (!asked->sight->thrown_size)
        for (int seat = 0; seat < round.deal.spec->seats; seat++)
            throw_sensibly(&round.deal, seat);
    make_crib(&round.deal, &extra);
    begin_to_play(&round);
    if (!is_over(&round))
        play_to_the_end(&round, ASK);
    if (!is_over(&round))
        show_all(&round);
    return worth_of(asked, &round);
}

/* What buying for that price is worth, less what it is worth that the other buys for it. */
static double gain_at(const Question *asked, const Worlds *worlds, Effort effort, int price)
{
    Stream stream = stream_of(effort.seed, 0, 2);
    const int seat = asked->sight->seat;
    double sum = 0;
    for (int i = 0; i < effort.worlds; i++) {
        Deal deal;
        Card extra;
        if (!imagine(worlds, &stream, &deal, &extra))
            break;
        sum += try_sale(asked, &deal, extra, seat, price)
               - try_sale(asked, &deal, extra, seat_after(seat, worlds->sight->spec.seats), price);
    }
    return sum;
}

int weigh_crib(const Company *company, const Sight *sight, Effort effort)
{
    Worlds worlds;
    if (!worlds_open(&worlds, sight, &company->field.averages) || sight->starter != NOBODY)
        return -1;
    const Question asked = question_of(company, sight, effort);
    int good = 0, bad = HIGHEST_BID + 1;
    while (bad - good > 1) {
        const int price = (good + bad) / 2;
        if (gain_at(&asked, &worlds, effort, price) > 0)
            good = price;
        else
            bad = price;
    }
    return good;
}
