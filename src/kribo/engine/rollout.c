#include "rollout.h"

#include "game.h"

#include <string.h>

typedef struct {
    Deal deal;
    const Standing *standing;
    int unseen_size;
    Card unseen[CARDS];
    int points[MOST_SEATS]; /* by side */
} World;

static bool is_among(Card card, const uint8_t *cards, int size)
{
    for (int i = 0; i < size; i++)
        if (cards[i] == card)
            return true;
    return false;
}

static void list_unseen(World *world)
{
    const Standing *standing = world->standing;
    for (int card = 0; card < CARDS; card++)
        if (card != standing->starter && !is_among((Card)card, standing->hand, standing->hand_size)
            && !is_among((Card)card, standing->cards, standing->laid))
            world->unseen[world->unseen_size++] = (Card)card;
}

static void lay_out_pile(Play *play, const Standing *standing)
{
    play->last = NOBODY;
    for (int i = standing->laid - standing->pile; i < standing->laid; i++) {
        play->pile[play->size++] = (uint8_t)rank_of(standing->cards[i]);
        play->total += value_of(standing->cards[i]);
        play->last = standing->seats[i];
    }
    play->gone = standing->gone;
}

/* What lies open: our own cards, and what all have laid. Kept cards are the laid ones first. */
static void see_table(World *world)
{
    const Standing *standing = world->standing;
    Deal *deal = &world->deal;
    Play *play = &deal->play;
    int kept[MOST_SEATS] = {0};
    play->seats = deal->spec->seats;
    play->turn = standing->turn;
    for (int i = 0; i < standing->laid; i++)
        deal->kept[standing->seats[i]][kept[standing->seats[i]]++] = standing->cards[i];
    for (int seat = 0; seat < play->seats; seat++) {
        play->left[seat] = (uint8_t)(deal->spec->keep - kept[seat]);
        play->cards_left += play->left[seat];
        deal->dealt[seat] = deal->spec->keep;
    }
    int held = 0;
    for (int i = 0; i < deal->spec->keep; i++)
        if (!is_among(standing->hand[i], standing->cards, standing->laid))
            play->held[standing->turn][held++] = standing->hand[i];
    deal->starter = standing->starter;
    lay_out_pile(play, standing);
}

/* Gives a seat its cards from the unseen ones, those that fit to nobody who has said go; false if too few. */
static bool deal_to(World *world, int seat, Card *unseen, int *size, Stream *stream)
{
    Play *play = &world->deal.play;
    const bool says_go = has_gone(play, seat);
    for (int i = 0; i < play->left[seat]; i++) {
        int allowed[CARDS], number = 0;
        for (int place = 0; place < *size; place++)
            if (!says_go || !fits(play, unseen[place]))
                allowed[number++] = place;
        if (!number)
            return false;
        const int place = allowed[below(stream, (unsigned)number)];
        play->held[seat][i] = unseen[place];
        unseen[place] = unseen[--*size];
    }
    return true;
}

/* What the players of the kernel read of a seat: its hand is what it has kept and, of ours, thrown. */
static void complete_hands(World *world)
{
    Deal *deal = &world->deal;
    const int keep = deal->spec->keep;
    for (int seat = 0; seat < deal->play.seats; seat++) {
        const int left = deal->play.left[seat];
        memcpy(&deal->kept[seat][keep - left], deal->play.held[seat], (size_t)left);
        memcpy(deal->hand[seat], deal->kept[seat], (size_t)keep);
    }
    deal->dealt[world->standing->turn] = world->standing->hand_size;
    memcpy(deal->hand[world->standing->turn], world->standing->hand, (size_t)world->standing->hand_size);
}

/* Deals a world: those first who have said go. False when there is none. */
static bool imagine(World *world, Stream *stream)
{
    Card unseen[CARDS];
    int size = world->unseen_size;
    memcpy(unseen, world->unseen, sizeof unseen);
    for (int says_go = 1; says_go >= 0; says_go--)
        for (int seat = 0; seat < world->deal.play.seats; seat++)
            if (seat != world->standing->turn && has_gone(&world->deal.play, seat) == says_go
                && !deal_to(world, seat, unseen, &size, stream))
                return false;
    complete_hands(world);
    return true;
}

static void score(World *world, int seat, int points)
{
    world->points[side_of(world->deal.spec, seat)] += points;
}

/* Lets seats say go until one can lay; false when the play is over. */
static bool find_turn(World *world)
{
    Play *play = &world->deal.play;
    for (;;) {
        while (pass_on(play)) {
            if (can_lay(play, play->turn))
                return true;
            say_go(play);
        }
        score(world, play->last, close_points(play));
        if (world->deal.spec->single || play->cards_left == 0)
            return false;
        restart_count(play);
        if (can_lay(play, play->turn))
            return true;
    }
}

/* The net points of the side on turn when it lays the card at that place and everybody plays on. */
static double play_on(World world, int place, Stream *whims)
{
    Play *play = &world.deal.play;
    const int side = side_of(world.deal.spec, play->turn), sides = world.deal.spec->sides;
    do {
        const int seat = play->turn;
        score(&world, seat, lay(play, place));
        if (!find_turn(&world))
            break;
        place = policies[BASIC].play(&world.deal, false, whims);
    } while (place != GO);
    double others = 0;
    for (int other = 0; other < sides; other++)
        if (other != side)
            others += world.points[other];
    return world.points[side] - others / (sides - 1);
}

static bool makes_sense(const Standing *standing, const GameSpec *spec)
{
    if (!spec_is_sound(spec) || standing->turn >= spec->seats || standing->hand_size < spec->keep
        || standing->laid > spec->seats * spec->keep || standing->pile > standing->laid)
        return false;
    int kept[MOST_SEATS] = {0};
    for (int i = 0; i < standing->laid; i++)
        if (standing->seats[i] >= spec->seats || ++kept[standing->seats[i]] > spec->keep)
            return false;
    return true;
}

/* Sums that give the mean and its standard error. */
typedef struct {
    double sum, squares;
} Sample;

static Prospect prospect_of(Card card, Sample sample, int worlds)
{
    const double mean = sample.sum / worlds, variance = sample.squares / worlds - mean * mean;
    return (Prospect){card, mean, worlds > 1 && variance > 0 ? variance / (worlds - 1) : 0};
}

int rollout(const Standing *standing, int worlds, uint64_t seed, Prospect *prospects)
{
    GameSpec spec;
    Sample samples[MOST_HELD] = {{0, 0}};
    World world = {.standing = standing};
    memcpy(&spec, standing->spec, sizeof spec);
    if (!makes_sense(standing, &spec))
        return 0;
    world.deal.spec = &spec;
    see_table(&world);
    list_unseen(&world);
    Stream stream = stream_of(seed, 0, 0), whims = stream_of(seed, 0, 1);
    const int turn = standing->turn;
    const Play at_root = world.deal.play;
    for (int i = 0; i < worlds; i++) {
        world.deal.play = at_root;
        if (!imagine(&world, &stream))
            return 0;
        for (int place = 0; place < at_root.left[turn]; place++) {
            if (!fits(&at_root, at_root.held[turn][place]))
                continue;
            const double net = play_on(world, place, &whims);
            samples[place].sum += net;
            samples[place].squares += net * net;
        }
    }
    int number = 0;
    for (int place = 0; place < at_root.left[turn]; place++)
        if (fits(&at_root, at_root.held[turn][place]))
            prospects[number++] = prospect_of(at_root.held[turn][place], samples[place], worlds);
    return number;
}
