/* The kernel: the arithmetic of cribbage, fast.
 *
 * It knows ranks, suits, piles, whose turn it is, counts of cards and points; no names, no options, no
 * text. What it computes is held to the Python reference (kribo.scoring, kribo.game) by tests.
 *
 *   kernel.c          the show, the play
 *   chance.h          the generator
 *   game.h, game.c    whole games, and what is added up about them
 *   policy.c          simple players
 *
 * A card is 4 * rank + suit, 0..51; rank 0 is the ace, 12 the king. Functions here trust their arguments;
 * _kernelmodule.c checks what comes from outside. Nothing is written after load_tables but what the caller
 * owns, so any number of threads may be in here at once.
 */
#ifndef KRIBO_KERNEL_H
#define KRIBO_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    RANKS = 13,
    SUITS = 4,
    CARDS = 52,
    FIVE = 4, /* the rank of a five */
    JACK = 10,
    LIMIT = 31,
    MOST_HELD = 5, /* in a hand after the discard, or in a crib */
    MOST_DEALT = 7,
    MOST_THROWN = 2,
    MOST_SEATS = 6,
    MOST_IN_PILE = 13, /* four aces, twos and threes, and a seven */
    MOST_POINTS = 46,
    NOBODY = -1
};

typedef uint8_t Card;

static inline int rank_of(Card card) { return card >> 2; }
static inline int suit_of(Card card) { return card & 3; }
static inline int value_of_rank(int rank) { return rank < 9 ? rank + 1 : 10; }
static inline int value_of(Card card) { return value_of_rank(rank_of(card)); }

/* ---- The show ----------------------------------------------------------------------------------------
 *
 * Fifteens, pairs and runs depend on ranks alone, so they are looked up. A multiset of up to five ranks has
 * a number: 0 is the empty one, then come those of one rank, of two and so on, each size in the order of
 * the sorted ranks. next leads from a multiset to the one with a rank more; points tells what a multiset
 * scores together with one more rank, the starter. Both are made from kribo.scoring.show
 * (engine/show_table.py) and handed to load_tables.
 */

enum {
    GROWING = 1 + 13 + 91 + 455 + 1820, /* multisets of fewer than five ranks */
    MULTISETS = GROWING + 6175
};

typedef struct {
    /* From four of a kind the same rank leads to 0: there is no fifth card of it. */
    uint16_t next[GROWING][RANKS];
    uint8_t points[MULTISETS][RANKS];
} ShowTables;

extern ShowTables show_tables;

/* Copies the tables in. False, and nothing has changed, if a row of next leads anywhere but to multisets of
 * one rank more. */
bool load_tables(const ShowTables *tables);

static inline unsigned multiset_of(const Card *cards, int size)
{
    unsigned multiset = 0;
    for (int i = 0; i < size; i++)
        multiset = show_tables.next[multiset][rank_of(cards[i])];
    return multiset;
}

static inline bool is_one_suit(const Card *cards, int size)
{
    unsigned differ = 0;
    for (int i = 1; i < size; i++)
        differ |= cards[i] ^ cards[0];
    return (differ & 3) == 0;
}

/* What flush and nobs score with a starter of that suit. needs_starter: a flush without the starter is
 * nothing, as in most cribs. */
static inline int points_by_suit(const Card *held, int size, int starter_suit, bool needs_starter)
{
    const Card nobs = (Card)(4 * JACK + starter_suit);
    int points = 0;
    for (int i = 0; i < size; i++)
        points |= held[i] == nobs;
    if (is_one_suit(held, size)) {
        if (suit_of(held[0]) == starter_suit)
            points += size + 1;
        else if (!needs_starter)
            points += size;
    }
    return points;
}

static inline int show_points(const Card *held, int size, Card starter, bool needs_starter)
{
    return show_tables.points[multiset_of(held, size)][rank_of(starter)]
           + points_by_suit(held, size, suit_of(starter), needs_starter);
}

/* Scores rows of size held cards and their starter. */
void score_hands(const Card *rows, size_t number, int size, bool needs_starter, uint8_t *points);

/* Adds every hand of size cards with every starter to counts[points]; the number of hands. */
uint64_t count_hands(int size, bool needs_starter, uint64_t counts[MOST_POINTS + 1]);

/* ---- The play ----------------------------------------------------------------------------------------
 *
 * What every card laid goes through is inline: calls would cost a third of a game. */

