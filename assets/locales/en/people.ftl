# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-ai = ai
    .description = Add, remove or change computers (the host), or let one hold your seat.
cmd-game-ai-add = add
    .description = Seat a computer player in the lobby.
cmd-game-ai-add-strength = strength
    .description = How strong it is.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-remove = remove
    .description = Remove a computer; in a running game its seat is offered to everyone.
cmd-game-ai-remove-seat = seat
    .description = The seat's number, as shown by { COMMAND("game info") }.
cmd-game-ai-strength = strength
    .description = Change how strong a computer player is.
cmd-game-ai-strength-strength = strength
    .description = How strong it is from now on.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-strength-seat = seat
    .description = The seat's number, as shown by { COMMAND("game info") }.
cmd-game-ai-hand-over = hand-over
    .description = Let a computer take a free seat, or hold a player's until they're back.
cmd-game-ai-hand-over-strength = strength
    .description = How strong it is.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-hand-over-seat = seat
    .description = The seat's number, as shown by { COMMAND("game info") }.
cmd-game-replace = replace
    .description = Offer your seat; the host can offer any seat, others a late player's.
cmd-game-replace-seat = seat
    .description = The seat's number, as in { COMMAND("game info") }; your own if left out.
cmd-game-replace-player = player
    .description = Who may take it; anyone if left out.
cmd-game-resign = resign
    .description = Leave the game for good: a computer plays on, or the seat is offered.
cmd-game-resign-to = to
    .description = Who plays on for you.
    .computer = a computer player
    .anybody = whoever takes the seat
cmd-game-back = back
    .description = Take your seat back, stop offering it, or bring back a cancelled game.
cmd-game-move = move
    .description = Bring a game of yours here if its channel was deleted.
cmd-game-move-table = table
    .description = The game's number in { COMMAND("games") }, if there are several.
cmd-hint = hint
    .description = See what a computer player would do in your place, and often why.
cmd-games = games
    .description = Your games in all servers, and whose turn it is.
cmd-games-board = board
    .description = Post a list of this server's tables instead, and keep it up to date.

## Buttons, at most 80 characters

ui-button-add-computer = Add computer
ui-button-take-seat = Take the seat
ui-button-back-again = I'm back
ui-button-hint = Hint
# $number: of the advised turn
ui-button-use-hint = Use plan { $number }
ui-button-back-to-planner = Back
ui-button-turning-points = Turning points
# $turn: its number
ui-button-see-turn = Turn { $turn }

## How strong a computer player is

ui-strength-easy = Easy
ui-strength-medium = Medium
ui-strength-hard = Hard

## Players

# A computer player. $player: its name · $strength
ui-player-computer = { $player } (computer, { $strength })
# A computer holds the seat of a person. $player: the person · $strength
ui-player-held = { $player } (computer stands in, { $strength })
# A seat without a player. $player: who sat there before
ui-player-nobody = { $player } (free seat)
# $number: of the seat, from 1 · $player: a player as above
ui-player-numbered = { $number }. { $player }
# $number: of the seat, from 1 · $seat: the player
ui-seat-number = { $number } for { $seat }

## Lobby

ui-choose-strength = How strong should the computer player be?
ui-choose-next-strength = Another one? How strong should it be?

## What computer players do

# $players: computer players who are to move · $status: where the game is
ui-turn-computer = { $players } to move · { $status }
# $players: seats without a player · $status: where the game is
ui-turn-nobody = Player wanted: { $players } · { $status }
# $status: where the game is
ui-turn-resting = The computers wait until a player is back · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

# $until: until when that can be taken back
ui-seated-resigned = { $old } left the game: the computer player { $new } plays on.
    .until = { $old } left the game: the computer player { $new } plays on. Until { $until }, { $old } can come back with { COMMAND("game back") }.
# $until: as above
ui-seated-resigned-free = { $old } left the game: the seat is free.
    .until = { $old } left the game: the seat is free. Until { $until }, { $old } can come back with { COMMAND("game back") }.
ui-seated-replaced = { $new } takes over from { $old }.
ui-seated-time-out = Time's up for { $old }: a computer player holds the seat until { $old } is back.
ui-seated-handed-over = A computer player holds the seat of { $old } until { $old } is back.
ui-seated-filled = The computer player { $new } takes the free seat of { $old }.
ui-seated-left-server = { $old } left this server: a computer player holds the seat, and anyone may take it.
ui-seated-left-server-free = { $old } left this server: anyone may take the seat.
ui-seated-returned = { $new } is back.
ui-seated-removed = The computer player { $old } was removed: the seat is free.
# $player: the only person left
ui-seated-alone = { $player }, you are the only person left: play on against the computers, or end the game with { COMMAND("game cancel") }.

