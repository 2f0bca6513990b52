/* What the Python modules of the engine ask of their arguments alike; whatever is wrong is a ValueError. Python.h
 * comes before it. */
#ifndef KRIBO_ARGUMENTS_H
#define KRIBO_ARGUMENTS_H

#include "kernel.h"

#include <string.h>

static inline bool refuse(const char *reason)
{
    PyErr_SetString(PyExc_ValueError, reason);
    return false;
}

/* Gets a view of contiguous items of that size, 0 for any; a zeroed view may be released without having been got. */
static inline bool get_view(PyObject *object, Py_buffer *view, Py_ssize_t item, int flags)
{
    if (PyObject_GetBuffer(object, view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) < 0) {
        if (PyErr_ExceptionMatches(PyExc_BufferError))
            refuse(flags ? "a contiguous buffer that can be written is needed" : "a contiguous buffer is needed");
        return false;
    }
    return item == 0 || view->itemsize == item || refuse("a buffer has items of the wrong size");
}

/* Copies a buffer of exactly that size, with items of any size if `item` is 0, to an aligned place. */
static inline bool copy_in(PyObject *object, Py_ssize_t item, void *out, size_t size)
{
    Py_buffer view = {0};
    bool fine = get_view(object, &view, item, 0);
    if (fine && (size_t)view.len != size)
        fine = refuse("a buffer has the wrong size");
    if (fine)
        memcpy(out, view.buf, size);
    PyBuffer_Release(&view);
    return fine;
}

/* Loads the tables of the show: which multiset follows on which, and what each is worth. */
static inline bool take_tables(PyObject *args)
{
    PyObject *next, *points;
    if (!PyArg_ParseTuple(args, "OO", &next, &points))
        return false;
    ShowTables *tables = PyMem_Malloc(sizeof *tables);
    if (!tables) {
        PyErr_NoMemory();
        return false;
    }
    const bool fine = copy_in(next, sizeof tables->next[0][0], tables->next, sizeof tables->next)
                      && copy_in(points, 1, tables->points, sizeof tables->points)
                      && (load_tables(tables) || refuse("the table of multisets is damaged"));
    PyMem_Free(tables);
    return fine;
}

#endif
