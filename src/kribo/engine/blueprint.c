#include "blueprint.h"

#include <stdlib.h>
#include <string.h>

/* ---- information sets */

/* Which of the different ranks of a keep this is. */
static int ordinal(Ranks keep, int rank)
{
    const Ranks is_held = (keep | keep >> 1 | keep >> 2) & UINT64_C(0x1111111111111);
    return __builtin_popcountll(is_held & (one(rank) - 1));
}

/* The rank laid `back` cards ago. */
static int laid_rank(const Pegging *play, int back)
{
    return (int)(play->history >> (5 * back + 1) & 15);
}

int opening_of(const Pegging *play)
{
    int keep = play->keep[play->turn], own;
    if (play->laid > 3 || play->turn != (play->laid & 1))
        return NOBODY;
    switch (play->laid) {
    case 0:
        return keep;
    case 1:
        return LEADS + keep * RANKS + laid_rank(play, 0);
    case 2:
        own = ordinal(keep_ranks[keep], laid_rank(play, 1));
        return LEADS + REPLIES + (keep * ACTIONS + own) * RANKS + laid_rank(play, 0);
    default:
        own = ordinal(keep_ranks[keep], laid_rank(play, 1));
        return LEADS + REPLIES + SECONDS
               + ((keep * ACTIONS + own) * RANKS + laid_rank(play, 2)) * RANKS + laid_rank(play, 0);
    }
}

uint64_t key_of_held(Ranks held)
{
    uint64_t key = 0;
    for (; held; held -= one(lowest(held)))
        key = key << 4 | (unsigned)(lowest(held) + 1);
    return key << 44;
}

/* How many cards at the end of the pile can still be part of a run: their ranks differ, and the cards that
 * both hold suffice to fill the gaps between them. */
static int open_to_runs(const Pegging *play)
{
    int low = RANKS, high = -1, open = 1;
    unsigned met = 0;
    for (int size = 1; size <= play->length; size++) {
        int rank = play->pile[play->length - size];
        if (met >> rank & 1)
            break;
        met |= 1U << rank;
        low = rank < low ? rank : low;
        high = rank > high ? rank : high;
        if (high - low + 1 - size <= play->left[PONE] + play->left[DEALER])
            open = size;
    }
    return open;
}

static int alike_at_end(const Pegging *play)
{
    int alike = 1;
    while (alike < play->length && play->pile[play->length - 1 - alike] == play->pile[play->length - 1])
        alike++;
    return alike;
}

uint64_t key_of_table(const Pegging *play)
{
    if (play->laid == REMEMBERED)
        return UINT64_C(1) << 43 | play->history;
    uint64_t key = play->left[!play->turn];
    key = key << 5 | play->count;
    if (!play->length)
        return key << 35 | 1;
    int alike = alike_at_end(play), open = alike > 1 ? 1 : open_to_runs(play);
    key = key << 3 | (unsigned)alike;
    uint64_t ranks = 0;
    for (int size = open; size; size--)
        ranks = ranks << 4 | (unsigned)(play->pile[play->length - size] + 1);
    return key << 32 | ranks;
}

/* ---- a finished blueprint */

static size_t slot_of(const uint64_t *keys, size_t mask, uint64_t key)
{
    size_t slot = mix(key) & mask;
    while (keys[slot] && keys[slot] != key)
        slot = (slot + 1) & mask;
    return slot;
}

static size_t size_for(size_t number)
{
    size_t size = 1024;
    while (size < 2 * number)
        size *= 2;
    return size;
}

bool blueprint_open(Blueprint *blueprint, const uint8_t *openings, const uint64_t *keys, const uint8_t *late,
                    size_t number)
{
    size_t size = size_for(number);
    blueprint->openings = (const OpeningChances *)openings;
    blueprint->mask = size - 1;
    blueprint->keys = calloc(size, sizeof *blueprint->keys);
    blueprint->late = malloc(size * sizeof *blueprint->late);
    if (!blueprint->keys || !blueprint->late) {
        blueprint_close(blueprint);
        return false;
    }
    for (size_t i = 0; i < number; i++) {
        size_t slot = slot_of(blueprint->keys, blueprint->mask, keys[i]);
        blueprint->keys[slot] = keys[i];
        memcpy(blueprint->late[slot], late + i * sizeof *blueprint->late, sizeof *blueprint->late);
    }
    return true;
}

void blueprint_close(Blueprint *blueprint)
{
    free(blueprint->keys);
    free(blueprint->late);
    blueprint->keys = NULL;
    blueprint->late = NULL;
}

