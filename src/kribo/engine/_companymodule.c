/* Throws, cards and bids of any game as a Python module; see company.h. Whatever is wrong with an argument is a
 * ValueError. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "arguments.h"
#include "company.h"

#include <string.h>

static const char COMPANY[] = "kribo.engine._company.company";

enum { MOST_WORLDS = 100000 };

/* ---- arguments */

static bool get_bytes(PyObject *object, void *out, Py_ssize_t most, int below, int *length)
{
    char *bytes;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(object, &bytes, &size) < 0)
        return false;
    if (size > most)
        return refuse("too many cards");
    for (Py_ssize_t i = 0; i < size; i++)
        if ((unsigned char)bytes[i] >= below)
            return refuse("a card or a seat is not one that there is");
    memcpy(out, bytes, (size_t)size);
    *length = (int)size;
    return true;
}

static Company *company_in(PyObject *capsule) { return PyCapsule_GetPointer(capsule, COMPANY); }

/* numbers, hand, thrown, cards, seats; the numbers are the scores of six sides, seat, dealer, owner and price. */
static bool read_sight(PyObject *const *parts, Sight *sight)
{
    int numbers[MOST_SEATS + 4], seats;
    if (!copy_in(parts[0], 0, numbers, sizeof numbers)
        || !get_bytes(parts[1], sight->hand, MOST_DEALT, CARDS, &sight->hand_size)
        || !get_bytes(parts[2], sight->hand + sight->hand_size, MOST_DEALT - sight->hand_size, CARDS,
                      &sight->thrown_size)
        || !get_bytes(parts[3], sight->cards, MOST_ON_TABLE, CARDS, &sight->laid)
        || !get_bytes(parts[4], sight->seats, MOST_ON_TABLE, MOST_SEATS, &seats))
        return false;
    if (seats != sight->laid)
        return refuse("cards on the table need seats");
    memcpy(sight->scores, numbers, sizeof sight->scores);
    sight->hand_size += sight->thrown_size;
    sight->seat = numbers[MOST_SEATS];
    sight->dealer = numbers[MOST_SEATS + 1];
    sight->owner = numbers[MOST_SEATS + 2];
    sight->price = numbers[MOST_SEATS + 3];
    return (sight->seat >= 0 && sight->dealer >= 0 && sight->owner >= 0) || refuse("no such seat");
}

/* company, (numbers, hand, thrown, cards, seats), starter, pile, gone, worlds, seed, for_game */
static bool get_question(PyObject *args, Company **company, Sight *sight, Effort *effort)
{
    PyObject *capsule, *parts[5];
    int for_game;
    unsigned long long seed;
    memset(sight, 0, sizeof *sight);
    if (!PyArg_ParseTuple(args, "O(OOOOO)iiIiKp", &capsule, &parts[0], &parts[1], &parts[2], &parts[3], &parts[4],
                          &sight->starter, &sight->pile, &sight->gone, &effort->worlds, &seed, &for_game))
        return false;
    *company = company_in(capsule);
    effort->seed = seed;
    effort->for_game = for_game;
    if (!*company || !read_sight(parts, sight))
        return false;
    if (sight->starter < NOBODY || sight->starter >= CARDS || effort->worlds < 1 || effort->worlds > MOST_WORLDS
        || sight->pile < 0)
        return refuse("no such starter, pile or number of worlds");
    sight->spec = (*company)->field.spec;
    return true;
}

/* ---- the company */

static void free_company(PyObject *capsule) { PyMem_Free(company_in(capsule)); }

