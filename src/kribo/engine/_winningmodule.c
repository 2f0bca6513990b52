/* Discards and the chances of winning as a Python module. Numbers go in and out as buffers of doubles, hands as
 * six ascending cards; whatever is wrong with an argument is a ValueError. See engine/discard.py and
 * engine/winprob.py for what the functions do; engine/winning_fallback.py has those that a player needs in Python.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "arguments.h"
#include "deals.h"
#include "gains.h"
#include "habit.h"

#include <string.h>

static const char HABIT[] = "kribo.engine._winning.habit", PLAYS[] = "kribo.engine._winning.plays";

/* ---- arguments */

/* Gets a view of exactly so many contiguous items; a zeroed view may be released without having been got. */
static bool get(PyObject *object, Py_buffer *view, size_t item, size_t number, int flags)
{
    if (PyObject_GetBuffer(object, view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) < 0)
        return false;
    return ((size_t)view->itemsize == item && (size_t)view->len == item * number)
           || refuse("a buffer has the wrong size");
}

static bool get_hand(PyObject *object, Card hand[DEALT])
{
    Py_buffer view = {0};
    bool fine = get(object, &view, 1, DEALT, 0);
    if (fine) {
        memcpy(hand, view.buf, DEALT);
        for (int i = 0; i < DEALT; i++)
            fine = fine && hand[i] < CARDS && (i == 0 || hand[i - 1] < hand[i]);
        if (!fine)
            refuse("a hand is six different cards in order");
    }
    PyBuffer_Release(&view);
    return fine;
}

static bool check_role(int role) { return role == PONE || role == DEALER || refuse("a role is 0 or 1"); }

