"""The full-screen face of a game in the terminal.

The game itself is played as in lines, by `kribo.terminal.evening`, in a thread of its own. `screen` is the
`Screen` and the `Keyboard` that it is given; they pass on to `app`, which runs Textual in the main thread,
what is to be seen (`news`), and what was typed back; `fill` sets both going. What is drawn is drawn by plain
functions from a `Scene`.

Only `app`, `log` and `prompt` import Textual, and nothing imports them until there is something to show.
"""