# $player: whose seat
ui-offer-everybody = **Player wanted:** the seat of { $player } is free to take. Whoever takes it plays on from here.
# $player: whose seat · $to: a mention
ui-offer-somebody = { $to }, would you like to take over from { $player } and play on from here?
# $player: whose seat · $agreed, $needed: numbers of players
ui-offer-asked = { $player } is late. Should someone else be offered the seat? Agreed: { $agreed } of { $needed }.

## Answers, private, after something was done

# $computer: its name · $strength: how well it plays
ui-table-computer-added = { $computer } (computer, { $strength }) joined the table.
ui-table-computer-removed = { $computer } was removed.
ui-table-computer-strength = From the next turn on, { $computer } plays at { $strength } strength.
ui-table-handed-over = A computer player has the seat from now on.
# The same by the last person at the table
ui-table-handed-over-alone = A computer player has the seat from now on. Nobody else plays here, so the game rests until a player is back.
ui-table-offered = The seat is on offer. Nothing changes until someone takes it.
ui-table-offer-asked = I asked the others.
ui-table-offer-agreed = You agreed.
ui-table-offer-withdrawn = The seat is no longer on offer.
ui-table-taken = The seat is yours.
ui-table-resigned = You left the game.
ui-table-resigned-last = You were the last person at the table, so the game has ended.
ui-table-back = Welcome back: you play on from here.
ui-table-moved = The game goes on here.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = No seat here fits that right now: { COMMAND("game info") } shows who sits where.
# $seats: "1 for Ada and 2 for Bob"
ui-refusal-which-seat = Which seat do you mean? Add the option “seat”: { $seats }.
ui-refusal-no-computers = This table plays without computer players; the host can change that with { COMMAND("game settings") }.
ui-refusal-sits-already = That player already has a seat at this table: choose someone else.
# $until: a date
ui-refusal-seats-kept = The free seats are kept until { $until } for those who played the last game here: try again then.
ui-refusal-not-your-rematch = Only the players of this game can start a rematch: open a table of your own with { COMMAND("game new") }.
ui-refusal-has-seat = You already have a seat in this game: this one is for someone else.
ui-refusal-offered-already = That seat is already on offer: see the latest message about it.
# $host: the host's name
ui-refusal-not-overdue = It's too early for that: until the game has waited longer, only the host, { $host }, can offer this seat.
ui-refusal-host-gone = The host has left this server, so the table has a new one: see { COMMAND("game info") }, then try again.
ui-refusal-offer-closed = That seat is no longer on offer.
ui-refusal-offered-to-another = That seat is offered to someone else.
ui-refusal-never-left = The seat is still yours: just take your turn when it comes.
ui-refusal-held-by-computer = A computer player holds your seat: take it back with *{ ui-button-back-again }* or { COMMAND("game back") }.
ui-refusal-no-hints = This table plays without hints; the host can change that with { COMMAND("game settings") }.
ui-refusal-no-advice = I have no advice for this one: choose what you like best.
ui-refusal-still-thinking = I'm still working on your other requests: try again once they're answered.
ui-refusal-not-over = Turning points appear once the game is over.
ui-refusal-not-sealed = This game began before games were sealed, so there's nothing to check.
ui-refusal-nothing-to-move = All your games still have their channels: there is nothing to move.
# $tables: numbers
ui-refusal-which-table = Which game do you mean? Add the option “table”: { $tables }.

## Notes

# $name: who left · $until: until when that can be taken back
ui-notice-last-left = { $name } left, and no other person plays here: the game ends without a result.
    .until = { $name } left, and no other person plays here: the game ends without a result. Until { $until }, it can be brought back with { COMMAND("game back") }.
# $game: its name · $table: its number
ui-notice-channel-gone = The channel of your { $game } game was deleted. Nothing is lost: use { COMMAND("game move") } in another channel to go on there (this is game number { $table }).
ui-notice-moved = This game goes on here: its old channel was deleted.
ui-notice-goes-on = The game goes on.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = A player left; new player: { $seat }
ui-entry-seated-replaced = A seat was taken over; new player: { $seat }
ui-entry-seated-time-out = { $seat } ran out of time: a computer player holds the seat
ui-entry-seated-handed-over = A computer player has the seat of { $seat }
ui-entry-seated-left-server = { $seat } left the server
ui-entry-seated-returned = { $seat } is back
ui-entry-seated-removed = A computer player was removed from the seat of { $seat }

