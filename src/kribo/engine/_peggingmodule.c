/* The play as a Python module. Hands are bytes of ranks; what was laid is bytes of 2 * rank + role of who laid
 * it, oldest first. Whatever is wrong with an argument is a ValueError. engine/pegging_fallback.py has the same
 * functions in Python, but for training and duels. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "arguments.h"
#include "duel.h"

#include <stdlib.h>
#include <string.h>

static const char PLAYER[] = "kribo.engine._pegging.player", TRAINER[] = "kribo.engine._pegging.trainer";

typedef struct {
    Blueprint blueprint;
    Keeps keeps;
    uint8_t openings[OPENINGS * sizeof(OpeningChances)];
} Player;

/* ---- arguments */

/* Read bytes of ranks into a set of `least` to `most` of them. */
static bool get_ranks(PyObject *object, int least, int most, Ranks *ranks)
{
    char *bytes;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(object, &bytes, &length) < 0)
        return false;
    if (length < least || length > most)
        return refuse("a wrong number of cards");
    *ranks = 0;
    for (Py_ssize_t i = 0; i < length; i++) {
        if ((unsigned char)bytes[i] >= RANKS)
            return refuse("a rank is not one of 0..12");
        if (number_of(*ranks, bytes[i]) == 4)
            return refuse("five cards of a rank");
        *ranks += one(bytes[i]);
    }
    return true;
}

static bool get_laid(PyObject *object, Position *position)
{
    char *bytes;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(object, &bytes, &length) < 0)
        return false;
    if (length >= MOST_LAID)
        return refuse("all cards are laid");
    position->laid = (int)length;
    for (int place = 0; place < position->laid; place++) {
        const unsigned laid = (unsigned char)bytes[place];
        if (laid >= 2 * RANKS)
            return refuse("a rank is not one of 0..12");
        position->ranks[place] = (uint8_t)(laid / 2);
        position->seats[place] = (uint8_t)(laid % 2);
    }
    return true;
}

/* No rank may be seen more than four times, our own cards, the starter and the other's laid cards together. */
static bool check_seen(const Position *position)
{
    Ranks seen = position->kept + position->thrown;
    if (position->starter != NOBODY)
        seen += one(position->starter);
    for (int place = 0; place < position->laid; place++)
        if (position->seats[place] != position->seat)
            seen += one(position->ranks[place]);
    for (int rank = 0; rank < RANKS; rank++)
        if (number_of(seen, rank) > 4)
            return refuse("five cards of a rank");
    return true;
}

static bool get_position(int seat, PyObject *kept, PyObject *thrown, int starter, PyObject *laid, Position *position)
{
    memset(position, 0, sizeof *position);
    position->seat = seat;
    position->starter = starter;
    position->show = NOBODY;
    if (seat < PONE || seat > DEALER)
        return refuse("a role is 0 or 1");
    if (starter < NOBODY || starter >= RANKS)
        return refuse("a rank is not one of 0..12");
    return get_ranks(kept, KEPT, KEPT, &position->kept) && get_ranks(thrown, 0, DEALT - KEPT, &position->thrown)
           && get_laid(laid, position) && check_seen(position);
}

static Player *player_in(PyObject *capsule) { return PyCapsule_GetPointer(capsule, PLAYER); }
static Trainer *trainer_in(PyObject *capsule) { return PyCapsule_GetPointer(capsule, TRAINER); }

/* ---- the blueprint */

static void free_player(PyObject *capsule)
{
    Player *player = player_in(capsule);
    blueprint_close(&player->blueprint);
    PyMem_Free(player);
}

static bool keeps_are_sound(const Keeps *keeps)
{
    for (int seat = PONE; seat <= DEALER; seat++)
        for (int deal = 0; deal < DEALS; deal++)
            if (keeps->of[seat][deal] >= KEEPS)
                return refuse("a keep is not one of 0..1819");
    return true;
}

