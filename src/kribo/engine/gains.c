#include "gains.h"

#include <math.h>

enum { HAND = 3 }; /* the purpose of a stream: six cards; those of deals.c have others */

static void draw_hand(uint64_t seed, uint64_t number, Card hand[DEALT])
{
    Stream stream = stream_of(seed, number, HAND);
    int held = 0;
    for (int card = 0; card < CARDS && held < DEALT; card++)
        if (below(&stream, (unsigned)(CARDS - card)) < (unsigned)(DEALT - held))
            hand[held++] = (Card)card;
}

/* By how many net points the throw that is best for the game may be behind, by what the nearer of the two wants.
 * Further behind it never was in thousands of hands, or by less than a hundred thousandth. */
static double margin_at(int wanted)
{
    if (wanted > 30)
        return 1.5;
    return wanted > 12 ? 4 : INFINITY;
}

static int first_of(unsigned ways) { return __builtin_ctz(ways); }

/* What the best way for the game has more than the one with most points. */
static double gain_at(const Outlook *outlook, const Game *game, int wants, int other_wants)
{
    const unsigned ways = ways_within(outlook, margin_at(wants < other_wants ? wants : other_wants));
    double values[WAYS], most = 0;
    const int points = first_of(ways_within(outlook, 0));
    if (ways == 1u << points)
        return 0;
    value_throws(outlook, ways, game->target - wants, game->target - other_wants, game, values);
    for (int way = 0; way < WAYS; way++)
        if (ways >> way & 1)
            most = fmax(most, values[way] - values[points]);
    return most;
}

void add_gains(int role, const Habit *other, const Plays *plays, const Game *game, uint64_t seed, uint64_t first,
               uint64_t number, const int *wants, int wanted, Outlook *outlook, double *sums)
{
    for (uint64_t drawn = first; drawn < first + number; drawn++) {
        Card hand[DEALT];
        draw_hand(seed, drawn, hand);
        look_out(hand, role, other, plays, INFINITY, outlook);
        for (int own = 0; own < wanted; own++)
            for (int others = 0; others < wanted; others++)
                sums[own * wanted + others] += gain_at(outlook, game, wants[own], wants[others]);
    }
}
