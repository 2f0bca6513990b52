/* Goes through the C of company.h where a wrong access or an undefined step ends it.
 *
 * company_driver MULTISETS SHOW GAMES: the data files of the engine, and a file with the crib averages and then the
 * spec of each game. In every game two deals are played in which each seat chooses what is worth most, the second
 * near the end; for each game what the choices were worth together is printed. */
#include "company.h"
#include "driver.h"

enum { SEED = 7, WORLDS = 3 };

typedef struct {
    Company company;
    Round round;
    Sight sight; /* of the table; the rest is filled in for whoever is asked */
    double sum;
} Table;

static const Sight *look(Table *table, int seat)
{
    const Deal *deal = &table->round.deal;
    Sight *sight = &table->sight;
    sight->spec = *deal->spec;
    memcpy(sight->scores, table->round.scores, sizeof sight->scores);
    sight->seat = seat;
    sight->dealer = deal->dealer;
    sight->owner = deal->owner;
    sight->price = deal->price;
    sight->hand_size = deal->dealt[seat];
    sight->thrown_size = deal->thrown_size[seat];
    memcpy(sight->hand, deal->hand[seat], sizeof deal->hand[seat]);
    if (sight->thrown_size || sight->starter != NOBODY) {
        memcpy(sight->hand, deal->kept[seat], (size_t)deal->spec->keep);
        memcpy(sight->hand + deal->spec->keep, deal->thrown[seat], (size_t)sight->thrown_size);
    }
    sight->gone = deal->play.gone;
    return sight;
}

static Effort effort_of(const Table *table, int seat)
{
    return (Effort){WORLDS, SEED + (uint64_t)table->sight.laid, seat % 2 == 0};
}

static void throw_cards(Table *table, int seat)
{
    Deal *deal = &table->round.deal;
    ThrowWorth worths[MOST_THROWS];
    if (deal->dealt[seat] == deal->spec->keep) {
        throw_sensibly(deal, seat);
        return;
    }
    if (weigh_throws(&table->company, look(table, seat), effort_of(table, seat), worths) < 1)
        exit(4);
    table->sum += worths[0].worth;
    throw_these(deal, seat, &worths[0].throw);
}

static void price_crib(Table *table)
{
    for (int seat = 0; seat < table->round.deal.spec->seats; seat++) {
        const int price = weigh_crib(&table->company, look(table, seat), effort_of(table, seat));
        if (price < 0)
            exit(5);
        table->sum += price;
    }
    sell(&table->round);
}

/* The place of the best card in the hand on turn, or ASK. */
static int choose_card(Table *table)
{
    const Play *play = &table->round.deal.play;
    CardWorth worths[MOST_CHOICES];
    if (!can_lay(play, play->turn))
        return ASK;
    const int seat = play->turn;
    const int number = weigh_cards(&table->company, look(table, seat), effort_of(table, seat), worths);
    if (number < 1)
        exit(6);
    int best = 0;
    for (int i = 1; i < number; i++)
        if (worths[i].worth > worths[best].worth)
            best = i;
    table->sum += worths[best].worth;
    for (int place = 0; place < play->left[seat]; place++)
        if (play->held[seat][place] == worths[best].card)
            return place;
    exit(7);
}

static void play_cards(Table *table)
{
    Play *play = &table->round.deal.play;
    Sight *sight = &table->sight;
    for (bool goes_on = true; goes_on; sight->pile = play->size) {
        const int seat = play->turn, place = choose_card(table);
        if (place >= 0) {
            sight->cards[sight->laid] = play->held[seat][place];
            sight->seats[sight->laid++] = (uint8_t)seat;
        }
        goes_on = take_one_turn(&table->round, place);
    }
}

static void play_deal(Table *table, Stream *stream, int behind)
{
    const GameSpec *spec = &table->company.field.spec;
    Card rest[CARDS];
    table->round = (Round){.target = spec->target, .winner = NOBODY};
    table->round.deal.spec = spec;
    table->round.deal.averages = &table->company.field.averages;
    table->sight = (Sight){.starter = NOBODY};
    for (int side = 0; side < spec->sides; side++)
        table->round.scores[side] = spec->target > behind ? spec->target - behind : 0;
    deal_at_random(&table->round.deal, behind % spec->seats, stream, rest);
    if (spec->auction == BEFORE_DISCARDS)
        price_crib(table);
    for (int seat = 0; seat < spec->seats; seat++)
        throw_cards(table, seat);
    if (spec->auction == AFTER_DISCARDS)
        price_crib(table);
    make_crib(&table->round.deal, rest + 1);
    table->round.deal.starter = rest[0];
    table->sight.starter = rest[0];
    begin_to_play(&table->round);
    if (!is_over(&table->round))
        play_cards(table);
}

int main(int number, char **names)
{
    if (number != 4)
        return 1;
    use_tables(names[1], names[2]);
    FILE *file = fopen(names[3], "rb");
    static Table table;
    CribAverages averages;
    GameSpec spec;
    if (!file || fread(&averages, sizeof averages, 1, file) != 1)
        return 2;
    Stream stream = stream_of(SEED, 0, 0);
    while (fread(&spec, sizeof spec, 1, file) == 1) {
        field_open(&table.company.field, &spec, &averages, SEED);
        table.company.cribs = averages;
        table.sum = 0;
        play_deal(&table, &stream, 1000);
        play_deal(&table, &stream, 30);
        printf("%.6f\n", table.sum);
    }
    fclose(file);
    return 0;
}
