# What the full screen of the terminal says beside the sentences of the game. Hints have one line of 80 columns
# together with the label of a primary button, so at most 50 signs.

full-enter = Enter
full-hint = Tab: type a command   ?: help
full-hint-choose = ← → Space: choose   Tab: type   ?: help
full-hint-lay = ← → choose   Tab: type   ?: help
full-hint-number = digits or ↑ ↓   Tab: type   ?: help
full-over = The game is over.
full-too-small = This window is too small. The full screen needs { $width } columns and { $height } lines: enlarge the window, or make its letters smaller.

# Before the answer to ?, where keys and commands are.
full-keys =
    ← → Home End go from card to card, a digit goes to that card, Space marks it for the crib.
    Where a number is asked for: digits, or ↑ ↓. Backspace takes back.
    Enter does what stands beside it. g says go, j claims two for his heels.
    S tells the scores in detail, w who is here, o the options, V how much is said.
    Tab begins to type a command and ends it. Page Up and Page Down turn the log.
    Ctrl+Q saves the game and leaves.

error-full-needs-terminal = { $reason ->
    [plain] --full and --plain ask for opposite things. Give one of them.
    [reader] KRIBO_A11Y asks for plain lines, which a screen reader needs, so --full is not for here. Leave out --full.
    [dumb] This terminal (TERM=dumb) can only show lines. Leave out --full.
   *[pipe] The full screen needs a terminal, and the input or the output here is none. Leave out --full.
}
error-full-not-installed = The full screen needs Textual, which is not installed. Install it by: pip install "kribo[full]", or leave out --full.
