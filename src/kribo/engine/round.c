#include "round.h"

#include <string.h>

void peg_points(Round *round, int seat, int points)
{
    if (round->pegs && points && round->pegs->size < MOST_PEGS) {
        round->pegs->seat[round->pegs->size] = (uint8_t)seat;
        round->pegs->points[round->pegs->size++] = (int8_t)points;
    }
    const int side = side_of(round->deal.spec, seat);
    round->scores[side] += points;
    if (round->winner == NOBODY && round->scores[side] >= round->target)
        round->winner = side;
}

/* ---- Before the play --------------------------------------------------------------------------------- */

void throw_sensibly(Deal *deal, int seat)
{
    Throw throw = {.size = 0};
    if (deal->dealt[seat] > deal->spec->keep)
        throw = policies[BASIC].discard(deal, seat, NULL);
    throw_these(deal, seat, &throw);
}

void make_crib(Deal *deal, const Card *extra)
{
    deal->crib_size = 0;
    for (int i = 0; i < deal->spec->crib_from_pack; i++)
        deal->crib[deal->crib_size++] = extra[i];
    for (int seat = 0; seat < deal->spec->seats; seat++)
        for (int i = 0; i < deal->thrown_size[seat]; i++)
            deal->crib[deal->crib_size++] = deal->thrown[seat][i];
}

static int bid(const Deal *deal, int seat, Bids bids) { return policies[BASIC].bid(deal, seat, bids, NULL); }

void sell(Round *round)
{
    Deal *deal = &round->deal;
    int seat = eldest(deal), highest = bid(deal, seat, (Bids){deal->spec->auction_may_pass, 1});
    if (highest == 0) {
        deal->price = bid(deal, deal->dealer, (Bids){true, 1}) ? 1 : 0;
    } else {
        for (int raised = highest; raised; raised = bid(deal, seat, (Bids){true, highest + 1})) {
            highest = raised;
            deal->owner = seat;
            seat = seat_after(seat, deal->spec->seats);
        }
        deal->price = highest;
    }
    peg_points(round, deal->owner, -deal->price);
}

/* ---- The play ---------------------------------------------------------------------------------------- */

void begin_to_play(Round *round)
{
    Deal *deal = &round->deal;
    for (int seat = 0; seat < deal->spec->seats; seat++) {
        memcpy(deal->play.held[seat], deal->kept[seat], sizeof deal->kept[seat]);
        deal->play.left[seat] = (uint8_t)deal->spec->keep;
    }
    begin_play(&deal->play, deal->spec->seats, deal->price ? deal->owner : eldest(deal));
    if (rank_of(deal->starter) == JACK)
        peg_points(round, deal->spec->auction_heels_owner ? deal->owner : deal->dealer, 2);
}

/* Whether two goes have come together, which by the Bicycle rule stops the third player too. */
static bool stops_the_third(const Play *play)
{
    return play->go_was_last || has_gone(play, seat_after(play->turn, play->seats));
}

/* The seat on turn lays a card or says go; false when that closes the count. */
static bool lay_or_go(Round *round, int place)
{
    const GameSpec *spec = round->deal.spec;
    Play *play = &round->deal.play;
    if (!can_lay(play, play->turn))
        place = GO;
    else if (place == ASK)
        place = policies[BASIC].play(&round->deal, false, NULL);
    if (place == GO) {
        const bool stops = spec->bicycle_go && stops_the_third(play);
        say_go(play);
        return !stops && pass_on(play);
    }
    const int seat = play->turn;
    peg_points(round, seat, lay(play, place));
    return pass_on(play);
}

bool take_one_turn(Round *round, int place)
{
    Play *play = &round->deal.play;
    if (lay_or_go(round, place))
        return !is_over(round);
    peg_points(round, play->last, close_points(play));
    if (play->cards_left == 0 || round->deal.spec->single || is_over(round))
        return false;
    restart_count(play);
    return true;
}

void play_to_the_end(Round *round, int place)
{
    while (take_one_turn(round, place))
        place = ASK;
}

/* ---- The show ---------------------------------------------------------------------------------------- */

int hand_points(const Deal *deal, int seat)
{
    return show_points(deal->kept[seat], deal->spec->keep, deal->starter, false);
}

int crib_points(const Deal *deal)
{
    return show_points(deal->crib, deal->crib_size, deal->starter, !deal->spec->crib_flush_four);
}

/* Eldest first, the dealer last, then the crib. Who bought the crib counts first, the hand and the crib. */
void show_all(Round *round)
{
    const Deal *deal = &round->deal;
    int seat = deal->price ? deal->owner : eldest(deal);
    for (int i = 0; i < deal->spec->seats && !is_over(round); i++) {
        peg_points(round, seat, hand_points(deal, seat));
        if (deal->price && i == 0 && !is_over(round))
            peg_points(round, seat, crib_points(deal));
        seat = seat_after(seat, deal->spec->seats);
    }
    if (!deal->price && !is_over(round))
        peg_points(round, deal->owner, crib_points(deal));
}
