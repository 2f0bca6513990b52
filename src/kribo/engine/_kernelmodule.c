/* The kernel as a Python module: takes buffers, checks their sizes and what is in them, lets other threads
 * run, and calls. Whatever is wrong with a buffer is a ValueError. See engine/kernel.py for what the
 * functions do; engine/fallback.py has the same ones in Python. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "arguments.h"
#include "game.h"

#include <string.h>

/* ---- Arguments --------------------------------------------------------------------------------------- */

static bool get_bytes(PyObject *object, Py_buffer *view) { return get_view(object, view, 1, 0); }

static bool get_output(PyObject *object, Py_buffer *view, Py_ssize_t length)
{
    if (!get_view(object, view, 1, PyBUF_WRITABLE))
        return false;
    return view->len == length || refuse("the output has the wrong size");
}

static bool all_below(const Py_buffer *view, unsigned limit)
{
    const uint8_t *bytes = view->buf;
    unsigned highest = 0;
    for (Py_ssize_t i = 0; i < view->len; i++)
        highest = bytes[i] > highest ? bytes[i] : highest;
    return highest < limit;
}

static bool get_cards(PyObject *object, Py_buffer *view)
{
    return get_bytes(object, view) && (all_below(view, CARDS) || refuse("a card is not one of 0..51"));
}

static bool all_differ(const Card *cards, int number)
{
    uint64_t seen = 0;
    for (int i = 0; i < number; i++) {
        if (seen >> cards[i] & 1)
            return false;
        seen |= UINT64_C(1) << cards[i];
    }
    return true;
}

static bool check_held(int held)
{
    return (held >= 3 && held <= MOST_HELD) || refuse("hands of 3, 4 or 5 cards are held");
}

/* ---- The show ---------------------------------------------------------------------------------------- */

static PyObject *kernel_load_tables(PyObject *module, PyObject *args)
{
    (void)module;
    if (!take_tables(args))
        return NULL;
    Py_RETURN_NONE;
}

static bool get_rows(PyObject *object, Py_buffer *view, int held)
{
    return check_held(held) && get_cards(object, view)
           && (view->len % (held + 1) == 0 || refuse("the last row of cards is not complete"));
}

