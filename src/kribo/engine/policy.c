/* Simple players: random, greedy, basic. They decide as their namesakes of kribo.players, to the last bit
 * of their floating point numbers, so the order of every sum here is the order there. */
#include "game.h"

/* ---- Throws ------------------------------------------------------------------------------------------ */

Throw first_throw(int size) { return (Throw){size, {0, 1}}; }

bool next_throw(Throw *throw, int dealt)
{
    const int last = throw->size - 1;
    if (last < 0)
        return false;
    if (++throw->place[last] < dealt)
        return true;
    if (last == 0 || ++throw->place[0] >= dealt - 1)
        return false;
    throw->place[1] = throw->place[0] + 1;
    return true;
}

static bool is_thrown(const Throw *throw, int place)
{
    for (int i = 0; i < throw->size; i++)
        if (throw->place[i] == place)
            return true;
    return false;
}

/* Puts what is kept in out, in the order of the hand; how many cards that is. */
static int keep_rest(const Card *hand, int dealt, const Throw *throw, Card *out)
{
    int size = 0;
    for (int place = 0; place < dealt; place++)
        if (!is_thrown(throw, place))
            out[size++] = hand[place];
    return size;
}

static int throw_size(const Deal *deal, int seat) { return deal->dealt[seat] - deal->spec->keep; }

static int bid_up_to(int limit, Bids bids)
{
    if (bids.lowest <= limit && bids.lowest <= HIGHEST_BID)
        return bids.lowest;
    return bids.may_pass ? 0 : bids.lowest;
}

static int points_by_rank(const Card *cards, int size)
{
    return show_tables.points[multiset_of(cards, size - 1)][rank_of(cards[size - 1])];
}

static int pegs_with(const Play *play, Card card)
{
    uint8_t pile[MOST_IN_PILE];
    for (int i = 0; i < play->size; i++)
        pile[i] = play->pile[i];
    pile[play->size] = (uint8_t)rank_of(card);
    return pegs(pile, play->size + 1, play->total + value_of(card));
}

/* ---- Random ------------------------------------------------------------------------------------------ */

static Throw discard_anything(const Deal *deal, int seat, Stream *whims)
{
    const int dealt = deal->dealt[seat];
    Throw throw = first_throw(throw_size(deal, seat));
    if (throw.size == 1) {
        throw.place[0] = (int)below(whims, (unsigned)dealt);
        return throw;
    }
    int number = (int)below(whims, (unsigned)(dealt * (dealt - 1) / 2));
    while (number >= dealt - 1 - throw.place[0])
        number -= dealt - 1 - throw.place[0]++;
    throw.place[1] = throw.place[0] + 1 + number;
    return throw;
}

static int bid_anything_low(const Deal *deal, int seat, Bids bids, Stream *whims)
{
    (void)deal;
    (void)seat;
    if (!bids.may_pass)
        return bids.lowest;
    const bool may_raise = bids.lowest <= HIGHEST_BID;
    return below(whims, 1U + may_raise) ? bids.lowest : 0;
}

static int play_anything(const Deal *deal, bool may_go, Stream *whims)
{
    const Play *play = &deal->play;
    const Card *held = play->held[play->turn];
    int places[MOST_HELD], number = 0;
    for (int place = 0; place < play->left[play->turn]; place++) {
        places[number] = place;
        number += fits(play, held[place]);
    }
    const int chosen = (int)below(whims, (unsigned)number + may_go);
    return chosen < number ? places[chosen] : GO;
}

/* ---- Greedy ------------------------------------------------------------------------------------------ */

static int points_as_held(const Card *kept, int size)
{
    return points_by_rank(kept, size) + (is_one_suit(kept, size) ? size : 0);
}

/* The cards of a throw as a number that orders throws by their highest cards. */
static int highest_cards(const Card *hand, const Throw *throw)
{
    if (throw->size == 1)
        return hand[throw->place[0]];
    const int one = hand[throw->place[0]], other = hand[throw->place[1]];
    return one > other ? CARDS * one + other : CARDS * other + one;
}

static Throw discard_greedily(const Deal *deal, int seat, Stream *whims)
{
    (void)whims;
    const Card *hand = deal->hand[seat];
    Throw throw = first_throw(throw_size(deal, seat)), best = throw;
    int most = -1;
    do {
        Card kept[MOST_HELD];
        const int size = keep_rest(hand, deal->dealt[seat], &throw, kept);
        const int merit = CARDS * CARDS * points_as_held(kept, size) + highest_cards(hand, &throw);
        if (merit > most) {
            most = merit;
            best = throw;
        }
    } while (next_throw(&throw, deal->dealt[seat]));
    return best;
}

static int bid_greedily(const Deal *deal, int seat, Bids bids, Stream *whims)
{
    (void)whims;
    const int thrown = deal->thrown_size[seat];
    return bid_up_to(thrown ? points_by_rank(deal->thrown[seat], thrown) : 0, bids);
}

