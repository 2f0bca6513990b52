/* Runs the kernel under the sanitizers: everything at its bounds, and games of every variant.
 *
 * driver MULTISETS SHOW GAMES: the data files of the engine, and a file with the crib averages and then, for each
 * game, its spec and a byte of policy for each of six seats. Prints for each game the sums of its tally. */
#include "driver.h"

enum { SEED = 7, SETS = 6 };

static void refuse_damaged_tables(void)
{
    ShowTables *tables = malloc(sizeof *tables);
    *tables = show_tables;
    tables->next[0][0] = 9999;
    if (load_tables(tables))
        exit(3);
    free(tables);
}

/* Rows of cards that may be alike: what they score means nothing, but it must be looked up within bounds. */
static void score_anything(Stream *chance)
{
    for (int size = 3; size <= MOST_HELD; size++) {
        const size_t rows = 20000;
        Card *cards = malloc(rows * (size_t)(size + 1));
        uint8_t *points = malloc(rows);
        for (size_t i = 0; i < rows * (size_t)(size + 1); i++)
            cards[i] = (Card)below(chance, i % 2 ? CARDS : SUITS);
        score_hands(cards, rows, size, size == 4, points);
        free(cards);
        free(points);
        uint64_t counts[MOST_POINTS + 1] = {0};
        if (size == 3 && count_hands(size, false, counts) == 0)
            exit(4);
    }
}

/* The longest pile there is, and piles of low cards. */
static void peg_anything(Stream *chance)
{
    for (int i = 0; i < 200000; i++) {
        uint8_t pile[MOST_IN_PILE];
        int size = 0, total = 0;
        while (size < MOST_IN_PILE) {
            const int rank = (int)below(chance, 1 + (unsigned)i % RANKS);
            if (total + value_of_rank(rank) > LIMIT)
                break;
            total += value_of_rank(rank);
            pile[size++] = (uint8_t)rank;
            if (pegs(pile, size, total) > 2 + MOST_IN_PILE * MOST_IN_PILE)
                exit(5);
        }
    }
}

static void print_tally(const Tally *tally)
{
    long long wins = 0, points = 0;
    for (int place = 0; place < MOST_SEATS; place++) {
        wins = 3 * wins + tally->wins[place];
        for (int source = 0; source < SOURCES; source++)
            points = 3 * points % 1000003 + tally->points[source][place];
    }
    printf("%lld %lld %lld %lld\n", (long long)tally->games, (long long)tally->deals, wins, points);
}

static void play_games(const char *path)
{
    FILE *file = fopen(path, "rb");
    CribAverages *averages = malloc(sizeof *averages);
    if (!file || fread(averages, sizeof *averages, 1, file) != 1)
        exit(6);
    GameSpec spec;
    uint8_t chosen[MOST_SEATS];
    while (fread(&spec, sizeof spec, 1, file) == 1 && fread(chosen, sizeof chosen, 1, file) == 1) {
        if (!spec_is_sound(&spec))
            exit(7);
        Tally *tally = calloc(1, sizeof *tally);
        const Match match = {&spec, averages, chosen, SEED, spec.sides};
        simulate(&match, 0, SETS, tally);
        print_tally(tally);
        free(tally);
    }
    free(averages);
    fclose(file);
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    use_tables(argv[1], argv[2]);
    refuse_damaged_tables();
    Stream chance = stream_of(SEED, 0, 0);
    score_anything(&chance);
    peg_anything(&chance);
    play_games(argv[3]);
    return 0;
}
