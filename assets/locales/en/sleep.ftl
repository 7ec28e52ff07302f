## Tables that nobody touches

cmd-game-settings-sleep = sleep
    .description = Ask when the table is idle.
ui-panel-sleep = Ask when the table is idle
ui-setting-sleep = When nobody plays for a long time, ask, then close the lobby or put the game to sleep: { $value }

ui-button-keep-open = Keep it open
ui-button-close = Close
ui-button-sleep = Put to sleep

# $since: when somebody last did something, as "2 weeks ago" · $until: a date
ui-idle-lobby = 💤 Nobody has done anything at this table for a long time (last time: { $since }). If nobody answers, it closes on { $until }.
# $since: when somebody last did something, as "2 months ago" · $until: a date
ui-idle-game = 💤 Nobody has done anything in this game for a long time (last time: { $since }). If nobody answers, I put it to sleep on { $until }: no reminders until someone wakes it.
ui-idle-stays-open = The table stays open.
ui-idle-stays-awake = The game goes on.
ui-idle-closed = 💤 The table is closed: open a new one with { COMMAND("game new") }.

# On top of the newest message about the game, in the answer to /game info, and below the question
ui-pause-asleep = 💤 The game sleeps until someone wakes it with *{ ui-button-go-on }*.
# Behind a game in a list
ui-pause-asleep-brief = asleep

ui-table-stays-open = The table stays open.
ui-table-stays-awake = The game goes on.
ui-table-sleeps = The game sleeps now; *{ ui-button-go-on }* wakes it.
ui-refusal-not-asked = This question has already been answered: see the latest message in this channel.
