# What is tried out on a private board: lines.

ui-button-try = Try it out
ui-button-undo-turn = Undo turn
ui-button-line-computer = Let a computer play
ui-button-lines = My lines
ui-button-line-leave = Leave
ui-button-line-name = Name this line
ui-button-line-drop = Delete this line
ui-button-line-new = New line from now

# The first line of the planner. $turn: number of the turn after which the line begins · $player: whose turn it is there
ui-line-head = { $turn ->
    [0] You're trying things out from the start of the game, now playing for { $player }. Only you can see this board; whatever you can't know is dealt anew.
   *[other] You're trying things out as the game stood after turn { $turn }, now playing for { $player }. Only you can see this board; whatever you can't know is dealt anew.
}
# $turn: as above
ui-line-over = { $turn ->
    [0] You're trying things out from the start of the game, and in this line the game is over. Only you can see it.
   *[other] You're trying things out as the game stood after turn { $turn }, and in this line the game is over. Only you can see it.
}
# $name: what somebody calls it
ui-line-name = Line: **{ $name }**
ui-line-cut = -# Some turns of this line aren't possible any more and were left out.
ui-line-complete = **The turn is complete.** *{ ui-button-end-turn }* goes on with the next player.
ui-line-left = You left the board. What you played there is kept: { COMMAND("try") } brings it back.

ui-lines-title = **Your lines of this game.** Only you can see them.
ui-lines-none = You have no lines of this game yet. A line is what you try out from any moment of it.
ui-lines-choose = Open a line
ui-lines-compare = Compare two lines
# Two boards beside each other. $line: what the line is called · $status: where the game is in it
ui-lines-left = **Left:** { $line } · { $status }
ui-lines-right = **Right:** { $line } · { $status }
ui-lines-differ = -# What differs is marked on both boards.
# $name: what somebody calls it
ui-line-named = { $name }
# $turn: number of the turn after which it begins · $turns: how many turns were played in it
ui-line-unnamed = { $turn ->
    [0] From the start
   *[other] After turn { $turn }
} ({ $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
})
# $line: one of the two above · $status: where the game is in it · $since: when it was changed, such as "2 hours ago"
ui-lines-line = **{ $line }** – { $status } · { $since }
# Title of the form: at most 45 characters
ui-line-form = Name of this line

ui-refusal-unknown-line = You have no such line any more: { COMMAND("try") } shows those you have.
ui-refusal-stale-line = That line has changed, or its game is over, so nothing was done. { COMMAND("try") } shows your lines as they are now.
ui-refusal-too-many-lines = You have { $most } lines with names in this game. Delete one of them first.
ui-refusal-line-name-too-long = The name of a line has at most { $most } characters.
cmd-try = try
    .description = Try things out on a private board, from any moment of this game.
cmd-try-turn = turn
    .description = After which turn a line begins; if left out, your lines or a new one.
cmd-try-action = action
    .description = One step, or several separated by ; – even of several turns in a row.

## Another game that goes on from a position of this one

ui-button-play-on = Play on from here
# $turn: number of the turn of the earlier game
ui-lobby-goes-on = ↪ This game goes on from an earlier one as it stood after turn { $turn }. Whatever nobody could know at that point is dealt anew. Whoever played it gets their seat back; the others take the free ones.
# $turn: as above
ui-turn-goes-on = ↪ The board is that of an earlier game after turn { $turn }. Whatever nobody could know at that point was dealt anew.
ui-refusal-nothing-to-play-on = No new game can go on from there. This game must be over; choose a turn after the secret choices and before the last turn.
cmd-try-play-on = play-on
    .description = After the game: open a new table that goes on after this turn.

## Lines in what is looked at after the game

# $lines: what they are called
ui-lines-here = -# Your lines from here: { $lines }
# A menu below the list of one's games: at most 150 characters
ui-games-try = Try something out in one of them
# $players: who plays. Plain text, at most 100 characters
ui-games-try-option = { $game }: { $players }