static PyObject *kernel_score_hands(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *rows, *points;
    int held, needs_starter;
    if (!PyArg_ParseTuple(args, "OipO", &rows, &held, &needs_starter, &points))
        return NULL;
    Py_buffer cards = {0}, out = {0};
    const bool fine = get_rows(rows, &cards, held) && get_output(points, &out, cards.len / (held + 1));
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        score_hands(cards.buf, (size_t)out.len, held, needs_starter, out.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&out);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *list_of_counts(const uint64_t *counts, Py_ssize_t size)
{
    PyObject *list = PyList_New(size);
    for (Py_ssize_t i = 0; list && i < size; i++) {
        PyObject *count = PyLong_FromUnsignedLongLong(counts[i]);
        if (!count || PyList_SetItem(list, i, count) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *kernel_count_hands(PyObject *module, PyObject *args)
{
    (void)module;
    int held, needs_starter;
    if (!PyArg_ParseTuple(args, "ip", &held, &needs_starter) || !check_held(held))
        return NULL;
    uint64_t counts[MOST_POINTS + 1] = {0};
    Py_BEGIN_ALLOW_THREADS
    count_hands(held, needs_starter, counts);
    Py_END_ALLOW_THREADS
    return list_of_counts(counts, MOST_POINTS + 1);
}

/* ---- The play ---------------------------------------------------------------------------------------- */

/* What the last card of a pile pegs, or -1 if the pile cannot be. */
static int pegs_of(const Card *cards, int size)
{
    uint8_t ranks[MOST_IN_PILE];
    int total = 0;
    if (size < 1 || size > MOST_IN_PILE || !all_differ(cards, size))
        return -1;
    for (int i = 0; i < size; i++) {
        ranks[i] = (uint8_t)rank_of(cards[i]);
        total += value_of(cards[i]);
    }
    return total > LIMIT ? -1 : pegs(ranks, size, total);
}

static bool peg_piles(const Card *cards, const Card *end, const uint8_t *sizes, Py_ssize_t piles, uint8_t *points)
{
    for (Py_ssize_t i = 0; i < piles; i++) {
        const int found = sizes[i] <= end - cards ? pegs_of(cards, sizes[i]) : -1;
        if (found < 0)
            return false;
        points[i] = (uint8_t)found;
        cards += sizes[i];
    }
    return cards == end;
}

static PyObject *kernel_pegs(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *piles, *lengths, *points;
    if (!PyArg_ParseTuple(args, "OOO", &piles, &lengths, &points))
        return NULL;
    Py_buffer cards = {0}, sizes = {0}, out = {0};
    bool fine = get_cards(piles, &cards) && get_bytes(lengths, &sizes) && get_output(points, &out, sizes.len);
    if (fine) {
        const Card *first = cards.buf;
        Py_BEGIN_ALLOW_THREADS
        fine = peg_piles(first, first + cards.len, sizes.buf, sizes.len, out.buf);
        Py_END_ALLOW_THREADS
        if (!fine)
            refuse("a pile is empty, has a card twice, passes 31, or does not fit the cards given");
    }
    PyBuffer_Release(&cards);
    PyBuffer_Release(&sizes);
    PyBuffer_Release(&out);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

typedef struct {
    int seats, held;
    bool single;
} PlayShape;

static bool play_out_all(PlayShape shape, const Card *hands, const Card *orders, const uint8_t *leaders,
                         Py_ssize_t deals, uint8_t *points)
{
    const int cards = shape.seats * shape.held;
    for (Py_ssize_t deal = 0; deal < deals; deal++) {
        Play play;
        if (!all_differ(hands + deal * cards, cards))
            return false;
        for (int seat = 0; seat < shape.seats; seat++) {
            memcpy(play.held[seat], hands + deal * cards + seat * shape.held, (size_t)shape.held);
            play.left[seat] = (uint8_t)shape.held;
        }
        begin_play(&play, shape.seats, leaders[deal]);
        uint8_t *pegged = points + deal * shape.seats;
        memset(pegged, 0, (size_t)shape.seats);
        if (play_out(&play, orders + deal * cards, cards, shape.single, pegged) != PLAYED_OUT)
            return false;
    }
    return true;
}

static bool check_shape(PlayShape shape)
{
    return (shape.seats >= 2 && shape.seats <= MOST_SEATS && shape.held >= 1 && shape.held <= MOST_HELD)
           || refuse("2 to 6 seats hold 1 to 5 cards each");
}

static PyObject *kernel_play_out(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *hands, *orders, *leaders, *points;
    PlayShape shape;
    int single;
    if (!PyArg_ParseTuple(args, "iiOOOpO", &shape.seats, &shape.held, &hands, &orders, &leaders, &single, &points))
        return NULL;
    shape.single = single;
    Py_buffer held = {0}, order = {0}, lead = {0}, out = {0};
    bool fine = check_shape(shape) && get_cards(hands, &held) && get_cards(orders, &order)
                && get_bytes(leaders, &lead)
                && (all_below(&lead, (unsigned)shape.seats) || refuse("a leader is no seat"))
                && (held.len == lead.len * shape.seats * shape.held || refuse("the hands have the wrong size"))
                && (order.len == held.len || refuse("the orders have the wrong size"))
                && get_output(points, &out, lead.len * shape.seats);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        fine = play_out_all(shape, held.buf, order.buf, lead.buf, lead.len, out.buf);
        Py_END_ALLOW_THREADS
        if (!fine)
            refuse("a card is held twice, not held, laid out of turn, or passes 31");
    }
    PyBuffer_Release(&held);
    PyBuffer_Release(&order);
    PyBuffer_Release(&lead);
    PyBuffer_Release(&out);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- Games ------------------------------------------------------------------------------------------- */

static bool get_match(Match *match, GameSpec *spec, CribAverages *averages, PyObject *numbers, PyObject *means,
                      const Py_buffer *chosen)
{
    if (!copy_in(numbers, sizeof spec->seats, spec, sizeof *spec))
        return false;
    if (!spec_is_sound(spec))
        return refuse("there is no game of these numbers");
    if (!copy_in(means, sizeof averages->own[0], averages, sizeof *averages))
        return false;
    if (chosen->len != spec->seats || !all_below(chosen, POLICIES))
        return refuse("a policy for each seat is needed");
    if (match->rotations != 1 && match->rotations != spec->sides)
        return refuse("there are as many rotations as sides, or one");
    match->spec = spec;
    match->averages = averages;
    match->policies = chosen->buf;
    return true;
}

static PyObject *simulated(const Match *match, uint64_t first, uint64_t sets)
{
    Tally *tally = PyMem_Calloc(1, sizeof *tally);
    if (!tally)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    simulate(match, first, sets, tally);
    Py_END_ALLOW_THREADS
    PyObject *bytes = PyBytes_FromStringAndSize((const char *)tally, sizeof *tally);
    PyMem_Free(tally);
    return bytes;
}

static PyObject *kernel_simulate(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *numbers, *policy_numbers, *means;
    unsigned long long seed, first, sets;
    Match match;
    if (!PyArg_ParseTuple(args, "OOOKiKK", &numbers, &policy_numbers, &means, &seed, &match.rotations, &first, &sets))
        return NULL;
    match.seed = seed;
    GameSpec spec;
    CribAverages averages;
    Py_buffer chosen = {0};
    PyObject *tally = NULL;
    if (get_bytes(policy_numbers, &chosen) && get_match(&match, &spec, &averages, numbers, means, &chosen))
        tally = simulated(&match, first, sets);
    PyBuffer_Release(&chosen);
    return tally;
}

/* ---- The module -------------------------------------------------------------------------------------- */

static PyMethodDef methods[] = {
    {"load_tables", kernel_load_tables, METH_VARARGS, "load_tables(next, points): take the tables of the show."},
    {"score_hands", kernel_score_hands, METH_VARARGS, "score_hands(rows, held, needs_starter, points)"},
    {"count_hands", kernel_count_hands, METH_VARARGS, "count_hands(held, needs_starter) -> counts by points"},
    {"pegs", kernel_pegs, METH_VARARGS, "pegs(cards, sizes, points)"},
    {"play_out", kernel_play_out, METH_VARARGS,
     "play_out(seats, held, hands, orders, leaders, single, points)"},
    {"simulate", kernel_simulate, METH_VARARGS,
     "simulate(spec, policies, averages, seed, rotations, first, sets) -> the numbers of a tally"},
    {NULL, NULL, 0, NULL},
};

static PyModuleDef_Slot slots[] = {{0, NULL}};

static struct PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The arithmetic of cribbage in C; kribo.engine.kernel is the module to import.",
    .m_methods = methods,
    .m_slots = slots,
};

PyMODINIT_FUNC PyInit__kernel(void);

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&definition); }
