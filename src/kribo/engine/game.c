/* Whole games between policies. The rules are those of kribo.game.steps; a differential test plays the
 * same games there. */
#include "game.h"

#include <string.h>

typedef struct {
    const Policy *policy;
    Stream whims;
} Player;

typedef struct {
    const Match *match;
    const GameSpec *spec;
    uint64_t set;
    Player players[MOST_SEATS]; /* by seat */
    int side[MOST_SEATS];       /* by seat; divisions would cost a tenth of the time */
    int score[MOST_SEATS];      /* by side */
    int winner;                 /* a side, or NOBODY */
    int deals;
    int points[SOURCES][MOST_SEATS];      /* by side, in this game */
    int deal_points[MOST_SEATS][SOURCES]; /* by seat, in this deal, whoever has won */
    Deal deal;
} Game;

static bool is_flag(int32_t number) { return number == 0 || number == 1; }

static bool in_range(int32_t number, int least, int most) { return number >= least && number <= most; }

bool spec_is_sound(const GameSpec *spec)
{
    if (!in_range(spec->seats, 2, MOST_SEATS) || !in_range(spec->sides, 2, spec->seats)
        || spec->seats % spec->sides != 0)
        return false;
    if (!in_range(spec->keep, 3, MOST_HELD) || !in_range(spec->target, 1, MOST_TARGET)
        || !is_flag(spec->crib_from_pack))
        return false;
    int crib = spec->crib_from_pack;
    for (int i = 0; i < spec->seats; i++) {
        const int throws = spec->dealt[i] - spec->keep;
        if (!in_range(throws, 0, MOST_THROWN))
            return false;
        crib += throws;
    }
    return in_range(crib, 3, MOST_HELD) && is_flag(spec->single) && is_flag(spec->single_go_may)
           && is_flag(spec->bicycle_go) && is_flag(spec->crib_flush_four) && is_flag(spec->heels_claimed)
           && in_range(spec->three_for_last, NEVER, EACH_DEAL)
           && in_range(spec->auction, NO_AUCTION, BEFORE_DISCARDS)
           && (spec->auction == NO_AUCTION || spec->seats == 2) && is_flag(spec->auction_may_pass)
           && is_flag(spec->auction_heels_owner);
}

/* The only place where a score changes. Once the game is won, points count for the statistics of the deal
 * alone. */
static void peg(Game *game, int seat, Source source, int points)
{
    game->deal_points[seat][source] += points;
    if (game->winner != NOBODY)
        return;
    const int side = game->side[seat];
    const int missing = game->spec->target - game->score[side];
    if (points >= missing) {
        points = missing;
        game->winner = side;
    }
    game->score[side] += points;
    game->points[source][side] += points;
}

static int eldest_of(const Deal *deal) { return seat_after(deal->dealer, deal->spec->seats); }

/* ---- The deal ---------------------------------------------------------------------------------------- */

static void swap(Card *pack, int place, int other)
{
    const Card card = pack[place];
    pack[place] = pack[other];
    pack[other] = card;
}

/* Shuffles as much of a pack as is looked at: the cards dealt, and the card at the shallowest cut. */
static void shuffle(Card *pack, int dealt, Stream *chance)
{
    for (int card = 0; card < CARDS; card++)
        pack[card] = (Card)card;
    for (int place = 0; place < dealt; place++)
        swap(pack, place, place + (int)below(chance, (unsigned)(CARDS - place)));
    swap(pack, dealt + CUT_DEPTH, dealt + (int)below(chance, (unsigned)(CARDS - dealt)));
}

/* One card at a time from eldest; a seat that has its number is passed over in the last round. */
static int deal_hands(Deal *deal, const Card *pack, int rounds)
{
    int next = 0;
    for (int round = 0; round < rounds; round++) {
        int seat = deal->dealer;
        for (int i = 0; i < deal->spec->seats; i++) {
            seat = seat_after(seat, deal->spec->seats);
            if (round < deal->dealt[seat])
                deal->hand[seat][round] = pack[next++];
        }
    }
    return next;
}

static void deal_cards(Game *game)
{
    const GameSpec *spec = game->spec;
    Deal *deal = &game->deal;
    int rounds = 0, dealt = spec->crib_from_pack, seat = deal->dealer;
    for (int i = 0; i < spec->seats; i++) {
        seat = seat_after(seat, spec->seats);
        deal->dealt[seat] = spec->dealt[i];
        deal->thrown_size[seat] = 0;
        dealt += spec->dealt[i];
        rounds = spec->dealt[i] > rounds ? spec->dealt[i] : rounds;
    }
    Card pack[CARDS];
    Stream chance = stream_of(game->match->seed, game->set, (uint64_t)game->deals);
    shuffle(pack, dealt, &chance);
    int next = deal_hands(deal, pack, rounds);
    for (deal->crib_size = 0; deal->crib_size < spec->crib_from_pack; next++)
        deal->crib[deal->crib_size++] = pack[next];
    deal->starter = pack[next + CUT_DEPTH];
    deal->owner = deal->dealer;
    deal->price = 0;
}

