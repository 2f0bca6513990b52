/* The generator of the kernel: xoshiro256++ (Blackman and Vigna), one stream for each purpose.
 *
 * A stream is settled by a seed, the number of a set of games and a purpose (a deal, the whims of a seat),
 * and by nothing else: what a game meets does not depend on the games before it or on who computes them.
 * engine/chance.py is the same in Python.
 */
#ifndef KRIBO_CHANCE_H
#define KRIBO_CHANCE_H

#include <stdint.h>

typedef struct {
    uint64_t state[4];
} Stream;

/* The finaliser of SplitMix64: one to one, and every bit of the answer depends on every bit of z. */
static inline uint64_t mix(uint64_t z)
{
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static inline Stream stream_of(uint64_t seed, uint64_t set, uint64_t purpose)
{
    const uint64_t golden = UINT64_C(0x9e3779b97f4a7c15);
    uint64_t key = mix((mix(mix(seed + golden) ^ set) + golden) ^ purpose);
    Stream stream;
    for (int i = 0; i < 4; i++)
        stream.state[i] = mix(key += golden);
    return stream;
}

static inline uint64_t rotated(uint64_t x, int by) { return x << by | x >> (64 - by); }

static inline uint64_t next_bits(Stream *stream)
{
    uint64_t *s = stream->state;
    const uint64_t bits = rotated(s[0] + s[3], 23) + s[0];
    const uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotated(s[3], 45);
    return bits;
}

/* A whole number from 0 to n - 1, each exactly as likely (Lemire); a single choice needs no draw. */
static inline unsigned below(Stream *stream, unsigned n)
{
    if (n <= 1)
        return 0;
    uint64_t product = (next_bits(stream) >> 32) * n;
    if ((uint32_t)product < n) {
        const uint32_t least = -(uint32_t)n % n;
        while ((uint32_t)product < least)
            product = (next_bits(stream) >> 32) * n;
    }
    return (unsigned)(product >> 32);
}

#endif
