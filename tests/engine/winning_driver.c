/* Runs discards and values under the sanitizers.
 *
 * winning_driver MULTISETS SHOW HABIT PLAYS: data files of the engine, HABIT that of how pone throws. Prints the sum of
 * the worths of some hands, as `test_winning_sanitized.py` has it. */
#include "deals.h"
#include "gains.h"
#include "habit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HANDS = 20, TARGET = 61, SEED = 7, SOME_DEALS = 400 };

static void *need(size_t size)
{
    void *room = calloc(1, size);
    if (!room)
        exit(2);
    return room;
}

/* Reads a file of at most so many bytes; how many it has. */
static size_t read_up_to(const char *path, void *out, size_t most)
{
    FILE *file = fopen(path, "rb");
    const size_t size = file ? fread(out, 1, most, file) : 0;
    if (!file || !size)
        exit(2);
    fclose(file);
    return size;
}

static void use_tables(const char *next, const char *points)
{
    ShowTables *tables = need(sizeof *tables);
    read_up_to(next, tables->next, sizeof tables->next);
    read_up_to(points, tables->points, sizeof tables->points);
    if (!load_tables(tables))
        exit(3);
    free(tables);
    pegging_init();
    discard_init();
}

/* Whatever the bytes are, they are read within bounds; and what is written can be read. */
static void read_habits(const char *path, Habit *habit)
{
    uint8_t *bytes = need(HABIT_BYTES), *written = need(HABIT_BYTES);
    const size_t size = read_up_to(path, bytes, HABIT_BYTES);
    Stream chance = stream_of(SEED, 0, 0);
    for (int i = 0; i < 40; i++) {
        const size_t place = below(&chance, (unsigned)size), cut = below(&chance, (unsigned)size);
        const uint8_t byte = bytes[place];
        bytes[place] = (uint8_t)next_bits(&chance);
        read_habit(bytes, cut, habit);
        read_habit(bytes, size, habit);
        bytes[place] = byte;
    }
    if (!read_habit(bytes, size, habit) || write_habit(habit, written) != size)
        exit(4);
    free(bytes);
    free(written);
}

static void deal_hand(Stream *chance, Card hand[DEALT])
{
    int held = 0;
    for (int card = 0; card < CARDS && held < DEALT; card++)
        if (below(chance, (unsigned)(CARDS - card)) < (unsigned)(DEALT - held))
            hand[held++] = (Card)card;
}

static double weigh(const Habit *habit)
{
    Stream chance = stream_of(SEED, 1, 0);
    Worth worths[WAYS];
    double total = 0;
    for (int i = 0; i < HANDS; i++) {
        Card hand[DEALT];
        deal_hand(&chance, hand);
        discard_worths(hand, habit, worths);
        for (int way = 0; way < WAYS; way++)
            total += worths[way].hand + worths[way].crib;
    }
    return total;
}

/* Whatever the bytes are, the plays are unpacked within bounds. */
static void use_plays(const char *path, const Habit *habit, const Game *game)
{
    enum { MOST_BYTES = 1 << 22 };
    uint8_t *bytes = need(MOST_BYTES);
    Outlook *outlook = need(sizeof *outlook);
    const size_t size = read_up_to(path, bytes, MOST_BYTES);
    Stream chance = stream_of(SEED, 2, 0);
    const int scores[] = {0, 31, TARGET - 3, TARGET - 1};
    for (int i = 0; i < 32; i++) {
        Card hand[DEALT];
        Plays plays;
        double values[WAYS];
        deal_hand(&chance, hand);
        for (int damage = 0; i >= 16 && damage < 20000; damage++)
            bytes[below(&chance, (unsigned)size)] = (uint8_t)next_bits(&chance);
        uint8_t *cut = need(i < 16 ? size : size - (size_t)i); /* its own, so that its ends are watched */
        memcpy(cut, bytes, i < 16 ? size : size - (size_t)i);
        if (read_plays(cut, i < 16 ? size : size - (size_t)i, &plays)) {
            look_out(hand, i & 1, habit, &plays, i & 2 ? 100 : 1, outlook);
            value_throws(outlook, outlook->open, scores[i / 2 % 4], scores[i / 8], game, values);
            const int wants[] = {1, 14, 40};
            double gains[9] = {0};
            add_gains(i & 1, habit, &plays, game, SEED, 0, 1, wants, 3, outlook, gains);
        } else if (i < 16)
            exit(5);
        free(cut);
    }
    free(outlook);
    free(bytes);
}

/* Deals by a table that throws the two lowest cards, then values from scores all over the board. */
static void play(const Habit *habit, const uint8_t *table, const char *plays)
{
    const Players players = {{table, table}, NULL};
    DealSums *deals = need(sizeof *deals);
    PlayRaces *races = need(sizeof *races);
    double *win = need(TARGET * sizeof *win), *lose = need(TARGET * sizeof *lose);
    double *ours = need(TARGET * TARGET * sizeof *ours), *theirs = need(TARGET * TARGET * sizeof *theirs);
    double *gains = need(TARGET * TARGET * sizeof *gains);
    const Card aces[DEALT] = {0, 1, 2, 3, 40, 51};
    add_deals(&players, SEED, 0, SOME_DEALS, deals);
    add_hand(&players, DEALER, aces, WAYS - 1, SEED, 0, SOME_DEALS, deals);
    add_plays(&players, SEED, 0, SOME_DEALS, *races);
    for (int i = 0; i < TARGET; i++)
        win[i] = 1;
    const Race race = race_in(deals->race, MOST_A_DEAL);
    sweep(&race, gains, TARGET, win, lose, 2 * (TARGET - 1), 0, ours, theirs);
    const Game game = {TARGET, win, lose, ours, theirs};
    use_plays(plays, habit, &game);
    free(deals);
    free(races);
    free(win);
    free(lose);
    free(ours);
    free(theirs);
    free(gains);
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 1;
    Habit *habit = need(sizeof *habit);
    uint8_t *table = need(THROW_TABLE_BYTES);
    use_tables(argv[1], argv[2]);
    read_habits(argv[3], habit);
    printf("%.9f\n", weigh(habit));
    play(habit, table, argv[4]);
    free(table);
    free(habit);
    return 0;
}
