#include "plays.h"

#include <string.h>

enum { RACES = 2 * KEEPS, MEAN_BYTES = 2 * RACES, BEGIN_BYTES = 4 * (RACES + 1) };

static uint32_t number_at(const uint8_t *bytes, int size)
{
    uint32_t number = 0;
    for (int i = size - 1; i >= 0; i--)
        number = number << 8 | bytes[i];
    return number;
}

/* Where a race begins, as a role's keep counts, or where the last one ends. */
static uint32_t begin_of(const Plays *plays, int number) { return number_at(plays->begins + 4 * number, 4); }

/* Seven bits a byte, lowest first; the high bit is set in all bytes but the last. */
static const uint8_t *unpack_number(const uint8_t *at, const uint8_t *end, uint32_t *number)
{
    *number = 0;
    for (int shift = 0; at < end; shift += 7) {
        *number |= shift < 32 ? (uint32_t)(*at & 127) << shift : 0;
        if (*at++ < 128)
            break;
    }
    return at;
}

/* The next number that is not 0, and its place, from the place after the one before; PLAY_NUMBERS at the end. */
static const uint8_t *next_count(const uint8_t *at, const uint8_t *end, uint32_t *place, uint32_t *number)
{
    for (*number = 0; at < end; ++*place) {
        at = unpack_number(at, end, number);
        if (*number)
            return at;
        uint32_t more;
        at = unpack_number(at, end, &more);
        *place += more < PLAY_NUMBERS ? more : PLAY_NUMBERS;
        if (*place >= PLAY_NUMBERS)
            break;
    }
    *place = PLAY_NUMBERS;
    return end;
}

/* The first number of a race is how many plays it has; they are divided by. */
static bool is_race(const Plays *plays, int number)
{
    uint32_t first;
    const uint8_t *at = plays->races + begin_of(plays, number), *end = plays->races + begin_of(plays, number + 1);
    unpack_number(at, end, &first);
    return first > 0;
}

bool read_plays(const uint8_t *bytes, size_t size, Plays *plays)
{
    if (size < 2 * MEAN_BYTES + BEGIN_BYTES)
        return false;
    plays->gained = bytes;
    plays->lost = plays->gained + MEAN_BYTES;
    plays->begins = plays->lost + MEAN_BYTES;
    plays->races = plays->begins + BEGIN_BYTES;
    const uint32_t end = begin_of(plays, RACES);
    if (begin_of(plays, 0) != 0 || end != size - 2 * MEAN_BYTES - BEGIN_BYTES)
        return false;
    for (int number = 0; number < RACES; number++) {
        const uint32_t next = begin_of(plays, number + 1);
        if (begin_of(plays, number) > next || next > end || !is_race(plays, number))
            return false;
    }
    return true;
}

double net_of_play(const Plays *plays, int role, int keep)
{
    const int place = 2 * (role * KEEPS + keep);
    return ((int)number_at(plays->gained + place, 2) - (int)number_at(plays->lost + place, 2)) / 1000.0;
}

int unpack_play(const Plays *plays, int role, int keep, double numbers[PLAY_NUMBERS],
                Outcome outcomes[MOST_A_PLAY * MOST_A_PLAY])
{
    const int race = role * KEEPS + keep;
    const uint8_t *at = plays->races + begin_of(plays, race), *end = plays->races + begin_of(plays, race + 1);
    uint32_t number;
    int found = 0;
    memset(numbers, 0, PLAY_NUMBERS * sizeof *numbers);
    for (uint32_t place = 0;; place++) {
        at = next_count(at, end, &place, &number);
        if (place >= PLAY_NUMBERS)
            return found;
        numbers[place] = number;
        if (place > 0 && place <= MOST_A_PLAY * MOST_A_PLAY)
            outcomes[found++] = (Outcome){(uint8_t)((place - 1) / MOST_A_PLAY), (uint8_t)((place - 1) % MOST_A_PLAY),
                                          number};
    }
}