static int play_greedily(const Deal *deal, bool may_go, Stream *whims)
{
    (void)may_go;
    (void)whims;
    const Play *play = &deal->play;
    const Card *held = play->held[play->turn];
    int best = GO, most = -1;
    for (int place = 0; place < play->left[play->turn]; place++) {
        if (!fits(play, held[place]))
            continue;
        const int merit = CARDS * pegs_with(play, held[place]) + held[place];
        if (merit > most) {
            most = merit;
            best = place;
        }
    }
    return best;
}

/* ---- Basic: the discard and the bid ------------------------------------------------------------------ */

/* What a point that one seat scores counts for another: 1 on the same side; else the harm it does. Of
 * several opponents each takes only a part of the chances to win. */
static double share(const GameSpec *spec, int scorer, int seat)
{
    return side_of(spec, scorer) == side_of(spec, seat) ? 1 : -1.0 / (spec->sides - 1);
}

/* How many cards are unseen before the starter is cut, in all and by rank and by suit. */
typedef struct {
    int total;
    int of_rank[RANKS];
    int of_suit[SUITS];
} Unseen;

static Unseen all_unseen(void)
{
    Unseen unseen = {.total = CARDS};
    for (int rank = 0; rank < RANKS; rank++)
        unseen.of_rank[rank] = SUITS;
    for (int suit = 0; suit < SUITS; suit++)
        unseen.of_suit[suit] = RANKS;
    return unseen;
}

static void see(Unseen *unseen, const Card *cards, int size)
{
    unseen->total -= size;
    for (int i = 0; i < size; i++) {
        unseen->of_rank[rank_of(cards[i])]--;
        unseen->of_suit[suit_of(cards[i])]--;
    }
}

/* The exact mean of what a hand scores over the starters unseen. */
static double average(const Card *kept, int size, const Unseen *unseen)
{
    const uint8_t *by_rank = show_tables.points[multiset_of(kept, size)];
    int total = 0;
    for (int rank = 0; rank < RANKS; rank++)
        total += by_rank[rank] * unseen->of_rank[rank];
    for (int suit = 0; suit < SUITS; suit++)
        total += points_by_suit(kept, size, suit, false) * unseen->of_suit[suit];
    return (double)total / unseen->total;
}

typedef struct {
    double hand, own, opponents;
} Averages;

static Averages averages_of(const Deal *deal, int seat, const Throw *throw, const Unseen *unseen)
{
    const Card *hand = deal->hand[seat];
    Card kept[MOST_HELD], thrown[MOST_THROWN];
    const int size = keep_rest(hand, deal->dealt[seat], throw, kept);
    for (int i = 0; i < throw->size; i++)
        thrown[i] = hand[throw->place[i]];
    const unsigned crib = multiset_of(thrown, throw->size);
    return (Averages){
        average(kept, size, unseen), deal->averages->own[crib], deal->averages->opponents[crib]};
}

/* What the crib is worth to a seat: less than 0 if others own it, 0 while it is still to be sold. */
static double in_crib(const Deal *deal, int seat, Averages averages)
{
    if (deal->spec->auction == AFTER_DISCARDS)
        return 0;
    const double part = share(deal->spec, deal->owner, seat);
    return part * (part > 0 ? averages.own : averages.opponents);
}

/* Compares throws as Python compares their tuples of cards. */
static bool has_higher_cards(const Card *hand, const Throw *one, const Throw *other)
{
    for (int i = 0; i < one->size; i++)
        if (hand[one->place[i]] != hand[other->place[i]])
            return hand[one->place[i]] > hand[other->place[i]];
    return false;
}

static Throw discard_sensibly(const Deal *deal, int seat, Stream *whims)
{
    (void)whims;
    const Card *hand = deal->hand[seat];
    Unseen unseen = all_unseen();
    see(&unseen, hand, deal->dealt[seat]);
    Throw throw = first_throw(throw_size(deal, seat)), best = throw;
    double most = -100;
    do {
        const Averages averages = averages_of(deal, seat, &throw, &unseen);
        const double merit = averages.hand + in_crib(deal, seat, averages);
        if (merit > most || (merit == most && has_higher_cards(hand, &throw, &best))) {
            most = merit;
            best = throw;
        }
    } while (next_throw(&throw, deal->dealt[seat]));
    return best;
}

