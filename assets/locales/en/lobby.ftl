## Lobbies that fill

cmd-game-new-full = full
    .description = Start once every seat is taken.
cmd-game-settings-full = full
    .description = Start once every seat is taken.
ui-panel-full = Start when full
ui-setting-full = Start as soon as every seat is taken: { $value }
ui-lobby-starts-when-full = The game starts by itself as soon as every seat is taken.
ui-table-joined-started = You're in, and the game begins. Have fun!
# $host: a mention of the host
ui-lobby-full = { $host }, every seat is taken: you can start the game.
# In the lobby of a rematch. $players: mentions of those who played and have not joined yet · $until: a date
ui-lobby-kept = Another game, { $players }? { $players-count ->
    [one] Your seat is
   *[other] Your seats are
} kept until { $until }: press *{ ui-button-join }*.
