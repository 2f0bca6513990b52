#include "deals.h"

#include <string.h>

enum { DEALING = 1, PLAYING = 2 }; /* the purposes of the streams of a deal */

typedef struct {
    Card hands[2][DEALT], kept[2][KEPT], crib[2 * (DEALT - KEPT)], starter;
} Cards;

/* The rank to lay. */
static int choose(const Players *players, const View *view, Stream *whims)
{
    uint8_t list[ACTIONS];
    float chances[ACTIONS];
    if (!players->blueprint)
        return heuristic(view);
    const int number = policy_of(players->blueprint, &view->play, list, chances);
    int choice = 0;
    for (double left = unit(whims); choice < number - 1 && left >= chances[choice]; choice++)
        left -= chances[choice];
    return list[choice];
}

static void sort_hand(Card hand[DEALT])
{
    for (int i = 1; i < DEALT; i++) {
        const Card card = hand[i];
        int place = i;
        for (; place > 0 && hand[place - 1] > card; place--)
            hand[place] = hand[place - 1];
        hand[place] = card;
    }
}

/* Brings so many cards of a pack, drawn at random, to its front. */
static void shuffle_front(Stream *stream, Card *pack, int cards, int front)
{
    for (int i = 0; i < front; i++) {
        const int other = i + (int)below(stream, (unsigned)(cards - i));
        const Card card = pack[other];
        pack[other] = pack[i];
        pack[i] = card;
    }
}

static Cards deal_cards(Stream *stream)
{
    Card pack[CARDS];
    Cards cards;
    for (int i = 0; i < CARDS; i++)
        pack[i] = (Card)i;
    shuffle_front(stream, pack, CARDS, 2 * DEALT + 1);
    for (int role = PONE; role <= DEALER; role++) {
        memcpy(cards.hands[role], pack + role * DEALT, DEALT);
        sort_hand(cards.hands[role]);
    }
    cards.starter = pack[2 * DEALT];
    return cards;
}

static Cards deal_to_other(Stream *stream, int role, const Card hand[DEALT])
{
    Card pack[STARTERS];
    Cards cards;
    list_unseen(hand, pack);
    shuffle_front(stream, pack, STARTERS, DEALT + 1);
    memcpy(cards.hands[role], hand, DEALT);
    memcpy(cards.hands[!role], pack, DEALT);
    sort_hand(cards.hands[!role]);
    cards.starter = pack[DEALT];
    return cards;
}

static void throw_cards(Cards *cards, int role, int way)
{
    split(cards->hands[role], way, cards->kept[role], cards->crib + role * (DEALT - KEPT));
}

static Ranks ranks_of(const Card *cards, int number)
{
    Ranks ranks = 0;
    for (int i = 0; i < number; i++)
        ranks += one(rank_of(cards[i]));
    return ranks;
}

/* The play of the deal, event by event. */
static void play_deal(const Players *players, const Cards *cards, Stream *whims, Events *events)
{
    Deal deal = {.starter = (uint8_t)rank_of(cards->starter)};
    for (int role = PONE; role <= DEALER; role++) {
        deal.dealt[role] = ranks_of(cards->hands[role], DEALT);
        deal.keep[role] = (uint16_t)index_of(ranks_of(cards->kept[role], KEPT));
    }
    View views[2] = {view_of(&deal, PONE), view_of(&deal, DEALER)};
    Pegging play = play_of(deal.keep[PONE], deal.keep[DEALER]);
    while (!is_over(&play)) {
        const int seat = play.turn, rank = choose(players, &views[seat], whims);
        add_event(events, seat, peg(&play, rank));
        views[!seat].seen += one(rank);
        for (int role = PONE; role <= DEALER; role++) {
            views[role].play = play;
            views[role].play.held[!role] = 0;
            views[role].play.keep[!role] = 0;
        }
    }
}

static int points_for(const Events *events, int role, int from)
{
    int points = 0;
    for (int i = from; i < events->number; i++)
        if (events->events[i].role == role)
            points += events->events[i].points;
    return points;
}

static void throw_by_table(const Players *players, Cards *cards, int role)
{
    throw_cards(cards, role, way_at(players->tables[role], six_index(cards->hands[role])));
}

/* The deal after the discards. */
static void add_deal(const Players *players, const Cards *cards, Stream *whims, DealSums *sums)
{
    Events events = {0};
    const int heels = rank_of(cards->starter) == JACK ? 2 : 0;
    add_event(&events, DEALER, heels);
    const int begin = events.number;
    play_deal(players, cards, whims, &events);
    for (int role = PONE; role <= DEALER; role++)
        sums->pegged[role] += points_for(&events, role, begin);
    for (int role = PONE; role <= DEALER; role++) {
        const int shown = show_points(cards->kept[role], KEPT, cards->starter, false);
        add_event(&events, role, shown);
        sums->shown[role] += shown;
    }
    const int crib = show_points(cards->crib, KEPT, cards->starter, true);
    add_event(&events, DEALER, crib);
    sums->crib += crib;
    sums->heels += heels;
    for (int role = PONE; role <= DEALER; role++) {
        const int points = points_for(&events, role, 0);
        sums->squares[role] += points * points;
    }
    add_up(sums->race, MOST_A_DEAL, &events);
}

void add_deals(const Players *players, uint64_t seed, uint64_t first, uint64_t number, DealSums *sums)
{
    for (uint64_t deal = first; deal < first + number; deal++) {
        Stream dealing = stream_of(seed, deal, DEALING), whims = stream_of(seed, deal, PLAYING);
        Cards cards = deal_cards(&dealing);
        throw_by_table(players, &cards, PONE);
        throw_by_table(players, &cards, DEALER);
        add_deal(players, &cards, &whims, sums);
    }
}

void add_hand(const Players *players, int role, const Card hand[DEALT], int way, uint64_t seed, uint64_t first,
              uint64_t number, DealSums *sums)
{
    for (uint64_t deal = first; deal < first + number; deal++) {
        Stream dealing = stream_of(seed, deal, DEALING), whims = stream_of(seed, deal, PLAYING);
        Cards cards = deal_to_other(&dealing, role, hand);
        throw_cards(&cards, role, way);
        throw_by_table(players, &cards, !role);
        add_deal(players, &cards, &whims, sums);
    }
}

static void add_play(const Players *players, Stream *dealing, Stream *whims, int role, PlayRaces races)
{
    Cards cards = deal_cards(dealing);
    Events events = {0};
    throw_cards(&cards, role, (int)below(whims, WAYS));
    throw_by_table(players, &cards, !role);
    play_deal(players, &cards, whims, &events);
    add_up(races[role][keep_of(cards.kept[role])], MOST_A_PLAY, &events);
}

void add_plays(const Players *players, uint64_t seed, uint64_t first, uint64_t number, PlayRaces races)
{
    for (uint64_t deal = first; deal < first + number; deal++) {
        Stream dealing = stream_of(seed, deal, DEALING), whims = stream_of(seed, deal, PLAYING);
        add_play(players, &dealing, &whims, (int)(deal & 1), races);
    }
}
