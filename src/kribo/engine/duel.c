#include "duel.h"

typedef struct {
    const Engine *engine;
    bool blind;
    Stream stream;
    bool failed;
} Table;

static int by_blueprint(Table *table, const View *view)
{
    uint8_t list[ACTIONS];
    float chances[ACTIONS];
    int number = policy_of(table->engine->blueprint, &view->play, list, chances), choice = 0;
    float left = (float)unit(&table->stream);
    while (choice < number - 1 && left >= chances[choice])
        left -= chances[choice++];
    return list[choice];
}

static Position position_of(const Table *table, const Deal *deal, const View *view)
{
    const Pegging *play = &view->play;
    Position position = {.seat = view->seat, .kept = keep_ranks[play->keep[view->seat]], .starter = NOBODY,
                         .show = NOBODY, .laid = play->laid};
    if (!table->blind) {
        position.thrown = deal->dealt[view->seat] - position.kept;
        position.starter = deal->starter;
    }
    for (int place = 0; place < play->laid; place++) {
        unsigned laid = play->history >> 5 * (play->laid - 1 - place) & 31;
        position.ranks[place] = (uint8_t)(laid >> 1);
        position.seats[place] = (uint8_t)(laid & 1);
    }
    return position;
}

static int by_search(Table *table, const Deal *deal, const View *view)
{
    Candidate candidates[ACTIONS];
    Position position = position_of(table, deal, view);
    int number = search(table->engine, &position, candidates), best = 0;
    if (number <= 0) {
        table->failed = true;
        return greedy(view);
    }
    for (int i = 1; i < number; i++)
        if (candidates[i].worth > candidates[best].worth)
            best = i;
    return candidates[best].rank;
}

static int chosen(Table *table, const Deal *deal, const View *view, Policy policy)
{
    switch (policy) {
    case GREEDY: return greedy(view);
    case HEURISTIC: return heuristic(view);
    case BLUEPRINT: return by_blueprint(table, view);
    default: return by_search(table, deal, view);
    }
}

/* The net points of pone. */
static int net_of_pone(Table *table, const Deal *deal, Policy pone, Policy dealer)
{
    Pegging play = play_of(deal->keep[PONE], deal->keep[DEALER]);
    View views[2] = {view_of(deal, PONE), view_of(deal, DEALER)};
    int net = 0;
    while (!is_over(&play)) {
        const int seat = play.turn;
        View *view = &views[seat];
        view->play = play;
        view->play.held[!seat] = 0;
        const int rank = chosen(table, deal, view, seat == PONE ? pone : dealer);
        const int points = peg(&play, rank);
        views[!seat].seen += one(rank);
        net += seat == PONE ? points : -points;
    }
    return net;
}

bool duel(const Engine *engine, Policy first, Policy second, bool blind, long deals, uint64_t seed, Margin *margin)
{
    Table table = {engine, blind, stream_of(seed, 0, 1), false};
    Stream cards = stream_of(seed, 0, 0);
    double sum = 0, squares = 0;
    for (long i = 0; i < deals; i++) {
        const Deal deal = random_deal(&cards, engine->keeps);
        const double net = (net_of_pone(&table, &deal, first, second) - net_of_pone(&table, &deal, second, first)) / 2.0;
        sum += net;
        squares += net * net;
    }
    margin->mean = sum / (double)deals;
    margin->variance = (squares / (double)deals - margin->mean * margin->mean) / (double)deals;
    return !table.failed;
}
