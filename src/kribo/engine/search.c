#include "search.h"

#include <stdlib.h>
#include <string.h>

/* ---- belief */

static const uint8_t CHOOSE_OF_4[5][5] = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}, {1, 4, 6, 4, 1}};

/* In how many ways these ranks can come from the unseen cards. */
static double ways_of(Ranks ranks, Ranks seen)
{
    double ways = 1;
    while (ranks) {
        int rank = lowest(ranks);
        ways *= CHOOSE_OF_4[4 - number_of(seen, rank)][number_of(ranks, rank)];
        ranks &= ~((Ranks)15 << 4 * rank);
    }
    return ways;
}

static Ranks seen_by(const Position *position)
{
    Ranks starter = position->starter == NOBODY ? 0 : one(position->starter);
    return position->kept + position->thrown + starter;
}

static void scale(double *weights, double share)
{
    double sum = 0;
    for (int keep = 0; keep < KEEPS; keep++)
        sum += weights[keep];
    for (int keep = 0; keep < KEEPS && sum > 0; keep++)
        weights[keep] *= share / sum;
}

/* The weights of the other's keeps before a card is laid. */
static void expect_keeps(const Engine *engine, const Position *position, double weights[KEEPS])
{
    const uint16_t *keeps = engine->keeps->of[!position->seat];
    Ranks seen = seen_by(position);
    double at_random[KEEPS];
    memset(weights, 0, KEEPS * sizeof *weights);
    for (int deal = 0; deal < DEALS; deal++)
        if (deal_ranks[deal])
            weights[keeps[deal]] += ways_of(deal_ranks[deal], seen);
    for (int keep = 0; keep < KEEPS; keep++)
        at_random[keep] = ways_of(keep_ranks[keep], seen);
    scale(weights, 1 - engine->strange);
    scale(at_random, engine->strange);
    for (int keep = 0; keep < KEEPS; keep++)
        weights[keep] += at_random[keep];
}

/* The chance of one of `number` cards, some being laid at random. */
static float doubted(const Engine *engine, float chance, int number)
{
    return (1 - engine->doubt) * chance + engine->doubt / (float)number;
}

/* How likely the other's cards so far are with this keep: 0 when it cannot be. Leaves the play after them. */
static double likelihood(const Engine *engine, const Position *position, Pegging *play)
{
    double likely = 1;
    for (int place = 0; place < position->laid; place++) {
        int seat = position->seats[place], rank = position->ranks[place];
        if (is_over(play) || play->turn != seat || !number_of(fitting(play->held[seat], play->count), rank))
            return 0;
        if (seat != position->seat) {
            uint8_t list[ACTIONS];
            float chances[ACTIONS];
            int number = policy_of(engine->blueprint, play, list, chances);
            for (int i = 0; i < number; i++)
                if (list[i] == rank)
                    likely *= doubted(engine, chances[i], number);
        }
        peg(play, rank);
    }
    return !is_over(play) && play->turn == position->seat ? likely : 0;
}

/* Whether a keep holds all that the other has laid. */
static bool holds(Ranks keep, Ranks laid)
{
    for (; laid; laid &= ~((Ranks)15 << 4 * lowest(laid)))
        if (number_of(keep, lowest(laid)) < number_of(laid, lowest(laid)))
            return false;
    return true;
}

int believe(const Engine *engine, const Position *position, double weights[KEEPS])
{
    int number = 0, own = index_of(position->kept), seat = position->seat;
    Ranks laid = 0;
    for (int place = 0; place < position->laid; place++)
        if (position->seats[place] != seat)
            laid += one(position->ranks[place]);
    expect_keeps(engine, position, weights);
    for (int keep = 0; keep < KEEPS; keep++) {
        Pegging play = seat == PONE ? play_of(own, keep) : play_of(keep, own);
        weights[keep] *= holds(keep_ranks[keep], laid) ? likelihood(engine, position, &play) : 0;
        number += weights[keep] > 0;
    }
    scale(weights, 1);
    return number;
}

/* A count was closed before a card that does not fit it: its player held the card all along. */
static void close_unless(Pegging *play, Ranks held)
{
    if (!fitting(held, play->count))
        close_count(play, play->turn);
}

