"""Cribbage: rules, players, analysis and a table to play at.

The package imports nothing when it is imported, so that each command pays only for what it uses.
"""

__version__ = "0.1.0"