void blueprint_chances(const Blueprint *blueprint, int opening, uint64_t key, int number, float *chances)
{
    const uint8_t *parts = NULL;
    if (opening != NOBODY)
        parts = blueprint->openings[opening];
    else {
        size_t slot = slot_of(blueprint->keys, blueprint->mask, key);
        if (blueprint->keys[slot])
            parts = blueprint->late[slot];
    }
    int rest = 255;
    for (int i = 0; i < number; i++) {
        if (!parts)
            chances[i] = 1.0F / (float)number;
        else if (i == number - 1)
            chances[i] = (float)rest / 255;
        else {
            chances[i] = (float)parts[i] / 255;
            rest -= parts[i];
        }
    }
}

int policy_of(const Blueprint *blueprint, const Pegging *play, uint8_t *list, float *chances)
{
    const Ranks held = play->held[play->turn];
    const int number = list_ranks(fitting(held, play->count), list);
    chances[0] = 1;
    if (number > 1)
        blueprint_chances(blueprint, opening_of(play), key_of_held(held) + key_of_table(play), number, chances);
    return number;
}

/* ---- training */

typedef struct {
    float regret[ACTIONS];
    float sum[ACTIONS]; /* of the strategies so far, weighted: the average strategy */
} Infoset;

typedef struct {
    uint64_t key;
    Infoset infoset;
} Late;

struct Trainer {
    Infoset *openings;
    Late *late; /* open addressing, like the finished blueprint */
    size_t mask, used;
    Keeps keeps;
    Stream stream;
    long deals;
    bool whole_history;
};

Trainer *trainer_new(const Keeps *keeps, uint64_t seed, bool whole_history)
{
    Trainer *trainer = calloc(1, sizeof *trainer);
    if (!trainer)
        return NULL;
    trainer->mask = ((size_t)1 << 16) - 1;
    trainer->openings = calloc(OPENINGS, sizeof *trainer->openings);
    trainer->late = calloc(trainer->mask + 1, sizeof *trainer->late);
    trainer->stream = stream_of(seed, 0, 0);
    trainer->whole_history = whole_history;
    if (!trainer->openings || !trainer->late) {
        trainer_free(trainer);
        return NULL;
    }
    trainer->keeps = *keeps;
    return trainer;
}

void trainer_free(Trainer *trainer)
{
    if (!trainer)
        return;
    free(trainer->openings);
    free(trainer->late);
    free(trainer);
}

size_t trainer_late(const Trainer *trainer) { return trainer->used; }

static Late *late_at(Late *late, size_t mask, uint64_t key)
{
    size_t slot = mix(key) & mask;
    while (late[slot].key && late[slot].key != key)
        slot = (slot + 1) & mask;
    return &late[slot];
}

/* Keep a third of the table free; between deals only, since a walk holds on to its information sets. */
static bool make_room(Trainer *trainer)
{
    enum { MOST_NEW_IN_A_DEAL = 4096 };
    size_t size = trainer->mask + 1;
    if (3 * (trainer->used + MOST_NEW_IN_A_DEAL) < 2 * size)
        return true;
    Late *larger = calloc(2 * size, sizeof *larger);
    if (!larger)
        return false;
    for (size_t slot = 0; slot < size; slot++)
        if (trainer->late[slot].key)
            *late_at(larger, 2 * size - 1, trainer->late[slot].key) = trainer->late[slot];
    free(trainer->late);
    trainer->late = larger;
    trainer->mask = 2 * size - 1;
    return true;
}

static uint64_t key_of_history(const Pegging *play)
{
    uint64_t key = play->history << 4 | (unsigned)play->laid;
    return (key << 11 | play->keep[play->turn]) << 1 | play->turn;
}

static Infoset *infoset_of(Trainer *trainer, const Pegging *play)
{
    int opening = opening_of(play);
    if (opening != NOBODY)
        return &trainer->openings[opening];
    uint64_t key = trainer->whole_history ? key_of_history(play)
                                          : key_of_held(play->held[play->turn]) + key_of_table(play);
    Late *late = late_at(trainer->late, trainer->mask, key);
    if (!late->key) {
        late->key = key;
        trainer->used++;
    }
    return &late->infoset;
}

/* Regret matching. */
static void strategy_of(const float *regret, int number, float *chances)
{
    float sum = 0;
    for (int i = 0; i < number; i++)
        sum += regret[i] > 0 ? regret[i] : 0;
    for (int i = 0; i < number; i++)
        chances[i] = sum > 0 ? (regret[i] > 0 ? regret[i] / sum : 0) : 1.0F / (float)number;
}

static int sampled(Stream *stream, const float *chances, int number)
{
    float left = (float)unit(stream);
    int choice = 0;
    while (choice < number - 1 && left >= chances[choice])
        left -= chances[choice++];
    return choice;
}

static float walk(Trainer *trainer, const Pegging *play, int learner);

