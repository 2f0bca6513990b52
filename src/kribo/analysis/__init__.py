"""Judging what was done in a game, and saying why: in chances of winning and in points."""
