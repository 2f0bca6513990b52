# The sounds of the browser, and how they are set.
web-set-volume-game = Volume: the game
web-set-volume-cues = Volume: turn, time, errors
web-set-volume-chat = Volume: talk, coming and going
web-set-stereo = Each player sounds from a place of their own, you from the left
web-set-captions = Sounds are written too
web-set-cues-turn = When it is my turn
web-set-cues-low = When my time is short
web-cue = { $value ->
    [sound] Sound
    [frame] Frame round the window
    [vibration] Vibration
   *[title] Title of the window
}
web-title-low = ◷ Time is short – { $title }
web-sounds-learn = Learn the sounds
web-sounds-help = Each sound has a pitch and a rhythm of its own.
web-sound-hear = Hear
web-sound-hear-one = { web-sound-hear }: { $sound }
web-sound-caption = sound: { $sounds }
# The same sound several times.
web-sound-times = { $sound } ×{ $n }
web-sound-name = { $name ->
    [deal] dealing
    [cut] card drawn
    [crib] cards for the crib
    [bid] bid
    [starter] starter
    [heels] his heels
    [card-mine] your card
    [card-other] another player’s card
    [fifteen] fifteen
    [pair] pair
    [run] run
    [thirty-one] thirty-one
    [go] go
    [peg] peg
    [back] peg going back
    [count] step of a count
    [muggins] muggins
    [won] won
    [lost] lost
    [skunk] skunk
    [turn] your turn
    [low] time is short
    [timeout] time is out
    [error] error
    [chat] talk
    [join] somebody comes
   *[leave] somebody goes
}
