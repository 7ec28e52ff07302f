# Computer players, hints, replaced players, and a person's games.

## Commands: see discord.ftl

cmd-game-computer = computer
    .description = Add, remove or change computer players.
cmd-game-computer-add = add
    .description = Add a computer player to the lobby.
cmd-game-computer-add-strength = strength
    .description = How well it plays.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-computer-remove = remove
    .description = Remove a computer player. In a running game, its seat becomes open.
cmd-game-computer-remove-seat = seat
    .description = The seat's number, as in { COMMAND("game info") }.
cmd-game-computer-strength = strength
    .description = Change how strong a computer player is.
cmd-game-computer-strength-strength = strength
    .description = How well it plays from now on.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-computer-strength-seat = seat
    .description = The seat's number, as in { COMMAND("game info") }.
cmd-game-computer-fill-in = fill-in
    .description = Let a computer player fill in for you, or take an open seat.
cmd-game-computer-fill-in-strength = strength
    .description = How well it plays.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-computer-fill-in-seat = seat
    .description = The seat's number, as in { COMMAND("game info") }.
cmd-game-replace = replace
    .description = Open your seat, or a late player's, to someone else.
cmd-game-replace-seat = seat
    .description = The seat's number, as in { COMMAND("game info") }. By default, yours.
cmd-game-replace-player = player
    .description = The player who can take it. By default, anyone.
cmd-game-host = host
    .description = Make another player the host.
cmd-game-host-player = player
    .description = The new host.
cmd-game-resign = resign
    .description = Leave the game for good. A computer player or someone else takes over.
cmd-game-resign-to = to
    .description = Who takes over for you.
    .computer = a computer player
    .anybody = anyone who takes the seat
cmd-game-rejoin = rejoin
    .description = Return to your seat, or cancel your seat offer.
cmd-game-reopen = reopen
    .description = Reopen a canceled game.
cmd-game-move = move
    .description = Move one of your games here if its channel was deleted.
cmd-game-move-game = game
    .description = The game's number in { COMMAND("games") }, if you have several.
cmd-hint = hint
    .description = See what a computer player would do in your position.
cmd-games = games
    .description = Show your games in all servers and whose turn it is.
cmd-games-post = post
    .description = Post a list of this server's games and keep it up to date.

## Buttons, at most 80 characters

ui-button-add-computer = Add computer player
ui-button-take-seat = Take seat
ui-button-back-again = I'm back
ui-button-hint = Hint
# $number: of the hint
ui-button-show-hint = Show hint { $number }
ui-button-use-hint = Use hint { $number }
ui-button-back-to-planner = Back
ui-button-turning-points = Turning points
# $turn: its number
ui-button-see-turn = Turn { $turn }
ui-button-try-turn = Try turn { $turn }

## How strong a computer player is

ui-strength-easy = Easy
ui-strength-medium = Medium
ui-strength-hard = Hard

## Players

# A computer player. $player: its name · $strength
ui-player-computer = { $player } (computer player, { $strength })
# A computer player fills in for a person. $player: the person · $strength
ui-player-filled-in = { $player } (computer player fills in, { $strength })
# An open seat. $player: its last player
ui-player-nobody = { $player } (open seat)
# $number: of the seat, from 1 · $player: a player as above
ui-player-numbered = { $number }. { $player }
# $number: of the seat, from 1 · $seat: the player
ui-seat-number = { $number } for { $seat }

## Lobby

ui-choose-strength = How strong should the computer player be?
ui-choose-next-strength = Another one? How strong should it be?

## What computer players do

# $players: computer players to act · $status: the state of the game
ui-turn-computer = { $players } to play · { $status }
# $players: open seats · $status: the state of the game
ui-turn-nobody = Open seat: { $players } · { $status }
# $status: the state of the game
ui-turn-resting = The game waits until a player is back · { $status }

## Replaced players. $old: the old player · $new: the new one

