/* The best card to lay: a belief about the other's hand, and the best answer to a player of the blueprint.
 *
 * The belief starts from what the other keeps of the cards unseen, and every card laid weighs it by how
 * likely the blueprint lays it. Then the tree of the play is searched once for all hands together: our choices
 * may not depend on what we cannot see, so at our turns one card is best for the whole belief.
 */
#ifndef KRIBO_SEARCH_H
#define KRIBO_SEARCH_H

#include "blueprint.h"

enum { MOST_LAID = 2 * KEPT, MOST_CRIB = 29 };

/* What a game is worth to us, as engine/winprob.py has it; all is borrowed.
 * win[s]: we win and they have s; lose[s]: they win and we have s; before a deal, at
 * [dealer's score * target + pone's]: `ours` when we deal, `theirs` when they do. */
typedef struct {
    int target;
    const double *win, *lose, *ours, *theirs;
} Stakes;

/* What a player plays by; all is borrowed. */
typedef struct {
    const Blueprint *blueprint;
    const Keeps *keeps;
    float doubt;          /* the share of the other's cards believed to be laid at random, past and to come */
    double strange;       /* the share of the other's hands believed to be kept at random */
    const Stakes *stakes; /* NULL to play for net points */
} Engine;

/* What a seat knows when it is to lay a card. */
typedef struct {
    int seat;
    Ranks kept;
    Ranks thrown;     /* 0 where it is not known */
    int starter;      /* its rank, or NOBODY */
    int show;         /* what the seat's own hand will count, or NOBODY to count its ranks */
    int score[2];     /* by role, the points of this play included */
    int laid;
    uint8_t ranks[MOST_LAID], seats[MOST_LAID];
} Position;

typedef struct {
    int rank;
    double points_for, points_against; /* pegged from here on */
    double worth;                      /* net points, or with stakes the value of the game */
} Candidate;

/* The candidates from the lowest rank, at least one; 0 when the position cannot arise, or it is not the
 * seat's turn, and NOBODY when memory is short. */
int search(const Engine *engine, const Position *position, Candidate candidates[ACTIONS]);

/* The weights of the other's keeps (sum 1); the number of keeps with a weight, 0 when no play comes to here. */
int believe(const Engine *engine, const Position *position, double weights[KEEPS]);

/* What the seat sees before it lays a card; `play.held` of the other is minus what it has laid. False when the
 * cards laid cannot be. */
bool see(const Position *position, View *view);

#endif
