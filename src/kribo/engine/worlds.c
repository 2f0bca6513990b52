#include "worlds.h"

#include <string.h>

enum { TRIES = 10, NO_CARD = 0xff };

/* How often a hand is taken that `basic` would have thrown from, or played, otherwise. */
static const unsigned ONE_IN_THROWS = 8, ONE_IN_PLAYS = 3;

/* ---- What is known ----------------------------------------------------------------------------------- */

static bool is_among(Card card, const Card *cards, int size)
{
    for (int i = 0; i < size; i++)
        if (cards[i] == card)
            return true;
    return false;
}

static void list_unseen(Worlds *worlds)
{
    const Sight *sight = worlds->sight;
    for (int card = 0; card < CARDS; card++)
        if (card != sight->starter && !is_among((Card)card, sight->hand, sight->hand_size)
            && !is_among((Card)card, sight->cards, sight->laid))
            worlds->unseen[worlds->unseen_size++] = (Card)card;
}

/* The asking seat's own hand as it is; of the others what they have laid, then cards that nobody knows. */
static bool see_hands(Worlds *worlds)
{
    const Sight *sight = worlds->sight;
    Deal *deal = &worlds->deal;
    const GameSpec *spec = &sight->spec;
    for (int seat = 0; seat < spec->seats; seat++) {
        deal->dealt[seat] = spec->dealt[(seat - sight->dealer - 1 + spec->seats) % spec->seats];
        memset(deal->kept[seat], NO_CARD, sizeof deal->kept[seat]);
    }
    for (int i = 0; i < sight->laid; i++) {
        const int seat = sight->seats[i];
        if (worlds->laid_by[seat] == spec->keep)
            return false;
        deal->kept[seat][worlds->laid_by[seat]++] = sight->cards[i];
    }
    memcpy(deal->hand[sight->seat], sight->hand, (size_t)sight->hand_size);
    deal->thrown_size[sight->seat] = sight->thrown_size;
    if (sight->thrown_size || sight->starter != NOBODY) {
        memcpy(deal->thrown[sight->seat], sight->hand + spec->keep, (size_t)sight->thrown_size);
        int kept = worlds->laid_by[sight->seat];
        for (int i = 0; i < spec->keep; i++)
            if (!is_among(sight->hand[i], sight->cards, sight->laid)) {
                if (kept == spec->keep)
                    return false;
                deal->kept[sight->seat][kept++] = sight->hand[i];
            }
        return kept == spec->keep;
    }
    return true;
}

static bool is_sound(const Sight *sight)
{
    const GameSpec *spec = &sight->spec;
    if (!spec_is_sound(spec) || sight->seat >= spec->seats || sight->dealer >= spec->seats
        || sight->owner >= spec->seats || sight->laid > spec->seats * spec->keep || sight->pile > sight->laid)
        return false;
    const int position = (sight->seat - sight->dealer - 1 + spec->seats) % spec->seats;
    if (sight->hand_size != spec->dealt[position]
        || (sight->thrown_size != sight->hand_size - spec->keep
            && (sight->thrown_size || sight->starter != NOBODY)))
        return false;
    for (int i = 0; i < sight->laid; i++)
        if (sight->seats[i] >= spec->seats)
            return false;
    return true;
}

/* ---- What was done ----------------------------------------------------------------------------------- */

static void note_pass(Worlds *worlds, const Play *play, int seat)
{
    if (play->left[seat] && !has_gone(play, seat) && worlds->passes_size < MOST_PASSES)
        worlds->passes[worlds->passes_size++]
            = (Pass){seat, LIMIT - play->total, worlds->deal.spec->keep - play->left[seat]};
}

/* Sets the turn to the seat that laid the next card; the seats passed over have said go. */
static void pass_to(Worlds *worlds, Play *play, int next)
{
    for (int steps = 0; play->turn != next && steps < play->seats; steps++) {
        if (play->size) {
            note_pass(worlds, play, play->turn);
            say_go(play);
        }
        play->turn = seat_after(play->turn, play->seats);
    }
}

/* A count is closed when nobody can lay a card, but for a rule by which two goes stop the third seat. */
static void close_count(Worlds *worlds, Play *play)
{
    if (!worlds->deal.spec->bicycle_go)
        for (int seat = 0; seat < play->seats; seat++)
            note_pass(worlds, play, seat);
    restart_count(play);
}