void throw_these(Deal *deal, int seat, const Throw *throw)
{
    int kept = 0, thrown = 0;
    for (int place = 0; place < deal->dealt[seat]; place++) {
        const Card card = deal->hand[seat][place];
        if (thrown < throw->size && throw->place[thrown] == place)
            deal->thrown[seat][thrown++] = card;
        else
            deal->kept[seat][kept++] = card;
    }
    deal->thrown_size[seat] = thrown;
}

static void discard(Game *game)
{
    Deal *deal = &game->deal;
    for (int seat = 0; seat < game->spec->seats; seat++) {
        Player *player = &game->players[seat];
        Throw throw = {.size = 0};
        if (deal->dealt[seat] > game->spec->keep)
            throw = player->policy->discard(deal, seat, &player->whims);
        throw_these(deal, seat, &throw);
        for (int i = 0; i < deal->thrown_size[seat]; i++)
            deal->crib[deal->crib_size++] = deal->thrown[seat][i];
    }
}

static int bid(Game *game, int seat, Bids bids)
{
    Player *player = &game->players[seat];
    return player->policy->bid(&game->deal, seat, bids, &player->whims);
}

/* Turn about from eldest, each bid higher than the last, until one passes. If eldest passes at once, the
 * dealer may have the crib for 1; if both pass, it is the dealer's for nothing. */
static void sell_crib(Game *game)
{
    Deal *deal = &game->deal;
    int seat = eldest_of(deal);
    int highest = bid(game, seat, (Bids){game->spec->auction_may_pass, 1});
    if (highest == 0) {
        deal->price = bid(game, deal->dealer, (Bids){true, 1}) ? 1 : 0;
    } else {
        int raised = highest;
        while (raised) {
            highest = raised;
            deal->owner = seat;
            seat = seat_after(seat, game->spec->seats);
            raised = bid(game, seat, (Bids){true, highest + 1});
        }
        deal->price = highest;
    }
    peg(game, deal->owner, BIDS, -deal->price);
}

/* ---- The play ---------------------------------------------------------------------------------------- */

static int heels_seat(const Deal *deal)
{
    return deal->spec->auction_heels_owner ? deal->owner : deal->dealer;
}

/* Whether two goes have come together, which by the Bicycle rule stops the third player too. */
static bool stops_the_third(const Play *play)
{
    return play->go_was_last || has_gone(play, seat_after(play->turn, play->seats));
}

/* The seat on turn lays a card or says go; false when that closes the count. */
static bool take_turn(Game *game)
{
    const GameSpec *spec = game->spec;
    Play *play = &game->deal.play;
    const int seat = play->turn;
    int place = GO;
    if (can_lay(play, seat)) {
        Player *player = &game->players[seat];
        const bool may_go = spec->single_go_may && play->gone;
        place = player->policy->play(&game->deal, may_go, &player->whims);
    }
    if (place == GO) {
        const bool stops = spec->bicycle_go && stops_the_third(play);
        say_go(play);
        return !stops && pass_on(play);
    }
    peg(game, seat, PEGGING, lay(play, place));
    return pass_on(play);
}

static void play_cards(Game *game, int heels_due)
{
    const GameSpec *spec = game->spec;
    Deal *deal = &game->deal;
    Play *play = &deal->play;
    for (int seat = 0; seat < spec->seats; seat++) {
        memcpy(play->held[seat], deal->kept[seat], sizeof deal->kept[seat]);
        play->left[seat] = (uint8_t)spec->keep;
    }
    begin_play(play, spec->seats, deal->price ? deal->owner : eldest_of(deal));
    for (;;) {
        if (heels_due && play->turn == heels_seat(deal)) {
            peg(game, play->turn, HEELS, heels_due);
            heels_due = 0;
        }
        if (take_turn(game))
            continue;
        peg(game, play->last, PEGGING, close_points(play));
        if (play->cards_left == 0 || spec->single)
            return;
        restart_count(play);
    }
}

/* His heels: pegged at the cut, or else claimed when the seat they belong to has its first turn. */
static void cut_and_play(Game *game)
{
    const int heels = rank_of(game->deal.starter) == JACK ? 2 : 0;
    if (!game->spec->heels_claimed)
        peg(game, heels_seat(&game->deal), HEELS, heels);
    play_cards(game, game->spec->heels_claimed ? heels : 0);
}

/* ---- The show ---------------------------------------------------------------------------------------- */

static void show_hand(Game *game, int seat)
{
    const Deal *deal = &game->deal;
    peg(game, seat, HAND, show_points(deal->kept[seat], game->spec->keep, deal->starter, false));
}

static void show_crib(Game *game)
{
    const Deal *deal = &game->deal;
    const bool needs_starter = !game->spec->crib_flush_four;
    peg(game, deal->owner, CRIB, show_points(deal->crib, deal->crib_size, deal->starter, needs_starter));
}

