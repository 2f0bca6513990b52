"""The terminal face: one module a command, each with its `SPEC` and `run(arguments) -> int`."""

REFUSED = 2
"""The exit status when a `KriboError` says why something could not be done."""
