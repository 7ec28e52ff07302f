# Who sits at a table: computer players, hints, seats in other hands, a person's tables.

## Commands: see discord.ftl

cmd-game-ai = ai
    .description = Computer players: add, remove, change them, or let one hold a seat. For the host.
cmd-game-ai-add = add
    .description = A computer player takes a seat in the lobby.
cmd-game-ai-add-strength = strength
    .description = How well it plays.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-remove = remove
    .description = A computer player leaves; in a running game its seat is offered to people.
cmd-game-ai-remove-seat = seat
    .description = Number of the seat, as /game info shows it.
cmd-game-ai-strength = strength
    .description = Change how well a computer player plays.
cmd-game-ai-strength-strength = strength
    .description = How well it plays from now on.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-strength-seat = seat
    .description = Number of the seat, as /game info shows it.
cmd-game-ai-hand-over = hand-over
    .description = A computer takes an empty seat, or holds a player's seat until they return.
cmd-game-ai-hand-over-strength = strength
    .description = How well it plays.
    .easy = Easy
    .medium = Medium
    .hard = Hard
cmd-game-ai-hand-over-seat = seat
    .description = Number of the seat, as /game info shows it.
cmd-game-replace = replace
    .description = Offer a seat to somebody else: your own; the host's say; or the majority's when a player is late.
cmd-game-replace-seat = seat
    .description = Number of the seat, as /game info shows it; your own, if not given.
cmd-game-replace-player = player
    .description = Who may take it; everybody, if not given.
cmd-game-resign = resign
    .description = Leave a running game for good: a computer plays on, or your seat is offered.
cmd-game-resign-to = to
    .description = Who plays on.
    .computer = a computer player
    .anybody = whoever takes the seat
cmd-game-back = back
    .description = Take your seat back from a computer, or withdraw its offer.
cmd-game-move = move
    .description = Bring your game here whose channel was deleted.
cmd-game-move-table = table
    .description = Number of the game, as /games shows it, if there are several.
cmd-hint = hint
    .description = What a computer player would do in your place, and why.
cmd-games = games
    .description = Your games in this server, whose turn it is, and since when.

## Buttons, at most 80 characters

ui-button-add-computer = Add AI
ui-button-take-seat = Take the seat
ui-button-back-again = I'm back
ui-button-hint = Hint
# $number: of the advised turn
ui-button-use-hint = Plan turn { $number }
ui-button-turning-points = Turning points
# $turn: its number
ui-button-see-turn = Turn { $turn }

## How well a computer plays

ui-strength-easy = Easy
ui-strength-medium = Medium
ui-strength-hard = Hard

## Players

# A computer player. $player: its name · $strength
ui-player-computer = { $player } (AI, { $strength })
# A computer holds the seat of a person. $player: the person · $strength
ui-player-held = { $player } (held by an AI, { $strength })
# A seat without a player. $player: who sat there before
ui-player-nobody = { $player } (free seat)
# $number: of the seat, from 1 · $player: a player as above
ui-player-numbered = { $number }. { $player }
# $number: of the seat, from 1 · $seat: the player
ui-seat-number = { $number } for { $seat }

## Lobby

ui-choose-strength = How well shall it play?
ui-choose-next-strength = Another one? How well shall it play?

## What computers do

# In place of a reason that is lacking
ui-computer-no-reason = A short turn.
# $reason: one sentence
ui-told-reason = -# { $reason }
# $players: computer players who are to move
ui-turn-computer = … { $players } to move.
# $players: seats without a player
ui-turn-nobody = … waiting until somebody takes the free seat: { $players }.
ui-turn-resting = … nobody is here, so the computers rest until a player returns.

## Seats in other hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } has left the game. { $new }, a computer player, plays on.
ui-seated-resigned-free = { $old } has left the game: the seat is free.
ui-seated-replaced = { $new } takes the seat of { $old }.
ui-seated-time-out = { $old } has run out of time: a computer holds the seat until they return.
ui-seated-handed-over = A computer holds the seat of { $old } until they return.
ui-seated-filled = { $new }, a computer player, takes the free seat of { $old }.
ui-seated-left-server = { $old } is no longer in this server: a computer holds the seat, and anybody may take it.
ui-seated-left-server-free = { $old } is no longer in this server: anybody may take the seat.
ui-seated-returned = { $new } is back.
ui-seated-removed = The computer player { $old } has left: the seat is free.
# $player: the only person left
ui-seated-alone = { $player }, you are the only one left here: play on against the computers, or end the game with /game cancel.

# $player: whose seat
ui-offer-everybody = **Seat wanted:** the seat of { $player } is offered. Whoever takes it plays on from here.
# $player: whose seat · $to: a mention
ui-offer-somebody = { $to }, the seat of { $player } is offered to you: you would play on from here.
# $player: whose seat · $agreed, $needed: numbers of players
ui-offer-asked = { $player } is late. Shall their seat be offered to somebody else? Agreed: { $agreed } of { $needed }.

## Answers, private, after something was done

