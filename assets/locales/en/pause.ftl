## Pauses

cmd-game-pause = pause
    .description = Propose a pause.
cmd-game-pause-days = days
    .description = For how many days.

# Ends a pause: anyone at the table may press it
ui-button-go-on = Go on

# On top of the newest message about the game, and in the answer to /game info
# $until: when the pause ends by itself
ui-pause-on = ⏸ The game is paused until someone lets it go on.
    .until = ⏸ The game is paused until { $until }, or until someone lets it go on.

# Behind a game in a list
# $until: when the pause ends by itself
ui-pause-brief = paused
    .until = paused until { $until }
# $entry: the game and its channel · $pause: as above
ui-games-paused = { $entry }: { $pause }

## A proposal

# $player: who proposes it · $days: how long
ui-pause-asked = ⏸ { $player } proposes a pause until someone lets the game go on.
    .days = ⏸ { $player } proposes a pause of { $days ->
    [one] 1 day
   *[other] { $days } days
}.
# A line for each of those who are asked. $player: who
ui-pause-agrees = { $player } agrees.
# $player: who has still to answer
ui-pause-waits = { $player }, do you agree?
ui-pause-agreed = Everyone agreed.
# $player: who
ui-pause-refused = { $player } would rather play on.
# $player: who proposed it
ui-pause-withdrawn = { $player } withdraws the proposal.
ui-pause-lapsed = Not everyone answered in time, so this proposal is closed.

ui-table-pause-proposed = I asked the others whether the game may pause.
ui-table-pause-agreed = You agreed; the game pauses when everyone has.
ui-table-pause-refused = You declined: the game goes on.
ui-table-pause-withdrawn = You withdrew your proposal: the game goes on.
ui-table-paused = The game is paused.
ui-table-pause-ended = The game goes on.

## What the channel reads

# $until: when the pause ends by itself
ui-notice-paused = ⏸ The game is paused: no reminders, no clocks and no computer turns until someone presses *{ ui-button-go-on }*.
    .until = ⏸ The game is paused until { $until }: no reminders, no clocks and no computer turns. Anyone at the table can press *{ ui-button-go-on }* earlier.
# $name: who ended it
ui-notice-pause-ended = ▶ The pause is over: the game goes on.
    .by = ▶ { $name } ends the pause: the game goes on.

## What cannot be done

# $until: when the pause ends by itself
ui-refusal-paused = The game is paused: press *{ ui-button-go-on }* to play.
    .until = The game is paused until { $until }: press *{ ui-button-go-on }* to play now.
ui-refusal-not-paused = The game isn't paused: it's already running.
# $most: days
ui-refusal-bad-pause = A pause lasts { $most ->
    [one] 1 day
   *[other] 1 to { $most } days
}. If you leave the days out, it lasts until someone presses *{ ui-button-go-on }*.
ui-refusal-pause-pending = A pause has already been proposed: that one has to be settled first. Whoever proposed it can withdraw it with *{ ui-button-refuse }*.
ui-refusal-pause-closed = That proposal is closed: see the latest message in this channel.
