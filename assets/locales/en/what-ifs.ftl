# What-ifs, in which a user tries turns on a private board.

ui-button-try = What-if
ui-button-undo-turn = Undo turn
ui-button-what-if-computer = Computer plays this turn
ui-button-what-ifs = My what-ifs
ui-button-what-if-leave = Leave
ui-button-what-if-drop = Delete what-if
ui-button-what-if-new = New what-if

# The first line of the planner, in full and then in short. $turn: the what-if starts after this turn · $player: whose
# turn it is
ui-what-if-head = { $turn ->
    [0] What-if from the start, playing for { $player }. Only you can see this. Hidden information is reshuffled.
   *[other] What-if from turn { $turn }, playing for { $player }. Only you can see this. Hidden information is reshuffled.
}
    .again = { $turn ->
    [0] What-if from the start · { $player }
   *[other] What-if · turn { $turn } · { $player }
}
# $turn: as above
ui-what-if-over = { $turn ->
    [0] What-if from the start. Here the game is over.
   *[other] What-if · turn { $turn }. Here the game is over.
}
ui-what-if-cut = -# Some turns aren't possible anymore, so I left them out.
ui-what-if-complete = **Turn complete.** *{ ui-button-end-turn }* moves on to the next player.
ui-what-if-left = What-if saved. Reopen it with { COMMAND("whatif") }.

ui-what-ifs-title = **Your what-ifs.** Only you can see them.
ui-what-ifs-none = You have no what-ifs in this game yet. Start one to try turns on a private board.
ui-what-ifs-choose = Open a what-if
# $turn: the what-if starts after this turn · $turns: the turns played in it
ui-what-if-unnamed = { $turn ->
    [0] From the start
   *[other] After turn { $turn }
} ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
# $line: as above · $status: the state of the game in it · $since: last change, such as "2 hours ago"
ui-what-ifs-item = **{ $line }** – { $status } · { $since }

ui-refusal-unknown-what-if = You don't have that what-if anymore. { COMMAND("whatif") } shows yours.
ui-refusal-stale-what-if = That what-if has changed, or its game is over. { COMMAND("whatif") } shows yours as they are now.
cmd-whatif = whatif
    .description = Try turns on a private board, from any turn of this game.
cmd-whatif-turn = turn
    .description = Start after this turn. By default, shows your what-ifs or starts one now.
cmd-whatif-action = action
    .description = One step, or several separated by “;”, even across several turns.

## A new game from a position of a finished one

ui-button-play-on = Start a game from here
# $turn: number of the turn of the earlier game
ui-lobby-goes-on = ↪ This game starts from an earlier one, after turn { $turn }. Hidden information is reshuffled, and its players get their seats back.
# $turn: as above
ui-turn-goes-on = ↪ The board is from an earlier game, after turn { $turn }. Hidden information was reshuffled.
ui-refusal-nothing-to-play-on = You can't start a game from there. Choose a finished game, and a turn between the opening choices and the last turn.
cmd-game-new-from-turn = from-turn
    .description = Start from this turn of the finished game here, without other options.

## What-ifs in the log

# $lines: what they are called
ui-what-ifs-here = -# Your what-ifs from here: { $lines }
# A menu below the list of one's games: at most 150 characters
ui-games-try = Try a what-if in one of them
# $players: who plays. Plain text, at most 100 characters
ui-games-try-option = { $game }: { $players }
