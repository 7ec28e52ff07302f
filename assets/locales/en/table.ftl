# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Your table is open: the others can join below.
ui-table-joined = You're in.
ui-table-left = You left the table.
ui-table-lobby-cancelled = The table is closed.
ui-table-started = The game begins. Have fun!
ui-table-cancelled = The game was cancelled.
# $next: the players to move
ui-table-turn-done = Your turn is done. Next: { $next }.
# The same where a hidden thing was revealed, so that *Take back* is missing below. $what: the event that revealed it
ui-table-turn-done-shown = Your turn is done. Next: { $next }. It revealed something hidden (“{ $what }”), so only { COMMAND("undo") } can take it back.
ui-table-turn-done-final = Your turn is done. Next: { $next }. It revealed something hidden (“{ $what }”), so it can't be taken back.
ui-table-turn-done-chosen = Your choice is made; you can take it back until everyone has chosen. Still to choose: { $next }.
# Where nothing can be taken back at this table
ui-table-turn-done-chosen-final = Your choice is made. Still to choose: { $next }.
ui-table-turn-done-revealed = Your choice is made. It was the last one, so the game goes on.
# After a turn, where other tables wait for the same person. $count: how many · $game, $channel: the one that has waited longest
ui-next-game = { $count ->
    [one] { $game } in { $channel } is waiting for you, too.
   *[other] { $count } more games are waiting for you, { $game } in { $channel } the longest.
}
ui-table-turn-done-over = Your turn is done, and that was the end of the game.
ui-table-undone = The turn is taken back and waits in its player's planner.
# The same to the player whose turn it is
ui-table-undone-own = The turn is taken back and waits in your planner.
ui-table-undo-asked = I asked the others whether you may take your turn back.
ui-table-undo-agreed = You agreed.
ui-table-undo-refused = You declined: the turn stands.
ui-table-undo-withdrawn = You withdrew your request: the turn stands.
# A step that has no words of its own. $step: in notation
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = There's no game in this channel: open one with { COMMAND("game new") }.
ui-refusal-not-here = That button belongs to a game in another channel: press it there.
# $game: what was asked for
ui-refusal-unknown-game = I don't know a game called “{ $game }”: pick one from the list.
# $option: what was asked for
ui-refusal-bad-option = This game has no option “{ $option }” with that value: pick one from the list.
# $game: its name · $min, $max: numbers of players
ui-refusal-bad-seats = { $game } is for { $min } to { $max } players: choose a number of seats in that range.
# $link: address of a message
ui-refusal-channel-busy = This channel already has a game ({ $link }): open yours in another channel or a thread.
ui-refusal-channel-busy-unposted = This channel already has a game, which is just about to appear: open yours in another channel or a thread.
ui-refusal-table-full = Every seat is taken: wait for one to become free, or open another table in a thread.
ui-refusal-already-joined = You already have a seat at this table.
ui-refusal-not-in-lobby = You have no seat at this table: take one with *{ ui-button-join }*.
ui-refusal-has-resigned = You gave up your seat in this game. For a day you can take it back with { COMMAND("game back") }, as long as nobody else has it.
ui-refusal-seat-gone = Somebody else has your seat by now.
ui-refusal-not-at-table = You don't play in this game, but you can watch with { COMMAND("board") } and { COMMAND("log") }.
# $host: the host's name
ui-refusal-not-host = Only the host, { $host }, or someone who can manage this channel can do that.
# $have, $need: numbers of players
ui-refusal-too-few-players = { $have ->
    [one] You need at least { $need } players and have { $have }: wait for others to join, or add computer players.
   *[other] You need at least { $need } players and have { $have }: wait for others to join, or add computer players.
}
ui-refusal-already-started = The game has already begun: see the latest message in this channel. To leave it, use { COMMAND("game resign") }.
ui-refusal-not-started = The game hasn't begun yet: the host starts it in the lobby.
# $who: the players to move
ui-refusal-not-your-turn = It isn't your turn yet. To move: { $who }.
ui-refusal-already-chosen = You have already chosen. Still to choose: { $who }. Until then you can change your mind with { COMMAND("undo") }.
ui-refusal-stale-press = That button is out of date, so nothing has changed. *{ ui-button-take-turn }* shows your turn as it is now.
ui-refusal-already-done = You already ended this turn: see the latest message in this channel.
ui-refusal-nothing-drafted = There's no step to undo yet.
ui-refusal-turn-not-complete = Your turn isn't complete yet: answer the question first.
# $step: in notation · $possible: steps in notation · $more: how many more there are
ui-refusal-illegal = { $more ->
    [0] You can't play “{ $step }” now, so nothing has changed. Possible: { $possible-inside-series }.
   *[other] You can't play “{ $step }” now, so nothing has changed. Possible: { $possible-inside-series }; and { $more } more.
}
# $planned: steps that were planned before, in words · the rest as above. `undo` and `/play` stay as they are
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” isn't possible after what you have planned ({ $planned-inside-series }), so nothing has changed. Possible: { $possible-inside-series }. `undo` takes your last step back.
   *[other] “{ $step }” isn't possible after what you have planned ({ $planned-inside-series }), so nothing has changed. Possible: { $possible-inside-series }; and { $more } more. `undo` takes your last step back.
}
# $number: which step of the line · the rest as above
ui-refusal-illegal-in-line = { $more ->
    [0] Step { $number } of your line, “{ $step }”, isn't possible there, so none of it was played. Possible there: { $possible-inside-series }.
   *[other] Step { $number } of your line, “{ $step }”, isn't possible there, so none of it was played. Possible there: { $possible-inside-series }; and { $more } more.
}
ui-refusal-illegal-nothing = You can't play “{ $step }” now, so nothing has changed.
ui-refusal-not-together = You can't do all of that together, so nothing has changed: choose fewer.
# $step: in notation
ui-refusal-after-the-end = The turn is already over before “{ $step }”, so nothing has changed: leave that step out.
ui-refusal-empty-line = Type at least one step: pick one from the list.
ui-refusal-line-too-long = That line is too long for one turn: send it in parts.
ui-refusal-nothing-to-undo = You have no turn to take back.
# $who: whose turn it was
ui-refusal-turn-of-another = Only { $who } can take that turn back.
ui-refusal-not-last-turn = That is no longer your last turn: take your last one back with { COMMAND("undo") }.
ui-refusal-before-saved = That turn can't be taken back: the game was resumed from a saved position after it.
ui-refusal-undo-pending = The table is already voting on taking a turn back: that has to be settled first. Whoever asked for it can withdraw it with *{ ui-button-refuse }*.
ui-refusal-undo-closed = That request is closed: see the latest message in this channel.
ui-refusal-own-request = That's your own request: the others have to answer it.
ui-refusal-already-answered = You already answered: now it's up to the others.
# $last: number of the last turn
ui-refusal-unknown-turn = { $last ->
    [0] There are no turns yet.
   *[other] There's no such turn: choose one from 1 to { $last }.
}
# $turn: number of a turn
ui-refusal-lost-turn = Turn { $turn } can no longer be shown, because the rules have been corrected since: choose a later one.
ui-refusal-game-over = The game is over: open a new one with { COMMAND("game new") }.
# $most: how many
ui-refusal-too-many-tables = { $most ->
    [one] You already host an open game: finish it, or close it with { COMMAND("game cancel") }.
   *[other] You already host { $most } open games: finish one, or close one with { COMMAND("game cancel") }.
}
# $most: how many
ui-refusal-server-full = { $most ->
    [one] This server already has an open game, and I can't keep up with more: finish or close it first.
   *[other] This server already has { $most } open games, and I can't keep up with more: finish or close one first.
}
ui-refusal-cancelled = The game was cancelled: open a new one with { COMMAND("game new") }.
ui-refusal-unreadable = This game can no longer be loaded. Its turns are kept; the host can close it with { COMMAND("game cancel") }.
ui-refusal-trouble = Something went wrong on my side, and nothing has changed: try again in a moment.
ui-refusal-uncertain = Something went wrong on my side. Look at the game before you try again.

