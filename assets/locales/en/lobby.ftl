## Full lobbies

cmd-game-new-auto-start = auto-start
    .description = Start the game when every seat is taken.
cmd-game-new-rated = rated
    .description = Count for ratings.
cmd-game-settings-auto-start = auto-start
    .description = Start the game when every seat is taken.
ui-panel-auto-start = Auto-start
ui-setting-start-when-full = Auto-start: { $value }
# What outlives the game, in a server
ui-lobby-statistics = The result will be in { COMMAND("history") }, { COMMAND("stats") } and { COMMAND("leaderboard") } of this server. { COMMAND("privacy hide") } keeps you off these lists.
    .unrated = The result will be in { COMMAND("history") } and { COMMAND("stats") } of this server. { COMMAND("privacy hide") } keeps you off these lists.
ui-lobby-starts-when-full = The game starts automatically when every seat is taken.
ui-table-joined-started = You're in, and the game starts now. Have fun!
# $host: a mention of the host
ui-lobby-full = { $host }, every seat is taken. You can start the game.
# In the lobby of a rematch. $players: mentions of earlier players who have not joined yet · $until: a date
ui-lobby-kept = Another game, { $players }? Press *{ ui-button-join }*. { $players-count ->
    [one] Your seat is
   *[other] Your seats are
} reserved until { $until }.
