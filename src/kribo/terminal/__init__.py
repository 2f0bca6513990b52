"""The terminal face: one module a command, each with its `SPEC` and `run(arguments) -> int`."""