bool see(const Position *position, View *view)
{
    const int seat = position->seat, own = index_of(position->kept);
    Pegging play = play_of(own, own);
    play.held[!seat] = 0;
    view->seat = seat;
    view->seen = seen_by(position);
    for (int place = 0; place < position->laid; place++) {
        const int rank = position->ranks[place], player = position->seats[place];
        if (!play.left[player] || (player == seat && !number_of(play.held[seat], rank)))
            return false;
        close_unless(&play, one(rank));
        play.turn = (uint8_t)player;
        put(&play, rank);
        if (player != seat)
            view->seen += one(rank);
    }
    if (!play.left[seat])
        return false;
    close_unless(&play, play.held[seat]);
    play.turn = (uint8_t)seat;
    view->play = play;
    return true;
}

/* ---- the tree */

typedef struct {
    double weight;
    uint16_t keep;
} Hypothesis;

typedef struct {
    Hypothesis *hands;
    int number;
} Belief;

typedef struct {
    double worth, points[2]; /* points by role; all weighed by the belief */
} Value;

/* More than a seat can gain in one deal from a card of the play to the last hand of the show. */
enum { MOST_GAIN = 80 };

typedef struct {
    const Engine *engine;
    int seat;
    int score[2]; /* by role, at the root */
    Hypothesis *free; /* what is left of the room for beliefs */
    /* With stakes: what the seat's own hand will show, and the other's by its keep. */
    int own_show;
    uint8_t shows[KEEPS];
    /* With stakes: the value before the crib counts, by what the dealer and pone have gained since the root. */
    double before_crib[MOST_GAIN][MOST_GAIN];
} Search;

/* A place in the tree: the play with the other's cards hidden, and the points since the root. */
typedef struct {
    Pegging play;
    int points[2];
} Node;

static Value value_at(Search *search, const Node *node, Belief belief);

/* What a hypothesis still holds: `play.held` of the other is minus what it has laid. */
static Ranks held_by(const Search *search, const Pegging *play, Hypothesis hand)
{
    return keep_ranks[hand.keep] + play->held[!search->seat];
}

static void add(Value *sum, Value value)
{
    sum->worth += value.worth;
    sum->points[PONE] += value.points[PONE];
    sum->points[DEALER] += value.points[DEALER];
}

static double weight_of(Belief belief)
{
    double weight = 0;
    for (int i = 0; i < belief.number; i++)
        weight += belief.hands[i].weight;
    return weight;
}

/* With stakes, the score of a seat after it has gained more since the root. */
static int score_of(const Search *search, int seat, int gained) { return search->score[seat] + gained; }

static bool has_won(const Search *search, const Node *node, int seat)
{
    const Stakes *stakes = search->engine->stakes;
    return stakes && score_of(search, seat, node->points[seat]) >= stakes->target;
}

/* The value of a game that a seat has won. */
static double value_of_win(const Search *search, int winner, const int gained[2])
{
    const Stakes *stakes = search->engine->stakes;
    const int losers = score_of(search, !winner, gained[!winner]);
    return winner == search->seat ? stakes->win[losers] : stakes->lose[losers];
}

static Value weighed(const Node *node, double weight, double worth)
{
    Value value = {worth, {weight * node->points[PONE], weight * node->points[DEALER]}};
    return value;
}

/* The value when the play is over: pone counts, then the dealer, then the crib. */
static double value_of_show(const Search *search, const Node *node, int keep)
{
    const int target = search->engine->stakes->target;
    int gained[2] = {node->points[PONE], node->points[DEALER]}, shown[2];
    shown[search->seat] = search->own_show;
    shown[!search->seat] = search->shows[keep];
    for (int seat = PONE; seat <= DEALER; seat++) {
        gained[seat] += shown[seat];
        if (score_of(search, seat, gained[seat]) >= target)
            return value_of_win(search, seat, gained);
    }
    return search->before_crib[gained[DEALER]][gained[PONE]];
}

/* The value where a seat has pegged out. */
static Value pegged_out(const Search *search, const Node *node, int winner, Belief belief)
{
    const double weight = weight_of(belief);
    return weighed(node, weight, weight * value_of_win(search, winner, node->points));
}

