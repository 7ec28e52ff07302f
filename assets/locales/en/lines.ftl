# What-ifs, in which a user tries turns on a private board.

ui-button-try = What-if
ui-button-undo-turn = Undo turn
ui-button-line-computer = Computer plays this turn
ui-button-lines = My what-ifs
ui-button-line-leave = Leave
ui-button-line-name = Name what-if
ui-button-line-drop = Delete what-if
ui-button-line-new = New what-if

# The first line of the planner, in full and then in short. $turn: the what-if starts after this turn · $player: whose
# turn it is
ui-line-head = { $turn ->
    [0] What-if from the start, playing for { $player }. Only you can see this. Hidden information is reshuffled.
   *[other] What-if from turn { $turn }, playing for { $player }. Only you can see this. Hidden information is reshuffled.
}
    .again = { $turn ->
    [0] What-if from the start · { $player }
   *[other] What-if · turn { $turn } · { $player }
}
# $turn: as above
ui-line-over = { $turn ->
    [0] What-if from the start. Here the game is over.
   *[other] What-if · turn { $turn }. Here the game is over.
}
# $name: the user's name for it
ui-line-name = What-if: **{ $name }**
ui-line-cut = -# Some turns aren't possible anymore, so I left them out.
ui-line-complete = **Turn complete.** *{ ui-button-end-turn }* moves on to the next player.
ui-line-left = What-if saved. Reopen it with { COMMAND("whatif") }.

ui-lines-title = **Your what-ifs.** Only you can see them.
ui-lines-none = You have no what-ifs in this game yet. Start one to try turns on a private board.
ui-lines-choose = Open a what-if
ui-lines-compare = Compare two what-ifs
# Two boards next to each other. $line: the name of the what-if · $status: the state of the game in it
ui-lines-left = **Left:** { $line } · { $status }
ui-lines-right = **Right:** { $line } · { $status }
ui-lines-differ = -# Differences are marked on both boards.
# $name: the user's name for it
ui-line-named = { $name }
# $turn: the what-if starts after this turn · $turns: the turns played in it
ui-line-unnamed = { $turn ->
    [0] From the start
   *[other] After turn { $turn }
} ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
# $line: one of the two above · $status: the state of the game in it · $since: last change, such as "2 hours ago"
ui-lines-line = **{ $line }** – { $status } · { $since }
# Title of the form: at most 45 characters
ui-line-form = Name of this what-if

ui-refusal-unknown-line = You don't have that what-if anymore. { COMMAND("whatif") } shows yours.
ui-refusal-stale-line = That what-if has changed, or its game is over. { COMMAND("whatif") } shows yours as they are now.
ui-refusal-too-many-lines = You already have { $most } named what-ifs in this game. Delete one first.
ui-refusal-line-name-too-long = That name is too long. Use at most { $most } characters.
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
ui-lines-here = -# Your what-ifs from here: { $lines }
# A menu below the list of one's games: at most 150 characters
ui-games-try = Try a what-if in one of them
# $players: who plays. Plain text, at most 100 characters
ui-games-try-option = { $game }: { $players }
