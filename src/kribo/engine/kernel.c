/* The show and the play; see kernel.h. */
#include "kernel.h"

ShowTables show_tables;

/* The first multiset of each size, and where the last one ends. */
static const uint16_t FIRST_OF_SIZE[MOST_HELD + 2] = {0, 1, 14, 105, 560, GROWING, MULTISETS};

static bool leads_one_up(const uint16_t row[RANKS], int size)
{
    for (int rank = 0; rank < RANKS; rank++) {
        const bool up = row[rank] >= FIRST_OF_SIZE[size + 1] && row[rank] < FIRST_OF_SIZE[size + 2];
        if (!up && row[rank] != 0)
            return false;
    }
    return true;
}

bool load_tables(const ShowTables *tables)
{
    for (int size = 0; size < MOST_HELD; size++)
        for (int multiset = FIRST_OF_SIZE[size]; multiset < FIRST_OF_SIZE[size + 1]; multiset++)
            if (!leads_one_up(tables->next[multiset], size))
                return false;
    show_tables = *tables;
    return true;
}

/* Inlined with a constant size, so that the loops over a hand unroll. */
static inline void score_rows(const Card *rows, size_t number, int size, bool needs_starter, uint8_t *points)
{
    for (size_t i = 0; i < number; i++, rows += size + 1)
        points[i] = (uint8_t)show_points(rows, size, rows[size], needs_starter);
}

void score_hands(const Card *rows, size_t number, int size, bool needs_starter, uint8_t *points)
{
    switch (size) {
    case 3: score_rows(rows, number, 3, needs_starter, points); break;
    case 4: score_rows(rows, number, 4, needs_starter, points); break;
    case 5: score_rows(rows, number, 5, needs_starter, points); break;
    }
}

/* By the starter's suit as well as by points: four counters that do not wait for each other. */
typedef uint64_t HandCounts[SUITS][MOST_POINTS + 1];

static inline void count_starters(const Card *held, int size, bool needs_starter, HandCounts counts)
{
    const uint8_t *by_rank = show_tables.points[multiset_of(held, size)];
    int by_suit[SUITS];
    uint64_t is_held = 0;
    for (int i = 0; i < size; i++)
        is_held |= UINT64_C(1) << held[i];
    for (int suit = 0; suit < SUITS; suit++)
        by_suit[suit] = points_by_suit(held, size, suit, needs_starter);
    for (int rank = 0; rank < RANKS; rank++)
        for (int suit = 0; suit < SUITS; suit++)
            counts[suit][by_rank[rank] + by_suit[suit]] += ~is_held >> (4 * rank + suit) & 1;
}

/* Goes on to the next combination of cards in order; false after the last. */
static bool next_combination(Card *held, int size)
{
    int place = size - 1;
    while (place >= 0 && held[place] == CARDS - size + place)
        place--;
    if (place < 0)
        return false;
    held[place]++;
    for (place++; place < size; place++)
        held[place] = (Card)(held[place - 1] + 1);
    return true;
}

uint64_t count_hands(int size, bool needs_starter, uint64_t counts[MOST_POINTS + 1])
{
    Card held[MOST_HELD] = {0, 1, 2, 3, 4};
    HandCounts found = {{0}};
    do
        count_starters(held, size, needs_starter, found);
    while (next_combination(held, size));

    uint64_t hands = 0;
    for (int suit = 0; suit < SUITS; suit++)
        for (int points = 0; points <= MOST_POINTS; points++) {
            counts[points] += found[suit][points];
            hands += found[suit][points];
        }
    return hands;
}

static void clear_pile(Play *play)
{
    play->last = NOBODY;
    play->total = 0;
    play->size = 0;
    play->gone = 0;
    play->go_was_last = false;
}

void begin_play(Play *play, int seats, int leader)
{
    play->seats = seats;
    play->turn = leader;
    play->cards_left = 0;
    for (int seat = 0; seat < seats; seat++)
        play->cards_left += play->left[seat];
    clear_pile(play);
}

void restart_count(Play *play)
{
    int leader = seat_after(play->last, play->seats);
    while (play->left[leader] == 0)
        leader = seat_after(leader, play->seats);
    clear_pile(play);
    play->turn = leader;
}

/* The place of a card in the hand on turn, or -1. */
static int place_of(const Play *play, Card card)
{
    for (int i = 0; i < play->left[play->turn]; i++)
        if (play->held[play->turn][i] == card)
            return i;
    return -1;
}

static bool is_held(const Play *play, Card card)
{
    for (int seat = 0; seat < play->seats; seat++)
        for (int i = 0; i < play->left[seat]; i++)
            if (play->held[seat][i] == card)
                return true;
    return false;
}

/* Lets the seats that cannot lay say go; false when the count is closed. */
static bool pass_on_silently(Play *play)
{
    while (pass_on(play)) {
        if (can_lay(play, play->turn))
            return true;
        say_go(play);
    }
    return false;
}

static PlayError lay_card(Play *play, Card card, uint8_t *points)
{
    const int place = place_of(play, card);
    if (place < 0)
        return is_held(play, card) ? NOT_ON_TURN : NOT_HELD;
    if (!fits(play, card))
        return OVER_31;
    const int seat = play->turn;
    points[seat] = (uint8_t)(points[seat] + lay(play, place));
    return PLAYED_OUT;
}

PlayError play_out(Play *play, const Card *order, int cards, bool single, uint8_t *points)
{
    for (int i = 0; i < cards; i++) {
        const PlayError error = lay_card(play, order[i], points);
        if (error != PLAYED_OUT)
            return error;
        if (pass_on_silently(play))
            continue;
        points[play->last] = (uint8_t)(points[play->last] + close_points(play));
        if (single || play->cards_left == 0)
            break;
        restart_count(play);
    }
    return PLAYED_OUT;
}