static Value leaf(const Search *search, const Node *node, Belief belief)
{
    double weight = weight_of(belief), worth = 0;
    if (!search->engine->stakes)
        worth = weight * (node->points[search->seat] - node->points[!search->seat]);
    else
        for (int i = 0; i < belief.number; i++)
            worth += belief.hands[i].weight * value_of_show(search, node, belief.hands[i].keep);
    return weighed(node, weight, worth);
}

/* Go on after a count that `seat` laid the last card of. */
static Value closed(Search *search, Node node, int seat, Belief belief)
{
    node.points[seat] += close_count(&node.play, seat);
    if (has_won(search, &node, seat))
        return pegged_out(search, &node, seat, belief);
    return value_at(search, &node, belief);
}

static Value with_turn(Search *search, Node node, int seat, Belief belief)
{
    node.play.turn = (uint8_t)seat;
    return value_at(search, &node, belief);
}

/* Go on where the other can lay no card: ours, or a new count. */
static Value without_other(Search *search, Node node, int last, Belief belief)
{
    bool able = fitting(node.play.held[search->seat], node.play.count) != 0;
    return able ? with_turn(search, node, search->seat, belief) : closed(search, node, last, belief);
}

/* Go on after `last` has put a card on the pile: whose turn it is depends on the hands. */
static Value pass_on_turn(Search *search, Node node, int last, Belief belief)
{
    int other = !search->seat;
    if (has_won(search, &node, last))
        return pegged_out(search, &node, last, belief);
    if (last == other && fitting(node.play.held[search->seat], node.play.count))
        return with_turn(search, node, search->seat, belief);
    if (node.play.left[other] == 0)
        return without_other(search, node, last, belief);
    /* Those that can lay from the front of the free room, the others from behind them. */
    Hypothesis *start = search->free, *end = start + belief.number;
    Belief able = {start, 0}, unable = {end, 0};
    for (int i = 0; i < belief.number; i++) {
        if (fitting(held_by(search, &node.play, belief.hands[i]), node.play.count))
            able.hands[able.number++] = belief.hands[i];
        else {
            *--unable.hands = belief.hands[i];
            unable.number++;
        }
    }
    search->free = end;
    Value value = {0, {0, 0}};
    if (able.number)
        add(&value, with_turn(search, node, other, able));
    if (unable.number)
        add(&value, without_other(search, node, last, unable));
    search->free = start;
    return value;
}

static Value after_card(Search *search, const Node *node, int rank, Belief belief)
{
    Node next = *node;
    int seat = node->play.turn;
    next.points[seat] += put(&next.play, rank);
    return pass_on_turn(search, next, seat, belief);
}

/* By what it is worth; where that is the same, as in a game that is decided, by net points. */
static bool is_better(const Search *search, Value value, Value than)
{
    const double same = 1e-9;
    const double gain = value.worth - than.worth;
    const int seat = search->seat;
    if (gain > same || gain < -same)
        return gain > 0;
    return value.points[seat] - value.points[!seat] > than.points[seat] - than.points[!seat] + same;
}

static Value own_turn(Search *search, const Node *node, Belief belief)
{
    uint8_t list[ACTIONS];
    Value best = {0, {0, 0}};
    int number = list_ranks(fitting(node->play.held[search->seat], node->play.count), list);
    for (int i = 0; i < number; i++) {
        Value value = after_card(search, node, list[i], belief);
        if (i == 0 || is_better(search, value, best))
            best = value;
    }
    return best;
}

/* More than a card can peg: four of a rank and 31. */
enum { MOST_PEGGED = 15 };

/* The ranks with which the other would win at once. */
static Ranks winning_ranks(const Search *search, const Node *node)
{
    const Stakes *stakes = search->engine->stakes;
    const int seat = node->play.turn;
    Ranks winning = 0;
    if (!stakes || score_of(search, seat, node->points[seat]) + MOST_PEGGED < stakes->target)
        return 0;
    for (int rank = 0; rank < RANKS; rank++) {
        Node next = *node;
        if (node->play.count + value_of_rank(rank) > LIMIT)
            continue;
        next.points[seat] += put(&next.play, rank);
        if (has_won(search, &next, seat))
            winning |= (Ranks)15 << 4 * rank;
    }
    return winning;
}

