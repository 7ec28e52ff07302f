## Inactive games

cmd-game-settings-inactive-check = inactive-check
    .description = Ask before closing or pausing an inactive game.
ui-panel-inactive-check = Inactivity check
ui-setting-sleeps = Inactivity check: { $value }

ui-button-keep-open = Keep open
ui-button-close = Close
ui-button-sleep = Pause game

# $since: the last activity, as "2 weeks ago" · $until: a date
ui-idle-lobby = 💤 Last activity: { $since }. Keep this lobby open? Otherwise I'll close it on { $until }.
# $since: the last activity, as "2 months ago" · $until: a date
ui-idle-game = 💤 Last activity: { $since }. Keep this game going? Otherwise I'll pause it on { $until }.
ui-idle-stays-open = The lobby stays open.
ui-idle-stays-awake = The game continues.
ui-idle-closed = 💤 The lobby was closed. Start a new game with { COMMAND("game new") }.

# Above the newest message of the game, in the answer to /game info, and below the question
ui-pause-asleep = 💤 Paused for inactivity. Press *{ ui-button-go-on }* to continue.
# After a game in a list
ui-pause-asleep-brief = paused for inactivity

ui-table-stays-open = The lobby stays open.
ui-table-stays-awake = The game continues.
ui-table-sleeps = The game is paused now. Press *{ ui-button-go-on }* to continue.
ui-refusal-not-asked = Someone has already answered that question. See the latest message in this channel.