static PyObject *company_company(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *numbers, *basics, *cribs;
    unsigned long long seed;
    GameSpec spec;
    CribAverages averages;
    if (!PyArg_ParseTuple(args, "OOOK", &numbers, &basics, &cribs, &seed) || !copy_in(numbers, 0, &spec, sizeof spec)
        || !copy_in(basics, 0, &averages, sizeof averages))
        return NULL;
    if (!spec_is_sound(&spec)) {
        refuse("no such game");
        return NULL;
    }
    Company *company = PyMem_Malloc(sizeof *company);
    if (!company)
        return PyErr_NoMemory();
    if (!copy_in(cribs, 0, &company->cribs, sizeof company->cribs)) {
        PyMem_Free(company);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    field_open(&company->field, &spec, &averages, seed);
    Py_END_ALLOW_THREADS
    PyObject *capsule = PyCapsule_New(company, COMPANY, free_company);
    if (!capsule)
        PyMem_Free(company);
    return capsule;
}

static PyObject *company_throws(PyObject *module, PyObject *args)
{
    (void)module;
    Company *company;
    Sight sight;
    Effort effort;
    ThrowWorth worths[MOST_THROWS];
    int number;
    if (!get_question(args, &company, &sight, &effort))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    number = weigh_throws(company, &sight, effort, worths);
    Py_END_ALLOW_THREADS
    if (!number) {
        refuse("no deal comes to this");
        return NULL;
    }
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < number; i++) {
        const Throw *throw = &worths[i].throw;
        char cards[MOST_THROWN];
        for (int j = 0; j < throw->size; j++)
            cards[j] = (char)sight.hand[throw->place[j]];
        PyObject *item = Py_BuildValue("(y#d)", cards, (Py_ssize_t)throw->size, worths[i].worth);
        if (!item || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *company_cards(PyObject *module, PyObject *args)
{
    (void)module;
    Company *company;
    Sight sight;
    Effort effort;
    CardWorth worths[MOST_CHOICES];
    int number;
    if (!get_question(args, &company, &sight, &effort))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    number = weigh_cards(company, &sight, effort, worths);
    Py_END_ALLOW_THREADS
    if (!number) {
        refuse("no play comes to this position");
        return NULL;
    }
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < number; i++) {
        PyObject *item = Py_BuildValue("(id)", worths[i].card, worths[i].worth);
        if (!item || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *company_price(PyObject *module, PyObject *args)
{
    (void)module;
    Company *company;
    Sight sight;
    Effort effort;
    int price;
    if (!get_question(args, &company, &sight, &effort))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    price = weigh_crib(company, &sight, effort);
    Py_END_ALLOW_THREADS
    if (price < 0) {
        refuse("no auction comes to this");
        return NULL;
    }
    return PyLong_FromLong(price);
}

/* The chance of a side: numbers as for a sight, of which scores and dealer count. */
static PyObject *company_chance(PyObject *module, PyObject *args)
{
    (void)module;
    PyObject *capsule, *numbers;
    int side, dealer, through, scores[MOST_SEATS];
    if (!PyArg_ParseTuple(args, "OOiip", &capsule, &numbers, &dealer, &side, &through))
        return NULL;
    const Company *company = company_in(capsule);
    if (!company || !copy_in(numbers, 0, scores, sizeof scores))
        return NULL;
    if (side < 0 || side >= company->field.spec.sides || dealer < 0 || dealer >= company->field.spec.seats) {
        refuse("no such seat or side");
        return NULL;
    }
    return PyFloat_FromDouble(chance_of(&company->field, scores, dealer, side, through));
}

static PyObject *company_load_tables(PyObject *module, PyObject *args)
{
    (void)module;
    if (!take_tables(args))
        return NULL;
    Py_RETURN_NONE;
}

/* ---- the module */

static PyMethodDef methods[] = {
    {"load_tables", company_load_tables, METH_VARARGS, NULL},
    {"company", company_company, METH_VARARGS, NULL},
    {"throws", company_throws, METH_VARARGS, NULL},
    {"cards", company_cards, METH_VARARGS, NULL},
    {"price", company_price, METH_VARARGS, NULL},
    {"chance", company_chance, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "_company", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__company(void) { return PyModule_Create(&definition); }