/* Like `policy_of` where the cards held are not in the play, with the key of the table made beforehand. */
static int chances_of(const Blueprint *blueprint, const Pegging *play, Ranks held, uint64_t table,
                      uint8_t *list, float *chances)
{
    const int number = list_ranks(fitting(held, play->count), list);
    chances[0] = 1;
    if (number > 1)
        blueprint_chances(blueprint, opening_of(play), key_of_held(held) + table, number, chances);
    return number;
}

/* What is less likely than this to happen is not made less likely still: it saves half of the time. */
static const double RARE = 2e-4;

/* What the other may lay with a hand: a card that wins if there is one, or what the blueprint lays. */
static int replies_of(const Search *search, const Pegging *play, Hypothesis hand, uint64_t table, Ranks winning,
                      uint8_t *list, float *chances)
{
    Ranks held = held_by(search, play, hand);
    if (held & winning) {
        list[0] = (uint8_t)lowest(held & winning);
        chances[0] = 1;
        return 1;
    }
    const int number = chances_of(search->engine->blueprint, play, held, table, list, chances);
    for (int i = 0; i < number && hand.weight >= RARE; i++)
        chances[i] = doubted(search->engine, chances[i], number);
    return number;
}

static Value other_turn(Search *search, const Node *node, Belief belief)
{
    Hypothesis *start = search->free;
    Belief after[RANKS];
    Pegging play = node->play;
    const uint64_t table = key_of_table(&play);
    const Ranks winning = winning_ranks(search, node);
    for (int rank = 0; rank < RANKS; rank++) {
        after[rank].hands = start + rank * belief.number;
        after[rank].number = 0;
    }
    for (int i = 0; i < belief.number; i++) {
        uint8_t list[ACTIONS];
        float chances[ACTIONS];
        const Hypothesis hand = belief.hands[i];
        play.keep[play.turn] = hand.keep;
        int number = replies_of(search, &play, hand, table, winning, list, chances);
        for (int choice = 0; choice < number; choice++)
            if (chances[choice] > 0) {
                Belief *laid = &after[list[choice]];
                laid->hands[laid->number++] = (Hypothesis){hand.weight * chances[choice], hand.keep};
            }
    }
    Value value = {0, {0, 0}};
    search->free = start + RANKS * belief.number;
    for (int rank = 0; rank < RANKS; rank++)
        if (after[rank].number)
            add(&value, after_card(search, node, rank, after[rank]));
    search->free = start;
    return value;
}

static Value value_at(Search *search, const Node *node, Belief belief)
{
    if (is_over(&node->play))
        return leaf(search, node, belief);
    return node->play.turn == search->seat ? own_turn(search, node, belief) : other_turn(search, node, belief);
}

/* ---- the crib at the leaves */

/* How likely the other threw each pair of ranks, its keeps being as likely as `weights` says. */
static void expect_throws(const Engine *engine, const Position *position, const double weights[KEEPS],
                          double throws[THROWS])
{
    const uint16_t *keeps = engine->keeps->of[!position->seat];
    const Ranks seen = seen_by(position);
    double ways[KEEPS] = {0};
    for (int deal = 0; deal < DEALS; deal++)
        if (deal_ranks[deal])
            ways[keeps[deal]] += ways_of(deal_ranks[deal], seen);
    memset(throws, 0, THROWS * sizeof *throws);
    for (int deal = 0; deal < DEALS; deal++) {
        const int keep = keeps[deal];
        /* A keep that only somebody strange makes of the unseen cards says nothing of the throw. */
        if (deal_ranks[deal] && ways[keep] > 0)
            throws[throw_index(deal_ranks[deal] - keep_ranks[keep])]
                += weights[keep] * ways_of(deal_ranks[deal], seen) / ways[keep];
    }
}