static bool fill_player(Player *player, PyObject *keeps, PyObject *openings, PyObject *keys, PyObject *late)
{
    Py_buffer key_view = {0}, late_view = {0};
    bool fine = copy_in(keeps, 0, &player->keeps, sizeof player->keeps) && keeps_are_sound(&player->keeps)
                && copy_in(openings, 0, player->openings, sizeof player->openings);
    fine = fine && PyObject_GetBuffer(keys, &key_view, PyBUF_C_CONTIGUOUS) == 0
           && PyObject_GetBuffer(late, &late_view, PyBUF_C_CONTIGUOUS) == 0;
    const size_t number = (size_t)key_view.len / sizeof(uint64_t);
    if (fine && (size_t)late_view.len != number * sizeof(LateChances))
        fine = refuse("a buffer has the wrong size");
    if (fine && !blueprint_open(&player->blueprint, player->openings, key_view.buf, late_view.buf, number)) {
        PyErr_NoMemory();
        fine = false;
    }
    PyBuffer_Release(&key_view);
    PyBuffer_Release(&late_view);
    return fine;
}

static PyObject *pegging_player(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *keeps, *openings, *keys, *late;
    if (!PyArg_ParseTuple(args, "OOOO", &keeps, &openings, &keys, &late))
        return NULL;
    Player *player = PyMem_Calloc(1, sizeof *player);
    if (!player)
        return PyErr_NoMemory();
    if (!fill_player(player, keeps, openings, keys, late)) {
        PyMem_Free(player);
        return NULL;
    }
    return PyCapsule_New(player, PLAYER, free_player);
}

/* ---- decisions */

typedef struct {
    PyObject *player, *kept, *thrown, *laid;
    int seat, starter;
} PositionArguments;

static bool position_of(const PositionArguments *given, Position *position, View *view)
{
    return get_position(given->seat, given->kept, given->thrown, given->starter, given->laid, position)
           && (see(position, view) || refuse("no play comes to this position"));
}

/* Stakes with the numbers that they borrow; none are given as None. */
typedef struct {
    Stakes stakes;
    double *numbers;
} GivenStakes;

static bool get_stakes(PyObject *object, GivenStakes *given)
{
    PyObject *parts[4];
    if (!PyArg_ParseTuple(object, "iOOOO", &given->stakes.target, &parts[0], &parts[1], &parts[2], &parts[3]))
        return false;
    if (given->stakes.target < 1 || given->stakes.target > 1000)
        return refuse("a target is from 1 to 1000");
    const size_t target = (size_t)given->stakes.target, sizes[4] = {target, target, target * target, target * target};
    const double **places[4] = {&given->stakes.win, &given->stakes.lose, &given->stakes.ours, &given->stakes.theirs};
    double *next = given->numbers = PyMem_Malloc((2 * target + 2 * target * target) * sizeof *next);
    if (!next) {
        PyErr_NoMemory();
        return false;
    }
    for (int part = 0; part < 4; part++) {
        *places[part] = next;
        if (!copy_in(parts[part], 0, next, sizes[part] * sizeof *next))
            return false;
        next += sizes[part];
    }
    return true;
}

static bool check_stakes(const Position *position, const Stakes *stakes)
{
    for (int seat = PONE; seat <= DEALER; seat++)
        if (position->score[seat] < 0 || position->score[seat] >= stakes->target)
            return refuse("a score is outside the game");
    return (position->thrown && position->starter != NOBODY) || refuse("the throw and the starter are needed");
}