## Notes, public or to the host

# $name: who did it · $until: until when it can be taken back
ui-notice-cancelled = { $name } cancelled the game.
    .until = { $name } cancelled the game. Until { $until }, it can be brought back with { COMMAND("game back") }.
ui-notice-resumed = After an update, the earlier turns of this game no longer replay exactly. The game goes on from its saved position; earlier turns can't be taken back.
# $channel: a channel
ui-notice-undelivered = Discord didn't take one of my messages in { $channel }; the bot's log says why. The game goes on: { COMMAND("turn") } and { COMMAND("board") } work there as always.
# $channel: a channel
ui-notice-withheld = I'm not allowed to write in { $channel } any more. Nothing is lost: as soon as I may (View Channel, Send Messages), the newest turn appears there.

## Entries of the log

# $turn: its number · $seat: whose
ui-entry-turn = Turn { $turn }, { $seat }
ui-entry-turn-undone = A turn of { $seat }, taken back later
ui-entry-undo-asked = { $seat } would like to take a turn back
ui-entry-undo-agreed = { $seat } agrees
ui-entry-undo-refused = { $seat } declines
# $turns: how many
ui-entry-undone = { $turns ->
    [one] { $seat } takes a turn back
   *[other] { $seat } takes { $turns } turns back
}
ui-entry-resumed = The game is resumed from a saved position

