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