# $until: when it can no longer be undone
ui-seated-resigned = { $old } left the game. Computer player { $new } takes over.
    .until = { $old } left the game. Computer player { $new } takes over, and { $old } can use { COMMAND("game rejoin") } until { $until }.
# $until: as above
ui-seated-resigned-free = { $old } left the game. The seat is open.
    .until = { $old } left the game. The seat is open, and { $old } can use { COMMAND("game rejoin") } until { $until }.
ui-seated-replaced = { $new } takes over from { $old }.
    .by = { $new } takes over from { $old }. { $by } had opened the seat.
ui-seated-time-out = { $old } ran out of time. A computer player fills in until they're back.
ui-seated-handed-over = A computer player fills in for { $old } until they're back.
    .by = { $by } let a computer player fill in for { $old } until they're back.
ui-seated-filled = Computer player { $new } takes the open seat of { $old }.
ui-seated-left-server = { $old } left this server. A computer player fills in, and anyone can take the seat.
ui-seated-left-server-free = { $old } left this server. Anyone can take the seat.
ui-seated-returned = { $new } is back.
ui-seated-removed = Computer player { $old } was removed. The seat is open.
# $player: the only person left
ui-seated-alone = { $player }, you're the only person left. Continue against the computer players, or end the game with { COMMAND("game cancel") }.

# $player: whose seat
ui-offer-everybody = **Open seat:** take over from { $player } and play from here.
    .by = **Open seat:** { $by } opened the seat of { $player }. Take over and play from here.
# $player: whose seat · $to: a mention
ui-offer-somebody = { $to }, would you like to take over from { $player }?
    .by = { $to }, would you like to take over from { $player }? { $by } opened the seat.
# $player: whose seat · $agreed, $needed: numbers of players
ui-offer-asked = { $player } is late. Open the seat to someone else? Agreed: { $agreed } of { $needed }.

## Answers, private, after something was done

# $computer: its name · $strength: how well it plays
ui-table-computer-added = { $computer } (computer player, { $strength }) joined.
ui-table-computer-removed = { $computer } was removed.
ui-table-computer-strength = From the next turn on, { $computer } plays at { $strength } strength.
ui-table-handed-over = A computer player fills in from now on.
# The same if no person is left
ui-table-handed-over-alone = A computer player fills in from now on. No one else plays here, so the game waits until a player is back.
ui-table-offered = The seat is open now. Nothing changes until someone takes it.
ui-table-offer-asked = I asked the others.
ui-table-offer-agreed = You agreed.
ui-table-offer-withdrawn = The seat isn't open anymore.
ui-table-taken = The seat is yours.
ui-table-host = { $host } is the host now.
ui-table-dropped = { $player } isn't in the lobby anymore.
ui-table-resigned = You left the game.
ui-table-resigned-last = You were the last person here, so the game has ended.
ui-table-back = Welcome back! You play again from here.
ui-table-moved = The game continues here.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = No seat fits that right now. { COMMAND("game info") } shows all seats.
# $seats: "1 for Ada and 2 for Bob"
ui-refusal-which-seat = Which seat do you mean? Add the option “{ cmd-game-replace-seat }”: { $seats }.
ui-refusal-no-computers = This game doesn't allow computer players. The host can change that with { COMMAND("game settings") }.
ui-refusal-sits-already = That player is already in this game. Choose someone else.
# $until: a date
ui-refusal-seats-kept = The open seats are reserved for the last game's players until { $until }. Try again then.
ui-refusal-not-your-rematch = Only this game's players can start a rematch. Start a new game with { COMMAND("game new") }.
ui-refusal-has-seat = You're already in this game. This seat is for someone else.
ui-refusal-offered-already = That seat is already open. See the latest message about it.
# $host: the host's name
ui-refusal-not-overdue = It's too early for that. For now, only the host, { $host }, can open this seat.
ui-refusal-host-gone = The host left this server, so this game has a new one. See { COMMAND("game info") }, then try again.
ui-refusal-offer-closed = That seat isn't open anymore.
# $name: the player who has the seat now
ui-refusal-replaced = { $name } has taken over your seat. You can watch with { COMMAND("board") } and { COMMAND("log") }.
ui-refusal-host-not-seated = Only a player of this game can be its host. Choose someone else.
ui-refusal-offered-to-another = That seat is reserved for someone else.
ui-refusal-never-left = The seat is still yours. Take your turn when it comes.
ui-refusal-held-by-computer = A computer player fills in for you. Return with *{ ui-button-back-again }* or { COMMAND("game rejoin") }.
ui-refusal-no-hints = This game doesn't allow hints. The host can change that with { COMMAND("game settings") }.
ui-refusal-no-advice = I have no hint for this choice. Pick what you like best.
ui-refusal-still-thinking = I'm still working on your other requests. Try again when they're done.
ui-refusal-not-over = Turning points appear after the game is over.
ui-refusal-not-sealed = This game has no seal, so I can't verify it.
ui-refusal-nothing-to-move = All your games still have their channels.
# $tables: numbers
ui-refusal-which-table = You're in several games. Add the option “{ cmd-game-move-game }”: { $tables }.

