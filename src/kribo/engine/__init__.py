"""The machinery of the strong player: the kernel in C, its fallback in Python, tables made from `scoring`."""
