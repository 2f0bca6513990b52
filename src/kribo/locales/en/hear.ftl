# What is announced, how and when: settings of the page, and the log.

## Announcements

web-set-spoken = Announcements
web-set-spoken-by = Read by
web-spoken = { $value ->
    [regions] A screen reader
    [notify] A screen reader, in the newest way of browsers
   *[voice] A voice of this browser
}
web-set-voice = Voice
web-voice-usual = The usual one
web-voice-others = Other languages
web-voice-none = This browser has no voice for your language.
web-set-rate = Speed of the voice
web-set-loudness = Volume of the voice
web-voice-try = Listen
web-voice-sample = This is how your game will sound.
web-set-channels = What is announced, and when
# A kind of news; it is a heading, and in web-rule-spoken-of the beginning of a label.
web-channel = { $channel ->
    [error] What cannot be done
    [turn] What you are asked
    [score] Points and counts
    [play] The course of the game
    [own] What you do yourself
    [table] Seats, pauses, connection
   *[chat] Talk
}
web-rule-spoken = Aloud
web-rule-spoken-of = { web-channel }: aloud
web-rule-notice = Notification
web-rule-notice-of = { web-channel }: notification
web-rule = { $rule ->
    [always] Always
    [focused] Only while I am here
    [unfocused] Only while I am elsewhere
   *[never] Never
}
web-notice-denied = This browser does not let kribo show notifications. Its own settings can change that.

## The log

web-log-view = { $channel ->
    [all] All
    [game] Game
    [chat] Talk
   *[system] System
}
# Said when another view is chosen; $n is the number of lines.
web-log-view-now = { web-log-view }, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
web-log-empty = Nothing is here yet.
web-log-keys = Up and down, Page Up and Page Down, Home and End read the lines. Alt with left or right changes the view. Control with the space bar copies the line.
web-log-take = Copy and save
web-log-copy-line = Copy the line
web-log-copy = Copy all
web-log-save = Save as text
web-log-times = Times
web-log-gap = What happened meanwhile was not seen here.
web-copy-failed = This browser did not allow copying.
web-yes = Yes
# The host changed a setting of the table.
web-decided = { $setting }: { $value }.
web-stood-up = { $player } leaves the seat.
web-bot-sat-down = A computer sits down: { $player }.
