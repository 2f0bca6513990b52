#include "race.h"

static int least(int number, int other) { return number < other ? number : other; }
static int most(int number, int other) { return number > other ? number : other; }

Race race_in(double *numbers, int size)
{
    const int square = size * size;
    Race race = {size, 0, 0, numbers[0], numbers + 1, numbers + 1 + square, numbers + 1 + 2 * square};
    for (int place = 0; place < square; place++)
        if (race.totals[place] > 0) {
            race.dealer_most = most(race.dealer_most, place / size);
            race.pone_most = most(race.pone_most, place % size);
        }
    return race;
}

void add_up(double *numbers, int size, const Events *events)
{
    const int square = size * size;
    double *totals = numbers + 1, *first[2] = {totals + 2 * square, totals + square};
    int points[2] = {0, 0};
    for (int i = 0; i < events->number; i++) {
        const Event event = events->events[i];
        for (int more = 0; more < event.points; more++)
            first[event.role][++points[event.role] * size + points[!event.role]]++;
    }
    totals[points[DEALER] * size + points[PONE]]++;
    numbers[0]++;
}

static double weighed(const double *counts, const double *values, int number)
{
    double value = 0;
    for (int place = 0; place < number; place++)
        if (counts[place] != 0) /* where there are no counts, there need be no values */
            value += counts[place] * values[place];
    return value;
}

double value_of_finish(const Race *race, int dealer_wants, int pone_wants, const double *dealer_wins,
                       const double *pone_wins)
{
    const int size = race->size;
    double value = 0;
    if (dealer_wants < size)
        value += weighed(race->dealer_first + dealer_wants * size, dealer_wins, least(pone_wants, race->pone_most + 1));
    if (pone_wants < size)
        value += weighed(race->pone_first + pone_wants * size, pone_wins, least(dealer_wants, race->dealer_most + 1));
    return value;
}

double value_of_race(const Race *race, int dealer_wants, int pone_wants, const double *dealer_wins,
                     const double *pone_wins, const double *after, int dealer_step, int pone_step)
{
    const int size = race->size;
    const int dealer_end = least(dealer_wants, race->dealer_most + 1);
    const int pone_end = least(pone_wants, race->pone_most + 1);
    double value = value_of_finish(race, dealer_wants, pone_wants, dealer_wins, pone_wins);
    for (int d = 0; d < dealer_end; d++)
        for (int p = 0; p < pone_end; p++)
            if (race->totals[d * size + p] > 0)
                value += race->totals[d * size + p] * after[d * dealer_step + p * pone_step];
    return value / race->deals;
}

void sweep(const Race *race, const double *gains, int target, const double *win, const double *lose, int highest, int lowest,
           double *ours, double *theirs)
{
    for (int both = highest; both >= lowest; both--)
        for (int dealer = least(both, target - 1); dealer >= 0 && both - dealer < target; dealer--) {
            const int pone = both - dealer, place = dealer * target + pone;
            /* Pone deals next, so what the dealer gains counts in columns. */
            const int next = pone * target + dealer;
            ours[place] = value_of_race(race, target - dealer, target - pone, win + pone, lose + dealer,
                                        theirs + next, 1, target)
                          + gains[place] * (win[pone] - lose[dealer]);
            theirs[place] = value_of_race(race, target - dealer, target - pone, lose + pone, win + dealer,
                                          ours + next, 1, target)
                            - gains[place] * (win[dealer] - lose[pone]);
        }
}