/* The price at which it is all one who has the crib: half of what separates having and giving it. */
static double worth_of_crib(const Deal *deal, int seat)
{
    if (deal->thrown_size[seat]) {
        const unsigned crib = multiset_of(deal->thrown[seat], deal->thrown_size[seat]);
        return (deal->averages->own[crib] + deal->averages->opponents[crib]) / 2;
    }
    Unseen unseen = all_unseen();
    see(&unseen, deal->hand[seat], deal->dealt[seat]);
    double having = -100, giving = -100;
    Throw throw = first_throw(throw_size(deal, seat));
    do {
        const Averages averages = averages_of(deal, seat, &throw, &unseen);
        const double have = averages.hand + averages.own, give = averages.hand - averages.opponents;
        having = have > having ? have : having;
        giving = give > giving ? give : giving;
    } while (next_throw(&throw, deal->dealt[seat]));
    return (having - giving) / 2;
}

static int bid_sensibly(const Deal *deal, int seat, Bids bids, Stream *whims)
{
    (void)whims;
    return bid_up_to((int)worth_of_crib(deal, seat), bids);
}

/* ---- Basic: the play --------------------------------------------------------------------------------- */

/* What a point counts that one may peg on the next seat's card, and each pip that is laid now. */
static const double ANSWER = 0.6, KEEP_LOW = 0.02;

typedef struct {
    uint8_t ranks[MOST_IN_PILE];
    int size;
    int total;
} Pile;

typedef struct {
    Card cards[MOST_HELD];
    int size;
} Hand;

/* What a seat on turn knows of the others. */
typedef struct {
    Pile pile;
    Hand hand;
    Unseen unseen;
    int others; /* seats that can still lay a card in this count */
    int all_hold;
    double all_ways;              /* in which the others' cards can be chosen from the unseen ones */
    double next_share;            /* what a point for the next of them counts */
    double next_lacks[SUITS + 1]; /* how likely the next holds none of so many cards */
} Outlook;

/* C(n, k) as a double: below 2 to the 53rd for every n up to 52, so exact. */
static double binomial(int n, int k)
{
    if (k > n)
        return 0;
    uint64_t ways = 1;
    for (int i = 0; i < k; i++)
        ways = ways * (uint64_t)(n - i) / (uint64_t)(i + 1);
    return (double)ways;
}

/* Piles are changed and changed back: copies would cost half the time. */
static void put_on(Pile *pile, int rank)
{
    pile->ranks[pile->size++] = (uint8_t)rank;
    pile->total += value_of_rank(rank);
}

static void take_off(Pile *pile) { pile->total -= value_of_rank(pile->ranks[--pile->size]); }

static bool rank_fits(const Pile *pile, int rank) { return pile->total + value_of_rank(rank) <= LIMIT; }

static int pile_pegs(const Pile *pile) { return pegs(pile->ranks, pile->size, pile->total); }

static Hand hand_without(const Hand *hand, int place)
{
    Hand rest = {.size = hand->size - 1};
    for (int i = 0; i < rest.size; i++)
        rest.cards[i] = hand->cards[i < place ? i : i + 1];
    return rest;
}

/* What the seats have laid so far lies open: it is what they kept and do not hold any more. */
static void see_laid(Unseen *unseen, const Deal *deal, int seat)
{
    const Play *play = &deal->play;
    for (int i = 0; i < deal->spec->keep; i++) {
        bool held = false;
        for (int j = 0; j < play->left[seat]; j++)
            held |= play->held[seat][j] == deal->kept[seat][i];
        if (!held)
            see(unseen, &deal->kept[seat][i], 1);
    }
}

/* The seats that can still lay a card, and whether the first of them is likely to have a certain one. */
static void look_at_others(Outlook *now, const Deal *deal, int seat)
{
    const Play *play = &deal->play;
    int next = NOBODY;
    for (int other = seat_after(seat, play->seats); other != seat; other = seat_after(other, play->seats)) {
        see_laid(&now->unseen, deal, other);
        if (play->left[other] == 0 || has_gone(play, other))
            continue;
        next = next == NOBODY ? other : next;
        now->others++;
        now->all_hold += play->left[other];
    }
    if (next == NOBODY)
        return;
    now->next_share = share(deal->spec, next, seat);
    const int total = now->unseen.total, held = play->left[next];
    const double ways = binomial(total, held);
    for (int wanted = 0; wanted <= SUITS; wanted++)
        now->next_lacks[wanted] = binomial(total - wanted, held) / ways;
    now->all_ways = binomial(total, now->all_hold);
}

static Outlook outlook(const Deal *deal)
{
    const Play *play = &deal->play;
    const int seat = play->turn;
    Outlook now = {.unseen = all_unseen(), .hand.size = play->left[seat]};
    now.pile.size = play->size;
    now.pile.total = play->total;
    for (int i = 0; i < play->size; i++)
        now.pile.ranks[i] = play->pile[i];
    for (int i = 0; i < play->left[seat]; i++)
        now.hand.cards[i] = play->held[seat][i];
    see(&now.unseen, deal->hand[seat], deal->dealt[seat]);
    see(&now.unseen, &deal->starter, 1);
    look_at_others(&now, deal, seat);
    return now;
}