static PyObject *list_of_candidates(const Candidate *candidates, int number)
{
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < number; i++) {
        const Candidate *found = &candidates[i];
        PyObject *item = Py_BuildValue("(iddd)", found->rank, found->points_for, found->points_against, found->worth);
        if (!item || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *searched(const Engine *engine, const Position *position)
{
    Candidate candidates[ACTIONS];
    int number;
    Py_BEGIN_ALLOW_THREADS
    number = search(engine, position, candidates);
    Py_END_ALLOW_THREADS
    if (number == NOBODY)
        return PyErr_NoMemory();
    if (number == 0) {
        refuse("no play comes to this position");
        return NULL;
    }
    return list_of_candidates(candidates, number);
}

static PyObject *pegging_search(PyObject *module, PyObject *args)
{
    (void)module;
    PositionArguments given;
    Position position;
    View view;
    PyObject *stakes_given, *found = NULL;
    int show, score[2];
    double doubt, strange;
    if (!PyArg_ParseTuple(args, "OiOOiOddiiiO", &given.player, &given.seat, &given.kept, &given.thrown,
                          &given.starter, &given.laid, &doubt, &strange, &show, &score[PONE], &score[DEALER],
                          &stakes_given))
        return NULL;
    const Player *player = player_in(given.player);
    if (!player || !position_of(&given, &position, &view))
        return NULL;
    position.show = show;
    memcpy(position.score, score, sizeof score);
    GivenStakes stakes = {{0, NULL, NULL, NULL, NULL}, NULL};
    const bool playing_for_net = stakes_given == Py_None;
    if (playing_for_net || (get_stakes(stakes_given, &stakes) && check_stakes(&position, &stakes.stakes))) {
        const Engine engine = {&player->blueprint, &player->keeps, (float)doubt, strange,
                               playing_for_net ? NULL : &stakes.stakes};
        found = searched(&engine, &position);
    }
    PyMem_Free(stakes.numbers);
    return found;
}

static PyObject *pegging_believe(PyObject *module, PyObject *args)
{
    (void)module;
    PositionArguments given;
    Position position;
    View view;
    double weights[KEEPS], doubt, strange;
    if (!PyArg_ParseTuple(args, "OiOOiOdd", &given.player, &given.seat, &given.kept, &given.thrown, &given.starter,
                          &given.laid, &doubt, &strange))
        return NULL;
    const Player *player = player_in(given.player);
    if (!player || !position_of(&given, &position, &view))
        return NULL;
    const Engine engine = {&player->blueprint, &player->keeps, (float)doubt, strange, NULL};
    believe(&engine, &position, weights);
    PyObject *list = PyList_New(0);
    for (int keep = 0; list && keep < KEEPS; keep++) {
        PyObject *weight = PyFloat_FromDouble(weights[keep]);
        if (!weight || PyList_Append(list, weight) < 0)
            Py_CLEAR(list);
        Py_XDECREF(weight);
    }
    return list;
}

static PyObject *pegging_chances(PyObject *module, PyObject *args)
{
    (void)module;
    PositionArguments given;
    Position position;
    View view;
    uint8_t ranks[ACTIONS];
    float chances[ACTIONS];
    if (!PyArg_ParseTuple(args, "OiOO", &given.player, &given.seat, &given.kept, &given.laid))
        return NULL;
    given.starter = NOBODY;
    given.thrown = PyBytes_FromStringAndSize(NULL, 0);
    const Player *player = player_in(given.player);
    const bool fine = player && given.thrown && position_of(&given, &position, &view);
    Py_XDECREF(given.thrown);
    if (!fine)
        return NULL;
    const int number = policy_of(&player->blueprint, &view.play, ranks, chances);
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < number; i++) {
        PyObject *item = Py_BuildValue("(id)", ranks[i], (double)chances[i]);
        if (!item || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *simple_choice(PyObject *args, int (*choose)(const View *))
{
    PositionArguments given;
    Position position;
    View view;
    if (!PyArg_ParseTuple(args, "iOOiO", &given.seat, &given.kept, &given.thrown, &given.starter, &given.laid)
        || !position_of(&given, &position, &view))
        return NULL;
    return PyLong_FromLong(choose(&view));
}

static PyObject *pegging_greedy(PyObject *module, PyObject *args)
{
    (void)module;
    return simple_choice(args, greedy);
}

static PyObject *pegging_heuristic(PyObject *module, PyObject *args)
{
    (void)module;
    return simple_choice(args, heuristic);
}

static PyObject *pegging_tree_size(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *hands[2];
    Ranks held[2];
    if (!PyArg_ParseTuple(args, "OO", &hands[PONE], &hands[DEALER]))
        return NULL;
    Pegging play;
    memset(&play, 0, sizeof play);
    for (int seat = PONE; seat <= DEALER; seat++) {
        if (!get_ranks(hands[seat], 0, KEPT, &held[seat]))
            return NULL;
        play.held[seat] = held[seat];
        play.left[seat] = (uint8_t)PyBytes_Size(hands[seat]);
    }
    play.turn = play.left[PONE] ? PONE : DEALER;
    const TreeSize size = tree_size(&play);
    return Py_BuildValue("(ll)", size.nodes, size.leaves);
}

/* ---- training and duels */

static PyObject *pegging_keeps(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *given;
    double cribs[2 * THROWS];
    if (!PyArg_ParseTuple(args, "O", &given) || !copy_in(given, 0, cribs, sizeof cribs))
        return NULL;
    Keeps *keeps = PyMem_Malloc(sizeof *keeps);
    if (!keeps)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS
    choose_keeps(cribs, keeps);
    Py_END_ALLOW_THREADS
    PyObject *bytes = PyBytes_FromStringAndSize((const char *)keeps, sizeof *keeps);
    PyMem_Free(keeps);
    return bytes;
}

static void free_trainer(PyObject *capsule) { trainer_free(trainer_in(capsule)); }

static PyObject *pegging_trainer(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *given;
    unsigned long long seed;
    int whole_history = 0;
    if (!PyArg_ParseTuple(args, "OK|p", &given, &seed, &whole_history))
        return NULL;
    Keeps *keeps = PyMem_Malloc(sizeof *keeps);
    if (!keeps)
        return PyErr_NoMemory();
    Trainer *trainer = NULL;
    if (copy_in(given, 0, keeps, sizeof *keeps) && keeps_are_sound(keeps)) {
        trainer = trainer_new(keeps, seed, whole_history);
        if (!trainer)
            PyErr_NoMemory();
    }
    PyMem_Free(keeps);
    return trainer ? PyCapsule_New(trainer, TRAINER, free_trainer) : NULL;
}

static PyObject *pegging_train(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *capsule;
    long deals;
    bool fine;
    if (!PyArg_ParseTuple(args, "Ol", &capsule, &deals))
        return NULL;
    Trainer *trainer = trainer_in(capsule);
    if (!trainer)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    fine = trainer_run(trainer, deals);
    Py_END_ALLOW_THREADS
    if (!fine)
        return PyErr_NoMemory();
    return PyLong_FromSize_t(trainer_late(trainer));
}

static PyObject *pegging_trained(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *capsule;
    if (!PyArg_ParseTuple(args, "O", &capsule))
        return NULL;
    const Trainer *trainer = trainer_in(capsule);
    if (!trainer)
        return NULL;
    const size_t number = trainer_late(trainer);
    uint8_t *openings = malloc(OPENINGS * sizeof(OpeningChances));
    uint64_t *keys = malloc((number + 1) * sizeof *keys);
    uint8_t *late = malloc((number + 1) * sizeof(LateChances));
    PyObject *written = NULL;
    if (openings && keys && late && trainer_write(trainer, openings, keys, late))
        written = Py_BuildValue("(y#y#y#)", openings, (Py_ssize_t)(OPENINGS * sizeof(OpeningChances)), keys,
                                (Py_ssize_t)(number * sizeof *keys), late, (Py_ssize_t)(number * sizeof(LateChances)));
    else
        PyErr_NoMemory();
    free(openings);
    free(keys);
    free(late);
    return written;
}

static PyObject *pegging_duel(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *capsule;
    int first, second, blind;
    long deals;
    unsigned long long seed;
    double doubt, strange;
    if (!PyArg_ParseTuple(args, "OiiplKdd", &capsule, &first, &second, &blind, &deals, &seed, &doubt, &strange))
        return NULL;
    const Player *player = player_in(capsule);
    if (!player)
        return NULL;
    if (first < 0 || first >= POLICIES || second < 0 || second >= POLICIES || deals < 1) {
        refuse("there is no such duel");
        return NULL;
    }
    const Engine engine = {&player->blueprint, &player->keeps, (float)doubt, strange, NULL};
    Margin margin;
    bool fine;
    Py_BEGIN_ALLOW_THREADS
    fine = duel(&engine, (Policy)first, (Policy)second, blind, deals, seed, &margin);
    Py_END_ALLOW_THREADS
    if (!fine)
        return PyErr_NoMemory();
    return Py_BuildValue("(dd)", margin.mean, margin.variance);
}

/* ---- the module */

static PyMethodDef methods[] = {
    {"player", pegging_player, METH_VARARGS, NULL},
    {"search", pegging_search, METH_VARARGS, NULL},
    {"believe", pegging_believe, METH_VARARGS, NULL},
    {"chances", pegging_chances, METH_VARARGS, NULL},
    {"greedy", pegging_greedy, METH_VARARGS, NULL},
    {"heuristic", pegging_heuristic, METH_VARARGS, NULL},
    {"tree_size", pegging_tree_size, METH_VARARGS, NULL},
    {"keeps", pegging_keeps, METH_VARARGS, NULL},
    {"trainer", pegging_trainer, METH_VARARGS, NULL},
    {"train", pegging_train, METH_VARARGS, NULL},
    {"trained", pegging_trained, METH_VARARGS, NULL},
    {"duel", pegging_duel, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_pegging", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__pegging(void)
{
    pegging_init();
    return PyModule_Create(&definition);
}