## Notes

# $name: who left · $until: when it can no longer be undone
ui-notice-last-left = { $name } left, so no person plays here anymore. The game ends without a result.
    .until = { $name } left, so the game ends without a result. Until { $until }, reopen it with { COMMAND("game reopen") }.
# Direct messages to a player about their seat. $by: the host, or the new player · $channel, $game: their names
ui-notice-seat-opened = { $by } opened your seat in { $channel } ({ $game }). You play until someone takes it. To keep it, use { COMMAND("game rejoin") } there.
ui-notice-seat-taken = { $by } took over your seat in { $channel } ({ $game }), which others had opened.
ui-notice-filled-in = { $by } let a computer player fill in for you in { $channel } ({ $game }). Return with { COMMAND("game rejoin") } there.
ui-notice-dropped-you = { $by } removed you from the lobby in { $channel } ({ $game }).
# $by: the host · $old: the removed player · $host: the new host
ui-notice-dropped = { $by } removed { $old } from the lobby.
ui-notice-new-host = { $by } made { $host } the host.
ui-notice-next-host = { $host } is the host now.
# $game: its name · $table: its number
ui-notice-channel-gone = The channel of your { $game } game was deleted. Nothing is lost. Use { COMMAND("game move") } in another channel to continue (game number { $table }).
ui-notice-moved = This game has moved here because its old channel was deleted.
ui-notice-goes-on = The game continues.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = A player left. New player: { $seat }
ui-entry-seated-replaced = A player took over a seat. New player: { $seat }
ui-entry-seated-time-out = { $seat } ran out of time. A computer player fills in
ui-entry-seated-handed-over = A computer player fills in for { $seat }
ui-entry-seated-left-server = { $seat } left the server
ui-entry-seated-returned = { $seat } is back
ui-entry-seated-removed = A computer player in the seat of { $seat } was removed

## /hint

ui-hint-title = **What a computer player would do:**
ui-hint-foot = -# A button loads that hint into your planner and replaces the steps there. Nothing is final until you end your turn.
ui-hint-foot-early = -# I'm still checking the reasons. You can use a hint in a moment.

## Questions before actions that cannot be undone. $turns: the turns that would be lost