static PyObject *list_of(const double *numbers, Py_ssize_t size)
{
    PyObject *list = PyList_New(size);
    for (Py_ssize_t i = 0; list && i < size; i++) {
        PyObject *number = PyFloat_FromDouble(numbers[i]);
        if (!number || PyList_SetItem(list, i, number) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *list_of_worths(const Worth worths[WAYS])
{
    double numbers[2 * WAYS];
    for (int way = 0; way < WAYS; way++) {
        numbers[2 * way] = worths[way].hand;
        numbers[2 * way + 1] = worths[way].crib;
    }
    return list_of(numbers, 2 * WAYS);
}

/* ---- tables and habits */

static PyObject *winning_load_tables(PyObject *module, PyObject *args)
{
    (void)module;
    if (!take_tables(args))
        return NULL;
    pegging_init();
    discard_init();
    Py_RETURN_NONE;
}

static void free_habit(PyObject *capsule) { PyMem_Free(PyCapsule_GetPointer(capsule, HABIT)); }

static PyObject *winning_read_habit(PyObject *module, PyObject *bytes)
{
    (void)module;
    char *text;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &text, &length) < 0)
        return NULL;
    Habit *habit = PyMem_Malloc(sizeof *habit);
    if (!habit)
        return PyErr_NoMemory();
    PyObject *capsule = NULL;
    if (read_habit((const uint8_t *)text, (size_t)length, habit))
        capsule = PyCapsule_New(habit, HABIT, free_habit);
    else
        refuse("the habit is damaged");
    if (!capsule)
        PyMem_Free(habit);
    return capsule;
}

static PyObject *winning_settle(PyObject *module, PyObject *object)
{
    (void)module;
    Py_buffer answers = {0};
    PyObject *bytes = NULL;
    Habit *habit = PyMem_Malloc(sizeof *habit);
    uint8_t *written = PyMem_Malloc(HABIT_BYTES);
    if (!habit || !written)
        PyErr_NoMemory();
    else if (get(object, &answers, 1, sizeof(Answers), 0)) {
        settle(answers.buf, habit);
        bytes = PyBytes_FromStringAndSize((char *)written, (Py_ssize_t)write_habit(habit, written));
    }
    PyBuffer_Release(&answers);
    PyMem_Free(written);
    PyMem_Free(habit);
    return bytes;
}

static PyObject *winning_answer_habit(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *capsule, *play, *answers, *table;
    Py_buffer sums = {0}, ways = {0};
    int role;
    double step;
    if (!PyArg_ParseTuple(args, "iOOdOO", &role, &capsule, &play, &step, &answers, &table) || !check_role(role))
        return NULL;
    const Habit *habit = PyCapsule_GetPointer(capsule, HABIT);
    const Plays *plays = play == Py_None ? NULL : PyCapsule_GetPointer(play, PLAYS);
    PyObject *found = NULL;
    if (habit && (plays || play == Py_None) && get(answers, &sums, 1, sizeof(Answers), PyBUF_WRITABLE)
        && (table == Py_None || get(table, &ways, 1, THROW_TABLE_BYTES, PyBUF_WRITABLE))) {
        Found all;
        Py_BEGIN_ALLOW_THREADS
        all = answer_habit(role, habit, plays, step, sums.buf, ways.buf);
        Py_END_ALLOW_THREADS
        found = list_of(&all.hand, sizeof all / sizeof all.hand);
    }
    PyBuffer_Release(&sums);
    PyBuffer_Release(&ways);
    return found;
}

static PyObject *winning_count_best_keeps(PyObject *module, PyObject *args)
{
    (void)module;
    (void)args;
    BestKeeps best;
    Py_BEGIN_ALLOW_THREADS
    best = count_best_keeps();
    Py_END_ALLOW_THREADS
    return list_of(&best.shown, sizeof best / sizeof best.shown);
}

/* ---- worths */

static PyObject *winning_worths(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *cards, *capsule;
    Card hand[DEALT];
    Worth worths[WAYS];
    if (!PyArg_ParseTuple(args, "OO", &cards, &capsule) || !get_hand(cards, hand))
        return NULL;
    const Habit *habit = PyCapsule_GetPointer(capsule, HABIT);
    if (!habit)
        return NULL;
    discard_worths(hand, habit, worths);
    return list_of_worths(worths);
}

static PyObject *winning_exact_worths(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *cards, *table, *list = NULL;
    Card hand[DEALT];
    Worth worths[WAYS];
    Py_buffer ways = {0};
    if (!PyArg_ParseTuple(args, "OO", &cards, &table) || !get_hand(cards, hand))
        return NULL;
    Counts *counts = PyMem_Malloc(sizeof *counts);
    if (!counts)
        return PyErr_NoMemory();
    if (get(table, &ways, 1, THROW_TABLE_BYTES, 0)) {
        Py_BEGIN_ALLOW_THREADS
        discard_exact(hand, ways.buf, counts, worths);
        Py_END_ALLOW_THREADS
        list = list_of_worths(worths);
    }
    PyBuffer_Release(&ways);
    PyMem_Free(counts);
    return list;
}

static PyObject *winning_way(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *cards, *table, *way = NULL;
    Card hand[DEALT];
    Py_buffer ways = {0};
    if (!PyArg_ParseTuple(args, "OO", &table, &cards) || !get_hand(cards, hand))
        return NULL;
    if (get(table, &ways, 1, THROW_TABLE_BYTES, 0))
        way = PyLong_FromLong(way_at(ways.buf, six_index(hand)));
    PyBuffer_Release(&ways);
    return way;
}

/* ---- values */

static void free_plays(PyObject *capsule) { PyMem_Free(PyCapsule_GetPointer(capsule, PLAYS)); }

/* The capsule holds the bytes after what points into them. */
static PyObject *winning_read_plays(PyObject *module, PyObject *bytes)
{
    (void)module;
    char *text;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &text, &length) < 0)
        return NULL;
    Plays *plays = PyMem_Malloc(sizeof *plays + (size_t)length);
    if (!plays)
        return PyErr_NoMemory();
    uint8_t *copy = (uint8_t *)(plays + 1);
    memcpy(copy, text, (size_t)length);
    PyObject *capsule = NULL;
    if (read_plays(copy, (size_t)length, plays))
        capsule = PyCapsule_New(plays, PLAYS, free_plays);
    else
        refuse("the plays are damaged");
    if (!capsule)
        PyMem_Free(plays);
    return capsule;
}

static bool check_target(int target) { return (target > 0 && target < 1000) || refuse("no such target"); }

static bool check_score(int score, int target)
{
    return (score >= 0 && score < target) || refuse("a score is not short of the target");
}

enum { STAKES = 4 }; /* win, lose, ours, theirs */

typedef struct {
    Py_buffer views[STAKES];
    Game game;
} Stakes;

static void close_stakes(Stakes *stakes)
{
    for (int i = 0; i < STAKES; i++)
        PyBuffer_Release(&stakes->views[i]);
}

/* Sets up what a game is played for, of a tuple (target, win, lose, ours, theirs); must be zeroed, and be closed
 * also when this is false. */
