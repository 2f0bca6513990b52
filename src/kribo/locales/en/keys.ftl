# The keys of the table in a browser, and the page on which they are changed.
#
# $action is what a key does, as web-ask and web-keys-action say it; $key is a key as it is shown: “C”, “Shift+S”, “,”.

web-keys = Keys
web-keys-intro = A key is a place on the keyboard, the same in every layout. To change one, choose “Change” and press another. All is kept on this device.
web-keys-reader = A screen reader that reads a page line by line keeps single keys for itself: they arrive here when it is switched to passing keys on. Keys with Alt, the menu and text mode work without that.
web-keys-where = Where single keys work
web-keys-place = { $value ->
    [page] Everywhere at the table
   *[table] Only on the hand, the table and the buttons of the game
}
web-keys-group = { $group ->
    [ask] Questions
    [table] At the table
   *[go] Places
}
web-keys-action = { $action ->
    [earlier] Read the log backwards
    [later] Read the log forwards
    [talk] Say something
    [number] To the numbers
    [pause] Pause, and go on
    [verbosity] How much is said
    [sound] Sound on or off
    [go-hand] To my hand
    [go-table] To the table
    [go-log] To the log
   *[go-talk] To the phrases
}
web-keys-change = Change
web-keys-change-of = Change: { $action }, now { $key }
web-keys-usual = Usual key
web-keys-usual-of = Usual key: { $key }, { $action }
web-keys-none = no key
web-keys-clear = No key
web-keys-press = New key: { $action }
web-keys-press-help = Press a letter or a sign, alone or with Shift or Alt. Escape leaves all as it is.
web-keys-cancel = Cancel
web-keys-refused = This key cannot be chosen. Take a letter or a sign, alone or with Shift or Alt.
web-keys-clash = { $key } is taken already: { $action }.
web-keys-swap = Swap the two keys
web-keys-set = { $action }: { $key }.
web-keys-all-usual = All keys as usual
web-keys-all-set = All keys are as usual again.
web-keys-fixed-title = Always the same
web-keys-fixed = { $what ->
    [move] Left, Right, Home and End go from card to card.
    [card] Space, or the number of its place, chooses a card; digits also make numbers.
    [confirm] Enter does what the main button says.
    [undo] Backspace or Ctrl+Z takes a choice or a discard back.
    [menu] Escape opens the menu.
    [help] F1 helps, Shift+F1 shows the rules of this table.
   *[phrase] Alt+1 to Alt+9 say the first nine phrases.
}

## What the help says

web-keys-off = Single keys are switched off.
web-keys-only-table = Single keys work on the hand, the table and the buttons of the game only.
web-keys-change-all = Change the keys

## Signs whose sound says more than their look

web-key-sign = { $sign ->
    [comma] comma (,)
    [period] full stop (.)
    [slash] slash (/)
   *[question] question mark (?)
}