## /hint

ui-hint-title = **What a computer would do:**
# $number: from 1 · $turn: what it does and why · $gain: points more than the last of these turns may bring
ui-hint-turn = { $gain ->
    [0] **{ $number }.** { $turn }
    [one] **{ $number }.** { $turn } · `about { $gain } point more than the plan listed last`
   *[other] **{ $number }.** { $turn } · `about { $gain } points more than the plan listed last`
}
# $deed: what it does · $why: what for
ui-hint-why = { $deed } – *{ $why }*
ui-hint-foot = -# A button puts the turn into your planner; nothing is final until you end it.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] End this game for everyone, without a result?
    [one] End this game for everyone, without a result? { $turns } turn would be lost.
   *[other] End this game for everyone, without a result? { $turns } turns would be lost.
}
ui-confirm-resign = Leave this game for good? A computer player would play on in your place.
ui-confirm-resign-anybody = Leave this game for good? Your seat would be offered to everyone.
ui-confirm-resign-last = { $turns ->
    [0] Leave this game? You are the only person here, so it would end without a result.
    [one] Leave this game? You are the only person here, so it would end without a result, after { $turns } turn.
   *[other] Leave this game? You are the only person here, so it would end without a result, after { $turns } turns.
}
ui-confirm-undo = Take { $turns } turns back? That's yours and everything played after it; what was drawn or revealed since stays known.
ui-confirm-kept = Nothing has changed.
ui-button-sure-cancel = End the game
ui-button-sure-resign = Leave the game
ui-button-sure-undo = Take them back
ui-button-keep = Keep playing
# Takes back that one has resigned
ui-button-stay = Take my seat back
ui-button-reopen = Go on after all
ui-table-reopened = The game goes on.
# $name: who did it
ui-notice-reopened = { $name } brought the game back: it goes on.
ui-refusal-too-late = That was too long ago, or this channel has another game by now: open a new one with { COMMAND("game new") }.

## Turning points

ui-review-title = **Turning points**
ui-review-none = This game had no turning point: no single turn cost anyone much of their chance to win.
# $place: one of the two after it · $player · $after, $better: chances to win in per cent, after it and after the better
# turn · $played: what was done · $reason: what would have been better
ui-review-point = **{ $place }** · { $player } { $played }. Better: { $reason }. Chance to win: { $after }% as played, { $better }% with the better turn.
ui-review-point-better = **{ $place }** · { $player }. Better: { $reason }. Chance to win: { $after }% as played, { $better }% with the better turn.
# $round, $turn: their numbers
ui-review-round = Round { $round }, turn { $turn }
ui-review-turn = Turn { $turn }

## /games

ui-games-title = **Your games:**
# In place of a channel: the game stands in the direct messages with the bot
ui-games-direct = our direct messages
ui-games-none = You have no games: open one with { COMMAND("game new") }.
# $game: its name · $channel: a mention
ui-games-running = **{ $game }** in { $channel }
# $game: its name · $channel: a mention
ui-games-lobby = **{ $game }** in { $channel }: waiting for players
# $game: its name · $table: its number
ui-games-channel-deleted = **{ $game }** (number { $table }): its channel was deleted; bring it to another one with { COMMAND("game move") }
ui-games-yours = your turn
# $players: who is to move
ui-games-theirs = to move: { $players }
# $entry: the game · $turn: whose turn · $since: a time
ui-games-line = { $entry }: { $turn } ({ $since })
# $line: all that · $link: to the newest message
ui-games-link = { $line } { $link }

## The pinned message

# $game: its name
ui-status-title = **{ $game }**: current state
# $players: who is to move · $since: a time
ui-status-waiting = To move: { $players } ({ $since })
ui-status-players = Players: { $players }
# $permissions: their names
ui-status-not-pinned = -# I can't pin this message. Missing permissions: { $permissions }.
ui-permission-pin-messages = Pin Messages

## Settings

ui-setting-hints-alone = only when one person plays alone

## /help

ui-help-people = Short of players? *{ ui-button-add-computer }* in the lobby seats computer players, and `{ COMMAND("hint") }` asks one for advice. Need to leave? `{ COMMAND("game resign") }` and `{ COMMAND("game replace") }` hand your seat on, so the game can continue.