/* Lays the cards again, one by one, and remembers what each was laid on. */
static bool retrace(Worlds *worlds)
{
    const Sight *sight = worlds->sight;
    const GameSpec *spec = &sight->spec;
    Play play = {.seats = spec->seats};
    for (int seat = 0; seat < spec->seats; seat++) {
        memcpy(play.held[seat], worlds->deal.kept[seat], sizeof play.held[seat]);
        play.left[seat] = (uint8_t)spec->keep;
    }
    begin_play(&play, spec->seats, sight->laid ? sight->seats[0] : sight->seat);
    for (int i = 0; i < sight->laid; i++) {
        const int value = value_of(sight->cards[i]);
        const bool is_new = i == sight->laid - sight->pile || play.total + value > LIMIT;
        if (play.size && is_new)
            close_count(worlds, &play);
        pass_to(worlds, &play, sight->seats[i]);
        if (play.left[play.turn] == 0 || play.size == MOST_IN_PILE || play.total + value > LIMIT)
            return false;
        worlds->moments[i] = play;
        lay(&play, 0);
        play.turn = seat_after(play.turn, play.seats);
    }
    if (sight->pile == 0 && play.size) {
        if (play.cards_left == 0)
            return false;
        close_count(worlds, &play);
    }
    play.gone = sight->gone;
    play.turn = sight->seat;
    worlds->deal.play = play;
    return true;
}

bool worlds_open(Worlds *worlds, const Sight *sight, const CribAverages *averages)
{
    memset(worlds, 0, sizeof *worlds);
    worlds->sight = sight;
    if (!is_sound(sight))
        return false;
    Deal *deal = &worlds->deal;
    deal->spec = &sight->spec;
    deal->averages = averages;
    deal->dealer = sight->dealer;
    deal->owner = sight->owner;
    deal->price = sight->price;
    deal->starter = (Card)sight->starter;
    list_unseen(worlds);
    return see_hands(worlds) && (sight->starter == NOBODY || retrace(worlds));
}

/* ---- What others may hold ---------------------------------------------------------------------------- */

typedef struct {
    int size;
    Card cards[CARDS];
} Pool;

/* Moves a card to the end of the pool, which grows shorter: one of that value at least, or where others have taken
 * all of those any. False if there is none. */
static bool draw(Pool *pool, int least_value, Stream *stream)
{
    int fitting[CARDS], number = 0;
    for (int place = 0; least_value > 1 && place < pool->size; place++)
        if (value_of(pool->cards[place]) >= least_value)
            fitting[number++] = place;
    if (!pool->size)
        return false;
    const int drawn = number ? fitting[below(stream, (unsigned)number)] : (int)below(stream, (unsigned)pool->size);
    const Card card = pool->cards[drawn];
    pool->cards[drawn] = pool->cards[--pool->size];
    pool->cards[pool->size] = card;
    return true;
}

/* A seat that has said go in this count holds nothing that could be laid on it. */
static int least_held(const Worlds *worlds, int seat)
{
    const Play *play = &worlds->deal.play;
    return worlds->sight->starter != NOBODY && has_gone(play, seat) ? LIMIT - play->total + 1 : 1;
}

/* Puts what was laid first in what is kept and takes the thrown cards out; false if `basic` keeps them not. */
static bool throw_from(const Worlds *worlds, Deal *deal, int seat)
{
    const int laid = worlds->laid_by[seat], least = least_held(worlds, seat);
    if (deal->dealt[seat] == deal->spec->keep) {
        memcpy(deal->kept[seat], deal->hand[seat], (size_t)deal->spec->keep);
        return true;
    }
    const Throw throw = policies[BASIC].discard(deal, seat, NULL);
    if (throw.place[0] < laid)
        return false;
    throw_these(deal, seat, &throw);
    for (int i = laid; i < deal->spec->keep; i++)
        if (value_of(deal->kept[seat][i]) < least)
            return false;
    return true;
}

static void throw_last(Deal *deal, int seat)
{
    Throw throw = {.size = deal->dealt[seat] - deal->spec->keep};
    for (int i = 0; i < throw.size; i++)
        throw.place[i] = deal->spec->keep + i;
    throw_these(deal, seat, &throw);
}

