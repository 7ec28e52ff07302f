## Pauses

cmd-game-pause = pause
    .description = Ask the others to pause the game.
cmd-game-pause-days = days
    .description = Number of days. By default, until someone resumes.

# Ends a pause. Every player can press it.
ui-button-go-on = Resume

# Above the newest message of the game, and in the answer to /game info
# $until: when the pause ends automatically
ui-pause-on = ⏸ Paused until someone presses *{ ui-button-go-on }*.
    .until = ⏸ Paused until { $until }, or until someone presses *{ ui-button-go-on }*.

# After a game in a list
# $until: when the pause ends automatically
ui-pause-brief = paused
    .until = paused until { $until }
# $entry: the game and its channel · $pause: as above
ui-games-paused = { $entry }: { $pause }

## A request for a pause

# $player: who asks · $days: the length
ui-pause-asked = ⏸ { $player } asks to pause the game.
    .days = ⏸ { $player } asks to pause the game for { $days ->
    [one] 1 day
   *[other] { $days } days
}.
# A line for each player. $player: who
ui-pause-agrees = { $player } agrees.
# $player: who has not answered
ui-pause-waits = { $player }, do you agree?
ui-pause-agreed = Everyone agreed.
# $player: who
ui-pause-refused = { $player } declined.
# $player: who asked
ui-pause-withdrawn = { $player } withdrew the request.
ui-pause-lapsed = Not everyone answered in time, so this request has expired.

ui-table-pause-proposed = I asked the others to agree.
ui-table-pause-agreed = You agreed. The game pauses when everyone has.
ui-table-pause-refused = You declined. The game continues.
ui-table-pause-withdrawn = You withdrew your request. The game continues.
ui-table-paused = The game is paused.
ui-table-pause-ended = The game continues.

## Public notices

# $until: when the pause ends automatically
ui-notice-paused = ⏸ The game is paused, with no reminders, clocks or computer turns. Press *{ ui-button-go-on }* to continue.
    .until = ⏸ The game is paused until { $until }, with no reminders, clocks or computer turns. Press *{ ui-button-go-on }* to continue earlier.
# $name: who ended it
ui-notice-pause-ended = ▶ The pause is over.
    .by = ▶ { $name } resumed the game.

## Refusals

# $until: when the pause ends automatically
ui-refusal-paused = The game is paused. Press *{ ui-button-go-on }* to play.
    .until = The game is paused until { $until }. Press *{ ui-button-go-on }* to play now.
ui-refusal-not-paused = The game isn't paused.
# $most: days
ui-refusal-bad-pause = A pause lasts { $most ->
    [one] 1 day
   *[other] 1 to { $most } days
}. Leave the days out to pause until someone presses *{ ui-button-go-on }*.
ui-refusal-pause-pending = There's already a pause request. Answer that one first, or press *{ ui-button-refuse }* to withdraw yours.
ui-refusal-pause-closed = That request is closed. See the latest message in this channel.
