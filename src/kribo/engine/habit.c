#include "habit.h"

#include <string.h>

static const float LEAST_SHARE = 1 / 256.0f;

/* ---- hands of ranks */

/* The hand of those ranks, which there must be, in the lowest suits. */
static void hand_of_index(int index, Card hand[DEALT])
{
    Ranks rest = deal_ranks[index];
    for (int i = 0; i < DEALT; i++) {
        const int rank = lowest(rest);
        const bool again = i > 0 && rank_of(hand[i - 1]) == rank;
        hand[i] = (Card)(again ? hand[i - 1] + 1 : rank * SUITS);
        rest -= one(rank);
    }
}

/* The first way that throws the same ranks. */
static int first_alike(const Card hand[DEALT], int way)
{
    int first = 0;
    while (rank_of(hand[WAY[first][0]]) != rank_of(hand[WAY[way][0]])
           || rank_of(hand[WAY[first][1]]) != rank_of(hand[WAY[way][1]]))
        first++;
    return first;
}

/* ---- hands that differ only in the names of suits */

static const uint8_t RENAMED[24][SUITS] = {
    {0, 1, 2, 3}, {0, 1, 3, 2}, {0, 2, 1, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {0, 3, 2, 1},
    {1, 0, 2, 3}, {1, 0, 3, 2}, {1, 2, 0, 3}, {1, 2, 3, 0}, {1, 3, 0, 2}, {1, 3, 2, 0},
    {2, 0, 1, 3}, {2, 0, 3, 1}, {2, 1, 0, 3}, {2, 1, 3, 0}, {2, 3, 0, 1}, {2, 3, 1, 0},
    {3, 0, 1, 2}, {3, 0, 2, 1}, {3, 1, 0, 2}, {3, 1, 2, 0}, {3, 2, 0, 1}, {3, 2, 1, 0},
};

/* The hand whose suits have descending sets of ranks stands for its class. Returns how many hands the class
 * has, 0 if this one does not stand for it. */
static int hands_alike(const Card hand[DEALT])
{
    int sets[SUITS] = {0}, alike = 24, run = 1;
    for (int i = 0; i < DEALT; i++)
        sets[suit_of(hand[i])] |= 1 << rank_of(hand[i]);
    for (int suit = 1; suit < SUITS; suit++) {
        if (sets[suit - 1] < sets[suit])
            return 0;
        run = sets[suit - 1] == sets[suit] ? run + 1 : 1;
        alike /= run;
    }
    return alike;
}

/* Is shown a hand that stands for its class, and how many hands that has. */
typedef void Visit(void *context, const Card hand[DEALT], int alike);

/* Visits the classes of all suits for ascending ranks; the cards before `place` have theirs. */
static void visit_suits(Card hand[DEALT], int place, Visit *visit, void *context)
{
    if (place == DEALT) {
        const int alike = hands_alike(hand);
        if (alike)
            visit(context, hand, alike);
        return;
    }
    const int rank = rank_of(hand[place]);
    const bool again = place && rank_of(hand[place - 1]) == rank;
    for (int card = again ? hand[place - 1] + 1 : rank * SUITS; card < (rank + 1) * SUITS; card++) {
        hand[place] = (Card)card;
        visit_suits(hand, place + 1, visit, context);
    }
    hand[place] = (Card)(rank * SUITS);
}

/* The hand with its suits renamed, ascending again; returns the way that throws the same cards. */
static int rename_suits(const Card hand[DEALT], const uint8_t names[SUITS], int way, Card renamed[DEALT])
{
    bool is_thrown[DEALT] = {false};
    for (int i = 0; i < DEALT; i++) {
        const Card card = (Card)(rank_of(hand[i]) * SUITS + names[suit_of(hand[i])]);
        int place = i;
        for (; place > 0 && renamed[place - 1] > card; place--) {
            renamed[place] = renamed[place - 1];
            is_thrown[place] = is_thrown[place - 1];
        }
        renamed[place] = card;
        is_thrown[place] = i == WAY[way][0] || i == WAY[way][1];
    }
    int same = 0;
    while (!is_thrown[WAY[same][0]] || !is_thrown[WAY[same][1]])
        same++;
    return same;
}

static void fill_table(uint8_t *table, const Card hand[DEALT], int way)
{
    for (int i = 0; i < 24; i++) {
        Card renamed[DEALT];
        const int same = rename_suits(hand, RENAMED[i], way, renamed);
        const uint32_t index = six_index(renamed);
        const int shift = index & 1 ? 4 : 0;
        table[index >> 1] = (uint8_t)((table[index >> 1] & ~(15 << shift)) | same << shift);
    }
}

/* ---- best answers */

typedef struct {
    int role;
    const Habit *other;
    const Plays *plays;
    uint8_t *table;
    double suited[THROWS], kept[KEEPS], flush[KEEPS];
    Found found;
    /* of the ranks in hand */
    Unseen unseen;
    Foresight foresight;
    Worth by_rank[WAYS];
    double play[WAYS]; /* what it brings net, or 0 */
    double chosen[WAYS], cards;
} Study;

static void note_answer(Study *study, const Card hand[DEALT], int way, const Worth *worth, int alike)
{
    Card kept[KEPT], thrown[2];
    split(hand, way, kept, thrown);
    const int pair = pair_of(rank_of(thrown[0]), rank_of(thrown[1])), keep = keep_of(kept);
    study->chosen[first_alike(hand, way)] += alike;
    study->cards += alike;
    study->found.thrown[pair] += alike;
    study->found.cribs[pair] += alike * worth->crib;
    study->suited[pair] += alike * is_one_suit(thrown, 2);
    study->kept[keep] += alike;
    study->flush[keep] += alike * is_one_suit(kept, KEPT);
    study->found.classes++;
    study->found.cards += alike;
    study->found.hand += alike * worth->hand;
    study->found.crib += alike * worth->crib;
}

/* The way with the most net points, the first of equals. */
static int best_way(const Study *study, const Worth worths[WAYS])
{
    int best = 0;
    double most = -1e9;
    for (int way = 0; way < WAYS; way++) {
        const double net = net_of(study->role, &worths[way]) + study->play[way];
        if (net > most) {
            most = net;
            best = way;
        }
    }
    return best;
}

static void answer_class(void *context, const Card hand[DEALT], int alike)
{
    Study *study = context;
    Worth worths[WAYS];
    memcpy(worths, study->by_rank, sizeof worths);
    see_suits(hand, &study->unseen);
    add_suits(hand, &study->unseen, &study->foresight, study->other, worths);
    const int way = best_way(study, worths);
    note_answer(study, hand, way, &worths[way], alike);
    if (study->table)
        fill_table(study->table, hand, way);
}

static void weigh_play(Study *study, const Card hand[DEALT])
{
    for (int way = 0; way < WAYS; way++) {
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        study->play[way] = study->plays ? net_of_play(study->plays, study->role, keep_of(kept)) : 0;
    }
}

static void answer_ranks(Study *study, Card hand[DEALT])
{
    memset(study->chosen, 0, sizeof study->chosen);
    study->cards = 0;
    study->found.ranks++;
    see_ranks(hand, &study->unseen);
    foresee(&study->unseen, study->other, false, &study->foresight);
    worths_by_rank(hand, &study->unseen, &study->foresight, study->by_rank);
    weigh_play(study, hand);
    visit_suits(hand, 0, answer_class, study);
}

static void move(double *numbers, const double *to, int number, double step)
{
    for (int i = 0; i < number; i++)
        numbers[i] += step * (to[i] - numbers[i]);
}

Found answer_habit(int role, const Habit *other, const Plays *plays, double step, Answers *answers, uint8_t *table)
{
    Study study = {.role = role, .other = other, .plays = plays, .table = table};
    for (int index = 0; index < DEALS; index++) {
        Card hand[DEALT];
        if (!deal_ranks[index])
            continue;
        hand_of_index(index, hand);
        answer_ranks(&study, hand);
        for (int way = 0; way < WAYS; way++) {
            float *share = &answers->share[index][way];
            *share += (float)(step * (study.chosen[way] / study.cards - *share));
        }
    }
    move(answers->thrown, study.found.thrown, THROWS, step);
    move(answers->suited, study.suited, THROWS, step);
    move(answers->kept, study.kept, KEEPS, step);
    move(answers->flush, study.flush, KEEPS, step);
    study.found.hand /= study.found.cards;
    study.found.crib /= study.found.cards;
    for (int pair = 0; pair < THROWS; pair++)
        study.found.cribs[pair] /= study.found.thrown[pair] + 1e-9;
    return study.found;
}

/* ---- hands alone */

static void add_best_keep(void *context, const Card hand[DEALT], int alike)
{
    BestKeeps *best = context;
    Unseen unseen;
    double most = 0;
    see_ranks(hand, &unseen);
    see_suits(hand, &unseen);
    for (int way = 0; way < WAYS; way++) {
        Card kept[KEPT], thrown[2];
        split(hand, way, kept, thrown);
        const double shown = hand_worth(kept, &unseen);
        most = shown > most ? shown : most;
    }
    best->shown += alike * most;
    best->classes++;
    best->cards += alike;
}

BestKeeps count_best_keeps(void)
{
    BestKeeps best = {0, 0, 0, 0};
    for (int index = 0; index < DEALS; index++) {
        Card hand[DEALT];
        if (!deal_ranks[index])
            continue;
        best.ranks++;
        hand_of_index(index, hand);
        visit_suits(hand, 0, add_best_keep, &best);
    }
    best.shown /= best.cards;
    return best;
}

/* ---- habits */

/* Adds a way to the hand that is being entered; false when there is no such way or no room. */
static bool enter(Habit *habit, const Card hand[DEALT], uint32_t entry, int way, float share)
{
    Card kept[KEPT], thrown[2];
    if (way >= WAYS || entry >= MOST_HABITS)
        return false;
    split(hand, way, kept, thrown);
    habit->number[entry] = (uint8_t)way;
    habit->share[entry] = share;
    habit->pair[entry] = (uint8_t)pair_of(rank_of(thrown[0]), rank_of(thrown[1]));
    habit->keep[entry] = (uint16_t)keep_of(kept);
    return true;
}

/* Makes the shares of a hand add up to 1. */
static void even_out(Habit *habit, uint32_t first, uint32_t end)
{
    double total = 0;
    for (uint32_t entry = first; entry < end; entry++)
        total += habit->share[entry];
    for (uint32_t entry = first; entry < end; entry++)
        habit->share[entry] = (float)(habit->share[entry] / total);
}

void settle(const Answers *answers, Habit *habit)
{
    uint32_t entry = 0;
    for (int index = 0; index < DEALS; index++) {
        Card hand[DEALT];
        habit->first[index] = entry;
        if (!deal_ranks[index])
            continue;
        hand_of_index(index, hand);
        for (int way = 0; way < WAYS; way++)
            if (answers->share[index][way] >= LEAST_SHARE)
                entry += enter(habit, hand, entry, way, answers->share[index][way]);
        even_out(habit, habit->first[index], entry);
    }
    habit->first[DEALS] = entry;
    for (int pair = 0; pair < THROWS; pair++)
        habit->suited[pair] = (float)(answers->suited[pair] / (answers->thrown[pair] + 1e-9));
    for (int keep = 0; keep < KEEPS; keep++)
        habit->flush[keep] = (float)(answers->flush[keep] / (answers->kept[keep] + 1e-9));
}

static uint8_t in_255ths(float share) { return (uint8_t)(share * 255 + 0.5f); }

size_t write_habit(const Habit *habit, uint8_t *bytes)
{
    const uint8_t *begin = bytes;
    for (int index = 0; index < DEALS; index++) {
        if (!deal_ranks[index])
            continue;
        *bytes++ = (uint8_t)(habit->first[index + 1] - habit->first[index]);
        for (uint32_t entry = habit->first[index]; entry < habit->first[index + 1]; entry++) {
            *bytes++ = habit->number[entry];
            *bytes++ = in_255ths(habit->share[entry]);
        }
    }
    for (int pair = 0; pair < THROWS; pair++)
        *bytes++ = in_255ths(habit->suited[pair]);
    for (int keep = 0; keep < KEEPS; keep++)
        *bytes++ = in_255ths(habit->flush[keep]);
    return (size_t)(bytes - begin);
}

bool read_habit(const uint8_t *bytes, size_t size, Habit *habit)
{
    const uint8_t *end = bytes + size;
    uint32_t entry = 0;
    for (int index = 0; index < DEALS; index++) {
        Card hand[DEALT];
        habit->first[index] = entry;
        if (!deal_ranks[index])
            continue;
        if (bytes == end || *bytes > WAYS || end - bytes < 1 + 2 * *bytes)
            return false;
        hand_of_index(index, hand);
        for (int ways = *bytes++; ways > 0; ways--, bytes += 2)
            if (!enter(habit, hand, entry++, bytes[0], bytes[1] / 255.0f))
                return false;
        even_out(habit, habit->first[index], entry);
    }
    habit->first[DEALS] = entry;
    if (end - bytes != THROWS + KEEPS)
        return false;
    for (int pair = 0; pair < THROWS; pair++)
        habit->suited[pair] = *bytes++ / 255.0f;
    for (int keep = 0; keep < KEEPS; keep++)
        habit->flush[keep] = *bytes++ / 255.0f;
    return true;
}