/* The net points of the learner from laying a rank on. */
static float worth_of(Trainer *trainer, const Pegging *play, int rank, int learner)
{
    Pegging next = *play;
    float points = (float)peg(&next, rank);
    return (play->turn == learner ? points : -points) + walk(trainer, &next, learner);
}

static float learn(Trainer *trainer, const Pegging *play, const uint8_t *list, int number)
{
    Infoset *infoset = infoset_of(trainer, play);
    float chances[ACTIONS], worth[ACTIONS], mean = 0;
    strategy_of(infoset->regret, number, chances);
    for (int i = 0; i < number; i++) {
        worth[i] = worth_of(trainer, play, list[i], play->turn);
        mean += chances[i] * worth[i];
    }
    for (int i = 0; i < number; i++)
        infoset->regret[i] += worth[i] - mean;
    return mean;
}

static float walk(Trainer *trainer, const Pegging *play, int learner)
{
    uint8_t list[ACTIONS];
    float chances[ACTIONS];
    if (is_over(play))
        return 0;
    int number = list_ranks(fitting(play->held[play->turn], play->count), list);
    if (number == 1)
        return worth_of(trainer, play, list[0], learner);
    if (play->turn == learner)
        return learn(trainer, play, list, number);
    Infoset *infoset = infoset_of(trainer, play);
    strategy_of(infoset->regret, number, chances);
    const float weight = (float)trainer->deals * (float)trainer->deals;
    for (int i = 0; i < number; i++)
        infoset->sum[i] += weight * chances[i];
    return worth_of(trainer, play, list[sampled(&trainer->stream, chances, number)], learner);
}

bool trainer_run(Trainer *trainer, long deals)
{
    for (long done = 0; done < deals; done++) {
        if (!make_room(trainer))
            return false;
        trainer->deals++;
        Deal deal = random_deal(&trainer->stream, &trainer->keeps);
        Pegging play = play_of(deal.keep[PONE], deal.keep[DEALER]);
        walk(trainer, &play, PONE);
        walk(trainer, &play, DEALER);
    }
    return true;
}

/* Round chances to 255ths with sum 255, by cumulation so that no rounding error gathers. */
static void round_chances(const float *chances, int *parts)
{
    float reached = 0;
    int given = 0;
    for (int i = 0; i < ACTIONS; i++) {
        reached += chances[i] * 255;
        parts[i] = (i == ACTIONS - 1 ? 255 : (int)(reached + 0.5F)) - given;
        given += parts[i];
    }
}

/* Leave out what is done in less than a tenth of all cases: most of it is what sampling has not averaged out
 * yet. The largest part gets what rounding leaves. */
static void leave_out_rare(int *parts)
{
    const int least = 26;
    int largest = 0, sum = 0, given = 0;
    for (int i = 0; i < ACTIONS; i++) {
        parts[i] = parts[i] < least ? 0 : parts[i];
        sum += parts[i];
        largest = parts[i] > parts[largest] ? i : largest;
    }
    for (int i = 0; i < ACTIONS; i++) {
        parts[i] = parts[i] * 255 / sum;
        given += parts[i];
    }
    parts[largest] += 255 - given;
}

static void write_chances(const Infoset *infoset, int number, uint8_t *written)
{
    float sum = 0, chances[ACTIONS];
    int parts[ACTIONS];
    for (int i = 0; i < ACTIONS; i++)
        sum += infoset->sum[i];
    strategy_of(sum > 0 ? infoset->sum : infoset->regret, ACTIONS, chances);
    round_chances(chances, parts);
    leave_out_rare(parts);
    for (int i = 0; i < number; i++)
        written[i] = (uint8_t)parts[i];
}

static int by_key(const void *one, const void *other)
{
    uint64_t a = (*(const Late *const *)one)->key, b = (*(const Late *const *)other)->key;
    return (a > b) - (a < b);
}

bool trainer_write(const Trainer *trainer, uint8_t *openings, uint64_t *keys, uint8_t *late)
{
    for (int i = 0; i < OPENINGS; i++)
        write_chances(&trainer->openings[i], ACTIONS - 1, openings + i * (ACTIONS - 1));
    const Late **sorted = malloc((trainer->used + 1) * sizeof *sorted);
    size_t number = 0;
    if (!sorted)
        return false;
    for (size_t slot = 0; slot <= trainer->mask; slot++)
        if (trainer->late[slot].key)
            sorted[number++] = &trainer->late[slot];
    qsort(sorted, number, sizeof *sorted, by_key);
    for (size_t i = 0; i < number; i++) {
        keys[i] = sorted[i]->key;
        write_chances(&sorted[i]->infoset, ACTIONS - 2, late + i * (ACTIONS - 2));
    }
    free(sorted);
    return true;
}