/* Whether the cards that were not laid yet make the seat's goes impossible. */
static bool could_have_laid(const Worlds *worlds, const Deal *deal, int seat)
{
    for (int i = 0; i < worlds->passes_size; i++) {
        const Pass *pass = &worlds->passes[i];
        if (pass->seat != seat)
            continue;
        for (int place = pass->laid; place < deal->spec->keep; place++)
            if (value_of(deal->kept[seat][place]) <= pass->room)
                return true;
    }
    return false;
}

static bool has_choice(const Play *play, int seat)
{
    int first = NOBODY;
    for (int place = 0; place < play->left[seat]; place++) {
        if (!fits(play, play->held[seat][place]))
            continue;
        if (first != NOBODY && rank_of(play->held[seat][place]) != first)
            return true;
        first = rank_of(play->held[seat][place]);
    }
    return false;
}

/* Whether a seat with these cards would have laid what it laid; now and then it is believed all the same. */
static bool is_believed(const Worlds *worlds, const Deal *deal, int seat, Stream *stream)
{
    if (!worlds->laid_by[seat])
        return true;
    Deal seen = worlds->deal; /* nobody sees more of the others than they have laid */
    memcpy(seen.hand[seat], deal->hand[seat], sizeof seen.hand[seat]);
    memcpy(seen.kept[seat], deal->kept[seat], sizeof seen.kept[seat]);
    for (int i = 0, laid = 0; i < worlds->sight->laid; i++) {
        if (worlds->sight->seats[i] != seat)
            continue;
        seen.play = worlds->moments[i];
        Card *held = seen.play.held[seat];
        for (int place = 0; place < seen.play.left[seat]; place++)
            held[place] = seen.kept[seat][laid + place];
        laid++;
        if (!has_choice(&seen.play, seat))
            continue;
        const int place = policies[BASIC].play(&seen, false, NULL);
        if (place >= 0 && rank_of(held[place]) != rank_of(worlds->sight->cards[i])
            && below(stream, ONE_IN_PLAYS))
            return false;
    }
    return true;
}

/* Gives a seat a hand that agrees with what it did, or after many tries one that may not. */
static bool deal_to(const Worlds *worlds, Deal *deal, int seat, Pool *pool, Stream *stream)
{
    const int laid = worlds->laid_by[seat], keep = deal->spec->keep, dealt = deal->dealt[seat];
    for (int tries = TRIES; tries > 0; tries--) {
        const int size = pool->size;
        memcpy(deal->hand[seat], worlds->deal.kept[seat], (size_t)laid);
        for (int i = laid; i < dealt; i++) {
            if (!draw(pool, i < keep ? least_held(worlds, seat) : 1, stream))
                return false;
            deal->hand[seat][i] = pool->cards[pool->size];
        }
        const bool throws_so = throw_from(worlds, deal, seat);
        if (!throws_so)
            throw_last(deal, seat);
        if (tries == 1)
            return true;
        if ((throws_so || !below(stream, ONE_IN_THROWS)) && !could_have_laid(worlds, deal, seat)
            && is_believed(worlds, deal, seat, stream))
            return true;
        pool->size = size;
    }
    return false;
}

/* The play as it stands, with the cards that the seats hold in this world. */
static void hold_cards(const Worlds *worlds, Deal *deal)
{
    deal->play = worlds->deal.play;
    for (int seat = 0; seat < deal->spec->seats; seat++)
        for (int i = 0; i < deal->play.left[seat]; i++)
            deal->play.held[seat][i] = deal->kept[seat][worlds->laid_by[seat] + i];
}

/* Deals to those first who have said go: they cannot take every card. There are cards enough in every deal. */
bool imagine(const Worlds *worlds, Stream *stream, Deal *deal, Card *extra)
{
    const Sight *sight = worlds->sight;
    Pool pool = {.size = worlds->unseen_size};
    memcpy(pool.cards, worlds->unseen, sizeof pool.cards);
    *deal = worlds->deal;
    for (int gone = 1; gone >= 0; gone--)
        for (int seat = 0; seat < sight->spec.seats; seat++)
            if (seat != sight->seat && has_gone(&worlds->deal.play, seat) == gone
                && !deal_to(worlds, deal, seat, &pool, stream))
                return false;
    if (!draw(&pool, 1, stream))
        return false;
    *extra = pool.cards[pool.size];
    if (sight->starter == NOBODY) {
        if (!draw(&pool, 1, stream))
            return false;
        deal->starter = pool.cards[pool.size];
    } else {
        hold_cards(worlds, deal);
    }
    return true;
}