static double chance_of_go(const Outlook *now, const Pile *pile)
{
    int fitting = 0;
    for (int rank = 0; rank < RANKS; rank++)
        if (rank_fits(pile, rank))
            fitting += now->unseen.of_rank[rank];
    return binomial(now->unseen.total - fitting, now->all_hold) / now->all_ways;
}

/* The most that one pegs by going on alone to the end of the count. */
static int alone(Pile *pile, const Hand *hand)
{
    int most = -1;
    for (int place = 0; place < hand->size; place++) {
        const int rank = rank_of(hand->cards[place]);
        if (!rank_fits(pile, rank))
            continue;
        const Hand rest = hand_without(hand, place);
        put_on(pile, rank);
        const int points = pile_pegs(pile) + alone(pile, &rest);
        take_off(pile);
        most = points > most ? points : most;
    }
    return most >= 0 ? most : pile->total < LIMIT;
}

static int pegs_on(Pile *pile, int rank)
{
    put_on(pile, rank);
    const int points = pile_pegs(pile);
    take_off(pile);
    return points;
}

static int best_answer(Pile *pile, const Hand *hand)
{
    int most = 0;
    for (int place = 0; place < hand->size; place++) {
        const int rank = rank_of(hand->cards[place]);
        if (!rank_fits(pile, rank))
            continue;
        const int points = pegs_on(pile, rank);
        most = points > most ? points : most;
    }
    return most;
}

typedef struct {
    int rank;
    int points;
} Reply;

/* The ranks that may be laid on the pile: what pegs most first, of equals the highest. What pegs nothing comes
 * last and counts only where it can be answered. */
static int order_replies(const Outlook *now, Pile *pile, Reply *replies)
{
    const bool is_answered = now->others == 1;
    int number = 0;
    for (int rank = 0; rank < RANKS; rank++) {
        if (now->unseen.of_rank[rank] == 0 || !rank_fits(pile, rank))
            continue;
        const Reply reply = {rank, pegs_on(pile, rank)};
        if (reply.points == 0 && !is_answered)
            continue;
        int place = number++;
        for (; place > 0 && replies[place - 1].points <= reply.points; place--)
            replies[place] = replies[place - 1];
        replies[place] = reply;
    }
    return number;
}

/* What the next seat is likely to peg on the pile, and what may be pegged on that. */
static double worth_of_reply(const Outlook *now, Pile *pile, const Hand *hand)
{
    Reply replies[RANKS];
    const int number = order_replies(now, pile, replies);
    double worth = 0, nothing_better = 1;
    for (int i = 0; i < number; i++) {
        double points = now->next_share * replies[i].points;
        if (now->others == 1) {
            put_on(pile, replies[i].rank);
            points += ANSWER * best_answer(pile, hand);
            take_off(pile);
        }
        const double none = now->next_lacks[now->unseen.of_rank[replies[i].rank]];
        worth += nothing_better * (1 - none) * points;
        nothing_better *= none;
    }
    return worth;
}

/* The points that laying a card is worth, for the seat and against the others; the pile has the card. */
static double merit_of(const Outlook *now, Pile *pile, int place)
{
    const Hand hand = hand_without(&now->hand, place);
    const double points = pile_pegs(pile) + KEEP_LOW * value_of(now->hand.cards[place]);
    if (pile->total == LIMIT)
        return points;
    if (now->others == 0)
        return points + alone(pile, &hand);
    return points + worth_of_reply(now, pile, &hand) + chance_of_go(now, pile);
}

static bool holds_other_than_five(const Hand *hand)
{
    for (int place = 0; place < hand->size; place++)
        if (rank_of(hand->cards[place]) != FIVE)
            return true;
    return false;
}

static int play_sensibly(const Deal *deal, bool may_go, Stream *whims)
{
    (void)may_go;
    (void)whims;
    const Outlook now = outlook(deal);
    Pile pile = now.pile;
    const bool no_five = now.pile.size == 0 && holds_other_than_five(&now.hand);
    int best = GO;
    double most = 0;
    for (int place = 0; place < now.hand.size; place++) {
        const Card card = now.hand.cards[place];
        if (!rank_fits(&now.pile, rank_of(card)) || (no_five && rank_of(card) == FIVE))
            continue;
        put_on(&pile, rank_of(card));
        const double merit = merit_of(&now, &pile, place);
        take_off(&pile);
        if (best == GO || merit > most || (merit == most && card > now.hand.cards[best])) {
            most = merit;
            best = place;
        }
    }
    return best;
}

const Policy policies[POLICIES] = {
    [RANDOM] = {discard_anything, bid_anything_low, play_anything},
    [GREEDY] = {discard_greedily, bid_greedily, play_greedily},
    [BASIC] = {discard_sensibly, bid_sensibly, play_sensibly},
};
