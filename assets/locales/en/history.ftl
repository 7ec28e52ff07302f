# Finished games: their list, and one that is open again.

## Commands: see discord.ftl

cmd-history = history
    .description = Show finished games and open them again.
cmd-history-player = player
    .description = Show the games of this player that you can open.

## Buttons, at most 80 characters

ui-button-finished-games = Finished games
# Lead to games that ended earlier, and to those that ended later
ui-button-older = ◀ Older
ui-button-newer = Newer ▶
ui-button-next-turning-point = Next turning point
ui-button-replay = Replay
# Shows the points by source
ui-button-points = Points

## List

# $page, $pages: numbers · $player: a mention
ui-history-title = **Your finished games**, page { $page } of { $pages }
ui-history-title-with = **Finished games of** { $player }, page { $page } of { $pages }
ui-history-none = You haven't finished a game here yet. Start one with { COMMAND("game new") }.
# $player: a mention
ui-history-none-with = { $player } has no finished games here that you can open.
# Placeholder of the menu
ui-history-open = Open a game…
# $number: on this page · $game: ui-history-dated
ui-history-game = **{ $number }** · { $game }
# $game: a name · $from, $to: days
ui-history-dated = { $game } · { $from } – { $to }
# $places: all of them, from the winner down
ui-history-places = { $places-row }
# At the start of a line, "1." would begin a list. $place: 1 for the winner · $player · $points: in units of one in
# $denominator
ui-history-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $player } { FRACTION($points, $denominator) }
# $length: ui-final-length
ui-history-length = -# { $length }
    .web = -# { $length } · { $page }
# An option of the menu. $number: on this page · $game: a name · $players
ui-history-option = { $number } · { $game }: { $players }
# Placeholder of the menu of servers, in direct messages
ui-servers = Choose a server…
# An option of that menu
ui-servers-all = All servers

## A finished game

# $board: ui-board-title · $number: of the turning point, in the order of the game
ui-history-turning-point = { $board } · Turning point { $number }
# Placeholder of the menu of rounds
ui-history-go-to = Go to…
# An option of the menu. $round: its number
ui-history-round = Round { $round }
# Above the board, if a change of the rules made some turns impossible to show
ui-refusal-old-rules = This game used older rules. You can see its result and log.