# $computer: its name · $strength: how well it plays
ui-table-computer-added = { $computer } (AI, { $strength }) has a seat.
ui-table-computer-removed = { $computer } has left.
ui-table-computer-strength = { $computer } is { $strength } from its next turn on.
ui-table-handed-over = A computer plays there from now on.
ui-table-offered = The seat is offered. Until somebody takes it, nothing changes.
ui-table-offer-asked = The others were asked.
ui-table-offer-agreed = You agreed.
ui-table-offer-withdrawn = The offer is withdrawn: the seat stays as it is.
ui-table-taken = The seat is yours.
ui-table-resigned = You have left the game.
ui-table-resigned-last = You were the last one, so the game has ended.
ui-table-back = You play on from here.
ui-table-moved = The game is here now.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = There is no seat for which that can be done: look at /game info.
# $seats: "1 for Ada and 2 for Bob"
ui-refusal-which-seat = Say which seat you mean with the option “seat”: { $seats }.
ui-refusal-no-computers = This table plays without computer players: the host can change that with /game settings.
ui-refusal-sits-already = They sit at this table already: choose somebody else.
ui-refusal-offered-already = That seat is on offer already: look at the newest message about it.
# $host: the host's name
ui-refusal-not-overdue = The game has not waited long enough for them: only { $host }, the host, can replace them now.
ui-refusal-host-gone = The host had left this server, so the table has another one now: see /game info, and try again.
ui-refusal-offer-closed = That seat is not offered any more.
ui-refusal-offered-to-another = That seat is offered to somebody else.
ui-refusal-never-left = Your seat is yours already: take your turn when it comes.
ui-refusal-held-by-computer = A computer holds your seat: take it back with “I'm back” or /game back.
ui-refusal-no-hints = This table plays without hints: the host can change that with /game settings.
ui-refusal-no-advice = I see nothing to advise here: look at what is offered.
ui-refusal-not-over = Turning points are shown when the game is over.
ui-refusal-not-homeless = None of your games has lost its channel.
# $tables: numbers
ui-refusal-which-table = Say which game you mean with the option “table”: { $tables }.

## Notes

# $name: who left
ui-notice-last-left = { $name } has left, and nobody else is here: the game ends without a result.
# $game: its name · $table: its number
ui-notice-channel-gone = The channel of your game of { $game } was deleted. Nothing is lost: use /game move in another channel, and it goes on there (it is number { $table } if there are several).
ui-notice-moved = This game goes on here, since its channel was deleted.
ui-notice-goes-on = The game goes on.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = A player has left; the seat is now { $seat }'s
ui-entry-seated-replaced = The seat is taken over; it is now { $seat }'s
ui-entry-seated-time-out = A computer holds the seat of { $seat }: out of time
ui-entry-seated-handed-over = A computer plays for the seat of { $seat }
ui-entry-seated-left-server = { $seat } has left the server
ui-entry-seated-returned = { $seat } is back
ui-entry-seated-removed = A computer player has left; the seat is now { $seat }'s

## /hint

ui-hint-title = **What a computer player would do:**
# $number: from 1 · $gain: "+2.5" points more than the weakest turn that was looked at closely · $reason: one sentence
ui-hint-turn = **{ $number }.** { $reason } ({ $gain } points)
# $steps: in notation
ui-hint-steps = -# `{ $steps }`
ui-hint-foot = -# Points as expected at the end, compared with the weakest turn that it looked at closely. A button puts the turn into your planner; nothing is final before you end the turn.

## Turning points

ui-review-title = **Turning points**
ui-review-none = Nobody made a large mistake: no other turn would have changed the chances much.
# $turn: its number · $player · $after, $better: chances to win in per cent · $reason: what would have been better
ui-review-point = **Turn { $turn }, { $player }:** the chance to win was { $after } % after it. Better, with { $better } %: { $reason }

## /games

ui-games-title = **Your games in this server:**
ui-games-none = You play no game in this server: open one with /game new.
# $game: its name · $channel: a mention
ui-games-running = **{ $game }** in { $channel }
# $game: its name · $channel: a mention
ui-games-lobby = **{ $game }** in { $channel }: players join
# $game: its name · $table: its number
ui-games-homeless = **{ $game }**: its channel was deleted; /game move brings it to another one (number { $table })
ui-games-yours = your turn
# $players: who is to move
ui-games-theirs = to move: { $players }
# $entry: the game · $turn: whose turn · $since: a time
ui-games-line = { $entry }: { $turn }, since { $since }
# $line: all that · $link: to the newest message
ui-games-link = { $line } { $link }

## The pinned message

# $game: its name
ui-status-title = **{ $game }**: how the game stands
# $players: who is to move · $since: a time
ui-status-waiting = To move: { $players }, since { $since }
ui-status-players = Players: { $players }
# $permissions: their names
ui-status-not-pinned = -# I need { $permissions } to pin this message.
ui-permission-pin-messages = Pin Messages

## Settings

ui-setting-hints-alone = while one person plays

## /help

ui-help-people = Too few players? *Add AI* in the lobby seats computer players, `/hint` asks one for advice, and `/game resign` or `/game replace` hand a seat on: no game has to end because somebody leaves.