/* The length of the longest ending of the pile whose ranks all differ and are consecutive, or 0. */
static inline int run_length(const uint8_t *pile, int size)
{
    int longest = 0, low = RANKS, high = 0;
    unsigned seen = 0;
    for (int length = 1; length <= size; length++) {
        const int rank = pile[size - length];
        if (seen >> rank & 1)
            break;
        seen |= 1U << rank;
        low = rank < low ? rank : low;
        high = rank > high ? rank : high;
        if (high - low == length - 1)
            longest = length;
    }
    return longest >= 3 ? longest : 0;
}

/* What the last rank of a pile pegs; total is the count with it. */
static inline int pegs(const uint8_t *pile, int size, int total)
{
    const int points = total == 15 || total == LIMIT ? 2 : 0;
    int alike = 1;
    while (alike < size && pile[size - 1 - alike] == pile[size - 1])
        alike++;
    if (alike > 1) /* a pair and a run exclude each other */
        return points + alike * (alike - 1);
    return size < 3 ? points : points + run_length(pile, size);
}

typedef struct {
    int seats;
    int turn;
    int last;           /* the seat that laid the last card of this count, or NOBODY */
    int total;          /* the running count */
    int size;           /* of the pile */
    int cards_left;     /* at all seats together */
    unsigned gone;      /* a bit for each seat that said go in this count */
    bool go_was_last;   /* whether the last thing done was a go */
    uint8_t left[MOST_SEATS];
    Card held[MOST_SEATS][MOST_HELD]; /* in the order of the hand, the laid ones taken out */
    uint8_t pile[MOST_IN_PILE];       /* the ranks of this count, oldest first */
} Play;

static inline int seat_after(int seat, int seats) { return seat + 1 == seats ? 0 : seat + 1; }

static inline bool fits(const Play *play, Card card) { return play->total + value_of(card) <= LIMIT; }

static inline bool has_gone(const Play *play, int seat) { return play->gone >> seat & 1; }

/* Whether a seat can lay a card on the pile. */
static inline bool can_lay(const Play *play, int seat)
{
    if (play->total <= LIMIT - 10)
        return play->left[seat] > 0;
    for (int i = 0; i < play->left[seat]; i++)
        if (fits(play, play->held[seat][i]))
            return true;
    return false;
}

/* Starts the play; held and left must be filled in. */
void begin_play(Play *play, int seats, int leader);

/* Lays the card at that place of the hand on turn; what it pegs. pass_on comes next. */
static inline int lay(Play *play, int place)
{
    Card *held = play->held[play->turn];
    const Card card = held[place];
    play->left[play->turn]--;
    for (int i = 0; i < MOST_HELD - 1; i++) /* a fixed number of steps is faster than the few needed */
        held[i] = held[i + (i >= place)];
    play->cards_left--;
    play->last = play->turn;
    play->go_was_last = false;
    play->total += value_of(card);
    play->pile[play->size++] = (uint8_t)rank_of(card);
    return pegs(play->pile, play->size, play->total);
}

/* The seat on turn says go. pass_on comes next. */
static inline void say_go(Play *play)
{
    play->gone |= 1U << play->turn;
    play->go_was_last = true;
}

/* Gives the turn to the next seat; false when there is none and the count is closed. */
static inline bool pass_on(Play *play)
{
    if (play->total == LIMIT || play->cards_left == 0)
        return false;
    int seat = play->turn;
    for (int i = 0; i < play->seats; i++) {
        seat = seat_after(seat, play->seats);
        if (has_gone(play, seat))
            continue;
        if (seat == play->last && !can_lay(play, seat))
            return false;
        play->turn = seat;
        return true;
    }
    return false;
}

/* The point for the go or the last card of a closed count, which belongs to last; 0 after 31. */
static inline int close_points(const Play *play) { return play->total != LIMIT; }

/* Starts the next count: the first seat left of last that holds a card leads. */
void restart_count(Play *play);

typedef enum { PLAYED_OUT, NOT_HELD, NOT_ON_TURN, OVER_31 } PlayError;

/* Plays a deal out: the cards in the order laid, until none is left, or until the first count closes when
 * single. points[seat] gets what each seat pegs. play is as for begin_play. */
PlayError play_out(Play *play, const Card *order, int cards, bool single, uint8_t *points);

#endif