static bool open_stakes(PyObject *parts, Stakes *stakes)
{
    PyObject *numbers[STAKES];
    int target;
    if (!PyArg_ParseTuple(parts, "iOOOO", &target, &numbers[0], &numbers[1], &numbers[2], &numbers[3])
        || !check_target(target))
        return false;
    const size_t side = (size_t)target;
    for (int i = 0; i < STAKES; i++)
        if (!get(numbers[i], &stakes->views[i], sizeof(double), i < 2 ? side : side * side, 0))
            return false;
    stakes->game = (Game){target, stakes->views[0].buf, stakes->views[1].buf, stakes->views[2].buf,
                          stakes->views[3].buf};
    return true;
}

/* Hand, crib and value by way. */
static PyObject *list_of_throws(const Outlook *outlook, const double values[WAYS])
{
    double numbers[3 * WAYS];
    for (int way = 0; way < WAYS; way++) {
        numbers[3 * way] = outlook->worths[way].hand;
        numbers[3 * way + 1] = outlook->worths[way].crib;
        numbers[3 * way + 2] = values[way];
    }
    return list_of(numbers, 3 * WAYS);
}

static PyObject *winning_weigh(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *cards, *habits, *play, *parts, *list = NULL;
    Card hand[DEALT];
    int role, score, other_score;
    double margin;
    if (!PyArg_ParseTuple(args, "OiOOiiOd", &cards, &role, &habits, &play, &score, &other_score, &parts, &margin)
        || !check_role(role) || !get_hand(cards, hand))
        return NULL;
    const Habit *habit = PyCapsule_GetPointer(habits, HABIT);
    const Plays *plays = habit ? PyCapsule_GetPointer(play, PLAYS) : NULL;
    if (!plays)
        return NULL;
    Stakes stakes;
    memset(&stakes, 0, sizeof stakes);
    Outlook *outlook = PyMem_Malloc(sizeof *outlook);
    if (!outlook)
        return PyErr_NoMemory();
    if (open_stakes(parts, &stakes) && check_score(score, stakes.game.target)
        && check_score(other_score, stakes.game.target)) {
        double values[WAYS];
        Py_BEGIN_ALLOW_THREADS
        look_out(hand, role, habit, plays, margin, outlook);
        value_throws(outlook, outlook->open, score, other_score, &stakes.game, values);
        Py_END_ALLOW_THREADS
        list = list_of_throws(outlook, values);
    }
    PyMem_Free(outlook);
    close_stakes(&stakes);
    return list;
}

