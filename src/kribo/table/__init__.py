"""The shell round the core: packs, players, the log of a game, and answers that need no choice."""
