/* Goes through the C of the play where a wrong access or an undefined step ends it: trains a little, and lets
 * the players meet, for net points and for a game. */
#include "duel.h"

#include <stdio.h>
#include <stdlib.h>

enum { TARGET = 121 };

static double win[TARGET], lose[TARGET], ours[TARGET * TARGET], theirs[TARGET * TARGET];

static void make_up_stakes(void)
{
    for (int dealer = 0; dealer < TARGET; dealer++) {
        win[dealer] = 1;
        for (int pone = 0; pone < TARGET; pone++) {
            ours[dealer * TARGET + pone] = 0.5 + (dealer - pone) / 300.0;
            theirs[dealer * TARGET + pone] = 1 - ours[dealer * TARGET + pone];
        }
    }
}

/* The best cards of a deal in all moments of a play of the lowest cards, from many scores. */
static double search_deal(const Engine *engine, const Deal *deal, int score)
{
    Pegging play = play_of(deal->keep[PONE], deal->keep[DEALER]);
    Position now = {.starter = deal->starter, .show = NOBODY, .score = {score, TARGET - 1 - score}};
    double sum = 0;
    while (!is_over(&play)) {
        Candidate candidates[ACTIONS];
        now.seat = play.turn;
        now.kept = keep_ranks[deal->keep[play.turn]];
        now.thrown = deal->dealt[play.turn] - now.kept;
        if (search(engine, &now, candidates) < 1)
            exit(1);
        sum += candidates[0].worth;
        now.ranks[now.laid] = (uint8_t)candidates[0].rank;
        now.seats[now.laid++] = play.turn;
        peg(&play, candidates[0].rank);
    }
    return sum;
}

int main(void)
{
    static Keeps keeps;
    static uint8_t openings[OPENINGS * sizeof(OpeningChances)];
    static const double cribs[2 * THROWS];
    pegging_init();
    make_up_stakes();
    choose_keeps(cribs, &keeps);
    Trainer *trainer = trainer_new(&keeps, 1, false);
    if (!trainer || !trainer_run(trainer, 2000))
        return 1;
    const size_t number = trainer_late(trainer);
    uint64_t *keys = malloc(number * sizeof *keys);
    uint8_t *late = malloc(number * sizeof(LateChances));
    Blueprint blueprint;
    if (!keys || !late || !trainer_write(trainer, openings, keys, late)
        || !blueprint_open(&blueprint, openings, keys, late, number))
        return 1;
    const Stakes stakes = {TARGET, win, lose, ours, theirs};
    const Engine for_net = {&blueprint, &keeps, 0.15F, 0.02, NULL}, for_game = {&blueprint, &keeps, 0.15F, 0.02, &stakes};
    for (Policy policy = GREEDY; policy < POLICIES; policy++) {
        Margin margin;
        if (!duel(&for_net, policy, HEURISTIC, policy == SEARCH, policy == SEARCH ? 4 : 200, 3, &margin))
            return 1;
        printf("%.6f\n", margin.mean);
    }
    Stream stream = stream_of(2, 0, 0);
    for (int score = 0; score < TARGET; score += 20) {
        const Deal deal = random_deal(&stream, &keeps);
        printf("%.6f %.6f\n", search_deal(&for_net, &deal, score), search_deal(&for_game, &deal, score));
    }
    blueprint_close(&blueprint);
    trainer_free(trainer);
    free(keys);
    free(late);
    return 0;
}