static void expect_crib(const Engine *engine, const Position *position, const double weights[KEEPS],
                        double crib[MOST_CRIB + 1])
{
    double throws[THROWS], sum = 0;
    expect_throws(engine, position, weights, throws);
    memset(crib, 0, (MOST_CRIB + 1) * sizeof *crib);
    for (int high = 0; high < RANKS; high++)
        for (int low = 0; low <= high; low++) {
            Ranks thrown = one(low) + one(high);
            double likely = throws[throw_index(thrown)];
            sum += likely;
            crib[show_of_ranks(position->thrown + thrown + one(position->starter))] += likely;
        }
    for (int points = 0; points <= MOST_CRIB && sum > 0; points++)
        crib[points] /= sum;
}

/* The value before the crib counts; the other seat deals next. */
static double value_of_crib(const Search *search, int dealer, int pone, const double *crib)
{
    const Stakes *stakes = search->engine->stakes;
    double value = 0;
    for (int points = 0; points <= MOST_CRIB; points++) {
        const int gained[2] = {pone, dealer + points};
        const int dealt = score_of(search, DEALER, gained[DEALER]), waiting = score_of(search, PONE, pone);
        if (crib[points] <= 0)
            continue;
        if (dealt >= stakes->target)
            value += crib[points] * value_of_win(search, DEALER, gained);
        else
            value += crib[points] * (search->seat == PONE ? stakes->ours : stakes->theirs)[waiting * stakes->target + dealt];
    }
    return value;
}

static void fill_before_crib(Search *search, const Position *position, const double weights[KEEPS])
{
    const int target = search->engine->stakes->target;
    double crib[MOST_CRIB + 1];
    expect_crib(search->engine, position, weights, crib);
    for (int dealer = 0; dealer < MOST_GAIN && score_of(search, DEALER, dealer) < target; dealer++)
        for (int pone = 0; pone < MOST_GAIN && score_of(search, PONE, pone) < target; pone++)
            search->before_crib[dealer][pone] = value_of_crib(search, dealer, pone, crib);
}

/* ---- the root */

/* Hands less likely than this are left out; all of them together are a fiftieth at most, in fact far less. */
static const double LEAST = 5e-5;

static Belief belief_of(const double weights[KEEPS], Hypothesis *room)
{
    Belief belief = {room, 0};
    double sum = 0;
    for (int keep = 0; keep < KEEPS; keep++)
        if (weights[keep] >= LEAST) {
            belief.hands[belief.number++] = (Hypothesis){weights[keep], (uint16_t)keep};
            sum += weights[keep];
        }
    for (int i = 0; i < belief.number; i++)
        belief.hands[i].weight /= sum;
    return belief;
}

static void prepare(Search *search, const Position *position, const double weights[KEEPS])
{
    search->seat = position->seat;
    memcpy(search->score, position->score, sizeof search->score);
    if (!search->engine->stakes)
        return;
    const Ranks starter = one(position->starter);
    search->own_show = position->show != NOBODY ? position->show : show_of_ranks(position->kept + starter);
    for (int keep = 0; keep < KEEPS; keep++)
        search->shows[keep] = weights[keep] > 0 ? (uint8_t)show_of_ranks(keep_ranks[keep] + starter) : 0;
    fill_before_crib(search, position, weights);
}

/* The other's turns need room for 13 cards each, the passing of the turn for the belief itself. */
enum { ROOM = KEEPS * (1 + KEPT * RANKS + 2 * MOST_LAID) };

int search(const Engine *engine, const Position *position, Candidate candidates[ACTIONS])
{
    double weights[KEEPS];
    uint8_t list[ACTIONS];
    View view;
    if (!see(position, &view) || !believe(engine, position, weights))
        return 0;
    int number = NOBODY;
    const Node root = {view.play, {0, 0}};
    Search *search = malloc(sizeof *search);
    Hypothesis *room = malloc(ROOM * sizeof *room);
    if (search && room) {
        search->engine = engine;
        prepare(search, position, weights);
        const Belief belief = belief_of(weights, room);
        search->free = room + belief.number;
        number = list_ranks(fitting(root.play.held[position->seat], root.play.count), list);
        for (int i = 0; i < number; i++) {
            const Value value = after_card(search, &root, list[i], belief);
            candidates[i] = (Candidate){list[i], value.points[position->seat], value.points[!position->seat],
                                        value.worth};
        }
    }
    free(search);
    free(room);
    return number;
}