ui-confirm-cancel = { $turns ->
    [0] End this game for everyone, without a result?
    [one] End this game for everyone, without a result? One turn would be lost. You can reopen it for one day.
   *[other] End this game for everyone, without a result? { $turns } turns would be lost. You can reopen it for one day.
}
ui-confirm-resign = Leave this game? A computer player takes over. You can come back within a day.
ui-confirm-resign-anybody = Leave this game? Anyone can then take your seat. Until then, you can come back within a day.
ui-confirm-resign-last = { $turns ->
    [0] Leave this game? You're the only person here, so it would end without a result.
    [one] Leave this game? You're the only person here, so it would end without a result after { $turns } turn.
   *[other] Leave this game? You're the only person here, so it would end without a result after { $turns } turns.
}
ui-confirm-undo = Undo { $turns } turns, yours and all later ones? Players keep what they have seen since.
# Questions of the host. $player: the player of the seat
ui-confirm-replace = Open the seat of { $player } to someone else? They play until someone takes it, and I'll let them know.
ui-confirm-drop = Remove { $player } from the lobby? I'll let them know.
ui-confirm-fill-in = Let a computer player fill in for { $player }? They can come back at any time, and I'll let them know.
ui-confirm-kept = Nothing has changed.
ui-button-sure-cancel = End the game
ui-button-sure-resign = Leave the game
ui-button-sure-undo = Undo them
# Opens another player's seat, removes a player from a lobby, or lets a computer player fill in
ui-button-sure-replace = Open seat
ui-button-sure-drop = Remove player
ui-button-sure-fill-in = Fill in
ui-button-sure-not = Cancel
ui-button-keep = Keep playing
# Undoes a resignation
ui-button-stay = Rejoin
ui-button-reopen = Reopen game
ui-table-reopened = The game is open again.
# $name: who did it
ui-notice-reopened = { $name } reopened the game.
ui-refusal-too-late = That was too long ago, or this channel has another game by now. Start a new one with { COMMAND("game new") }.

## Turning points

ui-review-title = **Turning points**
ui-review-none = No turn lost two points or more against the best turn that I found.
# $scanned, $all: numbers of turns
ui-review-searching = I'm still looking for the turning points: { $scanned } of { $all } turns are done. Press again in a few minutes.
# $place: one of the two below · $player · $played: the turn · $instead: the better turn · $lost: the points that the better turn
# would have brought, 2 or more
ui-review-point = **{ $place }** · { $player } { $played }. Better: { $instead }, about { $lost } points more.
# $why: the proved reason of the turn, which speaks to its player
ui-hint-would-say = *A hint for this turn would say: { $why }*
# $round, $turn: their numbers
ui-review-round = Round { $round }, turn { $turn }
ui-review-turn = Turn { $turn }

## /games

ui-games-title = **Your games:**
# Instead of a channel, for a game in the direct messages with the bot
ui-games-direct = our direct messages
ui-games-none = You have no games. Start one with { COMMAND("game new") }.
# $game: its name · $channel: a mention
ui-games-running = { $game } in { $channel }
# $game: its name · $channel: a mention
ui-games-lobby = { $game } in { $channel }: waiting for players
# $game: its name · $table: its number
ui-games-channel-deleted = { $game } (number { $table }): its channel was deleted. Use { COMMAND("game move") } in another one.
ui-games-yours = your turn
# $players: who is to move
ui-games-theirs = waiting for { $players }
# $entry: the game · $turn: whose turn · $since: a time
ui-games-line = { $entry }: { $turn } ({ $since })
# $line: all that · $link: to the newest message
ui-games-link = { $line } { $link }
# $line: all that · $page: a link to its page on the web
ui-games-web = { $line } · { $page }

## The pinned message

# $game: its name
ui-status-title = { $game }: current state
# $players: who has to act · $since: a time
ui-status-waiting = Waiting for { $players } ({ $since })
ui-status-players = Players: { $players }
# $permissions: their names
ui-status-not-pinned = -# I can't pin this message. Missing permissions: { $permissions }.
ui-status-pins-full = -# I can't pin this message: this channel has no room for another pinned message.
ui-permission-pin-messages = Pin Messages

## Settings

ui-setting-hints-alone = only when one person plays alone

## /help

ui-help-people = Short of players? Press *{ ui-button-add-computer }* in the lobby. Have to leave? Use `{ COMMAND("game resign") }` or `{ COMMAND("game replace") }`, and the game continues.
