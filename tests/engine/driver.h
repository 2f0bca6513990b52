/* What the drivers of the kernel and of all games do alike: read files, and load the tables of the show. */
#include "game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_all(const char *path, void *out, size_t size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fread(out, 1, size, file) != size) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    fclose(file);
}

static void use_tables(const char *next, const char *points)
{
    ShowTables *tables = malloc(sizeof *tables);
    read_all(next, tables->next, sizeof tables->next);
    read_all(points, tables->points, sizeof tables->points);
    if (!load_tables(tables))
        exit(3);
    free(tables);
}