/* Eldest first, the dealer last, then the crib. Who bought the crib counts first, the hand and the crib. */
static void show(Game *game)
{
    const Deal *deal = &game->deal;
    int seat = deal->price ? deal->owner : eldest_of(deal);
    for (int i = 0; i < game->spec->seats; i++) {
        show_hand(game, seat);
        if (deal->price && i == 0)
            show_crib(game);
        seat = seat_after(seat, game->spec->seats);
    }
    if (!deal->price)
        show_crib(game);
}

/* ---- Games and sets ---------------------------------------------------------------------------------- */

static void add_deal(const Game *game, Tally *tally)
{
    int seat = game->deal.dealer;
    for (int position = 0; position < game->spec->seats; position++) {
        seat = seat_after(seat, game->spec->seats);
        int64_t total = 0;
        for (int source = 0; source < SOURCES; source++) {
            tally->deal_points[position][source] += game->deal_points[seat][source];
            total += game->deal_points[seat][source];
        }
        tally->deal_points_squared[position] += total * total;
    }
}

/* A deal is played to its end even if the game is won in it: points a deal would be too few otherwise. */
static void play_deal(Game *game, Tally *tally)
{
    const GameSpec *spec = game->spec;
    memset(game->deal_points, 0, sizeof game->deal_points);
    game->deals++;
    if (spec->three_for_last == EACH_DEAL || (spec->three_for_last == ONCE && game->deals == 1))
        peg(game, eldest_of(&game->deal), START, 3);
    deal_cards(game);
    if (spec->auction == BEFORE_DISCARDS)
        sell_crib(game);
    discard(game);
    if (spec->auction == AFTER_DISCARDS)
        sell_crib(game);
    cut_and_play(game);
    show(game);
    add_deal(game, tally);
}

/* Purposes of streams: 0 draws the first dealer, a deal has its number, a player's whims in each game of a
 * set lie above. */
static Stream whims_of(const Match *match, uint64_t set, int rotation, int player)
{
    return stream_of(match->seed, set, ((uint64_t)(rotation + 1) << 32) + (uint64_t)player);
}

static void seat_players(Game *game, int rotation)
{
    const int seats = game->spec->seats;
    for (int player = 0; player < seats; player++) {
        Player *seated = &game->players[(player + rotation) % seats];
        seated->policy = &policies[game->match->policies[player]];
        seated->whims = whims_of(game->match, game->set, rotation, player);
        game->side[player] = side_of(game->spec, player);
    }
}

static int second_score(const Game *game)
{
    int second = 0; /* below zero is all one: see engine/tally.py */
    for (int side = 0; side < game->spec->sides; side++)
        if (side != game->winner && game->score[side] > second)
            second = game->score[side];
    return second;
}

/* How the games of a set ended. */
typedef struct {
    int won[MOST_SEATS]; /* by place */
    int first_dealer_won;
    int deals;
} SetResult;

/* Adds a game that is over. */
static void add_game(const Game *game, int rotation, int first_dealer, SetResult *set, Tally *tally)
{
    const int sides = game->spec->sides;
    const int winner = (game->winner - rotation + sides) % sides;
    tally->games++;
    tally->deals += game->deals;
    set->deals += game->deals;
    set->first_dealer_won += game->side[first_dealer] == game->winner;
    set->won[winner]++;
    tally->wins[winner]++;
    tally->runner_up[winner][second_score(game)]++;
    for (int source = 0; source < SOURCES; source++)
        for (int side = 0; side < sides; side++)
            tally->points[source][(side - rotation + sides) % sides] += game->points[source][side];
}

static void play_game(const Match *match, uint64_t set, int rotation, SetResult *result, Tally *tally)
{
    Game game;
    game.match = match;
    game.spec = match->spec;
    game.set = set;
    game.winner = NOBODY;
    game.deals = 0;
    game.deal.spec = match->spec;
    game.deal.averages = match->averages;
    memset(game.score, 0, sizeof game.score);
    memset(game.points, 0, sizeof game.points);
    seat_players(&game, rotation);
    Stream lots = stream_of(match->seed, set, 0);
    const int first_dealer = (int)below(&lots, (unsigned)match->spec->seats);
    game.deal.dealer = first_dealer;
    play_deal(&game, tally);
    while (game.winner == NOBODY) {
        game.deal.dealer = eldest_of(&game.deal);
        play_deal(&game, tally);
    }
    add_game(&game, rotation, first_dealer, result, tally);
}

static void play_set(const Match *match, uint64_t set, Tally *tally)
{
    SetResult result = {{0}, 0, 0};
    for (int rotation = 0; rotation < match->rotations; rotation++)
        play_game(match, set, rotation, &result, tally);
    tally->deals_squared += (int64_t)result.deals * result.deals;
    tally->first_dealer[result.first_dealer_won]++;
    for (int place = 0; place < match->spec->sides; place++)
        tally->sets[place][result.won[place]]++;
}

void simulate(const Match *match, uint64_t first, uint64_t sets, Tally *tally)
{
    for (uint64_t set = first; set < first + sets; set++)
        play_set(match, set, tally);
}