## Fair play: what can be checked

# In the first message of a game. $commitment: 32 letters and digits
ui-fair-play-sealed = Fair play: this game is sealed as { $commitment }
# In the last message. $seed: a number, $salt: 43 letters and digits, $head: 32 letters and digits
ui-fair-play-ended = Fair play: seed { $seed }, salt { $salt }, the log ends with { $head }
ui-button-fair-play = Was it fair?
# $turns: how many
ui-fair-play-checked = Yes. The game was dealt just as it was sealed at the start, and nothing in its { $turns ->
    [one] turn
   *[other] { $turns } turns
} was changed afterwards. Check it yourself with this file.
# The rules have changed since. $turns: how many
ui-fair-play-checked-log = Yes: the setup is the one that was sealed at the start, and nothing in its { $turns ->
    [one] turn
   *[other] { $turns } turns
} was changed afterwards. Check it yourself with this file.
# Below one of these two. $seal: 32 letters and digits
ui-fair-play-compare = The first message of the game must show the same seal: { $seal }
# $why: what is wrong, one of core-proof-…
ui-fair-play-broken = No: { $why }. Please tell whoever runs this bot, and keep this file.
ui-fair-play-file = The whole game, with everything it takes to check it
# What is wrong with the file of a finished game, behind a colon. $entry: a number of the log
core-proof-shape = the file does not have the right form
core-proof-game = there is no game “{ $game }” here
core-proof-commitment = salt, seed and setup do not give the commitment
# $seed: a number, $salt: 43 letters and digits
core-proof-deal = its seed is { $seed } and its salt is { $salt }, not what you gave
core-proof-seal = its seal is { $seal }, not the one that you gave
core-proof-dealt = the setup was not dealt from the seed
core-proof-setup = the setup is not one of this game
core-proof-chain = entry { $entry } does not follow the one before it, so something was changed or left out
core-proof-head = the log does not end with the hash that was published
core-proof-state = entry { $entry } does not lead to the position that it names
# What the command line says of such a file. $turns: how many · $commitment: 32 letters and digits
core-proof-good = The game was dealt just as it was sealed at the start ({ $commitment }), and nothing in its { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} was changed afterwards.
# The rules have changed since.
core-proof-good-log = The setup is the one that was sealed at the start ({ $commitment }), and nothing in its { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} was changed afterwards. The rules have changed since, so the game was not dealt anew.
core-proof-unfinished = The game is not over yet.