static PyObject *winning_add_gains(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *habits, *play, *parts, *list, *found;
    Py_buffer wants = {0}, sums = {0};
    int role;
    unsigned long long seed, first, number;
    if (!PyArg_ParseTuple(args, "iOOOKKKOO", &role, &habits, &play, &parts, &seed, &first, &number, &list, &found)
        || !check_role(role))
        return NULL;
    const Habit *habit = PyCapsule_GetPointer(habits, HABIT);
    const Plays *plays = habit ? PyCapsule_GetPointer(play, PLAYS) : NULL;
    const Py_ssize_t wanted = plays ? PyObject_Length(list) : -1;
    if (wanted < 0)
        return NULL;
    Stakes stakes;
    memset(&stakes, 0, sizeof stakes);
    Outlook *outlook = PyMem_Malloc(sizeof *outlook);
    bool fine = outlook != NULL;
    if (!fine)
        PyErr_NoMemory();
    fine = fine && open_stakes(parts, &stakes) && get(list, &wants, sizeof(int), (size_t)wanted, 0)
           && get(found, &sums, sizeof(double), (size_t)(wanted * wanted), PyBUF_WRITABLE);
    for (Py_ssize_t i = 0; fine && i < wanted; i++)
        fine = check_score(stakes.game.target - ((const int *)wants.buf)[i], stakes.game.target);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        add_gains(role, habit, plays, &stakes.game, seed, first, number, wants.buf, (int)wanted, outlook, sums.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&wants);
    PyBuffer_Release(&sums);
    PyMem_Free(outlook);
    close_stakes(&stakes);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

enum { NUMBERS = 6 }; /* race, gains, win, lose, ours, theirs */

static PyObject *winning_sweep(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *numbers[NUMBERS];
    Py_buffer views[NUMBERS] = {{0}};
    int target, highest, lowest;
    if (!PyArg_ParseTuple(args, "OOiOOiiOO", &numbers[0], &numbers[1], &target, &numbers[2], &numbers[3], &highest,
                          &lowest, &numbers[4], &numbers[5])
        || !check_target(target))
        return NULL;
    if (lowest < 0 || highest > 2 * (target - 1)) {
        refuse("there are no such scores");
        return NULL;
    }
    const size_t side = (size_t)target;
    const size_t sizes[NUMBERS] = {DEAL_NUMBERS, side * side, side, side, side * side, side * side};
    bool fine = true;
    for (int i = 0; fine && i < NUMBERS; i++)
        fine = get(numbers[i], &views[i], sizeof(double), sizes[i], i < 4 ? 0 : PyBUF_WRITABLE);
    if (fine) {
        const Race race = race_in(views[0].buf, MOST_A_DEAL);
        Py_BEGIN_ALLOW_THREADS
        sweep(&race, views[1].buf, target, views[2].buf, views[3].buf, highest, lowest, views[4].buf, views[5].buf);
        Py_END_ALLOW_THREADS
    }
    for (int i = 0; i < NUMBERS; i++)
        PyBuffer_Release(&views[i]);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

/* ---- deals */

enum { PLAYER_BUFFERS = 5 }; /* two tables; openings, keys and late chances of the blueprint */

typedef struct {
    Py_buffer views[PLAYER_BUFFERS];
    Blueprint blueprint;
    Players players;
} Table;

static void close_table(Table *table)
{
    if (table->players.blueprint)
        blueprint_close(&table->blueprint);
    for (int i = 0; i < PLAYER_BUFFERS; i++)
        PyBuffer_Release(&table->views[i]);
}

/* Opens the parts of a blueprint, or does nothing for None. */
static bool open_blueprint(PyObject *parts, Table *table)
{
    PyObject *openings, *keys, *late;
    if (parts == Py_None)
        return true;
    if (!PyArg_ParseTuple(parts, "OOO", &openings, &keys, &late))
        return false;
    const Py_ssize_t length = PyObject_Length(late);
    if (length < 0)
        return false;
    const size_t number = (size_t)length / sizeof(LateChances);
    if (!get(openings, &table->views[2], 1, OPENINGS * sizeof(OpeningChances), 0)
        || !get(keys, &table->views[3], sizeof(uint64_t), number, 0)
        || !get(late, &table->views[4], 1, number * sizeof(LateChances), 0))
        return false;
    if (!blueprint_open(&table->blueprint, table->views[2].buf, table->views[3].buf, table->views[4].buf, number)) {
        PyErr_NoMemory();
        return false;
    }
    table->players.blueprint = &table->blueprint;
    return true;
}

/* Sets up a table, which must be zeroed, and be closed also when this is false. */
static bool open_table(PyObject *const tables[2], PyObject *blueprint, Table *table)
{
    for (int role = PONE; role <= DEALER; role++) {
        if (!get(tables[role], &table->views[role], 1, THROW_TABLE_BYTES, 0))
            return false;
        table->players.tables[role] = table->views[role].buf;
    }
    return open_blueprint(blueprint, table);
}

/* Which deals are to be added up. */
typedef struct {
    unsigned long long seed, first, number;
    int role, way; /* where the hand of a role is given */
    Card hand[DEALT];
} Deals;

typedef void Adder(const Players *players, const Deals *deals, void *sums);

/* Adds deals between two tables to so many sums; None, or NULL with an exception. */
static PyObject *add_up_deals(PyObject *const tables[2], PyObject *blueprint, const Deals *deals, Adder *adder,
                              PyObject *sums, size_t size)
{
    Py_buffer view = {0};
    Table table;
    memset(&table, 0, sizeof table);
    const bool fine = open_table(tables, blueprint, &table)
                      && get(sums, &view, sizeof(double), size / sizeof(double), PyBUF_WRITABLE);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        adder(&table.players, deals, view.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&view);
    close_table(&table);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

static void add_whole_deals(const Players *players, const Deals *deals, void *sums)
{
    add_deals(players, deals->seed, deals->first, deals->number, sums);
}

static void add_of_hand(const Players *players, const Deals *deals, void *sums)
{
    add_hand(players, deals->role, deals->hand, deals->way, deals->seed, deals->first, deals->number, sums);
}

static void add_plays_alone(const Players *players, const Deals *deals, void *sums)
{
    add_plays(players, deals->seed, deals->first, deals->number, sums);
}

static PyObject *winning_add_deals(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *tables[2], *blueprint, *sums;
    Deals deals;
    if (!PyArg_ParseTuple(args, "OOOKKKO", &tables[0], &tables[1], &blueprint, &deals.seed, &deals.first,
                          &deals.number, &sums))
        return NULL;
    return add_up_deals(tables, blueprint, &deals, add_whole_deals, sums, sizeof(DealSums));
}

static PyObject *winning_add_hand(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *tables[2], *blueprint, *cards, *sums;
    Deals deals;
    if (!PyArg_ParseTuple(args, "OOOiOiKKKO", &tables[0], &tables[1], &blueprint, &deals.role, &cards, &deals.way,
                          &deals.seed, &deals.first, &deals.number, &sums)
        || !check_role(deals.role) || !get_hand(cards, deals.hand))
        return NULL;
    if (deals.way < 0 || deals.way >= WAYS) {
        refuse("there is no such way to throw");
        return NULL;
    }
    return add_up_deals(tables, blueprint, &deals, add_of_hand, sums, sizeof(DealSums));
}

static PyObject *winning_add_plays(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *tables[2], *blueprint, *races;
    Deals deals;
    if (!PyArg_ParseTuple(args, "OOOKKKO", &tables[0], &tables[1], &blueprint, &deals.seed, &deals.first,
                          &deals.number, &races))
        return NULL;
    return add_up_deals(tables, blueprint, &deals, add_plays_alone, races, sizeof(PlayRaces));
}

/* ---- the module */

static PyMethodDef methods[] = {
    {"load_tables", winning_load_tables, METH_VARARGS, "load_tables(next, points): take the tables of the show."},
    {"read_habit", winning_read_habit, METH_O, "read_habit(bytes) -> habit"},
    {"settle", winning_settle, METH_O, "settle(answers) -> bytes of the habit that they make"},
    {"answer_habit", winning_answer_habit, METH_VARARGS,
     "answer_habit(role, habit, plays or None, step, answers, table) -> numbers of Found, see habit.h"},
    {"count_best_keeps", winning_count_best_keeps, METH_NOARGS,
     "count_best_keeps() -> numbers of BestKeeps, see habit.h"},
    {"worths", winning_worths, METH_VARARGS, "worths(hand, habit) -> hand and crib of each way"},
    {"exact_worths", winning_exact_worths, METH_VARARGS, "exact_worths(hand, table) -> hand and crib of each way"},
    {"way", winning_way, METH_VARARGS, "way(table, hand) -> the way in the table"},
    {"read_plays", winning_read_plays, METH_O, "read_plays(bytes) -> plays"},
    {"weigh", winning_weigh, METH_VARARGS,
     "weigh(hand, role, habit, plays, score, other_score, (target, win, lose, ours, theirs), margin)"
     " -> hand, crib and value of each way; NAN for those more than so many net points behind"},
    {"add_gains", winning_add_gains, METH_VARARGS,
     "add_gains(role, habit, plays, (target, win, lose, ours, theirs), seed, first, number, wants, sums)"},
    {"sweep", winning_sweep, METH_VARARGS, "sweep(race, gains, target, win, lose, highest, lowest, ours, theirs)"},
    {"add_deals", winning_add_deals, METH_VARARGS,
     "add_deals(table, table, blueprint, seed, first, number, sums); blueprint: None or (openings, keys, late)"},
    {"add_hand", winning_add_hand, METH_VARARGS,
     "add_hand(table, table, blueprint, role, hand, way, seed, first, number, sums)"},
    {"add_plays", winning_add_plays, METH_VARARGS,
     "add_plays(table, table, blueprint, seed, first, number, races)"},
    {NULL, NULL, 0, NULL},
};

static bool add_sizes(PyObject *module)
{
    return PyModule_AddIntConstant(module, "ANSWERS_BYTES", sizeof(Answers)) == 0
           && PyModule_AddIntConstant(module, "TABLE_BYTES", THROW_TABLE_BYTES) == 0
           && PyModule_AddIntConstant(module, "DEAL_SUMS", sizeof(DealSums) / sizeof(double)) == 0
           && PyModule_AddIntConstant(module, "PLAY_RACES", sizeof(PlayRaces) / sizeof(double)) == 0;
}

static struct PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "_winning",
    .m_doc = "Discards and chances of winning in C; kribo.engine.discard and winprob are the modules to import.",
    .m_size = -1,
    .m_methods = methods,
};

PyMODINIT_FUNC PyInit__winning(void)
{
    PyObject *module = PyModule_Create(&definition);
    if (module && !add_sizes(module))
        Py_CLEAR(module);
    return module;
}
